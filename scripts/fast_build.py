"""Make the compiled package that ./play starts from (fast.py): the whole package, with the rules compiled.

It works on a copy of the sources, tries the result, and gives it its name in the end: a build that is killed,
runs out of room or loses the network leaves nothing that could be taken. Standard library only.

    .venv/bin/python scripts/fast_build.py    makes it now and prints its folder; otherwise says why not
"""

import contextlib
import errno
import os
import shutil
import subprocess
import sys
import time
import traceback
from collections.abc import Iterator
from pathlib import Path

import compiled
import fast
import setup_env
from fast import BROKEN, FAST, IN_USE, KEY, LOG, PACKAGES
from setup_env import PYTHON, ROOT

WORK = FAST / "work"  # the copy that is compiled; deleted in the end
TOOLS = FAST / "tools"  # mypy and setuptools, where .venv has none
HEAD_START = 30.0  # seconds for the game to come up before anything is done behind it
NEEDED = 500 << 20  # bytes of disk: packages, C files, objects
CHECK = "import regnum, sys; sys.exit('the rules are not compiled' if not regnum.is_compiled else 0)"


class Problem(Exception):
    """Why there is no package: `why` is one of the names of fast.State, the text is for the log."""

    def __init__(self, why: str, text: str) -> None:
        super().__init__(text)
        self.why = why


def main(arguments: list[str]) -> int:
    FAST.mkdir(parents=True, exist_ok=True)
    jobs, head_start = os.cpu_count() or 1, 0.0
    if "--background" in arguments:
        stay_behind()
        jobs, head_start = 1 if jobs <= 2 else 2, HEAD_START
    with fast.only_one_build() as lock:
        if lock is None:
            print("another build is at it", file=sys.stderr)
            return 1
        # A step that outlives this process would be in the way of the next build: it holds the lock, too.
        os.set_inheritable(lock, True)
        return build_and_note(jobs, head_start)


def stay_behind() -> None:
    """Let everything else on this machine go first, and be the first to go when memory runs out."""
    if hasattr(os, "nice"):
        os.nice(19)
    with contextlib.suppress(OSError):  # only Linux has it
        Path("/proc/self/oom_score_adj").write_text("1000", encoding="ascii")


def build_and_note(jobs: int, head_start: float) -> int:
    """Build, after a while, and leave word of how it went."""
    sources = fast.signature()
    folder = PACKAGES / sources
    if not fast.is_ready(folder):
        fast.write_status("building", sources, tries_before(sources) + 1)
        LOG.write_text("", encoding="utf-8")
        time.sleep(head_start)
        try:
            build(sources, jobs)
        except (Problem, OSError) as error:
            why = why_of(error)
            log(f"{why}: {error}" if isinstance(error, Problem) else traceback.format_exc())
            print(f"{error} [all of it: {LOG}]", file=sys.stderr)
            fast.write_status(why, sources)
            return 1
        finally:
            shutil.rmtree(WORK, ignore_errors=True)
        fast.write_status("done", sources)
    clean_up(folder)
    print(folder)
    return 0


def tries_before(sources: str) -> int:
    """How often a build of these sources was begun and cut short."""
    noted = fast.read_status()
    tries = noted.get("tries")
    is_same = noted.get("sources") == sources and noted.get("state") == "building"
    return tries if is_same and isinstance(tries, int) else 0


def why_of(error: Exception) -> str:
    is_full = shutil.disk_usage(FAST).free < NEEDED // 10
    if is_full or (isinstance(error, OSError) and error.errno in (errno.ENOSPC, errno.EDQUOT)):
        return "room"
    return error.why if isinstance(error, Problem) else "failed"


def log(text: str) -> None:
    with LOG.open("a", encoding="utf-8") as file:
        file.write(text.rstrip() + "\n")


def run(command: list[str], why: str, folder: Path, **variables: str) -> None:
    """Run one step with its output in the log."""
    environment = {**os.environ, "PIP_USER": "0", "PYTHONUTF8": "1", **variables}
    for name in ("REGNUM_PURE", fast.STATE, fast.FOLDER):
        environment.pop(name, None)
    log("$ " + " ".join(command))
    with LOG.open("a", encoding="utf-8") as file:
        done = subprocess.run(
            command,
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
            close_fds=False,  # of the lock, that is: no other is inheritable
            check=False,
        )
    if done.returncode != 0:
        raise Problem(why, f"a step of the build ended with {done.returncode}: {' '.join(command[:4])} ...")


