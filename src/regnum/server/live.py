"""A table in memory: its room, and the connections that watch it."""

import asyncio
import time
from typing import Protocol

import msgspec

from regnum.kernel.sections import Json
from regnum.kernel.sight import covered
from regnum.server.entries.choosing import seat_shown
from regnum.server.kept import KeptRoom
from regnum.server.previews import Previewer
from regnum.server.protocol import (
    Happened,
    HappeningInfo,
    Presence,
    Table,
    TableInfo,
    Welcome,
    encode,
)
from regnum.server.protocol.socket import Cover
from regnum.server.refusal import Forbidden, Refused
from regnum.server.room import Entry, Happening, Room
from regnum.server.seats import Observer
from regnum.server.store.base import TableRow
from regnum.server.store.presence import Attending
from regnum.server.telling import Said, Shown, happening_told, last_offer, offer_told, table_info
from regnum.server.views import Known, Views, raw


class Connection(Protocol):
    """Somebody who watches a table."""

    observer: Observer

    def look_again(self) -> None:
        """Seats were taken or given up: see which ones are still one's own."""

    def send(self, data: bytes, is_urgent: bool = True) -> None:
        """Queue a message; what is not urgent may wait for the next offer."""

    def send_offer(self, is_urgent: bool = True) -> None:
        """Say that there is a new offer: it is made when the connection is ready for it.

        Bystanders can wait a moment: often several choices follow one another.
        """

    def drop(self) -> None:
        """Close it: the client comes back and reads the table anew."""

    def shut(self, error: Refused) -> None:
        """Close it for good, saying why."""


