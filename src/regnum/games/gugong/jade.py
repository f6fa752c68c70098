"""Jade [G50]: one from a house for its price; from the square when all houses are empty."""

import regnum.games.gugong.decrees as decrees
import regnum.games.gugong.servants as servants
from regnum.games.gugong.const import CHEAPER_JADE, JADE
from regnum.games.gugong.gains import gain_jade
from regnum.games.gugong.locations import LocationFrame
from regnum.games.gugong.log import JADE_BOUGHT
from regnum.games.gugong.place_words import house_msg, jade_msg
from regnum.games.gugong.reasons import HOUSE_EMPTY, HOUSES_LEFT
from regnum.games.gugong.state import Table
from regnum.kernel.agenda import Choice, ChoiceArg, emit
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why


def house_prices(g: Table) -> tuple[int, ...]:
    """The printed prices of the houses on the side of the board in play."""
    t = g.box
    return t.house_prices[t.side_by_players[g.players]]


def house_price(g: Table, who: int, house: int) -> int:
    """The price of a jade for a seat, or as printed (who -1). The number of houses is the square."""
    prices = house_prices(g)
    printed = prices[house] if house < len(prices) else g.box.square_price
    return decrees.discounted(g, who, CHEAPER_JADE, printed)


def house_refusal(g: Table, house: int) -> int:
    """Why there is no jade to be bought here, or OK (R-G33)."""
    houses = g.houses
    if house < len(house_prices(g)):
        return OK if houses >> house & 1 else why(HOUSE_EMPTY)
    return why(HOUSES_LEFT, 0, houses.bit_count()) if houses else OK


def take_jade(g: Table, who: int, house: int, price: int) -> None:
    """The jade of a house, or one of the square, for whatever was paid for it."""
    if house < len(house_prices(g)):
        g.houses &= ~(1 << house)
    emit(g, JADE_BOUGHT, who, house, price)
    gain_jade(g, who, 1)


class Jade(LocationFrame):
    """Buy a jade. The option is 2 * house, + 1 if the double servant pays; equal houses are one option."""

    def place(self) -> int:
        return JADE

    def rule(self) -> str:
        return "G50"

    def ways(self, g: Table) -> list[int]:
        """Full houses, of equal ones the first; empty ones; the square."""
        prices = house_prices(g)
        double = servants.has_double(g, self.who)
        houses = g.houses
        found: list[int] = []
        seen = 0  # bit per price of a full house
        for house, price in enumerate(prices):
            if houses >> house & 1:
                if seen >> price & 1:
                    continue
                seen |= 1 << price
            found.append(2 * house)
            if double and houses >> house & 1:
                found.append(2 * house + 1)
        found.append(2 * len(prices))
        if double and houses == 0:
            found.append(2 * len(prices) + 1)
        return found

    def refusal(self, g: Table, way: int) -> int:
        refusal = house_refusal(g, way >> 1)
        if refusal != OK:
            return refusal
        return servants.pay_refusal(g, self.who, house_price(g, self.who, way >> 1), way & 1 == 1)

    def perform(self, g: Table, way: int) -> None:
        price = house_price(g, self.who, way >> 1)
        servants.pay(g, self.who, price, way & 1 == 1)
        take_jade(g, self.who, way >> 1, price)

    def words(self, g: Table, way: int) -> Choice:
        house = way >> 1
        prices = house_prices(g)
        price = house_price(g, self.who, house)
        if house == len(prices):
            name = "square"
            elements = ["house.square"]
        else:
            name = str(house + 1)
            elements = [f"house.{house + 1}"]
            if g.houses >> house & 1:  # houses of one price are all the same
                same = [i for i, p in enumerate(prices) if p == prices[house] and g.houses >> i & 1]
                elements = [f"house.{i + 1}" for i in same]
        double = way & 1 == 1
        key = "gugong-opt-jade-double" if double else "gugong-opt-jade"
        label = Msg(key, {"house": house_msg(house, len(prices)), "price": price})
        text = f"house {name} double" if double else f"house {name}"
        cost = servants.price_of(price, double)
        args: dict[str, ChoiceArg] = {"house": name, "double": double}
        return Choice(way, text, label, elements, cost, [jade_msg(1)], "house", args)
