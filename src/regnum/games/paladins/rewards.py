"""Rewards: what a player gains from a space, card or ability, nested to any depth.

Plain rewards are given at once. The others wait in one `Rewards` frame, whose owner chooses the
order where it makes a difference (R-P07): an Inquisition may come in between.
"""

from typing import Final

import regnum.games.paladins.develop as develop
import regnum.games.paladins.recruit as recruit
from regnum.games.paladins.const import (
    ACTION_NAMES,
    ACTIONS,
    CRIMINAL,
    DECLINE,
    DESTROY_DEBT,
    FREE_DEVELOP,
    FREE_RECRUIT,
    GAIN_DEBT,
    ON_PAY_DEBT,
    PAY_DEBT,
    PRAYER,
    REMOVE_SUSPICION,
    REWARD_NAMES,
    TAX,
    code_of,
    item,
    n_of,
)
from regnum.games.paladins.gains import gain_plain, is_plain, take_debt
from regnum.games.paladins.inquisition import Suspect, lose_suspicion, suspicion_of, take_tax
from regnum.games.paladins.log import CLEARED, DEBT_DESTROYED, DEBT_PAID, DECLINED
from regnum.games.paladins.reasons import (
    EMPTY_SPACE,
    IMPOSSIBLE_REWARD,
    NOT_ITSELF,
    reason,
    reward_msg,
    rewards_msg,
)
from regnum.games.paladins.state import (
    CREW,
    OWN,
    PAID,
    PILES,
    STANDING,
    SUSPICION_DECK,
    SUSPICION_GONE,
    TAX_SUPPLY,
    TOWNSFOLK_ROW,
    UNPAID,
    is_used,
    tab,
)
from regnum.games.paladins.words import action_msg
from regnum.kernel.agenda import FORCED, GAP, Choice, ChoiceArg, Refusal, emit, push
from regnum.kernel.flat import Frame, State
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import why

COUNTED: Final = (REMOVE_SUSPICION, PAY_DEBT, DESTROY_DEBT)  # how many of so many is one question
CLASH: Final = (TAX, CRIMINAL, REMOVE_SUSPICION, PAY_DEBT, DESTROY_DEBT, GAIN_DEBT, FREE_RECRUIT)
CLASH_OF_THE_INNOCENT: Final = (TAX, FREE_RECRUIT)


def gain(g: State, who: int, items: tuple[int, ...]) -> None:
    """Give rewards to a player: the plain ones now, the others through the agenda."""
    waiting: list[int] = []
    plain: list[int] = []
    for it in items:
        if is_plain(it):
            plain.append(it)
        else:
            _merge(waiting, it)
    gain_plain(g, who, tuple(plain))
    if waiting:
        push(g, Rewards(who, 0, 0, tuple(waiting)))


def _merge(waiting: list[int], it: int) -> None:
    """Criminals arrive together (R-P15); all else stays apart, since an Inquisition may come between."""
    if code_of(it) == CRIMINAL:
        for i, other in enumerate(waiting):
            if code_of(other) == CRIMINAL:
                waiting[i] = item(CRIMINAL, n_of(other) + n_of(it))
                return
    waiting.append(it)


class Rewards(Frame):
    """Rewards that are still to come. items: packed rewards."""

    def options(self, g: State) -> list[int]:
        items = self.items
        if len(items) == 1 or not order_matters(g, self.who, items):
            return FORCED
        return [i for i, it in enumerate(items) if it not in items[:i]]

    def resolve(self, g: State, option: int) -> None:
        it = self.items[option]
        rest = self.items[:option] + self.items[option + 1 :]
        if rest and code_of(it) in COUNTED and not order_matters(g, self.who, self.items):
            # Nothing can come in between: "remove a suspicion" twice is one question.
            it = item(code_of(it), sum(n_of(other) for other in self.items if code_of(other) == code_of(it)))
            rest = tuple(other for other in rest if code_of(other) != code_of(it))
        if rest:
            push(g, Rewards(self.who, 0, 0, rest))
        give(g, self.who, it)

    def describe(self, g: State, option: int) -> Choice:
        it = self.items[option]
        text = f"first {REWARD_NAMES[code_of(it)]} {n_of(it)}"
        label = Msg("paladins-opt-first", {"reward": reward_msg(it)})
        return Choice(option, text, label, kind="first", args=item_args(it))


def order_matters(g: State, who: int, items: tuple[int, ...]) -> bool:
    """Whether a player could care which of these rewards comes first (R-P07)."""
    codes = [code_of(it) for it in items]
    tax = sum(n_of(it) for it in items if code_of(it) == TAX)
    criminals = sum(n_of(it) for it in items if code_of(it) == CRIMINAL)
    if FREE_RECRUIT in codes and PAY_DEBT in codes:
        return True  # a debt collector may be hired first
    if tax == 0 and criminals == 0:
        return False
    cards = len(g.decks[SUSPICION_DECK]) + len(g.decks[SUSPICION_GONE])
    worst = tax + criminals * tab(g).suspicion_worst
    if worst >= g.board[TAX_SUPPLY] or cards < criminals:
        # An Inquisition may come in between. It does nothing to a player without suspicion, but
        # somebody hired before may answer to it.
        innocent = criminals == 0 and suspicion_of(g, who) == 0
        clash = CLASH_OF_THE_INNOCENT if innocent else CLASH
        return sum(1 for code in codes if code in clash) > 1
    return criminals > 0 and REMOVE_SUSPICION in codes


