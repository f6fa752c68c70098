"""PettingZoo: every seat an agent, one after another (AEC).

The observation of an agent is a dict of `observation` and `action_mask`, as PettingZoo's own games have it.
All rewards come at the end. An action outside the mask raises IllegalAction, and nothing has changed.
"""

import sys
from typing import Any

import numpy as np
from gymnasium.spaces import Dict, Space
from numpy.typing import NDArray
from pettingzoo import AECEnv

from regnum.research.adapters.picture import pictured
from regnum.research.adapters.spaces import Actions, mask_space, vector_space
from regnum.research.env import Env, action_of
from regnum.research.settings import seed_of

VERSION = 0  # of the environments: grows with every change of what an agent sees or may do

Observation = dict[str, NDArray[Any]]
VECTOR, MASK = np.dtype(np.int16), np.dtype(np.int8)  # made once: every step asks
frombuffer = np.frombuffer


class RegnumAEC(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """A game of Regnum as an AEC environment, called `paladins_v0` and so on."""

    def __init__(self, env: Env, seed: object = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.env = env
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{env.game}_v{VERSION}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(env.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = Dict({"observation": vector_space(env), "action_mask": mask_space(env)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: Actions(env.actions.size) for agent in self.possible_agents}
        self._seed = seed_of(seed)
        self._games = 0  # since the seed was given

    def observation_space(self, agent: str) -> Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed it is the next one after the last seed that was given."""
        if seed is not None:
            self._seed, self._games = seed_of(seed), 0
        self.env.reset(self._seed if self._games == 0 else f"{self._seed}/{self._games}")
        self._games += 1
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._play = self.env.play
        self.agent_selection = agents[self._play.decider]

    def observe(self, agent: str) -> Observation:
        seen, mask = self._play.seen(self.seats[agent])
        return {"observation": frombuffer(seen, VECTOR), "action_mask": frombuffer(mask, MASK)}

    def step(self, action: Any) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        play = self._play
        play.step(action if type(action) is int else action_of(play, action))
        decider = play.decider
        if decider >= 0:
            self.agent_selection = self.possible_agents[decider]
        else:
            self._end()
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """The game is over: rewards, and every agent is done."""
        for agent, worth in zip(self.possible_agents, self.env.returns(), strict=False):
            self.rewards[agent] = worth
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The position as the agent that is asked may see it."""
        if self.render_mode is None:
            return None
        text = pictured(self.env, self.seats[self.agent_selection])
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text)
        return None

    def close(self) -> None:
        """Nothing is held that would have to be closed."""
