"""Who does the work of an arena or of training: this process, several others, or machines of a Ray cluster.

Work is a function from a JSON object and a number to a JSON object. Each of the three is given such a
function once, then objects and numbers as often as wanted, and hands back what came of each number as it
comes. Which of them it is changes nothing but the order and the time.
"""

import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Sequence
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from typing import Any, Protocol

from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import Msg, raw

ATTEMPTS = 3  # at a piece of work whose worker dies: more often, and it is the work
AHEAD = 2  # pieces a core of the cluster is given at once

Json = dict[str, Any]
Work = Callable[[Json, int], Json]  # found by its name in other processes: a function of a module
Done = Generator[tuple[int, Json], None, None]


class WorkFailed(RegnumError):
    """A piece of work that could not be done, by whose fault ever."""


class Crew(Protocol):
    """Whoever does the work."""

    def run(self, told: Json, numbers: Sequence[int]) -> Done:
        """Do the work with these numbers; raises WorkFailed."""
        ...

    def close(self) -> None: ...


def crew_of(work: Work, workers: int = 1, ray: str | None = None) -> Crew:
    """So many processes, or a Ray cluster; raises WorkFailed where there is none."""
    if ray is not None:
        return RayCrew(work, ray)
    return Processes(work, workers) if workers > 1 else Alone(work)


class Alone:
    """One piece after another in this process."""

    def __init__(self, work: Work) -> None:
        self.work = work

    def run(self, told: Json, numbers: Sequence[int]) -> Done:
        for number in numbers:
            yield number, self.work(told, number)

    def close(self) -> None:
        pass


# --- processes ------------------------------------------------------------------------------------------


def toil(channel: Any, work: Work) -> None:
    """A worker: does what it is told until nobody tells it anything. It is told what has changed only."""
    told: Json = {}
    while True:
        try:
            changed, number = channel.recv()
        except EOFError:
            return
        told = told if changed is None else changed
        try:
            channel.send((work(told, number), ""))
        except Exception as error:  # a bug in a bot is told, it must not look like a killed process
            channel.send((None, f"{type(error).__name__}: {error}"))


class Worker:
    """One process and the piece of work it has."""

    def __init__(self, work: Work) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self.channel: Any = ours
        self.process: SpawnProcess = context.Process(target=toil, args=(theirs, work), daemon=True)
        start_quietly(self.process)
        theirs.close()  # so that we notice when the other side is gone
        self.knows: Json | None = None
        self.number = -1

    def give(self, told: Json, number: int) -> None:
        self.number = number
        try:
            self.channel.send((None if self.knows is told else told, number))
        except OSError:  # it is gone: the answer will be that nobody answers
            return
        self.knows = told

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


class Processes:
    """So many pieces at once. The work of a process that is killed is done again by a new one."""

    def __init__(self, work: Work, count: int) -> None:
        self.work = work
        self.count = count
        self.idle: list[Worker] = []

    def run(self, told: Json, numbers: Sequence[int]) -> Done:
        waiting = deque(numbers)
        busy: list[Worker] = []
        lost: dict[int, int] = {}
        try:
            while waiting or busy:
                while waiting and len(busy) < self.count:
                    worker = self.idle.pop() if self.idle else Worker(self.work)
                    busy.append(worker)
                    worker.give(told, waiting.popleft())
                ready = wait([worker.channel for worker in busy])
                for worker in [worker for worker in busy if worker.channel in ready]:
                    busy.remove(worker)
                    answer = worker.answer()
                    if answer is None:
                        worker.end()
                        waiting.appendleft(missing(worker.number, lost))
                    else:
                        self.idle.append(worker)
                        yield worker.number, read(worker.number, answer)
        finally:
            for worker in busy:
                worker.end()

    def close(self) -> None:
        for worker in self.idle:
            worker.end()
        self.idle = []


def missing(number: int, lost: dict[int, int]) -> int:
    """The number of a piece whose worker is gone, to be done again."""
    lost[number] = lost.get(number, 0) + 1
    if lost[number] >= ATTEMPTS:
        raise WorkFailed(Msg("arena-worker-lost", {"number": number, "times": ATTEMPTS}))
    return number


def read(number: int, answer: tuple[Json | None, str]) -> Json:
    told, why = answer
    if told is None:
        raise WorkFailed(
            Msg("arena-game-failed", {"number": number, "why": raw(why), "option": raw("--workers 1")})
        )
    return told


# --- Ray ------------------------------------------------------------------------------------------------


def find_ray() -> Any:
    """Ray, which is imported only when somebody asks for it; raises WorkFailed where it is not installed."""
    try:
        return import_module("ray")
    except ImportError:
        raise WorkFailed(Msg("arena-no-ray")) from None


class RayCrew:
    """The work on a Ray cluster, whose machines have the same Regnum installed."""

    def __init__(self, work: Work, address: str) -> None:
        self.ray = find_ray()
        try:
            self.ray.init(address=address, log_to_driver=False, logging_level="ERROR")
        except Exception as error:  # no cluster there, or one of another Ray or Python
            why = (str(error).strip().splitlines() or [type(error).__name__])[0]
            raise WorkFailed(Msg("arena-no-cluster", {"address": raw(address), "why": raw(why)})) from None
        self.remote = self.ray.remote(max_retries=ATTEMPTS)(work)

    def run(self, told: Json, numbers: Sequence[int]) -> Done:
        ray = self.ray
        waiting = deque(numbers)
        under_way: dict[Any, int] = {}
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while waiting or under_way:
            while waiting and len(under_way) < room:
                number = waiting.popleft()
                under_way[self.remote.remote(told, number)] = number
            for done in ray.wait(list(under_way))[0]:
                number = under_way.pop(done)
                yield number, read(number, answer_of(ray, done))

    def close(self) -> None:
        self.ray.shutdown()


def answer_of(ray: Any, reference: Any) -> tuple[Json | None, str]:
    try:
        return ray.get(reference), ""
    except Exception as error:  # whatever went wrong over there
        return None, (str(error).strip().splitlines() or [""])[-1]
