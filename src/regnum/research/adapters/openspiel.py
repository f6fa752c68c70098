"""OpenSpiel: `regnum_paladins`, `regnum_troyes` and `regnum_gugong`, games in Python.

Chance is explicit: whenever an action makes the game draw, and at the start, there is a chance node with
`CHANCES` equally likely outcomes. An outcome is no card: it becomes the key of the generator from which all
draws of this action come, so there are as many deals as sequences of outcomes. Histories replay.
"""

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import numpy as np
import pyspiel

from regnum.games import GAMES
from regnum.research import pickling
from regnum.research.core.play import OVER, Play, Table
from regnum.research.core.returns import MARGIN, returns_of
from regnum.research.settings import measure_of, table_of, written

CHANCES = 256  # outcomes of a chance node
DEALING = 3  # chance nodes before the first choice: 256 ** 3 deals
LONGEST = 4096  # no game of ours comes near: actions and chance nodes
BEST = 1000.0  # no margin comes near
SEEDS = 1 << 31


def options_of(name: str) -> dict[str, str]:
    """All options of a game as parameters; empty is the usual value."""
    return {option.name: "" for option in GAMES[name].options}


def type_of(name: str) -> pyspiel.GameType:
    spec = GAMES[name]
    return pyspiel.GameType(
        short_name=f"regnum_{name}",
        long_name=f"Regnum: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=spec.max_players,
        min_num_players=spec.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "returns": "rank", **options_of(name)},
    )


class RegnumGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Regnum with its players and options."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {"players": 2, "returns": "rank", **(params or {})}
        options = {key: value for key, value in given.items() if key not in ("players", "returns") and value}
        self.table: Table = table_of(self.name, int(given["players"]), options)
        self.measure = measure_of(str(given["returns"]))
        most = BEST if self.measure == MARGIN else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions.size,
            max_chance_outcomes=CHANCES,
            num_players=self.table.players,
            min_utility=-most,
            max_utility=most,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(self.name), info, params or {})

    def new_initial_state(self) -> "RegnumState":
        return RegnumState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "RegnumObserver":
        return RegnumObserver(self.table)


class RegnumState(pyspiel.State):  # type: ignore[misc]
    """A position, or a chance node before one."""

    def __init__(self, game: RegnumGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.measure = game.measure
        self.key = b""  # all outcomes so far
        self.dealing = DEALING  # chance nodes left before the game begins
        self.waiting: int | None = None  # the action that made the game draw
        self.play: Play | None = None

    # --- the tree -----------------------------------------------------------------------------

    def current_player(self) -> int:
        if self.play is None or self.waiting is not None:
            return int(pyspiel.PlayerId.CHANCE)
        decider = self.play.decider
        return int(pyspiel.PlayerId.TERMINAL) if decider == OVER else decider

    def is_terminal(self) -> bool:
        return self.current_player() == int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.play.legal()) if self.play is not None and player == self.play.decider else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / CHANCES) for outcome in range(CHANCES)]

    def _apply_action(self, action: int) -> None:
        if self.play is None or self.waiting is not None:
            self._fall(action)
            return
        tried = self.play.clone()
        tried.step(action)
        if tried.g.draws == self.play.g.draws:
            self.play = tried
        else:
            self.waiting = action

    def _fall(self, outcome: int) -> None:
        """Chance has spoken."""
        self.key = sha256(self.key + bytes([outcome])).digest()
        if self.play is None:
            self.dealing -= 1
            if self.dealing == 0:
                self.play = self.table.start(self.key.hex())
            return
        assert self.waiting is not None
        self.play = self.play.clone()
        self.play.rekey(self.key)
        self.play.step(self.waiting)
        self.waiting = None

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        if self.play is not None and action in self.play.legal():
            return self.play.choice(action).text
        return f"{self.table.actions.questions[action]} {self.table.actions.options[action]}"

    def returns(self) -> list[float]:
        if self.play is None or not self.is_terminal():
            return [0.0] * self.table.players
        worth = returns_of(self.table.spec.outcome(self.play.g), self.measure)
        return worth[: self.table.players]

    # --- what players know --------------------------------------------------------------------

    def information_state_string(self, player: int | None = None) -> str:
        who = self.current_player() if player is None else player
        if self.play is None:
            return ""
        return f"{self.play.told().digests[who].hex()}{'' if self.waiting is None else '*'}"

    def observation_string(self, player: int | None = None) -> str:
        who = self.current_player() if player is None else player
        return "" if self.play is None else self.play.observe(who).hex()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "RegnumState":
        """The same to a player: all it cannot see is dealt anew."""
        other: RegnumState = self.clone()
        assert self.play is not None
        seed = int(sampler() * SEEDS)
        other.play = self.play.resample(player, seed)
        other.key = sha256(self.key + seed.to_bytes(8, "big")).digest()
        return other

    def __str__(self) -> str:
        """The choices so far."""
        return f"{self.key.hex()} {self.waiting} {'' if self.play is None else self.play.choices}"


class RegnumObserver:
    """The vector of a player, with its slices by name."""

    def __init__(self, table: Table) -> None:
        self.tensor = np.zeros(table.layout.size, np.float32)
        self.dict = {one.name: self.tensor[one.start : one.stop] for one in table.layout.slices.values()}

    def set_from(self, state: RegnumState, player: int) -> None:
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(state.play.observe(player), np.int16)

    def string_from(self, state: RegnumState, player: int) -> str:
        return state.observation_string(player)


def register() -> dict[str, type[RegnumGame]]:
    """Make the games known to `pyspiel.load_game`."""
    found = {}
    for name in GAMES:
        found[name] = type(f"Regnum_{name}", (RegnumGame,), {"name": name})
        pyspiel.register_game(type_of(name), found[name])
    return found


KNOWN = register()
pickling.register()


def load(name: str, players: int, parameters: dict[str, object]) -> Any:
    """The game, as `pyspiel.load_game` gives it; raises BadSetting."""
    given = {"players": players, **{key: written(value) for key, value in parameters.items()}}
    measure_of(str(given.get("returns", "rank")))
    options = {key: value for key, value in given.items() if key not in ("players", "returns")}
    table_of(name, players, options)
    return pyspiel.load_game(f"regnum_{name}", given)


__all__ = ["KNOWN", "RegnumGame", "RegnumState", "load"]
