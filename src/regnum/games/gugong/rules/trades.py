"""Trades of travel tokens [G36]: at any time of one's own turn, so beside every decision of a seat [G25].

Which of the face-down tokens are handed over makes no difference: the oldest ones go.
"""

from typing import Final

from regnum.games.gugong.box.box import Box
from regnum.games.gugong.codes import token_of
from regnum.games.gugong.const import (
    TOKEN_FOLLOW,
    TRADE_JADE,
    TRADE_NAMES,
    TRADE_SERVANT,
    TRADE_VP,
    VP_TRADES,
)
from regnum.games.gugong.rules.gains import gain_jade, gain_servants, score_vp
from regnum.games.gugong.rules.servants import supply_count
from regnum.games.gugong.state import Seat, Table
from regnum.games.gugong.words.log import TRADED
from regnum.games.gugong.words.names import trade_msg
from regnum.games.gugong.words.reasons import (
    NO_DOUBLE_TOKEN,
    SUPPLY_EMPTY,
    TOKENS_SHORT,
    TOKENS_UNEVEN,
    reason,
)
from regnum.kernel.agenda import Choice, Frame, Refusal, emit, refuse
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why

SKIP: Final = 999  # the way out of every decision: skip, decline, done
MOST_SEATS: Final = 5
MOST_DOUBLES: Final = 3  # so many in one trade: three double tokens are 6
NO_TRADES: Final[list[int]] = []

# --- the option of a trade: which one, and how many double tokens are among the tokens ----------------


def trade_option(trade: int, doubles: int) -> int:
    return 4 * trade + doubles


def trade_in(option: int) -> int:
    return option >> 2


def doubles_in(option: int) -> int:
    return option & 3


# --- what may be traded -------------------------------------------------------------------------------


def double_tokens(box: Box, me: Seat) -> int:
    """How many double tokens are stored."""
    found = 0
    for token in me.stored:
        if token == box.token_double:
            found += 1
    return found


def trade_refusal(g: Table, who: int, trade: int, doubles: int) -> int:
    """Why a trade with so many double tokens among the tokens cannot be made, or OK [G36].

    The sum must be exact, and a servant must be there to be gained (R-G16). What holds for every choice
    of tokens is looked at first: it is the reason to tell.
    """
    box, me = g.box, g.seats[who]
    have_doubles = double_tokens(box, me)
    plain = len(me.stored) - have_doubles
    need = box.trade_tokens[trade]
    worth = box.token_worth[box.token_double] if box.token_double >= 0 else 2
    if plain + worth * have_doubles < need:
        return why(TOKENS_SHORT, need, plain + worth * have_doubles)
    if box.trade_kind[trade] == TRADE_SERVANT and not supply_count(me):
        return why(SUPPLY_EMPTY)
    if doubles > have_doubles:
        return why(NO_DOUBLE_TOKEN, doubles, have_doubles)
    rest = need - worth * doubles
    if rest < 0 or rest > plain:
        return why(TOKENS_UNEVEN, need, plain)
    return OK


def possible_trades(g: Table, who: int) -> list[int]:
    """All trades this seat could make now, as options."""
    box, me = g.box, g.seats[who]
    if not me.stored:
        return NO_TRADES  # nearly always
    have_doubles = double_tokens(box, me)
    if len(me.stored) + have_doubles < box.trade_tokens[0]:
        return NO_TRADES
    most = min(MOST_DOUBLES, have_doubles)
    return [
        trade_option(trade, doubles)
        for trade in range(len(box.trade_tokens))
        for doubles in range(most + 1)
        if trade_refusal(g, who, trade, doubles) == OK
    ]


def brings_servant(box: Box, option: int) -> bool:
    return box.trade_kind[trade_in(option)] == TRADE_SERVANT


def make_trade(g: Table, who: int, option: int) -> None:
    """Hand over the tokens, receive what they are worth."""
    box = g.box
    trade, doubles = trade_in(option), doubles_in(option)
    _hand_over(g, who, box.trade_tokens[trade], doubles)
    emit(g, TRADED, who, trade, doubles)
    kind, gain = box.trade_kind[trade], box.trade_gain[trade]
    if kind == TRADE_SERVANT:
        gain_servants(g, who, gain)
    elif kind == TRADE_VP:
        score_vp(g, who, gain, VP_TRADES)
    else:
        assert kind == TRADE_JADE
        gain_jade(g, who, gain)


def _hand_over(g: Table, who: int, worth: int, doubles: int) -> None:
    """The oldest tokens that are worth so much together, so many double ones among them."""
    box, me = g.box, g.seat(who)
    plain = worth - doubles * (box.token_worth[box.token_double] if doubles else 0)
    kept: list[int] = []
    gone: list[int] = []
    for token in me.stored:
        if token == box.token_double and doubles:
            doubles -= 1
            gone.append(token)
        elif token != box.token_double and plain:
            plain -= 1
            gone.append(token)
        else:
            kept.append(token)
    me.stored = tuple(kept)
    g.token_gone += tuple(gone)


