"""The dice of an action one after another [T20]: what the group can do is offered as it grows.

A die is offered only if some action can be completed with it, a target only if the group as it is can
do it. For a card that takes a mixture of colours the target is known and the dice follow.
"""

from typing import Final

from regnum.games.troyes.const import DENIERS, MULTIPLY
from regnum.games.troyes.rules.aims import NO_TARGET, fills_spaces, targets_of
from regnum.games.troyes.rules.choose_dice import ChooseDice
from regnum.games.troyes.rules.dice import Dice, ref_code, ref_owner
from regnum.games.troyes.rules.groups import colour_in, group_price, group_refusal, with_die
from regnum.games.troyes.rules.influence import refused_when_begun
from regnum.games.troyes.rules.modifiers import NO_CUBE, cube_card, cubes_of, group_total
from regnum.games.troyes.rules.options import (
    cube_in,
    cube_option,
    die_in,
    die_option,
    takes_die,
    target_in,
    target_option,
    uses_cube,
)
from regnum.games.troyes.rules.prospects import Prospect
from regnum.games.troyes.rules.reach import Reach
from regnum.games.troyes.rules.source import begin
from regnum.games.troyes.rules.targets import MIXED, demand, divisor_of
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.names import card_msg, cost_of, die_elements, target_msg, target_name
from regnum.games.troyes.words.reasons import (
    CUBE_ONE_DIE,
    DENIERS_DICE,
    GROUP_FULL,
    NO_ACTION,
    OTHER_COLOUR,
    reason,
)
from regnum.games.troyes.words.targets import (
    action_cost,
    action_effect,
    action_elements,
    colours_msg,
    describe_cube,
    explain,
    price_args,
    ref_args,
    ref_msg,
    ref_text,
    refused_cubes,
    refused_target,
    target_label,
)
from regnum.kernel.agenda import Choice, ChoiceArg, Frame, Reason, Refusal, push
from regnum.kernel.messages import Arg, Msg
from regnum.kernel.reasons import OK, why

NOT_AIMED: Final = NO_TARGET + 1  # a group whose target is not known yet


def aim(g: Table, who: int, target: int, cube: int) -> None:
    """The target is chosen: now the dice. Those of a mixture one by one, for there are many groups."""
    if takes_mixture(g, target, cube):
        push(g, Group(who, cube, target + 1))
    else:
        push(g, ChooseDice(who, target, cube))


def takes_mixture(g: Table, target: int, cube: int) -> bool:
    """Whether dice of several colours may be used together there [T20, R-T23]."""
    card = cube_card(g, cube)
    return demand(g, target) == MIXED and (card < 0 or g.box.card_on_mixed[card])


