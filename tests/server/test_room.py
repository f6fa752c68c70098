"""The authority of a table without sockets: nothing wrong gets in, nothing is applied twice."""

import contextlib
import random
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.games import game as rules_of
from regnum.kernel.agenda import describe, options_of
from regnum.kernel.codec import checksum
from regnum.kernel.errors import RegnumError
from regnum.library import tables_for
from regnum.server import snapshot
from regnum.server.entries.absence import CallFlag, Leave, NotePresence, Return, Vote
from regnum.server.entries.chatting import Chat
from regnum.server.entries.choosing import Choose, plan_choice
from regnum.server.entries.going_back import Back, back_wants, can_go_back
from regnum.server.entries.seating import Claim
from regnum.server.entries.stored import written
from regnum.server.entries.undoing import Redo, Undo
from regnum.server.fairness import check, commitment, seed_from
from regnum.server.names import clean
from regnum.server.past import joined, pieces_after
from regnum.server.refusal import Refused
from regnum.server.room import Command, Created, Entry, Room
from regnum.server.room import new_room as first_room
from regnum.server.seats import Clock, SeatAsked, SeatKind

SECRET = "ab" * 32


def new_room(kinds: str = "hh", game: str = "paladins", **config: Any) -> Room:
    """A table with seats (h human, s hot-seat, b bot, a automa), made but not begun."""
    names: dict[str, SeatKind] = {"h": "human", "s": "hotseat", "b": "bot", "a": "automa"}
    tables = tables_for(game)
    given: dict[str, Any] = {
        "game": game,
        "rules": rules_of(game).rules_version,
        "fingerprint": tables.fingerprint,
        "components": "",
        "options": {},
        "seats": [SeatAsked(names[kind], "simple") for kind in kinds],
        "clock": None,
        "away": 300,
    }
    return first_room("t", tables, SECRET, Created(**{**given, **config}), 0.0)


def planned(room: Room, command: Command, *seats: int, now: float = 1.0) -> list[Entry]:
    """What a command of these seats would be."""
    return command.plan(room, seats, now)


def do(room: Room, entries: Sequence[Entry], at: float = 1.0) -> None:
    for entry in entries:
        room.apply(entry, at)


def act(room: Room, command: Command, *seats: int, at: float = 1.0) -> None:
    """Carry a command of these seats out."""
    do(room, planned(room, command, *seats, now=at), at)


def started(kinds: str = "hh", **config: Any) -> Room:
    room = new_room(kinds, **config)
    for i, kind in enumerate(kinds):
        if kind in "hs" and not room.seats[i].is_taken:
            act(room, Claim(i, f"P{i}", "", f"secret{i}", f"words{i}"))
    return room


def answer(room: Room, seat: int, chance: random.Random, by: str = "") -> None:
    """Play any option of a seat that is asked."""
    frame = next(frame for _, frame in room.questions() if frame.who == seat)
    assert room.match is not None
    option = chance.choice(options_of(room.match.state, frame))
    do(room, plan_choice(room, seat, room.decision(seat), option, by))


def refusal(call: Any, *arguments: Any, **named: Any) -> str:
    with pytest.raises(RegnumError) as caught:
        call(*arguments, **named)
    return caught.value.code


def state_of(room: Room) -> object:
    if room.match is None:
        return (room.version, room.moves, {}, "")
    return (room.version, room.moves, dict(room.match.early), checksum(room.spec, room.match.state))


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
    act(room, Claim(1, "Ada", "rose", "s1", ""))
    assert room.match is None
    act(room, Claim(0, "Bo", "", "s0", ""))
    assert room.status == "playing"


def test_seats_that_cannot_be_taken() -> None:
    room = new_room("hha"[:2])
    act(room, Claim(0, "Ada", "rose", "s0", ""))
    before = state_of(room)
    assert refusal(planned, room, Claim(0, "Bo", "", "s", "")) == "error-seat-taken"
    assert refusal(planned, room, Claim(1, "Bo", "rose", "s", "")) == "error-colour-taken"
    assert refusal(planned, room, Claim(7, "Bo", "", "s", "")) == "error-no-seat"
    assert refusal(planned, room, Claim(-1, "Bo", "", "s", "")) == "error-no-seat"
    assert refusal(planned, new_room("ha"), Claim(1, "Bo", "", "s", "")) == "error-no-seat"
    assert state_of(room) == before
    act(room, Claim(1, "Bo", "", "s1", ""))
    assert refusal(planned, room, Claim(1, "Cy", "", "s", "")) == "error-table-started"


