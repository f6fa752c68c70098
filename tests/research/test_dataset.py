"""Games become arrays that say what the games were, whoever plays them and however often it is stopped."""

import json
from multiprocessing import active_children
from pathlib import Path

import numpy as np
import pytest

from regnum.ai.arena.plan import plan_of
from regnum.ai.arena.playing import play_number
from regnum.ai.crew import Alone, Processes
from regnum.cli.main import main
from regnum.games import GAMES
from regnum.research import BadInput, make, read_dataset, read_shard
from regnum.research.dataset.folder import ABOUT_FILE, Making
from regnum.research.dataset.playing import make_game
from regnum.research.dataset.shards import FORMATS, Shard
from regnum.research.dataset.source import played_by

GAMES_MADE = 6
IN_SHARD = 4


def made(folder: Path, kind: str = "npz", game: str = "gugong", games: int = GAMES_MADE) -> Making:
    plan = plan_of(game, ["random", "squire"], games, "data")
    return Making(folder, played_by(plan), IN_SHARD, kind)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def random_records(folder: Path, games: int, steps: int = 10_000, players: int = 2) -> list[Path]:
    folder.mkdir(exist_ok=True)
    paths = []
    for seed in range(games):
        env = make("gugong", players, seed)
        chance = np.random.default_rng(seed)
        while not env.is_over and env.steps < steps:
            env.step(chance.choice(env.legal()))
        paths.append(folder / f"game-{seed}.json")
        paths[-1].write_text(env.record().dumps(), "utf-8")
    return paths


def replays(shard: Shard, players: int, seeds: list[object]) -> None:
    """Every row is what the environment shows and offers there, and the end is worth what it says."""
    for game in np.unique(shard.game).tolist():
        env = make(shard.about["game"], players, seeds[game])
        rows = np.flatnonzero(shard.game == game)
        for step, row in enumerate(rows.tolist()):
            assert (int(shard.seat[row]), int(shard.step[row])) == (env.decider, step)
            np.testing.assert_array_equal(shard.observation[row], env.observe(env.decider))
            np.testing.assert_array_equal(shard.mask(np.array([row]))[0], env.mask())
            env.step(int(shard.action[row]))
        assert env.is_over
        for measure in ("rank", "win", "margin"):
            worth = np.array(env.returns(measure), np.float32)
            np.testing.assert_array_equal(getattr(shard, measure)[rows], worth[shard.seat[rows]])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", FORMATS)
def test_rows_are_the_decisions_of_the_arenas_games(game: str, kind: str, tmp_path: Path) -> None:
    making = made(tmp_path / "d", kind, game, 4)
    making.run(Alone(make_game))
    dataset = read_dataset(tmp_path / "d")
    plan = plan_of(game, ["random", "squire"], 4, "data")
    assert dataset.rows == sum(len(shard) for shard in dataset)
    for shard in dataset:
        replays(shard, 2, [plan.deal_seed(plan.seating(number).deal) for number in range(4)])
        for number in np.unique(shard.game).tolist():
            result = play_number(plan, number)
            rows = (shard.game == number) & (shard.seat == 0)
            assert shard.margin[rows][0] == result.totals[0] - result.totals[1]


def test_masks_are_those_of_the_rows_that_are_asked_for(tmp_path: Path) -> None:
    made(tmp_path / "d").run(Alone(make_game))
    shard = read_dataset(tmp_path / "d")[0]
    whole = shard.mask()
    assert whole.shape == (len(shard), make("gugong").actions.size)
    assert (whole[np.arange(len(shard)), shard.action] == 1).all()
    np.testing.assert_array_equal(shard.mask(slice(5, 9)), whole[5:9])
    np.testing.assert_array_equal(shard.mask(np.array([7, 2])), whole[[7, 2]])


def test_the_formats_hold_the_same(tmp_path: Path) -> None:
    for kind in FORMATS:
        made(tmp_path / kind, kind).run(Alone(make_game))
    for one, other in zip(read_dataset(tmp_path / "npz"), read_dataset(tmp_path / "parquet"), strict=True):
        for name in ("observation", "legal", "legal_start", "action", "seat", "step", "game", "win"):
            np.testing.assert_array_equal(getattr(one, name), getattr(other, name))


# --- going on -------------------------------------------------------------------------------------------


def test_a_run_that_was_stopped_ends_as_one_that_was_not(tmp_path: Path) -> None:
    made(tmp_path / "whole").run(Alone(make_game))

    class Stopped(Exception):
        """In the second shard."""

    count = 0

    def stop() -> None:
        nonlocal count
        count += 1
        if count == IN_SHARD + 2:
            raise Stopped

    with pytest.raises(Stopped):
        made(tmp_path / "again").run(Alone(make_game), stop)
    again = made(tmp_path / "again")
    assert again.done() == IN_SHARD
    again.run(Alone(make_game))
    assert contents(tmp_path / "again").keys() == contents(tmp_path / "whole").keys()
    for name, data in contents(tmp_path / "whole").items():
        if name != ABOUT_FILE:
            assert contents(tmp_path / "again")[name] == data
    assert len(read_dataset(tmp_path / "again").about["provenance"]) == 2


