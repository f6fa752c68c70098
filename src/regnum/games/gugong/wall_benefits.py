"""Intrigue benefits [G43]: what the builders of a section may have for going down the intrigue track."""

from typing import Final

import regnum.games.gugong.servants as servants
from regnum.games.gugong.const import BENEFIT_DIE, BENEFIT_JADE, BENEFIT_SERVANTS
from regnum.games.gugong.gains import gain_jade
from regnum.games.gugong.intrigue import advance
from regnum.games.gugong.log import BENEFIT_DECLINED, BENEFIT_TAKEN, DIE_TURNED, MENG_NO_BENEFIT
from regnum.games.gugong.questions import Question
from regnum.games.gugong.reasons import FACE_SHOWN, STEPS_SHORT, SUPPLY_EMPTY, reason
from regnum.games.gugong.state import Table, is_meng
from regnum.games.gugong.trades import SKIP, OwnFrame
from regnum.games.gugong.words import benefit_msg
from regnum.kernel.agenda import Choice, Frame, Refusal, emit, push, refuse
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why


def ask(g: Table, order: list[int]) -> None:
    """Ask everybody of a list about a benefit, the first one first (R-G26)."""
    for seat in reversed(order):
        push(g, MengBenefit(seat) if is_meng(g, seat) else Benefit(seat))


def benefit_refusal(g: Table, who: int, benefit: int) -> int:
    """Why a benefit cannot be had, or OK (R-G27)."""
    t = g.box
    have = g.seats[who].intrigue
    if have < t.benefit_steps[benefit]:
        return why(STEPS_SHORT, t.benefit_steps[benefit], have)
    if t.benefit_kind[benefit] == BENEFIT_SERVANTS and servants.supply_count(g, who) == 0:
        return why(SUPPLY_EMPTY)
    return OK


def take_benefit(g: Table, who: int, benefit: int) -> None:
    """Go down the track for a benefit."""
    t = g.box
    emit(g, BENEFIT_TAKEN, who, benefit)
    advance(g, who, -t.benefit_steps[benefit])
    kind = t.benefit_kind[benefit]
    n = t.benefit_amount[benefit]
    if kind == BENEFIT_SERVANTS:
        servants.gain(g, who, n)
    elif kind == BENEFIT_JADE:
        gain_jade(g, who, n)
    else:
        assert kind == BENEFIT_DIE
        push(g, TurnDie(who, n))


class Benefit(Question):
    """One of the intrigue benefits, or none. The option is its number."""

    def own_options(self, g: Table) -> list[int]:
        found: list[int] = []
        for benefit in range(len(g.box.benefit_steps)):
            if benefit_refusal(g, self.who, benefit) == OK:
                found.append(benefit)
        found.append(SKIP)
        return found

    def apply(self, g: Table, option: int) -> None:
        if option != SKIP:
            take_benefit(g, self.who, option)
        elif g.events is not None and len(self.own_options(g)) > 1:
            emit(g, BENEFIT_DECLINED, self.who)

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-benefit", {"have": g.seats[self.who].intrigue})

    def describe_own(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            return Choice(option, "decline", Msg("gugong-opt-decline-benefit"), ["skip"])
        t = g.box
        steps = t.benefit_steps[option]
        label = benefit_msg(t, option)
        return Choice(
            option,
            f"benefit {steps}",
            label,
            [f"benefit.{steps}"],
            [("intrigue", steps)],
            kind="benefit",
            args={"steps": steps},
        )

    def refused_own(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for benefit in range(len(g.box.benefit_steps)):
            refusal = benefit_refusal(g, self.who, benefit)
            if refusal != OK:
                choice = self.describe_own(g, benefit)
                out.append(refuse(choice, reason(refusal)))
        return out


class TurnDie(OwnFrame):
    """Turn a destiny die to another of its faces (R-G29). a: dice left. The option is 16 * die + face."""

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who)
        self.n: Final = n

    def own_options(self, g: Table) -> list[int]:
        return [
            16 * die + face
            for die, faces in enumerate(g.box.dice)
            for face in sorted(set(faces))
            if face != g.dice[die]
        ]

    def apply(self, g: Table, option: int) -> None:
        die, face = divmod(option, 16)
        emit(g, DIE_TURNED, self.who, die, g.dice[die], face)
        g.dice[die] = face
        if self.n > 1:
            push(g, TurnDie(self.who, self.n - 1))

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-turn-die")

    def describe_own(self, g: Table, option: int) -> Choice:
        die, face = divmod(option, 16)
        args = {"die": die + 1, "from": g.dice[die], "face": face}
        return Choice(
            option,
            f"die {die + 1} {face}",
            Msg("gugong-opt-turn-die", {**args}),
            [f"die.{die + 1}"],
            kind="die",
            args={"die": die + 1, "face": face},
        )

    def refused_own(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for die in range(len(g.box.dice)):
            face = g.dice[die]
            choice = self.describe_own(g, 16 * die + face)
            out.append(refuse(choice, reason(why(FACE_SHOWN, face))))
        return out


class MengBenefit(Frame[Table]):
    """Meng takes jade if he can, else a single servant if he can; nothing else (R-G59)."""

    def resolve(self, g: Table, option: int) -> None:
        t = g.box
        wanted = [i for i, kind in enumerate(t.benefit_kind) if kind == BENEFIT_JADE]
        wanted += [
            i
            for i, kind in enumerate(t.benefit_kind)
            if kind == BENEFIT_SERVANTS and t.benefit_amount[i] == min_servants(g)
        ]
        for benefit in wanted:
            if benefit_refusal(g, self.who, benefit) == OK:
                take_benefit(g, self.who, benefit)
                return
        emit(g, MENG_NO_BENEFIT, self.who, g.seats[self.who].intrigue)


def min_servants(g: Table) -> int:
    """The fewest servants that a benefit brings: Meng's choice."""
    t = g.box
    return min(
        n for n, kind in zip(t.benefit_amount, t.benefit_kind, strict=True) if kind == BENEFIT_SERVANTS
    )
