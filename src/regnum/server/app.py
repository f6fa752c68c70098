"""The server as an ASGI application: addresses, start and stop."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Match, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import raw
from regnum.server.about import About
from regnum.server.catalogue import Offered
from regnum.server.convertors import register
from regnum.server.endpoints import endpoints_of
from regnum.server.history import History
from regnum.server.hub import Hub
from regnum.server.keeper import Keeper, Thinker
from regnum.server.lobby import Lobby
from regnum.server.old_ends import keep_old_ends
from regnum.server.openapi import Handler
from regnum.server.page import page_of
from regnum.server.play import Sockets
from regnum.server.refusal import Busy, Failed, NotFound, NotUnderstood, Refused, WrongMethod
from regnum.server.replies import error_response
from regnum.server.security import Guard
from regnum.server.settings import Settings
from regnum.server.store import Store
from regnum.server.store.base import RegnumStoreError

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
    ) -> None:
        self.settings = settings or Settings()
        self.store = store
        self.hub = Hub(store, offered, self.settings, is_shared)
        self.keeper = Keeper(self.hub, thinker)
        self.sockets = Sockets(self.hub, self.keeper)
        self.lobby = Lobby(self.hub)
        self.history = History(self.lobby)
        self.about = About(self.lobby, self.sockets)
        self.endpoints = endpoints_of(self.about, self.lobby, self.history)
        self.about.describe(self.endpoints)

    # --- addresses -------------------------------------------------------------------------------------

    async def page(self, request: Request) -> Response:
        return HTMLResponse(page_of(CLIENT), headers={"cache-control": "no-cache"})

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

    @contextlib.asynccontextmanager
    async def lifespan(self, _app: Starlette) -> AsyncIterator[None]:
        await self.store.open()
        self.keeper.start()
        old_ends = asyncio.get_running_loop().create_task(keep_old_ends(self.hub))
        try:
            yield
        finally:
            old_ends.cancel()
            await self.keeper.stop()
            await self.hub.close()
            await self.store.close()

    def app(self) -> Guard:
        """The application; every request passes the guard first."""
        handlers: dict[Any, Any] = {
            RegnumError: refused,
            RegnumStoreError: storage_failed,
            HTTPException: http_refused,
            Exception: failed,
        }
        # The client, its words and the facts of a game are text: a quarter of the size on the way.
        smaller = [Middleware(GZipMiddleware, minimum_size=1000, compresslevel=6)]
        inner = Starlette(
            routes=self.routes(), lifespan=self.lifespan, exception_handlers=handlers, middleware=smaller
        )
        return Guard(inner, self.settings)


async def refused(_request: Request, error: RegnumError) -> Response:
    return error_response(error)


async def storage_failed(_request: Request, error: RegnumStoreError) -> Response:
    log.error("storage: %s", error)
    return error_response(Busy())


def wants_a_page(request: Request) -> bool:
    """Whether somebody came here with a browser, not a program or a script."""
    return request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", "")


async def http_refused(request: Request, error: HTTPException) -> Response:
    if error.status_code == 404 and wants_a_page(request) and is_built():
        return HTMLResponse(page_of(CLIENT), 404)  # the client says so in its frame, with a way home
    response = error_response(refusal_of(error))
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
    return error_response(Failed())
