"""The component file of Gùgōng and its loader."""

import re
from typing import cast

import pytest
from tests.games.component_checks import ORIGINS, ComponentFile
from tests.games.gugong.desk import SPEC

from regnum.games.gugong import const
from regnum.games.gugong.box.load import load
from regnum.games.gugong.state import Table
from regnum.kernel.record import new_game
from regnum.kernel.sight import redact

FILE = ComponentFile("gugong", load)
TEXT = FILE.text
TABLES = FILE.tables
changed = FILE.changed
problems = FILE.problems


def gift(name: str) -> tuple[int, str, int]:
    """Value, action and amount of a gift card."""
    n = TABLES.gift_ids.index(name)
    return TABLES.gift_value[n], const.GIFT_ACTION_NAMES[TABLES.gift_action[n]], TABLES.gift_amount[n]


def token(name: str) -> tuple[str, int, int]:
    """Effect, amount and need of a travel token."""
    n = TABLES.token_ids.index(name)
    return const.TOKEN_EFFECT_NAMES[TABLES.token_effect[n]], TABLES.token_amount[n], TABLES.token_need[n]


def decree(name: str) -> tuple[int, int, int, int, int]:
    """Level, VP, amount, per and most of a decree."""
    n = TABLES.decree_ids.index(name)
    t = TABLES
    return t.decree_level[n], t.decree_vp[n], t.decree_amount[n], t.decree_per[n], t.decree_max[n]


# --- what is in the box ------------------------------------------------------------------------------


def test_counts() -> None:
    t = TABLES
    assert len(t.gift_ids) == len(t.gift_value) == len(t.gift_action) == len(t.gift_set) == 38
    assert len(t.gift_names) == len(t.gift_amount) == 38
    assert [t.gift_set.count(n) for n in range(7)] == [7, 4, 4, 4, 4, 4, 11]
    assert len(t.token_ids) == len(t.token_effect) == len(t.token_amount) == len(t.token_need) == 15
    assert len(t.token_worth) == len(t.token_count) == len(t.token_bonus) == 15
    assert sum(t.token_count) == 32
    assert sum(n for n, bonus in zip(t.token_count, t.token_bonus, strict=True) if bonus) == 6
    assert len(t.decree_ids) == len(t.decree_cost) == len(t.decree_vp) == len(t.decree_effect) == 15
    assert len(t.decree_amount) == len(t.decree_per) == len(t.decree_max) == 15
    assert [t.decree_level.count(level) for level in (1, 2, 3)] == [5, 5, 5]
    assert len(t.city_ids) == len(t.city_names) == len(t.city_x) == len(t.city_y) == len(t.roads) == 12
    assert len(t.meng_return) == 12
    assert len(t.dice) == 3
    assert len(t.automa_ids) == len(t.automa_top) == len(t.automa_bottom) == len(t.automa_special) == 11
    assert len(t.difficulty_specials) == len(t.difficulty_gifts) == len(const.DIFFICULTY_NAMES)


def test_all_attributes_are_filled() -> None:
    switches = {"bonus_apart"}  # off
    names = {name for name in dir(TABLES) if not name.startswith("_")}
    empty = {name for name in names if getattr(TABLES, name) in (-1, 0, "", [], {}, (), (0, 0))}
    assert empty <= switches | {"more", "file"}


def test_lists_by_players_and_days_begin_with_nobody() -> None:
    t = TABLES
    assert t.side_by_players == [0, 0, 0, 0, 1, 1]
    assert t.wall_size == [0, 4, 4, 5, 6, 7]
    assert t.routes_by_players == [0, 1, 1, 1, 2, 2]
    assert t.day_servants == [0, 0, 4, 4, 4]
    assert t.meng_matches == [0, 1, 2, 3, 4]
    assert t.jade_vp == [0, 1, 3, 6, 10, 15]


