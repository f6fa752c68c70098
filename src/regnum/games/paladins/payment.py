"""How a payment of workers is told: common to actions, favours and the workers kept when passing."""

from regnum.games.paladins.const import WORKER_NAMES
from regnum.games.paladins.words import workers_msg
from regnum.games.paladins.workers import MULTISETS, workers_text
from regnum.kernel.agenda import Choice, ChoiceArg
from regnum.kernel.messages import Msg


def worker_msgs(option: int) -> list[Msg]:
    """The workers of a multiset, equal ones counted."""
    return workers_msg(MULTISETS[option])


def standing_args(workers: tuple[int, ...] | None, spaces: list[str]) -> dict[str, ChoiceArg]:
    """Who would stand where: workers by name, and the worker spaces (element ids) in the same order."""
    assert workers is not None  # what is offered fits
    return {"workers": [WORKER_NAMES[w] for w in workers], "spaces": spaces}


def pay_choice(option: int, element: str, kind: str, args: dict[str, ChoiceArg]) -> Choice:
    """A payment in words, common to actions and favours."""
    workers = MULTISETS[option]
    cost = [(WORKER_NAMES[w], workers.count(w)) for w in sorted(set(workers))]
    label = Msg("paladins-opt-pay", {"workers": worker_msgs(option)})
    return Choice(option, "pay " + workers_text(option), label, [element], cost, kind=kind, args=args)
