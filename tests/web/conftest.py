"""A real server in a process of its own and a real Chromium: what the browser tests share."""

import contextlib
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from tests.waiting import PATIENCE, wait_until

CHROMIUM = os.environ.get("REGNUM_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
WEB = Path(__file__).parents[2] / "src" / "regnum" / "web"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# Tests do not wait for bots that pause for people's eyes.
SETTINGS = '{"bot_delay": 0.0, "new_tables": {"per_second": 50, "burst": 500}}'


# Nor for animations and the pace of the automa, which are settings of the page.
QUICK = """
if (!localStorage.getItem("regnum.settings"))
  localStorage.setItem("regnum.settings", JSON.stringify({ animation: "off", automaPace: "instant" }));
"""


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


class Served:
    """A server that can be killed and started again on the same database and port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process: subprocess.Popen[str] | None = None
        self.address = ""
        self.port = 0
        (folder / "settings.json").write_text(SETTINGS, "utf-8")

    def start(self) -> None:
        command = [sys.executable, "-m", "regnum", "serve", "--db", str(self.folder / "games.db")]
        command += [
            "--port",
            str(self.port),
            "--settings",
            str(self.folder / "settings.json"),
            "--workers",
            "1",
        ]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"(http://127\.0\.0\.1:(\d+))/", line)
            if found:
                self.address, self.port = found[1], int(found[2])
                return
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(5)
            self.process.kill()
            self.process.wait()
        if self.process is not None and self.process.stdout is not None:
            self.process.stdout.close()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("server"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
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
