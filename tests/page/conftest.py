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


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield running
    running.close()


OpenContext = Callable[..., BrowserContext]


@pytest.fixture
def open_context(browser: Browser, address: str) -> Iterator[OpenContext]:
    """Browsers of different people; errors in their pages fail the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def opened(**options: Any) -> BrowserContext:
        wanted = {"viewport": {"width": 1280, "height": 800}, "base_url": address, **options}
        context = browser.new_context(**wanted)
        contexts.append(context)
        context.set_default_timeout(MILLISECONDS)
        context.add_init_script(QUICK)
        context.on("page", lambda page: watch(page, problems))
        return context

    yield opened
    for context in contexts:
        context.close()
    assert problems == []


def watch(page: Page, problems: list[str]) -> None:
    page.on("console", lambda message: message.type == "error" and problems.append(message.text[:500]))
    page.on("pageerror", lambda error: problems.append(f"page error: {str(error)[:500]}"))
