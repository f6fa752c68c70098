"""Requests and replies about component files: values beside the print, and the file with corrections."""

from typing import Annotated, Literal

from msgspec import Meta

from regnum.server.protocol.parts import Reply, Request

Printed = int | bool | str | list[int | str | dict[str, int]] | dict[str, int]
Path = Annotated[str, Meta(max_length=120)]


class FormInfo(Reply):
    """What may be entered for a value: numbers from `low` to `high`, `least` to `most` things."""

    kind: Literal["number", "numbers", "word", "words", "flag", "text", "counts", "choices"]
    low: int
    high: int
    least: int
    most: int
    words: list[str]


class ValueInfo(Reply):
    """A value of a component file; None: it is missing. `ids`: the cards it stands on, if it is a card's."""

    path: str
    section: str
    entry: str
    ids: list[str]
    field: str
    value: Printed | None
    form: FormInfo
    origin: str
    confidence: int  # our estimate in percent; -1: none
    alternative: str
    note: str
    sources: list[str]


class ValueProblem(Reply):
    """What is wrong with a value, in English, as with every component file."""

    path: str
    text: str


class CheckRequest(Request):
    """What is printed, by path; null: as the file says."""

    answers: Annotated[dict[Path, Printed | None], Meta(max_length=2_000)]


class CheckReply(Reply):
    """The values nobody has checked and those answered for; the corrected file if it can be used."""

    game: str
    values: list[ValueInfo]
    problems: list[ValueProblem]
    file: str
    fingerprint: str
    changed: bool  # it has other values than the game's own file
