"""A position of Paladins: what lies on the table and before each seat.

Read a seat with `g.seats[who]`, write it through `g.seat(who)` (kernel/state.py).
"""

from typing import Annotated, ClassVar, Final

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import ACTIONS, RIGHT, SLOTS, WORKER_NAMES, WORKER_TYPES
from regnum.kernel.box import BaseBox
from regnum.kernel.fields import (
    NOBODY,
    NUMBER,
    NUMBERS,
    OWNER,
    ZONE,
    Each,
    Field,
    Packed,
    Pool,
    field,
    sized,
)
from regnum.kernel.state import INTERPRETED, SeatState, State, Zone, shallow

RIGHT_SIDE: Final = [str(action) for action in range(RIGHT, ACTIONS)]
JARS: Final = 10  # spaces on a board
TAVERNS: Final = 5  # cards in the row at most
EVERY_SLOT: Final = [f"{action}_{slot}" for action in range(ACTIONS) for slot in range(SLOTS)]


class Seat(SeatState):
    """A player, or the AI player of the solo game: the board, and the cards beside it."""

    silver: int
    provision: int
    faith: int  # the three tracks, without the paladin's boost
    strength: int
    influence: int
    workers: Annotated[int, Packed(WORKER_NAMES[:WORKER_TYPES], bits=6)]  # a supply, see rules/workers.py
    unpaid: int  # debts
    paid: int
    developed: int  # workshops moved
    monks: int  # commissions done
    outposts: int  # garrisons done
    absolved: int  # jars placed
    jars: Annotated[int, Packed(count=JARS)]  # bit per jar space that holds a jar
    passed: int
    workshops: Annotated[list[int], Each("workshops_", RIGHT_SIDE)]  # LEFT_SLOT, MIDDLE_SLOT or both
    standing: Annotated[list[int], Each("standing_", EVERY_SLOT)]  # 0 nobody, else worker + 1

    # The paladins, split by what their owner knows.
    paladin_top: Annotated[Zone, OWNER, Pool("paladin")]  # put back on top by choice
    paladin_deck: Annotated[Zone, NOBODY, Pool("paladin")]  # never seen
    paladin_bottom: Annotated[Zone, OWNER, Pool("paladin")]  # put to the bottom, the first one uppermost
    paladin_hand: Annotated[Zone, OWNER, Pool("paladin")]
    paladin_chosen: Annotated[Zone, OWNER, Pool("paladin")]  # face down until the owner's turn to reveal
    paladin: Zone  # at work this round
    paladin_spent: Zone

    crew: Zone
    suspicion: Zone  # newest last
    walls: Zone
    attacked: Zone
    converted: Zone

    def is_used(self, action: int) -> bool:
        """Whether workers stand on the action space [P21].

        A right-side action in use always has one on its last slot (no workshop can cover it), a
        left-side action always on its first.
        """
        at = SLOTS * action
        return self.standing[at + 2] > 0 if action >= RIGHT else self.standing[at] > 0

    def stand(self, action: int, slot: int, worker: int) -> None:
        self.standing[SLOTS * action + slot] = worker + 1

    def leave(self, action: int) -> None:
        """Everybody off an action space, to the supply."""
        at = SLOTS * action
        self.standing[at] = self.standing[at + 1] = self.standing[at + 2] = 0

    def covered(self, action: int) -> int:
        """Bits of the slots of an action that hold a workshop; those of the left side have none."""
        return self.workshops[action - RIGHT] if action >= RIGHT else 0

    def has_workshop(self, action: int, slot: int) -> bool:
        return bool(self.covered(action) >> slot & 1)

    def has_jar(self, jar: int) -> bool:
        return bool(self.jars >> jar & 1)

    # --- from here on made by scripts/states out of the fields above: change those, then run it ---
    FIELDS: ClassVar[list[Field]] = [
        field("silver", NUMBER),
        field("provision", NUMBER),
        field("faith", NUMBER),
        field("strength", NUMBER),
        field("influence", NUMBER),
        field("workers", NUMBER, Packed(WORKER_NAMES[:WORKER_TYPES], bits=6)),
        field("unpaid", NUMBER),
        field("paid", NUMBER),
        field("developed", NUMBER),
        field("monks", NUMBER),
        field("outposts", NUMBER),
        field("absolved", NUMBER),
        field("jars", NUMBER, Packed(count=JARS)),
        field("passed", NUMBER),
        field("workshops", NUMBERS, Each("workshops_", RIGHT_SIDE)),
        field("standing", NUMBERS, Each("standing_", EVERY_SLOT)),
        field("paladin_top", ZONE, OWNER, Pool("paladin")),
        field("paladin_deck", ZONE, NOBODY, Pool("paladin")),
        field("paladin_bottom", ZONE, OWNER, Pool("paladin")),
        field("paladin_hand", ZONE, OWNER, Pool("paladin")),
        field("paladin_chosen", ZONE, OWNER, Pool("paladin")),
        field("paladin", ZONE),
        field("paladin_spent", ZONE),
        field("crew", ZONE),
        field("suspicion", ZONE),
        field("walls", ZONE),
        field("attacked", ZONE),
        field("converted", ZONE),
    ]

    def __init__(self, like: "Seat | None" = None) -> None:
        if like is None:
            self.silver = 0
            self.provision = 0
            self.faith = 0
            self.strength = 0
            self.influence = 0
            self.workers = 0
            self.unpaid = 0
            self.paid = 0
            self.developed = 0
            self.monks = 0
            self.outposts = 0
            self.absolved = 0
            self.jars = 0
            self.passed = 0
            self.workshops = []
            self.standing = []
            self.paladin_top = ()
            self.paladin_deck = ()
            self.paladin_bottom = ()
            self.paladin_hand = ()
            self.paladin_chosen = ()
            self.paladin = ()
            self.paladin_spent = ()
            self.crew = ()
            self.suspicion = ()
            self.walls = ()
            self.attacked = ()
            self.converted = ()
        else:
            self.silver = like.silver
            self.provision = like.provision
            self.faith = like.faith
            self.strength = like.strength
            self.influence = like.influence
            self.workers = like.workers
            self.unpaid = like.unpaid
            self.paid = like.paid
            self.developed = like.developed
            self.monks = like.monks
            self.outposts = like.outposts
            self.absolved = like.absolved
            self.jars = like.jars
            self.passed = like.passed
            self.workshops = like.workshops
            self.standing = like.standing
            self.paladin_top = like.paladin_top
            self.paladin_deck = like.paladin_deck
            self.paladin_bottom = like.paladin_bottom
            self.paladin_hand = like.paladin_hand
            self.paladin_chosen = like.paladin_chosen
            self.paladin = like.paladin
            self.paladin_spent = like.paladin_spent
            self.crew = like.crew
            self.suspicion = like.suspicion
            self.walls = like.walls
            self.attacked = like.attacked
            self.converted = like.converted

    def copy(self) -> "Seat":
        seat = shallow(self) if INTERPRETED else Seat(self)
        seat.workshops = self.workshops.copy()
        seat.standing = self.standing.copy()
        return seat

    def contents(self) -> tuple[object, ...]:
        return (
            self.silver,
            self.provision,
            self.faith,
            self.strength,
            self.influence,
            self.workers,
            self.unpaid,
            self.paid,
            self.developed,
            self.monks,
            self.outposts,
            self.absolved,
            self.jars,
            self.passed,
            *self.workshops,
            *self.standing,
            self.paladin_top,
            self.paladin_deck,
            self.paladin_bottom,
            self.paladin_hand,
            self.paladin_chosen,
            self.paladin,
            self.paladin_spent,
            self.crew,
            self.suspicion,
            self.walls,
            self.attacked,
            self.converted,
        )

    def numbers(self) -> list[int]:
        return [
            self.silver,
            self.provision,
            self.faith,
            self.strength,
            self.influence,
            self.workers,
            self.unpaid,
            self.paid,
            self.developed,
            self.monks,
            self.outposts,
            self.absolved,
            self.jars,
            self.passed,
            *self.workshops,
            *self.standing,
        ]

    def zones(self) -> list[Zone]:
        return [
            self.paladin_top,
            self.paladin_deck,
            self.paladin_bottom,
            self.paladin_hand,
            self.paladin_chosen,
            self.paladin,
            self.paladin_spent,
            self.crew,
            self.suspicion,
            self.walls,
            self.attacked,
            self.converted,
        ]


