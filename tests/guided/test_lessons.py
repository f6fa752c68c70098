"""Lessons are true: every way through each of them is played in the real engine.

If the rules of a game change so that a lesson goes another way, this fails, and says at which step.
"""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from tests.guided.paths import Path, paths
from tests.guided.subjects import LEFT_OUT, MAY_BE_TOLD, kinds, subject, subjects
from tests.i18n.reading import SOURCES, placeholders

from regnum.games import game
from regnum.guided.follow import Follower, Place
from regnum.guided.lesson import lesson_of, lessons
from regnum.i18n import Catalog
from regnum.kernel.messages import Msg
from regnum.library import new_match

WORDS_A_MINUTE = 170  # read and looked up on the board
SECONDS_A_CHOICE = 8  # to find and to make it, and to see what the automa does
MOST_WAYS = 400
LONGEST_PAGE = 60  # words


@cache
def ways(name: str) -> list[tuple[Path, Place]]:
    return list(paths(lesson_of(name)))


@cache
def words_in(key: str) -> int:
    return len(re.findall(r"\w+", Catalog("en", plain=True).text(Msg(key))))


def made(path: Path) -> list[str]:
    return [made.good.text for made in path]


@pytest.mark.parametrize("name", lessons())
def test_every_way_leads_to_the_end(name: str) -> None:
    """Every text form on every way is offered when its turn comes: paths() refuses another."""
    assert 1 <= len(ways(name)) <= MOST_WAYS
    assert all(end.step.is_last for _, end in ways(name))


@pytest.mark.parametrize("name", lessons())
def test_every_step_and_answer_is_reached(name: str) -> None:
    lesson = lesson_of(name)
    steps = {made.place.step.id for path, _ in ways(name) for made in path} | {
        end.step.id for _, end in ways(name)
    }
    assert steps == set(lesson.steps)
    answers = {answer for path, _ in ways(name) for made in path for answer in made.good.answers}
    assert answers == {answer for step in lesson.steps.values() for answer in step.answers}


@pytest.mark.parametrize("name", lessons())
def test_it_is_of_the_rules_of_today(name: str) -> None:
    lesson = lesson_of(name)
    assert lesson.game == name
    assert lesson.rules == game(name).rules_version


@pytest.mark.parametrize("name", lessons())
def test_every_kind_of_action_is_taught_on_every_way(name: str) -> None:
    wanted = subjects(name)
    for path, _ in ways(name):
        done = {subject(name, made.choice) for made in path}
        told = {kind for made in path for kind in made.place.step.tells}
        assert wanted - done - told == set(), made(path)


@pytest.mark.parametrize("name", lessons())
def test_what_is_only_told_may_be(name: str) -> None:
    assert MAY_BE_TOLD[name] <= subjects(name)
    assert LEFT_OUT[name] <= kinds(name).keys()
    told = {kind for step in lesson_of(name).steps.values() for kind in step.tells}
    assert told <= MAY_BE_TOLD[name]


@pytest.mark.parametrize("name", lessons())
def test_there_are_real_choices(name: str) -> None:
    open_steps = [step for step in lesson_of(name).steps.values() if len(step.answers) > 1]
    assert len(open_steps) >= 3


@pytest.mark.parametrize("name", lessons())
def test_words_are_there_and_none_is_idle(name: str) -> None:
    wanted = lesson_of(name).keys()
    text = (SOURCES / "i18n" / "en" / f"guided-{name}.ftl").read_text("utf-8")
    there = {e.id.name for e in FluentParser().parse(text).body if isinstance(e, ftl.Message)}
    assert wanted - there == set()
    assert there - wanted == set()
    assert [key for key in wanted if placeholders("en")[key]] == []


@pytest.mark.parametrize("name", lessons())
def test_pages_are_short(name: str) -> None:
    words = {key: words_in(key) for key in sorted(lesson_of(name).keys())}
    assert {key: n for key, n in words.items() if n > LONGEST_PAGE} == {}


@pytest.mark.parametrize("name", lessons())
def test_it_takes_about_twenty_minutes(name: str) -> None:
    for path, _ in ways(name):
        steps = {made.place.step for made in path}
        words = sum(words_in(page.key) for step in steps for page in step.pages)
        words += sum(
            words_in(made.place.because(good)) for made in path for good in made.place.good if good.answers
        )
        minutes = words / WORDS_A_MINUTE + len(path) * SECONDS_A_CHOICE / 60
        assert 10 <= minutes <= 25, (round(minutes), len(path), words)


@pytest.mark.parametrize("name", lessons())
def test_the_numbers_of_steps_grow_to_the_end(name: str) -> None:
    for path, end in ways(name):
        numbers = [made.place.n for made in path]
        assert numbers == sorted(numbers)
        assert all(made.place.n <= made.place.of for made in path)
        assert end.n == end.of


@pytest.mark.parametrize("name", lessons())
def test_the_place_is_found_again(name: str) -> None:
    """While it is played, after an undo, and by a server that has just started."""
    lesson = lesson_of(name)
    path, end = ways(name)[0]
    match = new_match(name, players=lesson.players, seed=lesson.seed, options=lesson.options)
    follower = Follower(lesson)
    for made in path:
        found = follower.find(match)
        assert (found.place, found.is_off) == (made.place, False)
        assert Follower(lesson).find(match).place == made.place
        match.submit(0, made.good.option)
        if match.can_undo(0):
            match.undo(0)
            assert follower.find(match).place == made.place
            match.submit(0, made.good.option)
    assert follower.find(match).place == end
