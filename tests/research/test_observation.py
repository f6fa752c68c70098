"""What a seat sees: all it may know under its name, and nothing else."""

import random
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from regnum.games import GAMES
from regnum.kernel.agenda import HIDDEN
from regnum.kernel.sight import determinise
from regnum.kernel.state import State
from regnum.research import Env, make
from regnum.research.core.errors import OutsideSpace
from regnum.research.core.layout import Slice
from regnum.research.core.play import Table


def played(env: Env, steps: int, seed: int = 0) -> Env:
    choose = random.Random(seed).choice
    for _ in range(steps):
        if not env.is_over:
            env.step(choose(env.legal()))
    return env


def part(env: Env, seat: int, name: str) -> list[int]:
    one: Slice = env.layout.slices[name]
    values: list[int] = env.observe(seat)[one.start : one.stop].tolist()
    return values


@pytest.mark.parametrize("name", GAMES)
def test_slices_lie_side_by_side_and_every_entry_has_a_name(name: str) -> None:
    layout = make(name, 3).layout
    at = 0
    for one in layout.slices.values():
        assert one.start == at < one.stop
        at = one.stop
    assert at == layout.size == len(set(layout.names()))
    assert layout.version == f"{name}-observation-1"


def values_of(g: State, owner: int, field: str) -> object:
    return getattr(g if owner < 0 else g.seat_at(owner), field)


@pytest.mark.parametrize("name", GAMES)
def test_every_declared_field_is_there_as_the_position_has_it(name: str) -> None:
    """The vector is written by parts that are kept; here it is compared with the position, field by field."""
    env = make(name, 3, seed=1)
    spec = env.table.spec
    while not env.is_over:
        played(env, 3, env.steps)
        g = env.play.g
        for observer in range(3):
            for owner in range(-1, 3):
                prefix = "" if owner < 0 else f"p{(owner - observer) % 3}." if owner != observer else "me."
                fields = spec.table_fields if owner < 0 else spec.seat_fields
                for one in fields:
                    if one.is_memory() or not one.is_number() or one.packed is not None:
                        continue
                    found = values_of(g, owner, one.name)
                    listed = found if isinstance(found, list) else [found]
                    if one.sight != 2 and owner != observer:
                        listed = [HIDDEN] * len(listed)
                    assert part(env, observer, prefix + one.name) == listed, (observer, owner, one.name)


@pytest.mark.parametrize("name", GAMES)
def test_cards_are_counted_and_shown_to_whom_they_may_be(name: str) -> None:
    env = played(make(name, 2, seed=2), 60)
    g, layout = env.play.g, env.layout
    for place in env.table.spec.layout(g).zones:
        for observer in range(2):
            prefix = "" if place.owner < 0 else "me." if place.owner == observer else "p1."
            values = part(env, observer, prefix + place.name)
            cards = place.cards(g)
            assert values[0] == len(cards)
            if not place.seen_by(observer):
                assert not any(values[1:])
            elif layout.slices[prefix + place.name].kind == "row":
                assert [v for v in values[1:] if v] == [card + 1 for card in cards if card >= 0]
            elif layout.slices[prefix + place.name].kind == "set":
                assert values[1:] == [cards.count(card) for card in range(len(values) - 1)]


def test_packed_numbers_are_taken_apart() -> None:
    env = played(make("paladins", 2, seed=3), 30)
    workers = env.play.g.seat_at(0).workers  # type: ignore[attr-defined]
    assert part(env, 0, "me.workers") == [workers >> 6 * k & 63 for k in range(6)]
    assert "me.workers_scout" in env.layout.names()


@pytest.mark.parametrize("name", GAMES)
def test_nothing_hidden_is_in_it(name: str) -> None:
    """Deal anew all that a seat cannot see: its observation stays the same, somebody else's does not."""
    env = make(name, 2, seed=4)
    told = False
    while not env.is_over:
        played(env, 5, env.steps)
        for seat in range(2):
            other = env.resample(seat, seed=env.steps)
            assert (other.observe(seat) == env.observe(seat)).all()
            told = told or bool((other.observe(1 - seat) != env.observe(1 - seat)).any())
    assert told