class Table(State):
    """The main board, the decks and the seats."""

    box: Box
    seats: list[Seat]
    round: int
    start: int  # who holds the start player marker
    tax_supply: int
    taverns_taken: Annotated[int, Packed(count=TAVERNS)]  # bit per place of the tavern row
    favour_worker: Annotated[list[int], Each("favour_worker_", count=5)]  # 0 free, else worker + 1
    ai_marker: int  # resource track, 0 is the leftmost space [P93]
    ai_clock: int  # counts arrivals of the AI player's attribute markers
    ai_arrived: Annotated[list[int], Each("ai_arrived_", ("faith", "strength", "influence"))]  # ...by clock
    region_free: Annotated[list[int], Each("region_free_", count=6)]  # free open spaces, beside ... for speed
    spaces: Annotated[list[int], Each("space_", box="space_ids")]  # 0 free, else whose token: rules/spaces.py

    townsfolk_deck: Annotated[Zone, NOBODY, Pool("townsfolk")]
    townsfolk_row: Zone  # five places, left to right; GAP where nobody stands
    townsfolk_gone: Zone
    outsider_deck: Annotated[Zone, NOBODY, Pool("outsider")]
    outsider_row: Zone
    outsider_gone: Zone
    wall_deck: Annotated[Zone, NOBODY, Pool("wall")]
    tavern_deck: Annotated[Zone, NOBODY, Pool("tavern")]
    tavern_row: Zone
    tavern_gone: Zone
    suspicion_deck: Annotated[Zone, NOBODY, Pool("suspicion")]
    suspicion_gone: Zone
    order_deck: Annotated[Zone, NOBODY, Pool("order")]  # face down on the board, next first from the end
    orders: Zone  # revealed, by place
    order_box: Annotated[Zone, NOBODY, Pool("order")]
    favour_deck: Annotated[Zone, NOBODY, Pool("favour")]
    favours: Zone  # revealed, by place
    favour_box: Annotated[Zone, NOBODY, Pool("favour")]
    scheme_deck: Annotated[Zone, NOBODY, Pool("scheme")]
    scheme_gone: Zone
    scheme_aside: Zone  # King's Favour schemes still lying on unrevealed favours

    def is_solo(self) -> bool:
        """Whether the AI player sits at the last seat."""
        return self.seat_count > self.players

    def is_ai(self, who: int) -> bool:
        return who >= self.players

    def is_tavern_taken(self, place: int) -> bool:
        return bool(self.taverns_taken >> place & 1)

    def is_open(self, space: int) -> bool:
        """Whether a space of the map is used with so many players [P42]."""
        return self.box.space_players[space] <= self.players

    # --- from here on made by scripts/states out of the fields above: change those, then run it ---
    FIELDS: ClassVar[list[Field]] = [
        field("round", NUMBER),
        field("start", NUMBER),
        field("tax_supply", NUMBER),
        field("taverns_taken", NUMBER, Packed(count=TAVERNS)),
        field("favour_worker", NUMBERS, Each("favour_worker_", count=5)),
        field("ai_marker", NUMBER),
        field("ai_clock", NUMBER),
        field("ai_arrived", NUMBERS, Each("ai_arrived_", ("faith", "strength", "influence"))),
        field("region_free", NUMBERS, Each("region_free_", count=6)),
        field("spaces", NUMBERS, Each("space_", box="space_ids")),
        field("townsfolk_deck", ZONE, NOBODY, Pool("townsfolk")),
        field("townsfolk_row", ZONE),
        field("townsfolk_gone", ZONE),
        field("outsider_deck", ZONE, NOBODY, Pool("outsider")),
        field("outsider_row", ZONE),
        field("outsider_gone", ZONE),
        field("wall_deck", ZONE, NOBODY, Pool("wall")),
        field("tavern_deck", ZONE, NOBODY, Pool("tavern")),
        field("tavern_row", ZONE),
        field("tavern_gone", ZONE),
        field("suspicion_deck", ZONE, NOBODY, Pool("suspicion")),
        field("suspicion_gone", ZONE),
        field("order_deck", ZONE, NOBODY, Pool("order")),
        field("orders", ZONE),
        field("order_box", ZONE, NOBODY, Pool("order")),
        field("favour_deck", ZONE, NOBODY, Pool("favour")),
        field("favours", ZONE),
        field("favour_box", ZONE, NOBODY, Pool("favour")),
        field("scheme_deck", ZONE, NOBODY, Pool("scheme")),
        field("scheme_gone", ZONE),
        field("scheme_aside", ZONE),
    ]

    def __init__(self, box: Box, like: "Table | None" = None) -> None:
        super().__init__(like)
        self.box = box
        if like is None:
            self.seats = []
            self.round = 0
            self.start = 0
            self.tax_supply = 0
            self.taverns_taken = 0
            self.favour_worker = []
            self.ai_marker = 0
            self.ai_clock = 0
            self.ai_arrived = []
            self.region_free = []
            self.spaces = []
            self.townsfolk_deck = ()
            self.townsfolk_row = ()
            self.townsfolk_gone = ()
            self.outsider_deck = ()
            self.outsider_row = ()
            self.outsider_gone = ()
            self.wall_deck = ()
            self.tavern_deck = ()
            self.tavern_row = ()
            self.tavern_gone = ()
            self.suspicion_deck = ()
            self.suspicion_gone = ()
            self.order_deck = ()
            self.orders = ()
            self.order_box = ()
            self.favour_deck = ()
            self.favours = ()
            self.favour_box = ()
            self.scheme_deck = ()
            self.scheme_gone = ()
            self.scheme_aside = ()
        else:
            self.seats = like.seats
            self.round = like.round
            self.start = like.start
            self.tax_supply = like.tax_supply
            self.taverns_taken = like.taverns_taken
            self.favour_worker = like.favour_worker
            self.ai_marker = like.ai_marker
            self.ai_clock = like.ai_clock
            self.ai_arrived = like.ai_arrived
            self.region_free = like.region_free
            self.spaces = like.spaces
            self.townsfolk_deck = like.townsfolk_deck
            self.townsfolk_row = like.townsfolk_row
            self.townsfolk_gone = like.townsfolk_gone
            self.outsider_deck = like.outsider_deck
            self.outsider_row = like.outsider_row
            self.outsider_gone = like.outsider_gone
            self.wall_deck = like.wall_deck
            self.tavern_deck = like.tavern_deck
            self.tavern_row = like.tavern_row
            self.tavern_gone = like.tavern_gone
            self.suspicion_deck = like.suspicion_deck
            self.suspicion_gone = like.suspicion_gone
            self.order_deck = like.order_deck
            self.orders = like.orders
            self.order_box = like.order_box
            self.favour_deck = like.favour_deck
            self.favours = like.favours
            self.favour_box = like.favour_box
            self.scheme_deck = like.scheme_deck
            self.scheme_gone = like.scheme_gone
            self.scheme_aside = like.scheme_aside

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
        g.favour_worker = self.favour_worker.copy()
        g.ai_arrived = self.ai_arrived.copy()
        g.region_free = self.region_free.copy()
        g.spaces = self.spaces.copy()
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
            self.tax_supply,
            self.taverns_taken,
            *self.favour_worker,
            self.ai_marker,
            self.ai_clock,
            *self.ai_arrived,
            *self.region_free,
            *self.spaces,
            self.townsfolk_deck,
            self.townsfolk_row,
            self.townsfolk_gone,
            self.outsider_deck,
            self.outsider_row,
            self.outsider_gone,
            self.wall_deck,
            self.tavern_deck,
            self.tavern_row,
            self.tavern_gone,
            self.suspicion_deck,
            self.suspicion_gone,
            self.order_deck,
            self.orders,
            self.order_box,
            self.favour_deck,
            self.favours,
            self.favour_box,
            self.scheme_deck,
            self.scheme_gone,
            self.scheme_aside,
            *[seat.contents() for seat in self.seats],
        )

    def numbers(self) -> list[int]:
        return [
            self.round,
            self.start,
            self.tax_supply,
            self.taverns_taken,
            *self.favour_worker,
            self.ai_marker,
            self.ai_clock,
            *self.ai_arrived,
            *self.region_free,
            *self.spaces,
        ]

    def zones(self) -> list[Zone]:
        return [
            self.townsfolk_deck,
            self.townsfolk_row,
            self.townsfolk_gone,
            self.outsider_deck,
            self.outsider_row,
            self.outsider_gone,
            self.wall_deck,
            self.tavern_deck,
            self.tavern_row,
            self.tavern_gone,
            self.suspicion_deck,
            self.suspicion_gone,
            self.order_deck,
            self.orders,
            self.order_box,
            self.favour_deck,
            self.favours,
            self.favour_box,
            self.scheme_deck,
            self.scheme_gone,
            self.scheme_aside,
        ]
