"""What a choice costs inside the server, without the network: processor of the loop and of what stores.

    python -m bench.inside [--games paladins,troyes,gugong] [--tables 32] [--choices 3000] [--looks 2.2]
                           [--profile FILE]

The real server in this process, with SQLite, and clients that are called instead of written to; what they
take themselves is not counted. They play as those of bench/load_client.py do, the same deals every time. It
says nothing of how many choices a second a machine carries; but two commits that run side by side can be
compared on a busy machine.
PYTHONPATH says whose sources are measured.
"""

import argparse
import asyncio
import cProfile
import gc
import itertools
import random
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from typing import Any, cast

import msgspec
import uvloop

from regnum.cli.serve import spare_the_collector
from regnum.server import hub, play
from regnum.server.app import Server
from regnum.server.catalogue import Offered
from regnum.server.entries.seating import Claim
from regnum.server.line import Listener
from regnum.server.processes import BotPool
from regnum.server.protocol import CreateRequest
from regnum.server.settings import Rate, Settings
from regnum.server.store import open_store

LIMITS = ("requests", "new_tables", "misses", "messages", "plays", "chats", "claims", "looks")
SEATS = 2


class Option(msgspec.Struct):
    """The one field of a choice that is needed."""

    option: int


class Told(msgspec.Struct):
    """What is needed of any message of the server."""

    type: str
    version: int = 0
    decision: int = -1
    decider: int = 0
    choices: list[Option] = []


decode = msgspec.json.Decoder(list[Told]).decode


