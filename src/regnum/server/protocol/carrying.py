"""A whole table as a file, to be carried to another server or into a page."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from regnum.server.protocol.parts import CODE_PATTERN, ID_PATTERN, Request

SEAT_SECRET = "^[A-Za-z0-9_-]{22}[.][A-Za-z0-9_-]{20,70}$"


class CarriedTable(Request):
    """All of a table: what happened there, what its shuffles are made of, and the secret of the seats.

    Whoever has the file has the table. `digest` tells a file that is no longer what was written.
    """

    regnum: Literal["table"]
    version: Literal[1]
    id: Annotated[str, Meta(pattern=ID_PATTERN)]
    code: Annotated[str, Meta(pattern=CODE_PATTERN)]
    created: Annotated[float, Meta(ge=0, le=1e11)]
    shuffle: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    secret: Annotated[str, Meta(pattern=SEAT_SECRET)]
    entries: Annotated[list[dict[str, Any]], Meta(min_length=1, max_length=20_000)]
    digest: Annotated[str, Meta(pattern="^[0-9a-f]{64}$|^$")] = ""
