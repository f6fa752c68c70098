"""Troyes, as the kernel sees it."""

from typing import Any, Final, cast

from regnum.components.reading import facts_of
from regnum.games.troyes.actions import ACTION_FRAMES
from regnum.games.troyes.black import CounterBlack, NextBlack, RollBlack
from regnum.games.troyes.box.load import load
from regnum.games.troyes.box.schema import SECTIONS
from regnum.games.troyes.canonical import canonical
from regnum.games.troyes.events import ApplyEvent, Events
from regnum.games.troyes.flow import FirstTurn, GameEnd, NextTurn, RoundEnd, RoundStart
from regnum.games.troyes.invariants import problems_of
from regnum.games.troyes.leroy import KingBlack, KingPlaces, KingTurn
from regnum.games.troyes.log import EVENTS
from regnum.games.troyes.naming import named
from regnum.games.troyes.say import say
from regnum.games.troyes.scoring import outcome_of, score_seat
from regnum.games.troyes.setup import FillSpaces, PlaceFirst, deal
from regnum.games.troyes.state import ROUND, layout_of
from regnum.games.troyes.tables import Tables
from regnum.games.troyes.view import view_of
from regnum.kernel.agenda import Event, State
from regnum.kernel.agenda import Frame as NamedFrame
from regnum.kernel.component_rows import Section
from regnum.kernel.events import Named
from regnum.kernel.flat import FlatLayout, FlatSpec
from regnum.kernel.flat import State as Flat
from regnum.kernel.messages import Msg
from regnum.kernel.spec import OptionSpec, Outcome, ScorePart
from regnum.kernel.tables import BaseTables

RULES_VERSION: Final = 2

FRAMES: Final[list[type[NamedFrame[Any]]]] = [
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
    *ACTION_FRAMES,
]


class Troyes(FlatSpec):
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
        self.secret_scores = True  # VP and characters [T2, T70]

    def load(self, text: str) -> BaseTables:
        return load(text)

    def deal(self, tables: BaseTables, players: int, options: list[int], key: bytes) -> State:
        return deal(cast(Tables, tables), players, options, key)

    def layout_of(self, tables: BaseTables) -> FlatLayout:
        return layout_of(cast(Tables, tables))

    def catalogue(self, tables: BaseTables) -> list[Section]:
        return tables.catalogue

    def facts(self, tables: BaseTables) -> dict[str, object]:
        return facts_of(SECTIONS, tables)

    def view(self, g: State, observer: int) -> dict[str, object]:
        return view_of(cast(Flat, g))

    def say(self, g: State, event: Event) -> Msg:
        return say(cast(Flat, g), event)

    def named(self, g: State, kind: str, value: int) -> Named:
        return named(cast(Flat, g), kind, value)

    def score(self, g: State) -> list[list[ScorePart]]:
        return [score_seat(cast(Flat, g), who) for who in range(g.seat_count)]

    def outcome(self, g: State) -> Outcome:
        return outcome_of(cast(Flat, g))

    def period(self, g: State) -> int:
        return cast(Flat, g).board[ROUND]

    def canonical(self, g: State) -> list[int]:
        return canonical(cast(Flat, g))

    def problems(self, g: State) -> list[str]:
        return problems_of(cast(Flat, g))


SPEC: Final = Troyes()
