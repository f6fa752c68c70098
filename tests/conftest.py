"""What all tests share."""

import importlib
import os
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from browser.served import CHROMIUM, FLAGS


def pytest_configure() -> None:
    """Refuse to call a run "compiled" that imports the sources.

    ./test sets the variable for its second run; without this check a wrong path would make that
    run repeat the first one and prove nothing.
    """
    os.environ["REGNUM_LANG"] = "en"  # whatever the machine speaks
    if os.environ.get("REGNUM_EXPECT_COMPILED") != "1":
        return
    for name in ("regnum.kernel", "regnum.games"):
        file = importlib.import_module(name).__file__ or ""
        if not file.endswith(tuple(EXTENSION_SUFFIXES)):
            pytest.exit(f"{name} is not compiled: {file}", returncode=1)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests with a browser come last: Playwright holds the event loop of the process until the end."""
    items.sort(key=lambda item: "playwright" in getattr(item, "fixturenames", ()))


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """There can be only one in a process, whichever tests come first."""
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield running
    running.close()
