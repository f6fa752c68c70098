"""Absent players: a game waits, others may vote for a bot, and the owner gets the seat back."""

import contextlib
import random
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.support import (
    Client,
    FirstOption,
    Json,
    asked_of,
    play_some,
    quick_settings,
    running,
)
from tests.server.test_room import (
    SECRET,
    act,
    answer,
    created_of,
    do,
    past_the_paladins,
    planned,
    refusal,
    started,
    state_of,
    to_the_paladins,
)

from regnum.kernel.codec import checksum
from regnum.server import snapshot
from regnum.server.catalogue import Offered
from regnum.server.entries.absence import (
    CallFlag,
    CameBack,
    Leave,
    NotePresence,
    Recount,
    Return,
    StoodIn,
    Vote,
    WentAway,
    vote_from,
    vote_wants,
)
from regnum.server.entries.choosing import Choose, Chosen, plan_choice
from regnum.server.entries.going_back import Back, back_wants, can_go_back
from regnum.server.entries.seating import Started
from regnum.server.entries.stored import written
from regnum.server.entries.undoing import Redo, Undo
from regnum.server.hub import Hub
from regnum.server.keeper import Keeper
from regnum.server.live import Live
from regnum.server.room import Room
from regnum.server.seats import Clock
from regnum.server.store import open_store
from regnum.server.store.base import TableRow

pytestmark = pytest.mark.anyio

PATIENCE = 300.0  # of the tables of test_room.py


# --- voting --------------------------------------------------------------------------------------------


def away(room: Room, seat: int, at: float = 10.0) -> None:
    act(room, NotePresence(seat, False), at=at)


def here(room: Room, *seats: int) -> None:
    """Everybody starts as absent and says that they are there."""
    for seat in seats:
        act(room, NotePresence(seat, True))


def three() -> Room:
    room = to_the_paladins(started("hhh"))
    here(room, 0, 1, 2)
    return room


async def test_nobody_can_be_voted_out_who_is_there() -> None:
    room = three()
    assert vote_from(room, 2) == 0
    assert refusal(planned, room, Vote(seat=2), 0, now=1e9) == "error-vote"
    away(room, 2)
    assert vote_from(room, 2) == 10 + PATIENCE
    assert refusal(planned, room, Vote(seat=2), 0, now=10 + PATIENCE - 1) == "error-vote-early"
    here(room, 2)
    assert refusal(planned, room, Vote(seat=2), 0, now=1e9) == "error-vote"


async def test_all_others_must_agree_before_a_bot_stands_in() -> None:
    room = three()
    away(room, 2)
    now = 10 + PATIENCE
    act(room, Vote(seat=2), 0, at=now)
    assert planned(room, Vote(seat=2), 0, now=now) == []
    assert (room.seats[2].votes, vote_wants(room, 2, now)) == ([0], [1])
    act(room, Vote(seat=2, agree=False), 0, at=now)
    assert room.seats[2].votes == []
    act(room, Vote(seat=2), 1, at=now)
    assert not room.seats[2].stand_in
    act(room, Vote(seat=2), 0, at=now)
    assert (room.seats[2].stand_in, room.seats[2].why) == (True, "vote")
    assert refusal(planned, room, Vote(seat=2), 0, now=now) == "error-vote"
    assert refusal(planned, room, Choose(decision=room.decision(2), choice=0), 2) == "error-stand-in"
    do(room, plan_choice(room, 2, room.decision(2), 0, "bot"))
    act(room, Return(), 2)
    assert (room.seats[2].stand_in, room.seats[2].why) == (False, "")


async def test_a_vote_ends_when_they_come_back() -> None:
    room = three()
    away(room, 2)
    act(room, Vote(seat=2), 0, at=1e6)
    here(room, 2)
    assert room.seats[2].votes == []


async def test_two_absent_players_do_not_protect_each_other() -> None:
    room = three()
    away(room, 1)
    away(room, 2, at=200.0)
    now = 10 + PATIENCE
    act(room, Vote(seat=1), 0, at=now)
    assert vote_wants(room, 1, now) == [2]  # not gone for long: may come back and say no
    assert planned(room, Recount(1), now=now) == []
    later = 200 + PATIENCE
    act(room, Recount(1), at=later)
    assert room.seats[1].stand_in
    act(room, Vote(seat=2), 0, at=later)
    assert room.seats[2].stand_in


