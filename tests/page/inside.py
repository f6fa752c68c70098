"""Runs inside Python in a worker: the tests of a suite one after another, each on a new database."""

import importlib
import inspect
import json
import traceback
from collections.abc import Callable
from itertools import count
from typing import Any

from tests.server.store.helpers import OPENERS

from regnum.page.indexed import IndexedDatabase
from regnum.page.store import PageStore

INDEXED = "indexed"
numbers = count(1)


async def run(module: str, offered: Any) -> str:
    """The tests that were run, and what is wrong with those that failed, as JSON."""

    def store(name: str) -> PageStore:
        return PageStore(IndexedDatabase(offered.database(name)))

    OPENERS[INDEXED] = store
    failed: dict[str, str] = {}
    tests = tests_of(importlib.import_module(module))
    for name, test in tests.items():
        try:
            await test(f"{INDEXED}:{module} {next(numbers)}")
        except Exception:
            failed[name] = traceback.format_exc()[-1500:]
    return json.dumps({"run": list(tests), "failed": failed})


def tests_of(module: Any) -> dict[str, Callable[[str], Any]]:
    """Tests that want a store and nothing else."""
    return {
        name: test
        for name, test in vars(module).items()
        if name.startswith("test_") and list(inspect.signature(test).parameters) == ["store_url"]
    }
