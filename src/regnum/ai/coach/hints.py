"""Hints, and a move beside the best other one. Both only ever look at an honest copy."""

from typing import Final

from regnum.ai.coach.odds import believed, chances
from regnum.ai.coach.reasons import Why, limited, own_reasons, threats
from regnum.ai.coach.said import Explained, Suggestion, move_of
from regnum.ai.coach.scale import margins_of
from regnum.ai.coach.thinking import Budget, Estimate, Mind
from regnum.ai.effort import Effort
from regnum.ai.simple import Search
from regnum.kernel.agenda import State, describe, play
from regnum.kernel.messages import Msg
from regnum.kernel.spec import GameSpec

SUGGESTIONS: Final = 3
STEPS: Final = 6  # of the rest of a turn that are told
GOING_ON: Final = Effort(nodes=300, turns=1)  # how the rest of a turn is looked for


def hint(spec: GameSpec, honest: State, seat: int, *, seed: int, budget: Budget) -> list[Suggestion]:
    """At most three different moves, the best first. `honest` is the copy of the seat that is asked."""
    mind = Mind(spec, honest, seat, seed, budget)
    return [suggested(mind, one) for one in mind.estimates()[:SUGGESTIONS]]


def explain(
    spec: GameSpec, honest: State, seat: int, option: int, *, seed: int, budget: Budget, again: int = 0
) -> Explained:
    """A move of the seat that is asked, beside the best other one.

    again: so many more games are played on from both, and only these count.
    """
    mind = Mind(spec, honest, seat, seed, budget)
    found = mind.estimates([option])
    chosen = next(one for one in found if one.option == option)
    other = next((one for one in found if one is not chosen), None)
    if other is not None and again:
        mind.weigh_again([chosen, other], again)
    before = believed(spec, honest, seat, mind.now.values)
    return Explained(
        suggested(mind, chosen),
        suggested(mind, other) if other is not None else None,
        compared(mind, chosen, other) if other is not None else reasons_of(mind, chosen),
        chances_of(mind, before),
        chances_of(mind, mind.values(chosen)),
    )


def chances_of(mind: Mind, values: list[float]) -> list[float]:
    return chances(mind.spec, mind.honest, values, "seen")


def suggested(mind: Mind, one: Estimate) -> Suggestion:
    values = mind.values(one)
    return Suggestion(
        move_of(mind.honest, one.option),
        margins_of(values)[mind.seat],
        chances_of(mind, values)[mind.seat],
        reasons_of(mind, one),
        rest_of_turn(mind, one.option),
    )


def reasons_of(mind: Mind, one: Estimate) -> list[Why]:
    """What the turn brings, beside doing nothing, and where it leaves the best rival more than others do."""
    found = own_reasons(mind.headings, mind.seat, one.parts, mind.still, is_still=True)
    rival = best_rival(mind, one)
    if rival >= 0 and one.played:
        later = one.later().parts[rival]
        grown = threats(mind.headings, rival, later, mind.looming[rival])
        found += [why for why in limited(grown, sum(later) - mind.least[rival]) if why.points > 0][:1]
    return found


def compared(mind: Mind, one: Estimate, other: Estimate) -> list[Why]:
    """What a move brings more or less than another one, to who moves and to the best rival.

    Of a rival only where games played on are part of the margins: a few scouts differ by luck alone.
    """
    found = own_reasons(mind.headings, mind.seat, one.parts, other.parts)
    rival = best_rival(mind, one)
    if rival >= 0 and one.played and other.played and not mind.skill.hints_by_plan:
        theirs, otherwise = one.later().parts[rival], other.later().parts[rival]
        found += limited(threats(mind.headings, rival, theirs, otherwise), sum(theirs) - sum(otherwise))
    return found


def best_rival(mind: Mind, one: Estimate) -> int:
    """The other player who may expect most; -1 if there is none but an automa."""
    values = mind.values(one)
    rivals = [seat for seat in range(mind.honest.players) if seat != mind.seat]
    return max(rivals, key=lambda seat: values[seat], default=-1)


def rest_of_turn(mind: Mind, option: int) -> list[Msg]:
    """How the coach would go on after a first step, as long as nothing is drawn or turned up."""
    g = mind.honest.clone()
    turn, drawn = g.turn, (g.draws, g.reveals)
    found: list[Msg] = []
    if g.agenda[-1].is_chance():
        return found
    play(g, option)
    while len(found) < STEPS and g.agenda and not mind.brake.is_late():
        top = g.agenda[-1]
        if g.turn != turn or top.who != mind.seat or top.is_chance() or (g.draws, g.reveals) != drawn:
            break
        chance = mind.chance
        best = Search(mind.spec, g, mind.seat, GOING_ON, mind.judge, chance, mind.brake).best(g)
        found.append(describe(g, top, best).label)
        play(g, best)
    return found
