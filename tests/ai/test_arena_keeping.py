"""Games of the arena are kept as they end, and played by whoever is there: the result is the same."""

import os
import shutil
import signal
import sys
from dataclasses import replace
from multiprocessing import active_children, resource_tracker, spawn
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from regnum.ai.arena.plan import Json, Plan, plan_of
from regnum.ai.arena.playing import GameResult
from regnum.ai.arena.report import report
from regnum.ai.arena.storing import BadStore, Store
from regnum.ai.arena.workers import here, on_processes, on_ray
from regnum.ai.crew import WorkFailed
from regnum.i18n import Catalog

PLAYERS = ["random", "random@1"]


@pytest.fixture
def plan() -> Plan:
    return plan_of("gugong", PLAYERS, 6, "keep")


def figures(plan: Plan, results: dict[int, GameResult]) -> Json:
    """All that does not depend on the clock."""
    return {name: told for name, told in report(plan, results).items() if name != "timing"}


def refusal(error: pytest.ExceptionInfo[Any]) -> str:
    catalog = Catalog("en", plain=True)
    text = catalog.text(error.value.msg)
    assert not catalog.missing
    assert not catalog.broken
    return text


# --- the file -------------------------------------------------------------------------------------------


def test_a_run_that_was_stopped_ends_as_one_that_was_not(plan: Plan, tmp_path: Path) -> None:
    whole = dict(here(plan, range(6)))
    file = tmp_path / "deep" / "games.jsonl"
    store = Store(file, plan)
    for number in (3, 0, 4):  # in the order they ended
        store.add(number, whole[number])
    store.close()
    with file.open("ab") as torn:
        torn.write(b'{"number":5,"totals":[1')
    again = Store(file, plan)
    assert sorted(again.results) == [0, 3, 4]
    for number, result in here(plan, [number for number in range(6) if number not in again.results]):
        again.add(number, result)
    again.close()
    assert figures(plan, again.results) == figures(plan, whole)
    last = Store(file, plan)
    last.close()
    assert figures(plan, last.results) == figures(plan, whole)
    assert len(file.read_text().splitlines()) == 7


def test_a_file_takes_more_games_of_the_same_plan(plan: Plan, tmp_path: Path) -> None:
    store = Store(tmp_path / "games", plan)
    store.add(0, next(here(plan, [0]))[1])
    store.close()
    longer = Store(tmp_path / "games", plan_of("gugong", PLAYERS, 60, "keep"))
    assert list(longer.results) == [0]
    longer.close()


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (plan_of("gugong", PLAYERS, 6, "tea"), "seed: keep, now: tea"),
        (plan_of("gugong", [*PLAYERS, "simple"], 6, "keep"), "players: random,random@1, now: random,"),
        (plan_of("gugong", PLAYERS, 6, "keep", {"expert": "yes"}), 'options: {}, now: {"expert": "yes"}'),
        (plan_of("troyes", PLAYERS, 6, "keep"), "game: gugong, now: troyes"),
    ],
)
def test_games_of_another_contest_are_not_mixed_in(
    plan: Plan, other: Plan, says: str, tmp_path: Path
) -> None:
    Store(tmp_path / "games", plan).close()
    before = (tmp_path / "games").read_bytes()
    with pytest.raises(BadStore) as refused:
        Store(tmp_path / "games", other)
    assert says in refusal(refused)
    assert (tmp_path / "games").read_bytes() == before


@pytest.mark.parametrize("text", ["my diary", "my diary\n", '{"form":1}\n', '{"form":1\n', "[]\n"])
def test_other_files_are_left_alone(plan: Plan, text: str, tmp_path: Path) -> None:
    (tmp_path / "games").write_text(text)
    with pytest.raises(BadStore) as refused:
        Store(tmp_path / "games", plan)
    assert str(tmp_path / "games") in refusal(refused)
    assert (tmp_path / "games").read_text() == text


def test_a_line_that_is_no_game_is_refused(plan: Plan, tmp_path: Path) -> None:
    Store(tmp_path / "games", plan).close()
    with (tmp_path / "games").open("a") as file:
        file.write('{"number":1}\n')
    with pytest.raises(BadStore):
        Store(tmp_path / "games", plan)


