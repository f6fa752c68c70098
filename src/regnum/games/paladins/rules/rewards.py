"""Rewards: what a player gains from a space, card or ability, nested to any depth.

Plain rewards are given at once. The others wait in one `Rewards` frame, whose owner chooses the
order where it makes a difference (R-P07): an Inquisition may come in between.
"""

from collections.abc import Callable
from typing import Final

from regnum.games.paladins.const import (
    ACTION_NAMES,
    ACTIONS,
    CRIMINAL,
    DECLINE,
    DESTROY_DEBT,
    FREE_RECRUIT,
    GAIN_DEBT,
    ON_PAY_DEBT,
    PAY_DEBT,
    PER_SUSPICION,
    PRAYER,
    REMOVE_SUSPICION,
    REWARD_NAMES,
    SUSPECTED,
    TAX,
    code_of,
    item,
    n_of,
)
from regnum.games.paladins.rules.gains import gain_plain, is_plain, take_debt
from regnum.games.paladins.rules.inquisition import Suspect, lose_suspicion, take_tax
from regnum.games.paladins.state import Seat, Table
from regnum.games.paladins.words.log import CLEARED, DEBT_DESTROYED, DEBT_PAID, DECLINED
from regnum.games.paladins.words.names import action_msg, reward_msg
from regnum.games.paladins.words.reasons import EMPTY_SPACE, NOT_ITSELF, reason
from regnum.kernel.agenda import FORCED, GAP, Choice, ChoiceArg, Frame, Refusal, emit, push
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why

COUNTED: Final = (REMOVE_SUSPICION, PAY_DEBT, DESTROY_DEBT)  # how many of so many is one question
CLASH: Final = (TAX, CRIMINAL, REMOVE_SUSPICION, PAY_DEBT, DESTROY_DEBT, GAIN_DEBT, FREE_RECRUIT)
CLASH_OF_THE_INNOCENT: Final = (TAX, FREE_RECRUIT)

# Actions that may be a reward: FREE_RECRUIT and FREE_DEVELOP. Their chapters (recruit.py, develop.py) come
# after this one, since their actions bring rewards themselves; they write down here how they begin.
FREE_ACTIONS: Final[dict[int, Callable[[Table, int], None]]] = {}


def gain(g: Table, who: int, items: tuple[int, ...]) -> None:
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
        push(g, Rewards(who, tuple(waiting)))


def _merge(waiting: list[int], it: int) -> None:
    """Criminals arrive together (R-P15); all else stays apart, since an Inquisition may come between."""
    if code_of(it) == CRIMINAL:
        for i, other in enumerate(waiting):
            if code_of(other) == CRIMINAL:
                waiting[i] = item(CRIMINAL, n_of(other) + n_of(it))
                return
    waiting.append(it)


class Rewards(Frame[Table]):
    """Rewards that are still to come, packed; the option is the place of the one that comes first."""

    def __init__(self, who: int, items: tuple[int, ...] = ()) -> None:
        super().__init__(who)
        self.items: Final = items

    def options(self, g: Table) -> list[int]:
        items = self.items
        if len(items) == 1 or not order_matters(g, g.seats[self.who], items):
            return FORCED
        return [i for i, it in enumerate(items) if it not in items[:i]]

    def resolve(self, g: Table, option: int) -> None:
        it = self.items[option]
        rest = self.items[:option] + self.items[option + 1 :]
        if rest and code_of(it) in COUNTED and not order_matters(g, g.seats[self.who], self.items):
            # Nothing can come in between: "remove a suspicion" twice is one question.
            it = item(code_of(it), sum(n_of(other) for other in self.items if code_of(other) == code_of(it)))
            rest = tuple(other for other in rest if code_of(other) != code_of(it))
        if rest:
            push(g, Rewards(self.who, rest))
        give(g, self.who, it)

    def describe(self, g: Table, option: int) -> Choice:
        it = self.items[option]
        text = f"first {REWARD_NAMES[code_of(it)]} {n_of(it)}"
        label = Msg("paladins-opt-first", {"reward": reward_msg(it)})
        return Choice(option, text, label, kind="first", args=item_args(it))


