"""What scenarios call the numbers and cards of a position: one list, to build positions and to read them."""

from collections.abc import Callable
from dataclasses import dataclass

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import ACTION_NAMES, ACTIONS, RIGHT, WORKER_NAMES, WORKER_TYPES
from regnum.games.paladins.state import Seat, Table
from regnum.kernel.agenda import GAP
from regnum.kernel.state import Zone
from regnum.scenario.cards import DeckFields
from regnum.scenario.facts import Bag, Fact, Row

GOODS = 99  # more of anything than a game brings
DEBTS = 24
WORKERS = WORKER_NAMES[:WORKER_TYPES]
EVERY_ACTION = ACTION_NAMES[:ACTIONS]
RIGHT_NAMES = ACTION_NAMES[RIGHT:ACTIONS]
SLOT_NAMES = ("left", "middle")


# --- numbers of a seat ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Number:
    """A number that a scenario gives: its field of `Seat`, the most it can be, and what it is if unsaid."""

    field: str
    most: Callable[[Box], int]
    usual: Callable[[Box], int] = lambda _: 0
    of_ai: bool = True  # whether the AI player has it


GIVEN_NUMBERS = {
    "silver": Number("silver", lambda _: GOODS, lambda box: box.start_silver, of_ai=False),
    "provisions": Number("provision", lambda _: GOODS, lambda box: box.start_provisions, of_ai=False),
    "faith": Number("faith", lambda box: box.attribute_max),
    "strength": Number("strength", lambda box: box.attribute_max),
    "influence": Number("influence", lambda box: box.attribute_max),
    "unpaid": Number("unpaid", lambda _: DEBTS),
    "paid": Number("paid", lambda _: DEBTS),
}
# Those that follow from what else is given: spaces, jars, workshops.
COUNTED_NUMBERS = ("monks", "outposts", "absolved", "developed")
SEAT_NUMBERS = {
    **{name: number.field for name, number in GIVEN_NUMBERS.items()},
    **{name: name for name in COUNTED_NUMBERS},
}


# --- cards of a seat ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pile:
    """Cards of a seat: their field of `Seat`, their kind, and whether their order is told."""

    field: str
    kind: str
    fact: Callable[[list[str | int]], Fact] = Bag


def single(cards: list[str | int]) -> Fact:
    """A pile of one card at most; "" without."""
    return Fact(cards[0] if cards else "")


SEAT_PILES = {
    "crew": Pile("crew", "townsfolk"),
    "walls": Pile("walls", "wall"),
    "attacked": Pile("attacked", "outsider"),
    "converted": Pile("converted", "outsider"),
    "suspicion": Pile("suspicion", "suspicion", Row),
    "paladin": Pile("paladin", "paladin", single),
    "paladin_chosen": Pile("paladin_chosen", "paladin", single),
    "paladin_top": Pile("paladin_top", "paladin", single),
    "paladin_bottom": Pile("paladin_bottom", "paladin", Row),
    "paladin_hand": Pile("paladin_hand", "paladin"),
    "paladins_spent": Pile("paladin_spent", "paladin"),
}


def put_pile(me: Seat, name: str, cards: Zone) -> None:
    setattr(me, SEAT_PILES[name].field, cards)


def pile_of(me: Seat, name: str) -> Zone:
    cards: Zone = getattr(me, SEAT_PILES[name].field)
    return cards


# --- cards of the table -----------------------------------------------------------------------------------


class TableCards:
    """One kind of cards on the table: what scenarios call its zones, and which fields of `Table` they are."""

    def __init__(self, kind: str, plural: str, has_row: bool = False, has_discards: bool = True) -> None:
        self.kind = kind
        discards = f"{kind}_discards" if has_discards else ""
        self.names = DeckFields(plural if has_row else "", f"next_{plural}", f"{kind}_deck", discards)
        self.row = f"{kind}_row"
        self.deck = f"{kind}_deck"
        self.gone = f"{kind}_gone"


TOWNSFOLK = TableCards("townsfolk", "townsfolk", has_row=True)
OUTSIDERS = TableCards("outsider", "outsiders", has_row=True)
TAVERNS = TableCards("tavern", "taverns", has_row=True)
WALLS = TableCards("wall", "walls", has_discards=False)
SUSPICION = TableCards("suspicion", "suspicion")
SCHEMES = TableCards("scheme", "schemes")
TABLE_CARDS = (TOWNSFOLK, OUTSIDERS, TAVERNS, WALLS, SUSPICION, SCHEMES)


class KingsCards:
    """The King's Orders or Favours: a row face up, the next ones face down, the rest in the box."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.name = self.row = f"{kind}s"
        self.following = f"next_{kind}s"
        self.deck = f"{kind}_deck"
        self.box = f"{kind}_box"


ORDERS = KingsCards("order")
FAVOURS = KingsCards("favour")


def zone_of(g: Table, field: str) -> Zone:
    cards: Zone = getattr(g, field)
    return cards


def card_ids(box: Box, kind: str) -> list[str]:
    """The ids of the cards of a kind; a suspicion card is its tax."""
    if kind == "suspicion":
        return [str(tax) for tax in box.suspicion_tax]
    ids: list[str] = getattr(box, kind + "_ids")
    return ids


def card_names(box: Box, kind: str, zone: Zone) -> list[str | int]:
    """Cards by id, "" for a gap in a row; a suspicion card is its tax."""
    if kind == "suspicion":
        return [box.suspicion_tax[card] for card in zone]
    ids = card_ids(box, kind)
    return ["" if card == GAP else ids[card] for card in zone]
