"""The fields of components.toml: what they are called there, what may stand in them, and where they go.

In the order of the rulebook. See `regnum/components/schema.py` for how to read and extend the table. What
a single field cannot get wrong, but several together can, is checked in `checks.py`.
"""

from collections.abc import Iterable
from typing import Final, cast

from regnum.components.file import Entry
from regnum.components.kinds import Flag, Json, ListOf, by, fitting, only
from regnum.components.number_kinds import Number, Numbers
from regnum.components.schema import NOWHERE, Cards, Made, Named, Section, Value
from regnum.components.word_kinds import Counts, IdOf, Pairs, SomeWords, Word, Words
from regnum.games.troyes import const
from regnum.games.troyes.box import limits
from regnum.games.troyes.box.limits import MOST, MOST_GOODS, PLAYERS
from regnum.kernel.box import BaseBox

# --- kinds of this game ----------------------------------------------------------------------------------


class Timing(Word):
    """When a card's uses come; the box says whether they are delayed."""

    def read(self, entry: Entry, field: str, box: BaseBox) -> object:
        return super().read(entry, field, box) == limits.TIMING["delayed"]

    def text(self, value: object, box: BaseBox) -> str:
        return "delayed" if value else "immediate"

    def json(self, value: object, box: BaseBox) -> object:
        return value

    def shape(self) -> Json:
        return {"type": "boolean"}


class Goods(Counts):
    """What is paid or gained: deniers, influence, VP."""

    def pack(self, pairs: Pairs) -> object:
        goods = [0, 0, 0]
        for good, n in pairs:
            goods[good] = n
        return tuple(goods)

    def pairs(self, value: object) -> Pairs:
        deniers, influence, vp = cast(Iterable[int], value)
        pairs = [(const.VP, vp), (const.DENIERS, deniers), (const.INFLUENCE, influence)]
        return [pair for pair in pairs if pair[1]]


class Uses(SomeWords):
    """What changed dice cannot be used for, a bit for each; nothing if it is left out."""

    def read(self, entry: Entry, field: str, box: BaseBox) -> object:
        if not entry.has(field):
            entry.keep(field, "[]")
            return 0
        uses = 0
        for use in cast(Iterable[int], super().read(entry, field, box)):
            uses |= 1 << max(use, 0)
        return uses

    def text(self, value: object, box: BaseBox) -> str:
        return ", ".join(self._names(value)) or "nothing"

    def json(self, value: object, box: BaseBox) -> object:
        return self._names(value)

    def _names(self, value: object) -> list[str]:
        return [name for bit, name in enumerate(const.NOT_FOR_NAMES) if cast(int, value) >> bit & 1]


class SpaceIn(IdOf):
    """A space of one building."""

    def __init__(self, building: int) -> None:
        super().__init__("space", "space_ids")
        self.building: Final = building

    def vocabulary(self, box: BaseBox) -> dict[str, int]:
        first = self.building * const.ROOM
        return {name: n for name, n in super().vocabulary(box).items() if first <= n < first + const.ROOM}


def colour_of(words: dict[str, int]) -> Word:
    """One of these colours; clients are also told of those that are any or none."""
    return Word("colour", words, names=const.COLOUR_NAMES)


NUMBER: Final = Number(0, MOST)
AT_LEAST_ONE: Final = Number(1, MOST)
FLAG: Final = Flag(False)
COLOUR: Final = colour_of(limits.COLOURS)
SPACE: Final = IdOf("space", "space_ids")
TIERS: Final = Numbers(limits.TIERS, 0, MOST, True)


def by_players(low: int, high: int) -> Numbers:
    """A number for each number of players; place 0 is nobody's."""
    return Numbers(PLAYERS, low, high, unused=1)


