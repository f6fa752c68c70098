"""Schemathesis over the published schema: whatever is sent, the answers are as described."""

import asyncio
import contextlib
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.support import play_some, running
from tests.waiting import PATIENCE

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """A server in a thread of its own: its address, a table and the secret of a seat there."""
    found: list[str] = []
    ready = threading.Event()
    stop = threading.Event()

    async def serve(folder: Path) -> None:
        async with running(str(folder / "db")) as server:
            table, keys = await server.two_players(listed=True)
            found.extend([f"http://127.0.0.1:{server.port}", table, keys[0]])
            ready.set()
            await asyncio.to_thread(stop.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve(tmp_path_factory.mktemp("schema"))))
    thread.start()
    assert ready.wait(PATIENCE)
    yield found
    stop.set()
    thread.join(PATIENCE)


def test_every_answer_is_as_described(real: list[str]) -> None:
    described = schemathesis.openapi.from_url(real[0] + "/api/openapi.json")
    tried = 0
    for found in described.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        for mode in GenerationMode:
            at_table = real[1:] if mode == GenerationMode.POSITIVE else []
            tried += check_operation(operation.as_strategy(generation_mode=mode), at_table)
    assert tried > 200


def check_operation(cases: Any, at_table: list[str]) -> int:
    """Call an operation with cases that fit its description, or do not; return how many."""
    tried = 0

    @given(cases)
    @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def check(case: Any) -> None:
        nonlocal tried
        tried += 1
        if at_table and "table" in (case.path_parameters or {}) and tried % 3:
            case.path_parameters["table"] = at_table[0]
            if tried % 3 == 1:
                case.headers = {"Authorization": f"Bearer {at_table[1]}"}
        case.call_and_validate(checks=CHECKS)

    with contextlib.suppress(Unsatisfiable):  # nothing can be wrong in a request without parts
        check()
    return tried


def test_the_server_still_works_afterwards(real: list[str]) -> None:
    assert httpx.get(real[0] + "/api/health").json()["ok"]


@pytest.mark.anyio
async def test_websocket_messages_fit_their_schema(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        described = await server.good("GET", "/api/schema.json")
        theirs = jsonschema_rs.validator_for({**described, "anyOf": [{"$ref": "#/$defs/ServerMessage"}]})
        table, keys = await server.two_players()
        async with server.watch(table, keys[0], previews=True) as a, server.watch(table, keys[1]) as b:
            await play_some([a, b], 25)
            await a.ask("chat", text="hello")
            await a.ask("undo", turn=True)
            await a.ask("ping")
            kinds = set()
            for message in [*a.messages, *b.messages]:
                kinds.add(message["type"])
                assert theirs.is_valid(message), [str(e) for e in theirs.iter_errors(message)][:3]
        assert kinds >= {"welcome", "happening", "offer", "previews", "presence", "done", "pong"}