# --- trades in words ----------------------------------------------------------------------------------


def describe_trade(box: Box, option: int) -> Choice:
    """`trade 4 vp`, `trade 4 vp +double`, `trade 4 vp +2double`."""
    trade, doubles = trade_in(option), doubles_in(option)
    tokens, name = box.trade_tokens[trade], TRADE_NAMES[box.trade_kind[trade]]
    gain = trade_msg(box, trade)
    among = "" if doubles == 0 else " +double" if doubles == 1 else f" +{doubles}double"
    return Choice(
        option,
        f"trade {tokens} {name}{among}",
        Msg("gugong-opt-trade", {"tokens": tokens, "doubles": doubles, "gain": gain}),
        [f"trade.{tokens}"],
        [("tokens", tokens)],
        [gain],
        "trade",
        {"tokens": tokens, "gain": name, "doubles": doubles},
    )


def refused_trades(g: Table, who: int) -> list[Refusal]:
    """Trades that cannot be made in any way, each once, with the reason."""
    possible = [trade_in(option) for option in possible_trades(g, who)]
    out: list[Refusal] = []
    for trade in range(len(g.box.trade_tokens)):
        if trade not in possible:
            choice = describe_trade(g.box, trade_option(trade, 0))
            out.append(refuse(choice, reason(trade_refusal(g, who, trade, 0))))
    return out


# --- trades beside a decision [G25] -------------------------------------------------------------------

ALWAYS: Final = 0  # even where there is nothing else to do
BESIDE_A_CHOICE: Final = 1  # a servant more opens no way here: there are other moments for trades (R-G17)
FOR_A_SERVANT: Final = 2  # with one thing to do only a servant could make more possible; the rest can wait


class Trades(Frame[Table]):
    """The trades of a seat while it decides something else. when: ALWAYS, BESIDE_A_CHOICE, FOR_A_SERVANT."""

    def __init__(self, who: int, when: int) -> None:
        super().__init__(who)
        self.when: Final = when

    def options(self, g: Table) -> list[int]:
        return possible_trades(g, self.who)

    def options_beside(self, g: Table, own: list[int]) -> list[int]:
        if not g.seats[self.who].stored:
            return NO_TRADES
        is_choice = len(own) > 1
        if self.when == BESIDE_A_CHOICE and not is_choice:
            return NO_TRADES
        found = possible_trades(g, self.who)
        if is_choice or self.when == ALWAYS:
            return found
        for option in found:
            if brings_servant(g.box, option):
                return found
        return NO_TRADES

    def resolve(self, g: Table, option: int) -> None:
        make_trade(g, self.who, option)

    def describe(self, g: Table, option: int) -> Choice:
        return describe_trade(g.box, option)

    def refused(self, g: Table) -> list[Refusal]:
        return refused_trades(g, self.who)


# Frames never change, so one for each seat will do for all decisions.
TRADES_ALWAYS: Final = [Trades(who, ALWAYS) for who in range(MOST_SEATS)]
TRADES_BESIDE_A_CHOICE: Final = [Trades(who, BESIDE_A_CHOICE) for who in range(MOST_SEATS)]
TRADES_FOR_A_SERVANT: Final = [Trades(who, FOR_A_SERVANT) for who in range(MOST_SEATS)]


class Decision(Frame[Table]):
    """A decision that a servant more could make larger."""

    def is_secret(self) -> bool:
        """One decides with one's hand and discard pile in view [G21]."""
        return True

    def beside(self, g: Table) -> Frame[Table] | None:
        return TRADES_FOR_A_SERVANT[self.who]


class Question(Frame[Table]):
    """A decision that no trade makes larger: with a single way on it is not asked, tokens or not."""

    def is_secret(self) -> bool:
        return True

    def beside(self, g: Table) -> Frame[Table] | None:
        return TRADES_BESIDE_A_CHOICE[self.who]


class Pause(Frame[Table]):
    """A moment for trades and nothing else: it is asked only if there is one."""

    def is_secret(self) -> bool:
        return True

    def beside(self, g: Table) -> Frame[Table] | None:
        return TRADES_ALWAYS[self.who]

    def options(self, g: Table) -> list[int]:
        return [SKIP]

    def resolve(self, g: Table, option: int) -> None:
        pass

    def describe(self, g: Table, option: int) -> Choice:
        return Choice(option, "done", Msg("gugong-opt-done"), ["end"], kind="done")


class EndTurn(Pause):
    """The end of a turn: the last moment for trades before the others play."""

    def sensible(self, g: Table) -> int | None:
        """Tokens wait: they can be traded in any later turn and before the end [G25, R-G17, R-G43].

        Whoever may follow on another's turn [G39] could want a servant before that.
        """
        follows = any(g.box.token_effect[token_of(each)] == TOKEN_FOLLOW for each in g.seats[self.who].active)
        return None if follows else SKIP


class LastTrade(Pause):
    """Before the final scoring tokens may be traded once more (R-G43)."""
