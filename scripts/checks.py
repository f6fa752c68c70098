"""The checks behind ./test, cheapest first; the first failure stops the run.

Standard library only: it starts before the environment exists.
"""

import functools
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import setup_env
from setup_env import PYTHON, ROOT

BUILD = ROOT / "build"
EXTENSIONS = BUILD / "extensions"  # what mypyc made, kept as long as the key below fits
COMPILED = BUILD / "compiled"  # the whole package with the extensions in place
COMPILED_TREES = ("kernel", "games")
COMPILED_TESTS = ("tests/kernel", "tests/games")
WORKERS = min(2, os.cpu_count() or 1)
NO_TESTS_COLLECTED = 5  # pytest's exit code


class Failure(Exception):
    """A check failed; the text, if any, is not on the screen yet."""


class Skip(Exception):
    """A check cannot be made here; the text says why."""


# Running tools


def run_quietly(*command: str, **variables: str) -> str:
    """Run a tool of the environment; its output matters only if it fails."""
    done = subprocess.run(
        [str(PYTHON), *command],
        cwd=ROOT,
        env={**os.environ, **variables},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise Failure(done.stdout.rstrip())
    return done.stdout


def run_pytest(closing: list[str], *command: str, tolerate_none: bool = False, **variables: str) -> None:
    """Run pytest with its output passed on as it comes; keep its closing line."""
    colour = "yes" if sys.stdout.isatty() and "NO_COLOR" not in os.environ else "no"
    process = subprocess.Popen(
        [str(PYTHON), *command, f"--color={colour}"],
        cwd=ROOT,
        env={**os.environ, **variables},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        encoding="utf-8",
        errors="replace",
    )
    assert process.stdout is not None
    print(flush=True)
    last = ""
    for line in process.stdout:
        print(line, end="", flush=True)
        last = line.rstrip() or last
    code = process.wait()
    closing.append(last)
    if code != 0 and not (tolerate_none and code == NO_TESTS_COLLECTED):
        raise Failure("")


# The checks; each returns a remark for its line


def ruff_check() -> str:
    """Look for mistakes and bad habits."""
    run_quietly("-m", "ruff", "check", "--quiet", ".")
    return ""


def ruff_format() -> str:
    """Look for files that `ruff format` would change."""
    run_quietly("-m", "ruff", "format", "--check", "--quiet", ".")
    return ""


def mypy() -> str:
    """Check the types; which files and how strictly is in pyproject.toml."""
    return run_quietly("-m", "mypy").strip().removeprefix("Success: ")


def scenarios() -> str:
    """Play the scenarios: positions with the choices they must offer and what those must do."""
    if not (ROOT / "scenarios").is_dir():
        raise Skip("there is no folder scenarios")
    lines = run_quietly("-m", "regnum", "scenario", "scenarios").strip().splitlines()
    return lines[-1] if lines else ""


def interpreted_tests(closing: list[str], arguments: Sequence[str]) -> str:
    """Run the tests on the sources as they are; a full run measures what they cover."""
    if arguments:  # a chosen few: sooner done than workers are started, and their coverage says nothing
        run_pytest(closing, "-m", "pytest", *arguments)
        return ""
    shutil.rmtree(BUILD / "coverage", ignore_errors=True)
    (BUILD / "coverage").mkdir(parents=True)
    run_pytest(closing, "-m", "coverage", "run", "-m", "pytest", "-n", str(WORKERS))
    run_quietly("-m", "coverage", "combine", "--quiet")
    return f"coverage {run_quietly('-m', 'coverage', 'report', '--format=total').strip()} %"


def compiled_build() -> str:
    """Compile the rules into build/, never into src/, where a stale extension hides the source."""
    cached = is_built()
    if not cached:
        ensure_compiler()
        shutil.rmtree(EXTENSIONS, ignore_errors=True)
        command = ("setup.py", "--quiet", "build_ext", "--build-lib", str(EXTENSIONS))
        run_quietly(
            *command,
            *("--build-temp", str(BUILD / "temp")),
            REGNUM_REQUIRE_COMPILED="1",
            # mypyc has other options than the check of types: in one cache they undo each other's work.
            MYPY_CACHE_DIR=str(BUILD / "mypy_cache"),
        )
        (EXTENSIONS / "key").write_text(build_key(), encoding="utf-8")
    # The rest of the package is copied anew each time: it costs nothing and is never stale.
    shutil.rmtree(COMPILED, ignore_errors=True)
    shutil.copytree(ROOT / "src", COMPILED, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    shutil.copytree(EXTENSIONS, COMPILED, dirs_exist_ok=True, ignore=shutil.ignore_patterns("key"))
    return "unchanged since the last build" if cached else ""


def compiled_tests(closing: list[str], arguments: Sequence[str]) -> str:
    """Run the tests of the rules again on the compiled package; tests/conftest.py makes sure of it."""
    if not is_built():
        raise Skip("there is no compiled build")
    folders = [folder for folder in COMPILED_TESTS if (ROOT / folder).is_dir()]
    if not folders:
        raise Skip("there are no " + " or ".join(COMPILED_TESTS))
    if not arguments:
        chosen = ["-n", str(WORKERS), *folders]
    elif any((ROOT / text.split("::")[0]).exists() for text in arguments):
        chosen = list(arguments)
    else:
        chosen = [*folders, *arguments]
    run_pytest(
        closing,
        *("-m", "pytest", *chosen),
        tolerate_none=bool(arguments),
        PYTHONPATH=str(COMPILED),
        REGNUM_EXPECT_COMPILED="1",
    )
    return ""


# The compiler


def build_key() -> str:
    """Identify a compiled build by all that goes into it."""
    digest = hashlib.sha256(sys.version.encode())
    digest.update(os.environ.get("REGNUM_OPT_LEVEL", "").encode())
    # The dev lock stands for the version of mypy.
    files = [ROOT / "setup.py", ROOT / "pyproject.toml", ROOT / "requirements" / "dev.txt"]
    for tree in COMPILED_TREES:
        files += sorted((ROOT / "src" / "regnum" / tree).rglob("*.py"))
    for path in files:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def is_built() -> bool:
    """Tell whether the extensions at hand were made from the sources as they are now."""
    stamp = EXTENSIONS / "key"
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == build_key()


def has_compiler() -> bool:
    """Tell whether extensions can be built: a C compiler and the headers of this Python."""
    if sys.platform == "win32":
        return True  # setuptools finds the compiler in the registry; the build tells
    configured = (sysconfig.get_config_var("CC") or "cc").split()[0]
    compiler = shutil.which(os.environ.get("CC", configured).split()[0])
    return compiler is not None and Path(sysconfig.get_path("include"), "Python.h").is_file()


def ensure_compiler() -> None:
    """Get a compiler where that can be done without asking; else skip, but never in CI."""
    if not has_compiler() and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "-y", "gcc", "libc6-dev", "python3-dev"]):
            # What apt says of it is of no interest: the compiler is looked for again below.
            full = ["apt-get", "-qq", *command]
            subprocess.run(full, env=environment, check=False, capture_output=True, stdin=subprocess.DEVNULL)
    if not has_compiler():
        reason = "no C compiler with the headers of this Python was found"
        raise Failure(reason) if os.environ.get("CI") else Skip(reason)