def give(g: State, who: int, it: int) -> None:
    """Start one reward that is not plain."""
    code = code_of(it)
    n = n_of(it)
    if code == TAX:
        take_tax(g, who, n)
    elif code == CRIMINAL:  # all of them, then the suspicions one by one (R-P15)
        gain_plain(g, who, (it,))
        push(g, Suspect(who, n))
    elif code == GAIN_DEBT:
        for _ in range(n):
            take_debt(g, who)
    else:
        _ask(g, who, code, n)


def _ask(g: State, who: int, code: int, n: int) -> None:
    """Start a reward that its owner decides about; with nothing to apply it to it is lost (R-P05)."""
    if n > 1 and code not in COUNTED:
        push(g, Rewards(who, 0, 0, (item(code, n - 1),)))
    if code == REMOVE_SUSPICION:
        if suspicion_of(g, who):
            push(g, RemoveSuspicion(who, n))
    elif code == PAY_DEBT or code == DESTROY_DEBT:
        if g.own[who * OWN + UNPAID]:
            push(g, SettleDebt(who, n, code))
    elif code == PRAYER:
        if any(is_used(g, who, action) for action in range(ACTIONS)):
            push(g, Clear(who, -1))
    elif code == FREE_RECRUIT:
        if any(card != GAP for card in g.decks[TOWNSFOLK_ROW]):
            push(g, recruit.TakeTownsfolk(who, recruit.FREE))
    elif code == FREE_DEVELOP:
        if develop.can_develop(g, who):
            push(g, develop.PlaceWorkshop(who))
    else:
        raise ValueError(REWARD_NAMES[code])


class RemoveSuspicion(Frame):
    """Remove up to `a` suspicion, newest first; may be declined (R-P05). The option is how many."""

    def options(self, g: State) -> list[int]:
        return list(range(min(self.a, suspicion_of(g, self.who)), -1, -1))

    def resolve(self, g: State, option: int) -> None:
        if option:
            lose_suspicion(g, self.who, option)
        else:
            emit(g, DECLINED, self.who, item(REMOVE_SUSPICION, self.a))

    def prompt(self, g: State) -> Msg:
        return Msg("paladins-prompt-remove-suspicion", {"n": self.a, "have": suspicion_of(g, self.who)})

    def describe(self, g: State, option: int) -> Choice:
        if option == 0:
            return declining(option, item(REMOVE_SUSPICION, self.a))
        label = Msg("paladins-opt-remove-suspicion", {"n": option})
        return Choice(
            option, f"remove {option}", label, [f"suspicion.{self.who}"], kind="remove", args={"n": option}
        )


class SettleDebt(Frame):
    """Pay or destroy up to `a` unpaid debts; may be declined. b: PAY_DEBT or DESTROY_DEBT."""

    def options(self, g: State) -> list[int]:
        return list(range(min(self.a, g.own[self.who * OWN + UNPAID]), -1, -1))

    def resolve(self, g: State, option: int) -> None:
        if option == 0:
            emit(g, DECLINED, self.who, item(self.b, self.a))
        for _ in range(option):
            g.own[self.who * OWN + UNPAID] -= 1
            if self.b == PAY_DEBT:
                g.own[self.who * OWN + PAID] += 1
                emit(g, DEBT_PAID, self.who)
            else:
                emit(g, DEBT_DESTROYED, self.who)
        if self.b == PAY_DEBT:
            for _ in range(option):  # each collector for each debt (R-P06)
                collect(g, self.who)

    def prompt(self, g: State) -> Msg:
        key = "paladins-prompt-pay-debt" if self.b == PAY_DEBT else "paladins-prompt-destroy-debt"
        return Msg(key, {"n": self.a, "have": g.own[self.who * OWN + UNPAID]})

    def describe(self, g: State, option: int) -> Choice:
        if option == 0:
            return declining(option, item(self.b, self.a))
        verb = "pay" if self.b == PAY_DEBT else "destroy"
        label = Msg(f"paladins-opt-{verb}-debt", {"n": option})
        kind = f"{verb}_debt"
        return Choice(option, f"{kind} {option}", label, [f"debts.{self.who}"], kind=kind, args={"n": option})


def collect(g: State, who: int) -> None:
    """Debt collectors pay when a debt is paid, not when it is destroyed [P64]."""
    t = tab(g)
    for card in g.piles[who * PILES + CREW]:
        if t.townsfolk_trigger[card] == ON_PAY_DEBT:
            gain(g, who, t.townsfolk_reward[card])


