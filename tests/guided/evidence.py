"""What proves the words of a lesson: for a message, what lies on the table, what was told, what the box says.

`claims/<game>.toml` has a table for each message with a number in it. Its evidence is compared on every way
that comes by, and every number of the message must stand in its evidence.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path as FilePath
from typing import Any

from tests.guided.paths import Path

from regnum.games import game
from regnum.guided.follow import LEARNER
from regnum.guided.lesson import Answer, Lesson, Step
from regnum.i18n import Catalog
from regnum.kernel.match import Match
from regnum.kernel.messages import Msg
from regnum.kernel.offer import offer
from regnum.library import new_match

FOLDER = FilePath(__file__).parent / "claims"
LEARNER_NAME = "Ada"


@dataclass(frozen=True)
class Claim:
    """The evidence for one message."""

    heard: tuple[str, ...]  # sentences of the log between the choice before and the message
    then: tuple[str, ...]  # sentences of the log that the answer of the message brings
    table: dict[str, Any]  # dotted paths into the learner's view
    box: dict[str, Any]  # dotted paths into the facts of the game
    dice: dict[str, list[int]]  # Troyes: the dice of a district, by its owner
    sums: tuple[str, ...]  # what was reckoned from the rest: "2 + 5 = 7", "2 + 6 / 2 = 4" (divided at last)

    def numbers(self) -> set[int]:
        found: set[int] = set()
        for line in (*self.heard, *self.then, *self.sums):
            found |= numbers_in(line)
        for value in (*self.table.values(), *self.box.values(), *self.dice.values()):
            found |= numbers_in(str(value))
        return found


@dataclass(frozen=True)
class Moment:
    """A message as somebody reads it: the position, and what was told before and after it."""

    key: str
    view: dict[str, Any]
    heard: tuple[str, ...]
    then: tuple[str, ...]


def numbers_in(text: str) -> set[int]:
    return {int(digits) for digits in re.findall(r"\d+", text)}


@cache
def claims(name: str) -> dict[str, Claim]:
    """The evidence for a game's lesson, by message."""
    data = tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))
    return {f"guided-{name}-{key}": claim_of(row) for key, row in data.items()}


def claim_of(row: dict[str, Any]) -> Claim:
    unknown = row.keys() - {"heard", "then", "table", "box", "dice", "sums"}
    assert not unknown, f"no such evidence: {unknown}"
    heard, then = tuple(row.get("heard", ())), tuple(row.get("then", ()))
    sums = tuple(row.get("sums", ()))
    return Claim(heard, then, row.get("table", {}), row.get("box", {}), row.get("dice", {}), sums)


def is_right(line: str) -> bool:
    """Whether a sum is: "5 + 9 / 2 = 7"."""
    left, _, total = line.partition(" = ")
    terms, _, divisor = left.partition(" / ")
    return sum(int(term) for term in terms.split(" + ")) // int(divisor or 1) == int(total)


@cache
def sentences(name: str) -> Catalog:
    """The words of the log, with a name for the learner."""
    match = new_match(name, players=1)
    return Catalog("en", [LEARNER_NAME, match.spec.seat_names(match.state)[1]], plain=True)


def told(match: Match, since: int) -> tuple[str, ...]:
    words = sentences(match.spec.id)
    return tuple(words.text(match.spec.say(match.state, event)) for event in match.heard(LEARNER, since))


def moments(lesson: Lesson, path: Path) -> Iterator[Moment]:
    """Every message on a way through a lesson, as it is read there."""
    match = new_match(lesson.game, players=lesson.players, seed=lesson.seed, options=lesson.options)
    heard = told(match, 0)
    at = 0
    while at < len(path):
        step = path[at].place.step
        view = offer(match.spec, match.state, LEARNER)["view"]
        assert isinstance(view, dict)
        since = len(match.log)
        answer = answer_at(path, at)
        for made in path[at : at + len(answer.choose)]:
            last = len(match.log)
            match.submit(LEARNER, made.good.option)
        at += len(answer.choose)
        then = told(match, since)
        for key in keys_of(step, answer):
            yield Moment(key, view, heard, then)
        heard = told(match, last)


def answer_at(path: Path, at: int) -> Answer:
    """The answer that begins with a choice of a way."""
    step = path[at].place.step
    made = tuple(made.good.text for made in path[at:])
    return next(answer for answer in step.answers if answer.choose == made[: len(answer.choose)])


def keys_of(step: Step, answer: Answer) -> list[str]:
    """The messages of a step for somebody who gives this answer."""
    keys = [page.key for page in step.pages] + [step.why, step.rather, answer.because]
    return [key for key in keys if key]


def at_path(data: Any, path: str) -> Any:
    """What stands at `seats.0.deniers`; in a list of things with ids also `events.event.marauding`."""
    rest = path
    while rest:
        if isinstance(data, list) and data and isinstance(data[0], dict) and "id" in data[0]:
            found = next((item for item in data if rest.startswith(f"{item['id']}.")), None)
            if found is not None:
                data, rest = found, rest[len(str(found["id"])) + 1 :]
                continue
        name, _, rest = rest.partition(".")
        data = data[int(name)] if isinstance(data, list) else data[name]
    return len(data) if isinstance(data, list) and not all(isinstance(x, int) for x in data) else data


def text_of(key: str) -> str:
    return Catalog("en", plain=True).text(Msg(key))


def facts(name: str) -> dict[str, object]:
    match = new_match(name, players=1)
    return game(name).facts(match.tables)
