"""The rail: a log that stays at its newest line, lists that begin at their top, and fixed places."""

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import FloatRect, Locator, Page, WebSocketRoute, expect
from tests.web.conftest import OpenPage, wait_for
from tests.web.test_history import GAMES, at_a_turn, is_at_its_end
from tests.web.test_table import made, open_record
from tests.web.test_troyes import position, quiet

from browser.playing import answer, answered, confirm, decision, moved_on, painted, settled
from browser.positions import record_of_a_finished_game, record_to

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LEAST_LOG = 84  # pixels for the lines at 1280x800: at least four of them
SAME = 1.0  # pixels


LOW_LIST = """() => document.styleSheets[0].insertRule(
  '.tf-rail .tf-choices { max-block-size: 100px !important; min-block-size: 0 !important }')"""


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def same_place(one: FloatRect, other: FloatRect) -> bool:
    return all(abs(one[side] - other[side]) <= SAME for side in ("x", "y", "width", "height"))


# --- the log ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_log_stays_at_its_newest_line(open_page: OpenPage, tmp_path: Path, game: str) -> None:
    page = open_page()
    quiet(page)
    at_a_turn(page, game, tmp_path)
    rng = random.Random(4)
    news = page.locator(".tf-since")
    for _ in range(60):
        if news.count():
            break
        answer(page, rng, board=False)
        assert settled(page)
    expect(news).to_have_count(1)
    log = page.locator(".tf-lines")
    assert box(log)["height"] >= LEAST_LOG
    wait_for(lambda: is_at_its_end(page))
    for height in (700, 1000, 800):
        page.set_viewport_size({"width": 1280, "height": height})
        wait_for(lambda: is_at_its_end(page))
    log.evaluate("(list) => list.scrollTop = 0")
    newest = page.locator(".tf-newest")
    expect(newest).to_be_visible()
    answer(page, rng, board=False)
    assert settled(page)
    assert log.evaluate("(list) => list.scrollTop") == 0  # the reader is left alone
    newest.click()
    wait_for(lambda: is_at_its_end(page))
    expect(newest).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_since_can_be_read(open_page: OpenPage, tmp_path: Path, game: str) -> None:
    page = open_page()
    quiet(page)
    at_a_turn(page, game, tmp_path)
    rng = random.Random(4)
    news = page.locator(".tf-since")
    for _ in range(60):
        if news.count():
            break
        answer(page, rng, board=False)
        assert settled(page)
    news.locator("summary").click()
    told = news.locator("ol")
    assert box(told)["height"] >= min(LEAST_LOG, told.evaluate("(list) => list.scrollHeight"))
    within = "(list) => list.closest('.tf-log').getBoundingClientRect().bottom"
    assert box(told)["y"] + box(told)["height"] <= told.evaluate(within) + SAME
    last = told.locator("li").last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=0.9)


