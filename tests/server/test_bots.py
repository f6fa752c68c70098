"""The bot pool with real worker processes: killed, stopped, swamped, closed."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import Coroutine
from importlib.resources import files
from random import Random
from typing import Any
from zlib import crc32

import pytest
from tests.server.test_leaks import change_numbers
from tests.server.test_room import started
from tests.waiting import PATIENCE, until

from regnum import new_match
from regnum.ai.levels import bot_of
from regnum.games import GAMES, game
from regnum.kernel.codec import state_from_json
from regnum.kernel.errors import IllegalChoice
from regnum.kernel.match import Match
from regnum.kernel.offer import honest_copy
from regnum.kernel.sight import determinise
from regnum.server.bots import Job, PoolClosed, job_for
from regnum.server.keeper import chance_of
from regnum.server.processes import BotPool, WorkerProcess, default_workers


async def warm_up(pool: BotPool) -> None:
    """Start the workers before they are needed."""
    await asyncio.gather(*(pool._start(worker) for worker in pool.workers if not worker.is_alive))


def run(test: Coroutine[Any, Any, None]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(PATIENCE):
            await test

    asyncio.run(limited())


def at_turn(seed: str = "bots", players: int = 2) -> Match:
    """A game in round 1, the first player to act."""
    match = new_match("paladins", players=players, seed=seed)
    while type(match.state.agenda[-1]).__name__ != "Turn":
        match.submit(match.decider, match.state.legal[0])
    return match


def job_of(match: Match, seconds: float = 5.0, level: str = "simple", seed: int = 3) -> Job:
    return job_for(match.spec, match.state, match.decider, level=level, seed=seed, seconds=seconds)


def only_pid(pool: BotPool) -> int:
    pid = pool.processes[0].pid
    assert pid is not None
    return pid


async def until_healed(pool: BotPool, old: int) -> None:
    await until(lambda: pool.processes[0].pid not in (None, old) and not pool._healing)


async def until_asked(pool: BotPool) -> None:
    """Wait until the (stopped) worker has its job: a place is busy from then on."""
    await until(lambda: bool(pool._busy))


@pytest.mark.parametrize("level", ["random", "simple", "squire", "knight"])
def test_a_worker_answers_what_the_bot_answers_here(level: str) -> None:
    match = at_turn()
    seat = match.decider
    expected = bot_of(level, 3).choose(match.spec, honest_copy(match.spec, match.state, seat, 3), seat)

    async def test() -> None:
        async with BotPool(1, grace=PATIENCE) as pool:
            assert await pool.choose(job_of(match, level=level)) == (expected, "bot")
            assert pool.statistics.jobs == pool.statistics.answered == pool.statistics.started == 1

    run(test())


def test_a_job_holds_nothing_that_the_seat_cannot_know() -> None:
    match = at_turn(players=3)
    spec, g, seat = match.spec, match.state, match.decider
    others = [determinise(g, spec.layout(g), seat, seed) for seed in (11, 12)]
    assert others[0].contents() != others[1].contents()  # they do differ in what is hidden
    assert others[0].key != others[1].key
    wanted = job_of(match)
    for other in others:
        assert job_for(spec, other, seat, level="simple", seed=3, seconds=5.0) == wanted
    assert wanted.state["key"] != g.key.hex()

    async def test() -> None:
        async with BotPool(1, grace=PATIENCE) as pool:
            answers = [
                await pool.choose(job_for(spec, state, seat, level="simple", seed=3, seconds=30.0))
                for state in (g, *others)
            ]
            assert len(set(answers)) == 1
            assert answers[0][1] == "bot"

    run(test())


@pytest.mark.parametrize("name", GAMES)
def test_jobs_of_every_game_hold_what_the_seat_knows_and_can_be_read(name: str) -> None:
    match = new_match(name, players=3, seed="jobs")
    spec, layout = match.spec, match.spec.layout(match.state)
    chance = Random(1)
    for number in range(60):
        seat = match.decider
        job = job_of(match)
        if number % 6 == 0:
            other = determinise(match.state, layout, seat, number)
            change_numbers(other, layout, seat)
            assert job_for(spec, other, seat, level="simple", seed=3, seconds=5.0) == job
        read = state_from_json(spec, match.tables, json.loads(json.dumps(job.state)))  # as a worker does
        assert tuple(read.legal) == job.legal == tuple(match.state.legal)
        match.submit(seat, chance.choice(job.legal))


def test_jobs_for_seats_that_are_not_asked_and_unknown_levels_are_refused() -> None:
    match = at_turn()
    with pytest.raises(IllegalChoice):
        job_for(match.spec, match.state, 1 - match.decider, level="simple", seed=1, seconds=1.0)
    with pytest.raises(KeyError):
        job_of(match, level="grandmaster")


def test_secret_choices_can_be_asked_for_in_any_order() -> None:
    match = new_match("paladins", players=3, seed="simultaneous")
    while type(match.state.agenda[-1]).__name__ != "PickPaladin":
        match.submit(match.decider, match.state.legal[0])
    seats = [0, 1, 2]
    seats.remove(match.decider)

    async def test() -> None:
        async with BotPool(1, grace=PATIENCE) as pool:
            for seat in seats:
                job = job_for(match.spec, match.state, seat, level="simple", seed=1, seconds=5.0)
                option, by = await pool.choose(job)
                assert by == "bot"
                assert option in job.legal

    run(test())


def test_a_killed_worker_is_replaced_and_the_fallback_plays() -> None:
    match = at_turn()

    async def test() -> None:
        async with BotPool(1, grace=PATIENCE) as pool:
            await warm_up(pool)
            pid = only_pid(pool)
            os.kill(pid, signal.SIGSTOP)  # so that it is surely in the middle of the job
            asked = asyncio.create_task(pool.choose(job_of(match)))
            await until_asked(pool)
            os.kill(pid, signal.SIGKILL)
            option, by = await asked
            assert by == "fallback:crash"
            assert option in match.state.legal
            await until_healed(pool, pid)
            assert (await pool.choose(job_of(match)))[1] == "bot"
            assert pool.statistics.fallbacks == {"crash": 1}
            assert pool.statistics.started == 2

    run(test())


def test_a_hung_worker_is_replaced_and_the_fallback_plays() -> None:
    match = at_turn()

    async def test() -> None:
        async with BotPool(1, grace=0.3) as pool:
            await warm_up(pool)
            pid = only_pid(pool)
            os.kill(pid, signal.SIGSTOP)
            option, by = await pool.choose(job_of(match, seconds=0.2))
            assert by == "fallback:timeout"
            assert option in match.state.legal
            await until_healed(pool, pid)
            with pytest.raises(ProcessLookupError):
                os.kill(pid, 0)  # gone and reaped
            pool.grace = 20.0
            assert (await pool.choose(job_of(match)))[1] == "bot"

    run(test())


def test_a_worker_that_hangs_while_starting_holds_nobody_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The turn is over when the bot should have been; the place is tried again in the background."""
    match = at_turn()
    started: list[WorkerProcess] = []
    start = WorkerProcess.start

    async def counted(worker: WorkerProcess) -> None:
        started.append(worker)
        await start(worker)

    monkeypatch.setattr(WorkerProcess, "start", counted)
    command = [sys.executable, "-c", "import signal; signal.pause()"]

    async def test() -> None:
        async with BotPool(1, grace=0.0, start_seconds=PATIENCE, command=command) as pool:
            for _ in range(2):  # also while it still hangs
                option, by = await pool.choose(job_of(match, seconds=0.2))
                assert option in match.state.legal
                assert by in ("fallback:start", "fallback:busy")
            assert pool._healing
            assert len(started) == 1
        async with BotPool(1, grace=0.0, start_seconds=0.2, command=command) as pool:
            for tries in (2, 3):
                await pool.choose(job_of(match, seconds=0.1))
                await until(lambda: not pool._healing)
                assert len(started) == tries

    run(test())


