"""Direct access to everything in a state by the names of its layout: for what no field says.

Paths are `board.<name>`, `own.<seat>.<name>`, `decks.<zone>` and `piles.<seat>.<zone>`. Numbers are
the rules' own codes; cards are ids where the game names them, else numbers, the last one on top.
"""

from regnum.kernel.agenda import GAP, State
from regnum.kernel.layout import Layout
from regnum.scenario.errors import shown, suggestion
from regnum.scenario.facts import Fact, Row
from regnum.scenario.fields import Fields, is_integer

CardNames = dict[str, list[str]]  # name of a zone -> the ids of its cards


class RawState:
    """A state under the names of its layout."""

    def __init__(self, g: State, layout: Layout, seats: list[str], cards: CardNames) -> None:
        self.g = g
        self.seats = seats
        self.cards = cards
        self.numbers: dict[tuple[str, ...], int] = {}
        self.own: dict[tuple[str, ...], int] = {}
        self.decks: dict[tuple[str, ...], int] = {}
        self.piles: dict[tuple[str, ...], int] = {}
        for i, number in enumerate(layout.board):
            self.numbers["board", number.name] = i
        for i, zone in enumerate(layout.decks):
            self.decks["decks", zone.name] = i
        for who, seat in enumerate(seats):
            for i, number in enumerate(layout.own):
                self.own["own", seat, number.name] = who * len(layout.own) + i
            for i, zone in enumerate(layout.piles):
                self.piles["piles", seat, zone.name] = who * len(layout.piles) + i

    def names_after(self, path: tuple[str, ...]) -> list[str]:
        """What may follow a path."""
        out: list[str] = []
        for known in (*self.numbers, *self.own, *self.decks, *self.piles):
            if known[: len(path)] == path and len(known) > len(path) and known[len(path)] not in out:
                out.append(known[len(path)])
        return out

    def fact(self, path: tuple[str, ...]) -> Fact | None:
        if path in self.numbers:
            return Fact(self.g.board[self.numbers[path]])
        if path in self.own:
            return Fact(self.g.own[self.own[path]])
        if path in self.decks:
            return Row(self._names(path, self.g.decks[self.decks[path]]))
        if path in self.piles:
            return Row(self._names(path, self.g.piles[self.piles[path]]))
        return None

    def _names(self, path: tuple[str, ...], zone: tuple[int, ...]) -> list[str | int]:
        ids = self.cards.get(path[-1])
        return [card if ids is None else "" if card == GAP else ids[card] for card in zone]

    # --- setting ------------------------------------------------------------------------------------

    def set_all(self, table: Fields) -> None:
        self._set(table, (), table.data)

    def _set(self, table: Fields, path: tuple[str, ...], value: object) -> None:
        field = ".".join(path)
        if path in self.numbers or path in self.own:
            if not is_integer(value) or not -1 << 31 < value < 1 << 62:
                table.problem(field, f"must be a whole number, not {shown(value)}")
            elif path in self.numbers:
                self.g.board[self.numbers[path]] = value
            else:
                self.g.own[self.own[path]] = value
        elif path in self.decks:
            self.g.decks[self.decks[path]] = self._cards(table, path, value)
        elif path in self.piles:
            self.g.piles[self.piles[path]] = self._cards(table, path, value)
        elif isinstance(value, dict) and self.names_after(path):
            for name, inner in value.items():
                self._set(table, (*path, *name.split(".")), inner)
        else:
            known = self.names_after(path[:-1])
            table.problem(
                field, f"there is nothing of this name; {suggestion(path[-1] if path else '', known)}"
            )

    def _cards(self, table: Fields, path: tuple[str, ...], value: object) -> tuple[int, ...]:
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
