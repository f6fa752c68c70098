"""Cards asked for by name, taken from wherever they are: every card ends up in exactly one place."""

from collections.abc import Callable

from regnum.kernel.agenda import GAP
from regnum.scenario.errors import shown, suggestion
from regnum.scenario.fields import Fields, is_integer

WILD = -3  # some card, whichever is left
ANY_CARD = "*"


class Kind:
    """One kind of card: ids, the shorter names that copies share, and which have been asked for."""

    def __init__(self, what: str, ids: list[str], prefix: str = "", copies: bool = False) -> None:
        self.what = what
        self.ids = ids
        self.labels = [_base(name) if copies else name for name in ids]
        self.prefix = prefix  # "order_": may be left out
        self.claimed: dict[int, str] = {}  # card -> where it was asked for

    def candidates(self, name: str) -> list[int]:
        for wanted in (name, self.prefix + name):
            exact = [card for card, known in enumerate(self.ids) if known == wanted]
            found = exact or [card for card, label in enumerate(self.labels) if label == wanted]
            if found:
                return found
        return []

    def known(self) -> list[str]:
        return list(dict.fromkeys(self.labels))

    def claim(self, table: Fields, field: str, name: str) -> int:
        """The card of this name for this field; WILD, with a problem noted, if that cannot be."""
        found = self.candidates(name)
        if not found:
            table.problem(field, f"{shown(name)} is not a {self.what}; {suggestion(name, self.known())}")
            return WILD
        free = [card for card in found if card not in self.claimed]
        if not free:
            there = self.claimed[found[-1]]
            many = f"all {len(found)} of {shown(name)} are" if len(found) > 1 else f"{shown(name)} is"
            table.problem(field, f"{many} used already in {there}")
            return WILD
        card = free[-1]
        self.claimed[card] = f"[{table.name}] {field}"
        return card

    def names(self, table: Fields, field: str, gaps: bool = False) -> list[int] | None:
        """The cards a field asks for; None if it is not there. A number: so many, whichever.

        In rows "" is a gap and "*" whatever the seed deals there.
        """
        value = table.get(field)
        if value is None:
            return None
        if is_integer(value):
            if 0 <= value <= len(self.ids):
                return [WILD] * value
            table.problem(field, f"there are only {len(self.ids)} of these cards, not {shown(value)}")
            return []
        if isinstance(value, str):
            value = [value]
        if not isinstance(value, list):
            table.problem(field, f"must be a list of names, or how many, not {shown(value)}")
            return []
        return [self._name(table, field, item, gaps) for item in value]

    def _name(self, table: Fields, field: str, item: object, gaps: bool) -> int:
        if item == ANY_CARD:
            return WILD
        if item == "" and gaps:
            return GAP
        if isinstance(item, str) or is_integer(item):
            return self.claim(table, field, str(item) if abs(_size(item)) < 1 << 31 else "?")
        table.problem(field, f"{shown(item)} is not the name of a card")
        return WILD


def _size(item: object) -> int:
    return item if isinstance(item, int) else 0


def _base(name: str) -> str:
    """`wall_vp2` for `wall_vp2_1`."""
    head, _, number = name.rpartition("_")
    return head if head and number.isdigit() else name


class Deal:
    """The cards of one kind over their zones. Zones nobody speaks of keep what they had, refilled."""

    def __init__(self, kind: Kind, deck: tuple[int, ...]) -> None:
        self.kind = kind
        self.left = [card for card in deck if card not in kind.claimed]  # bottom first

    def give_back(self, cards: tuple[int, ...]) -> None:
        """Cards that lost their place go below the deck."""
        self.left[:0] = [c for c in cards if c != GAP and c not in self.kind.claimed]

    def row(self, wanted: list[int], dealt: tuple[int, ...]) -> tuple[int, ...]:
        """A row: asked for, gaps, and for the rest what was dealt there or comes next."""
        out: list[int] = []
        for i, card in enumerate(wanted):
            if card != WILD:
                out.append(card)
            elif i < len(dealt) and dealt[i] not in self.kind.claimed and dealt[i] != GAP:
                out.append(dealt[i])
            else:
                out.append(self.left.pop() if self.left else GAP)
        self.give_back(tuple(card for card in dealt if card not in out))
        return tuple(out)

    def pile(
        self, table: Fields, field: str, wanted: list[int] | None, best: Callable[[int], int] | None = None
    ) -> tuple[int, ...]:
        """A pile: asked for, and for "some card" those from below, the best first."""
        out: list[int] = []
        for card in wanted or []:
            if card == WILD:
                if not self.left:
                    table.problem(field, f"there are not enough {self.kind.what} cards left")
                    return tuple(out)
                card = min(self.left, key=best) if best is not None else self.left[0]
                self.left.remove(card)
            out.append(card)
        return tuple(out)

    def deck(
        self, table: Fields, names: "DeckFields", wanted: "Wanted"
    ) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Deck (bottom first) and discards, as far as they are asked for; last, when the rest is known."""
        whole = wanted.get(table, names.deck)
        first = wanted.get(table, names.following)
        gone = self.pile(table, names.discards, wanted.get(table, names.discards))
        if whole is None:
            top = self.pile(table, names.following, first)
            return tuple(self.left) + top[::-1], gone
        if first is not None:
            table.problem(names.following, f"say either this or {names.deck}, not both")
        deck = self.pile(table, names.deck, whole)[::-1]
        if self.left and (not names.discards or names.discards in table.data):
            what = f"{len(self.left)} {self.kind.what} cards would be nowhere"
            table.problem(
                names.deck, f"{what}: every card must be in the deck, the discards or with a player"
            )
        return deck, gone + tuple(self.left)


class DeckFields:
    """The fields of [given] that speak of a deck."""

    def __init__(self, row: str, following: str, deck: str, discards: str) -> None:
        self.row = row
        self.following = following  # the next cards, first drawn first
        self.deck = deck  # all of it
        self.discards = discards

    def all(self) -> list[str]:
        return [name for name in (self.row, self.following, self.deck, self.discards) if name]


class Wanted:
    """The cards every field asks for. All claims are made before any "some card" is filled in."""

    def __init__(self) -> None:
        self._cards: dict[tuple[str, str], list[int] | None] = {}

    def claim(self, kind: Kind, table: Fields, *fields: str, gaps: bool = False) -> None:
        for field in fields:
            self._cards[table.name, field] = kind.names(table, field, gaps)

    def get(self, table: Fields, field: str) -> list[int] | None:
        return self._cards.get((table.name, field))
