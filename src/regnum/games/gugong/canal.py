"""The Grand Canal [G70]: what its action lets a player do; ships.py and ports.py do it."""

from typing import Final

import regnum.games.gugong.servants as servants
from regnum.games.gugong.const import CANAL, IN_POOL
from regnum.games.gugong.locations import LocationFrame, element
from regnum.games.gugong.ports import ALL_SHIPS, claims, night, reward_markers
from regnum.games.gugong.reasons import NO_DOUBLE, NO_ROOM_FOR_TWO, NOTHING_ON_CANAL, SERVANTS_SHORT
from regnum.kernel.reasons import OK, why
from regnum.games.gugong.ships import (
    BY_A,
    BY_B,
    LoadShip,
    can_move,
    load_from_supply,
    load_options,
    makes_room,
    rooms,
    supply_refusal,
    two_fit,
)
from regnum.games.gugong.state import DOUBLE, OWN, POOL, tab
from regnum.kernel.agenda import Choice, State, push
from regnum.kernel.messages import Msg

__all__ = ["Canal", "load_from_supply", "night", "reward_markers", "supply_refusal"]

A: Final = 0
B: Final = 1
B_DOUBLE: Final = 2
WAYS: Final = [A, B]
WAYS_DOUBLE: Final = [A, B, B_DOUBLE]
TEXTS: Final = ("a", "b", "b double")
LABELS: Final = ("gugong-opt-canal-a", "gugong-opt-canal-b", "gugong-opt-canal-b-double")


class Canal(LocationFrame):
    """Load one servant and move one ship, or load two for a price."""

    def place(self) -> int:
        return CANAL

    def rule(self) -> str:
        return "G70"

    def ways(self, g: State) -> list[int]:
        return WAYS_DOUBLE if servants.has_double(g, self.who) else WAYS

    def refusal(self, g: State, way: int) -> int:
        if way == A:
            return self._a_refusal(g)
        t = tab(g)
        b = self.who * OWN
        pays = way == B_DOUBLE
        if pays and g.own[b + DOUBLE] != IN_POOL:
            return why(NO_DOUBLE)
        price = max(0, t.canal_b_cost - 2) if pays else t.canal_b_cost  # in ordinary servants
        double = g.own[b + DOUBLE] == IN_POOL and not pays
        ordinary = g.own[b + POOL] - price
        if ordinary < 0 or ordinary + (1 if double else 0) < t.canal_place[1]:
            have = g.own[b + POOL] + (1 if double else 0)
            return why(SERVANTS_SHORT, price + t.canal_place[1], have)
        if two_fit(rooms(g, self.who), ordinary, double) or claims(g, self.who, ALL_SHIPS):
            return OK
        return OK if makes_room(g, self.who, ordinary, double) else why(NO_ROOM_FOR_TWO)

    def _a_refusal(self, g: State) -> int:
        who = self.who
        if load_options(g, who, False) or can_move(g, who) or claims(g, who, ALL_SHIPS):
            return OK
        return why(NOTHING_ON_CANAL)

    def variant(self, way: int) -> int:
        return 0 if way == A else 1

    def perform(self, g: State, way: int) -> None:
        t = tab(g)
        if way == A:
            push(g, LoadShip(self.who, t.canal_place[0], BY_A, (0,)))
        else:
            servants.pay(g, self.who, t.canal_b_cost, way == B_DOUBLE)
            push(g, LoadShip(self.who, t.canal_place[1], BY_B, (0,)))

    def words(self, g: State, way: int) -> Choice:
        t = tab(g)
        n = t.canal_place[self.variant(way)]
        price = 0 if way == A else t.canal_b_cost
        label = Msg(LABELS[way], {"n": n, "cost": price})
        cost = servants.price_of(price, way == B_DOUBLE)
        return Choice(way, TEXTS[way], label, [element(CANAL)], cost)
