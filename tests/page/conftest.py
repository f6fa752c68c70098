"""What the tests of the page's server share: stores in memory, and a Chromium that runs the real thing."""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.page.bundle import bundle, why_not
from tests.page.shelves import MEMORY
from tests.waiting import PATIENCE

from browser.served import CHROMIUM, FLAGS
from regnum.cli.site import listening

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Coroutine tests (`@pytest.mark.anyio`) run on asyncio, like the server."""
    return "asyncio"


@pytest.fixture
def store_url(tmp_path: Path) -> str:
    """The address of an empty store of a page, in memory: the suites of the server's stores run on it."""
    return f"{MEMORY}:{tmp_path}"


# --- the real thing --------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    """The address of a folder with everything that runs in a page, served as plain files."""
    missing = why_not()
    if missing:
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    server = listening(bundle() / "site", 0)
    with server, ThreadPoolExecutor(1) as thread:
        thread.submit(server.serve_forever)
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield running
        running.close()


OpenPage = Callable[[], Page]


@pytest.fixture
def context(browser: Browser, site: str) -> Iterator[BrowserContext]:
    """A browser that has never been there: its storage is its own."""
    context = browser.new_context(base_url=site)
    context.set_default_timeout(PATIENCE * 1000)
    context.add_init_script(path=HERE / "engine.js")
    yield context
    context.close()


@pytest.fixture
def open_page(context: BrowserContext) -> OpenPage:
    """Pages of one browser: they share what it keeps."""

    def opened() -> Page:
        page = context.new_page()
        page.goto("page.html")
        return page

    return opened
