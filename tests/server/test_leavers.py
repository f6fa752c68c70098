"""Who plays on for a leaver: a bot that suits how they stood, until they take their seat back."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.support import Client, FirstOption, Json, asked_of, play_some, running
from tests.server.test_absence import away, here
from tests.server.test_room import SECRET, act, created_of, do, planned, refusal, started
from tests.waiting import until

from regnum.ai.levels import bot_of
from regnum.ai.standing import level_for_standing
from regnum.kernel.offer import honest_copy
from regnum.server import snapshot
from regnum.server.bots import Job
from regnum.server.entries.absence import CallFlag, Leave, Return, StoodIn, Vote, can_return
from regnum.server.entries.choosing import Chosen, plan_choice
from regnum.server.entries.stored import read, written
from regnum.server.hub import Hub
from regnum.server.live import Live
from regnum.server.room import Entry, Room
from regnum.server.seats import Clock
from regnum.server.store.base import TableRow
from regnum.server.telling import entry_told, seat_info

pytestmark = pytest.mark.anyio


def uneven(game: str, **config: Any) -> Room:
    """A game of two half-way through: one plays at random, the other one sensibly."""
    room = started("hh", game=game, **config)
    here(room, 0, 1)
    match = room.require_match()
    bots = [bot_of(level, 1) for level in ("random", "knight")]
    while (match.spec.period(match.state) - 1) / match.spec.periods(match.state) < 0.5:
        seat = room.waiting()[0]
        honest = honest_copy(match.spec, match.state, seat, room.moves)
        option = bots[seat].choose(match.spec, honest, seat)
        do(room, plan_choice(room, seat, room.decision(seat), option))
    return room


def level_in(entries: list[Entry]) -> str:
    return next(entry.level for entry in entries if isinstance(entry, StoodIn))


# --- which level ---------------------------------------------------------------------------------------


async def test_who_leaves_is_replaced_by_the_level_that_suits_how_they_stood() -> None:
    room = uneven("gugong")
    assert [level_in(planned(room, Leave(seat))) for seat in (0, 1)] == ["squire", "paladin"]


async def test_it_suits_those_who_are_voted_out_and_whose_time_is_over() -> None:
    room = uneven("gugong", clock=Clock(1000, 0))
    away(room, 0)
    assert level_in(planned(room, Vote(seat=0), 1, now=1e6)) == "squire"
    room.seats[1].used = 1001
    assert level_in(planned(room, CallFlag(1), now=2.0)) == "paladin"


async def test_at_the_beginning_a_knight_plays_on() -> None:
    room = started("hhh")
    assert [level_in(planned(room, Leave(seat))) for seat in range(3)] == ["knight"] * 3


async def test_the_level_is_decided_once_and_kept() -> None:
    """However the bot does: it is stored with the entry, and no judge is asked when it is read again."""
    room = uneven("gugong")
    act(room, Leave(0), at=7.0)
    assert room.seats[0].bot_level == "squire"
    stored = [written(happening.entry, 1.0) for happening in room.stream]
    assert stored[-1]["level"] == "squire"
    again = Room("t", room.tables, SECRET, created_of(room))
    do(again, [read(data)[0] for data in stored])
    kept = snapshot.load("t", room.tables, SECRET, snapshot.dump(room))
    for each in (room, again, kept):
        assert each.seats[0].bot_level == "squire"
        info = seat_info(each, 0, 10.0)
        assert (info.stand_in_level, info.level) == ("squire", "simple")
    assert seat_info(room, 0, 10.0).stand_in_since == 7.0
    act(room, Return(), 0)
    assert (room.seats[0].stand_level, room.seats[0].bot_level) == ("", "simple")
    assert seat_info(room, 0, 10.0).stand_in_level == ""


async def test_an_entry_of_before_plays_on_as_the_seat_said() -> None:
    entry, _ = read({"t": "stand_in", "seat": 0, "why": "left", "at": 1.0})
    room = uneven("gugong")
    do(room, [entry])
    assert (room.seats[0].stand_in, room.seats[0].bot_level) == (True, "simple")
    assert written(entry, 1.0) == {"t": "stand_in", "seat": 0, "why": "left", "at": 1.0}
    assert seat_info(room, 0, 1.0).stand_in_level == "simple"


async def test_everybody_is_told_the_level() -> None:
    room = uneven("gugong")
    act(room, Leave(0))
    for observer in ((), (0,), (1,)):
        told = entry_told(room, room.stream[-1], observer)
        assert told == {"t": "stand_in", "seat": 0, "why": "left", "level": "squire"}


async def test_what_the_owner_chooses_later_brings_another_level() -> None:
    """Left again, it is judged again."""
    room = uneven("gugong")
    act(room, Leave(1))
    act(room, Return(), 1)
    match = room.require_match()
    act(room, Leave(1))
    assert room.seats[1].stand_level == level_for_standing(match.spec, match.state, 1)


# --- the seat is taken back ----------------------------------------------------------------------------


async def test_where_every_turn_has_its_time_only_the_turn_that_ran_out_is_lost() -> None:
    clock = Clock(100, 0, "each", "bot")
    room = started("hh", game="gugong", clock=clock)
    here(room, 0, 1)
    seat = room.waiting()[0]
    act(room, CallFlag(seat), at=1000.0)
    assert room.seats[seat].stand_in
    assert not can_return(room, seat)
    assert refusal(planned, room, Return(), seat) == "error-clock-out"
    options = room.require_match().state.legal
    do(room, plan_choice(room, seat, room.decision(seat), options[0], "bot"), at=1001.0)
    assert can_return(room, seat)
    act(room, Return(), seat, at=1002.0)
    assert not room.seats[seat].stand_in
    assert room.seats[seat].left_at(clock, 1002.0) == 100
    assert planned(room, CallFlag(seat), now=1003.0) == []


async def test_time_for_the_whole_game_is_lost_for_good() -> None:
    room = started("hh", game="gugong", clock=Clock(100))
    here(room, 0, 1)
    seat = room.waiting()[0]
    act(room, CallFlag(seat), at=1000.0)
    options = room.require_match().state.legal
    do(room, plan_choice(room, seat, room.decision(seat), options[0], "bot"), at=1001.0)
    assert not can_return(room, seat)
    assert not seat_info(room, seat, 1002.0).can_return


async def laid_up(hub: Hub, room: Room) -> Live:
    """A room as a table of a server."""
    stored = [written(happening.entry, 1.0) for happening in room.stream]
    row = TableRow(
        id="t" * 22, code="BCDFGH", game=room.config.game, listed=False, status="playing", created=1.0,
        updated=1.0, version=len(stored), summary={"components": room.tables.fingerprint}, secret=SECRET,
    )  # fmt: skip
    await hub.store.create_table(row, stored)
    return await hub.open(row.id)


class Ponderer:
    """Answers for bots when it is let; remembers what it was asked."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []
        self.answers = asyncio.Event()
        self.answered = 0

    async def choose(self, job: Job) -> tuple[int, str]:
        self.jobs.append(job)
        await self.answers.wait()
        self.answered += 1
        return job.legal[0], "bot"


