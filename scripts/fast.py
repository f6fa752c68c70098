"""Compiled rules for ./play: taken where they are ready, made in the background where they are not.

A first start runs the sources as they are, at once. Meanwhile fast_build.py makes a copy of the whole package
with the rules compiled in it, in build/fast; the next start takes that if the sources are still the same.
Whatever goes wrong with it costs speed and nothing else. Standard library only.
"""

import contextlib
import hashlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import compiled
from setup_env import PYTHON, ROOT, say

FAST = ROOT / "build" / "fast"  # all that is made for this; it may be deleted at any time
PACKAGES = FAST / "packages"  # compiled packages, each named by the sources it was made from
STATUS = FAST / "status.json"
LOCK = FAST / "lock"
LOG = FAST / "log"

# Files in a compiled package.
KEY = "key"  # what the extensions were made from; written before the package gets its name
IN_USE = "in-use"  # locked as long as something runs from it
BROKEN = "broken"  # it did not start; holds the reason

SWITCH = "REGNUM_COMPILE"  # 0: sources as they are, and nothing is made
STATE = "REGNUM_RULES"  # tells `regnum doctor` how it stands; see State
FOLDER = "REGNUM_FAST"  # the compiled package that runs
FLAG = "--interpreted"  # the same as the switch, for one start: ./play --interpreted

# Commands in which rules and bots work for long. Others take what is there and make nothing.
LONG = frozenset({"serve", "play", "arena", "dataset", "train"})
HELP = frozenset({"-h", "--help"})

HOUR, DAY = 3600.0, 86400.0
# How long a failure is left alone while the sources stay the same.
PATIENCE = {"packages": HOUR, "room": HOUR, "failed": DAY, "broken": DAY}
TRIES = 3  # of a build that is cut short each time, perhaps for want of memory


@dataclass(frozen=True)
class State:
    """How it stands with the compiled rules of these sources.

    ready, off, compiler (there is none), building, stopped (cut short), next (to be made), or what went
    wrong: packages (could not be fetched), room (none in build/), failed, broken (made, but did not start).
    """

    name: str
    since: float = 0.0
    tries: int = 0

    def is_worth_trying(self, now: float) -> bool:
        if self.name == "stopped" and self.tries >= TRIES:
            return now - self.since > DAY
        if self.name in PATIENCE:
            return now - self.since > PATIENCE[self.name]
        return self.name in ("next", "stopped")

    def told(self) -> str:
        """For the process that is started now."""
        return json.dumps({"state": self.name, "since": self.since, "log": str(LOG)})


# What there is


def signature(root: Path = ROOT) -> str:
    """Identify the sources by name, size and time of every file: reading them all would slow every start."""
    lines = [sys.version, os.environ.get("REGNUM_OPT_LEVEL", "")]
    lines += [described(name, (root / name).stat()) for name in compiled.RECIPE]
    lines += sorted(all_described(root / "src", "src"))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:20]


def all_described(folder: Path | str, name: str) -> Iterator[str]:
    """A line for every file below a folder that is called `name` in them."""
    with os.scandir(folder) as entries:
        for entry in entries:
            inside = f"{name}/{entry.name}"
            if entry.name == "__pycache__" or entry.name.endswith(".egg-info"):
                continue
            if entry.is_dir():
                yield from all_described(entry.path, inside)
            else:
                yield described(inside, entry.stat())


def described(name: str, about: os.stat_result) -> str:
    return f"{name} {about.st_size} {about.st_mtime_ns}"


def is_ready(folder: Path) -> bool:
    return (folder / KEY).is_file() and not (folder / BROKEN).exists()


