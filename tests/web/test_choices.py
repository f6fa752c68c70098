"""Choices for the eye: all in sight, in symbols, with words on demand; what is answered by itself."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage, wait_for
from tests.web.recorded import asks, record_to
from tests.web.test_table import made, open_record
from tests.web.test_troyes import quiet

from browser.playing import confirm
from regnum.kernel.agenda import State

SERVANTS = "gugong-prompt-gift-servants"


def is_dull(g: State) -> bool:
    """Whether a gift's servants are offered, and nobody would refuse them."""
    return asks(g, SERVANTS) and g.agenda[-1].sensible(g) is not None


def choose(page: Page, text: str) -> None:
    page.locator(f'.tf-choice[data-choice="{text}"]').click()
    confirm(page)


def test_one_sensible_answer_is_given_and_undo_asks(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page)
    record, chosen = record_to("gugong", is_dull, "3", back=1)
    open_record(page, record, tmp_path)
    before = made(page)
    choose(page, chosen)
    wait_for(lambda: made(page) >= before + 2)
    expect(page.locator(".tf-answered-so")).to_contain_text("servant")
    expect(page.locator(".tf-ask")).not_to_contain_text("Do you take them")
    page.keyboard.press("z")
    wait_for(lambda: made(page) == before + 1)
    expect(page.locator(".tf-ask")).to_contain_text("Do you take them")
    expect(page.locator(".tf-answered-so")).to_have_count(0)


