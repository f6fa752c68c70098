"""A position of Troyes: the table, its seats, and small questions about them.

An owner is a seat or GREY; what may be nobody's is stored as owner + 1.
"""

from typing import Annotated, ClassVar, Final

from regnum.games.troyes.box.box import Box
from regnum.games.troyes.const import (
    BUILDING_NAMES,
    GREY,
    OWNERS,
    PLACE_NAMES,
    PLACES,
    WINDOW_NAMES,
)
from regnum.kernel.box import BaseBox
from regnum.kernel.fields import (
    NOBODY,
    NUMBER,
    NUMBERS,
    OWNER,
    ZONE,
    ZONES,
    Each,
    Field,
    Packed,
    Pool,
    field,
    sized,
)
from regnum.kernel.state import INTERPRETED, SeatState, State, Zone, shallow

__all__ = ["UNROLLED", "Box", "Seat", "Table"]

FLAGS: Final = 6  # of an event at most
UNROLLED: Final = 0  # a black die in the hand of the start player


class Seat(SeatState):
    """What belongs to one player, or to Le Roy."""

    deniers: int
    influence: int
    vp: Annotated[int, OWNER]  # tokens that only the owner has counted
    vp_open: int  # tokens seen by all: in the solo game, and everybody's after the end
    supply: int  # citizens in the personal supply
    reserve: int  # citizens in the general supply
    passed: int  # 1: no more actions in this round [T56]
    purse: int  # deniers in the district [T56]
    # By place: 0, or 1 + the slot of the tradesman; the slot after the last one is the picture [T31].
    tradesman: Annotated[list[int], Each("tradesman_", PLACE_NAMES)]
    cubes: Annotated[list[int], Each("cubes_", PLACE_NAMES)]  # by place: delayed cubes on the card [T33]
    dice: Zone  # the district: codes, sorted
    won: Zone  # event cards taken [T47]
    characters: Annotated[Zone, OWNER, Pool("character", shared=True)]
    characters_shown: Zone  # after the end

    def tokens(self) -> int:
        """All VP tokens, secret or open."""
        return self.vp + self.vp_open

    def tradesmen(self) -> int:
        """How many tradesmen there are of this seat."""
        return PLACES - self.tradesman.count(0)

    # --- from here on made by scripts/states out of the fields above: change those, then run it ---
    FIELDS: ClassVar[list[Field]] = [
        field("deniers", NUMBER),
        field("influence", NUMBER),
        field("vp", NUMBER, OWNER),
        field("vp_open", NUMBER),
        field("supply", NUMBER),
        field("reserve", NUMBER),
        field("passed", NUMBER),
        field("purse", NUMBER),
        field("tradesman", NUMBERS, Each("tradesman_", PLACE_NAMES)),
        field("cubes", NUMBERS, Each("cubes_", PLACE_NAMES)),
        field("dice", ZONE),
        field("won", ZONE),
        field("characters", ZONE, OWNER, Pool("character", shared=True)),
        field("characters_shown", ZONE),
    ]

    def __init__(self, like: "Seat | None" = None) -> None:
        if like is None:
            self.deniers = 0
            self.influence = 0
            self.vp = 0
            self.vp_open = 0
            self.supply = 0
            self.reserve = 0
            self.passed = 0
            self.purse = 0
            self.tradesman = []
            self.cubes = []
            self.dice = ()
            self.won = ()
            self.characters = ()
            self.characters_shown = ()
        else:
            self.deniers = like.deniers
            self.influence = like.influence
            self.vp = like.vp
            self.vp_open = like.vp_open
            self.supply = like.supply
            self.reserve = like.reserve
            self.passed = like.passed
            self.purse = like.purse
            self.tradesman = like.tradesman
            self.cubes = like.cubes
            self.dice = like.dice
            self.won = like.won
            self.characters = like.characters
            self.characters_shown = like.characters_shown

    def copy(self) -> "Seat":
        seat = shallow(self) if INTERPRETED else Seat(self)
        seat.tradesman = self.tradesman.copy()
        seat.cubes = self.cubes.copy()
        return seat

    def contents(self) -> tuple[object, ...]:
        return (
            self.deniers,
            self.influence,
            self.vp,
            self.vp_open,
            self.supply,
            self.reserve,
            self.passed,
            self.purse,
            *self.tradesman,
            *self.cubes,
            self.dice,
            self.won,
            self.characters,
            self.characters_shown,
        )

    def numbers(self) -> list[int]:
        return [
            self.deniers,
            self.influence,
            self.vp,
            self.vp_open,
            self.supply,
            self.reserve,
            self.passed,
            self.purse,
            *self.tradesman,
            *self.cubes,
        ]

    def zones(self) -> list[Zone]:
        return [
            self.dice,
            self.won,
            self.characters,
            self.characters_shown,
        ]