async def test_a_vote_does_not_end_while_nobody_is_there() -> None:
    room = three()
    away(room, 2)
    act(room, Vote(seat=2), 0, at=10 + PATIENCE)
    away(room, 0, at=400.0)
    away(room, 1, at=400.0)
    assert vote_wants(room, 2, 1e6) == []
    assert planned(room, Recount(2), now=1e6) == []


async def test_who_shares_a_screen_has_one_voice_and_no_vote_about_it() -> None:
    room = past_the_room("ssh")
    away(room, 2)
    act(room, Vote(seat=2), 1, at=1e6)
    assert room.seats[2].stand_in
    away(room, 0)
    assert refusal(planned, room, Vote(seat=0), 1, now=1e6) == "error-vote"


def past_the_room(kinds: str, **config: Any) -> Room:
    room = started(kinds, **config)
    past_the_paladins(room)
    here(room, *(i for i, kind in enumerate(kinds) if kind in "hs"))
    return room


@pytest.mark.parametrize("kinds", ["ha", "sss", "hbb"])
async def test_where_one_screen_plays_nobody_is_absent(kinds: str) -> None:
    room = started(kinds)
    here(room, 0)
    assert planned(room, NotePresence(0, False)) == []
    assert vote_from(room, 0) == 0
    assert planned(room, CallFlag(0)) == []


# --- back to where somebody left -----------------------------------------------------------------------


def bot_plays(room: Room, gone: int, choices: int = 30) -> None:
    """Play on, a bot for the one who is gone."""
    chance = random.Random(3)
    for _ in range(choices):
        seat = room.waiting()[0]
        answer(room, seat, chance, by="bot" if seat == gone else "")


def position(room: Room) -> str:
    assert room.match is not None
    return checksum(room.spec, room.match.state)


def left_by(room: Room, gone: int) -> str:
    """A player leaves, the others play on with a bot; the position where they left."""
    act(room, Leave(gone))
    where = position(room)
    bot_plays(room, gone)
    assert position(room) != where
    return where


async def test_the_game_goes_back_when_all_agree() -> None:
    room = past_the_room("hhh")
    where = left_by(room, 1)
    assert room.match is not None
    seen = (room.match.state.draws, room.match.state.reveals)
    asked = max(room.decision(seat) for seat in room.waiting())
    made = room.seats[1].back
    assert can_go_back(room, 1)
    assert refusal(planned, room, Back(seat=1), 0) == "error-back"  # only the owner can ask
    act(room, Back(seat=1), 1)
    assert not room.seats[1].stand_in
    assert back_wants(room, 1) == [0, 2]
    act(room, Back(seat=1), 0)
    assert back_wants(room, 1) == [2]
    assert position(room) != where
    act(room, Back(seat=1), 2)
    assert position(room) == where
    assert room.stream[-1].made == made == len(room.match.choices)
    assert (room.match.state.draws, room.match.state.reveals) < seen  # past what undo calls a barrier
    assert all(room.decision(seat) > asked for seat in room.waiting())
    assert not can_go_back(room, 1)
    assert not any(room.match.can_undo(seat) or room.match.can_redo(seat) for seat in range(3))
    assert [room.seats[i].back_votes for i in range(3)] == [[], [], []]
    bot_plays(room, -1, 10)


async def test_going_back_can_be_refused_and_asked_for_again() -> None:
    room = past_the_room("hhh")
    left_by(room, 1)
    act(room, Back(seat=1), 1)
    act(room, Back(seat=1, agree=False), 2)
    assert room.seats[1].back_votes == []
    assert refusal(planned, room, Back(seat=1), 0) == "error-back"
    act(room, Back(seat=1), 1)
    assert room.seats[1].back_votes == [1]


async def test_who_plays_on_has_accepted_the_position() -> None:
    room = past_the_room("hh")
    left_by(room, 1)
    act(room, Return(), 1)
    assert can_go_back(room, 1)
    chance = random.Random(4)
    while can_go_back(room, 1):
        mine = 1 in room.waiting()
        answer(room, 1 if mine else room.waiting()[0], chance)
        assert can_go_back(room, 1) != mine
    assert refusal(planned, room, Back(seat=1), 1) == "error-back"


