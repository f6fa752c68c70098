"""Previews: what a choice would change in the view of a seat, and whether it could be taken back.

A choice is played on an honest copy, so nothing that is hidden can show. All previews of one decision share
that copy. Of the view only the sections are made that read something the choice has changed, and only what
differs in them is taken apart.
"""

from typing import Any, Final

from regnum.kernel.agenda import Frame, State, decider, options_of, play, resolve, settle
from regnum.kernel.messages import Msg
from regnum.kernel.offer import honest_copy
from regnum.kernel.sections import Reading, Section
from regnum.kernel.sight import Dealer, Redactor, redact, seat_of, sight_of
from regnum.kernel.spec import GameSpec

PREVIEW_SEED: Final = 0

Path = tuple[str, ...]  # into a view: names of fields, entries of lists by element id or number
Change = tuple[Path, object, object]  # where, before, after


class Preview:
    """What would follow a choice, up to the next draw, the next choice or another seat's decision.

    `stop` says which of these: "chance", "choice", "other" or "end". `is_final`: undo would not reach back.
    `ends_turn`: the next turn begins. `warnings`: what should be said before somebody chooses it.
    """

    def __init__(
        self,
        option: int,
        changes: list[Change],
        stop: str,
        is_final: bool,
        ends_turn: bool,
        warnings: list[Msg],
    ) -> None:
        self.option: Final = option
        self.changes: Final = changes
        self.stop: Final = stop
        self.is_final: Final = is_final
        self.ends_turn: Final = ends_turn
        self.warnings: Final = warnings