def test_whoever_wants_is_asked_everything(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/#/settings")
    page.get_by_label("Ask me everything").check()
    quiet(page, askAll=True)
    record, chosen = record_to("gugong", is_dull, "3", back=1)
    open_record(page, record, tmp_path)
    before = made(page)
    choose(page, chosen)
    wait_for(lambda: made(page) == before + 1)
    expect(page.locator(".tf-ask")).to_contain_text("Do you take them")


# --- everything in sight ----------------------------------------------------------------------------------

# Choices that are cut off by the list, by the way out at its foot, or by the rail.
OUT_OF_SIGHT = """() => [...document.querySelectorAll('.tf-rail .tf-choice')].filter((choice) => {
  const at = choice.getBoundingClientRect();
  const body = choice.closest('.tf-prompt-body').getBoundingClientRect();
  const list = choice.closest('.tf-choices');
  let [top, bottom] = [body.top, body.bottom];
  if (list) {
    const frame = list.getBoundingClientRect();
    const out = list.querySelector('.is-out');
    const end = out && !out.contains(choice) ? out.getBoundingClientRect().top + 3 : frame.bottom;
    [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, end)];
  }
  return at.top < top - 2 || at.bottom > bottom + 2 || at.right > body.right + 3;
}).map((choice) => choice.dataset.choice)"""

# Usual questions in the middle of a game, each with as many choices as nine of ten of its kind have at most,
# a turn of Paladins with more: it is the question that is asked most.
USUAL = {
    "paladins-prompt-turn": 18,
    "paladins-prompt-pay-workers": 6,
    "paladins-prompt-place-monk": 8,
    "paladins-prompt-pick-paladin": 6,
    "troyes-prompt-turn": 26,
    "troyes-prompt-group": 8,
    "troyes-prompt-choose-dice": 8,
    "troyes-prompt-source-hire": 6,
    "gugong-prompt-exchange": 4,
    "gugong-prompt-where": 7,
    "gugong-prompt-pay": 5,
    "gugong-prompt-decree": 7,
}


def usual(prompt: str) -> str:
    """A recorded game with so many choices, past its first sixth."""
    least = USUAL[prompt]
    game = prompt.split("-")[0]

    def found(g: State) -> bool:
        return asks(g, prompt) and least <= len(g.legal) <= least + 4 and g.turn > 4

    return record_to(game, found, "[23]")[0]


@pytest.mark.parametrize("prompt", USUAL)
def test_all_choices_of_a_usual_question_are_in_sight(
    open_page: OpenPage, tmp_path: Path, prompt: str
) -> None:
    page = open_page()
    quiet(page)
    open_record(page, usual(prompt), tmp_path)
    expect(page.locator(".tf-rail .tf-choice").first).to_be_visible()
    assert page.evaluate(OUT_OF_SIGHT) == []


@pytest.mark.parametrize("prompt", ["paladins-prompt-turn", "troyes-prompt-turn", "gugong-prompt-pay"])
def test_the_way_out_is_in_sight_on_a_low_window(open_page: OpenPage, tmp_path: Path, prompt: str) -> None:
    page = open_page("/", viewport={"width": 1366, "height": 625})
    quiet(page)
    open_record(page, usual(prompt), tmp_path)
    out = page.locator('.tf-rail .tf-choice:is([data-choice="pass"], [data-choice="no-action"])')
    expect(out).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("game", ["paladins", "troyes", "gugong"])
def test_numbers_on_the_board_have_one_digit(open_page: OpenPage, tmp_path: Path, game: str) -> None:
    page = open_page()
    quiet(page)
    prompt = {"gugong": "where"}.get(game, "turn")
    open_record(page, usual(f"{game}-prompt-{prompt}"), tmp_path)
    expect(page.locator(".tf-boards .el-legal").first).to_be_visible()
    numbers = page.locator(".tf-boards .el-number").all_inner_texts()
    assert numbers
    assert all(re.fullmatch(r"[1-9]\+?", number) for number in numbers)


# --- words on demand --------------------------------------------------------------------------------------


def test_an_entry_is_explained_and_read_in_full(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page)
    open_record(page, usual("paladins-prompt-turn"), tmp_path)
    hunt = page.locator('.tf-choice[data-choice="hunt 1"]')
    expect(hunt).to_have_accessible_name(re.compile(r"Hunt \W*\(.*provision", re.DOTALL))
    assert "Hunt" not in hunt.inner_text()  # its symbols say it, its entry is called so
    hunt.hover()
    expect(page.get_by_role("tooltip")).to_contain_text(re.compile(r"Hunt \("))


def test_confirm_says_what_it_does(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page, confirm="always")
    open_record(page, usual("paladins-prompt-place-monk"), tmp_path)
    page.locator('.tf-choice[data-choice^="space "]').first.click()
    expect(page.locator(".tf-confirm .is-primary")).to_have_text("Place monk")
    expect(page.locator(".tf-ask-title")).to_have_text("Commission")


# --- what is underway -------------------------------------------------------------------------------------


def test_dice_total_and_price_stay_through_later_questions(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page)
    open_record(page, usual("troyes-prompt-source-hire"), tmp_path)
    expect(page.locator(".ty-group .ty-die").first).to_be_visible()
    expect(page.locator(".ty-group .ty-sum")).to_have_count(2)
    expect(page.locator(".ty-die-el.is-picked").first).to_be_visible()
    expect(page.locator(".ty-boss.is-group b")).to_be_visible()
    expect(page.locator(".is-target").first).to_be_visible()


def test_workers_placed_stay_through_later_questions(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page)
    open_record(page, usual("paladins-prompt-place-monk"), tmp_path)
    expect(page.locator(".tf-underway")).to_contain_text("Paid")
    assert page.locator(".tf-underway .ic").count() >= 3


# --- the target first -------------------------------------------------------------------------------------


def test_an_outsider_touched_first_is_attacked(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page)
    record, _ = record_to("paladins", lambda g: asks(g, "paladins-prompt-turn") and 13 in g.legal, "2")
    open_record(page, record, tmp_path)
    outsider = page.locator('.el-lead[data-el^="outsider."]').first
    name = outsider.get_attribute("data-el")
    assert name is not None
    outsider.click()
    attack = page.locator(".tf-menu button", has_text="Attack")
    if attack.count():
        attack.click()
    confirm(page)
    paying = page.locator(".pb-make")
    if paying.count():
        expect(page.locator(f'.el-aimed[data-el="{name}"]')).to_be_visible()
        expect(page.locator(".tf-underway[role=status]")).to_be_visible()
        paying.click()
        confirm(page)
    expect(page.locator(f'[data-el="{name}"]')).to_have_count(0)  # it was taken from the row


# --- why not ----------------------------------------------------------------------------------------------


def test_why_not_tells_every_reason_once(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page)
    record, _ = record_to("troyes", lambda g: asks(g, "troyes-prompt-turn"), "2")
    open_record(page, record, tmp_path)
    page.keyboard.press("w")
    reasons = page.locator(".tf-why-list li > span")
    expect(reasons.first).to_be_visible()
    told = reasons.all_inner_texts()
    assert len(told) == len(set(told))
