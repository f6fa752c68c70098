"""The authority of a table without sockets: nothing wrong gets in, nothing is applied twice."""

import contextlib
import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.games import game as rules_of
from regnum.kernel.agenda import describe, options_of
from regnum.kernel.codec import checksum
from regnum.kernel.errors import RegnumError
from regnum.library import tables_for
from regnum.server import snapshot
from regnum.server.fairness import check, commitment, seed_from
from regnum.server.room import Entry, Refused, Room, clean

SECRET = "ab" * 32


def new_room(kinds: str = "hh", game: str = "paladins", **config: Any) -> Room:
    """A table with seats (h human, s hot-seat, b bot, a automa), made but not begun."""
    names = {"h": "human", "s": "hotseat", "b": "bot", "a": "automa"}
    room = Room("t", tables_for(game), SECRET)
    entry: Entry = {
        "t": "create",
        "game": game,
        "rules": rules_of(game).rules_version,
        "components": "",
        "options": {},
        "seats": [{"kind": names[kind], "level": "simple"} for kind in kinds],
        "clock": None,
        "away": 300,
        **config,
    }
    room.apply(entry, 0.0)
    return room


def do(room: Room, entries: list[Entry], at: float = 1.0) -> None:
    for entry in entries:
        room.apply(entry, at)


def started(kinds: str = "hh", **config: Any) -> Room:
    room = new_room(kinds, **config)
    for i, kind in enumerate(kinds):
        if kind in "hs" and not room.seats[i].is_taken:
            do(room, room.plan_claim(i, f"P{i}", "", f"secret{i}", f"words{i}"))
    return room


def answer(room: Room, seat: int, chance: random.Random, by: str = "") -> None:
    """Play any option of a seat that is asked."""
    frame = next(frame for _, frame in room.questions() if frame.who == seat)
    assert room.match is not None
    option = chance.choice(options_of(room.match.state, frame))
    do(room, room.plan_choose(seat, room.decision(seat), option, by))


def refusal(call: Any, *arguments: Any) -> str:
    with pytest.raises(RegnumError) as caught:
        call(*arguments)
    return caught.value.code


def state_of(room: Room) -> object:
    return (room.version, room.moves, dict(room.early), room.match and checksum(room.spec, room.match.state))


def to_the_paladins(room: Room) -> Room:
    """Play on to the first secret choice of all seats."""
    chance = random.Random(1)
    while len(room.waiting()) < len(room.seats):
        answer(room, room.waiting()[0], chance)
    return room


def past_the_paladins(room: Room) -> None:
    """Play the secret choices and go on to the first question of one seat alone."""
    chance = random.Random(1)
    to_the_paladins(room)
    while len(room.waiting()) > 1:
        answer(room, room.waiting()[0], chance)


# --- seats ---------------------------------------------------------------------------------------------


def test_the_game_starts_when_the_last_seat_is_taken() -> None:
    room = new_room("hh")
    do(room, room.plan_claim(1, "Ada", "rose", "s1", ""))
    assert room.status == "open"
    do(room, room.plan_claim(0, "Bo", "", "s0", ""))
    assert room.status == "playing"


def test_seats_that_cannot_be_taken() -> None:
    room = new_room("hha"[:2])
    do(room, room.plan_claim(0, "Ada", "rose", "s0", ""))
    before = state_of(room)
    assert refusal(room.plan_claim, 0, "Bo", "", "s", "") == "error-seat-taken"
    assert refusal(room.plan_claim, 1, "Bo", "rose", "s", "") == "error-colour-taken"
    assert refusal(room.plan_claim, 7, "Bo", "", "s", "") == "error-no-seat"
    assert refusal(room.plan_claim, -1, "Bo", "", "s", "") == "error-no-seat"
    assert refusal(new_room("ha").plan_claim, 1, "Bo", "", "s", "") == "error-no-seat"
    assert state_of(room) == before
    do(room, room.plan_claim(1, "Bo", "", "s1", ""))
    assert refusal(room.plan_claim, 1, "Cy", "", "s", "") == "error-table-started"


def test_secrets_are_kept_as_hashes_only() -> None:
    room = started()
    told = repr([entry.entry for entry in room.stream]) + snapshot.dump(room).decode()
    assert "secret0" not in told
    assert room.seats_of("secret0") == [0]
    assert room.seats_of("secret1") == [1]
    assert room.seats_of("") == room.seats_of("secret") == []


def test_hot_seat_players_share_a_link_and_leave_together() -> None:
    room = new_room("hss")
    do(room, room.plan_claim(1, "Ada", "", "s", ""))
    assert room.seats_of("s") == [1, 2]
    do(room, room.plan_leave(2))
    assert room.seats_of("s") == []
    assert not any(seat.is_taken for seat in room.seats)


