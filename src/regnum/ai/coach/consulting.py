"""The coach in a worker process: what came through the pipe is answered in JSON values."""

from collections.abc import Callable
from typing import Any

from regnum.ai.coach.hints import explain, hint
from regnum.ai.coach.reviewing import SIMULATIONS, Played, glance, look_closer
from regnum.ai.coach.said import told
from regnum.ai.coach.seen import seen_turn
from regnum.ai.coach.thinking import Budget
from regnum.ai.jobs import Coaching, GlanceWanted, HintWanted, MoveWanted, PlayedGame, TurnWanted
from regnum.games import game
from regnum.kernel.agenda import State, decider
from regnum.kernel.box import BaseBox
from regnum.kernel.codec import state_from_json
from regnum.kernel.offer import honest_copy
from regnum.kernel.spec import GameSpec

Boxes = Callable[[str, str], BaseBox]  # the box of a game with a fingerprint


def consulted(asked: Coaching, boxes: Boxes) -> Any:
    """What the coach has to say."""
    spec = game(asked.game)
    if isinstance(asked, HintWanted):
        honest = read(spec, asked.state, boxes)
        budget = Budget(seconds=asked.seconds)
        return told(hint(spec, honest, asked.seat, seed=asked.seed, budget=budget))
    if isinstance(asked, TurnWanted):
        before, after = ([read(spec, one, boxes) for one in some] for some in (asked.before, asked.after))
        return told(seen_turn(spec, before, after, asked.seat, asked.who))
    played = played_again(spec, asked.played, boxes)
    if isinstance(asked, GlanceWanted):
        return told(glance(played, asked.start))
    if isinstance(asked, MoveWanted):
        return told(explained(played, asked.n))
    return told(look_closer(played, asked.n))


def explained(played: Played, n: int) -> Any:
    """Choice number n of a finished game beside the best other one."""
    g = played.at(n - 1)
    seat = decider(g)
    honest = honest_copy(played.spec, g, seat, n)
    budget = Budget(simulations=SIMULATIONS)
    return explain(played.spec, honest, seat, played.choices[n - 1], seed=n, budget=budget)


def read(spec: GameSpec, state: dict[str, object], boxes: Boxes) -> State:
    return state_from_json(spec, boxes(spec.id, str(state["components"])), state)


def played_again(spec: GameSpec, game: PlayedGame, boxes: Boxes) -> Played:
    tables = boxes(spec.id, game.components)
    return Played(spec, tables, game.players, game.options, game.seed, game.choices, game.discreet)
