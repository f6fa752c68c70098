"""Games for `pickle`, which OpenSpiel stores states with: compiled classes cannot be taken apart by it.

A table is made again from its settings, a position from its JSON. What was seen goes along as digests.
"""

import copyreg
from collections.abc import Callable
from typing import Any

from regnum.kernel.codec import state_from_json, state_to_json
from regnum.research.core.play import Play, Table
from regnum.research.core.told import Told
from regnum.research.settings import table_of

Made = tuple[Callable[..., Any], tuple[Any, ...]]


def table_parts(table: Table) -> Made:
    return table_of, (table.spec.id, table.players, table.options)


def play_parts(play: Play) -> Made:
    state = state_to_json(play.table.spec, play.g)
    return play_again, (play.table, state, play.choices, play.told().digests)


def play_again(table: Table, state: dict[str, Any], choices: list[int], digests: list[bytes]) -> Play:
    """The same game with the same future; what it has seen begins here."""
    g = state_from_json(table.spec, table.box, state)
    told = Told(table.spec, g.clone(), digests)
    return Play(table, g, choices, told.state, told)


def register() -> None:
    """Tell `pickle`; a second time changes nothing."""
    copyreg.pickle(Table, table_parts)
    copyreg.pickle(Play, play_parts)
