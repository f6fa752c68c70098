"""Training: it learns what is there to learn, the same whoever plays, and goes on after a stop."""

import json
from copy import copy
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from regnum.ai.crew import Alone, Crew, Processes
from regnum.ai.evaluate import REMEMBERED, evaluation_of, handmade_of
from regnum.ai.learned import ALONE, MODES, MORE, TWO, LearnedJudge, Sums, mode_of
from regnum.ai.learner import Learner, Moment
from regnum.ai.training.course import Course, course_from, write_whole
from regnum.ai.training.lesson import play_lesson
from regnum.ai.training.plan import TrainingPlan
from regnum.ai.weights import (
    FOLDER,
    FORM,
    MODE_NAMES,
    BadWeights,
    file_of,
    learned_judge,
    packed,
    read_weights,
    told,
    unpacked,
)
from regnum.games import NAMES, game
from regnum.library import new_match, tables_for

PLAN = TrainingPlan("gugong", 2, games=6, batch=3)


def trained(plan: TrainingPlan, crew: Crew, batches: int = 99) -> Course:
    """A course, or its first batches."""
    course = Course(plan)
    left = [batches]

    class Enough(Exception):
        pass

    def save() -> None:
        left[0] -= 1
        if not left[0]:
            raise Enough

    try:
        course.run(crew, lambda: None, save)
    except Enough:
        pass
    finally:
        crew.close()
    return course


# --- the learner -----------------------------------------------------------------------------------------


def test_it_learns_what_features_are_worth() -> None:
    chance = Random(1)
    learner = Learner([4, 1], clocks=2)
    for _ in range(4000):
        clock, n, is_bonus = chance.randrange(2), chance.randrange(5), chance.randrange(2)
        final = 10.0 + 3 * n + (5 * is_bonus if clock else 0)
        learner.learn([Moment(clock, [n, is_bonus], base=10.0)], final, 0.3)
    for clock, n, is_bonus in [(0, 0, 1), (0, 4, 0), (1, 2, 1)]:
        wanted = 10.0 + 3 * n + (5 * is_bonus if clock else 0)
        assert learner.thought(Moment(clock, [n, is_bonus], base=10.0)) == pytest.approx(wanted, abs=0.7)


def test_the_error_is_that_before_it_was_mended() -> None:
    learner = Learner([1], clocks=1)
    learner.learn([Moment(0, [1], base=0.0)], 8.0, 1.0)
    assert learner.error() == 8.0
    learner.learn([Moment(0, [1], base=0.0)], 8.0, 1.0)
    assert learner.error() == pytest.approx(0.0)


def test_entries_are_the_whole_game_and_its_stage_together() -> None:
    learner = Learner([1], clocks=2)
    learner.whole[:] = [1.0, 2.0]
    learner.staged[:] = [10.0, 20.0, 30.0, 40.0]
    assert learner.entries() == [11.0, 22.0, 31.0, 42.0]


# --- the judge -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_entries_are_added_under_the_headings_of_their_features(name: str, players: int) -> None:
    match = new_match(name, players=players, seed="entries")
    base = handmade_of(match.spec, match.state.components())
    chance = Random(2)
    sums = Sums(base.features)
    sums.entries[:] = [chance.uniform(-3, 3) for _ in sums.entries]
    judge = LearnedJudge(base, [sums] * MODES)
    g = match.state
    parts = judge.parts(g, 0)
    assert judge.value(g, 0) == pytest.approx(sum(parts))
    f, clock = base.features.read(g, 0), base.features.clock(g, 0)
    assert judge.value(g, 0) - base.value(g, 0) == pytest.approx(sums.total(f, clock))
    touched = {base.features.headings[i] for i in range(len(f))}
    moved = {i for i, (a, b) in enumerate(zip(parts, base.parts(g, 0), strict=True)) if abs(a - b) > 1e-9}
    assert moved == touched


@pytest.mark.parametrize("name", NAMES)
def test_features_keep_to_what_they_declare(name: str) -> None:
    """Also in odd positions: a number too large would be read from the entries of the next feature."""
    features = handmade_of(game(name), tables_for(name)).features
    assert len(features.names) == len(set(features.names)) == len(features.mosts) == len(features.headings)
    for players in (1, 2, 4):
        match = new_match(name, players=players, seed=f"features/{players}")
        chance = Random(players)
        while not match.is_over:
            match.submit(match.decider, chance.choice(match.state.legal))
            for seat in range(players):
                f = features.read(match.state, seat)
                assert len(f) == len(features.mosts)
                for name_of, n, most in zip(features.names, f, features.mosts, strict=True):
                    assert 0 <= n <= most, name_of
                assert 0 <= features.clock(match.state, seat) < features.clocks


def test_each_number_of_players_has_its_entries() -> None:
    assert [mode_of(players) for players in (1, 2, 3, 4, 5)] == [ALONE, TWO, MORE, MORE, MORE]


# --- courses ---------------------------------------------------------------------------------------------


