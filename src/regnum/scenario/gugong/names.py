"""The names scenarios use, each with the field it stands for: written once, to set it and to read it."""

from dataclasses import dataclass

from regnum.games.gugong.box.box import Box
from regnum.games.gugong.const import ABOARD, DOUBLE_NAMES, LOCATION_NAMES, LOCATIONS, REWARD_NAMES, REWARDS
from regnum.games.gugong.state import Seat
from regnum.kernel.state import Zone
from regnum.scenario.cards import DeckFields
from regnum.scenario.fields import Fields

MUCH = 99  # more of anything than a game brings
PLACES = list(LOCATION_NAMES[:LOCATIONS])
REWARD_WORDS = list(REWARD_NAMES[:REWARDS])
DOUBLE_PLACES = list(DOUBLE_NAMES[: ABOARD + 1])

# --- numbers of a seat --------------------------------------------------------------------------------


@dataclass(frozen=True)
class SeatNumber:
    """A plain number of a seat: its field, and the most it can be, a number or the name of one in the box."""

    name: str
    field: str
    most: int | str = MUCH

    def get(self, seat: Seat) -> int:
        number: int = getattr(seat, self.field)
        return number

    def set(self, seat: Seat, table: Fields, box: Box, default: int = 0) -> None:
        most = self.most if isinstance(self.most, int) else int(getattr(box, self.most))
        setattr(seat, self.field, table.integer(self.name, 0, most, default))


JADE = SeatNumber("jade", "jade")
INTRIGUE = SeatNumber("intrigue", "intrigue", "intrigue_top")
ENVOY = SeatNumber("envoy", "envoy", "palace_top")
WALL = SeatNumber("wall", "on_wall", "servants")
POOL = SeatNumber("pool", "pool")
SUPPLY = SeatNumber("supply", "supply")
VP = SeatNumber("vp", "vp")  # set by source
AUDIENCE = SeatNumber("audience", "audience")  # follows from `palace`
SEAT_NUMBERS = {one.name: one for one in (VP, JADE, POOL, SUPPLY, WALL, INTRIGUE, ENVOY, AUDIENCE)}

# --- cards and tokens ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pile:
    """Cards or tokens of a seat or the table: their name, their field, their kind."""

    name: str
    field: str
    kind: str  # box.<kind>_ids are their names

    def get(self, holder: object) -> Zone:
        zone: Zone = getattr(holder, self.field)
        return zone

    def set(self, holder: object, cards: Zone) -> None:
        setattr(holder, self.field, cards)


HAND = Pile("hand", "hand", "gift")
DISCARD = Pile("discard", "discard", "gift")
STORED = Pile("tokens", "stored", "token")
SEAT_PILES = {pile.name: pile for pile in (HAND, DISCARD, STORED)}

DECREES = Pile("decrees", "decrees", "decree")
AUTOMA_TODAY = Pile("automa_today", "automa_today", "automa")


@dataclass(frozen=True)
class Deck:
    """A deck of the table, its next cards, and where its cards go: three names, two piles."""

    following: str
    deck: Pile
    gone: Pile

    def fields(self) -> DeckFields:
        return DeckFields("", self.following, self.deck.name, self.gone.name)


GIFT_DECK = Deck("next_gifts", Pile("gift_deck", "gift_deck", "gift"), Pile("gift_box", "gift_box", "gift"))
TOKEN_STACK = Deck(
    "next_tokens", Pile("token_stack", "token_stack", "token"), Pile("token_discards", "token_gone", "token")
)
AUTOMA_DECK = Deck(
    "next_automa",
    Pile("automa_deck", "automa_deck", "automa"),
    Pile("automa_discards", "automa_gone", "automa"),
)
DECKS = (GIFT_DECK, TOKEN_STACK, AUTOMA_DECK)
