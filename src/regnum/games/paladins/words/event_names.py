"""What the ints of an event stand for, by the kind of their field (log.py): names and element ids.

Clients are told these; the words for people are in say.py. The shapes are in shapes/events.py.
"""

from collections.abc import Callable
from typing import Final

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import ACTION_NAMES, REWARD_NAMES, WORKER_NAMES, code_of, n_of
from regnum.games.paladins.rules.workers import MULTISETS
from regnum.games.paladins.state import Table
from regnum.games.paladins.words.log import DECK_NAMES
from regnum.games.paladins.words.reasons import REASONS
from regnum.kernel.events import Named


def named(g: Table, kind: str, value: int) -> Named:
    return NAMES[kind](g.box, value)


def _action(_box: Box, value: int) -> Named:
    return ACTION_NAMES[value]


def _attribute(_box: Box, value: int) -> Named:
    return REWARD_NAMES[value]


def _deck(_box: Box, value: int) -> Named:
    return DECK_NAMES[value]


def _favour(box: Box, value: int) -> Named:
    return box.favour_ids[value]


def _jar(box: Box, value: int) -> Named:
    return box.jar_ids[value]


def _order(box: Box, value: int) -> Named:
    return box.order_ids[value]


def _outsider(box: Box, value: int) -> Named:
    return box.outsider_ids[value]


def _paladin(box: Box, value: int) -> Named:
    return box.paladin_ids[value]


def _reward(_box: Box, value: int) -> Named:
    return [REWARD_NAMES[code_of(value)], n_of(value)]


def _space(box: Box, value: int) -> Named:
    return box.space_ids[value]


def _tavern(box: Box, value: int) -> Named:
    return box.tavern_ids[value]


def _townsfolk(box: Box, value: int) -> Named:
    return box.townsfolk_ids[value]


def _wall(box: Box, value: int) -> Named:
    return box.wall_ids[value]


def _why(_box: Box, value: int) -> Named:
    return REASONS[value][0]


def _worker(_box: Box, value: int) -> Named:
    return WORKER_NAMES[value]


def _workers(_box: Box, value: int) -> Named:
    return [WORKER_NAMES[worker] for worker in MULTISETS[value]]


NAMES: Final[dict[str, Callable[[Box, int], Named]]] = {
    "action": _action,
    "attribute": _attribute,
    "deck": _deck,
    "favour": _favour,
    "jar": _jar,
    "order": _order,
    "outsider": _outsider,
    "paladin": _paladin,
    "reward": _reward,
    "space": _space,
    "tavern": _tavern,
    "townsfolk": _townsfolk,
    "wall": _wall,
    "why": _why,
    "worker": _worker,
    "workers": _workers,
}
