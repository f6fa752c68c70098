"""The component file of Troyes and its loader."""

import tomllib
from importlib.resources import files
from typing import cast

import pytest
from tests.games.component_checks import ORIGINS, ComponentFile

from regnum.games import game
from regnum.games.troyes import const
from regnum.games.troyes.box import limits
from regnum.games.troyes.box.box import Box
from regnum.games.troyes.box.load import load
from regnum.kernel.errors import ComponentError

FILE = ComponentFile("troyes", load)
TEXT = FILE.text
TABLES = FILE.tables
changed = FILE.changed
problems = FILE.problems
# With what is derived when the game is loaded.
WHOLE = cast(Box, game("troyes").load(TEXT))


def card(name: str) -> int:
    return TABLES.card_ids.index(name)


def event(name: str) -> int:
    return TABLES.event_ids.index(name)


# --- what is in the box ------------------------------------------------------------------------------


def test_counts() -> None:
    t = WHOLE
    by_card = {name: getattr(t, name) for name in dir(t) if name.startswith("card_")}
    assert len(by_card) >= 22
    assert {len(value) for value in by_card.values()} == {30}
    by_event = [getattr(t, name) for name in dir(t) if name.startswith("event_")]
    assert {len(value) for value in by_event if isinstance(value, list)} == {18}
    assert [t.event_colour.count(colour) for colour in range(3)] == [9, 4, 4]
    assert len(t.character_ids) == len(t.character_tiers) == len(t.character_king) == 6
    assert len(t.space_ids) == len(set(t.space_ids)) == 18
    assert len(t.king_action) == len(t.king_dice) == len(t.king_vp) == len(t.king_cubes) == 13
    for colour in range(3):
        for age in (1, 2, 3):
            kinds = zip(t.card_colour, t.card_age, t.card_bonus, strict=True)
            assert list(kinds).count((colour, age, False)) == 3


def test_all_attributes_are_filled() -> None:
    names = {name for name in dir(WHOLE) if not name.startswith("_")}
    empty = {name for name in names if getattr(WHOLE, name) in (0, "", [], {}, ())}
    assert empty == {"row_entry", "more", "file"}  # first_free is 0
    assert TABLES.row_entry == const.FIRST_FREE


def test_set_up_and_round_of_the_rulebook() -> None:
    t = TABLES
    assert t.rounds == [0, 4, 4, 5, 6]
    assert t.citizens == [0, 6, 6, 5, 4]
    assert t.characters == [0, 0, 2, 1, 1]
    assert [len(spaces) for spaces in t.neutral_spaces] == [0, 0, 6, 0, 0]
    assert (t.start_deniers, t.start_influence, t.influence_max) == (5, 4, 20)
    assert (t.all_citizens, t.neutral_citizens, t.colour_dice, t.black_dice) == (12, 8, 6, 6)
    assert (t.income, t.salary, t.shortfall_vp) == (10, [2, 1, 0], 2)
    assert (t.black_vp, t.black_influence, t.pass_deniers, t.pass_later) == (2, 1, 2, 1)
    assert (t.die_price, t.group_max) == ([0, 2, 4, 6], 3)
    assert (t.reroll_cost, t.recruit_cost, t.flip_cost, t.flip_max, t.event_influence) == (1, 2, 4, 3, 1)
    assert (t.agriculture_colour, t.agriculture_divisor) == (const.YELLOW, 2)


def test_board_of_the_rulebook() -> None:
    t = TABLES
    assert t.row_length == [1, 2, 3]
    assert t.row_of_value == [(0, 1, 2, 3, 4, 5), (0, 0, 1, 1, 2, 2), (0, 0, 0, 1, 1, 1)]
    assert t.space_ids[:6] == [f"palace_{n}" for n in range(1, 7)]
    assert t.space_ids[6:9] == ["bishopric_1_1", "bishopric_1_2", "bishopric_2_1"]
    assert t.space_ids[14:16] == ["city_hall_1_3", "city_hall_2_1"]
    assert [t.space_ids[space] for space in t.neutral_spaces[2][:3]] == [
        "palace_2",
        "palace_5",
        "bishopric_2_1",
    ]
    assert (t.cathedral_levels, t.cathedral_colour, t.cathedral_missing_vp) == (3, const.WHITE, 2)
    assert (t.cathedral_vp, t.cathedral_influence) == ([1] * 6, [1, 1, 1, 2, 2, 2])


