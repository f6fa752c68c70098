"""Travel tokens on the player board [G32]: a taken one waits until its benefit is done (R-G15)."""

from regnum.games.gugong.rules.trades import describe_trade, make_trade, possible_trades, refused_trades
from regnum.games.gugong.solo import trades as meng
from regnum.games.gugong.state import Seat, Table, is_meng
from regnum.games.gugong.words.log import TOKEN_LOST
from regnum.games.gugong.words.names import token_msg
from regnum.kernel.agenda import BESIDE, FORCED, Choice, Frame, Refusal, emit, push
from regnum.kernel.messages import Msg


def take_token(g: Table, who: int, token: int) -> None:
    """A token was taken: it waits, to be stored when its benefit is done (R-G15).

    The caller pushes the question about the benefit afterwards, so that it comes first.
    """
    g.seat(who).waiting = token + 1
    push(g, StoreToken(who))


def has_room(g: Table, me: Seat) -> bool:
    """Whether a token more has a space on the player board."""
    return len(me.stored) < g.box.token_spaces


class StoreToken(Frame[Table]):
    """Put the waiting token on the player board [G32]; without room its owner must trade first [G37].

    The waiting token is no part of that trade. If no trade is possible the new token is lost.
    The options are trades, numbered as they are beside other decisions.
    """

    def options(self, g: Table) -> list[int]:
        me = g.seats[self.who]
        if has_room(g, me) or me.waiting == 0 or is_meng(g, self.who):
            return FORCED
        return [BESIDE + trade for trade in possible_trades(g, self.who)] or FORCED

    def resolve(self, g: Table, option: int) -> None:
        if g.seats[self.who].waiting == 0:
            return  # a bonus token that went to work instead [G39]
        if option >= BESIDE:
            push(g, self)
            make_trade(g, self.who, option - BESIDE)
            return
        if is_meng(g, self.who):
            meng.make_room(g, self.who)
        self._store(g)
        if is_meng(g, self.who):
            meng.trade_for_jade(g, self.who)

    def _store(self, g: Table) -> None:
        """The token finds its space, or it is lost."""
        me = g.seat(self.who)
        token = me.waiting - 1
        me.waiting = 0
        if has_room(g, me):
            me.stored += (token,)
        else:
            g.token_gone += (token,)
            emit(g, TOKEN_LOST, self.who, token)

    def prompt(self, g: Table) -> Msg:
        token = g.seats[self.who].waiting - 1
        return Msg("gugong-prompt-store-token", {"token": token_msg(g.box, token)})

    def describe(self, g: Table, option: int) -> Choice:
        return describe_trade(g.box, option - BESIDE).numbered(option)

    def refused(self, g: Table) -> list[Refusal]:
        return refused_trades(g, self.who)
