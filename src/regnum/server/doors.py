"""How many may be connected over HTTP at once; door.py watches over each of them."""

from regnum.server.limits import Quota
from regnum.server.security import network_of
from regnum.server.settings import Settings


class Doors(Quota):
    """Who is connected to one process over HTTP."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings.http_connections_per_address, settings.http_connections)
        self.settings = settings
        self.refused: dict[int, int] = {}  # by status

    def key_of(self, client: tuple[str, int] | None) -> str:
        """By what connections are counted; those of a proxy are everybody's."""
        return network_of(client[0]) if client else "?"

    def enter(self, key: str) -> None:
        """Count one more or raise Full."""
        each = self.each
        if self.settings.proxy_headers:
            self.each = self.everybody
        try:
            super().enter(key)
        finally:
            self.each = each