# The package


def build(sources: str, jobs: int) -> None:
    """Make the package of the sources as they are; their signature is `sources`."""
    if shutil.disk_usage(FAST).free < NEEDED:
        raise Problem("room", f"less than {NEEDED >> 20} MB are free in {FAST}")
    copy_sources(sources)
    key = compiled.build_key(WORK)
    package = WORK / "src"
    earlier = next((folder for folder in earlier_builds() if is_of(folder, key)), None)
    made = earlier or compile_rules(jobs)
    log(f"extensions from {made}")
    for path in extensions_in(made):
        shutil.copy2(path, package / path.relative_to(made))
    if earlier and not is_of(earlier, key):
        raise Problem("next", "those extensions are being made anew: the next start will do it")
    try_out(package)
    (package / IN_USE).touch()
    (package / KEY).write_text(key, encoding="utf-8")
    folder = PACKAGES / sources
    PACKAGES.mkdir(exist_ok=True)
    shutil.rmtree(folder, ignore_errors=True)  # one that did not start
    package.rename(folder)


def copy_sources(sources: str) -> None:
    """Copy what the package is made from, bytecode too: so its first start need not make it."""
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.copytree(ROOT / "src", WORK / "src", ignore=shutil.ignore_patterns("*.egg-info"))
    for name in (*compiled.RECIPE, "LICENSE"):
        (WORK / name).parent.mkdir(exist_ok=True)
        shutil.copy2(ROOT / name, WORK / name)
    if fast.signature() != sources:
        raise Problem("next", "the sources were edited just now: the next start will do it")


def earlier_builds() -> Iterator[Path]:
    """Where extensions of these sources may be already: with other files around them, or made by ./test."""
    if PACKAGES.is_dir():
        yield from (folder for folder in sorted(PACKAGES.iterdir()) if not (folder / BROKEN).exists())
    yield compiled.EXTENSIONS


def is_of(folder: Path, key: str) -> bool:
    try:
        return (folder / KEY).read_text(encoding="utf-8") == key
    except OSError:
        return False


def extensions_in(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.suffix in (".so", ".pyd")]


def compile_rules(jobs: int) -> Path:
    """Compile the copy; returns the folder with the extensions."""
    if not compiled.has_compiler():
        raise Problem("compiler", compiled.NO_COMPILER)
    tools = get_tools()
    made = WORK / "lib"
    command = [str(PYTHON), "setup.py", "--quiet", "build_ext", "--build-lib", str(made)]
    run(
        [*command, "--build-temp", str(WORK / "temp")],
        "failed",
        WORK,
        PYTHONPATH=str(tools or ""),
        REGNUM_REQUIRE_COMPILED="1",
        REGNUM_JOBS=str(jobs),
        MYPY_CACHE_DIR=str(WORK / "mypy_cache"),
    )
    return made


def get_tools() -> Path | None:
    """What compiles, as locked: in .venv if the checks are installed there, else in a folder of its own."""
    if setup_env.has_stamp("dev"):
        return None
    wanted = setup_env.fingerprint("fast")
    stamp = TOOLS / "stamp"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != wanted:
        shutil.rmtree(TOOLS, ignore_errors=True)
        run([*setup_env.pip_install("fast"), "--target", str(TOOLS)], "packages", ROOT)
        stamp.write_text(wanted, encoding="utf-8")
    return TOOLS


def try_out(package: Path) -> None:
    """See that the package starts and plays whole games, in processes like those that will use it."""
    games = sorted(spec.parent.name for spec in (package / "regnum" / "games").glob("*/spec.py"))
    for arguments in (["-c", CHECK], *(["-m", "regnum", "selftest", game, "--games", "2"] for game in games)):
        run([str(PYTHON), "-P", *arguments], "failed", WORK, PYTHONPATH=str(package))


def clean_up(kept: Path) -> None:
    """Delete older packages from which nothing runs any more."""
    for folder in sorted(PACKAGES.iterdir()):
        if folder != kept and not is_in_use(folder):
            beside = WORK / "old"
            shutil.rmtree(WORK, ignore_errors=True)
            WORK.mkdir()
            folder.rename(beside)  # in one step: nobody starts from half a package
            shutil.rmtree(WORK, ignore_errors=True)


def is_in_use(folder: Path) -> bool:
    try:
        handle = os.open(folder / IN_USE, os.O_RDONLY)
    except OSError:
        return False
    try:
        return not fast.try_lock(handle)
    finally:
        os.close(handle)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
