"""The games there are: an explicit list."""

from regnum.games.gugong.spec import Gugong
from regnum.games.paladins.spec import Paladins
from regnum.games.troyes.spec import Troyes
from regnum.kernel.errors import UnknownGame
from regnum.kernel.messages import Msg, raw
from regnum.kernel.spec import GameSpec

GAMES: dict[str, GameSpec] = {spec.id: spec for spec in (Paladins(), Troyes(), Gugong())}


def game(name: str) -> GameSpec:
    """The game of this name; raises UnknownGame."""
    spec = GAMES.get(name)
    if spec is None:
        raise UnknownGame(Msg("error-game", {"game": raw(name), "games": [raw(known) for known in GAMES]}))
    return spec
