"""Somebody with a browser of their own at the built site, and quick fingers."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page
from tests.waiting import PATIENCE

from browser.served import QUICK

MILLISECONDS = PATIENCE * 1000
PLAYER = (Path(__file__).parent / "player.js").read_text("utf-8")


class Person:
    """Somebody with a browser of their own; what goes wrong in its pages is noted."""

    def __init__(self, browser: Browser, address: str, **options: Any) -> None:
        wanted = {"viewport": {"width": 1280, "height": 800}, "base_url": address, **options}
        self.context: BrowserContext = browser.new_context(**wanted)
        self.context.set_default_timeout(MILLISECONDS)
        self.context.add_init_script(f"if (location.protocol !== 'about:') {{ {QUICK} }}")
        self.problems: list[str] = []

    def open(self, path: str = "") -> Page:
        page = self.context.new_page()
        page.on("console", self._said)
        page.on("pageerror", lambda error: self.problems.append(f"page error: {str(error)[:500]}"))
        page.goto(path)
        return page

    def _said(self, message: Any) -> None:
        if message.type == "error":
            self.problems.append(message.text[:500])


OpenPerson = Callable[..., Person]


def begin(page: Page, mode: str, game: str) -> None:
    """From home to the first choice at a table; the engine may still be on its way."""
    page.goto("#/")
    page.locator(f'[data-game="{game}"] [data-mode="{mode}"]').click()
    page.locator(f'[data-game="{game}"] [data-start]').click()
    page.wait_for_selector(".tf-choice, [data-hand-over]")


def play(page: Page, turns: int = 10_000, seed: int = 7) -> int:
    """Press what is offered, so often or to the end; how many choices were made."""
    return int(page.evaluate(PLAYER, {"turns": turns, "seed": seed}))


def made(page: Page) -> int:
    """How many choices stand."""
    return int(page.locator(".tf").get_attribute("data-made") or -1)


def ready(page: Page) -> None:
    """Wait until the engine plays."""
    page.wait_for_function("() => !document.querySelector('[data-engine=loading]')")
