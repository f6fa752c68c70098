"""The dice of an action one after another [T20]: what the group can do is offered as it grows.

A die is offered only if some action can be completed with it, a target only if the group as it is can
do it. For a card that takes a mixture of colours the target is known and the dice follow.
"""

from typing import Final

from regnum.games.troyes.const import DENIERS, MULTIPLY, OPT_CUBE, OPT_DIE, OPT_TARGET
from regnum.games.troyes.rules.choose_dice import ChooseDice
from regnum.games.troyes.rules.dice import ref_code, ref_owner
from regnum.games.troyes.rules.groups import Dice, colour_in, group_price, refs_of, with_die, without
from regnum.games.troyes.rules.influence import refused_when_begun
from regnum.games.troyes.rules.modifiers import MIXED, NO_CUBE, cube_card, cubes_of, demand, group_total
from regnum.games.troyes.rules.source import begin
from regnum.games.troyes.rules.targets import Prospect, can_go_on, group_refusal, targets_of
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.names import (
    card_msg,
    cost_of,
    die_args,
    die_elements,
    die_text,
    target_element,
    target_msg,
    target_name,
)
from regnum.games.troyes.words.reasons import (
    CUBE_ONE_DIE,
    DENIERS_DICE,
    GROUP_FULL,
    NO_ACTION,
    NO_CUBE_ACTION,
    ONE_CUBE,
    OTHER_COLOUR,
    reason,
)
from regnum.games.troyes.words.targets import (
    action_cost,
    action_effect,
    action_elements,
    colours_msg,
    cube_args,
    cube_element,
    cube_label,
    cube_name,
    explain,
    price_args,
    ref_msg,
    target_label,
)
from regnum.kernel.agenda import Choice, ChoiceArg, Frame, Reason, Refusal, push, refuse
from regnum.kernel.messages import Arg, Msg
from regnum.kernel.reasons import OK, why


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


def different(refs: list[int]) -> list[int]:
    """The dice without repetitions; they must be sorted."""
    return [ref for i, ref in enumerate(refs) if i == 0 or ref != refs[i - 1]]


