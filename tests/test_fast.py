"""./play compiles in the background: a small package, with the real launcher, builder and compiler."""

import json
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.waiting import wait_until

import compiled
import fast

ROOT = Path(__file__).resolve().parent.parent

pytestmark = pytest.mark.skipif(
    not compiled.has_compiler() or sys.platform == "win32", reason="needs a C compiler, and links"
)

PACKAGE = {
    "__init__.py": (
        "from regnum.kernel import agenda\n\n"
        "__version__ = '1.0'\n"
        "is_compiled = not agenda.__file__.endswith('.py')\n"
    ),
    "__main__.py": "import sys\nfrom regnum.cli.main import main\nsys.exit(main())\n",
    "cli/__init__.py": "",
    # Tells which rules run and what doctor would be told; "wait" keeps it running.
    "cli/main.py": (
        "import json, os, sys, regnum\n\n"
        "def main() -> int:\n"
        "    state = json.loads(os.environ['REGNUM_RULES'])['state']\n"
        "    print('compiled' if regnum.is_compiled else 'interpreted', state, flush=True)\n"
        "    if 'wait' in sys.argv:\n"
        "        sys.stdin.read()\n"
        "    return 0\n"
    ),
    "kernel/__init__.py": "",
    "kernel/agenda.py": "def double(number: int) -> int:\n    return 2 * number\n",
}
LINE = "Compiling the rules in the background"


