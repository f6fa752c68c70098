"""The checks behind ./test, cheapest first; a failure does not hide what the later ones find.

Standard library only: it starts before the environment exists.
"""

import contextlib
import functools
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence

import setup_env
from compiled import BUILD, COMPILED, Failure, Skip, build_compiled, ensure_compiler, is_built, run_quietly
from get_chromium import ensure_chromium
from get_nginx import ensure_nginx
from get_postgres import ensure_postgres
from setup_env import PYTHON, ROOT

RESEARCH_TESTS = [f"tests/research/test_{name}.py" for name in ("adapters", "env", "observation", "records")]
COMPILED_TESTS = ("tests/kernel", "tests/games", "tests/ai", "tests/package", *RESEARCH_TESTS)
WORKERS = min(2, os.cpu_count() or 1)
# The compiler's own optimisations find no bug of ours and take most of its time; benchmarks have them all.
os.environ.setdefault("REGNUM_OPT_LEVEL", "1")
NO_TESTS_COLLECTED = 5  # pytest's exit code
SLOWEST = "--durations=20"  # what to look at when a run takes too long


# Running tools


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


def scenarios(folder: str = "scenarios") -> str:
    """Play the scenarios: positions with the choices they must offer and what those must do."""
    if not (ROOT / folder).is_dir():
        raise Skip(f"there is no folder {folder}")
    lines = run_quietly("-m", "regnum", "scenario", folder).strip().splitlines()
    return lines[-1] if lines else ""


def interpreted_tests(closing: list[str], arguments: Sequence[str], measure: bool) -> str:
    """Run the tests on the sources as they are; `measure` tells what of the package they run."""
    if arguments:  # a chosen few: sooner done than workers are started, and their coverage says nothing
        run_pytest(closing, "-m", "pytest", *arguments)
        return ""
    everything = ("-m", "pytest", "-n", str(WORKERS), SLOWEST)
    if not measure:
        run_pytest(closing, *everything)
        return ""
    shutil.rmtree(BUILD / "coverage", ignore_errors=True)
    (BUILD / "coverage").mkdir(parents=True)
    run_pytest(closing, "-m", "coverage", "run", *everything)
    run_quietly("-m", "coverage", "combine", "--quiet")
    return f"coverage {run_quietly('-m', 'coverage', 'report', '--format=total').strip()} %"


def compiled_build() -> str:
    """Compile the rules."""
    if not is_built():
        ensure_compiler()
    return "" if build_compiled() else "unchanged since the last build"


def compiler() -> str:
    """Look for a C compiler, and fetch one if need be: tests let ./play compile, too."""
    ensure_compiler()
    return ""


def client_style() -> str:
    """Look for mistakes, bad habits and unformatted files of the client."""
    import web_build

    with client_failures():
        web_build.check_style()
    return ""


def client_build() -> str:
    """Build the browser client; its message types must be those of the server."""
    import web_build

    with client_failures():
        web_build.build()
        web_build.check_types()
    run_quietly("scripts/web_types", "--check")
    return ""


def site_folder() -> str:
    """Build the folder that plays by itself; its tests look at it."""
    import site_build

    with client_failures():
        site_build.build()
    return ""


def client_tests() -> str:
    """The client's own tests, with Node's runner."""
    import web_build

    with client_failures():
        web_build.run_tests()
    return ""


@contextlib.contextmanager
def client_failures() -> Iterator[None]:
    """Show all that a failed step of the client said."""
    import web_build

    try:
        yield
    except setup_env.SetupError as error:
        raise Failure(f"{error}\n{web_build.LOG.read_text('utf-8', errors='replace')}") from None


def compiled_tests(closing: list[str], arguments: Sequence[str]) -> str:
    """Run the tests of the rules again on the compiled package; tests/conftest.py makes sure of it."""
    if not is_built():
        raise Skip("there is no compiled build")
    folders = [folder for folder in COMPILED_TESTS if (ROOT / folder).exists()]
    if not folders:
        raise Skip("there are no " + " or ".join(COMPILED_TESTS))
    if not arguments:
        chosen = ["-n", str(WORKERS), SLOWEST, *folders]
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
    """Make all checks, then sum up."""
    lines: list[str] = []
    failed = False
    started = time.monotonic()
    for name, check in checks:
        state, line = run_check(name, check)
        lines.append(line)
        failed = failed or state == "FAILED"
    print("\nSummary", *lines, sep="\n")
    print(f"{'all':<20} {'FAILED' if failed else 'ok':<8} {time.monotonic() - started:6.1f} s")
    # Last, and unchanged: tools that watch a test run read pytest's own closing lines.
    print(*closing, sep="\n", flush=True)
    return int(failed)


def game_names() -> list[str]:
    """The games there are, without asking the package: it may not be installed yet."""
    return sorted(spec.parent.name for spec in (ROOT / "src" / "regnum" / "games").glob("*/spec.py"))


def game_checks(game: str, closing: list[str], arguments: Sequence[str]) -> list[tuple[str, Check]]:
    """What answers a change in the rules of one game within seconds.

    Its scenarios, its golden games and its own tests, without the state machine, which takes longer than
    all of them. Not enough to send a change: types, other games and everything around the rules are left out.
    """
    others = " and ".join(f"not {name}" for name in game_names() if name != game)
    folder = f"tests/games/{game}"
    tests = (folder, "tests/games/test_golden.py", f"--ignore={folder}/test_machine.py", "-k", others)
    return [
        ("ruff check", ruff_check),
        ("ruff format", ruff_format),
        ("scenarios", functools.partial(scenarios, f"scenarios/{game}")),
        ("tests", functools.partial(interpreted_tests, closing, (*tests, *arguments), False)),
    ]


def one_game(arguments: Sequence[str]) -> int:
    """`./test --game NAME`; what comes after goes to pytest."""
    game = arguments[0] if arguments else ""
    if game not in game_names():
        print("./test --game: one of", ", ".join(game_names()), file=sys.stderr)
        return 2
    closing: list[str] = []
    with setup_env.plain_errors():
        setup_env.prepare("dev")
        return run_checks(game_checks(game, closing, arguments[1:]), closing)


def main(arguments: Sequence[str]) -> int:
    """Make all checks; what is not an option of ours goes to pytest."""
    if "--game" in arguments[:1]:
        return one_game(arguments[1:])
    fast, measure = "--fast" in arguments, "--coverage" in arguments
    chosen = [argument for argument in arguments if argument not in ("--fast", "--coverage")]
    closing: list[str] = []
    checks: list[tuple[str, Check]] = [
        ("ruff check", ruff_check),
        ("ruff format", ruff_format),
        ("mypy", mypy),
        ("scenarios", scenarios),
        ("client style", client_style),
        ("client", client_build),
        ("client tests", client_tests),
        ("site", site_folder),
        ("postgresql", ensure_postgres),
        ("nginx", ensure_nginx),
        ("chromium", ensure_chromium),
        ("c compiler", compiler),
        ("tests", functools.partial(interpreted_tests, closing, chosen, measure)),
    ]
    if not fast:
        checks += [
            ("mypyc build", compiled_build),
            ("tests, compiled", functools.partial(compiled_tests, closing, chosen)),
        ]
    with setup_env.plain_errors():
        setup_env.prepare("dev")
        return run_checks(checks, closing)
