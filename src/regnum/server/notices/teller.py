"""Who is told that it is their turn, and when: once a turn, and only those who are not there.

Some time after a turn has begun somebody looks whether its player is at the table, at whichever process. Of
several processes that look, the first to note it in the store tells it (`tell_notice`). A turn whose moment
passed while no server ran is looked for at the start. Nothing here blocks the loop, and nothing waits for it.
"""

import asyncio
import logging
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from regnum.kernel.errors import RegnumError
from regnum.server.figures import Figures
from regnum.server.hub import Hub
from regnum.server.limits import Buckets
from regnum.server.live import Live
from regnum.server.notices.mail import Mail, Mailer
from regnum.server.notices.push import Outcome, Pusher
from regnum.server.notices.webpush import b64
from regnum.server.notices.words import Words
from regnum.server.refusal import TooMany
from regnum.server.room import Happening, Room
from regnum.server.store.base import RegnumStoreError
from regnum.server.store.notices import NoticeRow

log = logging.getLogger("regnum.server")

THREADS: Final = 4
MOST_AT_ONCE: Final = 500  # notices on their way; more than that is not worth keeping
RETRIES: Final = (30.0, 300.0, 1800.0)  # seconds before another try
SWEEP: Final = 3600.0  # seconds between two looks for what is stale
UNCONFIRMED: Final = 2 * 24 * 3600.0  # seconds for which an address waits to be confirmed
RECENT: Final = 24 * 3600.0  # seconds before a start in which a turn may have been missed
MOST_MISSED: Final = 500
SECRET: Final = "notices"
EVERYBODY: Final = "*"


class Teller:
    """Looks after the notices of a hub."""

    def __init__(self, hub: Hub, figures: Figures) -> None:
        self.hub = hub
        self.store = hub.store
        self.figures = figures
        self.retries = RETRIES
        threads = ThreadPoolExecutor(THREADS, thread_name_prefix="notices")
        self.threads = threads
        self.pusher = Pusher(hub.store, hub.settings, threads)
        self.mailer = Mailer(hub.settings, threads)
        self.mails = Buckets(hub.settings.mails)
        self.mails_each = Buckets(hub.settings.mails_each)
        self.confirms = Buckets(hub.settings.mail_confirms)
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_running = False
        hub.on_change.append(self._changed)
        hub.on_delete.append(self._forget)

    def start(self) -> None:
        self._is_running = True
        self._spawn(self._sweep())

    async def stop(self) -> None:
        self._is_running = False
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self.threads.shutdown, True, cancel_futures=True)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._guarded(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (RegnumError, RegnumStoreError) as e:
            log.warning("notices: %s", type(e).__name__)
        except Exception:
            log.exception("notices")

    # --- when to look -----------------------------------------------------------------------------------

    def _changed(self, live: Live, happenings: list[Happening]) -> None:
        if not self._is_running:
            return
        entries = [happening.entry for happening in happenings]
        if live.room.status == "over":
            if any(entry.may_end for entry in entries):
                self._spawn(self.store.delete_notices(live.row.id))
        elif any(entry.changes_owners for entry in entries):
            self._spawn(self._tidy(live))
        if any(live.seen_turns.get(number) != live.room.seats[number].turn for number in on_turn(live.room)):
            self._look_in(live.row.id, self.hub.settings.notice_delay)

    def _look_in(self, table_id: str, seconds: float) -> None:
        if self._is_running and table_id not in self._alarms:
            loop = asyncio.get_running_loop()
            self._alarms[table_id] = loop.call_later(seconds, self._ring, table_id)

    def _ring(self, table_id: str) -> None:
        self._alarms.pop(table_id, None)
        self._spawn(self._look(table_id))

    def _forget(self, table_id: str) -> None:
        alarm = self._alarms.pop(table_id, None)
        if alarm is not None:
            alarm.cancel()

    async def _look(self, table_id: str) -> None:
        """Tell those who are to play and are not there; who has had the time to see it needs no word."""
        live = await self.hub.open(table_id)
        await self.hub.attendance.read(live)
        delay = self.hub.settings.notice_delay
        for number in on_turn(live.room):
            seat = live.room.seats[number]
            if live.seen_turns.get(number) == seat.turn:
                continue
            wait = seat.turn + delay - time.time()
            if 0 < wait <= delay:
                self._look_in(table_id, wait)
                continue
            live.seen_turns[number] = seat.turn
            if number not in live.here():
                await self._tell(live, number, seat.turn)

    async def _tell(self, live: Live, number: int, turn: float) -> None:
        owner = live.room.seats[number].hash
        for row in await self.store.notices(live.row.id):
            if row.owner != owner or not row.confirmed or len(self._tasks) > MOST_AT_ONCE:
                continue
            if await self.store.tell_notice(row.id, turn):
                self._spawn(self._deliver(live.row.id, row, number, turn))

    # --- on its way -------------------------------------------------------------------------------------

    async def _deliver(self, table_id: str, row: NoticeRow, number: int, turn: float) -> None:
        """Try a few times, as long as it is that turn and its player has not come."""
        for pause in (0.0, *self.retries):
            await asyncio.sleep(pause)
            live = await self.hub.open(table_id)
            seat = live.room.seats[number]
            if not seat.is_on_turn or seat.turn != turn or (pause and number in live.here()):
                return
            outcome = await self._send(live, row)
            self.figures.notice(row.kind, outcome)
            if outcome == "gone":
                await self.store.delete_notice(row.id)
            if outcome != "later":
                return

    async def _send(self, live: Live, row: NoticeRow) -> Outcome:
        words = Words(live, row)
        if row.kind == "push":
            topic = b64(live.row.id.encode())[:32]
            return await self.pusher.send(row, words.payload(), topic)
        return await self.send_mail(words.turn_mail(self.hub.settings.public_url, await self.key()))

    async def send_mail(self, mail: Mail) -> Outcome:
        """One mail, if there have not been too many to this address, or in all."""
        if not self.mailer.is_there:
            return "failed"
        try:
            self.mails_each.take(mail.to.lower())
            self.mails.take(EVERYBODY)
        except TooMany:
            return "failed"
        return await self.mailer.send(mail)

    async def key(self) -> str:
        """What the links in mails are proved by."""
        return (await self.store.secret(SECRET)).value

    def confirm(self, live: Live, row: NoticeRow) -> None:
        """Ask beside whether an address is its owner's."""
        self._spawn(self._confirm(live, row))

    async def _confirm(self, live: Live, row: NoticeRow) -> None:
        try:
            self.confirms.take(row.address.lower())  # nobody can be pestered by strangers who name them
        except TooMany:
            return
        mail = Words(live, row).confirm_mail(self.hub.settings.public_url, await self.key())
        self.figures.notice("confirm", await self.send_mail(mail))

    # --- what is stale ----------------------------------------------------------------------------------

    async def _tidy(self, live: Live) -> None:
        """Seats have other owners: what belonged to those before is nobody's."""
        owners = {seat.hash for seat in live.room.seats}
        for row in await self.store.notices(live.row.id):
            if row.owner not in owners:
                await self.store.delete_notice(row.id)

    async def _sweep(self) -> None:
        for table_id in await self.store.noticed_tables(time.time() - RECENT, MOST_MISSED):
            await self._look(table_id)
        while True:
            await self.store.delete_stale_notices(time.time() - UNCONFIRMED)
            await asyncio.sleep(SWEEP)


def on_turn(room: Room) -> list[int]:
    """The seats of people who are to play themselves."""
    seats = enumerate(room.seats)
    return [i for i, seat in seats if seat.is_on_turn and seat.is_human and not seat.stand_in and seat.turn]
