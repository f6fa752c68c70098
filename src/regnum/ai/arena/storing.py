"""Finished games in a file, a line of JSON each: the plan first, then games in the order they ended.

A line is written in one piece when its game is over. Whatever ends the program, at worst the last line is
torn, and is cut off when the file is opened again.
"""

import json
from pathlib import Path
from typing import BinaryIO

from regnum.ai.arena.plan import Json, Plan
from regnum.ai.arena.playing import GameResult, result_from
from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import Msg, raw

BEGINNING = b'{"form":'  # of the first line, which may be torn too


class BadStore(RegnumError):
    """A file that holds something else, or games of another plan."""


class Store:
    """The file of a plan, open for more games."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Read what is there; raises BadStore, or OSError."""
        self.path = path
        self.results: dict[int, GameResult] = {}
        text = path.read_bytes() if path.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        lines = whole.splitlines()
        if lines:
            self._check(lines[0], plan)
        elif not text.startswith(BEGINNING[: len(text)]):
            raise BadStore(Msg("arena-no-store", {"file": raw(str(path))}))
        for line in lines[1:]:
            number, result = self._game(line)
            self.results.setdefault(number, result)
        path.parent.mkdir(parents=True, exist_ok=True)
        self.file: BinaryIO = path.open("r+b" if path.exists() else "w+b")
        self.file.seek(len(whole))
        self.file.truncate()
        if not lines:
            self._write(plan.as_json())

    def add(self, number: int, result: GameResult) -> None:
        self.results[number] = result
        self._write({"number": number, **result.as_json()})

    def close(self) -> None:
        self.file.close()

    def _write(self, told: Json) -> None:
        self.file.write(json.dumps(told, separators=(",", ":")).encode() + b"\n")
        self.file.flush()

    def _game(self, line: bytes) -> tuple[int, GameResult]:
        told = self._read(line)
        try:
            return int(told["number"]), result_from(told)
        except (KeyError, TypeError, ValueError):
            raise BadStore(Msg("arena-no-store", {"file": raw(str(self.path))})) from None

    def _read(self, line: bytes) -> Json:
        try:
            told = json.loads(line)
        except ValueError:
            told = None
        if not isinstance(told, dict):
            raise BadStore(Msg("arena-no-store", {"file": raw(str(self.path))}))
        return told

    def _check(self, line: bytes, plan: Plan) -> None:
        """Games of another plan are not counted with ours: say what is different."""
        told = self._read(line)
        if not line.startswith(BEGINNING):
            raise BadStore(Msg("arena-no-store", {"file": raw(str(self.path))}))
        for name, value in plan.as_json().items():
            if told.get(name) != value:
                args = {
                    "file": raw(str(self.path)),
                    "what": raw(name),
                    "there": raw(shown(told.get(name))),
                    "here": raw(shown(value)),
                }
                raise BadStore(Msg("arena-other-plan", {**args}))


def shown(value: object) -> str:
    """A value of a plan as it is typed."""
    if isinstance(value, list):
        return ",".join(str(one) for one in value)
    return value if isinstance(value, str) else json.dumps(value)
