"""Gymnasium: one seat, against bots or, alone, against the official automa.

The observation is the vector; the mask is `info["action_mask"]`, and `action_masks()` for libraries that ask
for it. The reward comes at the end. An action outside the mask raises IllegalAction, and nothing has changed.
"""

import sys
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from regnum.ai.levels import LEVELS, bot_of
from regnum.ai.player import Bot
from regnum.kernel.offer import honest_copy
from regnum.research.adapters.picture import pictured
from regnum.research.adapters.spaces import Actions, vector_space
from regnum.research.env import Env
from regnum.research.settings import wrong

Vector = NDArray[np.int16]
LARGEST_SEED = 2**31 - 1


class RegnumGym(gymnasium.Env[Any, Any]):
    """A game of Regnum for one learner."""

    metadata = {"render_modes": ["human", "ansi"]}  # noqa: RUF012 (Gymnasium's own way)

    def __init__(
        self, env: Env, opponents: str | list[str], seat: int | None, render_mode: str | None
    ) -> None:
        if seat is not None and not 0 <= seat < env.players:
            raise wrong("seat", seat, [str(known) for known in range(env.players)])
        self.env = env
        self.levels = levels_of(opponents, env.players - 1)
        self.render_mode = render_mode
        self.observation_space = vector_space(env)
        self.action_space = Actions(env.actions.size, self.action_masks, self._opening)
        self.wanted_seat = seat
        self.seat = seat or 0
        self.bots: dict[int, Bot] = {}
        self._steps = 0  # the learner has made in this game
        self._first: str | None = env.seed  # the seed it was made with, for the first game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        """A new game up to the learner's first choice."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(LARGEST_SEED))
        game = str(drawn) if self._first is None or seed is not None else self._first
        self._first = None
        self.env.reset(game)
        if self.wanted_seat is None:
            self.seat = int(self.np_random.integers(self.env.players))
        others = [who for who in range(self.env.players) if who != self.seat]
        self.bots = {who: bot_of(level, drawn) for who, level in zip(others, self.levels, strict=True)}
        self._steps = 0
        self._others()
        return self._seen(), self._info()

    def step(self, action: int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """The learner's choice, and all the others make until it is asked again."""
        self.env.step(action)
        self._steps += 1
        self._others()
        over = self.env.is_over
        reward = self.env.returns()[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.int8]:
        """1 for every action on offer to the learner."""
        return self.env.mask()

    def _opening(self, seed: int) -> NDArray[np.int8] | None:
        """What is on offer when the game of a seed starts; None while one starts, which may be meant."""
        if self._steps == 0:
            return None
        other = RegnumGym(self.env.clone(), self.levels, self.wanted_seat, None)
        return np.asarray(other.reset(seed=seed)[1]["action_mask"])

    def render(self) -> str | None:
        """The position as the learner may see it."""
        if self.render_mode is None:
            return None
        text = pictured(self.env, self.seat)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def _others(self) -> None:
        """Bots play, each from an honest copy, until the learner is asked."""
        play, spec = self.env.play, self.env.table.spec
        while play.decider not in (self.seat, -1):
            who = play.decider
            honest = honest_copy(spec, play.g, who, len(play.choices))
            play.play(self.bots[who].choose(spec, honest, who))

    def _seen(self) -> Vector:
        return self.env.observe(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.env.mask(), "seat": self.seat, "game_seed": self.env.seed}


def levels_of(opponents: str | list[str], count: int) -> list[str]:
    """A level for each of the other seats; raises BadSetting."""
    levels = [opponents] * count if isinstance(opponents, str) else list(opponents)
    if len(levels) != count or any(level not in LEVELS for level in levels):
        raise wrong("opponents", opponents, list(LEVELS))
    return levels