def seat_of(client: Client, seat: int) -> Json:
    found: Json = client.table["seats"][seat]
    return found


def choices_by_bots(client: Client) -> list[Json]:
    entries = [happening["entry"] for happening in client.happenings]
    return [entry for entry in entries if entry["t"] == "choose" and entry.get("by")]


def thinks(client: Client) -> list[int]:
    told = [message for message in client.messages if message["type"] == "presence"]
    thinking: list[int] = told[-1]["thinking"]
    return thinking


async def test_the_owner_is_back_while_the_bot_thinks_and_its_thought_is_thrown_away(tmp_path: Path) -> None:
    thinker = Ponderer()
    async with running(str(tmp_path / "db"), thinker=thinker) as server:
        table, keys = await server.two_players(game="gugong")
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            owner = await asked_of(a, b)
            seat = 0 if owner is a else 1
            other = b if owner is a else a
            await server.good("DELETE", f"/api/tables/{table}/seats/{seat}", secret=keys[seat])
            await until(lambda: len(thinker.jobs) == 1)
            assert (thinker.jobs[0].seat, thinker.jobs[0].level) == (seat, "knight")
            await other.until(lambda: thinks(other) == [seat])
            assert (await owner.ask("return"))["type"] == "done"
            await other.until(lambda: thinks(other) == [])  # though it has not answered yet
            live = await server.server.hub.open(table)
            assert live.bots is not None
            await live.bots
            thinker.answers.set()
            await until(lambda: thinker.answered == 1)
            assert not seat_of(owner, seat)["stand_in"]
            # Nothing was played meanwhile, and the owner decides.
            assert owner.offer["decision"] >= 0
            assert (await owner.choose(owner.offer["choices"][0]["option"]))["type"] == "done"
            assert choices_by_bots(a) == choices_by_bots(b) == []


