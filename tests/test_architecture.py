"""The shape of the house: who may import whom, no circles, files that fit one topic, writes that are seen."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PACKAGE = SOURCES / "regnum"
LONGEST_FILE = 400

# What each room may import of ours, as docs/architecture.md says; anything else is a way round.
ROOMS = {
    "kernel": (),
    "components": ("kernel",),
    "conformance": ("kernel",),
    "games": ("kernel", "components"),
    "i18n": ("kernel",),
    "scenario": ("kernel", "games", "library"),
    "guided": ("kernel", "games"),
    "examples": ("kernel", "scenario"),
    "ai": ("kernel", "games", "library"),
    "research": ("kernel", "games", "ai", "i18n", "library"),
    "server": ("kernel", "components", "games", "guided", "examples", "ai", "i18n", "library"),
    "page": ("kernel", "ai", "server"),
    "cli": (
        "kernel",
        "components",
        "conformance",
        "games",
        "i18n",
        "scenario",
        "ai",
        "research",
        "server",
        "library",
    ),
}


def modules() -> dict[str, Path]:
    """All modules of the package by their full names."""
    found = {}
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(SOURCES).with_suffix("").parts
        found[".".join(parts).removesuffix(".__init__")] = path
    return found


MODULES = modules()


def imports_of(tree: ast.Module) -> Iterator[str]:
    """Full names that are imported when the code runs; those for type checkers alone are no way in."""
    typing_only = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if id(node) in typing_only:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                yield full if full in MODULES else node.module


@cache
def graph() -> dict[str, set[str]]:
    """Which module of ours imports which."""
    return {
        name: {other for other in imports_of(ast.parse(path.read_text("utf-8"))) if other in MODULES} - {name}
        for name, path in MODULES.items()
    }


def circles(edges: dict[str, set[str]]) -> list[list[str]]:
    """Modules that reach each other: the strongly connected parts with more than one member."""
    reach: dict[str, set[str]] = {}
    for start in edges:
        seen: set[str] = set()
        todo = list(edges[start])
        while todo:
            name = todo.pop()
            if name not in seen:
                seen.add(name)
                todo.extend(edges[name])
        reach[start] = seen
    found = {
        tuple(sorted({other for other in reach[name] if name in reach[other]} | {name}))
        for name in edges
        if name in reach[name]
    }
    return [list(one) for one in sorted(found)]


def test_no_module_imports_itself_by_a_detour() -> None:
    assert circles(graph()) == []


def test_a_circle_would_be_found() -> None:
    edges = {"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}
    assert circles(edges) == [["b", "c"]]


@pytest.mark.parametrize("room", ROOMS)
def test_a_room_imports_only_what_it_may(room: str) -> None:
    allowed = {room, *ROOMS[room]}
    wrong = [
        f"{name}: {other}"
        for name, others in graph().items()
        if name.split(".")[1:2] == [room]
        for other in others
        if other != "regnum" and other.split(".")[1] not in allowed
    ]
    assert wrong == []


def test_every_folder_is_a_room() -> None:
    folders = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert folders - {"web"} == set(ROOMS)


# --- the games ------------------------------------------------------------------------------------------

GAME_FILES = sorted((PACKAGE / "games").rglob("*.py"))
OLD_IDIOMS = re.compile(r"self\.a\b|self\.b\b|\btab\(|\bg\.(own|board|piles|decks)\[")


def test_positions_are_read_by_name() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path in GAME_FILES
        for line in path.read_text("utf-8").splitlines()
        if OLD_IDIOMS.search(line)
    ]
    assert found == []


def test_a_game_is_one_folder_of_the_same_shape() -> None:
    rooms = {"box", "rules", "solo", "words"}
    top = {"spec.py", "state.py", "setup.py", "view.py", "invariants.py"}
    for game in ("paladins", "troyes", "gugong"):
        folder = PACKAGE / "games" / game
        assert rooms <= {path.name for path in folder.iterdir() if path.is_dir()}, game
        assert top <= {path.name for path in folder.glob("*.py")}, game


def writes_past(tree: ast.Module) -> list[str]:
    """Assignments into `g.seats[who]`: the seat may be shared with an older position."""
    found = []
    for node in ast.walk(tree):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            inner: ast.expr = target
            while isinstance(inner, ast.Attribute | ast.Subscript):
                inner = inner.value
                if isinstance(inner, ast.Subscript) and ast.unparse(inner.value).endswith(".seats"):
                    found.append(f"{target.lineno}: {ast.unparse(target)}")
                    break
    return found


def test_seats_are_written_through_the_door() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{where}"
        for path in [*GAME_FILES, *sorted((PACKAGE / "scenario").rglob("*.py"))]
        for where in writes_past(ast.parse(path.read_text("utf-8")))
    ]
    assert found == []


def test_a_write_past_the_door_would_be_found() -> None:
    text = "g.seats[who].silver -= 1\ng.seats[0].walls = ()\ng.seats[1].ships[2] = 3\ng.seat(0).silver = 1\n"
    assert len(writes_past(ast.parse(text))) == 3


def test_what_follows_from_the_fields_is_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / "states"), "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


# --- files ----------------------------------------------------------------------------------------------


def written(text: str) -> int:
    """How many lines people wrote: without what scripts/states makes of them."""
    lines = text.splitlines()
    made = sum(
        (node.end_lineno or 0) - at
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef)
        for at in range(node.lineno, node.end_lineno or 0)
        if "made by scripts/states" in lines[at]
    )
    return len(lines) - made


def test_a_file_is_one_topic() -> None:
    """Long files are lists that grow by one line a piece, or they are two files."""
    found = [
        f"{path.relative_to(ROOT)}: {lines}"
        for path in MODULES.values()
        if (lines := written(path.read_text("utf-8"))) > LONGEST_FILE
    ]
    assert found == []
