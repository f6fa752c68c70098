"""What goes through the pipe to a worker process and back: one JSON object a line."""

from typing import Any

import msgspec


class Components(msgspec.Struct, tag_field="what", tag="components"):
    """A component file other than the game's own, sent before the first job that needs it."""

    game: str
    text: str


class Question(msgspec.Struct, tag_field="what", tag="question"):
    """A decision of a bot: an honest copy, and how it is to be thought about."""

    id: int
    game: str
    state: dict[str, object]
    seat: int
    level: str
    seed: int
    seconds: float


class PlayedGame(msgspec.Struct):
    """A finished game: nothing of it is hidden any more."""

    components: str  # fingerprint
    players: int
    options: dict[str, str]
    seed: str
    choices: list[int]
    discreet: bool


class Consultation(msgspec.Struct, tag_field="what"):
    """Something for the coach."""

    id: int
    game: str


class HintWanted(Consultation, tag="hint", kw_only=True):
    """What to do next: an honest copy of the seat that is asked."""

    state: dict[str, object]
    seat: int
    seed: int
    seconds: float


class TurnWanted(Consultation, tag="turn", kw_only=True):
    """What a turn of a running game has changed: honest copies of who wants to know, before and after it."""

    before: list[dict[str, object]]
    after: list[dict[str, object]]
    seat: int  # who wants to know
    who: int  # whose turn it was


class MoveWanted(Consultation, tag="move", kw_only=True):
    """A choice of a finished game beside the best other one."""

    played: PlayedGame
    n: int


class GlanceWanted(Consultation, tag="glance", kw_only=True):
    """A piece of a finished game, looked at quickly."""

    played: PlayedGame
    start: int


class CloserWanted(Consultation, tag="closer", kw_only=True):
    """A choice of a finished game, as a turning point."""

    played: PlayedGame
    n: int


Coaching = HintWanted | TurnWanted | MoveWanted | GlanceWanted | CloserWanted
Asked = Components | Question | Coaching


class Ready(msgspec.Struct):
    """The first thing a worker says."""

    pid: int = 0


class Answer(msgspec.Struct):
    """The option a bot has chosen, what the coach has to say, or what went wrong."""

    id: int
    option: int | None = None
    said: Any = None
    error: str = ""
