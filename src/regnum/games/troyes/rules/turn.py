"""A turn [T15, T20]: one action or pass, and before it whatever influence buys.

An action may begin with what it is aimed at or with a die; a delayed cube may be named before either.
Everything offered here can be completed: dice, money, citizens and spaces have been looked at.
"""

from typing import Final

from regnum.games.troyes.const import DENIERS, OPT_PASS, PLACES
from regnum.games.troyes.rules.aims import fills_spaces, targets_of
from regnum.games.troyes.rules.citizens import open_codes
from regnum.games.troyes.rules.dice import ref_code, ref_owner
from regnum.games.troyes.rules.group import Group, aim
from regnum.games.troyes.rules.influence import (
    describe_influence,
    influence_options,
    influence_refused,
    refused_when_begun,
    use_influence,
)
from regnum.games.troyes.rules.modifiers import NO_CUBE, cubes_of
from regnum.games.troyes.rules.options import (
    aims,
    cube_in,
    cube_option,
    die_in,
    die_option,
    takes_die,
    target_in,
    target_option,
    uses_cube,
    uses_influence,
)
from regnum.games.troyes.rules.passing import pass_turn
from regnum.games.troyes.rules.prospects import Prospect
from regnum.games.troyes.rules.reach import Reach
from regnum.games.troyes.rules.targets import base_refusal, divisor_of, hire_price
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.names import (
    card_msg,
    cost_of,
    die_elements,
    good_msg,
    target_element,
    target_name,
)
from regnum.games.troyes.words.reasons import DENIERS_DICE, NO_ACTION, reason
from regnum.games.troyes.words.targets import (
    describe_cube,
    explain,
    price_args,
    quotient_effect,
    ref_args,
    ref_msg,
    ref_text,
    refused_cubes,
    refused_target,
    target_label,
)
from regnum.kernel.agenda import Choice, ChoiceArg, Frame, Reason, Refusal, push
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why


