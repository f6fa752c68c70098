"""Gùgōng, as the kernel sees it."""

from typing import Any, Final, cast

from regnum.components.reading import facts_of, facts_schema
from regnum.games.gugong.box.box import Box
from regnum.games.gugong.box.load import load
from regnum.games.gugong.box.schema import SECTIONS
from regnum.games.gugong.const import DIFFICULTY_NAMES, LOCATION_NAMES, LOCATIONS
from regnum.games.gugong.invariants import problems_of
from regnum.games.gugong.rules.frames import FRAMES, SHIFTED
from regnum.games.gugong.rules.scoring import outcome_of, scores_of
from regnum.games.gugong.setup import deal
from regnum.games.gugong.state import Seat, Table
from regnum.games.gugong.view import sections_for
from regnum.games.gugong.words.cards import (
    words_of,
)
from regnum.games.gugong.words.event_names import named
from regnum.games.gugong.words.log import BEATS, EVENTS
from regnum.games.gugong.words.say import say
from regnum.games.gugong.words.warnings import warnings
from regnum.kernel.agenda import Event, Frame, State
from regnum.kernel.box import BaseBox
from regnum.kernel.events import Named
from regnum.kernel.messages import Msg
from regnum.kernel.sections import Section
from regnum.kernel.spec import GameSpec, OptionSpec, Outcome, ScorePart

RULES_VERSION: Final = 2

MANY: Final = [2, 3, 4, 5]


class Gugong(GameSpec):
    """The game: 2 to 5 players, or one against Meng."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "gugong"
        self.rules_version = RULES_VERSION
        self.min_players = 1
        self.max_players = 5
        # The first value is the default. The order is that of const.OPTION_...
        self.options = [
            OptionSpec("bonus", ["no", "yes"], MANY),
            OptionSpec("expert", ["no", "yes"], MANY),
            OptionSpec("difficulty", list(DIFFICULTY_NAMES), [1]),
            OptionSpec("focus", ["random", *LOCATION_NAMES[:LOCATIONS]], [1]),
            OptionSpec("sets", ["1-2", "2-3", "4-5"], [1]),
        ]
        self.frames = FRAMES
        self.events = EVENTS
        self.beats = BEATS
        self.table_fields = Table.FIELDS
        self.seat_fields = Seat.FIELDS
        self.shifted = SHIFTED
        self.period_name = "day"
        self.only_at_end = ("outside",)  # everybody is outside for days: nobody would have a point [G62]

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
        return warnings(cast(Table, before), cast(Table, after), seat, before.agenda[-1])

    def say(self, g: State, event: Event) -> Msg:
        return say(cast(Table, g), event)

    def named(self, g: State, kind: str, value: int) -> Named:
        return named(cast(Table, g), kind, value)

    def score(self, g: State) -> list[list[ScorePart]]:
        return scores_of(cast(Table, g))

    def outcome(self, g: State) -> Outcome:
        return outcome_of(cast(Table, g))

    def period(self, g: State) -> int:
        return cast(Table, g).day

    def periods(self, g: State) -> int:
        return cast(Table, g).box.days

    def problems(self, g: State) -> list[str]:
        return problems_of(cast(Table, g))


SPEC: Final = Gugong()
