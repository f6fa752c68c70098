"""Kinds of values: how a value is read from a file, shown in the catalogue and told in the facts.

Reading answers something harmless after a problem, so that it can go on. Here are the kinds that are
neither numbers nor words, and those that choose among others: `only`, `by`, `maybe`, `fitting`.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, cast

from regnum.components.file import Entry
from regnum.kernel.box import BaseBox

Json = dict[str, object]


class Form:
    """What may be entered for a value, for whoever corrects it.

    kind: "number", "numbers", "word", "words", "flag", "text", "counts" (a table of words with counts) or
    "choices" (a list of such tables). low, high: of the numbers. least, most: how many of them, of words, or
    of letters. absent: what holds where the field is left out; None if it must be there.
    """

    def __init__(
        self,
        kind: str,
        *,
        low: int = 0,
        high: int = 0,
        least: int = 0,
        most: int = 0,
        words: Iterable[str] = (),
        absent: object = None,
    ) -> None:
        self.kind: Final = kind
        self.low: Final = low
        self.high: Final = high
        self.least: Final = least
        self.most: Final = most
        self.words: Final = [*words]
        self.absent: Final = absent


def list_of_all(shape: Json) -> Json:
    """The JSON schema of a list of any length."""
    return {"type": "array", "items": shape}


def tuple_of(shapes: list[Json]) -> Json:
    """The JSON schema of a list of so many."""
    return {"type": "array", "prefixItems": shapes, "minItems": len(shapes), "maxItems": len(shapes)}


class Kind:
    """What may stand in a field."""

    def here(self, entry: Entry, field: str) -> "Kind | None":
        """The kind that this entry has there; None if it has no such field."""
        return self

    def read(self, entry: Entry, field: str, box: BaseBox) -> object:
        """The value for the box. A problem is noted, and harmless is what comes instead."""
        raise NotImplementedError

    def text(self, value: object, box: BaseBox) -> str:
        """The value as the catalogue shows it."""
        return str(value)

    def json(self, value: object, box: BaseBox) -> object:
        """The value as clients are told it."""
        return value

    def shape(self) -> Json:
        """The JSON schema of what clients are told."""
        raise NotImplementedError

    def form(self, entry: Entry, field: str, box: BaseBox) -> Form:
        """What may be entered there, as it stands in the file."""
        raise NotImplementedError


class Flag(Kind):
    """True or false; with a default it may be left out."""

    def __init__(self, default: bool | None = None) -> None:
        self.default: Final = default

    def read(self, entry: Entry, field: str, box: BaseBox) -> object:
        value = entry.take(field)
        if value is None and self.default is not None:
            value = self.default
        if isinstance(value, bool):
            entry.keep(field, str(value))
            return value
        entry.refuse(field, value, "true or false")
        return False

    def text(self, value: object, box: BaseBox) -> str:
        return "yes" if value else "no"

    def shape(self) -> Json:
        return {"type": "boolean"}

    def form(self, entry: Entry, field: str, box: BaseBox) -> Form:
        return Form("flag", absent=self.default)


class Switch(Kind):
    """True or false, or left out: whether the second reading of other fields holds (`Either`).

    The fingerprint knows only what holds: a file without a second reading and one that does not use it are
    the same, so that stored games still find their components.
    """

    def here(self, entry: Entry, field: str) -> Kind | None:
        return self if entry.has(field) else None

    def read(self, entry: Entry, field: str, box: BaseBox) -> object:
        value = entry.take(field)
        if isinstance(value, bool):
            entry.tell(field, field)
            return value
        entry.refuse(field, value, "true or false")
        return False

    def text(self, value: object, box: BaseBox) -> str:
        return "true" if value else "false"

    def shape(self) -> Json:
        return {"type": "boolean"}

    def form(self, entry: Entry, field: str, box: BaseBox) -> Form:
        return Form("flag")


class Text(Kind):
    """A proper name: a short text on one line."""

    def __init__(self, longest: int) -> None:
        self.longest: Final = longest

    def read(self, entry: Entry, field: str, box: BaseBox) -> object:
        value = entry.take(field)
        if isinstance(value, str) and 1 <= len(value) <= self.longest and value.isprintable():
            entry.keep(field, value)
            return value
        entry.refuse(field, value, f"a text of 1 to {self.longest} printable characters")
        return ""

    def shape(self) -> Json:
        return {"type": "string"}

    def form(self, entry: Entry, field: str, box: BaseBox) -> Form:
        return Form("text", least=1, most=self.longest)


class ListOf(Kind):
    """A list of values of one kind, for what is made of several fields: only told, never read."""

    def __init__(self, kind: Kind) -> None:
        self.kind: Final = kind

    def json(self, value: object, box: BaseBox) -> object:
        return [self.kind.json(one, box) for one in cast(Iterable[object], value)]

    def shape(self) -> Json:
        return list_of_all(self.kind.shape())


# --- kinds that depend on what else the entry says --------------------------------------------------------


class Fitting(Kind):
    """A kind that is chosen for each entry; shown and told like `like`, whichever it is."""

    def __init__(self, like: Kind, choose: Callable[[Entry, str], Kind | None]) -> None:
        self.like: Final = like
        self.choose: Final = choose

    def here(self, entry: Entry, field: str) -> Kind | None:
        chosen = self.choose(entry, field)
        return None if chosen is None else chosen.here(entry, field)

    def text(self, value: object, box: BaseBox) -> str:
        return self.like.text(value, box)

    def json(self, value: object, box: BaseBox) -> object:
        return self.like.json(value, box)

    def shape(self) -> Json:
        return self.like.shape()


def fitting(like: Kind, choose: Callable[[Entry], Kind | None]) -> Fitting:
    """A kind made for an entry out of its name and what has been read of it."""
    return Fitting(like, lambda entry, _: choose(entry))


def maybe(kind: Kind) -> Fitting:
    """A field that may be left out."""
    return Fitting(kind, lambda entry, field: kind if entry.has(field) else None)


def by(
    decides: str, kinds: Mapping[int, Kind], other: Kind | None = None, like: Kind | None = None
) -> Fitting:
    """The kind that belongs to what the field `decides` says; `other` for all else, or none at all.

    Shown and told like `like`, which is `other` or the first one if they are all alike.
    """

    def choose(entry: Entry) -> Kind | None:
        code = entry.number(decides)
        if code == -1 and other is None:  # an unknown word: nobody knows whether the field belongs here
            entry.is_clear = False
        return kinds.get(code, other)

    return fitting(like or other or next(iter(kinds.values())), choose)


def only(decides: str, codes: Iterable[int], kind: Kind, refusal: str = "") -> Fitting:
    """A field of those entries only whose field `decides` has one of these codes.

    Elsewhere it is an unknown key, or refused with this sentence.
    """
    wanted = list(codes)

    def choose(entry: Entry, field: str) -> Kind | None:
        code = entry.number(decides)
        if code in wanted:
            return kind
        if code == -1:
            entry.is_clear = False
        elif refusal and entry.has(field):
            entry.problem(field, refusal)
        return None

    return Fitting(kind, choose)
