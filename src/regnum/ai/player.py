"""What a bot is: it is only ever shown an honest copy (kernel/offer.py)."""

from random import Random
from typing import Protocol
from zlib import crc32

from regnum.kernel.agenda import State
from regnum.kernel.codec import numbers_of
from regnum.kernel.spec import GameSpec


class Bot(Protocol):
    """A player that keeps no memory: the same honest copy always gets the same answer."""

    def choose(self, spec: GameSpec, honest: State, seat: int) -> int:
        """One of `honest.legal`. `honest` is a copy made by `honest_copy` for this seat."""
        ...


def generator_for(spec: GameSpec, seed: int, honest: State, seat: int) -> Random:
    """Chance for one decision: the same for the same seed and position, another one elsewhere."""
    layout = spec.layout(honest)
    board, own = (numbers_of(honest, layout, is_table) for is_table in (True, False))
    decks, piles = (
        [zone.cards(honest) for zone in layout.zones if (zone.owner < 0) == is_table]
        for is_table in (True, False)
    )
    position = repr((honest.turn, board, own, decks, piles, honest.legal))
    return Random(f"{seed}/{seat}/{crc32(position.encode())}")
