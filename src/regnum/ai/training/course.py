"""A course of training: entries, how far it has come, and the file it is kept in."""

import json
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from regnum.ai.crew import Crew
from regnum.ai.evaluate import handmade_of
from regnum.ai.learner import Learner
from regnum.ai.training.lesson import moment_from
from regnum.ai.training.plan import Json, TrainingPlan, plan_from
from regnum.ai.weights import FORM, MODE_NAMES, BadWeights, packed, told, unpacked
from regnum.games import game
from regnum.kernel.messages import Msg, raw
from regnum.library import tables_for

POINTS = 40  # of the curve


class Course:
    """What a plan has taught so far."""

    def __init__(self, plan: TrainingPlan) -> None:
        self.plan = plan
        spec = game(plan.game)
        self.box = tables_for(plan.game)
        self.features = handmade_of(spec, self.box).features
        self.own = self._learner()
        self.automa = self._learner() if plan.players == 1 else None
        self.done = 0
        self.seconds = 0.0
        self.curve: list[Json] = []
        self._points = 0.0  # of seats since the last point of the curve
        self._seats = 0

    def _learner(self) -> Learner:
        return Learner(list(self.features.mosts), self.features.clocks)

    def begin_with(self, found: Json) -> None:
        """Go on from the entries of a file, instead of from zeros."""
        self.own.begin_with(unpacked(found["own"]))
        if self.automa is not None and found.get("automa") is not None:
            self.automa.begin_with(unpacked(found["automa"]))

    # --- learning -------------------------------------------------------------------------------------

    def run(self, crew: Crew, stepped: Callable[[], None], save: Callable[[], None]) -> None:
        """Learn until all games are played. `stepped` is told of each game, `save` after each batch."""
        while self.done < self.plan.games:
            began = time.perf_counter()
            self._batch(crew, stepped)
            self.seconds += time.perf_counter() - began
            save()

    def _batch(self, crew: Crew, stepped: Callable[[], None]) -> None:
        numbers = range(self.done, min(self.plan.games, self.done + self.plan.batch))
        sent = {
            "plan": self.plan.as_json(),
            "own": packed(self.own.entries()) if self.done or self.plan.start else None,
        }
        found: dict[int, Json] = {}
        with closing(crew.run(sent, numbers)) as games:
            for number, lesson in games:
                found[number] = lesson
                stepped()
        for number in numbers:
            self._learn(found[number])
        self.done = numbers.stop
        self._note()

    def _learn(self, lesson: Json) -> None:
        rate = self.plan.rate(self.done)
        for seat, trace in enumerate(lesson["traces"]):
            final = float(lesson["totals"][seat])
            self.own.learn([moment_from(one) for one in trace], final, rate)
            self._points += final
            self._seats += 1
        if self.automa is not None:
            moments = [moment_from(one) for one in lesson["automa"]]
            self.automa.learn(moments, float(lesson["totals"][-1]), rate)

    def _note(self) -> None:
        """A point of the curve: how wrong the judgement was, and what the seats scored."""
        if self.done < self.plan.games * (len(self.curve) + 1) // POINTS:
            return
        point = {
            "games": self.done,
            "error": round(self.own.error(), 3),
            "points": round(self._points / max(1, self._seats), 2),
        }
        if self.automa is not None:
            point["automa_error"] = round(self.automa.error(), 3)
        self.curve.append(point)
        self._points, self._seats = 0.0, 0

    # --- files ----------------------------------------------------------------------------------------

    def weights(self, command: str) -> Json:
        """The file that bots play with, and how it was made."""
        return {
            "form": FORM,
            "game": self.plan.game,
            "mode": MODE_NAMES[self.plan.mode()],
            "rules": game(self.plan.game).rules_version,
            "components": self.box.fingerprint,
            "made": {
                "command": command,
                "plan": self.plan.as_json(),
                "games": self.done,
                "seconds": round(self.seconds),
                "curve": self.curve,
            },
            **told(self.features),
            "own": packed(self.own.entries()),
            "automa": None if self.automa is None else packed(self.automa.entries()),
        }

    def as_json(self) -> Json:
        """All that is needed to go on."""
        return {
            "form": FORM,
            "plan": self.plan.as_json(),
            **told(self.features),
            "done": self.done,
            "seconds": self.seconds,
            "curve": self.curve,
            "points": [self._points, self._seats],
            "own": learner_told(self.own),
            "automa": None if self.automa is None else learner_told(self.automa),
        }


def learner_told(learner: Learner) -> Json:
    return {
        "whole": learner.whole,
        "staged": learner.staged,
        "squares": learner.squares,
        "count": learner.count,
    }


def learner_from(learner: Learner, found: Json) -> None:
    learner.whole[:] = found["whole"]
    learner.staged[:] = found["staged"]
    learner.squares, learner.count = found["squares"], found["count"]


def course_from(found: Any, path: Path) -> Course:
    """A course to go on with; raises BadWeights where it was for other features or is something else."""
    if not isinstance(found, dict) or "plan" not in found or found.get("form") != FORM:
        raise BadWeights(Msg("weights-none", {"file": raw(path.name)}))
    course = Course(plan_from(found["plan"]))
    if {name: found.get(name) for name in ("features", "mosts", "clocks")} != told(course.features):
        raise BadWeights(Msg("weights-other", {"file": raw(path.name)}))
    course.done, course.seconds, course.curve = found["done"], found["seconds"], found["curve"]
    course._points, course._seats = found["points"]
    learner_from(course.own, found["own"])
    if course.automa is not None:
        learner_from(course.automa, found["automa"])
    return course


def write_whole(path: Path, found: Json) -> None:
    """A file that is never half there: a program that is stopped leaves the old one or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(path.suffix + ".new")
    beside.write_text(json.dumps(found, separators=(",", ":")) + "\n", "utf-8")
    beside.replace(path)