def test_cards_of_the_rulebook() -> None:
    t = TABLES
    merchant, priest, pilgrimage = card("merchant"), card("priest"), card("pilgrimage")
    assert (t.card_hire[merchant], t.card_divisor[merchant], t.card_slots[merchant]) == (4, 2, (2, 1))
    assert (t.card_effect[merchant], t.card_gain_deniers[merchant]) == (const.GAIN, 2)
    assert (t.card_hire[priest], t.card_divisor[priest], t.card_delayed[priest]) == (8, 3, True)
    assert (t.card_effect[priest], t.card_n[priest]) == (const.ADD_TO_EACH, 3)
    assert t.card_use_colour[priest] == const.YELLOW
    assert t.card_not_for[priest] == 1 << const.CITY_HALL
    assert [name for name in t.card_ids if t.card_mixed[card(name)]] == ["pilgrimage"]
    assert t.card_gain_vp[pilgrimage] == 2
    assert t.card_ids[-3:] == ["prior", "baker", "banquet"]
    assert [name for name in t.card_ids if t.card_bonus[card(name)]] == ["prior", "baker", "banquet"]


def test_delayed_cards() -> None:
    delayed = {name for name in TABLES.card_ids if TABLES.card_delayed[card(name)]}
    assert delayed == {
        *("blacksmith", "militia", "monk", "tithe", "priest", "apprenticeship", "templar", "confession"),
        "prior",
    }


@pytest.mark.parametrize(
    ("name", "effect", "number", "use", "count_as"),
    [
        ("blacksmith", const.ADD_TO_TOTAL, 5, const.RED, const.NO_COLOUR),
        ("apprenticeship", const.SET_EACH, 5, const.ANY_COLOUR, const.NO_COLOUR),
        ("confession", const.ADD_TO_EACH, 2, const.ANY_COLOUR, const.NO_COLOUR),
        ("militia", const.RECOLOUR, 0, const.YELLOW, const.RED),
        ("monk", const.MULTIPLY, 3, const.WHITE, const.YELLOW),
        ("templar", const.MULTIPLY, 2, const.WHITE, const.RED),
        ("prior", const.MULTIPLY, 2, const.WHITE, const.WHITE),
        ("tithe", const.FREE_DICE, 1, const.YELLOW, const.NO_COLOUR),
        ("glassblower", const.PER_CATHEDRAL, 2, const.NO_COLOUR, const.NO_COLOUR),
        ("archer", const.CUBE_ON_ROLL, 3, const.NO_COLOUR, const.NO_COLOUR),
        ("chivalry", const.CUBES_PER_DIE, 0, const.RED, const.NO_COLOUR),
        ("joust", const.HIGHEST_SUM, 0, const.RED, const.NO_COLOUR),
        ("baker", const.PER_DIE, 0, const.YELLOW, const.NO_COLOUR),
        ("banquet", const.PER_DIE_IN_BEST, 0, const.RED, const.NO_COLOUR),
    ],
)
def test_what_changes_dice_or_counts_them(
    name: str, effect: int, number: int, use: int, count_as: int
) -> None:
    t, n = TABLES, card(name)
    assert (t.card_effect[n], t.card_n[n], t.card_use_colour[n], t.card_as_colour[n]) == (
        effect,
        number,
        use,
        count_as,
    )


@pytest.mark.parametrize(
    ("name", "pay", "gain"),
    [
        ("artisan", (0, 1), (6, 0, 0)),
        ("innkeeper", (1, 0), (0, 1, 0)),
        ("journeyman", (3, 0), (0, 0, 2)),
        ("troubadour", (0, 3), (0, 0, 2)),
        ("diplomat", (0, 1), (0, 0, 0)),
        ("goldsmith", (0, 0), (2, 0, 1)),
        ("hunting", (0, 0), (0, 3, 0)),
        ("mercenary", (0, 0), (3, 0, 0)),
        ("tax_collector", (0, 0), (1, 0, 0)),
        ("procession", (0, 0), (0, 0, 2)),
    ],
)
def test_what_is_paid_and_gained(name: str, pay: tuple[int, int], gain: tuple[int, int, int]) -> None:
    t, n = TABLES, card(name)
    assert (t.card_pay_deniers[n], t.card_pay_influence[n]) == pay
    assert (t.card_gain_deniers[n], t.card_gain_influence[n], t.card_gain_vp[n]) == gain


