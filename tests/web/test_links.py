"""Links that others can open: what the lobby shows here and in a network, and copying by hand."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.web.conftest import OpenPage

from browser.playing import start
from regnum.server.reach import own_addresses

NO_CLIPBOARD = "Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });"
SELECTED = "field => field.value.slice(field.selectionStart, field.selectionEnd)"


def open_lobby(page: Page) -> str:
    page.locator('[data-game="paladins"] [data-mode="online"]').click()
    page.locator('[data-game="paladins"] [data-start]').click()
    return page.locator("[data-code]").inner_text()


def test_a_lobby_on_this_computer_says_so(open_page: OpenPage) -> None:
    page = open_page()
    code = open_lobby(page)
    expect(page.locator(".hm-head")).to_be_visible()
    expect(page.get_by_role("note")).to_contain_text("on this computer only")
    expect(page.get_by_role("note")).to_contain_text("./play --lan")
    expect(page.locator("[data-link]")).to_have_text(re.compile(rf"http://127\.0\.0\.1:\d+/#/join/{code}"))
    assert page.locator(".lb-qr").count() == 0


def test_links_are_copied(open_page: OpenPage) -> None:
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    code = open_lobby(page)
    page.get_by_role("button", name="Copy the link", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/#/join/{code}")
    assert page.locator(".sh-by-hand").count() == 0


def test_without_a_clipboard_a_link_is_copied_by_hand(open_page: OpenPage) -> None:
    page = open_page()
    page.add_init_script(NO_CLIPBOARD)
    page.reload()
    code = open_lobby(page)
    page.get_by_role("button", name="Copy the link", exact=True).click()
    field = page.locator(".sh-by-hand input")
    expect(field).to_be_focused()
    assert str(field.evaluate(SELECTED)).endswith(f"/#/join/{code}")
    page.goto("/")
    start(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Copy the link to my seat").click()
    expect(field).to_be_focused()
    assert re.search(r"/#/seat/[\w-]{22}/[\w-]{22}\.[\w-]+$", str(field.evaluate(SELECTED)))


@pytest.fixture
def network(tmp_path: Path) -> Iterator[str]:
    """A server for the whole network; its port."""
    command = [sys.executable, "-m", "regnum", "serve", "--lan", "--port", "0", "--workers", "0"]
    with subprocess.Popen(
        [*command, "--db", str(tmp_path / "db")], stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)/", line)
            if found:
                yield found[1]
                break
        process.terminate()
        process.stdout.read()


@pytest.mark.skipif(not own_addresses(), reason="this machine is in no network")
def test_in_a_network_the_link_is_one_others_can_open(network: str, browser: Browser) -> None:
    other = own_addresses()[0]
    host, guest = (browser.new_context() for _ in range(2))
    here, there = host.new_page(), guest.new_page()
    here.goto(f"http://127.0.0.1:{network}/")
    code = open_lobby(here)
    link = f"http://{other}:{network}/#/join/{code}"
    expect(here.locator("[data-link]")).to_have_text(link)
    expect(here.locator(".lb-qr")).to_be_visible()
    assert here.locator(".lb-qr").evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 0
    assert here.get_by_role("note").count() == 0
    there.goto(link)  # plain http in the network: no clipboard there
    there.locator(".lb-take input").first.fill("Bo")
    there.get_by_role("button", name="Copy the link", exact=True).click()
    expect(there.locator(".sh-by-hand input")).to_have_value(link)
    there.get_by_role("button", name="Sit down").click()
    for page in (here, there):
        expect(page.locator(".tf-players")).to_be_visible()
    host.close()
    guest.close()
