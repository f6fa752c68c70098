"""What the tests of the page share: stores in memory, the built site on a plain file server, a Chromium."""

import functools
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.page.bundle import bundle, why_not
from tests.page.people import MILLISECONDS, OpenPerson, Person
from tests.page.shelves import MEMORY

import site_build
from browser.served import CHROMIUM
from regnum.cli.site import listening

HERE = Path(__file__).parent
BELOW = "games/at/home"  # any sub-path
expect.set_options(timeout=MILLISECONDS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser there is nothing to look at; ./test provides one."""
    if CHROMIUM is None and not os.environ.get("CI"):
        for item in items:
            if HERE in item.path.parents and "browser" in getattr(item, "fixturenames", ()):
                item.add_marker(pytest.mark.skip(reason="there is no Chromium (./test installs it)"))


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Coroutine tests (`@pytest.mark.anyio`) run on asyncio, like the server."""
    return "asyncio"


@pytest.fixture
def store_url(tmp_path: Path) -> str:
    """The address of an empty store of a page, in memory: the suites of the server's stores run on it."""
    return f"{MEMORY}:{tmp_path}"


# --- the built site --------------------------------------------------------------------------------------


@pytest.fixture(scope="session")
def site() -> Path:
    """The built folder."""
    return site_build.build()


class Quiet(SimpleHTTPRequestHandler):
    """Python's own file server, which writes no line for every request."""

    def log_message(self, *_: Any) -> None:
        """Nothing."""


@pytest.fixture(scope="session")
def address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the site is served, below a sub-path."""
    root = tmp_path_factory.mktemp("host")
    place = root / BELOW
    place.parent.mkdir(parents=True)
    place.symlink_to(site)
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(root)))
    server.daemon_threads = True
    with server, ThreadPoolExecutor(1) as thread:
        thread.submit(server.serve_forever)
        yield f"http://127.0.0.1:{server.server_port}/{BELOW}/"
        server.shutdown()


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


# --- the engine without a page ---------------------------------------------------------------------------


@pytest.fixture(scope="session")
def workbench() -> Iterator[str]:
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


OpenPage = Callable[[], Page]


@pytest.fixture
def context(browser: Browser, workbench: str) -> Iterator[BrowserContext]:
    """A browser that has never been there: its storage is its own."""
    context = browser.new_context(base_url=workbench)
    context.set_default_timeout(MILLISECONDS)
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
