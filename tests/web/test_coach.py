"""The coach: hints in the rail, why a bot moved so, the review of a finished game."""

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.coached import allow_hints, coached, open_review, reviewed, with_a_hint
from tests.web.conftest import OpenPage, wait_for
from tests.web.test_access import violations
from tests.web.test_end import finished
from tests.web.test_games import sit_down
from tests.web.test_layout import MEASURES
from tests.web.test_table import made, open_record
from tests.web.test_troyes import quiet

from browser.playing import confirm, moved_on, painted, play_turns, start
from browser.positions import record_of_a_finished_game
from browser.served import Served

GAMES = ["paladins", "troyes", "gugong"]
DESKTOP: dict[str, object] = {"viewport": {"width": 1280, "height": 800}}
LAPTOP: dict[str, object] = {"viewport": {"width": 1366, "height": 660}}
PHONE: dict[str, object] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = {"desktop": DESKTOP, "laptop": LAPTOP, "phone": PHONE}


def told(page: Page) -> list[str]:
    """The moves the coach proposes, as they are sent."""
    page.wait_for_selector(".co-move")
    return [str(each.get_attribute("data-hint")) for each in page.locator(".co-choice").all()]


# --- where it may be asked ------------------------------------------------------------------------------


def test_a_table_without_hints_has_no_coach(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "solo")
    expect(page.locator(".co-hint")).to_have_count(0)
    page.keyboard.press("h")
    painted(page)
    expect(page.locator(".co-panel")).to_have_count(0)
    expect(page.locator(".tf-choice").first).to_be_visible()


@pytest.mark.parametrize("mode", ["solo", "hotseat", "bots"])
def test_hints_are_allowed_where_a_table_is_made(open_page: OpenPage, mode: str) -> None:
    page = open_page()
    card = page.locator('[data-game="gugong"]')
    expect(card.locator(".hm-hints input")).not_to_be_checked()
    card.locator(".hm-hints .ln-why").click()
    expect(card.locator(".hm-hints .ln-because")).to_contain_text("record of the game says how often")
    allow_hints(page, "gugong")
    start(page, mode, "gugong")
    expect(page.locator(".co-hint")).to_be_visible()


def test_a_host_allows_hints_before_the_game_and_everybody_sees_it(
    open_page: OpenPage, served: Served
) -> None:
    host = open_page()
    host.locator('[data-game="paladins"] [data-mode="online"]').click()
    host.locator('[data-game="paladins"] [data-start]').click()
    code = host.locator("[data-code]").inner_text()
    rules = host.locator(".lb-rules")
    expect(rules).not_to_contain_text("coach")
    host.locator(".ho-switch", has_text="Hints").locator("input").check()
    expect(rules).to_contain_text("The coach may be asked for hints")
    guest = open_page(f"{served.address}/#/join/{code}")
    expect(guest.locator(".lb-rules")).to_contain_text("The coach may be asked for hints")
    expect(guest.locator(".ho-switch")).to_have_count(0)
    host.locator(".ho-switch", has_text="Hints").locator("input").uncheck()
    expect(guest.locator(".lb-rules")).not_to_contain_text("coach")
    host.locator(".ho-switch", has_text="Hints").locator("input").check()
    expect(guest.locator(".lb-rules")).to_contain_text("coach")
    sit_down(guest, f"{served.address}/#/join/{code}", "Navid")
    host.wait_for_selector(".tf-choice, .tf-prompt")
    guest.wait_for_selector(".tf-prompt")
    asked = host if host.locator(".tf-choice").count() else guest
    expect(asked.locator(".co-hint")).to_be_visible()


