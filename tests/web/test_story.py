"""The story of a turn: the board goes with the words, forth and back, at the player's pace; so do replays."""

import json
import random
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage, wait_for
from tests.web.people import next_to_play
from tests.web.test_access import violations
from tests.web.test_hosting import open_lobby, sit_down
from tests.web.test_table import made, open_record

from browser.playing import confirm, decision, is_mine, painted, touch_list
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


def test_a_replay_stops_at_turning_points_and_shows_what_they_brought(
    open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page()
    wish(page, automaPace="fast", turning=True)
    open_record(page, record_of_a_finished_game(1, "paladins"), tmp_path)
    page.get_by_role("button", name="Replay").first.click()
    wait_for(lambda: moment(page) == (0, WHOLE))
    page.keyboard.press("Space")
    scene = page.get_by_role("dialog", name=re.compile("is over|Inquisition"))
    expect(scene).to_be_visible()
    at = moment(page)
    assert at is not None
    assert at[0] > 0
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()  # it waits
    page.keyboard.press("Enter")
    expect(scene).to_have_count(0)
    wait_for(lambda: (moment(page) or at) > at)  # and plays on
    page.get_by_role("button", name="Back to now").click()
    expect(scene).to_have_count(0)


def test_a_link_leads_into_the_middle_of_a_choice(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    automa_acts(page, "paladins", tmp_path)
    at = paused_moment(page)
    while at[1] == WHOLE:
        stepped = step(page, "ArrowLeft")
        assert stepped is not None
        at = stepped
    if page.locator(".tf-story.is-past").count() == 0:
        at = step(page, "ArrowLeft") or at
    page.wait_for_url(re.compile(r"/table/[^/]+/\d+(\.\d+)?$"))
    there, table = boards(page), page.url.rsplit("/", 1)[0]
    page.goto("/")
    named = f"{at[0]}" if at[1] == WHOLE else f"{at[0]}.{at[1]}"
    page.goto(f"{table}/{named}")
    wait_for(lambda: moment(page) == at)
    assert boards(page) == there
    page.goto("/")
    page.goto(f"{table}/{at[0]}.999")  # no such action: the choice that was meant
    wait_for(lambda: moment(page) in {(at[0], WHOLE), None})


# --- two people ---------------------------------------------------------------------------------------------


def sat_down_with_a_story(open_page: OpenPage) -> tuple[Page, Page]:
    """Two people, each with a browser of their own, and the story on for both."""
    ada = open_page()
    wish(ada, automaPace="slow")
    code = open_lobby(ada, "Ada", listed=False)
    bo = open_page()
    wish(bo, automaPace="slow")
    bo.goto(f"/#/join/{code}")
    sit_down(bo, "Bo")
    for page in (ada, bo):
        expect(page.locator(".tf-players")).to_be_visible()
    return ada, bo


def has_answered(actor: Page, other: Page, before: int) -> bool:
    """A choice has come to the other one, or only led to the next question."""
    return made(other) > before or is_mine(actor)


def play_to_a_story(pages: tuple[Page, Page], rng: random.Random) -> tuple[Page, Page]:
    """Play until what one of them did is told to the other; who acted, and who is told."""
    for _ in range(60):
        actor = next_to_play(pages)
        assert actor is not None
        other = pages[pages.index(actor) ^ 1]
        before = made(other)
        touch_list(actor, rng)
        confirm(actor)
        wait_for(partial(has_answered, actor, other, before))
        painted(other)
        if other.locator(".tf-acting").count() and not is_mine(other):
            return actor, other
        for page in pages:  # what is told meanwhile is told to its end
            if page.locator(".tf-story").count():
                page.keyboard.press("Escape")
    raise AssertionError("nobody was told anything")


def test_two_people_tell_each_other_their_turns(open_page: OpenPage) -> None:
    pages = sat_down_with_a_story(open_page)
    actor, told = play_to_a_story(pages, random.Random(7))
    name = "Ada" if actor is pages[0] else "Bo"
    expect(told.locator(".tf-acting")).to_contain_text(name)
    told.get_by_role("button", name="Pause").click()
    expect(told.get_by_role("button", name="Play", exact=True)).to_be_visible()
    # One of them pauses; the other is not kept waiting for it.
    assert made(told) == made(actor)
    assert actor.get_by_role("button", name="Play", exact=True).count() == 0
    assert told.locator(".tf-choice").count() == 0
    # Skipped, both are in the same present, and somebody has a choice.
    told.keyboard.press("Escape")
    wait_for(lambda: moment(told) is None)
    if actor.locator(".tf-story").count():
        actor.keyboard.press("Escape")
    assert next_to_play(pages) is not None
    for page in pages:
        assert made(page) == made(pages[0])
