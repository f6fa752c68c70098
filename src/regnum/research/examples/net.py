"""A small network in numpy: two hidden layers, a value, and a logit for every action that is on offer.

Of some thousand actions only a few are on offer, so logits are made for those alone: `Options` keeps the ids
of a whole batch in one flat array, and where those of each row begin. A softmax over them is a masked one.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[Any]
Params = dict[str, Floats]


class Options:
    """The actions on offer in every row of a batch; no row is without one."""

    def __init__(self, ids: NDArray[np.int64], sizes: NDArray[np.int64]) -> None:
        self.ids = ids
        self.sizes = sizes
        self.starts = np.cumsum(sizes) - sizes
        self.rows = np.repeat(np.arange(len(sizes)), sizes)

    def places(self, picked: NDArray[np.int64]) -> NDArray[np.int64]:
        """Where in `ids` some rows stand, one after another."""
        sizes = self.sizes[picked]
        first = np.repeat(self.starts[picked] - (np.cumsum(sizes) - sizes), sizes)
        found: NDArray[np.int64] = first + np.arange(sizes.sum())
        return found

    def of(self, picked: NDArray[np.int64]) -> "Options":
        return Options(self.ids[self.places(picked)], self.sizes[picked])


def options_of(legal: Sequence[Sequence[int]]) -> Options:
    ids = np.array([one for row in legal for one in row], np.int64)
    return Options(ids, np.array([len(row) for row in legal], np.int64))


def log_softmax(logits: Floats, options: Options) -> Floats:
    """Row by row over what is on offer."""
    high = np.maximum.reduceat(logits, options.starts)
    shifted = logits - high[options.rows]
    total = np.add.reduceat(np.exp(shifted), options.starts)
    found: Floats = shifted - np.log(total)[options.rows]
    return found


class Network:
    """Its parameters, and what they make of observations."""

    def __init__(self, params: Params) -> None:
        self.params = params

    def hidden(self, seen: Floats) -> tuple[Floats, Floats]:
        p = self.params
        first = np.tanh(seen @ p["w1"] + p["b1"])
        return first, np.tanh(first @ p["w2"] + p["b2"])

    def forward(self, seen: Floats, options: Options) -> tuple[Floats, Floats]:
        """The logits of the actions on offer, flat, and the value of every row."""
        _, second = self.hidden(seen)
        return self.heads(second, options)

    def heads(self, second: Floats, options: Options) -> tuple[Floats, Floats]:
        p = self.params
        logits = np.einsum("ij,ij->i", second[options.rows], p["wa"][options.ids]) + p["ba"][options.ids]
        return logits, second @ p["wv"] + p["bv"][0]

    def gradients(self, seen: Floats, options: Options, by_logit: Floats, by_value: Floats) -> Params:
        """The slope of a loss by every parameter, from its slope by logits and values."""
        p = self.params
        first, second = self.hidden(seen)
        found = {name: np.zeros_like(value) for name, value in p.items()}
        np.add.at(found["wa"], options.ids, by_logit[:, None] * second[options.rows])
        np.add.at(found["ba"], options.ids, by_logit)
        found["wv"] = by_value @ second
        found["bv"][0] = by_value.sum()
        back = np.add.reduceat(by_logit[:, None] * p["wa"][options.ids], options.starts, axis=0)
        back = (back + by_value[:, None] * p["wv"]) * (1 - second**2)
        found["w2"], found["b2"] = first.T @ back, back.sum(axis=0)
        back = (back @ p["w2"].T) * (1 - first**2)
        found["w1"], found["b1"] = seen.T @ back, back.sum(axis=0)
        return found


def new_network(inputs: int, hidden: int, actions: int, seed: int, kind: Any = np.float32) -> Network:
    """Small random weights; all actions begin almost equally likely, and every value at 0."""
    random = np.random.default_rng([seed, 0x6E65])

    def drawn(rows: int, columns: int, scale: float) -> Floats:
        made: Floats = random.normal(0, scale / np.sqrt(rows), (rows, columns)).astype(kind)
        return made

    return Network(
        {
            "w1": drawn(inputs, hidden, 1.0),
            "b1": np.zeros(hidden, kind),
            "w2": drawn(hidden, hidden, 1.0),
            "b2": np.zeros(hidden, kind),
            "wa": drawn(actions, hidden, 0.01),
            "ba": np.zeros(actions, kind),
            "wv": np.zeros(hidden, kind),
            "bv": np.zeros(1, kind),
        }
    )


class Adam:
    """Steps along slopes, each parameter with a pace of its own."""

    def __init__(self, params: Params, rate: float) -> None:
        self.rate = rate
        self.first = {name: np.zeros_like(value) for name, value in params.items()}
        self.second = {name: np.zeros_like(value) for name, value in params.items()}
        self.steps = 0

    def step(self, params: Params, slopes: Params, longest: float = 0.5) -> None:
        """One step; a slope that is longer than `longest` is made so long."""
        length = float(np.sqrt(sum(float((one**2).sum()) for one in slopes.values())))
        shorter = min(1.0, longest / (length + 1e-8))
        self.steps += 1
        pace = self.rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            first, second = self.first[name], self.second[name]
            first += 0.1 * (shorter * slope - first)
            second += 0.001 * ((shorter * slope) ** 2 - second)
            params[name] -= (pace * first / (np.sqrt(second) + 1e-8)).astype(params[name].dtype)
