"""Make .venv ready and run Regnum in it; the shared part of ./play and ./test.

Standard library only. A warm start compares two short files and goes on; everything else here is
for the first start, for a changed lock, and for saying in one line what went wrong.
"""

import contextlib
import errno
import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
NOTES = VENV / "regnum"  # what this module remembers: stamps, log, mark of an unfinished set-up
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
LOG = NOTES / "install.log"
UNFINISHED = NOTES / "unfinished"

# Commands that need the dev lock: bench compares with another project's engine.
DEV_COMMANDS = frozenset({"bench"})

# Without a command: a server for this machine, and the browser on it; `./play --lan` for the network.
MAIN_JOB = ["serve", "--open"]
ABOUT = frozenset({"-h", "--help", "--version"})  # options of the command itself

CANNOT_WRITE = frozenset({errno.EACCES, errno.EPERM, errno.EROFS, errno.ENOSPC, errno.EDQUOT})

# How pip says that it could not reach any registry.
UNREACHABLE = re.compile(
    r"NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|ProxyError|Max retries exceeded"
    r"|Connection (?:refused|reset|aborted)|Temporary failure in name resolution|Network is unreachable",
)


class SetupError(Exception):
    """Something the person can act on; the text is one complete line."""


def say(text: str, end: str = "\n") -> None:
    """Show progress on stderr, so that the output of a command can be piped."""
    print(text, end=end, file=sys.stderr, flush=True)


# Stamps


