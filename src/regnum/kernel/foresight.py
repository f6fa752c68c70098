"""Previews: what a choice would change in the view of a seat, and whether it could be taken back.

A choice is played on an honest copy, so nothing that is hidden can show. All previews of one decision share
that copy. Of the view only the sections are made that read something the choice has changed, and only what
differs in them is taken apart.
"""

from typing import Any, Final

from regnum.kernel.agenda import State, decider, options_of, play, resolve, settle
from regnum.kernel.offer import honest_copy
from regnum.kernel.sections import Reading, Section
from regnum.kernel.sight import redact
from regnum.kernel.spec import GameSpec

PREVIEW_SEED: Final = 0

Path = tuple[str, ...]  # into a view: names of fields, entries of lists by element id or number
Change = tuple[Path, object, object]  # where, before, after


class Preview:
    """What would follow a choice, up to the next draw, the next choice or another seat's decision.

    `stop` says which of these: "chance", "choice", "other" or "end". `is_final`: undo would not reach back.
    """

    def __init__(self, option: int, changes: list[Change], stop: str, is_final: bool) -> None:
        self.option: Final = option
        self.changes: Final = changes
        self.stop: Final = stop
        self.is_final: Final = is_final


class Foresight:
    """Looks ahead from one decision of a seat. `bots` are the seats that answer by themselves.

    Raises IllegalChoice if the seat is not asked.
    """

    def __init__(self, spec: GameSpec, g: State, seat: int, bots: tuple[int, ...] = ()) -> None:
        self.spec: Final = spec
        self.seat: Final = seat
        self.bots: Final = bots
        self.honest: Final = honest_copy(spec, g, seat, PREVIEW_SEED)
        self._before: Final = self._seen(self.honest)
        self._lens: Final = lens_for(spec, self._before, seat)
        self._made: dict[int, dict[str, object]] = {}  # sections of the view from before, by number

    @property
    def options(self) -> list[int]:
        """What may be chosen."""
        return self.honest.legal

    def look(self, option: int) -> Preview:
        """The preview of one of `options`."""
        copy = self.honest.clone()
        resolve(copy, copy.agenda.pop(), option)
        stop = self._run(copy)
        changes = self._changes(self._seen(copy))
        if stop == "chance":
            settle(copy)  # it may still draw nothing
        return Preview(option, changes, stop, self._is_final(copy))

    def is_final(self, option: int) -> bool:
        """Whether the choice could not be taken back: the part of a preview that costs next to nothing."""
        copy = self.honest.clone()
        play(copy, option)
        return self._is_final(copy)

    def _run(self, copy: State) -> str:
        """Play on what is forced; returns where it stopped."""
        while copy.agenda:
            frame = copy.agenda[-1]
            if frame.is_chance():
                return "chance"
            legal = options_of(copy, frame)
            if len(legal) > 1:
                return "choice" if frame.who == self.seat else "other"
            copy.agenda.pop()
            resolve(copy, frame, legal[0])
        return "end"

    def _is_final(self, copy: State) -> bool:
        """Whether something was turned up before the next decision, or a bot makes that one."""
        honest = self.honest
        return copy.draws != honest.draws or copy.reveals != honest.reveals or decider(copy) in self.bots

    def _seen(self, g: State) -> State:
        """A position as the seat may know it."""
        return redact(g, self.spec.layout(g), self.seat)

    def _changes(self, after: State) -> list[Change]:
        """How the view differs from the one before."""
        lens = self._lens
        changed = lens.reading.changed(self._before, after)
        new = {
            i: each.make(after, self.seat) for i, each in enumerate(lens.sections) if lens.bits[i] & changed
        }
        out: list[Change] = []
        renamed = {lens.sections[i].list for i in new if self._section(i).get("id") != new[i].get("id")}
        for name in renamed:  # entries go by their ids, and other things are there now
            old = self._entries(name, self._made, self._before)
            compare((name,), old, self._entries(name, new, after), out)
        for i, made in new.items():
            if lens.sections[i].list not in renamed:
                compare(self._path(i), self._section(i), made, out)
        out.sort(key=_order)
        return out

    def _section(self, number: int) -> dict[str, object]:
        """A section of the view from before; made once."""
        return self._one(number, self._made, self._before)

    def _one(self, number: int, made: dict[int, dict[str, object]], g: State) -> dict[str, object]:
        """A section of the view of a position, of which some are made."""
        found = made.get(number)
        if found is None:
            found = made[number] = self._lens.sections[number].make(g, self.seat)
        return found

    def _path(self, number: int) -> Path:
        """Where a section stands in the view."""
        section = self._lens.sections[number]
        if not section.list:
            return ()
        head = self._lens.heads[number]
        return (section.list, str(section.entry if head < 0 else self._section(head)["id"]))

    def _entries(self, name: str, made: dict[int, dict[str, object]], g: State) -> list[dict[str, object]]:
        """A whole list of the view of a position."""
        found: dict[int, dict[str, object]] = {}
        for i, section in enumerate(self._lens.sections):
            if section.list == name:
                found.setdefault(section.entry, {}).update(self._one(i, made, g))
        return [found[entry] for entry in sorted(found)]


