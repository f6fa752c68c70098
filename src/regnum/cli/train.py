"""`regnum train`: bots play each other, and what positions are worth is learned from how it ended."""

import argparse
import json
import shlex
import sys
from hashlib import sha256
from pathlib import Path

from regnum.ai.crew import crew_of, find_ray
from regnum.ai.learned import mode_of
from regnum.ai.training.course import Course, course_from, write_whole
from regnum.ai.training.lesson import play_lesson
from regnum.ai.training.plan import TrainingPlan
from regnum.ai.weights import MODE_NAMES, BadWeights, read_weights
from regnum.cli.arena import INTERRUPTED, Bar
from regnum.cli.play import options_from
from regnum.cli.usage import WrongUse, command
from regnum.cli.words import Words
from regnum.games import game
from regnum.kernel.errors import BadOptions
from regnum.kernel.messages import Msg, raw
from regnum.kernel.spec import read_options


def run(arguments: argparse.Namespace) -> int:
    """Learn what is left to learn and write the entries; returns the exit code."""
    a = arguments
    words = Words()
    plan = plan_for(a)
    out = Path(a.out or f"{plan.game}-{MODE_NAMES[plan.mode()]}.json")
    kept = out.with_suffix(".course.json")  # all that is needed to go on
    course = found_course(kept, plan) if kept.exists() else new_course(plan, a.start)
    if course.done:
        print(words("arena-found", done=course.done, total=plan.games), file=sys.stderr)
    crew = crew_of(play_lesson, a.workers or 1, a.ray)
    try:
        with Bar(words, course.done, plan.games) as bar:
            course.run(crew, bar.step, lambda: write_whole(kept, course.as_json()))
    except KeyboardInterrupt:
        print(words("arena-stopped", done=course.done, total=plan.games), file=sys.stderr)
        print(words("arena-go-on", command=shlex.join([command(), *sys.argv[1:]])), file=sys.stderr)
        return INTERRUPTED
    finally:
        crew.close()
    write_whole(out, course.weights(typed(a)))
    kept.unlink(missing_ok=True)
    tell(course, out, words)
    return 0


def plan_for(arguments: argparse.Namespace) -> TrainingPlan:
    """What the arguments ask for; raises what is wrong with them."""
    a = arguments
    spec = game(a.game)
    if a.ray is not None and a.workers is not None:
        raise WrongUse(Msg("arena-ray-or-workers"))
    if a.ray is not None:
        find_ray()
    players = 1 if a.solo is not None else a.players
    if not spec.min_players <= players <= spec.max_players:
        limits = {"players": players, "min": spec.min_players, "max": spec.max_players}
        raise BadOptions(Msg("error-players", {**limits}))
    options = options_from(a, spec, players)
    read_options(spec, players, options)
    return TrainingPlan(
        game=spec.id,
        players=players,
        games=a.games,
        seed=a.seed,
        options=options,
        batch=a.batch,
        nodes=a.nodes,
        start=start_told(Path(a.start)) if a.start else "",
        first_rate=a.rate,
        last_rate=a.rate / 10,
    )


def start_told(path: Path) -> str:
    """What the file is known by: two files of one name are two beginnings."""
    return f"{path.name} {sha256(path.read_bytes()).hexdigest()[:12]}"


def new_course(plan: TrainingPlan, start: str | None) -> Course:
    """A course at its beginning: from zeros, or from the entries of a file."""
    course = Course(plan)
    if start:
        course.begin_with(read_weights(Path(start), course.features))
    return course


def found_course(path: Path, plan: TrainingPlan) -> Course:
    """The course in a file; raises BadWeights if it is one of another plan."""
    try:
        found = json.loads(path.read_text("utf-8"))
    except ValueError:
        found = None
    course = course_from(found, path)
    if course.plan != plan:
        raise BadWeights(Msg("train-other-plan", {"file": raw(str(path))}))
    return course


def typed(arguments: argparse.Namespace) -> str:
    """The command again, with all that decides about the entries."""
    a = arguments
    parts = ["regnum", "train", a.game]
    if a.solo is not None:
        parts += ["--solo", a.solo] if a.solo else ["--solo"]
    else:
        parts += ["--players", str(a.players)]
    parts += ["--games", str(a.games), "--seed", a.seed, "--batch", str(a.batch), "--nodes", str(a.nodes)]
    parts += ["--rate", str(a.rate)]
    if a.start:
        parts += ["--start", Path(a.start).name]
    for option in a.option or []:
        parts += ["--option", option]
    return shlex.join(parts)


def tell(course: Course, out: Path, words: Words) -> None:
    """How wrong the judgement was in the beginning and at the end, and where the entries are."""
    for point in (course.curve[0], course.curve[-1]) if course.curve else ():
        print(words("train-point", **{name: words.digits(str(value)) for name, value in point.items()}))
    print(words("train-written", file=str(out), mode=MODE_NAMES[mode_of(course.plan.players)]))
