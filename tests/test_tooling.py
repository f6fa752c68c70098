"""The project's own promises: old Pythons, locks, imports, nothing compiled beside the sources."""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import check_python
import checks
import setup_env
from compiled import Failure

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "regnum"
LOCKS = ("run", "dev", "fast")

# What each layer may import besides the standard library.
LAYERS = {
    "kernel": ("regnum.kernel",),
    "components": ("regnum.kernel", "regnum.components"),
    "games": ("regnum.kernel", "regnum.components", "regnum.games"),
}
# The rules do no IO, read no clock and no global random, and do not depend on where they run.
BANNED = frozenset(
    ("asyncio", "datetime", "locale", "logging", "multiprocessing", "os", "pathlib", "random", "secrets")
) | {"shutil", "socket", "subprocess", "sys", "tempfile", "threading", "time", "uuid"}


# Launchers


@pytest.mark.parametrize("version", [(3, 6, 15), (3, 8), (3, 10, 13), (2, 7, 18)])
def test_an_old_python_is_turned_away_in_one_line(version: tuple[int, ...]) -> None:
    text = check_python.complaint(version)
    assert text.startswith("Regnum needs Python 3.11 or newer")
    assert f"this is Python {version[0]}.{version[1]}:" in text
    assert "\n" not in text


@pytest.mark.parametrize("version", [(3, 11), (3, 11, 7), (3, 14, 0), (4, 0)])
def test_a_new_python_is_welcome(version: tuple[int, ...]) -> None:
    assert check_python.complaint(version) == ""


def test_the_minimum_is_the_same_everywhere() -> None:
    assert project()["project"]["requires-python"] == ">=" + ".".join(map(str, check_python.MINIMUM))


@pytest.mark.parametrize("name", ["play", "test", "scripts/check_python.py"])
def test_launchers_parse_on_old_pythons(name: str) -> None:
    tree = ast.parse((ROOT / name).read_text(encoding="utf-8"), feature_version=(3, 4))
    assert not [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]


@pytest.mark.parametrize("name", ["play", "test"])
def test_launchers_check_the_version_before_they_import_newer_code(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    before, after = text.split("    sys.exit(check_python.complaint(sys.version_info[:2]))\n")
    assert re.findall(r"^import (\w+)", before, re.MULTILINE) == ["os", "sys", "check_python"]
    assert re.search(r"^import (setup_env|checks)$", after, re.MULTILINE)


@pytest.mark.parametrize(
    "name", ["play", "test", "scripts/lock", "scripts/golden", "scripts/web_style", ".ci/run"]
)
def test_scripts_can_be_started(name: str) -> None:
    assert (ROOT / name).stat().st_mode & 0o111


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ([], ["serve", "--open"]),
        (["--lan"], ["serve", "--open", "--lan"]),
        (["--port", "9000"], ["serve", "--open", "--port", "9000"]),
        (["serve", "--lan"], ["serve", "--lan"]),
        (["play", "troyes"], ["play", "troyes"]),
        (["--help"], ["--help"]),
        (["--version"], ["--version"]),
    ],
)
def test_options_alone_are_those_of_the_game_in_the_browser(given: list[str], meant: list[str]) -> None:
    assert setup_env.with_command(given) == meant


# Set-up


