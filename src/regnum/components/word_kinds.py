"""Kinds of values that are words of a vocabulary, alone, in lists, or with counts."""

from collections.abc import Iterable
from typing import Final, cast

from regnum.components.file import Entry
from regnum.components.kinds import Form, Json, Kind, list_of_all, tuple_of
from regnum.components.values import as_integer, as_list, as_table, show
from regnum.kernel.box import BaseBox

Pairs = list[tuple[int, int]]  # code, count


def named(codes: Iterable[int], names: tuple[str, ...]) -> dict[str, int]:
    """A vocabulary of a component file: words and their codes."""
    return {names[code]: code for code in codes}


def word_of(code: int, codes: dict[str, int]) -> str:
    """The word of a code; empty if there is none."""
    return next((word for word, other in codes.items() if other == code), "")


class Word(Kind):
    """One of the words of a vocabulary, as its code; with a default it may be left out.

    what: what a problem calls such a word. names: the words of all codes that can be told, if entries
    without the field have a code of their own. as_word: the box holds the word itself.
    """

    def __init__(
        self,
        what: str,
        codes: dict[str, int],
        default: str = "",
        names: tuple[str, ...] = (),
        as_word: bool = False,
    ) -> None:
        self.what: Final = what
        self.codes: Final = codes
        self.default: Final = default
        self.names: Final = names
        self.as_word: Final = as_word

    def vocabulary(self, box: BaseBox) -> dict[str, int]:
        """The words that may stand there, with their codes."""
        return self.codes

    def read(self, entry: Entry, field: str, box: BaseBox) -> object:
        value = entry.take(field)
        if value is None and self.default:
            value = self.default
        code = self.code(entry, field, value, box)
        if code >= 0:
            entry.keep(field, str(value))
        if self.as_word:
            return value if code >= 0 else ""
        return code

    def code(self, entry: Entry, field: str, word: object, box: BaseBox) -> int:
        """The code of a word, or -1 with a problem."""
        codes = self.vocabulary(box)
        if not isinstance(word, str):
            entry.refuse(field, word, f"one of {', '.join(codes)}")
            return -1
        return codes[word] if knows(entry, field, word, codes, self.what) else -1

    def text(self, value: object, box: BaseBox) -> str:
        if self.as_word:
            return cast(str, value)
        code = cast(int, value)
        if self.names:
            return self.names[code] if code >= 0 else ""
        return word_of(code, self.vocabulary(box))

    def json(self, value: object, box: BaseBox) -> object:
        return self.text(value, box) or None

    def shape(self) -> Json:
        return {"type": "string"} if self.as_word else {"enum": [*(self.names or self.codes)]}

    def form(self, entry: Entry, field: str, box: BaseBox) -> Form:
        return Form("word", words=self.vocabulary(box), absent=self.default or None)


def knows(entry: Entry, field: str, word: str, codes: dict[str, int], what: str) -> bool:
    """Whether a word is in the vocabulary; if not, that is a problem."""
    if word in codes:
        return True
    entry.problem(field, f"unknown {what} {show(word)}; known {what}s: {', '.join(codes)}")
    return False


class IdOf(Word):
    """The id of something that was read before, as its number: `ids` is the list of them in the box."""

    def __init__(self, what: str, ids: str, as_word: bool = False) -> None:
        super().__init__(what, {}, as_word=as_word)
        self.ids: Final = ids

    def vocabulary(self, box: BaseBox) -> dict[str, int]:
        codes: dict[str, int] = {}
        for word in cast(list[str], getattr(box, self.ids)):
            codes.setdefault(word, len(codes))
        return codes

    def shape(self) -> Json:
        return {"type": "string"}


class Words(Kind):
    """Words of a vocabulary, as their codes: so many (`count`), or all of them in some order (`once`)."""

    def __init__(self, word: Word, count: int = 0, *, once: bool = False, as_tuple: bool = False) -> None:
        self.word: Final = word
        self.count: Final = count
        self.once: Final = once
        self.as_tuple: Final = as_tuple

    def how_many(self, entry: Entry, field: str, box: BaseBox) -> int:
        """How many words must stand there."""
        return len(self.word.vocabulary(box)) if self.once else self.count

    def read(self, entry: Entry, field: str, box: BaseBox) -> object:
        codes = self.read_codes(entry, field, box)
        vocabulary = self.word.vocabulary(box)
        if self.once and -1 not in codes and len(set(codes)) != len(vocabulary):
            entry.problem(field, f"expected each {self.word.what} once: {', '.join(vocabulary)}")
        return tuple(codes) if self.as_tuple else codes

    def read_codes(self, entry: Entry, field: str, box: BaseBox) -> list[int]:
        """The codes of the words, -1 for each that is none."""
        value = entry.take(field)
        words = as_list(value)
        count = self.how_many(entry, field, box)
        if words is None or len(words) != count:
            found = value if words is None else f"{len(words)} of them"
            entry.refuse(field, found, f"{count} of {', '.join(self.word.vocabulary(box))}")
            return [-1] * count
        read = [self.word.code(entry, field, word, box) for word in words]
        if -1 not in read:
            entry.keep(field, str(words), [str(n) for n in range(1, count + 1)])
        return read

    def text(self, value: object, box: BaseBox) -> str:
        return ", ".join([self.word.text(code, box) for code in cast(Iterable[int], value)])

    def json(self, value: object, box: BaseBox) -> object:
        return [self.word.json(code, box) for code in cast(Iterable[int], value)]

    def shape(self) -> Json:
        shape = self.word.shape()
        return tuple_of([shape] * self.count) if self.as_tuple and self.count else list_of_all(shape)

    def form(self, entry: Entry, field: str, box: BaseBox) -> Form:
        count = self.how_many(entry, field, box)
        return Form("words", least=count, most=count, words=self.word.vocabulary(box))


