"""A player with hands: touches the board where it is gold, else the list."""

import random

from playwright.sync_api import Locator, Page

# A question is answered, or something else stands in its place: a confirmation, or what is told by itself.
GONE_ON = """([before, other]) => document.querySelector(other)
    || Number(document.querySelector('.tf').dataset.decision) !== before"""


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


def answered(page: Page) -> None:
    """Wait until the server has answered what was sent: it may ask for a confirmation."""
    page.wait_for_function("() => !document.querySelector('.tf[aria-busy=true]')")


def confirm(page: Page) -> None:
    """Where a second touch is wanted, touch again; the server may be the one who wants it."""
    answered(page)
    button = page.locator(".tf-confirm .is-primary")
    if button.count():
        button.click()
        painted(page)


def touch_board(page: Page, rng: random.Random) -> bool:
    """Touch a gold thing on the board; a menu opens where several choices touch it."""
    gold = page.locator(".tf-boards .el-legal:visible, .ph .el-legal:visible")
    count = gold.count()
    if count == 0:
        return False
    gold.nth(rng.randrange(count)).click()
    painted(page)
    menu = page.locator(".tf-menu button")
    if menu.count():
        menu.nth(rng.randrange(menu.count())).click()
        painted(page)
    return True


def touch_list(page: Page, rng: random.Random) -> None:
    rows = page.locator(".tf-choice")
    rows.first.wait_for()
    rows.nth(rng.randrange(rows.count())).click()
    painted(page)


def painted(page: Page) -> None:
    """Wait until the page has drawn what a touch changed: signals are drawn in the next frame."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


def is_sending(page: Page) -> bool:
    """Whether a choice is on its way."""
    return page.locator(".tf[aria-busy=true]").count() > 0


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
        if is_sending(page) or decision(page) != before:
            moved_on(page, before)
            return
    touch_list(page, rng)
    confirm(page)
    moved_on(page, before)


def moved_on(page: Page, before: int) -> None:
    """Wait for the next decision, or the end."""
    changed = "before => Number(document.querySelector('.tf')?.dataset.decision ?? before) !== before"
    page.wait_for_function(changed, arg=before)


def typed(page: Page, number: int) -> None:
    """Choose by number keys alone, with Enter where a confirmation takes the focus."""
    before = decision(page)
    for digit in str(number):
        page.keyboard.press(digit)
    page.wait_for_function(GONE_ON, arg=[before, ".tf-confirm"])
    if page.locator(".tf-confirm").count():
        page.keyboard.press("Enter")
    moved_on(page, before)


def settled(page: Page) -> bool:
    """Wait until somebody at this screen decides or the game is over; whether there is a choice."""
    page.wait_for_selector(".tf-choice, .tf-winner, [data-hand-over]")
    take_the_screen(page)
    return is_mine(page)


def score_total(page: Page) -> list[int]:
    cells: Locator = page.locator(".tf-sheet .tf-score tfoot td")
    return [int(cells.nth(i).inner_text().replace("−", "-")) for i in range(cells.count())]
