"""Gùgōng, as the kernel sees it."""

from typing import Final, cast

from regnum.games.gugong import components
from regnum.games.gugong.const import (
    DECREE_EFFECTS,
    DIFFICULTY_NAMES,
    LOCATION_NAMES,
    LOCATIONS,
    TOKEN_DOUBLE,
)
from regnum.games.gugong.facts import facts_of
from regnum.games.gugong.invariants import problems_of
from regnum.games.gugong.rules.frames import FRAMES, SHIFTED
from regnum.games.gugong.rules.scoring import outcome_of, scores_of
from regnum.games.gugong.setup import deal
from regnum.games.gugong.state import Seat, Table
from regnum.games.gugong.tables import Tables
from regnum.games.gugong.view import view_of
from regnum.games.gugong.words.log import EVENTS
from regnum.games.gugong.words.say import say
from regnum.kernel.agenda import Event, State
from regnum.kernel.component_rows import Section
from regnum.kernel.messages import Msg
from regnum.kernel.spec import GameSpec, OptionSpec, Outcome, ScorePart
from regnum.kernel.tables import BaseTables

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
        self.table_fields = Table.FIELDS
        self.seat_fields = Seat.FIELDS
        self.shifted = SHIFTED
        self.only_at_end = ("outside",)  # everybody is outside for days: nobody would have a point [G62]

    def load(self, text: str) -> BaseTables:
        t = components.load(text)
        derive(t)
        return t

    def catalogue(self, tables: BaseTables) -> list[Section]:
        return components.catalogue(cast(Tables, tables))

    def deal(self, tables: BaseTables, players: int, options: list[int], key: bytes) -> State:
        return deal(cast(Tables, tables), players, options, key)

    def blank(self, box: BaseTables, players: int, seat_count: int) -> State:
        return Table.blank(cast(Tables, box), players, seat_count)

    def facts(self, tables: BaseTables) -> dict[str, object]:
        return facts_of(cast(Tables, tables))

    def view(self, g: State, observer: int) -> dict[str, object]:
        return view_of(cast(Table, g), observer)

    def say(self, g: State, event: Event) -> Msg:
        return say(cast(Table, g), event)

    def score(self, g: State) -> list[list[ScorePart]]:
        return scores_of(cast(Table, g))

    def outcome(self, g: State) -> Outcome:
        return outcome_of(cast(Table, g))

    def period(self, g: State) -> int:
        return cast(Table, g).day

    def problems(self, g: State) -> list[str]:
        return problems_of(cast(Table, g))


def derive(t: Tables) -> None:
    """Tables worked out from the others, once."""
    t.effect_decrees = [0] * DECREE_EFFECTS
    t.effect_amount = [0] * DECREE_EFFECTS
    for decree, effect in enumerate(t.decree_effect):
        t.effect_decrees[effect] |= 1 << decree
        t.effect_amount[effect] = t.decree_amount[decree]
    looks = list(zip(t.gift_value, t.gift_action, t.gift_amount, strict=True))
    t.gift_face = [looks.index(look) for look in looks]
    t.token_double = -1
    for kind, effect in enumerate(t.token_effect):
        if effect == TOKEN_DOUBLE:
            t.token_double = kind


SPEC: Final = Gugong()