async def test_alone_with_bots_one_goes_back_at_once() -> None:
    room = started("hb")
    chance = random.Random(5)
    for _ in range(12):
        seat = room.waiting()[0]
        answer(room, seat, chance, by="bot" if seat == 1 else "")
    where = left_by(room, 0)
    act(room, Back(seat=0), 0)
    assert position(room) == where


async def test_an_undo_below_the_point_moves_it() -> None:
    room = past_the_room("hh")
    chance = random.Random(2)
    assert room.match is not None
    while not room.match.can_undo(room.waiting()[0]):
        answer(room, room.waiting()[0], chance)
    mine = room.waiting()[0]
    act(room, Leave(1 - mine))
    act(room, Undo(), mine)
    assert room.seats[1 - mine].back == len(room.match.choices)
    where = position(room)
    bot_plays(room, 1 - mine)
    act(room, Back(seat=1 - mine), 1 - mine)
    act(room, Back(seat=1 - mine), mine)
    assert position(room) == where


async def test_going_back_takes_back_what_the_choices_did_to_the_clocks() -> None:
    room = past_the_room("hh", clock=Clock(1000, 10))
    assert room.clock is not None
    clock = room.clock
    act(room, Leave(1), at=5.0)
    own = room.seats[1].left(clock)
    earned = [seat.choices for seat in room.seats]
    then = room.seats[0].left(clock)
    chance = random.Random(3)
    assert room.match is not None
    for step in range(20):
        seat = room.waiting()[0]
        option = chance.choice(room.match.state.legal)
        do(
            room,
            plan_choice(room, seat, room.decision(seat), option, "bot" if seat == 1 else ""),
            at=10.0 + step,
        )
    assert room.seats[1].left(clock) == own  # a bot's choices cost nothing and bring nothing
    assert room.seats[0].choices > earned[0]
    asked = room.waiting()
    act(room, Back(seat=1), 1, at=30.0)
    act(room, Back(seat=1), 0, at=40.0)
    assert [seat.choices for seat in room.seats] == earned
    thought = 11 if 0 in asked else 0  # the question that nobody has answered
    assert room.seats[0].left(clock) == then - thought
    assert own - 11 <= room.seats[1].left(clock) <= own


async def test_undo_takes_the_bonus_back() -> None:
    room = past_the_room("hh", clock=Clock(60, 30))
    chance = random.Random(2)
    assert room.match is not None
    while not room.match.can_undo(room.waiting()[0]):
        answer(room, room.waiting()[0], chance)
    seat = room.waiting()[0]
    earned = room.seats[seat].choices
    for _ in range(5):
        act(room, Undo(), seat)
        assert room.seats[seat].choices == earned - 1
        act(room, Redo(), seat)
    assert room.seats[seat].choices == earned


async def test_a_snapshot_taken_since_does_not_stop_it() -> None:
    room = past_the_room("hh")
    where = left_by(room, 1)
    loaded = snapshot.load("t", room.tables, SECRET, snapshot.dump(room))
    for each in (room, loaded):
        act(each, Back(seat=1), 1)
        act(each, Back(seat=1), 0)
        assert position(each) == where
        bot_plays(each, -1, 10)
    assert state_of(loaded) == state_of(room)
    again = snapshot.load("t", room.tables, SECRET, snapshot.dump(loaded))
    assert state_of(again) == state_of(room)
    assert again.seats == room.seats


# --- time passes ---------------------------------------------------------------------------------------


class Ages:
    """A hub without sockets, and a clock that can be turned on by hours."""

    def __init__(self, hub: Hub, keeper: Keeper, monkeypatch: pytest.MonkeyPatch) -> None:
        self.hub = hub
        self.keeper = keeper
        self.later = 0.0
        wall, steady = time.time, time.monotonic
        monkeypatch.setattr(time, "time", lambda: wall() + self.later)
        monkeypatch.setattr(time, "monotonic", lambda: steady() + self.later)

    async def pass_by(self, table: str, hours: int) -> Live:
        """Somebody asks for the table every hour (the home page does), and the keeper looks at it."""
        for _ in range(hours):
            live = await self.hub.open(table)
            for _ in range(3):  # notes who is gone, waits out the grace, acts
                self.later += 6.0
                await self.keeper._look_after(live)
            if live.bots is not None:
                await live.bots
            self.later += 3600.0
        return await self.hub.open(table)