def test_a_file_that_was_torn_at_once_is_begun_again(plan: Plan, tmp_path: Path) -> None:
    for text in (b"", b'{"fo', b'{"form":1,"ga'):
        (tmp_path / "games").write_bytes(text)
        store = Store(tmp_path / "games", plan)
        store.close()
        assert store.results == {}
        assert (tmp_path / "games").read_text().count("\n") == 1


# --- processes ------------------------------------------------------------------------------------------


def test_processes_play_the_same_games_even_if_one_is_killed(plan: Plan) -> None:
    results: dict[int, GameResult] = {}
    for number, result in on_processes(plan, range(6), 2):
        if not results:
            victim = active_children()[0]
            assert victim.pid is not None
            os.kill(victim.pid, signal.SIGKILL)
        results[number] = result
    assert figures(plan, results) == figures(plan, dict(here(plan, range(6))))
    assert active_children() == []


def test_a_game_that_always_kills_its_process_is_given_up(plan: Plan) -> None:
    resource_tracker.ensure_running()  # it is started like a worker, and must not be the one that ends
    python, dies = spawn.get_executable(), shutil.which("false")
    assert dies is not None
    spawn.set_executable(dies)
    try:
        with pytest.raises(WorkFailed) as failed:
            list(on_processes(plan, [4], 1))
    finally:
        spawn.set_executable(python)
    assert refusal(failed) == "Game 4 was given up: its process ended 3 times in the middle of it."


def test_a_bug_in_a_game_ends_the_run(plan: Plan) -> None:
    with pytest.raises(WorkFailed) as failed:
        list(on_processes(replace(plan, options={"weather": "rain"}), [4], 1))
    assert refusal(failed).startswith("Game 4 went wrong: BadOptions: ")
    assert active_children() == []


def test_workers_end_when_nobody_asks_for_more(plan: Plan) -> None:
    games = on_processes(plan, range(6), 1)
    next(games)
    assert len(active_children()) == 1
    games.close()
    assert active_children() == []


# --- Ray ------------------------------------------------------------------------------------------------


def test_without_ray_it_says_so(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(WorkFailed) as refused:
        list(on_ray(plan, range(6), "local"))
    assert "install the package ray" in refusal(refused)


class Task:
    """A remote function of the false Ray: it is called when somebody asks."""

    def __init__(self, function: Any) -> None:
        self.function = function

    def remote(self, *args: Any) -> Any:
        return lambda: self.function(*args)


def false_ray(noted: list[str]) -> ModuleType:
    """As much of Ray as the arena uses, in this process."""
    ray: Any = ModuleType("ray")
    ray.init = lambda address, **_: noted.append(f"init {address}")
    ray.shutdown = lambda: noted.append("shutdown")
    ray.cluster_resources = lambda: {"CPU": 2.0}
    ray.remote = lambda **_: Task
    ray.wait = lambda waiting: (waiting[-1:], waiting[:-1])
    ray.get = lambda reference: reference()
    return ray  # type: ignore[no-any-return]


def test_ray_plays_the_same_games(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[str] = []
    monkeypatch.setitem(sys.modules, "ray", false_ray(noted))
    results = dict(on_ray(plan, range(6), "somewhere:6379"))
    assert figures(plan, results) == figures(plan, dict(here(plan, range(6))))
    assert noted == ["init somewhere:6379", "shutdown"]


def test_where_there_is_no_cluster_it_says_so(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**_: object) -> None:
        raise ConnectionError("Could not find any running Ray instance.\nAnd more about it.")

    ray: Any = false_ray([])
    ray.init = init
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(WorkFailed) as refused:
        list(on_ray(plan, range(6), "auto"))
    assert refusal(refused) == "There is no Ray cluster at auto: Could not find any running Ray instance."


def test_what_goes_wrong_on_the_cluster_is_told(plan: Plan, monkeypatch: pytest.MonkeyPatch) -> None:
    noted: list[str] = []
    ray: Any = false_ray(noted)
    ray.get = lambda reference: 1 / 0
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(WorkFailed) as failed:
        list(on_ray(plan, range(6), "local"))
    assert "division by zero" in refusal(failed)
    assert noted == ["init local", "shutdown"]