def test_the_log_opens_at_its_newest_line_on_a_phone(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/", **PHONE)
    open_record(page, record_of_a_finished_game(1, "troyes"), tmp_path)
    page.keyboard.press("Escape")
    page.locator(".ph-tabs button").last.click()
    expect(page.locator(".tf-lines .tf-entry").last).to_be_in_viewport()
    expect(page.locator(".tf-lines .tf-entry").first).not_to_be_in_viewport()


# --- lists --------------------------------------------------------------------------------------------


def test_a_list_of_choices_begins_at_its_top(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page)
    open_record(page, record_to("Turn", 2, 12), tmp_path)
    page.evaluate(LOW_LIST)  # usual questions fit into the rail
    rows = page.locator(".tf-choices")
    assert rows.evaluate("(list) => { list.scrollTop = 9999; return list.scrollTop }") > 0
    before = decision(page)
    page.locator('.tf-choice[data-choice="pass"]').click()
    confirm(page)
    moved_on(page, before)
    expect(page.locator(".tf-choice").nth(5)).to_be_attached()
    assert rows.evaluate("(list) => list.scrollHeight > list.clientHeight"), "the next list is long too"
    assert rows.evaluate("(list) => list.scrollTop") == 0


def test_what_is_picked_on_the_board_is_seen_in_the_list(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page, confirm="always")
    open_record(page, record_to("Turn", 2, 12), tmp_path)
    numbers = page.locator(".tf-boards .el-legal[data-el] > .el-number").all_inner_texts()
    last = max(int(number) for number in numbers if number.isdigit() and int(number) < len(numbers))
    page.locator(".tf-boards .el-number").get_by_text(str(last), exact=True).locator("..").click()
    chosen = page.locator(".tf-choices .is-chosen")
    expect(chosen).to_have_count(1)
    within = """(row) => {
        const [list, at] = [row.closest('.tf-choices').getBoundingClientRect(), row.getBoundingClientRect()];
        return at.top >= list.top - 1 && at.bottom <= list.bottom + 1;
    }"""
    wait_for(lambda: bool(chosen.evaluate(within)))


# --- fixed places -------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_undo_and_confirm_have_their_places(open_page: OpenPage, tmp_path: Path, game: str) -> None:
    page = open_page()
    quiet(page, confirm="always", askAll=True)
    at_a_turn(page, game, tmp_path, players=2)
    undo = page.get_by_role("button", name="Undo")
    sure = page.locator(".tf-confirm .is-primary")
    prompt = page.locator(".tf-prompt")
    places = [box(undo)]
    prompts = [box(prompt)]
    buttons: list[FloatRect] = []
    rng = random.Random(5)
    for _ in range(6):
        if not settled(page):
            break
        before = decision(page)
        rows = page.locator(".tf-choice")
        rows.nth(rng.randrange(rows.count())).click()
        expect(sure).to_be_focused()
        places.append(box(undo))
        prompts.append(box(prompt))
        buttons.append(box(sure))
        sure.click()
        moved_on(page, before)
    assert all(same_place(places[0], place) for place in places)
    assert all(same_place(prompts[0], place) for place in prompts)
    assert all(same_place(buttons[0], place) for place in buttons)


def overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


@pytest.mark.parametrize("game", GAMES)
def test_cannot_be_undone_is_said_once_and_not_covered(
    open_page: OpenPage, tmp_path: Path, game: str
) -> None:
    page = open_page()
    quiet(page)
    at_a_turn(page, game, tmp_path)
    rng = random.Random(6)
    for _ in range(60):
        rows = page.locator(".tf-choice")
        before = decision(page)
        rows.nth(rng.randrange(rows.count())).click()
        answered(page)
        if page.locator(".tf-confirm").count():
            break
        moved_on(page, before)
        assert settled(page)
    word = page.locator(".tf-final")
    expect(word).to_have_count(1)
    for button in page.locator(".tf-foot button").all():
        assert not overlap(box(word), box(button))
    assert box(word)["y"] + box(word)["height"] <= box(page.locator(".tf-foreseen"))["y"] + 35


def test_re_roll_moves_nothing(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page)
    open_record(page, position("rich"), tmp_path)
    powers = page.locator(".ty-powers")
    things = {
        name: page.locator(f'.ty-powers [data-choice="{name}"], .ty-powers [data-locked="{name}"]')
        for name in ("recruit", "flip", "pass")
    }
    before = {name: box(thing) for name, thing in things.items()}
    button = powers.get_by_role("button", name="Re-roll")
    where = box(button)
    button.click()
    expect(page.locator('.tf-choice[data-choice^="reroll "]').first).to_be_visible()
    assert same_place(where, box(button))
    for name, thing in things.items():
        assert same_place(before[name], box(thing)), name


def test_pointing_at_pass_leaves_it_there(open_page: OpenPage, tmp_path: Path) -> None:
    """What it would change is told below: a foot that grew took it away from under the pointer, for ever."""
    page = open_page()
    quiet(page)
    at_a_turn(page, "troyes", tmp_path)
    row = page.locator('.tf-choice[data-choice="pass"]')
    before = box(row)
    row.hover()
    expect(page.locator(".tf-foreseen")).to_contain_text(re.compile(r"\S"))
    for _ in range(4):
        painted(page)
        assert same_place(before, box(row))


# --- second thoughts ----------------------------------------------------------------------------------


def one_choice(page: Page) -> Locator:
    """A thing on the board that stands for one choice."""
    number = page.locator(".tf-boards .el-legal[data-el] > .el-number")
    for i in range(number.count()):
        if number.nth(i).inner_text().isdigit():
            return number.nth(i).locator("..")
    raise AssertionError("everything stands for several choices")


def test_a_double_click_does_not_confirm(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page, confirm="always")
    at_a_turn(page, "paladins", tmp_path)
    before = made(page)
    thing = one_choice(page)
    thing.dblclick()
    expect(page.locator(".tf-confirm")).to_be_visible()
    assert made(page) == before
    page.locator(".tf-confirm .is-primary").click()
    wait_for(lambda: made(page) > before)


def test_z_takes_back_what_is_picked_first(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    quiet(page, confirm="always")
    open_record(page, record_to("Turn", wanted=6), tmp_path)
    first = made(page)
    page.locator('.tf-choice[data-choice="hunt 1"], .tf-choice[data-choice="trade 1"]').first.click()
    confirm(page)  # a step that can be taken back
    wait_for(lambda: made(page) > first)
    before = made(page)
    page.locator(".tf-choice").last.click()
    expect(page.locator(".tf-confirm")).to_be_visible()
    page.keyboard.press("z")
    expect(page.locator(".tf-confirm")).to_have_count(0)
    assert made(page) == before
    page.locator(".tf-choice").last.click()
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".tf-confirm")).to_have_count(0)
    assert made(page) == before
    page.keyboard.press("z")
    wait_for(lambda: made(page) < before)