def order_matters(g: Table, me: Seat, items: tuple[int, ...]) -> bool:
    """Whether a player could care which of these rewards comes first (R-P07)."""
    codes = [code_of(it) for it in items]
    tax = sum(n_of(it) for it in items if code_of(it) == TAX)
    criminals = sum(n_of(it) for it in items if code_of(it) == CRIMINAL)
    if FREE_RECRUIT in codes and PAY_DEBT in codes:
        return True  # a debt collector may be hired first
    if tax == 0 and criminals == 0:
        return False
    cards = len(g.suspicion_deck) + len(g.suspicion_gone)
    worst = tax + criminals * g.box.suspicion_worst
    if worst >= g.tax_supply or cards < criminals:
        # An Inquisition may come in between. It does nothing to a player without suspicion, but
        # somebody hired before may answer to it.
        is_innocent = criminals == 0 and not me.suspicion
        clash = CLASH_OF_THE_INNOCENT if is_innocent else CLASH
        return sum(1 for code in codes if code in clash) > 1
    return criminals > 0 and REMOVE_SUSPICION in codes


def give(g: Table, who: int, it: int) -> None:
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


def _ask(g: Table, who: int, code: int, n: int) -> None:
    """Start a reward that its owner decides about; with nothing to apply it to it is lost (R-P05)."""
    me = g.seats[who]
    if n > 1 and code not in COUNTED:
        push(g, Rewards(who, (item(code, n - 1),)))
    if code == REMOVE_SUSPICION:
        if me.suspicion:
            push(g, RemoveSuspicion(who, n))
    elif code == PAY_DEBT or code == DESTROY_DEBT:
        if me.unpaid:
            push(g, SettleDebt(who, n, code))
    elif code == PRAYER:
        if clearable(me, AS_REWARD):
            push(g, Clear(who, AS_REWARD))
    else:
        FREE_ACTIONS[code](g, who)


def declined(g: Table, who: int, it: int) -> None:
    emit(g, DECLINED, who, it)


def declining(option: int, it: int) -> Choice:
    label = Msg("paladins-opt-decline", {"reward": reward_msg(it)})
    return Choice(option, "decline", label, kind="decline", args=item_args(it))


def item_args(it: int) -> dict[str, ChoiceArg]:
    return {"reward": REWARD_NAMES[code_of(it)], "n": n_of(it)}


# --- suspicion and debts --------------------------------------------------------------------------------


class RemoveSuspicion(Frame[Table]):
    """Remove up to `most` suspicion, newest first; may be declined (R-P05). The option is how many."""

    def __init__(self, who: int, most: int) -> None:
        super().__init__(who)
        self.most: Final = most

    def options(self, g: Table) -> list[int]:
        return up_to(min(self.most, len(g.seats[self.who].suspicion)))

    def resolve(self, g: Table, option: int) -> None:
        if option:
            lose_suspicion(g, self.who, option)
        else:
            declined(g, self.who, item(REMOVE_SUSPICION, self.most))

    def prompt(self, g: Table) -> Msg:
        have = len(g.seats[self.who].suspicion)
        return Msg("paladins-prompt-remove-suspicion", {"n": self.most, "have": have})

    def describe(self, g: Table, option: int) -> Choice:
        if option == 0:
            return declining(option, item(REMOVE_SUSPICION, self.most))
        label = Msg("paladins-opt-remove-suspicion", {"n": option})
        elements = [f"suspicion.{self.who}"]
        return Choice(option, f"remove {option}", label, elements, kind="remove", args={"n": option})

    def sensible(self, g: Table) -> int | None:
        """All of it: suspicion brings debts [P63]; it helps only who has, or may get, what counts it."""
        return None if wants_suspicion(g, self.who) else self.options(g)[0]


