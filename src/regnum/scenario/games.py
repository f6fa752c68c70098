"""The games scenarios can be written for: those there are, each with its `positions.POSITIONS`."""

from importlib import import_module
from typing import Any

from regnum.games import NAMES
from regnum.scenario.position import Positions


def _positions(name: str) -> Positions[Any]:
    positions: Positions[Any] = import_module(f"regnum.scenario.{name}.positions").POSITIONS
    return positions


POSITIONS: dict[str, Positions[Any]] = {name: _positions(name) for name in NAMES}
