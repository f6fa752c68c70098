"""Learn a game from nothing, by PPO against itself, in numpy; measured against a bot on deals of its own.

    python -m regnum.research.examples.ppo gugong --minutes 15 --out ppo-gugong

The folder keeps the network (net.npz) and the curve (curve.csv); the same command goes on from there. The
same seed gives the same games and the same curve on the same numpy, however often it was stopped.
"""

import argparse
import csv
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np

from regnum.ai.arena.figures import mean_of, rate_of
from regnum.ai.levels import bot_of
from regnum.kernel.messages import Msg, raw
from regnum.kernel.offer import honest_copy
from regnum.research.core.errors import BadInput, ResearchError
from regnum.research.core.play import Table
from regnum.research.core.returns import MARGIN, WIN, returns_of
from regnum.research.examples.learning import Eyes, Settings, chosen, eyes_of, improve, observed, self_play
from regnum.research.examples.net import Adam, Network, new_network, options_of
from regnum.research.settings import table_of

NET, CURVE = "net.npz", "curve.csv"


@dataclass
class Measured:
    """One line of the curve."""

    rounds: int
    games: int
    decisions: int
    cpu_seconds: float
    opponent: str
    tested: int  # games
    win: float  # share, a shared win shared
    win_low: float
    win_high: float
    margin: float
    margin_low: float
    margin_high: float


@dataclass
class Learner:
    """All that training goes on from."""

    table: Table
    settings: Settings
    seed: int
    net: Network
    adam: Adam
    eyes: Eyes
    rounds: int = 0
    decisions: int = 0
    cpu_seconds: float = 0.0

    def round(self) -> float:
        """Games against itself, then steps; returns the loss."""
        began = time.process_time()
        s, n = self.settings, self.rounds
        seeds = [f"ppo/{self.seed}/{n}/{game}" for game in range(s.games)]
        games = self_play(self.table, self.net, self.eyes, seeds, s, [self.seed, n, 0])
        loss = improve(self.net, self.adam, self.eyes, games, s, [self.seed, n, 1])
        self.rounds += 1
        self.decisions += len(games.taken)
        self.cpu_seconds += time.process_time() - began
        return loss


def new_learner(table: Table, seed: int, settings: Settings) -> Learner:
    """One that knows nothing. Its eyes are made from games in which everything is tried alike."""
    net = new_network(table.layout.size, settings.hidden, table.actions.size, seed)
    blind = Eyes(np.zeros(table.layout.size, np.float32), np.full(table.layout.size, 1e9, np.float32))
    seeds = [f"ppo/{seed}/first/{game}" for game in range(settings.games)]
    first = self_play(table, net, blind, seeds, settings, [seed, 2])
    return Learner(table, settings, seed, net, Adam(net.params, settings.rate), eyes_of(first.seen))


# --- measuring ------------------------------------------------------------------------------------------


def measure(learner: Learner, opponent: str, deals: int) -> Measured:
    """Every deal in every seat against bots, always the likeliest action; deals of training are others."""
    table = learner.table
    margins: list[float] = []
    wins = 0.0
    for deal in range(deals):
        for seat in range(table.players):
            outcome = tested(learner, opponent, deal, seat)
            wins += returns_of(outcome, WIN)[seat]
            margins.append(returns_of(outcome, MARGIN)[seat])
    won, ahead = rate_of(wins, len(margins)), mean_of(margins)
    made = (learner.rounds, learner.rounds * learner.settings.games, learner.decisions)
    figures = (won.mean, won.low, won.high, ahead.mean, ahead.low, ahead.high)
    return Measured(
        *made, round(learner.cpu_seconds, 1), opponent, len(margins), *(round(x, 4) for x in figures)
    )


def tested(learner: Learner, opponent: str, deal: int, seat: int) -> Any:
    """The outcome of one game of the network against bots."""
    table = learner.table
    play = table.start(f"test/{deal}")
    bots = [bot_of(opponent, crc32(f"{deal}/{seat}/{who}".encode())) for who in range(table.players)]
    while (who := play.decider) >= 0:
        if who == seat:
            options = options_of([play.legal()])
            logits, _ = learner.net.forward(learner.eyes(observed([play])), options)
            play.step(int(options.ids[chosen(logits, options, None)[0]]))
        else:
            honest = honest_copy(table.spec, play.g, who, len(play.choices))
            play.play(bots[who].choose(table.spec, honest, who))
    return table.spec.outcome(play.g)


# --- files ----------------------------------------------------------------------------------------------


