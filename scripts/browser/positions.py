"""Positions worth looking at in the browser: records that lead there, found by playing at random."""

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from regnum.games import game
from regnum.kernel.agenda import State, play
from regnum.kernel.codec import checksum
from regnum.kernel.record import Record, new_game
from regnum.library import tables_for


@cache
def record_to(kind: str, players: int = 2, wanted: int = 2, name: str = "paladins") -> str:
    """The record of a game up to a decision of this kind of frame with at least so many options."""
    return search(lambda g: bool(g.agenda) and is_asked(g, kind) and len(g.legal) >= wanted, players, name)


def is_asked(g: State, kind: str) -> bool:
    return type(g.agenda[-1]).__name__ == kind


@cache
def record_of_a_finished_game(players: int = 2, name: str = "paladins") -> str:
    return search(lambda g: not g.agenda, players, name)


def search(found: Callable[[Any], bool], players: int, name: str) -> str:
    spec = game(name)
    tables = tables_for(name)
    for seed in range(500):
        rng = random.Random(seed)
        g = new_game(spec, tables, players, {}, str(seed))
        choices: list[int] = []
        while True:
            if choices and found(g):
                played = (name, spec.rules_version, tables.fingerprint, players)
                record = Record(*played, {}, str(seed), choices, checksum(spec, g))
                return record.dumps()
            if not g.agenda:
                break
            choice = rng.choice(g.legal)
            play(g, choice)
            choices.append(choice)
    raise AssertionError("no such position in 500 games")
