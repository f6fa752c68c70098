"""The words of a lesson are true: their numbers are those of the table, the log and the box, on every way."""

import pytest
from tests.guided.evidence import (
    FOLDER,
    Moment,
    at_path,
    claims,
    facts,
    is_right,
    moments,
    numbers_in,
    text_of,
)
from tests.guided.test_lessons import ways

from regnum.guided.lesson import lesson_of

PROVED = sorted(file.stem for file in FOLDER.glob("*.toml"))


def dice_of(view: dict[str, object], owner: str) -> list[int]:
    districts = view["districts"]
    assert isinstance(districts, list)
    district = next(district for district in districts if str(district["owner"]) == owner)
    return sorted(die["value"] for die in district["dice"])


def problems(moment: Moment, name: str) -> list[str]:
    claim = claims(name).get(moment.key)
    if claim is None:
        return []
    found = [f"not told before: {line}" for line in claim.heard if line not in moment.heard]
    found += [f"not told after: {line}" for line in claim.then if line not in moment.then]
    for path, value in claim.table.items():
        if (there := at_path(moment.view, path)) != value:
            found.append(f"{path} is {there}, not {value}")
    for owner, dice in claim.dice.items():
        if (lying := dice_of(moment.view, owner)) != sorted(dice):
            found.append(f"dice of {owner} are {lying}, not {sorted(dice)}")
    return [f"{moment.key}: {problem}" for problem in found]


@pytest.mark.parametrize("name", PROVED)
def test_what_is_claimed_is_so_on_every_way(name: str) -> None:
    wrong = {
        problem
        for path, _ in ways(name)
        for moment in moments(lesson_of(name), path)
        for problem in problems(moment, name)
    }
    assert sorted(wrong) == []


@pytest.mark.parametrize("name", PROVED)
def test_the_box_says_the_same(name: str) -> None:
    box = facts(name)
    wrong = [
        f"{key}: {path} is {at_path(box, path)}"
        for key, claim in claims(name).items()
        for path, value in claim.box.items()
        if at_path(box, path) != value
    ]
    assert wrong == []


@pytest.mark.parametrize("name", PROVED)
def test_sums_are_right(name: str) -> None:
    assert [line for claim in claims(name).values() for line in claim.sums if not is_right(line)] == []


@pytest.mark.parametrize("name", PROVED)
def test_every_number_is_proved(name: str) -> None:
    known = claims(name)
    unproved = {}
    for key in sorted(lesson_of(name).keys()):
        numbers = numbers_in(text_of(key)) - (known[key].numbers() if key in known else set())
        if numbers:
            unproved[key] = sorted(numbers)
    assert unproved == {}
    assert known.keys() <= lesson_of(name).keys()