class Group(Frame[Table]):
    """Dice chosen so far, and what to do with them. aimed: the target + 1, or NOT_AIMED.

    dice: references, sorted. Options (options.py): a target, a cube, a die.
    """

    def __init__(self, who: int, cube: int, aimed: int, dice: tuple[int, ...] = ()) -> None:
        super().__init__(who)
        self.cube: Final = cube
        self.aimed: Final = aimed
        self.dice: Final = dice

    def target(self) -> int:
        """What the action is aimed at, or NO_TARGET."""
        return self.aimed - 1

    def options(self, g: Table) -> list[int]:
        prospects = self._prospects(g)
        out: list[int] = []
        if self.dice:
            total = group_total(g, self.dice, self.cube)
            for target in [self.target()] if self.aimed else prospects[0].candidates():
                short = not fills_spaces(target) and total < divisor_of(g, target)
                if not short and self._target_refusal(g, target) == OK:
                    out.append(target_option(target))
        for prospect in prospects:
            if prospect.cube != self.cube and prospect.anything():
                out.append(cube_option(prospect.cube))
        if len(self.dice) < g.box.group_max:
            for ref in prospects[0].reach.refs:
                if self._goes_on(prospects, ref):
                    out.append(die_option(ref))
        return out

    def _targets(self, g: Table) -> list[int]:
        if not self.dice:
            return []
        return [self.target()] if self.aimed else targets_of(g)

    def _target_refusal(self, g: Table, target: int) -> int:
        return group_refusal(g, self.who, target, self.dice, self.cube)

    def _prospects(self, g: Table) -> list[Prospect]:
        """What can be done with the cube chosen; if none is yet and nothing is aimed at, with any."""
        reach = Reach(g, self.who, self.dice)
        prospects = [Prospect(g, reach, self.cube, 0)]
        if self.cube == NO_CUBE and not self.aimed:
            for cube in cubes_of(g, self.who):
                prospects.append(Prospect(g, reach, cube, 0))
        return prospects

    def _goes_on(self, prospects: list[Prospect], ref: int) -> bool:
        """Whether an action can be completed with this die as well."""
        if self.aimed:
            return prospects[0].allows_with(self.target(), ref)
        for prospect in prospects:
            if prospect.goes_on_with(ref):
                return True
        return False

    def resolve(self, g: Table, option: int) -> None:
        if uses_cube(option):
            push(g, Group(self.who, cube_in(option), NOT_AIMED, self.dice))
        elif takes_die(option):
            push(g, Group(self.who, self.cube, self.aimed, with_die(self.dice, die_in(option))))
        else:
            begin(g, self.who, target_in(option), self.dice, self.cube)

    def canonical(self, g: Table, legal: list[int]) -> list[int]:
        """A mixture die by die in rising order, as long as it can be completed so."""
        if not self.aimed:
            return legal
        last = self.dice[-1] if self.dice else -1
        kept: list[int] = []
        for option in legal:
            if takes_die(option):
                ref = die_in(option)
                if ref < last or not self._completes(g, with_die(self.dice, ref)):
                    continue
            kept.append(option)
        return kept if kept else legal  # somebody came here by another order

    def _completes(self, g: Table, group: Dice) -> bool:
        """Whether the group, or one with more dice in rising order, can do it."""
        if group_refusal(g, self.who, self.target(), group, self.cube) == OK:
            return True
        if len(group) >= g.box.group_max:
            return False
        for ref in Reach(g, self.who, group).refs:
            if ref >= group[-1] and self._completes(g, with_die(group, ref)):
                return True
        return False

    # --- in words ------------------------------------------------------------------------------------

    def prompt(self, g: Table) -> Msg:
        args: dict[str, Arg] = {"total": group_total(g, self.dice, self.cube), "n": len(self.dice)}
        args["price"] = group_price(g, self.who, self.dice, self.cube)
        if self.aimed:
            args["target"] = target_msg(g, self.target())
            return Msg("troyes-prompt-group-target" if self.dice else "troyes-prompt-group-first", args)
        if self.cube != NO_CUBE:
            args["card"] = card_msg(g.box, g.cards[self.cube])
            return Msg("troyes-prompt-group-cube", args)
        return Msg("troyes-prompt-group", args)

    def describe(self, g: Table, option: int) -> Choice:
        who = self.who
        if uses_cube(option):
            return describe_cube(g, who, cube_in(option))
        if takes_die(option):
            return self._describe_die(g, die_in(option))
        target = target_in(option)
        label = target_label(g, who, target)
        elements = action_elements(g, target, self.dice, self.cube)
        cost = action_cost(g, who, target, self.dice, self.cube)
        effect = action_effect(g, target, self.dice, self.cube)
        name = target_name(g, target)
        args: dict[str, ChoiceArg] = {"target": name}
        return Choice(option, "target " + name, label, elements, cost, effect, "target", args)

    def _describe_die(self, g: Table, ref: int) -> Choice:
        longer = with_die(self.dice, ref)
        before = group_price(g, self.who, self.dice, self.cube)
        price = group_price(g, self.who, longer, self.cube)
        total = group_total(g, longer, self.cube)
        label = Msg("troyes-opt-add-die", {"die": ref_msg(self.who, ref), "total": total})
        cost = [cost_of(DENIERS, price - before)] if price > before else []
        elements = self._die_elements(g, ref)
        return Choice(die_option(ref), ref_text(ref), label, elements, cost, kind="die", args=ref_args(ref))

    def _die_elements(self, g: Table, ref: int) -> list[str]:
        return die_elements(g, ref_owner(ref), ref_code(ref), self.dice.count(ref))

    def refused(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for target in self._targets(g):
            refusal = self._target_refusal(g, target)
            if refusal != OK:
                because = explain(g, self.who, target, self.dice, self.cube, refusal)
                out.append(refused_target(g, target, target_label(g, self.who, target), because))
        out += refused_cubes(g, self.who, self.cube, self.options(g))
        full = len(self.dice) >= g.box.group_max
        prospects = self._prospects(g)
        for ref in prospects[0].reach.refs:
            if full or not self._goes_on(prospects, ref):
                label = Msg("troyes-opt-more-die", {"die": ref_msg(self.who, ref)})
                elements, because = self._die_elements(g, ref), self._why_not(g, ref)
                out.append(Refusal(ref_text(ref), label, elements, because, "die", ref_args(ref)))
        return out + refused_when_begun(g, self.who)

    def _why_not(self, g: Table, ref: int) -> Reason:
        """Why a die cannot be added: the group is full, the colour, the price of all, or no use for it."""
        box = g.box
        if len(self.dice) >= box.group_max:
            return reason(why(GROUP_FULL, box.group_max, len(self.dice)))
        longer = with_die(self.dice, ref)
        card = cube_card(g, self.cube)
        if card >= 0 and box.card_effect[card] == MULTIPLY and self.dice:
            return reason(why(CUBE_ONE_DIE, 1, len(longer)), more={"card": card_msg(box, card)})
        if self.dice and colour_in(longer) == MIXED and not self._mixes(g):
            return reason(why(OTHER_COLOUR), more={"colour": colours_msg(colour_in(self.dice))})
        price = group_price(g, self.who, longer, self.cube)
        have = g.seats[self.who].deniers
        if price > have:
            return reason(why(DENIERS_DICE, price, have), more=price_args(g, self.who, longer, self.cube))
        if self.aimed:
            refusal = Prospect(g, Reach(g, self.who, longer), self.cube, 0).refusal(self.target())
            return explain(g, self.who, self.target(), (), self.cube, refusal)  # not known: the dice to come
        return reason(why(NO_ACTION))

    def _mixes(self, g: Table) -> bool:
        """Whether the group may have several colours at all: a card for it is turned up."""
        return any(takes_mixture(g, target, self.cube) for target in targets_of(g))
