"""Arena and datasets on a real Ray of this machine: the same as without it, also when a worker is killed."""

import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from regnum.ai.arena.plan import Json, plan_of
from regnum.ai.arena.report import report
from regnum.ai.arena.workers import here, on_ray
from regnum.ai.crew import RayCrew, WorkFailed
from regnum.cli.main import main
from regnum.research.dataset.folder import ABOUT_FILE

# A cluster in a process of its own: it tells its address, and ends when nobody listens to it any more.
CLUSTER = """
import sys, ray
context = ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False,
                   logging_level="ERROR", object_store_memory=100_000_000)
print(context.address_info["gcs_address"], flush=True)
sys.stdin.read()
"""
PATIENCE = 240  # seconds: Ray starts slowly on a busy machine

# Not imported here: Ray takes its secret from the environment when it is imported.
pytestmark = [
    pytest.mark.timeout(PATIENCE * 2),
    pytest.mark.skipif(find_spec("ray") is None, reason="there is no Ray for this machine"),
]


@pytest.fixture(scope="module", autouse=True)
def token() -> Iterator[None]:
    """Ray asks for a shared secret; this one is ours alone, so none of the person's is read or made."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RAY_AUTH_MODE", "token")
        patch.setenv("RAY_AUTH_TOKEN", secrets.token_hex(32))
        yield


@pytest.fixture(scope="module")
def cluster(token: None) -> Iterator[str]:
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen([sys.executable, "-c", CLUSTER], text=True, **pipes) as process:  # type: ignore[call-overload]
        try:
            yield process.stdout.readline().strip()
        finally:
            process.stdin.close()
            process.wait(PATIENCE)


@pytest.fixture
def auto(cluster: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """Ray's own word for the cluster that is there."""
    monkeypatch.setenv("RAY_ADDRESS", cluster)
    return "auto"


def die_once(told: Json, number: int) -> Json:
    """Work that kills its process the first time."""
    mark = Path(told["folder"]) / str(number)
    if number == 1 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return {"number": number}


def die(told: Json, number: int) -> Json:
    os.kill(os.getpid(), signal.SIGKILL)
    return {}


def test_the_arena_plays_the_same_games(auto: str) -> None:
    plan = plan_of("gugong", ["random", "random@1"], 4, "keep")

    def figures(games: object) -> Json:
        return {name: told for name, told in report(plan, dict(games)).items() if name != "timing"}  # type: ignore[call-overload]

    assert figures(on_ray(plan, range(4), auto)) == figures(here(plan, range(4)))


def test_a_dataset_is_the_same(cluster: str, tmp_path: Path) -> None:
    given = ["dataset", "gugong", "--players", "random,random", "--games", "4", "--shard", "2"]
    assert main([*given, "--out", str(tmp_path / "here")]) == 0
    assert main([*given, "--out", str(tmp_path / "there"), "--ray", cluster]) == 0
    files = sorted(path.name for path in (tmp_path / "here").iterdir())
    assert files == sorted(path.name for path in (tmp_path / "there").iterdir())
    for name in files:
        if name != ABOUT_FILE:
            assert (tmp_path / "here" / name).read_bytes() == (tmp_path / "there" / name).read_bytes()


def test_the_work_of_a_killed_worker_is_done_again(auto: str, tmp_path: Path) -> None:
    crew = RayCrew(die_once, auto)
    try:
        done = dict(crew.run({"folder": str(tmp_path)}, range(3)))
    finally:
        crew.close()
    assert done == {number: {"number": number} for number in range(3)}
    assert (tmp_path / "1").exists()


def test_work_that_always_kills_its_worker_is_given_up(auto: str) -> None:
    crew = RayCrew(die, auto)
    try:
        with pytest.raises(WorkFailed):
            list(crew.run({}, [0]))
    finally:
        crew.close()