def test_limits_of_changed_dice() -> None:
    t = TABLES
    limits = {name: t.card_not_for[card(name)] for name in t.card_ids if t.card_not_for[card(name)]}
    everywhere = 1 | 2 | 4 | const.NOT_CATHEDRAL
    assert limits == {"blacksmith": 1, "priest": 4, "apprenticeship": everywhere, "confession": everywhere}
    mixed = [name for name in t.card_ids if t.card_on_mixed[card(name)]]
    assert mixed == ["apprenticeship", "confession"]


def test_events_of_the_rulebook() -> None:
    t = TABLES
    assert t.event_ids[const.MARAUDING] == "marauding"
    assert (t.event_dice[0], t.event_divisor[0], t.event_black[0]) == (const.ANY_COLOUR, 3, 1)
    conflict = event("succession_conflict")
    assert (t.event_divisor[conflict], t.event_flags[conflict]) == (4, 5)
    assert t.event_first[conflict] + t.event_second[conflict] in (6, 7)
    assert (t.event_effect[conflict], t.event_building[conflict]) == (const.NEUTRAL_CITIZEN, const.PALACE)
    war = event("war")
    assert (t.event_black[war], t.event_calls[war]) == (2, const.WHITE)
    assert t.event_names.count("brigands") == 3
    assert t.event_names.count("skirmishes") == 2
    called = [t.event_calls[n] for n in range(18)]
    assert (called.count(const.WHITE), called.count(const.YELLOW)) == (4, 4)
    assert t.event_ids[-1] == "resistance"
    assert [name for name in t.event_ids if t.event_bonus[event(name)]] == ["resistance"]
    assert t.event_effect[-1] == const.RESIST
    assert (t.event_effect[event("drought")], t.event_building[event("drought")]) == (
        const.PAY_PER_CITIZEN,
        const.CITY_HALL,
    )
    assert (t.event_effect[event("civil_war")], t.event_n[event("civil_war")]) == (const.LOSE_DENIERS, 3)
    assert (t.event_effect[event("heresy")], t.event_n[event("heresy")]) == (const.LOSE_INFLUENCE, 2)
    assert (t.event_effect[event("support")], t.event_n[event("support")]) == (const.ADD_CUBES, 2)
    assert t.event_effect[event("interruption_of_work")] == const.REMOVE_CATHEDRAL
    assert t.event_effect[event("migrant_workers")] == const.ADD_CATHEDRAL
    assert t.event_presence_vp == 1


def test_characters_of_the_rulebook() -> None:
    t = TABLES
    assert sorted(t.character_metric) == list(range(6))
    urbain, hugues = t.character_ids.index("urbain_iv"), t.character_ids.index("hugues_de_payns")
    assert t.character_tiers[urbain] == ((3, 1), (5, 3), (7, 6))
    assert t.character_tiers_two[urbain] == ((4, 1), (6, 3), (8, 6))
    assert t.character_tiers[hugues] == ((6, 1), (10, 3), (15, 6))
    scored = [name for n, name in enumerate(t.character_ids) if not t.character_king[n]]
    assert scored == ["hugues_de_payns", "thibaut_ii"]


def test_le_roy_of_the_rulebook() -> None:
    t = TABLES
    assert t.king_steps == [(3, 2), (3, 2), (3, 2), (3, 0)]
    assert t.king_colours == [const.RED, const.YELLOW, const.WHITE]
    assert [const.KING_NAMES[action] for action in t.king_action[2:]] == [
        *("vp", "vp", "citizen", "rightmost_event", "tradesman", "cathedral", "character"),
        *("rightmost_event", "citizen", "vp", "vp"),
    ]
    assert t.king_dice[2:] == [3, 2, 1, 0, 1, 2, 0, 0, 1, 2, 3]
    assert (t.king_bought[2:4], t.king_price[2:4], t.king_price[11:]) == ([1, 1], [6, 4], [4, 6])
    assert t.king_cubes[7] == 2
    assert t.king_vp[2:4] + t.king_vp[11:] == [2] * 4
    assert (t.king_cathedral_vp, t.king_character_vp, t.king_builders_vp) == (2, 1, 1)
    assert t.king_grades == [0, 6, 11, 16, 21]
    for building in range(3):
        assert sorted(t.king_spaces[building]) == list(range(building * 6, building * 6 + 6))
    assert (t.card_solo_n[card("tax_collector")], t.card_solo_n[card("tithe")]) == (2, 3)
    assert [name for name in t.card_ids if t.card_solo_skips_king[card(name)]] == ["banquet"]


