"""The three bonus tokens [G39]: +1 on every gift, a toll on a location, following at a location.

Each is kept at work by one servant of the pool until the end of the day phase.
"""

from typing import Final

import regnum.games.gugong.actions as actions
import regnum.games.gugong.servants as servants
from regnum.games.gugong.const import (
    BESIDE_BOARD,
    BY_FOLLOW,
    LOCATION_NAMES,
    LOCATIONS,
    PARKED,
    TOKEN_FOLLOW,
    TOKEN_PLUS,
    TOKEN_TOLL,
    VP_TOLLS,
)
from regnum.games.gugong.gains import score_vp
from regnum.games.gugong.log import FOLLOWED, TOKEN_ACTIVE, TOKEN_DECLINED, TOKEN_DONE, TOKEN_UNUSED, TOLL
from regnum.games.gugong.reasons import reason
from regnum.games.gugong.state import Table, place_of, token_of, turn_order
from regnum.games.gugong.trades import SKIP, OwnFrame, take_token
from regnum.games.gugong.words import place_msg, token_msg
from regnum.kernel.agenda import Choice, ChoiceArg, Frame, Refusal, emit, push, refuse
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK

# --- putting one to work -----------------------------------------------------------------------------

DOUBLE_STEP: Final = 8  # options: place, + 8 if the double servant is parked


class Activate(OwnFrame):
    """Put a bonus token to work with a servant of the pool, or decline and store it (R-G20). a: token.

    The option is where it goes (BESIDE_BOARD for +1), + DOUBLE_STEP with the double servant.
    """

    def __init__(self, who: int, token: int) -> None:
        super().__init__(who)
        self.token: Final = token

    def _ways(self, g: Table) -> list[int]:
        """Every place, with an ordinary servant and, where it is in play, with the double one."""
        plus = g.box.token_effect[self.token] == TOKEN_PLUS
        places = [BESIDE_BOARD] if plus else list(range(LOCATIONS))
        if not servants.has_double(g, self.who):
            return places
        return [place + step for place in places for step in (0, DOUBLE_STEP)]

    def own_options(self, g: Table) -> list[int]:
        found = [way for way in self._ways(g) if self._refusal(g, way) == OK]
        found.append(SKIP)
        return found

    def _refusal(self, g: Table, way: int) -> int:
        return servants.piece_refusal(g, self.who, way >= DOUBLE_STEP, False)

    def apply(self, g: Table, option: int) -> None:
        if option == SKIP:
            by_choice = g.events is not None and len(self.own_options(g)) > 1
            emit(g, TOKEN_DECLINED if by_choice else TOKEN_UNUSED, self.who, self.token)
            return
        place = option & 7
        servants.take_out(g, self.who, option >= DOUBLE_STEP, False, PARKED)
        g.seat(self.who).waiting = 0  # it is not stored: it is at work
        g.seat(self.who).active += (self.token << 3 | place,)
        emit(g, TOKEN_ACTIVE, self.who, self.token, place, 1 if option >= DOUBLE_STEP else 0)

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-activate", {"token": token_msg(g.box, self.token)})

    def describe_own(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            return Choice(option, "decline", Msg("gugong-opt-store-token"), ["skip"], kind="decline")
        place = option & 7
        double = option >= DOUBLE_STEP
        cost = [("double" if double else "servants", 1)]
        token = g.box.token_ids[self.token]
        if place == BESIDE_BOARD:
            text = "use double" if double else "use"
            piece = f"double.{self.who}" if double else f"pool.{self.who}"
            return Choice(
                option,
                text,
                Msg("gugong-opt-activate-plus-double" if double else "gugong-opt-activate-plus"),
                [piece],
                cost,
                kind="use-token",
                args={"token": token, "double": double},
            )
        name = LOCATION_NAMES[place]
        text = f"place {name} double" if double else f"place {name}"
        key = "gugong-opt-activate-place-double" if double else "gugong-opt-activate-place"
        label = Msg(key, {"place": place_msg(place)})
        args: dict[str, ChoiceArg] = {"token": token, "place": name, "double": double}
        return Choice(option, text, label, ["location." + name], cost, kind="place-token", args=args)

    def refused_own(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for way in self._ways(g):
            refusal = self._refusal(g, way)
            if refusal != OK:
                choice = self.describe_own(g, way)
                out.append(refuse(choice, reason(refusal, "G39")))
        return out


# --- what others' actions bring ----------------------------------------------------------------------


class Performed(Frame[Table]):
    """An action is done: tolls at once, then those who follow, in turn order (R-G22, R-G23).

    a: the location; b: why it was performed.
    """

    def __init__(self, who: int, place: int, by: int) -> None:
        super().__init__(who)
        self.place: Final = place
        self.by: Final = by

    def resolve(self, g: Table, option: int) -> None:
        if self.by == BY_FOLLOW:
            emit(g, FOLLOWED, self.who, self.place, g.active_seat)
        follows: list[int] = []
        for step in range(1, g.seat_count):
            seat = (self.who + step) % g.seat_count
            for active in g.seats[seat].active:
                if place_of(active) != self.place:
                    continue
                effect = g.box.token_effect[token_of(active)]
                if effect == TOKEN_TOLL:
                    pay_toll(g, seat, self.who, self.place, g.box.token_amount[token_of(active)])
                elif effect == TOKEN_FOLLOW and self.by != BY_FOLLOW:  # no chain of follows
                    follows.append(seat)
        for seat in reversed(follows):
            push(g, Follow(seat, self.place, self.who))


def pay_toll(g: Table, owner: int, payer: int, place: int, n: int) -> None:
    """The owner gains, the payer loses what it has (R-G21)."""
    lost = min(n, g.seats[payer].vp)
    emit(g, TOLL, owner, payer, place, lost)
    score_vp(g, payer, -lost, VP_TOLLS)
    score_vp(g, owner, n, VP_TOLLS)


class Follow(Frame[Table]):
    """A follow token lets its owner perform the location's action too, at its own cost.

    a: the location; b: who performed it. It asks nothing itself: the location's question may be skipped.
    """

    def __init__(self, who: int, place: int, leader: int) -> None:
        super().__init__(who)
        self.place: Final = place
        self.leader: Final = leader

    def resolve(self, g: Table, option: int) -> None:
        push(g, actions.location_frame(self.who, self.place, BY_FOLLOW))


# --- the end of the day phase ------------------------------------------------------------------------


def end_of_day(g: Table) -> None:
    """All bonus tokens stop working, in turn order (R-G24)."""
    for seat in reversed(turn_order(g)):
        for _ in g.seats[seat].active:
            push(g, Retire(seat))


class Retire(Frame[Table]):
    """The oldest active token leaves: its servant to the supply, the token to the player board."""

    def resolve(self, g: Table, option: int) -> None:
        active = g.seats[self.who].active[0]
        g.seat(self.who).active = g.seats[self.who].active[1:]
        if g.seats[self.who].double == PARKED:
            servants.home(g, self.who)
        else:
            g.seat(self.who).supply += 1
        emit(g, TOKEN_DONE, self.who, token_of(active))
        take_token(g, self.who, token_of(active))
