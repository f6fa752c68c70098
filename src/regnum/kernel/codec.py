"""States as JSON and back. Snapshots of servers, scenario positions and tests use it."""

import hashlib
import json
from typing import Final

from regnum.kernel.agenda import Frame, State, blank, settle
from regnum.kernel.errors import BadState
from regnum.kernel.messages import Msg, raw
from regnum.kernel.spec import GameSpec
from regnum.kernel.tables import BaseTables

INT_LIMIT: Final = 1 << 60
FRAME_LIMIT: Final = 1 << 16  # what a frame holds are codes, counts and places
AGENDA_LIMIT: Final = 1000


def frame_to_json(frame: Frame) -> list[object]:
    return [type(frame).__name__, frame.who, frame.a, frame.b, *frame.items]


def frame_from_json(spec: GameSpec, data: object) -> Frame:
    if not isinstance(data, list) or len(data) < 4:
        raise bad_state("frame")
    name = data[0]
    ints = ints_of(data[1:], "frame")
    if any(abs(n) >= FRAME_LIMIT for n in ints):
        raise bad_state("frame")
    for kind in spec.frames:
        if kind.__name__ == name:
            return kind(ints[0], ints[1], ints[2], tuple(ints[3:]))
    raise bad_state(f"frame {shown(name)!r}")


def state_to_json(spec: GameSpec, g: State) -> dict[str, object]:
    """The whole state, secrets included: never for a client."""
    return {
        "game": spec.id,
        "rules": spec.rules_version,
        "components": g.tables.fingerprint,
        "players": g.players,
        "seats": g.seats,
        "options": g.options,
        "board": g.board,
        "own": g.own,
        "decks": [list(zone) for zone in g.decks],
        "piles": [list(zone) for zone in g.piles],
        "agenda": [frame_to_json(frame) for frame in g.agenda],
        "key": g.key.hex(),
        "draws": g.draws,
        "reveals": g.reveals,
        "turn": g.turn,
    }


def state_from_json(spec: GameSpec, tables: BaseTables, data: object) -> State:
    """The state again; raises BadState for anything that is not one."""
    if not isinstance(data, dict):
        raise bad_state("object")
    same = (data.get("game"), data.get("rules"), data.get("components"))
    if same != (spec.id, spec.rules_version, tables.fingerprint):
        raise BadState(Msg("error-state-version", {"what": raw("/".join(shown(s) for s in same))}))
    g = blank()
    g.tables = tables
    g.players = _int(data, "players")
    g.seats = _int(data, "seats")
    g.options = ints_of(data.get("options"), "options")
    g.board = ints_of(data.get("board"), "board")
    g.own = ints_of(data.get("own"), "own")
    g.decks = [tuple(ints_of(zone, "decks")) for zone in _list(data, "decks")]
    g.piles = [tuple(ints_of(zone, "piles")) for zone in _list(data, "piles")]
    g.agenda = [frame_from_json(spec, frame) for frame in _list(data, "agenda")]
    g.key = _key(data)
    g.draws = _int(data, "draws")
    g.reveals = _int(data, "reveals")
    g.turn = _int(data, "turn")
    _check_shape(spec, g)
    try:
        problems = spec.problems(g)
        if not problems:
            settle(g)
    except Exception as error:  # the rules take a sound position for granted: this is none
        raise bad_state(type(error).__name__) from error
    if problems:
        raise bad_state(problems[0])
    return g


def _check_shape(spec: GameSpec, g: State) -> None:
    """Players and seats there are, lists of the lengths they call for, frames of those seats."""
    if not spec.min_players <= g.players <= spec.max_players or not g.players <= g.seats <= g.players + 1:
        raise bad_state(f"players {g.players}, seats {g.seats}")
    layout = spec.layout(g.tables)
    sizes = (len(g.board), len(g.own), len(g.decks), len(g.piles))
    wanted = (
        len(layout.board),
        len(layout.own) * g.seats,
        len(layout.decks),
        len(layout.piles) * g.seats,
    )
    if sizes != wanted or len(g.options) != len(spec.options) or g.draws < 0:
        raise bad_state(f"sizes {sizes}, wanted {wanted}")
    for chosen, option in zip(g.options, spec.options, strict=True):
        if not 0 <= chosen < len(option.values):
            raise bad_state("options")
    if len(g.agenda) > AGENDA_LIMIT or any(not -1 <= frame.who < g.seats for frame in g.agenda):
        raise bad_state("agenda")


def checksum(spec: GameSpec, g: State, rules: int = 0) -> str:
    """A short fingerprint of the whole state: equal on every machine, build and Python.

    `rules`: as that version of the rules signed the same position; 0 is the present one.
    """
    told = state_to_json(spec, g)
    if rules:
        told["rules"] = rules
    text = json.dumps(told, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def int_of(value: object) -> int | None:
    """An int out of untrusted JSON, or None; true and false are not numbers.

    The order matters: compiled, a value known to be an int has forgotten that it was a bool.
    """
    if isinstance(value, bool) or not isinstance(value, int):
        return None
    return value if abs(value) < INT_LIMIT else None


def ints_of(data: object, what: str) -> list[int]:
    """A list of ints out of untrusted JSON."""
    if not isinstance(data, list):
        raise bad_state(what)
    out: list[int] = []
    for value in data:
        number = int_of(value)
        if number is None:
            raise bad_state(what)
        out.append(number)
    return out


def shown(value: object) -> str:
    """Something out of untrusted JSON as a message may repeat it: short, and never failing."""
    number = int_of(value)
    if number is not None:
        return str(number)
    return value[:40] if isinstance(value, str) else "?"


def bad_state(what: str) -> BadState:
    return BadState(Msg("error-state", {"what": raw(what)}))


def _key(data: dict[str, object]) -> bytes:
    key = data.get("key")
    if not isinstance(key, str) or len(key) > 1000:
        raise bad_state("key")
    try:
        return bytes.fromhex(key)
    except ValueError:
        raise bad_state("key") from None


def _int(data: dict[str, object], name: str) -> int:
    number = int_of(data.get(name))
    if number is None:
        raise bad_state(name)
    return number


def _list(data: dict[str, object], name: str) -> list[object]:
    value = data.get(name)
    if not isinstance(value, list):
        raise bad_state(name)
    return value