def test_every_value_has_a_provenance() -> None:
    assert set(TABLES.provenance.values()) <= ORIGINS
    assert TABLES.provenance["gift_cards.go_stones_1.action"] == "rulebook"
    assert TABLES.provenance["gift_cards.go_stones_2.action"] == "reconstructed"
    assert TABLES.provenance["set_up.token_spaces"] == "memory"
    assert TABLES.provenance["set_up.day_servants"] == "source"
    assert TABLES.provenance["set_up.day_servants.1"] == "rulebook"
    assert TABLES.provenance["palace.audience_vp.3"] == "rulebook"
    assert TABLES.provenance["palace.audience_vp.4"] == "reconstructed"
    assert TABLES.provenance["decrees.morning_servants.cost"] == "rulebook"
    assert TABLES.provenance["decrees.morning_swap.cost"] == "reconstructed"
    assert TABLES.provenance["cities.xian.name"] == "reconstructed"
    assert TABLES.provenance["roads.road_17.to"] == "reconstructed"


def test_notes_are_for_owners_of_the_box() -> None:
    assert set(TABLES.notes) <= set(TABLES.provenance)
    assert "confidence 15 %" in TABLES.notes["gift_cards.necklace_1.action"]
    assert "alternative: 32 basic tokens" in TABLES.notes["travel_tokens.swap.count"]
    unsure = [path for path, origin in TABLES.provenance.items() if origin in ("reconstructed", "memory")]
    assert all("confidence" in TABLES.notes[path] for path in unsure)


# --- what the rulebook says about the components -----------------------------------------------------


def test_gift_cards_of_the_rulebook() -> None:
    t = TABLES
    assert gift("go_stones_1") == (3, "servants", 2)
    assert 8 in [t.gift_value[n] for n in range(38) if t.gift_set[n] == const.BOARD_SET]
    # Palace, Canal, Wall, Decrees and Intrigue stand on cards; Travel and Jade on none.
    actions = {const.GIFT_ACTION_NAMES[action] for action in t.gift_action}
    assert actions == {"palace", "canal", "wall", "decrees", "intrigue", "servants", "swap", "none"}
    assert sorted(set(t.gift_amount)) == [0, 1, 2]
    for action, n in zip(t.gift_action, t.gift_amount, strict=True):
        assert (action == const.GIFT_SERVANTS) == (n > 0)
    assert (t.exchange_servants, t.low_gift, t.high_gift) == (2, 1, 9)
    assert min(t.gift_value) == 1
    assert max(t.gift_value) == 9
    # The focus is chosen by the number of a card, so the board's are different; hands hold 1 to 7 (S3).
    board = [v for v, s in zip(t.gift_value, t.gift_set, strict=True) if s == const.BOARD_SET]
    assert len(set(board)) == 7
    hands = [v for v, s in zip(t.gift_value, t.gift_set, strict=True) if 1 <= s <= 5]
    assert set(hands) == {1, 2, 3, 4, 5, 6, 7}


def test_gifts_are_named_by_their_value() -> None:
    named = dict(zip(TABLES.gift_value, TABLES.gift_names, strict=True))
    assert (named[1], named[3], named[8]) == ("fruit_bowl", "go_stones", "pipa")
    for value, name in zip(TABLES.gift_value, TABLES.gift_names, strict=True):
        assert named[value] == name


def test_dice_of_the_rulebook() -> None:
    """Two of them showed 3, the third 6; a reviewer saw an 8."""
    assert all({3, 6, 8} <= set(faces) and len(faces) == 6 for faces in TABLES.dice)
    assert (TABLES.match_servants, TABLES.destiny_vp, TABLES.destiny_envoy) == (1, 3, 1)


def test_tokens_of_the_rulebook() -> None:
    t = TABLES
    assert token("servant") == ("servants", 1, 0)
    assert token("two_servants") == ("servants", 2, 0)
    assert token("envoy") == ("envoy", 1, 0)
    assert token("intrigue") == ("intrigue", 1, 0)
    assert token("discard_for_jade") == ("discard_for_jade", 1, 7)
    assert token("two_vp") == ("vp", 2, 0)
    assert token("buy_jade") == ("buy_jade", 1, 3)
    assert token("plus") == ("plus", 1, 0)
    assert token("toll") == ("toll", 1, 0)
    for name in ("swap", "take_back", "ship", "wall", "double", "follow"):
        assert token(name) == (name, 0, 0)
    assert [t.token_ids[n] for n in range(15) if t.token_worth[n] == 2] == ["double"]
    assert [t.token_ids[n] for n in range(15) if t.token_bonus[n]] == ["plus", "toll", "follow"]
    trades = [(const.TRADE_NAMES[k], n) for k, n in zip(t.trade_kind, t.trade_tokens, strict=True)]
    assert trades == [("servant", 2), ("vp", 4), ("jade", 6)]
    assert t.trade_gain == [1, 2, 1]
    assert t.token_spaces >= 6