@pytest.mark.parametrize("name", GAMES)
def test_what_is_kept_between_observations_is_never_stale(name: str) -> None:
    """Copies, undone tries and other seats in between: a fresh table writes the same."""
    env, choose = make(name, 3, seed=5), random.Random(5).choice
    while not env.is_over:
        tried = env.clone()
        tried.step(choose(tried.legal()))
        seen = [env.observe(seat).copy() for seat in range(3)]
        for seat in range(3):
            tried_on = tried.observe(seat)
            assert len(tried_on) == len(seen[seat])
        fresh = Env(fresh_table(env), env.seed)
        for option in env.play.choices:
            fresh.play.play(option)
        assert all((fresh.observe(seat) == seen[seat]).all() for seat in range(3))
        for _ in range(9):
            if not env.is_over:
                env.step(choose(env.legal()))


def fresh_table(env: Env) -> Table:
    """The same table without anything that was kept."""
    table = env.table
    declared = import_module(f"regnum.research.core.games.{env.game}").DECLARED
    return Table(table.spec, table.box, table.players, table.options, declared)


def test_an_observation_belongs_to_who_asked() -> None:
    env = make("gugong", 2, seed=6)
    mine = env.observe(0)
    before = mine.copy()
    mine[:] = 7
    assert (env.observe(0) == before).all()
    assert mine.dtype == np.int16


def test_a_card_that_has_no_entry_is_refused_and_nothing_stale_stays() -> None:
    env = played(make("gugong", 2, seed=6), 20)
    before = env.observe(0)
    g: Any = env.play.g
    box = g.gift_box
    g.day, g.gift_box = g.day + 1, (*box, 999)
    with pytest.raises(OutsideSpace):
        env.observe(0)
    g.day, g.gift_box = g.day - 1, box
    assert (env.observe(0) == before).all()


# --- information states ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_game_is_the_same_to_its_seat(name: str) -> None:
    env = played(make(name, 3, seed=7), 50)
    seat = env.decider
    worlds = [env.resample(seat, seed) for seed in range(6)]
    assert {world.infostate(seat) for world in worlds} == {env.infostate(seat)}
    assert all(world.legal() == env.legal() for world in worlds)
    if name != "gugong":  # there all have seen what the others hold
        assert len({world.infostate((seat + 1) % 3) for world in worlds}) > 1
    for world in worlds:
        played(world, 10_000, 1)
        assert world.is_over


def test_what_a_seat_chose_in_secret_is_known_to_it_alone() -> None:
    """Two games that differ in a face-down paladin of seat 0 are one game to seat 1, until it is shown."""
    one = make("paladins", 2, seed=8)
    while one.actions.questions[one.legal()[0]] != "PickPaladin":
        one.step(one.legal()[0])
    first, other = one.decider, one.clone()
    one.step(one.legal()[0])
    other.step(other.legal()[2])
    assert one.infostate(first) != other.infostate(first)
    assert one.infostate(1 - first) == other.infostate(1 - first)


def test_another_past_is_another_state_even_if_the_position_is_the_same() -> None:
    env = make("troyes", 2, seed=9)
    assert env.infostate(0) == make("troyes", 2, seed=9).infostate(0)
    keys = set()
    for _ in range(30):
        keys.add(env.infostate(0))
        played(env, 1, env.steps)
    assert len(keys) == 30


def test_a_stored_information_state_stays() -> None:
    from regnum.research import deserialise

    env = played(make("gugong", 2, seed=9), 30)
    again = deserialise(env.serialise())
    played(env, 5, 1)
    played(again, 5, 1)
    assert [env.infostate(0), env.infostate(1)] == [again.infostate(0), again.infostate(1)]


def test_an_honest_copy_of_the_kernel_is_what_resampling_deals() -> None:
    env = played(make("gugong", 2, seed=9), 30)
    g = env.play.g
    dealt = determinise(g, env.table.spec.layout(g), 0, 5)
    assert env.resample(0, 5).play.g.contents() == dealt.contents()
