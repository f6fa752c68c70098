"""The games scenarios can be written for: an explicit list."""

from regnum.scenario.gugong.positions import GugongPositions
from regnum.scenario.paladins.positions import PaladinsPositions
from regnum.scenario.position import Positions
from regnum.scenario.troyes.positions import TroyesPositions

POSITIONS: dict[str, Positions] = {
    "paladins": PaladinsPositions(),
    "troyes": TroyesPositions(),
    "gugong": GugongPositions(),
}