class Lens:
    """The sections of the views of a seat, and what each of them reads."""

    def __init__(self, spec: GameSpec, seen: State, seat: int) -> None:
        self.sections: Final = spec.sections(seen)
        self.reading: Final = Reading(spec.table_fields, spec.seat_fields, seen.seat_count)
        self.bits: Final = [self.reading.bits(section, seat) for section in self.sections]
        self.heads: Final = _heads(self.sections, seen, seat)


_LENSES: dict[tuple[str, int, int, int], Lens] = {}  # a few for each game: they hold nothing of a position


def lens_for(spec: GameSpec, seen: State, seat: int) -> Lens:
    """The lens for a seat of positions like this one, which is as the seat may know it."""
    key = (spec.id, seen.players, seen.seat_count, seat)
    lens = _LENSES.get(key)
    if lens is None:
        lens = _LENSES[key] = Lens(spec, seen, seat)
    return lens


def _heads(sections: list[Section[Any]], seen: State, seat: int) -> list[int]:
    """For every section the one that holds the element id of its entry; -1 where none does."""
    heads: dict[str, int] = {}
    for i, section in enumerate(sections):
        if section.list and "id" in section.make(seen, seat):
            heads[section.path] = i
    return [heads.get(section.path, -1) for section in sections]


def preview(spec: GameSpec, g: State, seat: int, option: int) -> tuple[list[Change], str]:
    """What the choice would change in the view of `seat`, and where the look ahead stopped.

    The choice is played on an honest copy, up to the next draw, the next choice or another seat's
    decision: "chance", "choice", "other" or "end". `Foresight` looks at several choices of one decision.
    """
    found = Foresight(spec, g, seat).look(option)
    return found.changes, found.stop


def passes_barrier(g: State, option: int, bots: tuple[int, ...] = ()) -> bool:
    """Whether undo would stop after this choice: something is turned up, or one of `bots` answers."""
    copy = g.clone()
    play(copy, option)
    return copy.draws != g.draws or copy.reveals != g.reveals or decider(copy) in bots


# --- comparing views -----------------------------------------------------------------------------------


def _order(change: Change) -> str:
    return ".".join(change[0])


def compare(path: Path, before: object, after: object, out: list[Change]) -> None:
    """Note what differs in a part of two views; entries of lists go by their element id.

    Goes down where something differs, and only there: equal parts are found equal at once.
    """
    if before == after:
        return
    old, new = _parts(before), _parts(after)
    if old is None or new is None:
        _compare_leaves(path, before, after, out)
        return
    for name, inner in old.items():
        if name in new:
            compare((*path, name), inner, new[name], out)
        else:
            _compare_leaves((*path, name), inner, None, out)
    for name, inner in new.items():
        if name not in old:
            _compare_leaves((*path, name), None, inner, out)


def _parts(value: object) -> dict[str, object] | None:
    """What a list or a record is made of, by name; None where names do not tell the parts apart."""
    if isinstance(value, dict):
        return {str(name): inner for name, inner in value.items()}
    if not isinstance(value, list):
        return None
    parts: dict[str, object] = {}
    for i, inner in enumerate(value):
        parts[_name(i, inner)] = inner
    return parts if len(parts) == len(value) else None


def _name(i: int, inner: object) -> str:
    """What an entry of a list is called: by its element id, or else by its place."""
    return str(inner.get("id", i)) if isinstance(inner, dict) else str(i)


def _compare_leaves(path: Path, before: object, after: object, out: list[Change]) -> None:
    """Two things that are not built alike: by all that they hold. Nothing and None are the same."""
    old: dict[Path, object] = {}
    new: dict[Path, object] = {}
    _flatten(path, before, old)
    _flatten(path, after, new)
    for where in old.keys() | new.keys():
        a, b = old.get(where), new.get(where)
        if a != b:
            out.append((where, a, b))


def _flatten(path: Path, value: object, out: dict[Path, object]) -> None:
    if isinstance(value, dict):
        for name, inner in value.items():
            _flatten((*path, str(name)), inner, out)
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            _flatten((*path, _name(i, inner)), inner, out)
    else:
        out[path] = value
