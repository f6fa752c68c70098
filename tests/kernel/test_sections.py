"""Sections of views read nothing but what they declare: watched in random games, read by read."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.kernel.reads import noting

from regnum import new_match
from regnum.games import GAMES, game
from regnum.kernel.fields import NUMBER, OWNER, ZONE, field
from regnum.kernel.match import Match
from regnum.kernel.sections import ALL, ALL_BUT_OWNER, NOBODY_ELSE, Reading, Section, whole_view
from regnum.kernel.sight import redact
from regnum.kernel.spec import GameSpec, option_samples
from regnum.kernel.state import INTERPRETED, State

WATCHED_OFTEN = 47  # every so many choices; each section is made once for every observer then

# Read and of no influence: a trade that is tried on a copy counts what it adds there itself.
OF_NO_INFLUENCE = {("gugong", "locations"): {"agenda", "token_gone"}}


def matches(spec: GameSpec) -> Iterator[tuple[Match, random.Random]]:
    """A game of every player count and option set."""
    for players in range(spec.min_players, spec.max_players + 1):
        for number, options in enumerate(option_samples(spec, players)):
            seed = f"sections {players} {number}"
            yield new_match(spec.id, players=players, seed=seed, options=options), random.Random(seed)


def undeclared(spec: GameSpec, g: State, observer: int, section: Section[Any]) -> set[str]:
    """What a section reads in this position without saying so."""
    reading = Reading(spec.table_fields, spec.seat_fields, g.seat_count)
    table = {one.name for one in spec.table_fields} | {"agenda", "turn", "legal", "draws", "reveals", "key"}
    watched, noted = noting(redact(g, spec.layout(g), observer), (table, set(reading.seat)))
    section.make(watched, observer)
    declared = reading.bits(section, observer)
    allowed = OF_NO_INFLUENCE.get((spec.id, section.list), set())
    return {name for name in noted.names - allowed if not reading.bit(name) & declared}


@pytest.mark.skipif(not INTERPRETED, reason="compiled positions cannot be watched")
@pytest.mark.parametrize("name", list(GAMES))
def test_sections_declare_all_they_read(name: str) -> None:
    spec = game(name)
    for match, chance in matches(spec):
        made = 0
        while not match.is_over:
            match.submit(match.decider, chance.choice(match.state.legal))
            made += 1
            if made % WATCHED_OFTEN and not match.is_over:
                continue
            g = match.state
            for section in spec.sections(g):
                for observer in range(-1, match.players):
                    missing = undeclared(spec, g, observer, section)
                    assert not missing, (name, section.path, list(section.make(g, observer)), missing)


@pytest.mark.parametrize("name", list(GAMES))
def test_sections_name_fields_there_are(name: str) -> None:
    spec = game(name)
    for players in range(spec.min_players, spec.max_players + 1):
        g = new_match(name, players=players, seed="x").state
        reading = Reading(spec.table_fields, spec.seat_fields, g.seat_count)
        assert [reading.unknown(section) for section in spec.sections(g) if reading.unknown(section)] == []
    assert reading.unknown(made("rounds own.sliver thine.silver agenda own.*", 0)) == [
        "rounds",
        "own.sliver",
        "thine.silver",
    ]


@pytest.mark.skipif(not INTERPRETED, reason="compiled positions cannot be watched")
def test_an_undeclared_read_would_be_found() -> None:
    spec = game("paladins")
    g = new_match("paladins", players=2, seed="x").state
    planted: Section[Any] = Section("", lambda g, _: {"n": g.round + g.seats[1].silver}, "round seats.crew")
    assert undeclared(spec, g, 0, planted) == {"1.silver"}
    hidden: Section[Any] = Section("", lambda g, _: {"n": g.clone().tax_supply}, "round")
    assert undeclared(spec, g, -1, hidden) == {"tax_supply"}


def made(reads: str, who: int = -1) -> Section[Any]:
    return Section("", lambda _g, _o: {}, reads, who)


def test_who_gets_the_same_follows_from_the_fields() -> None:
    fields = [field("silver", NUMBER), field("hand", ZONE, OWNER)]
    reading = Reading([field("round", NUMBER)], fields, 2)
    assert reading.audience(made("round agenda seats.silver")) == ALL
    assert reading.audience(made("own.silver own.hand", 1)) == ALL_BUT_OWNER
    assert reading.audience(made("own.*", 1)) == ALL_BUT_OWNER
    assert reading.audience(made("seats.hand")) == NOBODY_ELSE
    assert reading.audience(made("round mine.silver")) == NOBODY_ELSE


def test_what_changed_and_what_a_section_reads_are_the_same_bits() -> None:
    spec = game("paladins")
    before = new_match("paladins", players=2, seed="x").state
    reading = Reading(spec.table_fields, spec.seat_fields, 2)
    after: Any = before.clone()
    assert reading.changed(before, after) == 0
    after.seat(1).silver += 1
    after.round += 1
    changed = reading.changed(before, after)
    assert changed == reading.bit("1.silver") | reading.bit("round")
    assert changed & reading.bits(made("own.silver", 1), -1)
    assert not changed & reading.bits(made("own.silver", 0), -1)
    assert changed & reading.bits(made("mine.silver"), 1)
    assert not changed & reading.bits(made("mine.silver"), -1)


def test_sections_together_are_the_view() -> None:
    parts: list[Section[Any]] = [
        Section("", lambda _g, _o: {"a": 1}, ""),
        Section("rows.0", lambda _g, _o: {"b": 2}, ""),
        Section("rows.1", lambda _g, _o: {"b": 3}, ""),
        Section("rows.0", lambda _g, o: {"c": o}, ""),
    ]
    assert whole_view(parts, State(), 7) == {"a": 1, "rows": [{"b": 2, "c": 7}, {"b": 3}]}
