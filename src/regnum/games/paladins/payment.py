"""How a payment of workers is told: common to actions, favours and the workers kept when passing."""

from regnum.games.paladins.const import WORKER_NAMES
from regnum.games.paladins.words import workers_msg
from regnum.games.paladins.workers import MULTISETS, workers_text
from regnum.kernel.agenda import Choice
from regnum.kernel.messages import Msg


def worker_msgs(option: int) -> list[Msg]:
    """The workers of a multiset, equal ones counted."""
    return workers_msg(MULTISETS[option])


def pay_choice(option: int, element: str) -> Choice:
    """A payment in words, common to actions and favours."""
    workers = MULTISETS[option]
    cost = [(WORKER_NAMES[w], workers.count(w)) for w in sorted(set(workers))]
    label = Msg("paladins-opt-pay", {"workers": worker_msgs(option)})
    return Choice(option, "pay " + workers_text(option), label, [element], cost)
