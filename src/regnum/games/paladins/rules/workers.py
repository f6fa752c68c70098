"""Workers: a supply in one int, and which workers can pay for which slots [P20].

A supply packs the six counts into one int, six bits each, so that "can I pay this?" is one
subtraction. A payment or a set of kept workers is a multiset of at most three workers; there are
84 of them, and a choice is the number of one.
"""

from typing import Final

from regnum.games.paladins.const import ANY, CRIMINAL, SLOTS, WORKER_NAMES, WORKER_TYPES, item

BITS: Final = 6
MASK: Final = 63
GUARD: Final = sum(32 << BITS * k for k in range(WORKER_TYPES))  # top bit of every count
LARGEST: Final = 3


def one(worker: int) -> int:
    """A supply of a single worker."""
    return 1 << BITS * worker


def some(worker: int, n: int) -> int:
    """A supply of n workers of a kind."""
    return n << BITS * worker


def count(supply: int, worker: int) -> int:
    return supply >> BITS * worker & MASK


def total(supply: int) -> int:
    """How many workers there are: digits in base 64 add up to the number modulo 63."""
    return supply % 63


def pack(workers: tuple[int, ...]) -> int:
    supply = 0
    for worker in workers:
        supply += one(worker)
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
NOBODY: Final = 0  # the number of the empty one
OF_SIZE: Final = [[i for i, s in enumerate(MULTISETS) if len(s) == n] for n in range(LARGEST + 1)]


# --- slots ----------------------------------------------------------------------------------------------

COVERS: Final = 4  # ways to cover the left and the middle slot of an action; nothing ever covers the third


def open_places(slots: tuple[int, ...], covered: int) -> list[int]:
    """The places of the slots that still need a worker, left to right. covered: bits of the others."""
    return [place for place in range(len(slots)) if not covered >> place & 1]


def open_slots(slots: tuple[int, ...], covered: int) -> tuple[int, ...]:
    """Who is wanted there: a colour, or ANY."""
    return tuple(slots[place] for place in open_places(slots, covered))


def fits(worker: int, slot: int) -> bool:
    """Whether a worker may stand on a slot: one of its colour, anybody on a clear one.

    Criminals are jokers: they may stand anywhere [P20].
    """
    return worker == slot or slot == ANY or worker == CRIMINAL


_TAKERS: Final[dict[int, list[str]]] = {}  # by slot: every view names them for every slot


def takers(slot: int) -> list[str]:
    """The names of those who may stand on a slot; not to be changed."""
    found = _TAKERS.get(slot)
    if found is None:
        found = [WORKER_NAMES[worker] for worker in range(WORKER_TYPES) if fits(worker, slot)]
        _TAKERS[slot] = found
    return found


def arrange(workers: tuple[int, ...], slots: tuple[int, ...]) -> tuple[int, ...] | None:
    """Which worker stands on which slot, or None if they do not fit.

    Workers of the right colour go first, criminals fill what is missing, the rest stands on clear
    slots. Who stands where matters to nobody but the eye.
    """
    left = list(workers)
    placed = [-1] * len(slots)
    for i, slot in enumerate(slots):
        if slot in left:
            left.remove(slot)
            placed[i] = slot
    for i, slot in enumerate(slots):
        if slot != ANY and placed[i] < 0 and CRIMINAL in left:
            left.remove(CRIMINAL)
            placed[i] = CRIMINAL
    for i, slot in enumerate(slots):
        if slot == ANY and left:
            placed[i] = left.pop(0)
    return tuple(placed) if not left and -1 not in placed else None


def standing(slots: tuple[int, ...], covered: int, number: int) -> tuple[int, ...]:
    """Who stands on the slots of an action, as `Seat.standing` has it, if this multiset is placed there."""
    workers = arrange(MULTISETS[number], open_slots(slots, covered))
    assert workers is not None  # only what fits is placed
    found = [0] * SLOTS
    for place, worker in zip(open_places(slots, covered), workers, strict=True):
        found[place] = worker + 1
    return tuple(found)


def fills(slots: tuple[int, ...]) -> list[int]:
    """Numbers of the multisets that fill these slots, those with fewest criminals first."""
    fitting = [i for i in OF_SIZE[len(slots)] if arrange(MULTISETS[i], slots) is not None]
    return sorted(fitting, key=lambda i: (MULTISETS[i].count(CRIMINAL), i))


# --- what a supply holds ----------------------------------------------------------------------------------


def can_fill(supply: int, slots: tuple[int, ...]) -> bool:
    """Whether some of these workers fill the slots: jokers for the colours that are missing [P20]."""
    if total(supply) < len(slots):
        return False
    left = supply
    jokers = count(supply, CRIMINAL)
    for slot in slots:
        if slot == ANY:
            continue
        if slot != CRIMINAL and count(left, slot):
            left -= one(slot)
        else:
            jokers -= 1
    return jokers >= 0


def payable(supply: int, fitting: list[int]) -> list[int]:
    """Which of these multisets the supply holds: taking them away, no borrow reaches a guard bit."""
    have = supply | GUARD
    return [i for i in fitting if (have - PACKED[i]) & GUARD == GUARD]


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


def worker_items(workers: tuple[int, ...]) -> tuple[int, ...]:
    """Workers as rewards, equal ones together."""
    return tuple(item(w, workers.count(w)) for w in range(WORKER_TYPES) if w in workers)


def all_workers(supply: int) -> tuple[int, ...]:
    """The supply as a sorted tuple of workers."""
    return tuple(w for w in range(WORKER_TYPES) for _ in range(count(supply, w)))
