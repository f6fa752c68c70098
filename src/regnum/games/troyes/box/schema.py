"""The fields of components.toml: what they are called there, what may stand in them, and where they go.

In the order of the rulebook. See `regnum/components/schema.py` for how to read and extend the table. What
a single field cannot get wrong, but several together can, is checked in `checks.py`.
"""

from collections.abc import Iterable
from typing import Final, cast

from regnum.components.file import Entry
from regnum.components.kinds import Flag, Json, ListOf, by, fitting, only
from regnum.components.number_kinds import Number, Numbers
from regnum.components.schema import NOWHERE, Cards, Fields, Named, Section
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
COLOUR: Final = Word("colour", limits.COLOURS)
OR_NONE: Final = colour_of(limits.COLOURS)
SPACE: Final = IdOf("space", "space_ids")
SPACES: Final = SomeWords(SPACE, distinct=True, as_tuple=True)
TIERS: Final = Numbers(limits.TIERS, 0, MOST, True)
NONE: Final = const.NO_COLOUR
CALLED: Final = colour_of(limits.CALLED)
BUILDING: Final = Word("building", limits.BUILDINGS)
COUNT_AS: Final = only("effect", limits.COUNT_AS, OR_NONE)
PRICE: Final = Goods("price", limits.PRICES, MOST_GOODS)
USES: Final = Uses(Word("use", limits.NOT_FOR), distinct=True)
WITHOUT_LE_ROY: Final = only("effect", [const.PER_DIE_IN_BEST], FLAG)
PAY_LISTS: Final = ("card_pay_deniers", "card_pay_influence")
GAIN_LISTS: Final = ("card_gain_deniers", "card_gain_influence", "card_gain_vp")


def by_players(low: int, high: int) -> Numbers:
    """A number for each number of players; place 0 is nobody's."""
    return Numbers(PLAYERS, low, high, unused=1)


