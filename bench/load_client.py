"""Plays many tables at once against running servers; prints acknowledged choices and times as JSON.

    python bench/load_client.py SECONDS TABLES ADDRESS [ADDRESS ...]

Two clients a table, each in lock step: a choice is sent as soon as there is an offer, and counted
when the server says that it is durable. Tables are spread over the servers.
"""

import asyncio
import json
import random
import sys
import time
import urllib.request
from typing import Any

import msgspec
import uvloop
from websockets.asyncio.client import connect


class Option(msgspec.Struct):
    """The one field of a choice that is needed."""

    option: int


class Told(msgspec.Struct):
    """What is needed of any message of the server."""

    type: str
    decision: int = -1
    decider: int = 0
    choices: list[Option] = []


decode = msgspec.json.Decoder(Told).decode


class Load:
    """All clients, and what they measured."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.until = 0.0
        self.times: list[float] = []
        self.refused = 0
        self.finished = 0
        self.chance = random.Random(5)
        self.go = asyncio.Event()

    async def table(self, address: str) -> None:
        """Play one table after another until the time is up."""
        while not self.until or time.perf_counter() < self.until:
            made = await post(address, "/api/tables", {"game": "paladins", "seats": [{"kind": "human"}] * 2})
            table = made["table"]["id"]
            path = f"/api/tables/{table}/claim"
            keys = [(await post(address, path, {"seat": i}))["secret"] for i in range(2)]
            await asyncio.gather(*(self.seat(address, table, key) for key in keys))
            self.finished += 1

    async def seat(self, address: str, table: str, key: str) -> None:
        url = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
        async with connect(url, compression=None, max_size=None, ping_interval=None) as socket:
            await self.go.wait()
            await socket.send(json.dumps({"type": "hello", "secret": key, "since": -1}))
            sent, answered = 0.0, -1
            while True:
                told = decode(await socket.recv())
                if told.type == "done":
                    self.times.append(time.perf_counter() - sent)
                elif told.type == "refused":
                    self.refused += 1
                elif told.type == "offer":
                    now = time.perf_counter()
                    if told.decider < 0 or now > self.until:
                        return
                    if told.decision > answered:
                        answered = told.decision
                        option = told.choices[int(self.chance.random() * len(told.choices))].option
                        sent = now
                        await socket.send(
                            f'{{"type":"choose","id":1,"decision":{answered},"choice":{option}}}'
                        )

    async def run(self, addresses: list[str], tables: int) -> dict[str, Any]:
        tasks = [asyncio.create_task(self.table(addresses[i % len(addresses)])) for i in range(tables)]
        await asyncio.sleep(1.0 + tables / 40)  # everybody is connected before the clock starts
        began = time.perf_counter()
        self.until = began + self.seconds
        self.go.set()
        await asyncio.sleep(self.seconds)
        times = sorted(self.times)
        took = time.perf_counter() - began
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return {
            "moves": len(times),
            "seconds": took,
            "p50": 1000 * times[len(times) // 2],
            "p99": 1000 * times[int(len(times) * 0.99)],
            "refused": self.refused,
        }


async def post(address: str, path: str, body: Any) -> Any:
    return await asyncio.to_thread(_post, address + path, body)


def _post(url: str, body: Any) -> Any:
    request = urllib.request.Request(url, json.dumps(body).encode())
    with urllib.request.urlopen(request, timeout=30) as response:
        return json.load(response)


async def measure() -> dict[str, Any]:
    return await Load(float(sys.argv[1])).run(sys.argv[3:], int(sys.argv[2]))


if __name__ == "__main__":
    print(json.dumps(uvloop.run(measure())))
