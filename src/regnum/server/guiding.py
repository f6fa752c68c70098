"""Tables where a lesson is played: how they are made, and what the voice says there now.

A guided table is an ordinary one whose seed the lesson gives. Its place in the lesson follows from the
choices made; stored is only whether the learner has left the lesson.
"""

from functools import cache

from regnum.games import game
from regnum.guided.follow import LEARNER, Follower, Following
from regnum.guided.lesson import BadLesson, lesson_of, lessons
from regnum.kernel.box import BaseBox
from regnum.server.catalogue import Offered
from regnum.server.protocol import GoodChoice, LessonInfo, LessonPage, LessonPlace
from regnum.server.refusal import NotFound
from regnum.server.room import Created, Room
from regnum.server.seats import AUTOMA, HUMAN, SeatAsked


def guided_config(name: str, tables: BaseBox, offered: Offered) -> Created:
    """The first entry of a table where the lesson of a game is played; raises NotFound if it has none."""
    if name not in lessons():
        raise NotFound("error-no-lesson")
    lesson = lesson_of(name)
    automas = [SeatAsked(AUTOMA, "") for _ in range(offered.automas(name, lesson.players))]
    return Created(
        game=name,
        rules=game(name).rules_version,
        fingerprint=tables.fingerprint,
        components="",
        options=lesson.options,
        seats=[SeatAsked(HUMAN, offered.level), *automas],
        clock=None,
        away=0,
        seed=lesson.seed,
        guided=True,
    )


@cache
def follower_of(name: str) -> Follower:
    """One for all tables of a lesson: where many go the same way, its places are found once."""
    return Follower(lesson_of(name))


def following(room: Room) -> Following | None:
    """Where a table is in its lesson; None if it has none, or begun with another edition of it."""
    config, match = room.config, room.match
    if not config.guided or match is None or room.halt is not None or config.game not in lessons():
        return None
    follower = follower_of(config.game)
    lesson = follower.lesson
    if (match.seed, match.options) != (lesson.seed, lesson.options):
        return None
    try:
        return follower.find(match)
    except BadLesson:  # its steps were written anew since: the game goes on without it
        return None


# --- what is told --------------------------------------------------------------------------------------


def place_told(room: Room) -> LessonPlace | None:
    """How far a table is in its lesson: for lists. None once the lesson is left or done."""
    found = following(room) if room.status == "playing" else None
    if found is None or room.is_lesson_left or (found.place.step.is_last and found.is_off):
        return None
    return LessonPlace(n=found.place.n, of=found.place.of)


def lesson_told(room: Room, seat: int) -> LessonInfo | None:
    """What the voice says now, to the learner alone: it speaks of what only the learner sees."""
    found = following(room) if seat == LEARNER and room.status == "playing" else None
    if found is None or (found.place.step.is_last and found.is_off):
        return None
    place = found.place
    step = place.step
    return LessonInfo(
        step=step.id,
        n=place.n,
        of=place.of,
        made=place.made,
        pages=[LessonPage(key=page.key, show=list(page.show)) for page in step.pages],
        why=step.why,
        good=[GoodChoice(option=good.option, because=place.because(good)) for good in place.good],
        rather=step.rather,
        off=found.is_off,
        left=room.is_lesson_left,
        last=step.is_last,
    )
