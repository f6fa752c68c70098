"""Jade [G50]: one from a house for its price; from the square when all houses are empty."""

from regnum.games.gugong.const import CHEAPER_JADE, JADE
from regnum.games.gugong.rules.decrees import discounted
from regnum.games.gugong.rules.gains import gain_jade
from regnum.games.gugong.rules.locations import LocationAction
from regnum.games.gugong.rules.servants import (
    cost_of,
    has_double,
    has_double_in,
    pay,
    pay_refusal,
    thing_in,
    with_double,
)
from regnum.games.gugong.state import Table
from regnum.games.gugong.words.log import JADE_BOUGHT
from regnum.games.gugong.words.names import house_msg, jade_msg
from regnum.games.gugong.words.reasons import HOUSE_EMPTY, HOUSES_LEFT
from regnum.kernel.agenda import Choice, emit
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why

# Houses are counted from 0; the number of houses itself is the square.


def house_prices(g: Table) -> tuple[int, ...]:
    """The printed prices of the houses on the side of the board in play."""
    box = g.box
    return box.house_prices[box.side_by_players[g.players]]


def square(g: Table) -> int:
    return len(house_prices(g))


def has_jade(g: Table, house: int) -> bool:
    return g.houses >> house & 1 == 1


def house_price(g: Table, who: int, house: int) -> int:
    """The price of a jade for a seat, or as printed (who -1)."""
    prices = house_prices(g)
    printed = prices[house] if house < len(prices) else g.box.square_price
    return discounted(g, who, CHEAPER_JADE, printed)


def house_refusal(g: Table, house: int) -> int:
    """Why there is no jade to be bought here, or OK (R-G33)."""
    if house == square(g):
        return why(HOUSES_LEFT, 0, g.houses.bit_count()) if g.houses else OK
    return OK if has_jade(g, house) else why(HOUSE_EMPTY)


def take_jade(g: Table, who: int, house: int, price: int) -> None:
    """The jade of a house, or one of the square, for whatever was paid for it."""
    if house != square(g):
        g.houses &= ~(1 << house)
    emit(g, JADE_BOUGHT, who, house, price)
    gain_jade(g, who, 1)


class Jade(LocationAction):
    """Buy a jade. The way is a house, with the double servant or not; equal houses are one way."""

    def __init__(self, who: int, by: int) -> None:
        super().__init__(who, by, JADE, "G50")

    def ways(self, g: Table) -> list[int]:
        """Full houses, of equal ones the first; empty ones; the square."""
        double = has_double(g.seats[self.who])
        found: list[int] = []
        seen = 0  # bit per price of a full house
        for house, price in enumerate(house_prices(g)):
            full = has_jade(g, house)
            if full:
                if seen >> price & 1:
                    continue
                seen |= 1 << price
            found.append(with_double(house, False))
            if double and full:
                found.append(with_double(house, True))
        found.append(with_double(square(g), False))
        if double and g.houses == 0:
            found.append(with_double(square(g), True))
        return found

    def refusal(self, g: Table, way: int) -> int:
        house = thing_in(way)
        refusal = house_refusal(g, house)
        if refusal != OK:
            return refusal
        return pay_refusal(g.seats[self.who], house_price(g, self.who, house), has_double_in(way))

    def perform(self, g: Table, way: int) -> None:
        house = thing_in(way)
        price = house_price(g, self.who, house)
        pay(g, self.who, price, has_double_in(way))
        take_jade(g, self.who, house, price)

    def describe_way(self, g: Table, way: int) -> Choice:
        house, double = thing_in(way), has_double_in(way)
        price = house_price(g, self.who, house)
        name = "square" if house == square(g) else str(house + 1)
        key = "gugong-opt-jade-double" if double else "gugong-opt-jade"
        return Choice(
            way,
            f"house {name} double" if double else f"house {name}",
            Msg(key, {"house": house_msg(house, square(g)), "price": price}),
            house_elements(g, house),
            cost_of(price, double),
            [jade_msg(1)],
            "house",
            {"house": name, "double": double},
        )


def house_elements(g: Table, house: int) -> list[str]:
    """The house, and all that are the same: full ones of one price."""
    if house == square(g):
        return ["house.square"]
    if not has_jade(g, house):
        return [f"house.{house + 1}"]
    prices = house_prices(g)
    same = [other for other, price in enumerate(prices) if price == prices[house] and has_jade(g, other)]
    return [f"house.{other + 1}" for other in same]
