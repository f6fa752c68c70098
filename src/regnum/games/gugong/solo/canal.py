"""Meng's ships [G109]: which one he loads, and what he claims as soon as one is full."""

from typing import Final

from regnum.games.gugong.codes import stop_of
from regnum.games.gugong.const import DAY, MORNING, REWARD_CARD, VP_PORTS
from regnum.games.gugong.rules.gains import score_vp
from regnum.games.gugong.rules.loading import onto_new, onto_ship, put_aboard
from regnum.games.gugong.rules.memory import see_below, see_on_discards
from regnum.games.gugong.rules.ports import (
    first_free,
    home_ship,
    places_left,
    port_of,
    routes_of,
    send_home,
    ship_value,
)
from regnum.games.gugong.solo.rewards import next_reward
from regnum.games.gugong.state import Table
from regnum.games.gugong.words.log import MENG_DREW, REWARD_CLAIMED
from regnum.games.gugong.words.reasons import NO_SHIP, ROUTE_FULL
from regnum.kernel.agenda import Frame, emit, push
from regnum.kernel.reasons import OK, why
from regnum.kernel.state import HIDDEN

# --- which ship (R-G50) -------------------------------------------------------------------------------


def next_load(g: Table, who: int) -> int:
    """Where his next servant goes, as a load of loading.py, or -1.

    The fullest ship with room, of equals the foremost; a new one only if none has room.
    """
    me = g.seats[who]
    best = -1
    most = (0, 0)
    for ship in range(g.box.ships):
        port = port_of(me, ship)
        if port >= 0 and places_left(g, me, ship) > 0:
            rank = (ship_value(me, ship), stop_of(port))
            if best < 0 or rank > most:
                best, most = ship, rank
    return onto_ship(best, False) if best >= 0 else _new_ship(g, who)


def _new_ship(g: Table, who: int) -> int:
    """A ship from home to the route whose first free port comes earliest, or -1."""
    if home_ship(g, who) < 0:
        return -1
    best = -1
    least = 0
    for route in range(routes_of(g)):
        port = first_free(g, route)
        if port >= 0 and (best < 0 or stop_of(port) < least):
            best, least = route, stop_of(port)
    return onto_new(best, False) if best >= 0 else -1


def room_refusal(g: Table, who: int) -> int:
    """Why no servant finds room on a ship, or OK (R-G52)."""
    if next_load(g, who) >= 0:
        return OK
    return why(NO_SHIP) if home_ship(g, who) < 0 else why(ROUTE_FULL)


# --- loading and claiming -----------------------------------------------------------------------------


class MengLoad(Frame[Table]):
    """Servants onto ships, one after another: a full ship claims and makes room (R-G51).

    n: how many are left; from_supply: 1 if they come from the supply as long as it has any (R-G58).
    """

    def __init__(self, who: int, n: int, from_supply: int) -> None:
        super().__init__(who)
        self.n: Final = n
        self.from_supply: Final = from_supply

    def resolve(self, g: Table, option: int) -> None:
        me = g.seats[self.who]
        supply = self.from_supply == 1 and me.supply > 0
        if next_load(g, self.who) < 0 or not (supply or me.pool):
            return
        if self.n > 1:
            push(g, MengLoad(self.who, self.n - 1, self.from_supply))
        load_one(g, self.who, supply)


def load_one(g: Table, who: int, supply: bool) -> None:
    """One servant aboard; a full ship claims at once, wherever it is (R-G51)."""
    ship = put_aboard(g, who, next_load(g, who), supply)
    if places_left(g, g.seats[who], ship) <= 0:
        _claim(g, who, ship)


def _claim(g: Table, who: int, ship: int) -> None:
    """All servants go home; markers are of a third colour, so they cost him none."""
    reward = next_reward(g)
    emit(g, REWARD_CLAIMED, who, ship, port_of(g.seats[who], ship), reward)
    send_home(g, who, ship)
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
        card = g.gift_deck[-1]  # not empty: else the reward would be another one
        g.gift_deck = g.gift_deck[:-1]
        g.reveals += 1
        me = g.seat(self.who)
        to_play = g.phase in (MORNING, DAY)
        if to_play:
            me.hand = (card, *me.hand)
            see_below(me, HIDDEN)
        else:
            me.discard += (card,)
            see_on_discards(me, HIDDEN)
        emit(g, MENG_DREW, self.who, 1 if to_play else 0)