# --- hints ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_looked_at_picked_and_confirmed(open_page: OpenPage, game: str, size: str) -> None:
    page = open_page("/", **SIZES[size])
    coach = coached(page, game)
    page.evaluate(MEASURES)
    before = made(page)
    listed = [str(row.get_attribute("data-choice")) for row in page.locator(".tf-choice[data-choice]").all()]
    page.locator(".co-hint").click()
    moves = told(page)
    assert len(moves) == 3
    assert set(moves) <= set(listed)
    assert [asked["type"] for asked in coach.asked] == ["hint"]
    best = page.locator(".co-choice").first
    expect(best).to_contain_text(re.compile(r"Margin\W*\+4\.2\W*VP"))
    expect(best).to_contain_text(re.compile(r"71%\W*to win"))
    expect(page.locator(".co-move").first.locator(".co-reasons li")).to_have_count(4)
    best.click()
    expect(best).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".tf-confirm")).to_be_visible()
    assert made(page) == before, "it is picked, not made"
    page.locator(".tf-confirm .is-primary").click()
    wait_for(lambda: made(page) > before)
    expect(page.locator(".co-panel")).to_have_count(0)


def test_pointing_at_a_hint_shows_it_on_the_board(open_page: OpenPage) -> None:
    page = open_page()
    coached(page, "gugong")
    page.locator(".co-hint").click()
    moves = told(page)
    lit = page.locator(".tf-boards .el-hover")
    expect(lit).to_have_count(0)
    page.locator(".co-choice").nth(1).hover()
    expect(lit.first).to_be_visible()
    page.mouse.move(2, 2)
    expect(lit).to_have_count(0)
    page.locator(".co-back").click()
    row = page.locator(f'.tf-choice[data-choice="{moves[1]}"]')
    expect(row).to_be_visible()


def test_hints_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    coach = coached(page, "troyes")
    page.keyboard.press("h")
    moves = told(page)
    page.keyboard.press("Escape")
    expect(page.locator(".co-panel")).to_have_count(0)
    page.keyboard.press("h")
    assert told(page) == moves
    assert len(coach.asked) == 1, "the same decision is not asked about twice"
    page.locator(".co-hint").focus()
    page.keyboard.press("Tab")
    expect(page.locator(".co-choice").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".tf-confirm .is-primary")).to_be_focused()
    decision = int(page.locator(".tf").get_attribute("data-decision") or -1)
    page.keyboard.press("Enter")
    moved_on(page, decision)


def test_while_the_coach_thinks_and_when_it_refuses(open_page: OpenPage) -> None:
    page = open_page()
    coach = coached(page)
    coach.hold = True
    button = page.locator(".co-hint")
    button.click()
    expect(page.get_by_role("status").filter(has_text="The coach is thinking")).to_be_visible()
    expect(button).to_have_attribute("aria-busy", "true")
    coach.refusal = "error-hints-off"
    coach.go_on()
    panel = page.locator(".co-panel")
    expect(panel.get_by_role("alert")).to_contain_text("coach")
    expect(button).to_have_attribute("aria-busy", "false")
    panel.get_by_role("button", name="All choices").click()
    expect(page.locator(".tf-choice").first).to_be_visible()
    coach.hold, coach.refusal = False, ""
    button.click()
    assert len(told(page)) == 3, "who was refused may ask again"


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_of_the_server_is_asked(open_page: OpenPage, game: str) -> None:
    """No answer is made up here: what a worker says is drawn, and the log tells that somebody asked."""
    page = open_page()
    allow_hints(page, game)
    start(page, "solo", game)
    offered = {row.get_attribute("data-choice") for row in page.locator(".tf-choice[data-choice]").all()}
    page.locator(".co-hint").click()
    moves = told(page)
    assert 1 <= len(moves) == len(set(moves)) <= 3
    assert set(moves) <= offered
    for row in page.locator(".co-outlook").all():
        assert re.search(r"[\d.]+\W*VP.*\d%", row.inner_text(), re.S)
    headings = " ".join(page.locator(".co-reasons li > span:not(.tf-sr)").all_inner_texts())
    assert headings
    assert "[" not in headings, "every heading has a name"
    expect(page.locator(".tf-lines")).to_contain_text("took a hint from the coach")


# --- why this move? -------------------------------------------------------------------------------------


