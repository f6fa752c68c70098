"""The decisions of one game, from its number. What goes to another process and back holds no arrays."""

from array import array
from collections.abc import Callable

from regnum.ai.arena.plan import plan_from
from regnum.kernel.messages import Msg, raw
from regnum.kernel.offer import honest_copy
from regnum.kernel.record import loads
from regnum.research.core.errors import BadInput
from regnum.research.core.play import Play
from regnum.research.core.returns import MEASURES, returns_of
from regnum.research.dataset.source import Json
from regnum.research.env import replay
from regnum.research.settings import table_of

Choose = Callable[[Play], int]  # an option, as records keep it


def make_game(told: Json, number: int) -> Json:
    """The work of a crew (regnum.ai.crew): one game of a source."""
    if "plan" in told:
        return self_played(told["plan"], number)
    return replayed(*told["records"][number])


def self_played(told: Json, number: int) -> Json:
    """The game with this number of a plan: what `regnum arena` plays, too."""
    plan = plan_from(told)
    seating = plan.seating(number)
    bots = [plan.entrants[entrant].bot(plan.bot_seed(number, entrant)) for entrant in seating.seats]
    table = table_of(plan.game, plan.players(), plan.options)

    def choose(play: Play) -> int:
        seat = play.decider
        honest = honest_copy(table.spec, play.g, seat, len(play.choices))
        return bots[seat].choose(table.spec, honest, seat)

    return noted(table.start(plan.deal_seed(seating.deal)), choose)


def replayed(file: str, text: str) -> Json:
    """A recorded game, every choice checked; raises BadInput, also for one that did not end."""
    try:
        env = replay(text)
    except BadInput:
        raise BadInput(Msg("dataset-bad-record", {"file": raw(file)})) from None
    if not env.is_over:
        raise BadInput(Msg("dataset-unfinished", {"file": raw(file)}))
    choices = loads(text).without_pauses().choices
    return noted(env.table.start(env.seed), lambda play: choices[len(play.choices)])


def noted(play: Play, choose: Choose) -> Json:
    """Play to the end and note every decision: the bytes of its columns."""
    table = play.table
    observations = bytearray()
    legal, sizes, actions, seats = array("i"), array("i"), array("i"), array("b")
    while (seat := play.decider) >= 0:
        ids = play.legal()
        observations += play.observe(seat)
        legal.extend(ids)
        sizes.append(len(ids))
        seats.append(seat)
        option = choose(play)
        actions.append(table.actions.ids(play.g.agenda[-1])[option])
        play.play(option)
    outcome = table.spec.outcome(play.g)
    return {
        "observation": bytes(observations),
        "legal": legal.tobytes(),
        "sizes": sizes.tobytes(),
        "action": actions.tobytes(),
        "seat": seats.tobytes(),
        "returns": {measure: returns_of(outcome, measure) for measure in MEASURES},
    }
