"""Passing [P70]: the board is cleared, and up to three workers are kept for the next round.

As many as may be kept are kept: which ones is asked only if there are more. Who wants to keep fewer says so
when passing (R-P12), so that nobody else is asked.
"""

from typing import Final

from regnum.games.paladins.const import ACTIONS, WORKER_NAMES
from regnum.games.paladins.rules.payment import worker_msgs
from regnum.games.paladins.rules.workers import (
    MULTISETS,
    NOBODY,
    PACKED,
    keepable,
    keepable_fewer,
    total,
    workers_text,
)
from regnum.games.paladins.state import Seat, Table
from regnum.games.paladins.words.log import WORKERS_KEPT
from regnum.kernel.agenda import Choice, ChoiceArg, Frame, emit, push
from regnum.kernel.messages import Msg


class Pass(Frame[Table]):
    """Clear the own board; what is kept is chosen next. fewer: 1 to keep fewer than allowed (R-P12)."""

    def __init__(self, who: int, fewer: int) -> None:
        super().__init__(who)
        self.fewer: Final = fewer

    def resolve(self, g: Table, option: int) -> None:
        me = g.seat(self.who)
        me.passed = 1
        clear_board(me)
        if can_carry(g):
            push(g, KeepFewer(self.who) if self.fewer else KeepWorkers(self.who))


def can_carry(g: Table) -> bool:
    """After the last round there is nothing to carry workers to."""
    return g.round < g.box.rounds


def can_keep_fewer(g: Table, me: Seat) -> bool:
    """Whether a passing player has workers that would be kept and could be let go."""
    return can_carry(g) and me.workers != 0


def ask_to_keep(g: Table, who: int) -> None:
    """Let a player who has too many workers choose what to carry over."""
    if can_carry(g):
        push(g, KeepWorkers(who))


def clear_board(me: Seat) -> None:
    """All workers off the seat's board, to the supply."""
    for action in range(ACTIONS):
        me.leave(action)


class KeepWorkers(Frame[Table]):
    """Which unplaced workers stay. The option is the number of a worker multiset.

    Asked when passing, and again at the end of the round if an Inquisition brought more (R-P08).
    """

    def options(self, g: Table) -> list[int]:
        return keepable(g.seats[self.who].workers, g.box.carry_over)

    def resolve(self, g: Table, option: int) -> None:
        me = g.seat(self.who)
        if total(me.workers) > g.box.carry_over:
            emit(g, WORKERS_KEPT, self.who, option)
        me.workers = PACKED[option]

    def prompt(self, g: Table) -> Msg:
        have = total(g.seats[self.who].workers)
        return Msg("paladins-prompt-keep-workers", {"n": g.box.carry_over, "have": have})

    def describe(self, g: Table, option: int) -> Choice:
        return keep_choice(self.who, option)


class KeepFewer(Frame[Table]):
    """Which workers stay, of a player who wants to keep fewer than allowed (R-P12)."""

    def options(self, g: Table) -> list[int]:
        return keepable_fewer(g.seats[self.who].workers, g.box.carry_over)

    def resolve(self, g: Table, option: int) -> None:
        emit(g, WORKERS_KEPT, self.who, option)
        g.seat(self.who).workers = PACKED[option]

    def prompt(self, g: Table) -> Msg:
        have = total(g.seats[self.who].workers)
        return Msg("paladins-prompt-keep-fewer", {"n": min(have, g.box.carry_over), "have": have})

    def describe(self, g: Table, option: int) -> Choice:
        return keep_choice(self.who, option)


def keep_choice(who: int, option: int) -> Choice:
    """Keeping these workers, in words."""
    label = Msg("paladins-opt-keep-workers", {"workers": worker_msgs(option)})
    if option == NOBODY:
        label = Msg("paladins-opt-keep-nobody")
    args: dict[str, ChoiceArg] = {"workers": [WORKER_NAMES[w] for w in MULTISETS[option]]}
    return Choice(option, "keep " + workers_text(option), label, [f"workers.{who}"], kind="keep", args=args)
