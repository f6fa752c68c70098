"""A lesson: the steps of a guided first game, as its file `<game>.toml` tells them.

What is said lies in the catalogue (`guided-<game>.ftl`); the file names choices by their text forms, so that
a lesson can be read and written without knowing anything of options and positions.
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from regnum.games import NAMES


class BadLesson(Exception):
    """A lesson that cannot be read, for whoever writes it: the step and what is wrong with it."""


@dataclass(frozen=True)
class Page:
    """One bubble of the voice: a message, and what it points at."""

    key: str
    show: tuple[str, ...] = ()  # element ids


@dataclass(frozen=True)
class Answer:
    """One good way to answer a step: choices in a row, each a text form."""

    choose: tuple[str, ...]
    because: str = ""  # the message that says what is good about it; empty where there is one answer only
    next: str = ""  # the step it leads to


@dataclass(frozen=True)
class Step:
    """Something the voice says, and the choices it waits for; the last step of a lesson waits for none."""

    id: str
    pages: tuple[Page, ...]
    answers: tuple[Answer, ...] = ()
    why: str = ""  # the message with more on demand
    rather: str = ""  # the message for who chose something else; empty: the general one
    tells: tuple[str, ...] = ()  # kinds of choices that are explained here and not made
    goes_on: bool = False  # it belongs to the step before: the same number

    @property
    def is_last(self) -> bool:
        return not self.answers


@dataclass(frozen=True)
class Lesson:
    """A whole lesson: the game it is played in, and its steps in the order of the file."""

    game: str
    rules: int  # the version of the rules it was written for
    players: int
    options: dict[str, str]
    seed: str
    steps: dict[str, Step] = field(default_factory=dict)

    @property
    def first(self) -> Step:
        return next(iter(self.steps.values()))

    def remaining(self, step: Step) -> int:
        """How many numbered steps come after this one, on the longest way."""
        return max((self._length(self.steps[answer.next]) for answer in step.answers), default=0)

    def _length(self, step: Step) -> int:
        return self.remaining(step) + (0 if step.goes_on else 1)

    def keys(self) -> set[str]:
        """All messages it needs."""
        found = {page.key for step in self.steps.values() for page in step.pages}
        for step in self.steps.values():
            found |= {step.why, step.rather, *(answer.because for answer in step.answers)}
        return found - {""}


# --- reading it ----------------------------------------------------------------------------------------


def lessons() -> tuple[str, ...]:
    """The games that have a lesson, in the order of the games."""
    folder = files("regnum.guided")
    return tuple(name for name in NAMES if (folder / f"{name}.toml").is_file())


@cache
def lesson_of(game: str) -> Lesson:
    """The lesson of a game; raises BadLesson if there is none, or its file is wrong."""
    if game not in lessons():
        raise BadLesson(f"{game}: no lesson")
    return read_lesson((files("regnum.guided") / f"{game}.toml").read_text("utf-8"))


def read_lesson(text: str) -> Lesson:
    """A lesson from the text of its file; raises BadLesson."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        raise BadLesson(str(e)) from None
    rows = take(data, "step", list, "lesson")
    game = take(data, "game", str, "lesson")
    lesson = Lesson(
        game=game,
        rules=take(data, "rules", int, "lesson"),
        players=take(data, "players", int, "lesson", 1),
        options=take(data, "options", dict, "lesson", {}),
        seed=take(data, "seed", str, "lesson"),
    )
    require_empty(data, "lesson")
    for i, row in enumerate(rows):
        after = rows[i + 1].get("id", "") if i + 1 < len(rows) else ""
        step = read_step(game, dict(row), after)
        if step.id in lesson.steps:
            raise BadLesson(f"{step.id}: there are two of this id")
        lesson.steps[step.id] = step
    require_whole(lesson)
    return lesson


def read_step(game: str, row: dict[str, Any], after: str) -> Step:
    """One step; `after` is the one below it in the file, where answers lead that say nothing else."""
    name = take(row, "id", str, "a step")
    key = f"guided-{game}-{name}"
    pages = take(row, "page", list, name, [{}])
    step = Step(
        id=name,
        pages=tuple(
            read_page(f"{key}-{i + 1}" if i else key, dict(page), name) for i, page in enumerate(pages)
        ),
        answers=tuple(read_answer(f"{key}-", dict(answer), name, after) for answer in answers_in(row, name)),
        why=f"{key}-why" if take(row, "why", bool, name, False) else "",
        rather=f"{key}-rather" if take(row, "rather", bool, name, False) else "",
        tells=tuple(take(row, "tells", list, name, [])),
        goes_on=take(row, "goes_on", bool, name, False),
    )
    require_empty(row, name)
    return step


def read_page(key: str, row: dict[str, Any], step: str) -> Page:
    page = Page(key, tuple(take(row, "show", list, step, [])))
    require_empty(row, step)
    return page


def answers_in(row: dict[str, Any], step: str) -> list[Any]:
    """The answers of a step: a list of them, or `choose` for the only one."""
    if "choose" not in row:
        found: list[Any] = take(row, "answer", list, step, [])
        return found
    if "answer" in row:
        raise BadLesson(f"{step}: either choose or answer")
    only = {"choose": row.pop("choose")}
    if "next" in row:
        only["next"] = row.pop("next")
    return [only]


def read_answer(prefix: str, row: dict[str, Any], step: str, after: str) -> Answer:
    choose = row.pop("choose", None)
    texts = [choose] if isinstance(choose, str) else choose
    if not isinstance(texts, list) or not texts or not all(isinstance(text, str) for text in texts):
        raise BadLesson(f"{step}: choose is a text form or a list of them")
    because = take(row, "because", str, step, "")
    answer = Answer(tuple(texts), prefix + because if because else "", take(row, "next", str, step, after))
    require_empty(row, step)
    return answer


def require_whole(lesson: Lesson) -> None:
    """That every way through a lesson is clear and comes to an end; raises BadLesson."""
    if not lesson.steps:
        raise BadLesson("lesson: no step")
    known = list(lesson.steps)
    for place, step in enumerate(lesson.steps.values()):
        if len(step.answers) > 1 and not all(answer.because for answer in step.answers):
            raise BadLesson(f"{step.id}: every one of several answers says what is good about it")
        for answer in step.answers:
            if answer.next not in lesson.steps or known.index(answer.next) <= place:
                raise BadLesson(f"{step.id}: an answer leads to {answer.next or 'nothing'}, not further down")
            if sum(other.choose[: len(answer.choose)] == answer.choose for other in step.answers) > 1:
                raise BadLesson(f"{step.id}: one answer begins like another: {'; '.join(answer.choose)}")


def take(row: dict[str, Any], name: str, kind: type, where: str, default: Any = None) -> Any:
    """A field of a row, which is used up; raises BadLesson if it is missing or of another kind."""
    value = row.pop(name, default)
    if not isinstance(value, kind):
        raise BadLesson(f"{where}: {name} must be {kind.__name__}")
    return value


def require_empty(row: dict[str, Any], where: str) -> None:
    """Refuse fields nobody knows: a mistyped one would be forgotten in silence."""
    if row:
        raise BadLesson(f"{where}: unknown fields {', '.join(sorted(row))}")
