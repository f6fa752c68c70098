"""Bonus tokens [G39]: +1 on every gift, a toll on a location, following at a location.

Each is kept at work by one servant of the pool until the end of the day phase. What tolls and follow
tokens do is in locations.py.
"""

from typing import Final

from regnum.games.gugong.codes import active_token, token_of
from regnum.games.gugong.const import (
    BESIDE_BOARD,
    IN_SUPPLY,
    LOCATION_NAMES,
    LOCATIONS,
    PARKED,
    TOKEN_PLUS,
)
from regnum.games.gugong.rules.servants import has_double, piece_refusal, take_out
from regnum.games.gugong.rules.storing import take_token
from regnum.games.gugong.rules.trades import SKIP, Decision
from regnum.games.gugong.state import Seat, Table, turn_order
from regnum.games.gugong.words.log import TOKEN_ACTIVE, TOKEN_DECLINED, TOKEN_DONE, TOKEN_UNUSED
from regnum.games.gugong.words.names import place_msg, token_msg
from regnum.games.gugong.words.reasons import reason
from regnum.kernel.agenda import Choice, ChoiceArg, Frame, Refusal, emit, push, refuse
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK


def parked(seat: Seat) -> int:
    """Ordinary servants that keep bonus tokens active."""
    return len(seat.active) - (1 if seat.double == PARKED else 0)


# --- putting one to work ------------------------------------------------------------------------------

WITH_DOUBLE: Final = 8  # the option of a place is so much higher if the double servant is parked


def place_in(option: int) -> int:
    return option % WITH_DOUBLE


def parks_double(option: int) -> bool:
    return option >= WITH_DOUBLE


class Activate(Decision):
    """Put a bonus token to work with a servant of the pool, or decline and store it (R-G20).

    The option is where it goes (BESIDE_BOARD for +1), WITH_DOUBLE or not.
    """

    def __init__(self, who: int, token: int) -> None:
        super().__init__(who)
        self.token: Final = token

    def ways(self, g: Table) -> list[int]:
        """Every place, with an ordinary servant and, where it is in play, with the double one."""
        plus = g.box.token_effect[self.token] == TOKEN_PLUS
        places = [BESIDE_BOARD] if plus else list(range(LOCATIONS))
        if not has_double(g.seats[self.who]):
            return places
        return [way for place in places for way in (place, place + WITH_DOUBLE)]

    def refusal(self, g: Table, way: int) -> int:
        return piece_refusal(g.seats[self.who], parks_double(way), False)

    def options(self, g: Table) -> list[int]:
        found = [way for way in self.ways(g) if self.refusal(g, way) == OK]
        found.append(SKIP)
        return found

    def resolve(self, g: Table, option: int) -> None:
        if option == SKIP:
            by_choice = g.events is not None and len(self.options(g)) > 1
            emit(g, TOKEN_DECLINED if by_choice else TOKEN_UNUSED, self.who, self.token)
            return
        me = g.seat(self.who)
        place, double = place_in(option), parks_double(option)
        if double:
            me.double = PARKED
        else:
            take_out(g, self.who, 1, False)
        me.waiting = 0  # it is not stored: it is at work
        me.active += (active_token(self.token, place),)
        emit(g, TOKEN_ACTIVE, self.who, self.token, place, 1 if double else 0)

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-activate", {"token": token_msg(g.box, self.token)})

    def describe(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            return Choice(option, "decline", Msg("gugong-opt-store-token"), ["skip"], kind="decline")
        place, double = place_in(option), parks_double(option)
        token = g.box.token_ids[self.token]
        cost = [("double" if double else "servants", 1)]
        if place == BESIDE_BOARD:
            text = "use double" if double else "use"
            label = Msg("gugong-opt-activate-plus-double" if double else "gugong-opt-activate-plus")
            elements = [f"double.{self.who}" if double else f"pool.{self.who}"]
            args: dict[str, ChoiceArg] = {"token": token, "double": double}
            return Choice(option, text, label, elements, cost, kind="use-token", args=args)
        name = LOCATION_NAMES[place]
        text = f"place {name} double" if double else f"place {name}"
        key = "gugong-opt-activate-place-double" if double else "gugong-opt-activate-place"
        label = Msg(key, {"place": place_msg(place)})
        args = {"token": token, "place": name, "double": double}
        return Choice(option, text, label, ["location." + name], cost, kind="place-token", args=args)

    def refused(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for way in self.ways(g):
            refusal = self.refusal(g, way)
            if refusal != OK:
                out.append(refuse(self.describe(g, way), reason(refusal, "G39")))
        return out


# --- the end of the day phase -------------------------------------------------------------------------


def retire_all(g: Table) -> None:
    """All bonus tokens stop working, in turn order (R-G24)."""
    for seat in reversed(turn_order(g)):
        for _ in g.seats[seat].active:
            push(g, Retire(seat))


class Retire(Frame[Table]):
    """The oldest active token leaves: its servant to the supply, the token to the player board."""

    def resolve(self, g: Table, option: int) -> None:
        me = g.seat(self.who)
        token = token_of(me.active[0])
        me.active = me.active[1:]
        if me.double == PARKED:
            me.double = IN_SUPPLY
        else:
            me.supply += 1
        emit(g, TOKEN_DONE, self.who, token)
        take_token(g, self.who, token)
