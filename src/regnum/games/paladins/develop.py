"""Develop [P30]: the leftmost workshop onto one of the two left slots of a right-side action."""

from typing import Final

import regnum.games.paladins.rewards as rewards
from regnum.games.paladins.abilities import triggered
from regnum.games.paladins.const import ACTION_NAMES, ACTIONS, DEVELOP, RIGHT, WORKER_NAMES, item
from regnum.games.paladins.log import WORKER_SENT_HOME, WORKSHOP_PLACED
from regnum.games.paladins.reasons import FULL, reason, reward_msg
from regnum.games.paladins.state import DEVELOPED, OWN, STANDING, WORKSHOPS, tab
from regnum.games.paladins.words import action_msg
from regnum.kernel.agenda import Choice, ChoiceArg, Refusal, emit
from regnum.kernel.flat import Frame, State
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import why

SLOT_NAMES: Final = ("left", "middle")


def can_develop(g: State, who: int) -> bool:
    """Whether a workshop is left and has somewhere to go."""
    b = who * OWN
    if g.own[b + DEVELOPED] >= len(tab(g).workshop_gain):
        return False
    return any(g.own[b + WORKSHOPS + i] != 3 for i in range(ACTIONS - RIGHT))


class PlaceWorkshop(Frame):
    """Where the workshop goes: to either slot, in any order (R-P02).

    The option is 2 * right-side action + slot (0 left, 1 middle).
    """

    def options(self, g: State) -> list[int]:
        at = self.who * OWN + WORKSHOPS
        return [
            2 * i + slot for i in range(ACTIONS - RIGHT) for slot in (0, 1) if not g.own[at + i] >> slot & 1
        ]

    def resolve(self, g: State, option: int) -> None:
        b = self.who * OWN
        action = RIGHT + (option >> 1)
        slot = option & 1
        at = b + STANDING + 3 * action + slot
        if g.own[at]:  # whoever stands there goes home; the action stays used [P30]
            emit(g, WORKER_SENT_HOME, self.who, g.own[at] - 1)
            g.own[at] = 0
        g.own[b + WORKSHOPS + action - RIGHT] |= 1 << slot
        worker = tab(g).workshop_gain[g.own[b + DEVELOPED]]
        g.own[b + DEVELOPED] += 1
        emit(g, WORKSHOP_PLACED, self.who, action, slot)
        # A free develop counts as a develop in every respect (R-P09): abilities included.
        rewards.gain(g, self.who, (item(worker, 1), *triggered(g, self.who, DEVELOP)))

    def describe(self, g: State, option: int) -> Choice:
        name = ACTION_NAMES[RIGHT + (option >> 1)]
        slot = SLOT_NAMES[option & 1]
        gained = item(tab(g).workshop_gain[g.own[self.who * OWN + DEVELOPED]], 1)
        element = f"slot.{self.who}.{name}.{option & 1}"
        label = slot_label(g, RIGHT + (option >> 1), option & 1)
        effect = [reward_msg(gained)]
        args: dict[str, ChoiceArg] = {"action": name, "slot": slot}
        return Choice(option, f"workshop {name} {slot}", label, [element], [], effect, "workshop", args)

    def refused(self, g: State) -> list[Refusal]:
        out: list[Refusal] = []
        for i in range(ACTIONS - RIGHT):
            for slot in (0, 1):
                if g.own[self.who * OWN + WORKSHOPS + i] >> slot & 1:
                    name = ACTION_NAMES[RIGHT + i]
                    text = f"workshop {name} {SLOT_NAMES[slot]}"
                    label = slot_label(g, RIGHT + i, slot)
                    element = f"slot.{self.who}.{name}.{slot}"
                    args: dict[str, ChoiceArg] = {"action": name, "slot": SLOT_NAMES[slot]}
                    out.append(Refusal(text, label, [element], reason(why(FULL)), "workshop", args))
        return out


def slot_label(g: State, action: int, slot: int) -> Msg:
    """A slot for a workshop: of which action, which one, and the worker it will save."""
    return Msg(
        "paladins-opt-workshop",
        {
            "action": action_msg(action),
            "slot": Msg("paladins-place-" + SLOT_NAMES[slot]),
            "worker": Msg("paladins-slot-" + WORKER_NAMES[tab(g).slots[action][slot]], {"n": 1}),
        },
    )