def test_a_worker_that_is_slow_to_start_plays_when_it_is_up() -> None:
    match = at_turn()

    async def test() -> None:
        async with BotPool(1, grace=0.0) as pool:
            assert (await pool.choose(job_of(match, seconds=0.0)))[1] == "fallback:start"
            await until(lambda: not pool._healing and pool.workers[0].is_alive)
            pool.grace = PATIENCE
            assert (await pool.choose(job_of(match)))[1] == "bot"
            assert pool.statistics.started == 1

    run(test())


def test_the_chance_of_bots_comes_from_a_secret_of_the_table() -> None:
    rooms = [started("hb", game="gugong") for _ in range(2)]
    rooms[1].secret = "cd" * 32
    assert rooms[0].id == rooms[1].id
    seeds = {chance_of(room, decision) for room in rooms for decision in range(3)}
    assert len(seeds) == 6
    assert crc32(f"{rooms[0].id}/0".encode()) not in seeds


def test_the_fallback_is_the_same_for_the_same_seed_and_varies_with_it() -> None:
    match = at_turn()

    async def fallback(pool: BotPool, seed: int) -> int:
        option, by = await pool.choose(job_of(match, seed=seed))
        assert by == "fallback:start"
        return option

    async def test() -> None:
        async with BotPool(1, command=[sys.executable, "-c", ""]) as pool:
            options = [await fallback(pool, seed) for seed in range(6)]
            assert options == [await fallback(pool, seed) for seed in range(6)]
            assert len(set(options)) > 1
            assert set(options) <= set(match.state.legal)

    run(test())


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ('{"id": 1, "option": 62}', "illegal"),
        ('{"id": 9, "option": 20}', "illegal"),
        ('{"id": 1}', "illegal"),
        ('{"id": 1, "option": "20"}', "garbled"),
        ('{"id": 1, "error": "ValueError"}', "error"),
        ("what?", "garbled"),
        ("[]", "garbled"),
        ("x" * 100_000, "garbled"),
    ],
)
def test_nonsense_from_a_worker_is_not_played(answer: str, why: str) -> None:
    match = at_turn()
    assert 20 in match.state.legal
    assert 62 not in match.state.legal
    script = f"print('{{}}', flush=True); input(); print({answer!r}, flush=True); input()"

    async def test() -> None:
        async with BotPool(1, command=[sys.executable, "-c", script]) as pool:
            await warm_up(pool)
            pid = only_pid(pool)
            option, by = await pool.choose(job_of(match))
            assert by == f"fallback:{why}"
            assert option in match.state.legal
            await until_healed(pool, pid)

    run(test())


