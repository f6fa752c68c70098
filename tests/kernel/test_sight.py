"""Redaction and honest copies."""

from collections import Counter
from typing import Any

import pytest
from tests.kernel.tools import SPEC, TABLES, go_to, start, table

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.state import Table
from regnum.kernel.agenda import HIDDEN
from regnum.kernel.fields import (
    EVERYBODY,
    NOBODY,
    NUMBER,
    OWNER,
    TABLE,
    ZONE,
    Each,
    Layout,
    Pool,
    field,
    may_see,
)
from regnum.kernel.sight import PUBLIC, determinise, redact
from regnum.library import new_match

LAYOUT = SPEC.layout(start(2).state)


def honest(g: Table, observer: int, seed: int) -> Any:
    return determinise(g, LAYOUT, observer, seed)


@pytest.mark.parametrize(
    ("sight", "owner", "observer", "sees"),
    [
        (EVERYBODY, -1, -1, True),
        (EVERYBODY, 0, 1, True),
        (OWNER, 0, 0, True),
        (OWNER, 0, 1, False),
        (OWNER, 0, PUBLIC, False),
        (OWNER, -1, PUBLIC, False),  # the table is no owner, and the public owns nothing
        (NOBODY, 0, 0, False),
        (NOBODY, -1, -1, False),
    ],
)
def test_who_may_see_what(sight: int, owner: int, observer: int, sees: bool) -> None:
    assert may_see(sight, owner, observer) == sees


def test_a_secret_zone_belongs_to_a_pool() -> None:
    assert field("new", ZONE).sight == EVERYBODY, "secret is what is declared so"
    bad = Layout([field("deck", ZONE, NOBODY)], [field("hand", ZONE, OWNER, Pool("card"))], TABLES, 2)
    assert bad.undeclared() == ["deck"]
    assert LAYOUT.undeclared() == []


def test_a_pool_of_a_seat_is_its_own_unless_it_is_shared() -> None:
    seat = [field("hand", ZONE, OWNER, Pool("card")), field("dice", ZONE, OWNER, Pool("die", shared=True))]
    layout = Layout([field("deck", ZONE, NOBODY, Pool("die"))], seat, TABLES, 2)
    pools = {(zone.name, zone.owner): zone.pool for zone in layout.zones}
    assert pools["hand", 0] != pools["hand", 1]
    assert pools["dice", 0] == pools["dice", 1] == pools["deck", TABLE]


def test_every_number_of_a_list_has_its_name() -> None:
    assert Each("port_", count=3).labels(TABLES) == ["port_1", "port_2", "port_3"]
    assert Each("space_", box="space_ids").labels(TABLES)[0] == "space_r1_1"
    names = [place.name for place in LAYOUT.numbers if place.owner == TABLE]
    assert names[:5] == ["round", "start", "tax_supply", "taverns_taken", "favour_worker_1"]
    own = [place.name for place in LAYOUT.numbers if place.owner == 1]
    assert len(own) == 56
    assert own[14:22] == [*(f"workshops_{i}" for i in range(6, 12)), "standing_0_0", "standing_0_1"]


def test_a_redacted_state_holds_no_secret() -> None:
    g = table(go_to(start(2), "PickPaladin"))
    for observer in (PUBLIC, 0, 1):
        r: Any = redact(g, LAYOUT, observer)
        assert (r.key, r.draws, r.reveals) == (b"", 0, 0)
        assert set(r.wall_deck) == {HIDDEN}
        assert len(r.wall_deck) == len(g.wall_deck), "how many there are is no secret"
        assert r.townsfolk_row == g.townsfolk_row
        for seat in (0, 1):
            hand = r.seats[seat].paladin_hand
            assert hand == (g.seats[seat].paladin_hand if seat == observer else (HIDDEN,) * 3)
            assert set(r.seats[seat].paladin_deck) == {HIDDEN}
    assert HIDDEN not in g.wall_deck, "the state itself is as it was"
    assert HIDDEN not in g.seats[0].paladin_hand


def test_numbers_can_be_secret_too() -> None:
    g = table(go_to(start(2), "Turn"))
    assert isinstance(TABLES, Box)
    layout = Layout([field("round", NUMBER, NOBODY)], [field("silver", NUMBER, OWNER)], TABLES, 2)
    r: Any = redact(g, layout, 1)
    assert r.round == HIDDEN
    assert [seat.silver for seat in r.seats] == [HIDDEN, g.seats[1].silver]
    assert r.seats[0].provision == g.seats[0].provision


def test_an_honest_copy_keeps_what_is_seen_and_deals_the_rest_anew() -> None:
    match = go_to(start(2), "PickPaladin")
    one = match.decider
    match.submit(one, match.state.legal[0])
    g, two = table(match), 1 - one
    copies = [honest(g, two, seed) for seed in range(40)]
    for h in copies:
        assert SPEC.problems(h) == []
        assert h.seats[two].paladin_hand == g.seats[two].paladin_hand
        assert h.key != g.key
        assert all(place.number(h) == place.number(g) for place in LAYOUT.numbers)
        for place in LAYOUT.zones:
            assert place.cards(h) == place.cards(g) or not place.seen_by(two), place.name
    assert len({h.suspicion_deck for h in copies}) > 30
    assert len({h.seats[one].paladin_chosen for h in copies}) > 5, "what the other keeps is open"


def test_every_unseen_card_is_as_likely_everywhere() -> None:
    g = table(go_to(start(2), "Turn"))
    top = Counter(honest(g, 0, seed).wall_deck[-1] for seed in range(60 * 18))
    assert len(top) == len(g.wall_deck)
    expected = 60 * 18 / len(top)
    assert sum((n - expected) ** 2 / expected for n in top.values()) < 60  # some 17 degrees of freedom


def test_copies_are_reproducible_and_differ_by_seed_and_observer() -> None:
    g = table(go_to(start(2), "Turn"))
    keys = {honest(g, observer, seed).key for observer in (-1, 0, 1) for seed in range(5)}
    assert len(keys) == 15
    assert honest(g, 0, 3).contents() == honest(g, 0, 3).contents()


def test_a_copy_does_not_depend_on_what_the_observer_cannot_know() -> None:
    """However the hidden cards really lie, the same seed deals the same copy."""
    g = table(go_to(start(2), "Turn"))
    other = g.clone()
    other.wall_deck = g.wall_deck[::-1]
    other.key = bytes(32)
    other.draws = g.draws + 5
    ours, theirs = honest(g, 0, 7), honest(other, 0, 7)
    assert (ours.contents(), ours.key, ours.draws) == (theirs.contents(), theirs.key, theirs.draws)


def test_an_honest_copy_does_not_know_secret_numbers() -> None:
    """VP in Troyes: each seat knows its own; of the others' nothing is left in its copy."""
    match = new_match("troyes", players=3, seed="secret numbers")
    g = match.state.clone()
    layout = match.spec.layout(g)
    points = [place for place in layout.secret_numbers if place.name == "vp"]
    assert [place.owner for place in points] == [0, 1, 2]
    for place in points:
        place.put(g, 10 + place.owner)
    for observer in (-1, 0, 1, 2):
        copy = determinise(g, layout, observer, 5)
        known = [place.number(copy) for place in points]
        assert known == [10 + who if who == observer else 0 for who in range(3)]
