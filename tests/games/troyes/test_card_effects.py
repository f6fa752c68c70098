"""What each activity card of Troyes brings, use by use [T34]; the dice of the action are gone already."""

from typing import cast

import pytest

from regnum.games import game
from regnum.games.troyes.const import RED, WHITE, YELLOW
from regnum.games.troyes.rules.activities import use_card
from regnum.games.troyes.rules.activities_asking import PlaceCube
from regnum.games.troyes.rules.dice import die, set_dice
from regnum.games.troyes.rules.event_cubes import cubes_on, flags_left, put_event_cube
from regnum.games.troyes.state import Table
from regnum.kernel.agenda import play, settle
from regnum.kernel.offer import find
from regnum.kernel.record import new_game
from regnum.library import tables_for

A, B, C, GREY = 0, 1, 2, 4
DENIERS = 10
INFLUENCE = 7


def table(card: str) -> tuple[Table, int]:
    """Three players with 10 deniers and 7 influence each; the card lies open, all else is empty."""
    g = cast(Table, new_game(game("troyes"), tables_for("troyes"), 3, {"bonus": "yes"}, "effects"))
    g.agenda.clear()
    box = g.box
    number = box.card_ids.index(card)
    place = box.card_colour[number] * 3 + box.card_age[number] - 1
    cards = list(g.cards)
    cards[place] = number
    g.cards = tuple(cards)
    for who in range(3):
        g.seat(who).deniers = DENIERS
        g.seat(who).influence = INFLUENCE
    for i in range(18):
        g.spaces[i] = 0
    for owner in (A, B, C, GREY):
        set_dice(g, owner, ())
    g.event_row = (0,)
    g.bank_paid = 0
    return g, place


def use(g: Table, place: int, n: int) -> None:
    use_card(g, A, place, n)
    settle(g)


def gains(g: Table, who: int = A) -> tuple[int, int, int]:
    """Deniers, influence and VP won or lost."""
    return g.seats[who].deniers - DENIERS, g.seats[who].influence - INFLUENCE, g.seats[who].tokens()


def stand(g: Table, building: int, *owners: int) -> None:
    for i, owner in enumerate(owners):
        g.spaces[6 * building + i] = owner + 1


@pytest.mark.parametrize(
    ("card", "uses", "won"),
    [
        ("merchant", 8, (16, 0, 0)),
        ("artisan", 2, (12, -2, 0)),
        ("innkeeper", 3, (-3, 3, 0)),
        ("journeyman", 3, (-9, 0, 6)),
        ("goldsmith", 2, (4, 0, 2)),
        ("sculptor", 3, (0, 0, 3)),
        ("pilgrimage", 2, (0, 0, 4)),
        ("mercenary", 2, (6, 0, 0)),
        ("hunting", 2, (0, 6, 0)),
        ("hunting", 6, (0, 13, 0)),  # the track ends at 20
        ("troubadour", 2, (0, -6, 4)),
    ],
)
def test_gains_and_exchanges(card: str, uses: int, won: tuple[int, int, int]) -> None:
    g, place = table(card)
    use(g, place, uses)
    assert gains(g) == won
    assert gains(g, B) == (0, 0, 0)
    assert g.bank_paid == won[0]


def test_miller_pays_for_standing_citizens_of_the_building_named() -> None:
    g, place = table("miller")
    stand(g, 0, A, B, A)
    stand(g, 1, A)
    g.lying[0] = 1
    use(g, place, 2)
    play(g, find(g, "palace"))
    assert gains(g) == (4, 0, 0)
    play(g, find(g, "bishopric"))
    assert gains(g) == (6, 0, 0)
    assert not g.agenda


def test_glassblower_counts_pairs() -> None:
    g, place = table("glassblower")
    for window in range(5):
        g.cathedral[window] = A + 1
    g.cathedral[5] = B + 1
    use(g, place, 2)
    assert gains(g) == (0, 0, 4)


def test_captain_counts_events_with_own_cubes_marauding_too() -> None:
    g, place = table("captain")
    g.event_row = (0, 1, 2)
    g.event_cubes[0] = (A + 1) | (A + 1) << 3
    g.event_cubes[2] = (B + 1) | (A + 1) << 3
    use(g, place, 2)
    assert gains(g) == (0, 0, 4)


@pytest.mark.parametrize(
    ("dice", "vp"),
    [
        ({A: 2, B: 1}, (2, 0, 0)),
        ({A: 1, B: 2, C: 2}, (0, 2, 2)),  # whoever leads
        ({A: 1, GREY: 3}, (0, 0, 0)),  # grey counts and gains nothing
        ({A: 2, C: 2, GREY: 2}, (2, 0, 2)),
        ({}, (0, 0, 0)),
    ],
)
def test_procession(dice: dict[int, int], vp: tuple[int, ...]) -> None:
    g, place = table("procession")
    for owner, n in dice.items():
        set_dice(g, owner, (die(YELLOW, 3),) * n)
    use(g, place, 2)
    assert tuple(g.seats[who].tokens() for who in range(3)) == tuple(2 * n for n in vp)


