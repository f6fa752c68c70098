"""Previews of one decision share a copy and a view, and tell what each of them alone would have told."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from regnum.kernel.agenda import State, decider, options_of, play, resolve
from regnum.kernel.errors import IllegalChoice
from regnum.kernel.foresight import Change, Foresight, compare
from regnum.kernel.match import Match
from regnum.kernel.offer import honest_copy
from regnum.kernel.sight import Dealer, determinise, redact
from regnum.kernel.spec import GameSpec
from regnum.library import new_match

TABLES = [("paladins", 1), ("paladins", 3), ("troyes", 1), ("troyes", 3), ("gugong", 1), ("gugong", 4)]
POSITIONS = 25
MOST_OPTIONS = 8

Flat = dict[tuple[str, ...], object]


# --- the slow way: everything anew for every option, whole views taken apart ---------------------------


def flat(value: Any, path: tuple[str, ...] = ()) -> Flat:
    if isinstance(value, dict):
        pairs = [(str(name), inner) for name, inner in value.items()]
    elif isinstance(value, list):
        names = [each.get("id", i) if isinstance(each, dict) else i for i, each in enumerate(value)]
        pairs = list(zip(map(str, names), value, strict=True))
    else:
        return {path: value}
    out: Flat = {}
    for name, inner in pairs:
        out |= flat(inner, (*path, name))
    return out


def told(old: Flat, new: Flat) -> list[tuple[tuple[str, ...], object, object]]:
    paths = sorted(old.keys() | new.keys(), key=".".join)
    return [(path, old.get(path), new.get(path)) for path in paths if old.get(path) != new.get(path)]


def slow_look(spec: GameSpec, g: State, seat: int, option: int, bots: tuple[int, ...]) -> tuple[Any, ...]:
    copy = honest_copy(spec, g, seat, 0)
    before = flat(spec.view(redact(copy, spec.layout(copy), seat), seat))
    resolve(copy, copy.agenda.pop(), option)
    stop = "end"
    while copy.agenda:
        frame = copy.agenda[-1]
        if frame.is_chance():
            stop = "chance"
            break
        legal = options_of(copy, frame)
        if len(legal) > 1:
            stop = "choice" if frame.who == seat else "other"
            break
        copy.agenda.pop()
        resolve(copy, frame, legal[0])
    after = flat(spec.view(redact(copy, spec.layout(copy), seat), seat))
    again = honest_copy(spec, g, seat, 0)
    draws, reveals = again.draws, again.reveals
    play(again, option)
    final = again.draws != draws or again.reveals != reveals or decider(again) in bots
    return told(before, after), stop, final


def positions(game: str, players: int, chance: random.Random) -> Iterator[Match]:
    """Positions of random games, each a little further than the one before."""
    match = new_match(game, players=players, seed="foresight")
    for number in range(POSITIONS):
        for _ in range(chance.randrange(1, 12)):
            match.submit(match.decider, chance.choice(match.state.legal))
            if match.is_over:
                match = new_match(game, players=players, seed=f"foresight {number}")
        yield match


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_previews_are_what_the_slow_way_finds(game: str, players: int) -> None:
    compared, stops, finals = 0, set(), set()
    chance = random.Random(f"{game} {players}")
    for match in positions(game, players, chance):
        bots = (1,) if chance.random() < 0.5 else ()
        for _, frame in match.questions():
            foresight = Foresight(match.spec, match.state, frame.who, bots)
            options = list(foresight.options)
            for option in chance.sample(options, min(MOST_OPTIONS, len(options))):
                seen = foresight.look(option)
                wanted = slow_look(match.spec, match.state, frame.who, option, bots)
                assert (seen.changes, seen.stop, seen.is_final) == wanted
                assert foresight.is_final(option) == seen.is_final
                compared += 1
                stops.add(seen.stop)
                finals.add(seen.is_final)
    assert compared >= 40
    assert len(stops) >= 2
    assert finals == {True, False}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_brief_previews_leave_out_what_follows_and_use_what_was_made(game: str, players: int) -> None:
    left_out = 0
    chance = random.Random(f"brief {game} {players}")
    for match in positions(game, players, chance):
        spec, g = match.spec, match.state
        for _, frame in match.questions():
            sections = spec.sections(g)
            shown = redact(g, spec.layout(g), frame.who)
            seen = [section.make(shown, frame.who) for section in sections]
            derived = {key for i, section in enumerate(sections) if section.follows for key in seen[i]}
            whole = Foresight(spec, g, frame.who)
            brief = Foresight(spec, g, frame.who, is_brief=True, seen=seen)
            for option in whole.options[:MOST_OPTIONS]:
                changes = whole.look(option).changes
                kept = [each for each in changes if each[0][0] != "seats" or each[0][2] not in derived]
                assert brief.look(option).changes == kept
                left_out += len(changes) - len(kept)
    assert left_out > 0


def test_a_look_changes_neither_the_position_nor_the_next_look() -> None:
    match = new_match("troyes", players=2, seed="twice")
    foresight = Foresight(match.spec, match.state, match.decider)
    first = [foresight.look(option).changes for option in foresight.options]
    assert [foresight.look(option).changes for option in foresight.options] == first
    assert foresight.options == match.state.legal


def test_only_who_is_asked_looks_ahead() -> None:
    match = new_match("gugong", players=2, seed="tea")
    with pytest.raises(IllegalChoice, match="error-not-your-turn"):
        Foresight(match.spec, match.state, 1 - match.decider)


AWKWARD: list[tuple[Any, Any]] = [
    ({"a": None}, {}),
    ({"a": 3}, {"a": {"b": 1}}),
    ({"a": [1, 2]}, {"a": [1, 2, 3]}),
    ({"a": [{"id": "x", "n": 1}, {"id": "y", "n": 2}]}, {"a": [{"id": "y", "n": 2}, {"id": "x", "n": 5}]}),
    ({"a": [{"id": "x", "n": 1}, {"id": "x", "m": 2}]}, {"a": [{"id": "x", "n": 1}]}),  # one id twice
    ({"a": []}, {"a": {}}),
    ({"a": [{"id": "x", "n": [1]}]}, {"a": None}),
    ({"a": {"b": {"c": 1}}}, {"a": {"b": {"c": 1, "d": None}}}),
]


@pytest.mark.parametrize(("before", "after"), AWKWARD)
def test_parts_that_are_not_built_alike_are_compared_by_what_they_hold(before: Any, after: Any) -> None:
    for old, new in ((before, after), (after, before)):
        found: list[Change] = []
        compare((), old, new, found)
        assert sorted(found, key=lambda change: ".".join(change[0])) == told(flat(old), flat(new))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_dealer_that_follows_a_game_deals_as_a_new_one(game: str, players: int) -> None:
    match = new_match(game, players=players, seed="dealer")
    layout = match.spec.layout(match.state)
    dealers = [Dealer(layout, seat, 0) for seat in range(match.state.seat_count)]
    chance = random.Random(3)
    for _ in range(60):
        if match.is_over:
            break
        for seat, dealer in enumerate(dealers):
            kept, new = dealer.copy(match.state), determinise(match.state, layout, seat, 0)
            assert kept.contents() == new.contents()
            assert (kept.key, kept.draws, kept.reveals) == (new.key, new.draws, new.reveals)
        match.submit(match.decider, chance.choice(match.state.legal))
