"""Where somebody is in a lesson: what follows from the choices made so far, and from nothing else.

So a lesson needs no memory of its own: undo, reconnecting and opening a stored table find the step again.
Who has chosen something else is off the path, and knows after how many choices that was.
"""

from dataclasses import dataclass

from regnum.guided.lesson import Answer, BadLesson, Lesson, Step
from regnum.kernel.agenda import State
from regnum.kernel.match import Match
from regnum.kernel.offer import choices_of, frame_for

LEARNER = 0  # the seat that is taught
IF_ASKED = "?"  # how a text form begins that is passed over where it is not offered


Way = tuple[Answer, int]  # an answer, and how many of its choices are behind us


@dataclass(frozen=True)
class Good:
    """A choice the voice recommends here, and the answers it goes on with."""

    option: int
    text: str
    ways: tuple[Way, ...]

    @property
    def answers(self) -> tuple[Answer, ...]:
        return tuple(answer for answer, _ in self.ways)


@dataclass(frozen=True)
class Place:
    """A point of a lesson: a step, how far its answer has been given, what is recommended next."""

    lesson: Lesson
    step: Step
    n: int  # the number of the step on the way taken
    made: int  # choices of the step's answer that were made already
    good: tuple[Good, ...]

    @property
    def of(self) -> int:
        """How many steps there are, on the longest way from here."""
        return self.n + self.lesson.remaining(self.step)

    def because(self, good: Good) -> str:
        """What is good about a choice, where it decides between answers."""
        is_open = len({answer for other in self.good for answer in other.answers}) > 1
        return good.answers[0].because if is_open and len(good.answers) == 1 else ""


@dataclass(frozen=True)
class Following:
    """The last point on the path, and after how many choices it was reached; `is_off`: others came since."""

    place: Place
    at: int
    is_off: bool


class Follower:
    """Finds the place in a lesson for a match. Places are kept by the choices that lead there."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._known: dict[tuple[int, ...], Place] = {}

    def find(self, match: Match) -> Following:
        """Where a match is; it must have been begun with the lesson's seed and options."""
        made = tuple(match.choices)
        at = self._longest(made)
        good = self._taken(made, at)
        if good is not None and at + 1 == len(made):  # the usual case: one choice further, and it is here
            self._known[made] = place_after(match.state, self._known[made[:at]], good)
            at += 1
        elif at < 0 or good is not None:
            at = self._retrace(match)
        return Following(self._known[made[:at]], at, at < len(made))

    def _longest(self, made: tuple[int, ...]) -> int:
        """The largest number of choices after which the place is known, or -1."""
        return next((at for at in range(len(made), -1, -1) if made[:at] in self._known), -1)

    def _taken(self, made: tuple[int, ...], at: int) -> Good | None:
        """The recommended choice that was made after a known place, if it was one."""
        if not 0 <= at < len(made):
            return None
        return next((good for good in self._known[made[:at]].good if good.option == made[at]), None)

    def _retrace(self, match: Match) -> int:
        """Play the choices of a match again as far as they are on the path, and note the places."""
        shadow = Match(match.spec, match.tables, match.players, match.options, match.seed)
        place = first_place(shadow.state, self.lesson)
        self._known[()] = place
        for at, option in enumerate(match.choices):
            good = next((good for good in place.good if good.option == option), None)
            if good is None:
                return at
            shadow.submit(LEARNER, option)
            place = place_after(shadow.state, place, good)
            self._known[tuple(match.choices[: at + 1])] = place
        return len(match.choices)


def first_place(g: State, lesson: Lesson) -> Place:
    """The place where a lesson begins."""
    return step_place(g, lesson, lesson.first, 1)


def place_after(g: State, place: Place, good: Good) -> Place:
    """The place after a recommended choice has been made."""
    ways = tuple((answer, behind + 1) for answer, behind in good.ways)
    return place_in(g, place, ways, place.made + 1)


def step_place(g: State, lesson: Lesson, step: Step, n: int) -> Place:
    """The place where a step begins."""
    start = Place(lesson, step, n, 0, ())
    return place_in(g, start, tuple((answer, 0) for answer in step.answers), 0) if step.answers else start


def place_in(g: State, before: Place, ways: tuple[Way, ...], made: int) -> Place:
    """A place in a step, with what is recommended there; the next step's if the answer is complete.

    Raises BadLesson for a text form that is not offered.
    """
    step = before.step
    frame = frame_for(g, LEARNER)
    offered = {choice.text: choice.option for choice in choices_of(g, frame)} if frame is not None else {}
    wanted: dict[str, list[Way]] = {}
    for answer, at in ways:
        behind = past_unasked(answer, at, offered)
        if behind == len(answer.choose):
            after = before.lesson.steps[answer.next]
            return step_place(g, before.lesson, after, before.n + (0 if after.goes_on else 1))
        wanted.setdefault(answer.choose[behind].removeprefix(IF_ASKED), []).append((answer, behind))
    for text in wanted:
        if text not in offered:
            raise BadLesson(f"{step.id}: {text!r} is not offered, but {', '.join(offered) or 'nothing'}")
    good = tuple(Good(offered[text], text, tuple(on)) for text, on in wanted.items())
    return Place(before.lesson, step, before.n, made, good)


def past_unasked(answer: Answer, at: int, offered: dict[str, int]) -> int:
    """How many choices of an answer are behind us, with those that are only made if they are offered."""
    while at < len(answer.choose):
        text = answer.choose[at]
        if not text.startswith(IF_ASKED) or text.removeprefix(IF_ASKED) in offered:
            break
        at += 1
    return at
