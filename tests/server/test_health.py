"""Health is answered soon, also when the storage is not there."""

import asyncio
from pathlib import Path

import pytest
from tests.server.postgres import Cluster
from tests.server.support import running
from tests.waiting import until_told

pytestmark = pytest.mark.anyio


async def test_health_does_not_wait_for_a_storage_that_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(str(tmp_path / "db")) as server:

        async def never() -> None:
            await asyncio.Event().wait()

        monkeypatch.setattr("regnum.server.about.HEALTH_SECONDS", 0.05)
        monkeypatch.setattr(server.server.store, "ping", never)
        response = await server.call("GET", "/api/health")
        assert response.status_code == 503
        assert response.json()["error"]["msg"]["key"] == "error-store-away"


async def test_health_says_that_postgres_is_down_and_that_it_is_back(postgres: Cluster) -> None:
    async with running(postgres.new_url()) as server:
        assert (await server.good("GET", "/api/health"))["ok"]
        postgres.stop()
        try:
            response = await server.call("GET", "/api/health")
        finally:
            postgres.start()
        assert response.status_code == 503
        assert response.json()["error"]["text"] == "The database does not answer."

        async def is_well() -> bool:
            return (await server.call("GET", "/api/health")).status_code == 200

        await until_told(is_well)
