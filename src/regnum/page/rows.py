"""What lies in a page's database: rows, entries and the like as bytes."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from regnum.page.database import TABLES
from regnum.page.writer import View
from regnum.server.store.base import Data, NoTable

NUMBER: Final = 8  # bytes of a number before a value


class Row(msgspec.Struct, array_like=True):
    """A row as it is stored, in the order of TABLE_COLUMNS."""

    id: str
    code: str
    game: str
    listed: bool
    status: str
    created: int
    updated: int
    version: int
    summary: str
    secret: str


ENCODER = msgspec.json.Encoder()
ROW = msgspec.json.Decoder(Row)
LINE = msgspec.json.Decoder(tuple[int, Data])
SCORE = msgspec.json.Decoder(list[Any])
SECRET = msgspec.json.Decoder(tuple[str, int])


def row_bytes(values: Sequence[object]) -> bytes:
    return ENCODER.encode(values)


def row_values(value: bytes) -> Sequence[Any]:
    return msgspec.structs.astuple(ROW.decode(value))


def row_in(view: View, table_id: str) -> Row | None:
    """The row of a table, as a copy that may be changed."""
    value = view.get(TABLES, table_id)
    return None if value is None else ROW.decode(value)


def require_table(view: View, table_id: str) -> None:
    """Refuse to write about a table that is not there."""
    if view.get(TABLES, table_id) is None:
        raise NoTable(f"there is no table {table_id}")


def line_of(at: int, data: str) -> bytes:
    """An entry as it is stored."""
    return f"[{at},{data}]".encode()


def numbered(number: int, data: bytes) -> bytes:
    return number.to_bytes(NUMBER, "big") + data


def number_of(value: bytes) -> int:
    return int.from_bytes(value[:NUMBER], "big")
