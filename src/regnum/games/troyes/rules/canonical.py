"""For search: the options without those that only reach the same position by another order.

Complete: every position after an action stays within reach. Dice-first is dropped, since every
group is reached from its target; what is chosen one by one is chosen in rising order.
"""

from regnum.games.troyes.const import (
    BISHOPRIC,
    CUBE_ON_ROLL,
    CUBES_PER_DIE,
    OPT_CUBE,
    OPT_DIE,
    PLACES,
    RESIST,
)
from regnum.games.troyes.rules.activities_asking import CUBES_DONE, ChooseBuilding, PlaceCube
from regnum.games.troyes.rules.black_dice import CounterBlack, canonical_black
from regnum.games.troyes.rules.group import Group, different
from regnum.games.troyes.rules.groups import Dice, refs_of, with_die, without
from regnum.games.troyes.rules.influence import FLIP_DONE, Flip
from regnum.games.troyes.rules.modifiers import MIXED
from regnum.games.troyes.rules.targets import group_refusal
from regnum.games.troyes.rules.turn import Turn
from regnum.games.troyes.rules.uses import Uses
from regnum.games.troyes.state import Table
from regnum.kernel.reasons import OK


def canonical(g: Table) -> list[int]:
    """The options of the frame on top that search needs; never empty while something is asked."""
    if not g.agenda:
        return []
    frame = g.agenda[-1]
    if isinstance(frame, Turn):
        return [option for option in g.legal if not OPT_DIE <= option < OPT_CUBE]
    if isinstance(frame, CounterBlack):
        kept = canonical_black(g, frame)
    elif isinstance(frame, Group):
        kept = _rising_group(g, frame)
    elif isinstance(frame, Flip):
        last = frame.codes[-1] if frame.codes else -1
        kept = [option for option in g.legal if option >= last or option == FLIP_DONE]
    elif isinstance(frame, PlaceCube):
        kept = _rising_events(g, frame)
    elif isinstance(frame, ChooseBuilding):
        kept = [BISHOPRIC] if BISHOPRIC in frame.chosen else g.legal  # the palace first
    elif isinstance(frame, Uses):
        kept = _uses(g, frame)
    else:
        return g.legal
    return kept if kept else g.legal  # somebody came here by another order


def _rising_group(g: Table, frame: Group) -> list[int]:
    """A mixture die by die in rising order, as long as it can be completed so."""
    if not frame.aimed:
        return g.legal
    last = frame.dice[-1] if frame.dice else -1
    kept: list[int] = []
    for option in g.legal:
        if OPT_DIE <= option < OPT_CUBE:
            ref = option - OPT_DIE
            if ref < last or not _completes(g, frame, with_die(frame.dice, ref)):
                continue
        kept.append(option)
    return kept


def _completes(g: Table, frame: Group, group: Dice) -> bool:
    """Whether the group, or one with more dice in rising order, can do it."""
    if group_refusal(g, frame.who, frame.aimed - 1, group, frame.cube) == OK:
        return True
    if len(group) >= g.box.group_max:
        return False
    for ref in different(without(refs_of(g, MIXED), group)):
        if ref >= group[-1] and _completes(g, frame, with_die(group, ref)):
            return True
    return False


def _rising_events(g: Table, frame: PlaceCube) -> list[int]:
    """Cubes on events in rising order, unless countering Resistance in between matters."""
    box = g.box
    for event in g.event_row:
        if box.event_effect[event] == RESIST:
            return g.legal
    return [option for option in g.legal if option >= frame.after - 1 or option == CUBES_DONE]


def _uses(g: Table, frame: Uses) -> list[int]:
    """Where cubes may be left unplaced, fewer uses bring nothing that more uses do not (R-T14)."""
    if frame.target < PLACES and g.box.card_effect[g.cards[frame.target]] in (CUBES_PER_DIE, CUBE_ON_ROLL):
        return g.legal[:1]
    return g.legal
