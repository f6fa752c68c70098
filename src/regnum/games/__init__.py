"""The games there are. `NAMES` is the one list: everything else of a game is found by its name.

A game called `x` has its rules in `regnum/games/x` (`spec.py` has `SPEC`), the positions of its
scenarios in `regnum/scenario/x`, its judgement in `regnum/ai/evaluate/x.py`, its painter in
`regnum/cli/x`, and its table in `web/src/games/x`; `scripts/web_types` tells the client the names.
"""

from importlib import import_module
from typing import Final

from regnum.components.reading import Reading
from regnum.kernel.errors import UnknownGame
from regnum.kernel.messages import Msg, raw
from regnum.kernel.spec import GameSpec

NAMES: Final = ("paladins", "troyes", "gugong")


def _spec(name: str) -> GameSpec:
    spec: GameSpec = import_module(f"regnum.games.{name}.spec").SPEC
    return spec


GAMES: dict[str, GameSpec] = {name: _spec(name) for name in NAMES}


def game(name: str) -> GameSpec:
    """The game of this name; raises UnknownGame."""
    spec = GAMES.get(name)
    if spec is None:
        raise UnknownGame(Msg("error-game", {"game": raw(name), "games": [raw(known) for known in GAMES]}))
    return spec


def opened(name: str, text: str) -> Reading:
    """A component file of a game, with all that is wrong with it; raises UnknownGame or ComponentError."""
    game(name)
    reading: Reading = import_module(f"regnum.games.{name}.box.load").opened(text)
    return reading
