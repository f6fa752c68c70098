"""The learning example: slopes are right, chances obey the mask, it goes on where it stopped, it learns."""

from pathlib import Path

import numpy as np
import pytest

from regnum.research import BadInput
from regnum.research.examples.learning import Eyes, Games, Settings, chosen, improve, judged, loss_and_slopes
from regnum.research.examples.net import Adam, Network, Options, log_softmax, new_network, options_of
from regnum.research.examples.ppo import CURVE, NET, main, measure, new_learner, read, write
from regnum.research.settings import table_of

INPUTS, HIDDEN, ACTIONS, ROWS = 5, 7, 11, 30
SMALL = Settings(games=4, hidden=16)


def some_options(random: np.random.Generator, rows: int) -> Options:
    sizes = random.integers(1, ACTIONS, rows)
    return options_of([random.choice(ACTIONS, size, replace=False).tolist() for size in sizes])


def some_games(random: np.random.Generator, net: Network) -> Games:
    """Decisions whose chances were a little different from those of the network now."""
    options = some_options(random, ROWS)
    seen = random.integers(-3, 4, (ROWS, INPUTS)).astype(np.int16)
    logits, values = net.forward(seen.astype(float), options)
    taken = chosen(logits, options, random)
    logs = log_softmax(logits, options)[taken] + random.normal(0, 0.3, ROWS)
    return Games(seen, options, taken, logs, values, random.normal(size=ROWS), random.normal(size=ROWS))


def test_slopes_are_those_of_the_loss() -> None:
    random = np.random.default_rng(1)
    net = new_network(INPUTS, HIDDEN, ACTIONS, 1, np.float64)
    for value in net.params.values():
        value += random.normal(0, 0.3, value.shape)
    games = some_games(random, net)
    rows = random.permutation(ROWS)[:20]
    settings = Settings(entropy=0.1)
    options = games.options.of(rows)

    def loss() -> float:
        return loss_and_slopes(net, games.seen[rows].astype(float), options, games, rows, settings)[0]

    _, slopes = loss_and_slopes(net, games.seen[rows].astype(float), options, games, rows, settings)
    step = 1e-6
    for name, value in net.params.items():
        flat = value.reshape(-1)
        for at in random.choice(flat.size, min(12, flat.size), replace=False):
            before = flat[at]
            flat[at] = before + step
            above = loss()
            flat[at] = before - step
            below = loss()
            flat[at] = before
            assert slopes[name].reshape(-1)[at] == pytest.approx((above - below) / (2 * step), abs=1e-7)


def test_chances_obey_the_mask() -> None:
    random = np.random.default_rng(2)
    options = some_options(random, ROWS)
    logits = random.normal(0, 30, len(options.ids))
    chances = np.exp(log_softmax(logits, options))
    for row, (start, size) in enumerate(zip(options.starts, options.sizes, strict=True)):
        offered = options.ids[start : start + size]
        masked = np.full(ACTIONS, -np.inf)
        masked[offered] = logits[start : start + size]
        whole = np.exp(masked - masked.max())
        np.testing.assert_allclose(chances[start : start + size], (whole / whole.sum())[offered])
        assert start <= chosen(logits, options, random)[row] < start + size
        assert chosen(logits, options, None)[row] == start + np.argmax(logits[start : start + size])
    picked = np.array([4, 0, 9])
    some = options.of(picked)
    for row, place in enumerate(picked):
        ids = options.ids[options.starts[place] :][: options.sizes[place]]
        np.testing.assert_array_equal(some.ids[some.starts[row] :][: some.sizes[row]], ids)


def test_advantages_follow_a_seat_through_its_game() -> None:
    whose = [(0, 0), (1, 0), (0, 1), (0, 0)]
    values = np.array([0.1, 0.2, -0.3, 0.5], np.float32)
    targets, advantages = judged(whose, values, [[1.0, -1.0], [0.25, 0.0]], trace=0.5)
    last = 1.0 - 0.5
    np.testing.assert_allclose(advantages, [0.5 - 0.1 + 0.5 * last, 0.05, -0.7, last], atol=1e-6)
    np.testing.assert_allclose(targets, values + advantages)


def test_it_learns_which_action_is_good() -> None:
    """A toy: of the actions on offer the one with the number of the input is worth 1, all others nothing."""
    net = new_network(4, 16, 4, 3)
    adam, settings = Adam(net.params, 1e-2), Settings(batch=64)
    eyes = Eyes(np.zeros(4, np.float32), np.ones(4, np.float32))
    random = np.random.default_rng(3)
    shares = []
    for played in range(30):
        which = random.integers(0, 4, 256)
        seen = np.eye(4, dtype=np.int16)[which]
        options = options_of([[0, 1, 2, 3]] * 256)
        logits, values = net.forward(eyes(seen), options)
        taken = chosen(logits, options, random)
        worth = (options.ids[taken] == which).astype(np.float32)
        logs = log_softmax(logits, options)[taken]
        games = Games(seen, options, taken, logs, values, worth, worth - values)
        shares.append(float(worth.mean()))
        improve(net, adam, eyes, games, settings, [3, played])
    assert shares[0] < 0.4
    assert shares[-1] > 0.9


def test_what_was_stopped_goes_on_as_if_it_was_not(tmp_path: Path) -> None:
    table = table_of("gugong", 2, {})
    whole = new_learner(table, 5, SMALL)
    for _ in range(2):
        whole.round()
    stopped = new_learner(table, 5, SMALL)
    stopped.round()
    write(stopped, tmp_path / NET)
    again = read(tmp_path / NET, table, SMALL)
    again.round()
    assert (again.rounds, again.decisions) == (whole.rounds, whole.decisions)
    for name, value in whole.net.params.items():
        np.testing.assert_array_equal(again.net.params[name], value)
    one, other = measure(whole, "random", 1), measure(again, "random", 1)
    assert (one.win, one.margin, one.tested) == (other.win, other.margin, 2)


def test_networks_of_something_else_are_refused(tmp_path: Path) -> None:
    table = table_of("gugong", 2, {})
    learner = new_learner(table, 5, SMALL)
    write(learner, tmp_path / NET)
    with pytest.raises(BadInput):
        read(tmp_path / NET, table_of("gugong", 3, {}), SMALL)
    with pytest.raises(BadInput):
        read(tmp_path / NET, table, Settings())
    (tmp_path / NET).write_bytes(b"nothing of the kind")
    with pytest.raises(BadInput):
        read(tmp_path / NET, table, SMALL)


def test_the_command_keeps_its_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = [
        "gugong",
        "--games",
        "4",
        "--every",
        "1",
        "--deals",
        "1",
        "--opponents",
        "random",
        "--out",
        str(tmp_path),
    ]
    assert main([*given, "--rounds", "1"]) == 0
    assert len((tmp_path / CURVE).read_text().splitlines()) == 3  # the head, before and after
    assert "random" in capsys.readouterr().out
    assert main([*given, "--rounds", "2"]) == 0
    assert len((tmp_path / CURVE).read_text().splitlines()) == 4
    assert main(["chess", "--out", str(tmp_path)]) == 2
