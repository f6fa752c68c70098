"""Keeping the ends of games that were over before ends were kept (archive.py).

It must be done before the rules change again, so a server that starts goes through them, one at a time.
"""

import asyncio
import logging

from regnum.kernel.errors import RegnumError
from regnum.server.hub import Hub
from regnum.server.store.base import RegnumStoreError

log = logging.getLogger("regnum.server")

STEP = 20  # tables looked for at a time
PAUSE = 0.05  # seconds between two: people who play come first


async def keep_old_ends(hub: Hub, pause: float = PAUSE) -> None:
    """Open every finished table whose end is not kept: that keeps it."""
    after = ""
    try:
        while page := await hub.store.without_final(after, STEP):
            for after in page:
                await keep_one(hub, after)
                await asyncio.sleep(pause)
    except RegnumStoreError as e:
        log.warning("ends of old games are kept when the server starts again: %s", e)


async def keep_one(hub: Hub, table_id: str) -> None:
    try:
        await hub.evict(await hub.open(table_id))
    except (RegnumError, RegnumStoreError) as e:
        log.warning("table %s cannot be opened: %s", table_id[:4], type(e).__name__)
    except Exception:  # a damaged table must not hide the others
        log.exception("table %s cannot be opened", table_id[:4])
