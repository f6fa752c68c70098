"""The story of a turn: the board goes with the words, forth and back, at the player's pace; so do replays."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage, wait_for
from tests.web.test_access import violations
from tests.web.test_table import made, open_record

from browser.playing import confirm, decision, painted
from browser.positions import record_of_a_finished_game, record_to

# Where my next choices lead to a turn of the automa: the frame that asks, how many choices it has.
TURNS = {"paladins": ("Turn", 8), "troyes": ("Turn", 12), "gugong": ("Exchange", 3)}
GAMES = list(TURNS)
SETTINGS = {"animation": "off", "automaPace": "slow", "turning": False, "confirm": "never"}
WHOLE = 10**6
MOST = 8  # actions that are followed

Moment = tuple[int, int]


def wish(page: Page, **settings: Any) -> None:
    page.evaluate(f"localStorage.setItem('regnum.settings', {json.dumps(json.dumps(SETTINGS | settings))})")
    page.reload()


def automa_acts(page: Page, game: str, folder: Path, **settings: Any) -> None:
    """Play until the automa's turn is told, and pause."""
    wish(page, **settings)
    kind, wanted = TURNS[game]
    open_record(page, record_to(kind, 1, wanted, game), folder)
    acting = page.locator(".tf-acting")
    for _ in range(40):
        before = decision(page)
        passing = page.locator('.tf-choice[data-choice="pass"]')
        (passing if passing.count() else page.locator(".tf-choice").last).click()
        confirm(page)
        gone_on = "([before]) => +document.querySelector('.tf').dataset.decision !== before"
        page.wait_for_function(gone_on, arg=[before])
        if acting.count():
            break
    expect(acting).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def moment(page: Page) -> Moment | None:
    """The choice on show and how many of its events have happened; None: the present."""
    told = page.locator(".tf").get_attribute("data-moment")
    if told is None:
        return None
    n, _, events = told.partition(".")
    return int(n), WHOLE if events == "-1" else int(events)


def boards(page: Page) -> str:
    """What stands on the boards and plaques."""
    words = "(all) => all.map((one) => one.innerText).join()"
    return str(page.locator(".tf-boards, .tf-players").evaluate_all(words))


def step(page: Page, key: str) -> Moment | None:
    """One action on or back; where that is."""
    before = moment(page)
    page.keyboard.press(key)
    wait_for(lambda: moment(page) != before)
    return moment(page)


def paused_moment(page: Page) -> Moment:
    """Where the paused story stands: its action is shown whole."""
    found = moment(page)
    assert found is not None
    return found


@pytest.mark.parametrize("game", GAMES)
def test_an_automas_turn_goes_forth_and_back_with_its_words(
    open_page: OpenPage, tmp_path: Path, game: str
) -> None:
    page = open_page()
    automa_acts(page, game, tmp_path)
    n = made(page)
    seen: dict[Moment, str] = {}
    words: list[str] = []
    while (at := moment(page)) is not None:
        seen[at] = boards(page)
        words.append(page.locator(".tf-acting-says").inner_text())
        assert page.locator(".is-acting").count() <= 1
        assert page.locator(".tf-choice").count() == 0
        if len(seen) == MOST:
            page.keyboard.press("Escape")  # enough of it
            break
        step(page, "ArrowRight")
    moments = list(seen)
    assert moments == sorted(moments)
    assert all(at <= (n, WHOLE) for at in moments)
    assert len(set(words)) > len(words) * 0.7  # they go with it
    expect(page.locator(".tf-choice, .tf-winner, .tn").first).to_be_visible()
    assert len(moments) > 1
    # And back: the same boards at the same moments, from the position after to the one before.
    back: dict[Moment, str] = {}
    while (at := step(page, "ArrowLeft")) is not None and at >= moments[0]:
        back[at] = boards(page)
    assert {at: text for at, text in back.items() if at in seen} == {
        at: seen[at] for at in back if at in seen
    }
    assert len(back) >= len(moments) - 1
    assert len(set(seen.values())) > 1, "the board moves"
    page.keyboard.press("Escape")
    wait_for(lambda: moment(page) is None)


