"""What the scenarios of Paladins must cover: every rule, every worked example, every reason of a refusal."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from regnum.games.paladins.const import FREE_DEVELOP, code_of
from regnum.games.paladins.reasons import REASONS
from regnum.games.paladins.tables import Tables
from regnum.library import tables_for

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "scenarios" / "paladins"
RULINGS = ROOT / "docs" / "rulings" / "paladins.md"


def numbered(first: int, last: int) -> list[str]:
    return [f"P{n}" for n in range(first, last + 1)]


RULES = [
    *numbered(1, 3),  # set-up
    *numbered(10, 16),  # the round
    *numbered(20, 23),  # placing workers
    *numbered(30, 34),  # left side
    *numbered(40, 46),  # right side, King's Favours
    *numbered(60, 65),  # tax, suspicion, debts, Inquisition
    "P70",  # passing
    *numbered(80, 81),  # scoring
    *numbered(90, 99),  # solo
]

# Every worked example of the rulebook in its order: what it shows, the file, a rule it must cite.
EXAMPLES = [
    ("the Architect at set-up", "setup/architect_brings_a_provision.toml", "P3"),
    ("first King's Order: 5 walls, 4 points", "round/first_order_is_five_walls.toml", "P11"),
    ("four players reveal five taverns", "round/five_taverns_for_four_players.toml", "P12"),
    ("Engelier", "round/engelier.toml", "P14"),
    ("refresh of the rows", "round/refresh_of_the_rows.toml", "P16"),
    ("Fortify: influence gives strength", "fortify/influence_for_strength.toml", "P41"),
    ("Fortify: merchant, any, scout", "workers/colours_and_criminals.toml", "P20"),
    ("Develop: left space of Commission", "develop/left_space_of_commission.toml", "P30"),
    ("the Abbot discarded", "recruit/discard_abbot.toml", "P31"),
    ("the Gatekeeper recruited", "recruit/hire_gatekeeper_for_a_debt.toml", "P31"),
    ("a criminal prays and clears Absolve", "pray/a_criminal_clears_absolve.toml", "P33"),
    ("Commission to the second region", "commission/second_region_with_anseis.toml", "P40"),
    ("Fortify: the fourth wall", "fortify/fourth_wall_with_anseis.toml", "P41"),
    ("Fortify: what the fifth wall needs", "fortify/fifth_wall_needs_seven_influence.toml", "P41"),
    ("Garrison with a Pray space", "garrison/outpost_with_pray.toml", "P42"),
    ("Absolve pays a debt", "absolve/pays_a_debt.toml", "P43"),
    ("Attack on the Mercenary", "attack/mercenary_for_one_silver.toml", "P44"),
    ("Convert the Assassin", "convert/assassin.toml", "P45"),
    ("two criminals, one silver of tax", "tax/two_criminals_and_one_silver_left.toml", "P60"),
    ("the second suspicion after the Inquisition", "tax/two_criminals_and_one_silver_left.toml", "P62"),
    ("the Conspirator before the judgement", "inquisition/conspirator_before_the_judgement.toml", "P63"),
    ("Inquisition with 1, 0, 3, 3 suspicion", "inquisition/four_players.toml", "P63"),
    ("66 points", "scoring/sixty_six_points.toml", "P80"),
    ("solo: standard difficulty", "solo/setup_standard.toml", "P90"),
    ("solo: the marker in the middle", "solo/target_at_the_marker.toml", "P94"),
    ("solo: a favour for 1 silver", "solo/favour_without_paying.toml", "P96"),
    ("solo: 7 workers in round 4", "solo/seven_workers_in_round_four.toml", "P96"),
    ("solo: Commission with a workshop", "solo/commission_with_one_workshop.toml", "P97"),
    ("solo: Commission with 1 worker", "solo/commission_with_too_few_workers.toml", "P97"),
    ("solo: King's Order, first choice", "solo/kings_order_rightmost_first.toml", "P98"),
    ("solo: King's Order, 5 Commissions done", "solo/kings_order_completed.toml", "P98"),
    ("solo: King's Order, Commission filled", "solo/kings_order_space_filled.toml", "P98"),
    ("solo: King's Order, third choice", "solo/kings_order_third_choice.toml", "P98"),
    ("solo: King's Favour, fifth and first taken", "solo/kings_favour_next_free.toml", "P94"),
    ("solo: 76 points", "solo/seventy_six_points.toml", "P80"),
    ("one Mercenary 2 points, two 3 each", "scoring/mercenaries.toml", "P81"),
    ("Conspirators, Peddler and Squires", "inquisition/conspirators_peddler_squires.toml", "P63"),
]

# Reasons no scenario can show, and why.
EXEMPT = {
    "ok": "it is no refusal",
    "impossible-reward": (
        "a free develop that cannot be had is always one of two choices; the other one is then made by "
        "itself, so nobody sees the refusal (favours/no_workshop_for_a_free_develop.toml)"
    ),
}
# The automa's reasons: it tells them in events, which know no rule.
AUTOMA_ONLY = {"not-revealed", "no-order", "no-favour"}
WITH_NUMBERS = {
    "workers",
    "silver",
    "provision",
    "faith",
    "strength",
    "influence",
    "limit",
    "closed",
    "no-workshop",
    "no-debt-here",
    "needs-suspicion",
    "needs-innocence",
    "strength-silver",
}


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


FILES = {path.relative_to(FOLDER).as_posix(): load(path) for path in sorted(FOLDER.rglob("*.toml"))}
TOLD = [told for file in FILES.values() for told in file.reasons]
NAMES = [name for name, _ in REASONS if name not in EXEMPT]


@pytest.mark.parametrize("rule", RULES)
def test_every_rule_has_a_scenario(rule: str) -> None:
    assert [name for name, file in FILES.items() if rule in file.rules]


def test_no_scenario_cites_a_rule_that_does_not_exist() -> None:
    known = {*RULES, *re.findall(r"^\| (R-P\d+)", RULINGS.read_text(encoding="utf-8"), re.MULTILINE)}
    unknown = {name: set(file.rules) - known for name, file in FILES.items()}
    assert {name: rules for name, rules in unknown.items() if rules} == {}


@pytest.mark.parametrize(("example", "name", "rule"), EXAMPLES, ids=[example for example, _, _ in EXAMPLES])
def test_every_worked_example_has_a_scenario(example: str, name: str, rule: str) -> None:
    assert name in FILES, f"no scenario for {example}"
    assert FILES[name].source.startswith("rulebook, ")
    assert rule in FILES[name].rules


@pytest.mark.parametrize("name", NAMES)
def test_every_reason_is_told_with_its_numbers_and_its_rule(name: str) -> None:
    found = [told for told in TOLD if told.why == name and told.automa == (name in AUTOMA_ONLY)]
    if name in WITH_NUMBERS:
        found = [told for told in found if told.numbers]
    if name not in AUTOMA_ONLY:
        found = [told for told in found if told.rule]
    assert found


@pytest.mark.parametrize("name", [name for name, _ in REASONS])
def test_the_lists_of_reasons_are_up_to_date(name: str) -> None:
    """An exemption or "automa only" that a scenario contradicts has to go."""
    if name in EXEMPT:
        assert [told for told in TOLD if told.why == name] == []
    if name in AUTOMA_ONLY:
        assert [told for told in TOLD if told.why == name and not told.automa] == []


def test_the_exempted_reward_is_never_one_of_three() -> None:
    tables = tables_for("paladins")
    assert isinstance(tables, Tables)
    with_develop = [
        choices
        for choices in (*tables.favour_choices, *tables.wall_choices)
        if any(code_of(it) == FREE_DEVELOP for items in choices for it in items)
    ]
    assert [len(choices) for choices in with_develop] == [2]
