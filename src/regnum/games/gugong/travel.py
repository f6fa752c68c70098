"""Travel [G30-G32]: the traveller goes along the roads from token to token."""

from typing import Final

import regnum.games.gugong.decrees as decrees
import regnum.games.gugong.tokens as tokens
from regnum.games.gugong.const import CHEAPER_TRAVEL, TRAVEL
from regnum.games.gugong.locations import WAYS, PricedFrame
from regnum.games.gugong.log import MOVE_LOST, TOKEN_TAKEN, TRAVELLED
from regnum.games.gugong.questions import Question
from regnum.games.gugong.reasons import NO_TOKEN_HERE, NOTHING_IN_REACH, TRAVELLER_HERE, reason
from regnum.games.gugong.state import Table, replaced
from regnum.games.gugong.trades import SKIP, take_token
from regnum.games.gugong.words import city_msg, token_msg
from regnum.kernel.agenda import GAP, Choice, Reason, Refusal, emit, push
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why


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
    return decrees.discounted(g, who, CHEAPER_TRAVEL, g.box.travel_b_cost)


LABELS: Final = ("gugong-opt-travel-a", "gugong-opt-travel-b", "gugong-opt-travel-b-double")


class Travel(PricedFrame):
    """Move the traveller once, or twice for servants."""

    def place(self) -> int:
        return TRAVEL

    def rule(self) -> str:
        return "G30"

    def price(self, g: Table) -> int:
        return travel_price(g, self.who)

    def label(self, way: int) -> str:
        return LABELS[way]

    def amount(self, g: Table, variant: int) -> int:
        return g.box.travel_moves[variant]

    def ways(self, g: Table) -> list[int]:
        return super().ways(g) if self.price(g) else WAYS  # of no price the double servant pays nothing

    def blocked(self, g: Table, way: int) -> int:
        return OK if reachable(g, self.who) else why(NOTHING_IN_REACH)

    def paid(self, g: Table, variant: int) -> None:
        push(g, TravelMove(self.who, self.amount(g, variant), self.by))


class TravelMove(Question):
    """One move of the traveller. a: moves left; b: why. The option is the city.

    A second move is lost if no token is in reach any more (R-G14).
    """

    def __init__(self, who: int, moves: int, by: int) -> None:
        super().__init__(who)
        self.moves: Final = moves
        self.by: Final = by

    def own_options(self, g: Table) -> list[int]:
        return reachable(g, self.who) or [SKIP]

    def apply(self, g: Table, option: int) -> None:
        if option == SKIP:
            emit(g, MOVE_LOST, self.who)
            return
        if self.moves > 1:
            push(g, TravelMove(self.who, self.moves - 1, self.by))
        token = move_to(g, self.who, option)
        tokens.use_token(g, self.who, token)

    def prompt(self, g: Table) -> Msg:
        first = g.seats[self.who].traveller == 0
        return Msg("gugong-prompt-first-move" if first else "gugong-prompt-travel-move", {"n": self.moves})

    def describe_own(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            return Choice(option, "skip", Msg("gugong-opt-move-lost"), ["skip"])
        t = g.box
        name = t.city_ids[option]
        token = token_msg(t, g.cities[option])
        label = Msg("gugong-opt-go", {"city": city_msg(t, option), "token": token})
        return Choice(option, "go " + name, label, ["city." + name], [], [token], "go", {"city": name})

    def refused_own(self, g: Table) -> list[Refusal]:
        t = g.box
        near = reachable(g, self.who)
        out: list[Refusal] = []
        for city, name in enumerate(t.city_ids):
            if city not in near:
                label = Msg("gugong-opt-go-empty", {"city": city_msg(t, city)})
                because = self._why(g, city, near)
                out.append(Refusal("go " + name, label, ["city." + name], because, "go", {"city": name}))
        return out

    def _why(self, g: Table, city: int, near: list[int]) -> Reason:
        """Why the traveller cannot go to a city now."""
        t = g.box
        if g.cities[city] != GAP:
            nearer = [city_msg(t, other) for other in near]
            return Reason(Msg("gugong-why-token-before", {"cities": nearer, "n": len(nearer)}), "G31")
        for seat in range(g.seat_count):
            if g.seats[seat].traveller == city + 1:
                return reason(why(TRAVELLER_HERE))
        return reason(why(NO_TOKEN_HERE))
