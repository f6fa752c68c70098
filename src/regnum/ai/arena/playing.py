"""One game of bots, from the deal to the result."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field

from regnum.ai.arena.plan import Json, Plan
from regnum.ai.arena.times import Times, times_from
from regnum.ai.player import Bot
from regnum.kernel.agenda import describe
from regnum.kernel.offer import honest_copy
from regnum.library import new_match


@dataclass
class GameResult:
    """One finished game, by seat (the automa last)."""

    totals: list[int]
    places: list[int]
    parts: list[dict[str, int]]
    chosen: list[dict[str, int]] = field(default_factory=list)  # kinds of choices: what a bot does
    times: list[Times] = field(default_factory=list)  # of the decisions of every bot
    decided: str = ""  # what broke a tie, or the grade of a game alone (Outcome.tie_break)

    def win(self, seat: int) -> float:
        """1 for the winner; winners who share it share the point."""
        return 1 / self.places.count(0) if self.places[seat] == 0 else 0.0

    def as_json(self) -> Json:
        return {
            "totals": self.totals,
            "places": self.places,
            "parts": self.parts,
            "decided": self.decided,
            "chosen": self.chosen,
            "times": [one.as_json() for one in self.times],
        }


def result_from(told: Json) -> GameResult:
    """What `as_json` told, from a file or another process."""
    times = [times_from(one) for one in told["times"]]
    return GameResult(told["totals"], told["places"], told["parts"], told["chosen"], times, told["decided"])


def play_game(name: str, bots: Sequence[Bot], seed: str, options: dict[str, str] | None = None) -> GameResult:
    """One game to the end, every bot shown honest copies only."""
    match = new_match(name, players=len(bots), seed=seed, options=options)
    chosen: list[dict[str, int]] = [{} for _ in bots]
    times = [Times() for _ in bots]
    while not match.is_over:
        seat = match.decider
        began = time.perf_counter()
        honest = honest_copy(match.spec, match.state, seat, len(match.choices))
        option = bots[seat].choose(match.spec, honest, seat)
        times[seat].note(time.perf_counter() - began)
        frame = match.state.agenda[-1]
        word = f"{type(frame).__name__}.{describe(match.state, frame, option).text.split(' ')[0]}"
        chosen[seat][word] = chosen[seat].get(word, 0) + 1
        match.submit(seat, option)
    outcome = match.spec.outcome(match.state)
    parts = [{part.name: part.points for part in seat} for seat in match.spec.score(match.state)]
    return GameResult(outcome.totals, outcome.places, parts, chosen, times, outcome.tie_break)


def play_number(plan: Plan, number: int) -> GameResult:
    """One game of a plan: the same for the same plan and number."""
    seating = plan.seating(number)
    bots = [plan.entrants[entrant].bot(plan.bot_seed(number, entrant)) for entrant in seating.seats]
    return play_game(plan.game, bots, plan.deal_seed(seating.deal), plan.options)
