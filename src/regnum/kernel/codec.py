"""States as JSON and back. Snapshots of servers, scenario positions and tests use it."""

import hashlib
import inspect
import json
from collections.abc import Callable
from typing import Any, Final

from regnum.kernel.agenda import Frame, State, settle_as
from regnum.kernel.box import BaseBox
from regnum.kernel.errors import BadState
from regnum.kernel.fields import Layout
from regnum.kernel.messages import Msg, raw
from regnum.kernel.spec import GameSpec

INT_LIMIT: Final = 1 << 60
FRAME_LIMIT: Final = 1 << 16  # what a frame holds are codes, counts and places
AGENDA_LIMIT: Final = 1000
MEMORIES: Final = "memory"  # what everybody remembers: stored beside the position, no part of it


FRAME_INTS: Final = 3  # who and two more: a frame with fewer numbers is filled up with zeros


class FrameShape:
    """What a kind of frame is made of, out of the signature of its constructor."""

    def __init__(self, kind: type[Frame[Any]]) -> None:
        self.kind: Final = kind
        parameters = list(inspect.signature(kind).parameters.values())
        self.numbers: Final = [p.name for p in parameters if p.default != ()]
        self.tuple: Final = parameters[-1].name if parameters[-1].default == () else ""


_shapes: dict[str, FrameShape] = {}


def shape_of(kind: type[Frame[Any]]) -> FrameShape:
    name = str(kind)
    if name not in _shapes:
        _shapes[name] = FrameShape(kind)
    return _shapes[name]


def frame_to_json(spec: GameSpec, frame: Frame[Any]) -> list[object]:
    """Name, who, at least two more numbers, then the numbers of the tuple."""
    shape = shape_of(type(frame))
    name = type(frame).__name__
    ints: list[object] = [getattr(frame, field) for field in shape.numbers]
    if name in spec.shifted:
        ints.insert(1, 0)
    ints.extend([0] * (FRAME_INTS - len(ints)))
    return [name, *ints, *(getattr(frame, shape.tuple) if shape.tuple else ())]


def frame_from_json(spec: GameSpec, data: object) -> Frame[Any]:
    if not isinstance(data, list) or len(data) < 1 + FRAME_INTS:
        raise bad_state("frame")
    name = data[0]
    ints = ints_of(data[1:], "frame")
    if any(abs(n) >= FRAME_LIMIT for n in ints):
        raise bad_state("frame")
    for kind in spec.frames:
        if kind.__name__ == name:
            return _frame(shape_of(kind), ints, name in spec.shifted)
    raise bad_state(f"frame {shown(name)!r}")


def _frame(shape: FrameShape, ints: list[int], is_shifted: bool) -> Frame[Any]:
    if is_shifted:
        ints = [ints[0], *ints[2:], 0]
    n = len(shape.numbers)
    rest = ints[max(n, FRAME_INTS) :]
    if any(ints[n:FRAME_INTS]) or (rest and not shape.tuple) or len(ints) < n:
        raise bad_state("frame")
    make: Callable[..., Frame[Any]] = shape.kind
    return make(*ints[:n], tuple(rest)) if shape.tuple else make(*ints[:n])


def numbers_of(g: State, layout: Layout, is_table: bool) -> list[int]:
    """The numbers of the table, or of all seats one after another, in the order they are declared."""
    return [place.number(g) for place in layout.numbers if (place.owner < 0) == is_table]


def zones_of(g: State, layout: Layout, is_table: bool) -> list[list[int]]:
    """The same for cards."""
    return [list(place.cards(g)) for place in layout.zones if (place.owner < 0) == is_table]


def state_to_json(spec: GameSpec, g: State) -> dict[str, object]:
    """The whole state, secrets included: never for a client."""
    layout = spec.layout(g)
    told: dict[str, object] = {
        "game": spec.id,
        "rules": spec.rules_version,
        "components": g.components().fingerprint,
        "players": g.players,
        "seats": g.seat_count,
        "options": g.options,
        "board": numbers_of(g, layout, True),
        "own": numbers_of(g, layout, False),
        "decks": zones_of(g, layout, True),
        "piles": zones_of(g, layout, False),
        "agenda": [frame_to_json(spec, frame) for frame in g.agenda],
        "key": g.key.hex(),
        "draws": g.draws,
        "reveals": g.reveals,
        "turn": g.turn,
    }
    if layout.memory:
        told[MEMORIES] = [list(place.cards(g)) for place in layout.memory]
    return told


