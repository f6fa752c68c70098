"""A finished game of other rules or components: shown as it ended, and nothing can be done with it."""

import contextlib
import json
from collections.abc import Sequence
from typing import Literal

from regnum.kernel.box import BaseBox
from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import Msg
from regnum.kernel.record import Record, loads
from regnum.server.entries.seating import Started
from regnum.server.entries.stored import Data, read
from regnum.server.finals import Final, Move
from regnum.server.refusal import Refused
from regnum.server.room import Created, Entry, Happening, Room
from regnum.server.store.base import TableRow


class Unknown(Entry, frozen=True, tag="unknown"):
    """What a program of another time has stored, and nobody here can read. It is never stored itself."""

    def apply(self, room: Room, at: float) -> None:
        """Nothing is known of it."""


class KeptHappening(Happening):
    """A happening with its events as they were told once."""

    def __init__(self, version: int, at: float, entry: Entry, move: Move) -> None:
        super().__init__(version, at, entry, [], move.made, move.is_aside)
        self.told = move.events


class KeptRoom(Room):
    """The room of a finished game that cannot be played again here."""

    def __init__(
        self, row: TableRow, created: Created, stored: Sequence[Data], final: Final, why: Msg
    ) -> None:
        box = BaseBox()  # the components may be gone
        box.fingerprint = created.fingerprint
        super().__init__(row.id, box, row.secret, created)
        self.final = final
        self.why = why
        for data in stored:
            self._read(data)

    def _read(self, data: Data) -> None:
        """Who sits where comes from the entries, what was told of moves from the end as it is kept."""
        entry, at = readable(data)
        if not entry.plays and not isinstance(entry, Started):
            with contextlib.suppress(RegnumError):  # about a game that is not here
                entry.apply(self, at)
        moves = self.final.moves
        move = moves[self.version] if self.version < len(moves) else Move(self.made, [])
        self.version += 1
        self.stream.append(KeptHappening(self.version, at, entry, move))

    @property
    def status(self) -> Literal["open", "playing", "over"]:
        return "over"

    @property
    def made(self) -> int:
        return self.final.made

    @property
    def is_only_shown(self) -> bool:
        return True

    def record(self) -> Record:
        return loads(json.dumps(self.final.record))

    def view(self, seat: int) -> dict[str, object]:
        """The last view, of a seat or of a spectator."""
        views = self.final.views
        return views[seat + 1] if 0 <= seat + 1 < len(views) else views[0]


def readable(data: Data) -> tuple[Entry, float]:
    try:
        return read(data)
    except ValueError:
        at = data.get("at", 0.0)
        return Unknown(), float(at) if isinstance(at, int | float) else 0.0


def no_steps(room: KeptRoom) -> Refused:
    """Why the steps of a kept game cannot be shown."""
    rules, ours = room.final.rules, room.spec.rules_version
    if rules == ours:
        return Refused("error-kept-components")
    return Refused("error-kept-steps", {"rules": rules, "ours": ours})
