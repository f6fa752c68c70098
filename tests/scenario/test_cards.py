"""Every card, space and jar of Paladins is shown by a scenario that would notice a wrong value.

The last part changes the tables one value at a time, and some scenario that names the card must
fail. A reward that no scenario looks at would survive the change and be reported by name.
"""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple, cast

import pytest
from tests.scenario.sharpness import Shown, fails, play_with_spare_tables

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.box.derived import derive
from regnum.games.paladins.const import (
    ALWAYS,
    ANY,
    INNOCENT,
    NOTHING,
    ON_INQUISITION,
    PER_PAID_DEBT,
    PER_SUSPICION,
    PRAY,
    SILVER,
    SUSPECTED,
    WORKER_TYPES,
    code_of,
    item,
    n_of,
)
from regnum.library import tables_for
from regnum.scenario import runner
from regnum.scenario.format import Scenario
from regnum.scenario.games import POSITIONS

SHOWN = Shown("paladins/cards")
TABLES = cast(Box, tables_for("paladins"))


def kind_of(name: str) -> str:
    """`wall_vp2` for its copies `wall_vp2_1` and `wall_vp2_2`."""
    head = re.sub(r"_\d+$", "", name)
    return head if name.startswith("wall_") and f"{head}_1" in TABLES.wall_ids else name


@cache
def in_folder(folder: str) -> list[Scenario]:
    return [scenario for file, scenario in SHOWN.scenarios.items() if file.startswith(folder + "/")]


# --- every card is played ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "detail", "ids"),
    [
        ("paladin_shown", "paladin", TABLES.paladin_ids),
        ("discarded", "townsfolk", TABLES.townsfolk_ids),
        ("hired", "townsfolk", TABLES.townsfolk_ids),
        ("attacked", "outsider", TABLES.outsider_ids),
        ("converted", "outsider", TABLES.outsider_ids),
        ("tavern_taken", "tavern", TABLES.tavern_ids),
        ("favour_used", "favour", TABLES.favour_ids),
        ("jar_placed", "jar", TABLES.jar_ids),
    ],
)
def test_every_card_is_played_and_the_event_expected(event: str, detail: str, ids: list[str]) -> None:
    missing = [name for name in ids if (event, f"{detail}={name}") not in SHOWN.asserted_events]
    assert missing == []


def test_every_inquisition_ability_is_used_and_expected() -> None:
    names = [
        name
        for name, trigger in zip(TABLES.townsfolk_ids, TABLES.townsfolk_trigger, strict=True)
        if trigger == ON_INQUISITION
    ]
    assert len(names) == 8
    assert [
        name for name in names if ("ability_used", f"townsfolk={name}") not in SHOWN.asserted_events
    ] == []


def test_every_space_gets_a_token_and_the_event_is_expected() -> None:
    events = SHOWN.asserted_events
    placed = [(f"space={name}", name) for name in TABLES.space_ids]
    missing = [n for word, n in placed if not {("commissioned", word), ("garrisoned", word)} & events]
    assert missing == []


def test_every_kind_of_wall_is_built_and_lies_there_afterwards() -> None:
    """Copies have no name of their own in events, so the expected walls are looked at."""
    built = {
        wall
        for scenario in SHOWN.scenarios.values()
        for step in scenario.steps
        if any(line.startswith("wall_built") for line in step.events)
        for path, value in flat(step.expect)
        if path.endswith(".walls") and isinstance(value, list)
        for wall in value
    }
    events = {word.removeprefix("wall=") for name, word in SHOWN.asserted_events if name == "wall_built"}
    kinds = {kind_of(name) for name in TABLES.wall_ids}
    assert len(kinds) == 16
    assert kinds - built - events == set()


def flat(table: dict[str, object], prefix: str = "") -> Iterator[tuple[str, object]]:
    """Expectations as paths, however they were nested."""
    for name, value in table.items():
        path = f"{prefix}.{name}" if prefix else name
        if isinstance(value, dict):
            yield from flat(value, path)
        else:
            yield path, value