class Foresight:
    """Looks ahead from one decision of a seat. `bots` are the seats that answer by themselves.

    `observer` is that seat; `covered(seat)` looks ahead for it without showing its secrets.

    `is_brief` leaves out what follows from the rest: points, prices. `seen` are the sections of the seat's
    view of the position, where somebody has made them already; `dealer` makes its honest copies, where one is
    kept. Raises IllegalChoice if the seat is not asked.
    """

    def __init__(
        self,
        spec: GameSpec,
        g: State,
        observer: int,
        bots: tuple[int, ...] = (),
        is_brief: bool = False,
        seen: list[dict[str, object]] | None = None,
        dealer: Dealer | None = None,
    ) -> None:
        self.spec: Final = spec
        self.seat: Final = seat_of(observer)
        self.sight: Final = sight_of(observer)
        self.bots: Final = bots
        self.honest: Final = honest_copy(spec, g, self.seat, PREVIEW_SEED, dealer)
        self._lens: Final = lens_for(spec, self.honest, self.seat)
        self._is_brief: Final = is_brief
        self._redactor: Redactor | None = None
        self._before: State | None = None  # what the seat may know of the honest copy; made when it is needed
        self._made: dict[int, dict[str, object]] = {}  # sections of the view from before, by number
        if seen is not None and self.honest.agenda == g.agenda:  # else another question is on top of the copy
            self._made.update(enumerate(seen))

    @property
    def options(self) -> list[int]:
        """What may be chosen."""
        return self.honest.legal

    def look(self, option: int) -> Preview:
        """The preview of one of `options`."""
        copy = self.honest.clone()
        resolve(copy, copy.agenda.pop(), option)
        met: list[Frame[Any]] = []
        stop = self._run(copy, met)
        changes = self._changes(copy)
        warnings = self.spec.warnings(self.honest, copy, self.seat, met)
        if stop == "chance":
            settle(copy)  # it may still draw nothing
        return Preview(option, changes, stop, self._is_final(copy), copy.turn != self.honest.turn, warnings)

    def is_final(self, option: int) -> bool:
        """Whether the choice could not be taken back: the part of a preview that costs next to nothing."""
        copy = self.honest.clone()
        play(copy, option)
        return self._is_final(copy)

    def asks_back(self, option: int) -> bool:
        """Whether nobody should choose this without having seen its preview."""
        copy = self.honest.clone()
        resolve(copy, copy.agenda.pop(), option)
        met: list[Frame[Any]] = []
        self._run(copy, met)
        if self.spec.warnings(self.honest, copy, self.seat, met):
            return True
        settle(copy)
        return self._is_final(copy)

    def _run(self, copy: State, met: list[Frame[Any]]) -> str:
        """Play on what is forced; returns where it stopped. `met`: what comes up, the last one not played."""
        while copy.agenda:
            frame = copy.agenda[-1]
            met.append(frame)
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
        """A position as the observer may know it."""
        if self._redactor is None:
            self._redactor = Redactor(self.spec.layout(g), self.sight)
        return self._redactor.copy(g)

    def _changes(self, copy: State) -> list[Change]:
        """How the view of a position that follows differs from the one before."""
        lens = self._lens
        changed = lens.reading.changed(self.honest, copy)  # or more, where hidden things have changed
        read = [i for i in (lens.brief if self._is_brief else lens.all) if lens.bits[i] & changed]
        if not read:
            return []
        after = self._seen(copy)
        new: dict[int, dict[str, object]] = {}
        differing: list[int] = []
        renamed: list[str] = []  # lists that hold other things now
        for i in read:
            before = self._section(i)
            made = new[i] = lens.sections[i].make(after, self.seat)
            if made != before:
                differing.append(i)
                if i in lens.listed and before.get("id") != made.get("id"):
                    renamed.append(lens.sections[i].list)
        out: list[Change] = []
        for name in dict.fromkeys(renamed):  # entries go by their ids
            compare((name,), self._entries(name, self._made, None), self._entries(name, new, after), out)
        for i in differing:
            if lens.sections[i].list not in renamed:
                compare_parts(self._path(i), self._section(i), new[i], out)
        if len(out) > 1:
            out.sort(key=_order)
        return out

    def _past(self) -> State:
        """The position from before as the seat may know it."""
        if self._before is None:
            self._before = self._seen(self.honest)
        return self._before

    def _section(self, number: int) -> dict[str, object]:
        """A section of the view from before; made once."""
        return self._one(number, self._made, None)

    def _one(self, number: int, made: dict[int, dict[str, object]], g: State | None) -> dict[str, object]:
        """A section of the view of a position (None: the one before), of which some are made."""
        found = made.get(number)
        if found is None:
            seen = g if g is not None else self._past()
            found = made[number] = self._lens.sections[number].make(seen, self.seat)
        return found

    def _path(self, number: int) -> Path:
        """Where a section stands in the view."""
        section = self._lens.sections[number]
        if not section.list:
            return ()
        head = self._lens.heads[number]
        return (section.list, str(section.entry if head < 0 else self._section(head)["id"]))

    def _entries(
        self, name: str, made: dict[int, dict[str, object]], g: State | None
    ) -> list[dict[str, object]]:
        """A whole list of the view of a position (None: the one before)."""
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
        self.all: Final = list(range(len(self.sections)))
        self.listed: Final = {i for i in self.all if self.sections[i].list}
        self.brief: Final = [i for i in self.all if not self.sections[i].follows]


_LENSES: dict[tuple[str, int, int, int], Lens] = {}  # a few for each game: they hold nothing of a position


def lens_for(spec: GameSpec, g: State, seat: int) -> Lens:
    """The lens for a seat of positions like this one."""
    key = (spec.id, g.players, g.seat_count, seat)
    lens = _LENSES.get(key)
    if lens is None:
        lens = _LENSES[key] = Lens(spec, redact(g, spec.layout(g), seat), seat)
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
    if before != after:
        compare_parts(path, before, after, out)


def compare_parts(path: Path, before: object, after: object, out: list[Change]) -> None:
    """The same for parts that are known to differ."""
    old, new = _parts(before), _parts(after)
    if old is None or new is None:
        _compare_leaves(path, before, after, out)
        return
    for name, inner in old.items():
        if name not in new:
            _compare_leaves((*path, name), inner, None, out)
        elif inner != new[name]:
            compare_parts((*path, name), inner, new[name], out)
    for name, inner in new.items():
        if name not in old:
            _compare_leaves((*path, name), None, inner, out)


def _parts(value: object) -> dict[str, object] | None:
    """What a list or a record is made of, by name; None where names do not tell the parts apart."""
    if isinstance(value, dict):
        return value  # views are JSON: names are texts
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
    if not isinstance(before, dict | list) and not isinstance(after, dict | list):
        if before != after:  # almost always: a number has changed
            out.append((path, before, after))
        return
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
