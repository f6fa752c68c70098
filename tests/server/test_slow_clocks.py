"""Clocks for games over days: time by turns, and nothing plays for anybody because it has run out."""

import random
from pathlib import Path

import pytest
from tests.server.support import asked_of, quick_settings, running
from tests.server.test_absence import away, here, past_the_room
from tests.server.test_room import SECRET, act, answer, planned, refusal
from tests.waiting import until

from regnum.server import snapshot
from regnum.server.entries.absence import CallFlag, Return, StoodIn, Vote, patience, vote_from, vote_wants
from regnum.server.entries.choosing import plan_choice
from regnum.server.entries.undoing import Redo, Undo
from regnum.server.room import Room
from regnum.server.seats import Clock
from regnum.server.telling import seat_info

pytestmark = pytest.mark.anyio

DAY = 24 * 3600
EACH = Clock(3 * DAY, 0, "each", "vote")
TURNS = Clock(14 * DAY, DAY, "turns", "vote")


def slow(clock: Clock, kinds: str = "hh") -> Room:
    """A game over days, where one seat alone is asked since second 1."""
    room = past_the_room(kinds, clock=clock)
    here(room, *range(len(kinds)))
    return room


def play(room: Room, at: float) -> int:
    """One choice of whoever is asked, at this time."""
    seat = room.waiting()[0]
    assert room.match is not None
    for entry in plan_choice(room, seat, room.decision(seat), room.match.state.legal[0]):
        room.apply(entry, at)
    return seat


def play_turn(room: Room, at: float) -> int:
    """All choices of whoever is asked, up to the next one's turn."""
    seat = room.waiting()[0]
    while room.waiting() == [seat]:
        play(room, at)
    return seat


def before_a_turn(clock: Clock) -> Room:
    """Such a game at the beginning of a turn of several choices, which can be taken back as a whole."""
    room = slow(clock)
    while True:
        seat = room.waiting()[0]
        kept = snapshot.dump(room)
        choices = room.seats[seat].choices
        play_turn(room, 1.0)
        assert room.match is not None
        assert room.status == "playing"
        if room.seats[seat].choices > choices + 1 and room.match.can_undo(seat) and len(room.waiting()) == 1:
            return snapshot.load("t", room.tables, SECRET, kept)


async def test_every_turn_has_its_days_anew() -> None:
    room = before_a_turn(EACH)
    seat = room.waiting()[0]
    began = room.seats[seat].asked
    assert room.seats[seat].left_at(EACH, began + DAY) == 2 * DAY
    play(room, began + DAY)
    assert room.waiting() == [seat]
    assert room.seats[seat].left_at(EACH, began + 2 * DAY) == DAY  # a choice brings no new time
    play_turn(room, began + 2 * DAY)
    other = room.waiting()[0]
    assert room.seats[other].left_at(EACH, began + 2 * DAY) == 3 * DAY
    play_turn(room, began + 4 * DAY)
    assert room.waiting() == [seat]
    assert room.seats[seat].left_at(EACH, began + 4 * DAY) == 3 * DAY


async def test_a_bonus_for_turns_is_not_one_for_choices() -> None:
    room = before_a_turn(TURNS)
    seat = room.waiting()[0]
    before = room.seats[seat].turns
    choices = room.seats[seat].choices
    play_turn(room, room.seats[seat].asked)
    assert room.seats[seat].choices > choices + 1
    assert room.seats[seat].turns == before + 1
    assert room.seats[seat].left(TURNS) == pytest.approx(14 * DAY + (before + 1) * DAY, abs=60)


async def test_taking_a_turn_back_brings_no_new_days() -> None:
    room = before_a_turn(EACH)
    seat = room.waiting()[0]
    turn, began = room.seats[seat].turn, room.seats[seat].asked
    play_turn(room, began + 2 * DAY)
    other = room.waiting()[0]
    others_turn = room.seats[other].turn
    act(room, Undo(), seat, at=began + 2.5 * DAY)
    assert (room.waiting(), room.seats[seat].turn) == ([seat], turn)
    assert room.seats[seat].left_at(EACH, began + 2.5 * DAY) == DAY
    act(room, Redo(), seat, at=began + 3 * DAY)
    assert (room.waiting(), room.seats[other].turn) == ([other], others_turn)  # nothing new for them
    assert room.seats[other].left_at(EACH, began + 3 * DAY) == 3 * DAY  # and the time between was not theirs