class Clear(Frame):
    """Clear one of one's own action spaces of workers. a: the action that may not be chosen, or -1.

    As a reward (a = -1) it may clear the space that gave it, and may be declined (R-P01).
    """

    def options(self, g: State) -> list[int]:
        used = clearable(g, self.who, self.a)
        return used if self.a >= 0 else [*used, DECLINE]

    def resolve(self, g: State, option: int) -> None:
        if option == DECLINE:
            emit(g, DECLINED, self.who, item(PRAYER, 1))
            return
        at = self.who * OWN + STANDING + 3 * option
        g.own[at] = g.own[at + 1] = g.own[at + 2] = 0
        emit(g, CLEARED, self.who, option)

    def describe(self, g: State, option: int) -> Choice:
        if option == DECLINE:
            return declining(option, item(PRAYER, 1))
        name = ACTION_NAMES[option]
        label = Msg("paladins-opt-clear", {"action": action_msg(option)})
        args: dict[str, ChoiceArg] = {"action": name}
        return Choice(option, "clear " + name, label, [f"action.{self.who}.{name}"], kind="clear", args=args)

    def refused(self, g: State) -> list[Refusal]:
        out: list[Refusal] = []
        for action in range(ACTIONS):
            refusal = 0
            if action == self.a:
                refusal = why(NOT_ITSELF)
            elif not is_used(g, self.who, action):
                refusal = why(EMPTY_SPACE)
            if refusal:
                name = ACTION_NAMES[action]
                label = action_msg(action)
                elements = [f"action.{self.who}.{name}"]
                args: dict[str, ChoiceArg] = {"action": name}
                out.append(Refusal("clear " + name, label, elements, reason(refusal), "clear", args))
        return out


def clearable(g: State, who: int, barred: int) -> list[int]:
    """Action spaces with workers on them, but for the one that may not be chosen [P33]."""
    return [action for action in range(ACTIONS) if action != barred and is_used(g, who, action)]


def declined(g: State, who: int, it: int) -> None:
    emit(g, DECLINED, who, it)


def declining(option: int, it: int) -> Choice:
    label = Msg("paladins-opt-decline", {"reward": reward_msg(it)})
    return Choice(option, "decline", label, kind="decline", args=item_args(it))


def item_args(it: int) -> dict[str, ChoiceArg]:
    return {"reward": REWARD_NAMES[code_of(it)], "n": n_of(it)}


def set_args(items: tuple[int, ...]) -> dict[str, ChoiceArg]:
    return {"rewards": [(REWARD_NAMES[code_of(it)], n_of(it)) for it in items]}


class ChooseReward(Frame):
    """One of several sets of rewards: a wall or a King's Favour with a choice.

    a: 0 wall, 1 favour; b: the card; the option is the number of the set.
    """

    def options(self, g: State) -> list[int]:
        return [i for i, items in enumerate(self._sets(g)) if can_take(g, self.who, items)] or FORCED

    def _sets(self, g: State) -> tuple[tuple[int, ...], ...]:
        t = tab(g)
        return t.wall_choices[self.b] if self.a == 0 else t.favour_choices[self.b]

    def resolve(self, g: State, option: int) -> None:
        gain(g, self.who, self._sets(g)[option] + self.items)

    def describe(self, g: State, option: int) -> Choice:
        items = self._sets(g)[option]
        text, label = set_words(items)
        effect = idle_words(g, self.who, items)
        return Choice(option, text, label, effect=effect, kind="choose", args=set_args(items))

    def refused(self, g: State) -> list[Refusal]:
        out: list[Refusal] = []
        for items in self._sets(g):
            if not can_take(g, self.who, items):
                text, label = set_words(items)
                because = reason(why(IMPOSSIBLE_REWARD))
                out.append(Refusal(text, label, [], because, "choose", set_args(items)))
        return out


def set_words(items: tuple[int, ...]) -> tuple[str, Msg]:
    """A set of rewards to choose, as text form and label."""
    words = " ".join(f"{REWARD_NAMES[code_of(it)]} {n_of(it)}" for it in items)
    return "choose " + words, Msg("paladins-opt-choose", {"rewards": rewards_msg(items)})


def idle_words(g: State, who: int, items: tuple[int, ...]) -> list[Msg]:
    """Rewards of a set that may be chosen, but have nothing to be applied to now (R-P05)."""
    codes = [code_of(it) for it in items]
    out: list[Msg] = []
    indebted = g.own[who * OWN + UNPAID] or GAIN_DEBT in codes
    if not indebted and (PAY_DEBT in codes or DESTROY_DEBT in codes):
        out.append(Msg("paladins-idle-debt"))
    if REMOVE_SUSPICION in codes and CRIMINAL not in codes and not suspicion_of(g, who):
        out.append(Msg("paladins-idle-suspicion"))
    if PRAYER in codes and not clearable(g, who, -1):
        out.append(Msg("paladins-idle-pray"))
    return out


def can_take(g: State, who: int, items: tuple[int, ...]) -> bool:
    """Whether a set of rewards may be chosen: a free develop needs a workshop that can go somewhere.

    Other rewards may be chosen even where they bring nothing (R-P05).
    """
    return not any(code_of(it) == FREE_DEVELOP for it in items) or develop.can_develop(g, who)
