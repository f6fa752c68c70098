"""The bot that takes any option, each as likely as the others."""

from regnum.ai.player import generator_for
from regnum.kernel.agenda import State
from regnum.kernel.spec import GameSpec


class RandomBot:
    """Plays at random, but the same way for the same seed and position."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, spec: GameSpec, honest: State, seat: int) -> int:
        return generator_for(spec, self.seed, honest, seat).choice(honest.legal)
