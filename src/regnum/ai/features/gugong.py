"""What a player of Gùgōng looks at: own goods and places, where one's cards lead, and the foremost rival.

Alone the rival is Meng. Nothing hidden is read: of others only how many cards they hold.
"""

from typing import ClassVar, Final, cast

from regnum.ai.features import Features
from regnum.games.gugong.box.box import Box
from regnum.games.gugong.codes import stop_of
from regnum.games.gugong.const import ABOARD, DAY, LOCATIONS, REWARDS
from regnum.games.gugong.rules.intrigue import standing
from regnum.games.gugong.rules.ports import port_of, ship_value
from regnum.games.gugong.rules.wall import wall_value
from regnum.games.gugong.state import SHIPS, Seat, Table, is_solo
from regnum.kernel.box import BaseBox

# --- headings, by their place in the judge's list --------------------------------------------------------
POINTS: Final = 0
AUDIENCE: Final = 1
JADES: Final = 2
WALLS: Final = 3
CANALS: Final = 4
DECREE_ONES: Final = 5
INTRIGUES: Final = 6
SERVANTS: Final = 7
GIFTS: Final = 8
DESTINY: Final = 9
TOKEN_ONES: Final = 10
TURN_ONES: Final = 11
UNDER_WAY: Final = 12
HEADINGS: Final = (
    "points",
    "audience",
    "jade",
    "wall",
    "canal",
    "decrees",
    "intrigue",
    "servants",
    "gifts",
    "destiny",
    "tokens",
    "turns",
    "under_way",
)

# --- numbers of the features. Of several of a kind, such as ports, that of the first -----------------------
TURNS: Final = 0
DAYS: Final = 1
HAND: Final = 2
VP: Final = 3
INSIDE: Final = 4
NEED: Final = 5
PLACE: Final = 6
JADE: Final = 7
JADE_PRICE: Final = 8
HOUSES: Final = 9
WALL: Final = 10
WALL_LEAD: Final = 11
WALL_FREE: Final = 12
PORT: Final = 13
SHIPS_HOME: Final = 18
REWARD: Final = 19
REWARD_CARDS: Final = 20
REWARD_DOUBLES: Final = 21
DECREE: Final = 22
DECREE_COUNT: Final = 37
INTRIGUE: Final = 38
INTRIGUE_LEAD: Final = 39
TIES: Final = 40
MEDAL: Final = 41
POOL: Final = 42
SUPPLY: Final = 43
DOUBLE: Final = 44
CARDS: Final = 45
HAND_VALUE: Final = 46
CARD_VALUE: Final = 47
LOW_CARDS: Final = 48
HIGH_CARDS: Final = 49
ACTION: Final = 50
OPEN: Final = 60
MATCHES: Final = 67
TO_MATCH: Final = 68
TOKENS: Final = 69
RIVAL_VP: Final = 70
RIVAL_NEED: Final = 71
RIVAL_JADE: Final = 72
RIVAL_POOL: Final = 73
RIVAL_SUPPLY: Final = 74
RIVAL_INTRIGUE: Final = 75
RIVAL_WALL: Final = 76
RIVAL_LOAD: Final = 77
RIVAL_CLAIMS: Final = 78
RIVAL_DECREES: Final = 79
RIVAL_LAST: Final = 80
RIVAL_TOKENS: Final = 81
RIVAL_HAND: Final = 82
RIVAL_CARDS: Final = 83
FOCUS: Final = 84

MOST_TURNS: Final = 30
MOST_LEAD: Final = 8  # servants on the wall ahead of or behind the others
HIGH: Final = 7  # cards from this value on go nearly everywhere
LOW: Final = 2

