"""What a server says about its work to whoever counts it; a page has nobody who does.

metrics.py counts for Prometheus.
"""

from typing import TYPE_CHECKING

from regnum.server.store.base import Store

if TYPE_CHECKING:
    from regnum.server.app import Server
    from regnum.server.keeper import Thinker


class Figures:
    """Counts nothing; whoever counts overrides what it wants to know."""

    def watch(self, server: "Server") -> None:
        """Look at a server whenever somebody asks for the figures."""

    def start(self, host: str, port: int) -> None:
        """Count; and tell whoever asks at a port of its own, if there is one."""

    async def stop(self) -> None:
        """Count no more."""

    def timed(self, store: Store) -> Store:
        """The same store, with its time taken."""
        return store

    def thinker(self, thinker: "Thinker") -> "Thinker":
        """The same thinker, with its time taken."""
        return thinker

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""

    def refusal(self, why: str) -> None:
        """A request or a connection was refused."""

    def notice(self, kind: str, outcome: str) -> None:
        """A notice was sent, or was not."""
