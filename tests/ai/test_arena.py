"""The arena: seats rotate, figures carry their uncertainty, processes change nothing."""

import json

import pytest

from regnum.ai.arena import LevelMaker, bootstrap, contest, contest_on, main, play_game, standings, wilson
from regnum.ai.player import Bot
from regnum.ai.random_bot import RandomBot
from regnum.kernel.agenda import State
from regnum.kernel.spec import GameSpec


class Noting:
    """A bot that plays at random and writes down where it sits."""

    def __init__(self, seed: int, seats: list[int]) -> None:
        self.bot = RandomBot(seed)
        self.seats = seats

    def choose(self, spec: GameSpec, honest: State, seat: int) -> int:
        if not self.seats or self.seats[-1] != seat:
            self.seats.append(seat)
        return self.bot.choose(spec, honest, seat)


def test_wilson_interval() -> None:
    low, high = wilson(8, 10)
    assert (low, high) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)


def test_bootstrap_interval() -> None:
    values = [10, 20, 30, 40] * 25
    low, high = bootstrap(values)
    assert 20 < low < 25 < high < 30
    assert bootstrap([7, 7, 7]) == (7.0, 7.0)
    assert bootstrap([]) == (0.0, 0.0)


def test_seats_rotate_and_results_stay_with_the_entrant() -> None:
    seats: list[list[int]] = [[], []]

    def maker(entrant: int) -> "MakerOf":
        return MakerOf(seats[entrant])

    results = contest("paladins", [maker(0), maker(1)], 3, "rotate")
    assert seats == [[0, 1, 0], [1, 0, 1]]
    for number, result in enumerate(results):
        alone = play_game(
            "paladins",
            [RandomBot(number * 2 + e) for e in ([0, 1] if number % 2 == 0 else [1, 0])],
            f"rotate/{number}",
        )
        assert result.totals == (alone.totals if number % 2 == 0 else alone.totals[::-1])


class MakerOf:
    """Makes noting bots."""

    def __init__(self, seats: list[int]) -> None:
        self.seats = seats

    def __call__(self, seed: int) -> Bot:
        return Noting(seed, self.seats)


def test_shared_wins_are_shared() -> None:
    result = play_game("paladins", [RandomBot(1), RandomBot(2)], "shared")
    result.places = [0, 0]
    assert [result.win(seat) for seat in (0, 1)] == [0.5, 0.5]


def test_the_number_of_processes_does_not_change_the_results() -> None:
    makers = [LevelMaker("random")] * 3
    one = contest_on(1, "paladins", makers, 5, seed="jobs")
    two = contest_on(2, "paladins", makers, 5, seed="jobs")
    assert [r.totals for r in one] == [r.totals for r in two]
    assert len(one) == 5


def test_alone_the_automa_is_counted_too() -> None:
    results = contest_on(1, "paladins", [LevelMaker("random")], 2, options={"difficulty": "hard"})
    table = standings(["random"], results)
    assert [standing.name for standing in table] == ["random", "automa"]
    assert [len(standing.scores) for standing in table] == [2, 2]
    for standing in table:
        assert sum(standing.parts.values()) == sum(standing.scores)


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["random", "random", "--games", "2"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line.get("bot") for line in lines] == ["random", "random", None]
    assert sum(line["win_rate"][0] for line in lines[:2]) == pytest.approx(1.0)
    assert lines[2]["decision_ms"]["p50"] >= 0
