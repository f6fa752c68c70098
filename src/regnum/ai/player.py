"""What a bot is: it is only ever shown an honest copy (kernel/offer.py)."""

from random import Random
from typing import Protocol
from zlib import crc32

from regnum.kernel.agenda import State
from regnum.kernel.codec import numbers_of
from regnum.kernel.spec import GameSpec


class Bot(Protocol):
    """A player that keeps no memory: the same honest copy always gets the same answer.

    Anything with this one method is a bot. It may play on copies of `honest` as it likes (`clone`, then
    `regnum.kernel.agenda.play`): chance and hidden cards there are not those of the real game.

    >>> from regnum import new_match
    >>> from regnum.kernel.offer import honest_copy
    >>> class First:
    ...     def choose(self, spec, honest, seat):
    ...         return honest.legal[0]
    >>> match = new_match("gugong", players=2, seed="tea")
    >>> seat = match.decider
    >>> honest = honest_copy(match.spec, match.state, seat, seed=1)
    >>> match.submit(seat, First().choose(match.spec, honest, seat))
    """

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