def test_processes_learn_the_same_as_one() -> None:
    assert (
        trained(PLAN, Alone(play_lesson)).own.entries()
        == trained(PLAN, Processes(play_lesson, 2)).own.entries()
    )


def test_a_course_that_was_stopped_goes_on_as_if_it_had_not_been() -> None:
    stopped = trained(PLAN, Alone(play_lesson), batches=1)
    assert stopped.done == 3
    again = course_from(json.loads(json.dumps(stopped.as_json())), Path("x.course.json"))
    again.run(Alone(play_lesson), lambda: None, lambda: None)
    whole = trained(PLAN, Alone(play_lesson))
    assert again.own.entries() == whole.own.entries()
    assert (again.done, again.curve) == (whole.done, whole.curve)


def test_other_seeds_teach_other_things() -> None:
    other = trained(replace(PLAN, seed="other"), Alone(play_lesson))
    assert other.own.entries() != trained(PLAN, Alone(play_lesson)).own.entries()


def test_alone_the_automa_is_learned_too() -> None:
    plan = TrainingPlan("gugong", 1, games=2, batch=2, options={"difficulty": "hard"})
    course = trained(plan, Alone(play_lesson))
    weights = course.weights("regnum train")
    assert any(weights["automa"])
    assert weights["mode"] == "alone"


# --- files -----------------------------------------------------------------------------------------------


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    course = trained(PLAN, Alone(play_lesson))
    path = tmp_path / "gugong-two.json"
    write_whole(path, course.weights("regnum train gugong"))
    base = handmade_of(game("gugong"), tables_for("gugong"))
    found = read_weights(path, base.features)
    assert unpacked(found["own"]) == unpacked(packed(course.own.entries()))
    assert found["made"]["games"] == PLAN.games
    match = new_match("gugong", players=2, seed="file")
    judge = learned_judge(base, "gugong", {TWO: path})
    assert judge.value(match.state, 0) != base.value(match.state, 0)


def test_entries_for_other_features_are_refused(tmp_path: Path) -> None:
    course = trained(PLAN, Alone(play_lesson))
    path = tmp_path / "gugong-two.json"
    write_whole(path, {**course.weights(""), "clocks": 99})
    base = handmade_of(game("gugong"), tables_for("gugong"))
    with pytest.raises(BadWeights):
        learned_judge(base, "gugong", {TWO: path})
    path.write_text("no JSON at all")
    with pytest.raises(BadWeights):
        learned_judge(base, "gugong", {TWO: path})


def test_entries_for_two_serve_others_only_where_the_game_says_so(tmp_path: Path) -> None:
    for name, is_borrowed in (("gugong", False), ("paladins", True)):
        base = handmade_of(game(name), tables_for(name))
        assert base.skill.borrows == is_borrowed
        learner = Learner(list(base.features.mosts), base.features.clocks)
        learner.whole[:] = [1.0] * len(learner.whole)
        path = tmp_path / f"{name}-two.json"
        made = {"form": FORM, "mode": "two", **told(base.features), "own": packed(learner.entries())}
        write_whole(path, made)
        judge = learned_judge(base, name, {TWO: path})
        g = new_match(name, players=3, seed="borrowed").state
        assert (judge.value(g, 0) != base.value(g, 0)) == is_borrowed


def test_a_course_goes_on_from_the_entries_of_another(tmp_path: Path) -> None:
    first = trained(PLAN, Alone(play_lesson))
    course = Course(replace(PLAN, seed="later", start="first.json"))
    course.begin_with(first.weights("regnum train"))
    assert packed(course.own.entries()) == packed(first.own.entries())
    before = course.own.entries()
    course.run(Alone(play_lesson), lambda: None, lambda: None)
    assert course.own.entries() != before


SHIPPED = sorted(FOLDER.glob("*.json"))


def test_entries_are_shipped() -> None:
    assert {path.name for path in SHIPPED} >= {"gugong-two.json", "gugong-more.json", "troyes-two.json"}


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_the_entries_we_ship_fit_and_say_how_they_were_made(path: Path) -> None:
    name, _, mode = path.stem.partition("-")
    base = handmade_of(game(name), tables_for(name))
    found = read_weights(path, base.features)
    assert (found["game"], found["mode"]) == (name, mode)
    assert file_of(name, MODE_NAMES.index(mode)) == path
    assert found["components"] == tables_for(name).fingerprint
    made = found["made"]
    assert made["command"].startswith(f"regnum train {name} ")
    assert made["games"] == made["plan"]["games"] == made["curve"][-1]["games"]
    assert made["seconds"] > 0
    assert isinstance(evaluation_of(game(name), tables_for(name)), LearnedJudge)


def test_judges_of_many_component_files_are_not_kept_for_ever() -> None:
    spec, tables = game("gugong"), tables_for("gugong")
    first = handmade_of(spec, tables)
    assert handmade_of(spec, tables) is first
    for number in range(REMEMBERED):
        other = copy(tables)
        other.fingerprint = f"other-{number}"
        handmade_of(spec, other)
    assert handmade_of(spec, tables) is not first