def write(learner: Learner, path: Path) -> None:
    """All of it, so that the same games follow; never half a file."""
    about = [learner.seed, learner.rounds, learner.decisions, learner.adam.steps]
    arrays: dict[str, Any] = {f"net.{name}": value for name, value in learner.net.params.items()}
    arrays |= {f"first.{name}": value for name, value in learner.adam.first.items()}
    arrays |= {f"second.{name}": value for name, value in learner.adam.second.items()}
    arrays |= {"mean": learner.eyes.mean, "deviation": learner.eyes.deviation}
    arrays |= {"about": np.array(about), "cpu_seconds": np.array(learner.cpu_seconds)}
    arrays |= {"fits": np.array(fits(learner.table)), "settings": np.array(str(asdict(learner.settings)))}
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez(file, **arrays)
    part.replace(path)


def fits(table: Table) -> list[str]:
    """What a network is for."""
    return [table.layout.version, table.actions.version, str(table.players), str(table.seats)]


def read(path: Path, table: Table, settings: Settings) -> Learner:
    """A learner to go on with; raises BadInput for a file that is none of this game and settings."""
    try:
        with path.open("rb") as stream, np.load(stream, allow_pickle=False) as found:
            if found["fits"].tolist() != fits(table) or str(found["settings"]) != str(asdict(settings)):
                raise ValueError
            net = Network({name[4:]: found[name] for name in found.files if name.startswith("net.")})
            adam = Adam(net.params, settings.rate)
            adam.first = {name: found[f"first.{name}"] for name in net.params}
            adam.second = {name: found[f"second.{name}"] for name in net.params}
            seed, rounds, decisions, adam.steps = found["about"].tolist()
            eyes = Eyes(found["mean"], found["deviation"])
            spent = float(found["cpu_seconds"])
    except (ValueError, KeyError, OSError, EOFError, AttributeError):
        raise BadInput(Msg("error-research-file", {"file": raw(str(path))})) from None
    return Learner(table, settings, seed, net, adam, eyes, rounds, decisions, spent)


def add_line(path: Path, line: Measured) -> None:
    told = asdict(line)
    is_new = not path.exists()
    with path.open("a", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(told), lineterminator="\n")
        if is_new:
            writer.writeheader()
        writer.writerow(told)


# --- the command ----------------------------------------------------------------------------------------


def trained(learner: Learner, minutes: float, rounds: int, every: int) -> Iterator[Learner]:
    """Rounds until time or rounds are up; the learner every so many rounds, and at the end."""
    until = time.monotonic() + 60 * minutes
    while learner.rounds < rounds and time.monotonic() < until:
        learner.round()
        if learner.rounds % every == 0:
            yield learner
    if learner.rounds % every:
        yield learner


def shown(line: Measured) -> str:
    return (
        f"{line.rounds:6} {line.games:8} {line.decisions:10} {line.cpu_seconds:9.1f}  {line.opponent:8}"
        f" {line.win:6.3f} ({line.win_low:.3f} to {line.win_high:.3f})"
        f" {line.margin:7.2f} ({line.margin_low:.2f} to {line.margin_high:.2f})\n"
    )


def arguments_from(given: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m regnum.research.examples.ppo", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--rounds", type=int, default=1_000_000)
    parser.add_argument("--games", type=int, default=Settings.games, help="of a round")
    parser.add_argument("--every", type=int, default=25, help="rounds between two lines of the curve")
    parser.add_argument("--deals", type=int, default=100, help="of a measurement, each in every seat")
    parser.add_argument("--opponents", default="random,squire", help="levels it is measured against")
    parser.add_argument("--out", type=Path, required=True)
    return parser.parse_args(given)


def main(given: Sequence[str]) -> int:
    a = arguments_from(given)
    settings = Settings(games=a.games)
    try:
        table = table_of(a.game, a.players, {})
        a.out.mkdir(parents=True, exist_ok=True)
        is_known = (a.out / NET).exists()
        learner = read(a.out / NET, table, settings) if is_known else new_learner(table, a.seed, settings)
    except ResearchError as error:
        sys.stderr.write(f"{error}\n")
        return 2
    if not is_known:
        note(learner, a)
    for _ in trained(learner, a.minutes, a.rounds, a.every):
        write(learner, a.out / NET)
        note(learner, a)
    return 0


def note(learner: Learner, arguments: argparse.Namespace) -> None:
    """A line of the curve for every opponent."""
    for opponent in arguments.opponents.split(","):
        line = measure(learner, opponent, arguments.deals)
        add_line(arguments.out / CURVE, line)
        sys.stdout.write(shown(line))
        sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
