"""What is known of tables that are damaged in the store, and said once to whoever runs the server."""

import logging

from regnum.server.refusal import Damaged
from regnum.server.store.base import TableRow, one_line

log = logging.getLogger("regnum.server")


class Damage:
    """The damaged tables of a process, as far as somebody has asked for them."""

    def __init__(self) -> None:
        self._said: set[str] = set()
        self._distrusted: set[str] = set()  # their snapshots led to something that broke

    def say(self, row: TableRow, error: Damaged) -> None:
        """One line, however often the table is asked for."""
        if row.id not in self._said:
            self._said.add(row.id)
            log.error("table %s (%s) is damaged: %s", row.code, row.id, error.why)

    def distrust(self, row: TableRow, error: Exception) -> None:
        """Something broke inside a room: next time it is made from its entries alone."""
        log.error("table %s is read again, %s: %s", row.code, type(error).__name__, one_line(error))
        self._distrusted.add(row.id)

    def is_trusted(self, row: TableRow) -> bool:
        return row.id not in self._distrusted

    def trust(self, row: TableRow) -> None:
        self._distrusted.discard(row.id)
