"""The server as an ASGI application: addresses, start and stop."""

import contextlib
import logging
from collections.abc import AsyncIterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles

from regnum import __version__
from regnum.games import game
from regnum.i18n.catalog import languages
from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import raw
from regnum.server import daily, protocol
from regnum.server.catalogue import Offered
from regnum.server.convertors import register
from regnum.server.endpoints import endpoints_of
from regnum.server.history import History
from regnum.server.hub import Hub, NotFound
from regnum.server.keeper import Keeper, Thinker
from regnum.server.lobby import Lobby
from regnum.server.openapi import Handler, openapi, websocket_schema
from regnum.server.play import Sockets
from regnum.server.protocol import ComponentsInfo, FactsReply, GamesReply, HealthReply
from regnum.server.replies import error_response, json_reply
from regnum.server.room import Refused
from regnum.server.seats import COLOURS
from regnum.server.security import Guard
from regnum.server.settings import Settings
from regnum.server.store import Store
from regnum.server.store.base import RegnumStoreError

log = logging.getLogger("regnum.server")

METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "QUERY"]
WEB = files("regnum") / "web"
TERMINAL_ONLY = ("terminal", "bench")  # how the names of such files begin
RULE_BOOK = "-rules.ftl"
WELCOME = Path(__file__).parent / "welcome"  # until the browser client is built


@cache
def catalogue_text(language: str, rules: bool) -> str:
    """The messages of a language, file after file, but for those only a terminal shows.

    The rule books are a third of them and only read on a page of their own: they come apart.
    """
    folder = files("regnum.i18n") / language
    texts = [f for f in folder.iterdir() if f.name.endswith(".ftl") and not f.name.startswith(TERMINAL_ONLY)]
    found = sorted((f for f in texts if f.name.endswith(RULE_BOOK) == rules), key=lambda f: f.name)
    return "\n".join(f.read_text("utf-8") for f in found)


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
        self.endpoints = endpoints_of(self)
        self.openapi = protocol.encode(openapi(self.endpoints))
        self.schema = protocol.encode(websocket_schema())

    # --- handlers that need no more than a few lines ---------------------------------------------------

    async def games(self, request: Request) -> Response:
        games = self.hub.offered.games()
        return json_reply(GamesReply(games=games, languages=list(languages()), colours=list(COLOURS)))

    async def facts(self, request: Request) -> Response:
        name = request.path_params["game"]
        components = request.query_params.get("components", "")
        tables = self.hub.offered.tables(name, components)
        info = ComponentsInfo(name=components, fingerprint=tables.fingerprint)
        return json_reply(FactsReply(game=name, components=info, facts=game(name).facts(tables)))

    async def messages(self, request: Request) -> Response:
        return self._catalogue(request, rules=False)

    async def rule_books(self, request: Request) -> Response:
        return self._catalogue(request, rules=True)

    def _catalogue(self, request: Request, rules: bool) -> Response:
        language = request.path_params["language"]
        if language not in languages():
            known = [raw(name) for name in languages()]
            raise NotFound("error-no-language", {"language": raw(language[:40]), "known": known})
        return Response(catalogue_text(language, rules), media_type="text/plain; charset=utf-8")

    async def daily_today(self, request: Request) -> Response:
        return json_reply(await daily.scores_told(self.hub, request.path_params["game"], daily.today()))

    async def daily_scores(self, request: Request) -> Response:
        params = request.path_params
        return json_reply(await daily.scores_told(self.hub, params["game"], params["day"]))

    async def daily_lines(self, request: Request) -> Response:
        live = await self.lobby.own_table(request)
        params = request.path_params
        return json_reply(await daily.lines_told(self.hub, params["game"], params["day"], live))

    async def health(self, request: Request) -> Response:
        count = await self.store.count_tables()
        connections = self.sockets.quota.total
        told = HealthReply(
            ok=True, version=__version__, tables=count, rooms=len(self.hub.live), connections=connections
        )
        return json_reply(told)

    async def show_openapi(self, request: Request) -> Response:
        return Response(self.openapi, media_type="application/json")

    async def show_schema(self, request: Request) -> Response:
        return Response(self.schema, media_type="application/json")

    # --- addresses -------------------------------------------------------------------------------------

    def routes(self) -> list[BaseRoute]:
        register()
        routes: list[BaseRoute] = [
            Route(endpoint.path, endpoint.handler, methods=[endpoint.method]) for endpoint in self.endpoints
        ]
        routes.append(Route("/api/{rest:path}", self._unknown(list(routes)), methods=METHODS))
        routes.append(WebSocketRoute("/ws/tables/{table:id}", self.sockets.serve))
        folder = Path(str(WEB)) if WEB.is_dir() else WELCOME
        routes.append(Mount("/", StaticFiles(directory=folder, html=True)))
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
        try:
            yield
        finally:
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
    return error_response(Refused("error-busy"))


async def http_refused(_request: Request, error: HTTPException) -> Response:
    key = {404: "error-no-page", 405: "error-method"}.get(error.status_code, "error-request")
    args = {"what": raw(error.detail[:100])} if key == "error-request" else {}
    response = error_response(Refused(key, dict(args)))
    if error.headers and "Allow" in error.headers:
        response.headers["allow"] = error.headers["Allow"]
    return response


async def failed(request: Request, error: Exception) -> Response:
    """A bug: told as such, without anything from inside."""
    log.error("%s failed", request.method, exc_info=error)
    return error_response(Refused("error-internal"))