def test_a_bot_s_move_is_explained_from_the_log(open_page: OpenPage) -> None:
    page = open_page()
    coach = coached(page, "gugong", "bots")
    rng = random.Random(3)
    why = page.locator(".tf-lines .co-why")
    while why.count() == 0:
        assert play_turns(page, rng, 1, board=False) == 1
    n = why.first.get_attribute("data-explain")
    why.first.click()
    sheet = page.get_by_role("dialog", name="Why this move?")
    expect(sheet.locator(".co-reasons li")).to_have_count(4)
    expect(sheet).to_contain_text("judged by what you may see")
    expect(sheet.locator(".co-chances tbody tr").first).to_contain_text(re.compile("55%.*49%"))
    assert coach.asked[-1]["n"] == int(n or 0)
    sheet.get_by_role("button", name="Show the board before it").click()
    expect(page.locator(".tf")).to_have_attribute("data-step", str(int(n or 0) - 1))


def test_a_bot_s_move_is_explained_while_it_is_told(open_page: OpenPage) -> None:
    page = open_page()
    quiet(page, automaPace="slow", confirm="never")
    coach = coached(page, "gugong", "bots")
    why = page.locator(".tf-acting .co-why")
    while why.count() == 0:
        before = int(page.locator(".tf").get_attribute("data-decision") or -1)
        page.locator(".tf-choice").last.click()
        confirm(page)
        moved_on(page, before)
        page.wait_for_selector(".tf-choice, .tf-acting")
    why.click()
    sheet = page.get_by_role("dialog", name="Why this move?")
    expect(sheet.locator(".co-reasons li")).to_have_count(4)
    assert coach.asked[-1]["type"] == "explain"
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator(".tf-acting")).to_be_visible()  # the story has waited
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


# --- the review -----------------------------------------------------------------------------------------


def review(page: Page, game: str, folder: Path, players: int = 2) -> None:
    finished(page, game, folder, players)
    open_review(page, game)


def test_the_race_goes_from_turn_to_turn_and_to_the_board(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    review(page, "paladins", tmp_path)
    slider = page.get_by_role("slider", name="Turn")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("The end.*100%"))
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"Round\W*1\b"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert slider.input_value() == "2"
    expect(page.locator(".co-standing li")).to_have_count(2)
    chart = page.locator(".co-chart svg").bounding_box()
    assert chart is not None
    page.locator(".co-chart svg").click(position={"x": chart["width"] - 12, "y": chart["height"] / 2})
    last = slider.get_attribute("max")
    assert slider.input_value() == last
    page.keyboard.press("Home")
    slider.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.locator(".co-standing").get_by_role("button", name="Show on the board").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".tf")).to_have_attribute("data-step", re.compile(r"\d+"))


