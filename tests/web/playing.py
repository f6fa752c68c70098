"""A player with hands: touches the board where it is gold, else the list."""

import random

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout


def start(page: Page, mode: str = "solo", game: str = "paladins") -> None:
    """From home to the table."""
    page.locator(f'[data-game="{game}"] [data-mode="{mode}"]').click()
    page.locator(f'[data-game="{game}"] [data-start]').click()
    page.wait_for_selector(".tf-choice, .tf-sheet, [data-hand-over]")
    take_the_screen(page)


def take_the_screen(page: Page) -> None:
    """Several people at one screen: the next one says so before anything is shown."""
    button = page.locator("[data-hand-over]")
    if button.count():
        button.click()
        page.wait_for_selector(".tf-choice")


def decision(page: Page) -> int:
    return int(page.evaluate("() => Number(document.querySelector('.tf')?.dataset.decision ?? -1)"))


def is_over(page: Page) -> bool:
    return page.locator(".tf-winner").count() > 0


def is_mine(page: Page) -> bool:
    return page.locator(".tf-choice").count() > 0


def confirm(page: Page) -> None:
    """Where a second touch is wanted, touch again."""
    button = page.locator(".tf-confirm .is-primary")
    if button.count():
        button.click()


def touch_board(page: Page, rng: random.Random) -> bool:
    """Touch a gold thing on the board; a menu opens where several choices touch it."""
    gold = page.locator(".tf-boards .el-legal:visible, .ph .el-legal:visible")
    count = gold.count()
    if count == 0:
        return False
    gold.nth(rng.randrange(count)).click(timeout=3000)
    menu = page.locator(".tf-menu button")
    if menu.count():
        menu.nth(rng.randrange(menu.count())).click()
    return True


def touch_list(page: Page, rng: random.Random) -> None:
    rows = page.locator(".tf-choice")
    rows.nth(rng.randrange(rows.count())).click()


def play_turns(page: Page, rng: random.Random, turns: int, board: bool = True) -> int:
    """Make up to so many choices; how many were made."""
    made = 0
    while made < turns and not is_over(page):
        if not settled(page):
            return made
        answer(page, rng, board)
        made += 1
    return made


def answer(page: Page, rng: random.Random, board: bool) -> None:
    """Make one choice. Scenes may want several touches (keep, then top); the list needs one."""
    before = decision(page)
    for _ in range(6 if board else 0):
        if not touch_board(page, rng):
            break
        confirm(page)
        if moved_on(page, before, 700):
            return
    touch_list(page, rng)
    confirm(page)
    assert moved_on(page, before, 15000), "the choice was not taken"


def moved_on(page: Page, before: int, milliseconds: int) -> bool:
    """Whether the next decision, or the end, came in time."""
    changed = "before => Number(document.querySelector('.tf')?.dataset.decision ?? before) !== before"
    try:
        page.wait_for_function(changed, arg=before, timeout=milliseconds)
    except PlaywrightTimeout:
        return False
    return True


def settled(page: Page) -> bool:
    """Wait until it is this player's turn or the game is over; False if somebody else decides."""
    try:
        page.wait_for_selector(".tf-choice, .tf-winner, [data-hand-over]", timeout=4000)
    except PlaywrightTimeout:
        return False
    take_the_screen(page)
    return is_mine(page)


def score_total(page: Page) -> list[int]:
    cells: Locator = page.locator(".tf-sheet .tf-score tfoot td")
    return [int(cells.nth(i).inner_text()) for i in range(cells.count())]
