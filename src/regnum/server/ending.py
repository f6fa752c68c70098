"""Telling how a game ended: for its page, and to be kept (finals.py)."""

from typing import Any

import msgspec

from regnum.kernel.agenda import State, play
from regnum.kernel.record import replay
from regnum.kernel.sight import PUBLIC
from regnum.server.finals import FORMAT, Final, Move
from regnum.server.names import seat_names
from regnum.server.protocol import CurvePoint, CurveReply
from regnum.server.room import Happening, Room
from regnum.server.telling import event_told, outcome_info


def final_of(room: Room, rules: int = 0) -> Final:
    """The end of a finished game. `rules`: it was played under others than ours."""
    match = room.match
    outcome = outcome_info(room)
    assert match is not None
    assert outcome is not None
    record: dict[str, Any] = room.record().to_json()
    if rules:
        record.update(rules=rules, check="")
    return Final(
        format=FORMAT,
        game=room.config.game,
        rules=rules or room.config.rules,
        told_by=room.spec.rules_version,
        components=room.tables.fingerprint,
        made=len(match.choices),
        outcome=outcome,
        moves=[move_told(room, happening) for happening in list(room.stream)],
        views=[room.spec.view(match.state.clone(), seat) for seat in range(-1, len(room.seats))],
        record=record,
        curve=None if rules else curve_of(room),
    )


def move_told(room: Room, happening: Happening) -> Move:
    events = [event_told(room, n, event, PUBLIC) for n, event in happening.events]
    return Move(happening.made, events, happening.is_aside)


def is_same_end(room: Room, final: Final) -> bool:
    """Whether a game that was played again has ended as it did, and all of it was told as it was."""
    ours = [move_told(room, happening) for happening in room.stream[: len(final.moves)]]
    return outcome_info(room) == final.outcome and told_in(ours) == told_in(final.moves)


def told_in(moves: list[Move]) -> object:
    """The events with their fields; words may have been improved since."""
    return [
        msgspec.to_builtins([(event.n, event.event, event.fields) for event in move.events]) for move in moves
    ]


# --- parts of it, which are also asked for alone -------------------------------------------------------


def curve_of(room: Room) -> CurveReply:
    """Everybody's points whenever a round had ended, and at the end."""
    record = room.record()
    g = replay(room.spec, room.tables, record, 0)
    points: list[CurvePoint] = []
    for n, option in enumerate(record.choices):
        before = room.spec.period(g)
        scored = score_now(room, g)
        play(g, option)
        if room.spec.period(g) != before and before > 0:
            points.append(CurvePoint(round=before, n=n + 1, totals=scored[0], parts=scored[1]))
    totals, parts = score_now(room, g)
    points.append(CurvePoint(round=room.spec.period(g), n=len(record.choices), totals=totals, parts=parts))
    return CurveReply(points=points)


def score_now(room: Room, g: State) -> tuple[list[int], list[dict[str, int]]]:
    """What everybody has gathered, and what it is worth when the game is over."""
    left_out = room.spec.only_at_end if g.agenda else ()
    parts = [
        {part.name: part.points for part in seat if part.name not in left_out} for seat in room.spec.score(g)
    ]
    return [sum(seat.values()) for seat in parts], parts


def whole_record(room: Room) -> dict[str, Any]:
    """The record of a finished game with who played and what proves its shuffles."""
    record: dict[str, Any] = room.record().to_json()
    record["names"] = seat_names(room)
    proof = room.proof()
    if proof is not None:
        record["fairness"] = proof.to_json()
    return record
