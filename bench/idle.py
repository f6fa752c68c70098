"""What idle tables cost: processor of started tables at which everybody is connected and nobody plays.

    python bench/idle.py [--tables 2000] [--seconds 10]

Two ways in one run: each table with an alarm for what is due next, as the keeper does it, and each table
visited every second, as it did before.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src"), str(ROOT / "scripts")]

from regnum.games import game  # noqa: E402
from regnum.server.bots import Consulting, Job  # noqa: E402
from regnum.server.catalogue import Offered  # noqa: E402
from regnum.server.entries.absence import NotePresence  # noqa: E402
from regnum.server.entries.seating import Claim  # noqa: E402
from regnum.server.hub import Hub  # noqa: E402
from regnum.server.keeper import Keeper  # noqa: E402
from regnum.server.refusal import Refused  # noqa: E402
from regnum.server.room import Created  # noqa: E402
from regnum.server.seats import Observer, SeatAsked  # noqa: E402
from regnum.server.settings import Settings  # noqa: E402
from regnum.server.store import open_store  # noqa: E402

GAME = "paladins"


class Silent:
    """A connection that is only there."""

    def __init__(self, seat: int) -> None:
        self.observer: Observer = (seat,)

    def look_again(self) -> None:
        pass

    def send(self, data: bytes, is_urgent: bool = True) -> None:
        pass

    def send_offer(self, is_urgent: bool = True) -> None:
        pass

    def drop(self) -> None:
        pass

    def shut(self, error: Refused) -> None:
        pass


class Nobody:
    """No bot plays at these tables."""

    async def choose(self, job: Job) -> tuple[int, str]:
        raise NotImplementedError

    async def consult(self, job: Consulting) -> Any:
        raise NotImplementedError


async def fill(hub: Hub, keeper: Keeper, tables: int) -> None:
    """Tables that have begun, with both players connected."""
    box = hub.offered.tables(GAME, "")
    seats = [SeatAsked("human", "simple")] * 2
    config = Created(
        game=GAME, rules=game(GAME).rules_version, fingerprint=box.fingerprint, components="", options={},
        seats=seats, clock=None, away=300,
    )  # fmt: skip
    for _ in range(tables):
        live = await hub.create(config, False)
        for seat in range(2):
            await hub.act(live.row.id, Claim(seat, "", "", f"secret{seat}", ""))
            live.connections.add(Silent(seat))
        for seat in range(2):
            await hub.act(live.row.id, NotePresence(seat, is_here=True))
        keeper.wake(live)


async def visits(keeper: Keeper, seconds: float) -> None:
    """Go round once a second."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for live in list(keeper.hub.live.values()):
            await keeper._look_after(live)
        await asyncio.sleep(min(1.0, max(0.0, end - time.monotonic())))


async def measure(tables: int, seconds: float) -> None:
    with tempfile.TemporaryDirectory(prefix="regnum-idle-") as folder:
        store = open_store(str(Path(folder) / "db"))
        await store.open()
        hub = Hub(store, Offered(), Settings(idle=3600))
        keeper = Keeper(hub, Nobody())
        keeper.start()
        await fill(hub, keeper, tables)
        await asyncio.sleep(1)  # what is still under way
        before, rung = time.process_time(), keeper.visits
        await asyncio.sleep(seconds)
        alarms, rung = time.process_time() - before, keeper.visits - rung
        before = time.process_time()
        await visits(keeper, seconds)
        visited = time.process_time() - before
        print(f"{tables} idle started tables, {seconds:g} s")
        print(f"  an alarm for what is due: {100 * alarms / seconds:.2f} % of a core, {rung} visits")
        print(f"  a visit every second:     {100 * visited / seconds:.2f} % of a core")
        await keeper.stop()
        await hub.close()
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--seconds", type=float, default=10.0)
    arguments = parser.parse_args()
    asyncio.run(measure(arguments.tables, arguments.seconds))


if __name__ == "__main__":
    main()
