"""Every way through a lesson, played in the real engine."""

from collections.abc import Iterator
from dataclasses import dataclass

from regnum.games import game
from regnum.guided.follow import LEARNER, Good, Place, first_place, place_after
from regnum.guided.lesson import Lesson
from regnum.kernel.agenda import Choice, State, decider, play
from regnum.kernel.offer import choices_of, frame_for
from regnum.kernel.record import new_game
from regnum.library import tables_for


@dataclass(frozen=True)
class Made:
    """A recommended choice on the way, and where it was made."""

    place: Place
    good: Good
    choice: Choice


Path = tuple[Made, ...]


def begun(lesson: Lesson) -> State:
    """The position a lesson begins with."""
    spec = game(lesson.game)
    return new_game(spec, tables_for(lesson.game), lesson.players, lesson.options, lesson.seed)


def paths(lesson: Lesson) -> Iterator[tuple[Path, Place]]:
    """All ways through a lesson, each with the place where it ends."""
    g = begun(lesson)
    yield from _from(g, first_place(g, lesson), ())


def _from(g: State, place: Place, before: Path) -> Iterator[tuple[Path, Place]]:
    if not place.good:
        yield before, place
    for good in place.good:
        assert decider(g) == LEARNER, f"{place.step.id}: somebody else is asked"
        frame = frame_for(g, LEARNER)
        assert frame is not None
        choice = next(choice for choice in choices_of(g, frame) if choice.option == good.option)
        after = g.clone()
        play(after, good.option)
        made = Made(place, good, choice)
        yield from _from(after, place_after(after, place, good), (*before, made))
