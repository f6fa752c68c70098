"""The row of a new table."""

import secrets

from regnum.server.listing import summary
from regnum.server.protocol import CODE_LETTERS
from regnum.server.room import Room
from regnum.server.store.base import TableRow


def new_code() -> str:
    """A short code, left to chance."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


def new_row(room: Room, listed: bool, now: float) -> TableRow:
    """How a new room is listed and opened; its short code is left to chance."""
    return TableRow(
        id=room.id,
        code=new_code(),
        game=room.config.game,
        listed=listed,
        status=room.filed_as,
        created=now,
        updated=now,
        version=room.version,
        summary={**summary(room), "components": room.tables.fingerprint},
        secret=room.secret,
    )
