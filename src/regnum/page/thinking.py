"""What the second worker of a page runs: the worker of a server's pool (ai/worker.py), line by line."""

from typing import Any

import msgspec

from regnum.ai.jobs import Asked, Ready
from regnum.ai.worker import Worker


class Thinking:
    """Lines in, lines out; called by web/src/engine/thinker.ts."""

    def __init__(self) -> None:
        self._worker = Worker()
        self._decoder = msgspec.json.Decoder(Asked)

    def ready(self) -> bytes:
        """The first line."""
        return msgspec.json.encode(Ready())

    def answer(self, line: Any) -> bytes | None:
        """The answer to a line, if it gets one."""
        answer = self._worker.handle(self._decoder.decode(line.to_bytes()))
        return None if answer is None else msgspec.json.encode(answer)
