"""Time: a clock that jumps hurts nobody, and tables at which nothing is due are not looked at."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.server.support import Client, Json, asked_of, quick_settings, running
from tests.server.test_absence import away, past_the_room, three
from tests.server.test_room import SECRET, act, planned, started, state_of
from tests.waiting import until

from regnum.server import snapshot
from regnum.server.due import due_in
from regnum.server.entries.absence import CallFlag, Recount, Vote, vote_from
from regnum.server.entries.skipping import SkipTime
from regnum.server.seats import Clock
from regnum.server.watch import TOLERANCE, Watch

pytestmark = pytest.mark.anyio

HOUR = 3600.0


@pytest.fixture
def jump(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Turns the time of day on, while nothing else passes."""
    ahead = 0.0
    wall = time.time
    monkeypatch.setattr(time, "time", lambda: wall() + ahead)

    def turn(seconds: float) -> None:
        nonlocal ahead
        ahead += seconds

    return turn


def seat_of(client: Client, seat: int) -> Json:
    found: Json = client.table["seats"][seat]
    return found


# --- jumps ---------------------------------------------------------------------------------------------


def test_a_watch_notices_jumps_ahead_only(jump: Callable[[float], None]) -> None:
    watch = Watch()
    for seconds in (-HOUR, TOLERANCE / 2, HOUR):
        jump(seconds)
        now = watch.look()
        watch.look()
    assert [(round(one.until - one.since), one.until) for one in watch.jumps] == [(HOUR, now)]


async def test_a_jump_of_the_clock_flags_nobody(store_url: str, jump: Callable[[float], None]) -> None:
    async with running(store_url) as server:
        table, keys = await server.two_players(clock={"total": 600})
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            mover = await asked_of(a, b)
            seat = 0 if mover is a else 1
            jump(HOUR)
            live = await server.server.hub.open(table)
            await server.server.keeper._look_after(live)
            assert (await mover.choose(mover.offer["choices"][0]["option"]))["type"] == "done"
            await a.until(lambda: a.happenings[-1]["entry"]["t"] == "choose")
            told = [happening["entry"]["t"] for happening in a.happenings]
            assert "stand_in" not in told
            assert told.count("skip") == 1
            assert 590 < live.room.seats[seat].left(Clock(600)) <= 600


async def test_a_jump_of_the_clock_opens_no_vote(tmp_path: Path, jump: Callable[[float], None]) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players(away=300)
        async with server.watch(table, keys[0]) as a:
            await a.until(lambda: seat_of(a, 1)["away"] and not seat_of(a, 0)["away"])
            jump(HOUR)
            refused = await a.ask("vote", seat=1)
            assert refused["error"]["msg"]["key"] == "error-vote-early"


async def test_two_processes_forgive_one_jump_once() -> None:
    room = past_the_room("hh", clock=Clock(600))
    mover = room.waiting()[0]
    away(room, 1 - mover, at=10.0)
    room.seats[mover].asked = 90.0
    act(room, SkipTime(100.0, 3700.0), at=3700.0)
    assert (room.seats[mover].asked, room.seats[1 - mover].away) == (3690.0, 3610.0)
    assert planned(room, SkipTime(100.5, 3700.5), now=3700.5) == []
    assert planned(room, SkipTime(5000.0, 6000.0), now=6000.0) != []  # the next one is another one
    loaded = snapshot.load("t", room.tables, SECRET, snapshot.dump(room))
    assert state_of(loaded) == state_of(room)
    assert loaded.seats == room.seats


@pytest.mark.parametrize("kinds", ["ha", "sss", "hbb"])
async def test_where_nobody_waits_for_anybody_a_jump_is_not_noted(kinds: str) -> None:
    assert planned(started(kinds), SkipTime(100.0, 3700.0), now=3700.0) == []
    assert planned(started(kinds, clock=Clock(60)), SkipTime(100.0, 3700.0), now=3700.0) != []


async def test_a_flag_is_not_called_before_the_time_is_up() -> None:
    room = past_the_room("hh", clock=Clock(600))
    seat = room.waiting()[0]
    began = room.seats[seat].asked
    assert planned(room, CallFlag(seat), now=began + 599) == []
    assert planned(room, CallFlag(seat), now=began + 601) != []


# --- alarms --------------------------------------------------------------------------------------------


async def test_idle_tables_are_not_looked_at(tmp_path: Path) -> None:
    """No visit and no alarm at tables where everybody is connected, however long it takes."""
    async with running(str(tmp_path / "db"), quick_settings(idle=3600)) as server:
        keeper = server.server.keeper
        tables = [await server.two_players(clock=None) for _ in range(20)]
        clients = [server.watch(table, key) for table, keys in tables for key in keys]
        for client in clients:
            await client.__aenter__()
        lives = list(server.server.hub.live.values())
        await until(lambda: all(live.alarm is None and not live.is_visited for live in lives))
        visits = keeper.visits
        assert len(lives) == 20
        async with server.watch(tables[0][0]):  # what is timed elsewhere goes on meanwhile
            assert (await clients[0].ask("chat", text="still here?"))["type"] == "done"
        assert [live.alarm for live in lives] == [None] * 20
        assert keeper.visits == visits
        for client in clients:
            await client.__aexit__()
        # Everybody is away after the grace; then there is nothing left but to leave the memory.
        await until(lambda: all(all(seat.away for seat in live.room.seats) for live in lives))
        now = asyncio.get_running_loop().time()
        await until(lambda: all(live.alarm is not None and live.alarm.when() > now + 3000 for live in lives))


def test_an_alarm_that_rings_at_once_may_be_set_again(tmp_path: Path) -> None:
    """uvloop, which people's servers run on, does not say of such an alarm when it rings."""
    uvloop = pytest.importorskip("uvloop")

    async def set_twice() -> int:
        async with running(str(tmp_path / "db")) as server:
            table, _ = await server.two_players()
            live = server.server.hub.live[table]
            keeper = server.server.keeper
            visits = keeper.visits
            live.quiet()
            for _ in range(2):
                keeper._ring_in(live, 0.0)
            await until(lambda: keeper.visits > visits)
            return keeper.visits - visits

    assert uvloop.run(set_twice()) >= 1


async def test_tables_nobody_looks_at_leave_the_memory(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(idle=0.2)) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]):
            assert table in server.server.hub.live
        await until(lambda: not server.server.hub.live)
        assert (await server.good("GET", f"/api/tables/{table}"))["table"]["status"] == "playing"


async def test_what_is_due_next(tmp_path: Path) -> None:
    """The moments at which a table with votes and clocks wants somebody."""
    async with running(str(tmp_path / "db")) as server:
        live = await server.server.hub.open((await server.new_table())["id"])
        server.server.keeper._is_running = False
        room = live.room = three()
        live.here_locally = lambda: {0, 1}  # type: ignore[method-assign]
        live.connections.add(None)  # type: ignore[arg-type]

        def due(now: float) -> float:
            return due_in(live, server.server.settings, now, 0.0)

        live.left = {2: 0.0}
        assert due(10.0) == server.server.settings.grace
        away(room, 2)
        assert due(10.0) == float("inf")
        act(room, Vote(seat=2), 0, at=400.0)
        assert due(400.0) == float("inf")  # seat 1 is there and has not agreed
        away(room, 1, at=400.0)
        live.here_locally = lambda: {0}  # type: ignore[method-assign]
        assert vote_from(room, 2) == 310.0
        assert due(450.0) == 250.0  # then seat 1 has been away as long, and has no say
        assert due(701.0) == 0.0
        act(room, Recount(2), at=701.0)
        assert due(701.0) == float("inf")
        live.connections.clear()
