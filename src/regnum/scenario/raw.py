"""Direct access to everything in a state by the names of its layout: for what no field says.

Paths are `board.<name>`, `own.<seat>.<name>`, `decks.<zone>` and `piles.<seat>.<zone>`. Numbers are
the rules' own codes; cards are ids where the game names them, else numbers, the last one on top.
"""

from regnum.kernel.agenda import GAP, State
from regnum.kernel.fields import Layout, Place
from regnum.scenario.errors import shown, suggestion
from regnum.scenario.facts import Fact, Row
from regnum.scenario.fields import Fields, is_integer

Path = tuple[str, ...]
CardNames = dict[str, list[str]]  # name of a zone -> the ids of its cards


class RawState:
    """A state under the names of its layout."""

    def __init__(self, g: State, layout: Layout, seats: list[str], cards: CardNames) -> None:
        self.g = g
        self.seats = seats
        self.cards = cards
        self.numbers: dict[Path, Place] = {}
        self.zones: dict[Path, Place] = {}
        for place in layout.numbers:
            whose = ("board",) if place.owner < 0 else ("own", seats[place.owner])
            self.numbers[*whose, place.name] = place
        for place in layout.zones:
            whose = ("decks",) if place.owner < 0 else ("piles", seats[place.owner])
            self.zones[*whose, place.name] = place

    def names_after(self, path: Path) -> list[str]:
        """What may follow a path."""
        out: list[str] = []
        for known in (*self.numbers, *self.zones):
            if known[: len(path)] == path and len(known) > len(path) and known[len(path)] not in out:
                out.append(known[len(path)])
        return out

    def fact(self, path: Path) -> Fact | None:
        if path in self.numbers:
            return Fact(self.numbers[path].number(self.g))
        if path in self.zones:
            return Row(self._names(path, self.zones[path].cards(self.g)))
        return None

    def _names(self, path: Path, zone: tuple[int, ...]) -> list[str | int]:
        ids = self.cards.get(path[-1])
        return [card if ids is None else "" if card == GAP else ids[card] for card in zone]

    # --- setting ------------------------------------------------------------------------------------

    def set_all(self, table: Fields) -> None:
        self._set(table, (), table.data)

    def _set(self, table: Fields, path: Path, value: object) -> None:
        field = ".".join(path)
        if path in self.numbers:
            if not is_integer(value) or not -1 << 31 < value < 1 << 62:
                table.problem(field, f"must be a whole number, not {shown(value)}")
            else:
                self.numbers[path].put(self.g, value)
        elif path in self.zones:
            self.zones[path].put(self.g, self._cards(table, path, value))
        elif isinstance(value, dict) and self.names_after(path):
            for name, inner in value.items():
                self._set(table, (*path, *name.split(".")), inner)
        else:
            known = self.names_after(path[:-1])
            table.problem(
                field, f"there is nothing of this name; {suggestion(path[-1] if path else '', known)}"
            )

    def _cards(self, table: Fields, path: Path, value: object) -> tuple[int, ...]:
        ids = self.cards.get(path[-1])
        out: list[int] = []
        for item in value if isinstance(value, list) else [value]:
            if is_integer(item) and GAP <= item < 1 << 16:
                out.append(item)
            elif item == "":
                out.append(GAP)
            elif isinstance(item, str) and ids is not None and item in ids:
                out.append(ids.index(item))
            else:
                known = suggestion(str(item), ids or [])
                table.problem(".".join(path), f"{shown(item)} is no card of this kind; {known}")
        return tuple(out)
