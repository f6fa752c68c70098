"""What goes through the pipe to a worker process and back: one JSON object a line."""

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


Asked = Components | Question


class Ready(msgspec.Struct):
    """The first thing a worker says."""

    pid: int = 0


class Answer(msgspec.Struct):
    """The option a bot has chosen, or what went wrong."""

    id: int
    option: int | None = None
    error: str = ""