class Checkout:
    """A copy of Regnum with a package so small that compiling it takes seconds; .venv is ours."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.fast = folder / "build" / "fast"
        self.agenda = folder / "src" / "regnum" / "kernel" / "agenda.py"
        shutil.copytree(ROOT / "scripts", folder / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(ROOT / "requirements", folder / "requirements")
        builder = folder / "scripts" / "fast_build.py"
        text = builder.read_text()
        assert "HEAD_START = 30.0" in text
        builder.write_text(text.replace("HEAD_START = 30.0", "HEAD_START = 0.0"))  # nobody plays here
        for name in ("play", "setup.py", "pyproject.toml", "LICENSE"):
            shutil.copy(ROOT / name, folder)
        for name, text in PACKAGE.items():
            path = folder / "src" / "regnum" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        (folder / ".venv").symlink_to(ROOT / ".venv")
        self.environment = {
            name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "REGNUM_COMPILE")
        } | {"REGNUM_OPT_LEVEL": "0"}

    def play(self, *arguments: str, **variables: str) -> tuple[str, str]:
        """Start ./play; returns what the package says and what is said before."""
        done = subprocess.run(
            [sys.executable, "play", *(arguments or ("play",))],
            cwd=self.folder,
            env=self.environment | variables,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout.strip(), done.stderr.strip()

    def script(self, name: str, *arguments: str) -> list[str]:
        return [str(self.folder / ".venv" / "bin" / "python"), f"scripts/{name}", *arguments]

    def build(self, **variables: str) -> "subprocess.CompletedProcess[str]":
        """Run the builder to its end."""
        return subprocess.run(
            self.script("fast_build.py"),
            cwd=self.folder,
            env=self.environment | variables,
            capture_output=True,
            text=True,
            check=False,
        )

    def status(self) -> str:
        path = self.fast / "status.json"
        return str(json.loads(path.read_text())["state"]) if path.exists() else ""

    def tries(self) -> int:
        path = self.fast / "status.json"
        return int(json.loads(path.read_text())["tries"]) if path.exists() else 0

    def packages(self) -> list[Path]:
        folder = self.fast / "packages"
        return sorted(folder.iterdir()) if folder.exists() else []


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


@pytest.fixture(scope="module")
def started_once(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    """A checkout that was started for the first time, some time ago."""
    checkout = Checkout(tmp_path_factory.mktemp("started"))
    told, said = checkout.play()
    assert told == "interpreted building"
    assert said.startswith(LINE)
    assert "\n" not in said
    wait_until(lambda: checkout.status() not in ("", "building"))
    return checkout


@pytest.fixture
def ready(checkout: Checkout, started_once: Checkout) -> Checkout:
    """A checkout with compiled rules: the same files with the same times, so the package is theirs."""
    for name in ("src", "build"):
        shutil.rmtree(checkout.folder / name, ignore_errors=True)
        shutil.copytree(started_once.folder / name, checkout.folder / name)
    for name in compiled.RECIPE:
        shutil.copy2(started_once.folder / name, checkout.folder / name)
    assert checkout.play() == ("compiled ready", "")
    return checkout


# The way it goes


def test_the_first_start_compiles_and_the_next_one_takes_it(started_once: Checkout) -> None:
    checkout = started_once
    assert checkout.status() == "done", (checkout.fast / "log").read_text()[-2000:]
    assert checkout.play() == ("compiled ready", "")
    assert checkout.play("components") == ("compiled ready", "")
    assert sorted(path.name for path in checkout.fast.iterdir()) == ["lock", "log", "packages", "status.json"]
    assert not list((checkout.folder / "src").rglob("*.so"))


def test_it_can_be_switched_off(ready: Checkout) -> None:
    assert ready.play(REGNUM_COMPILE="0") == ("interpreted off", "")
    assert ready.play("--interpreted", "play") == ("interpreted off", "")
    ready.agenda.write_text("def treble(number: int) -> int:\n    return 3 * number\n")
    assert ready.play(REGNUM_COMPILE="0") == ("interpreted off", "")
    assert ready.status() == "done"


def test_a_start_from_within_a_game_finds_its_own_rules(ready: Checkout) -> None:
    (package,) = ready.packages()
    inherited = {"PYTHONPATH": str(package), "REGNUM_FAST": str(package)}
    assert ready.play(REGNUM_COMPILE="0", **inherited) == ("interpreted off", "")


def test_edited_rules_run_as_they_are(ready: Checkout) -> None:
    ready.agenda.write_text(ready.agenda.read_text().replace("2", "4"))
    assert ready.play("components") == ("interpreted next", "")  # a short command has nothing made
    assert ready.build(CC="no-such-compiler").returncode == 1  # what was compiled is of no use for them


def test_what_is_not_compiled_may_change_without_compiling(ready: Checkout) -> None:
    main = ready.folder / "src" / "regnum" / "cli" / "main.py"
    main.write_text(main.read_text().replace("'compiled'", "'very fast'"))
    assert ready.play("components") == ("interpreted next", "")
    assert ready.build(CC="no-such-compiler").returncode == 0
    assert ready.play() == ("very fast ready", "")
    assert len(ready.packages()) == 1


def test_a_package_that_runs_is_not_cleaned_away(ready: Checkout) -> None:
    (first,) = ready.packages()
    game = subprocess.Popen(
        [sys.executable, "play", "play", "wait"],
        cwd=ready.folder,
        env=ready.environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert game.stdout is not None
    assert game.stdout.readline() == "compiled ready\n"
    (ready.folder / "src" / "regnum" / "new.toml").touch()
    assert ready.build().returncode == 0
    assert first in ready.packages()
    assert len(ready.packages()) == 2
    game.communicate("")
    assert ready.build().returncode == 0
    assert first not in ready.packages()
    assert len(ready.packages()) == 1


# What goes wrong


def test_a_package_that_does_not_start_is_left(ready: Checkout) -> None:
    (package,) = ready.packages()
    for library in package.glob("*.so"):
        library.write_bytes(library.read_bytes()[:100])
    told, said = ready.play()
    assert told == "interpreted broken"
    assert said.startswith("The compiled rules do not start (ImportError: ")
    assert ready.play() == ("interpreted broken", "")  # nor is it made again at once
    assert ready.build(CC="no-such-compiler").returncode == 1  # which would take none of it


def test_without_a_compiler_nothing_is_tried_or_said(checkout: Checkout) -> None:
    assert checkout.play(CC="no-such-compiler") == ("interpreted compiler", "")
    assert not checkout.fast.exists()
    assert checkout.build(CC="no-such-compiler").returncode == 1
    assert checkout.status() == "compiler"
    assert checkout.play("components") == ("interpreted next", "")  # now there is one


def test_rules_that_cannot_be_compiled_run_interpreted(checkout: Checkout) -> None:
    checkout.agenda.write_text("def double(number: int) -> int:\n    return 'two'\n")
    done = checkout.build()
    assert done.returncode == 1
    assert checkout.status() == "failed"
    assert "Incompatible return value" in (checkout.fast / "log").read_text()
    assert checkout.packages() == []
    assert checkout.play() == ("interpreted failed", "")  # a day long
    checkout.agenda.write_text("def double(number: int) -> int:\n    return 2\n")
    assert checkout.play("components") == ("interpreted next", "")


def test_a_build_that_does_not_play_is_not_taken(checkout: Checkout) -> None:
    checkout.agenda.write_text("import sys\nif not __file__.endswith('.py'):\n    sys.exit('no')\n")
    assert checkout.build().returncode == 1
    assert checkout.status() == "failed"
    assert checkout.packages() == []


def test_a_killed_build_leaves_nothing_and_is_begun_again(checkout: Checkout) -> None:
    for n in range(1, fast.TRIES + 1):
        builder = subprocess.Popen(
            checkout.script("fast_build.py", "--background"), cwd=checkout.folder, env=checkout.environment
        )
        wait_until(lambda n=n: checkout.tries() == n)  # type: ignore[misc]
        os.kill(builder.pid, signal.SIGKILL)
        builder.wait()
        # A compiler that it has set to work is waited for: it would be in the way of the next.
        wait_until(lambda: checkout.play("components") == ("interpreted stopped", ""))
        assert checkout.packages() == []
    assert checkout.play() == ("interpreted stopped", "")  # that is enough for a day


def test_the_compiler_of_a_killed_build_counts_as_building(checkout: Checkout) -> None:
    builder = subprocess.Popen(
        checkout.script("fast_build.py"),
        cwd=checkout.folder,
        env=checkout.environment,
        start_new_session=True,
    )
    log = checkout.fast / "log"
    wait_until(lambda: log.exists() and "setup.py" in log.read_text())
    wait_until((checkout.fast / "work" / "mypy_cache").exists)  # it is at work
    os.kill(builder.pid, signal.SIGKILL)
    builder.wait()
    assert checkout.play() == ("interpreted building", "")
    os.killpg(builder.pid, signal.SIGKILL)  # the rest of its family
    wait_until(lambda: checkout.play("components") == ("interpreted stopped", ""))


def test_two_builds_do_not_meet(checkout: Checkout) -> None:
    checkout.fast.mkdir(parents=True)
    handle = os.open(checkout.fast / "lock", os.O_RDWR | os.O_CREAT)
    try:
        assert fast.try_lock(handle)
        assert "another build is at it" in checkout.build().stderr
        assert checkout.play() == ("interpreted building", "")
        assert sorted(path.name for path in checkout.fast.iterdir()) == ["lock"]
    finally:
        os.close(handle)


def test_without_a_network_it_waits(checkout: Checkout) -> None:
    # An environment for playing only, and no registry: mypy cannot be fetched.
    (checkout.folder / "requirements" / "dev.txt").write_text("other==1\n")
    assert checkout.build(PIP_NO_INDEX="1", PIP_CONFIG_FILE=os.devnull).returncode == 1
    assert checkout.status() == "packages"
    assert not (checkout.fast / "tools" / "stamp").exists()


def test_a_folder_that_cannot_be_written_costs_nothing(checkout: Checkout) -> None:
    (checkout.folder / "build").write_text("not a folder")
    assert checkout.play() == ("interpreted room", "")


def test_a_full_disk_is_told(checkout: Checkout) -> None:
    path = checkout.folder / "scripts" / "fast_build.py"
    path.write_text(path.read_text().replace("NEEDED = 500 << 20", "NEEDED = 500 << 60"))
    assert checkout.build().returncode == 1
    assert checkout.status() == "room"
    assert checkout.play() == ("interpreted room", "")


# Patience


@pytest.mark.parametrize(
    ("state", "after", "tried"),
    [
        (fast.State("next"), 0.0, True),
        (fast.State("building"), fast.DAY, False),
        (fast.State("compiler"), 2 * fast.DAY, False),
        (fast.State("stopped", tries=fast.TRIES - 1), 1.0, True),
        (fast.State("stopped", tries=fast.TRIES), fast.DAY - 1, False),
        (fast.State("stopped", tries=fast.TRIES), fast.DAY + 1, True),
        (fast.State("packages"), fast.HOUR - 1, False),
        (fast.State("packages"), fast.HOUR + 1, True),
        (fast.State("failed"), fast.HOUR + 1, False),
        (fast.State("failed"), fast.DAY + 1, True),
    ],
)
def test_what_went_wrong_is_tried_again_after_a_while(state: fast.State, after: float, tried: bool) -> None:
    assert state.is_worth_trying(after) is tried


@pytest.fixture
def noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, file in (("STATUS", "status.json"), ("LOCK", "lock"), ("PACKAGES", "packages")):
        monkeypatch.setattr(fast, name, tmp_path / file)
    return tmp_path / "status.json"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"sources": "x"}', '{"state": 7, "sources": "x"}', "\0"])
def test_a_damaged_note_is_no_note(noted: Path, text: str) -> None:
    noted.write_text(text)
    assert fast.state_of("x") == fast.State("next")