def test_a_story_can_be_paused_slowed_repeated_and_skipped(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    automa_acts(page, "gugong", tmp_path)
    at = paused_moment(page)
    page.get_by_label("Pace of the story").select_option("fast")
    page.locator(".tf-boards").click(position={"x": 5, "y": 5})  # paused: a click asks for nothing
    assert moment(page) == at
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".tf-choice, .tf-winner").first).to_be_visible()  # told to its end
    page.get_by_role("button", name="The last turn again").click()
    wait_for(lambda: moment(page) is not None)
    expect(page.locator(".tf-acting")).to_be_visible()
    wait_for(lambda: moment(page) is None)  # and back in the present by itself
    page.keyboard.press("r")
    wait_for(lambda: moment(page) is not None)
    page.get_by_role("button", name="Back to now").click()
    wait_for(lambda: moment(page) is None)
    expect(page.locator(".tf-choice, .tf-winner").first).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_the_player_is_for_everybody(open_page: OpenPage, tmp_path: Path, game: str, theme: str) -> None:
    page = open_page("/", color_scheme=theme)
    automa_acts(page, game, tmp_path)
    painted(page)
    assert violations(page) == []
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(".tf-story.is-past")
    painted(page)
    assert violations(page) == []


def test_told_at_once_nothing_is_held(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    automa_acts(page, "gugong", tmp_path)
    page.get_by_label("Pace of the story").select_option("instant")
    expect(page.locator(".tf-choice, .tf-winner").first).to_be_visible()
    assert moment(page) is None


def test_a_line_of_the_log_leads_into_the_middle_of_a_choice(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    automa_acts(page, "paladins", tmp_path)
    page.keyboard.press("Escape")
    expect(page.locator(".tf-choice, .tf-winner").first).to_be_visible()
    inner = 0
    for entry in page.locator(".tf-lines .tf-entry:not(.is-heading) .tf-entry-text").all()[-6:]:
        entry.click()
        page.wait_for_selector(".tf-story.is-past, .tf-choice")
        at = moment(page)
        inner += at is not None and at[1] != WHOLE
        if at is not None:
            expect(page.locator(".tf-entry.is-step")).to_have_count(1)
    assert inner > 0


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_played_by_the_same_player(open_page: OpenPage, tmp_path: Path, game: str) -> None:
    page = open_page()
    wish(page, automaPace="fast")
    open_record(page, record_of_a_finished_game(1, game), tmp_path)
    page.get_by_role("button", name="Replay").first.click()
    wait_for(lambda: moment(page) == (0, WHOLE))
    slider = page.locator(".tf-story input[type=range]")
    box = slider.bounding_box()
    assert box
    assert box["width"] > 200
    marks = page.locator(".tf-slider-marks i")
    assert marks.count() >= 3
    assert [int(text) for text in marks.all_inner_texts()] == list(range(1, marks.count() + 1))
    page.keyboard.press("Space")
    wait_for(lambda: (moment(page) or (0, 0))[0] > 0)  # it plays
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    at = moment(page)
    page.keyboard.press("Shift+ArrowRight")
    wait_for(lambda: moment(page) != at)
    expect(page.locator(".tf-entry.is-step.is-heading")).to_have_count(1)
    slider.fill("2")
    wait_for(lambda: moment(page) == (2, WHOLE))
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".tf-ask")).to_have_text("The game is over")


def test_on_a_phone_the_story_has_its_buttons(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, has_touch=True)
    automa_acts(page, "gugong", tmp_path)
    at = paused_moment(page)
    page.get_by_role("button", name="One action back").click()
    wait_for(lambda: (moment(page) or at) < at)
    page.get_by_role("button", name="One action on").click()
    wait_for(lambda: moment(page) == at)
    wide = page.locator(".tf-story").bounding_box()
    assert wide
    assert wide["width"] <= 390
    page.get_by_role("button", name="Skip the rest").click()
    expect(page.locator(".tf-choice").first).to_be_visible()
    page.get_by_role("button", name="Log").click()
    page.locator(".tf-entry-text:enabled:visible").first.click()
    expect(
        page.locator(".ph-sheet .tf-story.is-past")
    ).to_be_visible()  # on the table, where it is to be seen
    assert re.search("step", page.locator(".tf-ask").inner_text())
