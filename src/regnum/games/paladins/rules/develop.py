"""Develop [P30]: the leftmost workshop onto one of the two left slots of a right-side action."""

from typing import Final

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import (
    ACTION_NAMES,
    ACTIONS,
    BOTH_SLOTS,
    DEVELOP,
    FREE_DEVELOP,
    RIGHT,
    SLOTS,
    WORKER_NAMES,
    item,
)
from regnum.games.paladins.rules.abilities import triggered
from regnum.games.paladins.rules.rewards import FREE_ACTIONS, gain
from regnum.games.paladins.state import Seat, Table
from regnum.games.paladins.words.log import WORKER_SENT_HOME, WORKSHOP_PLACED
from regnum.games.paladins.words.names import action_msg, reward_msg
from regnum.games.paladins.words.reasons import FULL, reason
from regnum.kernel.agenda import Choice, ChoiceArg, Frame, Refusal, emit, push
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import why

SLOT_NAMES: Final = ("left", "middle")  # where a workshop can go


def can_develop(box: Box, me: Seat) -> bool:
    """Whether a workshop is left and has somewhere to go."""
    return me.developed < len(box.workshop_gain) and any(covered != BOTH_SLOTS for covered in me.workshops)


# --- an option is a slot of a right-side action --------------------------------------------------------


def workshop_option(action: int, slot: int) -> int:
    return 2 * (action - RIGHT) + slot


def action_of(option: int) -> int:
    return RIGHT + option // 2


def slot_of(option: int) -> int:
    return option % 2


EVERY_OPTION: Final = [workshop_option(a, slot) for a in range(RIGHT, ACTIONS) for slot in (0, 1)]


class PlaceWorkshop(Frame[Table]):
    """Where the workshop goes: to either slot, in any order (R-P02)."""

    def options(self, g: Table) -> list[int]:
        me = g.seats[self.who]
        return [option for option in EVERY_OPTION if not me.has_workshop(action_of(option), slot_of(option))]

    def resolve(self, g: Table, option: int) -> None:
        me = g.seat(self.who)
        action = action_of(option)
        slot = slot_of(option)
        at = SLOTS * action + slot
        if me.standing[at]:  # whoever stands there goes home; the action stays used [P30]
            emit(g, WORKER_SENT_HOME, self.who, me.standing[at] - 1)
            me.standing[at] = 0
        me.workshops[action - RIGHT] |= 1 << slot
        worker = g.box.workshop_gain[me.developed]
        me.developed += 1
        emit(g, WORKSHOP_PLACED, self.who, action, slot)
        # A free develop counts as a develop in every respect (R-P09): abilities included.
        gain(g, self.who, (item(worker, 1), *triggered(g.box, me, DEVELOP)))

    def describe(self, g: Table, option: int) -> Choice:
        gained = item(g.box.workshop_gain[g.seats[self.who].developed], 1)
        text, label = workshop_words(g.box, option)
        elements, args = self._about(option)
        return Choice(option, text, label, elements, [], [reward_msg(gained)], "workshop", args)

    def refused(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for option in EVERY_OPTION:
            if g.seats[self.who].has_workshop(action_of(option), slot_of(option)):
                text, label = workshop_words(g.box, option)
                elements, args = self._about(option)
                out.append(Refusal(text, label, elements, reason(why(FULL)), "workshop", args))
        return out

    def _about(self, option: int) -> tuple[list[str], dict[str, ChoiceArg]]:
        """The slot as an element and as arguments."""
        name = ACTION_NAMES[action_of(option)]
        slot = slot_of(option)
        return [f"slot.{self.who}.{name}.{slot}"], {"action": name, "slot": SLOT_NAMES[slot]}


def workshop_words(box: Box, option: int) -> tuple[str, Msg]:
    """Text form and label: of which action, which slot, and the worker it will save."""
    action = action_of(option)
    slot = slot_of(option)
    label = Msg(
        "paladins-opt-workshop",
        {
            "action": action_msg(action),
            "slot": slot,
            "worker": Msg("paladins-slot-" + WORKER_NAMES[box.slots[action][slot]], {"n": 1}),
        },
    )
    return f"workshop {ACTION_NAMES[action]} {SLOT_NAMES[slot]}", label


def free_develop(g: Table, who: int) -> None:
    """The reward: a workshop, if there is one and it has somewhere to go."""
    if can_develop(g.box, g.seats[who]):
        push(g, PlaceWorkshop(who))


FREE_ACTIONS[FREE_DEVELOP] = free_develop