# --- values that another edition prints ---------------------------------------------------------------


def test_the_entry_into_a_row_is_a_value() -> None:
    assert load(changed('row_entry = "first_free"', 'row_entry = "push"')).row_entry == const.PUSH


def test_the_first_tier_of_hugues_is_a_value() -> None:
    tables = load(
        changed(
            "at_least = [6, 10, 15], at_least_two = [6, 10, 15]",
            "at_least = [5, 10, 15], at_least_two = [5, 10, 15]",
        )
    )
    assert tables.character_tiers[tables.character_ids.index("hugues_de_payns")][0] == (5, 1)


def test_other_rows_have_other_spaces() -> None:
    text = changed("row_length = 2, rows = [1, 1, 2, 2, 3, 3]", "row_length = 3, rows = [1, 1, 1, 2, 2, 2]")
    text = text.replace('"bishopric_2_1", "bishopric_2_2", "city', '"bishopric_2_1", "bishopric_2_3", "city')
    old = text[text.index("bishopric = [") : text.index("city_hall = [")]
    names = ", ".join([f'"bishopric_{row}_{place}"' for row in (1, 2) for place in (1, 2, 3)])
    tables = load(text.replace(old, f"bishopric = [{names}]\n"))
    assert tables.space_ids[6:12] == [f"bishopric_{row}_{place}" for row in (1, 2) for place in (1, 2, 3)]
    assert tables.row_of_value[1] == (0, 0, 0, 1, 1, 1)


# --- provenance ----------------------------------------------------------------------------------------


def test_every_value_has_a_provenance() -> None:
    found = TABLES.provenance
    assert set(found.values()) <= ORIGINS
    assert found["activity_cards.merchant.hire"] == found["activity_cards.merchant.first_vp"] == "rulebook"
    assert found["activity_cards.merchant.second_vp"] == "source"
    assert found["activity_cards.artisan.hire"] == "reconstructed"
    assert found["activity_cards.archer.divisor"] == "source"
    assert found["activity_cards.militia.timing"] == "memory"
    assert found["set_up.rounds.4"] == "rulebook"
    assert found["set_up.rounds"] == found["set_up.rounds.1"] == "reconstructed"
    assert found["buildings.city_hall.rows"] == "memory"
    assert found["events.war.calls"] == "rulebook"
    assert found["marauding.divisor"] == "rulebook"
    assert found["marauding.flags"] == "reconstructed"
    assert found["solo.palace"] == "reconstructed"


def test_notes_are_for_owners_of_the_box() -> None:
    assert set(TABLES.notes) <= set(TABLES.provenance)
    assert "alternative: 5, 10, 15" in TABLES.notes["characters.hugues_de_payns.at_least"]
    assert "alternative: push" in TABLES.notes["buildings.row_entry"]
    unsure = [path for path, origin in TABLES.provenance.items() if origin in ("reconstructed", "memory")]
    assert len(unsure) > 150
    assert all("confidence" in TABLES.notes[path] for path in unsure)


# --- the fingerprint ----------------------------------------------------------------------------------