@pytest.mark.parametrize("clock", [EACH, TURNS])
async def test_nobody_can_be_voted_about_for_being_away_before_the_time_is_up(clock: Clock) -> None:
    room = slow(clock)
    seat = room.waiting()[0]
    other = 1 - seat
    away(room, seat, at=10.0)
    ends = room.seats[seat].runs_out(clock)
    assert ends >= 3 * DAY
    assert vote_from(room, seat) == ends
    assert vote_from(room, other) == 0
    assert refusal(planned, room, Vote(seat=seat), other, now=ends - 1) == "error-vote-early"
    assert planned(room, CallFlag(seat), now=ends + 1) == []  # nothing plays by itself
    assert any(isinstance(entry, StoodIn) for entry in planned(room, Vote(seat=seat), other, now=ends + 1))


async def test_who_is_there_and_out_of_time_ends_the_vote_by_playing() -> None:
    room = slow(EACH, "hhh")
    seat = room.waiting()[0]
    voter = next(other for other in range(3) if other != seat)
    ends = room.seats[seat].runs_out(EACH)
    act(room, Vote(seat=seat), voter, at=ends + 1)
    assert room.seats[seat].votes == [voter]
    play(room, ends + 2)
    assert room.seats[seat].votes == []


async def test_who_was_voted_out_of_time_may_come_back() -> None:
    room = slow(TURNS)
    seat = room.waiting()[0]
    ends = room.seats[seat].runs_out(TURNS)
    act(room, Vote(seat=seat), 1 - seat, at=ends + 1)
    assert room.seats[seat].stand_in
    act(room, Return(), seat, at=ends + 2)
    assert not room.seats[seat].stand_in


async def test_at_a_table_that_waits_nobody_votes_and_nothing_plays() -> None:
    clock = Clock(3 * DAY, 0, "each", "wait")
    room = slow(clock)
    seat = room.waiting()[0]
    ends = room.seats[seat].runs_out(clock)
    assert vote_from(room, seat) == 0
    assert refusal(planned, room, Vote(seat=seat), 1 - seat, now=ends + DAY) == "error-vote"
    assert planned(room, CallFlag(seat), now=ends + DAY) == []


async def test_a_table_may_choose_that_a_bot_plays_on() -> None:
    room = slow(Clock(3 * DAY, 0, "each", "bot"))
    seat = room.waiting()[0]
    began = room.seats[seat].asked
    assert planned(room, CallFlag(seat), now=began + 3 * DAY - 1) == []
    act(room, CallFlag(seat), at=began + 3 * DAY + 1)
    assert room.seats[seat].stand_in


async def test_over_days_only_who_is_away_for_days_has_no_say() -> None:
    room = slow(EACH, "hhh")
    seat = room.waiting()[0]
    others = [other for other in range(3) if other != seat]
    away(room, others[1], at=10.0)
    assert patience(room) == 3 * DAY
    assert vote_wants(room, seat, 10.0 + DAY) == others
    assert vote_wants(room, seat, 10.0 + 3 * DAY) == [others[0]]


async def test_a_snapshot_knows_the_turn() -> None:
    room = slow(TURNS)
    play(room, 5.0)
    loaded = snapshot.load("t", room.tables, SECRET, snapshot.dump(room))
    assert loaded.seats == room.seats
    assert loaded.clock == TURNS


async def test_clocks_over_days_are_asked_for_and_told(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table = await server.new_table(clock={"total": 3 * DAY, "kind": "each"})
        assert table["clock"] == {"total": 3 * DAY, "bonus": 0, "kind": "each", "out": "vote"}
        slow = {"total": 14 * DAY, "bonus": DAY, "kind": "turns", "out": "wait"}
        assert (await server.new_table(clock=slow))["clock"] == slow
        table = await server.new_table(clock={"total": 600, "bonus": 5})
        assert table["clock"] == {"total": 600, "bonus": 5, "kind": "choices", "out": "bot"}


async def test_the_table_is_told_anew_when_another_clock_runs(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings()) as server:
        table, keys = await server.two_players(clock={"total": 3 * DAY, "kind": "each"})
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            for _ in range(40):
                mover = await asked_of(a, b)
                await mover.choose(mover.offer["choices"][0]["option"])
            live = await server.server.hub.open(table)
            await until(lambda: a.table["waiting"] == live.room.waiting())
            told = [seat["seconds_left"] for seat in a.table["seats"]]
            true = [seat_info(live.room, number, a.table["now"]).seconds_left for number in range(2)]
            assert told == pytest.approx(true, abs=1)


def test_turns_are_runs_of_choices() -> None:
    room = slow(TURNS)
    chance = random.Random(4)
    for _ in range(60):
        if room.status == "playing":
            answer(room, room.waiting()[0], chance)
    makers = [earned.seat for earned in room.bonuses.made]
    runs = sum(1 for i, maker in enumerate(makers) if maker == 0 and (i == 0 or makers[i - 1] != 0))
    assert room.seats[0].turns == runs > 1
    assert room.seats[0].choices > runs
