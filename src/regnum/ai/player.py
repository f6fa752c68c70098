"""What a bot is, and the only state it is ever shown: an honest copy."""

from random import Random
from typing import Protocol
from zlib import crc32

from regnum.kernel.agenda import State, decider, options_of
from regnum.kernel.codec import numbers_of
from regnum.kernel.errors import IllegalChoice
from regnum.kernel.messages import Msg, Seat
from regnum.kernel.offer import frame_for
from regnum.kernel.sight import determinise
from regnum.kernel.spec import GameSpec


class Bot(Protocol):
    """A player that keeps no memory: the same honest copy always gets the same answer."""

    def choose(self, spec: GameSpec, honest: State, seat: int) -> int:
        """One of `honest.legal`. `honest` is a copy made by `honest_copy` for this seat."""
        ...


def honest_copy(spec: GameSpec, g: State, seat: int, seed: int) -> State:
    """What a bot in this seat may look at: all it cannot see is dealt anew, its question on top.

    Simultaneous questions may be answered in any order; the seat's own one is put first, so that
    `legal` of the copy are always the options of `seat`. Raises IllegalChoice if it is not asked.
    """
    frame = frame_for(g, seat)
    if frame is None:
        raise IllegalChoice(Msg("error-not-your-turn", {"who": Seat(decider(g))}))
    honest = determinise(g, spec.layout(g), seat, seed)
    if frame is not honest.agenda[-1]:
        honest.agenda.remove(frame)
        honest.agenda.append(frame)
        honest.legal = options_of(honest, frame)
    return honest


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
