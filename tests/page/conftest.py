"""The built site, served by Python's plain file server from a folder within a folder, and a real Chromium."""

import functools
import os
import threading
from collections.abc import Callable, Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright
from tests.waiting import PATIENCE

import site_build
from browser.served import CHROMIUM, FLAGS, QUICK

MILLISECONDS = PATIENCE * 1000
expect.set_options(timeout=MILLISECONDS)
BELOW = "games/at/home"  # any sub-path
PLAYER = (Path(__file__).parent / "player.js").read_text("utf-8")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser there is nothing to test; ./test provides one."""
    if CHROMIUM is None and not os.environ.get("CI"):
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(pytest.mark.skip(reason="there is no Chromium (./test installs it)"))


class Quiet(SimpleHTTPRequestHandler):
    """Python's own file server, which writes no line for every request."""

    def log_message(self, *_: Any) -> None:
        """Nothing."""


@pytest.fixture(scope="session")
def site() -> Path:
    """The built folder."""
    return site_build.build()


@pytest.fixture(scope="session")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the site is served."""
    root = tmp_path_factory.mktemp("host")
    place = root / BELOW
    place.parent.mkdir(parents=True)
    place.symlink_to(site)
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(root)))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/{BELOW}/"
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield running
    running.close()


class Person:
    """Somebody with a browser of their own; what goes wrong in its pages is noted."""

    def __init__(self, browser: Browser, address: str, **options: Any) -> None:
        wanted = {"viewport": {"width": 1280, "height": 800}, "base_url": address, **options}
        self.context: BrowserContext = browser.new_context(**wanted)
        self.context.set_default_timeout(MILLISECONDS)
        self.context.add_init_script(f"if (location.protocol !== 'about:') {{ {QUICK} }}")
        self.problems: list[str] = []

    def open(self, path: str = "") -> Page:
        page = self.context.new_page()
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.problems.append(f"page error: {str(error)[:500]}"))
        page.goto(path)
        return page

    def _said(self, message: Any) -> None:
        if message.type == "error":
            self.problems.append(message.text[:500])


OpenPerson = Callable[..., Person]


@pytest.fixture
def person(browser: Browser, address: str) -> Iterator[OpenPerson]:
    """People with browsers of their own; errors in their pages fail the test."""
    people: list[Person] = []

    def come(**options: Any) -> Person:
        people.append(Person(browser, address, **options))
        return people[-1]

    yield come
    for one in people:
        one.context.close()
    assert [problem for one in people for problem in one.problems] == []


def begin(page: Page, mode: str, game: str) -> None:
    """From home to the first choice at a table; the engine may still be on its way."""
    page.goto("#/")
    page.locator(f'[data-game="{game}"] [data-mode="{mode}"]').click()
    page.locator(f'[data-game="{game}"] [data-start]').click()
    page.wait_for_selector(".tf-choice, [data-hand-over]")


def play(page: Page, turns: int = 10_000, seed: int = 7) -> int:
    """Press what is offered, so often or to the end; how many choices were made."""
    return int(page.evaluate(PLAYER, {"turns": turns, "seed": seed}))


def made(page: Page) -> int:
    """How many choices stand."""
    return int(page.locator(".tf").get_attribute("data-made") or -1)


def ready(page: Page) -> None:
    """Wait until the engine plays."""
    page.wait_for_function("() => !document.querySelector('[data-engine=loading]')")
