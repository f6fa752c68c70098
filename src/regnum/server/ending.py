"""Telling how a game ended: for its page, and to be kept (finals.py)."""

from collections.abc import Sequence
from typing import Any

import msgspec

from regnum.ai.coach.points import points_by_round
from regnum.kernel.codec import checksum
from regnum.kernel.record import Record
from regnum.kernel.sight import PUBLIC
from regnum.server.fairness import Proof
from regnum.server.finals import FORMAT, Final, Move
from regnum.server.lookback import Moment, moment_of
from regnum.server.protocol import CurvePoint, CurveReply
from regnum.server.room import Happening, Room
from regnum.server.telling import event_told, outcome_info


def final_of(room: Room, told: Sequence[Happening], rules: int = 0) -> Final:
    """The end of a finished game, of which this was told. `rules`: those it was played under, not ours."""
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
        moves=[move_told(room, happening) for happening in told],
        views=[room.spec.view(match.state.clone(), seat) for seat in range(-1, len(room.seats))],
        record=record,
        curve=None if rules else curve_of(moment_of(room)),
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


def curve_of(now: Moment) -> CurveReply:
    """Everybody's points whenever a round had ended, and at the end."""
    found = points_by_round(now.spec, now.beginning(), now.choices, now.discreet)
    points = [CurvePoint(round=p.round, n=p.n, totals=p.totals, parts=p.parts) for p in found]
    return CurveReply(points=points, period=now.spec.period_name)


def whole_record(
    now: Moment, names: list[str], proof: Proof | None, hints: list[int] | None = None
) -> dict[str, Any]:
    """The record of a finished game with who played and what proves its shuffles."""
    check = checksum(now.spec, now.state)
    made = (now.options, now.seed, now.choices, check)
    record = Record(now.spec.id, now.spec.rules_version, now.tables.fingerprint, now.players, *made)
    return signed(record, names, proof, hints)


def signed(
    record: Record, names: list[str], proof: Proof | None, hints: list[int] | None = None
) -> dict[str, Any]:
    """A record to be kept: without pauses, with names and proof, and how often each seat took a hint."""
    told: dict[str, Any] = {**record.without_pauses().to_json(), "names": names}
    if hints is not None:
        told["hints"] = hints
    if proof is not None:
        told["fairness"] = proof.to_json()
    return told
