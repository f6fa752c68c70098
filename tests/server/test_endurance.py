"""A share of the endurance run: everything breaks for a while on each back end, and nothing is lost.

The whole of it is `python bench/endurance.py`, an hour by default.
"""

import os
from pathlib import Path

import pytest
from bench.endurance import ENOUGH_CHOICES, endure, is_flat, slope
from bench.kill9 import Wrong
from bench.people import Json, Ledger, Person, Watcher
from bench.promises import _compare, _require_no_doubles, check_all
from tests.server.postgres import find_programs
from tests.server.support import play_out, running

from regnum.server.store.base import StoredEntry

SECONDS = 20.0  # and longer, until everything was broken


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_server_that_is_broken_again_and_again_keeps_its_word(kind: str) -> None:
    programs, missing = find_programs()
    if kind == "postgres" and programs is None and not os.environ.get("CI"):
        pytest.skip(missing)
    figures = endure(kind, SECONDS, tables=6, seed=7)  # raises Wrong if anything was lost, doubled or untrue
    assert figures["server kills"] >= 2
    assert figures["choices acknowledged"] >= ENOUGH_CHOICES
    assert figures["happenings told and compared"] > figures["choices acknowledged"]
    assert figures["tables consistent at the end"] >= figures["tables"] >= 6
    assert is_flat(figures)


@pytest.mark.anyio
async def test_finished_games_are_proved(tmp_path: Path) -> None:
    db = str(tmp_path / "db")
    async with running(db) as server:
        table, keys = await server.two_players(game="gugong")
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            await play_out([a, b], seed=1)
    found = await check_all(db)
    assert (found.tables, found.proofs, found.views) == (1, 1, 3)


# --- the checks would notice ---------------------------------------------------------------------------


def happening(version: int, at: float = 1.0, **entry: object) -> Json:
    return {"type": "happening", "version": version, "at": at, "entry": {"t": "choose", "seat": 0, **entry}}


def welcome(version: int, since: int) -> Json:
    return {"type": "welcome", "table": {"version": version}, "since": since, "happenings": []}


def test_gaps_and_two_pasts_and_lost_ones_are_noticed() -> None:
    ledger = Ledger("t")
    one, other = Watcher(ledger, "", "1"), Watcher(ledger, "", "2")
    one.take(happening(1))
    with pytest.raises(Wrong, match="gap"):
        one.take(happening(3))
    with pytest.raises(Wrong, match="two pasts"):
        other.take(happening(1, at=2.0))
    one.take(happening(2))
    with pytest.raises(Wrong, match="was told"):
        one.take(welcome(1, 1))


def stored(*entries: Json) -> list[StoredEntry]:
    return [StoredEntry(seq, 1.0, {"seat": 0, **data}) for seq, data in enumerate(entries, 1)]


def choice(decision: int, option: int = 0) -> Json:
    return {"t": "choose", "decision": decision, "option": option}


def test_lost_doubled_and_foreign_choices_are_noticed() -> None:
    person = Person(Ledger("t"), [0], "", "1", 1.0)
    made = ("choose", (0, 5, 0))
    person.sent = [made, made, ("undo", False)]
    person.done = [made, made]
    assert _compare("t", person, stored(choice(5))) == 1  # acknowledged twice, stored once
    with pytest.raises(Wrong, match="lost"):
        _compare("t", person, stored())
    with pytest.raises(Wrong, match="was sent 0 times"):
        _compare("t", person, stored(choice(5), choice(6)))
    person.done.append(("undo", False))
    with pytest.raises(Wrong, match="lost"):
        _compare("t", person, stored(choice(5)))
    _compare("t", person, stored(choice(5), {"t": "retract"}))
    with pytest.raises(Wrong, match="twice"):
        _require_no_doubles("t", stored(choice(5), choice(5, 1)))
    _require_no_doubles("t", stored(choice(5), {"t": "retract"}, choice(5, 1)))


def test_growing_memory_is_noticed_where_it_was_watched_for_long() -> None:
    assert slope([(0.0, 10.0), (1.0, 12.0), (2.0, 14.0)]) == 2.0
    assert not is_flat({"memory watched seconds": 1000, "memory MB an hour": 500.0})
    assert is_flat({"memory watched seconds": 10, "memory MB an hour": 500.0})
