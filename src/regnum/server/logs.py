"""What is written down while a server runs: requests, refusals, faults; never a secret, a seed or a choice.

Three logs: `regnum.server` (what whoever runs the server must know), `regnum.access` (a line for every
request and connection, without addresses) and `regnum.security` (refusals, with the address they went to).
A line is made of named values only; paths appear as the pattern of their address, tables by their code.
"""

import json
import logging
import sys
import time
from logging.handlers import WatchedFileHandler
from typing import Any, Literal

Level = Literal["debug", "info", "warning", "error"]

access = logging.getLogger("regnum.access")
security = logging.getLogger("regnum.security")

REFUSED = frozenset({401, 403, 408, 413, 414, 429, 431})  # answers that are worth a line of their own


class Lines(logging.Formatter):
    """Every record as one line of JSON, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "at": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "log": record.name,
        }
        line |= getattr(record, "values", None) or {"text": record.getMessage()}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Plain(logging.Formatter):
    """For people who watch a terminal."""

    def __init__(self) -> None:
        super().__init__("%(levelname)s %(message)s")


def write(log: logging.Logger, values: dict[str, Any], level: int = logging.INFO) -> None:
    """A line of named values."""
    if log.isEnabledFor(level):
        text = " ".join(f"{name}={value}" for name, value in values.items())
        log.log(level, "%s", text, extra={"values": values})


def configure(file: str, level: Level | None) -> logging.Handler:
    """Send all logs to a file (`-`: the error stream, as JSON), or as before to the error stream in words.

    Unless a level is named a file gets every request, a terminal only what is wrong.
    """
    handler: logging.Handler
    if file in ("", "-"):
        handler = logging.StreamHandler(sys.stderr)
    else:
        handler = WatchedFileHandler(file, encoding="utf-8")  # follows logrotate
    handler.setFormatter(Lines() if file else Plain())
    root = logging.getLogger()
    root.addHandler(handler)
    chosen = level or ("info" if file else "warning")
    root.setLevel(logging.WARNING)
    logging.getLogger("regnum").setLevel(chosen.upper())
    # What strangers send in vain is counted and logged here; uvicorn's own words for it say no more.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    return handler