def state_from_json(spec: GameSpec, tables: BaseBox, data: object, discreet: bool = False) -> State:
    """The state again; raises BadState for anything that is not one. `discreet`: that of such a match."""
    if not isinstance(data, dict):
        raise bad_state("object")
    same = (data.get("game"), data.get("rules"), data.get("components"))
    if same != (spec.id, spec.rules_version, tables.fingerprint):
        raise BadState(Msg("error-state-version", {"what": raw("/".join(shown(s) for s in same))}))
    players, seat_count = _int(data, "players"), _int(data, "seats")
    if not spec.min_players <= players <= spec.max_players or not players <= seat_count <= players + 1:
        raise bad_state(f"players {players}, seats {seat_count}")
    g = spec.blank(tables, players, seat_count)
    g.game = spec.id
    g.players = players
    g.seat_count = seat_count
    g.options = ints_of(data.get("options"), "options")
    g.agenda = [frame_from_json(spec, frame) for frame in _list(data, "agenda")]
    g.key = _key(data)
    g.draws = _int(data, "draws")
    g.reveals = _int(data, "reveals")
    g.turn = _int(data, "turn")
    _check_shape(spec, g)
    _put_all(spec.layout(g), g, data)
    _remember(spec.layout(g), g, data)
    try:
        problems = spec.problems(g)
        if not problems:
            settle_as(g, discreet)
    except Exception as error:  # the rules take a sound position for granted: this is none
        raise bad_state(type(error).__name__) from error
    if problems:
        raise bad_state(problems[0])
    return g


def _check_shape(spec: GameSpec, g: State) -> None:
    """Options there are, and frames of the seats there are."""
    if len(g.options) != len(spec.options) or g.draws < 0:
        raise bad_state("options")
    for chosen, option in zip(g.options, spec.options, strict=True):
        if not 0 <= chosen < len(option.values):
            raise bad_state("options")
    if len(g.agenda) > AGENDA_LIMIT or any(not -1 <= frame.who < g.seat_count for frame in g.agenda):
        raise bad_state("agenda")


def _put_all(layout: Layout, g: State, data: dict[str, object]) -> None:
    """Fill numbers and zones; their numbers must be those that the declaration calls for."""
    numbers = ints_of(data.get("board"), "board") + ints_of(data.get("own"), "own")
    zones = [tuple(ints_of(zone, "cards")) for zone in _list(data, "decks") + _list(data, "piles")]
    sizes, wanted = (len(numbers), len(zones)), (len(layout.numbers), len(layout.zones))
    if sizes != wanted:
        raise bad_state(f"sizes {sizes}, wanted {wanted}")
    for place, number in zip(layout.numbers, numbers, strict=True):
        place.put(g, number)
    for place, cards in zip(layout.zones, zones, strict=True):
        place.put(g, cards)


def _remember(layout: Layout, g: State, data: dict[str, object]) -> None:
    """What everybody remembers; states of before there was such a thing remember nothing."""
    if MEMORIES not in data:
        return
    lists = [tuple(ints_of(cards, MEMORIES)) for cards in _list(data, MEMORIES)]
    if len(lists) != len(layout.memory):
        raise bad_state(MEMORIES)
    for place, cards in zip(layout.memory, lists, strict=True):
        place.put(g, cards)


def checksum(spec: GameSpec, g: State, rules: int = 0) -> str:
    """A short fingerprint of the whole state: equal on every machine, build and Python.

    What is remembered follows from the game and is left out. `rules`: as that version of the rules signed
    the same position; 0 is the present one.
    """
    told = state_to_json(spec, g)
    told.pop(MEMORIES, None)
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
