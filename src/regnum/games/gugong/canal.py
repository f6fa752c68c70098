"""The Grand Canal [G70]: what its action lets a player do; ships.py and ports.py do it."""

from typing import Final

from regnum.games.gugong.const import CANAL, IN_POOL
from regnum.games.gugong.locations import B_DOUBLE, A, PricedFrame
from regnum.games.gugong.ports import ALL_SHIPS, claims, night, reward_markers
from regnum.games.gugong.reasons import NO_DOUBLE, NO_ROOM_FOR_TWO, NOTHING_ON_CANAL, SERVANTS_SHORT
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
from regnum.games.gugong.state import Table
from regnum.kernel.agenda import push
from regnum.kernel.reasons import OK, why

__all__ = ["Canal", "load_from_supply", "night", "reward_markers", "supply_refusal"]

LABELS: Final = ("gugong-opt-canal-a", "gugong-opt-canal-b", "gugong-opt-canal-b-double")


class Canal(PricedFrame):
    """Load one servant and move one ship, or load two for a price."""

    def place(self) -> int:
        return CANAL

    def rule(self) -> str:
        return "G70"

    def price(self, g: Table) -> int:
        return g.box.canal_b_cost

    def label(self, way: int) -> str:
        return LABELS[way]

    def amount(self, g: Table, variant: int) -> int:
        return g.box.canal_place[variant]

    def refusal(self, g: Table, way: int) -> int:
        if way == A:
            return self._a_refusal(g)
        t = g.box
        pays = way == B_DOUBLE
        if pays and g.seats[self.who].double != IN_POOL:
            return why(NO_DOUBLE)
        price = max(0, t.canal_b_cost - 2) if pays else t.canal_b_cost  # in ordinary servants
        double = g.seats[self.who].double == IN_POOL and not pays
        ordinary = g.seats[self.who].pool - price
        if ordinary < 0 or ordinary + (1 if double else 0) < t.canal_place[1]:
            have = g.seats[self.who].pool + (1 if double else 0)
            return why(SERVANTS_SHORT, price + t.canal_place[1], have)
        if two_fit(rooms(g, self.who), ordinary, double) or claims(g, self.who, ALL_SHIPS):
            return OK
        return OK if makes_room(g, self.who, ordinary, double) else why(NO_ROOM_FOR_TWO)

    def _a_refusal(self, g: Table) -> int:
        who = self.who
        if load_options(g, who, False) or can_move(g, who) or claims(g, who, ALL_SHIPS):
            return OK
        return why(NOTHING_ON_CANAL)

    def paid(self, g: Table, variant: int) -> None:
        push(g, LoadShip(self.who, self.amount(g, variant), BY_B if variant else BY_A, 0))
