"""What a judge says, as people are told it: every change under the heading that a player would name.

In Gùgōng nothing counts for who stays outside of the palace [G62], so the judge multiplies all points by the
chance to get inside. Told like that, a step of the envoy would be points "from decrees" and "in servants".
Here these stay what they are once the envoy is inside, and what the chance takes away is the audience's.

In Troyes everybody guesses the characters of the others [T71]. Who tells of a game with open cards need not.
"""

from typing import Any, cast

from regnum.ai.evaluate.gugong import GugongEvaluation
from regnum.ai.evaluate.troyes import TroyesEvaluation
from regnum.ai.features.gugong import AUDIENCE, INSIDE, NEED, TURNS
from regnum.ai.judge import Judge
from regnum.ai.learned import LearnedJudge
from regnum.games.gugong.state import Table
from regnum.games.troyes.state import Table as TroyesTable
from regnum.kernel.agenda import State


def told_parts(judge: Judge[Any], g: State, seat: int) -> list[float]:
    """Final points a seat may expect, by heading: as much as the judge says, told as above."""
    f = judge.features.read(g, seat)
    parts = judge.worth(g, seat, f)
    base = handmade_of(judge)
    if isinstance(base, GugongEvaluation) and g.agenda and not f[INSIDE]:
        chance = base.tables.inside[f[NEED]][f[TURNS]]
        return with_the_way_inside(parts, base.worth(cast(Table, g), seat, f), chance)
    return parts


def handmade_of(judge: Judge[Any]) -> Judge[Any]:
    return judge.base if isinstance(judge, LearnedJudge) else judge


def revealed(judge: Judge[Any], g: State, seat: int) -> float:
    """Points a seat may expect more, or fewer, once it need not guess what the others hold: `g` says it."""
    base = handmade_of(judge)
    if not isinstance(base, TroyesEvaluation) or not g.agenda or g.seat_count > g.players:
        return 0.0
    table = cast(TroyesTable, g)
    held = [character for other in table.seats[: g.players] for character in other.characters]
    guess = base.in_play(table, seat)
    truth = [1.0 if character in held else 0.0 for character in range(len(guess))]
    outlook = base.outlooks[base.box.rounds[g.players] - table.round]
    f = base.features.read(table, seat)
    return base.characters(table, outlook, f, truth) - base.characters(table, outlook, f, guess)


def with_the_way_inside(parts: list[float], handmade: list[float], chance: float) -> list[float]:
    """`parts`, but those of the hand-made judge as they are inside; `chance` is what it multiplied by."""
    if chance <= 0:
        return parts
    found = [whole + points / chance - points for whole, points in zip(parts, handmade, strict=True)]
    found[AUDIENCE] = parts[AUDIENCE]
    found[AUDIENCE] += sum(parts) - sum(found)
    return found
