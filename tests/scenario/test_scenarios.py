"""Every scenario file of the repository, one test each."""

from pathlib import Path

import pytest

from regnum.scenario.command import describe, run_file

FOLDER = Path(__file__).resolve().parents[2] / "scenarios"
FILES = sorted(FOLDER.rglob("*.toml"))


def test_there_are_scenarios() -> None:
    assert len(FILES) >= 12


@pytest.mark.parametrize("file", FILES, ids=[str(file.relative_to(FOLDER)) for file in FILES])
def test_scenario(file: Path) -> None:
    result = run_file(file)
    assert result.passed, describe(result)
