"""A position of Gùgōng: the table, the seats, and small questions about them.

`g.seats[who]` to read a seat, `g.seat(who)` to change it.
"""

from typing import Annotated, ClassVar, Final

from regnum.games.gugong.box.box import Box
from regnum.games.gugong.const import REWARD_NAMES, REWARDS, VP_NAMES
from regnum.kernel.box import BaseBox
from regnum.kernel.fields import (
    MEMORY,
    NOBODY,
    NUMBER,
    NUMBERS,
    OWNER,
    ZONE,
    Each,
    Field,
    Packed,
    Pool,
    Seen,
    field,
    sized,
)
from regnum.kernel.state import INTERPRETED, SeatState, State, Zone, shallow

MAX_ROUTES: Final = 2
ROUTE_PORTS: Final = 5
SHIPS: Final = 3  # of each seat
DICE: Final = 3
HOUSES: Final = 6  # on the side for many players
DECREE_CARDS: Final = 15  # in the box
PORT_NAMES: Final = [f"{route + 1}_{port + 1}" for route in range(MAX_ROUTES) for port in range(ROUTE_PORTS)]


class Seat(SeatState):
    """What belongs to one seat."""

    vp: int
    vp_by: Annotated[list[int], Each("vp_", VP_NAMES)]  # by source (const.VP_...); they add up to vp
    jade: int
    pool: int  # ordinary servants; the double servant is counted nowhere but in `double`
    supply: int
    double: int  # where the double servant is (const.LOCKED ...)
    intrigue: int  # the step of the marker
    arrived: int  # when the marker came to its step: later is higher in the stack
    envoy: int
    audience: int  # 0 outside the palace, else its place inside: 1 is the best
    traveller: int  # city + 1, 0 off the map
    on_wall: int  # ordinary servants on the wall
    decrees: Annotated[
        int, Packed(count=DECREE_CARDS)
    ]  # bit per decree (by its number in the box) with a servant of this seat
    rewards: Annotated[list[int], Each("reward_", REWARD_NAMES[:REWARDS])]  # markers beside the port rewards
    ship_port: Annotated[list[int], Each("ship_port_", count=SHIPS)]  # 0 at home, else 1 + port
    ship_load: Annotated[list[int], Each("ship_load_", count=SHIPS)]  # ordinary servants aboard
    waiting: int  # token + 1 that was taken and is not stored yet [G37]
    # What others saw a player take is not shown to them again [G21], but it is remembered (rules/memory.py).
    hand: Annotated[Zone, OWNER, Pool("gift", shared=True), Seen("hand_seen", "held_seen", "held_ways")]
    discard: Annotated[Zone, OWNER, Pool("gift", shared=True), Seen("discard_seen", "held_seen", "held_ways")]
    # The card picked for an exchange or swap while its place is still to be chosen.
    chosen: Annotated[Zone, OWNER, Pool("gift", shared=True), Seen("", "held_seen", "held_ways")]
    stored: Zone  # token kinds on the player board, oldest first; taken openly, so no secret
    active: Zone  # bonus tokens at work (codes.active_token)
    held_seen: Annotated[Zone, MEMORY]  # cards everybody knows to be in hand or discard pile...
    held_ways: Annotated[Zone, MEMORY]  # ...and in which ways they may lie
    hand_seen: Annotated[Zone, MEMORY]  # Meng's, of which also the order counts
    discard_seen: Annotated[Zone, MEMORY]

    # --- from here on made by scripts/states out of the fields above: change those, then run it ---
    FIELDS: ClassVar[list[Field]] = [
        field("vp", NUMBER),
        field("vp_by", NUMBERS, Each("vp_", VP_NAMES)),
        field("jade", NUMBER),
        field("pool", NUMBER),
        field("supply", NUMBER),
        field("double", NUMBER),
        field("intrigue", NUMBER),
        field("arrived", NUMBER),
        field("envoy", NUMBER),
        field("audience", NUMBER),
        field("traveller", NUMBER),
        field("on_wall", NUMBER),
        field("decrees", NUMBER, Packed(count=DECREE_CARDS)),
        field("rewards", NUMBERS, Each("reward_", REWARD_NAMES[:REWARDS])),
        field("ship_port", NUMBERS, Each("ship_port_", count=SHIPS)),
        field("ship_load", NUMBERS, Each("ship_load_", count=SHIPS)),
        field("waiting", NUMBER),
        field("hand", ZONE, OWNER, Pool("gift", shared=True), Seen("hand_seen", "held_seen", "held_ways")),
        field(
            "discard", ZONE, OWNER, Pool("gift", shared=True), Seen("discard_seen", "held_seen", "held_ways")
        ),
        field("chosen", ZONE, OWNER, Pool("gift", shared=True), Seen("", "held_seen", "held_ways")),
        field("stored", ZONE),
        field("active", ZONE),
        field("held_seen", ZONE, MEMORY),
        field("held_ways", ZONE, MEMORY),
        field("hand_seen", ZONE, MEMORY),
        field("discard_seen", ZONE, MEMORY),
    ]

    def __init__(self, like: "Seat | None" = None) -> None:
        if like is None:
            self.vp = 0
            self.vp_by = []
            self.jade = 0
            self.pool = 0
            self.supply = 0
            self.double = 0
            self.intrigue = 0
            self.arrived = 0
            self.envoy = 0
            self.audience = 0
            self.traveller = 0
            self.on_wall = 0
            self.decrees = 0
            self.rewards = []
            self.ship_port = []
            self.ship_load = []
            self.waiting = 0
            self.hand = ()
            self.discard = ()
            self.chosen = ()
            self.stored = ()
            self.active = ()
            self.held_seen = ()
            self.held_ways = ()
            self.hand_seen = ()
            self.discard_seen = ()
        else:
            self.vp = like.vp
            self.vp_by = like.vp_by
            self.jade = like.jade
            self.pool = like.pool
            self.supply = like.supply
            self.double = like.double
            self.intrigue = like.intrigue
            self.arrived = like.arrived
            self.envoy = like.envoy
            self.audience = like.audience
            self.traveller = like.traveller
            self.on_wall = like.on_wall
            self.decrees = like.decrees
            self.rewards = like.rewards
            self.ship_port = like.ship_port
            self.ship_load = like.ship_load
            self.waiting = like.waiting
            self.hand = like.hand
            self.discard = like.discard
            self.chosen = like.chosen
            self.stored = like.stored
            self.active = like.active
            self.held_seen = like.held_seen
            self.held_ways = like.held_ways
            self.hand_seen = like.hand_seen
            self.discard_seen = like.discard_seen

    def copy(self) -> "Seat":
        seat = shallow(self) if INTERPRETED else Seat(self)
        seat.vp_by = self.vp_by.copy()
        seat.rewards = self.rewards.copy()
        seat.ship_port = self.ship_port.copy()
        seat.ship_load = self.ship_load.copy()
        return seat

    def contents(self) -> tuple[object, ...]:
        return (
            self.vp,
            *self.vp_by,
            self.jade,
            self.pool,
            self.supply,
            self.double,
            self.intrigue,
            self.arrived,
            self.envoy,
            self.audience,
            self.traveller,
            self.on_wall,
            self.decrees,
            *self.rewards,
            *self.ship_port,
            *self.ship_load,
            self.waiting,
            self.hand,
            self.discard,
            self.chosen,
            self.stored,
            self.active,
        )

    def numbers(self) -> list[int]:
        return [
            self.vp,
            *self.vp_by,
            self.jade,
            self.pool,
            self.supply,
            self.double,
            self.intrigue,
            self.arrived,
            self.envoy,
            self.audience,
            self.traveller,
            self.on_wall,
            self.decrees,
            *self.rewards,
            *self.ship_port,
            *self.ship_load,
            self.waiting,
        ]

    def zones(self) -> list[Zone]:
        return [
            self.hand,
            self.discard,
            self.chosen,
            self.stored,
            self.active,
        ]


