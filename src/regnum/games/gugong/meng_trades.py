"""Meng's travel tokens [G105]: for servants where that makes an action possible, for jade at once."""

import regnum.games.gugong.servants as servants
import regnum.games.gugong.trades as trades
from regnum.games.gugong.const import TRADE_JADE, TRADE_SERVANT, TRADE_VP
from regnum.games.gugong.reasons import SERVANTS_SHORT
from regnum.games.gugong.state import OWN, PILES, POOL, STORED, tab
from regnum.kernel.flat import State
from regnum.kernel.reasons import OK, why


def _trade_for(g: State, who: int, kind: int) -> int:
    """The trade of a kind that takes the fewest double tokens, as an option, or -1 (R-G54)."""
    for trade, gives in enumerate(tab(g).trade_kind):
        if gives == kind:
            for doubles in range(trades.MOST_DOUBLES + 1):
                if trades.trade_refusal(g, who, trade, doubles) == OK:
                    return trades.TRADE + 4 * trade + doubles
    return -1


# --- for servants --------------------------------------------------------------------------------------


def servants_for_tokens(g: State, who: int) -> int:
    """How many servants all his tokens could bring now, as far as the supply goes (R-G54)."""
    if not g.piles[who * PILES + STORED]:
        return 0
    copy = g.clone()
    before = copy.own[who * OWN + POOL]
    while True:
        option = _trade_for(copy, who, TRADE_SERVANT)
        if option < 0:
            return copy.own[who * OWN + POOL] - before
        trades.make_trade(copy, who, option)


def servants_refusal(g: State, who: int, need: int) -> int:
    """Why he cannot have so many servants in his pool, tokens traded for more included; or OK."""
    have = g.own[who * OWN + POOL]
    if have >= need or have + servants_for_tokens(g, who) >= need:
        return OK
    return why(SERVANTS_SHORT, need, have)


def raise_servants(g: State, who: int, need: int) -> None:
    """Trade as few tokens as it takes; the caller has asked `servants_refusal` (R-G54)."""
    while g.own[who * OWN + POOL] < need:
        trades.make_trade(g, who, _trade_for(g, who, TRADE_SERVANT))


def pay(g: State, who: int, price: int, keep: int = 0) -> None:
    """Pay a price with what his tokens bring if need be; keep: servants that must remain to place."""
    raise_servants(g, who, price + keep)
    servants.pay(g, who, price, False)


# --- when a token is stored ----------------------------------------------------------------------------


def make_room(g: State, who: int) -> None:
    """With a full board he trades for jade, else for a servant, and only then for VP (R-G55)."""
    while len(g.piles[who * PILES + STORED]) >= tab(g).token_spaces:
        option = -1
        for kind in (TRADE_JADE, TRADE_SERVANT, TRADE_VP):
            if option < 0:
                option = _trade_for(g, who, kind)
        if option < 0:
            return
        trades.make_trade(g, who, option)


def trade_for_jade(g: State, who: int) -> None:
    """Jade as soon as there are tokens enough, even between two steps of a journey (R-G55)."""
    while True:
        option = _trade_for(g, who, TRADE_JADE)
        if option < 0:
            return
        trades.make_trade(g, who, option)
