"""`regnum perft`: in how many ways a game can go on, depth by depth."""

import json

from regnum.cli.words import Words
from regnum.kernel.perft import perft
from regnum.library import new_match


def run(game: str, seed: str, depth: int, players: int, components: str, as_json: bool) -> int:
    """Print the number of sequences of 1 to `depth` choices from the start."""
    match = new_match(game, players=players, seed=seed, components=components or None)
    counts: list[int] = []
    words = Words()
    for d in range(1, depth + 1):
        counts.append(perft(match.state, d))
        if not as_json:
            print(words("term-perft", depth=d, nodes=words.figure(counts[-1])), flush=True)
    if as_json:
        found = {"game": game, "seed": seed, "players": players, "depth": depth}
        print(json.dumps({**found, "nodes": counts[-1], "by_depth": counts}))
    return 0
