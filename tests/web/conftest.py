"""A real server in a process of its own and a real Chromium: what the browser tests share."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect
from tests.waiting import PATIENCE, wait_until

from browser.served import CHROMIUM, FLAGS, QUICK, Served
from get_chromium import find_whole

WEB = Path(__file__).parents[2] / "src" / "regnum" / "web"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser or a built client there is nothing to test; ./test provides both."""
    why = ""
    if CHROMIUM is None:
        why = "there is no Chromium (./test installs it)"
    elif not (WEB / "index.html").exists():
        why = "the client is not built (./test builds it)"
    if why and not os.environ.get("CI"):
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(pytest.mark.skip(reason=why))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """One that can show notifications: slower to open a page."""
    running = playwright.chromium.launch(executable_path=find_whole(), args=FLAGS)
    yield running
    running.close()


OpenPage = Callable[..., Page]
wait_for = wait_until
# The machine may be busy: what is expected is waited for as long as in all tests.
MILLISECONDS = PATIENCE * 1000
expect.set_options(timeout=MILLISECONDS)


@pytest.fixture
def open_page(browser: Browser, served: Served) -> Iterator[OpenPage]:
    """Pages of different people: each has a browser context of its own. Errors fail the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def opened(path: str = "/", **options: object) -> Page:
        wanted: dict[str, object] = {"viewport": {"width": 1280, "height": 800}, **options}
        context = browser.new_context(base_url=served.address, **wanted)  # type: ignore[arg-type]
        contexts.append(context)
        context.set_default_timeout(MILLISECONDS)
        context.add_init_script(QUICK)
        page = context.new_page()
        page.on("console", lambda message: note(problems, message.type, message.text))
        page.on("pageerror", lambda error: problems.append(f"page error: {error}"))
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert problems == []


@pytest.fixture
def broken_page(browser: Browser, served: Served) -> Iterator[Page]:
    """A page whose errors are what the test is about."""
    context = browser.new_context(base_url=served.address, viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.set_default_timeout(10_000)
    yield page
    context.close()


def note(problems: list[str], kind: str, text: str) -> None:
    """An error in the console is a failure, but for lines that are lost on purpose."""
    if kind == "error" and "WebSocket connection" not in text and "ERR_CONNECTION_REFUSED" not in text:
        problems.append(text)
