"""States as JSON and back. Snapshots of servers, scenario positions and tests use it."""

import hashlib
import json

from regnum.kernel.agenda import Frame, State, blank, settle
from regnum.kernel.errors import BadState
from regnum.kernel.messages import Msg, raw
from regnum.kernel.spec import GameSpec
from regnum.kernel.tables import BaseTables


def frame_to_json(frame: Frame) -> list[object]:
    return [type(frame).__name__, frame.who, frame.a, frame.b, *frame.items]


def frame_from_json(spec: GameSpec, data: object) -> Frame:
    if not isinstance(data, list) or len(data) < 4:
        raise BadState(Msg("error-state", {"what": raw(f"frame {data!r}")}))
    name = data[0]
    ints = ints_of(data[1:], "frame")
    for kind in spec.frames:
        if kind.__name__ == name:
            return kind(ints[0], ints[1], ints[2], tuple(ints[3:]))
    raise BadState(Msg("error-state", {"what": raw(f"frame {name!r}")}))


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
        raise BadState(Msg("error-state", {"what": raw("object")}))
    same = (data.get("game"), data.get("rules"), data.get("components"))
    if same != (spec.id, spec.rules_version, tables.fingerprint):
        raise BadState(Msg("error-state-version", {"what": raw("/".join(str(s) for s in same))}))
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
    key = data.get("key")
    if not isinstance(key, str):
        raise BadState(Msg("error-state", {"what": raw("key")}))
    try:
        g.key = bytes.fromhex(key)
    except ValueError:
        raise BadState(Msg("error-state", {"what": raw("key")})) from None
    g.draws = _int(data, "draws")
    g.reveals = _int(data, "reveals")
    g.turn = _int(data, "turn")
    _check_shape(spec, g)
    settle(g)
    return g


def _check_shape(spec: GameSpec, g: State) -> None:
    """The lists have the lengths this game and number of seats call for; no frame is foreign."""
    layout = spec.layout(g.tables)
    sizes = (len(g.board), len(g.own), len(g.decks), len(g.piles))
    wanted = (
        len(layout.board),
        len(layout.own) * g.seats,
        len(layout.decks),
        len(layout.piles) * g.seats,
    )
    if sizes != wanted or len(g.options) != len(spec.options) or g.draws < 0:
        raise BadState(Msg("error-state", {"what": raw(f"sizes {sizes}, wanted {wanted}")}))
    problems = spec.problems(g)
    if problems:
        raise BadState(Msg("error-state", {"what": raw(problems[0])}))


def checksum(spec: GameSpec, g: State) -> str:
    """A short fingerprint of the whole state: equal on every machine, build and Python."""
    text = json.dumps(state_to_json(spec, g), separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def ints_of(data: object, what: str) -> list[int]:
    """A list of ints out of untrusted JSON."""
    if not isinstance(data, list):
        raise BadState(Msg("error-state", {"what": raw(what)}))
    out: list[int] = []
    for value in data:
        if not isinstance(value, int) or isinstance(value, bool) or abs(value) >= 1 << 60:
            raise BadState(Msg("error-state", {"what": raw(what)}))
        out.append(value)
    return out


def _int(data: dict[str, object], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or abs(value) >= 1 << 60:
        raise BadState(Msg("error-state", {"what": raw(name)}))
    return value


def _list(data: dict[str, object], name: str) -> list[object]:
    value = data.get(name)
    if not isinstance(value, list):
        raise BadState(Msg("error-state", {"what": raw(name)}))
    return value
