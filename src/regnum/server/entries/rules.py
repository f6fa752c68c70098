"""Going on under newer rules."""

import msgspec

from regnum.server.room import Entry, Room


class RulesMoved(Entry, frozen=True, tag="rules", rename={"before": "from"}):
    """The game was found to be the same under newer rules and goes on under them (replaying.py)."""

    told = ("from", "to")
    changes_table = True

    before: int
    to: int

    def apply(self, room: Room, at: float) -> None:
        room.config = msgspec.structs.replace(room.config, rules=self.to)