class Round:
    """All clients, and what they have done."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.chance = random.Random(5)
        self.made = 0
        self.looked = 0
        self.bytes = 0
        self.spent = 0.0  # by clients, which does not count
        self.over = asyncio.Event()
        self.players: list[asyncio.Task[None]] = []
        self.more: deque[int] = deque()  # tables whose game is over


class Client:
    """A player, and the line to them at once: what is written is read in the same breath."""

    is_writable = True

    def __init__(self, round_: Round, number: int, seat: int) -> None:
        self.round = round_
        self.seat = seat
        self.number = number
        self.listener: Listener | None = None
        self.answered = -1
        self.offer: Told | None = None
        self.looks: list[int] = []

    # --- Line -----------------------------------------------------------------------------------------

    def listen(self, listener: Listener) -> None:
        self.listener = listener

    def write(self, data: bytes) -> None:
        began = time.thread_time()
        self.round.bytes += len(data)
        for told in decode(data if data[:1] == b"[" else b"[%b]" % data):
            self.read(told)
        self.round.spent += time.thread_time() - began

    async def close(self, code: int, reason: str) -> None:
        """Nobody is there."""

    # --- playing --------------------------------------------------------------------------------------

    def read(self, told: Told) -> None:
        if told.type == "offer":
            if told.decider < 0:
                if self.seat:
                    return  # one says it for both
                self.round.more.append(self.number)
                self.round.over.set()
            elif told.decision > self.answered:
                self.point(told)
        elif told.type == "previews" and self.offer is not None:
            self.round.looked += 1
            self.act(self.offer)
        elif told.type == "done":
            self.round.made += 1
            if self.round.made >= self.round.asked.choices:
                self.round.over.set()
        elif told.type == "refused":
            raise AssertionError("refused")

    def point(self, offer: Told) -> None:
        """What to look at; last at what is chosen."""
        chance, looks = self.round.chance, self.round.asked.looks
        self.answered, self.offer = offer.decision, offer
        options = [choice.option for choice in offer.choices]
        chosen = options[int(chance.random() * len(options))]
        count = int(looks) + (chance.random() < looks % 1)
        passed = [options[int(chance.random() * len(options))] for _ in range(count - 1)]
        self.looks = [*dict.fromkeys([*passed, chosen] if count else []), -1, chosen]
        self.act(offer)

    def act(self, offer: Told) -> None:
        option = self.looks.pop(0)
        if option == -1:
            self.offer = None
            asked = f'{{"type":"choose","id":1,"decision":{offer.decision},"choice":{self.looks.pop()}}}'
        else:
            head = f'{{"type":"look","id":1,"decision":{offer.decision},"version":{offer.version}'
            asked = f'{head},"options":[{option}]}}'
        assert self.listener is not None
        asyncio.get_running_loop().call_soon(self.listener.heard, asked.encode())


class Socket:
    """As much of a WebSocket as a connection asks for."""

    def __init__(self, table: str, client: Client) -> None:
        self.scope: dict[str, Any] = {"client": ("127.0.0.1", 1), "type": "websocket"}
        self.path_params = {"table": table}
        self.client = client

    async def accept(self) -> None:
        """Nothing to shake hands with."""


async def sit_down(server: Server, round_: Round, number: int) -> None:
    """A new table with its clients."""
    games = round_.asked.games.split(",")
    form = {"game": games[number % len(games)], "seats": [{"kind": "human"}] * SEATS}
    config = server.lobby.config(
        msgspec.convert(form, CreateRequest),
        server.hub.offered.tables(form["game"], ""),
    )
    live = await server.hub.create(config, False)
    for seat in range(SEATS):
        claim = Claim(seat, f"player {seat}", "", f"{live.row.id}.{seat}", "words")
        await server.hub.act(live.row.id, claim)
    for seat in range(SEATS):
        client = Client(round_, number, seat)
        player = play.Player(server.sockets, Socket(live.row.id, client), "here")  # type: ignore[arg-type]
        round_.players.append(asyncio.create_task(player.run()))
        while client.listener is None:
            await asyncio.sleep(0)
        hello = f'{{"type":"hello","secret":"{live.row.id}.{seat}","since":-1,"compact":true}}'
        client.listener.heard(hello.encode())


async def measure(asked: argparse.Namespace, folder: str) -> None:
    play.line_of = lambda socket: cast(Any, socket).client  # type: ignore[attr-defined]
    deals = itertools.count()
    hub.new_secret = lambda: f"deal {next(deals)}"  # type: ignore[attr-defined]
    settings = Settings(reasons_delay=60, bystander_delay=2)  # a busy machine is slow
    for name in LIMITS:
        setattr(settings, name, Rate(1e6, 1_000_000))
    async with BotPool(1) as pool:
        server = Server(open_store(str(Path(folder) / "inside.db")), Offered([]), pool, settings)
        await server.open()
        server.keeper.start()
        spare_the_collector()
        round_ = Round(asked)
        for number in range(asked.tables):
            await sit_down(server, round_, number)
        profile = cProfile.Profile()
        begun = round_.made, round_.spent, round_.looked, round_.bytes
        if asked.profile:
            profile.enable()
        loop, everything = time.thread_time(), time.process_time()
        while round_.made < asked.choices:
            await round_.over.wait()
            round_.over.clear()
            while round_.more:
                await sit_down(server, round_, round_.more.popleft())
        loop, everything = time.thread_time() - loop, time.process_time() - everything
        profile.disable()
        made, spent = round_.made - begun[0], round_.spent - begun[1]
        if asked.profile:
            profile.dump_stats(asked.profile)
        await server.keeper.stop()
        for player in round_.players:
            player.cancel()
        await asyncio.gather(*round_.players, return_exceptions=True)
        await server.hub.close()
        await server.store.close()
    print(
        f"{1000 * (everything - spent) / made:.3f} ms of processor a choice: event loop "
        f"{1000 * (loop - spent) / made:.3f}, threads {1000 * (everything - loop) / made:.3f}; "
        f"{(round_.looked - begun[2]) / made:.2f} previews and "
        f"{(round_.bytes - begun[3]) / made / 1000:.1f} kB a choice"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", default="paladins,troyes,gugong")
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--choices", type=int, default=3000)
    parser.add_argument("--looks", type=float, default=2.2)
    parser.add_argument("--profile", default="", help="write a profile of the event loop")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="regnum-inside-") as folder:
        gc.collect()
        uvloop.run(measure(asked, folder))
    return 0


if __name__ == "__main__":
    sys.exit(main())
