"""Figures about a running server, in the form Prometheus reads.

Never anything about a person, a single table or what is secret in a game.
"""

import asyncio
import contextlib
import inspect
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, cast
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Histogram, start_http_server
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from regnum.server.bots import Consulting, Job
from regnum.server.figures import Figures
from regnum.server.store import Store

if TYPE_CHECKING:
    from regnum.server.app import Server
    from regnum.server.keeper import Thinker

BEAT = 0.5  # seconds between two looks at the lag of the loop
SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 10.0)
# What is asked of the storage; everything else passes as it is.
ASKED = (
    *("append", "create_table", "entries", "table", "table_by_code", "open_tables", "count_tables"),
    *("save_snapshot", "snapshot", "add_score", "scores"),
)


class Metrics(Figures):
    """The counters of one server process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        self.requests = Counter(
            "regnum_requests", "HTTP requests", ("method", "route", "status"), registry=registry
        )
        self.request_seconds = Histogram(
            "regnum_request_seconds", "Time to answer a request", buckets=SHORT, registry=registry
        )
        self.refusals = Counter(
            "regnum_refusals", "Requests and connections refused, by message", ("why",), registry=registry
        )
        self.entries = Counter("regnum_entries", "Entries stored, by kind", ("kind",), registry=registry)
        self.choices = Counter("regnum_choices", "Choices stored", ("by",), registry=registry)
        self.bots = Counter("regnum_bot_decisions", "Decisions of bots", ("by",), registry=registry)
        self.bot_seconds = Histogram(
            "regnum_bot_seconds", "Time a bot took, waiting included", buckets=LONG, registry=registry
        )
        self.store_seconds = Histogram(
            "regnum_store_seconds", "Time the storage took", ("asked",), buckets=SHORT, registry=registry
        )
        self.store_errors = Counter(
            "regnum_store_errors", "Requests the storage refused", ("why",), registry=registry
        )
        self.lag = Histogram(
            "regnum_loop_lag_seconds", "How late the event loop is", buckets=SHORT, registry=registry
        )
        self.notices = Counter("regnum_notices", "Notices sent", ("kind", "outcome"), registry=registry)
        self.logged = Counter("regnum_logged", "Warnings and errors logged", ("level",), registry=registry)
        self._web: WSGIServer | None = None
        self._beat: asyncio.Task[None] | None = None
        self._handler = Counting(self.logged)

    # --- running -----------------------------------------------------------------------------------------

    def watch(self, server: "Server") -> None:
        self.registry.register(Present(server))

    def start(self, host: str, port: int) -> None:
        """Count; and tell whoever asks at a port of its own, if there is one."""
        logging.getLogger("regnum").addHandler(self._handler)
        self._beat = asyncio.get_running_loop().create_task(self._measure_lag())
        if port:
            self._web, _ = start_http_server(port, host, self.registry)

    async def stop(self) -> None:
        logging.getLogger("regnum").removeHandler(self._handler)
        if self._beat is not None:
            self._beat.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._beat
        if self._web is not None:
            web, self._web = self._web, None
            await asyncio.to_thread(web.shutdown)
            web.server_close()

    async def _measure_lag(self) -> None:
        while True:
            due = time.monotonic() + BEAT
            await asyncio.sleep(BEAT)
            self.lag.observe(max(0.0, time.monotonic() - due))

    # --- counting ----------------------------------------------------------------------------------------

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        self.requests.labels(method, route, str(status)).inc()
        self.request_seconds.observe(seconds)

    def refusal(self, why: str) -> None:
        self.refusals.labels(why).inc()

    def notice(self, kind: str, outcome: str) -> None:
        self.notices.labels(kind, outcome).inc()

    # --- around others -----------------------------------------------------------------------------------

    def timed(self, store: Store) -> Store:
        """The same store, with its time taken."""
        return cast(Store, TimedStore(store, self))

    def thinker(self, thinker: "Thinker") -> "Thinker":
        return TimedThinker(thinker, self)


class Counting(logging.Handler):
    """Counts what is logged as wrong."""

    def __init__(self, logged: Counter) -> None:
        super().__init__(logging.WARNING)
        self.logged = logged

    def emit(self, record: logging.LogRecord) -> None:
        self.logged.labels(record.levelname.lower()).inc()


class TimedStore:
    """A store that passes everything on."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._kinds: dict[str, Counter] = {}  # of entries; to look up a label takes longer than to count

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._store, name)
        if name not in ASKED or not inspect.iscoroutinefunction(found):
            return found
        timed = self._timed(name, found)
        setattr(self, name, timed)
        return timed

    def _timed(self, name: str, work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        seconds = self._metrics.store_seconds.labels(name)

        async def timed(*args: Any, **kwargs: Any) -> Any:
            began = time.monotonic()
            try:
                done = await work(*args, **kwargs)
            except Exception as e:
                self._metrics.store_errors.labels(type(e).__name__).inc()
                raise
            finally:
                seconds.observe(time.monotonic() - began)
            if name == "append":
                self._count(args[2])
            return done

        return timed

    def _count(self, entries: Sequence[dict[str, Any]]) -> None:
        """What this process has stored; others count their own."""
        for entry in entries:
            kind = str(entry.get("t", ""))
            if kind not in self._kinds:
                self._kinds[kind] = self._metrics.entries.labels(kind)
            self._kinds[kind].inc()
            if kind == "choose":
                self._metrics.choices.labels("bot" if entry.get("by") else "player").inc()


class TimedThinker:
    """Whoever answers for bots, with its time taken."""

    def __init__(self, thinker: "Thinker", metrics: Metrics) -> None:
        self._thinker = thinker
        self._metrics = metrics

    async def choose(self, job: Job) -> tuple[int, str]:
        began = time.monotonic()
        option, by = await self._thinker.choose(job)
        self._metrics.bot_seconds.observe(time.monotonic() - began)
        self._metrics.bots.labels(by).inc()
        return option, by

    async def consult(self, job: Consulting) -> Any:
        return await self._thinker.consult(job)


class Present(Collector):
    """What there is at the moment. Asked from another thread, so it only reads copies."""

    def __init__(self, server: "Server") -> None:
        self.server = server

    def collect(self) -> Iterator[Metric]:
        hub = self.server.hub
        rooms = list(hub.live.values())
        tables = GaugeMetricFamily("regnum_tables", "Tables in memory", labels=["status"])
        for status in ("open", "playing", "over"):
            tables.add_metric([status], sum(1 for live in rooms if live.room.status == status))
        yield tables
        watching = [connection for live in rooms for connection in list(live.connections)]
        spectators = sum(1 for connection in watching if not connection.observer)
        connections = GaugeMetricFamily("regnum_connections", "Connections", labels=["kind"])
        connections.add_metric(["player"], len(watching) - spectators)
        connections.add_metric(["spectator"], spectators)
        connections.add_metric(["http"], self.server.doors.total)
        connections.add_metric(["websocket"], self.server.sockets.quota.total)
        yield connections
        here = sum(len({seat for c in list(live.connections) for seat in c.observer}) for live in rooms)
        yield GaugeMetricFamily("regnum_seats_here", "Seats whose players are connected", here)
        thinking = sum(len(live.thinking) for live in rooms)
        yield GaugeMetricFamily("regnum_bots_thinking", "Bots at work", thinking)
        kept = GaugeMetricFamily("regnum_kept_bytes", "Answers about the past that are kept")
        kept.add_metric([], self.server.lobby.lookback.size)
        yield kept
        refused = GaugeMetricFamily(
            "regnum_doors_refused", "Connections refused before a request was read", labels=["status"]
        )
        for code, count in sorted(dict(self.server.doors.refused).items()):
            refused.add_metric([str(code)], count)
        yield refused