def rows_of(length: int) -> Numbers:
    """The row of each number of a die, in a building with rows of this length."""
    return Numbers(const.FACES, 1, const.ROOM // length, True, from_one=True, as_tuple=True)


# --- the board -------------------------------------------------------------------------------------------

BOARD: Final = [
    Section(
        "set_up",
        Value("rounds", by_players(1, limits.EVENTS[const.RED])),
        Value("citizens", by_players(1, limits.SPACES)),
        Value("characters", by_players(0, limits.CHARACTERS)),
        Value("deniers", NUMBER, "start_deniers"),
        Value("influence", NUMBER, "start_influence"),
        Value("all_citizens", AT_LEAST_ONE),
        Value("neutral_citizens", NUMBER),
        Value("influence_max", AT_LEAST_ONE, "", "board.influence_max"),
        Value("colour_dice", Number(limits.LEAST_COLOUR_DICE, MOST), "", NOWHERE),
        Value("black_dice", Number(1, limits.MOST_BLACK_DICE), "", "board.black_dice"),
        fact="set_up.",
    ),
    Section(
        "neutral_placement",
        Value("two_players", SomeWords(SPACE, distinct=True, as_tuple=True), "neutral_spaces", NOWHERE, at=2),
        Made("set_up.neutral_spaces", ListOf(Words(SPACE)), "neutral_spaces"),
    ),
    Section(
        "round",
        Value("income", NUMBER),
        Value("shortfall_vp", NUMBER),
        Value("black_vp", NUMBER),
        Value("black_influence", NUMBER),
        Value("pass_deniers", NUMBER),
        Value("pass_later", NUMBER),
        fact="board.",
    ),
    Section(
        "influence",
        Value("reroll", AT_LEAST_ONE, "reroll_cost", "board.reroll_cost"),
        Value("recruit", AT_LEAST_ONE, "recruit_cost", "board.recruit_cost"),
        Value("flip", AT_LEAST_ONE, "flip_cost", "board.flip_cost"),
        Value("flip_dice", AT_LEAST_ONE, "flip_max", "board.flip_max"),
        Value("event_cube", NUMBER, "event_influence", "board.event_influence"),
    ),
    Section(
        "dice",
        Value("price", Numbers(limits.GROUP, 0, MOST, True, unused=1), "die_price", "board.die_price"),
        Made("board.group_max", NUMBER, "group_max"),
    ),
    Section(  # read before all others: it names the spaces
        "buildings",
        Named(
            limits.BUILDINGS,
            Value("wage", NUMBER, "salary", "salary"),
            Value("row_length", Number(1, const.ROOM)),
            Value(
                "rows",
                by("row_length", {n: rows_of(n) for n in limits.ROW_LENGTHS}, rows_of(1)),
                "row_of_value",
                NOWHERE,
            ),
            Made("colour", COLOUR, "building_colour"),
            Made("rows", ListOf(Numbers(const.FACES, 1, const.FACES)), "row_values"),
            fact="buildings",
        ),
        Value("row_entry", Word("way", limits.ROW_ENTRY), "", "row_entry"),
        own_first=True,
    ),
    Section(
        "cathedral",
        Value("levels", Number(limits.LEVELS, limits.LEVELS)),
        Value("dice", COLOUR, "cathedral_colour", "board.cathedral_colour"),
        Value("vp", Numbers(const.FACES, 0, MOST)),
        Value("influence", Numbers(const.FACES, 0, MOST)),
        Value("missing_vp", NUMBER),
        box="cathedral_",
        fact="board.cathedral_",
    ),
    Section(
        "agriculture",
        Value("dice", COLOUR, "agriculture_colour", "board.agriculture_colour"),
        Value("divisor", AT_LEAST_ONE, "agriculture_divisor", "board.agriculture_divisor"),
    ),
]

# --- cards -----------------------------------------------------------------------------------------------

# Each effect has fields of its own, and its own words or highest number in them.
PAY: Final = only("effect", limits.PAYS, Goods("price", limits.PRICES, MOST_GOODS))
GAIN: Final = by("effect", {e: Goods("gain", goods, MOST_GOODS) for e, goods in limits.GAINS.items()})
EFFECT_NUMBER: Final = by("effect", {e: Number(1, high) for e, high in limits.NUMBERS.items()})
EFFECT_DICE: Final = by("effect", {e: colour_of(words) for e, words in limits.DICE.items()})
COUNT_AS: Final = only("effect", limits.COUNT_AS, COLOUR)
NOT_FOR: Final = only("effect", limits.CHANGES_NUMBERS, Uses(Word("use", limits.NOT_FOR), distinct=True))
ON_MIXED: Final = only("effect", limits.CHANGES_NUMBERS, FLAG)
SOLO_NUMBER: Final = by("effect", {e: Number(1, high) for e, high in limits.SOLO.items()})
WITHOUT_LE_ROY: Final = only("effect", [const.PER_DIE_IN_BEST], FLAG)

ACTIVITY_CARDS: Final = Section(
    "activity_cards",
    Cards(
        "cards",
        Value("colour", COLOUR),
        Value("age", Number(1, const.AGES)),
        Value("bonus", FLAG, quiet=True),
        Value("hire", NUMBER),
        Value("divisor", AT_LEAST_ONE),
        Value("first_vp", NUMBER, NOWHERE),
        Value("second_vp", NUMBER, NOWHERE),
        Made("slots", Numbers(2, 0, MOST), "card_slots"),
        Value("mixed", FLAG, quiet=True),
        Value("timing", Timing("timing", limits.TIMING), "card_delayed", "delayed"),
        Value("effect", Word("effect", limits.EFFECTS)),
        # What a use costs and brings.
        Value("pay", PAY, ("card_pay_deniers", "card_pay_influence"), otherwise=(0, 0)),
        Value(
            "gain", GAIN, ("card_gain_deniers", "card_gain_influence", "card_gain_vp"), otherwise=(0, 0, 0)
        ),
        Made("pay.deniers", NUMBER, "card_pay_deniers"),
        Made("pay.influence", NUMBER, "card_pay_influence"),
        Made("gain.deniers", NUMBER, "card_gain_deniers"),
        Made("gain.influence", NUMBER, "card_gain_influence"),
        Made("gain.vp", NUMBER, "card_gain_vp"),
        # The number and the dice an effect speaks of, and what changed dice cannot be used for.
        Value("number", EFFECT_NUMBER, "card_n", "n"),
        Value("dice", EFFECT_DICE, "card_use_colour", "use_colour", otherwise=const.NO_COLOUR),
        Value("count_as", COUNT_AS, "card_as_colour", "as_colour", otherwise=const.NO_COLOUR),
        Value("not_for", NOT_FOR),
        Value("on_mixed", ON_MIXED, otherwise=False),
        # What is different against Le Roy [T98].
        Value("solo_number", SOLO_NUMBER, "card_solo_n", "solo_n"),
        Value("without_le_roy", WITHOUT_LE_ROY, "card_solo_skips_king", NOWHERE, otherwise=False),
        box="card_",
        fact="cards",
    ),
    count=limits.CARDS,
    shown_last=("bonus", "mixed"),
)


def to_counter(at: int, first: str, second: str) -> list[Value]:
    """What Marauding has like any other event: black dice, divisor, flags, VP."""
    return [
        Value("black", Number(0, limits.MOST_BLACK_DICE), "event_black", at=at),
        Value("divisor", AT_LEAST_ONE, "event_divisor", at=at),
        Value("flags", Number(1, limits.MOST_FLAGS), "event_flags", at=at),
        Value("first_vp", NUMBER, "event_first", first, at=at),
        Value("second_vp", NUMBER, "event_second", second, at=at),
    ]


def calls(entry: Entry) -> Word | None:
    """Red events call a card of another colour, but for the one that resists [T4, T80]."""
    is_red = entry.number("colour") == const.RED
    return CALLED if is_red and entry.number("effect") != const.RESIST else None


CALLED: Final = colour_of(limits.CALLED)
EVENTS: Final = [
    Section("marauding", *to_counter(const.MARAUDING, NOWHERE, NOWHERE)),
    Section(
        "events",
        Value("presence_vp", NUMBER, "event_presence_vp", "board.event_presence_vp"),
        Cards(
            "cards",
            Value("name", Word("name", limits.EVENT_NAMES, as_word=True), "event_names"),
            Value("colour", COLOUR),
            Value("bonus", FLAG, quiet=True),
            Value("dice", COLOUR),
            *to_counter(-1, "first", "second"),
            Value("effect", Word("effect", limits.EVENT_EFFECTS)),
            Value("number", only("effect", limits.EVENT_NUMBERS, Number(1, MOST_GOODS)), "event_n", "n"),
            Value(
                "building",
                only("effect", limits.EVENT_BUILDINGS, Word("building", limits.BUILDINGS)),
                otherwise=-1,
            ),
            Value("calls", fitting(CALLED, calls), otherwise=const.NO_COLOUR),
            box="event_",
            fact="events",
        ),
        count=sum(limits.EVENTS) + limits.BONUS_EVENTS,
        shown=("name", "colour", "effect", "number", "building"),
        shown_last=("bonus",),
    ),
]

CHARACTERS: Final = Section(
    "characters",
    Cards(
        "cards",
        Value("counts", Word("count", limits.METRICS), "character_metric", "metric"),
        Value("vp", TIERS, NOWHERE),
        Value("at_least", TIERS, NOWHERE),
        Value("at_least_two", TIERS, NOWHERE),
        Made("tiers", ListOf(Numbers(2, 0, MOST)), "character_tiers"),
        Made("tiers_two", ListOf(Numbers(2, 0, MOST)), "character_tiers_two"),
        Value("le_roy", Flag(), "character_king", "king"),
        box="character_",
        fact="characters",
    ),
    count=limits.CHARACTERS,
    shown=("counts", "at_least", "at_least_two"),
)

# --- the solo game: Le Roy ---------------------------------------------------------------------------------

PLACES: Final = Numbers(limits.KING_STEPS, 0, limits.SPACES)
# What his actions cost; only characters may cost none, or he would never be done.
KING_DICE: Final = {
    action: Number(0 if action == const.KING_CHARACTER else 1, const.FACES)
    for action in limits.KING_ACTIONS.values()
    if action != const.KING_EVENT
}
SOLO: Final = [
    Section(
        "solo",
        Value("set_up_dice", Number(1, const.FACES)),
        Value("le_roy_places", PLACES, NOWHERE),
        Value("player_places", PLACES, NOWHERE),
        Value("colours", Words(COLOUR, once=True), "", "king.colours"),
        *[
            Value(name, Words(SpaceIn(n), once=True, as_tuple=True), "king_spaces", NOWHERE, at=n)
            for n, name in enumerate(const.BUILDING_NAMES)
        ],
        Made("king.spaces", ListOf(Words(SPACE)), "king_spaces"),
        Value("cathedral_vp", NUMBER),
        Value("character_vp", NUMBER),
        Value("builders_vp", NUMBER),
        Value("grades", Numbers(limits.GRADES, -MOST, MOST, True), "", "king.grades"),
        box="king_",
    ),
    Section(
        "solo_table",
        Named(
            {f"roll_{roll}": roll for roll in range(2, 2 * const.FACES + 1)},
            Made("roll", NUMBER, "king_rolls"),
            Value("action", Word("action", limits.KING_ACTIONS)),
            Value("dice", by("action", KING_DICE)),
            Value("bought", only("action", [const.KING_POINTS], Number(0, 1, default=0))),
            Value("price", fitting(NUMBER, lambda e: NUMBER if e.number("bought") else None)),
            Value("vp", only("action", [const.KING_POINTS], NUMBER)),
            Value("cubes", only("action", [const.KING_CATHEDRAL], Number(1, MOST_GOODS))),
            box="king_",
            fact="king.table",
            listed=True,
        ),
        shown=("action", "dice", "vp"),
    ),
]

SECTIONS: Final = [*BOARD, ACTIVITY_CARDS, *EVENTS, CHARACTERS, *SOLO]
