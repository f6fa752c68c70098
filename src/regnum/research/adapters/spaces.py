"""The spaces of Gymnasium for observations, masks and actions."""

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from regnum.research.env import Env

LIMITS = np.iinfo(np.int16)
Mask = NDArray[np.int8]


def vector_space(env: Env) -> Box:
    """Observations: numbers of 16 bits."""
    return Box(LIMITS.min, LIMITS.max, (env.layout.size,), np.int16)


def mask_space(env: Env) -> Box:
    """Masks: 0 or 1 for every action id."""
    return Box(0, 1, (env.actions.size,), np.int8)


class Actions(Discrete):
    """All action ids. A sample without a mask is one of those on offer now, while there are any.

    Gymnasium's own checker seeds the space in the middle of a game, samples, and only then resets the game
    with the same seed. So a space that was just seeded in the middle of a game samples for the start of the
    game of that seed: `opening` tells what is on offer there.
    """

    def __init__(
        self,
        size: int,
        mask: Callable[[], Mask] | None = None,
        opening: Callable[[int], Mask | None] | None = None,
    ) -> None:
        super().__init__(size)
        self._on_offer = mask
        self._opening = opening
        self._seeded: int | None = None

    def seed(self, seed: int | None = None) -> int:
        self._seeded = seed
        return super().seed(seed)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self._usual_mask()
        return super().sample(mask, probability)

    def _usual_mask(self) -> Mask | None:
        found = None
        if self._seeded is not None and self._opening is not None:
            found = self._opening(self._seeded)
            self._seeded = None
        if found is None and self._on_offer is not None:
            found = self._on_offer()
        return found if found is not None and found.any() else None

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "_on_offer": None, "_opening": None}  # a copy belongs to no environment