def fingerprint(lock: str) -> str:
    """Identify what an environment with this lock must contain; "base" is the bare one."""
    parts = [sys.version, sys.base_prefix]
    if lock != "base":
        parts.append((ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8"))
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def has_stamp(lock: str) -> bool:
    """Tell whether the environment was completed for this lock and this Python."""
    try:
        return (NOTES / f"{lock}.stamp").read_text(encoding="utf-8") == fingerprint(lock)
    except FileNotFoundError:
        return False


def put_stamp(lock: str) -> None:
    """Remember that the environment is complete for this lock."""
    (NOTES / f"{lock}.stamp").write_text(fingerprint(lock), encoding="utf-8")


def is_ready(lock: str) -> bool:
    """Tell whether nothing is left to do; the dev lock contains the run lock."""
    if UNFINISHED.exists() or not PYTHON.exists():
        return False
    return has_stamp(lock) or (lock == "run" and has_stamp("dev"))


# Set-up


def prepare(lock: str) -> None:
    """Make sure that .venv holds the packages of this lock ("run" or "dev") and Regnum itself."""
    if is_ready(lock):
        return
    try:
        with only_one_setup():
            if not is_ready(lock):  # another set-up may have done it while this one waited
                set_up(lock)
    except OSError as error:
        if error.errno not in CANNOT_WRITE:
            raise SetupError(f"Regnum could not be set up: {error}") from error
        raise SetupError(
            f"Regnum cannot write to its folder {ROOT} ({error.strerror}): "
            "make room or get write access, or copy the folder to a place of your own."
        ) from error


@contextlib.contextmanager
def only_one_setup() -> Iterator[None]:
    """Keep two first starts at once from spoiling each other's environment."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    # The lock is on the folder itself: no file to leave behind, and .venv may be deleted under it.
    folder = os.open(ROOT, os.O_RDONLY)
    try:
        try:
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("Another set-up of Regnum is running here; waiting for it ...")
            fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def set_up(lock: str) -> None:
    """Do what is missing, with one line of progress."""
    started = time.monotonic()
    # A bare environment from another Python, or one whose set-up was cut short, is not mended.
    remake = UNFINISHED.exists() or not PYTHON.exists() or not has_stamp("base")
    say("Setting up Regnum (first time only):" if remake else "Updating Regnum:", end=" ")
    try:
        if remake:
            say("creating the environment ...", end=" ")
            create_environment()
        say(f"installing {count_packages(lock)} packages ...", end=" ")
        install(lock)
    except BaseException:
        say("")  # the message to come starts on a line of its own
        raise
    say(f"done in {time.monotonic() - started:.0f} s")


def create_environment() -> None:
    """Make an empty .venv that finds Regnum in src/."""
    try:
        import ensurepip  # noqa: F401
    except ImportError:
        raise SetupError(
            "This Python has no 'ensurepip', which environments need: "
            "install it (on Debian and Ubuntu the package is python3-venv) and start again."
        ) from None
    if VENV.exists():
        shutil.rmtree(VENV)
    NOTES.mkdir(parents=True)
    UNFINISHED.touch()
    run_logged([sys.executable, "-I", "-m", "venv", str(VENV)], "the environment could not be created")
    # A relative path: the folder may be moved or renamed, and may have any letters in its name.
    variables = {"base": str(VENV), "platbase": str(VENV)}
    packages = Path(sysconfig.get_path("purelib", "venv", variables))
    (packages / "regnum.pth").write_text(os.path.relpath(ROOT / "src", packages) + "\n", encoding="utf-8")
    put_stamp("base")


def install(lock: str) -> None:
    """Install exactly what the lock lists, each file checked against its hash."""
    UNFINISHED.touch()
    try:
        run_logged(pip_install(lock), "packages are missing")
    except SetupError:
        # pip downloads everything before it changes anything and rolls back: what was ready for
        # playing stays ready when, say, the network is missing for the dev lock.
        UNFINISHED.unlink()
        raise
    put_stamp(lock)
    UNFINISHED.unlink()


def pip_install(lock: str) -> list[str]:
    """The command that installs a lock."""
    command = [str(PYTHON), "-I", "-m", "pip", "install", "--require-hashes", "--no-deps"]
    # Wheels only: building a package would run code from outside the lock. Bytecode is made when
    # first needed: most modules of these packages never are.
    command += ["--only-binary=:all:", "--no-compile", "--no-input", "--retries=2"]
    command += ["--disable-pip-version-check", "--progress-bar=off"]
    return [*command, "-r", str(ROOT / "requirements" / f"{lock}.txt")]


def count_packages(lock: str) -> int:
    """Count what this lock lists (a package may stand there once per Python version)."""
    text = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8")
    return len(set(re.findall(r"^([\w.-]+)==", text, re.MULTILINE)))


def run_logged(command: Sequence[str], failure: str) -> None:
    """Run one step of the set-up with its output in the log; a failure becomes one line."""
    # PIP_USER would send the packages elsewhere; other settings (mirrors, certificates) count.
    environment = {**os.environ, "PIP_USER": "0", "PYTHONUTF8": "1"}
    with LOG.open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, env=environment
        )
        code = process.wait()
    if code != 0:
        raise SetupError(explain(LOG.read_text(encoding="utf-8", errors="replace"), failure))


def explain(log: str, failure: str, where: Path = LOG) -> str:
    """Turn the log of a failed step into one line."""
    lines = [line.strip() for line in log.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR:")]
    said = (errors or lines or ["nothing"])[-1].removeprefix("ERROR:").strip()
    if UNREACHABLE.search(log):
        failure = "the package registry cannot be reached (is there a network?)"
    return f"Regnum could not be set up: {failure}. Last word: {said} [all of it: {where}]"


# Running


@contextlib.contextmanager
def plain_errors() -> Iterator[None]:
    """End with one line, not a traceback, when the person can do something about it."""
    try:
        yield
    except SetupError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit("Interrupted; start again to go on.")


def with_command(arguments: Sequence[str]) -> list[str]:
    """What was asked for, with the command that is meant: options alone are those of the main job."""
    is_named = bool(arguments) and (not arguments[0].startswith("-") or arguments[0] in ABOUT)
    return list(arguments) if is_named else [*MAIN_JOB, *arguments]


def play(arguments: Sequence[str], called: str = "./play") -> int:
    """Be the `regnum` command in the environment; without a command, open the game in the browser.

    called: how ./play was called, for hints about what to type.
    """
    import fast

    if fast.FLAG in arguments[:1]:
        os.environ[fast.SWITCH] = "0"
        arguments = arguments[1:]
    arguments = with_command(arguments)
    with plain_errors():
        prepare("dev" if arguments[0] in DEV_COMMANDS else "run")
        if arguments[0] == "serve":
            import web_build

            web_build.build()
    os.environ["REGNUM_COMMAND"] = shlex.quote(called) if os.path.dirname(called) else "./play"  # noqa: PTH120
    # -P: a file named rich.py in the folder where somebody plays is not ours to import.
    command = [str(PYTHON), "-P", *fast.prepare(arguments), *arguments]
    if os.name != "nt":  # on Windows exec returns to the shell at once
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode
