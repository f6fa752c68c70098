"""Travel tokens on the player board: storing them [G32, G37] and trading them at any time [G36].

`OwnFrame` is what a seat's own decisions derive from: it puts the trades beside whatever is asked,
and asks again after one. Which of the face-down tokens are handed over makes no difference: the
oldest ones go.
"""

from typing import Final

import regnum.games.gugong.meng_trades as meng_trades
import regnum.games.gugong.servants as servants
from regnum.games.gugong.const import TRADE_JADE, TRADE_NAMES, TRADE_SERVANT, TRADE_VP, VP_TRADES
from regnum.games.gugong.gains import gain_jade, score_vp
from regnum.games.gugong.log import TOKEN_LOST, TRADED
from regnum.games.gugong.reasons import NO_DOUBLE_TOKEN, SUPPLY_EMPTY, TOKENS_SHORT, TOKENS_UNEVEN, reason
from regnum.games.gugong.state import Table, is_meng
from regnum.games.gugong.tables import Tables
from regnum.games.gugong.words import token_msg, trade_msg
from regnum.kernel.agenda import FORCED, Choice, ChoiceArg, Frame, Refusal, emit, push
from regnum.kernel.messages import Arg, Msg
from regnum.kernel.reasons import OK, why

SKIP: Final = 999  # the way out of every frame: skip, decline, done
TRADE: Final = 1000  # options from here on are trades: TRADE + 4 * trade + double tokens among them
MOST_DOUBLES: Final = 3  # so many in one trade: three double tokens are 6
NO_TRADES: Final[list[int]] = []


# --- what may be traded -------------------------------------------------------------------------------


def trade_refusal(g: Table, who: int, trade: int, doubles: int) -> int:
    """Why a trade with so many double tokens among the tokens cannot be made, or OK [G36].

    The sum must be exact, and a servant must be there to be gained (R-G16). What holds for every choice
    of tokens is looked at first: it is the reason to tell.
    """
    t = g.box
    stored = g.seats[who].stored
    have_doubles = stored.count(t.token_double)
    plain = len(stored) - have_doubles
    need = t.trade_tokens[trade]
    worth = t.token_worth[t.token_double] if t.token_double >= 0 else 2
    if plain + worth * have_doubles < need:
        return why(TOKENS_SHORT, need, plain + worth * have_doubles)
    if t.trade_kind[trade] == TRADE_SERVANT and not servants.supply_count(g, who):
        return why(SUPPLY_EMPTY)
    if doubles > have_doubles:
        return why(NO_DOUBLE_TOKEN, doubles, have_doubles)
    rest = need - worth * doubles
    if rest < 0 or rest > plain:
        return why(TOKENS_UNEVEN, need, plain)
    return OK


def possible_trades(g: Table, who: int) -> list[int]:
    """All trades this seat could make now, as options."""
    stored = g.seats[who].stored
    if not stored or len(stored) + stored.count(g.box.token_double) < g.box.trade_tokens[0]:
        return NO_TRADES  # nearly always
    most = min(MOST_DOUBLES, stored.count(g.box.token_double))
    return [
        TRADE + 4 * trade + doubles
        for trade in range(len(g.box.trade_tokens))
        for doubles in range(most + 1)
        if trade_refusal(g, who, trade, doubles) == OK
    ]


def brings_servant(g: Table, trades: list[int]) -> bool:
    """Whether one of these trades brings a servant."""
    kinds = g.box.trade_kind
    for option in trades:
        if kinds[(option - TRADE) >> 2] == TRADE_SERVANT:
            return True
    return False


def make_trade(g: Table, who: int, option: int) -> None:
    """Hand over the tokens, receive what they are worth."""
    t = g.box
    trade, doubles = (option - TRADE) >> 2, (option - TRADE) & 3
    plain = t.trade_tokens[trade] - doubles * (t.token_worth[t.token_double] if doubles else 0)
    kept: list[int] = []
    gone: list[int] = []
    left = doubles
    for token in g.seats[who].stored:
        if token == t.token_double and left:
            left -= 1
            gone.append(token)
        elif token != t.token_double and plain:
            plain -= 1
            gone.append(token)
        else:
            kept.append(token)
    g.seat(who).stored = tuple(kept)
    g.token_gone += tuple(gone)
    emit(g, TRADED, who, trade, doubles)
    kind = t.trade_kind[trade]
    if kind == TRADE_SERVANT:
        servants.gain(g, who, t.trade_gain[trade])
    elif kind == TRADE_VP:
        score_vp(g, who, t.trade_gain[trade], VP_TRADES)
    else:
        assert kind == TRADE_JADE
        gain_jade(g, who, t.trade_gain[trade])


def trade_text(t: Tables, trade: int, doubles: int) -> str:
    """`trade 4 vp`, `trade 4 vp +double`, `trade 4 vp +2double`."""
    among = "" if doubles == 0 else " +double" if doubles == 1 else f" +{doubles}double"
    return f"trade {t.trade_tokens[trade]} {TRADE_NAMES[t.trade_kind[trade]]}{among}"


def trade_args(t: Tables, trade: int, doubles: int) -> dict[str, ChoiceArg]:
    """What a trade is about, by name."""
    return {
        "tokens": t.trade_tokens[trade],
        "gain": TRADE_NAMES[t.trade_kind[trade]],
        "doubles": doubles,
    }


def describe_trade(g: Table, option: int) -> Choice:
    t = g.box
    trade, doubles = (option - TRADE) >> 2, (option - TRADE) & 3
    gain = trade_msg(t, trade)
    args: dict[str, Arg] = {"tokens": t.trade_tokens[trade], "doubles": doubles, "gain": gain}
    label = Msg("gugong-opt-trade", args)
    element = f"trade.{t.trade_tokens[trade]}"
    cost = [("tokens", t.trade_tokens[trade])]
    text = trade_text(t, trade, doubles)
    return Choice(option, text, label, [element], cost, [gain], "trade", trade_args(t, trade, doubles))


def refused_trades(g: Table, who: int) -> list[Refusal]:
    """Trades that cannot be made in any way, each once, with the reason."""
    t = g.box
    offered = possible_trades(g, who)
    out: list[Refusal] = []
    for trade in range(len(t.trade_tokens)):
        if not any((option - TRADE) >> 2 == trade for option in offered):
            args: dict[str, Arg] = {
                "tokens": t.trade_tokens[trade],
                "doubles": 0,
                "gain": trade_msg(t, trade),
            }
            refusal = trade_refusal(g, who, trade, 0)
            element = f"trade.{t.trade_tokens[trade]}"
            text = trade_text(t, trade, 0)
            label = Msg("gugong-opt-trade", args)
            about = trade_args(t, trade, 0)
            out.append(Refusal(text, label, [element], reason(refusal), "trade", about))
    return out


# --- the base of a seat's own decisions ---------------------------------------------------------------


class OwnFrame(Frame[Table]):
    """A decision of a seat, with the trades of its tokens beside it [G25].

    Subclasses say `own_options`, `apply`, `describe_own` and `refused_own`; own options are below TRADE.
    """

    def is_secret(self) -> bool:
        """One decides with one's hand and discard pile in view [G21]."""
        return True

    def own_options(self, g: Table) -> list[int]:
        raise NotImplementedError

    def apply(self, g: Table, option: int) -> None:
        raise NotImplementedError

    def describe_own(self, g: Table, option: int) -> Choice:
        raise NotImplementedError

    def refused_own(self, g: Table) -> list[Refusal]:
        return []

    def options(self, g: Table) -> list[int]:
        found = self.own_options(g)
        if g.seats[self.who].stored:
            trades = possible_trades(g, self.who)
            # With one thing to do, only a servant could make more possible; the rest can wait.
            if len(found) > 1 or brings_servant(g, trades):
                return found + trades
        return found

    def resolve(self, g: Table, option: int) -> None:
        if option >= TRADE:
            push(g, self)
            make_trade(g, self.who, option)
        else:
            self.apply(g, option)

    def describe(self, g: Table, option: int) -> Choice:
        return describe_trade(g, option) if option >= TRADE else self.describe_own(g, option)

    def refused(self, g: Table) -> list[Refusal]:
        return self.refused_own(g) + refused_trades(g, self.who)


class Pause(OwnFrame):
    """A moment for trades and nothing else: it is asked only if there is one."""

    def own_options(self, g: Table) -> list[int]:
        return [SKIP]

    def options(self, g: Table) -> list[int]:
        return [SKIP, *possible_trades(g, self.who)]

    def apply(self, g: Table, option: int) -> None:
        pass

    def describe_own(self, g: Table, option: int) -> Choice:
        return Choice(option, "done", Msg("gugong-opt-done"), ["end"])


class EndTurn(Pause):
    """The end of a turn: the last moment for trades before the others play."""


class LastTrade(Pause):
    """Before the final scoring tokens may be traded once more (R-G43)."""


# --- storing -----------------------------------------------------------------------------------------


def take_token(g: Table, who: int, token: int) -> None:
    """A token was taken: it waits, to be stored when its benefit is done (R-G15).

    The caller pushes the question about the benefit afterwards, so that it comes first.
    """
    g.seat(who).waiting = token + 1
    push(g, StoreToken(who))


class StoreToken(Frame[Table]):
    """Put the waiting token on the player board [G32]; without room its owner must trade first [G37].

    The waiting token is no part of that trade. If no trade is possible the new token is lost.
    """

    def options(self, g: Table) -> list[int]:
        room = len(g.seats[self.who].stored) < g.box.token_spaces
        if room or g.seats[self.who].waiting == 0 or is_meng(g, self.who):
            return FORCED
        return possible_trades(g, self.who) or FORCED

    def resolve(self, g: Table, option: int) -> None:
        token = g.seats[self.who].waiting - 1
        if token < 0:
            return  # a bonus token that went to work instead [G39]
        if is_meng(g, self.who):
            meng_trades.make_room(g, self.who)
        if option >= TRADE:
            push(g, self)
            make_trade(g, self.who, option)
        elif len(g.seats[self.who].stored) < g.box.token_spaces:
            g.seat(self.who).waiting = 0
            g.seat(self.who).stored += (token,)
            if is_meng(g, self.who):
                meng_trades.trade_for_jade(g, self.who)
        else:
            g.seat(self.who).waiting = 0
            g.token_gone += (token,)
            emit(g, TOKEN_LOST, self.who, token)

    def prompt(self, g: Table) -> Msg:
        token = g.seats[self.who].waiting - 1
        return Msg("gugong-prompt-store-token", {"token": token_msg(g.box, token)})

    def describe(self, g: Table, option: int) -> Choice:
        return describe_trade(g, option)

    def refused(self, g: Table) -> list[Refusal]:
        return refused_trades(g, self.who)
