"""The application of a page, put together: the server's own, with what a browser has instead of a machine."""

import logging
from contextlib import AsyncExitStack
from typing import Any, Final

import msgspec
from pyodide.ffi import to_js

from regnum.page.asgi import Bridge
from regnum.page.database import Database
from regnum.page.indexed import IndexedDatabase
from regnum.page.memory import MemoryDatabase
from regnum.page.store import PageStore
from regnum.page.thinker import pool
from regnum.server.app import Server
from regnum.server.catalogue import Offered
from regnum.server.daily import DUELS
from regnum.server.figures import Figures
from regnum.server.settings import Rate, Settings
from regnum.server.store.base import RegnumStoreError, SecretRow

RATES: Final = (
    *("requests", "new_tables", "misses", "messages", "plays", "chats", "renames", "claims", "lookups"),
    *("looks", "hints", "reviews", "checks", "notice_asks"),
)
QUOTAS: Final = ("connections_per_address", "unplayed_per_address", "undos_per_seat", "hints_per_seat")
FREELY: Final = Rate(1e6, 1_000_000)  # nobody keeps a player from their own page
MANY: Final = 1_000_000
# No secret: without a ranking nobody gains by rehearsing, and so every page has the same cards of a day.
OF_ALL_PAGES: Final = "the cards of the day in every page"
LONGEST_MESSAGE: Final = 1 << 20
LONGEST_BODY: Final = 1 << 26  # games that are brought along

log = logging.getLogger("regnum.server")


def page_settings() -> Settings:
    """What a server guards against others a page need not guard against its own player."""
    given: dict[str, Any] = {
        **dict.fromkeys(RATES, FREELY),
        **dict.fromkeys(QUOTAS, MANY),
        "message_limit": LONGEST_MESSAGE,
        "body_limit": LONGEST_BODY,
        "loopback_only": False,
        "push": False,
    }
    return Settings(**given)


class Page:
    """A page that plays: what worker.ts calls."""

    def __init__(self, bridge: Bridge, kept: bool, running: AsyncExitStack) -> None:
        self.is_kept = kept
        self._bridge = bridge
        self._running = running
        self.open = bridge.open
        self.send = bridge.send
        self.close = bridge.close

    def request(self, number: int, method: str, path: str, headers: str, body: str | None) -> None:
        """Answer a request; headers are JSON."""
        given = msgspec.json.decode(headers, type=dict[str, str])
        self._bridge.request(number, method, path, given, (body or "").encode())

    async def stop(self) -> None:
        """End in good order; a page that is simply gone loses nothing either."""
        await self._running.aclose()


class Client:
    """The page's side (worker.ts): it takes plain values and bytes."""

    def __init__(self, other: Any) -> None:
        self._other = other
        self.opened = other.opened
        self.message = other.message
        self.closed = other.closed

    def answer(self, number: int, status: int, headers: dict[str, str], body: bytes) -> None:
        self._other.answer(number, status, msgspec.json.encode(headers).decode(), to_js(body))


async def opened(other: Any) -> tuple[Database, bool]:
    """The browser's database and that it keeps what it is given, or one in memory where it is refused."""
    kept = IndexedDatabase(other)
    try:
        await kept.open()
    except RegnumStoreError as error:
        log.warning("games last as long as this page: %s", error)
        return MemoryDatabase(), False
    return kept, True


async def start(other: Any, base: str, language: str) -> Page:
    """Start everything; `other` is what worker.ts offers."""
    logging.basicConfig(level=logging.WARNING)
    database, is_kept = await opened(other.database)
    store = PageStore(database, other.full)
    thinkers = pool(other.hire)
    server = Server(store, Offered(), thinkers, page_settings(), is_shared=True, figures=Figures())
    app = server.app()
    running = AsyncExitStack()
    running.push_async_callback(thinkers.close)
    await running.enter_async_context(server.lifespan())
    await store.put_secret(SecretRow(DUELS, OF_ALL_PAGES, 0.0))
    return Page(Bridge(app, Client(other), base, language), is_kept, running)