def test_map_fits_what_is_known() -> None:
    t = TABLES
    assert len(t.city_ids) % 2 == 0
    for city, ways in enumerate(t.roads):
        assert list(ways) == sorted(set(ways))
        assert city not in ways
        assert all(city in t.roads[other] for other in ways)
    corner = max(range(12), key=lambda city: t.city_x[city] + t.city_y[city])
    assert t.meng_path[0] == corner
    assert len(t.meng_path) == 8
    for here, there in zip(t.meng_path, [*t.meng_path[1:], t.meng_path[0]], strict=True):
        assert there in t.roads[here]
    assert t.city_y[t.meng_path[1]] < t.city_y[corner]  # anticlockwise: up the right edge first
    assert all(back in t.meng_path for back in t.meng_return)
    assert [t.city_names[city] for city in (0, 9)] == ["Hangzhou", "Xi’an"]


def test_locations_of_the_rulebook() -> None:
    t = TABLES
    assert (t.travel_b_cost, t.travel_moves) == (2, (1, 2))
    assert (t.wall_b_cost, t.wall_place, t.wall_vp, t.wall_envoy) == (1, (1, 2), 3, 1)
    assert (t.intrigue_top, t.intrigue_b_cost, t.intrigue_steps) == (14, 1, (1, 3))
    benefits = [const.BENEFIT_NAMES[kind] for kind in t.benefit_kind]
    assert (t.benefit_steps, benefits) == ([1, 3, 5, 7], ["servants", "servants", "die", "jade"])
    assert t.benefit_amount == [1, 2, 1, 1]
    assert (t.palace_top, t.palace_b_cost, t.palace_steps, t.palace_b_intrigue) == (8, 2, (1, 2), 1)
    assert t.palace_step_vp == 1
    assert t.audience_vp[:3] == [7, 5, 3]
    assert all(3 in prices and max(prices) < t.square_price for prices in t.house_prices)
    assert (t.square_price, t.jade_more_vp) == (5, 2)
    rewards = [const.REWARD_NAMES[reward] for reward in t.port_reward]
    assert (t.ports, rewards) == (5, ["none", "vp", "card", "double", "any"])
    assert (t.ships, t.ship_places, t.canal_b_cost, t.canal_place) == (3, 3, 1, (1, 2))
    assert (t.reward_vp, t.reward_limit) == (4, [3, 2, 1])
    assert (t.days, t.servants, t.start_pool) == (4, 12, 6)


def test_decrees_of_the_rulebook() -> None:
    t = TABLES
    assert sorted(t.decree_effect) == list(range(const.DECREE_EFFECTS))
    assert decree("morning_intrigue") == (1, 2, 2, 1, 0)
    assert decree("morning_ship") == (1, 2, 1, 1, 0)
    assert decree("morning_servants") == (1, 3, 1, 1, 0)
    assert decree("morning_envoy") == (1, 3, 1, 1, 0)
    assert decree("morning_swap") == (1, 3, 1, 1, 0)
    assert decree("cheaper_travel") == (2, 2, 1, 1, 0)
    assert decree("cheaper_jade") == (2, 2, 1, 1, 0)
    assert decree("extra_on_wall") == (2, 3, 1, 1, 0)
    assert decree("equal_is_higher") == (2, 3, 1, 1, 0)
    assert decree("cheaper_decrees") == (2, 4, 1, 1, 0)
    assert decree("vp_per_vp") == (3, 0, 1, 3, 10)
    assert decree("vp_at_end") == (3, 0, 8, 1, 0)
    assert decree("vp_per_jade") == (3, 0, 2, 1, 10)
    assert decree("vp_per_decree") == (3, 0, 2, 1, 0)
    assert decree("vp_per_reward") == (3, 0, 2, 1, 0)
    assert t.decree_cost[t.decree_ids.index("morning_servants")] == 1
    assert (t.decree_levels, t.decrees_drawn, t.decree_rival_cost) == (3, 2, 1)
    for level in (1, 2, 3):  # Meng's cheaper one is the one where the human is not
        assert len({c for c, at in zip(t.decree_cost, t.decree_level, strict=True) if at == level}) == 1


