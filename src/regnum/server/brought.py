"""Component files that players bring to a table: checked, and kept in the table's first entry.

So a table can always be opened again, on any process, and its record replayed: nothing else need be kept.
"""

import base64
import contextlib
import zlib
from typing import Final

from regnum.kernel.box import BaseBox
from regnum.kernel.errors import ComponentError
from regnum.kernel.messages import raw
from regnum.server.catalogue import Offered
from regnum.server.entries.stored import read
from regnum.server.refusal import Forbidden, NotPossible
from regnum.server.room import Created
from regnum.server.settings import Settings
from regnum.server.store.base import Store, TableRow

SAID: Final = 5  # problems of a file that a refusal names
LARGEST: Final = 1 << 20  # of an unpacked file, whatever is stored


def packed(text: str) -> str:
    """A component file as an entry holds it."""
    return base64.b85encode(zlib.compress(text.encode(), 9)).decode()


def unpacked(data: str) -> str:
    return zlib.decompressobj().decompress(base64.b85decode(data), LARGEST).decode()


def box_of(offered: Offered, settings: Settings, game: str, text: str) -> BaseBox:
    """The box of a file somebody brings; raises what is wrong with it."""
    if not settings.own_files:
        raise Forbidden("error-no-own-files")
    try:
        return offered.lend(game, text)
    except ComponentError as e:
        said = [raw(problem[:300]) for problem in e.problems[:SAID]]
        more = max(0, len(e.problems) - SAID)
        raise NotPossible("error-components-file", {"problems": said, "more": more}) from None


async def lend_again(store: Store, offered: Offered, row: TableRow) -> None:
    """See to it that the box of a stored table is at hand, if the table has a file of its own."""
    if offered.has(row.game, str(row.summary.get("components", ""))):
        return
    entries = await store.entries(row.id)
    created = read(entries[0].data)[0] if entries else None
    if isinstance(created, Created) and created.file:
        with contextlib.suppress(ComponentError):  # of another time: the table says that they are gone
            offered.lend(row.game, unpacked(created.file))