async def test_whoever_leaves_again_is_thought_for_anew(tmp_path: Path) -> None:
    """Two absences are two bots, though the question is the same: what the first one thought is void."""
    thinker = Ponderer()
    async with running(str(tmp_path / "db"), thinker=thinker) as server:
        table, keys = await server.two_players(game="gugong")
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            owner = await asked_of(a, b)
            seat = 0 if owner is a else 1
            for times in (1, 2):
                await server.good("DELETE", f"/api/tables/{table}/seats/{seat}", secret=keys[seat])
                await until(lambda n=times: len(thinker.jobs) == n)  # type: ignore[misc]
                if times == 1:
                    assert (await owner.ask("return"))["type"] == "done"
            thinker.answers.set()
            await owner.until(lambda: bool(choices_by_bots(owner)))
            decisions = [entry["decision"] for entry in choices_by_bots(owner)]
            assert len(decisions) == len(set(decisions))


async def test_an_undo_makes_a_bot_forget_what_it_thought(tmp_path: Path) -> None:
    thinker = Ponderer()
    async with running(str(tmp_path / "db"), thinker=thinker) as server:
        table, keys = await server.two_players(game="gugong")
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            first = await asked_of(a, b)
            seat, bot = (0, 1) if first is a else (1, 0)
            await server.good("DELETE", f"/api/tables/{table}/seats/{bot}", secret=keys[bot])
            live = await server.server.hub.open(table)
            match = live.room.require_match()
            while live.room.waiting()[0] == seat:
                await first.choose(first.offer["choices"][0]["option"])
            await until(lambda: len(thinker.jobs) == 1)
            assert match.can_undo(seat)
            assert (await first.ask("undo"))["type"] == "done"
            assert live.bots is not None
            await live.bots
            assert live.room.waiting() == [seat]
            thinker.answers.set()
            await until(lambda: thinker.answered == 1)
            assert (live.room.waiting(), choices_by_bots(first)) == ([seat], [])


async def test_the_seat_is_taken_back_after_a_restart(store_url: str) -> None:
    async with running(store_url) as server:
        table, keys = await server.two_players(game="troyes")
        async with server.watch(table, keys[0]):
            await server.good("DELETE", f"/api/tables/{table}/seats/1", secret=keys[1])
    async with (
        running(store_url) as server,
        server.watch(table, keys[0]) as a,
        server.watch(table, keys[1]) as b,
    ):
        for each in (a, b):
            info = seat_of(each, 1)
            assert (info["stand_in"], info["stand_in_level"], info["can_return"]) == (True, "knight", True)
            assert info["stand_in_since"] > 0
        assert (await b.ask("return"))["type"] == "done"
        await a.until(lambda: not seat_of(a, 1)["stand_in"])
        assert seat_of(a, 1)["stand_in_level"] == ""


async def test_the_bot_that_plays_is_of_the_level_that_was_told(tmp_path: Path) -> None:
    asked: list[Job] = []

    class Listening(FirstOption):
        async def choose(self, job: Job) -> tuple[int, str]:
            asked.append(job)
            return await super().choose(job)

    async with running(str(tmp_path / "db"), thinker=Listening()) as server:
        hub = server.server.hub
        live = await laid_up(hub, uneven("gugong"))
        await hub.act(live.row.id, Leave(0))
        async with server.watch(live.row.id, "secret1") as b:
            assert seat_of(b, 0)["stand_in_level"] == "squire"
            while not asked:
                await play_some([b], 1)
            assert {(job.seat, job.level) for job in asked} == {(0, "squire")}


# --- and nobody else's game is played -------------------------------------------------------------------


async def test_a_table_all_have_left_waits_though_bots_stand_in(tmp_path: Path) -> None:
    """Both have asked for a bot, and nobody is there: it is not the bots' game."""
    async with running(str(tmp_path / "db")) as server:
        hub = server.server.hub
        live = await laid_up(hub, uneven("gugong"))
        for seat in (0, 1):
            await hub.act(live.row.id, Leave(seat))
        made = live.room.made
        for _ in range(20):
            await server.server.keeper._look_after(live)
            if live.bots is not None:
                await live.bots
        assert (await hub.open(live.row.id)).room.made == made
        assert live.room.status == "playing"
        async with server.watch(live.row.id):  # nor for those who only watch
            await server.server.keeper._look_after(live)
            if live.bots is not None:
                await live.bots
        assert live.room.made == made
        assert not any(isinstance(h.entry, Chosen) and h.entry.by for h in live.room.stream)
