"""The agenda: what waits, in which order it is resolved, and who is asked."""

import pytest
from tests.kernel.tools import TABLES, go_to, start, table, top

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import PAY_DEBT, PROVISION, SILVER, item
from regnum.games.paladins.rules.paladins import PickPaladin
from regnum.games.paladins.rules.passing import Pass
from regnum.games.paladins.rules.rewards import SettleDebt
from regnum.games.paladins.rules.turn import PASS, Turn
from regnum.games.paladins.state import Table
from regnum.games.paladins.words.log import GAINED
from regnum.kernel.agenda import FORCED, Frame, decider, emit, is_over, pending, play, push, settle, then


def blank() -> Table:
    assert isinstance(TABLES, Box)
    return Table.blank(TABLES, 2, 2)


def test_frames_are_resolved_in_reading_order() -> None:
    g = blank()
    push(g, Turn(3))
    then(g, Turn(0), Turn(1), Turn(2))
    assert [frame.who for frame in reversed(g.agenda)] == [0, 1, 2, 3]


def test_a_frame_holds_what_it_was_given() -> None:
    frame = SettleDebt(1, 2, PAY_DEBT)
    assert (frame.who, frame.most, frame.how) == (1, 2, PAY_DEBT)


def test_a_plain_frame_is_forced_and_cannot_be_resolved() -> None:
    frame: Frame[Table] = Frame(0)
    assert frame.options(blank()) is FORCED
    assert not frame.is_chance()
    assert not frame.is_simultaneous()
    assert frame.refused(blank()) == []
    assert frame.describe(blank(), 7).text == "7"
    with pytest.raises(NotImplementedError):
        frame.resolve(blank(), 0)


def test_settle_runs_what_is_forced_and_stops_at_a_choice() -> None:
    match = go_to(start(), "Turn")
    g = match.state.clone()
    g.agenda.pop()
    push(g, Pass(0, fewer=0))  # forced: clears the board and asks which workers stay, if there is a choice
    settle(g)
    assert type(g.agenda[-1]).__name__ != "Pass"
    assert len(g.legal) > 1


def test_an_empty_agenda_is_the_end() -> None:
    g = blank()
    settle(g)
    assert is_over(g)
    assert decider(g) == -1
    assert g.legal == []
    assert pending(g) == []


def test_play_takes_the_frame_off_before_it_resolves() -> None:
    match = go_to(start(), "Turn")
    g = match.state.clone()
    size = len(g.agenda)
    frame = g.agenda[-1]
    play(g, PASS)
    assert frame not in g.agenda
    assert len(g.agenda) <= size


def test_simultaneous_frames_wait_together() -> None:
    match = go_to(start(3), "PickPaladin")
    waiting = pending(match.state)
    assert [type(frame) for frame in waiting] == [PickPaladin] * 3
    assert sorted(frame.who for frame in waiting) == [0, 1, 2]
    assert decider(match.state) == waiting[0].who
    match.submit(match.decider, match.state.legal[0])
    assert [frame.who for frame in pending(match.state)] == [frame.who for frame in waiting[1:]]


def test_other_frames_wait_alone() -> None:
    match = go_to(start(3), "TakeTavern")
    assert len(pending(match.state)) == 1


def test_nobody_listening_nothing_is_told() -> None:
    g = blank()
    emit(g, GAINED, 0, item(SILVER, 1))
    assert g.events is None
    g.events = []
    emit(g, GAINED, 0, item(PROVISION, 2))
    assert g.events == [(GAINED, 0, item(PROVISION, 2))]


def test_a_copy_does_not_listen() -> None:
    match = start()
    assert match.state.events is not None
    assert match.state.clone().events is None


def test_a_copy_shares_nothing_that_changes() -> None:
    g = table(go_to(start(), "Turn"))
    copy = g.clone()
    assert copy.spaces is not g.spaces
    assert copy.favour_worker is not g.favour_worker
    assert copy.seats is not g.seats
    assert copy.agenda is not g.agenda


def test_a_seat_is_shared_until_somebody_writes_to_it() -> None:
    g = table(go_to(start(), "Turn"))
    silver = g.seats[0].silver
    copy = g.clone()
    assert copy.seats[0] is g.seats[0]
    copy.seat(0).silver += 1
    copy.seat(0).standing[0] += 1
    assert copy.seats[0] is not g.seats[0]
    assert copy.seats[1] is g.seats[1]
    assert (g.seats[0].silver, copy.seats[0].silver) == (silver, silver + 1)
    assert copy.seats[0].standing[0] == g.seats[0].standing[0] + 1
    g.seat(0).silver += 5  # the original writes to a seat of its own too
    assert copy.seats[0].silver == silver + 1


def test_the_first_question_is_the_free_draft() -> None:
    assert top(start()) == "TakeTownsfolk"
