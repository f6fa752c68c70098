"""The daily duel: one try that counts, going on with it, comparing lines, practice."""

import re

from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import OpenPage, wait_for

# Plays the table this browser sat down at last to its end, by its own line: the last choice each time.
FINISH = """async () => {
  const [{ table, secret }] = JSON.parse(localStorage.getItem("regnum.seats"));
  const line = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
  let answered = -1;
  return new Promise((done, failed) => {
    line.onopen = () => line.send(JSON.stringify({ type: "hello", secret, since: -1 }));
    line.onclose = () => failed(new Error("the line was closed"));
    line.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "refused") failed(new Error(message.error.text));
      if (message.type === "table" && message.table.outcome) {
        done(message.table.outcome.scores[0].total);
        line.onclose = null;
        line.close();
      }
      if (message.type !== "offer" || message.decision <= answered) return;
      answered = message.decision;
      const choice = message.choices.at(-1).option;
      line.send(JSON.stringify({ type: "choose", decision: answered, choice }));
    };
  });
}"""


def panel(page: Page, game: str) -> Locator:
    found = page.get_by_role("region", name="Daily duel")
    found.get_by_role("radio", name=game).click()
    return found


def kept(page: Page) -> list[tuple[str, int]]:
    """The results of today that count."""
    told = page.evaluate("async () => (await (await fetch('/api/daily/troyes')).json()).scores")
    return sorted((row["name"], row["score"]) for row in told)


def home(page: Page) -> None:
    page.goto("/")
    page.reload()


def begin(page: Page, game: str) -> str:
    """Take the duel; the address of its table."""
    panel(page, game).get_by_role("button", name="Take the duel").click()
    expect(page.locator(".tf-choice").first).to_be_visible()
    return page.url


def test_a_duel_is_gone_on_with_not_begun_again(open_page: OpenPage) -> None:
    page = open_page()
    duel = panel(page, "Gùgōng")
    expect(duel).to_contain_text("One try counts")
    expect(duel).to_contain_text("Nobody has finished it yet.")
    expect(duel.locator("header")).to_contain_text("left")
    address = begin(page, "Gùgōng")
    home(page)
    expect(page.get_by_role("region", name="Continue").locator(".hm-row")).to_contain_text("Daily duel")
    duel = panel(page, "Gùgōng")
    assert duel.locator("[data-practise]").count() == 0
    duel.get_by_role("button", name="Continue today’s duel").click()
    expect(page.locator(".tf-choice").first).to_be_visible()
    assert page.url == address
    page.evaluate("localStorage.removeItem('regnum.seats')")  # the seat is lost, the browser is the same
    home(page)
    assert begin(page, "Gùgōng") == address


def test_lines_are_compared_and_practice_does_not_count(open_page: OpenPage) -> None:
    others: dict[str, int] = {}
    for name in ("Ada", "Bo"):
        page = open_page()
        page.goto("/#/settings")
        page.get_by_label("Your name").fill(name)
        home(page)
        begin(page, "Troyes")
        home(page)  # nothing has to be drawn while the game is played out
        others[name] = int(page.evaluate(FINISH))
    wait_for(lambda: len(kept(page)) == 2)
    home(page)
    duel = panel(page, "Troyes")
    expect(duel.locator(".hm-figure").first).to_contain_text(str(others["Bo"]).replace("-", "−"))
    expect(duel.locator(".hm-figure").first).to_contain_text(re.compile("of .?2"))
    duel.get_by_role("button", name="Compare lines").click()
    expect(page.locator("h1")).to_contain_text("Troyes")
    expect(page.locator("[data-line]")).to_have_count(2)
    mine = page.locator('[data-line="mine"]')
    expect(mine).to_contain_text("Bo")
    expect(mine).to_contain_text("you")
    other = page.locator('[data-line="other"]')
    expect(other.locator("b")).to_have_text(str(others["Ada"]).replace("-", "−"))  # a minus, no hyphen
    assert page.locator("main .hm-panel").evaluate("box => getComputedStyle(box).overflowX") == "auto"
    expect(other).to_contain_text("the same for")  # both always took the last choice
    other.get_by_role("link", name="Look").click()
    expect(page.locator(".tf-players")).to_contain_text("Ada")
    home(page)
    panel(page, "Troyes").get_by_role("button", name="Practise with the same cards").click()
    expect(page.locator(".tf-choice").first).to_be_visible()
    home(page)
    row = page.get_by_role("region", name="Continue").locator(".hm-row")
    expect(row).to_contain_text("practice")
    page.evaluate(FINISH)
    home(page)
    duel = panel(page, "Troyes")
    expect(duel.get_by_role("button", name="Compare lines")).to_be_visible()
    assert kept(page) == sorted(others.items())


def test_lines_of_a_duel_that_is_not_finished_are_not_shown(broken_page: Page) -> None:
    page = broken_page
    page.goto("/")
    begin(page, "Paladins")
    day = page.evaluate("async () => (await (await fetch('/api/daily/paladins')).json()).day")
    page.goto(f"/#/duel/paladins/{day}")
    expect(page.get_by_role("alert")).to_contain_text("Finish today’s duel first")
    assert page.locator("[data-line]").count() == 0
    page.goto("/#/duel/paladins/2020-01-01")
    expect(page.locator("main")).to_contain_text("Nobody has finished it yet.")
    page.goto("/#/duel/paladins/nonsense")
    expect(page.get_by_role("alert")).to_be_visible()