def read_status() -> dict[str, object]:
    """What the last build has noted; nothing if there was none or the note is damaged."""
    try:
        found = json.loads(STATUS.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def write_status(state: str, sources: str, tries: int = 0) -> None:
    """Note how the build stands; in one step, since a start may read it at any moment."""
    text = json.dumps({"state": state, "since": time.time(), "sources": sources, "tries": tries})
    beside = STATUS.with_suffix(".new")
    beside.write_text(text, encoding="utf-8")
    beside.replace(STATUS)


def state_of(sources: str) -> State:
    """How it stands with the package of these sources."""
    folder = PACKAGES / sources
    noted = read_status()
    name, since, tries = noted.get("state"), noted.get("since"), noted.get("tries")
    began = float(since) if isinstance(since, int | float) else 0.0
    if is_building():
        return State("building", began)
    if (folder / BROKEN).exists():
        return State("broken", (folder / BROKEN).stat().st_mtime)
    found = State("next")
    if noted.get("sources") == sources and name in PATIENCE:
        return State(str(name), began)
    if noted.get("sources") == sources and name == "building":  # and nobody does
        found = State("stopped", began, tries if isinstance(tries, int) else 0)
    return found if compiled.has_compiler() else State("compiler")


# Locks: they end with the process that holds them, however it ends.


@contextlib.contextmanager
def only_one_build() -> Iterator[int | None]:
    """The lock of the one who builds, or nothing if somebody is at it already."""
    handle = os.open(LOCK, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        yield handle if try_lock(handle) else None
    finally:
        os.close(handle)


def try_lock(handle: int, shared: bool = False) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def is_building() -> bool:
    if not LOCK.exists():
        return False
    with only_one_build() as lock:
        return lock is None


def hold(folder: Path) -> bool:
    """Keep the package from being cleaned away as long as what is started now runs from it."""
    if sys.platform == "win32":  # files in use cannot be deleted there
        return True
    handle = os.open(folder / IN_USE, os.O_RDONLY)
    if not try_lock(handle, shared=True) or not is_ready(folder):
        os.close(handle)
        return False
    os.set_inheritable(handle, True)
    return True


# A start


def prepare(arguments: Sequence[str]) -> list[str]:
    """What Python is to run for a command; has the rules compiled if they are not."""
    plain = ["-m", "regnum"]
    forget()
    if os.environ.get(SWITCH) == "0":
        os.environ[STATE] = State("off").told()
        return plain
    try:
        sources = signature()
        folder = PACKAGES / sources
        if is_ready(folder) and hold(folder):
            os.environ[STATE] = State("ready").told()
            use(folder)
            return [str(ROOT / "scripts" / "fast_run.py")]
        state = state_of(sources)
        is_long = arguments[0] in LONG and HELP.isdisjoint(arguments)
        if is_long and state.is_worth_trying(time.time()):
            start_build()
            say(f"Compiling the rules in the background, for the next start ({SWITCH}=0: never).")
            state = State("building", time.time())
        os.environ[STATE] = state.told()
    except OSError:  # a folder that cannot be written: nothing is lost
        os.environ[STATE] = State("room").told()
    return plain


def forget() -> None:
    """Drop what an older start has left in the environment, if this one was started from there."""
    paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
    left = os.pathsep.join(path for path in paths if path != os.environ.get(FOLDER))
    for name in ("PYTHONPATH", FOLDER, STATE):
        os.environ.pop(name, None)
    if left:
        os.environ["PYTHONPATH"] = left


def use(folder: Path) -> None:
    """Let this process's environment find the package before the sources."""
    os.environ[FOLDER] = str(folder)
    before = os.environ.get("PYTHONPATH")
    os.environ["PYTHONPATH"] = str(folder) + (os.pathsep + before if before else "")


def start_build() -> None:
    """Start the build so that it outlives this terminal, disturbs nobody and is nobody's child."""
    FAST.mkdir(parents=True, exist_ok=True)
    command = [str(PYTHON), str(ROOT / "scripts" / "fast_build.py"), "--background"]
    if sys.platform == "win32":
        flags = subprocess.DETACHED_PROCESS | subprocess.IDLE_PRIORITY_CLASS
        launch(command, creationflags=flags)
        return
    child = os.fork()  # it ends at once: else a finished build would be left to the game as a zombie
    if child:
        os.waitpid(child, 0)
        return
    try:
        launch(command, start_new_session=True)
    finally:
        os._exit(0)


def launch(command: Sequence[str], creationflags: int = 0, start_new_session: bool = False) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.Popen(
        command,
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        creationflags=creationflags,
        start_new_session=start_new_session,
    )
