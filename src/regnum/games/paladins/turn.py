"""A turn [P15, P20-P23]: one action or pass; then the workers and the costs.

`refusal_of` is the one place that decides whether something may be done on a turn; the options
are what it lets through, the reasons are what it says about the rest.
"""

from typing import Final

from regnum.games.paladins.abilities import triggered
from regnum.games.paladins.const import (
    ABSOLVE,
    ACTION_NAMES,
    ATTACK,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    HUNT,
    INFLUENCE,
    PRAY,
    PROVISION,
    RECRUIT,
    RIGHT,
    SILVER,
    TRADE,
    item,
)
from regnum.games.paladins.costs import (
    fitting,
    limit_of,
    price_refusal,
    provision_cost,
    silver_cost,
    slots_covered,
    workers_refusal,
)
from regnum.games.paladins.develop import PlaceWorkshop, can_develop
from regnum.games.paladins.favours import UseFavour, favour_price, favour_refusal
from regnum.games.paladins.log import ACTION, PAID_OUT, PASSED_TURN, WORKERS_PLACED
from regnum.games.paladins.outsiders import TakeOutsider, row_refusal
from regnum.games.paladins.passing import Pass, can_keep_fewer
from regnum.games.paladins.payment import (
    pay_choice,
    standing_args,
)
from regnum.games.paladins.reasons import (
    INFLUENCE_SHORT,
    LIMIT,
    NO_TOWNSFOLK,
    NO_WALL,
    NO_WORKSHOP,
    NOTHING_TO_CLEAR,
    PROVISION_SHORT,
    SILVER_SHORT,
    USED,
    WORKERS,
    reason,
    rewards_msg,
)
from regnum.games.paladins.recruit import DISCARD, HIRE, TakeTownsfolk, silver_refusal, takeable
from regnum.games.paladins.rewards import Clear, clearable, gain
from regnum.games.paladins.spaces import DrawWall, PlaceJar, PlaceToken, region_refusal
from regnum.games.paladins.state import (
    FAVOURS,
    MONK,
    OUTPOST,
    OWN,
    PROVISION_AT,
    SILVER_AT,
    STANDING,
    TOWNSFOLK_ROW,
    WALL_DECK,
    WORKERS_AT,
    attribute_of,
    done,
    is_used,
    tab,
)
from regnum.games.paladins.tables import Tables
from regnum.games.paladins.words import action_msg, favour_msg, one_of, slots_msg, workers_msg
from regnum.games.paladins.workers import (
    MULTISETS,
    PACKED,
    all_workers,
    arrange,
    open_slots,
    payable,
)
from regnum.kernel.agenda import GAP, Choice, ChoiceArg, Refusal, emit, push, then
from regnum.kernel.flat import Frame, State
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, code_in, why

# --- what can be done on a turn ----------------------------------------------------------------------
# Recruit, Hunt and Trade come twice: with one worker and with two, decided at once [P22].
MOVE_ACTION: Final = [
    DEVELOP,
    RECRUIT,
    RECRUIT,
    HUNT,
    HUNT,
    TRADE,
    TRADE,
    PRAY,
    CONSPIRE,
    COMMISSION,
    FORTIFY,
    GARRISON,
    ABSOLVE,
    ATTACK,
    CONVERT,
]
MOVE_SINGLE: Final = [i in (1, 3, 5) for i in range(len(MOVE_ACTION))]
MOVE_NAMES: Final = (
    "develop",
    "discard",
    "hire",
    "hunt 1",
    "hunt 2",
    "trade 1",
    "trade 2",
    "pray",
    "conspire",
    "commission",
    "fortify",
    "garrison",
    "absolve",
    "attack",
    "convert",
)
FIRST_FAVOUR: Final = 15
PASS: Final = 20
PASS_FEWER: Final = 21


def refusal_of(g: State, who: int, move: int) -> int:
    """Why a move of the player board cannot be made now, or OK."""
    action = MOVE_ACTION[move]
    if is_used(g, who, action):
        return why(USED)
    limit = limit_of(g, action)
    if limit and done(g, who, action) >= limit:
        return why(LIMIT if action != DEVELOP else NO_WORKSHOP, limit, limit)
    single = MOVE_SINGLE[move]
    refusal = workers_refusal(g, who, action, single)
    if refusal != OK:
        return refusal
    refusal = price_refusal(g, who, action)
    if refusal != OK:
        return refusal
    if action >= RIGHT:
        return _right_refusal(g, who, action)
    if action == PRAY and not clearable(g, who, PRAY):
        return why(NOTHING_TO_CLEAR)
    if action == DEVELOP and not can_develop(g, who):
        return why(NO_WORKSHOP)
    if action == RECRUIT and not takeable(g, who, DISCARD if single else HIRE):
        return _row_refusal(g, who)
    return OK


