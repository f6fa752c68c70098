"""Stores of pages in memory, by name: those of one name are pages of one browser."""

from regnum.page.memory import MemoryDatabase, Shelf
from regnum.page.store import PageStore
from tests.server.store.helpers import OPENERS

MEMORY = "page-memory"

shelves: dict[str, Shelf] = {}


def page_store(name: str) -> PageStore:
    return PageStore(MemoryDatabase(shelves.setdefault(name, Shelf())))


OPENERS[MEMORY] = page_store
