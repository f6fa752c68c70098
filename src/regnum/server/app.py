"""The server as an ASGI application: addresses, start and stop."""

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Match, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import raw
from regnum.server.about import About
from regnum.server.carrying import Carrying
from regnum.server.catalogue import Offered
from regnum.server.checking import Checking
from regnum.server.coaching import Coach
from regnum.server.convertors import register
from regnum.server.doors import Doors
from regnum.server.endpoints import endpoints_of, of_carrying, of_notices, of_reviews
from regnum.server.erasing import Erasing
from regnum.server.figures import Figures
from regnum.server.history import History
from regnum.server.housekeeping import Housekeeper
from regnum.server.hub import Hub
from regnum.server.keeper import Keeper, Thinker
from regnum.server.lobby import Lobby
from regnum.server.notices.handlers import Notices
from regnum.server.notices.teller import Teller
from regnum.server.old_ends import keep_old_ends
from regnum.server.openapi import Handler
from regnum.server.page import page_of
from regnum.server.play import Sockets
from regnum.server.refusal import (
    Busy,
    Failed,
    NotFound,
    NotUnderstood,
    Refused,
    StorageFull,
    WrongMethod,
)
from regnum.server.replies import error_response, language_of
from regnum.server.reviews import Reviews
from regnum.server.security import Guard
from regnum.server.settings import Settings
from regnum.server.store import Store
from regnum.server.store.base import RegnumStoreError, StoreFull
from regnum.server.turns import Turns

log = logging.getLogger("regnum.server")

METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "QUERY"]
CLIENT = Path(str(files("regnum"))) / "web"
WELCOME = Path(__file__).parent / "welcome"  # until the browser client is built


def is_built() -> bool:
    """Whether the browser client is there."""
    return (CLIENT / "index.html").is_file()


class Server:
    """Everything of one process, put together."""

    def __init__(
        self,
        store: Store,
        offered: Offered,
        thinker: Thinker,
        settings: Settings | None = None,
        is_shared: bool = False,
        figures: Figures | None = None,
    ) -> None:
        self.settings = settings or Settings()
        self.metrics = figures or counted()
        self.store = self.metrics.timed(store)
        self.is_open = False
        self.doors = Doors(self.settings)
        self.hub = Hub(self.store, offered, self.settings, is_shared)
        timed = self.metrics.thinker(thinker)
        self.keeper = Keeper(self.hub, timed)
        self.housekeeper = Housekeeper(self.hub)
        self.lobby = Lobby(self.hub)
        self.coach = Coach(self.hub, timed, self.lobby.lookback)
        self.reviews = Reviews(self.lobby, self.coach)
        self.sockets = Sockets(self.hub, self.keeper, self.metrics, self.coach)
        self.history = History(self.lobby)
        self.erasing = Erasing(self.lobby)
        self.about = About(self.lobby, self.sockets)
        self.teller = Teller(self.hub, self.metrics)
        self.endpoints = [
            *endpoints_of(self.about, self.lobby, self.history, self.erasing, Checking(self.lobby)),
            *of_carrying(Carrying(self.lobby)),
            *of_reviews(self.reviews),
            *of_notices(Notices(self.lobby, self.teller), Turns(self.hub)),
        ]
        self.about.describe(self.endpoints)
        self.metrics.watch(self)

    # --- addresses -------------------------------------------------------------------------------------

    async def page(self, request: Request) -> Response:
        return page_for(request)

    def routes(self) -> list[BaseRoute]:
        register()
        routes: list[BaseRoute] = [
            Route(endpoint.path, endpoint.handler, methods=[endpoint.method]) for endpoint in self.endpoints
        ]
        routes.append(Route("/api/{rest:path}", self._unknown(list(routes)), methods=METHODS))
        routes.append(WebSocketRoute("/ws/tables/{table:id}", self.sockets.serve))
        if is_built():
            routes += [Route(path, self.page) for path in ("/", "/index.html")]
        routes.append(Mount("/", StaticFiles(directory=CLIENT if is_built() else WELCOME, html=True)))
        return routes

    def _unknown(self, known: list[BaseRoute]) -> Handler:
        """Everything else below /api: nothing is there, or it cannot be used in this way."""

        async def unknown(request: Request) -> Response:
            matches = [route for route in known if route.matches(request.scope)[0] == Match.PARTIAL]
            if not matches:
                raise NotFound("error-no-page")
            allowed = {
                method for route in matches if isinstance(route, Route) for method in route.methods or ()
            }
            raise HTTPException(405, headers={"Allow": ", ".join(sorted(allowed))})

        return unknown

    # --- running ---------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Open the store, if that has not been done; raises RegnumStoreError."""
        if not self.is_open:
            await self.store.open()
            self.is_open = True

    @contextlib.asynccontextmanager
    async def lifespan(self, _app: Starlette | None = None) -> AsyncIterator[None]:
        await self.open()
        await self.hub.attendance.start()
        self.metrics.start(self.settings.metrics_host, self.settings.metrics_port)
        self.hub.count.in_use(self.hub.spawn)  # begins to count
        self.keeper.start()
        self.housekeeper.start()
        self.teller.start()
        old_ends = asyncio.get_running_loop().create_task(keep_old_ends(self.hub))
        try:
            yield
        finally:
            old_ends.cancel()
            await self.housekeeper.stop()
            await self.teller.stop()
            await self.reviews.close()
            self.lobby.lookback.close()
            await self.keeper.stop()
            await self.hub.close()
            await self.hub.attendance.stop()
            await self.store.close()
            await self.metrics.stop()
            self.is_open = False

    def app(self) -> Guard:
        """The application; every request passes the guard first."""
        handlers: dict[Any, Any] = {
            RegnumError: refused,
            RegnumStoreError: storage_failed,
            HTTPException: http_refused,
            ClientDisconnect: broken_off,
            Exception: failed,
        }
        # The client, its words and the facts of a game are text: a quarter of the size on the way.
        smaller = [Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)]
        inner = Starlette(
            routes=self.routes(), lifespan=self.lifespan, exception_handlers=handlers, middleware=smaller
        )
        routes = {endpoint.handler: plain_path(endpoint.path) for endpoint in self.endpoints}
        return Guard(inner, self.settings, self.metrics, routes)


