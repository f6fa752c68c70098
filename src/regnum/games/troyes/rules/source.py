"""Which citizen becomes the tradesman or enters the building [T31, T50]."""

from typing import Final

from regnum.games.troyes.const import BUILDING_NAMES, INFLUENCE
from regnum.games.troyes.rules.aims import building_of, is_building
from regnum.games.troyes.rules.buildings import row_of, space_name, who_falls
from regnum.games.troyes.rules.citizens import NO_ROW, own_sources, source_refusal
from regnum.games.troyes.rules.dice import Dice, ref_value
from regnum.games.troyes.rules.perform import NO_SOURCE, carry_out
from regnum.games.troyes.rules.sources import building_in, is_tradesman, lies_on_building, place_in, space_in
from regnum.games.troyes.rules.targets import needs_citizen
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.log import FROM_RECRUIT, FROM_SUPPLY
from regnum.games.troyes.words.names import building_msg, card_msg, cost_of, owner_arg, source_msg
from regnum.games.troyes.words.reasons import INFLUENCE_SHORT, PROTECTED, reason
from regnum.kernel.agenda import Choice, ChoiceArg, Frame, Refusal, push, refuse
from regnum.kernel.messages import Arg, Msg
from regnum.kernel.reasons import OK, code_in


def begin(g: Table, who: int, target: int, group: Dice, cube: int) -> None:
    """Target, dice and cube are settled: ask for a citizen if one is needed, then carry it out."""
    if needs_citizen(g, who, target):
        push(g, Source(who, target, cube, group))
    else:
        carry_out(g, who, target, group, cube, NO_SOURCE)


class Source(Frame[Table]):
    """Choose a citizen: from the supply, recruited, or from elsewhere on the board.

    The option is a source (sources.py). The dice are paid with all the rest when this is answered.
    """

    def __init__(self, who: int, target: int, cube: int, dice: tuple[int, ...] = ()) -> None:
        super().__init__(who)
        self.target: Final = target
        self.cube: Final = cube
        self.dice: Final = dice

    def options(self, g: Table) -> list[int]:
        return [source for source in own_sources(g, self.who) if self.refusal(g, source) == OK]

    def refusal(self, g: Table, source: int) -> int:
        value = ref_value(self.dice[0]) if is_building(self.target) else NO_ROW
        return source_refusal(g, self.who, self.target, value, source)

    def resolve(self, g: Table, option: int) -> None:
        carry_out(g, self.who, self.target, self.dice, self.cube, option)

    # --- in words ------------------------------------------------------------------------------------

    def prompt(self, g: Table) -> Msg:
        if not is_building(self.target):
            return Msg("troyes-prompt-source-hire", {"card": card_msg(g.box, g.cards[self.target])})
        building = building_of(self.target)
        args: dict[str, Arg] = {"building": building_msg(building)}
        falls = self._falls(g)
        if falls < 0:
            return Msg("troyes-prompt-source-place", args)
        args["owner"] = owner_arg(falls)
        args["row"] = g.box.row_length[building]
        return Msg("troyes-prompt-source-expel", args)

    def _falls(self, g: Table) -> int:
        """Whose citizen is expelled by one that comes from outside the row, or -1."""
        building = building_of(self.target)
        return who_falls(g, building, row_of(g.box, building, ref_value(self.dice[0])))

    def describe(self, g: Table, option: int) -> Choice:
        cost = [cost_of(INFLUENCE, g.box.recruit_cost)] if option == FROM_RECRUIT else []
        element = self._element(g, option)
        kind, args = source_kind(option, element)
        return Choice(
            option, source_text(g, option), self._label(g, option), [element], cost, kind=kind, args=args
        )

    def _label(self, g: Table, source: int) -> Msg:
        card = g.cards[place_in(source)] if is_tradesman(source) else -1
        return Msg("troyes-opt-source", {"source": source_msg(g.box, source, card)})

    def _element(self, g: Table, source: int) -> str:
        box = g.box
        if source == FROM_SUPPLY:
            return f"supply.{self.who}"
        if source == FROM_RECRUIT:
            return f"reserve.{self.who}"
        if is_tradesman(source):
            return f"slot.{box.card_ids[g.cards[place_in(source)]]}.{self.who}"
        if lies_on_building(source):
            return f"lying.{BUILDING_NAMES[building_in(source)]}.{self.who}"
        return "space." + box.space_ids[space_in(source)]

    def refused(self, g: Table) -> list[Refusal]:
        """Own citizens that cannot be taken, and an empty supply; not where nobody of one's own is."""
        out: list[Refusal] = []
        for source in own_sources(g, self.who):
            refusal = self.refusal(g, source)
            if refusal == OK:
                continue
            more: dict[str, Arg] = {}
            if code_in(refusal) == PROTECTED:
                more = {
                    "owner": owner_arg(self._falls(g)),
                    "building": building_msg(building_of(self.target)),
                }
            rule = "T31" if code_in(refusal) == INFLUENCE_SHORT else ""
            because = reason(refusal, rule, more)
            out.append(refuse(self.describe(g, source), because))
        return out


def source_kind(source: int, element: str) -> tuple[str, dict[str, ChoiceArg]]:
    """A source by kind and arguments: the supply, a recruit, or a citizen that moves."""
    if source == FROM_SUPPLY:
        return "supply", {}
    return ("recruit", {}) if source == FROM_RECRUIT else ("move", {"origin": element})


def source_text(g: Table, source: int) -> str:
    """A source as texts say it: `supply`, `move space city_hall 2 1`, `move card merchant`."""
    if source == FROM_SUPPLY:
        return "supply"
    if source == FROM_RECRUIT:
        return "recruit"
    if is_tradesman(source):
        return "move card " + g.box.card_ids[g.cards[place_in(source)]]
    if lies_on_building(source):
        return "move lying " + BUILDING_NAMES[building_in(source)]
    return "move space " + space_name(g.box, space_in(source))
