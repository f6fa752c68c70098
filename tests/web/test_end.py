"""The end of a game: its story, its points, what to do next in sight; and links to a step of it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import OpenPage, wait_for
from tests.web.test_history import at_a_turn, go_back, says_step
from tests.web.test_table import made, open_record

from browser.positions import record_of_a_finished_game

GAMES = ["paladins", "troyes", "gugong"]
SIZES = {"desktop": (1280, 800), "laptop": (1366, 625), "phone": (390, 844)}


def window(size: str) -> dict[str, object]:
    width, height = SIZES[size]
    phone = size == "phone"
    return {"viewport": {"width": width, "height": height}, "has_touch": phone, "is_mobile": phone}


def finished(page: Page, game: str, folder: Path, players: int = 1) -> None:
    open_record(page, record_of_a_finished_game(players, game), folder)
    expect(page.locator(".en-chart")).to_be_visible()


def is_in_sight(page: Page, button: Locator) -> bool:
    """Whether all of it lies in the window and nothing lies over it."""
    box = button.bounding_box()
    if box is None:
        return False
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    on_top = button.evaluate("(button, [x, y]) => button.contains(document.elementFromPoint(x, y))", middle)
    size = page.evaluate("() => [innerWidth, innerHeight]")
    fits = box["x"] >= 0 and box["x"] + box["width"] <= size[0]
    return bool(on_top) and fits and box["y"] >= 0 and box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_end_shows_what_to_do_next(open_page: OpenPage, tmp_path: Path, game: str, size: str) -> None:
    page = open_page("/", **window(size))
    finished(page, game, tmp_path)
    sheet = page.get_by_role("dialog", name="The game is over")
    for name in ("Rematch", "Share"):
        assert is_in_sight(page, sheet.get_by_role("button", name=name)), name
    assert page.locator(".en-story p").count() >= 3
    expect(page.locator(".en-place")).to_have_count(2)
    wide = "(sheet) => sheet.scrollWidth - sheet.clientWidth"
    assert sheet.evaluate(wide) == 0, "nothing is wider than the sheet"
    sheet.get_by_role("button", name="Close").click()
    for name in ("Rematch", "Share", "Replay", "Download the record"):
        expect(page.locator(".tf-end-buttons").get_by_role("button", name=name)).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_points_by_source_and_by_round_add_up(open_page: OpenPage, tmp_path: Path, game: str) -> None:
    page = open_page()
    finished(page, game, tmp_path, players=2)
    rounds = page.locator(".en-rounds button")
    page.locator(".en-table summary").click()
    rows = page.locator(".en-table tbody tr")
    assert rounds.count() == rows.count() >= 4
    for n in (0, rounds.count() - 1):
        rounds.nth(n).click()
        expect(rounds.nth(n)).to_have_attribute("aria-pressed", "true")
        totals = numbers(page.locator(".en-sources tfoot td"))
        columns = [
            numbers(page.locator(f".en-sources tbody td:nth-child({who + 2})")) for who in range(len(totals))
        ]
        assert [sum(column) for column in columns] == totals == numbers(rows.nth(n).locator("td"))
    words = "day" if game == "gugong" else "round"
    expect(page.locator(".en-chart figcaption")).to_have_text(f"Points at the end of every {words}")
    assert page.locator(".en-chart .en-mark").count() > rounds.count()
    assert page.locator(".en-chart .en-name").all_inner_texts() != []


def numbers(cells: Locator) -> list[int]:
    return [int(re.sub(r"[^\d-]", "", text.replace("−", "-"))) for text in cells.all_inner_texts()]


def test_my_certain_points_are_in_the_score_sheet_of_troyes(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    at_a_turn(page, "troyes", tmp_path, players=3)
    page.locator("[data-secrets=show]").click()  # at one screen one's own are covered until then
    page.locator("[data-secrets=cover]").wait_for()
    page.get_by_role("button", name="Score sheet").click()
    cells = page.locator(".tf-sheet .tf-score tbody td")
    secret = [text for text in cells.all_inner_texts() if text.strip() == "?"]
    assert len(secret) == 2, "only the tokens of two others are nobody's business"
    mine = page.locator(".tf-sheet .tf-score tbody td:nth-child(2)").all_inner_texts()
    assert "?" not in mine
    expect(page.locator(".tf-sheet")).to_contain_text("if it is in play")


# --- a link to a step ----------------------------------------------------------------------------------


def address(page: Page) -> str:
    return str(page.evaluate("() => location.hash"))


def shared_link(page: Page) -> str:
    """The link that the sheet offers, without the server it is on."""
    page.get_by_role("button", name="Share", exact=True).first.click()
    link = page.locator(".sh .lb-link").inner_text()
    page.get_by_role("button", name="Close").click()
    return "/" + link[link.index("#") :]


def test_a_link_to_a_step_opens_it_in_another_browser(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    at_a_turn(page, "gugong", tmp_path, players=2)
    n = go_back(page, 2)
    wait_for(lambda: address(page).endswith(f"/{n}"))
    link = shared_link(page)
    assert link.endswith(f"/{n}")
    other = open_page(link)
    other.wait_for_selector(".tf[data-step]")
    says_step(other, n)
    # Whoever watches a game that goes on sees what is public: the backs of cards.
    told = other.request.get(f"/api/tables/{link.split('/')[3]}/history/{n}").json()
    hands = [seat["hand"] for seat in told["view"]["seats"]]
    assert hands[0]
    assert all(card["card"] is None for hand in hands for card in hand)
    expect(other.locator(".gg-hand h3").first).not_to_have_text("Your hand")
    other.get_by_role("button", name="Back to now").first.click()
    wait_for(lambda: not re.search(r"/\d+$", address(other)))


def test_a_step_of_a_finished_game_and_one_that_is_not_there(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    finished(page, "paladins", tmp_path)
    end = made(page)
    table = address(page)
    page.goto(f"/{table}/5")
    says_step(page, 5)
    expect(page.locator(".en")).to_have_count(0)
    page.goto(f"/{table}/{end + 7}")
    expect(page.locator(".en")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".tf-notice")).to_contain_text("There is no step")


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_of_a_step(open_page: OpenPage, tmp_path: Path, game: str) -> None:
    page = open_page()
    at_a_turn(page, game, tmp_path)
    page.get_by_role("button", name="Share", exact=True).click()
    canvas = page.locator(".sh-preview canvas")
    expect(canvas).to_be_visible()
    width, height = canvas.evaluate("(c) => [c.width, c.height]")
    assert 1400 < width < 1700
    assert 1000 < height < 1500
    # Not blank anywhere: the head, every quarter of the boards.
    assert canvas.evaluate(COLOURS) > 40
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the picture").click()
    assert re.fullmatch(rf"regnum-.*-{made(page)}\.png", saved.value.suggested_filename)
    data = Path(saved.value.path()).read_bytes()
    assert data.startswith(b"\x89PNG")
    assert int.from_bytes(data[16:20]) == width


# The least number of different colours in the head of a picture and in the quarters below it.
COLOURS = """(c) => {
  const pen = c.getContext('2d');
  const head = Math.round(c.height * 0.07);
  const [w, h] = [c.width >> 1, (c.height - head) >> 1];
  const quarters = [[0, head], [w, head], [0, head + h], [w, head + h]].map(([x, y]) => [x, y, w, h]);
  const parts = [[0, 0, c.width, head], ...quarters];
  return Math.min(...parts.map(([x, y, width, height]) =>
    new Set(new Uint32Array(pen.getImageData(x, y, width, height).data.buffer)).size));
}"""
