"""What a choice costs in the rules alone: no server, no storage, no line. The floor of bench/load.py.

    python -m bench.floor [--games paladins,troyes,gugong] [--deals 6] [--looks 2.2]

Random games of two, each decision with what the page asks the server for: the described choices, as many
previews as people look at (bench/web.py), and the choice itself. Views, words, storage, JSON and sockets are
left out. A goal of the server that asks for less than this cannot be reached with these rules.
PYTHONPATH=build/compiled measures them compiled. Processor time, so that a busy machine does not matter much.
"""

import argparse
import random
import sys
import time
from collections import Counter

from regnum import new_match
from regnum.kernel.foresight import Foresight
from regnum.kernel.match import Match
from regnum.kernel.offer import choices


def timed(spent: Counter[str], what: str, began: int) -> None:
    spent[what] += time.process_time_ns() - began


def one_choice(match: Match, rng: random.Random, looks: float, spent: Counter[str]) -> None:
    """Offer, look and choose, once."""
    seat = match.decider
    began = time.process_time_ns()
    choices(match.state)
    timed(spent, "choices", began)
    began = time.process_time_ns()
    foresight = Foresight(match.spec, match.state, seat, is_brief=True)
    count = int(looks) + (rng.random() < looks % 1)
    for option in {rng.choice(foresight.options) for _ in range(count)}:
        foresight.look(option)
    timed(spent, "previews", began)
    option = rng.choice(match.state.legal)
    began = time.process_time_ns()
    match.submit(seat, option)
    timed(spent, "carrying out", began)
    spent["made"] += 1


def measure(game: str, deals: int, looks: float) -> Counter[str]:
    """Nanoseconds by what they went into, and how many choices were made."""
    spent: Counter[str] = Counter()
    rng = random.Random(3)
    for deal in range(deals):
        match = new_match(game, players=2, seed=str(deal))
        while not match.is_over:
            one_choice(match, rng, looks, spent)
    return spent


def main() -> int:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", default="paladins,troyes,gugong")
    parser.add_argument("--deals", type=int, default=6)
    parser.add_argument("--looks", type=float, default=2.2)
    asked = parser.parse_args()
    parts = ("choices", "previews", "carrying out")
    print(f"| ms of processor a choice | {' | '.join(parts)} | together |")
    print("|---" * (len(parts) + 2) + "|")
    for game in asked.games.split(","):
        spent = measure(game, asked.deals, asked.looks)
        cells = [spent[part] / spent["made"] / 1e6 for part in parts]
        print(f"| {game} | {' | '.join(f'{cell:.3f}' for cell in cells)} | {sum(cells):.3f} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