@pytest.mark.parametrize("order", TABLES.order_ids)
def test_every_order_is_met_and_not_met(order: str) -> None:
    points = {
        value
        for scenario in SHOWN.naming(order)
        for table in [scenario.then, *(step.expect for step in scenario.steps)]
        for path, value in flat(table)
        if path.endswith(".orders") and isinstance(value, int)
    }
    assert 0 in points
    assert points & set(TABLES.order_vp)


def chosen_texts() -> list[str]:
    return [
        choice.text for scenario in SHOWN.scenarios.values() for step in scenario.steps for choice in step.do
    ]


def test_every_choice_of_a_wall_or_favour_is_made() -> None:
    names = POSITIONS["paladins"]  # rewards in the words of scenarios
    g = runner.prepare(next(iter(SHOWN.scenarios.values()))).g
    wanted = {
        "choose " + " ".join(names.event_word(g, "reward", it).replace(":", " ") for it in items)
        for choices in TABLES.wall_choices + TABLES.favour_choices
        for items in choices
        if len(choices) > 1
    }
    assert len(wanted) >= 8
    assert wanted - set(chosen_texts()) == set()


def test_all_player_counts_are_looked_at() -> None:
    """Which spaces are open is said in full, for one to four players."""
    looked = {
        scenario.players
        for scenario in SHOWN.scenarios.values()
        for step in scenario.steps
        if step.offered_only is not None and len(step.offered_only) >= 25
    }
    assert looked == {1, 2, 3, 4}


# --- every value matters -------------------------------------------------------------------------------

Items = tuple[int, ...]


def other_items(items: Items) -> list[Items]:
    """One more of each reward; a reward where there is none."""
    if not items:
        return [(item(SILVER, 1),)]
    return [(*items[:i], item(code_of(it), n_of(it) + 1), *items[i + 1 :]) for i, it in enumerate(items)]


def other_choices(choices: tuple[Items, ...]) -> list[tuple[Items, ...]]:
    return [
        (*choices[:i], other, *choices[i + 1 :])
        for i, items in enumerate(choices)
        for other in other_items(items)
    ]


