"""A worker process that thinks for bots: jobs come in on standard input, answers go out.

Run as `python -m regnum.ai.worker`; one JSON object a line in both directions. It ends when its
input does, so it never outlives whoever started it. Each job brings an honest copy of a position;
what a seat cannot know never reaches this process.
"""

import json
import os
import signal
import sys
from typing import Any, BinaryIO

from regnum.ai.levels import bot_of
from regnum.games import game
from regnum.kernel.codec import state_from_json
from regnum.kernel.tables import BaseTables
from regnum.library import tables_for

NICENESS = 5  # the server's event loop goes first


class Worker:
    """Answers jobs one after another; remembers the components it was given."""

    def __init__(self) -> None:
        self.tables: dict[tuple[str, str], BaseTables] = {}

    def handle(self, message: dict[str, Any]) -> dict[str, object] | None:
        """The answer to one message; components get none."""
        if "components" in message:
            self._remember(message["game"], game(message["game"]).load(message["components"]))
            return None
        try:
            return {"id": message["id"], "option": self._choose(message)}
        except Exception as error:  # a bug in a bot must be told, not kill the process unheard
            return {"id": message.get("id"), "error": f"{type(error).__name__}: {error}"}

    def _remember(self, name: str, tables: BaseTables) -> None:
        self.tables[name, tables.fingerprint] = tables

    def _choose(self, job: dict[str, Any]) -> int:
        spec = game(job["game"])
        key = (job["game"], job["state"]["components"])
        if key not in self.tables:
            self._remember(job["game"], tables_for(job["game"]))
        honest = state_from_json(spec, self.tables[key], job["state"])
        bot = bot_of(job["level"], job["seed"], job["seconds"])
        return bot.choose(spec, honest, job["seat"])


def serve(incoming: BinaryIO, outgoing: BinaryIO) -> None:
    """Answer until the input ends."""
    worker = Worker()
    _send(outgoing, {"ready": os.getpid()})
    for line in incoming:
        answer = worker.handle(json.loads(line))
        if answer is not None:
            _send(outgoing, answer)


def _send(outgoing: BinaryIO, message: dict[str, object]) -> None:
    outgoing.write(json.dumps(message).encode() + b"\n")
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
