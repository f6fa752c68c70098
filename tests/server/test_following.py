"""Other processes have stored something: what a process does that cannot read it, or knows it already."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from tests.server.support import running

from regnum.server.store.base import StoreBusy

pytestmark = pytest.mark.anyio


async def test_a_table_whose_news_cannot_be_read_is_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players()
        hub = server.server.hub
        live = hub.live[table]
        async with server.watch(table, keys[0]) as client:
            monkeypatch.setattr(hub.store, "entries", unreachable)
            hub._appended_elsewhere(table, live.room.version + 1)
            await client.until(lambda: client.closed is not None)
            assert client.closed == (4503, "error-busy")
            assert live.is_gone
            monkeypatch.undo()
        assert (await hub.open(table)).room.version == live.room.version


async def test_what_is_known_already_is_not_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, _ = await server.two_players()
        hub = server.server.hub
        live = hub.live[table]
        monkeypatch.setattr(hub.store, "entries", unreachable)
        await hub._follow(live, live.room.version)
        assert not live.is_gone


async def unreachable(*_: Any) -> Sequence[Any]:
    raise StoreBusy("away")
