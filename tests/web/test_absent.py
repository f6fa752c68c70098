"""Absent players in the browser: the vote all see, the mark of a bot, the seat taken back, going back."""

import json
import random
import re
import urllib.request
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.conftest import OpenPage, wait_for

from browser.playing import answer, settled, start
from browser.served import Served

NAMES = ("Ada", "Bo", "Cy")


def post(served: Served, path: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(
        served.address + path, json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request) as response:
        told: dict[str, Any] = json.load(response)
    return told


def seated(served: Served, players: int, away: int = 0, **more: Any) -> list[str]:
    """An online table with all seats taken: the addresses that open them."""
    seats = [{"kind": "human", "level": "random"}] * players
    made = post(served, "/api/tables", {"game": "paladins", "seats": seats, "away": away, **more})
    table = made["table"]["id"]
    claims = [
        post(served, f"/api/tables/{table}/claim", {"seat": i, "name": NAMES[i]}) for i in range(players)
    ]
    return [f"/#/seat/{table}/{claim['secret']}" for claim in claims]


def come(open_page: OpenPage, link: str, **options: Any) -> Page:
    page = open_page(link, **options)
    page.wait_for_selector(".tf, .ph")
    return page


def made(page: Page) -> int:
    return int(page.evaluate("() => Number(document.querySelector('.tf').dataset.made)"))


def lines(page: Page) -> list[str]:
    return page.locator(".tf-lines .tf-entry-text").all_inner_texts()


def plain(text: str) -> str:
    return text.replace("\u2068", "").replace("\u2069", "")


def said(text: str) -> re.Pattern[str]:
    """Words with names in them, which the page isolates by invisible marks."""
    parts = re.split(f"({'|'.join(NAMES)})", text)
    mark = "[\u2068\u2069]*"
    return re.compile(
        "".join(mark + re.escape(part) + mark if part in NAMES else re.escape(part) for part in parts)
    )


def log_of(page: Page) -> list[str]:
    return [plain(line) for line in lines(page)]


def play_on(page: Page, choices: int) -> None:
    """Make so many choices; others or bots play between them."""
    rng = random.Random(1)
    for _ in range(choices):
        wait_for(lambda: settled(page), 30)
        answer(page, rng, board=False)


def test_all_see_the_vote_and_the_seat_is_taken_back(open_page: OpenPage, served: Served) -> None:
    links = seated(served, 3)
    ada, bo = come(open_page, links[0]), come(open_page, links[1])
    for page in (ada, bo):
        expect(page.locator('[data-away="2"]')).to_be_visible()
        expect(page.locator('[data-away="2"] svg')).to_have_attribute("aria-label", re.compile("away since"))
        expect(page.locator('[data-away="0"], [data-away="1"]')).to_have_count(0)
    ada.get_by_role("button", name=said("Let a bot play for Cy")).click()
    for page in (ada, bo):
        card = page.locator(".ab-card")
        expect(card).to_contain_text(said("Agreed: Ada."))
        expect(card).to_contain_text(said("Still to agree: Bo."))
        expect(page.locator('[data-stand-in="2"]')).to_have_count(0)
    bo.get_by_role("button", name="Agree", exact=True).click()
    for page in (ada, bo):
        expect(page.locator('[data-stand-in="2"]')).to_be_visible()
        expect(page.locator(".ab-card")).to_have_count(0)
        wait_for(lambda p=page: "A knight bot plays for Cy (agreed by the others)." in log_of(p))  # type: ignore[misc]
    cy = come(open_page, links[2])
    expect(cy.locator(".ab-card")).to_contain_text("the others agreed that a bot plays for you")
    cy.get_by_role("button", name="Take my seat back").click()
    for page in (ada, bo, cy):
        expect(page.locator('[data-stand-in="2"]')).to_have_count(0)
        wait_for(lambda p=page: "Cy plays again." in log_of(p))  # type: ignore[misc]
    before = log_of(ada)
    ada.reload()
    ada.wait_for_selector(".tf")
    wait_for(lambda: log_of(ada) == before)


def test_the_game_goes_back_when_the_other_agrees(open_page: OpenPage, served: Served) -> None:
    links = seated(served, 2)
    ada = come(open_page, links[0])
    ada.get_by_role("button", name=said("Let a bot play for Bo")).click()
    expect(ada.locator('[data-stand-in="1"]')).to_be_visible()  # the only other one has agreed
    play_on(ada, 6)
    wait_for(lambda: settled(ada), 30)
    log = log_of(ada)
    begun = log.index("Ada wants a bot to play for Bo.")
    assert len(log) > begun + 6
    bo = come(open_page, links[1])
    bo.get_by_role("button", name="Go back to where I left").click()
    expect(bo.locator(".ab-card")).to_contain_text(said("Still to agree: Ada."))
    card = ada.locator(".ab-card")
    expect(card).to_contain_text(said("Bo asks to go back to where Bo left."))
    ada.get_by_role("button", name="Refuse").click()
    expect(card).to_have_count(0)
    bo.get_by_role("button", name="Go back to where I left").click()
    ada.get_by_role("button", name="Agree", exact=True).click()
    for page in (ada, bo):
        wait_for(lambda p=page: made(p) == 0)  # type: ignore[misc]
        wait_for(lambda p=page: log_of(p)[-1] == "The game goes back to where Bo left.")  # type: ignore[misc]
        told = log_of(page)[begun:]
        assert told == [
            "Ada wants a bot to play for Bo.",
            "A knight bot plays for Bo (agreed by the others).",
            "Bo plays again.",
            "Bo asks to go back to where Bo left.",
            "Ada does not want to go back to where Bo left.",
            "Bo asks to go back to where Bo left.",
            "Ada agrees to go back to where Bo left.",
            "The game goes back to where Bo left.",
        ]
        page.reload()
        page.wait_for_selector(".tf")
        wait_for(lambda p=page, t=told: log_of(p)[-len(t) :] == t)  # type: ignore[misc]
        expect(page.locator(".ab-card")).to_have_count(0)


def test_nobody_is_voted_about_who_is_there_or_has_just_gone(open_page: OpenPage, served: Served) -> None:
    links = seated(served, 2, away=300)
    ada = come(open_page, links[0])
    expect(ada.locator(".ab-card")).to_contain_text(said("you can vote for a bot that plays for Bo"))
    expect(ada.get_by_role("button", name=said("Let a bot play for Bo"))).to_have_count(0)
    come(open_page, links[1])
    expect(ada.locator(".ab-card")).to_have_count(0)
    expect(ada.locator("[data-away]")).to_have_count(0)


def test_one_may_leave_and_come_back(open_page: OpenPage, served: Served) -> None:
    links = seated(served, 2)
    ada, bo = come(open_page, links[0]), come(open_page, links[1])
    ada.get_by_role("button", name="Settings").click()
    ada.get_by_role("button", name="Let a bot play for me").click()
    expect(bo.locator('[data-stand-in="0"]')).to_be_visible()
    wait_for(lambda: "A knight bot plays for Ada (Ada left)." in log_of(bo))
    ada.get_by_role("button", name="Take my seat back").click()
    expect(bo.locator('[data-stand-in="0"]')).to_have_count(0)


def test_a_phone_shows_it_too(open_page: OpenPage, served: Served) -> None:
    links = seated(served, 2)
    phone = come(open_page, links[0], viewport={"width": 390, "height": 844}, has_touch=True)
    expect(phone.locator('[data-away="1"]')).to_be_visible()
    phone.get_by_role("button", name=said("Let a bot play for Bo")).tap()
    expect(phone.locator('[data-stand-in="1"]')).to_be_visible()


def test_alone_there_is_nothing_to_vote_about(open_page: OpenPage) -> None:
    page = open_page()
    start(page, "solo")
    expect(page.locator("[data-away], [data-stand-in], .ab-card")).to_have_count(0)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("button", name="Copy the link to my seat")).to_be_visible()
    expect(page.get_by_role("button", name="Let a bot play for me")).to_have_count(0)
