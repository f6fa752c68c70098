"""The browser's own database: a question goes to web/src/engine/database.ts as a text and one piece of bytes.

There it is one transaction of IndexedDB. Nothing else crosses the border, so no objects of the other side are
left to be looked after.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol

import msgspec
from pyodide.ffi import create_proxy, to_js

from regnum.page.database import Found, Hear, Items, Key, Put, Span, Write
from regnum.server.store.base import RegnumStoreError, StoreFull, one_line

FULL: Final = "QuotaExceededError"
ABSENT: Final = -1  # the length of what is not there


class Said(msgspec.Struct):
    """What the other side says about the bytes that come with it."""

    read: list[list[tuple[list[Any], int]]] = []  # of each span, keys and lengths
    done: bool = False
    living: list[str] | None = None
    error: str = ""
    why: str = ""


class Other(Protocol):
    """The other side (database.ts)."""

    async def ask(self, text: str, data: Any) -> Any: ...
    def tell(self, text: str) -> None: ...
    def listen(self, hear: Any) -> None: ...


class IndexedDatabase:
    """A Database."""

    def __init__(self, other: Other) -> None:
        self._other = other

    async def _ask(self, question: dict[str, Any], data: bytes = b"") -> tuple[Said, bytes]:
        answer = await self._other.ask(msgspec.json.encode(question).decode(), to_js(data))
        said = _decoder.decode(answer.text)
        body = answer.data.to_bytes() if said.read else b""
        if said.error == FULL:
            raise StoreFull("The browser has no room for more games.")
        if said.error:
            raise RegnumStoreError(f"The browser's storage: {said.error} {one_line(said.why)}".strip())
        return said, body

    async def open(self) -> None:
        """See Database."""
        await self._ask({"what": "open"})

    async def close(self) -> None:
        """See Database."""
        await self._ask({"what": "close"})

    async def read(self, spans: Sequence[Span]) -> list[Items]:
        """See Database."""
        said, data = await self._ask({"what": "read", "spans": spans})
        at = 0
        found: list[Items] = []
        for listed in said.read:
            items: Items = []
            for key, length in listed:
                items.append((tuple(key), data[at : at + length]))
                at += length
            found.append(items)
        return found

    async def commit(self, found: Sequence[Found], writes: Sequence[Write]) -> bool:
        """See Database."""
        known = [(room, key, length_of(value)) for room, key, value in found]
        asked = {"what": "commit", "found": known, "writes": [written(write) for write in writes]}
        said, _ = await self._ask(asked, b"".join(values_of(found, writes)))
        return said.done

    def tell(self, text: str) -> None:
        """See Database."""
        self._other.tell(text)

    def listen(self, hear: Hear) -> None:
        """See Database."""
        self._other.listen(create_proxy(hear))

    async def live_as(self, name: str) -> None:
        """See Database."""
        await self._ask({"what": "live", "name": name})

    async def living(self) -> set[str] | None:
        """See Database."""
        said, _ = await self._ask({"what": "living"})
        return None if said.living is None else set(said.living)


_decoder = msgspec.json.Decoder(Said)


def length_of(value: bytes | None) -> int:
    return ABSENT if value is None else len(value)


def written(write: Write) -> tuple[str, Key, int]:
    """A write without its value; one without a length deletes."""
    return (write.room, write.key, len(write.value)) if isinstance(write, Put) else (*write, ABSENT)


def values_of(found: Sequence[Found], writes: Sequence[Write]) -> Iterator[bytes]:
    yield from (one.value for one in found if one.value is not None)
    yield from (write.value for write in writes if isinstance(write, Put))