# Name, largest number, heading.
LOOKED_AT: Final = (
    ("turns", 30, TURN_ONES),
    ("days", 3, TURN_ONES),
    ("hand", 9, TURN_ONES),
    ("vp", 99, POINTS),
    ("inside", 1, AUDIENCE),
    ("steps_to_palace", 8, AUDIENCE),
    ("place_inside", 4, AUDIENCE),
    ("jade", 14, JADES),
    ("jade_price", 5, JADES),
    ("houses", 6, JADES),
    ("on_wall", 9, WALLS),
    ("wall_lead", 16, WALLS),
    ("wall_free", 9, WALLS),
    ("port_1", 3, CANALS),
    ("port_2", 3, CANALS),
    ("port_3", 3, CANALS),
    ("port_4", 3, CANALS),
    ("port_5", 3, CANALS),
    ("ships_home", 3, CANALS),
    ("rewards_vp", 3, CANALS),
    ("rewards_card", 2, CANALS),
    ("rewards_double", 1, CANALS),
    ("decree_morning_intrigue", 1, DECREE_ONES),
    ("decree_morning_ship", 1, DECREE_ONES),
    ("decree_morning_servants", 1, DECREE_ONES),
    ("decree_morning_envoy", 1, DECREE_ONES),
    ("decree_morning_swap", 1, DECREE_ONES),
    ("decree_cheaper_travel", 1, DECREE_ONES),
    ("decree_cheaper_jade", 1, DECREE_ONES),
    ("decree_extra_on_wall", 1, DECREE_ONES),
    ("decree_equal_is_higher", 1, DECREE_ONES),
    ("decree_cheaper_decrees", 1, DECREE_ONES),
    ("decree_vp_per_vp", 1, DECREE_ONES),
    ("decree_vp_at_end", 1, DECREE_ONES),
    ("decree_vp_per_jade", 1, DECREE_ONES),
    ("decree_vp_per_decree", 1, DECREE_ONES),
    ("decree_vp_per_reward", 1, DECREE_ONES),
    ("decrees", 6, DECREE_ONES),
    ("intrigue", 14, INTRIGUES),
    ("intrigue_lead", 28, INTRIGUES),
    ("ties_won", 4, INTRIGUES),
    ("medal", 1, INTRIGUES),
    ("pool", 12, SERVANTS),
    ("supply", 12, SERVANTS),
    ("double_servant", 5, SERVANTS),
    ("cards", 9, GIFTS),
    ("hand_value", 45, GIFTS),
    ("card_value", 63, GIFTS),
    ("low_cards", 4, GIFTS),
    ("high_cards", 6, GIFTS),
    ("cards_travel", 4, GIFTS),
    ("cards_wall", 4, GIFTS),
    ("cards_jade", 4, GIFTS),
    ("cards_intrigue", 4, GIFTS),
    ("cards_palace", 4, GIFTS),
    ("cards_decrees", 4, GIFTS),
    ("cards_canal", 4, GIFTS),
    ("cards_servants", 4, GIFTS),
    ("cards_swap", 4, GIFTS),
    ("cards_none", 4, GIFTS),
    ("open_travel", 1, GIFTS),
    ("open_wall", 1, GIFTS),
    ("open_jade", 1, GIFTS),
    ("open_intrigue", 1, GIFTS),
    ("open_palace", 1, GIFTS),
    ("open_decrees", 1, GIFTS),
    ("open_canal", 1, GIFTS),
    ("matches", 9, DESTINY),
    ("hand_matches", 9, DESTINY),
    ("tokens", 16, TOKEN_ONES),
    ("rival_vp", 99, POINTS),
    ("rival_steps_to_palace", 8, AUDIENCE),
    ("rival_jade", 14, JADES),
    ("rival_pool", 12, SERVANTS),
    ("rival_supply", 12, SERVANTS),
    ("rival_intrigue", 14, INTRIGUES),
    ("rival_on_wall", 9, WALLS),
    ("rival_load", 9, CANALS),
    ("rival_claims", 9, CANALS),
    ("rival_decrees", 6, DECREE_ONES),
    ("rival_last_decrees", 2, DECREE_ONES),
    ("rival_tokens", 8, TOKEN_ONES),
    ("rival_hand", 9, TURN_ONES),
    ("rival_cards", 9, GIFTS),
    ("meng_focus", 7, TURN_ONES),
)

