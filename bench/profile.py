"""Where the time of a game goes: per kind of frame, what its options and its resolving cost.

    python -m bench.profile --game paladins --players 4

With PYTHONPATH=build/compiled it shows the compiled rules. The clock itself is measured first and
taken off. What remains still holds the call from interpreted code and what the clock does to the
processor's caches, so read the shares; the microseconds are too high, most of all compiled.
"""

import argparse
import random
import sys
import time

from bench.selfplay import build_in_use

from regnum.games import game
from regnum.kernel.agenda import State, options_of, resolve
from regnum.kernel.record import new_game
from regnum.kernel.spec import GameSpec
from regnum.library import tables_for

CLOCK_READINGS = 20_000


class Cost:
    """What one kind of frame has cost so far, in nanoseconds."""

    def __init__(self) -> None:
        self.frames = 0  # times its options were listed
        self.choices = 0  # times there were two or more
        self.offered = 0  # options listed in all
        self.options = 0
        self.resolve = 0

    def total(self) -> int:
        return self.options + self.resolve


def clock_cost() -> int:
    """What reading the clock twice in a row shows although nothing happened."""
    gaps: list[int] = []
    for _ in range(CLOCK_READINGS):
        started = time.thread_time_ns()
        gaps.append(time.thread_time_ns() - started)
    return sorted(gaps)[len(gaps) // 2]


def profile_game(g: State, seed: int, clock: int, costs: dict[str, Cost]) -> None:
    """Play one game as `agenda.settle` does, with the clock around both halves of every frame."""
    choose = random.Random(seed).choice
    now = time.thread_time_ns
    while g.agenda:
        frame = g.agenda[-1]
        cost = costs.setdefault(type(frame).__name__, Cost())
        started = now()
        legal = options_of(g, frame)
        cost.options += now() - started - clock
        cost.frames += 1
        cost.offered += len(legal)
        cost.choices += len(legal) > 1
        option = choose(legal) if len(legal) > 1 else legal[0]
        g.agenda.pop()
        started = now()
        resolve(g, frame, option)
        cost.resolve += now() - started - clock


def profile(spec: GameSpec, players: int, games: int) -> dict[str, Cost]:
    costs: dict[str, Cost] = {}
    clock = clock_cost()
    tables = tables_for(spec.id)
    for seed in range(games):
        # new_game stops at the first decision, whose options are then listed once more: no matter.
        profile_game(new_game(spec, tables, players, {}, str(seed)), seed, clock, costs)
    return costs


def show(costs: dict[str, Cost], games: int) -> None:
    total = sum(cost.total() for cost in costs.values())
    head = ("frame", "share %", "per game", "choices", "options", "options µs", "resolve µs")
    print("{:<18}{:>9}{:>10}{:>9}{:>9}{:>12}{:>12}".format(*head))
    for name, cost in sorted(costs.items(), key=lambda item: -item[1].total()):
        print(
            f"{name:<18}{100 * cost.total() / total:>9.1f}{cost.frames / games:>10.1f}"
            f"{cost.choices / games:>9.1f}{cost.offered / cost.frames:>9.1f}"
            f"{cost.options / cost.frames / 1000:>12.2f}{cost.resolve / cost.frames / 1000:>12.2f}"
        )
    listed = sum(cost.options for cost in costs.values())
    print(f"listing options {100 * listed / total:.0f} %, resolving {100 - 100 * listed / total:.0f} %")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.profile", description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="paladins")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=50)
    chosen = parser.parse_args()
    print(f"{chosen.game}, {chosen.players} players, {chosen.games} games, {build_in_use()}")
    show(profile(game(chosen.game), chosen.players, chosen.games), chosen.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
