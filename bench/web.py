"""The budgets of the browser client on loopback: bytes of a first load, times, frames while panning.

`PYTHONPATH=scripts python -m bench.web [GAME]` prints one line a figure; bench/RESULTS-web.md keeps a run. It
needs the built client and Chromium, like the browser tests.
"""

import itertools
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from browser.playing import decision, settled, take_the_screen
from browser.positions import record_to
from browser.served import CHROMIUM, FLAGS, QUICK, Served

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
CHOICES = 40
GAME = sys.argv[1] if len(sys.argv) > 1 else "paladins"
START = f'[data-game="{GAME}"] [data-start]'
FRAMES = """() => new Promise((done) => {
  const times = [];
  const tick = (now) => { times.push(now); times.length < 121 ? requestAnimationFrame(tick) : done(times); };
  requestAnimationFrame(tick);
})"""


def first_load(browser: Browser, address: str) -> tuple[int, int]:
    """Bytes over the wire for the home page and for the table after it, from an empty cache."""
    page = browser.new_page(base_url=address, viewport=DESKTOP)
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    loaded: list[int] = []
    client.on("Network.loadingFinished", lambda event: loaded.append(int(event["encodedDataLength"])))
    page.goto("/")
    page.wait_for_selector("[data-start]")
    page.wait_for_timeout(500)
    home = sum(loaded)
    page.locator(START).click()
    page.wait_for_selector(".tf-choice")
    page.wait_for_timeout(500)
    page.close()
    return home, sum(loaded)


def to_first_decision(page: Page) -> float:
    """Seconds from the click on the home page to the first choice, with a warm cache."""
    page.goto("/")
    page.wait_for_selector("[data-start]")
    started = time.perf_counter()
    page.locator(START).click()
    page.wait_for_selector(".tf-choice")
    return time.perf_counter() - started


SHOWN = """(before) => new Promise((done) => {
  const row = document.querySelectorAll(".tf-choice")[0];
  const started = performance.now();
  const look = () => {
    const button = document.querySelector(".tf-confirm .is-primary");
    if (button) button.click();
    const now = document.querySelector(".tf")?.dataset.decision;
    if (now !== String(before)) done(performance.now() - started);
    else requestAnimationFrame(look);
  };
  row.click();
  look();
})"""


def choice_times(page: Page) -> list[float]:
    """Milliseconds from a click to the board that shows it, in the page's own clock."""
    times: list[float] = []
    for _ in range(CHOICES):
        if not settled(page):
            break
        times.append(float(page.evaluate(SHOWN, decision(page))))
    return times


def frames_while_panning(browser: Browser, address: str) -> float:
    """Frames a second while a finger drags the phone board."""
    context = browser.new_context(base_url=address, viewport=PHONE, has_touch=True, is_mobile=True)
    context.add_init_script(QUICK)
    page = context.new_page()
    file = Path(tempfile.mkdtemp()) / "record.json"
    file.write_text(record_to("PlaceToken", 3, 3), "utf-8")
    page.goto("/#/replays")
    page.set_input_files("input[type=file]", file)
    page.wait_for_selector(".ph-frame, [data-hand-over]")
    take_the_screen(page)
    page.wait_for_selector(".ph-frame")
    box = page.locator(".ph-frame").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + 60
    page.mouse.move(x, y)
    page.mouse.down()
    handle = page.evaluate_handle(f"() => ({{ done: ({FRAMES})() }})")
    for step in range(120):
        page.mouse.move(x + 80 * ((step % 40) / 20 - 1), y + 10)
    times = page.evaluate("(held) => held.done", handle)
    page.mouse.up()
    context.close()
    gaps = [float(b - a) for a, b in itertools.pairwise(times)]
    return 1000 / statistics.median(gaps)


def main() -> int:
    """Measure and print."""
    server = Served(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            home, table = first_load(browser, server.address)
            print(f"first load: home {home / 1000:.0f} kB, with the table {table / 1000:.0f} kB")
            context = browser.new_context(base_url=server.address, viewport=DESKTOP)
            context.add_init_script(QUICK)
            page = context.new_page()
            waits = sorted(to_first_decision(page) for _ in range(5))
            print(f"first decision, warm: median {waits[2] * 1000:.0f} ms")
            times = sorted(choice_times(page))
            median, late = times[len(times) // 2], times[int(len(times) * 0.95)]
            print(f"a choice on the board: median {median:.0f} ms, 95 % within {late:.0f} ms ({len(times)})")
            if GAME == "paladins":  # the other boards do not pan
                print(
                    f"panning the phone board: {frames_while_panning(browser, server.address):.0f} frames/s"
                )
            browser.close()
    finally:
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