@pytest.fixture
def sandbox(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the set-up a folder of its own, with a lock that needs nothing from outside."""
    (tmp_path / "requirements").mkdir()
    for lock in LOCKS:
        (tmp_path / "requirements" / f"{lock}.txt").write_text(f"{lock}-package==1.0\n")
    venv = tmp_path / ".venv"
    names = {
        "ROOT": tmp_path,
        "VENV": venv,
        "NOTES": venv / "regnum",
        "LOG": venv / "regnum" / "install.log",
        "UNFINISHED": venv / "regnum" / "unfinished",
        "PYTHON": venv / "bin" / "python",
    }
    for name, value in names.items():
        monkeypatch.setattr(setup_env, name, value)
    return tmp_path


@pytest.fixture
def commands(sandbox: Path, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Pretend to run venv and pip; return what was asked of them."""
    seen: list[list[str]] = []

    def pretend(command: list[str], failure: str) -> None:
        seen.append(command)
        if "venv" in command:
            packages = f"lib/python{sys.version_info[0]}.{sys.version_info[1]}/site-packages"
            (setup_env.VENV / packages).mkdir(parents=True)
            (setup_env.VENV / "bin").mkdir()
            setup_env.PYTHON.touch()

    monkeypatch.setattr(setup_env, "run_logged", pretend)
    return seen


def test_a_warm_start_runs_nothing(commands: list[list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    setup_env.prepare("run")
    assert len(commands) == 2
    assert re.fullmatch(
        r"Setting up Regnum \(first time only\): creating the environment \.\.\. "
        r"installing 1 packages \.\.\. done in \d+ s\n",
        capsys.readouterr().err,
    )
    setup_env.prepare("run")
    assert len(commands) == 2


def test_the_environment_finds_the_sources(commands: list[list[str]], sandbox: Path) -> None:
    setup_env.prepare("run")
    (link,) = (sandbox / ".venv").rglob("regnum.pth")
    assert (link.parent / link.read_text().strip()).resolve() == sandbox / "src"


def test_the_dev_lock_serves_for_playing_but_not_the_other_way(commands: list[list[str]]) -> None:
    setup_env.prepare("run")
    setup_env.prepare("dev")
    assert len(commands) == 3
    (setup_env.NOTES / "run.stamp").unlink()
    setup_env.prepare("run")
    assert len(commands) == 3


def test_a_changed_lock_is_installed_into_the_same_environment(
    commands: list[list[str]], sandbox: Path
) -> None:
    setup_env.prepare("run")
    (sandbox / "requirements" / "run.txt").write_text("run-package==2.0\n")
    setup_env.prepare("run")
    assert ["pip" in command for command in commands] == [False, True, True]


def test_an_unfinished_environment_is_remade(commands: list[list[str]]) -> None:
    setup_env.prepare("run")
    setup_env.UNFINISHED.touch()
    leftover = setup_env.VENV / "leftover"
    leftover.touch()
    setup_env.prepare("run")
    assert len(commands) == 4
    assert not leftover.exists()


def test_a_failed_download_leaves_what_was_ready(
    commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    setup_env.prepare("run")

    def fail(command: list[str], failure: str) -> None:
        raise setup_env.SetupError(failure)

    monkeypatch.setattr(setup_env, "run_logged", fail)
    with pytest.raises(setup_env.SetupError):
        setup_env.prepare("dev")
    assert setup_env.is_ready("run")


def test_a_folder_without_write_access_is_named(
    commands: list[list[str]], sandbox: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(lock: str) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(setup_env, "set_up", refuse)
    with pytest.raises(setup_env.SetupError) as error:
        setup_env.prepare("run")
    assert f"cannot write to its folder {sandbox} (Permission denied)" in str(error.value)


def test_a_missing_network_is_said_in_one_line() -> None:
    log = (
        "WARNING: Retrying after connection broken by 'NewConnectionError(...)'\n"
        "ERROR: Could not find a version that satisfies the requirement attrs\n"
        "ERROR: No matching distribution found for attrs\n"
    )
    text = setup_env.explain(log, "packages are missing")
    assert "the package registry cannot be reached" in text
    assert "No matching distribution found for attrs" in text
    assert str(setup_env.LOG) in text
    assert "\n" not in text


def test_another_failure_of_pip_keeps_its_last_word() -> None:
    text = setup_env.explain("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES\n", "packages are missing")
    assert "packages are missing" in text
    assert "DO NOT MATCH" in text
    assert "nothing" in setup_env.explain("", "packages are missing")


# Locks and metadata


def project() -> dict[str, dict[str, object]]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def lock_text(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")


def locked_versions(name: str) -> dict[str, set[str]]:
    versions: dict[str, set[str]] = {}
    for package, version in re.findall(r"^([\w.-]+)==(\S+)", lock_text(name), re.MULTILINE):
        versions.setdefault(package, set()).add(version)
    return versions


@pytest.mark.parametrize("name", LOCKS)
def test_locks_hash_every_package_and_name_no_source(name: str) -> None:
    text = lock_text(name)
    entries = re.split(r"\n(?=\S)", text.strip())
    assert entries
    for entry in entries:
        assert re.match(r"[\w.-]+==\S+ .*\\\n +--hash=sha256:", entry), entry
    assert "://" not in text
    assert " @ " not in text


def test_the_dev_lock_contains_the_run_lock() -> None:
    assert locked_versions("run").items() <= locked_versions("dev").items()


def test_dependencies_are_those_the_lock_is_made_from() -> None:
    lines = (ROOT / "requirements" / "run.in").read_text(encoding="utf-8").splitlines()
    names = [line for line in lines if line and not line.startswith("#")]
    assert project()["project"]["dependencies"] == names


def test_build_requirements_are_pinned_to_the_lock() -> None:
    requires = project()["build-system"]["requires"]
    assert isinstance(requires, list)
    for lock in ("dev", "fast"):
        versions = locked_versions(lock)
        for requirement in requires:
            name, version = requirement.split("==")
            assert versions[name] == {version}


def test_what_compiles_for_play_is_what_the_checks_use() -> None:
    assert locked_versions("fast").items() <= locked_versions("dev").items()


def project_files() -> list[Path]:
    """Return the files of the repository, or of an unpacked copy that has no history."""
    if (ROOT / ".git").exists():
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        done = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
        paths = [ROOT / name for name in done.stdout.split("\0") if name]
    else:
        made = {".venv", "build", "node_modules", "__pycache__"}
        made |= {".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis"}
        paths = [path for path in ROOT.rglob("*") if not made.intersection(path.relative_to(ROOT).parts)]
    return [path for path in paths if path.is_file()]


def test_no_file_names_a_registry() -> None:
    # Put together here, so that this file does not name one either.
    names = [rf"\b{name}\.org" for name in ("pypi", "pythonhosted", "npmjs", "deb.debian", "security.debian")]
    names += [rf"\b{name}\.com" for name in ("npmjs", "yarnpkg")]
    option = "(?<!no-emit-)index" + "-url"
    pattern = re.compile("|".join([*names, option]).encode(), re.IGNORECASE)
    guilty = [str(path.relative_to(ROOT)) for path in project_files() if pattern.search(path.read_bytes())]
    assert guilty == []


# Sources


def test_nothing_compiled_lies_beside_the_sources() -> None:
    found = [path for path in (ROOT / "src").rglob("*") if path.suffix in {".so", ".pyd", ".dylib"}]
    assert found == [], "it hides the source of the same name: delete it"


def imported_modules(path: Path) -> Iterator[str]:
    """Yield the full names a file imports; `from a import b` counts as a.b."""
    package = path.relative_to(PACKAGE.parent).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = [*above, *([node.module] if node.module else [])]
            yield from (".".join([*base, alias.name]) for alias in node.names)


def is_allowed(module: str, layer: str) -> bool:
    top = module.split(".")[0]
    if top == "regnum":
        return any(f"{module}.".startswith(f"{allowed}.") for allowed in LAYERS[layer])
    return top in sys.stdlib_module_names and top not in BANNED


@pytest.mark.parametrize("layer", LAYERS)
def test_rules_import_only_what_they_may(layer: str) -> None:
    files = sorted((PACKAGE / layer).rglob("*.py"))
    assert files
    wrong = [
        f"{path.relative_to(ROOT)}: {module}"
        for path in files
        for module in imported_modules(path)
        if not is_allowed(module, layer)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("line", "layer", "allowed"),
    [
        ("import tomllib", "kernel", True),
        ("from typing import Final", "kernel", True),
        ("from regnum.kernel import agenda", "kernel", True),
        ("from regnum import kernel", "games", True),
        ("from . import tables", "games", True),
        ("from ..kernel.agenda import Frame", "games", True),
        ("from regnum.components.kinds import Flag", "games", True),
        ("from regnum.games import paladins", "kernel", False),
        ("from regnum.components.kinds import Flag", "kernel", False),
        ("from regnum.games import paladins", "components", False),
        ("from regnum.kernelish import x", "kernel", False),
        ("from regnum import cli", "games", False),
        ("from ..ai import search", "games", False),
        ("import random", "games", False),
        ("import os.path", "kernel", False),
        ("from time import monotonic", "kernel", False),
        ("import rich", "games", False),
    ],
)
def test_the_import_rule_itself(
    line: str, layer: str, allowed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(globals(), "PACKAGE", tmp_path / "regnum")
    path = tmp_path / "regnum" / layer / "module.py"
    path.parent.mkdir(parents=True)
    path.write_text(line + "\n", encoding="utf-8")
    (module,) = imported_modules(path)
    assert is_allowed(module, layer) is allowed


# Tests


def test_tests_wait_for_what_they_want_to_see() -> None:
    """A fixed pause is too short on a busy machine and too long on a quiet one: see tests/waiting.py."""
    pause = re.compile(r"\bsleep\((?!0\))|wait_for_timeout\(")
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if path.name not in ("waiting.py", "test_tooling.py")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if pause.search(line)
    ]
    assert found == []


def test_a_failing_check_does_not_hide_the_later_ones(capsys: pytest.CaptureFixture[str]) -> None:
    def bad() -> str:
        raise Failure("what it said")

    assert checks.run_checks([("first", bad), ("second", lambda: "fine")], ["3 passed"]) == 1
    told = capsys.readouterr().out
    assert re.search(r"^first +FAILED", told, re.MULTILINE)
    assert re.search(r"^second +ok .* fine$", told, re.MULTILINE)
    assert "what it said" in told
    assert told.endswith("3 passed\n")


def test_the_checks_of_one_game_are_of_games_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    named = checks.game_names()
    for game in named:
        assert (ROOT / "tests" / "games" / game).is_dir()
        assert (ROOT / "scenarios" / game).is_dir()
    assert checks.main(["--game", "chess"]) == 2
    assert capsys.readouterr().err.split()[-len(named) :] == [*(f"{name}," for name in named[:-1]), named[-1]]
