"""What scenarios must cover: every rule, every worked example, every reason of a refusal."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest
from tests.scenario.expected.gugong import GUGONG
from tests.scenario.expected.lists import Covered
from tests.scenario.expected.paladins import PALADINS
from tests.scenario.expected.troyes import TROYES

from regnum.examples.shelf import examples_of
from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import FREE_DEVELOP, code_of
from regnum.library import tables_for

ROOT = Path(__file__).resolve().parents[2]
COVERED = [PALADINS, TROYES, GUGONG]
EVERY_GAME = pytest.mark.parametrize("covered", COVERED, ids=[covered.game for covered in COVERED])


@dataclass
class Told:
    """How a reason is told somewhere in the scenarios."""

    why: str
    numbers: bool
    rule: str = ""
    automa: bool = False


@dataclass
class File:
    """As much of a scenario file as these tests look at."""

    rules: list[str]
    source: str
    reasons: list[Told] = field(default_factory=list)


def told_in(step: dict[str, object]) -> Iterator[Told]:
    """Reasons a step compares: those of refusals, and those the automa gives in events."""
    refused = step.get("refused", {})
    for reason in refused.values() if isinstance(refused, dict) else []:
        if isinstance(reason, str):
            yield Told(reason, numbers=False)
        elif isinstance(reason, dict):
            numbers = "need" in reason and "have" in reason
            yield Told(str(reason.get("why", "")), numbers, str(reason.get("rule", "")))
    events = step.get("events", [])
    for event in events if isinstance(events, list) else [events]:
        words = dict(word.split("=") for word in str(event).split() if "=" in word)
        if "why" in words:
            yield Told(words["why"], "need" in words and "have" in words, automa=True)


def load(path: Path) -> File:
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    rules = data["rule"] if isinstance(data["rule"], list) else [data["rule"]]
    reasons = [told for step in data.get("step", []) for told in told_in(step)]
    return File(rules, data.get("source", ""), reasons)


@cache
def files_of(game: str) -> dict[str, File]:
    folder = ROOT / "scenarios" / game
    return {path.relative_to(folder).as_posix(): load(path) for path in sorted(folder.rglob("*.toml"))}


def told_of(game: str) -> list[Told]:
    return [told for file in files_of(game).values() for told in file.reasons]


@EVERY_GAME
def test_every_rule_has_a_scenario(covered: Covered) -> None:
    cited = {rule for file in files_of(covered.game).values() for rule in file.rules}
    assert [rule for rule in covered.rules if rule not in cited] == []


@EVERY_GAME
def test_no_scenario_cites_a_rule_that_does_not_exist(covered: Covered) -> None:
    text = (ROOT / "docs" / "rulings" / f"{covered.game}.md").read_text(encoding="utf-8")
    known = {*covered.rules, *re.findall(rf"^\| (R-{covered.letter}\d+)", text, re.MULTILINE)}
    unknown = {name: set(file.rules) - known for name, file in files_of(covered.game).items()}
    assert {name: rules for name, rules in unknown.items() if rules} == {}


@EVERY_GAME
def test_every_worked_example_can_be_opened_at_a_table(covered: Covered) -> None:
    offered = {example.file for example in examples_of(covered.game).values()}
    assert {file for _, file, _ in covered.examples} - offered == set()
    for example in examples_of(covered.game).values():
        assert example.rule in files_of(covered.game)[example.file].rules


@EVERY_GAME
def test_every_worked_example_has_a_scenario(covered: Covered) -> None:
    files = files_of(covered.game)
    missing = [
        (example, name)
        for example, name, rule in covered.examples
        if name not in files
        or not files[name].source.startswith("rulebook, ")
        or rule not in files[name].rules
    ]
    assert covered.examples
    assert missing == []


@EVERY_GAME
def test_every_reason_is_told_with_its_numbers_and_its_rule(covered: Covered) -> None:
    missing: list[str] = []
    for name, _ in covered.reasons:
        automa = name in covered.automa_only
        found = [told for told in told_of(covered.game) if told.why == name and told.automa == automa]
        if name in covered.with_numbers:
            found = [told for told in found if told.numbers]
        if not automa:
            found = [told for told in found if told.rule]
        if name not in covered.exempt and not found:
            missing.append(name)
    assert missing == []


@EVERY_GAME
def test_the_lists_of_reasons_are_up_to_date(covered: Covered) -> None:
    """An exemption or "automa only" that a scenario contradicts has to go."""
    told = told_of(covered.game)
    names = {name for name, _ in covered.reasons}
    assert names >= {*covered.exempt, *covered.automa_only, *covered.with_numbers}
    assert [one.why for one in told if one.why in covered.exempt] == []
    assert [one.why for one in told if one.why in covered.automa_only and not one.automa] == []


def test_the_exempted_reward_is_never_one_of_three() -> None:
    tables = tables_for("paladins")
    assert isinstance(tables, Box)
    with_develop = [
        choices
        for choices in (*tables.favour_choices, *tables.wall_choices)
        if any(code_of(it) == FREE_DEVELOP for items in choices for it in items)
    ]
    assert [len(choices) for choices in with_develop] == [2]
