"""Positions of any game after random play, for the tests of the bots."""

from collections.abc import Callable
from typing import Any

from regnum import new_match
from regnum.ai.player import honest_copy
from regnum.ai.random_bot import RandomBot
from regnum.kernel.match import Match
from regnum.kernel.sight import determinise


def played(
    game: str, players: int, seed: str = "evaluate", until: Callable[[Any], bool] | None = None
) -> Match:
    """Random play up to a position like this, in the first of some games that has it; or to the end."""
    for again in range(20):
        match = new_match(game, players=players, seed=seed + "+" * again)
        bot = RandomBot(2)
        while not match.is_over and not (until is not None and until(match.state)):
            seat = match.decider
            match.submit(seat, bot.choose(match.spec, honest_copy(match.spec, match.state, seat, 1), seat))
        if until is None or not match.is_over:
            return match
    raise AssertionError("no such position in 20 games")


def asked(g: Any) -> str:
    """The kind of question on top."""
    return type(g.agenda[-1]).__name__


def same_to_the_seat(match: Match, seat: int, seed: int) -> Any:
    """Another real state, different only in cards that the seat cannot know."""
    g = match.state
    return determinise(g, match.spec.layout(g), seat, seed)