def test_solo_of_the_rulebook() -> None:
    t = TABLES
    levels = list(zip(const.DIFFICULTY_NAMES, t.difficulty_specials, t.difficulty_gifts, strict=True))
    assert levels == [("normal", 2, 4), ("easy", 1, 4), ("hard", 2, 5)]
    assert t.solo_sets == [(1, 2), (2, 3), (4, 5)]
    assert t.automa_special.count(True) == t.automa_top.count(const.FOCUS_LOCATION) == 2
    assert t.automa_top.count(const.JADE) >= 2
    assert t.automa_top.count(const.DECREES) == 1
    assert set(t.automa_top) == {*range(const.LOCATIONS), const.FOCUS_LOCATION}
    free = {const.JADE, const.DECREES, const.FOCUS_LOCATION}
    for top, bottom in zip(t.automa_top, t.automa_bottom, strict=True):
        assert bottom == (const.FREE_TRAVEL if top in free else top)
    dusk = {
        const.LOCATION_NAMES[n]: (t.meng_dusk_cost[n], t.meng_dusk_gain[n], t.meng_dusk_intrigue[n])
        for n in range(const.LOCATIONS)
    }
    assert dusk == {
        "travel": (2, 1, 0),
        "wall": (1, 1, 0),
        "jade": (0, 0, 0),
        "intrigue": (1, 2, 0),
        "palace": (2, 1, 1),
        "decrees": (0, 0, 0),
        "canal": (1, 1, 0),
    }
    assert t.meng_rewards == [const.REWARD_CARD, const.REWARD_CARD, const.REWARD_VP]
    assert t.meng_rewards_hard == [const.REWARD_CARD, const.REWARD_VP]
    assert t.meng_swap_vp == 1


# --- corrections by an owner of the box --------------------------------------------------------------


def test_an_owner_may_correct_a_card() -> None:
    t = load(
        changed(
            'id = "necklace_1", set = "player1", value = 7', 'id = "necklace_1", set = "player1", value = 6'
        )
    )
    n = t.gift_ids.index("necklace_1")
    assert (t.gift_value[n], t.gift_names[n]) == (6, "vase")
    assert t.fingerprint != TABLES.fingerprint


def test_an_owner_may_correct_the_map() -> None:
    text = changed('  { id = "wuchang", name = "Wuchang", x = 500, y = 680, returns = "guangzhou" },\n', "")
    for road in ("xian", "kaifeng"):
        text = text.replace(f'  {{ from = "{road}", to = "wuchang" }},\n', "")
    text = text.replace('  { from = "wuchang", to = "guangzhou" },\n', "").replace("Hangzhou", "Hángzhōu")
    t = load(text)
    assert len(t.city_ids) == len(t.roads) == 11
    assert t.city_names[0] == "Hángzhōu"


def test_an_owner_may_find_other_houses_and_tokens() -> None:
    text = changed("houses_1 = [3, 3, 4, 4]", "houses_1 = [2, 3, 4, 4, 5]")
    text = text.replace('effect = "swap", count = 2,', 'effect = "swap", count = 8,')
    t = load(text)
    assert t.house_prices[0] == (2, 3, 4, 4, 5)
    assert sum(t.token_count) == 38


# --- the switch: six bonus tokens among the 32, or besides them ------------------------------------------

ON = ("bonus_apart = false", "bonus_apart = true")


def test_the_switch_puts_the_bonus_tokens_besides_the_others() -> None:
    t = load(changed(*ON))
    assert (TABLES.bonus_apart, t.bonus_apart) == (False, True)
    counts = dict(zip(t.token_ids, t.token_count, strict=True))
    scarce = ("discard_for_jade", "take_back", "buy_jade", "double", "plus", "toll", "follow")
    assert counts == {name: 2 if name in scarce else 3 for name in t.token_ids}
    basic = [n for n, bonus in zip(t.token_count, t.token_bonus, strict=True) if not bonus]
    assert (sum(basic), sum(t.token_count)) == (32, 38)
    note = t.notes["travel_tokens.swap.count"]
    assert t.provenance["travel_tokens.swap.count"] == "reconstructed"
    assert note.startswith("confidence 20 %")
    assert t.provenance["travel_tokens.bonus_apart"] == "rulebook"


