"""The adapters pass the frameworks' own tests; without a framework it is said what to install."""

import pickle
import random
import subprocess
import sys
import warnings

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts

from regnum.games import GAMES
from regnum.research import (
    BadInput,
    BadSetting,
    IllegalAction,
    aec_env,
    gym_env,
    make,
    openspiel_game,
    vector_env,
)

with warnings.catch_warnings():  # its tests import its own games in a way it calls old
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

# Their own games with masks cause the same warnings.
OBSERVED_AS_DICT = [
    "ignore:Observation space for each agent probably should be",
    "ignore:Observation is not a NumPy array",
]
NO_SPEC = "ignore:.*Not able to test alternative render modes"


# --- PettingZoo -----------------------------------------------------------------------------------------


@pytest.mark.filterwarnings(*OBSERVED_AS_DICT)
@pytest.mark.parametrize(("name", "players"), [(name, n) for name in GAMES for n in (2, 3)])
def test_pettingzoo_takes_it_for_one_of_its_own(name: str, players: int) -> None:
    api_test(aec_env(name, players=players, seed=1), num_cycles=300)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_finds_games_that_repeat(name: str) -> None:
    seed_test(lambda: aec_env(name, players=3, seed=None), num_cycles=200)


@pytest.mark.parametrize("name", GAMES)
def test_pettingzoo_can_show_it(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: aec_env(name, players=2, render_mode=render_mode))
    assert f"{name}-observation-1" in capsys.readouterr().out


def test_it_has_a_version_in_its_name() -> None:
    assert aec_env("paladins", players=3, seed=None).metadata["name"] == "paladins_v0"


@pytest.mark.parametrize("name", GAMES)
def test_an_aec_game_is_the_game_with_its_rewards_at_the_end(name: str) -> None:
    env, bare = aec_env(name, players=2, seed=3, returns="margin"), make(name, 2, 3, returns="margin")
    env.reset()
    choose = random.Random(3).choice
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        rewards[agent] += reward
        if over or cut:
            env.step(None)
            continue
        seat = env.possible_agents.index(agent)
        assert bare.decider == seat
        assert (seen["observation"] == bare.observe(seat)).all()
        assert (seen["action_mask"] == bare.mask()).all()
        other = env.observe(env.possible_agents[1 - seat])
        assert (other["observation"] == bare.observe(1 - seat)).all()
        assert not other["action_mask"].any()
        action = choose(bare.legal())
        env.step(action)
        bare.step(action)
    assert list(rewards.values()) == bare.returns()[:2]


def test_an_action_outside_the_mask_is_refused_by_every_adapter() -> None:
    env = aec_env("troyes", seed=4)
    env.reset(seed=4)
    alone = gym_env("troyes", seat=0)
    alone.reset(seed=4)
    before = env.env.serialise(), alone.env.serialise()
    for action in (-5, 17112, 10**7):
        with pytest.raises(IllegalAction):
            env.step(action)
        with pytest.raises(IllegalAction):
            alone.step(action)
    assert (env.env.serialise(), alone.env.serialise()) == before


# --- Gymnasium ------------------------------------------------------------------------------------------


@pytest.mark.filterwarnings(NO_SPEC)
@pytest.mark.parametrize(("name", "players"), [(name, n) for name in GAMES for n in (1, 2, 3)])
def test_gymnasium_finds_nothing_wrong(name: str, players: int) -> None:
    check_env(gym_env(name, players=players, opponents="random"))


@pytest.mark.parametrize("name", GAMES)
def test_a_learner_plays_against_bots_to_the_end(name: str) -> None:
    env = gym_env(name, players=2, opponents="squire", returns="win")
    seen, info = env.reset(seed=5)
    total, over = 0.0, False
    while not over:
        assert info["action_mask"].any()
        seen, reward, over, cut, info = env.step(int(env.action_space.sample(info["action_mask"])))
        assert seen in env.observation_space
        assert not cut
        total += reward
    assert total == env.env.returns("win")[info["seat"]]


