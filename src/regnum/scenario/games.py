"""The games scenarios can be written for: an explicit list."""

from regnum.scenario.paladins.positions import PaladinsPositions
from regnum.scenario.position import Positions

POSITIONS: dict[str, Positions] = {"paladins": PaladinsPositions()}
