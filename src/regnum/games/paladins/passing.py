"""Passing [P70]: the board is cleared, and up to three workers are kept for the next round.

As many as may be kept are kept: which ones is asked only if there are more. Who wants to keep fewer says so
when passing (R-P12), so that nobody else is asked.
"""

from regnum.games.paladins.const import (
    ACTIONS,
    WORKER_NAMES,
)
from regnum.games.paladins.log import WORKERS_KEPT
from regnum.games.paladins.payment import worker_msgs
from regnum.games.paladins.state import OWN, PASSED, ROUND, STANDING, WORKERS_AT, tab
from regnum.games.paladins.workers import (
    MULTISETS,
    NOBODY,
    PACKED,
    keepable,
    keepable_fewer,
    total,
    workers_text,
)
from regnum.kernel.agenda import Choice, ChoiceArg, emit, push
from regnum.kernel.flat import Frame, State
from regnum.kernel.messages import Msg


class Pass(Frame):
    """Clear the own board; what is kept is chosen next. a: 1 if the player wants to keep fewer (R-P12)."""

    def resolve(self, g: State, option: int) -> None:
        g.own[self.who * OWN + PASSED] = 1
        clear_board(g, self.who)
        if can_carry(g):
            push(g, KeepFewer(self.who) if self.a else KeepWorkers(self.who))


def can_carry(g: State) -> bool:
    """After the last round there is nothing to carry workers to."""
    return g.board[ROUND] < tab(g).rounds


def can_keep_fewer(g: State, who: int) -> bool:
    """Whether a passing player has workers that would be kept and could be let go."""
    return can_carry(g) and g.own[who * OWN + WORKERS_AT] != 0


def ask_to_keep(g: State, who: int) -> None:
    """Let a player who has too many workers choose what to carry over."""
    if can_carry(g):
        push(g, KeepWorkers(who))


def clear_board(g: State, who: int) -> None:
    """All workers off the seat's board, to the supply."""
    at = who * OWN + STANDING
    for i in range(at, at + 3 * ACTIONS):
        g.own[i] = 0


class KeepWorkers(Frame):
    """Which unplaced workers stay. The option is the number of a worker multiset.

    Asked when passing, and again at the end of the round if an Inquisition brought more (R-P08).
    """

    def options(self, g: State) -> list[int]:
        return keepable(g.own[self.who * OWN + WORKERS_AT], tab(g).carry_over)

    def resolve(self, g: State, option: int) -> None:
        if total(g.own[self.who * OWN + WORKERS_AT]) > tab(g).carry_over:
            emit(g, WORKERS_KEPT, self.who, option)
        g.own[self.who * OWN + WORKERS_AT] = PACKED[option]

    def prompt(self, g: State) -> Msg:
        have = total(g.own[self.who * OWN + WORKERS_AT])
        return Msg("paladins-prompt-keep-workers", {"n": tab(g).carry_over, "have": have})

    def describe(self, g: State, option: int) -> Choice:
        label = Msg("paladins-opt-keep-workers", {"workers": worker_msgs(option)})
        if option == NOBODY:
            label = Msg("paladins-opt-keep-nobody")
        args: dict[str, ChoiceArg] = {"workers": [WORKER_NAMES[w] for w in MULTISETS[option]]}
        text = "keep " + workers_text(option)
        return Choice(option, text, label, [f"workers.{self.who}"], kind="keep", args=args)


class KeepFewer(KeepWorkers):
    """Which workers stay, of a player who wants to keep fewer than allowed (R-P12)."""

    def options(self, g: State) -> list[int]:
        return keepable_fewer(g.own[self.who * OWN + WORKERS_AT], tab(g).carry_over)

    def resolve(self, g: State, option: int) -> None:
        emit(g, WORKERS_KEPT, self.who, option)
        g.own[self.who * OWN + WORKERS_AT] = PACKED[option]

    def prompt(self, g: State) -> Msg:
        have = total(g.own[self.who * OWN + WORKERS_AT])
        return Msg("paladins-prompt-keep-fewer", {"n": min(have, tab(g).carry_over), "have": have})