class Live:
    """A room with everything around it that is not stored."""

    def __init__(self, row: TableRow, room: Room, snapshot: int, told: int) -> None:
        self.row = row
        self.room = room
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.snapshot = snapshot  # version of the last one saved
        self.told = told  # version up to which what was told is stored
        self.is_from_snapshot = snapshot > 0
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
        self.alarm: asyncio.TimerHandle | None = None  # the keeper looks at it next, ...
        self.rings = 0.0  # ... at this time of the loop
        self.jumps = 0  # so many jumps of the time of day are behind it (watch.py)
        self.is_visited = False  # the keeper is doing so
        self.seen_turns: dict[int, float] = {}  # seat -> the turn it knows of, or was told of (notices)
        self._views: Views | None = None
        self._timed: list[int] = []  # the seats whose clocks were told to run
        self._looked = -1  # the version the views are of
        self._offers: dict[int, bytes] = {}  # of that version, by observer: with the whole view, ...
        self._changed_offers: dict[tuple[int, Known], tuple[bytes, Known]] = {}  # ... with what is new in it
        self._presence: asyncio.TimerHandle | None = None
        self.previews = Previewer(room, self._sections)

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

    def welcome(self, observer: Observer, since: int, page: int) -> Welcome:
        """All a connection needs to begin, or to go on where it was interrupted.

        Of a longer past than `page` only the newest part: the rest can be asked for.
        """
        room = self.room
        if since < 0:
            since = room.version
        elif since > room.version:  # a version we never had: begin anew
            since = 0
        since = max(since, room.version - page)
        past = [happening_told(room, h, observer, HappeningInfo) for h in room.happenings(since)]
        return Welcome(table=self.info(), seats=list(observer), since=since, happenings=past)

    def offer(self, observer: Observer, cover: Cover = "") -> bytes | None:
        """The newest offer for a connection, with the whole view; made once for all who get the same."""
        seat = seat_shown(self.room, observer)
        eye = covered(seat) if cover else seat
        views = self._look()
        if views is None:
            return self._last_offer(seat, is_compact=False)
        data = self._offers.get(eye)
        if data is None:
            shown = Shown(msgspec.Raw(views.whole(eye)))
            data = self._offers[eye] = encode(offer_told(self.room, seat, shown, cover))
        return data

    def changed_offer(
        self, observer: Observer, known: Known, cover: Cover = ""
    ) -> tuple[bytes | None, Known]:
        """The newest offer for a connection that knows the view so far, and what it knows then."""
        seat = seat_shown(self.room, observer)
        eye = covered(seat) if cover else seat
        views = self._look()
        if views is None:
            return self._last_offer(seat, is_compact=True), known
        made = self._changed_offers.get((eye, known))
        if made is None:
            found, now = views.changes(eye, known)
            made = encode(offer_told(self.room, seat, Shown(None, raw(found)), cover)), now
            self._changed_offers[eye, known] = made
        return made

    def _last_offer(self, seat: int, is_compact: bool) -> bytes | None:
        """What is shown of a game that is kept as it ended; nothing while one has not begun."""
        room = self.room
        return encode(last_offer(room, seat, is_compact)) if isinstance(room, KeptRoom) else None

    def forget_views(self) -> None:
        """Nobody looks: what was kept for sending is memory for nothing."""
        self._views = None
        self._offers = {}
        self._changed_offers = {}

    def _look(self) -> Views | None:
        """The views, up to date; None while the game has not begun."""
        room = self.room
        if room.match is None:
            return None
        is_over = room.status == "over"
        if self._views is None or self._views.is_open != is_over:
            number = self._views.number if self._views is not None else 0
            self._views = Views(room.spec, room.match.state, is_over, number)
            self._looked = -1
        if self._looked != room.version:
            self._looked = room.version
            self._offers = {}
            self._changed_offers = {}
            self._views.look(room.match.state)
        return self._views

    def _sections(self, eye: int) -> list[Json] | None:
        """The sections of an observer's view, if views are kept at all."""
        views = self._look() if self._views is not None else None
        return views.sections(eye) if views is not None else None

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
        self.previews.note(any(happening.entry.changes_play for happening in happenings))
        if not happenings or not self.connections:
            return
        entries = [happening.entry for happening in happenings]
        is_over = self.room.status == "over" and any(entry.may_end for entry in entries)
        is_changed = is_over or any(entry.changes_table for entry in entries) or self._is_time_news()
        table = encode(Table(table=self.info())) if is_changed else b""
        is_played = any(entry.changes_play for entry in entries)
        by_observer: dict[Observer, list[bytes]] = {}
        said: Said = {}
        concerned = {*self.room.waiting(), *(entry.who for entry in entries)}
        for connection in list(self.connections):
            was_seated = bool(connection.observer)
            if any(entry.changes_owners for entry in entries):
                connection.look_again()
            told = by_observer.get(connection.observer)
            if told is None:
                told = [
                    encode(happening_told(self.room, h, connection.observer, Happened, said))
                    for h in happenings
                ]
                by_observer[connection.observer] = told
            is_urgent = not is_played or not concerned.isdisjoint(connection.observer)
            for data in told:
                connection.send(data, is_urgent)
            if table:
                connection.send(table, is_urgent)
            if is_played:
                connection.send_offer(is_urgent)
            if not connection.observer:
                self._shut_out(connection, entries if was_seated else [])

    def _is_time_news(self) -> bool:
        """Whether other clocks run than before; who plays has a table with right times then."""
        if self.room.clock is None or self.room.waiting() == self._timed:
            return False
        self._timed = self.room.waiting()
        return True

    def _shut_out(self, connection: Connection, entries: list[Entry]) -> None:
        """Close the connection of somebody who lost their seat, or may not watch any more."""
        why = next((entry.shuts_out for entry in entries if entry.shuts_out), "")
        if why or not self.room.is_watchable:
            connection.shut(Forbidden(why or "error-no-spectators"))

    def tell_presence(self, delay: float = 0.0) -> None:
        """Tell everybody who is there, once for all who come and go within the delay."""
        if self._presence is None:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(delay, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        data = self.presence()
        for connection in list(self.connections):
            connection.send(data)
