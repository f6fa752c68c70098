"""Telling how a game ended: for its page, and to be kept (finals.py)."""

from collections.abc import Sequence
from typing import Any

import msgspec

from regnum.kernel.agenda import Event, State, play_as
from regnum.kernel.codec import checksum
from regnum.kernel.record import Record
from regnum.kernel.sight import PUBLIC
from regnum.kernel.spec import GameSpec
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
    spec = now.spec
    g = now.beginning()
    points: list[CurvePoint] = []
    told: list[Event] = []
    for n, option in enumerate(now.choices):
        before = g.clone()  # scored only where a round ends
        period = spec.period(g)
        heard = len(told)
        g.events = []
        play_as(g, option, now.discreet)
        told += g.events
        if spec.period(g) != period and period > 0:
            points.append(point_of(now, period, n + 1, score_now(spec, before), told[:heard]))
    points.append(point_of(now, spec.period(g), len(now.choices), score_now(spec, g), told))
    return CurveReply(points=points, period=spec.period_name)


Scored = tuple[list[int], list[dict[str, int]]]  # totals, and the parts of each


def point_of(now: Moment, period: int, n: int, scored: Scored, told: list[Event]) -> CurvePoint:
    """The points at one time; what is one sum in the score, but was told piece by piece, by its pieces."""
    totals, parts = scored
    origins = now.spec.origins(now.tables, told)
    for seat in parts:  # every seat has the same sources
        seat.update({origin.source: seat.get(origin.source, 0) for origin in origins})
    for origin in origins:
        parts[origin.who][origin.part] -= origin.points
        parts[origin.who][origin.source] += origin.points
    explained = {origin.part for origin in origins if not any(seat[origin.part] for seat in parts)}
    parts = [{name: points for name, points in seat.items() if name not in explained} for seat in parts]
    return CurvePoint(round=period, n=n, totals=totals, parts=parts)


def score_now(spec: GameSpec, g: State) -> Scored:
    """What everybody has gathered, and what it is worth when the game is over."""
    left_out = spec.only_at_end if g.agenda else ()
    parts = [{part.name: part.points for part in seat if part.name not in left_out} for seat in spec.score(g)]
    return [sum(seat.values()) for seat in parts], parts


def whole_record(now: Moment, names: list[str], proof: Proof | None) -> dict[str, Any]:
    """The record of a finished game with who played and what proves its shuffles."""
    check = checksum(now.spec, now.state)
    made = (now.options, now.seed, now.choices, check)
    record = Record(now.spec.id, now.spec.rules_version, now.tables.fingerprint, now.players, *made)
    return signed(record, names, proof)


def signed(record: Record, names: list[str], proof: Proof | None) -> dict[str, Any]:
    """A record to be kept: without pauses, with names and proof."""
    told: dict[str, Any] = {**record.without_pauses().to_json(), "names": names}
    if proof is not None:
        told["fairness"] = proof.to_json()
    return told