def test_fingerprint_is_of_the_values_only() -> None:
    assert TABLES.fingerprint == "26c9eb860ca7745c"  # stored tables name it: only a new value may change it
    for text in (
        "# a comment\n" + TEXT,
        TEXT.replace(" = ", "="),
        TEXT.replace("\n\n", "\n"),
        TEXT.replace("confidence = 0.25", "confidence = 0.5"),
        TEXT.replace('origin = "reconstructed"', 'origin = "memory"'),
        changed("reroll = 1\nrecruit = 2", "recruit = 2\nreroll = 1"),
        changed('{ id = "merchant", ', '{ bonus = false, mixed = false, id = "merchant", '),
    ):
        assert text != TEXT
        assert load(text).fingerprint == TABLES.fingerprint


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("rounds = [4, 4, 5, 6]", "rounds = [5, 4, 5, 6]"),
        ('row_entry = "first_free"', 'row_entry = "push"'),
        (
            'id = "joust", colour = "red", age = 3, hire = 6',
            'id = "joust", colour = "red", age = 3, hire = 5',
        ),
        ('"palace_2", "palace_5"', '"palace_2", "palace_6"'),
        ('not_for = ["palace"]', 'not_for = ["palace", "cathedral"]'),
        ('effect = "cube_on_roll", number = 3', 'effect = "cube_on_roll", number = 4'),
        ("grades = [0, 6, 11, 16, 21]", "grades = [1, 6, 11, 16, 21]"),
        ("without_le_roy = true", "without_le_roy = false"),
        ('roll_4 = { action = "citizen", dice = 1 }', 'roll_4 = { action = "tradesman", dice = 1 }'),
    ],
)
def test_fingerprint_changes_with_a_value(old: str, new: str) -> None:
    assert load(changed(old, new)).fingerprint != TABLES.fingerprint


# --- what an editor of the file is told -----------------------------------------------------------------

