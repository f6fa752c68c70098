"""Many games at once: worker processes play them, and everything lies in shared memory.

One step is one action for every game. A game that is over is begun anew at once: `returns` holds what it was
worth and `over` says so, while observation, mask and decider are already those of the next game. The game
with number i has the seed `seed/i`, the next one in its place `seed/i/1`, and so on: results do not depend on
how many workers there are.
"""

import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regnum.kernel.messages import Msg, raw
from regnum.research.core.errors import BadInput, ResearchError
from regnum.research.core.play import Play, Table
from regnum.research.core.returns import returns_of
from regnum.research.settings import measure_of, seed_of, table_of, wrong

STEP, RESET, STOP = b"s", b"r", b"q"
DONE = b"d"


class Arrays:
    """The arrays of a batch in one piece of shared memory."""

    def __init__(self, table: Table, count: int, memory: SharedMemory) -> None:
        self.memory = memory
        at = 0

        def array(shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
            nonlocal at
            made: NDArray[Any] = np.ndarray(shape, kind, memory.buf, at)
            at += -(-made.nbytes // 64) * 64
            return made

        self.observation = array((count, table.layout.size), np.int16)
        self.mask = array((count, table.actions.size), np.int8)
        self.decider = array((count,), np.int8)
        self.action = array((count,), np.int32)
        self.returns = array((count, table.seats), np.float32)
        self.over = array((count,), np.bool_)
        self.size = at


def size_of(table: Table, count: int) -> int:
    """How many bytes a batch needs."""
    row = 2 * table.layout.size + table.actions.size + 1 + 4 + 4 * table.seats + 1
    return count * row + 6 * 64


class VectorEnv:
    """A batch of games of one kind. Close it, or use it with `with`.

    `observation[i]` is what the decider of game i may know, `mask[i]` what it may do, `decider[i]` its seat.
    These arrays are the shared memory itself: copy what you want to keep beyond the next step.
    """

    def __init__(
        self, game: str, players: int, count: int, workers: int, seed: object, options: dict[str, Any]
    ) -> None:
        measure = measure_of(str(options.pop("returns", "rank")))
        self.table = table_of(game, players, options)
        if count < 1 or workers < 1:
            raise wrong("workers", f"{workers}/{count}", ["1/1", "2/8"])
        self.count = count
        self.seed = seed_of(seed)
        self._memory = SharedMemory(create=True, size=size_of(self.table, count))
        self._arrays = Arrays(self.table, count, self._memory)
        self.observation: NDArray[np.int16] = self._arrays.observation
        self.mask: NDArray[np.int8] = self._arrays.mask
        self.decider: NDArray[np.int8] = self._arrays.decider
        self.returns: NDArray[np.float32] = self._arrays.returns
        self.over: NDArray[np.bool_] = self._arrays.over
        self._lines: list[Connection] = []
        self._workers: list[Any] = []
        context = multiprocessing.get_context("spawn")  # the same on every system, and safe beside threads
        for share in np.array_split(np.arange(count), min(workers, count)):
            ours, theirs = context.Pipe()
            job = (game, players, options, measure, count, self._memory.name, self.seed)
            process = context.Process(target=work, args=(theirs, *job, share.tolist()), daemon=True)
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._workers.append(process)
        self._tell(RESET)

    def reset(self, seed: object = None) -> None:
        """All games anew; without a seed they are the first ones of the present seed again."""
        if seed is not None:
            self.seed = seed_of(seed)
        self._tell(RESET)

    def step(self, actions: NDArray[Any]) -> None:
        """One action for every game; raises BadInput or IllegalAction, and then nothing has changed."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or not np.issubdtype(given.dtype, np.integer):
            what = f"{given.dtype}{list(given.shape)}, int[{self.count}]"
            raise BadInput(Msg("error-research-shape", {"what": raw(what)}))
        inside = (given >= 0) & (given < self.table.actions.size)
        if not inside.all() or not self.mask[np.arange(self.count), given].all():
            wrong_at = int(np.argmin(inside & (self.mask[np.arange(self.count), given * inside] == 1)))
            raise outside(wrong_at, int(given[wrong_at]))
        self._arrays.action[:] = given
        self._tell(STEP)

    def sample(self, random: np.random.Generator) -> NDArray[np.int64]:
        """An action on offer for every game, uniformly."""
        worth = random.random(self.mask.shape, np.float32) * self.mask
        found: NDArray[np.int64] = np.argmax(worth, axis=1)
        return found

    def close(self) -> None:
        """Stop the workers and free the memory."""
        for line in self._lines:
            try:
                line.send_bytes(STOP)
                line.close()
            except OSError:
                pass
        for process in self._workers:
            process.join()
        if self._lines:
            self._lines = []
            del self._arrays, self.observation, self.mask, self.decider, self.returns, self.over
            self._memory.close()
            self._memory.unlink()

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def _tell(self, what: bytes) -> None:
        order = what + self.seed.encode() if what == RESET else what
        for line in self._lines:
            line.send_bytes(order)
        for line in self._lines:
            line.recv_bytes()


def outside(place: int, action: int) -> ResearchError:
    return BadInput(Msg("error-research-shape", {"what": raw(f"game {place}, action {action}")}))


class Worker:
    """The games of one process."""

    def __init__(self, table: Table, arrays: Arrays, measure: str, places: list[int]) -> None:
        self.table = table
        self.arrays = arrays
        self.measure = measure
        self.places = places
        self.seed = ""
        self.plays: dict[int, Play] = {}
        self.played: dict[int, int] = {}

    def reset(self, seed: str) -> None:
        self.seed = seed
        for place in self.places:
            self.played[place] = 0
            self.arrays.over[place] = False
            self.arrays.returns[place] = 0
            self.begin(place)

    def begin(self, place: int) -> None:
        nth = self.played[place]
        self.plays[place] = self.table.start(f"{self.seed}/{place}" + (f"/{nth}" if nth else ""))
        self.played[place] = nth + 1
        self.show(place)

    def show(self, place: int) -> None:
        play, arrays = self.plays[place], self.arrays
        arrays.decider[place] = play.decider
        arrays.observation[place] = np.frombuffer(play.observe(play.decider), np.int16)
        arrays.mask[place] = np.frombuffer(play.mask(), np.int8)

    def step(self) -> None:
        arrays = self.arrays
        for place, action in zip(self.places, arrays.action[self.places].tolist(), strict=True):
            play = self.plays[place]
            play.step(action)
            is_over = play.decider < 0
            arrays.over[place] = is_over
            if is_over:
                arrays.returns[place] = returns_of(self.table.spec.outcome(play.g), self.measure)
                self.begin(place)
            else:
                arrays.returns[place] = 0
                self.show(place)


def work(
    line: Connection,
    game: str,
    players: int,
    options: dict[str, Any],
    measure: str,
    count: int,
    memory: str,
    seed: str,
    places: list[int],
) -> None:
    """The life of a worker process: it does what it is told until it is told to stop, or nobody is left."""
    shared = SharedMemory(memory)
    table = table_of(game, players, options)
    worker = Worker(table, Arrays(table, count, shared), measure, places)
    worker.seed = seed
    try:
        while (order := line.recv_bytes()) != STOP:
            if order[:1] == RESET:
                worker.reset(order[1:].decode())
            else:
                worker.step()
            line.send_bytes(DONE)
    except EOFError:
        pass
    del worker
    shared.close()
