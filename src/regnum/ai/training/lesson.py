"""One piece of work: a game of bots with given entries, and what each seat had before it turn by turn."""

from random import Random
from typing import Any

from regnum.ai.evaluate import handmade_of
from regnum.ai.learned import MODES, LearnedJudge, Sums
from regnum.ai.learner import Moment
from regnum.ai.selfplay import Table
from regnum.ai.training.plan import Json, TrainingPlan, plan_from
from regnum.ai.weights import unpacked
from regnum.games import game
from regnum.library import new_match, tables_for


def play_lesson(told: Json, number: int) -> Json:
    """The game with this number: traces and final points by seat, the automa's apart."""
    plan: TrainingPlan = plan_from(told["plan"])
    base = handmade_of(game(plan.game), tables_for(plan.game))
    judge: Any = base
    if told["own"] is not None:
        own: list[Sums | None] = [None] * MODES
        own[plan.mode()] = Sums(base.features, unpacked(told["own"]))
        judge = LearnedJudge(base, own)
    seed = f"{plan.seed}/{number}"
    match = new_match(plan.game, players=plan.players, seed=seed, options=plan.options)
    table = Table(match.spec, match.state, base, judge, Random(f"{seed}/tastes"), plan.nodes)
    end = table.played(match.state.clone())
    totals = match.spec.outcome(end).totals
    return {
        "traces": [[moment_told(moment) for moment in trace] for trace in table.traces],
        "automa": [moment_told(moment) for moment in table.automa],
        "totals": totals,
    }


def moment_told(moment: Moment) -> list[float]:
    return [moment.clock, moment.base, *moment.numbers]


def moment_from(told: list[float]) -> Moment:
    """What `moment_told` told."""
    return Moment(int(told[0]), [int(number) for number in told[2:]], float(told[1]))
