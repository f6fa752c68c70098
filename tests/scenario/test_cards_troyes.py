"""Every activity card of Troyes is shown by a scenario that would notice a wrong value.

The last part changes the tables one value at a time, and some scenario of `cards/` that names the card
must fail. A number that no scenario looks at would survive the change and be reported by name.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, cast

import pytest
from tests.scenario.sharpness import SCENARIOS, Shown, fails, play_with_spare_tables

from regnum.games.troyes.box import limits
from regnum.games.troyes.box.box import Box
from regnum.games.troyes.box.derived import derive_modifiers
from regnum.games.troyes.const import ANY_COLOUR, COLOURS, GAIN, PER_EVENT, PUSH
from regnum.library import tables_for
from regnum.scenario import runner
from regnum.scenario.format import read

SHOWN = Shown("troyes/cards")
TABLES = cast(Box, tables_for("troyes"))


# --- every card is played ----------------------------------------------------------------------------


def test_every_card_is_turned_up_hired_and_the_event_expected() -> None:
    assert len(TABLES.card_ids) == 30
    for event in ("card_shown", "hired"):
        missing = [name for name in TABLES.card_ids if (event, f"card={name}") not in SHOWN.asserted_events]
        assert (event, missing) == (event, [])


def test_cubes_of_every_delayed_card_are_placed_and_one_is_used() -> None:
    delayed = [name for card, name in enumerate(TABLES.card_ids) if TABLES.card_delayed[card]]
    assert len(delayed) == 9
    placed = [name for name in delayed if ("cubes_placed", f"card={name}") not in SHOWN.asserted_events]
    assert placed == []
    chosen = {
        choice.text for scenario in SHOWN.scenarios.values() for step in scenario.steps for choice in step.do
    }
    assert [name for name in delayed if f"cube {name}" not in chosen] == []


def test_the_limits_of_every_delayed_card_are_shown() -> None:
    """What a cube may not be used for, each with the rule [T34]."""
    told = {
        (choice.text.removeprefix("cube "), refused.why)
        for scenario in SHOWN.scenarios.values()
        for before, after in zip(scenario.steps, scenario.steps[1:], strict=False)
        for choice in before.do[-1:]
        for refused in after.refused
        if choice.text.startswith("cube ")
    }
    delayed = [card for card, is_delayed in enumerate(TABLES.card_delayed) if is_delayed]
    everything = [card for card in delayed if TABLES.card_use_colour[card] == ANY_COLOUR]
    one_colour = [TABLES.card_ids[card] for card in delayed if card not in everything]
    assert [name for name in one_colour if (name, "cube-colour") not in told] == []
    # Militia and Tithe change neither numbers nor how many dice there are (R-T22).
    no_space = [
        TABLES.card_ids[card] for card in delayed if TABLES.card_ids[card] not in ("militia", "tithe")
    ]
    assert [name for name in no_space if (name, "cube-not-here") not in told] == []


# --- every value matters -------------------------------------------------------------------------------


def other_number(n: int) -> list[int]:
    return [n + 1, n - 1] if n > 0 else [n + 1]


def other_slots(slots: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [(*slots[:i], vp + d, *slots[i + 1 :]) for i, vp in enumerate(slots) for d in (1, -1)]


def other_colour(colour: int) -> list[int]:
    return [other for other in range(COLOURS) if other != colour]


def other_dice(colour: int) -> list[int]:
    return [other for other in range(ANY_COLOUR + 1) if other != colour]


class Column(NamedTuple):
    """A column of the tables, what else a value might wrongly be, and for which effects it counts."""

    name: str
    others: Callable[[Any], list[Any]]
    effects: tuple[int, ...] = tuple(limits.EFFECTS.values())


def gaining(good: int) -> tuple[int, ...]:
    """The effects that may bring this."""
    return tuple(effect for effect, goods in limits.GAINS.items() if good in goods.values())


# Where a changed number may not be used (`card_not_for`) is no column: the rules keep all cards that
# change numbers from every space, and the list is what the card says in words.
COLUMNS = [
    Column("card_colour", other_colour),
    Column("card_age", lambda age: [other for other in (1, 2, 3) if other != age]),
    Column("card_bonus", lambda bonus: [not bonus]),
    Column("card_hire", other_number),
    Column("card_divisor", other_number),
    Column("card_slots", other_slots),
    Column("card_mixed", lambda mixed: [not mixed]),
    Column("card_delayed", lambda delayed: [not delayed]),
    Column("card_effect", lambda effect: [GAIN if effect == PER_EVENT else PER_EVENT]),
    Column("card_pay_deniers", other_number, limits.PAYS),
    Column("card_pay_influence", other_number, limits.PAYS),
    Column("card_gain_deniers", other_number, gaining(0)),
    Column("card_gain_influence", other_number, gaining(1)),
    Column("card_gain_vp", other_number, gaining(2)),
    Column("card_n", other_number, tuple(limits.NUMBERS)),
    Column("card_use_colour", other_dice, tuple(limits.DICE)),
    Column("card_as_colour", other_colour, limits.COUNT_AS),
    Column("card_on_mixed", lambda mixed: [False] if mixed else []),
    # A group has three dice, so a fourth free one would be no difference.
    Column(
        "card_solo_n",
        lambda n: [other for other in other_number(n) if other <= limits.GROUP],
        tuple(limits.SOLO),
    ),
    Column("card_solo_skips_king", lambda skips: [False] if skips else []),
]


@pytest.fixture
def own_tables(monkeypatch: pytest.MonkeyPatch) -> Box:
    return cast(Box, play_with_spare_tables(monkeypatch, "troyes"))


def put(tables: Box, column: Column, card: int, value: object) -> None:
    """A value into the row of a card, and into what is worked out from it."""
    values: list[object] = getattr(tables, column.name)
    values[card] = value
    derive_modifiers(tables)


@pytest.mark.parametrize("column", COLUMNS, ids=[column.name for column in COLUMNS])
def test_a_wrong_value_makes_a_scenario_fail(column: Column, own_tables: Box) -> None:
    unnoticed: list[str] = []
    for card, name in enumerate(own_tables.card_ids):
        if own_tables.card_effect[card] not in column.effects:
            continue
        right = getattr(own_tables, column.name)[card]
        for wrong in column.others(right):
            put(own_tables, column, card, wrong)
            if not any(fails(scenario) for scenario in SHOWN.naming(name)):
                unnoticed.append(f"{name}: {right} -> {wrong}")
        put(own_tables, column, card, right)
    assert unnoticed == []


def test_with_the_right_values_all_of_them_hold(own_tables: Box) -> None:
    """The tables of these tests are those of the game: without it, the tests above prove nothing."""
    assert SHOWN.failing() == []


# --- the other way into a row ---------------------------------------------------------------------------

ENTERING = """
title = "With row_entry = push"
rule = ["R-T01", "R-T35"]
game = "troyes"
players = 3
[given]
city_hall = ["B", "C", "", "B", "C", "A"]
[given.A]
supply = 1
dice = { yellow = [1, 6], white = [1] }
[[step]]
do = ["A: target city_hall", "dice 0:yellow1", "supply"]
no_events = ["expelled"]
expect = { "city_hall" = ["A", "B", "C", "B", "C", "A"] }
[[step]]
note = "From the end of the row to its beginning; who stands there already cannot."
do = ["B: pass", "C: pass", "A: target city_hall", "move space city_hall 2 3"]
no_events = ["expelled"]
expect = { "city_hall" = ["A", "B", "C", "A", "B", "C"] }
"""


def test_a_component_file_may_have_citizens_push(own_tables: Box, monkeypatch: pytest.MonkeyPatch) -> None:
    """R-T01 is a value: with the other one its scenarios fail, and citizens enter at the beginning."""
    shown = sorted((SCENARIOS / "troyes" / "rulings").glob("r-t01-*.toml"))
    first_free = [read(file.read_text("utf-8")) for file in shown if "full-row" not in file.name]
    assert first_free
    assert fails(read(ENTERING))
    monkeypatch.setattr(own_tables, "row_entry", PUSH)
    assert all(fails(scenario) for scenario in first_free)
    assert runner.run(read(ENTERING)) == []
