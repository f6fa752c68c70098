"""Meng's ships [G109]: which one he loads, and what he claims as soon as one is full."""

from typing import Final

import regnum.games.gugong.meng_rewards as meng_rewards
import regnum.games.gugong.ports as ports
import regnum.games.gugong.ships as ships
from regnum.games.gugong.const import DAY, MORNING, REWARD_CARD, VP_PORTS
from regnum.games.gugong.gains import score_vp
from regnum.games.gugong.log import MENG_DREW, REWARD_CLAIMED
from regnum.games.gugong.reasons import NO_SHIP, ROUTE_FULL
from regnum.games.gugong.state import ROUTE_PORTS, Table, ship_value
from regnum.kernel.agenda import Frame, emit, push
from regnum.kernel.reasons import OK, why

# --- which ship (R-G50) ------------------------------------------------------------------------------


def ship_for(g: Table, who: int) -> int:
    """Where his next servant goes, as an option of ships.load, or -1.

    The fullest ship with room, of equals the foremost; a new one only if none has room.
    """
    t = g.box
    best = -1
    most = (0, 0)
    for ship in range(t.ships):
        port = ports.port_of(g, who, ship)
        load = ship_value(g.seats[who], ship)
        if port >= 0 and load < t.ship_places:
            rank = (load, port % ROUTE_PORTS)
            if best < 0 or rank > most:
                best, most = ship, rank
    return best if best >= 0 else _new_ship(g, who)


def _new_ship(g: Table, who: int) -> int:
    """A ship from home to the route whose first free port comes earliest, or -1."""
    best = -1
    if ships.home_ship(g, who) < 0:
        return best
    least = 0
    for route in range(ports.routes_of(g)):
        port = ports.first_free(g, route)
        if port >= 0 and (best < 0 or port % ROUTE_PORTS < least):
            best, least = route, port % ROUTE_PORTS
    return ships.NEW + best if best >= 0 else -1


def room_refusal(g: Table, who: int) -> int:
    """Why no servant finds room on a ship, or OK (R-G52)."""
    if ship_for(g, who) >= 0:
        return OK
    return why(NO_SHIP) if ships.home_ship(g, who) < 0 else why(ROUTE_FULL)


# --- loading and claiming ----------------------------------------------------------------------------


class MengLoad(Frame[Table]):
    """Servants onto ships, one after another: a full ship claims and makes room (R-G51).

    a: how many are left; b: 1 if they come from the supply as long as it has any (R-G58).
    """

    def __init__(self, who: int, n: int, from_supply: int) -> None:
        super().__init__(who)
        self.n: Final = n
        self.from_supply: Final = from_supply

    def resolve(self, g: Table, option: int) -> None:
        supply = self.from_supply == 1 and g.seats[self.who].supply > 0
        if ship_for(g, self.who) < 0 or not (supply or g.seats[self.who].pool):
            return
        if self.n > 1:
            push(g, MengLoad(self.who, self.n - 1, self.from_supply))
        load_one(g, self.who, supply)


def load_one(g: Table, who: int, supply: bool) -> None:
    """One servant aboard; a full ship claims at once, wherever it is (R-G51)."""
    ship = ships.load(g, who, ship_for(g, who), supply)
    if ship_value(g.seats[who], ship) >= g.box.ship_places:
        _claim(g, who, ship)


def _claim(g: Table, who: int, ship: int) -> None:
    """All servants go home; markers are of a third colour, so they cost him none."""
    reward = meng_rewards.next_reward(g)
    emit(g, REWARD_CLAIMED, who, ship, ports.port_of(g, who, ship), reward)
    ports.send_home(g, who, ship)
    g.meng_claims += 1
    if reward == REWARD_CARD:
        push(g, MengDraw(who))
    else:
        score_vp(g, who, g.box.reward_vp, VP_PORTS)


class MengDraw(Frame[Table]):
    """The top gift card, unseen: under those he still has to play, or to his discards (R-G47)."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        deck = g.gift_deck  # not empty: else the reward would be another one
        g.gift_deck = deck[:-1]
        g.reveals += 1
        to_play = g.phase in (MORNING, DAY)
        if to_play:
            g.seat(self.who).hand = (deck[-1], *g.seats[self.who].hand)
        else:
            g.seat(self.who).discard += (deck[-1],)
        emit(g, MENG_DREW, self.who, 1 if to_play else 0)