def test_the_review_of_the_server(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    finished(page, "gugong", tmp_path, players=2)
    page.get_by_role("dialog").get_by_role("button", name="Review").click()
    expect(page.locator(".co-review")).to_be_visible()
    assert int(page.get_by_role("slider", name="Turn").get_attribute("max") or 0) > 10
    cards = page.locator(".co-turning")
    assert 1 <= cards.count() <= 3
    assert "[" not in page.locator(".co-turnings").inner_text(), "every heading has a name"
    assert all(asked.inner_text() for asked in page.locator(".co-asked").all())
    expect(page.locator(".co-asked")).to_have_count(cards.count())
    expect(page.locator(".co-players tbody tr")).to_have_count(2)


def test_turning_points_lead_to_the_board_and_back(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    review(page, "gugong", tmp_path)
    cards = page.locator(".co-turning")
    expect(cards).to_have_count(3)
    expect(cards.first).to_contain_text(re.compile(r"14%\W*of the chance to win\W*−3\.2\W*VP"))
    expect(cards.first.locator(".co-reasons li")).to_have_count(4)
    expect(cards.first.locator(".co-asked")).to_have_text("Gùgōng")
    n = int(cards.nth(1).get_attribute("data-turning") or 0)
    cards.nth(1).get_by_role("button", name="Show on the board").click()
    expect(page.locator(".tf")).to_have_attribute("data-step", str(n - 1))
    here = page.locator(".co-here-told")
    expect(here.get_by_role("button", name=re.compile(r"Turning point\W*2"))).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(here).to_contain_text("Better")
    here.get_by_role("button", name=re.compile(r"Turning point\W*3")).click()
    expect(here.get_by_role("button", name=re.compile(r"Turning point\W*3"))).to_have_attribute(
        "aria-pressed", "true"
    )
    page.locator(".tf-rail").get_by_role("button", name="Review").click()
    expect(page.locator(".co-turning")).to_have_count(3)


@pytest.mark.parametrize("game", GAMES)
def test_points_by_source_and_round_add_up(open_page: OpenPage, tmp_path: Path, game: str) -> None:
    page = open_page()
    review(page, game, tmp_path)
    totals = page.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}/curve`)).json()).points.at(-1).totals",
        page.evaluate("() => location.hash.split('/')[2]"),
    )
    seats = page.locator(".co-sources [role=radio]")
    for who, total in enumerate(totals):
        seats.nth(who).click()
        cells = page.locator(".co-by-round tfoot td").all_inner_texts()
        rows = page.locator(".co-by-round tbody tr td:last-child").all_inner_texts()
        assert number(cells[-1]) == total == sum(map(number, cells[:-1])) == sum(map(number, rows))
    expect(page.locator(".co-bar-round")).to_have_count(page.locator(".co-by-round thead th").count() - 2)


def number(text: str) -> int:
    return int(text.replace("−", "-") or 0)


def test_the_review_is_waited_for_and_found_from_the_replays(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, record_of_a_finished_game(2), tmp_path)
    reviewed(page, "paladins", working=1)
    page.goto("/#/replays")
    page.locator("[data-review]").first.click()
    expect(page.locator(".co-working progress")).to_be_visible()
    expect(page.locator(".co-review")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("dialog", name="The game is over")).to_be_visible()


def test_a_review_that_failed_is_told_and_asked_for_again(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    finished(page, "troyes", tmp_path)
    problem = {"code": "error-coach-busy", "msg": {"key": "error-no-table", "args": {}}, "text": ""}
    failed = {"status": "failed", "progress": 0.0, "review": None, "error": problem}
    page.route("**/review", lambda route: route.fulfill(json=failed))
    page.get_by_role("dialog").get_by_role("button", name="Review").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute("**/review")
    reviewed(page, "troyes")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator(".co-review")).to_be_visible()


# --- for everybody --------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_no_violation_and_nothing_cut(open_page: OpenPage, tmp_path: Path, size: str, theme: str) -> None:
    page = open_page("/", color_scheme=theme, **SIZES[size])
    with_a_hint(page, "troyes")
    painted(page)
    assert violations(page) == []
    other = open_page("/", color_scheme=theme, **SIZES[size])
    review(other, "gugong", tmp_path)
    other.locator(".co-race summary").click()
    painted(other)
    assert violations(other) == []
    wide = "(sheet) => sheet.scrollWidth - sheet.clientWidth"
    assert other.get_by_role("dialog").evaluate(wide) == 0, "nothing is wider than the sheet"
    heads = other.locator(".co-by-round thead th:not(:first-child)").all()
    sizes = [head.evaluate("(head) => parseFloat(getComputedStyle(head).fontSize)") for head in heads]
    assert min(sizes) > 9, "rounds have their numbers"


@pytest.mark.parametrize("language", ["fa", "it", "tr"])
def test_the_coach_speaks_the_language_of_the_page(
    open_page: OpenPage, tmp_path: Path, language: str
) -> None:
    page = open_page("/", locale=language)
    with_a_hint(page, "troyes")
    panel = page.locator(".co-panel").inner_text()
    page.goto("/")
    open_record(page, record_of_a_finished_game(2), tmp_path)
    open_review(page, "paladins")
    sheet = page.locator(".co-review")
    words = panel + sheet.inner_text()
    assert "[" not in words, "every word is there"
    assert not re.search(r"\b(Margin|Better|Turning|Played)\b", words)
    if language == "fa":
        assert not re.search("[0-9]", words), "digits are Persian"
