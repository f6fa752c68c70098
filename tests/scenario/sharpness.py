"""Whether the scenarios of a folder would notice a wrong value: what the tests of all games share."""

import re
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path

import pytest

from regnum.games import game
from regnum.kernel.box import BaseBox
from regnum.scenario import runner
from regnum.scenario.errors import ScenarioError
from regnum.scenario.format import Scenario, read

SCENARIOS = Path(__file__).resolve().parents[2] / "scenarios"


class Shown:
    """The scenarios of a folder and those below it, read once, under their paths from there."""

    def __init__(self, folder: str) -> None:
        self.folder = SCENARIOS / folder
        self._naming: dict[str, list[Scenario]] = {}

    @cached_property
    def texts(self) -> dict[str, str]:
        found = sorted(self.folder.rglob("*.toml"))
        return {file.relative_to(self.folder).as_posix(): file.read_text("utf-8") for file in found}

    @cached_property
    def scenarios(self) -> dict[str, Scenario]:
        return {name: read(text) for name, text in self.texts.items()}

    @cached_property
    def asserted_events(self) -> set[tuple[str, str]]:
        """Kind of event and detail, such as ("hired", "townsfolk=abbot_1"), that some scenario expects."""
        found: set[tuple[str, str]] = set()
        for scenario in self.scenarios.values():
            for line in [*scenario.events, *(line for step in scenario.steps for line in step.events)]:
                words = line.split()
                found.update((words[0], word) for word in words[1:])
        return found

    def naming(self, name: str) -> list[Scenario]:
        """The scenarios whose text has this word, those that have it most often first."""
        if name not in self._naming:
            word = re.compile(rf"\b{re.escape(name)}\b")
            found = [(len(word.findall(text)), file) for file, text in self.texts.items()]
            self._naming[name] = [self.scenarios[file] for n, file in sorted(found, reverse=True) if n]
        return self._naming[name]

    def failing(self) -> list[str]:
        return [file for file, scenario in self.scenarios.items() if fails(scenario)]


def fails(scenario: Scenario) -> bool:
    try:
        return bool(runner.run(scenario))
    except ScenarioError:  # with this value the position cannot be: told as well
        return True


@cache
def spare_tables(name: str) -> BaseBox:
    return game(name).load((files("regnum.games") / name / "box" / "components.toml").read_text("utf-8"))


def play_with_spare_tables(monkeypatch: pytest.MonkeyPatch, name: str) -> BaseBox:
    """Tables of the tests alone, which scenarios are played with; whoever changes them puts them right."""
    monkeypatch.setattr(runner, "tables_for", lambda _: spare_tables(name))
    return spare_tables(name)
