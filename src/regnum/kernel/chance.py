"""The seeded generator: SHAKE-256 in counter mode.

The state holds a secret key and how often it was asked; nothing else. So a copy costs nothing,
nobody can work out the next card from the last ones, and a seed gives the same game on every
machine and Python. The counter is also the barrier for undo: what chance has said stays said.
"""

from hashlib import sha256, shake_256
from struct import unpack

from regnum.kernel.agenda import State


def key_from_seed(seed: str) -> bytes:
    """The generator's key for a seed that people write: any text."""
    return sha256(b"regnum:" + seed.encode()).digest()


def below(g: State, n: int) -> int:
    """A number from 0 to n - 1."""
    block = shake_256(g.key + g.draws.to_bytes(8, "big")).digest(8)
    g.draws += 1
    rest = 0
    for byte in block:  # as one number of 64 bits, the first byte highest: the bias is below 2**-50
        rest = (rest << 8 | byte) % n
    return rest


def shuffled(g: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The cards in a new order (Fisher-Yates; one call of the generator)."""
    deck = list(cards)
    block = shake_256(g.key + g.draws.to_bytes(8, "big")).digest(8 * len(deck))
    g.draws += 1
    numbers: tuple[int, ...] = unpack(f">{len(deck)}Q", block)
    for i in range(len(deck) - 1, 0, -1):
        j = numbers[i] % (i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return tuple(deck)
