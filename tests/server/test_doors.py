"""What is refused before anything is parsed: endless heads, slow senders, too many connections."""

import asyncio
import contextlib
import tracemalloc
from pathlib import Path

import pytest
from tests.server.support import Running, quick_settings, running
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.anyio

HALF = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
SLOW_BODY = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{"
WHOLE = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
CHUNK = b"x" * (1 << 20)


async def connect(server: Running) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", server.port)


async def close(*writers: asyncio.StreamWriter) -> None:
    for writer in writers:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def rest_of(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the other side has closed."""
    got = b""
    async with asyncio.timeout(PATIENCE):
        with contextlib.suppress(ConnectionError):
            while more := await reader.read(1 << 16):
                got += more
    return got


async def flood(server: Running, start: bytes, megabytes: int = 61) -> tuple[bytes, int]:
    """Send a head that does not end; return what was answered and how much was taken."""
    reader, writer = await connect(server)
    answer = asyncio.create_task(rest_of(reader))
    taken = 0
    writer.write(start)
    with contextlib.suppress(ConnectionError):
        for _ in range(megabytes):
            writer.write(CHUNK)
            await writer.drain()
            if answer.done():
                break
            taken += len(CHUNK)
    await close(writer)
    return await answer, taken


@pytest.mark.parametrize(
    ("start", "status"),
    [
        (b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ", b"431"),
        (b"GET /", b"414"),
        (b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"A: b\r\n" * 4000, b"431"),
    ],
)
async def test_an_endless_head_is_cut_off_and_costs_no_memory(
    tmp_path: Path, start: bytes, status: bytes
) -> None:
    async with running(str(tmp_path / "db")) as server:
        await server.call("GET", "/api/nothing")  # words are loaded when first needed
        tracemalloc.start()
        try:
            answer, taken = await flood(server, start)
            peak = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
        assert answer.startswith(b"HTTP/1.1 " + status), answer[:100]
        assert b'"error"' in answer  # says what is wrong, like every refusal
        assert taken < 16 << 20
        assert peak < 16 << 20
        assert (await server.call("GET", "/api/health")).status_code == 200


async def test_half_a_head_half_a_body_and_nothing_are_closed_in_time(tmp_path: Path) -> None:
    settings = quick_settings(head_time=0.5, body_time=0.5, http_connections_per_address=1000)
    async with running(str(tmp_path / "db"), settings) as server:
        for start, status in ((HALF, b"408"), (SLOW_BODY, b"408"), (b"", b""), (b"\r\n\r\n", b"408")):
            waiting = []
            for _ in range(50):
                reader, writer = await connect(server)
                writer.write(start)
                waiting.append((reader, writer))
            answers = await asyncio.gather(*(rest_of(reader) for reader, _ in waiting))
            await close(*(writer for _, writer in waiting))
            assert {answer[9:12] for answer in answers} == {status}, start
        await until(lambda: server.doors.total == 0)


async def test_a_head_that_trickles_in_has_no_more_time_than_one_at_once(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(head_time=0.3)) as server:
        reader, writer = await connect(server)
        writer.write(HALF)
        answer = asyncio.create_task(rest_of(reader))
        with contextlib.suppress(ConnectionError):
            while not answer.done():
                writer.write(b"y")
                await writer.drain()
                await server.call("GET", "/api/games")  # not faster than that
        assert (await answer).startswith(b"HTTP/1.1 408")
        await close(writer)


async def test_who_does_not_read_the_answer_is_cut_off(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(send_time=0.2)) as server:
        _, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
        for _ in range(400):  # many large answers, none of them read
            writer.write(b"GET /api/messages/en.ftl HTTP/1.1\r\nHost: localhost\r\n\r\n")
        with contextlib.suppress(ConnectionError):
            await writer.drain()
        await until(lambda: server.doors.total == 0)
        await close(writer)


async def test_connections_of_one_address_and_of_all_are_counted(tmp_path: Path) -> None:
    settings = quick_settings(http_connections_per_address=3, head_time=60.0)
    async with running(str(tmp_path / "db"), settings) as server:
        held = [await connect(server) for _ in range(3)]
        await until(lambda: server.doors.total == 3)
        reader, writer = await connect(server)
        writer.write(WHOLE)
        assert (await rest_of(reader)).startswith(b"HTTP/1.1 503")
        await close(writer)
        await close(held.pop()[1])
        await until(lambda: server.doors.total == 2)
        reader, writer = await connect(server)
        writer.write(WHOLE)
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        await close(writer, *(each for _, each in held))


async def test_behind_a_proxy_only_the_number_of_all_counts(tmp_path: Path) -> None:
    settings = quick_settings(
        http_connections_per_address=1, http_connections=3, proxy_headers=True, head_time=60.0
    )
    async with running(str(tmp_path / "db"), settings) as server:
        held = [await connect(server) for _ in range(3)]
        await until(lambda: server.doors.total == 3)
        reader, writer = await connect(server)
        assert (await rest_of(reader)).startswith(b"HTTP/1.1 503")
        await close(writer, *(each for _, each in held))


async def test_idle_connections_are_closed_and_websockets_are_not(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(keep_alive=0.2)) as server:
        reader, writer = await connect(server)
        writer.write(WHOLE)
        assert (await rest_of(reader)).startswith(b"HTTP/1.1 200")
        await close(writer)
    async with running(str(tmp_path / "db"), settings := quick_settings()) as server:
        table, keys = await server.two_players()
        await server.http.aclose()
        await until(lambda: server.doors.total == 0)
        settings.head_time = settings.body_time = 0.1
        async with server.watch(table, keys[0]) as one, server.watch(table, keys[1]) as two:
            assert server.doors.total == 0  # they are counted elsewhere
            reader, writer = await connect(server)
            await rest_of(reader)  # it has had its time, and so had they
            await close(writer)
            assert (await one.ask("ping"))["type"] == "pong"
            assert (await two.ask("ping"))["type"] == "pong"


async def test_pipelined_requests_are_bounded(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        reader, writer = await connect(server)
        writer.write(WHOLE * 5)
        await writer.drain()
        for _ in range(5):
            head = await reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200")
            length = next(
                int(line[15:]) for line in head.split(b"\r\n") if line.startswith(b"content-length")
            )
            await reader.readexactly(length)
        await close(writer)
        reader, writer = await connect(server)
        writer.write(WHOLE * 3000)
        await rest_of(reader)  # closed without having answered all
        await close(writer)
