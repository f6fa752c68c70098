"""The server inside a page, in a real Chromium: what is acknowledged is kept, two pages play one game."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route

OpenPage = Callable[[], Page]

START = "async () => { window.engine = await Engine.start(); return engine.last('ready').storage; }"
ALONE = """async (game) => {
  window.table = await engine.table({ game, seats: [{ kind: "human" }] });
  window.line = await engine.watch(table);
  return table;
}"""
CHOOSE = """async (times) => {
  const answers = [];
  for (let i = 0; i < times; i += 1) answers.push((await line.choose(i)).type);
  return answers;
}"""
COME = "async (table) => { window.line = await engine.watch(table); return line.version; }"
VERSION = "() => line.version"
ROOM = 1_000_000  # bytes: enough to begin


def started(open_page: OpenPage) -> Page:
    page = open_page()
    assert page.evaluate(START) == "kept"
    return page


@pytest.mark.parametrize("game", ["paladins", "troyes", "gugong"])
def test_a_game_is_played_killed_and_opened_again(game: str, open_page: OpenPage) -> None:
    page = started(open_page)
    table = page.evaluate(ALONE, game)
    assert page.evaluate(CHOOSE, 8) == ["done"] * 8
    version = page.evaluate(VERSION)
    offer = page.evaluate("() => line.offer")
    page.evaluate("() => engine.kill()")
    assert page.evaluate(START) == "kept"
    assert page.evaluate(COME, table) == version
    assert page.evaluate("() => line.offer") == offer
    assert page.evaluate(CHOOSE, 2) == ["done"] * 2


def test_nothing_that_was_acknowledged_is_lost_at_any_moment(open_page: OpenPage) -> None:
    """Killed right after an answer, and right after a choice that nobody has answered yet."""
    page = started(open_page)
    table = page.evaluate(ALONE, "gugong")
    known = 0
    for times in (1, 3):
        known = page.evaluate(
            """async (times) => {
              for (let i = 0; i < times; i += 1) await line.choose(0);
              const version = line.version;
              const { decision, choices } = line.offer;
              line.send({ type: "choose", id: 99, decision, choice: choices[0].option });
              engine.kill();
              return version;
            }""",
            times,
        )
        page.evaluate(START)
        assert page.evaluate(COME, table) in (known, known + 1)
    assert known > 4


FORGET = """async () => {
  engine.kill();
  for (const { name } of await indexedDB.databases()) {
    await new Promise((done, failed) => {
      const gone = indexedDB.deleteDatabase(name);
      gone.onsuccess = done;
      gone.onerror = failed;
    });
  }
}"""


def test_all_browsers_have_the_same_cards_of_a_day(open_page: OpenPage) -> None:
    page = started(open_page)
    ask = "async () => (await engine.call('GET', '/api/daily/gugong')).commit"
    commit = page.evaluate(ask)
    page.evaluate(FORGET)  # as a browser that was never here
    page.evaluate(START)
    assert commit
    assert page.evaluate(ask) == commit


def test_two_pages_show_one_game(open_page: OpenPage) -> None:
    one, other = started(open_page), started(open_page)
    table = one.evaluate(ALONE, "troyes")
    other.evaluate(COME, table)
    for page, watcher in ((one, other), (other, one), (one, other)):
        assert page.evaluate(CHOOSE, 2) == ["done"] * 2
        version = page.evaluate(VERSION)
        watcher.evaluate("(version) => line.until(() => line.offer.version >= version)", version)
        assert watcher.evaluate("() => line.offer") == page.evaluate("() => line.offer")


def test_of_two_pages_that_choose_at_once_one_is_refused(open_page: OpenPage) -> None:
    one, other = started(open_page), started(open_page)
    table = one.evaluate(ALONE, "gugong")
    other.evaluate(COME, table)
    # Noted on both before either asks: the news of the first choice is quick.
    seen = "() => { window.offered = line.offer; return offered.decision; }"
    assert one.evaluate(seen) == other.evaluate(seen)
    for page in (one, other):
        page.evaluate("""() => {
          const { decision, choices } = offered;
          window.answer = line.ask({ type: "choose", decision, choice: choices[0].option });
        }""")
    answers = [page.evaluate("async () => (await answer).type") for page in (one, other)]
    assert sorted(answers) == ["done", "refused"] or answers == ["done", "done"]
    # A repeated answer changes nothing: either way it was made once.
    versions = [
        page.evaluate("async () => { await line.until(() => line.offer.made >= 1); return line.offer.made; }")
        for page in (one, other)
    ]
    assert versions == [1, 1]


BOTS = """async (game) => {
  const seats = [{ kind: "human" }, { kind: "bot", level: "squire" }];
  window.table = await engine.table({ game, seats });
  window.line = await engine.watch(table);
  return table;
}"""
BY_BOTS = """() => line.messages.filter((one) => one.type === "happening" && one.entry.by === "bot")
  .map((one) => one.entry.decision)"""


def test_bots_think_in_a_second_worker_and_move_once(open_page: OpenPage) -> None:
    one, other = started(open_page), started(open_page)
    table = one.evaluate(BOTS, "gugong")
    other.evaluate(COME, table)
    for _ in range(25):  # how many decisions a turn has is up to the cards
        one.evaluate("""async () => {
          const made = line.offer.made;
          await line.choose(0);
          await line.until(() => line.offer.decision >= 0 || line.offer.made > made + 1);
        }""")
        if len(one.evaluate(BY_BOTS)) > 2:
            break
    made = one.evaluate("() => line.offer.made")
    other.evaluate("(made) => line.until(() => line.offer.made >= made)", made)
    decisions = one.evaluate(BY_BOTS)
    assert decisions
    assert len(set(decisions)) == len(decisions)
    fallbacks = """() => line.messages.filter((one) => one.type === "happening")
      .filter((one) => (one.entry.by ?? "").startsWith("fallback")).length"""
    assert one.evaluate(fallbacks) == 0


def test_the_hands_of_the_page_are_free_while_a_bot_thinks(open_page: OpenPage) -> None:
    page = started(open_page)
    page.evaluate(BOTS.replace("squire", "paladin"), "troyes")
    answered = page.evaluate("""async () => {
      let pongs = 0;
      while (line.offer.decision >= 0) await line.choose(0);
      while (line.offer.decision < 0 && line.offer.decider >= 0) {
        await line.ask({ type: "ping" });
        pongs += 1;
      }
      return pongs;
    }""")
    assert answered > 1


def test_what_is_refused_is_said_in_the_language_of_the_page(open_page: OpenPage) -> None:
    page = open_page()
    told = page.evaluate("""async () => {
      window.engine = await Engine.start("it");
      return engine.call("GET", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA").catch(String);
    }""")
    assert "404" in told
    assert "tavolo" in told


# --- storage ---------------------------------------------------------------------------------------------


REFUSING = """
Object.defineProperty(self, "indexedDB", { get() { throw new DOMException("no", "SecurityError"); } });
"""


def without_storage(route: Route) -> None:
    """A worker in a browser that allows no storage."""
    route.fulfill(content_type="text/javascript", body=REFUSING + route.fetch().text())


def test_where_storage_is_refused_games_last_as_long_as_the_page(open_page: OpenPage) -> None:
    page = open_page()
    page.route("**/engine/worker.js", without_storage)
    assert page.evaluate(START) == "refused"
    page.evaluate(ALONE, "gugong")
    assert page.evaluate(CHOOSE, 5) == ["done"] * 5


# Something else on the same site takes all the room there is, to the last few bytes.
FILL = """async () => {
  const opening = indexedDB.open("junk");
  opening.onupgradeneeded = () => opening.result.createObjectStore("junk", { autoIncrement: true });
  await new Promise((ready) => { opening.onsuccess = ready; });
  const put = (size) => new Promise((done) => {
    const transaction = opening.result.transaction("junk", "readwrite");
    transaction.objectStore("junk").put(crypto.getRandomValues(new Uint8Array(size)));
    transaction.oncomplete = () => done(true);
    transaction.onabort = () => done(false);
  });
  for (const size of [60000, 6000, 600, 60]) while (await put(size));
  opening.result.close();
}"""
EMPTY = """() => new Promise((done) => { indexedDB.deleteDatabase("junk").onsuccess = () => done(null); })"""
ASK = """() => {
  const { decision, choices } = line.offer;
  return line.ask({ type: "choose", decision, choice: choices[0].option });
}"""


def test_a_choice_there_is_no_room_for_is_refused_and_changes_nothing(open_page: OpenPage) -> None:
    page = open_page()
    session = page.context.new_cdp_session(page)
    origin = page.evaluate("() => location.origin")
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": ROOM})
    assert page.evaluate(START) == "kept"
    table = page.evaluate(ALONE, "gugong")
    assert page.evaluate(CHOOSE, 2) == ["done"] * 2
    page.evaluate(FILL)
    version, offer = page.evaluate(VERSION), page.evaluate("() => line.offer")
    refused = page.evaluate(ASK)
    assert refused["error"]["msg"]["key"] == "error-storage-full"
    assert page.evaluate("() => engine.last('full')") == {"type": "full"}
    assert page.evaluate("() => line.offer") == offer
    page.evaluate("() => engine.kill()")
    page.evaluate(START)  # a full disk keeps nobody from looking
    assert page.evaluate(COME, table) == version
    page.evaluate(EMPTY)
    session.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    while page.evaluate(ASK)["type"] != "done":  # the browser believes for a while in what it has counted
        pass
