"""Several people at one table, each with a page of their own."""

from collections.abc import Collection

from playwright.sync_api import Page
from tests.waiting import wait_until

from browser.playing import is_mine, is_over


def next_to_play(pages: Collection[Page]) -> Page | None:
    """The page of somebody who has a choice, as soon as there is one; None when the game is over for all."""
    wait_until(lambda: any(map(is_mine, pages)) or all(map(is_over, pages)))
    return next(filter(is_mine, pages), None)