# The run

Check = Callable[[], str]


def run_check(name: str, check: Check) -> tuple[str, str]:
    """Make one check and print its line; return its state and the line."""
    # On a terminal the name stands there while the check runs and is then written over.
    if sys.stdout.isatty():
        print(f"{name} ...", end="\r", flush=True)
    started = time.monotonic()
    output = remark = ""
    try:
        state, remark = "ok", check()
    except Skip as reason:
        state, remark = "skipped", str(reason)
    except Failure as failure:
        state, output = "FAILED", str(failure)
    line = f"{name:<20} {state:<8} {time.monotonic() - started:6.1f} s  {remark}".rstrip()
    print(line, flush=True)
    if output:
        print(output, flush=True)
    return state, line


def run_checks(checks: Iterable[tuple[str, Check]], closing: Sequence[str]) -> int:
    """Make the checks until one fails, then sum up."""
    lines: list[str] = []
    failed = False
    started = time.monotonic()
    for name, check in checks:
        if failed:
            lines.append(f"{name:<20} not run")
            continue
        state, line = run_check(name, check)
        lines.append(line)
        failed = state == "FAILED"
    print("\nSummary", *lines, sep="\n")
    print(f"{'all':<20} {'FAILED' if failed else 'ok':<8} {time.monotonic() - started:6.1f} s")
    # Last, and unchanged: tools that watch a test run read pytest's own closing lines.
    print(*closing, sep="\n", flush=True)
    return int(failed)


def main(arguments: Sequence[str]) -> int:
    """Make all checks; `--fast` leaves out the compiled part, the rest goes to pytest."""
    fast = "--fast" in arguments
    chosen = [argument for argument in arguments if argument != "--fast"]
    closing: list[str] = []
    checks: list[tuple[str, Check]] = [
        ("ruff check", ruff_check),
        ("ruff format", ruff_format),
        ("mypy", mypy),
        ("scenarios", scenarios),
        ("tests", functools.partial(interpreted_tests, closing, chosen)),
    ]
    if not fast:
        checks += [
            ("mypyc build", compiled_build),
            ("tests, compiled", functools.partial(compiled_tests, closing, chosen)),
        ]
    with setup_env.plain_errors():
        setup_env.prepare("dev")
        return run_checks(checks, closing)
