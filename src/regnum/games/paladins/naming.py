"""What the ints of an event stand for, by the kind of their field (log.py): names and element ids.

Clients are told these; the words for people are in say.py. The shapes are in shapes/events.py.
"""

from collections.abc import Callable
from typing import Final

from regnum.games.paladins.const import ACTION_NAMES, REWARD_NAMES, WORKER_NAMES, code_of, n_of
from regnum.games.paladins.reasons import REASONS
from regnum.games.paladins.state import DECKS, tab
from regnum.games.paladins.tables import Tables
from regnum.games.paladins.workers import MULTISETS
from regnum.kernel.events import Named
from regnum.kernel.flat import State


def named(g: State, kind: str, value: int) -> Named:
    return NAMES[kind](tab(g), value)


def _action(_t: Tables, value: int) -> Named:
    return ACTION_NAMES[value]


def _attribute(_t: Tables, value: int) -> Named:
    return REWARD_NAMES[value]


def _deck(_t: Tables, value: int) -> Named:
    return DECKS[value].name.removesuffix("_deck")


def _favour(t: Tables, value: int) -> Named:
    return t.favour_ids[value]


def _jar(t: Tables, value: int) -> Named:
    return t.jar_ids[value]


def _order(t: Tables, value: int) -> Named:
    return t.order_ids[value]


def _outsider(t: Tables, value: int) -> Named:
    return t.outsider_ids[value]


def _paladin(t: Tables, value: int) -> Named:
    return t.paladin_ids[value]


def _reward(_t: Tables, value: int) -> Named:
    return [REWARD_NAMES[code_of(value)], n_of(value)]


def _space(t: Tables, value: int) -> Named:
    return t.space_ids[value]


def _tavern(t: Tables, value: int) -> Named:
    return t.tavern_ids[value]


def _townsfolk(t: Tables, value: int) -> Named:
    return t.townsfolk_ids[value]


def _wall(t: Tables, value: int) -> Named:
    return t.wall_ids[value]


def _why(_t: Tables, value: int) -> Named:
    return REASONS[value][0]


def _worker(_t: Tables, value: int) -> Named:
    return WORKER_NAMES[value]


def _workers(_t: Tables, value: int) -> Named:
    return [WORKER_NAMES[worker] for worker in MULTISETS[value]]


NAMES: Final[dict[str, Callable[[Tables, int], Named]]] = {
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
