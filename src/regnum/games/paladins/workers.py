"""Workers: a supply in one int, and which workers can pay for which slots [P20].

A supply packs the six counts into one int, six bits each, so that "can I pay this?" is one
subtraction. A payment or a set of kept workers is a multiset of at most three workers; there are
84 of them, and a choice is the number of one.
"""

from typing import Final

from regnum.games.paladins.const import ANY, CRIMINAL, WORKER_NAMES, WORKER_TYPES
from regnum.games.paladins.tables import Tables

BITS: Final = 6
MASK: Final = 63
GUARD: Final = sum(32 << BITS * k for k in range(WORKER_TYPES))  # top bit of every count
LARGEST: Final = 3


def one(worker: int) -> int:
    """A supply of a single worker."""
    return 1 << BITS * worker


def count(supply: int, worker: int) -> int:
    return supply >> BITS * worker & MASK


def total(supply: int) -> int:
    """How many workers there are: digits in base 64 add up to the number modulo 63."""
    return supply % 63


def has(supply: int, wanted: int) -> bool:
    """Whether every count of `wanted` is there: no borrow reaches a guard bit."""
    return ((supply | GUARD) - wanted) & GUARD == GUARD


def pack(workers: tuple[int, ...]) -> int:
    supply = 0
    for worker in workers:
        supply += 1 << BITS * worker
    return supply


def _multisets() -> list[tuple[int, ...]]:
    """All sorted tuples of at most three workers, smaller ones first."""
    sets: list[tuple[int, ...]] = [()]
    last: list[tuple[int, ...]] = [()]
    for _ in range(LARGEST):
        last = [(*s, w) for s in last for w in range(s[-1] if s else 0, WORKER_TYPES)]
        sets.extend(last)
    return sets


MULTISETS: Final = _multisets()
PACKED: Final = [pack(workers) for workers in MULTISETS]
NUMBER: Final = {workers: i for i, workers in enumerate(MULTISETS)}
NOBODY: Final = NUMBER[()]
OF_SIZE: Final = [[i for i, s in enumerate(MULTISETS) if len(s) == n] for n in range(LARGEST + 1)]


def arrange(workers: tuple[int, ...], slots: tuple[int, ...]) -> tuple[int, ...] | None:
    """Which worker stands on which slot, or None if they do not fit.

    Workers of the right colour go first, criminals fill what is missing, the rest stands on clear
    slots. Who stands where matters to nobody but the eye.
    """
    left = list(workers)
    placed = [-1] * len(slots)
    for wanted in (False, True):  # coloured slots first: the right colour, then criminals
        for i, slot in enumerate(slots):
            worker = CRIMINAL if wanted else slot
            if slot != ANY and placed[i] < 0 and worker in left:
                left.remove(worker)
                placed[i] = worker
    for i, slot in enumerate(slots):
        if slot == ANY and left:
            placed[i] = left.pop(0)
    return tuple(placed) if not left and -1 not in placed else None


def fills(slots: tuple[int, ...]) -> list[int]:
    """Numbers of the multisets that fill these slots, those with fewest criminals first."""
    fitting = [i for i in OF_SIZE[len(slots)] if arrange(MULTISETS[i], slots) is not None]
    return sorted(fitting, key=lambda i: (MULTISETS[i].count(CRIMINAL), i))


def takers(slot: int) -> list[str]:
    """The names of those who may stand on a slot: its own colour, criminals, anybody on a clear one [P20]."""
    return [WORKER_NAMES[w] for w in range(WORKER_TYPES) if arrange((w,), (slot,)) is not None]


TAKES: Final = [takers(slot) for slot in range(ANY + 1)]  # by the kind of a slot


def payable(supply: int, fitting: list[int]) -> list[int]:
    """Which of these multisets the supply holds."""
    have = supply | GUARD
    return [i for i in fitting if (have - PACKED[i]) & GUARD == GUARD]


def can_pay(supply: int, fitting: list[int]) -> bool:
    have = supply | GUARD
    for i in fitting:
        if (have - PACKED[i]) & GUARD == GUARD:
            return True
    return False


def keepable(supply: int, limit: int) -> list[int]:
    """The multisets a passing player may keep: as many as allowed [P70]."""
    return payable(supply, OF_SIZE[min(limit, total(supply), LARGEST)])


def keepable_fewer(supply: int, limit: int) -> list[int]:
    """The multisets of fewer than allowed, larger ones first; the last is nobody (R-P12)."""
    sizes = range(min(limit, total(supply), LARGEST) - 1, -1, -1)
    return [number for size in sizes for number in payable(supply, OF_SIZE[size])]


def workers_text(number: int) -> str:
    """`scout+cleric+criminal`, in the stable text form of payments."""
    return "+".join(WORKER_NAMES[w] for w in MULTISETS[number]) or "nobody"


def all_workers(supply: int) -> tuple[int, ...]:
    """The supply as a sorted tuple of workers."""
    return tuple(w for w in range(WORKER_TYPES) for _ in range(count(supply, w)))


def open_slots(t: Tables, action: int, workshops: int) -> tuple[int, ...]:
    """The slots of an action that still need a worker, left to right."""
    return tuple(slot for i, slot in enumerate(t.slots[action]) if not workshops >> i & 1)