NAMES: Final = tuple([row[0] for row in LOOKED_AT])
MOSTS: Final = tuple([row[1] for row in LOOKED_AT])
UNDER: Final = tuple([row[2] for row in LOOKED_AT])
COUNT: Final = len(LOOKED_AT)


class GugongFeatures(Features[Table]):
    """Reads positions of one box."""

    names: ClassVar[tuple[str, ...]] = NAMES
    mosts: ClassVar[tuple[int, ...]] = MOSTS
    headings: ClassVar[tuple[int, ...]] = UNDER
    clocks: ClassVar[int] = 12

    def __init__(self, tables: BaseBox) -> None:
        self.box: Final = cast(Box, tables)
        self.mosts_of: Final = list(MOSTS)
        # The others are yes or no, never larger than there are entries for.
        self.counted: Final = [i for i in range(COUNT) if MOSTS[i] > 1 or i == REWARD_DOUBLES]

    def clock(self, g: Table, seat: int) -> int:
        """The day, and whether it is fresh, under way or over for the seat."""
        hand = len(g.seats[seat].hand)
        return 3 * (g.day - 1) + (0 if hand > 2 else 1 if hand else 2)

    def read(self, g: Table, seat: int) -> list[int]:
        f = [0] * COUNT
        me = g.seats[seat]
        self._cards(g, me, f)
        self._standing(g, seat, me, f)
        self._goods(g, me, f)
        self._wall(g, seat, me, f)
        self._ships(me, f)
        mine = me.decrees
        while mine:
            f[DECREE + self.box.decree_effect[(mine & -mine).bit_length() - 1]] = 1
            f[DECREE_COUNT] += 1
            mine &= mine - 1
        self._rival(g, seat, f)
        for i in self.counted:
            f[i] = min(f[i], self.mosts_of[i])
        return f

    # --- the seat itself ---------------------------------------------------------------------------------

    def _cards(self, g: Table, me: Seat, f: list[int]) -> None:
        """Gift cards: turns to come, what they do, where they may be given freely, and matches tonight."""
        box = self.box
        values, actions = box.gift_value, box.gift_action
        days = box.days - g.day
        hand = len(me.hand)
        cards = hand + len(me.discard) + len(me.chosen)
        f[DAYS] = days
        f[HAND] = hand
        f[CARDS] = cards
        f[TURNS] = hand + days * cards
        first, second, third = g.dice
        highest = has_low = in_hand = to_match = 0
        for card in me.hand:
            value = values[card]
            in_hand += value
            to_match += (value == first) + (value == second) + (value == third)
            f[ACTION + actions[card]] += 1
            if value > highest:
                highest = value
            if value == box.low_gift:
                has_low = 1
            if value >= HIGH:
                f[HIGH_CARDS] += 1
            elif value <= LOW:
                f[LOW_CARDS] += 1
        f[HAND_VALUE] = in_hand
        if g.phase == DAY:
            f[TO_MATCH] = to_match
        for card in me.chosen:
            in_hand += values[card]
            f[ACTION + actions[card]] += 1
        matches = 0
        for card in me.discard:
            value = values[card]
            in_hand += value
            matches += (value == first) + (value == second) + (value == third)
            f[ACTION + actions[card]] += 1
        if g.phase == DAY:
            f[MATCHES] = matches
        f[CARD_VALUE] = in_hand
        if hand:
            self._open(g, highest, has_low, f)

    def _open(self, g: Table, highest: int, has_low: int, f: list[int]) -> None:
        """Officials whom a card in hand may be given freely [G21, G22]."""
        values, high = self.box.gift_value, self.box.high_gift
        officials = g.officials
        for place in range(LOCATIONS):
            value = values[officials[place]]
            if value < highest or (has_low and value == high):
                f[OPEN + place] = 1

    def _standing(self, g: Table, seat: int, me: Seat, f: list[int]) -> None:
        """The palace and the intrigue track."""
        mine = standing(me)
        ties = best = 0
        place = g.arrivals
        for other in range(g.seat_count):
            if other == seat:
                continue
            rival = g.seats[other]
            if standing(rival) < mine:
                ties += 1
            if rival.intrigue > best:
                best = rival.intrigue
            if not rival.audience and rival.envoy > me.envoy:
                place += 1
        f[TIES] = ties
        f[INTRIGUE] = me.intrigue
        f[INTRIGUE_LEAD] = me.intrigue - best + self.box.intrigue_top
        if me.audience:
            f[INSIDE] = 1
            place = me.audience - 1
        else:
            f[NEED] = self.box.palace_top - me.envoy
        f[PLACE] = place
        if g.medal == seat + 1:
            f[MEDAL] = 1

    def _goods(self, g: Table, me: Seat, f: list[int]) -> None:
        """Points, jade and its price, servants, travel tokens."""
        box = self.box
        f[VP] = me.vp
        f[JADE] = me.jade
        price = box.square_price
        houses = 0
        if g.houses:
            prices = box.house_prices[box.side_by_players[g.players]]
            for house in range(len(prices)):
                if g.houses >> house & 1:
                    houses += 1
                    if prices[house] < price:
                        price = prices[house]
        f[JADE_PRICE] = price
        f[HOUSES] = houses
        f[POOL] = me.pool
        f[SUPPLY] = me.supply
        f[DOUBLE] = min(me.double, ABOARD)
        stored = me.stored
        if stored or me.waiting:
            f[TOKENS] = len(stored) + stored.count(box.token_double) + (1 if me.waiting else 0)

    def _wall(self, g: Table, seat: int, me: Seat, f: list[int]) -> None:
        """Servants on the wall, the lead over the best rival there (who wins a tie is ahead), free places."""
        mine = total = wall_value(me)
        most = 0
        for other in range(g.seat_count):
            if other != seat:
                theirs = wall_value(g.seats[other])
                total += theirs
                if theirs > most:
                    most = theirs
        f[WALL] = mine
        f[WALL_LEAD] = max(-MOST_LEAD, min(MOST_LEAD, mine - most)) + MOST_LEAD
        f[WALL_FREE] = max(0, self.box.wall_size[g.players] - total)

    def _ships(self, me: Seat, f: list[int]) -> None:
        """Loads by port, whichever route it is on."""
        for ship in range(SHIPS):
            port = port_of(me, ship)
            if port >= 0:
                at = PORT + stop_of(port)
                f[at] = max(f[at], ship_value(me, ship))
            else:
                f[SHIPS_HOME] += 1
        for reward in range(REWARDS):
            f[REWARD + reward] = me.rewards[reward]

    # --- the rival ---------------------------------------------------------------------------------------

    def _rival(self, g: Table, seat: int, f: list[int]) -> None:
        """Meng, or the other seat that has most points now."""
        box = self.box
        who = 1 if seat == 0 else 0
        if g.seat_count > 2:
            for other in range(g.seat_count):
                if other != seat and g.seats[other].vp > g.seats[who].vp:
                    who = other
        rival = g.seats[who]
        f[RIVAL_VP] = rival.vp
        f[RIVAL_NEED] = 0 if rival.audience else box.palace_top - rival.envoy
        f[RIVAL_JADE] = rival.jade
        f[RIVAL_POOL] = rival.pool
        f[RIVAL_SUPPLY] = rival.supply
        f[RIVAL_INTRIGUE] = rival.intrigue
        f[RIVAL_WALL] = wall_value(rival)
        for ship in range(SHIPS):
            f[RIVAL_LOAD] += rival.ship_load[ship]
        f[RIVAL_CLAIMS] = g.meng_claims if is_solo(g) else sum(rival.rewards)
        theirs = rival.decrees
        while theirs:
            f[RIVAL_DECREES] += 1
            if box.decree_level[(theirs & -theirs).bit_length() - 1] == box.decree_levels:
                f[RIVAL_LAST] += 1
            theirs &= theirs - 1
        f[RIVAL_TOKENS] = len(rival.stored)
        f[RIVAL_HAND] = len(rival.hand)
        f[RIVAL_CARDS] = len(rival.hand) + len(rival.discard)
        f[FOCUS] = g.focus
