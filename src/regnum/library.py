"""The Python library: start, load and save games. Files are read here, never in the rules.

>>> from regnum import new_match
>>> match = new_match("paladins", players=2, seed="tea")
>>> match.decider in (0, 1)
True
"""

from importlib.machinery import EXTENSION_SUFFIXES
from importlib.resources import files
from pathlib import Path
from typing import Final

from regnum.games import game
from regnum.kernel import agenda
from regnum.kernel.box import BaseBox
from regnum.kernel.errors import ComponentError
from regnum.kernel.match import Match, match_from_record
from regnum.kernel.record import Record, loads

# Whether the rules that run are the compiled ones (mypyc) and not the sources; both play the same games.
is_compiled: Final[bool] = agenda.__file__.endswith(tuple(EXTENSION_SUFFIXES))

_cache: dict[tuple[str, str], BaseBox] = {}


def components_of(name: str) -> str:
    """The component file of a game, as it comes with Regnum."""
    return (files("regnum.games") / name / "box" / "components.toml").read_text("utf-8")


def tables_for(name: str, components: Path | str | None = None) -> BaseBox:
    """The tables of a game, from its own component file or from a corrected one.

    Raises UnknownGame, or ComponentError naming the file, the entry and the field.
    """
    spec = game(name)
    key = (name, str(components or ""))
    if components is None:
        if key not in _cache:
            _cache[key] = spec.load(
                (files("regnum.games") / name / "box" / "components.toml").read_text("utf-8")
            )
        return _cache[key]
    try:
        text = Path(components).read_text("utf-8")
    except (OSError, UnicodeDecodeError) as e:
        raise ComponentError([f"{components}: {getattr(e, 'strerror', None) or 'not a text file'}"]) from None
    try:
        return spec.load(text)
    except ComponentError as e:
        raise ComponentError([f"{components}: {problem}" for problem in e.problems]) from None


def new_match(
    name: str,
    *,
    players: int = 2,
    seed: str | int = "0",
    options: dict[str, str] | None = None,
    components: Path | str | None = None,
) -> Match:
    """A new game, ready for its first choice."""
    return Match(game(name), tables_for(name, components), players, options or {}, str(seed))


def match_of(record: Record, components: Path | str | None = None) -> Match:
    """The match a record describes; raises BadRecord."""
    return match_from_record(game(record.game), tables_for(record.game, components), record)


def read_record(path: Path | str) -> Record:
    """A record from a file; raises BadRecord, or OSError if there is no such file."""
    return loads(Path(path).read_text("utf-8", errors="replace"))