def test_secrets_are_kept_as_hashes_only() -> None:
    room = started()
    told = repr([entry.entry for entry in room.stream]) + snapshot.dump(room).decode()
    assert "secret0" not in told
    assert room.seats_of("secret0") == [0]
    assert room.seats_of("secret1") == [1]
    assert room.seats_of("") == room.seats_of("secret") == []


def test_hot_seat_players_share_a_link_and_leave_together() -> None:
    room = new_room("hss")
    act(room, Claim(1, "Ada", "", "s", ""))
    assert room.seats_of("s") == [1, 2]
    act(room, Leave(2))
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
            act(room, Choose(decision=room.decision(seat), choice=option), seat)
        assert room.match is not None
        ends.add(checksum(room.spec, room.match.state))
    assert len(ends) == 1


def test_the_same_choice_twice_is_applied_once() -> None:
    room = to_the_paladins(started())
    first, second = room.waiting()
    for seat in (second, first):  # early, and in turn
        decision = room.decision(seat)
        entries = planned(room, Choose(decision=decision, choice=2), seat)
        assert len(entries) == 1
        do(room, entries)
        before = state_of(room)
        assert planned(room, Choose(decision=decision, choice=2), seat) == []
        other = Choose(decision=decision, choice=3)
        assert refusal(planned, room, other, seat) in ("error-not-your-turn", "error-stale")
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
        act(room, Choose(decision=decision, choice=text), seat)
        assert planned(room, Choose(decision=decision, choice=text), seat) == []


def test_stale_foreign_and_unknown_choices_change_nothing() -> None:
    room = started()
    past_the_paladins(room)
    seat = room.waiting()[0]
    other = 1 - seat
    decision = room.decision(seat)
    before = state_of(room)
    assert room.match is not None
    legal = room.match.state.legal
    wrong: list[tuple[int, int, int | str, str]] = [
        (seat, decision - 1, max(legal) + 1, "error-stale"),
        (seat, decision + 1, legal[0], "error-stale"),
        (other, decision, legal[0], "error-not-your-turn"),
        (seat, decision, max(legal) + 1, "error-choice-number"),
        (seat, decision, "no such thing", "error-choice-unknown"),
    ]
    for who, number, choice, why in wrong:
        assert refusal(planned, room, Choose(decision=number, choice=choice), who) == why
    assert refusal(planned, new_room(), Choose(decision=0, choice=0), 0) == "error-not-started"
    assert state_of(room) == before


@given(st.integers(-(2**53), 2**53), st.integers(-5, 30) | st.text(max_size=30), st.integers(0, 1))
@settings(max_examples=200, deadline=None)
def test_planning_never_changes_a_room(decision: int, choice: int | str, seat: int) -> None:
    room = SHARED
    before = state_of(room)
    calls: list[Callable[[], list[Entry]]] = [
        lambda: planned(room, Choose(decision=decision, choice=choice), seat),
        lambda: planned(room, Undo(turn=bool(decision % 2)), seat),
        lambda: planned(room, Redo(), seat),
        lambda: planned(room, Vote(seat=decision, agree=bool(decision % 2)), seat, now=float(decision)),
        lambda: planned(room, Return(), seat),
        lambda: planned(room, Back(seat=1 - seat, agree=bool(decision % 2)), seat),
        lambda: planned(room, Chat(text=str(choice)), seat),
        lambda: planned(room, Leave(seat)),
    ]
    for call in calls:
        with contextlib.suppress(RegnumError):
            assert all(isinstance(entry, Entry) for entry in call())
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
    act(room, Undo(), seat)
    assert room.decision(seat) > decision
    assert refusal(planned, room, Undo(), 1 - seat) == "error-undo-barrier"
    act(room, Redo(), seat)
    assert state_of(room)[3] == before  # type: ignore[index]
    assert refusal(planned, room, Redo(), seat) == "error-redo"


def test_an_early_answer_can_be_taken_back() -> None:
    room = to_the_paladins(started())
    first, second = room.waiting()
    act(room, Choose(decision=room.decision(second), choice=0), second)
    assert room.waiting() == [first]
    act(room, Undo(), second)
    assert room.waiting() == [first, second]
    act(room, Choose(decision=room.decision(second), choice=3), second)
    assert room.match is not None
    assert room.match.early == {second: 3}


# --- absence, clocks -----------------------------------------------------------------------------------


