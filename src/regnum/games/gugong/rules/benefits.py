"""Intrigue benefits [G43]: what the builders of a section may have for going down the intrigue track."""

from typing import Final

from regnum.games.gugong.const import BENEFIT_DIE, BENEFIT_JADE, BENEFIT_SERVANTS
from regnum.games.gugong.rules.gains import gain_jade, gain_servants
from regnum.games.gugong.rules.intrigue import advance
from regnum.games.gugong.rules.servants import supply_count
from regnum.games.gugong.rules.trades import SKIP, Decision, Question
from regnum.games.gugong.state import Table, is_meng
from regnum.games.gugong.words.log import BENEFIT_DECLINED, BENEFIT_TAKEN, DIE_TURNED, MENG_NO_BENEFIT
from regnum.games.gugong.words.names import benefit_msg
from regnum.games.gugong.words.reasons import FACE_SHOWN, STEPS_SHORT, SUPPLY_EMPTY, reason
from regnum.kernel.agenda import Choice, Frame, Refusal, emit, push, refuse
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why


def ask_for_benefits(g: Table, builders: list[int]) -> None:
    """Ask everybody of a list about a benefit, the first one first (R-G26)."""
    for seat in reversed(builders):
        push(g, MengBenefit(seat) if is_meng(g, seat) else Benefit(seat))


def benefit_refusal(g: Table, who: int, benefit: int) -> int:
    """Why a benefit cannot be had, or OK (R-G27)."""
    box, me = g.box, g.seats[who]
    if me.intrigue < box.benefit_steps[benefit]:
        return why(STEPS_SHORT, box.benefit_steps[benefit], me.intrigue)
    if box.benefit_kind[benefit] == BENEFIT_SERVANTS and supply_count(me) == 0:
        return why(SUPPLY_EMPTY)
    return OK


def take_benefit(g: Table, who: int, benefit: int) -> None:
    """Go down the track for a benefit."""
    box = g.box
    emit(g, BENEFIT_TAKEN, who, benefit)
    advance(g, who, -box.benefit_steps[benefit])
    kind = box.benefit_kind[benefit]
    n = box.benefit_amount[benefit]
    if kind == BENEFIT_SERVANTS:
        gain_servants(g, who, n)
    elif kind == BENEFIT_JADE:
        gain_jade(g, who, n)
    else:
        assert kind == BENEFIT_DIE
        push(g, TurnDie(who, n))


class Benefit(Question):
    """One of the intrigue benefits, or none. The option is its number."""

    def options(self, g: Table) -> list[int]:
        found: list[int] = []
        for benefit in range(len(g.box.benefit_steps)):
            if benefit_refusal(g, self.who, benefit) == OK:
                found.append(benefit)
        found.append(SKIP)
        return found

    def resolve(self, g: Table, option: int) -> None:
        if option != SKIP:
            take_benefit(g, self.who, option)
        elif g.events is not None and len(self.options(g)) > 1:
            emit(g, BENEFIT_DECLINED, self.who)

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-benefit", {"have": g.seats[self.who].intrigue})

    def describe(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            return Choice(option, "decline", Msg("gugong-opt-decline-benefit"), ["skip"], kind="decline")
        steps = g.box.benefit_steps[option]
        label, cost = benefit_msg(g.box, option), [("intrigue", steps)]
        return Choice(
            option, f"benefit {steps}", label, [f"benefit.{steps}"], cost, [], "benefit", {"steps": steps}
        )

    def refused(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for benefit in range(len(g.box.benefit_steps)):
            refusal = benefit_refusal(g, self.who, benefit)
            if refusal != OK:
                out.append(refuse(self.describe(g, benefit), reason(refusal)))
        return out


# --- turning a die ------------------------------------------------------------------------------------


def turned(die: int, face: int) -> int:
    """The option to turn a die to a face."""
    return 16 * die + face


def die_in(option: int) -> int:
    return option // 16


def face_in(option: int) -> int:
    return option % 16


class TurnDie(Decision):
    """Turn a destiny die to another of its faces (R-G29). n: dice left."""

    def __init__(self, who: int, n: int) -> None:
        super().__init__(who)
        self.n: Final = n

    def options(self, g: Table) -> list[int]:
        return [
            turned(die, face)
            for die, faces in enumerate(g.box.dice)
            for face in sorted(set(faces))
            if face != g.dice[die]
        ]

    def resolve(self, g: Table, option: int) -> None:
        die, face = die_in(option), face_in(option)
        emit(g, DIE_TURNED, self.who, die, g.dice[die], face)
        g.dice[die] = face
        if self.n > 1:
            push(g, TurnDie(self.who, self.n - 1))

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-turn-die")

    def describe(self, g: Table, option: int) -> Choice:
        die, face = die_in(option), face_in(option)
        number = die + 1
        label = Msg("gugong-opt-turn-die", {"die": number, "from": g.dice[die], "face": face})
        text, elements = f"die {number} {face}", [f"die.{number}"]
        return Choice(option, text, label, elements, kind="die", args={"die": number, "face": face})

    def refused(self, g: Table) -> list[Refusal]:
        return [
            refuse(self.describe(g, turned(die, face)), reason(why(FACE_SHOWN, face)))
            for die, face in enumerate(g.dice)
        ]


# --- Meng ---------------------------------------------------------------------------------------------


class MengBenefit(Frame[Table]):
    """Meng takes jade if he can, else a single servant if he can; nothing else (R-G59)."""

    def resolve(self, g: Table, option: int) -> None:
        for benefit in benefits_for_meng(g):
            if benefit_refusal(g, self.who, benefit) == OK:
                take_benefit(g, self.who, benefit)
                return
        emit(g, MENG_NO_BENEFIT, self.who, g.seats[self.who].intrigue)


def benefits_for_meng(g: Table) -> list[int]:
    """Jade, then the fewest servants that a benefit brings."""
    kinds, amounts = g.box.benefit_kind, g.box.benefit_amount
    jade = [i for i, kind in enumerate(kinds) if kind == BENEFIT_JADE]
    servants = [i for i, kind in enumerate(kinds) if kind == BENEFIT_SERVANTS]
    fewest = min(amounts[i] for i in servants)
    return jade + [i for i in servants if amounts[i] == fewest]
