"""A turn [P15, P20-P23]: one action or pass.

`refusal_of` is the one place that decides whether something may be done on a turn; the options
are what it lets through, the reasons are what it says about the rest.
"""

from typing import Final

from regnum.games.paladins.box.box import Box
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
    MONK,
    OUTPOST,
    PRAY,
    RECRUIT,
    RIGHT,
    TRADE,
)
from regnum.games.paladins.rules.costs import price_refusal, provision_cost, silver_cost
from regnum.games.paladins.rules.develop import can_develop
from regnum.games.paladins.rules.favours import UseFavour, favour_price, favour_refusal
from regnum.games.paladins.rules.outsiders import row_refusal
from regnum.games.paladins.rules.passing import Pass, can_keep_fewer
from regnum.games.paladins.rules.payment import (
    slots_covered,
    workers_refusal,
)
from regnum.games.paladins.rules.placing import PayWorkers, sure_gain, target_of
from regnum.games.paladins.rules.progress import attribute_of, times_done
from regnum.games.paladins.rules.rewards import clearable
from regnum.games.paladins.rules.spaces import region_refusal
from regnum.games.paladins.rules.townsfolk import can_recruit, townsfolk_refusal
from regnum.games.paladins.rules.workers import (
    all_workers,
)
from regnum.games.paladins.state import Seat, Table
from regnum.games.paladins.words.log import ACTION, PASSED_TURN
from regnum.games.paladins.words.names import favour_msg, one_of, rewards_msg, slots_msg, workers_msg
from regnum.games.paladins.words.reasons import (
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
)
from regnum.kernel.agenda import GAP, Choice, ChoiceArg, Frame, Refusal, emit, push
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, code_in, why

# --- what can be done on a turn ----------------------------------------------------------------------
# A move is an action of the player board. Recruit, Hunt and Trade come twice: with one worker and with
# two, decided at once [P22].
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
MOVES: Final = 15
WITH_ONE_WORKER: Final = ("discard", "hunt 1", "trade 1")
MOVE_SINGLE: Final = [name in WITH_ONE_WORKER for name in MOVE_NAMES]

# An option of a turn is a move, or a King's Favour by its place, or to pass.
FIRST_FAVOUR: Final = 15
PASS: Final = 20
PASS_FEWER: Final = 21  # and keep fewer workers than allowed (R-P12)


def is_move(option: int) -> bool:
    return option < MOVES


def is_favour(option: int) -> bool:
    return FIRST_FAVOUR <= option < PASS


def favour_place(option: int) -> int:
    return option - FIRST_FAVOUR


# --- whether it may be done --------------------------------------------------------------------------


def refusal_of(g: Table, me: Seat, move: int) -> int:
    """Why a move of the player board cannot be made now, or OK."""
    box = g.box
    action = MOVE_ACTION[move]
    if me.is_used(action):
        return why(USED)
    limit = box.limits[action]
    if limit and times_done(me, action) >= limit:
        return why(LIMIT if action != DEVELOP else NO_WORKSHOP, limit, limit)
    single = MOVE_SINGLE[move]
    refusal = workers_refusal(box, me, action, single)
    if refusal != OK:
        return refusal
    refusal = price_refusal(box, me, action)
    if refusal != OK:
        return refusal
    if action >= RIGHT:
        return _right_refusal(g, me, action)
    if action == PRAY and not clearable(me, PRAY):
        return why(NOTHING_TO_CLEAR)
    if action == DEVELOP and not can_develop(box, me):
        return why(NO_WORKSHOP)
    if action == RECRUIT and not can_recruit(g, me):
        return _townsfolk_row_refusal(g, me)
    return OK


def _right_refusal(g: Table, me: Seat, action: int) -> int:
    """Attributes and targets of a right-side action."""
    if action == COMMISSION:
        return region_refusal(g, me, MONK)
    if action == GARRISON:
        return region_refusal(g, me, OUTPOST)
    if action == FORTIFY or action == ABSOLVE:
        needs = g.box.fortify_need if action == FORTIFY else g.box.absolve_need
        need = needs[times_done(me, action)]
        have = attribute_of(g.box, me, INFLUENCE)
        if need > have:
            return why(INFLUENCE_SHORT, need, have)
        if action == FORTIFY and not g.wall_deck:
            return why(NO_WALL)
        return OK
    return row_refusal(g, me, action)


def _townsfolk_row_refusal(g: Table, me: Seat) -> int:
    """Nobody in the row can be had: the cheapest one's price, or that the row is empty."""
    found = why(NO_TOWNSFOLK)
    for place, card in enumerate(g.townsfolk_row):
        if card != GAP:
            found = townsfolk_refusal(g, me, place)
    return found


