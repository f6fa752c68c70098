"""The environment: every variant plays by action ids, and what is refused changes nothing."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from regnum.games import GAMES
from regnum.kernel.spec import Outcome, option_samples
from regnum.research import BadInput, BadSetting, Env, IllegalAction, deserialise, make, replay
from regnum.research.core.returns import margins, ranked, won


def played(env: Env, steps: int, seed: int = 0) -> Env:
    """So many random actions further, or to the end."""
    choose = random.Random(seed).choice
    for _ in range(steps):
        if env.is_over:
            break
        env.step(choose(env.legal()))
    return env


VARIANTS = [
    pytest.param(name, players, options, id=f"{name}-{players}-{'-'.join(options.values())}")
    for name, spec in GAMES.items()
    for players in range(spec.min_players, spec.max_players + 1)
    for options in option_samples(spec, players)
]


@pytest.mark.parametrize(("name", "players", "options"), VARIANTS)
def test_every_variant_plays_to_its_end(name: str, players: int, options: dict[str, str]) -> None:
    env = make(name, players, seed=1, **options)
    choose = random.Random(1).choice
    while not env.is_over:
        legal = env.legal()
        assert len(set(legal)) == len(legal) >= 2
        assert [int(i) for i in env.mask().nonzero()[0]] == sorted(legal)
        assert len(env.observe(env.decider)) == env.layout.size
        env.step(choose(legal))
    assert env.legal() == []
    assert not env.mask().any()
    assert len(env.returns()) == env.seats
    assert sum(env.returns("rank")) == pytest.approx(0)
    assert sum(env.returns("win")) in (0, pytest.approx(1))


# --- actions --------------------------------------------------------------------------------------------


def test_lists_of_legal_ids_and_masks_belong_to_who_asked() -> None:
    env = make("gugong", 2, seed=6)
    legal, mask = env.legal(), env.mask()
    kept, marked = legal.copy(), mask.copy()
    legal.clear()
    mask[:] = 0
    assert env.legal() == kept
    assert (env.mask() == marked).all()


@pytest.mark.parametrize("name", GAMES)
def test_an_id_is_an_option_of_a_question_and_back(name: str) -> None:
    env = make(name, seed=2)
    actions = env.actions
    while not env.is_over:
        frame, options = env.play.g.agenda[-1], env.play.g.legal
        assert [actions.option(frame, action) for action in env.legal()] == options
        for action in env.legal():
            if actions.questions[action] == type(frame).__name__:
                assert actions.options[action] == env.play.option(action)
        played(env, 1, env.steps)


def test_ids_do_not_depend_on_players_or_options() -> None:
    two, four = make("gugong", 2).actions, make("gugong", 4, expert=True).actions
    assert two.version == four.version == "gugong-actions-1"
    assert (two.questions, two.options) == (four.questions, four.options)


def test_structured_actions_name_what_they_do() -> None:
    env = make("gugong", 3, seed="tea")
    first = env.structured()[0]
    assert first["action"] == env.legal()[0]
    assert first["text"] == "give fruit_bowl_1"
    assert env.find("give fruit_bowl_1") == first["action"]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_outside_the_mask_is_refused_and_changes_nothing(name: str) -> None:
    env = played(make(name, seed=3), 10)
    before = env.serialise()
    legal = set(env.legal())
    for action in (-1, env.actions.size, 10**9, next(a for a in range(env.actions.size) if a not in legal)):
        with pytest.raises(IllegalAction) as refused:
            env.step(action)
        assert "{" not in str(refused.value)
        assert str(action).lstrip("-") in str(refused.value).replace(",", "")
    for no_action in (None, 1.5, "1", [1]):
        with pytest.raises(IllegalAction):
            env.step(no_action)  # type: ignore[arg-type]
    assert env.serialise() == before


def test_an_action_may_be_a_number_of_numpy() -> None:
    env, other = make("gugong", seed=1), make("gugong", seed=1)
    action = env.legal()[1]
    env.step(action)
    other.step(np.int64(action))
    assert env.serialise() == other.serialise()


def test_a_finished_game_takes_no_action() -> None:
    env = played(make("paladins", seed=3), 10_000)
    with pytest.raises(IllegalAction, match="over"):
        env.step(0)


# --- settings -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "options"),
    [
        (("chess",), {}),
        (("paladins", 9), {}),
        (("paladins", "two"), {}),
        (("paladins", 2), {"difficulty": "hard"}),  # only alone
        (("gugong", 2), {"bonus": "maybe"}),
        (("gugong", 2), {"banana": "yes"}),
        (("gugong", 2), {"returns": "glory"}),
        (("gugong", 2, 1.5), {}),
        (("gugong", 2, "x" * 5000), {}),
    ],
)
def test_what_there_is_not_is_refused_in_words(arguments: tuple[Any, ...], options: dict[str, Any]) -> None:
    with pytest.raises(BadSetting) as refused:
        make(*arguments, **options)
    assert str(refused.value).endswith(".")


def test_yes_and_no_may_be_true_and_false() -> None:
    assert make("troyes", bonus=True).table.options == {"bonus": "yes"}


def test_a_seat_there_is_not_is_refused() -> None:
    env = make("troyes", 2)
    for seat in (-1, 2, True):
        with pytest.raises(BadInput):
            env.observe(seat)


# --- seeds, copies, files -------------------------------------------------------------------------------


def test_the_same_seed_is_the_same_game() -> None:
    a, b, c = make("troyes", seed=7), make("troyes", seed="7"), make("troyes", seed=8)
    assert played(a, 40).serialise() == played(b, 40).serialise() != played(c, 40).serialise()


def test_without_a_seed_one_is_drawn_and_told() -> None:
    env = make("troyes")
    again = make("troyes", seed=env.seed)
    assert env.seed != make("troyes").seed
    assert again.serialise() == env.serialise()


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_has_the_same_future_and_is_its_own(name: str) -> None:
    env = played(make(name, 3, seed=4), 25)
    copy, before = env.clone(), env.serialise()
    played(copy, 30, 1)
    assert env.serialise() == before
    assert played(env, 30, 1).serialise() == copy.serialise()


@pytest.mark.parametrize("name", GAMES)
def test_a_stored_game_goes_on_bit_for_bit(name: str) -> None:
    env = played(make(name, 2, seed=5), 30)
    again = deserialise(env.serialise())
    assert played(again, 10_000).serialise() == played(env, 10_000).serialise()
    assert again.record().dumps() == env.record().dumps()


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "null", '{"format":1}', '{"format":2,"state":{}}', "[" * 9999]
)
def test_what_is_no_stored_game_is_refused(text: str) -> None:
    with pytest.raises(BadInput):
        deserialise(text)


def test_a_stored_game_that_was_changed_is_refused() -> None:
    text = played(make("gugong", seed=5), 30).serialise()
    for old, new in (
        ('"players":2', '"players":3'),
        ('"told":["', '"told":["00'),
        ('"choices":[', '"choices":["a",'),
    ):
        assert old in text
        with pytest.raises(BadInput):
            deserialise(text.replace(old, new, 1))


def test_a_foreign_record_is_refused(tmp_path: Path) -> None:
    record = played(make("gugong", seed=5), 30).record()
    record.choices[3] = 777
    with pytest.raises(BadInput):
        replay(record)
    for text in ("", "{}", '{"game":"chess"}'):
        with pytest.raises(BadInput):
            replay(text)
    with pytest.raises(BadInput):
        replay(tmp_path / "nothing.json")


# --- returns --------------------------------------------------------------------------------------------


def test_returns_are_won_ranked_or_by_points() -> None:
    outcome = Outcome([30, 50, 50, 10], [2, 0, 0, 3])
    assert won(outcome) == [0, 0.5, 0.5, 0]
    assert ranked(outcome) == pytest.approx([-1 / 3, 2 / 3, 2 / 3, -1])
    assert margins(outcome) == [-20, 0, 0, -40]
    assert won(Outcome([0, 0], [1, 1])) == [0, 0]


def test_points_on_the_way_are_kept_apart() -> None:
    env = played(make("paladins", seed=3), 80)
    assert env.returns() == [0, 0]
    totals = env.table.spec.outcome(env.play.g).totals
    assert [env.points(0), env.points(1)] == totals