MERCHANT = 'effect = "gain", gain = { denier = 2 } },'
ARCHER = 'effect = "cube_on_roll", number = 3'
HERESY = 'effect = "lose_influence", number = 2'
WRONG = [
    # words
    (MERCHANT, 'effect = "gian" },', "activity_cards.merchant.effect: unknown effect 'gian'; known effects:"),
    (
        MERCHANT,
        'effect = "gain", gain = { deniers = 2 } },',
        "activity_cards.merchant.gain: unknown gain 'deniers'; known gains: denier, influence, vp",
    ),
    (
        'effect = "per_citizen", gain = { denier = 2 }',
        'effect = "per_citizen", gain = { vp = 2 }',
        "activity_cards.miller.gain: unknown gain 'vp'; known gains: denier",
    ),
    (
        'effect = "exchange", pay = { influence = 3 }',
        'effect = "exchange", pay = { vp = 3 }',
        "activity_cards.troubadour.pay: unknown price 'vp'; known prices: denier, influence",
    ),
    (
        'id = "archer", colour = "red"',
        'id = "archer", colour = "green"',
        "activity_cards.archer.colour: unknown colour 'green'; known colours: red, white, yellow",
    ),
    (
        'id = "archer", colour = "red"',
        'id = "archer", colour = "white"',
        "activity_cards.cards: expected 3 red cards of age 1, found 2",
    ),
    (
        'not_for = ["palace"]',
        'not_for = ["palaces"]',
        "activity_cards.blacksmith.not_for: unknown use 'palaces'",
    ),
    (
        'not_for = ["palace"]',
        'not_for = ["palace", "palace"]',
        "activity_cards.blacksmith.not_for: a use stands here twice",
    ),
    ('not_for = ["palace"]', 'not_for = "palace"', "activity_cards.blacksmith.not_for: expected 1 of palace"),
    (
        'dice = "yellow", count_as = "red"',
        'dice = "any", count_as = "red"',
        "activity_cards.militia.dice: unknown colour 'any'",
    ),
    (
        'dice = "yellow", count_as = "red"',
        'dice = "yellow", count_as = "yellow"',
        "activity_cards.militia.count_as: expected another colour",
    ),
    (
        'timing = "delayed", effect = "recolour"',
        'timing = "immediate", effect = "recolour"',
        "activity_cards.militia.timing: the effect recolour is delayed",
    ),
    (
        'timing = "immediate", effect = "cube_on_roll"',
        'timing = "later", effect = "cube_on_roll"',
        "activity_cards.archer.timing: unknown timing 'later'; known timings: immediate, delayed",
    ),
    (
        'dice = "red", not_for = ["palace"]',
        'dice = "red", not_for = ["palace"], on_mixed = true',
        "activity_cards.blacksmith.on_mixed: only a card for dice of any colour",
    ),
    (
        'row_entry = "first_free"',
        'row_entry = "pull"',
        "buildings.row_entry: unknown way 'pull'; known ways:",
    ),
    (
        '"palace_2", "palace_5"',
        '"palace_2", "palace_7"',
        "neutral_placement.two_players: unknown space 'palace_7'",
    ),
    (
        '"palace_2", "palace_5"',
        '"palace_2", "palace_2"',
        "neutral_placement.two_players: a space stands here twice",
    ),
    ('name = "war"', 'name = "peace"', "events.war.name: unknown name 'peace'"),
    (HERESY, 'effect = "lose", number = 2', "events.heresy.effect: unknown effect 'lose'"),
    (
        'flags = 6, first_vp = 5, second_vp = 2, calls = "white"',
        'flags = 6, first_vp = 5, second_vp = 2, calls = "red"',
        "events.war.calls: unknown colour 'red'; known colours: white, yellow",
    ),
    (
        'effect = "neutral_citizen", building = "palace"',
        'effect = "resist"',
        "events.cards: expected one event at most",
    ),
    (HERESY, 'effect = "resist"', "events.heresy.effect: only a red event can call another red one"),
    ('counts = "deniers"', 'counts = "gold"', "characters.thibaut_ii.counts: unknown count 'gold'"),
    (
        'colours = ["red", "yellow", "white"]',
        'colours = ["red", "red", "white"]',
        "solo.colours: expected each colour once: red, white, yellow",
    ),
    (
        '"palace_6", "palace_5", "palace_4"',
        '"palace_6", "palace_6", "palace_4"',
        "solo.palace: expected each space once: palace_1",
    ),
    (
        'roll_4 = { action = "citizen"',
        'roll_4 = { action = "bishop"',
        "solo_table.roll_4.action: unknown action 'bishop'",
    ),
    # types
    ("income = 10", 'income = "10"', "round.income: expected a whole number from 0 to 99, found '10'"),
    ("income = 10", "income = true", "round.income: expected a whole number from 0 to 99, found true"),
    ("income = 10", "income = 10.0", "round.income: expected a whole number from 0 to 99, found 10.0"),
    ("price = [2, 4, 6]", "price = 2", "dice.price: expected 3 whole numbers from 0 to 99, found 2"),
    (
        "price = [2, 4, 6]",
        "price = [2, 4]",
        "dice.price: expected 3 whole numbers from 0 to 99, found 2 of them",
    ),
    (
        "age = 1, bonus = true",
        "age = 1, bonus = 1",
        "activity_cards.baker.bonus: expected true or false, found 1",
    ),
    (MERCHANT, 'effect = "gain", gain = 2 },', "activity_cards.merchant.gain: expected a table of gains"),
    ("palace = { wage = 2", "palace = 2 # { wage = 2", "buildings.palace: expected a table, found 2"),
    (
        'roll_8 = { action = "character", dice = 0 }',
        "roll_8 = 0",
        "solo_table.roll_8: expected a table, found 0",
    ),
    # missing and unknown
    ("income = 10\n", "", "round.income: missing; expected a whole number from 0 to 99"),
    (MERCHANT, 'effect = "gain" },', "activity_cards.merchant.gain: missing; expected a table of gains"),
    (
        MERCHANT,
        'effect = "gain", gain = {} },',
        "activity_cards.merchant.gain: expected at least one gain",
    ),
    (
        MERCHANT,
        'effect = "gain", gain = { denier = 2 }, number = 2 },',
        "activity_cards.merchant: unknown key 'number'; known keys: colour, age",
    ),
    (ARCHER, 'effect = "cube_on_roll"', "activity_cards.archer.number: missing"),
    (
        "flags = 4, first_vp = 4, second_vp = 1 }",
        'flags = 4, first_vp = 4, second_vp = 1, calls = "white" }',
        "events.civil_war: unknown key 'calls'",
    ),
    (
        'roll_5 = { action = "rightmost_event" }',
        'roll_5 = { action = "rightmost_event", dice = 1 }',
        "solo_table.roll_5: unknown key 'dice'; known keys: action",
    ),
    ("[agriculture]", "[farming]", "agriculture: missing section"),
    ("[agriculture]", "[farming]", "'farming': unknown section"),
    ("format = 1", "format = 2", "format: expected 1, found 2"),
    ('game = "troyes"', 'game = "paladins"', "game: expected 'troyes', found 'paladins'"),
    ('{ id = "archer", ', "{ ", "activity_cards.cards[2].id: missing"),
    # ids and counts
    ('id = "archer"', 'id = "chivalry"', "activity_cards.chivalry: this id stands here twice"),
    ('id = "heresy"', 'id = "support"', "events.support: this id stands here twice"),
    ('id = "henry_i", counts', 'id = "henry", counts', None),
    ("rows = [1, 1, 1, 2, 2, 2]", "rows = [1, 1, 1, 1, 1, 1]", "buildings.city_hall.rows: expected each row"),
    (
        "rows = [1, 1, 1, 2, 2, 2]",
        "rows = [2, 2, 2, 1, 1, 1]",
        "buildings.city_hall.rows: expected numbers that",
    ),
    ("row_length = 3", "row_length = 4", "buildings.city_hall.row_length: expected 1, 2, 3 or 6, found 4"),
    (
        "citizens = [6, 6, 5, 4]",
        "citizens = [6, 6, 5, 5]",
        "set_up.citizens: with 4 players there are 2 more",
    ),
    (
        "citizens = [6, 6, 5, 4]",
        "citizens = [6, 6, 3, 4]",
        "set_up.citizens: with 3 players the neutral citizens do not fill the buildings",
    ),
    (
        "characters = [0, 2, 1, 1]",
        "characters = [0, 2, 1, 2]",
        "set_up.characters: with 4 players there are more than 6",
    ),
    ("all_citizens = 12", "all_citizens = 5", "set_up.all_citizens: expected 6 or more"),
    ("influence_max = 20", "influence_max = 3", "set_up.influence: expected 3 or less, found 4"),
    ("player_places = [2, 2, 2, 0]", "player_places = [2, 2, 2, 2]", "solo.player_places: expected 6 in all"),
    (
        "le_roy_places = [3, 3, 3, 3]",
        "le_roy_places = [3, 3, 3, 4]",
        "solo.le_roy_places: expected 18 citizens",
    ),
    (
        "le_roy_places = [3, 3, 3, 3]",
        "le_roy_places = [7, 1, 3, 1]",
        "solo.le_roy_places: more citizens at once than there are dice",
    ),
    # ranges and order
    (
        "colour_dice = 6",
        "colour_dice = 5",
        "set_up.colour_dice: expected a whole number from 6 to 99, found 5",
    ),
    ("levels = 3", "levels = 4", "cathedral.levels: expected a whole number from 3 to 3, found 4"),
    ("price = [2, 4, 6]", "price = [2, 6, 4]", "dice.price: expected numbers that do not fall"),
    (
        "at_least = [6, 12, 18]",
        "at_least = [6, 18, 12]",
        "characters.thibaut_ii.at_least: expected numbers that",
    ),
    (
        "grades = [0, 6, 11, 16, 21]",
        "grades = [0, 6, 11, 21, 16]",
        "solo.grades: expected numbers that do not",
    ),
    (
        "first_vp = 4, second_vp = 2, timing",
        "first_vp = 1, second_vp = 2, timing",
        "activity_cards.priest.second_vp:",
    ),
    (
        "flags = 4, first_vp = 4, second_vp = 1",
        "flags = 4, first_vp = 0, second_vp = 1",
        "events.civil_war.second_vp",
    ),
    (
        "flags = 4, first_vp = 4",
        "flags = 13, first_vp = 4",
        "events.civil_war.flags: expected a whole number from 1",
    ),
    (
        ARCHER,
        'effect = "cube_on_roll", number = 7',
        "activity_cards.archer.number: expected a whole number from 1",
    ),
    (
        'roll_4 = { action = "citizen", dice = 1 }',
        'roll_4 = { action = "citizen", dice = 0 }',
        "solo_table.roll_4.dice: expected a whole number from 1 to 6, found 0",
    ),
    (
        "income = 10",
        f"income = 0x{'f' * 5000}",
        "round.income: expected a whole number from 0 to 99, found a huge",
    ),
    # provenance
    (
        'priest.hire = "rulebook"',
        'priest.hire = "rumour"',
        "activity_cards.prov.priest.hire: expected one of",
    ),
    (
        'priest.hire = "rulebook"',
        'priests.hire = "rulebook"',
        "activity_cards.prov: 'priests.hire' names no",
    ),
    ("rulebook = [2, 3, 4]", "rulebook = [2, 3, 5]", "set_up.rounds: its provenance speaks of element 5"),
    (
        'refs = ["LLG", "FC2"]',
        'refs = ["LLG", "FC3"]',
        "neutral_placement.prov.two_players.refs: 'FC3' is no key",
    ),
    (
        "confidence = 0.15",
        "confidence = 15",
        "neutral_placement.prov.two_players.confidence: expected a number",
    ),
    ('VR = "http', 'VR = 3 # "http', "sources: expected a text for 'VR', found 3"),
]


