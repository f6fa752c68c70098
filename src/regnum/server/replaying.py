"""Making a room again from its stored entries, also one that was played under other rules.

New rules close no game. A table of an older version is played again under the present rules, and every
choice and its result are compared with what is stored. Where all is the same, it goes on under them, and
whoever opens it stores that it has moved. Where it is not, a finished game is shown as it ended (kept.py),
and an unfinished one stands still at the last position both agree about (halt.py), until all who play
agree to go on from there.
"""

import contextlib
from collections.abc import Sequence

import msgspec

from regnum.games import game
from regnum.kernel.box import BaseBox
from regnum.kernel.errors import RegnumError
from regnum.server import snapshot
from regnum.server.catalogue import Offered
from regnum.server.comparing import Difference, Played, compare
from regnum.server.ending import final_of, is_same_end
from regnum.server.entries.choosing import Chosen
from regnum.server.entries.rules import RulesCut, RulesMoved
from regnum.server.entries.stored import Data, read
from regnum.server.finals import Final
from regnum.server.halt import Halt
from regnum.server.kept import KeptRoom
from regnum.server.old_streams import Kept, tell_aside
from regnum.server.past import joined
from regnum.server.refusal import Refused
from regnum.server.room import Created, Entry, Room
from regnum.server.store.base import Piece, TableRow

UNPLAYABLE = (RegnumError, LookupError, ValueError, TypeError, AssertionError, msgspec.MsgspecError)


def replayed(
    row: TableRow,
    offered: Offered,
    stored: Sequence[Data],
    kept: Kept | None = None,
    final: Final | None = None,
    told: Sequence[Piece] = (),
) -> Room:
    """The room of all entries of a table; raises Refused if nothing of it can be shown here."""
    created, _ = read(stored[0])
    if not isinstance(created, Created):
        raise ValueError("the first entry of a table is not its creation")
    played, ours = rules_of(stored), game(row.game).rules_version
    try:
        tables = offered.by_fingerprint(row.game, created.fingerprint)
        if played > ours:
            raise Refused("error-rules-newer", {"rules": played, "ours": ours})
    except Refused as why:
        if final is None:
            raise
        return KeptRoom(row, created, stored, final, why.msg)
    entries = [read(data) for data in stored]
    again = Again(row, tables, entries)
    if played == ours:
        return again.upto(len(entries))
    if created.example:  # laid out anew in a moment, under our rules
        raise Refused("error-example-gone")
    again.told = told
    return again.under_ours(played, stored, kept, final)


def rules_of(stored: Sequence[Data]) -> int:
    """The version of the rules a table was last played under."""
    moves = (RulesMoved.__struct_config__.tag, RulesCut.__struct_config__.tag)
    return int(next((data["to"] for data in reversed(stored) if data["t"] in moves), stored[0]["rules"]))


class Again:
    """The entries of one table, to be played again."""

    def __init__(self, row: TableRow, tables: BaseBox, entries: list[Played]) -> None:
        self.row = row
        self.tables = tables
        self.entries = entries
        self.told: Sequence[Piece] = ()  # what is stored of it
        self.cuts = cuts_of([entry for entry, _ in entries])
        created = entries[0][0]
        assert isinstance(created, Created)
        left = next((cut.record for cut in reversed(self.cuts) if cut.record is not None), created.record)
        self.created = msgspec.structs.replace(created, record=left)

    def room(self) -> Room:
        return Room(self.row.id, self.tables, self.row.secret, self.created)

    def upto(self, end: int) -> Room:
        """The room after so many entries."""
        room = self.room()
        for i in range(end):
            self.arrive(room, i)
            room.apply(*self.entries[i])
        return room

    def arrive(self, room: Room, i: int) -> None:
        """Stand still where a cut was made later: moves from here to there are only noted."""
        for cut in self.cuts:
            if cut.after == i:
                stand_still(room, halt_before(cut))

    # --- older rules -----------------------------------------------------------------------------------

    def under_ours(self, played: int, stored: Sequence[Data], kept: Kept | None, final: Final | None) -> Room:
        """The same game, or what of it can be shown."""
        ours = game(self.row.game).rules_version
        was_over = final is not None or self.row.status == "over"
        room = self.room()
        found = compare(room, self.entries, self.arrive, kept, self.told)
        if found is None and not was_over:
            return room
        if found is None and room.status == "over" and (final is None or is_same_end(room, final)):
            return room
        moved = Refused("error-rules-moved", {"rules": played, "ours": ours})
        if was_over and final is None and kept is not None:
            final = self.final_from(kept, played)
        if final is not None:
            return KeptRoom(self.row, self.created, stored, final, moved.msg)
        if found is None:  # it was over, and is not any more
            found = Difference(len(self.entries), -1, "result")
        return self.halted(found, played, kept, moved)

    def final_from(self, kept: Kept, played: int) -> Final | None:
        """How a game ended, out of the snapshot taken then: the words are ours, the position is not."""
        with contextlib.suppress(*UNPLAYABLE):
            room = snapshot.load(self.row.id, self.tables, self.row.secret, kept[1], is_older=True)
            if room.status == "over":
                told = joined(self.told, 0, room.version) if self.told else room.stream
                return final_of(room, told, played)
        return None

    def halted(self, found: Difference, played: int, kept: Kept | None, moved: Refused) -> Room:
        """The room at the last position both rules agree about; what came after is set aside."""
        again = self
        if found.record is not None:  # an imported game: what is left of it
            again = Again(self.row, self.tables, self.entries)
            again.created = msgspec.structs.replace(self.created, record=found.record)
        room = again.upto(found.after)
        if room.match is None:
            raise moved  # not even its beginning is possible
        decisions = [entry.decision for entry, _ in self.entries if isinstance(entry, Chosen)]
        halt = Halt(
            played,
            game(self.row.game).rules_version,
            found.after,
            found.seat,
            found.why,
            max([room.moves, *decisions]) + len(room.seats) + 1,
            found.record.record() if found.record is not None else None,
            self.row.status == "over",
        )
        stand_still(room, halt)
        for entry, at in self.entries[found.after :]:
            room.apply(entry, at)
        tell_aside(room, kept, self.told)
        return room


def stand_still(room: Room, halt: Halt) -> None:
    """From here on nothing is played, and nothing before can be taken back."""
    match = room.require_match()
    match.back_to(len(match.choices))
    room.halt = halt


def halt_before(cut: RulesCut) -> Halt:
    """How a table stood still before all agreed."""
    return Halt(cut.before, cut.to, cut.after, -1, "result", cut.moves)


def cuts_of(entries: Sequence[Entry]) -> list[RulesCut]:
    """The points from which a game went on under newer rules; a later one may reach behind an earlier."""
    found: list[RulesCut] = []
    first = len(entries)
    for i in range(len(entries) - 1, -1, -1):
        entry = entries[i]
        if isinstance(entry, RulesCut) and i < first:
            found.insert(0, entry)
            first = entry.after
    return found
