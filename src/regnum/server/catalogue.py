"""The games, component files and bot levels a server offers."""

from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from regnum.ai.levels import OFFERED, USUAL
from regnum.games import GAMES, game
from regnum.guided.lesson import lessons
from regnum.kernel.box import BaseBox
from regnum.kernel.errors import ComponentError
from regnum.kernel.messages import raw
from regnum.kernel.record import new_game
from regnum.kernel.spec import listed, usual_level
from regnum.library import tables_for
from regnum.server.protocol import ComponentsInfo, GameInfo, OptionInfo
from regnum.server.refusal import NotFound, Refused

LENT: Final = 64  # boxes of players' own files that are kept at hand; tables being played have theirs


class Offered:
    """What can be played here: every game with its own components and those the server was given."""

    def __init__(self, files: Sequence[Path] = ()) -> None:
        """Raises ComponentError for a file no game can use."""
        self.levels = list(OFFERED)
        self.level = USUAL  # where nobody chooses one
        self._named: dict[tuple[str, str], BaseBox] = {}
        self._lent: OrderedDict[tuple[str, str], BaseBox] = OrderedDict()  # game, fingerprint
        for name in GAMES:
            self._named[name, ""] = tables_for(name)
        for file in files:
            self._add(file)

    def _add(self, file: Path) -> None:
        problems: list[str] = []
        for name in GAMES:
            try:
                tables = tables_for(name, file)
                self._named[name, file.stem] = tables
                if tables.fingerprint != self._named[name, ""].fingerprint:
                    tables.file = file.read_text("utf-8")
                return
            except ComponentError as e:
                problems += e.problems
        raise ComponentError(problems)

    def tables(self, name: str, components: str) -> BaseBox:
        """The tables of a game by the name of their file; raises UnknownGame or NotFound."""
        game(name)
        found = self._named.get((name, components))
        if found is None:
            known = [raw(c) for g, c in self._named if g == name and c]
            raise NotFound("error-components-unknown", {"components": raw(components), "known": known})
        return found

    def by_fingerprint(self, name: str, fingerprint: str) -> BaseBox:
        """The tables a stored game was played with; raises UnknownGame or Refused."""
        game(name)
        found = self._find(name, fingerprint)
        if found is None:
            raise Refused("error-components-gone", {"fingerprint": raw(fingerprint[:80])})
        return found

    def _find(self, name: str, fingerprint: str) -> BaseBox | None:
        for (owner, _), tables in self._named.items():
            if owner == name and tables.fingerprint == fingerprint:
                return tables
        return self._lent.get((name, fingerprint))

    def has(self, name: str, fingerprint: str) -> bool:
        return self._find(name, fingerprint) is not None

    def lend(self, name: str, text: str) -> BaseBox:
        """The box of a file that a player brought to a table; raises UnknownGame or ComponentError.

        A file with the same values as one of ours is that one.
        """
        box = game(name).load(text)
        found = self._find(name, box.fingerprint)
        if found is None:
            found = box
            box.file = text
        if found.file and found not in self._named.values():
            self._lent[name, box.fingerprint] = found
            self._lent.move_to_end((name, box.fingerprint))
            while len(self._lent) > LENT:
                self._lent.popitem(last=False)
        return found

    def text_of(self, tables: BaseBox) -> str | None:
        """The component file of tables that are not the game's own."""
        return tables.file or None

    def name_of(self, name: str, tables: BaseBox) -> str:
        """What the server calls these components; empty also for those that a player brought."""
        named = (c for (g, c), known in self._named.items() if g == name and known is tables)
        return next(named, "")

    def automas(self, name: str, players: int) -> int:
        """How many automas join so many players."""
        return new_game(game(name), self._named[name, ""], players, {}, "probe").seat_count - players

    def daily_options(self, name: str) -> dict[str, str]:
        """The middle difficulty; all else is the default."""
        return usual_level(game(name))

    def has_daily(self, name: str) -> bool:
        return game(name).min_players == 1 and self.automas(name, 1) > 0

    def games(self) -> list[GameInfo]:
        return [self._info(name) for name in GAMES]

    def _info(self, name: str) -> GameInfo:
        spec = game(name)
        counts = range(spec.min_players, spec.max_players + 1)
        return GameInfo(
            id=name,
            rules=spec.rules_version,
            min_players=spec.min_players,
            max_players=spec.max_players,
            automas={str(n): self.automas(name, n) for n in counts},
            options=[
                OptionInfo(name=o.name, values=listed(o), players=o.players, default=o.values[0])
                for o in spec.options
            ],
            levels=self.levels,
            level=self.level,
            components=[
                ComponentsInfo(name=c, fingerprint=tables.fingerprint)
                for (g, c), tables in self._named.items()
                if g == name
            ],
            daily=self.has_daily(name),
            lesson=name in lessons(),
        )
