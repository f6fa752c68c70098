"""Facts: what an expectation is compared with, and the facts every game has."""

from collections import Counter
from collections.abc import Sequence

from regnum.kernel.agenda import State, decider, is_over
from regnum.kernel.spec import GameSpec
from regnum.scenario.errors import shown
from regnum.scenario.fields import is_integer

NOBODY = "nobody"


class Fact:
    """A value of the position. Subclasses say when an expected value agrees with it."""

    def __init__(self, value: object) -> None:
        self.value = value

    def agrees(self, expected: object) -> bool:
        return type(expected) is type(self.value) and expected == self.value

    def against(self, expected: object) -> str:
        """The value as it is shown beside the expected one."""
        return shown(self.value)


class Row(Fact):
    """Things in an order. A number may be expected instead: how many there are."""

    def __init__(self, value: Sequence[str | int]) -> None:
        super().__init__(list(value))
        self.items = list(value)

    def agrees(self, expected: object) -> bool:
        if is_integer(expected):
            return expected == len(self.items)
        if isinstance(expected, str):
            expected = [expected]
        if not isinstance(expected, list) or len(expected) != len(self.items):
            return False
        return all(same(want, have) for want, have in zip(expected, self.items, strict=True))

    def against(self, expected: object) -> str:
        return f"{len(self.items)}: {shown(self.items)}" if is_integer(expected) else shown(self.items)


class Top(Row):
    """The next cards of a deck: only as many as are expected are compared."""

    def agrees(self, expected: object) -> bool:
        if not isinstance(expected, list):
            return False
        return Row(self.items[: len(expected)]).agrees(expected)

    def against(self, expected: object) -> str:
        size = len(expected) if isinstance(expected, list) else 6
        return shown(self.items[:size])


class Bag(Row):
    """Things whose order does not matter."""

    def agrees(self, expected: object) -> bool:
        if not isinstance(expected, list):
            return super().agrees(expected)
        left = list(self.items)
        for want in expected:
            found = next((have for have in left if same(want, have)), None)
            if found is None:
                return False
            left.remove(found)
        return not left


class Counts(Fact):
    """How many of each; what is not named must be none. A list of the names will do as well."""

    def __init__(self, value: dict[str, int]) -> None:
        super().__init__({name: n for name, n in value.items() if n})
        self.counts = {name: n for name, n in value.items() if n}

    def agrees(self, expected: object) -> bool:
        if isinstance(expected, list):
            return all(isinstance(name, str) for name in expected) and Counter(expected) == self.counts
        if is_integer(expected):
            return expected == sum(self.counts.values())
        if not isinstance(expected, dict):
            return False
        return {name: n for name, n in expected.items() if n != 0 or isinstance(n, bool)} == self.counts


def same(want: object, have: str | int) -> bool:
    """Equal, or the same card without the number of its copy (`wall_vp2` for `wall_vp2_1`)."""
    if isinstance(want, bool):
        return False
    if want == have:
        return True
    if not isinstance(want, str) or not isinstance(have, str):
        return False
    head, _, number = have.rpartition("_")
    return number.isdigit() and head == want


def general_fact(spec: GameSpec, g: State, seats: list[str], path: tuple[str, ...]) -> Fact | None:
    """Facts of every game: decider, over, winner, tie_break, place.A, score.A.total, score.A.<source>."""
    if path == ("decider",):
        who = decider(g)
        return Fact(seats[who] if who >= 0 else NOBODY)
    if path == ("over",):
        return Fact(is_over(g))
    if path == ("winner",):
        return Bag([seats[who] for who in spec.outcome(g).winners()])
    if path == ("tie_break",):
        return Fact(spec.outcome(g).tie_break)
    if len(path) == 2 and path[0] == "place" and path[1] in seats:
        return Fact(spec.outcome(g).places[seats.index(path[1])] + 1)
    if len(path) == 3 and path[0] == "score" and path[1] in seats:
        parts = {part.name: part.points for part in spec.score(g)[seats.index(path[1])]}
        parts["total"] = sum(parts.values())
        return Fact(parts[path[2]]) if path[2] in parts else None
    return None


def general_names(spec: GameSpec, g: State, path: tuple[str, ...], seats: list[str]) -> list[str]:
    """What may follow a path among the general facts, for suggestions."""
    if not path:
        return ["decider", "over", "winner", "tie_break", "place", "score"]
    if path in (("place",), ("score",)):
        return seats
    if len(path) == 2 and path[0] == "score" and path[1] in seats:
        return [*(part.name for part in spec.score(g)[0]), "total"]
    return []
