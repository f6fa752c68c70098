"""A turn [T15, T20]: one action or pass, and before it whatever influence buys.

An action may begin with what it is aimed at or with a die; a delayed cube may be named before either.
Everything offered here can be completed: dice, money, citizens and spaces have been looked at.
"""

from typing import Final

from regnum.games.troyes.const import (
    DENIERS,
    DIE_CODES,
    OPT_CUBE,
    OPT_DIE,
    OPT_PASS,
    OPT_REROLL,
    OPT_TARGET,
    PLACES,
    TO_BUILDING,
    TO_CATHEDRAL,
    TO_EVENT,
)
from regnum.games.troyes.rules.citizens import open_codes
from regnum.games.troyes.rules.dice import ref_code, ref_owner
from regnum.games.troyes.rules.group import (
    Group,
    aim,
    describe_cube,
    different,
    ref_args,
    ref_text,
    refused_cubes,
    refused_target,
)
from regnum.games.troyes.rules.groups import best_totals, best_within, refs_of
from regnum.games.troyes.rules.influence import (
    describe_influence,
    influence_options,
    influence_refused,
    refused_when_begun,
    use_influence,
)
from regnum.games.troyes.rules.modifiers import MIXED, NO_CUBE, cubes_of, demand
from regnum.games.troyes.rules.passing import pass_turn
from regnum.games.troyes.rules.targets import (
    Prospect,
    base_refusal,
    can_go_on,
    deniers_for_dice,
    divisor_of,
    hire_price,
    targets_of,
)
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
from regnum.games.troyes.words.targets import explain, price_args, quotient_effect, ref_msg, target_label
from regnum.kernel.agenda import Choice, ChoiceArg, Frame, Reason, Refusal, push
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why