def test_on_a_phone_undo_names_no_key(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/", **PHONE)
    at_a_turn(page, "troyes", tmp_path)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_be_in_viewport()
    assert undo.inner_text().strip() == "Undo"


# --- the end ------------------------------------------------------------------------------------------


def test_the_end_sheet_closes_and_nothing_is_lost(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    open_record(page, record_of_a_finished_game(), tmp_path)
    page.keyboard.press("Escape")
    expect(page.locator(".tf-sheet")).to_have_count(0)
    rail = page.locator(".tf-rail")
    with page.expect_download() as download:
        rail.get_by_role("button", name="Download the record").click()
    assert json.loads(download.value.path().read_text("utf-8"))["choices"]
    rail.get_by_role("button", name="Score sheet").click()
    expect(page.locator(".tf-sheet .tf-winner")).to_be_visible()
    page.locator(".tf-sheet").get_by_role("button", name="Replay").click()
    expect(page.locator(".tf-ask")).to_contain_text("You are looking at step")
    table = page.url.partition("/table/")[2].partition("/")[0]  # the address also names the step on show
    rail.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/table/" in url and table not in url)


# --- a line that says nothing ---------------------------------------------------------------------------


def mute(page: Page) -> Callable[[bool], None]:
    """Lines that can go silent without being closed."""
    silent = {"now": False}

    def connect(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda message: None if silent["now"] else server.send(message))
        server.on_message(lambda message: None if silent["now"] else route.send(message))

    page.route_web_socket("**/ws/tables/*", connect)
    return lambda now: silent.update(now=now)


def test_a_silent_line_is_told_and_the_choice_arrives(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    hush = mute(page)
    quiet(page, confirm="never")
    at_a_turn(page, "paladins", tmp_path)
    before = made(page)
    hush(True)
    page.locator(".tf-choice").first.click()
    expect(page.locator(".tf-line")).to_contain_text("No answer", timeout=15000)
    expect(page.locator(".tf-choice").first).to_be_disabled()
    expect(page.locator(".tf-line")).to_contain_text("connection is lost", timeout=30000)
    hush(False)
    expect(page.locator(".tf-line")).to_have_count(0, timeout=30000)
    wait_for(lambda: made(page) > before)  # it was sent again, once
    assert made(page) == before + 1


def test_in_a_small_window_pointing_at_a_choice_moves_nothing(open_page: OpenPage, tmp_path: Path) -> None:
    """The foot is as high as what it shows there: a preview would push the board to and fro."""
    page = open_page(viewport={"width": 640, "height": 400})
    told: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda text: told.append(str(text))))
    open_record(page, record_to("Pay", wanted=3, name="gugong"), tmp_path)
    wait_for(lambda: page.evaluate("1") == 1 and any('"reasons"' in text for text in told))
    before = box(page.locator(".ph-foot"))
    for number, row in enumerate(page.locator(".tf-choice").all()):
        row.hover()
        expect(row).to_have_class(re.compile("is-hover"))
        wait_for(lambda n=number: page.evaluate("1") == 1 and previews_in(told) > n)  # type: ignore[misc]
        painted(page)
        assert box(page.locator(".ph-foot")) == before


def previews_in(told: list[str]) -> int:
    """How often the server has told what a choice would change."""
    return sum('"type":"previews"' in text for text in told)
