"""Positions out of the recorded games: the games that people and bots have played, not random ones."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

from regnum.games import game
from regnum.kernel.agenda import State, describe, play
from regnum.kernel.codec import checksum
from regnum.kernel.record import Record, new_game
from regnum.library import tables_for

RECORDS = Path(__file__).parents[1] / "records"


@cache
def record_in(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))["record"]
    return found


def positions(path: Path) -> Iterator[tuple[State, list[int], int]]:
    """Every position of a recorded game with the choices that led there and the one made then."""
    told = record_in(path)
    g = new_game(game(told["game"]), tables_for(told["game"]), told["players"], told["options"], told["seed"])
    for n, choice in enumerate(told["choices"]):
        yield g, told["choices"][:n], choice
        play(g, choice)


def replayed(path: Path, made: list[int]) -> State:
    told = record_in(path)
    g = new_game(game(told["game"]), tables_for(told["game"]), told["players"], told["options"], told["seed"])
    for choice in made:
        play(g, choice)
    return g


def record_at(path: Path, made: list[int]) -> str:
    """The record of the first choices of a recorded game."""
    told, spec = record_in(path), game(record_in(path)["game"])
    played = (told["game"], spec.rules_version, tables_for(told["game"]).fingerprint, told["players"])
    seed = told["seed"]
    return Record(*played, told["options"], seed, made, checksum(spec, replayed(path, made))).dumps()


def paths(name: str, players: str = "") -> list[Path]:
    return sorted((RECORDS / name).glob(f"{players}*.json"))


def asks(g: State, prompt: str) -> bool:
    return bool(g.agenda) and g.agenda[-1].prompt(g).key == prompt


def record_to(name: str, found: Callable[[State], bool], players: str = "", back: int = 0) -> tuple[str, str]:
    """A record that leads to a position of a recorded game, or so many choices before it; what was chosen."""
    for path in paths(name, players):
        for g, made, choice in positions(path):
            if len(made) >= back and found(g):
                start = made[: len(made) - back]
                at = replayed(path, start)
                chosen = made[len(start)] if back else choice
                return record_at(path, start), describe(at, at.agenda[-1], chosen).text
    raise AssertionError(f"no such position in the recorded games of {name}")
