"""Troyes, as the kernel sees it."""

from typing import Any, Final, cast

from regnum.components.reading import facts_of, facts_schema
from regnum.games.troyes.box.load import load
from regnum.games.troyes.box.schema import SECTIONS
from regnum.games.troyes.invariants import problems_of
from regnum.games.troyes.rules.activities_asking import Archer, ChooseBuilding, PlaceCube
from regnum.games.troyes.rules.black_dice import CounterBlack, NextBlack, RollBlack
from regnum.games.troyes.rules.choose_dice import ChooseDice
from regnum.games.troyes.rules.events import ApplyEvent, Events
from regnum.games.troyes.rules.group import Group
from regnum.games.troyes.rules.influence import Flip, Reroll
from regnum.games.troyes.rules.origins import NAMES, origins_of
from regnum.games.troyes.rules.rounds import FirstTurn, GameEnd, NextTurn, RoundEnd, RoundStart
from regnum.games.troyes.rules.scoring import outcome_of, score_seat
from regnum.games.troyes.rules.source import Source
from regnum.games.troyes.rules.turn import Turn
from regnum.games.troyes.rules.uses import Uses
from regnum.games.troyes.setup import FillSpaces, PlaceFirst, deal
from regnum.games.troyes.solo.leroy import KingBlack, KingPlaces, KingTurn
from regnum.games.troyes.state import Box, Seat, Table
from regnum.games.troyes.view import sections_for
from regnum.games.troyes.words.cards import words_of
from regnum.games.troyes.words.event_names import named
from regnum.games.troyes.words.log import BEATS, EVENTS
from regnum.games.troyes.words.say import say
from regnum.games.troyes.words.warnings import warnings
from regnum.kernel.agenda import Event, Frame, State
from regnum.kernel.box import BaseBox
from regnum.kernel.events import Named
from regnum.kernel.messages import Msg
from regnum.kernel.sections import Section
from regnum.kernel.spec import GameSpec, OptionSpec, Origin, Outcome, ScorePart

RULES_VERSION: Final = 2

FRAMES: Final[list[type[Frame[Any]]]] = [
    PlaceFirst,
    FillSpaces,
    RoundStart,
    Events,
    ApplyEvent,
    RollBlack,
    NextBlack,
    CounterBlack,
    FirstTurn,
    NextTurn,
    RoundEnd,
    GameEnd,
    KingPlaces,
    KingBlack,
    KingTurn,
    Turn,
    Group,
    ChooseDice,
    Source,
    Uses,
    ChooseBuilding,
    Archer,
    PlaceCube,
    Reroll,
    Flip,
]


class Troyes(GameSpec):
    """The game: 1 to 4 players; alone against Le Roy."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "troyes"
        self.rules_version = RULES_VERSION
        self.min_players = 1
        self.max_players = 4
        # The first value is the default.
        self.options = [OptionSpec("bonus", ["no", "yes"], [1, 2, 3, 4])]
        self.frames = FRAMES
        self.events = EVENTS
        self.beats = BEATS
        self.table_fields = Table.FIELDS
        self.seat_fields = Seat.FIELDS
        self.origin_names = NAMES
        self.secret_scores = True  # VP and characters [T2, T70]

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
        return warnings(cast(Table, before), cast(Table, after), seat)

    def say(self, g: State, event: Event) -> Msg:
        return say(cast(Table, g), event)

    def named(self, g: State, kind: str, value: int) -> Named:
        return named(cast(Table, g), kind, value)

    def score(self, g: State) -> list[list[ScorePart]]:
        return [score_seat(cast(Table, g), who) for who in range(g.seat_count)]

    def origins(self, tables: BaseBox, events: list[Event]) -> list[Origin]:
        return origins_of(cast(Box, tables), events)

    def outcome(self, g: State) -> Outcome:
        return outcome_of(cast(Table, g))

    def period(self, g: State) -> int:
        return cast(Table, g).round

    def periods(self, g: State) -> int:
        return cast(Table, g).box.rounds[g.players]

    def problems(self, g: State) -> list[str]:
        return problems_of(cast(Table, g))


SPEC: Final = Troyes()
