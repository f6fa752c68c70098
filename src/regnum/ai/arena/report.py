"""The result of a contest as JSON (docs/arena.md): all but `timing` is the same whenever the games are."""

from collections.abc import Mapping

from regnum.ai.arena.plan import Json, Plan
from regnum.ai.arena.playing import GameResult
from regnum.ai.arena.standings import AUTOMA, Standing, standings


def report(plan: Plan, results: Mapping[int, GameResult]) -> Json:
    """All figures of the games with the numbers of the plan; there may be more in the file."""
    counted = {number: results[number] for number in sorted(results) if number < plan.total()}
    table = standings(plan, counted)
    best = [max(result.totals) for result in counted.values()]
    return {
        "plan": plan.as_json() | {"games": len(counted), "deals": plan.deals()},
        "best_score": round(sum(best) / max(1, len(best)), 2),
        "entrants": [entrant_json(plan, standing) for standing in table],
        "timing": {standing.name: timing(standing) for standing in table if standing.times.count},
    }


def entrant_json(plan: Plan, standing: Standing) -> Json:
    """One entrant. What a game alone has not is null: a share of the wins."""
    alone = plan.players() == 1
    share = standing.share()
    seats = max(1, standing.seats)
    told: Json = {
        "entrant": standing.name,
        "automa": alone and standing.name == AUTOMA,
        "games": standing.games(),
        "wins": standing.rate().as_json(4),
        "share": None if alone else round(share, 4),
        "times_share": None if alone or not share else standing.rate().over(share).as_json(3),
        "score": standing.score().as_json(2),
        "best_other": standing.rival().as_json(2),
        "margin": standing.margin().as_json(2),
        "elo": None if standing.elo is None else standing.elo.as_json(0),
        "score_parts": {name: round(n / seats, 2) for name, n in standing.parts.items()},
        "choices": {name: round(n / seats, 2) for name, n in sorted(standing.chosen.items())},
        "decided": {name: n for name, n in sorted(standing.decided.items()) if name},
    }
    if plan.mirror:
        told["fits"] = standing.rate().holds(share)
    return told


def timing(standing: Standing) -> Json:
    """How long their decisions took, in milliseconds."""
    times = standing.times
    return {
        "decisions": times.count,
        "per_second": round(times.count / times.seconds, 1) if times.seconds else 0.0,
        "mean_ms": round(1000 * times.seconds / times.count, 3),
        "p95_ms": round(1000 * times.below(0.95), 3),
        "max_ms": round(1000 * times.longest, 3),
    }