class Turn(Frame[Table]):
    """One action or pass. The option is a move, a favour, PASS, or PASS_FEWER."""

    def options(self, g: Table) -> list[int]:
        me = g.seats[self.who]
        found: list[int] = []
        if me.workers:
            found = [move for move in range(MOVES) if refusal_of(g, me, move) == OK]
            for place in range(len(g.favours)):
                if favour_refusal(g, me, place) == OK:
                    found.append(FIRST_FAVOUR + place)
        can_act = len(found) > 0
        found.append(PASS)
        if can_act and can_keep_fewer(g, me):  # who can only pass, passes without a question (R-P12)
            found.append(PASS_FEWER)
        return found

    def resolve(self, g: Table, option: int) -> None:
        if is_move(option):
            action = MOVE_ACTION[option]
            emit(g, ACTION, self.who, action)
            push(g, PayWorkers(self.who, action, int(MOVE_SINGLE[option])))
        elif is_favour(option):
            push(g, UseFavour(self.who, favour_place(option)))
        else:
            emit(g, PASSED_TURN, self.who)
            push(g, Pass(self.who, int(option == PASS_FEWER)))

    def describe(self, g: Table, option: int) -> Choice:
        if is_move(option):
            return self._describe_move(g, option)
        if is_favour(option):
            return self._describe_favour(g, favour_place(option))
        if option == PASS:
            label = Msg("paladins-opt-pass")
            return Choice(option, "pass", label, ["pass"], kind="pass", args={"fewer": False})
        # In the list only: whoever touches the pass sign is not asked for more.
        label = Msg("paladins-opt-pass-fewer")
        return Choice(option, "pass fewer", label, kind="pass", args={"fewer": True})

    def _describe_move(self, g: Table, move: int) -> Choice:
        box = g.box
        me = g.seats[self.who]
        action = MOVE_ACTION[move]
        cost: list[tuple[str, int]] = []
        silver = silver_cost(box, me, action)
        if silver:
            cost.append(("silver", silver))
        provisions = provision_cost(box, me, action)
        if provisions:
            cost.append(("provision", provisions))
        name = MOVE_NAMES[move]
        elements = [f"action.{self.who}.{ACTION_NAMES[action]}"]
        label = Msg("paladins-opt-move-" + name.replace(" ", "-"), {"slots": slot_msgs(box, me, move)})
        effect = rewards_msg(sure_gain(box, me, action, MOVE_SINGLE[move]))
        return Choice(move, name, label, elements, cost, effect, "action", move_args(move))

    def _describe_favour(self, g: Table, place: int) -> Choice:
        box = g.box
        card = g.favours[place]
        name = box.favour_ids[card]
        cost = favour_price(box, card)
        effect = [one_of(box.favour_choices[card])]
        label = favour_label(box, card)
        args: dict[str, ChoiceArg] = {"favour": name}
        elements = ["favour." + name]
        return Choice(FIRST_FAVOUR + place, "favour " + name, label, elements, cost, effect, "favour", args)

    def refused(self, g: Table) -> list[Refusal]:
        box = g.box
        me = g.seats[self.who]
        supply = workers_msg(all_workers(me.workers))
        out: list[Refusal] = []
        for move in range(MOVES):
            refusal = refusal_of(g, me, move)
            if refusal != OK:
                name = MOVE_NAMES[move]
                action = MOVE_ACTION[move]
                label = Msg("paladins-move-" + name.replace(" ", "-"))
                element = f"action.{self.who}.{ACTION_NAMES[action]}"
                because = reason(refusal, move_rule(action, refusal), slot_msgs(box, me, move), supply)
                out.append(Refusal(name, label, [element], because, "action", move_args(move)))
        for place, card in enumerate(g.favours):
            refusal = favour_refusal(g, me, place)
            if refusal != OK:
                name = box.favour_ids[card]
                because = reason(refusal, favour_rule(refusal), slots_msg((box.favour_worker[card],)), supply)
                label = favour_label(box, card)
                args: dict[str, ChoiceArg] = {"favour": name}
                out.append(Refusal("favour " + name, label, ["favour." + name], because, "favour", args))
        return out

    def leads(self, g: Table, option: int) -> list[str]:
        """Cards, spaces of the map, jars and slots that an action may be used on.

        A prayer has none: it clears the very spaces that stand for other actions.
        """
        if not is_move(option) or MOVE_ACTION[option] == PRAY:
            return []
        target = target_of(self.who, MOVE_ACTION[option], MOVE_SINGLE[option])
        if target is None:
            return []
        found = [target.describe(g, each).elements[0] for each in target.options(g)]
        return list(dict.fromkeys(found))


# --- words -------------------------------------------------------------------------------------------


def move_args(move: int) -> dict[str, ChoiceArg]:
    return {"action": ACTION_NAMES[MOVE_ACTION[move]], "move": MOVE_NAMES[move]}


def favour_label(box: Box, card: int) -> Msg:
    slots = slots_msg((box.favour_worker[card],))
    return Msg("paladins-opt-favour", {"card": favour_msg(box, card), "slots": slots})


RULE_OF: Final = ("P30", "P31", "P32", "P32", "P33", "P34", "P40", "P41", "P42", "P43", "P44", "P45")


def move_rule(action: int, refusal: int) -> str:
    """The rule to cite: the action's own for costs and attributes, the general one for the rest."""
    return "" if code_in(refusal) in (USED, WORKERS, LIMIT) else RULE_OF[action]


def favour_rule(refusal: int) -> str:
    """The rule to cite about a King's Favour: its own for its cost, the general one for the rest."""
    return "P46" if code_in(refusal) in (SILVER_SHORT, PROVISION_SHORT) else ""


def slot_msgs(box: Box, me: Seat, move: int) -> list[Msg]:
    """The workers a move needs, in words."""
    action = MOVE_ACTION[move]
    return slots_msg(box.open_slots[action][slots_covered(me, action, MOVE_SINGLE[move])])
