"""Paladins of the West Kingdom, as the kernel sees it."""

from typing import Any, Final, cast

from regnum.components.reading import facts_of, facts_schema
from regnum.games.paladins.box.box import Box
from regnum.games.paladins.box.load import load
from regnum.games.paladins.box.schema import SECTIONS
from regnum.games.paladins.const import DIFFICULTY_NAMES
from regnum.games.paladins.invariants import problems_of
from regnum.games.paladins.rules.frames import FRAMES
from regnum.games.paladins.rules.scoring import outcome_of, score_seat
from regnum.games.paladins.setup import deal
from regnum.games.paladins.state import Seat, Table
from regnum.games.paladins.view import sections_for
from regnum.games.paladins.words.cards import (
    words_of,
)
from regnum.games.paladins.words.event_names import named
from regnum.games.paladins.words.log import BEATS, EVENTS
from regnum.games.paladins.words.say import say
from regnum.games.paladins.words.warnings import warnings
from regnum.kernel.agenda import Event, Frame, State
from regnum.kernel.box import BaseBox
from regnum.kernel.events import Named
from regnum.kernel.messages import Msg
from regnum.kernel.sections import Section
from regnum.kernel.spec import GameSpec, OptionSpec, Outcome, ScorePart

RULES_VERSION: Final = 2  # 2: passing keeps fewer on request (R-P12); the AI player's left option (R-P20)


class Paladins(GameSpec):
    """The game: 1 to 4 players; alone against the AI player."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "paladins"
        self.rules_version = RULES_VERSION
        self.min_players = 1
        self.max_players = 4
        # The first value is the default.
        self.options = [OptionSpec("difficulty", list(DIFFICULTY_NAMES), [1])]
        self.frames = FRAMES
        self.events = EVENTS
        self.beats = BEATS
        self.table_fields = Table.FIELDS
        self.seat_fields = Seat.FIELDS

    def load(self, text: str) -> BaseBox:
        return load(text)

    def deal(self, tables: BaseBox, players: int, options: list[int], key: bytes) -> State:
        return deal(cast(Box, tables), players, options, key)

    def blank(self, box: BaseBox, players: int, seat_count: int) -> State:
        return Table.blank(cast(Box, box), players, seat_count)

    def facts(self, tables: BaseBox) -> dict[str, object]:
        return facts_of(SECTIONS, tables)

    def words(self, tables: BaseBox) -> dict[str, object]:
        return words_of(cast(Box, tables))

    def facts_schema(self) -> dict[str, object]:
        return facts_schema(SECTIONS)

    def make_sections(self, players: int, seat_count: int) -> list[Section[Any]]:
        return sections_for(players, seat_count)

    def warnings(self, before: State, after: State, seat: int, met: list[Frame[Any]]) -> list[Msg]:
        return warnings(cast(Table, before), cast(Table, after), seat, met)

    def say(self, g: State, event: Event) -> Msg:
        return say(cast(Table, g), event)

    def named(self, g: State, kind: str, value: int) -> Named:
        return named(cast(Table, g), kind, value)

    def score(self, g: State) -> list[list[ScorePart]]:
        return [score_seat(cast(Table, g), who) for who in range(g.seat_count)]

    def outcome(self, g: State) -> Outcome:
        return outcome_of(cast(Table, g))

    def period(self, g: State) -> int:
        return cast(Table, g).round

    def periods(self, g: State) -> int:
        return cast(Table, g).box.rounds

    def problems(self, g: State) -> list[str]:
        return problems_of(cast(Table, g))


SPEC: Final = Paladins()
