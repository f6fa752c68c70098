"""Perft: the same number of ways as ever, in the positions of tests/perft."""

import os
from pathlib import Path

import pytest
from tests.kernel.tools import ended, go_to, start

import golden_data
from regnum.games import game
from regnum.kernel.agenda import State, play
from regnum.kernel.perft import perft

FOLDER = Path(__file__).parents[1] / "perft"
COMPILED = os.environ.get("REGNUM_EXPECT_COMPILED") == "1"
MOST = 10_000_000 if COMPILED else golden_data.PERFT_SMALL  # nodes


def lines() -> list[list[str]]:
    """Each line: game, players, options or -, seed, choices made before, depth, nodes."""
    found = []
    for path in sorted(FOLDER.glob("*.txt")):
        for line in path.read_text("utf-8").splitlines():
            if line and not line.startswith("#"):
                found.append([path.stem, *line.split()])
    return [line for line in found if int(line[-1]) <= MOST]  # the rest is left to the compiled run


def options_of(text: str) -> dict[str, str]:
    return dict(pair.split("=") for pair in text.split(",")) if text != "-" else {}


@pytest.mark.parametrize("line", lines(), ids=" ".join)
def test_the_number_of_ways_is_what_it_was(line: list[str]) -> None:
    name, players, options, seed, before, depth, nodes = line
    g = golden_data.position(name, int(players), options_of(options), seed, int(before))
    assert perft(g, int(depth)) == int(nodes)


def test_there_are_positions_of_every_number_of_players() -> None:
    seen = {(line[0], int(line[1])) for line in lines()}
    spec = game("paladins")
    assert seen >= {("paladins", n) for n in range(spec.min_players, spec.max_players + 1)}


def ways(g: State, depth: int) -> list[tuple[int, ...]]:
    """Slow and plain: all sequences of choices."""
    if depth == 0 or not g.legal:
        return [()]
    found = []
    for option in g.legal:
        copy = g.clone()
        play(copy, option)
        found += [(option, *rest) for rest in ways(copy, depth - 1)]
    return found


@pytest.mark.parametrize("depth", [0, 1, 2, 3])
def test_perft_counts_sequences_of_choices(depth: int) -> None:
    g = go_to(start(2), "Turn").state
    found = ways(g, depth)
    assert len(set(found)) == len(found)
    assert perft(g, depth) == len(found)


def test_a_finished_game_counts_once() -> None:
    assert perft(ended().state, 3) == 1
