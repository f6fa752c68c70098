"""Meng's travel tokens [G105]: for servants where that makes an action possible, for jade at once."""

from regnum.games.gugong.const import TRADE_JADE, TRADE_SERVANT, TRADE_VP
from regnum.games.gugong.rules.servants import pay
from regnum.games.gugong.rules.trades import MOST_DOUBLES, make_trade, trade_option, trade_refusal
from regnum.games.gugong.state import Table
from regnum.games.gugong.words.reasons import SERVANTS_SHORT
from regnum.kernel.reasons import OK, why


def _trade_for(g: Table, who: int, kind: int) -> int:
    """The trade of a kind that takes the fewest double tokens, as an option, or -1 (R-G54)."""
    for trade, gives in enumerate(g.box.trade_kind):
        if gives == kind:
            for doubles in range(MOST_DOUBLES + 1):
                if trade_refusal(g, who, trade, doubles) == OK:
                    return trade_option(trade, doubles)
    return -1


# --- for servants -------------------------------------------------------------------------------------


def servants_for_tokens(g: Table, who: int) -> int:
    """How many servants all his tokens could bring now, as far as the supply goes (R-G54)."""
    if not g.seats[who].stored:
        return 0
    copy = g.clone()
    while True:
        option = _trade_for(copy, who, TRADE_SERVANT)
        if option < 0:
            return copy.seats[who].pool - g.seats[who].pool
        make_trade(copy, who, option)


def servants_refusal(g: Table, who: int, need: int) -> int:
    """Why he cannot have so many servants in his pool, tokens traded for more included; or OK."""
    have = g.seats[who].pool
    if have >= need or have + servants_for_tokens(g, who) >= need:
        return OK
    return why(SERVANTS_SHORT, need, have)


def raise_servants(g: Table, who: int, need: int) -> None:
    """Trade as few tokens as it takes; the caller has asked `servants_refusal` (R-G54)."""
    while g.seats[who].pool < need:
        make_trade(g, who, _trade_for(g, who, TRADE_SERVANT))


def raise_and_pay(g: Table, who: int, price: int, keep: int = 0) -> None:
    """Pay a price with what his tokens bring if need be; keep: servants that must remain to place."""
    raise_servants(g, who, price + keep)
    pay(g, who, price, False)


# --- when a token is stored ---------------------------------------------------------------------------


def make_room(g: Table, who: int) -> None:
    """With a full board he trades for jade, else for a servant, and only then for VP (R-G55)."""
    while len(g.seats[who].stored) >= g.box.token_spaces:
        option = -1
        for kind in (TRADE_JADE, TRADE_SERVANT, TRADE_VP):
            if option < 0:
                option = _trade_for(g, who, kind)
        if option < 0:
            return
        make_trade(g, who, option)


def trade_for_jade(g: Table, who: int) -> None:
    """Jade as soon as there are tokens enough, even between two steps of a journey (R-G55)."""
    while True:
        option = _trade_for(g, who, TRADE_JADE)
        if option < 0:
            return
        make_trade(g, who, option)
