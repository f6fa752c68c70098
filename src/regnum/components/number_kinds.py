"""Kinds of values that are numbers."""

from collections.abc import Iterable
from typing import Final, cast

from regnum.components.file import Entry
from regnum.components.kinds import Form, Json, Kind, list_of_all, tuple_of
from regnum.components.values import as_integer, as_list, as_table, show
from regnum.kernel.box import BaseBox


class Number(Kind):
    """A whole number in a range; with a default it may be left out.

    from_one: the file counts from 1, the box from 0.
    """

    def __init__(self, low: int, high: int, default: int | None = None, from_one: bool = False) -> None:
        self.low: Final = low
        self.high: Final = high
        self.default: Final = default
        self.less: Final = 1 if from_one else 0

    def read(self, entry: Entry, field: str, box: BaseBox) -> object:
        value = entry.take(field)
        if value is None and self.default is not None:
            value = self.default
        number = as_integer(value, self.low, self.high)
        if number is None:
            entry.refuse(field, value, f"a whole number from {self.low} to {self.high}")
            return self.low - self.less
        entry.keep(field, str(number))
        return number - self.less

    def text(self, value: object, box: BaseBox) -> str:
        return str(cast(int, value) + self.less)

    def shape(self) -> Json:
        return {"type": "integer"}

    def form(self, entry: Entry, field: str, box: BaseBox) -> Form:
        return Form("number", low=self.low, high=self.high, absent=self.default)


class Numbers(Kind):
    """A list of so many whole numbers; rising ones never fall from left to right.

    unused: so many places before the first one, for lists by players or days, which begin with 1.
    words: how the catalogue shows them, if not as a list: "{} special, {} gift cards".
    """

    def __init__(
        self,
        count: int,
        low: int,
        high: int,
        rising: bool = False,
        *,
        unused: int = 0,
        from_one: bool = False,
        as_tuple: bool = False,
        words: str = "",
    ) -> None:
        self.count: Final = count
        self.low: Final = low
        self.high: Final = high
        self.rising: Final = rising
        self.unused: Final = unused
        self.less: Final = 1 if from_one else 0
        self.as_tuple: Final = as_tuple
        self.words: Final = words

    def read(self, entry: Entry, field: str, box: BaseBox) -> object:
        read = self._read(entry, field, entry.take(field), self.count)
        numbers = [*[0] * self.unused, *[number - self.less for number in read]]
        return tuple(numbers) if self.as_tuple else numbers

    def _read(self, entry: Entry, field: str, value: object, count: int) -> list[int]:
        expected = f"{count} whole numbers from {self.low} to {self.high}"
        read = [as_integer(number, self.low, self.high) for number in as_list(value) or []]
        numbers = [number for number in read if number is not None]
        if not isinstance(value, list) or len(value) != count or len(numbers) != count:
            if isinstance(value, list) and len(value) == len(numbers):
                entry.problem(field, f"expected {expected}, found {len(value)} of them")
            else:
                entry.refuse(field, value, expected)
            return [self.low] * count
        if self.rising and sorted(numbers) != numbers:
            entry.problem(field, "expected numbers that do not fall from left to right")
        entry.keep(field, str(numbers), [str(n) for n in range(1, count + 1)])
        return numbers

    def text(self, value: object, box: BaseBox) -> str:
        numbers = [str(number + self.less) for number in list(cast(Iterable[int], value))[self.unused :]]
        return self.words.format(*numbers) if self.words else ", ".join(numbers)

    def json(self, value: object, box: BaseBox) -> object:
        return list(cast(Iterable[int], value))

    def shape(self) -> Json:
        number: Json = {"type": "integer"}
        return tuple_of([number] * self.count) if self.as_tuple else list_of_all(number)

    def form(self, entry: Entry, field: str, box: BaseBox) -> Form:
        return Form("numbers", low=self.low, high=self.high, least=self.count, most=self.count)


class SomeNumbers(Numbers):
    """Whole numbers from 0, as a tuple: 1 to so many of them."""

    def __init__(self, most: int, high: int) -> None:
        super().__init__(most, 0, high, as_tuple=True)

    def read(self, entry: Entry, field: str, box: BaseBox) -> object:
        value = entry.take(field)
        numbers = as_list(value)
        if numbers is not None and not 1 <= len(numbers) <= self.count:
            expected = f"expected 1 to {self.count} whole numbers from 0 to {self.high}"
            entry.problem(field, f"{expected}, found {len(numbers)}")
            return (0,)
        return tuple(self._read(entry, field, value, 1 if numbers is None else len(numbers)))

    def shape(self) -> Json:
        return list_of_all({"type": "integer"})

    def form(self, entry: Entry, field: str, box: BaseBox) -> Form:
        return Form("numbers", low=self.low, high=self.high, least=1, most=self.count)


class Steps(Kind):
    """A table "from this count on: so much in all" as a tuple with one number for each count from 0."""

    def __init__(self, highest: int, high: int) -> None:
        self.highest: Final = highest
        self.high: Final = high

    def read(self, entry: Entry, field: str, box: BaseBox) -> object:
        value = entry.take(field)
        table = as_table(value)
        if table is None:
            entry.refuse(field, value, "a table of counts")
            return (0,) * (self.highest + 1)
        counts = [str(n) for n in range(1, self.highest + 1)]
        for key, worth in table.items():
            if key not in counts:
                entry.problem(field, f"unknown count {show(key)}; expected 1 to {self.highest}")
            elif as_integer(worth, 0, self.high) is None:
                entry.problem(f"{field}.{key}", f"expected 0 to {self.high}, found {show(worth)}")
        totals = [0]
        for count in counts:
            total = as_integer(table.get(count), 0, self.high)
            totals.append(totals[-1] if total is None else total)
        if sorted(totals) != totals:
            entry.problem(field, "expected totals that do not fall")
        entry.keep(field, str(totals), [count for count in counts if count in table])
        return tuple(totals)

    def text(self, value: object, box: BaseBox) -> str:
        totals = list(cast(Iterable[int], value))
        steps = [f"{n} done {totals[n]}" for n in range(1, len(totals)) if totals[n] > totals[n - 1]]
        return ", ".join(steps) or "nothing"

    def json(self, value: object, box: BaseBox) -> object:
        return list(cast(Iterable[int], value))

    def shape(self) -> Json:
        return list_of_all({"type": "integer"})

    def form(self, entry: Entry, field: str, box: BaseBox) -> Form:
        return Form("counts", high=self.high, words=[str(n) for n in range(1, self.highest + 1)])


class Either(Number):
    """A whole number with a second reading under another field, which may be missing.

    The `Switch` of this name in the box says which one holds; only that one is part of the fingerprint.
    """

    def __init__(self, low: int, high: int, other: str, switch: str) -> None:
        super().__init__(low, high)
        self.other: Final = other
        self.switch: Final = switch

    def read(self, entry: Entry, field: str, box: BaseBox) -> object:
        if not entry.has(self.other):
            return super().read(entry, field, box)
        is_other = bool(getattr(box, self.switch))
        numbers: list[int] = []
        for name in (field, self.other):
            value = entry.take(name)
            number = as_integer(value, self.low, self.high)
            if number is None:
                entry.refuse(name, value, f"a whole number from {self.low} to {self.high}")
                number = self.low
            numbers.append(number)
            entry.section.spec_of(entry.name, name)  # prov may speak of both
        chosen = numbers[1 if is_other else 0]
        entry.keep(field, str(chosen), source=self.other if is_other else field)
        return chosen