def _right_refusal(g: State, who: int, action: int) -> int:
    """Attributes and targets of a right-side action."""
    t = tab(g)
    if action == COMMISSION:
        return region_refusal(g, who, MONK)
    if action == GARRISON:
        return region_refusal(g, who, OUTPOST)
    if action == FORTIFY or action == ABSOLVE:
        needs = t.fortify_need if action == FORTIFY else t.absolve_need
        need = needs[done(g, who, action)]
        have = attribute_of(g, who, INFLUENCE)
        if need > have:
            return why(INFLUENCE_SHORT, need, have)
        if action == FORTIFY and not g.decks[WALL_DECK]:
            return why(NO_WALL)
        return OK
    return row_refusal(g, who, action)


def _row_refusal(g: State, who: int) -> int:
    """Nobody in the row can be had: the cheapest one's price, or that the row is empty."""
    found = why(NO_TOWNSFOLK)
    for place, card in enumerate(g.decks[TOWNSFOLK_ROW]):
        if card != GAP:
            found = silver_refusal(g, who, place)
    return found


class Turn(Frame):
    """One action or pass. The option is a move, FIRST_FAVOUR + place, PASS, or PASS_FEWER (R-P12)."""

    def options(self, g: State) -> list[int]:
        who = self.who
        found: list[int] = []
        if g.own[who * OWN + WORKERS_AT]:
            found = [move for move in range(FIRST_FAVOUR) if refusal_of(g, who, move) == OK]
            for place in range(len(g.decks[FAVOURS])):
                if favour_refusal(g, who, place) == OK:
                    found.append(FIRST_FAVOUR + place)
        can_act = len(found) > 0
        found.append(PASS)
        if can_act and can_keep_fewer(g, who):  # who can only pass, passes without a question (R-P12)
            found.append(PASS_FEWER)
        return found

    def resolve(self, g: State, option: int) -> None:
        if option >= PASS:
            emit(g, PASSED_TURN, self.who)
            push(g, Pass(self.who, 1 if option == PASS_FEWER else 0))
        elif option >= FIRST_FAVOUR:
            push(g, UseFavour(self.who, option - FIRST_FAVOUR))
        else:
            action = MOVE_ACTION[option]
            emit(g, ACTION, self.who, action)
            push(g, PayWorkers(self.who, action, 1 if MOVE_SINGLE[option] else 0))

    def describe(self, g: State, option: int) -> Choice:
        if option == PASS:
            return Choice(
                option, "pass", Msg("paladins-opt-pass"), ["pass"], kind="pass", args={"fewer": False}
            )
        if option == PASS_FEWER:  # in the list only: whoever touches the pass sign is not asked for more
            label = Msg("paladins-opt-pass-fewer")
            return Choice(option, "pass fewer", label, kind="pass", args={"fewer": True})
        if option >= FIRST_FAVOUR:
            return self._describe_favour(g, option - FIRST_FAVOUR)
        action = MOVE_ACTION[option]
        cost: list[tuple[str, int]] = []
        silver = silver_cost(g, self.who, action)
        if silver:
            cost.append(("silver", silver))
        provisions = provision_cost(g, self.who, action)
        if provisions:
            cost.append(("provision", provisions))
        name = MOVE_NAMES[option]
        element = f"action.{self.who}.{ACTION_NAMES[action]}"
        label = Msg("paladins-opt-move-" + name.replace(" ", "-"), {"slots": slot_msgs(g, self.who, option)})
        effect = rewards_msg(sure_gain(g, self.who, action, MOVE_SINGLE[option]))
        return Choice(option, name, label, [element], cost, effect, "action", move_args(option))

    def _describe_favour(self, g: State, place: int) -> Choice:
        t = tab(g)
        card = g.decks[FAVOURS][place]
        name = t.favour_ids[card]
        cost = favour_price(g, place)
        effect = [one_of(t.favour_choices[card])]
        label = favour_label(t, card)
        args: dict[str, ChoiceArg] = {"favour": name}
        elements = ["favour." + name]
        return Choice(FIRST_FAVOUR + place, "favour " + name, label, elements, cost, effect, "favour", args)

    def refused(self, g: State) -> list[Refusal]:
        t = tab(g)
        supply = workers_msg(all_workers(g.own[self.who * OWN + WORKERS_AT]))
        out: list[Refusal] = []
        for move in range(FIRST_FAVOUR):
            refusal = refusal_of(g, self.who, move)
            if refusal != OK:
                name = MOVE_NAMES[move]
                action = MOVE_ACTION[move]
                label = Msg("paladins-move-" + name.replace(" ", "-"))
                element = f"action.{self.who}.{ACTION_NAMES[action]}"
                because = reason(refusal, move_rule(action, refusal), slot_msgs(g, self.who, move), supply)
                out.append(Refusal(name, label, [element], because, "action", move_args(move)))
        for place, card in enumerate(g.decks[FAVOURS]):
            refusal = favour_refusal(g, self.who, place)
            if refusal != OK:
                name = t.favour_ids[card]
                because = reason(refusal, favour_rule(refusal), slots_msg((t.favour_worker[card],)), supply)
                label = favour_label(t, card)
                args: dict[str, ChoiceArg] = {"favour": name}
                out.append(Refusal("favour " + name, label, ["favour." + name], because, "favour", args))
        return out