@pytest.mark.parametrize(
    ("bonus", "players", "stacks"), [("no", 2, [10, 10]), ("no", 5, [10, 10]), ("yes", 4, [13, 13])]
)
def test_with_the_switch_a_game_has_38_tokens_in_equal_stacks(
    bonus: str, players: int, stacks: list[int]
) -> None:
    tables = SPEC.load(changed(*ON))
    g = cast(Table, new_game(SPEC, tables, players, {"bonus": bonus}, "38"))
    seen = SPEC.view(redact(g, SPEC.layout(g), 0), 0)["map"]
    assert isinstance(seen, dict)
    assert seen["stacks"] == stacks
    assert len(g.cities) + sum(stacks) == (38 if bonus == "yes" else 32)
    assert SPEC.problems(g) == []


def test_the_fingerprint_knows_only_the_counts_that_hold() -> None:
    was = "f24e8c462b3131d1"  # of the file before there was a switch: stored tables name it
    assert TABLES.fingerprint == was
    without = re.sub(r", count_apart = \d+", "", TEXT.replace(ON[0], ""))
    without = re.sub(r"\[travel_tokens\.prov\.(bonus_apart|count_apart)\]\n(.+\n)+", "", without)
    assert "apart =" not in without
    assert load(without).fingerprint == was
    unused = changed('"swap", count = 2, count_apart = 3', '"swap", count = 2, count_apart = 4')
    assert load(unused).fingerprint == was
    on = load(changed(*ON))
    assert on.fingerprint != was
    same = TEXT
    for name, count in zip(on.token_ids, on.token_count, strict=True):
        same = re.sub(rf'(id = "{name}", effect = .*count = )\d+', rf"\g<1>{count}", same)
    assert load(same).fingerprint == on.fingerprint


def test_the_fingerprint_is_that_of_the_values() -> None:
    assert load(TEXT + "\n# a remark\n").fingerprint == TABLES.fingerprint
    assert load(changed("confidence = 0.45", "confidence = 0.46")).fingerprint == TABLES.fingerprint
    assert load(changed("square = 5", "square = 6")).fingerprint != TABLES.fingerprint


# --- what is refused, and how it is told -------------------------------------------------------------