@contextlib.asynccontextmanager
async def ages(folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Ages]:
    store = open_store(str(folder / "db"))
    await store.open()
    hub = Hub(store, Offered(), quick_settings())
    try:
        yield Ages(hub, Keeper(hub, FirstOption()), monkeypatch)
        await hub.close()
    finally:
        await store.close()


KINDS = {
    "solo": "ha",
    "hot-seat": "sss",
    "bots": "hbb",
    "online": "hh",
    "online with a clock": "hh",
    "online over days": "hhh",
}
CLOCKS = {"online with a clock": Clock(60), "online over days": Clock(60, 0, "each", "bot")}


@pytest.mark.parametrize("table", KINDS)
async def test_a_game_that_is_left_alone_waits_for_ever(
    table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with ages(tmp_path, monkeypatch) as world:
        played = started(KINDS[table], away=300)
        config = played.config
        if table in CLOCKS:
            config = msgspec.structs.replace(config, clock=CLOCKS[table])
        rest = [happening.entry for happening in played.stream[1:]]
        live = await world.hub.create(config, False, rest)
        for _ in range(8):  # some choices, so that there is something to lose
            await human_choice(world, live)
        await world.pass_by(live.row.id, 1)  # bots that are players themselves play on for a while
        live = await world.hub.open(live.row.id)
        before = [h.entry for h in live.room.stream if isinstance(h.entry, Chosen)]
        live = await world.pass_by(live.row.id, 72)
        assert [h.entry for h in live.room.stream if isinstance(h.entry, Chosen)] == before
        assert not any(isinstance(h.entry, StoodIn) for h in live.room.stream)
        assert live.room.status == "playing"


async def human_choice(world: Ages, live: Live) -> None:
    if live.bots is not None:
        await live.bots
    seat = live.room.waiting()[0]
    assert live.room.match is not None
    option = next(f for _, f in live.room.questions() if f.who == seat).options(live.room.match.state)[0]
    await world.hub.act(live.row.id, Choose(decision=live.room.decision(seat), choice=option), (seat,))


# --- over the line -------------------------------------------------------------------------------------


def seat_of(client: Client, seat: int) -> Json:
    found: Json = client.table["seats"][seat]
    return found


async def test_one_cannot_replace_a_present_player(store_url: str) -> None:
    async with running(store_url) as server:
        table, keys = await server.two_players(away=0)
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            await a.until(lambda: not any(seat["away"] for seat in a.table["seats"]))
            refused = await a.ask("vote", seat=1)
            assert refused["error"]["msg"]["key"] == "error-vote"
            assert not seat_of(b, 1)["stand_in"]


async def test_a_vote_is_seen_by_all_and_the_seat_is_taken_back(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        seats = [{"kind": "human"}] * 3
        table = (await server.new_table(seats=seats, away=0))["id"]
        keys = [await server.claim(table, seat) for seat in range(3)]
        async with (
            server.watch(table, keys[0]) as a,
            server.watch(table, keys[1]) as b,
            server.watch(table) as spectator,
        ):
            await a.until(lambda: seat_of(a, 2)["away"] and not seat_of(a, 0)["away"])
            await a.until(lambda: not seat_of(a, 1)["away"])
            assert (await a.ask("vote", seat=2))["type"] == "done"
            for each in (a, b, spectator):
                await each.until(lambda c=each: seat_of(c, 2)["votes"] == [0])  # type: ignore[misc]
                assert seat_of(each, 2)["vote_wants"] == [1]
            assert not seat_of(a, 2)["stand_in"]
            assert (await b.ask("vote", seat=2))["type"] == "done"
            await spectator.until(lambda: seat_of(spectator, 2)["stand_in_why"] == "vote")
            for _ in range(6):
                await play_some([a, b], 1)
            async with server.watch(table, keys[2]) as c:
                assert seat_of(c, 2)["stand_in"]  # offered, not taken by a page that reconnects by itself
                assert (await c.ask("return"))["type"] == "done"
                await a.until(lambda: not seat_of(a, 2)["stand_in"])


async def test_over_the_line_all_agree_to_go_back(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(snapshot_every=5)) as server:
        table, keys = await server.two_players(away=0)
        async with server.watch(table, keys[0]) as a:
            await a.until(lambda: seat_of(a, 1)["away"] and not seat_of(a, 0)["away"])
            made = a.table["made"]
            assert (await a.ask("vote", seat=1))["type"] == "done"
            for _ in range(10):
                await play_some([a], 1)
            async with server.watch(table, keys[1]) as b:
                assert seat_of(b, 1)["can_go_back"]
                assert (await b.ask("back", seat=1))["type"] == "done"
                await a.until(lambda: seat_of(a, 1)["back_wants"] == [0])
                assert not seat_of(a, 1)["stand_in"]
                assert (await a.ask("back", seat=1))["type"] == "done"
                for each in (a, b):
                    await each.until(lambda c=each: c.happenings[-1]["entry"]["t"] == "back")  # type: ignore[misc]
                    assert each.happenings[-1]["made"] == made
                    await each.until(lambda c=each: c.offer["made"] == made)  # type: ignore[misc]
                await play_some([a, b], 4)
        live = await server.server.hub.open(table)
        told = state_of(live.room)
        await server.server.hub.evict(live)
        assert state_of((await server.server.hub.open(table)).room) == told


async def test_a_bot_stands_in_only_while_somebody_is_there(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players(away=0)
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            mover = await asked_of(a, b)
            seat = 0 if mover is a else 1
            other = b if mover is a else a
        hub = server.server.hub
        live = await hub.open(table)
        await hub.act(table, Leave(seat))
        made = live.info().made
        for _ in range(20):
            await server.server.keeper._look_after(live)
            if live.bots is not None:
                await live.bots
        assert (await hub.open(table)).info().made == made
        async with server.watch(table, other.hello["secret"]) as back:
            await back.asked()
            assert back.offer["made"] > made


async def test_a_clock_that_runs_out_calls_a_bot_when_another_waits(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players(clock={"total": 10})
        live = await server.server.hub.open(table)
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            first = await asked_of(a, b)
            seat = 0 if first is a else 1
            assert 8 < seat_of(first, seat)["seconds_left"] <= 10
            live.room.seats[seat].used = 9.9  # as if it had thought so long
            server.server.keeper.wake(live)
            await first.until(lambda: seat_of(first, seat)["stand_in_why"] == "clock")
            refused = await first.ask("return")
            assert refused["error"]["msg"]["key"] == "error-clock-out"


async def test_leaving_is_one_s_own_choice(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            await server.good("DELETE", f"/api/tables/{table}/seats/0", secret=keys[0])
            await b.until(lambda: seat_of(b, 0)["stand_in_why"] == "left")
            assert (await a.ask("return"))["type"] == "done"
            await b.until(lambda: not seat_of(b, 0)["stand_in"])


# --- tables of before ----------------------------------------------------------------------------------


def old_table(kinds: str) -> Room:
    """A table as it was stored before: a bot came by itself after 300 s and played."""
    room = past_the_room(kinds)
    entries = [h.entry for h in room.stream if not isinstance(h.entry, CameBack)]
    entries = [Started() if isinstance(entry, Started) else entry for entry in entries]
    old = Room("t", room.tables, SECRET, created_of(room))
    do(old, entries)
    do(old, [WentAway(seat=0), StoodIn(seat=0, why="away")])
    return old


async def test_a_bot_that_came_by_itself_is_gone_and_its_choices_can_be_taken_back(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        old = old_table("hh")
        where = position(old)
        bot_plays(old, 0, 20)
        stored = [written(happening.entry, 1.0) for happening in old.stream]
        row = TableRow(
            id="t" * 22, code="BCDFGH", game="paladins", listed=False, status="playing", created=1.0,
            updated=1.0, version=len(stored), summary={"components": old.tables.fingerprint}, secret=SECRET,
        )  # fmt: skip
        await server.server.hub.store.create_table(row, stored)
        live = await server.server.hub.open(row.id)
        assert not live.room.seats[0].stand_in
        made = live.info().made
        async with server.watch(row.id, "secret0") as a, server.watch(row.id, "secret1") as b:
            assert seat_of(a, 0)["can_go_back"]
            assert a.offer == {} or a.offer["made"] == made
            assert (await a.ask("back", seat=0))["type"] == "done"
            assert (await b.ask("back", seat=0))["type"] == "done"
            assert position(live.room) == where
