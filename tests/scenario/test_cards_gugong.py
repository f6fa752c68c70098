"""Every gift card, token, city, decree, house and port of Gùgōng is shown by a scenario that would notice.

The tables are changed one value at a time, and some scenario must fail. A value that no scenario looks
at would survive the change and be reported by name.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, cast

import pytest
from tests.scenario.sharpness import Shown, fails, play_with_spare_tables

from regnum.games.gugong.box.box import Box
from regnum.games.gugong.box.derived import derive
from regnum.games.gugong.box.limits import DECREES_OF_ONE
from regnum.games.gugong.const import DECREE_EFFECTS, GIFT_NONE, TOKEN_DOUBLE
from regnum.library import tables_for
from regnum.scenario.format import Scenario

SHOWN = Shown("gugong")
TABLES = cast(Box, tables_for("gugong"))


@cache
def from_folders(*folders: str) -> list[Scenario]:
    """All scenarios, those of these folders first."""
    names = sorted(SHOWN.texts, key=lambda file: file.split("/")[0] not in folders)
    return [SHOWN.scenarios[name] for name in names]


@pytest.fixture
def own_tables(monkeypatch: pytest.MonkeyPatch) -> Box:
    return cast(Box, play_with_spare_tables(monkeypatch, "gugong"))


def test_with_the_right_values_all_of_them_hold(own_tables: Box) -> None:
    """The tables of these tests are those of the game: without it, the tests below prove nothing."""
    assert SHOWN.failing() == []


# --- every card is played, every tile is bought --------------------------------------------------------


@pytest.mark.parametrize(
    ("events", "detail", "ids"),
    [
        (["gift_given"], "gift", TABLES.gift_ids),
        (["decree_enacted"], "decree", TABLES.decree_ids),
        (["morning_used"], "decree", TABLES.decree_ids[:5]),
        (["benefit_taken"], "benefit", [str(steps) for steps in TABLES.benefit_steps]),
        (["reward_claimed"], "reward", ["vp", "card", "double"]),
        (["reward_claimed"], "port", ["1.2", "1.3", "1.4", "1.5"]),
        (["jade_bought"], "price", ["3", "4", "5"]),
        (["traded"], "trade", ["servant", "vp", "jade"]),
        (["action"], "place", ["travel", "wall", "jade", "intrigue", "palace", "decrees", "canal"]),
    ],
)
def test_everything_is_played_and_the_event_expected(events: list[str], detail: str, ids: list[str]) -> None:
    known = SHOWN.asserted_events
    wanted = [(name, [(event, f"{detail}={name}") for event in events]) for name in ids]
    assert [name for name, pairs in wanted if not known.intersection(pairs)] == []


def test_every_token_has_a_scenario_of_its_own() -> None:
    shown = " ".join(
        text for file, text in SHOWN.texts.items() if file.split("/")[0] in ("tokens", "bonus_tokens")
    )
    assert [name for name in TABLES.token_ids if f'"{name}' not in shown] == []


# --- every value of a card or tile matters -------------------------------------------------------------


def more_and_less(n: int, least: int = 0) -> list[int]:
    """Wrong numbers; a component file has none below the least."""
    return [n + 1, n - 1] if n > least else [n + 1]


def more_and_less_if_any(n: int) -> list[int]:
    return [n + 1, n - 1] if n else []


class Column(NamedTuple):
    """A column of the tables, the ids of its rows, and what else a value might wrongly be."""

    name: str
    ids: str
    others: Callable[[Any], list[Any]]
    without: frozenset[str] = frozenset()  # rows for which the column has no meaning
    named: bool = True  # whether only scenarios that name the row are looked at


# Decrees whose amount can only be 1.
UNCOUNTED = frozenset(
    name
    for name, effect in zip(TABLES.decree_ids, TABLES.decree_effect, strict=True)
    if effect in DECREES_OF_ONE
)
# Only the double token's worth is ever asked for: every other one is a token.
SINGLE = frozenset(
    name for name, effect in zip(TABLES.token_ids, TABLES.token_effect, strict=True) if effect != TOKEN_DOUBLE
)

COLUMNS = [
    Column("gift_value", "gift_ids", more_and_less),
    Column("gift_action", "gift_ids", lambda action: [(action + 1) % (GIFT_NONE + 1), GIFT_NONE - action]),
    Column("gift_amount", "gift_ids", more_and_less_if_any),
    Column("gift_set", "gift_ids", lambda of: [of % 6 + 1], named=False),
    Column("token_amount", "token_ids", more_and_less_if_any),
    Column("token_need", "token_ids", more_and_less_if_any),
    Column("token_worth", "token_ids", more_and_less, without=SINGLE),
    Column("token_count", "token_ids", more_and_less, named=False),
    Column("decree_level", "decree_ids", lambda level: [level % 3 + 1, (level + 1) % 3 + 1]),
    Column("decree_cost", "decree_ids", more_and_less),
    Column("decree_vp", "decree_ids", more_and_less),
    Column("decree_amount", "decree_ids", more_and_less, without=UNCOUNTED),
    Column("decree_per", "decree_ids", lambda per: [per + 1, per - 1] if per > 1 else []),
    Column("decree_max", "decree_ids", more_and_less_if_any),
    Column("decree_effect", "decree_ids", lambda effect: [(effect + 1) % DECREE_EFFECTS]),
]


@pytest.mark.parametrize("column", COLUMNS, ids=[column.name for column in COLUMNS])
def test_a_wrong_value_makes_a_scenario_fail(column: Column, own_tables: Box) -> None:
    values: list[Any] = getattr(own_tables, column.name)
    unnoticed: list[str] = []
    for row, name in enumerate(getattr(own_tables, column.ids)):
        if name in column.without:
            continue
        shown_by = SHOWN.naming(name) if column.named else from_folders("setup")
        right = values[row]
        for wrong in column.others(right):
            values[row] = wrong
            derive(own_tables)
            if not any(fails(scenario) for scenario in shown_by):
                unnoticed.append(f"{name}: {right} -> {wrong}")
        values[row] = right
        derive(own_tables)
    assert unnoticed == []


# --- so do the numbers of the board ---------------------------------------------------------------------

NUMBERS = {
    "days": "night",
    "exchange_servants": "exchange",
    "low_gift": "exchange",
    "high_gift": "exchange",
    "match_servants": "night",
    "destiny_vp": "night",
    "destiny_envoy": "night",
    "token_spaces": "trades",
    "travel_b_cost": "travel",
    "wall_b_cost": "wall",
    "wall_vp": "wall",
    "wall_envoy": "wall",
    "square_price": "jade",
    "jade_more_vp": "end",
    "intrigue_top": "intrigue",
    "intrigue_b_cost": "intrigue",
    "palace_top": "palace",
    "palace_b_cost": "palace",
    "palace_b_intrigue": "palace",
    "palace_step_vp": "palace",
    "decrees_drawn": "setup",
    "decree_rival_cost": "decrees",
    "ships": "canal",
    "ship_places": "canal",
    "canal_b_cost": "canal",
    "reward_vp": "canal",
    "servants": "setup",
    "start_pool": "setup",
}


@pytest.mark.parametrize("name", NUMBERS)
def test_a_wrong_number_makes_a_scenario_fail(name: str, own_tables: Box) -> None:
    right: int = getattr(own_tables, name)
    unnoticed: list[int] = []
    for wrong in more_and_less(right):
        setattr(own_tables, name, wrong)
        if not any(fails(scenario) for scenario in from_folders(NUMBERS[name])):
            unnoticed.append(wrong)
    setattr(own_tables, name, right)
    assert unnoticed == []


# Lists by place: folder, the first place that matters (there are no 0 players, and day 1 is the set-up),
# and the least a component file may say.
ROWS = {
    "wall_size": ("wall", 1, 1),
    "benefit_steps": ("wall", 0, 1),
    "benefit_amount": ("wall", 0, 1),
    "jade_vp": ("end", 0, 0),
    "audience_vp": ("palace", 0, 0),
    "reward_limit": ("canal", 0, 0),
    "trade_tokens": ("trades", 0, 1),
    "trade_gain": ("trades", 0, 1),
    "day_servants": ("morning", 2, 0),
    "travel_moves": ("travel", 0, 1),
    "wall_place": ("wall", 0, 1),
    "intrigue_steps": ("intrigue", 0, 1),
    "palace_steps": ("palace", 0, 1),
    "canal_place": ("canal", 0, 1),
}


def put(values: Any, place: int, value: object) -> Any:
    """The list or tuple with another value at one place."""
    return type(values)([*values[:place], value, *values[place + 1 :]])


@pytest.mark.parametrize("name", ROWS)
def test_a_wrong_number_of_a_row_makes_a_scenario_fail(name: str, own_tables: Box) -> None:
    folder, first, least = ROWS[name]
    right: Any = getattr(own_tables, name)
    unnoticed: list[str] = []
    for place in range(first, len(right)):
        for wrong in more_and_less(right[place], least):
            setattr(own_tables, name, put(right, place, wrong))
            if not any(fails(scenario) for scenario in from_folders(folder)):
                unnoticed.append(f"{place}: {right[place]} -> {wrong}")
    setattr(own_tables, name, right)
    assert unnoticed == []


@pytest.mark.parametrize("name", ["side_by_players", "routes_by_players"])
def test_another_side_or_route_makes_a_scenario_fail(name: str, own_tables: Box) -> None:
    right: list[int] = getattr(own_tables, name)
    low, high = min(right[1:]), max(right[1:])
    unnoticed: list[int] = []
    for players in range(1, len(right)):
        setattr(own_tables, name, put(right, players, low + high - right[players]))
        if not any(fails(scenario) for scenario in from_folders("setup", "canal", "jade")):
            unnoticed.append(players)
    setattr(own_tables, name, right)
    assert unnoticed == []


def test_another_price_of_a_house_makes_a_scenario_fail(own_tables: Box) -> None:
    right = own_tables.house_prices
    unnoticed: list[str] = []
    for side, prices in enumerate(right):
        for house, price in enumerate(prices):
            for wrong in more_and_less(price):
                own_tables.house_prices = put(right, side, put(prices, house, wrong))
                if not any(fails(scenario) for scenario in from_folders("jade")):
                    unnoticed.append(f"side {side + 1}, house {house + 1}: {price} -> {wrong}")
    own_tables.house_prices = right
    assert unnoticed == []


def test_another_reward_of_a_port_makes_a_scenario_fail(own_tables: Box) -> None:
    right = own_tables.port_reward
    unnoticed: list[str] = []
    for port, reward in enumerate(right):
        for wrong in set(right) - {reward}:
            own_tables.port_reward = put(right, port, wrong)
            if not any(fails(scenario) for scenario in from_folders("canal")):
                unnoticed.append(f"port {port + 1}: {reward} -> {wrong}")
    own_tables.port_reward = right
    assert unnoticed == []


def test_another_face_of_a_die_makes_a_scenario_fail(own_tables: Box) -> None:
    right = own_tables.dice
    unnoticed: list[str] = []
    for die, faces in enumerate(right):
        for place, face in enumerate(faces):
            own_tables.dice = put(right, die, put(faces, place, 9))
            if not any(fails(scenario) for scenario in from_folders("wall")):
                unnoticed.append(f"die {die + 1}: {face} -> 9")
    own_tables.dice = right
    assert unnoticed == []


def test_a_road_less_or_more_makes_a_scenario_fail(own_tables: Box) -> None:
    right = own_tables.roads
    ids = own_tables.city_ids
    unnoticed: list[str] = []
    for one in range(len(ids)):
        for other in range(one + 1, len(ids)):
            roads = put(right, one, tuple(sorted({*right[one]} ^ {other})))
            own_tables.roads = put(roads, other, tuple(sorted({*right[other]} ^ {one})))
            shown_by = SHOWN.naming(ids[one])
            if not any(fails(scenario) for scenario in shown_by):
                unnoticed.append(f"{ids[one]} - {ids[other]}")
    own_tables.roads = right
    assert unnoticed == []
