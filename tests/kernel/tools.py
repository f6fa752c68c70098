"""Ways to a position. The kernel is tested with a real game: compiled classes take no toys."""

from typing import cast

from regnum.games import game
from regnum.games.paladins.state import Table
from regnum.kernel.codec import checksum
from regnum.kernel.match import Match
from regnum.kernel.offer import choices
from regnum.library import new_match, tables_for

SPEC = game("paladins")
TABLES = tables_for("paladins")


def start(players: int = 2, seed: str = "kernel") -> Match:
    return new_match("paladins", players=players, seed=seed)


def table(match: Match) -> Table:
    """The position of a match, with the names of the game it is tested with."""
    return cast(Table, match.state)


def top(match: Match) -> str:
    """The kind of question that is open now."""
    return type(match.state.agenda[-1]).__name__ if match.state.agenda else ""


def go_to(match: Match, kind: str) -> Match:
    """Take first options until a question of this kind is open."""
    while top(match) != kind:
        match.submit(match.decider, match.state.legal[0])
    return match


def texts(match: Match) -> list[str]:
    return [choice.text for choice in choices(match.state)]


def sum_of(match: Match) -> str:
    return checksum(SPEC, match.state)


def ended(players: int = 2, seed: str = "kernel") -> Match:
    """A game of first and last options in turn, which comes to its end."""
    match = start(players, seed)
    while not match.is_over:
        match.submit(match.decider, match.state.legal[-(len(match.choices) % 2)])
    return match