class Turn(Frame[Table]):
    """One action or pass. cube: the place of the card whose cube modifies the action, or NO_CUBE.

    Options (options.py): a target, a die, and unless a cube is chosen, a cube, a power of influence, to pass.
    """

    def __init__(self, who: int, cube: int) -> None:
        super().__init__(who)
        self.cube: Final = cube

    def options(self, g: Table) -> list[int]:
        me = g.seats[self.who]
        cubes = cubes_of(g, self.who)
        out: list[int] = []
        if me.dice or me.deniers >= g.box.die_price[1] or cubes:  # else there are no dice to be had
            out = self._actions(g, cubes)
        if self.cube == NO_CUBE:
            influence_options(g, self.who, out)
            out.append(OPT_PASS)
        return out

    def _actions(self, g: Table, cubes: list[int]) -> list[int]:
        """Targets, cubes and dice."""
        reach = Reach(g, self.who, ())
        places = open_codes(g, self.who)
        here = Prospect(g, reach, self.cube, places)
        out = here.allowed()
        prospects = [here]
        if self.cube == NO_CUBE:
            for cube in cubes:
                with_cube = Prospect(g, reach, cube, places)
                if with_cube.anything():
                    out.append(cube_option(cube))
                    prospects.append(with_cube)
        if out:
            self._first_dice(g, prospects, places, out)
        return out

    def _first_dice(self, g: Table, prospects: list[Prospect], places: int, out: list[int]) -> None:
        """Dice with which an action can begin; placing a citizen with one is the usual reason."""
        rich = g.seats[self.who].deniers >= g.box.die_price[1]
        for ref in prospects[0].reach.refs:
            payable = rich or ref_owner(ref) == self.who
            if self.cube == NO_CUBE and payable and places >> ref_code(ref) & 1:
                out.append(die_option(ref))
                continue
            for prospect in prospects:
                if prospect.goes_on_with(ref):
                    out.append(die_option(ref))
                    break

    def resolve(self, g: Table, option: int) -> None:
        who = self.who
        if option == OPT_PASS:
            pass_turn(g, who)
        elif uses_influence(option):
            push(g, self)
            use_influence(g, who, option)
        elif uses_cube(option):
            push(g, Turn(who, cube_in(option)))
        elif takes_die(option):
            push(g, Group(who, self.cube, 0, (die_in(option),)))
        else:
            aim(g, who, target_in(option), self.cube)

    def canonical(self, g: Table, legal: list[int]) -> list[int]:
        """The target first: every group is reached from it."""
        return [option for option in legal if not takes_die(option)]

    # --- in words ------------------------------------------------------------------------------------

    def prompt(self, g: Table) -> Msg:
        if self.cube == NO_CUBE:
            return Msg("troyes-prompt-turn")
        return Msg("troyes-prompt-turn-cube", {"card": card_msg(g.box, g.cards[self.cube])})

    def describe(self, g: Table, option: int) -> Choice:
        if aims(option):
            return self._describe_target(g, target_in(option))
        if takes_die(option):
            return self._describe_die(g, die_in(option))
        if uses_cube(option):
            return describe_cube(g, self.who, cube_in(option))
        if uses_influence(option):
            return describe_influence(g, self.who, option)
        n = g.box.pass_deniers
        label = Msg("troyes-opt-pass", {"n": n})
        return Choice(option, "pass", label, ["pass"], [], [good_msg(DENIERS, n)], "pass")

    def _describe_die(self, g: Table, ref: int) -> Choice:
        price = 0 if ref_owner(ref) == self.who else g.box.die_price[1]
        cost = [cost_of(DENIERS, price)] if price else []
        elements = die_elements(g, ref_owner(ref), ref_code(ref))
        label = Msg("troyes-opt-die", {"die": ref_msg(self.who, ref)})
        return Choice(die_option(ref), ref_text(ref), label, elements, cost, kind="die", args=ref_args(ref))

    def _describe_target(self, g: Table, target: int) -> Choice:
        hire = hire_price(g, self.who, target)
        cost = [cost_of(DENIERS, hire)] if hire else []
        label = target_label(g, self.who, target)
        effect = self._most(g, target)
        name = target_name(g, target)
        elements = [target_element(g, target)]
        args: dict[str, ChoiceArg] = {"target": name}
        return Choice(target_option(target), "target " + name, label, elements, cost, effect, "target", args)

    def _most(self, g: Table, target: int) -> list[Msg]:
        """The most that any group could do there."""
        if fills_spaces(target):
            return []
        total = Prospect(g, Reach(g, self.who, ()), self.cube, 0).best_total(target)
        effect = quotient_effect(g, target, total // divisor_of(g, target))
        return [Msg("troyes-gives-up-to", {"effect": effect})]

    def refused(self, g: Table) -> list[Refusal]:
        offered = self.options(g)
        reach = Reach(g, self.who, ())
        out = self._refused_targets(g, reach)
        out += refused_cubes(g, self.who, self.cube, offered)
        for ref in reach.refs:
            if die_option(ref) not in offered:
                label = Msg("troyes-opt-die", {"die": ref_msg(self.who, ref)})
                elements = die_elements(g, ref_owner(ref), ref_code(ref))
                because = self._why_not(g, ref)
                out.append(Refusal(ref_text(ref), label, elements, because, "die", ref_args(ref)))
        return out + (influence_refused if self.cube == NO_CUBE else refused_when_begun)(g, self.who)

    def _refused_targets(self, g: Table, reach: Reach) -> list[Refusal]:
        here = Prospect(g, reach, self.cube, open_codes(g, self.who))
        closed = [place for place in range(PLACES) if g.cards[place] < 0]
        out: list[Refusal] = []
        for target in [*closed, *targets_of(g)]:
            refusal = base_refusal(g, self.who, target) if target in closed else here.refusal(target)
            if refusal != OK:
                because = explain(g, self.who, target, (), self.cube, refusal)
                out.append(refused_target(g, target, target_label(g, self.who, target), because))
        return out

    def _why_not(self, g: Table, ref: int) -> Reason:
        """Why no action can begin with a die: its price, or that nothing can be done with it."""
        need = 0 if ref_owner(ref) == self.who else g.box.die_price[1]
        have = g.seats[self.who].deniers
        if need > have:
            return reason(why(DENIERS_DICE, need, have), more=price_args(g, self.who, (ref,), self.cube))
        return reason(why(NO_ACTION))