def move_args(move: int) -> dict[str, ChoiceArg]:
    return {"action": ACTION_NAMES[MOVE_ACTION[move]], "move": MOVE_NAMES[move]}


def favour_label(t: Tables, card: int) -> Msg:
    slots = slots_msg((t.favour_worker[card],))
    return Msg("paladins-opt-favour", {"card": favour_msg(t, card), "slots": slots})


RULE_OF: Final = ("P30", "P31", "P32", "P32", "P33", "P34", "P40", "P41", "P42", "P43", "P44", "P45")


def move_rule(action: int, refusal: int) -> str:
    """The rule to cite: the action's own for costs and attributes, the general one for the rest."""
    return "" if code_in(refusal) in (USED, WORKERS, LIMIT) else RULE_OF[action]


def favour_rule(refusal: int) -> str:
    """The rule to cite about a King's Favour: its own for its cost, the general one for the rest."""
    return "P46" if code_in(refusal) in (SILVER_SHORT, PROVISION_SHORT) else ""


def slot_msgs(g: State, who: int, move: int) -> list[Msg]:
    """The workers a move needs, in words."""
    action = MOVE_ACTION[move]
    slots = open_slots(tab(g), action, slots_covered(g, who, action, MOVE_SINGLE[move]))
    return slots_msg(slots)


class PayWorkers(Frame):
    """Place the workers of an action and pay its costs. a: the action; b: 1 for the first slot only.

    Costs come before any reward of the action (R-P04). The option is the number of a worker multiset.
    """

    def options(self, g: State) -> list[int]:
        supply = g.own[self.who * OWN + WORKERS_AT]
        return payable(supply, fitting(g, self.who, self.a, self.b == 1))

    def resolve(self, g: State, option: int) -> None:
        b = self.who * OWN
        silver = silver_cost(g, self.who, self.a)
        provisions = provision_cost(g, self.who, self.a)
        g.own[b + WORKERS_AT] -= PACKED[option]
        self._stand(g, option)
        emit(g, WORKERS_PLACED, self.who, self.a, option)
        if silver or provisions:
            g.own[b + SILVER_AT] -= silver
            g.own[b + PROVISION_AT] -= provisions
            emit(g, PAID_OUT, self.who, silver, provisions)
        start_action(g, self.who, self.a, self.b == 1)

    def _stand(self, g: State, option: int) -> None:
        """Put the workers on their slots, for all to see."""
        covered = slots_covered(g, self.who, self.a, self.b == 1)
        placed = arrange(MULTISETS[option], open_slots(tab(g), self.a, covered))
        at = self.who * OWN + STANDING + 3 * self.a
        next_worker = 0
        for i in range(len(tab(g).slots[self.a])):
            if not covered >> i & 1 and placed is not None:
                g.own[at + i] = placed[next_worker] + 1
                next_worker += 1

    def prompt(self, g: State) -> Msg:
        return Msg("paladins-prompt-pay-workers", {"action": action_msg(self.a)})

    def describe(self, g: State, option: int) -> Choice:
        name = ACTION_NAMES[self.a]
        covered = slots_covered(g, self.who, self.a, self.b == 1)
        slots = tab(g).slots[self.a]
        spaces = [f"slot.{self.who}.{name}.{i}" for i in range(len(slots)) if not covered >> i & 1]
        standing = arrange(MULTISETS[option], open_slots(tab(g), self.a, covered))
        element = f"action.{self.who}.{name}"
        return pay_choice(option, element, "pay", {"action": name, **standing_args(standing, spaces)})


def sure_gain(g: State, who: int, action: int, single: bool) -> tuple[int, ...]:
    """What an action brings whatever it is used on: its own gain, the crew's and the paladin's."""
    t = tab(g)
    own: tuple[int, ...] = ()
    if action == HUNT:
        own = (item(PROVISION, t.hunt_gain[0 if single else 1]),)
    elif action == TRADE:
        own = (item(SILVER, t.trade_gain[0 if single else 1]),)
    elif action == CONSPIRE:
        own = t.conspire_gain
    elif action == COMMISSION:
        own = t.commission_gain
    elif action == GARRISON:
        own = t.garrison_gain
    elif action == ABSOLVE:
        own = t.absolve_gain
    return own + triggered(g, who, action)


def start_action(g: State, who: int, action: int, single: bool) -> None:
    """The effect of an action whose workers and costs are paid."""
    if action == DEVELOP:
        push(g, PlaceWorkshop(who))
    elif action == RECRUIT:
        push(g, TakeTownsfolk(who, DISCARD if single else HIRE))
    elif action == HUNT or action == TRADE or action == CONSPIRE:
        gain(g, who, sure_gain(g, who, action, single))
    elif action == PRAY:
        then(g, Clear(who, PRAY))
        gain(g, who, sure_gain(g, who, PRAY, single))
    elif action == COMMISSION:
        push(g, PlaceToken(who, MONK))
    elif action == FORTIFY:
        push(g, DrawWall(who))
    elif action == GARRISON:
        push(g, PlaceToken(who, OUTPOST))
    elif action == ABSOLVE:
        push(g, PlaceJar(who))
    else:
        push(g, TakeOutsider(who, action))