class SettleDebt(Frame[Table]):
    """Pay or destroy up to `most` unpaid debts; may be declined. how: PAY_DEBT or DESTROY_DEBT."""

    def __init__(self, who: int, most: int, how: int) -> None:
        super().__init__(who)
        self.most: Final = most
        self.how: Final = how

    def options(self, g: Table) -> list[int]:
        return up_to(min(self.most, g.seats[self.who].unpaid))

    def resolve(self, g: Table, option: int) -> None:
        if option == 0:
            declined(g, self.who, item(self.how, self.most))
            return
        me = g.seat(self.who)
        me.unpaid -= option
        if self.how == PAY_DEBT:
            me.paid += option
        for _ in range(option):
            emit(g, DEBT_PAID if self.how == PAY_DEBT else DEBT_DESTROYED, self.who)
        if self.how == PAY_DEBT:
            for _ in range(option):  # each collector for each debt (R-P06)
                collect(g, self.who)

    def prompt(self, g: Table) -> Msg:
        key = "paladins-prompt-pay-debt" if self.how == PAY_DEBT else "paladins-prompt-destroy-debt"
        return Msg(key, {"n": self.most, "have": g.seats[self.who].unpaid})

    def describe(self, g: Table, option: int) -> Choice:
        if option == 0:
            return declining(option, item(self.how, self.most))
        verb = "pay" if self.how == PAY_DEBT else "destroy"
        label = Msg(f"paladins-opt-{verb}-debt", {"n": option})
        kind = f"{verb}_debt"
        return Choice(option, f"{kind} {option}", label, [f"debts.{self.who}"], kind=kind, args={"n": option})

    def sensible(self, g: Table) -> int | None:
        """A debt is paid for nothing and scores from then on [P64].

        One that is destroyed cannot be paid any more, so that is for its owner to say.
        """
        return self.options(g)[0] if self.how == PAY_DEBT else None


def wants_suspicion(g: Table, who: int) -> bool:
    """Whether suspicion could be of use: a peddler of one's own [P63], an outsider that counts it [P81]."""
    box = g.box
    me = g.seats[who]
    peddlers = any(box.townsfolk_condition[card] == SUSPECTED for card in me.crew)
    outsiders = [card for card in (*me.converted, *g.outsider_row) if card != GAP]
    return peddlers or any(box.outsider_counts[card] == PER_SUSPICION for card in outsiders)


def up_to(most: int) -> list[int]:
    """How many: as many as can be first, none last."""
    return list(range(most, -1, -1))


def collect(g: Table, who: int) -> None:
    """Debt collectors pay when a debt is paid, not when it is destroyed [P64]."""
    for card in g.seats[who].crew:
        if g.box.townsfolk_trigger[card] == ON_PAY_DEBT:
            gain(g, who, g.box.townsfolk_reward[card])


# --- prayer ---------------------------------------------------------------------------------------------

AS_REWARD: Final = -1  # a space or a card lets one clear, no action of one's board


class Clear(Frame[Table]):
    """Clear one of one's own action spaces of workers. The option is the action.

    source: PRAY, whose own space cannot be chosen [P33]; or AS_REWARD, which may be declined, and may
    clear the very space that gave it (R-P01).
    """

    def __init__(self, who: int, source: int) -> None:
        super().__init__(who)
        self.source: Final = source

    def options(self, g: Table) -> list[int]:
        me = g.seats[self.who]
        used = clearable(me, self.source)
        return [*used, DECLINE] if self.source == AS_REWARD else used

    def resolve(self, g: Table, option: int) -> None:
        if option == DECLINE:
            declined(g, self.who, item(PRAYER, 1))
            return
        g.seat(self.who).leave(option)
        emit(g, CLEARED, self.who, option)

    def describe(self, g: Table, option: int) -> Choice:
        if option == DECLINE:
            return declining(option, item(PRAYER, 1))
        name = ACTION_NAMES[option]
        label = Msg("paladins-opt-clear", {"action": action_msg(option)})
        args: dict[str, ChoiceArg] = {"action": name}
        return Choice(option, "clear " + name, label, [f"action.{self.who}.{name}"], kind="clear", args=args)

    def refused(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for action in range(ACTIONS):
            refusal = OK
            if action == self.source:
                refusal = why(NOT_ITSELF)
            elif not g.seats[self.who].is_used(action):
                refusal = why(EMPTY_SPACE)
            if refusal != OK:
                name = ACTION_NAMES[action]
                label = action_msg(action)
                elements = [f"action.{self.who}.{name}"]
                args: dict[str, ChoiceArg] = {"action": name}
                out.append(Refusal("clear " + name, label, elements, reason(refusal), "clear", args))
        return out


def clearable(me: Seat, source: int) -> list[int]:
    """The action spaces that may be cleared: those with workers on them, but not Pray by itself [P33]."""
    return [action for action in range(ACTIONS) if action != source and me.is_used(action)]
