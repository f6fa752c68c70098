"""Stores of pages in memory, by name: those of one name are pages of one browser."""

from tests.server.store.helpers import OPENERS

from regnum.page.memory import MemoryDatabase, Shelf
from regnum.page.store import PageStore

MEMORY = "page-memory"

shelves: dict[str, Shelf] = {}


def page_store(name: str) -> PageStore:
    return PageStore(MemoryDatabase(shelves.setdefault(name, Shelf())))


OPENERS[MEMORY] = page_store
