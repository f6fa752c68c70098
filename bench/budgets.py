"""What thinking costs: games played on and positions looked at in a second, the longest decision, memory.

    .venv/bin/python bench/budgets.py                          compiled: scripts/compiled.py makes it
    .venv/bin/python bench/budgets.py --interpreted --levels knight@2,paladin@2

Two bots of a level play a whole game each. "Longest" is the longest decision of that game; the second one is
time of the processor, which a busy machine changes less. "Grew" is by how much the process was larger at its
largest than after the first ten decisions.
"""

import argparse
import os
import platform
import resource
import sys
import time
from pathlib import Path
from random import Random

ROOT = Path(__file__).resolve().parent.parent
COMPILED = os.environ.get("REGNUM_COMPILED", str(ROOT / "build" / "compiled"))
sys.path.insert(0, str(ROOT / "src") if "--interpreted" in sys.argv else COMPILED)

from regnum.ai.brake import Brake  # noqa: E402
from regnum.ai.evaluate import evaluation_of  # noqa: E402
from regnum.ai.knight import Knight  # noqa: E402
from regnum.ai.levels import bot_of  # noqa: E402
from regnum.ai.paladin import candidates_of, furthest_of, wider  # noqa: E402
from regnum.ai.rollouts import Rollouts  # noqa: E402
from regnum.ai.simple import Search  # noqa: E402
from regnum.kernel import agenda  # noqa: E402
from regnum.kernel.agenda import State  # noqa: E402
from regnum.kernel.match import Match  # noqa: E402
from regnum.kernel.offer import honest_copy  # noqa: E402
from regnum.library import new_match  # noqa: E402

GAMES = ("paladins", "troyes", "gugong")
POSITIONS = 8  # of a game, beginnings of turns, in which it is counted what a second is enough for
WIDEST = 200  # times the knight's width: more than there is time for
SETTLED = 10  # decisions after which everything a bot loads is there
MB = 1024


def honest_of(match: Match) -> State:
    return honest_copy(match.spec, match.state, match.decider, len(match.choices))


def beginnings(game: str) -> list[tuple[Match, State, int]]:
    """Honest copies where a turn begins, spread over a game of knights."""
    match = new_match(game, players=2, seed="budgets")
    judge = evaluation_of(match.spec, match.tables)
    bots = [Knight(seat) for seat in range(2)]
    found: list[tuple[Match, State, int]] = []
    while not match.is_over:
        seat, honest = match.decider, honest_of(match)
        if len(honest.legal) > 2 and judge.begins(honest, seat):
            found.append((match, honest, seat))
        match.submit(seat, bots[seat].choose(match.spec, honest, seat))
    return found[:: max(1, len(found) // POSITIONS)][:POSITIONS]


def in_a_second(game: str, seconds: float) -> tuple[float, float]:
    """Games played on, and positions looked at, in one second of the processor."""
    games = positions = 0
    thinking = searching = 0.0
    for match, honest, seat in beginnings(game):
        judge = evaluation_of(match.spec, match.tables)
        began = time.process_time()
        search = Search(
            match.spec, honest, seat, wider(judge.effort, WIDEST), judge, Random(1), Brake(seconds)
        )
        lines = search.lines(honest)
        searching += time.process_time() - began
        positions += search.nodes
        began = time.process_time()
        rollouts = Rollouts(match.spec, honest, seat, judge, Random(1), Brake(seconds))
        rollouts.best(candidates_of(search.turns, furthest_of(lines)), 1_000_000)
        thinking += time.process_time() - began
        games += rollouts.simulations
    return games / thinking, positions / searching


def largest() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / MB


def whole_game(game: str, entrant: str) -> tuple[int, float, float, float]:
    """Decisions of a game, the longest in seconds of the clock and of the processor, MB that it grew by."""
    level, _, seconds = entrant.partition("@")
    match = new_match(game, players=2, seed="budgets")
    bots = [bot_of(level, seat, float(seconds) if seconds else None) for seat in range(2)]
    longest = worked = before = 0.0
    decisions = 0
    while not match.is_over:
        seat, honest = match.decider, honest_of(match)
        began, busy = time.perf_counter(), time.process_time()
        option = bots[seat].choose(match.spec, honest, seat)
        longest = max(longest, time.perf_counter() - began)
        worked = max(worked, time.process_time() - busy)
        decisions += 1
        if decisions == SETTLED:
            before = largest()
        match.submit(seat, option)
    return decisions, longest, worked, largest() - before


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--interpreted", action="store_true", help="the sources instead of the compiled build"
    )
    parser.add_argument("--levels", default="knight,paladin@0.5,paladin@2", help="who plays the whole games")
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--seconds", type=float, default=0.5, help="for every position that is counted")
    asked = parser.parse_args()
    kind = "interpreted" if str(agenda.__file__).endswith(".py") else "compiled"
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, rules: {kind}\n")
    print("| game | games played on a second | positions a second |\n|---|--:|--:|")
    for game in asked.games.split(","):
        simulations, positions = in_a_second(game, asked.seconds)
        print(f"| {game} | {simulations:,.0f} | {positions:,.0f} |", flush=True)
    print(
        "\n| game | level | decisions | longest ms | of the processor | grew MB |\n|---|---|--:|--:|--:|--:|"
    )
    for entrant in asked.levels.split(","):
        for game in asked.games.split(","):
            decisions, longest, worked, grew = whole_game(game, entrant)
            times = f"{1000 * longest:,.0f} | {1000 * worked:,.0f}"
            print(f"| {game} | {entrant} | {decisions} | {times} | {grew:.1f} |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
