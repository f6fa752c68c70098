"""PPO: games of a policy against itself, and steps that make what went well more likely."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from regnum.research.core.play import Play, Table
from regnum.research.core.returns import MARGIN, returns_of
from regnum.research.examples.net import Adam, Floats, Network, Options, Params, log_softmax, options_of

LARGEST = 5.0  # standard deviations an input may be off


@dataclass(frozen=True)
class Settings:
    """What training is like."""

    games: int = 64  # per round of training
    hidden: int = 128
    rate: float = 1e-3
    epochs: int = 3
    batch: int = 1024  # decisions per step
    clip: float = 0.2
    trace: float = 0.95  # lambda of the advantages; nothing is discounted
    value: float = 0.5  # what the loss of values counts
    entropy: float = 0.01
    scale: float = 20.0  # points of margin that are worth 1
    most: float = 2.0  # a margin is worth


@dataclass
class Games:
    """Decisions of some games, whoever made them."""

    seen: NDArray[np.int16]
    options: Options
    taken: NDArray[np.int64]  # which of `options.ids`
    logs: Floats  # the log of how likely it was
    values: Floats
    targets: Floats  # what a value should have been
    advantages: Floats


class Eyes:
    """Observations as inputs of a network: every number less its mean, by its deviation."""

    def __init__(self, mean: Floats, deviation: Floats) -> None:
        self.mean = mean
        self.deviation = deviation

    def __call__(self, seen: NDArray[np.int16]) -> Floats:
        given = (seen.astype(np.float32) - self.mean) / self.deviation
        clipped: Floats = np.clip(given, -LARGEST, LARGEST)
        return clipped


def eyes_of(seen: NDArray[np.int16]) -> Eyes:
    """From a sample of observations; what never changed in it is left as it is."""
    mean, deviation = seen.mean(axis=0), seen.std(axis=0)
    return Eyes(mean.astype(np.float32), np.where(deviation > 0, deviation, 1).astype(np.float32))


def chosen(logits: Floats, options: Options, random: np.random.Generator | None) -> NDArray[np.int64]:
    """One of what is on offer for each row: by its probability, or the likeliest without chance."""
    worth = logits if random is None else logits + random.gumbel(size=len(logits))
    pairs = zip(options.starts.tolist(), options.sizes.tolist(), strict=True)
    return np.array([start + int(np.argmax(worth[start : start + size])) for start, size in pairs], np.int64)


def observed(plays: Sequence[Play]) -> NDArray[np.int16]:
    return np.stack([np.frombuffer(play.observe(play.decider), np.int16) for play in plays])


def self_play(
    table: Table, net: Network, eyes: Eyes, seeds: Sequence[str], settings: Settings, seed: Sequence[int]
) -> Games:
    """Games to their end, all seats played by the network, side by side."""
    random = np.random.default_rng(seed)
    plays = [table.start(one) for one in seeds]
    whose: list[tuple[int, int]] = []  # game and seat of every decision
    seen: list[NDArray[np.int16]] = []
    legal: list[list[int]] = []
    logs: list[Floats] = []
    values: list[Floats] = []
    places: list[NDArray[np.int64]] = []
    while under_way := [n for n, play in enumerate(plays) if play.decider >= 0]:
        now = [plays[n] for n in under_way]
        offered = [play.legal() for play in now]
        options = options_of(offered)
        seen.append(observed(now))
        logits, value = net.forward(eyes(seen[-1]), options)
        taken = chosen(logits, options, random)
        logs.append(log_softmax(logits, options)[taken])
        values.append(value)
        places.append(taken - options.starts)
        legal += offered
        for n, play, action in zip(under_way, now, options.ids[taken].tolist(), strict=True):
            whose.append((n, play.decider))
            play.step(action)
    worth = [worth_of(table, play, settings) for play in plays]
    every = options_of(legal)
    kept = np.concatenate(values)
    targets, advantages = judged(whose, kept, worth, settings.trace)
    taken = every.starts + np.concatenate(places)
    return Games(np.concatenate(seen), every, taken, np.concatenate(logs), kept, targets, advantages)


def worth_of(table: Table, play: Play, settings: Settings) -> list[float]:
    """What the end of a game is worth to every seat: its margin, within bounds."""
    margins = returns_of(table.spec.outcome(play.g), MARGIN)
    return [max(-settings.most, min(settings.most, margin / settings.scale)) for margin in margins]


def judged(
    whose: Sequence[tuple[int, int]], values: Floats, worth: Sequence[Sequence[float]], trace: float
) -> tuple[Floats, Floats]:
    """Targets of values, and advantages: how much better than expected it went on, soon counting more."""
    following: dict[tuple[int, int], tuple[float, float]] = {}  # value and advantage of the next decision
    advantages = np.zeros(len(values), np.float32)
    for at in range(len(values) - 1, -1, -1):
        game, seat = one = whose[at]
        value, later = following.get(one, (worth[game][seat], 0.0))
        advantages[at] = value - float(values[at]) + trace * later
        following[one] = float(values[at]), float(advantages[at])
    return values + advantages, advantages


# --- steps ----------------------------------------------------------------------------------------------


def loss_and_slopes(
    net: Network, seen: Floats, options: Options, games: Games, rows: NDArray[np.int64], settings: Settings
) -> tuple[float, Params]:
    """PPO's loss on some decisions, and its slope by every parameter."""
    s = settings
    count = len(rows)
    logits, values = net.forward(seen, options)
    logs = log_softmax(logits, options)
    chances = np.exp(logs)
    taken = options.starts + games.taken[rows] - games.options.starts[rows]
    gain = games.advantages[rows]
    ratio = np.exp(logs[taken] - games.logs[rows])
    clipped = np.clip(ratio, 1 - s.clip, 1 + s.clip)
    free = ratio * gain <= clipped * gain  # elsewhere the clipped one counts, which does not move
    unsure = -np.add.reduceat(chances * logs, options.starts)
    off = values - games.targets[rows]
    loss = (-np.minimum(ratio * gain, clipped * gain) + s.value * 0.5 * off**2 - s.entropy * unsure).mean()
    by_log = np.where(free, -ratio * gain, 0) / count
    by_logit = -chances * by_log[options.rows]
    by_logit[taken] += by_log
    by_logit += s.entropy / count * chances * (logs + unsure[options.rows])
    slopes = net.gradients(
        seen, options, by_logit.astype(seen.dtype), (s.value * off / count).astype(seen.dtype)
    )
    return float(loss), slopes


def improve(
    net: Network, adam: Adam, eyes: Eyes, games: Games, settings: Settings, seed: Sequence[int]
) -> float:
    """Some passes over all decisions; returns the mean loss of the last one."""
    random = np.random.default_rng(seed)
    gains = games.advantages
    games.advantages = (gains - gains.mean()) / (gains.std() + 1e-6)
    inputs = eyes(games.seen)
    losses: list[float] = []
    for _ in range(settings.epochs):
        order = random.permutation(len(gains))
        losses = []
        for rows in np.array_split(order, max(1, len(order) // settings.batch)):
            loss, slopes = loss_and_slopes(net, inputs[rows], games.options.of(rows), games, rows, settings)
            adam.step(net.params, slopes)
            losses.append(loss)
    return float(np.mean(losses))
