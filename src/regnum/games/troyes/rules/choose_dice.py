"""The dice of a known target, all at once [T20]: whole groups, as search and target-first players want.

Only groups that can be paid for and bring something are offered.
"""

from typing import Final

from regnum.games.troyes.const import COLOURS
from regnum.games.troyes.rules.dice import Dice
from regnum.games.troyes.rules.groups import all_groups, group_refusal, outcome_refusal, refs_of
from regnum.games.troyes.rules.influence import refused_when_begun
from regnum.games.troyes.rules.modifiers import cube_card, dice_colour, dice_limit
from regnum.games.troyes.rules.source import begin
from regnum.games.troyes.rules.targets import MIXED, demand
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.names import target_msg
from regnum.games.troyes.words.reasons import OTHER_COLOUR
from regnum.games.troyes.words.targets import (
    action_cost,
    action_effect,
    colours_msg,
    dice_args,
    dice_elements,
    dice_label,
    dice_text,
    explain,
)
from regnum.kernel.agenda import Choice, Frame, Refusal
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why

BITS: Final = 7  # of a die reference + 1 in an option
ONE: Final = (1 << BITS) - 1


def candidates(g: Table, target: int, cube: int) -> list[Dice]:
    """All groups of the right colour and size, whatever they cost and bring."""
    box = g.box
    card = cube_card(g, cube)
    most = dice_limit(box, card, target)
    colour = dice_colour(box, card, demand(g, target))
    if colour < COLOURS:
        return all_groups(refs_of(g, colour), most)
    out: list[Dice] = []
    for one in range(COLOURS):
        out += all_groups(refs_of(g, one), most)
    return out


def pack(group: Dice) -> int:
    """A group as one int."""
    option = 0
    for i, ref in enumerate(group):
        option |= (ref + 1) << BITS * i
    return option


def unpack(option: int) -> Dice:
    out: list[int] = []
    while option:
        out.append((option & ONE) - 1)
        option >>= BITS
    return tuple(out)


class ChooseDice(Frame[Table]):
    """Choose a whole group for a target, with a cube or NO_CUBE. The option is a packed group."""

    def __init__(self, who: int, target: int, cube: int) -> None:
        super().__init__(who)
        self.target: Final = target
        self.cube: Final = cube

    def options(self, g: Table) -> list[int]:
        # The right dice for what can be done: `group_refusal` has nothing else to say about them.
        return [
            pack(group)
            for group in candidates(g, self.target, self.cube)
            if outcome_refusal(g, self.who, self.target, group, self.cube) == OK
        ]

    def resolve(self, g: Table, option: int) -> None:
        begin(g, self.who, self.target, unpack(option), self.cube)

    def prompt(self, g: Table) -> Msg:
        colour = colours_msg(dice_colour(g.box, cube_card(g, self.cube), demand(g, self.target)))
        return Msg("troyes-prompt-choose-dice", {"target": target_msg(g, self.target), "colour": colour})

    def describe(self, g: Table, option: int) -> Choice:
        group = unpack(option)
        cost = action_cost(g, self.who, self.target, group, self.cube)
        effect = action_effect(g, self.target, group, self.cube)
        label = dice_label(g, self.who, group, self.cube)
        elements, args = dice_elements(g, group), dice_args(g, group)
        return Choice(option, dice_text(group), label, elements, cost, effect, "dice", args)

    def refused(self, g: Table) -> list[Refusal]:
        """Groups that cost too much or bring nothing, and dice that do not fit."""
        out: list[Refusal] = []
        fitting: list[int] = []
        for group in candidates(g, self.target, self.cube):
            fitting.extend(group)
            refusal = group_refusal(g, self.who, self.target, group, self.cube)
            if refusal != OK:
                out.append(self._refused_group(g, group, refusal))
        for ref in sorted(set(refs_of(g, MIXED))):
            if ref not in fitting:
                out.append(self._refused_group(g, (ref,), why(OTHER_COLOUR)))
        return out + refused_when_begun(g, self.who)

    def _refused_group(self, g: Table, group: Dice, refusal: int) -> Refusal:
        label = dice_label(g, self.who, group, self.cube)
        because = explain(g, self.who, self.target, group, self.cube, refusal)
        elements, args = dice_elements(g, group), dice_args(g, group)
        return Refusal(dice_text(group), label, elements, because, "dice", args)
