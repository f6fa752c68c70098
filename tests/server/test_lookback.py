"""Looking back is dear: it is done once, beside the loop, from the nearest position, and it is charged."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from tests.server.support import Running, asked_of, play_some, quick_settings, running

from regnum.ai.coach import points
from regnum.kernel import agenda
from regnum.library import new_match
from regnum.server import history, lookback
from regnum.server.lookback import STEP, Line, Lookback, Moment
from regnum.server.settings import Rate

pytestmark = pytest.mark.anyio


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The threads in which choices were replayed, one entry for each choice."""
    threads: list[int] = []

    def counting(g: Any, option: int, discreet: bool) -> None:
        threads.append(threading.get_ident())
        agenda.play_as(g, option, discreet)

    for module in (lookback, points):
        monkeypatch.setattr(module, "play_as", counting)
    return threads


async def look(server: Running, table: str, what: str, secret: str = "") -> Any:
    return await server.good("GET", f"/api/tables/{table}/{what}", secret=secret)


async def test_the_same_question_is_answered_once_and_beside_the_loop(
    tmp_path: Path, played: list[int]
) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players(game="gugong")
        async with server.watch(table, keys[0]) as one, server.watch(table, keys[1]) as two:
            await play_some([one, two], 40)
            made = one.offer["made"]
            first = await asyncio.gather(*(look(server, table, f"history/{made}", keys[0]) for _ in range(5)))
            assert all(told == first[0] for told in first)
            assert len(played) == made
            assert threading.get_ident() not in played  # the loop runs in ours
            known = await look(server, table, "record", keys[0])
            again = await look(server, table, "record", keys[0])
            assert known["choices"] == again["choices"]
            assert len(played) == 2 * made  # told once
            await look(server, table, f"history/{made - 1}", keys[0])
            assert len(played) < 2 * made + STEP
            before = len(played)
            await play_some([one, two], 2)
            later = await look(server, table, "record", keys[0])
            assert later["choices"][: len(known["choices"])] == known["choices"]
            assert len(played) - before == one.offer["made"] - made  # only what is new


async def test_large_answers_are_packed_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    pack = history.pack

    def noting(data: bytes) -> bytes:
        threads.append(threading.get_ident())
        return pack(data)

    monkeypatch.setattr(history, "pack", noting)
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players(game="gugong")
        async with server.watch(table, keys[0]) as one, server.watch(table, keys[1]) as two:
            await play_some([one, two], 3)
        for what, packed in (("history/3", 1), ("history/3", 1), ("record", 2)):
            plain = await server.http.get(
                f"/api/tables/{table}/{what}", headers={"accept-encoding": "identity"}
            )
            assert "content-encoding" not in plain.headers
            small = await server.http.get(f"/api/tables/{table}/{what}", headers={"accept-encoding": "gzip"})
            assert small.headers["content-encoding"] == "gzip"
            assert {**small.json(), "table": 0} == {**plain.json(), "table": 0}
            assert len(threads) == packed
        assert threading.get_ident() not in threads


async def test_what_was_taken_back_is_forgotten(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players(game="gugong")
        async with server.watch(table, keys[0]) as one, server.watch(table, keys[1]) as two:
            await play_some([one, two], 8)
            client = await asked_of(one, two)
            while len(client.offer["choices"]) < 2:
                await play_some([one, two], 1)
                client = await asked_of(one, two)
            key = keys[0] if client is one else keys[1]
            made = client.offer["made"]
            first, second = (choice["option"] for choice in client.offer["choices"][:2])
            done = await client.choose(first)
            await client.until(lambda: client.offer["version"] >= done["version"])
            before = (await look(server, table, "record", key))["choices"]
            undone = await client.ask("undo")
            if undone["type"] == "refused":
                pytest.skip("the choice cannot be taken back")
            await client.until(lambda: client.offer["version"] >= undone["version"])
            done = await client.choose(second)
            assert done["type"] == "done"
            after = (await look(server, table, "record", key))["choices"]
            assert [c for c in before if c[0] <= made] == [c for c in after if c[0] <= made]
            assert dict(before)[made + 1] != dict(after)[made + 1]


async def test_looking_back_is_charged_by_what_it_costs(tmp_path: Path) -> None:
    settings = quick_settings(lookups=Rate(0.001, 150))
    async with running(str(tmp_path / "db"), settings) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as one, server.watch(table, keys[1]) as two:
            await play_some([one, two], 30)
        statuses = [
            (await server.call("GET", f"/api/tables/{table}/history/{n}")).status_code
            for n in (30, 29, 28, 27, 26, 25)
        ]
        assert statuses[:2] == [200, 200]
        assert statuses[-1] == 429
        refused = await server.call("GET", f"/api/tables/{table}/history/24")
        assert refused.json()["error"]["msg"]["key"] == "error-too-fast"
        # What is known already costs nothing.
        assert (await server.call("GET", f"/api/tables/{table}/history/30")).status_code == 200
        assert (await server.call("GET", "/api/games")).status_code == 200


def moment(choices: list[int]) -> Moment:
    match = new_match("troyes", players=2, seed="past")
    for option in choices:
        match.submit(match.decider, option)
    return Moment(
        *("t", (len(choices),), match.spec, match.tables, 2, match.options, match.seed),
        *(list(match.choices), list(match.log), match.state, False, False),
    )


def test_a_line_is_the_game(played: list[int]) -> None:
    match = new_match("troyes", players=2, seed="past")
    seen = [match.state.clone()]
    for _ in range(60):
        match.submit(match.decider, match.state.legal[0])
        seen.append(match.state.clone())
    line = Line(moment([]))
    line.follow(list(match.choices))
    for n in (60, 3, 17, 59, 0, 33):
        assert line.at(n).contents() == seen[n].contents()
    assert len(line.tell()) == 60
    assert line.told == line.tell()
    line.follow(match.choices[:20])
    assert len(line.told) == 20
    assert max(line.kept) <= 20
    assert line.at(20).contents() == seen[20].contents()


async def test_answers_and_lines_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lookback, "ANSWERS", 1000)
    monkeypatch.setattr(lookback, "GAMES", 3)
    kept = Lookback(Rate(1e6, 1_000_000))
    try:
        for n in range(30):
            assert await kept.answer(("t", (n,), "x", 0, 0), 1, "me", lambda: b"x" * 100) == b"x" * 100
        assert len(kept.answers) == 10
        assert kept.size == 1000
        now = moment([])
        for n in range(9):
            kept.line(Moment(f"t{n}", *(getattr(now, name) for name in list(now.__dict__)[1:])))
        assert list(kept.lines) == ["t6", "t7", "t8"]
    finally:
        kept.close()