class SomeWords(Words):
    """As many words of a vocabulary as there are, from `least` to `most`; `distinct`: each at most once."""

    def __init__(
        self, word: Word, least: int = 0, most: int = 0, distinct: bool = False, as_tuple: bool = False
    ) -> None:
        super().__init__(word, as_tuple=as_tuple)
        self.least: Final = least
        self.most: Final = most  # 0: as many as there are words
        self.distinct: Final = distinct

    def how_many(self, entry: Entry, field: str, box: BaseBox) -> int:
        words = as_list(entry.data.get(field))
        if words is None:
            return 1
        most = self.most or max(1, len(self.word.vocabulary(box)))
        return max(self.least, min(len(words), most))

    def read(self, entry: Entry, field: str, box: BaseBox) -> object:
        codes = self.read_codes(entry, field, box)
        if self.distinct and -1 not in codes and len(set(codes)) != len(codes):
            entry.problem(field, f"a {self.word.what} stands here twice")
        return tuple(codes) if self.as_tuple else codes

    def form(self, entry: Entry, field: str, box: BaseBox) -> Form:
        words = self.word.vocabulary(box)
        return Form("words", least=self.least, most=self.most or max(1, len(words)), words=words)


class Counts(Kind):
    """A table of counts such as { cleric = 1 }, in the file's order; an optional one may be left out.

    A game says by `pack` and `pairs` how its box holds them.
    """

    def __init__(self, what: str, codes: dict[str, int], high: int, optional: bool = False) -> None:
        self.what: Final = what
        self.codes: Final = codes
        self.high: Final = high
        self.optional: Final = optional

    def pack(self, pairs: Pairs) -> object:
        """What the box holds."""
        return pairs

    def pairs(self, value: object) -> Pairs:
        """The counts again."""
        return cast(Pairs, value)

    def read(self, entry: Entry, field: str, box: BaseBox) -> object:
        value = entry.take(field)
        if value is None and self.optional:
            value = {}
        pairs = self.read_pairs(entry, field, value)
        if not self.optional:
            self.refuse_nothing(entry, field, value)
        entry.keep(field, str(pairs))
        return self.pack(pairs)

    def read_pairs(self, entry: Entry, field: str, value: object) -> Pairs:
        """The pairs (code, count) of a table."""
        table = as_table(value)
        if table is None:
            entry.refuse(field, value, f"a table of {self.what}s with their counts")
            return []
        pairs: Pairs = []
        for word, count in table.items():
            if not knows(entry, field, word, self.codes, self.what):
                continue
            number = as_integer(count, 1, self.high)
            if number is not None:
                pairs.append((self.codes[word], number))
            else:
                entry.problem(field, f"expected 1 to {self.high} for {show(word)}, found {show(count)}")
        return pairs

    def refuse_nothing(self, entry: Entry, field: str, value: object) -> None:
        """An empty table is a mistake."""
        if isinstance(value, dict) and not value:
            entry.problem(field, f"expected at least one {self.what}")

    def text(self, value: object, box: BaseBox) -> str:
        words = [f"{n} {word_of(code, self.codes)}" for code, n in self.pairs(value)]
        return ", ".join(words) or "nothing"

    def json(self, value: object, box: BaseBox) -> object:
        return [[word_of(code, self.codes), n] for code, n in self.pairs(value)]

    def shape(self) -> Json:
        return list_of_all(tuple_of([{"type": "string"}, {"type": "integer"}]))

    def form(self, entry: Entry, field: str, box: BaseBox) -> Form:
        words: Json | None = {} if self.optional else None
        return Form("counts", low=1, high=self.high, words=self.codes, absent=words)


class Choices(Kind):
    """A list of tables of counts, of which one is chosen, as a tuple; least 0 makes it optional."""

    def __init__(self, counts: Counts, least: int) -> None:
        self.counts: Final = counts
        self.least: Final = least

    def read(self, entry: Entry, field: str, box: BaseBox) -> object:
        value = entry.take(field)
        tables = as_list([] if value is None and self.least == 0 else value)
        if tables is None or len(tables) < self.least or (len(tables) == 0 and value is not None):
            expected = f"a list of {max(self.least, 1)} or more tables of {self.counts.what}s"
            entry.refuse(field, value, expected)
            return ()
        found: list[Pairs] = []
        for number, table in enumerate(tables, start=1):
            found.append(self.counts.read_pairs(entry, f"{field}[{number}]", table))
            self.counts.refuse_nothing(entry, f"{field}[{number}]", table)
        entry.keep(field, str(found))
        return tuple([self.counts.pack(pairs) for pairs in found])

    def text(self, value: object, box: BaseBox) -> str:
        return " or ".join([self.counts.text(one, box) for one in cast(Iterable[object], value)])

    def json(self, value: object, box: BaseBox) -> object:
        return [self.counts.json(one, box) for one in cast(Iterable[object], value)]

    def shape(self) -> Json:
        return list_of_all(self.counts.shape())

    def form(self, entry: Entry, field: str, box: BaseBox) -> Form:
        counts = self.counts
        empty: list[Json] | None = [] if self.least == 0 else None
        return Form("choices", low=1, high=counts.high, least=self.least, words=counts.codes, absent=empty)