def test_everybody_is_charged_from_when_they_were_asked() -> None:
    room = to_the_paladins(started(clock=Clock(100, 0)))
    assert room.clock is not None
    first, second = room.waiting()
    act(room, Choose(decision=room.decision(second), choice=0), second, at=11.0)
    act(room, Choose(decision=room.decision(first), choice=0), first, at=31.0)
    assert room.seats[second].left(room.clock) == 100 - 10
    assert room.seats[first].left(room.clock) == 100 - 30


def test_nobody_returns_without_time() -> None:
    room = started(clock=Clock(10, 0))
    seat = room.waiting()[0]
    assert room.match is not None
    act(room, Choose(decision=room.decision(seat), choice=room.match.state.legal[0]), seat, at=100.0)
    act(room, CallFlag(seat))
    assert refusal(planned, room, Return(), seat) == "error-clock-out"


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
                act(room, Undo(turn=chance.random() < 0.3), chance.randrange(len(room.seats)), at=at)
            elif deed < 0.12:
                act(room, Redo(), seat, at=at)
            elif deed < 0.14:
                act(room, Chat(text="hello"), seat, at=at)
            elif deed < 0.18:
                act(room, NotePresence(seat, chance.random() < 0.5), at=at)
            elif deed < 0.26:
                act(room, Vote(seat=(seat + 1) % len(room.seats), agree=chance.random() < 0.6), seat, at=at)
            elif deed < 0.28:
                commands: list[Command] = [Leave(seat), Return()]
                act(room, chance.choice(commands), seat, at=at)
            elif deed < 0.36:
                about = next((i for i in range(len(room.seats)) if can_go_back(room, i)), 0)
                by = chance.choice([about, *back_wants(room, about)])
                act(room, Back(seat=about), by, at=at)
            elif room.seats[seat].stand_in:
                answer(room, seat, chance, by="bot")
            else:
                answer(room, seat, chance)
        except Refused:
            continue


def kind_of(entry: Entry) -> str:
    """The name under which an entry is stored."""
    return str(written(entry, 0.0)["t"])


EVERYTHING = {"undo", "away", "vote", "stand_in", "return", "back_vote", "back"}


def full_lives() -> Iterator[Room]:
    """Tables at which everything happens; which seeds lead there changes with the rules."""
    for seed in range(60):
        room = started("hhh", away=0, clock=Clock(10_000, 5))
        random_life(room, seed)
        if {kind_of(happening.entry) for happening in room.stream} >= EVERYTHING:
            yield room


def created_of(room: Room) -> Created:
    created = room.stream[0].entry
    assert isinstance(created, Created)
    return created


@pytest.mark.parametrize("number", range(3))
def test_the_entries_rebuild_the_room_at_any_time(number: int) -> None:
    room = next(islice(full_lives(), number, None))
    assert room.status == "over"
    again = Room("t", room.tables, SECRET, created_of(room))
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
    half = Room("t", room.tables, SECRET, created_of(room))
    for happening in room.stream[:cut]:
        half.apply(happening.entry, happening.at)
    loaded = snapshot.load("t", room.tables, SECRET, snapshot.dump(half))
    for happening in room.stream[cut:]:
        loaded.apply(happening.entry, happening.at)
    assert state_of(loaded) == state_of(room)
    assert loaded.seats == room.seats
    assert loaded.answered == room.answered
    assert loaded.told_before == cut
    assert [vars(h) for h in loaded.stream] == [vars(h) for h in room.stream[cut:]]
    pieces = [*pieces_after(half, 0), *pieces_after(loaded, cut)]
    for after in (0, cut - 3, cut, cut + 3, room.version):
        told = joined(pieces, after, room.version)
        assert [vars(h) for h in told] == [vars(h) for h in room.stream[after:]]


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


def test_a_snapshot_that_remembers_nothing_is_passed_over() -> None:
    """What everybody has seen follows from the entries; a snapshot from before it was kept would lose it."""
    room = started(game="gugong")
    data = msgspec.json.decode(snapshot.dump(room))
    assert state_of(snapshot.load("t", room.tables, SECRET, msgspec.json.encode(data))) == state_of(room)
    assert snapshot.is_same_game(room, msgspec.json.encode(data))
    del data["match"]["state"]["memory"]
    with pytest.raises(ValueError, match="remembered"):
        snapshot.load("t", room.tables, SECRET, msgspec.json.encode(data))
    assert snapshot.is_same_game(room, msgspec.json.encode(data)), "it is the same game all the same"