def test_it_may_be_made_longer_and_is_mended(tmp_path: Path) -> None:
    folder = tmp_path / "d"
    made(folder).run(Alone(make_game))
    longer = made(folder, games=12)
    assert longer.done() == IN_SHARD  # the last shard was not full
    longer.run(Alone(make_game))
    first = folder / "shard-00000.npz"
    good = first.read_bytes()
    first.write_bytes(good[:-100])
    assert made(folder, games=12).done() == 12 - IN_SHARD
    made(folder, games=12).run(Alone(make_game))
    assert first.read_bytes() == good


def test_processes_make_the_same_files(tmp_path: Path) -> None:
    made(tmp_path / "one").run(Alone(make_game))
    crew = Processes(make_game, 2)
    try:
        made(tmp_path / "two").run(crew)
    finally:
        crew.close()
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    assert active_children() == []


# --- records --------------------------------------------------------------------------------------------


def test_records_become_the_same_rows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    random_records(tmp_path / "records", 3)
    given = ["dataset", "gugong", "--records", str(tmp_path / "records"), "--shard", "2"]
    assert main([*given, "--out", str(tmp_path / "d")]) == 0
    assert "3 games, 2 files" in capsys.readouterr().out
    for shard in read_dataset(tmp_path / "d"):
        replays(shard, 2, [0, 1, 2])
    assert main([*given, "--out", str(tmp_path / "p"), "--workers", "2"]) == 0
    for name, data in contents(tmp_path / "d").items():
        assert name == ABOUT_FILE or contents(tmp_path / "p")[name] == data


def test_records_that_do_not_fit_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = random_records(tmp_path / "records", 1)[0]
    strange = tmp_path / "strange.json"
    bad: dict[str, str] = {
        "no record of a game": "{}",
        "did not end": random_records(tmp_path / "short", 1, steps=20)[0].read_text("utf-8"),
        "with 3 players": random_records(tmp_path / "three", 1, players=3)[0].read_text("utf-8"),
        "other rules": json.dumps({**json.loads(good.read_text("utf-8")), "rules": 1}),
        "is no record": good.read_text("utf-8").replace('"check":"', '"check":"0'),
    }
    for words, text in bad.items():
        strange.write_text(text, "utf-8")
        given = ["dataset", "gugong", "--records", str(good), str(strange), "--out", str(tmp_path / "d")]
        assert main(given) == 2
        told = capsys.readouterr().err
        assert words in told
        assert "strange.json" in told
    assert main(["dataset", "troyes", "--records", str(good), "--out", str(tmp_path / "d")]) == 2
    assert not (tmp_path / "d" / ABOUT_FILE).exists()


# --- refusals -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ([], "--players or --records"),
        (["--players", "random,random", "--records", "x"], "--players or --records"),
        (["--records", "x", "--seed", "1"], "without --seed"),
        (["--records", "x"], "cannot be read: x"),
        (["--players", "random,nobody"], "nobody"),
        (["--players", "random,random", "--workers", "2", "--ray", "auto"], "without --workers"),
    ],
)
def test_wrong_arguments_are_answered(
    given: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["dataset", "gugong", *given, "--out", str(tmp_path / "d")]) == 2
    assert words in capsys.readouterr().err
    assert not (tmp_path / "d").exists()


def test_another_dataset_is_left_alone(tmp_path: Path) -> None:
    made(tmp_path / "d").run(Alone(make_game))
    before = contents(tmp_path / "d")
    with pytest.raises(BadInput, match="another dataset"):
        made(tmp_path / "d", kind="parquet")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    with pytest.raises(BadInput, match="not empty"):
        made(tmp_path / "mine")
    assert contents(tmp_path / "d") == before


@pytest.mark.parametrize("kind", FORMATS)
def test_damaged_and_foreign_files_are_refused(kind: str, tmp_path: Path) -> None:
    made(tmp_path / "d", kind).run(Alone(make_game))
    file = tmp_path / "d" / f"shard-00000.{kind}"
    whole = file.read_bytes()
    flipped = [whole[:at] + bytes([whole[at] ^ 255]) + whole[at + 1 :] for at in (200, len(whole) // 2)]
    for text in (b"", b"PAR1", b"no", whole[:-7], whole[: len(whole) // 2], whole[50:], *flipped):
        file.write_bytes(text)
        if text not in flipped or kind == "npz":  # Parquet has no checksums of its own: the dataset does
            with pytest.raises(BadInput):
                read_shard(file)
        with pytest.raises(BadInput, match="damaged"):
            read_dataset(tmp_path / "d")[0]
    with pytest.raises(BadInput, match="cannot be read"):
        read_shard(tmp_path / f"none.{kind}")


def test_arrays_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    made(tmp_path / "d").run(Alone(make_game))
    file = tmp_path / "d" / "shard-00000.npz"
    with np.load(file) as found:
        columns = {name: found[name] for name in found.files}
    changed = {
        "action": columns["action"] + 5000,
        "observation": columns["observation"][:, 1:],
        "seat": columns["seat"].astype(np.int64),
        "legal_start": columns["legal_start"][::-1],
        "about": np.array("[]"),
    }
    for name, value in changed.items():
        np.savez(file, **{**columns, name: value})
        with pytest.raises(BadInput, match="damaged"):
            read_shard(file)
    for text in ("", "[]", '{"made": {"format": 1}, "provenance": [], "shards": [{"file": "../x"}]}'):
        (tmp_path / "d" / ABOUT_FILE).write_text(text)
        with pytest.raises(BadInput, match="damaged"):
            read_dataset(tmp_path / "d")
