"""For search: the options without those that only reach the same position by another order.

Complete: every position after an action stays within reach. Dice-first is dropped, since every
group is reached from its target; what is chosen one by one is chosen in rising order.
"""

from regnum.games.troyes.black import CounterBlack, canonical_black
from regnum.games.troyes.cards_asking import CUBES_DONE, ChooseBuilding, PlaceCube
from regnum.games.troyes.const import (
    BISHOPRIC,
    CUBE_ON_ROLL,
    CUBES_PER_DIE,
    OPT_CUBE,
    OPT_DIE,
    PLACES,
    RESIST,
)
from regnum.games.troyes.group import Group, different
from regnum.games.troyes.groups import Dice, refs_of, with_die, without
from regnum.games.troyes.influence import FLIP_DONE, Flip
from regnum.games.troyes.modifiers import MIXED
from regnum.games.troyes.state import EVENT_ROW, card_at, tab
from regnum.games.troyes.targets import group_refusal
from regnum.games.troyes.turn import Turn
from regnum.games.troyes.uses import Uses
from regnum.kernel.flat import State
from regnum.kernel.reasons import OK


def canonical(g: State) -> list[int]:
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
        last = frame.items[-1] if frame.items else -1
        kept = [option for option in g.legal if option >= last or option == FLIP_DONE]
    elif isinstance(frame, PlaceCube):
        kept = _rising_events(g, frame)
    elif isinstance(frame, ChooseBuilding):
        kept = [BISHOPRIC] if BISHOPRIC in frame.items else g.legal  # the palace first
    elif isinstance(frame, Uses):
        kept = _uses(g, frame)
    else:
        return g.legal
    return kept if kept else g.legal  # somebody came here by another order


def _rising_group(g: State, frame: Group) -> list[int]:
    """A mixture die by die in rising order, as long as it can be completed so."""
    if not frame.b:
        return g.legal
    last = frame.items[-1] if frame.items else -1
    kept: list[int] = []
    for option in g.legal:
        if OPT_DIE <= option < OPT_CUBE:
            ref = option - OPT_DIE
            if ref < last or not _completes(g, frame, with_die(frame.items, ref)):
                continue
        kept.append(option)
    return kept


def _completes(g: State, frame: Group, group: Dice) -> bool:
    """Whether the group, or one with more dice in rising order, can do it."""
    if group_refusal(g, frame.who, frame.b - 1, group, frame.a) == OK:
        return True
    if len(group) >= tab(g).group_max:
        return False
    for ref in different(without(refs_of(g, MIXED), group)):
        if ref >= group[-1] and _completes(g, frame, with_die(group, ref)):
            return True
    return False


def _rising_events(g: State, frame: PlaceCube) -> list[int]:
    """Cubes on events in rising order, unless countering Resistance in between matters."""
    t = tab(g)
    for event in g.decks[EVENT_ROW]:
        if t.event_effect[event] == RESIST:
            return g.legal
    return [option for option in g.legal if option >= frame.b - 1 or option == CUBES_DONE]


def _uses(g: State, frame: Uses) -> list[int]:
    """Where cubes may be left unplaced, fewer uses bring nothing that more uses do not (R-T14)."""
    if frame.a < PLACES and tab(g).card_effect[card_at(g, frame.a)] in (CUBES_PER_DIE, CUBE_ON_ROLL):
        return g.legal[:1]
    return g.legal
