"""What could still be won: late positions against an automa, finished by bots that think longer and longer.

    .venv/bin/python bench/ceiling.py gugong --deals 8 --left 0.25 --seconds 0.5,4

A knight plays every deal; the same game is then taken up where a share of its decisions is left and finished
by others. What the longest search wins over the knight there is what better play of the end is worth; what
remains was decided before. Budgets are seconds of a clock: leave the machine alone meanwhile.
"""

import argparse
import os
import sys
from pathlib import Path
from statistics import mean

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, os.environ.get("REGNUM_COMPILED", str(ROOT / "build" / "compiled")))

from regnum.ai.arena.entrants import read_entrant  # noqa: E402
from regnum.kernel.match import Match  # noqa: E402
from regnum.kernel.offer import honest_copy  # noqa: E402
from regnum.library import new_match  # noqa: E402

HARDEST = {"paladins": {"difficulty": "hard"}, "troyes": {}, "gugong": {"difficulty": "hard"}}


def finish(match: Match, name: str, seed: int) -> int:
    """Let a bot finish a game alone; points ahead of the automa."""
    bot = read_entrant(name).bot(seed)
    while not match.is_over:
        honest = honest_copy(match.spec, match.state, 0, len(match.choices))
        match.submit(0, bot.choose(match.spec, honest, 0))
    totals = match.spec.outcome(match.state).totals
    return totals[0] - totals[1]


def dealt(game: str, number: int, choices: list[int]) -> Match:
    """A deal, and what was chosen so far."""
    match = new_match(game, players=1, seed=f"ceiling-{number}", options=HARDEST[game])
    for choice in choices:
        match.submit(0, choice)
    return match


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=list(HARDEST))
    parser.add_argument("--deals", type=int, default=8)
    parser.add_argument("--left", type=float, default=0.25, help="the share of the decisions that is left")
    parser.add_argument("--seconds", default="0.5,4", help="how long the others think")
    asked = parser.parse_args()
    others = [f"paladin@{seconds}" for seconds in asked.seconds.split(",")]
    ahead: dict[str, list[int]] = {name: [] for name in ("knight", *others)}
    for number in range(asked.deals):
        first = dealt(asked.game, number, [])
        ahead["knight"].append(finish(first, "knight", number))
        kept = list(first.choices)
        kept = kept[: len(kept) - round(len(kept) * asked.left)]
        for name in others:
            ahead[name].append(finish(dealt(asked.game, number, kept), name, number))
        print(number, {name: margins[-1] for name, margins in ahead.items()}, flush=True)
    print(f"{asked.game}, {asked.deals} deals, the last {asked.left:.0%} of the decisions")
    for name, margins in ahead.items():
        print(f"{name:12} ahead {mean(margins):6.1f}, won {sum(margin > 0 for margin in margins)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
