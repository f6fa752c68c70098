"""Who plays the games: this process, several others, or the machines of a Ray cluster.

Each of the three takes a plan and the numbers of the games and hands back results as they come. Which of them
it is changes nothing but the order and the time.
"""

import signal
import threading
from collections import deque
from collections.abc import Generator, Sequence
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Any

from regnum.ai.arena.plan import Json, Plan, plan_from
from regnum.ai.arena.playing import GameResult, play_number, result_from
from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import Msg, raw

ATTEMPTS = 3  # at a game whose worker dies: more often, and it is the game
AHEAD = 2  # games a core of the cluster is given at once
LOCAL = "local"  # instead of the address of a cluster: one of this machine alone

Playing = Generator[tuple[int, GameResult], None, None]


class GameFailed(RegnumError):
    """A game that could not be played to its end, by whose fault ever."""


def play_told(told: Json, number: int) -> Json:
    """A game in another process: what goes there and back is JSON, so it may be compiled or not."""
    return play_number(plan_from(told), number).as_json()


def here(plan: Plan, numbers: Sequence[int]) -> Playing:
    """One game after another in this process."""
    for number in numbers:
        yield number, play_number(plan, number)


# --- processes ------------------------------------------------------------------------------------------


def work(channel: Any, told: Json) -> None:
    """A worker: plays what it is told until nobody tells it anything."""
    while True:
        try:
            number = channel.recv()
        except EOFError:
            return
        try:
            channel.send((play_told(told, number), ""))
        except Exception as error:  # a bug in a bot is told, it must not look like a killed process
            channel.send((None, f"{type(error).__name__}: {error}"))


class Worker:
    """One process and the game it is playing."""

    def __init__(self, plan: Plan, number: int) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self.channel: Any = ours
        self.process: SpawnProcess = context.Process(target=work, args=(theirs, plan.as_json()), daemon=True)
        start_quietly(self.process)
        theirs.close()  # so that we notice when the other side is gone
        self.number = number
        self.give(number)

    def give(self, number: int) -> None:
        self.number = number
        try:
            self.channel.send(number)
        except OSError:  # it is gone: the answer will be that nobody answers
            return

    def answer(self) -> tuple[Json | None, str] | None:
        """What came back; None if the process is gone."""
        try:
            found: tuple[Json | None, str] = self.channel.recv()
        except (EOFError, OSError):
            return None
        return found

    def end(self) -> None:
        self.channel.close()
        self.process.terminate()
        self.process.join()


def start_quietly(process: SpawnProcess) -> None:
    """Ctrl-C goes to all processes of a terminal; a worker leaves it to us from its first moment."""
    if threading.current_thread() is not threading.main_thread():
        process.start()
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        process.start()
    finally:
        signal.signal(signal.SIGINT, before)


def on_processes(plan: Plan, numbers: Sequence[int], count: int) -> Playing:
    """So many games at once. The game of a worker that is killed is played again by a new one."""
    waiting = deque(numbers)
    crew: list[Worker] = []
    lost: dict[int, int] = {}
    try:
        while waiting or crew:
            while waiting and len(crew) < count:
                crew.append(Worker(plan, waiting.popleft()))
            ready = wait([worker.channel for worker in crew])
            for worker in [worker for worker in crew if worker.channel in ready]:
                number = worker.number
                answer = worker.answer()
                if answer is None or not waiting:
                    crew.remove(worker)
                    worker.end()
                else:
                    worker.give(waiting.popleft())
                if answer is None:
                    lost[number] = lost.get(number, 0) + 1
                    if lost[number] >= ATTEMPTS:
                        raise GameFailed(Msg("arena-worker-lost", {"number": number, "times": ATTEMPTS}))
                    waiting.appendleft(number)
                else:
                    yield number, read(number, answer)
    finally:
        for worker in crew:
            worker.end()


def read(number: int, answer: tuple[Json | None, str]) -> GameResult:
    told, why = answer
    if told is None:
        raise GameFailed(
            Msg("arena-game-failed", {"number": number, "why": raw(why), "option": raw("--workers 1")})
        )
    return result_from(told)


# --- Ray ------------------------------------------------------------------------------------------------


def find_ray() -> Any:
    """Ray, which is imported only when somebody asks for it; raises GameFailed where it is not installed."""
    try:
        return import_module("ray")
    except ImportError:
        raise GameFailed(Msg("arena-no-ray")) from None


def on_ray(plan: Plan, numbers: Sequence[int], address: str) -> Playing:
    """The games on a Ray cluster, whose machines have the same Regnum installed."""
    ray = find_ray()
    ray.init(address=None if address == LOCAL else address, log_to_driver=False, logging_level="ERROR")
    try:
        remote = ray.remote(max_retries=ATTEMPTS)(play_told)
        told = plan.as_json()
        waiting = deque(numbers)
        under_way: dict[Any, int] = {}
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while waiting or under_way:
            while waiting and len(under_way) < room:
                number = waiting.popleft()
                under_way[remote.remote(told, number)] = number
            for done in ray.wait(list(under_way))[0]:
                number = under_way.pop(done)
                yield number, read(number, answer_of(ray, done))
    finally:
        ray.shutdown()


def answer_of(ray: Any, reference: Any) -> tuple[Json | None, str]:
    try:
        return ray.get(reference), ""
    except Exception as error:  # whatever went wrong over there
        return None, (str(error).strip().splitlines() or [""])[-1]
