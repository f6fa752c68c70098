"""Which level suits the standing of a seat: so a bot plays on about as well as whoever leaves it.

The judgement is the one that bots play by (regnum.ai.evaluate), of what everybody at the table may know: the
level is told to all, and must not tell them what somebody hides. In ten to fifteen games of each game between
bots the hand-made one hardly followed the final margin in the first quarter (correlation 0.33 to 0.65), but
well in the second (0.82 to 0.88) and afterwards (0.87 to 0.96). Only in Troyes, where points are hidden,
would the judgement of the whole position do better at the end (0.97 instead of 0.87).
"""

from typing import Final

from regnum.ai.evaluate import evaluation_of
from regnum.ai.levels import USUAL
from regnum.kernel.agenda import State
from regnum.kernel.box import BaseBox
from regnum.kernel.sight import PUBLIC, determinise
from regnum.kernel.spec import GameSpec

BEHIND: Final = "squire"
LEVEL: Final = USUAL
AHEAD: Final = "paladin"

# This part of the rounds says nothing yet: leads of these are mostly the order of play.
EARLY: Final = 0.25
# A lead counts as clear from a fifth of what the players may expect on average, about 7 to 10 points.
# Measured between two bots (12 to 40 games of a game; hand-made judges of all three, learned ones of
# Gùgōng and Troyes): two knights are closer than that in 69 to 100 of 100 positions, and a knight leads a
# squire by more in 61 to 88 of 100 before the middle of the game, in 71 to 100 after it.
CLEAR: Final = 0.2
LEAST: Final = 5.0  # points; less is luck, however little everybody has
DEALS: Final = 3  # what nobody sees is dealt so often, for no hand shall count by chance


def level_for_standing(spec: GameSpec, g: State, seat: int) -> str:
    """The level that suits what a seat has made of its game, compared with the other players.

    Deterministic, and the same for positions that look the same to a bystander.
    """
    if g.players < 2 or is_early(spec, g):
        return LEVEL
    expected = expected_points(spec, g)
    others = [points for who, points in enumerate(expected) if who != seat]
    # With all of them, not with the best: one strong rival makes nobody a beginner.
    lead = expected[seat] - sum(others) / len(others)
    usual = sum(max(0.0, points) for points in expected) / len(expected)
    clear = max(LEAST, CLEAR * usual)
    if lead >= clear:
        return AHEAD
    return BEHIND if lead <= -clear else LEVEL


def make_ready(spec: GameSpec, tables: BaseBox) -> None:
    """Work out what judging a game needs: some tenths of a second the first time, nothing later."""
    evaluation_of(spec, tables)


def is_early(spec: GameSpec, g: State) -> bool:
    """Whether too little was played for anybody to be ahead."""
    return (spec.period(g) - 1) / max(1, spec.periods(g)) < EARLY


def expected_points(spec: GameSpec, g: State) -> list[float]:
    """The final points every seat may expect, as far as a bystander can tell."""
    judge = evaluation_of(spec, g.components())
    layout = spec.layout(g)
    copies = [determinise(g, layout, PUBLIC, deal) for deal in range(DEALS)]
    return [sum(judge.value(copy, seat) for copy in copies) / DEALS for seat in range(g.players)]
