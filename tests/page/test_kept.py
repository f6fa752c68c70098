"""The service worker of the site: everything is kept, updates come as a whole, what is damaged is mended."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tests.page.hosting import Host
from tests.page.people import MILLISECONDS

# What a page says of what is kept: the versions, and how many files of the newest are not what they were.
KEPT = """
async () => {
  const site = (await (await fetch("sw.js")).text()).split("\\n")[0];
  const { version, files } = JSON.parse(site.slice("self.SITE=".length, -1));
  const names = (await caches.keys()).filter((name) => name.includes(document.baseURI.split("#")[0]));
  const cache = await caches.open(names.find((name) => name.endsWith(version)) ?? "none");
  let wrong = 0;
  for (const [name, hash] of Object.entries(files)) {
    const found = await cache.match(new URL(name, document.baseURI.split("#")[0]));
    const bytes = found ? await found.arrayBuffer() : new ArrayBuffer(0);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    if ([...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") !== hash) wrong++;
  }
  return { versions: names.map((name) => name.split(" ").at(-1)).sort(), wrong };
}
"""
# The service worker says when it has looked after everything.
LISTENING = """
navigator.serviceWorker?.addEventListener("message", ({ data }) => {
  if (data.checked) window.looked = true;
});
"""
FAVICON = "async () => (await fetch('favicon.svg')).text()"


@pytest.fixture
def host(site: Path, tmp_path: Path) -> Iterator[Host]:
    running = Host(site, tmp_path)
    yield running
    running.stop()


@pytest.fixture
def person(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.set_default_timeout(MILLISECONDS)
    context.add_init_script(LISTENING)
    yield context
    context.close()


def opened(person: BrowserContext, host: Host) -> Page:
    """A page that stands, with its engine, and is kept."""
    page = person.new_page()
    page.goto(host.address)
    stands(page)
    return page


def stands(page: Page) -> None:
    expect(page.locator(".hm-art").first).to_be_visible()
    expect(page.locator("[data-engine=loading]")).to_have_count(0)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null && window.looked")


def test_after_the_first_visit_no_network_is_needed(host: Host, person: BrowserContext) -> None:
    page = opened(person, host)
    kept = page.evaluate(KEPT)
    assert kept == {"versions": [host.version], "wrong": 0}
    host.stop()
    page.reload()
    expect(page.locator(".hm-art").first).to_be_visible()
    page.get_by_role("button", name="Play solo").first.click()
    expect(page.locator(".tf-choice").first).to_be_attached()
    host.start()


def test_a_new_version_is_taken_when_asked_for(host: Host, person: BrowserContext) -> None:
    page = opened(person, host)
    other = opened(person, host)
    old, first = page.evaluate(FAVICON), host.version
    host.publish("second", **{"favicon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>"})
    page.reload()
    stands(page)
    newer = page.locator("[data-engine=newer]")
    expect(newer).to_be_visible()
    assert page.evaluate(FAVICON) == old  # ready, and not used yet
    newer.get_by_role("button").first.click()
    expect(newer).to_have_count(0)
    stands(page)
    assert page.evaluate(FAVICON) != old
    # The other page goes on with what it began with, also with what it has not asked for yet.
    assert other.evaluate(FAVICON) == old
    assert page.evaluate(KEPT) == {"versions": sorted([first, "second"]), "wrong": 0}
    other.close()
    page.reload()
    stands(page)
    page.wait_for_function("async () => (await caches.keys()).length === 1")
    assert page.evaluate(KEPT) == {"versions": ["second"], "wrong": 0}


def test_what_is_lost_or_damaged_comes_again(host: Host, person: BrowserContext) -> None:
    page = opened(person, host)
    damaged = page.evaluate("""async () => {
      const cache = await caches.open((await caches.keys())[0]);
      const kept = await cache.keys();
      const wasm = kept.find(({ url }) => url.endsWith(".wasm"));
      await cache.put(wasm, new Response("half of it"));
      for (const one of kept.filter(({ url }) => url.includes("static-api"))) await cache.delete(one);
      return kept.length;
    }""")
    assert damaged == len(host.site["files"])
    assert page.evaluate(KEPT)["wrong"] > 5
    page.reload()  # without its engine, which was damaged: when that has come again, the page begins anew
    expect(page.locator("[data-engine=loading]")).to_be_visible()
    stands(page)
    assert page.evaluate(KEPT)["wrong"] == 0


def test_a_visit_that_was_cut_short_goes_on(host: Host, person: BrowserContext) -> None:
    lost = host.folder / "static-api" / "terms" / "tr.json"
    text = lost.read_text("utf-8")
    lost.unlink()
    page = person.new_page()
    page.goto(host.address)
    expect(page.locator("[data-engine=loading]")).to_have_count(0)
    page.wait_for_function("async () => (await caches.keys()).length === 1")
    assert page.evaluate("navigator.serviceWorker.controller") is None  # half a version does not serve
    host.write("static-api/terms/tr.json", text)
    page.reload()
    stands(page)
    assert page.evaluate(KEPT) == {"versions": [host.version], "wrong": 0}
