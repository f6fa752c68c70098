"""The budgets of the browser client on loopback: bytes of a first load, times, frames while panning.

`PYTHONPATH=scripts python -m bench.web [GAME ...]` prints one line a figure, of all games if none is named;
bench/RESULTS-web.md keeps a run. It needs the built client and Chromium, like the browser tests. Of a choice
it tells how long it takes from the click to the next prompt on the screen, and how much of that the server
with the line and the page take; and how many previews a decision asks for with a mouse (which is what the
clients of bench/load.py do).
"""

import itertools
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from browser.playing import confirm, decision, moved_on, settled, take_the_screen
from browser.positions import record_to
from browser.served import CHROMIUM, FLAGS, QUICK, Served
from regnum.games import NAMES

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
CHOICES = 40
POINTED = 25  # decisions made with a mouse
HAND = 0.25  # seconds in which a hand moves to a choice
GOAL = "goal: median 100, 95 % within 150"
FRAMES = """() => new Promise((done) => {
  const times = [];
  const tick = (now) => { times.push(now); times.length < 121 ? requestAnimationFrame(tick) : done(times); };
  requestAnimationFrame(tick);
})"""


# Notes when the page sends a choice and when it hears of the next question.
NOTED = """
window.noted = { sent: 0, heard: 0 };
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (String(data).includes('"type":"offer"')) noted.heard = performance.now();
    });
  }
  send(data) {
    if (String(data).includes('"choose"')) noted.sent = performance.now();
    super.send(data);
  }
};
"""
# From a click to the frame after which the next question is on the screen.
SHOWN = """(before) => new Promise((done) => {
  const row = document.querySelectorAll(".tf-choice")[0];
  const started = performance.now();
  const painted = (told) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => done({ ...told, painted: performance.now() - started });
    channel.port2.postMessage(null);
  };
  const look = () => {
    const button = document.querySelector(".tf-confirm .is-primary");
    if (button) button.click();
    const now = document.querySelector(".tf")?.dataset.decision;
    if (now === String(before)) requestAnimationFrame(look);
    else painted({ line: noted.heard - noted.sent, page: performance.now() - noted.heard });
  };
  row.click();
  requestAnimationFrame(look);
})"""


def first_load(browser: Browser, address: str, start: str) -> tuple[int, int]:
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
    page.locator(start).click()
    page.wait_for_selector(".tf-choice")
    page.wait_for_timeout(500)
    page.close()
    return home, sum(loaded)


def to_first_decision(page: Page, start: str) -> float:
    """Seconds from the click on the home page to the first choice, with a warm cache."""
    page.goto("/")
    page.wait_for_selector("[data-start]")
    started = time.perf_counter()
    page.locator(start).click()
    page.wait_for_selector(".tf-choice")
    return time.perf_counter() - started


def choice_times(page: Page) -> list[dict[str, float]]:
    """Milliseconds from a click to the next question on the screen, by the page's clock, and their parts."""
    times: list[dict[str, float]] = []
    for _ in range(CHOICES):
        if not settled(page):
            break
        times.append(page.evaluate(SHOWN, decision(page)))
    return times


def looks_a_decision(page: Page) -> float:
    """Previews a decision asks for when a hand moves a mouse to a choice, rests, and clicks."""
    asked = 0

    def count(data: str | bytes) -> None:
        nonlocal asked
        asked += '"look"' in str(data)

    page.on("websocket", lambda line: line.on("framesent", count))
    page.reload()
    chance = random.Random(1)
    made = 0
    while made < POINTED and settled(page):
        before = decision(page)
        rows = page.locator(".tf-choice")
        row = rows.nth(chance.randrange(min(6, rows.count())))
        row.scroll_into_view_if_needed()
        place = row.bounding_box()
        assert place is not None
        move_hand(page, place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        row.click(delay=80)
        confirm(page)
        moved_on(page, before)
        made += 1
    return asked / max(1, made)


def move_hand(page: Page, x: float, y: float) -> None:
    """From where the pointer rests to a place, as fast as a hand does it."""
    here = page.evaluate("() => window.pointer ?? [640, 400]")
    steps = 15
    for step in range(1, steps + 1):
        part = step / steps
        page.mouse.move(here[0] + (x - here[0]) * part, here[1] + (y - here[1]) * part)
        page.wait_for_timeout(1000 * HAND / steps)
    page.evaluate("(at) => { window.pointer = at }", [x, y])
    page.wait_for_timeout(150)


def middle_and_late(times: list[float]) -> str:
    found = sorted(times)
    return f"median {found[len(found) // 2]:.0f} ms, 95 % within {found[int(len(found) * 0.95)]:.0f} ms"


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


def measure(browser: Browser, server: Served, game: str) -> None:
    """The figures of one game."""
    start = f'[data-game="{game}"] [data-start]'
    home, table = first_load(browser, server.address, start)
    print(f"{game}: first load: home {home / 1000:.0f} kB, with the table {table / 1000:.0f} kB")
    context = browser.new_context(base_url=server.address, viewport=DESKTOP)
    context.add_init_script(QUICK + NOTED)
    page = context.new_page()
    waits = sorted(to_first_decision(page, start) for _ in range(5))
    print(f"{game}: first decision, warm: median {waits[2] * 1000:.0f} ms")
    times = choice_times(page)
    for part, words in (
        ("painted", f"a choice to the next prompt on the screen ({len(times)}; {GOAL})"),
        ("line", "of it the server and the line"),
        ("page", "of it the page, to the next frame"),
    ):
        print(f"{game}: {words}: {middle_and_late([each[part] for each in times])}")
    print(f"{game}: previews a decision asks for with a mouse: {looks_a_decision(page):.2f}")
    context.close()


def main() -> int:
    """Measure and print."""
    server = Served(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for game in sys.argv[1:] or NAMES:
                measure(browser, server, game)
            frames = frames_while_panning(browser, server.address)  # the other boards do not pan
            print(f"paladins: panning the phone board: {frames:.0f} frames/s")
            browser.close()
    finally:
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