@pytest.mark.parametrize(("old", "new", "expected"), WRONG)
def test_problems_name_entry_field_and_what_is_expected(old: str, new: str, expected: str | None) -> None:
    text = changed(old, new)
    if expected is None:  # not wrong at all
        assert load(text).fingerprint != TABLES.fingerprint
        return
    found = problems(text)
    assert any(problem.startswith(expected) for problem in found), found


def test_a_card_too_few() -> None:
    line = next(line for line in TEXT.splitlines(keepends=True) if 'id = "captain"' in line)
    assert "activity_cards: expected 30 in all, copies counted; found 29" in problems(TEXT.replace(line, ""))


def test_events_in_another_order() -> None:
    lines = TEXT.splitlines(keepends=True)
    war = next(line for line in lines if 'id = "war"' in line)
    heresy = next(line for line in lines if 'id = "heresy"' in line)
    swapped = TEXT.replace(war, "@").replace(heresy, war).replace("@", heresy)
    assert any("in this order" in problem for problem in problems(swapped))


def test_bonus_cards_come_last() -> None:
    lines = TEXT.splitlines(keepends=True)
    prior = next(line for line in lines if 'id = "prior"' in line)
    monk = next(line for line in lines if 'id = "monk"' in line)
    found = problems(TEXT.replace(prior, "").replace(monk, prior + monk))
    assert "activity_cards.cards: expected the bonus cards after all others" in found


