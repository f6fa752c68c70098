"""The frames of the action phase, for the spec."""

from typing import Any, Final

from regnum.games.troyes.cards_asking import Archer, ChooseBuilding, PlaceCube
from regnum.games.troyes.choose_dice import ChooseDice
from regnum.games.troyes.group import Group
from regnum.games.troyes.influence import Flip, Reroll
from regnum.games.troyes.source import Source
from regnum.games.troyes.turn import Turn
from regnum.games.troyes.uses import Uses
from regnum.kernel.agenda import Frame

ACTION_FRAMES: Final[list[type[Frame[Any]]]] = [
    Turn,
    Group,
    ChooseDice,
    Source,
    Uses,
    ChooseBuilding,
    Archer,
    PlaceCube,
    Reroll,
    Flip,
]
