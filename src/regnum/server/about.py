"""What a server says about itself and its games over HTTP: handlers of a few lines each."""

import asyncio
import hashlib
import logging
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from regnum import __version__
from regnum.examples.shelf import examples_of
from regnum.games import game
from regnum.i18n.catalog import languages
from regnum.i18n.glossary import glossary
from regnum.kernel.messages import raw
from regnum.server import daily
from regnum.server.lobby import Lobby
from regnum.server.openapi import Endpoint, openapi, websocket_schema
from regnum.server.play import Sockets
from regnum.server.protocol import (
    ComponentsInfo,
    ExampleListed,
    ExamplesReply,
    FactsReply,
    GamesReply,
    HealthReply,
    TermInfo,
    TermsReply,
    encode,
)
from regnum.server.reach import address_told
from regnum.server.refusal import NotFound, StoreAway
from regnum.server.replies import json_reply
from regnum.server.seats import COLOURS, FACES
from regnum.server.store.base import RegnumStoreError
from regnum.server.words import PARTS, catalogue_hash, catalogue_text

log = logging.getLogger("regnum.server")

HEALTH_SECONDS: Final = 1.0


class About:
    """The handlers; endpoints.py says at which addresses."""

    def __init__(self, lobby: Lobby, sockets: Sockets) -> None:
        self.lobby = lobby
        self.hub = lobby.hub
        self.sockets = sockets
        self.openapi = b""
        self.schema = encode(websocket_schema())

    def describe(self, endpoints: list[Endpoint]) -> None:
        """Say which addresses there are."""
        self.openapi = encode(openapi(endpoints))

    async def games(self, request: Request) -> Response:
        games = self.hub.offered.games()
        told = GamesReply(games=games, languages=list(languages()), colours=list(COLOURS), faces=list(FACES))
        return json_reply(told)

    async def address(self, request: Request) -> Response:
        return json_reply(address_told(request.headers, request.url.scheme, self.hub.settings))

    async def facts(self, request: Request) -> Response:
        name = request.path_params["game"]
        components = request.query_params.get("components", "")
        tables = self.hub.offered.tables(name, components)
        info = ComponentsInfo(name=components, fingerprint=tables.fingerprint)
        return json_reply(FactsReply(game=name, components=info, facts=game(name).told_facts(tables)))

    async def examples(self, request: Request) -> Response:
        found = examples_of(game(request.path_params["game"]).id)
        return json_reply(
            ExamplesReply(examples=[ExampleListed(id=one.id, rule=one.rule) for one in found.values()])
        )

    async def messages(self, request: Request) -> Response:
        return self._catalogue(request, "")

    async def more_messages(self, request: Request) -> Response:
        part = request.path_params["part"]
        if part not in PARTS:
            raise NotFound("error-no-page")
        return self._catalogue(request, part)

    def _language(self, request: Request) -> str:
        language: str = request.path_params["language"]
        if language not in languages():
            known = [raw(name) for name in languages()]
            raise NotFound("error-no-language", {"language": raw(language[:40]), "known": known})
        return language

    def _catalogue(self, request: Request, part: str) -> Response:
        language = self._language(request)
        text = catalogue_text(language, part)
        if request.query_params.get("hash") == catalogue_hash(
            language
        ):  # as the page names it: it never changes
            headers = {"cache-control": "public, max-age=31536000, immutable"}
            return Response(text, media_type="text/plain; charset=utf-8", headers=headers)
        # Without that a browser asks again every time, and gets it again only if it has changed.
        tag = f'"{hashlib.sha256(text.encode()).hexdigest()[:24]}"'
        headers = {"cache-control": "no-cache", "etag": tag}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        return Response(text, media_type="text/plain; charset=utf-8", headers=headers)

    async def terms(self, request: Request) -> Response:
        language = self._language(request)
        told = [
            TermInfo(
                group=term.group,
                english=term.english,
                sense=term.sense,
                word=term.word,
                plural=term.plural,
                origin=term.origin,
                other=term.other,
                note=term.note,
            )
            for term in glossary(language)
        ]
        return json_reply(TermsReply(language=language, terms=told))

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
        """Whether the server works: answered soon, also when the storage does not."""
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await self.hub.store.ping()
        except (TimeoutError, RegnumStoreError) as e:
            log.warning("health: the storage does not answer: %s", str(e) or "nothing heard")
            raise StoreAway from None
        told = HealthReply(
            ok=True,
            version=__version__,
            tables=self.hub.count.in_use(self.hub.spawn),
            rooms=len(self.hub.live),
            connections=self.sockets.quota.total,
        )
        return json_reply(told)

    async def show_openapi(self, request: Request) -> Response:
        return Response(self.openapi, media_type="application/json")

    async def show_schema(self, request: Request) -> Response:
        return Response(self.schema, media_type="application/json")
