"""The pages say what is so: examples run, made pages are up to date, links lead somewhere."""

import doctest
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from regnum.server.settings import Settings

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


# --- examples -------------------------------------------------------------------------------------------


def blocks(page: Path) -> list[str]:
    """The Python programs on a page."""
    return re.findall(r"^```python\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


PROGRAMS = blocks(ROOT / "README.md") + blocks(ROOT / "docs" / "research.md")


@pytest.mark.parametrize("program", PROGRAMS)
def test_programs_on_the_pages_run(program: str, tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", program],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCES), os.environ.get("PYTHONPATH", "")])},
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_these_pages_have_a_program() -> None:
    assert blocks(ROOT / "README.md")
    assert blocks(ROOT / "docs" / "research.md")


def modules_with_examples() -> list[str]:
    return [
        ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
        for path in sorted((SOURCES / "regnum").rglob("*.py"))
        if re.search(r"^ *>>> ", path.read_text("utf-8"), re.MULTILINE)
    ]


@pytest.mark.parametrize("name", modules_with_examples())
def test_examples_in_docstrings_are_true(name: str) -> None:
    result = doctest.testmod(importlib.import_module(name))
    assert result.failed == 0
    assert result.attempted > 0


def test_the_library_has_an_example() -> None:
    assert {"regnum.library", "regnum.kernel.match", "regnum.ai.player"} <= set(modules_with_examples())


# --- the made page --------------------------------------------------------------------------------------


def test_the_api_page_is_what_the_docstrings_say() -> None:
    command = [sys.executable, str(ROOT / "scripts" / "api"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


# --- where pages point ----------------------------------------------------------------------------------

LINK = re.compile(r"\]\(([^)\s]+)\)")


def targets(page: Path) -> list[str]:
    """The files a page links to; addresses elsewhere and places on the page itself are not ours to check."""
    found = (link.partition("#")[0] for link in LINK.findall(page.read_text("utf-8")))
    return [link for link in found if link and "://" not in link]


@pytest.mark.parametrize("page", [pytest.param(page, id=name_of(page)) for page in PAGES])
def test_links_lead_to_files(page: Path) -> None:
    missing = [link for link in targets(page) if not (page.parent / link).exists()]
    assert missing == []


# Pages speak of `kernel/match.py`, `scripts/api`, `rules/` of a game, `games/<game>/state.py`: where to look.
GAME = "paladins"
PACKAGE = SOURCES / "regnum"
CLIENT = ROOT / "web" / "src"
BASES = (ROOT, PACKAGE, PACKAGE / "server", PACKAGE / "games" / GAME, CLIENT, CLIENT / "games" / GAME)
NAME = re.compile(r"`([\w.-]+/[\w./<>-]*)`")
ELSEWHERE = ("build/", "src/regnum/web")  # made by running something: they need not be there
GUIDES = ("architecture", "glossary", "hard-turn", "rule-ids", "walks")
SPEAKING = [ROOT / "CONTRIBUTING.md", *(ROOT / "docs" / f"{guide}.md" for guide in GUIDES)]


@pytest.mark.parametrize("page", [pytest.param(page, id=name_of(page)) for page in SPEAKING])
def test_files_the_pages_speak_of_are_there(page: Path) -> None:
    names = {name.replace("<game>", GAME) for name in NAME.findall(page.read_text("utf-8"))}
    missing = [name for name in names if not any((base / name).exists() for base in BASES)]
    assert [name for name in sorted(missing) if not name.startswith(ELSEWHERE)] == []


def test_every_setting_of_the_server_is_in_the_docs() -> None:
    """The table is made by scripts/settings; nobody has to remember."""
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "settings", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    page = (ROOT / "docs" / "server.md").read_text("utf-8")
    for field in msgspec.structs.fields(Settings):
        assert f"| `{field.name}` |" in page