class Table(State):
    """What lies on the table, and the seats around it."""

    box: Box
    seats: list[Seat]
    round: int
    start: int  # who holds the start player card
    grey_supply: int  # neutral citizens not in play
    bank_paid: int  # deniers that came out of the bank less those that went in: conservation
    dice_rolled: int  # dice that came into districts this round...
    dice_used: int  # ...and those that left them: conservation
    lying: Annotated[
        list[int], Each("lying_", BUILDING_NAMES), Packed(count=OWNERS)
    ]  # bit per owner who lies there [T52]
    spaces: Annotated[list[int], Each("space_", box="space_ids")]  # of the buildings: owner + 1
    cathedral: Annotated[list[int], Each("cathedral_", WINDOW_NAMES)]  # by window: owner + 1
    # By event: the owners + 1 of the cubes there, three bits each, the first one lowest.
    event_cubes: Annotated[list[int], Each("cubes_", box="event_ids"), Packed(count=FLAGS, bits=3)]
    # By place: cards nobody has seen. Before it is turned up, the first one lies on the board; the others
    # are in the box for good.
    unseen: Annotated[list[Zone], NOBODY, Each("unseen_", PLACE_NAMES), Pool("activity", each=True)]
    cards: Zone  # by place: the activity card turned up there, or GAP
    red_deck: Annotated[Zone, NOBODY, Pool("red")]  # of events, next last
    white_deck: Annotated[Zone, NOBODY, Pool("white")]
    yellow_deck: Annotated[Zone, NOBODY, Pool("yellow")]
    red_box: Annotated[Zone, NOBODY, Pool("red")]  # red events left in the box, next last (Resistance)
    event_row: Zone  # left to right; Marauding is always the first
    event_gone: Zone  # discarded: the neutral player had most cubes [T47]
    grey_dice: Zone  # the grey district: codes, sorted
    black_dice: Zone  # values, highest first, or UNROLLED
    character_box: Annotated[Zone, NOBODY, Pool("character")]  # not in play
    character_row: Zone  # solo: open, the next one first [T92]

    def is_solo(self) -> bool:
        """Whether one player plays against Le Roy, the automa [T90]."""
        return self.seat_count > self.players

    def is_king(self, who: int) -> bool:
        """Whether this seat is Le Roy's."""
        return who >= self.players

    def neutral(self) -> int:
        """The owner whom events mean by the neutral player: grey, or Le Roy [T90]."""
        return self.players if self.is_solo() else GREY

    def seat_of(self, owner: int) -> int:
        """The seat of an owner, or -1: the neutral player has none."""
        return owner if owner < self.seat_count else -1

    def dice_of(self, owner: int) -> Zone:
        """The dice of a district, sorted."""
        return self.grey_dice if owner == GREY else self.seats[owner].dice

    # --- from here on made by scripts/states out of the fields above: change those, then run it ---
    FIELDS: ClassVar[list[Field]] = [
        field("round", NUMBER),
        field("start", NUMBER),
        field("grey_supply", NUMBER),
        field("bank_paid", NUMBER),
        field("dice_rolled", NUMBER),
        field("dice_used", NUMBER),
        field("lying", NUMBERS, Each("lying_", BUILDING_NAMES), Packed(count=OWNERS)),
        field("spaces", NUMBERS, Each("space_", box="space_ids")),
        field("cathedral", NUMBERS, Each("cathedral_", WINDOW_NAMES)),
        field("event_cubes", NUMBERS, Each("cubes_", box="event_ids"), Packed(count=FLAGS, bits=3)),
        field("unseen", ZONES, NOBODY, Each("unseen_", PLACE_NAMES), Pool("activity", each=True)),
        field("cards", ZONE),
        field("red_deck", ZONE, NOBODY, Pool("red")),
        field("white_deck", ZONE, NOBODY, Pool("white")),
        field("yellow_deck", ZONE, NOBODY, Pool("yellow")),
        field("red_box", ZONE, NOBODY, Pool("red")),
        field("event_row", ZONE),
        field("event_gone", ZONE),
        field("grey_dice", ZONE),
        field("black_dice", ZONE),
        field("character_box", ZONE, NOBODY, Pool("character")),
        field("character_row", ZONE),
    ]

    def __init__(self, box: Box, like: "Table | None" = None) -> None:
        super().__init__(like)
        self.box = box
        if like is None:
            self.seats = []
            self.round = 0
            self.start = 0
            self.grey_supply = 0
            self.bank_paid = 0
            self.dice_rolled = 0
            self.dice_used = 0
            self.lying = []
            self.spaces = []
            self.cathedral = []
            self.event_cubes = []
            self.unseen = []
            self.cards = ()
            self.red_deck = ()
            self.white_deck = ()
            self.yellow_deck = ()
            self.red_box = ()
            self.event_row = ()
            self.event_gone = ()
            self.grey_dice = ()
            self.black_dice = ()
            self.character_box = ()
            self.character_row = ()
        else:
            self.seats = like.seats
            self.round = like.round
            self.start = like.start
            self.grey_supply = like.grey_supply
            self.bank_paid = like.bank_paid
            self.dice_rolled = like.dice_rolled
            self.dice_used = like.dice_used
            self.lying = like.lying
            self.spaces = like.spaces
            self.cathedral = like.cathedral
            self.event_cubes = like.event_cubes
            self.unseen = like.unseen
            self.cards = like.cards
            self.red_deck = like.red_deck
            self.white_deck = like.white_deck
            self.yellow_deck = like.yellow_deck
            self.red_box = like.red_box
            self.event_row = like.event_row
            self.event_gone = like.event_gone
            self.grey_dice = like.grey_dice
            self.black_dice = like.black_dice
            self.character_box = like.character_box
            self.character_row = like.character_row

    @staticmethod
    def blank(box: Box, players: int, seat_count: int) -> "Table":
        """A table with everything in its place and nothing in it."""
        g = Table(box)
        g.players = players
        g.seat_count = seat_count
        sized(g, Table.FIELDS, box)
        for _ in range(seat_count):
            seat = Seat()
            sized(seat, Seat.FIELDS, box)
            g.seats.append(seat)
        g.owned = (1 << seat_count) - 1
        return g

    def clone(self) -> "Table":
        g = shallow(self) if INTERPRETED else Table(self.box, self)
        g.events = None
        g.witness = None
        g.agenda = self.agenda.copy()
        g.seats = self.seats.copy()
        g.lying = self.lying.copy()
        g.spaces = self.spaces.copy()
        g.cathedral = self.cathedral.copy()
        g.event_cubes = self.event_cubes.copy()
        g.unseen = self.unseen.copy()
        g.owned = 0  # whoever writes first copies the seat
        self.owned = 0
        return g

    def components(self) -> BaseBox:
        return self.box

    def seat_at(self, who: int) -> Seat:
        return self.seats[who]

    def seat(self, who: int) -> Seat:
        if not self.owned >> who & 1:
            self.owned |= 1 << who
            self.seats[who] = self.seats[who].copy()
        return self.seats[who]

    def contents(self) -> tuple[object, ...]:
        return (
            self.round,
            self.start,
            self.grey_supply,
            self.bank_paid,
            self.dice_rolled,
            self.dice_used,
            *self.lying,
            *self.spaces,
            *self.cathedral,
            *self.event_cubes,
            *self.unseen,
            self.cards,
            self.red_deck,
            self.white_deck,
            self.yellow_deck,
            self.red_box,
            self.event_row,
            self.event_gone,
            self.grey_dice,
            self.black_dice,
            self.character_box,
            self.character_row,
            *[seat.contents() for seat in self.seats],
        )

    def numbers(self) -> list[int]:
        return [
            self.round,
            self.start,
            self.grey_supply,
            self.bank_paid,
            self.dice_rolled,
            self.dice_used,
            *self.lying,
            *self.spaces,
            *self.cathedral,
            *self.event_cubes,
        ]

    def zones(self) -> list[Zone]:
        return [
            *self.unseen,
            self.cards,
            self.red_deck,
            self.white_deck,
            self.yellow_deck,
            self.red_box,
            self.event_row,
            self.event_gone,
            self.grey_dice,
            self.black_dice,
            self.character_box,
            self.character_row,
        ]
