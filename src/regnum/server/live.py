"""A table in memory: its room, and the connections that watch it."""

import asyncio
import time
from collections.abc import Iterable
from typing import Protocol

from regnum.server.entries.choosing import seat_shown
from regnum.server.protocol import Happened, HappeningInfo, Presence, Table, TableInfo, Welcome, encode
from regnum.server.room import Happening, Room
from regnum.server.seats import Observer
from regnum.server.store.base import TableRow
from regnum.server.store.presence import Attending
from regnum.server.telling import happening_told, offer_told, table_info


class Connection(Protocol):
    """Somebody who watches a table."""

    observer: Observer

    def look_again(self) -> None:
        """Seats were taken or given up: see which ones are still one's own."""

    def send(self, data: bytes) -> None:
        """Queue a message."""

    def send_offer(self, is_urgent: bool = True) -> None:
        """Say that there is a new offer: it is made when the connection is ready for it.

        Bystanders can wait a moment: often several choices follow one another.
        """

    def drop(self) -> None:
        """Close it: the client comes back and reads the table anew."""


class Live:
    """A room with everything around it that is not stored."""

    def __init__(self, row: TableRow, room: Room, snapshot: int) -> None:
        self.row = row
        self.room = room
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.snapshot = snapshot  # version of the last one saved
        self.used = time.monotonic()
        self.is_gone = False  # left the memory: whoever still holds it opens the table again
        self.is_scored = False  # the result of a daily duel is kept
        self.bots: asyncio.Task[None] | None = None
        self.moved = asyncio.Event()  # something happened, or somebody came or went
        self.thinking: list[int] = []
        self.left: dict[int, float] = {}  # seat -> since when nobody is connected for it, to any process
        self.coming: list[Observer] = []  # whose connections are being let in
        self.noted: dict[str, Attending] = {}  # process -> what it noted on the board (attendance.py)
        self.elsewhere: list[Attending] = []  # what counts of that
        self.heard = 0  # how often another process was heard
        self.alarm: asyncio.TimerHandle | None = None  # when the keeper looks at it next
        self.jumps = 0  # so many jumps of the time of day are behind it (watch.py)
        self.is_visited = False  # the keeper is doing so
        self._offers: dict[int, tuple[int, bytes]] = {}  # seat -> version and message

    # --- asking ------------------------------------------------------------------------------------

    def here(self) -> set[int]:
        """The seats that are connected, to whichever process."""
        return self.here_locally().union(*(noted.seats for noted in self.elsewhere))

    def here_locally(self) -> set[int]:
        """The seats that are connected to this process."""
        here = {seat for connection in self.connections for seat in connection.observer}
        return here.union(*self.coming)

    def spectators_locally(self) -> int:
        return sum(1 for connection in self.connections if not connection.observer)

    def info(self) -> TableInfo:
        return table_info(self.room, self.row, time.time())

    def welcome(self, observer: Observer, since: int) -> Welcome:
        """All a connection needs to begin, or to go on where it was interrupted."""
        room = self.room
        if since < 0:
            since = room.version
        elif since > room.version:  # a version we never had: begin anew
            since = 0
        past = [happening_told(room, h, observer, HappeningInfo) for h in room.happenings(since)]
        return Welcome(table=self.info(), seats=list(observer), since=since, happenings=past)

    def offer(self, observer: Observer) -> bytes | None:
        """The newest offer for a connection; made once for all who get the same."""
        room = self.room
        seat = seat_shown(room, observer)
        known = self._offers.get(seat)
        if known is not None and known[0] == room.version:
            return known[1]
        told = offer_told(room, seat)
        if told is None:
            return None
        data = encode(told)
        self._offers[seat] = (room.version, data)
        return data

    def presence(self) -> bytes:
        here = self.here()
        spectators = self.spectators_locally() + sum(noted.spectators for noted in self.elsewhere)
        return encode(Presence(here=sorted(here), spectators=spectators, thinking=self.thinking))

    # --- looking after it --------------------------------------------------------------------------

    def note_absences(self, steady: float) -> None:
        """Remember since when nobody is connected for a seat."""
        here = self.here()
        for seat in range(len(self.room.seats)):
            if seat in here:
                self.left.pop(seat, None)
            else:
                self.left.setdefault(seat, steady)

    def quiet(self) -> None:
        """Nothing is due any more."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    # --- telling -----------------------------------------------------------------------------------

    def tell(self, happenings: list[Happening]) -> None:
        """Send what happened to everybody, each as they may know it, and make new offers due."""
        if not happenings or not self.connections:
            return
        entries = [happening.entry for happening in happenings]
        is_over = self.room.status == "over" and any(entry.may_end for entry in entries)
        is_changed = is_over or any(entry.changes_table for entry in entries)
        table = encode(Table(table=self.info())) if is_changed else b""
        is_played = any(entry.changes_play for entry in entries)
        by_observer: dict[Observer, list[bytes]] = {}
        concerned = {*self.room.waiting(), *(entry.who for entry in entries)}
        for connection in list(self.connections):
            if any(entry.changes_owners for entry in entries):
                connection.look_again()
            told = by_observer.get(connection.observer)
            if told is None:
                told = [self._told(h, connection.observer) for h in happenings]
                by_observer[connection.observer] = told
            send_all(connection, told)
            if table:
                connection.send(table)
            if is_played:
                connection.send_offer(not concerned.isdisjoint(connection.observer))

    def _told(self, happening: Happening, observer: Observer) -> bytes:
        return encode(happening_told(self.room, happening, observer, Happened))

    def tell_presence(self) -> None:
        data = self.presence()
        for connection in list(self.connections):
            connection.send(data)


def send_all(connection: Connection, messages: Iterable[bytes]) -> None:
    for data in messages:
        connection.send(data)
