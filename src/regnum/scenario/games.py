"""The games scenarios can be written for: an explicit list."""

from typing import Any

from regnum.scenario.gugong import positions as gugong
from regnum.scenario.paladins import positions as paladins
from regnum.scenario.position import Positions
from regnum.scenario.troyes import positions as troyes

POSITIONS: dict[str, Positions[Any]] = {
    "paladins": paladins.POSITIONS,
    "troyes": troyes.POSITIONS,
    "gugong": gugong.POSITIONS,
}