@pytest.mark.parametrize(
    ("values", "vp"),
    [
        ({A: (3, 2), B: (4,)}, (2, 0, 0)),
        ({A: (4,), B: (2, 2), C: (1,)}, (2, 2, 0)),
        ({A: (4,), B: (5,), C: (5,)}, (0, 0, 0)),  # the activator must be among the leaders
        ({A: (4,), GREY: (5,)}, (0, 0, 0)),
        ({A: (4,), GREY: (4,)}, (2, 0, 0)),
        ({}, (0, 0, 0)),
    ],
)
def test_joust(values: dict[int, tuple[int, ...]], vp: tuple[int, ...]) -> None:
    g, place = table("joust")
    for owner, dice in values.items():
        set_dice(g, owner, tuple(sorted([*(die(RED, v) for v in dice), die(WHITE, 6)])))
    use(g, place, 1)
    assert tuple(g.seats[who].tokens() for who in range(3)) == vp


def test_baker_and_banquet_count_dice_that_are_left() -> None:
    for card, won in (("baker", (6, 0, 0)), ("banquet", (0, 0, 4))):
        g, place = table(card)
        set_dice(g, A, (die(RED, 1), die(YELLOW, 1), die(YELLOW, 6)))
        set_dice(g, GREY, (die(RED, 1), die(RED, 5), die(YELLOW, 2)))
        use(g, place, 2)
        assert gains(g) == won


def test_tax_collector_takes_what_there_is() -> None:
    g, place = table("tax_collector")
    stand(g, 2, A, B, B, C, GREY)
    g.seat(B).deniers = 3
    use(g, place, 2)
    assert gains(g) == (3 + 2 + 2, 0, 0)
    assert g.seats[B].deniers == 0
    assert gains(g, C) == (-2, 0, 0)
    assert g.bank_paid == 2
    assert (g.seats[B].tokens(), g.seats[C].tokens()) == (0, 0)


def test_chivalry_places_a_cube_for_every_red_die_of_the_district() -> None:
    g, place = table("chivalry")
    g.event_row = (0, 3)
    name = g.box.event_ids[3]
    set_dice(g, A, (die(RED, 1), die(RED, 6), die(YELLOW, 1)))
    use(g, place, 2)
    for text in (f"event {name}", "event marauding", f"event {name}", "done"):
        play(g, find(g, text))
    assert cubes_on(g, 3) == [A, A]
    assert cubes_on(g, 0) == [A]
    assert gains(g) == (0, 3, 0)
    assert not g.agenda


def test_diplomat_pays_everything_first() -> None:
    g, place = table("diplomat")
    g.seat(A).influence = 2
    use(g, place, 2)
    assert g.seats[A].influence == 0
    play(g, find(g, "event marauding"))
    play(g, find(g, "event marauding"))
    assert g.seats[A].influence == 2
    assert cubes_on(g, 0) == [A, A]


def test_archer_rolls_and_places_one_after_another() -> None:
    hits = 0
    for draws in range(60):
        g, place = table("archer")
        g.event_row = (0, 3)
        g.draws = draws
        use(g, place, 2)
        cubes = 0
        while g.agenda:
            placing = g.agenda[-1]
            assert isinstance(placing, PlaceCube)
            assert placing.left == 1  # one cube at a time
            play(g, 3)
            cubes += 1
        assert len(cubes_on(g, 3)) == cubes or not cubes_on(g, 3)
        hits += cubes
    assert 60 < hits < 100  # 120 rolls, two in three hit


def test_a_full_event_leaves_and_marauding_opens_again() -> None:
    g, _ = table("captain")
    g.event_row = (0, 3, 4)
    flags = g.box.event_flags
    assert put_event_cube(g, B, 3, flags[3] + 2) == flags[3]
    assert list(g.event_row) == [0, 4]
    assert g.seats[B].won == (3,)
    assert g.seats[B].tokens() == g.box.event_first[3] + g.box.event_second[3]
    assert put_event_cube(g, A, 0, flags[0]) == flags[0]
    assert list(g.event_row) == [0, 4]
    assert flags_left(g, 0) == flags[0]
    assert g.seats[A].won == ()


def test_resistance_takes_the_newest_cubes_with_it() -> None:
    g, _ = table("captain")
    resistance = g.box.event_ids.index("resistance")
    g.event_row = (0, resistance, 3)
    put_event_cube(g, B, 0, 1)
    put_event_cube(g, GREY, 0, 1)
    put_event_cube(g, C, 3, 1)
    put_event_cube(g, A, resistance, 12)
    assert cubes_on(g, 0) == [B]
    assert cubes_on(g, 3) == []
    assert list(g.event_row) == [0, 3]
    assert gains(g, C) == (0, 1, 0)  # influence is kept