def test_the_event_loop_goes_on_while_a_bot_thinks() -> None:
    match = at_turn(players=4)

    async def test() -> None:
        async with BotPool(2, grace=PATIENCE) as pool:
            await warm_up(pool)
            stopped = [pid for worker in pool.processes if (pid := worker.pid) is not None]
            for pid in stopped:
                os.kill(pid, signal.SIGSTOP)  # it thinks as long as we like
            asked = [asyncio.create_task(pool.choose(job_of(match, seed=n))) for n in range(8)]
            await until(lambda: len(pool._busy) == len(stopped) == 2)
            for _ in range(1000):
                await asyncio.sleep(0)
            assert not any(task.done() for task in asked)
            for pid in stopped:
                os.kill(pid, signal.SIGCONT)
            assert [(await task)[1] for task in asked] == ["bot"] * 8

    run(test())


def test_more_jobs_than_workers_wait_their_turn_and_too_long_is_too_long() -> None:
    match = at_turn()

    async def test() -> None:
        async with BotPool(1, busy_seconds=0.3) as pool:
            await warm_up(pool)
            os.kill(only_pid(pool), signal.SIGSTOP)
            first = asyncio.create_task(pool.choose(job_of(match)))
            await until_asked(pool)
            option, by = await pool.choose(job_of(match))
            assert by == "fallback:busy"
            assert option in match.state.legal
            os.kill(only_pid(pool), signal.SIGCONT)
            assert (await first)[1] == "bot"

    run(test())


def test_a_cancelled_question_costs_the_worker_but_not_the_pool() -> None:
    match = at_turn()

    async def test() -> None:
        async with BotPool(1, grace=PATIENCE) as pool:
            await warm_up(pool)
            pid = only_pid(pool)
            os.kill(pid, signal.SIGSTOP)
            asked = asyncio.create_task(pool.choose(job_of(match)))
            await until_asked(pool)
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            assert (await pool.choose(job_of(match)))[1] == "bot"
            assert only_pid(pool) != pid

    run(test())


def test_closing_ends_all_processes_and_everybody_who_waits() -> None:
    match = at_turn()

    async def test() -> None:
        pool = BotPool(1)
        await warm_up(pool)
        pid = only_pid(pool)
        os.kill(pid, signal.SIGSTOP)
        asked = [asyncio.create_task(pool.choose(job_of(match))) for _ in range(3)]
        await until(lambda: pool._waiting == 2)
        await until_asked(pool)
        await pool.close()
        for task in asked:
            with pytest.raises(PoolClosed):
                await task
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        with pytest.raises(PoolClosed):
            await pool.choose(job_of(match))

    run(test())


def test_a_worker_ends_when_its_input_does_and_not_by_ctrl_c() -> None:
    async def test() -> None:
        async with BotPool(1, grace=PATIENCE) as pool:
            await warm_up(pool)
            process = pool.processes[0].process
            assert process is not None
            assert process.stdin is not None
            os.kill(process.pid, signal.SIGINT)
            match = at_turn()
            assert (await pool.choose(job_of(match)))[1] == "bot"
            process.stdin.close()  # as when the server is killed
            assert await process.wait() == 0

    run(test())


def test_corrected_components_reach_the_worker() -> None:
    text = (files("regnum.games") / "paladins" / "box" / "components.toml").read_text("utf-8")
    changed = text.replace("start_silver = 3", "start_silver = 5")
    assert changed != text
    spec = game("paladins")
    match = Match(spec, spec.load(changed), 2, {}, "components")
    more = {"level": "simple", "seed": 1, "seconds": 5.0}

    async def test() -> None:
        async with BotPool(1, grace=PATIENCE) as pool:
            for components in (changed, changed, None):
                at = match if components else new_match("paladins", players=2, seed="components")
                job = job_for(at.spec, at.state, at.decider, components=components, **more)  # type: ignore[arg-type]
                assert (await pool.choose(job))[1] == "bot"
            unknown = job_for(spec, match.state, match.decider, **more)  # type: ignore[arg-type]
            pool.workers[0].knows.clear()
            await pool.workers[0].stop(0)
            assert (await pool.choose(unknown))[1] == "fallback:error"

    run(test())


def test_one_core_is_left_to_the_server() -> None:
    assert 1 <= default_workers() <= max(1, (os.cpu_count() or 1) - 1)
