"""The games of a plan, played by a crew: as they end, each with its number."""

from collections.abc import Generator, Sequence
from contextlib import closing

from regnum.ai.arena.plan import Json, Plan, plan_from
from regnum.ai.arena.playing import GameResult, play_number, result_from
from regnum.ai.crew import Crew, Processes, RayCrew

Playing = Generator[tuple[int, GameResult], None, None]


def play_told(told: Json, number: int) -> Json:
    """A game in another process: what goes there and back is JSON, so it may be compiled or not."""
    return play_number(plan_from(told), number).as_json()


def here(plan: Plan, numbers: Sequence[int]) -> Playing:
    """One game after another in this process."""
    for number in numbers:
        yield number, play_number(plan, number)


def on_processes(plan: Plan, numbers: Sequence[int], count: int) -> Playing:
    """So many games at once."""
    return played_by(Processes(play_told, count), plan, numbers)


def on_ray(plan: Plan, numbers: Sequence[int], address: str) -> Playing:
    """On a Ray cluster; raises WorkFailed where there is none."""
    return played_by(RayCrew(play_told, address), plan, numbers)


def played_by(crew: Crew, plan: Plan, numbers: Sequence[int]) -> Playing:
    """The games with these numbers. Whoever wants no more of them closes this, and the crew goes home."""
    try:
        with closing(crew.run(plan.as_json(), numbers)) as done:
            for number, told in done:
                yield number, result_from(told)
    finally:
        crew.close()
