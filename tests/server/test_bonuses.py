"""The clock's bonus is for choices that stand: nobody gets thinking time out of nothing."""

import random

import pytest
from tests.server.test_room import act, answer, past_the_paladins, started, to_the_paladins

from regnum.server import snapshot
from regnum.server.entries.choosing import Choose
from regnum.server.entries.undoing import Redo, Undo
from regnum.server.seats import Clock


@pytest.mark.parametrize("kind", ["early", "made"])
def test_forty_pairs_of_choosing_and_undoing_bring_no_time(kind: str) -> None:
    """Also of early answers to secret questions, whose turn has not come."""
    room = to_the_paladins(started("hh", clock=Clock(60, 30)))
    assert room.match is not None
    assert room.clock is not None
    second = room.waiting()[1]
    if kind == "made":
        past_the_paladins(room)
        chance = random.Random(2)
        while not room.match.can_undo(room.waiting()[0]):
            answer(room, room.waiting()[0], chance)
        act(room, Undo(), room.waiting()[0])
    seat = second if kind == "early" else room.waiting()[0]
    option = room.match.state.legal[0] if kind == "made" else 0
    before = room.seats[seat].left(room.clock)
    for _ in range(40):
        act(room, Choose(decision=room.decision(seat), choice=option), seat)
        act(room, Undo(), seat)
    assert room.seats[seat].left(room.clock) == before


def test_what_a_bot_chose_is_undone_and_redone_for_no_more_than_one_bonus() -> None:
    room = started("hh", clock=Clock(60, 30))
    past_the_paladins(room)
    assert room.match is not None
    chance = random.Random(4)
    while not room.match.can_undo(seat := room.waiting()[0]):
        answer(room, seat, chance, by="bot")
    bonuses = room.seats[seat].choices
    for _ in range(40):
        act(room, Undo(), seat)
        assert room.seats[seat].choices == bonuses
        act(room, Redo(), seat)
        assert room.seats[seat].choices == bonuses + 1


def test_a_snapshot_knows_which_bonus_goes_with_which_choice() -> None:
    room = to_the_paladins(started("hh", clock=Clock(60, 30)))
    second = room.waiting()[1]
    act(room, Choose(decision=room.decision(second), choice=0), second, at=9.0)
    loaded = snapshot.load("t", room.tables, room.secret, snapshot.dump(room))
    for each in (room, loaded):
        act(each, Undo(), second, at=10.0)
    assert loaded.seats == room.seats
    assert loaded.bonuses == room.bonuses