STONES = 'set = "player1", value = 3, action = "servants", amount = 2'
WRONG = [
    # the switch
    (
        "bonus_apart = false",
        "bonus_apart = 38",
        "travel_tokens.bonus_apart: expected true or false, found 38",
    ),
    (
        '"swap", count = 2, count_apart = 3',
        '"swap", count = 2, count_apart = 0',
        "travel_tokens.swap.count_apart: expected a whole number from 1 to 60, found 0",
    ),
    (
        '"plus", amount = 1, count = 2',
        '"plus", amount = 1, count = 2, count_apart = 2',
        "travel_tokens.plus: unknown key 'count_apart'",
    ),
    # unknown words
    (
        STONES,
        STONES.replace("servants", "servnts"),
        "gift_cards.go_stones_1.action: unknown action 'servnts'",
    ),
    (
        STONES,
        'set = "player1", value = 3, action = "travel"',
        "gift_cards.go_stones_1.action: unknown action 'travel'; known actions: palace, canal, wall",
    ),
    (STONES, STONES.replace("player1", "player6"), "gift_cards.go_stones_1.set: unknown set 'player6'"),
    ('effect = "swap", count', 'effect = "swop", count', "travel_tokens.swap.effect: unknown effect 'swop'"),
    ('returns = "datong"', 'returns = "beijing"', "cities.taiyuan.returns: unknown city 'beijing'"),
    ('{ from = "hangzhou", to', '{ from = "hangzou", to', "roads.road_1.from: unknown city 'hangzou'"),
    ('kind = "die"', 'kind = "dice"', "intrigue_benefits.die.kind: unknown kind 'dice'"),
    (
        '{ id = "vp", tokens',
        '{ id = "points", tokens',
        "trades.points.id: unknown trade; known trades: servant",
    ),
    ('effect = "extra_on_wall"', 'effect = "wall"', "decrees.extra_on_wall.effect: unknown effect 'wall'"),
    ('"double", "any"]', '"triple", "any"]', "canal.ports: unknown reward 'triple'"),
    ('rewards_hard = ["card"', 'rewards_hard = ["any"', "meng.rewards_hard: unknown reward 'any'"),
    ('top = "decrees"', 'top = "decree"', "automa_cards.automa_decrees.top: unknown location 'decree'"),
    ('bottom = "palace"', 'bottom = "jade"', "automa_cards.automa_palace.bottom: unknown dusk action 'jade'"),
    # wrong types
    ("days = 4", 'days = "four"', "set_up.days: expected a whole number from 4 to 4, found 'four'"),
    ("houses_1 = [3, 3, 4, 4]", "houses_1 = 3", "jade.houses_1: expected 1 whole numbers"),
    (
        "houses_1 = [3, 3, 4, 4]",
        "houses_1 = []",
        "jade.houses_1: expected 1 to 12 whole numbers from 0 to 99",
    ),
    ("size = [4, 4, 5, 6, 7]", "size = 4", "wall.size: expected 5 whole numbers from 1 to 99, found 4"),
    ('name = "Taiyuan"', "name = 7", "cities.taiyuan.name: expected a text of 1 to 40 printable"),
    ('name = "Taiyuan"', 'name = ""', "cities.taiyuan.name: expected a text of 1 to 40 printable"),
    ('name = "Taiyuan"', 'name = "a\\u001b[2J"', "cities.taiyuan.name: expected a text of 1 to 40 printable"),
    ('path = ["hangzhou"', 'path = [3, "hangzhou"', "meng.path: expected one of hangzhou"),
    ("travel = { cost = 2, gain = 1 }", "travel = 2", "meng_dusk.travel: expected a table, found 2"),
    # true is no number, compiled or not
    ("servants = 12", "servants = true", "set_up.servants: expected a whole number from 1 to 99, found true"),
    ("moves = [1, 3]", "moves = [true, 3]", "intrigue.moves: expected 2 whole numbers"),
    ("format = 1", "format = true", "format: expected 1, found true"),
    # missing and unknown
    ("square = 5", "", "jade.square: missing; expected a whole number from 0 to 99"),
    (STONES, 'set = "player1", value = 3, action = "servants"', "gift_cards.go_stones_1.amount: missing"),
    (
        'id = "vase_3", set = "player3", value = 6, action = "swap"',
        'id = "vase_3", set = "player3", value = 6, action = "swap", amount = 1',
        "gift_cards.vase_3.amount: only cards with the action servants have one",
    ),
    ("amount = 1, need = 3, count", "amount = 1, count", "travel_tokens.buy_jade.need: missing"),
    (
        'effect = "take_back", count',
        'effect = "take_back", need = 2, count',
        "travel_tokens.take_back.need: a token with this effect has none",
    ),
    ("days = 4", "days = 4\nmonths = 3", "set_up: unknown key 'months'; known keys: days, side"),
    ("[exchange]", "[exchanges]", "exchange: missing section"),
    ("[exchange]", "[exchanges]", "'exchanges': unknown section"),
    ('game = "gugong"', 'game = "paladins"', "game: expected 'gugong', found 'paladins'"),
    ('{ id = "vase_3", set', "{ set", "gift_cards.cards[19].id: missing"),
    ('{ id = "vase_3", set', '{ id = "Vase 3", set', "gift_cards.cards[19].id: found 'Vase 3'"),
    # ids and counts
    ('id = "vase_3", ', 'id = "vase_4", ', "gift_cards.vase_4: this id stands here twice"),
    (
        'id = "vase_3", set = "player3"',
        'id = "vase_3", set = "deck"',
        "gift_cards.cards: expected 11 of the set deck",
    ),
    (
        '  { id = "statue_deck_2", set = "deck", value = 9, action = "none" },\n',
        "",
        "gift_cards: expected 38 in all, copies counted; found 37",
    ),
    (
        '  { id = "swap", effect = "swap", count = 2, count_apart = 3 },\n',
        "",
        "travel_tokens.kinds: expected the effect swap once, found 0",
    ),
    (
        'id = "envoy", effect = "envoy"',
        'id = "envoy", effect = "intrigue"',
        "travel_tokens.kinds: expected the effect intrigue once, found 2",
    ),
    (
        'id = "ship", effect = "ship", count = 2,',
        'id = "ship", effect = "ship", count = 40,',
        "travel_tokens.kinds: expected at most 60 tokens, found 70",
    ),
    (
        'effect = "cheaper_jade"',
        'effect = "cheaper_travel"',
        "decrees.tiles: expected the effect cheaper_jade once, found 0",
    ),
    (
        'id = "automa_jade_2", top = "jade"',
        'id = "automa_jade_2", top = "wall"',
        "automa_cards.cards: expected 2 or more",
    ),
    (
        'id = "automa_canal_2", top = "canal"',
        'id = "automa_canal_2", top = "decrees"',
        "automa_cards.cards: expected 1 with the location decrees, found 2",
    ),
    (
        'id = "automa_canal_2", top = "canal"',
        'id = "automa_canal_2", top = "focus"',
        "automa_cards.cards: expected 2 with the location focus, found 3",
    ),
    (
        "{ human = 4, meng = 5 }",
        "{ human = 3, meng = 4 }",
        "meng_sets.sets_3.meng: expected each of 1-2, 2-3, 4-5",
    ),
    (
        "{ human = 4, meng = 5 }",
        "{ human = 1, meng = 2 }",
        "meng_sets.sets_3.meng: expected each of 1-2, 2-3, 4-5",
    ),
    # ranges
    (
        STONES,
        STONES.replace("= 3", "= 10"),
        "gift_cards.go_stones_1.value: expected a whole number from 1 to 9",
    ),
    (
        "start_pool = 6",
        "start_pool = 13",
        "set_up.start_pool: expected a whole number from 0 to 12, found 13",
    ),
    (
        "servants = 12",
        f"servants = 0x{'f' * 5000}",
        "set_up.servants: expected a whole number from 1 to 99, found a huge",
    ),
    ("side = [1, 1, 1, 2, 2]", "side = [1, 1, 2, 1, 2]", "set_up.side: expected numbers that do not fall"),
    ("limits = [3, 2, 1]", "limits = [3, 2, 2]", "canal.limits: expected at most 1 for the double servant"),
    (
        "audience_vp = [7, 5, 3, 2, 1]",
        "audience_vp = [7, 5, 3, 4, 1]",
        "palace.audience_vp: expected numbers that do not",
    ),
    ("ships = 3", "ships = 4", "canal.ships: expected a whole number from 3 to 3, found 4"),
    ("hard = [2, 5]", "hard = [3, 5]", "meng.hard: expected 1 to 2 special and 4 to 15 gift cards"),
    # what the rules need
    (
        '{ id = "tea_set", value = 5 }',
        '{ id = "tea_set", value = 4 }',
        "gifts.tea_set.value: bonsai has the value 4",
    ),
    (
        '{ id = "tea_set", value = 5 }',
        '{ id = "tea_set", value = 4 }',
        "gift_cards.tea_set_1.value: no gift of [gifts]",
    ),
    ("token_spaces = 6", "token_spaces = 3", "trades.trades: expected for vp an even number of tokens up to"),
    ('id = "vp", tokens = 4', 'id = "vp", tokens = 5', "trades.trades: expected for vp an even number"),
    ('id = "vp", tokens = 4', 'id = "vp", tokens = 2', "trades.trades: expected each with more tokens"),
    ("steps = 5, kind", "steps = 3, kind", "intrigue_benefits.benefits: expected each with more steps"),
    (
        'kind = "jade", amount',
        'kind = "servants", amount',
        "intrigue_benefits.benefits: expected one of the kind jade",
    ),
    (
        'kind = "die", amount = 1',
        'kind = "die", amount = 2',
        "intrigue_benefits.die.amount: expected a whole number",
    ),
    (
        "level = 2, cost = 2, vp = 4",
        "level = 3, cost = 2, vp = 4",
        "decrees.cheaper_decrees.level: expected 2 for",
    ),
    (
        'effect = "vp_at_end", amount = 8',
        'effect = "vp_at_end", amount = 8, per = 2',
        "decrees.vp_at_end.per: only the",
    ),
    (
        'effect = "morning_ship", amount = 1',
        'effect = "morning_ship", amount = 2',
        "decrees.morning_ship.amount: expected",
    ),
    (
        'effect = "morning_envoy", amount = 1',
        'effect = "morning_envoy", amount = 1, most = 3',
        "decrees.morning_envoy.most: only decrees of level 3 score at the end",
    ),
    (
        'rewards = ["card", "card", "vp"]',
        'rewards = ["card", "card"]',
        "meng.rewards: expected vp at the end",
    ),
    # the map
    (
        '{ from = "hangzhou", to = "nanjing" }',
        '{ from = "nanjing", to = "nanjing" }',
        "roads.road_1.to: a road leads to",
    ),
    (
        '{ from = "taiyuan", to = "xian" }',
        '{ from = "xian", to = "wuchang" }',
        "roads.road_14.to: this road stands here",
    ),
    ('  { from = "hangzhou", to = "nanjing" },\n', "", "meng.path: no road leads from hangzhou to nanjing"),
    (
        '"lanzhou", "chengdu", "guangzhou"]',
        '"lanzhou", "chengdu", "chengdu"]',
        "meng.path: a city stands here twice",
    ),
    (', returns = "datong"', "", "meng.path: taiyuan is not on it, and returns to no city on it in [cities]"),
    (
        'returns = "datong"',
        'returns = "xian"',
        "meng.path: taiyuan is not on it, and returns to no city on it",
    ),
    (
        "x = 620, y = 100",
        'x = 620, y = 100, returns = "ningxia"',
        "meng.path: datong is on it, and has `returns`",
    ),
    # provenance
    ("low = 1  # a card of this value ...", "low = 1\nlowest = 1", "exchange: unknown key 'lowest'"),
    (
        'go_stones_1.value = "rulebook"',
        'go_stones_1.value = "rumour"',
        "gift_cards.prov.go_stones_1.value: expected one of",
    ),
    (
        'go_stones_1.value = "rulebook"',
        'go_stones_9.value = "rulebook"',
        "gift_cards.prov: 'go_stones_9.value' names no",
    ),
    (
        "confidence = 0.45",
        "confidence = 45",
        "dice.prov.faces.confidence: expected a number from 0 to 1, found 45",
    ),
    ("rulebook = [1, 2, 3]", "rulebook = [6]", "palace.audience_vp: its provenance speaks of element 6"),
    ('S2 = "spielkult.de', 'S2 = 3 # "spielkult.de', "sources: expected a text for 'S2', found 3"),
]


