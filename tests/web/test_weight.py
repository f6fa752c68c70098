"""What the first page weighs on the way, in every language, and how little comes when it is opened again."""

import pytest
from playwright.sync_api import Page
from tests.web.conftest import OpenPage
from tests.web.test_access import home

from browser.served import Served
from regnum.i18n import languages
from regnum.i18n.choosing import direction_of

FIRST = {"ltr": 250_000, "rtl": 300_000}  # bytes; Persian brings letters of its own
AGAIN = 10_000

WEIGHT = """() => {
  const all = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  return Object.fromEntries(all.map((one) => [one.name, one.transferSize]));
}"""


def weight(page: Page) -> dict[str, int]:
    page.wait_for_load_state("networkidle")
    found: dict[str, int] = page.evaluate(WEIGHT)
    return {name: size for name, size in found.items() if size > 0}


@pytest.mark.parametrize("language", languages())
def test_a_page_brings_its_own_language_only(open_page: OpenPage, served: Served, language: str) -> None:
    page = open_page("/", locale=language)
    home(page, served.folder)
    first = weight(page)
    assert sum(first.values()) <= FIRST[direction_of(language)], first
    words = [name for name in first if "/api/messages/" in name]
    assert words
    assert all(f"/api/messages/{language}" in name for name in words), words
    page.reload()
    home(page, served.folder)
    again = weight(page)
    assert sum(again.values()) <= AGAIN, again
    assert not [name for name in again if "/api/messages/" in name]  # kept, and not asked for again
