"""From what people write to a table: checked once, kept for all games alike."""

from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from random import SystemRandom

from regnum.games import game
from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import Msg, raw
from regnum.library import tables_for
from regnum.research.core.errors import BadSetting
from regnum.research.core.forms import Declared
from regnum.research.core.play import Table
from regnum.research.core.returns import MEASURES

KEPT = 64  # tables: a game, a number of players, options


@lru_cache(KEPT)
def _table(name: str, players: int, options: tuple[tuple[str, str], ...]) -> Table:
    declared: Declared = import_module(f"regnum.research.core.games.{game(name).id}").DECLARED
    return Table(game(name), tables_for(name), players, dict(options), declared)


def table_of(name: str, players: int, options: Mapping[str, object]) -> Table:
    """The table of a game; raises BadSetting. Yes and no may be written True and False."""
    if isinstance(players, bool) or not isinstance(players, int):
        raise wrong("players", players, ["2"])
    chosen = {key: written(value) for key, value in options.items()}
    try:
        return _table(str(name), players, tuple(sorted(chosen.items())))
    except RegnumError as error:
        raise BadSetting(error.msg) from None


def written(value: object) -> str:
    """The value of an option as the games write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def seed_of(seed: object) -> str:
    """A seed as records keep it: any text or whole number, or a fresh one for None."""
    if seed is None:
        return str(SystemRandom().getrandbits(63))
    if isinstance(seed, str):
        return seed
    try:
        return str(int(seed.__index__()))  # type: ignore[attr-defined]
    except (AttributeError, TypeError):
        raise wrong("seed", seed, ["0", "tea", "None"]) from None


def measure_of(name: str) -> str:
    """A measure of returns there is."""
    if name not in MEASURES:
        raise wrong("returns", name, list(MEASURES))
    return name


def wrong(setting: str, value: object, values: list[str]) -> BadSetting:
    args = {"option": raw(setting), "value": raw(str(value)[:80]), "values": [raw(v) for v in values]}
    return BadSetting(Msg("error-option-value", args))  # type: ignore[arg-type]
