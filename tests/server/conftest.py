"""What the tests of the server share."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.postgres import Cluster, find_programs


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Coroutine tests (`@pytest.mark.anyio`) run on asyncio, like the server."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A running PostgreSQL server; without one its tests are skipped, but never in CI."""
    programs, missing = find_programs()
    if programs is None:
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    cluster = Cluster(programs)
    yield cluster
    cluster.close()


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store, once for each back end."""
    if request.param == "sqlite":
        return str(tmp_path / "data" / "regnum.db")
    cluster: Cluster = request.getfixturevalue("postgres")
    return cluster.new_url()
