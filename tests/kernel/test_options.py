"""Options and numbers of players: what a game can be started with."""

import pytest
from tests.kernel.tools import SPEC

from regnum.games import GAMES, game
from regnum.kernel.errors import BadOptions, UnknownGame
from regnum.kernel.messages import msg_to_json
from regnum.kernel.record import loads
from regnum.kernel.spec import option_sets, read_options
from regnum.library import new_match


@pytest.mark.parametrize("players", [-1, 0, 5, 1 << 40])
def test_wrong_numbers_of_players(players: int) -> None:
    with pytest.raises(BadOptions) as caught:
        read_options(SPEC, players, {})
    assert caught.value.code == "error-players"
    assert caught.value.msg.args == {"players": players, "min": 1, "max": 4}


@pytest.mark.parametrize(
    ("players", "options", "code"),
    [
        (1, {"speed": "fast"}, "error-option"),
        (1, {"": ""}, "error-option"),
        (2, {"difficulty": "easy"}, "error-option"),  # of the solo game only
        (1, {"difficulty": "brutal"}, "error-option-value"),
        (1, {"difficulty": "Easy"}, "error-option-value"),
        (1, {"difficulty": ""}, "error-option-value"),
        (1, {"difficulty": "\ud800"}, "error-option-value"),
    ],
)
def test_wrong_options(players: int, options: dict[str, str], code: str) -> None:
    with pytest.raises(BadOptions) as caught:
        new_match("paladins", players=players, options=options)
    assert caught.value.code == code
    assert msg_to_json(caught.value.msg)["key"] == code


def test_options_become_numbers_the_default_being_the_first() -> None:
    assert read_options(SPEC, 1, {}) == [0]
    assert read_options(SPEC, 1, {"difficulty": "hard"}) == [2]
    assert read_options(SPEC, 3, {}) == [0]


def test_every_option_set_starts_a_game() -> None:
    assert [list(s.values()) for s in option_sets(SPEC, 1)] == [["easy"], ["standard"], ["hard"]]
    for spec in GAMES.values():
        for players in range(spec.min_players, spec.max_players + 1):
            sets = option_sets(spec, players)
            assert sets
            for options in sets:
                assert new_match(spec.id, players=players, options=options).decider >= 0


def test_a_game_nobody_knows() -> None:
    with pytest.raises(UnknownGame) as caught:
        game("chess")
    assert caught.value.code == "error-game"


@pytest.mark.parametrize("seed", ["x" * 1001, "\ud800", "a\udcffb"])
def test_a_seed_that_no_record_could_hold(seed: str) -> None:
    with pytest.raises(BadOptions) as caught:
        new_match("paladins", seed=seed)
    assert caught.value.code == "error-seed"


@pytest.mark.parametrize("seed", ["", "x" * 1000, "茶 ☕ \u202e", 'quote " and \\', "\n\0"])
def test_any_other_text_is_a_seed(seed: str) -> None:
    match = new_match("paladins", seed=seed)
    assert loads(match.record().dumps()).seed == seed


def test_later_changes_of_the_options_do_not_reach_the_match() -> None:
    options = {"difficulty": "hard"}
    match = new_match("paladins", players=1, options=options)
    options["difficulty"] = "easy"
    assert match.record().options == {"difficulty": "hard"}
