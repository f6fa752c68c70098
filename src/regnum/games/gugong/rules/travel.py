"""Travel [G30-G32]: the traveller goes along the roads from token to token."""

from typing import Final

from regnum.games.gugong.codes import replaced
from regnum.games.gugong.const import CHEAPER_TRAVEL, TRAVEL
from regnum.games.gugong.rules.decrees import discounted
from regnum.games.gugong.rules.locations import (
    WITHOUT_DOUBLE,
    LocationAction,
    describe_variant,
    pay_variant,
    variant_of,
    variant_refusal,
    variants,
)
from regnum.games.gugong.rules.storing import take_token
from regnum.games.gugong.rules.tokens import use_token
from regnum.games.gugong.rules.trades import SKIP, Question
from regnum.games.gugong.state import Table
from regnum.games.gugong.words.log import MOVE_LOST, TOKEN_TAKEN, TRAVELLED
from regnum.games.gugong.words.names import city_msg, token_msg
from regnum.games.gugong.words.reasons import NO_TOKEN_HERE, NOTHING_IN_REACH, TRAVELLER_HERE, reason
from regnum.kernel.agenda import GAP, Choice, Reason, Refusal, emit, push
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import why


def reachable(g: Table, who: int) -> list[int]:
    """Cities a move may end at (R-G13): every first one with a token, whatever road leads there.

    Cities without a token are passed over, travellers or not. The first move goes anywhere.
    """
    cities = g.cities
    start = g.seats[who].traveller - 1
    if start < 0:
        return [city for city, token in enumerate(cities) if token != GAP]
    roads = g.box.roads
    seen = 1 << start
    found = 0
    ahead = [start]
    while ahead:
        for city in roads[ahead.pop()]:
            if seen >> city & 1:
                continue
            seen |= 1 << city
            if cities[city] == GAP:
                ahead.append(city)
            else:
                found |= 1 << city
    return [city for city in range(len(cities)) if found >> city & 1]


def move_to(g: Table, who: int, city: int) -> int:
    """The traveller goes to a city and takes its token, which then waits to be stored; the token."""
    token = g.cities[city]
    g.seat(who).traveller = city + 1
    g.cities = replaced(g.cities, city, GAP)
    emit(g, TRAVELLED, who, city)
    emit(g, TOKEN_TAKEN, who, token)
    take_token(g, who, token)
    return token


def travel_price(g: Table, who: int) -> int:
    """The price of variant B, after the decree."""
    return discounted(g, who, CHEAPER_TRAVEL, g.box.travel_b_cost)


class Travel(LocationAction):
    """Move the traveller once, or twice for servants."""

    def __init__(self, who: int, by: int) -> None:
        super().__init__(who, by, TRAVEL, "G30")

    def ways(self, g: Table) -> list[int]:
        if travel_price(g, self.who) == 0:
            return WITHOUT_DOUBLE  # of no price the double servant pays nothing
        return variants(g.seats[self.who])

    def variant(self, way: int) -> int:
        return variant_of(way)

    def refusal(self, g: Table, way: int) -> int:
        if not reachable(g, self.who):
            return why(NOTHING_IN_REACH)
        return variant_refusal(g.seats[self.who], way, travel_price(g, self.who))

    def perform(self, g: Table, way: int) -> None:
        pay_variant(g, self.who, way, travel_price(g, self.who))
        push(g, TravelMove(self.who, g.box.travel_moves[variant_of(way)], self.by))

    def describe_way(self, g: Table, way: int) -> Choice:
        moves = g.box.travel_moves[variant_of(way)]
        return describe_variant(TRAVEL, "gugong-opt-travel-", way, moves, travel_price(g, self.who), [])


class TravelMove(Question):
    """One move of the traveller. moves: those left; by: why. The option is the city.

    A second move is lost if no token is in reach any more (R-G14).
    """

    def __init__(self, who: int, moves: int, by: int) -> None:
        super().__init__(who)
        self.moves: Final = moves
        self.by: Final = by

    def options(self, g: Table) -> list[int]:
        return reachable(g, self.who) or [SKIP]

    def resolve(self, g: Table, option: int) -> None:
        if option == SKIP:
            emit(g, MOVE_LOST, self.who)
            return
        if self.moves > 1:
            push(g, TravelMove(self.who, self.moves - 1, self.by))
        token = move_to(g, self.who, option)
        use_token(g, self.who, token)

    def prompt(self, g: Table) -> Msg:
        first = g.seats[self.who].traveller == 0
        return Msg("gugong-prompt-first-move" if first else "gugong-prompt-travel-move", {"n": self.moves})

    def describe(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            return Choice(option, "skip", Msg("gugong-opt-move-lost"), ["skip"], kind="skip")
        box = g.box
        name = box.city_ids[option]
        token = token_msg(box, g.cities[option])
        label = Msg("gugong-opt-go", {"city": city_msg(box, option), "token": token})
        return Choice(option, "go " + name, label, ["city." + name], [], [token], "go", {"city": name})

    def refused(self, g: Table) -> list[Refusal]:
        box = g.box
        near = reachable(g, self.who)
        out: list[Refusal] = []
        for city, name in enumerate(box.city_ids):
            if city not in near:
                label = Msg("gugong-opt-go-empty", {"city": city_msg(box, city)})
                because = out_of_reach(g, city, near)
                out.append(Refusal("go " + name, label, ["city." + name], because, "go", {"city": name}))
        return out


def out_of_reach(g: Table, city: int, near: list[int]) -> Reason:
    """Why the traveller cannot go to a city now; near: where it could."""
    if g.cities[city] != GAP:
        nearer = [city_msg(g.box, other) for other in near]
        return Reason(Msg("gugong-why-token-before", {"cities": nearer, "n": len(nearer)}), "G31")
    for seat in g.seats:
        if seat.traveller == city + 1:
            return reason(why(TRAVELLER_HERE))
    return reason(why(NO_TOKEN_HERE))
