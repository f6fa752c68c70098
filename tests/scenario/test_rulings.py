"""Every ruling is shown by scenarios of its own, and its place in the code says its id."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "rulings" / "paladins.md").read_text(encoding="utf-8")
FOLDER = ROOT / "scenarios" / "paladins"
CODE = ROOT / "src" / "regnum" / "games" / "paladins"

ROW = re.compile(r"^\| (R-P\d+) \|([^|]+)\|([^|]+)\|([^|]+)\|$", re.MULTILINE)
RULINGS = {match[1]: match for match in ROW.finditer(TEXT)}
IDS = list(RULINGS)
CITED_ID = re.compile(r"R-P\d+")

# Rulings no line of code stands for, and why.
NOT_IN_CODE: dict[str, str] = {}


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


OWN = {path.name: rules_of(path) for path in sorted((FOLDER / "rulings").glob("*.toml"))}
IN_CODE = cited_in(CODE, "*.py")


def test_the_document_is_read() -> None:
    assert len(IDS) >= 31
    assert TEXT.count("\n| R-P") == len(IDS), "a row is not of the form | id | question | ruling | reason |"


def test_ids_are_numbered_without_a_gap() -> None:
    assert [f"R-P{number:02}" for number in range(1, len(IDS) + 1)] == IDS


@pytest.mark.parametrize("ruling", IDS)
def test_question_ruling_and_reason_are_told(ruling: str) -> None:
    assert all(len(cell.strip()) > 10 for cell in RULINGS[ruling].groups()[1:])


@pytest.mark.parametrize("ruling", IDS)
def test_every_ruling_has_a_scenario_named_after_it(ruling: str) -> None:
    named = [name for name in OWN if name.startswith(ruling.lower() + "-")]
    assert named, f"scenarios/paladins/rulings/{ruling.lower()}-....toml is missing"
    for name in named:
        assert OWN[name][0] == ruling, f"{name} must cite {ruling} first"


def test_every_scenario_of_a_ruling_is_named_after_one() -> None:
    strangers = [name for name in OWN if not re.fullmatch(r"r-p\d\d(-[a-z0-9]+)+\.toml", name)]
    assert strangers == []
    assert {name[:5].upper() for name in OWN} == set(IDS)


@pytest.mark.parametrize("folder", [ROOT / "src", ROOT / "docs", ROOT / "tests" / "games"])
def test_every_id_that_is_cited_exists(folder: Path) -> None:
    cited = cited_in(folder, "*.md" if folder.name == "docs" else "*.py")
    unknown = {name: ids - set(IDS) for name, ids in cited.items()}
    assert {name: ids for name, ids in unknown.items() if ids} == {}


@pytest.mark.parametrize("ruling", IDS)
def test_every_ruling_has_its_place_in_the_code(ruling: str) -> None:
    places = [name for name, ids in IN_CODE.items() if ruling in ids]
    if ruling in NOT_IN_CODE:
        assert places == [], f"{ruling} is in the code after all: take it off the list"
    else:
        assert places, f"{ruling} is cited nowhere in the rules; cite it, or explain in NOT_IN_CODE"
