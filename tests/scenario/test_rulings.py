"""Every ruling is shown by scenarios of its own, and its place in the code says its id."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CITED_ID = re.compile(r"R-[PTG]\d+")
GAMES = {"paladins": "P", "troyes": "T", "gugong": "G"}  # the letter of its rule ids
EVERY_GAME = pytest.mark.parametrize("game", GAMES)

# Rulings no line of code stands for, and why.
NOT_IN_CODE: dict[str, str] = {}


@cache
def text_of(game: str) -> str:
    return (ROOT / "docs" / "rulings" / f"{game}.md").read_text(encoding="utf-8")


@cache
def rulings_of(game: str) -> dict[str, list[str]]:
    """By id: question, ruling, reason."""
    row = re.compile(rf"^\| (R-{GAMES[game]}\d+) \|([^|]+)\|([^|]+)\|([^|]+)\|$", re.MULTILINE)
    return {match[1]: list(match.groups()[1:]) for match in row.finditer(text_of(game))}


def cited_in(folder: Path, pattern: str) -> dict[str, set[str]]:
    """Ids by file, wherever a text names one."""
    found = {
        path.relative_to(ROOT).as_posix(): set(CITED_ID.findall(path.read_text(encoding="utf-8")))
        for path in sorted(folder.rglob(pattern))
    }
    return {name: ids for name, ids in found.items() if ids}


def rules_of(path: Path) -> list[str]:
    rules = tomllib.loads(path.read_text(encoding="utf-8"))["rule"]
    return rules if isinstance(rules, list) else [rules]


@cache
def own_of(game: str) -> dict[str, list[str]]:
    """The scenarios of the game's rulings, with the rules they cite."""
    folder = ROOT / "scenarios" / game / "rulings"
    return {path.name: rules_of(path) for path in sorted(folder.glob("*.toml"))}


@EVERY_GAME
def test_the_document_is_read(game: str) -> None:
    ids = list(rulings_of(game))
    assert len(ids) >= 15
    row = f"\n| R-{GAMES[game]}"
    assert text_of(game).count(row) == len(ids), (
        "a row is not of the form | id | question | ruling | reason |"
    )
    assert [f"R-{GAMES[game]}{number:02}" for number in range(1, len(ids) + 1)] == ids


@EVERY_GAME
def test_question_ruling_and_reason_are_told(game: str) -> None:
    assert [
        name for name, cells in rulings_of(game).items() if min(len(c.strip()) for c in cells) <= 10
    ] == []


@EVERY_GAME
def test_every_ruling_has_a_scenario_named_after_it(game: str) -> None:
    """scenarios/<game>/rulings/r-p01-....toml, which cites the ruling first."""
    own = own_of(game)
    for ruling in rulings_of(game):
        named = [name for name in own if name.startswith(ruling.lower() + "-")]
        assert named, ruling
        assert [name for name in named if own[name][0] != ruling] == []


@EVERY_GAME
def test_every_scenario_of_a_ruling_is_named_after_one(game: str) -> None:
    strangers = [name for name in own_of(game) if not re.fullmatch(r"r-[ptg]\d\d(-[a-z0-9]+)+\.toml", name)]
    assert strangers == []
    assert {name[:5].upper() for name in own_of(game)} == set(rulings_of(game))


@pytest.mark.parametrize("folder", [ROOT / "src", ROOT / "docs", ROOT / "tests" / "games"])
def test_every_id_that_is_cited_exists(folder: Path) -> None:
    cited = cited_in(folder, "*.md" if folder.name == "docs" else "*.py")
    known = {ruling for game in GAMES for ruling in rulings_of(game)}
    unknown = {name: ids - known for name, ids in cited.items()}
    assert {name: ids for name, ids in unknown.items() if ids} == {}


@EVERY_GAME
def test_every_ruling_has_its_place_in_the_code(game: str) -> None:
    in_code = cited_in(ROOT / "src" / "regnum" / "games" / game, "*.py").values()
    cited = set().union(*in_code)
    assert {ruling for ruling in rulings_of(game) if ruling not in cited} == {
        ruling for ruling in NOT_IN_CODE if ruling in rulings_of(game)
    }
