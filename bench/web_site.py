"""The budgets of the site, beside the same client with a server on this machine, in the same run.

`PYTHONPATH=scripts python -m bench.web_site [GAME ...]` prints one line a figure; bench/RESULTS-web.md keeps
a run. The folder is served as a host does that sends compressed files: bytes are counted as it sends them.
"""

import functools
import sys
import tempfile
import threading
import time
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, BinaryIO

from bench.web import DESKTOP, NOTED, choice_times, middle_and_late
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import site_build
import web_build
from browser.served import CHROMIUM, FLAGS, QUICK, Served
from regnum.games import NAMES

MINUTE = 60_000
STARTS = 5
READY = "() => !document.querySelector('[data-engine=loading]')"
KEPT = "() => navigator.serviceWorker.controller !== null"


class Host(SimpleHTTPRequestHandler):
    """Sends what lies compressed beside a file in its place, and counts the bytes."""

    sent = 0

    def send_head(self) -> BinaryIO | None:
        path = self.translate_path(self.path.partition("?")[0])
        packed = Path(path + ("index.html" if path.endswith("/") else "") + ".br")
        if not packed.is_file() or "br" not in self.headers.get("Accept-Encoding", ""):
            return super().send_head()
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(packed.with_suffix(""))))
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(packed.stat().st_size))
        self.send_header("Cache-Control", "max-age=600")
        self.end_headers()
        return packed.open("rb")

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        outputfile.write(data)
        Host.sent += len(data)

    def log_message(self, *_: object) -> None:
        """Nothing."""


def first_load(context: BrowserContext, address: str) -> Page:
    """A first visit: when home stands, when the engine plays, when all is kept; and the bytes till then."""
    page = context.new_page()
    page.set_default_timeout(5 * MINUTE)
    started = time.perf_counter()
    page.goto(address)
    page.wait_for_selector("[data-start]")
    print(f"first load: home after {since(started)}, {Host.sent / 1000:.0f} kB by then")
    page.wait_for_selector("[data-engine=loading]", state="attached")
    page.wait_for_function(READY)
    print(f"first load: the engine plays after {since(started)}, {Host.sent / 1e6:.2f} MB by then (goal: 7)")
    page.wait_for_function(KEPT)
    print(f"first load: everything is kept after {since(started)}, {Host.sent / 1e6:.2f} MB in all")
    return page


def since(started: float) -> str:
    return f"{time.perf_counter() - started:.1f} s"


def begin(page: Page, address: str, game: str) -> str:
    """Begin a game alone; its address."""
    page.goto(address)
    page.locator(f'[data-game="{game}"] [data-start]').click()
    page.wait_for_selector(".tf-choice")
    return page.url


def second_starts(context: BrowserContext, table: str) -> list[float]:
    """Seconds from opening the address of a running game to its question, everything being kept."""
    times = []
    for _ in range(STARTS):
        page = context.new_page()
        started = time.perf_counter()
        page.goto(table)
        page.wait_for_selector(".tf-choice", timeout=5 * MINUTE)
        times.append(time.perf_counter() - started)
        page.close()
    return sorted(times)


def context_for(browser: Browser) -> BrowserContext:
    context = browser.new_context(viewport=DESKTOP)
    context.add_init_script(QUICK + NOTED)
    return context


def measure(browser: Browser, address: str, server: str, games: list[str]) -> None:
    inside, beside = context_for(browser), context_for(browser)
    page = first_load(inside, address)
    other = beside.new_page()
    for game in games:
        table = begin(page, address, game)
        mine = [each["painted"] for each in choice_times(page)]
        print(f"{game}: a choice on the board, in the page: {middle_and_late(mine)} (goal: median 150)")
        begin(other, server, game)
        theirs = [each["painted"] for each in choice_times(other)]
        print(f"{game}: the same with a server on this machine: {middle_and_late(theirs)}")
        page.goto("about:blank")  # its engine ends
        starts = second_starts(inside, table)
        print(f"{game}: second start to the running game: median {starts[STARTS // 2]:.2f} s (goal: 3)")


def main() -> int:
    web_build.build()
    site = site_build.build()
    host = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Host, directory=str(site)))
    threading.Thread(target=host.serve_forever, daemon=True).start()
    server = Served(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            address = f"http://127.0.0.1:{host.server_port}/"
            measure(browser, address, server.address, sys.argv[1:] or list(NAMES))
            browser.close()
    finally:
        server.stop()
        host.shutdown()
    return 0


if __name__ == "__main__":
    sys.exit(main())
