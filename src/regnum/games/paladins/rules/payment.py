"""Paying with workers [P20]: which ones may stand on the slots of an action, and how that is told.

A payment is the number of a worker multiset. Which payments fill which slots, and who of them stands where,
is worked out once, when the box is opened (`workers.fills`, `workers.standing`).
"""

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import MIDDLE_SLOT, RIGHT, WORKER_NAMES
from regnum.games.paladins.rules.workers import MULTISETS, can_fill, total, workers_text
from regnum.games.paladins.state import Seat
from regnum.games.paladins.words.names import workers_msg
from regnum.games.paladins.words.reasons import WORKERS
from regnum.kernel.agenda import Choice, ChoiceArg
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import OK, why


def slots_covered(me: Seat, action: int, single: bool) -> int:
    """Bits of the slots that need nobody: workshops, or the second slot with one worker [P22, P30]."""
    if action >= RIGHT:
        return me.covered(action)
    return MIDDLE_SLOT if single else 0


def payments_for(box: Box, me: Seat, action: int, single: bool) -> list[int]:
    """The payments that fill the open slots of an action, those with fewest criminals first."""
    return box.fills[action][slots_covered(me, action, single)]


def standing_after(box: Box, me: Seat, action: int, single: bool, payment: int) -> tuple[int, ...]:
    """Who stands on the slots of an action when this is paid: 0 for nobody, else worker + 1."""
    return box.standing[action][slots_covered(me, action, single)][payment]


def workers_refusal(box: Box, me: Seat, action: int, single: bool) -> int:
    """Why the workers of an action cannot be placed, or OK."""
    slots = box.open_slots[action][slots_covered(me, action, single)]
    return OK if can_fill(me.workers, slots) else why(WORKERS, len(slots), total(me.workers))


# --- words ----------------------------------------------------------------------------------------------


def worker_msgs(payment: int) -> list[Msg]:
    """The workers of a payment, equal ones counted."""
    return workers_msg(MULTISETS[payment])


def standing_args(workers: tuple[int, ...], spaces: list[str]) -> dict[str, ChoiceArg]:
    """Who would stand where: workers by name, and the worker spaces (element ids) in the same order."""
    return {"workers": [WORKER_NAMES[w] for w in workers], "spaces": spaces}


def pay_choice(payment: int, element: str, kind: str, args: dict[str, ChoiceArg]) -> Choice:
    """A payment in words, common to actions and favours."""
    workers = MULTISETS[payment]
    cost = [(WORKER_NAMES[w], workers.count(w)) for w in sorted(set(workers))]
    label = Msg("paladins-opt-pay", {"workers": worker_msgs(payment)})
    return Choice(payment, "pay " + workers_text(payment), label, [element], cost, kind=kind, args=args)
