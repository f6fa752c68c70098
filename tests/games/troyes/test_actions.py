"""The action phase of Troyes: offered is exactly what can be completed, and search loses nothing."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest

from regnum.games import game
from regnum.games.troyes.const import (
    OPT_CUBE,
    OPT_DIE,
    OPT_FLIP,
    OPT_PASS,
    OPT_RECRUIT,
    OPT_REROLL,
    TO_AGRICULTURE,
    TO_BUILDING,
    TO_CATHEDRAL,
    TO_EVENT,
)
from regnum.games.troyes.rules.aims import targets_of
from regnum.games.troyes.rules.choose_dice import candidates, pack, unpack
from regnum.games.troyes.rules.dice import Dice, die, die_ref, set_dice
from regnum.games.troyes.rules.event_cubes import shares, winner
from regnum.games.troyes.rules.group import Group, takes_mixture
from regnum.games.troyes.rules.groups import all_groups, group_price, group_refusal, refs_of
from regnum.games.troyes.rules.modifiers import cube_refusal, cubes_of, group_total
from regnum.games.troyes.rules.targets import MIXED
from regnum.games.troyes.rules.turn import Turn
from regnum.games.troyes.spec import SPEC
from regnum.games.troyes.state import Box, Table
from regnum.kernel.agenda import Frame, play
from regnum.kernel.reasons import OK
from regnum.kernel.record import new_game
from regnum.library import tables_for

RED, WHITE, YELLOW, GREY = 0, 1, 2, 4


def start(seed: str, players: int, bonus: str = "no") -> Table:
    return cast(Table, new_game(game("troyes"), tables_for("troyes"), players, {"bonus": bonus}, seed))


def enrich(g: Table, who: int, dice: random.Random) -> None:
    """Cubes on the delayed cards and some other sum of deniers, so that more is possible or nothing."""
    for place, card in enumerate(g.cards):
        if card >= 0 and g.box.card_delayed[card]:
            g.seat(who).cubes[place] = dice.randrange(2)
    change = dice.randrange(25) - g.seats[who].deniers
    g.seat(who).deniers += change
    g.bank_paid += change
    g.legal = g.agenda[-1].options(g)


def positions(seed: int, kind: type[Frame[Any]]) -> Iterator[Table]:
    """Positions of random games in which a frame of this kind waits; nobody passes early."""
    dice = random.Random(seed)
    g = start(f"actions {seed}", 2 + seed % 3, "yes" if seed % 2 else "no")
    while g.legal:
        frame = g.agenda[-1]
        if isinstance(frame, Turn) and dice.random() < 0.4:
            enrich(g, frame.who, dice)
        if isinstance(frame, kind) and dice.random() < 0.5:
            yield g
        acting = [option for option in g.legal if option < OPT_REROLL]
        play(g, dice.choice(acting if acting and isinstance(frame, Turn) else g.legal))


# --- what is offered -------------------------------------------------------------------------------------


def doable(g: Table, who: int, cube: int, target: int, holding: Dice = ()) -> list[Dice]:
    """By trying all: the groups that hold these dice and can do it."""
    chosen = Counter(holding)
    groups = [group for group in all_groups(refs_of(g, MIXED), 3) if not chosen - Counter(group)]
    return [group for group in groups if group_refusal(g, who, target, group, cube) == OK]


@pytest.mark.parametrize("seed", range(6))
def test_a_turn_offers_exactly_what_some_group_of_dice_can_do(seed: int) -> None:
    seen = 0
    for g in positions(seed, Turn):
        frame = cast(Turn, g.agenda[-1])
        cubes = [frame.cube] if frame.cube >= 0 else [-1, *cubes_of(g, frame.who)]
        able = {(cube, to): doable(g, frame.who, cube, to) for cube in cubes for to in targets_of(g)}
        wanted = {to for to in targets_of(g) if able[frame.cube, to]}
        wanted |= {OPT_CUBE + cube for cube in cubes[1:] if any(able[cube, to] for to in targets_of(g))}
        wanted |= {OPT_DIE + ref for groups in able.values() for group in groups for ref in group}
        assert {option for option in g.legal if option < OPT_REROLL} == wanted
        for to in wanted & set(targets_of(g)):
            if not takes_mixture(g, to, frame.cube):
                fitting = [x for x in candidates(g, to, frame.cube) if x in able[frame.cube, to]]
                assert sorted(fitting) == sorted(able[frame.cube, to])
        seen += 1
    assert seen > 5


@pytest.mark.parametrize("seed", range(6))
def test_a_growing_group_offers_exactly_what_can_be_completed(seed: int) -> None:
    seen = 0
    for g in positions(seed, Group):
        frame = cast(Group, g.agenda[-1])
        targets = [frame.aimed - 1] if frame.aimed else targets_of(g)
        cubes = [frame.cube] if frame.cube >= 0 or frame.aimed else [-1, *cubes_of(g, frame.who)]
        wanted: set[int] = set()
        for cube in cubes:
            for to in targets:
                for group in doable(g, frame.who, cube, to, frame.dice):
                    more = Counter(group) - Counter(frame.dice)
                    wanted |= {OPT_DIE + ref for ref in more}
                    if cube != frame.cube:
                        wanted.add(OPT_CUBE + cube)
                    elif not more:
                        wanted.add(to)
        assert set(g.legal) == wanted
        seen += 1
    assert seen > 3


# --- search ----------------------------------------------------------------------------------------------

Position = tuple[object, ...]


def ends(g: Table, searching: bool, influence: bool) -> set[Position]:
    """Every position after the action, or before the next roll."""
    depth = len(g.agenda)
    found: set[Position] = set()
    waiting = [g.clone()]
    while waiting:
        h = waiting.pop()
        while len(h.agenda) >= depth and not h.agenda[-1].is_chance():
            frame = h.agenda[-1]
            h.legal = frame.options(h)
            if len(h.legal) > 1:
                options = SPEC.canonical(h) if searching else h.legal
                if isinstance(frame, Turn):
                    allowed = (OPT_FLIP, OPT_RECRUIT, OPT_PASS)
                    options = [o for o in options if (o in allowed if influence else o < OPT_REROLL)]
                for option in options:
                    copy = h.clone()
                    copy.agenda.pop().resolve(copy, option)
                    waiting.append(copy)
                break
            h.agenda.pop().resolve(h, h.legal[0])
        else:
            # How often the Archer still shoots does not matter: its cubes may be left unplaced.
            frames = [type(f).__name__ for f in h.agenda[depth - 1 :]]
            found.add((*h.contents(), *frames))
    return found


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("influence", [False, True])
def test_search_reaches_every_position_that_people_reach(seed: int, influence: bool) -> None:
    fewer = 0
    for number, g in enumerate(positions(seed, Turn)):
        if number % 8 == seed:
            if not influence and not any(option < OPT_REROLL for option in g.legal):
                continue
            assert ends(g, True, influence) == ends(g, False, influence)
            fewer += len(g.legal) - len(SPEC.canonical(g))
    assert fewer > 0


def test_whole_groups_survive_packing() -> None:
    for group in [(0,), (0, 0), (17, 89), (5, 5, 5), (3, 40, 89)]:
        assert unpack(pack(group)) == group


# --- prices and totals -----------------------------------------------------------------------------------


def with_cards(*names: str) -> Table:
    """A position with these activity cards turned up, each in its place."""
    g = start("prices", 3)
    while not isinstance(g.agenda[-1], Turn):
        play(g, g.legal[0])
    box = g.box
    cards = list(g.cards)
    for name in names:
        card = box.card_ids.index(name)
        cards[place_of(box, name)] = card
    g.cards = tuple(cards)
    return g


def place_of(box: Box, name: str) -> int:
    card = box.card_ids.index(name)
    return box.card_colour[card] * 3 + box.card_age[card] - 1


def yellows(*dice: tuple[int, int]) -> Dice:
    return tuple(sorted(die_ref(owner, die(YELLOW, value)) for owner, value in dice))


@pytest.mark.parametrize(
    ("dice", "price", "with_tithe"),
    [
        ([(0, 5)], 0, 0),
        ([(1, 5)], 2, 0),
        ([(0, 5), (1, 5)], 4, 0),
        ([(1, 5), (1, 5)], 8, 4),
        ([(0, 1), (0, 2), (GREY, 3)], 6, 0),
        ([(0, 1), (1, 2), (GREY, 3)], 12, 0),
        ([(1, 1), (1, 2), (GREY, 3)], 18, 6),
        ([(1, 1), (1, 2), (1, 3)], 18, 12),
    ],
)
def test_every_foreign_die_costs_by_the_size_of_the_group(
    dice: list[tuple[int, int]], price: int, with_tithe: int
) -> None:
    g = with_cards("tithe")
    assert group_price(g, 0, yellows(*dice), -1) == price
    assert group_price(g, 0, yellows(*dice), place_of(g.box, "tithe")) == with_tithe


TOTALS = {"": 9, "monk": 27, "templar": 18, "priest": 15, "apprenticeship": 10, "confession": 13}
TOTALS |= {"blacksmith": 14, "militia": 9, "tithe": 9}


@pytest.mark.parametrize("name", TOTALS)
def test_what_a_cube_makes_of_a_five_and_a_four(name: str) -> None:
    g = with_cards(name) if name else with_cards()
    cube = place_of(g.box, name) if name else -1
    assert group_total(g, yellows((0, 5), (0, 4)), cube) == TOTALS[name]


# Where the cube of a card may be used [T34, R-T22, R-T23]: red, white, yellow dice; Marauding;
# Pilgrimage; the cathedral; palace, bishopric, city hall.
USABLE = {
    "blacksmith": "r..mp....",
    "militia": "r.....p..",
    "monk": "..ymp....",
    "tithe": "..ymp...c",
    "priest": "..ymp....",
    "apprenticeship": "rwymp....",
    "templar": "r..mp....",
    "confession": "rwymp....",
    "prior": ".w.mpk...",
}


@pytest.mark.parametrize("name", USABLE)
def test_where_each_cube_may_be_used(name: str) -> None:
    g = with_cards("pilgrimage", name)
    box = g.box
    cube = place_of(box, name)
    red = TO_EVENT + box.event_ids.index("war")
    white = TO_EVENT + box.event_ids.index("heresy")
    places = [red, white, TO_AGRICULTURE, TO_EVENT, place_of(box, "pilgrimage"), TO_CATHEDRAL]
    places += [TO_BUILDING, TO_BUILDING + 1, TO_BUILDING + 2]
    found = [cube_refusal(g, cube, target) == OK for target in places]
    assert found == [letter != "." for letter in USABLE[name]]


# --- rewards of events -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 2, 0, 0, 0], [5, 2, 0, 0, 0]),
        ([5, 0, 0, 0, 0], [7, 0, 0, 0, 0]),  # alone: both
        ([2, 2, 1, 0, 0], [3, 3, 0, 0, 0]),  # tied for first: both shared, the third gets nothing
        ([3, 1, 1, 0, 0], [5, 1, 1, 0, 0]),  # tied for second
        ([1, 1, 1, 1, 0], [1, 1, 1, 1, 0]),
        ([3, 0, 0, 0, 1], [5, 0, 0, 0, 2]),  # beside grey nobody is alone
        ([2, 0, 0, 0, 2], [3, 0, 0, 0, 3]),
        ([1, 2, 0, 0, 3], [0, 2, 0, 0, 5]),
    ],
)
def test_rewards_of_an_event_with_five_and_two(counts: list[int], points: list[int]) -> None:
    assert shares(5, 2, counts) == points


def test_of_those_tied_whoever_placed_first_takes_the_card() -> None:
    assert winner([2, 0, 0, 1, 1], [2, 2, 1, 0, 0]) == 0
    assert winner([GREY, 0, 0, GREY], [2, 0, 0, 0, 2]) == GREY
    assert winner([0, GREY, GREY, 0, 0], [3, 0, 0, 0, 2]) == 0


# --- what chance brings ----------------------------------------------------------------------------------


def test_dice_change_only_in_the_own_district_and_are_rolled_fairly() -> None:
    g = with_cards()
    who = g.agenda[-1].who
    other = (who + 1) % g.players
    set_dice(g, who, (die(RED, 1),))
    set_dice(g, other, (die(RED, 1),))
    g.legal = g.agenda[-1].options(g)
    assert [o - OPT_REROLL for o in g.legal if OPT_REROLL <= o < OPT_RECRUIT] == [die(RED, 1)]
    faces: Counter[int] = Counter()
    for number in range(200):
        h = g.clone()
        h.draws = number
        play(h, OPT_REROLL + die(RED, 1))
        faces[h.seats[who].dice[0]] += 1
        assert h.seats[other].dice == (die(RED, 1),)
    assert len(faces) == 6
    assert min(faces.values()) > 10


def test_marauding_is_always_there() -> None:
    for g in positions(1, Turn):
        assert g.event_row[0] == 0
        assert TO_EVENT in targets_of(g)
