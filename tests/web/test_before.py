"""Before a game: names, colours and bots, the lobby, spectators, and handing the screen over."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import OpenPage

from browser.playing import confirm, decision, moved_on, play_turns, take_the_screen, touch_list

Json = dict[str, Any]

PHONE: Json = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def card_of(page: Page, game: str, mode: str) -> Locator:
    card = page.locator(f'[data-game="{game}"]')
    card.locator(f'[data-mode="{mode}"]').click()
    return card


def open_names(card: Locator) -> None:
    card.get_by_text("Names and colours").click()


def name_of(card: Locator, seat: int) -> Locator:
    return card.locator(".cm-seats input").nth(seat)


def online(page: Page, game: str = "gugong", players: int = 3, name: str = "Ada") -> str:
    """An online table with its maker; its code."""
    card = card_of(page, game, "online")
    card.get_by_role("radio").filter(has_text=str(players)).click()
    open_names(card)
    card.get_by_label("Your name").fill(name)
    card.locator("[data-start]").click()
    return page.locator("[data-code]").inner_text()


def sit_down(page: Page, seat: int, name: str) -> None:
    row = page.locator(f'[data-seat="{seat}"]')
    row.get_by_label("Your name").fill(name)
    row.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("button", name="Leave")).to_be_visible()


def test_everybody_at_one_screen_has_a_name_and_a_colour(open_page: OpenPage) -> None:
    page = open_page()
    card = card_of(page, "troyes", "hotseat")
    open_names(card)
    card.get_by_label("Your name").fill("Ada")
    name_of(card, 1).fill("Bo")
    card.locator(".cm-seats select").first.select_option("Orange star")  # that of Bo, who gets hers
    card.locator("[data-start]").click()
    expect(page.locator(".tf-player.c-mullet")).to_contain_text("Ada")
    expect(page.locator(".tf-player.c-lily")).to_contain_text("Bo")
    expect(page.locator(".tf-signs")).to_have_count(0)  # nobody is “you” where all are
    page.goto("/")
    open_names(card_of(page, "gugong", "hotseat"))
    expect(name_of(page.locator('[data-game="gugong"]'), 1)).to_have_value("Bo")  # for the next game


def test_bots_have_faces_and_levels_at_the_table(open_page: OpenPage) -> None:
    page = open_page()
    card = card_of(page, "gugong", "bots")
    open_names(card)
    name_of(card, 1).fill("Reynard")
    card.locator("[data-start]").click()
    plaques = page.locator(".tf-player")
    expect(plaques.nth(1)).to_contain_text("Reynard")
    expect(plaques.nth(2)).to_contain_text("Owl")
    for plaque in (plaques.nth(1), plaques.nth(2)):
        expect(plaque.locator(".bt-mark")).to_have_count(1)
        expect(plaque).to_contain_text("knight bot")
    expect(plaques.nth(0)).to_contain_text("you")


def test_two_people_and_a_bot_meet_in_a_lobby(open_page: OpenPage) -> None:
    ada = open_page()
    code = online(ada)
    bo = open_page(f"/#/join/{code}", **PHONE)
    bo.locator('[data-seat="1"]').get_by_label("Colour of this seat").select_option("Violet rose")
    sit_down(bo, 1, "Bo")
    expect(ada.locator('[data-seat="1"].c-rose')).to_contain_text("Bo")
    ada.locator('[data-put-bot="2"]').click()
    bot = ada.locator('[data-seat="2"]')
    expect(bo.locator('[data-seat="2"]')).to_contain_text("Owl")
    bot.get_by_label("Level of this bot").select_option("squire bot")
    bot.get_by_role("button", name="Another one").click()  # at once: the level stays as it was just chosen
    expect(bot.get_by_placeholder("Hare")).to_be_visible()
    expect(bo.locator('[data-seat="2"]')).to_contain_text("Hare")
    expect(bo.locator('[data-seat="2"]')).to_contain_text("squire bot")
    bot.get_by_label("Name of this seat").fill("Harry")
    bot.get_by_label("Name of this seat").press("Enter")
    expect(bo.locator('[data-seat="2"]')).to_contain_text("Harry")
    expect(bo.get_by_text("The host begins the game")).to_be_visible()
    bo.get_by_label("Your name").fill("Bo the Bold")
    bo.get_by_label("Your name").press("Enter")
    expect(ada.locator('[data-seat="1"]')).to_contain_text("Bo the Bold")
    ada.locator("[data-begin]").click()
    for page in (ada, bo):
        page.wait_for_selector(".tf[data-turn]")
    expect(ada.locator(".tf-player.c-rose")).to_contain_text("Bo the Bold")
    expect(ada.locator(".tf-player", has_text="Harry")).to_contain_text("squire bot")


def test_the_game_begins_with_fewer_and_everybody_keeps_their_seat(open_page: OpenPage) -> None:
    ada = open_page()
    code = online(ada, "troyes", 4)
    bo = open_page(f"/#/join/{code}")
    sit_down(bo, 2, "Bo")
    expect(bo.locator("[data-begin]")).to_have_count(0)
    ada.locator("[data-begin]").click()
    for page, mine in ((ada, 0), (bo, 1)):
        expect(page.locator(".tf-player")).to_have_count(2)
        expect(page.locator(".tf-player").nth(mine)).to_contain_text("you")
    page = ada if ada.locator(".tf[data-turn=mine]").count() else bo
    play_turns(page, random.Random(2), 1, board=False)


def test_who_comes_by_the_spectators_link_watches_and_is_told_so(open_page: OpenPage) -> None:
    ada = open_page()
    code = online(ada, players=2)
    guest, bo = open_page(f"/#/watch/{code}"), open_page(f"/#/join/{code}")
    expect(guest.get_by_text("You came to watch")).to_be_visible()
    expect(guest.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(ada.get_by_text("Spectators see what everybody at the table may know")).to_be_visible()
    sit_down_last(bo, 1, "Bo")
    note = guest.locator("[data-watching]")
    expect(note).to_contain_text("You are watching")
    assert ada.locator("[data-watching]").count() == 0
    assert guest.locator(".tf-choice").count() == 0


def sit_down_last(page: Page, seat: int, name: str) -> None:
    """The seat with which the game begins."""
    row = page.locator(f'[data-seat="{seat}"]')
    row.get_by_label("Your name").fill(name)
    row.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".tf[data-turn]")


def test_the_clock_of_an_online_table_is_chosen_said_and_runs(open_page: OpenPage) -> None:
    ada = open_page()
    card = card_of(ada, "gugong", "online")
    card.get_by_label("Clock").select_option("20 minutes each")
    card.locator("[data-start]").click()
    code = ada.locator("[data-code]").inner_text()
    bo = open_page(f"/#/join/{code}")
    expect(bo.get_by_text("for the whole game")).to_be_visible()
    sit_down_last(bo, 1, "Bo")
    for page in (ada, bo):
        expect(page.locator("[data-clock]")).to_have_count(2)
        expect(page.locator(".tf-clock.is-running")).to_contain_text("19:")  # it has begun to run
    expect(ada.locator(".tf-clock:not(.is-running)")).to_contain_text("20:00")


# --- several people at one screen ----------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desktop", "phone"])
def test_the_board_stays_while_the_screen_changes_hands(
    open_page: OpenPage, options: dict[str, object]
) -> None:
    page = open_page(**options)
    heard: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda data: heard.append(str(data))))
    card = card_of(page, "gugong", "hotseat")
    card.locator("[data-start]").click()
    page.wait_for_selector("[data-hand-over]")
    assert page.locator(".tf-boards, .ph-stage").count() == 1
    assert page.locator(".tf-choice, .el-legal").count() == 0
    offers = [message for text in heard for message in messages(text) if message["type"] == "offer"]
    assert offers
    for offer in offers:  # the browser itself knows no hand yet
        hands = [keys for path, keys in offer["changes"] if path.startswith("seats") and "hand" in keys]
        assert hands
        assert all(card["card"] is None for keys in hands for card in keys["hand"])
    take_the_screen(page)
    assert page.locator(".el-legal").count() > 0


def messages(text: str) -> list[Json]:
    told = json.loads(text)
    return told if isinstance(told, list) else [told]


def test_troyes_goes_on_without_handing_over_and_shows_secrets_on_demand(open_page: OpenPage) -> None:
    page = open_page()
    card_of(page, "troyes", "hotseat").locator("[data-start]").click()
    page.wait_for_selector(".tf-choice")
    page.locator("[data-secrets=show]").click()
    page.locator("[data-secrets=cover]").click()
    expect(page.locator("[data-secrets=show]")).to_be_visible()
    rng = random.Random(4)
    decided = set()
    for _ in range(10):
        decided.add(page.locator(".tf-whose").inner_text())
        before = decision(page)
        touch_list(page, rng)
        confirm(page)
        moved_on(page, before)
        page.wait_for_selector(".tf-choice")
        assert page.locator("[data-hand-over]").count() == 0
    assert len(decided) == 2


def test_who_wants_no_curtain_has_none(open_page: OpenPage) -> None:
    page = open_page()
    page.evaluate(
        "() => localStorage.setItem('regnum.settings',"
        " JSON.stringify({ ...JSON.parse(localStorage.getItem('regnum.settings')), handover: false }))"
    )
    page.reload()
    card_of(page, "gugong", "hotseat").locator("[data-start]").click()
    page.wait_for_selector(".tf-choice")
    assert page.locator("[data-hand-over]").count() == 0