def rows_of(length: int) -> Numbers:
    """The row of each number of a die, in a building with rows of this length."""
    return Numbers(const.FACES, 1, const.ROOM // length, True, from_one=True, as_tuple=True)


ROWS: Final = {length: rows_of(length) for length in limits.ROW_LENGTHS}
SECTIONS: Final[list[Section]] = []

# --- the board -------------------------------------------------------------------------------------------

set_up = Section(SECTIONS, "set_up", fact="set_up.")
set_up.value("rounds", by_players(1, limits.EVENTS[const.RED]))
set_up.value("citizens", by_players(1, limits.SPACES))
set_up.value("characters", by_players(0, limits.CHARACTERS))
set_up.value("deniers", NUMBER, "start_deniers")
set_up.value("influence", NUMBER, "start_influence")
set_up.value("all_citizens", AT_LEAST_ONE)
set_up.value("neutral_citizens", NUMBER)
set_up.value("influence_max", AT_LEAST_ONE, fact="board.influence_max")
set_up.value("colour_dice", Number(limits.LEAST_COLOUR_DICE, MOST), fact=NOWHERE)
set_up.value("black_dice", Number(1, limits.MOST_BLACK_DICE), fact="board.black_dice")

neutral = Section(SECTIONS, "neutral_placement")
neutral.value("two_players", SPACES, "neutral_spaces", NOWHERE, at=2)
neutral.made("set_up.neutral_spaces", ListOf(SPACES), "neutral_spaces")

a_round = Section(SECTIONS, "round", fact="board.")
a_round.value("income", NUMBER)
a_round.value("shortfall_vp", NUMBER)
a_round.value("black_vp", NUMBER)
a_round.value("black_influence", NUMBER)
a_round.value("pass_deniers", NUMBER)
a_round.value("pass_later", NUMBER)

influence = Section(SECTIONS, "influence")
influence.value("reroll", AT_LEAST_ONE, "reroll_cost", "board.reroll_cost")
influence.value("recruit", AT_LEAST_ONE, "recruit_cost", "board.recruit_cost")
influence.value("flip", AT_LEAST_ONE, "flip_cost", "board.flip_cost")
influence.value("flip_dice", AT_LEAST_ONE, "flip_max", "board.flip_max")
influence.value("event_cube", NUMBER, "event_influence", "board.event_influence")

dice = Section(SECTIONS, "dice")
dice.value("price", Numbers(limits.GROUP, 0, MOST, True, unused=1), "die_price", "board.die_price")
dice.made("board.group_max", NUMBER, "group_max")

buildings = Section(SECTIONS, "buildings", own_first=True)  # read before all others: it names the spaces
building = Named(buildings, limits.BUILDINGS, fact="buildings")
building.value("wage", NUMBER, "salary", "salary")
building.value("row_length", Number(1, const.ROOM))
building.value("rows", by("row_length", ROWS, rows_of(1)), "row_of_value", NOWHERE)
building.made("colour", COLOUR, "building_colour")
building.made("rows", ListOf(Numbers(const.FACES, 1, const.FACES)), "row_values")
buildings.value("row_entry", Word("way", limits.ROW_ENTRY), fact="row_entry")

cathedral = Section(SECTIONS, "cathedral", box="cathedral_", fact="board.cathedral_")
cathedral.value("levels", Number(limits.LEVELS, limits.LEVELS))
cathedral.value("dice", COLOUR, "cathedral_colour", "board.cathedral_colour")
cathedral.value("vp", Numbers(const.FACES, 0, MOST))
cathedral.value("influence", Numbers(const.FACES, 0, MOST))
cathedral.value("missing_vp", NUMBER)

agriculture = Section(SECTIONS, "agriculture", box="agriculture_", fact="board.agriculture_")
agriculture.value("dice", COLOUR, "agriculture_colour", "board.agriculture_colour")
agriculture.value("divisor", AT_LEAST_ONE)

# --- activity cards: each effect has fields of its own, and its own words or highest number in them --------

GAIN: Final = {effect: Goods("gain", goods, MOST_GOODS) for effect, goods in limits.GAINS.items()}
EFFECT_NUMBER: Final = {effect: Number(1, high) for effect, high in limits.NUMBERS.items()}
EFFECT_DICE: Final = {effect: colour_of(words) for effect, words in limits.DICE.items()}
SOLO_NUMBER: Final = {effect: Number(1, high) for effect, high in limits.SOLO.items()}

activity_cards = Section(SECTIONS, "activity_cards", count=limits.CARDS, shown_last=("bonus", "mixed"))
card = Cards(activity_cards, "cards", box="card_", fact="cards")
card.value("colour", COLOUR)
card.value("age", Number(1, const.AGES))
card.value("bonus", FLAG, quiet=True)
card.value("hire", NUMBER)
card.value("divisor", AT_LEAST_ONE)
card.value("first_vp", NUMBER, NOWHERE)
card.value("second_vp", NUMBER, NOWHERE)
card.made("slots", Numbers(2, 0, MOST), "card_slots")
card.value("mixed", FLAG, quiet=True)
card.value("timing", Timing("timing", limits.TIMING), "card_delayed", "delayed")
card.value("effect", Word("effect", limits.EFFECTS))
card.value("pay", only("effect", limits.PAYS, PRICE), PAY_LISTS, otherwise=(0, 0))
card.made("pay.deniers", NUMBER, "card_pay_deniers")
card.made("pay.influence", NUMBER, "card_pay_influence")
card.value("gain", by("effect", GAIN), GAIN_LISTS, otherwise=(0, 0, 0))
card.made("gain.deniers", NUMBER, "card_gain_deniers")
card.made("gain.influence", NUMBER, "card_gain_influence")
card.made("gain.vp", NUMBER, "card_gain_vp")
card.value("number", by("effect", EFFECT_NUMBER), "card_n", "n")
card.value("dice", by("effect", EFFECT_DICE), "card_use_colour", "use_colour", otherwise=NONE)
card.value("count_as", COUNT_AS, "card_as_colour", "as_colour", otherwise=NONE)
card.value("not_for", only("effect", limits.CHANGES_NUMBERS, USES))
card.value("on_mixed", only("effect", limits.CHANGES_NUMBERS, FLAG), otherwise=False)
# What is different against Le Roy [T98].
card.value("solo_number", by("effect", SOLO_NUMBER), "card_solo_n", "solo_n")
card.value("without_le_roy", WITHOUT_LE_ROY, "card_solo_skips_king", NOWHERE, otherwise=False)

# --- events and characters -------------------------------------------------------------------------------


def to_counter(event: Fields, at: int, first: str, second: str) -> None:
    """What Marauding has like any other event: black dice, divisor, flags, VP."""
    event.value("black", Number(0, limits.MOST_BLACK_DICE), "event_black", at=at)
    event.value("divisor", AT_LEAST_ONE, "event_divisor", at=at)
    event.value("flags", Number(1, limits.MOST_FLAGS), "event_flags", at=at)
    event.value("first_vp", NUMBER, "event_first", first, at=at)
    event.value("second_vp", NUMBER, "event_second", second, at=at)


def calls(entry: Entry) -> Word | None:
    """Red events call a card of another colour, but for the one that resists [T4, T80]."""
    is_red = entry.number("colour") == const.RED
    return CALLED if is_red and entry.number("effect") != const.RESIST else None


to_counter(Section(SECTIONS, "marauding"), const.MARAUDING, NOWHERE, NOWHERE)

events = Section(
    SECTIONS,
    "events",
    count=sum(limits.EVENTS) + limits.BONUS_EVENTS,
    shown=("name", "colour", "effect", "number", "building"),
    shown_last=("bonus",),
)
events.value("presence_vp", NUMBER, "event_presence_vp", "board.event_presence_vp")
event = Cards(events, "cards", box="event_", fact="events")
event.value("name", Word("name", limits.EVENT_NAMES, as_word=True), "event_names")
event.value("colour", OR_NONE)
event.value("bonus", FLAG, quiet=True)
event.value("dice", Word("colour", limits.COLOURS, names=const.COLOUR_NAMES[: const.NO_COLOUR]))
to_counter(event, -1, "first", "second")
event.value("effect", Word("effect", limits.EVENT_EFFECTS))
event.value("number", only("effect", limits.EVENT_NUMBERS, Number(1, MOST_GOODS)), "event_n", "n")
event.value("building", only("effect", limits.EVENT_BUILDINGS, BUILDING), otherwise=-1)
event.value("calls", fitting(CALLED, calls), otherwise=NONE)

shown = ("counts", "at_least", "at_least_two")
characters = Section(SECTIONS, "characters", count=limits.CHARACTERS, shown=shown)
character = Cards(characters, "cards", box="character_", fact="characters")
character.value("counts", Word("count", limits.METRICS), "character_metric", "metric")
character.value("vp", TIERS, NOWHERE)
character.value("at_least", TIERS, NOWHERE)
character.value("at_least_two", TIERS, NOWHERE)
character.made("tiers", ListOf(Numbers(2, 0, MOST, as_tuple=True)), "character_tiers")
character.made("tiers_two", ListOf(Numbers(2, 0, MOST, as_tuple=True)), "character_tiers_two")
character.value("le_roy", Flag(), "character_king", "king")

# --- the solo game: Le Roy -------------------------------------------------------------------------------

solo = Section(SECTIONS, "solo", box="king_")
solo.value("set_up_dice", Number(1, const.FACES))
solo.value("le_roy_places", Numbers(limits.KING_STEPS, 0, limits.SPACES), NOWHERE)
solo.value("player_places", Numbers(limits.KING_STEPS, 0, limits.SPACES), NOWHERE)
solo.value("colours", Words(COLOUR, once=True), fact="king.colours")
for number, name in enumerate(const.BUILDING_NAMES):
    order = Words(SpaceIn(number), once=True, as_tuple=True)
    solo.value(name, order, "king_spaces", NOWHERE, at=number)
solo.made("king.spaces", ListOf(SPACES), "king_spaces")
solo.value("cathedral_vp", NUMBER)
solo.value("character_vp", NUMBER)
solo.value("builders_vp", NUMBER)
solo.value("grades", Numbers(limits.GRADES, -MOST, MOST, True), fact="king.grades")

# What his actions cost; only characters may cost none, or he would never be done.
KING_DICE: Final = {
    action: Number(0 if action == const.KING_CHARACTER else 1, const.FACES)
    for action in limits.KING_ACTIONS.values()
    if action != const.KING_EVENT
}
solo_table = Section(SECTIONS, "solo_table", shown=("action", "dice", "vp"))
roll = Named(solo_table, limits.ROLLS, box="king_", fact="king.table", listed=True)
roll.made("roll", NUMBER, "king_rolls")
roll.value("action", Word("action", limits.KING_ACTIONS))
roll.value("dice", by("action", KING_DICE))
roll.value("bought", only("action", [const.KING_POINTS], Number(0, 1, default=0)))
roll.value("price", fitting(NUMBER, lambda e: NUMBER if e.number("bought") else None))
roll.value("vp", only("action", [const.KING_POINTS], NUMBER))
roll.value("cubes", only("action", [const.KING_CATHEDRAL], Number(1, MOST_GOODS)))
