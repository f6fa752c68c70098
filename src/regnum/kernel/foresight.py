"""Previews: what a choice would change in the view of a seat, and whether it could be taken back.

A choice is played on an honest copy, so nothing that is hidden can show. All previews of one decision share
that copy and the view from before, which are made once; the views are compared part by part, and only what
differs is taken apart.
"""

from typing import Final

from regnum.kernel.agenda import State, decider, options_of, play, resolve, settle
from regnum.kernel.offer import honest_copy
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
        self._before: dict[str, object] | None = None  # the view, when it is first needed

    @property
    def options(self) -> list[int]:
        """What may be chosen."""
        return self.honest.legal

    def look(self, option: int) -> Preview:
        """The preview of one of `options`."""
        if self._before is None:
            self._before = self._view(self.honest)
        copy = self.honest.clone()
        resolve(copy, copy.agenda.pop(), option)
        stop = self._run(copy)
        changes = differences(self._before, self._view(copy))
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

    def _view(self, g: State) -> dict[str, object]:
        spec = self.spec
        return spec.view(redact(g, spec.layout(g), self.seat), self.seat)


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


def differences(before: object, after: object) -> list[Change]:
    """What differs between two views, in the order of the paths; entries of lists go by their element id."""
    out: list[Change] = []
    _compare((), before, after, out)
    out.sort(key=_order)
    return out


def _order(change: Change) -> str:
    return ".".join(change[0])


def _compare(path: Path, before: object, after: object, out: list[Change]) -> None:
    """Go down where something differs, and only there: equal parts are found equal at once."""
    if before == after:
        return
    old, new = _parts(before), _parts(after)
    if old is None or new is None:
        _compare_leaves(path, before, after, out)
        return
    for name, inner in old.items():
        if name in new:
            _compare((*path, name), inner, new[name], out)
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
