"""Two bots from the same late position, in both seatings: how far the first is ahead.

    .venv/bin/python bench/late_pairs.py paladins paladin@48n knight --round 3 --pairs 12

Knights play the rounds before. Both games of a pair begin with the same position, so far fewer of them tell
as much as whole games, and budgets that are counts (48n) do not depend on what else the machine does.
"""

import argparse
import os
import sys
from pathlib import Path
from statistics import mean, stdev

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, os.environ.get("REGNUM_COMPILED", str(ROOT / "build" / "compiled")))

from regnum.ai.arena.entrants import read_entrant  # noqa: E402
from regnum.ai.player import Bot  # noqa: E402
from regnum.kernel.match import Match  # noqa: E402
from regnum.kernel.offer import honest_copy  # noqa: E402
from regnum.library import new_match  # noqa: E402


def go_on(match: Match, bots: list[Bot], until: int | None = None) -> None:
    """Play to the beginning of a round, or to the end."""
    while not match.is_over and (until is None or match.spec.period(match.state) < until):
        seat = match.decider
        honest = honest_copy(match.spec, match.state, seat, len(match.choices))
        match.submit(seat, bots[seat].choose(match.spec, honest, seat))


def pair(game: str, names: list[str], number: int, until: int) -> float:
    """Points by which the first is ahead, in the mean of both seatings."""
    first = new_match(game, players=2, seed=f"late-{number}")
    go_on(first, [read_entrant("knight").bot(seat) for seat in range(2)], until)
    ahead: list[int] = []
    for own in range(2):
        match = new_match(game, players=2, seed=f"late-{number}")
        for choice in first.choices:
            match.submit(match.decider, choice)
        seated = names if own == 0 else names[::-1]
        go_on(match, [read_entrant(name).bot(2 * number + seat) for seat, name in enumerate(seated)])
        totals = match.spec.outcome(match.state).totals
        ahead.append(totals[own] - totals[1 - own])
    return mean(ahead)


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("names", nargs=2, help="two entrants, as the arena names them")
    parser.add_argument("--round", type=int, default=3, help="the round that they begin with")
    parser.add_argument("--pairs", type=int, default=12)
    asked = parser.parse_args()
    ahead: list[float] = []
    for number in range(asked.pairs):
        ahead.append(pair(asked.game, asked.names, number, asked.round))
        spread = 1.96 * stdev(ahead) / len(ahead) ** 0.5 if number else 0.0
        print(f"{number + 1}: {ahead[-1]:+.1f}; mean {mean(ahead):+.2f}, 1.96 SE {spread:.2f}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
