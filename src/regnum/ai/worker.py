"""A worker process that thinks for bots: jobs come in on standard input, answers go out.

Run as `python -m regnum.ai.worker`; one JSON object a line in both directions. It ends when its
input does, so it never outlives whoever started it. Each job brings an honest copy of a position;
what a seat cannot know never reaches this process. Finished games come whole, for the coach.
"""

import os
import signal
import sys
from typing import BinaryIO

import msgspec

from regnum.ai.coach.consulting import consulted
from regnum.ai.jobs import Answer, Asked, Components, Question, Ready
from regnum.ai.levels import bot_of
from regnum.games import game
from regnum.kernel.box import BaseBox
from regnum.kernel.codec import state_from_json
from regnum.library import tables_for

NICENESS = 5  # the server's event loop goes first
REMEMBERED = 64  # boxes; more than the server believes us to know (bots.py)


class Worker:
    """Answers jobs one after another; remembers the components it was given."""

    def __init__(self) -> None:
        self.tables: dict[tuple[str, str], BaseBox] = {}

    def handle(self, asked: Asked) -> Answer | None:
        """The answer to one message; components get none."""
        if isinstance(asked, Components):
            self._remember(asked.game, game(asked.game).load(asked.text))
            return None
        try:
            if isinstance(asked, Question):
                return Answer(asked.id, self._choose(asked))
            return Answer(asked.id, said=consulted(asked, self._box))
        except Exception as error:  # a bug in a bot must be told, not kill the process unheard
            return Answer(asked.id, error=f"{type(error).__name__}: {error}")

    def _remember(self, name: str, tables: BaseBox) -> None:
        self.tables.pop((name, tables.fingerprint), None)
        self.tables[name, tables.fingerprint] = tables
        while len(self.tables) > REMEMBERED:
            del self.tables[next(iter(self.tables))]

    def _choose(self, asked: Question) -> int:
        spec = game(asked.game)
        honest = state_from_json(spec, self._box(asked.game, str(asked.state["components"])), asked.state)
        bot = bot_of(asked.level, asked.seed, asked.seconds)
        return bot.choose(spec, honest, asked.seat)

    def _box(self, name: str, fingerprint: str) -> BaseBox:
        if (name, fingerprint) not in self.tables:
            self._remember(name, tables_for(name))
        return self.tables[name, fingerprint]


def serve(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Answer until the input ends."""
    worker = Worker()
    decoder = msgspec.json.Decoder(Asked)
    _send(outgoing, Ready(os.getpid()))
    for line in incoming:
        answer = worker.handle(decoder.decode(line))
        if answer is not None:
            _send(outgoing, answer)


def _send(outgoing: BinaryIO, message: Ready | Answer) -> None:
    outgoing.write(msgspec.json.encode(message) + b"\n")
    outgoing.flush()


def main() -> int:
    # Ctrl-C in the terminal of the server is the server's business: it closes our input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    outgoing = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a stray print must not garble the answers
    try:
        serve(sys.stdin.buffer, outgoing)
    except BrokenPipeError:
        return 0  # nobody listens any more
    return 0


if __name__ == "__main__":
    sys.exit(main())