def other_workers(workers: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Each worker of another colour, in the order of the colours."""
    changed = [(*workers[:i], (w + 1) % WORKER_TYPES, *workers[i + 1 :]) for i, w in enumerate(workers)]
    return [tuple(sorted(workers)) for workers in changed]


def other_boosts(boost: tuple[int, ...]) -> list[tuple[int, ...]]:
    changed = [(*boost[:i], n + d, *boost[i + 1 :]) for i, n in enumerate(boost) for d in (1, -1)]
    return [boost for boost in changed if min(boost) >= 0]


def other_number(n: int) -> list[int]:
    return [n + 1, n - 1] if n > 0 else [n + 1]


def other_waiver(kind: int) -> list[int]:
    return [NOTHING] if kind != NOTHING else []


def other_discount(n: int) -> list[int]:
    return [n + 1, n - 1] if n else []


def other_bonus(items: Items) -> list[Items]:
    return other_items(items) if items else []


def other_condition(condition: int) -> list[int]:
    return [other for other in (ALWAYS, SUSPECTED, INNOCENT) if other != condition] if condition else []


class Column(NamedTuple):
    """A column of the tables, the ids of its rows, and what else a value might wrongly be."""

    name: str
    ids: str
    others: Callable[[Any], list[Any]]
    without: str = ""  # cards for which the column has no meaning


COLUMNS = [
    Column("paladin_workers", "paladin_ids", other_workers),
    Column("paladin_boost", "paladin_ids", other_boosts),
    Column("paladin_action", "paladin_ids", lambda action: [(action + 1) % ON_INQUISITION]),
    Column("paladin_waive", "paladin_ids", other_waiver),
    Column("paladin_discount", "paladin_ids", other_discount),
    Column("paladin_bonus", "paladin_ids", other_bonus),
    Column("townsfolk_discard", "townsfolk_ids", other_items),
    Column("townsfolk_immediate", "townsfolk_ids", other_items),
    Column("townsfolk_reward", "townsfolk_ids", other_items),
    Column("townsfolk_trigger", "townsfolk_ids", lambda _: [PRAY]),
    Column("townsfolk_condition", "townsfolk_ids", other_condition),
    Column("outsider_attack", "outsider_ids", other_items),
    Column("outsider_convert", "outsider_ids", other_items),
    Column("outsider_people", "outsider_ids", lambda people: [(people + 1) % 3, (people + 2) % 3]),
    Column(
        "outsider_counts",
        "outsider_ids",
        lambda what: [PER_PAID_DEBT if what == PER_SUSPICION else PER_SUSPICION],
    ),
    # A Traitor softens debts instead of counting.
    Column("outsider_base", "outsider_ids", other_number, without="traitor"),
    Column("outsider_per", "outsider_ids", lambda per: [per + 1], without="traitor"),
    Column("outsider_vp", "outsider_ids", lambda vp: [vp + 1]),
    Column("wall_reward", "wall_ids", other_items),
    Column("wall_choices", "wall_ids", other_choices),
    Column("wall_vp", "wall_ids", other_number),
    Column("tavern_workers", "tavern_ids", other_workers),
    Column("order_action", "order_ids", lambda action: [(action + 1) % ON_INQUISITION]),
    Column("order_needed", "order_ids", other_number),
    Column("favour_worker", "favour_ids", lambda worker: [(worker + 1) % (ANY + 1)]),
    Column("favour_cost", "favour_ids", other_items),
    Column("favour_choices", "favour_ids", other_choices),
    Column("space_reward", "space_ids", other_items),
    Column("space_players", "space_ids", lambda n: {1: [3], 3: [1, 4], 4: [3]}[n]),
    Column("space_region", "space_ids", lambda region: [(region + 1) % 6, (region - 1) % 6]),
    Column("jar_reward", "jar_ids", other_items),
]


@pytest.fixture
def own_tables(monkeypatch: pytest.MonkeyPatch) -> Box:
    return cast(Box, play_with_spare_tables(monkeypatch, "paladins"))


def rows_of(ids: list[str]) -> dict[str, list[int]]:
    """The rows of each card; copies are one card."""
    found: dict[str, list[int]] = {}
    for row, name in enumerate(ids):
        found.setdefault(kind_of(name), []).append(row)
    return found


def put(tables: Box, column: Column, rows: list[int], value: object) -> None:
    """A value into the rows of a card, and into what is worked out from it."""
    values: list[object] = getattr(tables, column.name)
    for row in rows:
        values[row] = value
    if column.name in ("favour_worker", "paladin_workers", "tavern_workers"):
        derive(tables)  # who may stand there, and what their workers are as rewards


@pytest.mark.parametrize("column", COLUMNS, ids=[column.name for column in COLUMNS])
def test_a_wrong_value_makes_a_scenario_fail(column: Column, own_tables: Box) -> None:
    unnoticed: list[str] = []
    for name, rows in rows_of(getattr(own_tables, column.ids)).items():
        right = getattr(own_tables, column.name)[rows[0]]
        if column.without and name.startswith(column.without):
            continue
        # Which spaces are *not* open is said by lists that do not name them.
        shown_by = SHOWN.naming(name) + (in_folder("spaces") if column.ids == "space_ids" else [])
        for wrong in column.others(right):
            put(own_tables, column, rows, wrong)
            if not any(fails(scenario) for scenario in shown_by):
                unnoticed.append(f"{name}: {right} -> {wrong}")
        put(own_tables, column, rows, right)
    assert unnoticed == []


@pytest.mark.parametrize("column", ["workshop_gain", "order_vp"])
def test_a_wrong_value_of_a_place_makes_a_scenario_fail(column: str, own_tables: Box) -> None:
    those = in_folder({"workshop_gain": "workshops", "order_vp": "orders"}[column])
    values: list[int] = getattr(own_tables, column)
    unnoticed: list[int] = []
    for place, right in enumerate(values):
        values[place] = right + 1
        if not any(fails(scenario) for scenario in those):
            unnoticed.append(place)
        values[place] = right
    assert unnoticed == []


def test_with_the_right_values_all_of_them_hold(own_tables: Box) -> None:
    """The tables of these tests are those of the game: without it, the tests above prove nothing."""
    assert SHOWN.failing() == []