class Table(State):
    """What lies on the table."""

    box: Box
    seats: list[Seat]
    day: int  # 1 to 4
    phase: int  # const.MORNING ...
    start: int  # who holds the start player marker
    medal: int  # next start player: seat + 1, 0 while it lies at the Intrigue location
    active_seat: int  # whose turn it is, -1 outside of turns
    dice: Annotated[list[int], Each("die_", count=DICE)]  # the face, not its number
    houses: Annotated[int, Packed(count=HOUSES)]  # bit per house that has its jade
    arrivals: int  # envoys inside the palace: places are taken best first
    clock: int  # counts arrivals on the intrigue track
    focus: int  # Meng's location + 1, 0 without Meng
    meng_claims: int  # port rewards Meng has claimed
    ports: Annotated[list[int], Each("port_", PORT_NAMES)]  # 0 free, else codes.ship_mark
    given: int  # the exchange of this turn: card given + 1 ...
    taken: int  # ... card taken + 1 ...
    exchanged_at: int  # ... location + 1; all 0 before it. Everybody saw it happen.
    officials: Zone  # seven gift cards, by location
    gift_deck: Annotated[Zone, NOBODY, Pool("gift")]  # top card last
    gift_box: Zone  # sets of seats that nobody has
    cities: Zone  # one token kind per city; GAP where none lies
    token_stack: Annotated[Zone, NOBODY, Pool("token")]  # both face-down stacks: the next one last
    token_gone: Zone  # traded tokens
    decrees: Zone  # level 1, 1, 2, 2, 3, 3
    decree_box: Zone
    automa_deck: Annotated[Zone, NOBODY, Pool("automa")]
    automa_today: Zone  # played today, oldest first
    automa_gone: Zone

    # --- from here on made by scripts/states out of the fields above: change those, then run it ---
    FIELDS: ClassVar[list[Field]] = [
        field("day", NUMBER),
        field("phase", NUMBER),
        field("start", NUMBER),
        field("medal", NUMBER),
        field("active_seat", NUMBER),
        field("dice", NUMBERS, Each("die_", count=DICE)),
        field("houses", NUMBER, Packed(count=HOUSES)),
        field("arrivals", NUMBER),
        field("clock", NUMBER),
        field("focus", NUMBER),
        field("meng_claims", NUMBER),
        field("ports", NUMBERS, Each("port_", PORT_NAMES)),
        field("given", NUMBER),
        field("taken", NUMBER),
        field("exchanged_at", NUMBER),
        field("officials", ZONE),
        field("gift_deck", ZONE, NOBODY, Pool("gift")),
        field("gift_box", ZONE),
        field("cities", ZONE),
        field("token_stack", ZONE, NOBODY, Pool("token")),
        field("token_gone", ZONE),
        field("decrees", ZONE),
        field("decree_box", ZONE),
        field("automa_deck", ZONE, NOBODY, Pool("automa")),
        field("automa_today", ZONE),
        field("automa_gone", ZONE),
    ]

    def __init__(self, box: Box, like: "Table | None" = None) -> None:
        super().__init__(like)
        self.box = box
        if like is None:
            self.seats = []
            self.day = 0
            self.phase = 0
            self.start = 0
            self.medal = 0
            self.active_seat = 0
            self.dice = []
            self.houses = 0
            self.arrivals = 0
            self.clock = 0
            self.focus = 0
            self.meng_claims = 0
            self.ports = []
            self.given = 0
            self.taken = 0
            self.exchanged_at = 0
            self.officials = ()
            self.gift_deck = ()
            self.gift_box = ()
            self.cities = ()
            self.token_stack = ()
            self.token_gone = ()
            self.decrees = ()
            self.decree_box = ()
            self.automa_deck = ()
            self.automa_today = ()
            self.automa_gone = ()
        else:
            self.seats = like.seats
            self.day = like.day
            self.phase = like.phase
            self.start = like.start
            self.medal = like.medal
            self.active_seat = like.active_seat
            self.dice = like.dice
            self.houses = like.houses
            self.arrivals = like.arrivals
            self.clock = like.clock
            self.focus = like.focus
            self.meng_claims = like.meng_claims
            self.ports = like.ports
            self.given = like.given
            self.taken = like.taken
            self.exchanged_at = like.exchanged_at
            self.officials = like.officials
            self.gift_deck = like.gift_deck
            self.gift_box = like.gift_box
            self.cities = like.cities
            self.token_stack = like.token_stack
            self.token_gone = like.token_gone
            self.decrees = like.decrees
            self.decree_box = like.decree_box
            self.automa_deck = like.automa_deck
            self.automa_today = like.automa_today
            self.automa_gone = like.automa_gone

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
        g.dice = self.dice.copy()
        g.ports = self.ports.copy()
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
            self.day,
            self.phase,
            self.start,
            self.medal,
            self.active_seat,
            *self.dice,
            self.houses,
            self.arrivals,
            self.clock,
            self.focus,
            self.meng_claims,
            *self.ports,
            self.given,
            self.taken,
            self.exchanged_at,
            self.officials,
            self.gift_deck,
            self.gift_box,
            self.cities,
            self.token_stack,
            self.token_gone,
            self.decrees,
            self.decree_box,
            self.automa_deck,
            self.automa_today,
            self.automa_gone,
            *[seat.contents() for seat in self.seats],
        )

    def numbers(self) -> list[int]:
        return [
            self.day,
            self.phase,
            self.start,
            self.medal,
            self.active_seat,
            *self.dice,
            self.houses,
            self.arrivals,
            self.clock,
            self.focus,
            self.meng_claims,
            *self.ports,
            self.given,
            self.taken,
            self.exchanged_at,
        ]

    def zones(self) -> list[Zone]:
        return [
            self.officials,
            self.gift_deck,
            self.gift_box,
            self.cities,
            self.token_stack,
            self.token_gone,
            self.decrees,
            self.decree_box,
            self.automa_deck,
            self.automa_today,
            self.automa_gone,
        ]


def is_solo(g: Table) -> bool:
    """Whether one player plays alone against Meng."""
    return g.seat_count > g.players


def is_meng(g: Table, who: int) -> bool:
    """Whether this seat is Meng, the opponent of the solo game."""
    return who >= g.players


def turn_order(g: Table) -> list[int]:
    """All seats from the start player on, clockwise [G20]."""
    start = g.start
    return [(start + step) % g.seat_count for step in range(g.seat_count)]
