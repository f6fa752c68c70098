"""The simple bot: budget, honesty of its search, and that it plays the game."""

from collections.abc import Iterator
from dataclasses import replace
from typing import cast

import pytest

from regnum import new_match
from regnum.ai.arena import play_game
from regnum.ai.judge import FunctionJudge
from regnum.ai.player import Bot, generator_for
from regnum.ai.random_bot import RandomBot
from regnum.ai.simple import Effort, Search, SimpleBot
from regnum.games.paladins.state import Table
from regnum.kernel.agenda import State, settle
from regnum.kernel.codec import state_to_json
from regnum.kernel.match import Match
from regnum.kernel.offer import honest_copy

QUICK = Effort(nodes=250, turns=3, beam=3)


def silver(g: State, seat: int) -> float:
    """Values silver and nothing else."""
    return float(cast(Table, g).seats[seat].silver)


AVARICE = FunctionJudge(silver)  # sees no further than this turn


def turn_at(round_number: int, seed: str = "simple") -> Match:
    """The first turn of a round, after random play."""
    match = new_match("paladins", players=2, seed=seed)
    bot = RandomBot(1)
    while match.spec.period(match.state) < round_number or type(match.state.agenda[-1]).__name__ != "Turn":
        seat = match.decider
        match.submit(seat, bot.choose(match.spec, honest_copy(match.spec, match.state, seat, 1), seat))
    return match


def ends_of(g: State, seat: int, turn: int) -> Iterator[State]:
    """All ends of the turn without leaving anything out; draws are taken as they lie."""
    if not g.agenda or g.turn != turn or g.agenda[-1].who != seat:
        yield g
        return
    for option in g.legal:
        copy = g.clone()
        copy.agenda.pop().resolve(copy, option)
        settle(copy)
        yield from ends_of(copy, seat, turn)


def test_it_finds_the_best_turn_there_is() -> None:
    match = turn_at(2)
    seat = match.decider
    honest = honest_copy(match.spec, match.state, seat, 4)
    judge = AVARICE
    best = {
        option: max(judge.value(end, seat) for end in ends_of(played(honest, option), seat, honest.turn))
        for option in honest.legal
    }
    assert len(set(best.values())) > 2
    wide = Effort(nodes=100_000, widths=(99,), draws=1)
    chosen = SimpleBot(1, effort=wide, evaluation=judge).choose(match.spec, honest, seat)
    assert best[chosen] == max(best.values())


def played(g: State, option: int) -> State:
    copy = g.clone()
    copy.agenda.pop().resolve(copy, option)
    settle(copy)
    return copy


def test_thinking_leaves_the_copy_as_it_was() -> None:
    match = turn_at(3)
    honest = honest_copy(match.spec, match.state, match.decider, 4)
    before = state_to_json(match.spec, honest)
    legal = list(honest.legal)
    SimpleBot(1, effort=QUICK).choose(match.spec, honest, match.decider)
    assert state_to_json(match.spec, honest) == before
    assert honest.legal == legal


def test_the_node_budget_holds_and_the_answer_is_legal_even_without_any() -> None:
    match = turn_at(3)
    seat = match.decider
    honest = honest_copy(match.spec, match.state, seat, 4)
    for nodes in (0, 1, 5, 50, 500):
        effort = replace(QUICK, nodes=nodes)
        assert SimpleBot(1, effort=effort).choose(match.spec, honest, seat) in honest.legal
        search = Search(match.spec, honest, seat, effort, AVARICE, generator_for(match.spec, 1, honest, seat))
        search.best(honest)
        assert search.nodes <= nodes + 1


def test_the_time_limit_holds() -> None:
    match = turn_at(3)
    seat = match.decider
    honest = honest_copy(match.spec, match.state, seat, 4)
    asked = 0

    def clock() -> float:
        nonlocal asked
        asked += 1
        return float(asked)

    bot = SimpleBot(1, effort=replace(QUICK, nodes=100_000), seconds=40.0, clock=clock)
    assert bot.choose(match.spec, honest, seat) in honest.legal
    assert asked <= 45
    asked = 0
    SimpleBot(1, effort=QUICK, seconds=1e9, clock=clock).choose(match.spec, honest, seat)
    assert asked > 45


def test_draws_are_averaged_and_not_foreseen() -> None:
    """What lies on top of the decks of its copy must not decide: only how the luck is averaged."""
    match = turn_at(4, "walls")
    seat = match.decider
    honest = honest_copy(match.spec, match.state, seat, 4)
    search = Search(match.spec, honest, seat, QUICK, AVARICE, generator_for(match.spec, 1, honest, seat))
    walls = cast(Table, honest).wall_deck
    shuffled = [cast(Table, search.luck.other(honest)).wall_deck for _ in range(300)]
    assert {deck[-1] for deck in shuffled} == set(walls)  # any wall may come
    assert all(sorted(deck) == sorted(walls) for deck in shuffled)


@pytest.mark.parametrize("seed", range(3))
def test_it_beats_the_random_bot(seed: int) -> None:
    bots: list[Bot] = [SimpleBot(seed, effort=QUICK), RandomBot(seed)]
    if seed % 2 == 0:
        bots.reverse()
    result = play_game("paladins", bots, f"beats-{seed}")
    simple = seed % 2 ^ 1
    assert result.places[simple] == 0
    assert result.totals[simple] > result.totals[1 - simple] + 10


def test_it_is_not_dull() -> None:
    """It uses many different actions, and does not pass while there is something to do."""
    result = play_game("paladins", [SimpleBot(s, effort=QUICK) for s in range(2)], "dull")
    for chosen in result.chosen:
        moves = {word: n for word, n in chosen.items() if word.startswith("Turn.")}
        assert len(moves) >= 7
        assert sum(moves.values()) - moves.get("Turn.pass", 0) >= 18  # at least 2 or 3 actions a round


def test_it_plays_alone_against_the_automa() -> None:
    result = play_game("paladins", [SimpleBot(1, effort=QUICK)], "solo", {"difficulty": "easy"})
    assert len(result.totals) == 2
    assert result.totals[0] > 25
