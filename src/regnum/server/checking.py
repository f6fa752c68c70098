"""Component files over HTTP: values beside the print, the corrected file, the file of a table."""

import asyncio
from typing import Final, cast

from starlette.requests import Request
from starlette.responses import Response

from regnum.components.checking import Known, corrected, known
from regnum.components.provenance import PRINTED, RULEBOOK
from regnum.components.reading import Reading
from regnum.games import game, opened
from regnum.kernel.errors import ComponentError
from regnum.library import components_of
from regnum.server.live import Live
from regnum.server.lobby import Lobby
from regnum.server.protocol import (
    CheckReply,
    CheckRequest,
    ComponentsInfo,
    FactsReply,
    FormInfo,
    ValueInfo,
    ValueProblem,
)
from regnum.server.protocol.checking import Printed
from regnum.server.refusal import NotFound
from regnum.server.replies import body_of, json_reply
from regnum.server.security import address_of

REMARK: Final = """Components, compared with a printed box by its owner on Regnum's page.
Values of the origin `printed` have been checked. Play with it: --components FILE, or bring it to a table."""


class Checking:
    """The handlers; endpoints.py says at which addresses."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby

    async def check(self, request: Request) -> Response:
        """The values to check, and the file with what was answered so far."""
        name = request.path_params["game"]
        game(name)
        asked = await body_of(request, CheckRequest)
        self.lobby.checks.take(address_of(request.scope, self.lobby.hub.settings))
        return json_reply(await asyncio.to_thread(checked, name, asked.answers))

    async def facts(self, request: Request) -> Response:
        """What is printed on the components of a table."""
        live = await self._watched(request)
        room = live.room
        info = live.info().components
        told = ComponentsInfo(name=info.name, fingerprint=info.fingerprint, brought=info.brought)
        return json_reply(
            FactsReply(game=live.row.game, components=told, facts=room.spec.told_facts(room.tables))
        )

    async def file(self, request: Request) -> Response:
        """The component file that a table is played with, if its maker brought one."""
        live = await self._watched(request)
        if not live.room.tables.file:
            raise NotFound("error-no-file")
        headers = {"content-disposition": f'attachment; filename="{live.row.game}.toml"'}
        return Response(live.room.tables.file, media_type="application/toml; charset=utf-8", headers=headers)

    async def _watched(self, request: Request) -> Live:
        live = await self.lobby.find(request)
        self.lobby.watching(request, live.room)
        return live


def checked(name: str, answers: dict[str, Printed | None]) -> CheckReply:
    """What a file with these answers is like."""
    done = corrected(components_of(name), answers, lambda text: opened(name, text), REMARK)
    problems = done.problems
    fingerprint = ""
    if not problems:
        try:
            fingerprint = game(name).load(done.text).fingerprint
        except ComponentError as e:
            problems = e.problems
    own = game(name).load(components_of(name)).fingerprint if fingerprint else ""
    return CheckReply(
        game=name,
        values=[value_info(value, done.reading) for value in wanted(done.reading, answers)],
        problems=[ValueProblem(path=path, text=text) for path, text in map(split, problems)],
        file="" if problems else done.text,
        fingerprint=fingerprint,
        changed=fingerprint != own,
    )


def wanted(reading: Reading, answers: dict[str, Printed | None]) -> list[Known]:
    """What nobody has checked, and what was answered for; of corrected cards also what is missing."""
    return [
        value
        for value in known(reading)
        if value.path in answers
        or value.value is None
        or value.spec is None
        or value.spec.origin not in (RULEBOOK, PRINTED)
    ]


def value_info(value: Known, reading: Reading) -> ValueInfo:
    spec, form = value.spec, value.form
    return ValueInfo(
        path=value.path,
        section=value.section,
        entry=value.entry,
        ids=value.ids,
        field=value.field,
        value=cast(Printed | None, value.value),
        form=FormInfo(
            kind=form.kind,  # type: ignore[arg-type]
            low=form.low,
            high=form.high,
            least=form.least,
            most=form.most,
            words=form.words,
        ),
        origin=spec.origin if spec else "",
        confidence=spec.confidence if spec else -1,
        alternative=spec.text("alternative") if spec else "",
        note=spec.text("note") if spec else "",
        sources=[str(reading.file.sources[ref]) for ref in spec.refs] if spec else [],
    )


def split(problem: str) -> tuple[str, str]:
    path, _, text = problem.partition(": ")
    return path, text
