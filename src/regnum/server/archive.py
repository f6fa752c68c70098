"""Tables whose rules have gone: what is kept of them, and what can still be done there."""

import asyncio
import logging
from collections.abc import Sequence

from regnum.kernel.messages import Arg
from regnum.server import finals
from regnum.server.catalogue import Offered
from regnum.server.ending import final_of
from regnum.server.entries.absence import Leave, NotePresence, Return
from regnum.server.entries.chatting import Chat
from regnum.server.entries.erasing import Delete, Forget
from regnum.server.entries.rules import CountAgain, GoOn
from regnum.server.entries.skipping import SkipTime
from regnum.server.kept import KeptRoom
from regnum.server.loading import read_past
from regnum.server.refusal import Refused
from regnum.server.room import Command, Happening, Room
from regnum.server.store.base import NoTable, Store, StoreBusy, StoreFull, TableRow

log = logging.getLogger("regnum.server")


def require_playable(room: Room, command: Command) -> None:
    """Refuse what cannot be done at a table that is only shown; raises Refused."""
    args: dict[str, Arg] = {"rules": room.config.rules, "ours": room.spec.rules_version}
    if isinstance(room, KeptRoom) and not isinstance(command, NotePresence | Forget | Delete):
        raise Refused("error-kept", args)
    allowed = NotePresence, GoOn, CountAgain, Chat, Leave, Return, Forget, Delete, SkipTime
    if room.halt is not None and not isinstance(command, allowed):
        raise Refused("error-rules-differ", args)


async def keep_end(store: Store, offered: Offered, row: TableRow, room: Room) -> None:
    """Keep how a game ended, unless it is kept already."""
    try:
        if await store.final(room.id) is None:
            told = await read_past(store, offered, row, room, 0, room.version)
            await store.save_final(room.id, await asyncio.to_thread(end_of, room, told))
    except (StoreBusy, StoreFull, NoTable):  # it is tried again when the table is opened
        log.warning("the end of a game could not be kept yet")
    except Exception:
        log.exception("the end of a game could not be told")


def end_of(room: Room, told: Sequence[Happening]) -> bytes:
    return finals.dump(room.final if isinstance(room, KeptRoom) else final_of(room, told))