def test_names_are_one_line_of_visible_text() -> None:
    assert clean(" a\u202eb\n\tc\x00d ", 40) == "ab cd"
    assert len(clean("x" * 100, 40)) == 40


# --- choices -------------------------------------------------------------------------------------------


def test_simultaneous_choices_come_in_any_order() -> None:
    orders = ([0, 1, 2], [2, 1, 0], [1, 2, 0])
    ends = set()
    for order in orders:
        room = to_the_paladins(started("hhh"))
        assert sorted(room.waiting()) == [0, 1, 2]
        for seat in order:
            option = next(frame for _, frame in room.questions() if frame.who == seat).options(
                room.match.state  # type: ignore[union-attr]
            )[1]
            do(room, room.plan_choose(seat, room.decision(seat), option))
        assert room.match is not None
        ends.add(checksum(room.spec, room.match.state))
    assert len(ends) == 1


def test_the_same_choice_twice_is_applied_once() -> None:
    room = to_the_paladins(started())
    first, second = room.waiting()
    for seat in (second, first):  # early, and in turn
        decision = room.decision(seat)
        entries = room.plan_choose(seat, decision, 2)
        assert len(entries) == 1
        do(room, entries)
        before = state_of(room)
        assert room.plan_choose(seat, decision, 2) == []
        assert refusal(room.plan_choose, seat, decision, 3) in ("error-not-your-turn", "error-stale")
        assert state_of(room) == before


def test_the_same_text_twice_is_applied_once() -> None:
    room = to_the_paladins(started())
    first, second = room.waiting()
    for seat in (second, first):
        decision = room.decision(seat)
        number, frame = next((n, f) for n, f in room.questions() if f.who == seat)
        assert number == decision
        assert room.match is not None
        text = describe(room.match.state, frame, options_of(room.match.state, frame)[0]).text
        do(room, room.plan_choose(seat, decision, text))
        assert room.plan_choose(seat, decision, text) == []


def test_stale_foreign_and_unknown_choices_change_nothing() -> None:
    room = started()
    past_the_paladins(room)
    seat = room.waiting()[0]
    other = 1 - seat
    decision = room.decision(seat)
    before = state_of(room)
    assert room.match is not None
    legal = room.match.state.legal
    assert refusal(room.plan_choose, seat, decision - 1, max(legal) + 1) == "error-stale"
    assert refusal(room.plan_choose, seat, decision + 1, legal[0]) == "error-stale"
    assert refusal(room.plan_choose, other, decision, legal[0]) == "error-not-your-turn"
    assert refusal(room.plan_choose, seat, decision, max(legal) + 1) == "error-choice-number"
    assert refusal(room.plan_choose, seat, decision, "no such thing") == "error-choice-unknown"
    assert refusal(new_room().plan_choose, 0, 0, 0) == "error-not-started"
    assert state_of(room) == before


@given(st.integers(-(2**53), 2**53), st.integers(-5, 30) | st.text(max_size=30), st.integers(0, 1))
@settings(max_examples=200, deadline=None)
def test_planning_never_changes_a_room(decision: int, choice: int | str, seat: int) -> None:
    room = SHARED
    before = state_of(room)
    calls: list[Callable[[], list[Entry]]] = [
        lambda: room.plan_choose(seat, decision, choice),
        lambda: room.plan_undo(seat, bool(decision % 2)),
        lambda: room.plan_redo(seat),
        lambda: room.plan_vote(seat, decision, float(decision), bool(decision % 2)),
        lambda: room.plan_return(seat),
        lambda: room.plan_back(seat, 1 - seat, bool(decision % 2)),
        lambda: room.plan_chat(seat, "x", str(choice)),
        lambda: room.plan_leave(seat),
    ]
    for call in calls:
        with contextlib.suppress(RegnumError):
            assert all("t" in entry for entry in call())
    assert state_of(room) == before


SHARED = started()


# --- undo ----------------------------------------------------------------------------------------------


def test_undo_and_redo_within_a_turn() -> None:
    room = started()
    past_the_paladins(room)
    chance = random.Random(2)
    assert room.match is not None
    while not room.match.can_undo(room.waiting()[0]):
        answer(room, room.waiting()[0], chance)
    seat = room.waiting()[0]
    before = state_of(room)[3]  # type: ignore[index]
    decision = room.decision(seat)
    do(room, room.plan_undo(seat, False))
    assert room.decision(seat) > decision
    assert refusal(room.plan_undo, 1 - seat, False) == "error-undo-barrier"
    do(room, room.plan_redo(seat))
    assert state_of(room)[3] == before  # type: ignore[index]
    assert refusal(room.plan_redo, seat) == "error-redo"


def test_an_early_answer_can_be_taken_back() -> None:
    room = to_the_paladins(started())
    first, second = room.waiting()
    do(room, room.plan_choose(second, room.decision(second), 0))
    assert room.waiting() == [first]
    do(room, room.plan_undo(second, False))
    assert room.waiting() == [first, second]
    do(room, room.plan_choose(second, room.decision(second), 3))
    assert room.early == {second: 3}