def test_alone_the_opponent_is_the_official_automa() -> None:
    env = gym_env("gugong", players=1, difficulty="hard", returns="margin")
    _, info = env.reset(seed=5)
    over = False
    while not over:
        _, reward, over, _, info = env.step(int(env.action_space.sample(info["action_mask"])))
    assert reward == env.env.returns()[0] == -env.env.returns()[1]


def test_opponents_there_are_not_are_refused() -> None:
    for opponents in ("emperor", ["random"], ["random"] * 3):
        with pytest.raises(BadSetting):
            gym_env("gugong", players=3, opponents=opponents)


def test_seats_are_drawn_or_chosen() -> None:
    seats = set()
    env = gym_env("gugong", players=3)
    for seed in range(12):
        seats.add(env.reset(seed=seed)[1]["seat"])
    assert seats == {0, 1, 2}
    assert gym_env("gugong", players=3, seat=2).reset(seed=1)[1]["seat"] == 2


# --- OpenSpiel ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), [(name, n) for name in GAMES for n in (1, 2, 3)])
def test_openspiel_simulates_it(name: str, players: int) -> None:
    game = openspiel_game(name, players=players)
    pyspiel.random_sim_test(game, num_sims=1, serialize=players == 2, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_stored_state_of_openspiel_goes_on_as_the_same_game(name: str) -> None:
    game, chance = openspiel_game(name, players=2), random.Random(5)
    state = game.new_initial_state()
    again = None
    while not state.is_terminal():
        if again is None and state.move_number() >= 40 and not state.is_chance_node():
            again = pickle.loads(pickle.dumps(state.play))
        legal = [o for o, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(chance.choice(legal))
        if again is not None and not state.is_chance_node() and not state.is_terminal():
            again.rekey(state.play.g.key)
            again.play(state.play.choices[-1])
            assert again.legal() == state.play.legal()
            assert again.told().digests == state.play.told().digests
    assert again is not None


def test_openspiel_loads_it_by_name() -> None:
    openspiel_game("gugong")
    game = pyspiel.load_game("regnum_gugong(players=4,expert=yes)")
    assert game.num_players() == 4
    assert game.num_distinct_actions() == make("gugong").actions.size


@pytest.mark.parametrize("name", GAMES)
def test_players_of_openspiel_are_told_what_chance_really_said(name: str) -> None:
    chance = np.random.RandomState(3)
    state = openspiel_game(name, players=2).new_initial_state()
    step = 0
    while not state.is_terminal():
        outcomes = range(256) if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(chance.choice(outcomes)))
        step += 1
        if step % 25 == 0 and not state.is_chance_node():
            assert state.play.told().state.contents() == state.play.g.contents()


@pytest.mark.parametrize("name", GAMES)
def test_ismcts_of_openspiel_plays_a_game(name: str) -> None:
    game = openspiel_game(name, players=2)
    chance = np.random.RandomState(1)
    rollout = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game=game, uct_c=1.4, max_simulations=2, evaluator=rollout, random_state=chance)
    state = game.new_initial_state()
    asked = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.randint(256)))
        elif state.current_player() == 0 and asked < 8:
            asked += 1
            state.apply_action(bot.step(state))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    assert asked == 8
    assert sum(state.returns()) == pytest.approx(0)


