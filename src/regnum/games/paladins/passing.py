"""Passing [P70]: the board is cleared, and up to three workers are kept for the next round."""

from regnum.games.paladins.const import ACTIONS
from regnum.games.paladins.log import WORKERS_KEPT
from regnum.games.paladins.payment import worker_msgs
from regnum.games.paladins.state import OWN, PASSED, ROUND, STANDING, WORKERS_AT, tab
from regnum.games.paladins.workers import PACKED, keepable, total, workers_text
from regnum.kernel.agenda import Choice, Frame, State, emit, push
from regnum.kernel.messages import Msg


class Pass(Frame):
    """Clear the own board; what is kept is chosen next."""

    def resolve(self, g: State, option: int) -> None:
        g.own[self.who * OWN + PASSED] = 1
        clear_board(g, self.who)
        ask_to_keep(g, self.who)


def ask_to_keep(g: State, who: int) -> None:
    """Let a player choose what to carry over; after the last round there is nothing to carry to."""
    if g.board[ROUND] < tab(g).rounds:
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
        return Choice(option, "keep " + workers_text(option), label, [f"workers.{self.who}"])