# --- absence, clocks -----------------------------------------------------------------------------------


def test_everybody_is_charged_from_when_they_were_asked() -> None:
    room = to_the_paladins(started(clock={"total": 100, "bonus": 0}))
    assert room.clock is not None
    first, second = room.waiting()
    do(room, room.plan_choose(second, room.decision(second), 0), at=11.0)
    do(room, room.plan_choose(first, room.decision(first), 0), at=31.0)
    assert room.seats[second].left(room.clock) == 100 - 10
    assert room.seats[first].left(room.clock) == 100 - 30


def test_nobody_returns_without_time() -> None:
    room = started(clock={"total": 10, "bonus": 0})
    seat = room.waiting()[0]
    assert room.match is not None
    do(room, room.plan_choose(seat, room.decision(seat), room.match.state.legal[0]), at=100.0)
    do(room, room.plan_out_of_time(seat))
    assert refusal(room.plan_return, seat) == "error-clock-out"


# --- the whole life ------------------------------------------------------------------------------------


def random_life(room: Room, seed: int, steps: int = 10_000) -> None:
    """Choices, undos, redos, chat and absences in any order."""
    chance = random.Random(seed)
    at = 2.0
    while room.status == "playing" and steps:
        steps -= 1
        at += chance.random()
        seat = chance.choice(room.waiting())
        deed = chance.random()
        try:
            if deed < 0.08:
                do(room, room.plan_undo(chance.randrange(len(room.seats)), chance.random() < 0.3), at)
            elif deed < 0.12:
                do(room, room.plan_redo(seat), at)
            elif deed < 0.14:
                do(room, room.plan_chat(seat, "x", "hello"), at)
            elif deed < 0.18:
                do(room, room.plan_presence(seat, chance.random() < 0.5), at)
            elif deed < 0.26:
                do(room, room.plan_vote(seat, (seat + 1) % len(room.seats), at, chance.random() < 0.6), at)
            elif deed < 0.28:
                do(room, chance.choice([room.plan_leave, room.plan_return])(seat), at)
            elif deed < 0.36:
                about = next((i for i in range(len(room.seats)) if room.can_go_back(i)), 0)
                by = chance.choice([about, *room.back_wants(about)])
                do(room, room.plan_back(by, about, True), at)
            elif room.seats[seat].stand_in:
                answer(room, seat, chance, by="bot")
            else:
                answer(room, seat, chance)
        except Refused:
            continue


EVERYTHING = {"undo", "away", "vote", "stand_in", "return", "back_vote", "back"}


def full_lives() -> Iterator[Room]:
    """Tables at which everything happens; which seeds lead there changes with the rules."""
    for seed in range(60):
        room = started("hhh", away=0, clock={"total": 10_000, "bonus": 5})
        random_life(room, seed)
        if {happening.entry["t"] for happening in room.stream} >= EVERYTHING:
            yield room


@pytest.mark.parametrize("number", range(3))
def test_the_entries_rebuild_the_room_at_any_time(number: int) -> None:
    room = next(islice(full_lives(), number, None))
    assert room.status == "over"
    again = Room("t", room.tables, SECRET)
    highest = [0, 0, 0]
    for happening in room.stream:
        again.apply(happening.entry, happening.at)
        for seat in again.waiting():
            assert again.decision(seat) >= highest[seat], "decision numbers never go back"
            highest[seat] = again.decision(seat)
    assert state_of(again) == state_of(room)
    assert again.seats == room.seats
    assert [h.events for h in again.stream] == [h.events for h in room.stream]
    cut = len(room.stream) // 2
    half = Room("t", room.tables, SECRET)
    for happening in room.stream[:cut]:
        half.apply(happening.entry, happening.at)
    loaded = snapshot.load("t", room.tables, SECRET, snapshot.dump(half))
    for happening in room.stream[cut:]:
        loaded.apply(happening.entry, happening.at)
    assert state_of(loaded) == state_of(room)
    assert loaded.seats == room.seats
    assert loaded.answered == room.answered
    assert [vars(h) for h in loaded.stream] == [vars(h) for h in room.stream]


def test_the_proof_of_a_finished_game_holds_and_a_changed_one_does_not() -> None:
    room = started()
    assert room.proof() is None
    random_life(room, 5)
    proof = room.proof()
    assert proof is not None
    assert proof.commit == commitment(SECRET)
    record = room.record()
    assert record.seed == seed_from(SECRET, ["words0", "words1"])
    assert check(proof, record) is None
    proof.words[0] = "others"
    assert check(proof, record).key == "error-fair-seed"  # type: ignore[union-attr]
    proof.secret = "cd" * 32
    assert check(proof, record).key == "error-fair-commit"  # type: ignore[union-attr]