@pytest.mark.parametrize(("old", "new", "expected"), WRONG)
def test_problems_name_entry_field_and_what_is_expected(old: str, new: str, expected: str) -> None:
    found = problems(changed(old, new))
    assert any(problem.startswith(expected) for problem in found), found


def test_a_city_that_is_cut_off_is_named() -> None:
    text = TEXT
    for road in ('"datong", to = "taiyuan"', '"taiyuan", to = "xian"', '"taiyuan", to = "kaifeng"'):
        text = text.replace(f"  {{ from = {road} }},\n", "")
    assert "roads.roads: no way leads from hangzhou to taiyuan" in problems(text)


def test_all_problems_are_collected() -> None:
    text = changed("days = 4\n", "days = 0\n").replace('"none"', '"nothing"')
    assert len(problems(text)) > 5


# --- the catalogue -----------------------------------------------------------------------------------


def test_catalogue_is_readable() -> None:
    rows = dict(TABLES.catalogue)
    assert ("go_stones_1", "value: 3", "rulebook") in rows["gift_cards"]
    assert ("", "days: 4", "rulebook") in rows["set_up"]
    assert ("vp_per_vp", "most: 10", "rulebook") in rows["decrees"]
    shown = [(entry, value) for section in rows.values() for entry, value, _ in section]
    assert ("", "road: hangzhou - nanjing") in shown
    assert ("xian", "returns: lanzhou") in shown
    assert ("discard_for_jade", "need: 7") in shown
    assert ("automa_special_2", "top: focus") in shown
    assert ("two_servants", "steps: 3") in shown
    assert len(rows["roads"]) == 17