def test_all_problems_are_collected() -> None:
    assert len(problems(TEXT.replace('"red"', '"rot"'))) > 20


# --- the catalogue --------------------------------------------------------------------------------------


def test_catalogue_shows_every_field_of_the_file() -> None:
    shown = {
        ".".join(part for part in (name, entry, value.split(": ")[0]) if part)
        for name, rows in TABLES.catalogue
        for entry, value, _ in rows
    }
    written: set[str] = set()
    for section, data in tomllib.loads(TEXT).items():
        for key, value in data.items() if isinstance(data, dict) and section != "sources" else ():
            if key == "cards":
                written |= {
                    f"{section}.{row['id']}.{field}" for row in value for field in row if field != "id"
                }
            elif isinstance(value, dict) and key != "prov":
                written |= {f"{section}.{key}.{field}" for field in value}
            elif key != "prov":
                written.add(f"{section}.{key}")
    assert len(written) > 500
    assert written <= shown


def test_catalogue_is_readable() -> None:
    rows = dict(TABLES.catalogue)
    assert ("merchant", "hire: 4", "rulebook: sources IRON") in rows["activity_cards"]
    assert ("goldsmith", "gain: 1 vp, 2 denier", "rulebook") in rows["activity_cards"]
    priests = [value for entry, value, _ in rows["activity_cards"] if entry == "priest"]
    assert "not_for: city_hall" in priests
    assert ("", "price: 2, 4, 6", "rulebook") in rows["dice"]
    assert ("roll_2", "price: 6", "rulebook") in rows["solo_table"]
    artisan = [row for row in rows["activity_cards"] if row[0] == "artisan" and row[1] == "hire: 3"]
    assert artisan[0][2] == "reconstructed: confidence 25 %"


def test_every_effect_is_on_a_card() -> None:
    assert set(TABLES.card_effect) == set(range(len(const.EFFECT_NAMES)))
    assert set(TABLES.event_effect) == set(range(len(const.EVENT_EFFECT_NAMES)))
    assert set(TABLES.event_names) - {"marauding"} == set(limits.EVENT_NAMES)


def test_the_black_dice_are_no_row_of_le_roys_table() -> None:
    text = (files("regnum.games") / "troyes" / "box" / "components.toml").read_text("utf-8")
    with pytest.raises(ComponentError, match="black"):
        load(text.replace('roll_4 = { action = "citizen"', 'roll_4 = { action = "black"'))