class Turn(Frame[Table]):
    """One action or pass. a: the place of the card whose cube modifies the action, -1 none.

    Options: OPT_TARGET + target, OPT_CUBE + place, OPT_DIE + die, powers of influence, OPT_PASS; once a
    cube is chosen only targets and dice.
    """

    def __init__(self, who: int, cube: int) -> None:
        super().__init__(who)
        self.cube: Final = cube

    def options(self, g: Table) -> list[int]:
        who = self.who
        places = open_codes(g, who)
        refs = different(refs_of(g, MIXED))
        targets = targets_of(g)
        here = Prospect(g, who, self.cube, (), places, refs)
        out = [OPT_TARGET + target for target in targets if here.allows(target)]
        cubes = [self.cube]
        if self.cube == NO_CUBE:
            for cube in cubes_of(g, who):
                if Prospect(g, who, cube, (), places, refs).anything(targets):
                    out.append(OPT_CUBE + cube)
                    cubes.append(cube)
        if out:
            self._first_dice(g, cubes, places, refs, out)
        if self.cube == NO_CUBE:
            influence_options(g, who, out)
            out.append(OPT_PASS)
        return out

    def _first_dice(self, g: Table, cubes: list[int], places: int, refs: list[int], out: list[int]) -> None:
        """Dice with which an action can begin; placing a citizen with one is the usual reason."""
        price = g.box.die_price[1]
        rich = g.seats[self.who].deniers >= price
        for ref in refs:
            payable = rich or ref // DIE_CODES == self.who
            places_one = self.cube == NO_CUBE and payable and places >> ref % DIE_CODES & 1
            if places_one or can_go_on(g, self.who, (ref,), cubes):
                out.append(OPT_DIE + ref)

    def resolve(self, g: Table, option: int) -> None:
        who = self.who
        if option == OPT_PASS:
            pass_turn(g, who)
        elif option >= OPT_REROLL:
            push(g, self)
            use_influence(g, who, option)
        elif option >= OPT_CUBE:
            push(g, Turn(who, option - OPT_CUBE))
        elif option >= OPT_DIE:
            push(g, Group(who, self.cube, 0, (option - OPT_DIE,)))
        else:
            aim(g, who, option - OPT_TARGET, self.cube)

    # --- in words ------------------------------------------------------------------------------------

    def prompt(self, g: Table) -> Msg:
        if self.cube == NO_CUBE:
            return Msg("troyes-prompt-turn")
        return Msg("troyes-prompt-turn-cube", {"card": card_msg(g.box, g.cards[self.cube])})

    def describe(self, g: Table, option: int) -> Choice:
        who = self.who
        if option == OPT_PASS:
            n = g.box.pass_deniers
            label = Msg("troyes-opt-pass", {"n": n})
            return Choice(option, "pass", label, ["pass"], [], [good_msg(DENIERS, n)], "pass")
        if option >= OPT_REROLL:
            return describe_influence(g, who, option)
        if option >= OPT_CUBE:
            cube = option - OPT_CUBE
            return describe_cube(g, who, cube)
        if option >= OPT_DIE:
            return self._describe_die(g, option - OPT_DIE)
        return self._describe_target(g, option - OPT_TARGET)

    def _describe_die(self, g: Table, ref: int) -> Choice:
        price = 0 if ref_owner(ref) == self.who else g.box.die_price[1]
        cost = [cost_of(DENIERS, price)] if price else []
        elements = die_elements(g, ref_owner(ref), ref_code(ref))
        label = Msg("troyes-opt-die", {"die": ref_msg(self.who, ref)})
        return Choice(OPT_DIE + ref, ref_text(ref), label, elements, cost, kind="die", args=ref_args(ref))

    def _describe_target(self, g: Table, target: int) -> Choice:
        hire = hire_price(g, self.who, target)
        cost = [cost_of(DENIERS, hire)] if hire else []
        label = target_label(g, self.who, target)
        effect = self._most(g, target)
        name = target_name(g, target)
        elements = [target_element(g, target)]
        args: dict[str, ChoiceArg] = {"target": name}
        return Choice(OPT_TARGET + target, "target " + name, label, elements, cost, effect, "target", args)

    def _most(self, g: Table, target: int) -> list[Msg]:
        """The most that any group could do there."""
        if TO_CATHEDRAL <= target < TO_EVENT and (target == TO_CATHEDRAL or target >= TO_BUILDING):
            return []
        best = best_totals(g, self.who, (), self.cube)
        total = best_within(g.box, best, demand(g, target), deniers_for_dice(g, self.who, target))
        effect = quotient_effect(g, target, total // divisor_of(g, target))
        return [Msg("troyes-gives-up-to", {"effect": effect})]

    def refused(self, g: Table) -> list[Refusal]:
        offered = self.options(g)
        out = self._refused_targets(g)
        out += refused_cubes(g, self.who, self.cube, offered)
        for ref in different(refs_of(g, MIXED)):
            if OPT_DIE + ref not in offered:
                label = Msg("troyes-opt-die", {"die": ref_msg(self.who, ref)})
                elements = die_elements(g, ref_owner(ref), ref_code(ref))
                because = self._why_not(g, ref)
                out.append(Refusal(ref_text(ref), label, elements, because, "die", ref_args(ref)))
        return out + (influence_refused if self.cube == NO_CUBE else refused_when_begun)(g, self.who)

    def _refused_targets(self, g: Table) -> list[Refusal]:
        here = Prospect(g, self.who, self.cube, (), open_codes(g, self.who), different(refs_of(g, MIXED)))
        closed = [place for place in range(PLACES) if g.cards[place] < 0]
        out: list[Refusal] = []
        for target in [*closed, *targets_of(g)]:
            refusal = base_refusal(g, self.who, target) if target in closed else here.refusal(target)
            if refusal != OK:
                because = explain(g, self.who, target, (), self.cube, refusal)
                label = target_label(g, self.who, target)
                out.append(refused_target(g, target, label, because))
        return out

    def _why_not(self, g: Table, ref: int) -> Reason:
        """Why no action can begin with a die: its price, or that nothing can be done with it."""
        need = 0 if ref_owner(ref) == self.who else g.box.die_price[1]
        have = g.seats[self.who].deniers
        if need > have:
            return reason(why(DENIERS_DICE, need, have), more=price_args(g, self.who, (ref,), self.cube))
        return reason(why(NO_ACTION))