class Group(Frame[Table]):
    """Dice chosen so far, and what to do with them. a: cube, -1 none; b: the target + 1 if it is known.

    items: the dice, sorted. Options: OPT_TARGET + target, OPT_CUBE + place, OPT_DIE + die.
    """

    def __init__(self, who: int, cube: int, aimed: int, dice: tuple[int, ...] = ()) -> None:
        super().__init__(who)
        self.cube: Final = cube
        self.aimed: Final = aimed
        self.dice: Final = dice

    def options(self, g: Table) -> list[int]:
        out = [OPT_TARGET + target for target in self._targets(g) if self._target_refusal(g, target) == OK]
        cubes = self._cubes(g)
        if self.cube == NO_CUBE and not self.aimed:
            for cube in cubes[1:]:
                if can_go_on(g, self.who, self.dice, [cube]):
                    out.append(OPT_CUBE + cube)
        if len(self.dice) < g.box.group_max:
            for ref in different(without(refs_of(g, MIXED), self.dice)):
                if self._goes_on(g, with_die(self.dice, ref), cubes):
                    out.append(OPT_DIE + ref)
        return out

    def _targets(self, g: Table) -> list[int]:
        if not self.dice:
            return []
        return [self.aimed - 1] if self.aimed else targets_of(g)

    def _target_refusal(self, g: Table, target: int) -> int:
        return group_refusal(g, self.who, target, self.dice, self.cube)

    def _cubes(self, g: Table) -> list[int]:
        """The cubes with which the action may be completed: the one chosen; or none, or any."""
        return [self.cube] if self.cube != NO_CUBE or self.aimed else [NO_CUBE, *cubes_of(g, self.who)]

    def _goes_on(self, g: Table, group: Dice, cubes: list[int]) -> bool:
        """Whether an action can be completed with this group."""
        if self.aimed:
            return Prospect(g, self.who, self.cube, group, 0, []).allows(self.aimed - 1)
        return can_go_on(g, self.who, group, cubes)

    def resolve(self, g: Table, option: int) -> None:
        if option >= OPT_CUBE:
            push(g, Group(self.who, option - OPT_CUBE, 0, self.dice))
        elif option >= OPT_DIE:
            push(g, Group(self.who, self.cube, self.aimed, with_die(self.dice, option - OPT_DIE)))
        else:
            begin(g, self.who, option - OPT_TARGET, self.dice, self.cube)

    # --- in words ------------------------------------------------------------------------------------

    def prompt(self, g: Table) -> Msg:
        box = g.box
        args: dict[str, Arg] = {"total": group_total(g, self.dice, self.cube), "n": len(self.dice)}
        args["price"] = group_price(g, self.who, self.dice, self.cube)
        if self.aimed:
            args["target"] = target_msg(box, g.cards[self.aimed - 1], self.aimed - 1)
            return Msg("troyes-prompt-group-target" if self.dice else "troyes-prompt-group-first", args)
        if self.cube >= 0:
            args["card"] = card_msg(box, g.cards[self.cube])
            return Msg("troyes-prompt-group-cube", args)
        return Msg("troyes-prompt-group", args)

    def describe(self, g: Table, option: int) -> Choice:
        who = self.who
        if option >= OPT_CUBE:
            cube = option - OPT_CUBE
            return describe_cube(g, who, cube)
        if option >= OPT_DIE:
            return self._describe_die(g, option - OPT_DIE)
        target = option - OPT_TARGET
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
        label = Msg(
            "troyes-opt-add-die", {"die": ref_msg(self.who, ref), "total": group_total(g, longer, self.cube)}
        )
        cost = [cost_of(DENIERS, price - before)] if price > before else []
        elements = self._die_elements(g, ref)
        return Choice(OPT_DIE + ref, ref_text(ref), label, elements, cost, kind="die", args=ref_args(ref))

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
        for ref in different(without(refs_of(g, MIXED), self.dice)):
            if full or not self._goes_on(g, with_die(self.dice, ref), self._cubes(g)):
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
            colour = colours_msg(colour_in(self.dice))
            return reason(why(OTHER_COLOUR), more={"colour": colour})
        price = group_price(g, self.who, longer, self.cube)
        have = g.seats[self.who].deniers
        if price > have:
            return reason(why(DENIERS_DICE, price, have), more=price_args(g, self.who, longer, self.cube))
        if self.aimed:
            target = self.aimed - 1
            refusal = Prospect(g, self.who, self.cube, longer, 0, []).refusal(target)
            return explain(g, self.who, target, (), self.cube, refusal)  # the dice to come are not known
        return reason(why(NO_ACTION))

    def _mixes(self, g: Table) -> bool:
        """Whether the group may have several colours at all: a card for it is turned up."""
        return any(takes_mixture(g, target, self.cube) for target in targets_of(g))


def ref_text(ref: int) -> str:
    return die_text(ref_owner(ref), ref_code(ref))


def ref_args(ref: int) -> dict[str, ChoiceArg]:
    return die_args(ref_owner(ref), ref_code(ref))


def describe_cube(g: Table, who: int, cube: int) -> Choice:
    """To use a cube of this place for the action."""
    elements = [cube_element(g, who, cube)]
    args = cube_args(g, cube)
    return Choice(OPT_CUBE + cube, cube_name(g, cube), cube_label(g, cube), elements, kind="cube", args=args)


def refused_target(g: Table, target: int, label: Msg, because: Reason) -> Refusal:
    name = target_name(g, target)
    return Refusal("target " + name, label, [target_element(g, target)], because, "target", {"target": name})


def refused_cubes(g: Table, who: int, used: int, offered: list[int]) -> list[Refusal]:
    """Own cubes that cannot be used: one modifies this action already, or no action goes with it."""
    out: list[Refusal] = []
    for cube in cubes_of(g, who):
        if OPT_CUBE + cube not in offered:
            card = card_msg(g.box, g.cards[cube if used < 0 else used])
            because = reason(why(NO_CUBE_ACTION if used < 0 else ONE_CUBE), more={"card": card})
            out.append(refuse(describe_cube(g, who, cube), because))
    return out
