"""Events in scenario files: `attacked A outsider=mercenary_v silver=1`, in order, others in between."""

from dataclasses import dataclass
from typing import Any

from regnum.kernel.agenda import Event, State
from regnum.kernel.events import EventKind
from regnum.scenario.errors import Problem, shown, suggestion
from regnum.scenario.position import Positions


@dataclass
class EventPattern:
    """A kind of event, whose it is, and some of its fields."""

    text: str
    kind: str
    seat: str
    fields: dict[str, str]


def read_patterns(
    kinds: list[EventKind],
    seats: list[str],
    lines: list[str],
    place: tuple[str, str],
    problems: list[Problem],
) -> list[EventPattern]:
    """The patterns of a list of lines; what cannot be an event is noted."""
    table, field = place
    known = {kind.name: kind for kind in kinds}
    out: list[EventPattern] = []
    for line in lines:
        words = line.split()
        if not words or words[0] not in known:
            name = words[0] if words else ""
            why = f"{shown(name)} is no event; {suggestion(name, list(known))}"
            problems.append(Problem(table, field, why))
            continue
        pattern = EventPattern(line, words[0], "", {})
        for word in words[1:]:
            _read_word(pattern, word, known[words[0]], seats, place, problems)
        out.append(pattern)
    return out


def _read_word(
    pattern: EventPattern,
    word: str,
    kind: EventKind,
    seats: list[str],
    place: tuple[str, str],
    problems: list[Problem],
) -> None:
    name, equals, value = word.partition("=")
    if not equals and word in seats and not pattern.seat:
        pattern.seat = word
    elif equals and name in kind.names[1:]:
        pattern.fields[name] = value
    else:
        fields = ", ".join(f"{name}=..." for name in kind.names[1:])
        allowed = f"a seat ({', '.join(seats)})" + (f", {fields}" if fields else "")
        why = f"{shown(word)} in {shown(pattern.text)} is not known; allowed: {allowed}"
        problems.append(Problem(*place, why))


def _word(positions: Positions[Any], g: State, seats: list[str], kind: str, value: int) -> str:
    if kind == "seat":
        return seats[value] if 0 <= value < len(seats) else ""
    return positions.event_word(g, kind, value)


def agrees(
    pattern: EventPattern,
    event: Event,
    kinds: list[EventKind],
    positions: Positions[Any],
    g: State,
    seats: list[str],
) -> bool:
    kind = kinds[event[0]]
    if pattern.kind != kind.name:
        return False
    if pattern.seat and pattern.seat != _word(positions, g, seats, "seat", event[1]):
        return False
    for name, wanted in pattern.fields.items():
        i = kind.names.index(name)
        got = _word(positions, g, seats, kind.kinds[i], event[1 + i])
        if wanted not in (got, got.partition(":")[0]):  # reward=silver agrees with silver:2
            return False
    return True


def event_text(
    event: Event, kinds: list[EventKind], positions: Positions[Any], g: State, seats: list[str]
) -> str:
    """An event as it would be written in a scenario."""
    kind = kinds[event[0]]
    words = [kind.name]
    seat = _word(positions, g, seats, "seat", event[1])
    if seat:
        words.append(seat)
    for i, name in enumerate(kind.names[1:], 1):
        words.append(f"{name}={_word(positions, g, seats, kind.kinds[i], event[1 + i])}")
    return " ".join(words)
