"""Which citizen becomes the tradesman or enters the building [T31, T50]."""

from typing import Final

from regnum.games.troyes.const import BUILDING_NAMES, INFLUENCE, PLACES, ROOM, TO_BUILDING
from regnum.games.troyes.rules.buildings import row_of, space_name, who_falls
from regnum.games.troyes.rules.citizens import is_building, own_sources, source_refusal
from regnum.games.troyes.rules.dice import ref_code, value_of
from regnum.games.troyes.rules.groups import Dice
from regnum.games.troyes.rules.perform import NO_SOURCE, carry_out
from regnum.games.troyes.rules.targets import must_hire, needs_citizen, placing_code
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.log import (
    FROM_CARD,
    FROM_LYING,
    FROM_RECRUIT,
    FROM_SPACE,
    FROM_SUPPLY,
    SOURCES,
)
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

    a: target; b: cube; items: the dice, which are paid with all the rest when this is answered.
    """

    def __init__(self, who: int, target: int, cube: int, dice: tuple[int, ...] = ()) -> None:
        super().__init__(who)
        self.target: Final = target
        self.cube: Final = cube
        self.dice: Final = dice

    def options(self, g: Table) -> list[int]:
        return [source for source in own_sources(g, self.who) if self.refusal(g, source) == OK]

    def refusal(self, g: Table, source: int) -> int:
        code = placing_code(self.target, self.dice[0]) if is_building(self.target) else 0
        return source_refusal(g, self.who, self.target, code, source)

    def resolve(self, g: Table, option: int) -> None:
        carry_out(g, self.who, self.target, self.dice, self.cube, option)

    # --- in words ------------------------------------------------------------------------------------

    def prompt(self, g: Table) -> Msg:
        box = g.box
        if must_hire(g, self.who, self.target):
            return Msg("troyes-prompt-source-hire", {"card": card_msg(box, g.cards[self.target])})
        args: dict[str, Arg] = {"building": building_msg(self.target - TO_BUILDING)}
        falls = self._falls(g)
        if falls < 0:
            return Msg("troyes-prompt-source-place", args)
        args["owner"] = owner_arg(falls)
        args["row"] = box.row_length[self.target - TO_BUILDING]
        return Msg("troyes-prompt-source-expel", args)

    def _falls(self, g: Table) -> int:
        """Whose citizen is expelled by one that comes from outside the row, or -1."""
        building = self.target - TO_BUILDING
        return who_falls(g, building, row_of(g.box, building, value_of(ref_code(self.dice[0]))))

    def describe(self, g: Table, option: int) -> Choice:
        cost = [cost_of(INFLUENCE, g.box.recruit_cost)] if option == FROM_RECRUIT else []
        element = self._element(g, option)
        kind, args = source_kind(option, element)
        return Choice(
            option, source_text(g, option), self._label(g, option), [element], cost, kind=kind, args=args
        )

    def _label(self, g: Table, source: int) -> Msg:
        card = g.cards[source - FROM_CARD] if source >= FROM_CARD else -1
        return Msg("troyes-opt-source", {"source": source_msg(g.box, source, card)})

    def _element(self, g: Table, source: int) -> str:
        box = g.box
        if source == FROM_SUPPLY:
            return f"supply.{self.who}"
        if source == FROM_RECRUIT:
            return f"reserve.{self.who}"
        if source >= FROM_CARD:
            return f"slot.{box.card_ids[g.cards[source - FROM_CARD]]}.{self.who}"
        if source >= FROM_LYING:
            return f"lying.{BUILDING_NAMES[source - FROM_LYING]}.{self.who}"
        return "space." + box.space_ids[source - FROM_SPACE]

    def refused(self, g: Table) -> list[Refusal]:
        """Own citizens that cannot be taken, and an empty supply; not where nobody of one's own is."""
        out: list[Refusal] = []
        for source in own_sources(g, self.who):
            refusal = self.refusal(g, source)
            if refusal == OK:
                continue
            more: dict[str, Arg] = {}
            if code_in(refusal) == PROTECTED:
                more = protected_args(g, self.target - TO_BUILDING, self._falls(g))
            rule = "T31" if code_in(refusal) == INFLUENCE_SHORT else ""
            because = reason(refusal, rule, more)
            out.append(refuse(self.describe(g, source), because))
        return out


def protected_args(g: Table, building: int, falls: int) -> dict[str, Arg]:
    """Who may not be expelled from where, for the reason PROTECTED."""
    del g
    return {"owner": owner_arg(falls), "building": building_msg(building)}


def source_kind(source: int, element: str) -> tuple[str, dict[str, ChoiceArg]]:
    """A source by kind and arguments: the supply, a recruit, or a citizen that moves."""
    if source == FROM_SUPPLY:
        return "supply", {}
    return ("recruit", {}) if source == FROM_RECRUIT else ("move", {"origin": element})


def source_text(g: Table, source: int) -> str:
    """A source as texts say it: `supply`, `move space city_hall 2 1`, `move card merchant`."""
    box = g.box
    if source == FROM_SUPPLY:
        return "supply"
    if source == FROM_RECRUIT:
        return "recruit"
    if source >= FROM_CARD:
        return "move card " + box.card_ids[g.cards[source - FROM_CARD]]
    if source >= FROM_LYING:
        return "move lying " + BUILDING_NAMES[source - FROM_LYING]
    return "move space " + space_name(box, source - FROM_SPACE)


assert PLACES + FROM_CARD == SOURCES
assert FROM_SPACE + ROOM * len(BUILDING_NAMES) == FROM_LYING