def test_a_world_resampled_by_openspiel_is_the_same_to_the_player() -> None:
    state = openspiel_game("gugong", players=3).new_initial_state()
    chance = random.Random(2)
    for _ in range(60):
        legal = [o for o, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(chance.choice(legal))
    while state.is_chance_node():
        state.apply_action(3)
    me = state.current_player()
    other = state.resample_from_infostate(me, chance.random)
    assert other.information_state_string(me) == state.information_state_string(me)
    assert other.legal_actions() == state.legal_actions()


def test_settings_openspiel_does_not_have_are_refused() -> None:
    for settings in ({"players": 9}, {"expert": "maybe"}, {"returns": "glory"}, {"banana": "x"}):
        with pytest.raises(BadSetting):
            openspiel_game("gugong", **settings)


# --- batches --------------------------------------------------------------------------------------------


def test_a_batch_plays_the_same_games_whoever_works() -> None:
    ends = []
    for workers in (1, 2):
        with vector_env("gugong", players=3, count=5, workers=workers, seed=6) as batch:
            chance = np.random.default_rng(6)
            over = 0
            for _ in range(250):
                batch.step(batch.sample(chance))
                over += int(batch.over.sum())
            ends.append((over, batch.observation.tobytes(), batch.mask.tobytes(), batch.decider.tobytes()))
    assert ends[0] == ends[1]
    assert ends[0][0] >= 5


def test_a_game_of_a_batch_is_the_game_of_its_seed() -> None:
    with vector_env("troyes", players=2, count=3, workers=2, seed="tea") as batch:
        bare = [make("troyes", 2, f"tea/{i}") for i in range(3)]
        chance = np.random.default_rng(7)
        for _ in range(30):
            for i, env in enumerate(bare):
                assert (batch.observation[i] == env.observe(env.decider)).all()
                assert (batch.mask[i] == env.mask()).all()
            actions = batch.sample(chance)
            batch.step(actions)
            for env, action in zip(bare, actions, strict=True):
                env.step(action)


def test_a_batch_refuses_what_does_not_fit_and_changes_nothing() -> None:
    with vector_env("gugong", count=3, workers=1, seed=1) as batch:
        before = batch.observation.copy(), batch.mask.copy()
        legal = batch.mask.argmax(axis=1)
        wrong = legal.copy()
        wrong[1] = int(np.flatnonzero(batch.mask[1] == 0)[0])
        for actions in (legal[:2], legal.astype(float), legal - 10_000, legal + 10_000, wrong):
            with pytest.raises(BadInput):
                batch.step(actions)
        assert (batch.observation == before[0]).all()
        assert (batch.mask == before[1]).all()
        batch.step(legal)


# --- extras ---------------------------------------------------------------------------------------------

WITHOUT = """
import sys
for name in {missing!r}.split():
    sys.modules[name] = None
from regnum.research import {entry}, MissingExtra
try:
    print({call})
except MissingExtra as error:
    print("refused:", error)
"""


@pytest.mark.parametrize(
    ("missing", "entry", "call", "said"),
    [
        ("pettingzoo", "aec_env", 'aec_env("gugong")', "regnum[pettingzoo]"),
        ("gymnasium pettingzoo pyspiel", "gym_env", 'gym_env("gugong")', "regnum[gymnasium]"),
        ("pyspiel", "openspiel_game", 'openspiel_game("gugong")', "regnum[openspiel]"),
        ("numpy", "make", 'make("gugong").mask()', "regnum[research]"),
        ("numpy", "vector_env", 'vector_env("gugong")', "regnum[research]"),
    ],
)
def test_what_is_missing_is_said_with_its_extra(missing: str, entry: str, call: str, said: str) -> None:
    program = WITHOUT.format(missing=missing, entry=entry, call=call)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("refused:")
    assert said in done.stdout


@pytest.mark.parametrize(
    ("missing", "entry", "call"),
    [
        ("pettingzoo pyspiel open_spiel", "gym_env", 'gym_env("gugong").reset(seed=1)[0].size'),
        ("pyspiel open_spiel", "aec_env", 'aec_env("gugong").metadata["name"]'),
        ("gymnasium pettingzoo", "openspiel_game", 'openspiel_game("gugong").num_players()'),
        ("numpy gymnasium pettingzoo pyspiel", "make", 'make("gugong").legal()'),
    ],
)
def test_an_entry_point_needs_only_its_own_extra(missing: str, entry: str, call: str) -> None:
    program = WITHOUT.format(missing=missing, entry=entry, call=call)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not done.stdout.startswith("refused:")