def counted() -> Figures:
    """The figures of a server; only now: a page has none."""
    from regnum.server.metrics import Metrics

    return Metrics()


def plain_path(path: str) -> str:
    """The pattern of an address for people: without the kinds of its places."""
    return re.sub(r":\w+}", "}", path)


async def refused(request: Request, error: RegnumError) -> Response:
    request.scope["refusal"] = error.code
    return error_response(error, language_of(request.scope))


async def broken_off(_request: Request, _error: ClientDisconnect) -> Response:
    """Whoever asked has gone before the request was whole: nobody reads this."""
    log.info("a request was broken off")
    return error_response(NotUnderstood("error-json"))


async def storage_failed(request: Request, error: RegnumStoreError) -> Response:
    log.error("storage: %s", error)
    refusal = StorageFull() if isinstance(error, StoreFull) else Busy()
    return error_response(refusal, language_of(request.scope))


def page_for(request: Request, status: int = 200) -> Response:
    """The page in the language of who asks: its first bytes say which one, and which way it is written."""
    language = language_of(request.scope)
    headers = {"cache-control": "no-cache", "vary": "accept-language", "content-language": language}
    return HTMLResponse(page_of(CLIENT, language), status, headers=headers)


def wants_a_page(request: Request) -> bool:
    """Whether somebody came here with a browser, not a program or a script."""
    return request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")


async def http_refused(request: Request, error: HTTPException) -> Response:
    if error.status_code == 404 and wants_a_page(request) and is_built():
        return page_for(request, 404)  # the client says so in its frame, with a way home
    refusal = refusal_of(error)
    request.scope["refusal"] = refusal.code
    response = error_response(refusal, language_of(request.scope))
    if error.headers and "Allow" in error.headers:
        response.headers["allow"] = error.headers["Allow"]
    return response


def refusal_of(error: HTTPException) -> Refused:
    """What the web framework refuses, as one of ours."""
    if error.status_code == 404:
        return NotFound("error-no-page")
    if error.status_code == 405:
        return WrongMethod()
    return NotUnderstood("error-request", {"what": raw(error.detail[:100])})


async def failed(request: Request, error: Exception) -> Response:
    """A bug: told as such, without anything from inside."""
    log.error("%s failed", request.method, exc_info=error)
    return error_response(Failed(), language_of(request.scope))
