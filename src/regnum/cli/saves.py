"""Saved games: one file each in the user's data folder, a record with who sits at the table.

A saved game is a record (`regnum replay` reads it) with one more field, "table".
"""

import json
import os
import secrets
import tempfile
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from pathlib import Path

from regnum.kernel.errors import BadRecord
from regnum.kernel.messages import Msg, raw
from regnum.kernel.record import Record, loads


@dataclass
class Table:
    """What a saved game needs to go on, and what the list of saved games shows."""

    humans: list[int] = field(default_factory=list)
    bot: str = "random"
    components: str = ""  # the component file, if not the game's own
    round: int = 0
    saved: str = ""  # when, in ISO form
    over: bool = False
    hints: list[int] | None = None  # how often each seat asked the coach; None: it may not be asked


@dataclass
class Save:
    """One saved game as it lies in its file."""

    path: Path
    record: Record
    table: Table
    is_saved: bool  # by us; else it is a plain record, which is nobody's to write to


def saves_folder() -> Path:
    """Where games are saved: below XDG_DATA_HOME, or ~/.local/share."""
    base = os.environ.get("XDG_DATA_HOME", "")
    home = Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share"
    return home / "regnum" / "saves"


def new_path(game: str) -> Path:
    """A file for a new game; no other game has it."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    return saves_folder() / f"{game}-{stamp}-{secrets.token_hex(2)}.json"


def write(path: Path, record: Record, table: Table) -> None:
    """Save a game: after a crash there is the old file or the new one, never half of one."""
    table.saved = datetime.now(UTC).isoformat(timespec="seconds")
    data = {**record.to_json(), "table": asdict(table)}
    if table.hints is not None:
        data["hints"] = table.hints  # where records of the server have it
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".saving-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False, separators=(",", ":"))
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read(path: Path) -> Save:
    """A saved game; a plain record will do, then everybody is a person. Raises BadRecord or OSError."""
    text = path.read_text("utf-8", errors="replace")
    record = loads(text)
    table = json.loads(text).get("table")
    return Save(path, record, _table(table, record.players), table is not None)


def _table(data: object, players: int) -> Table:
    """Who sits where; the file may come from anywhere, so everything is looked at."""
    everybody = list(range(players))
    if not isinstance(data, dict):
        return Table(everybody)
    humans = data.get("humans", everybody)
    if not isinstance(humans, list) or not humans or any(seat not in everybody for seat in humans):
        raise BadRecord(Msg("error-record-field", {"field": raw("table.humans")}))
    rest: dict[str, str] = {}
    for name in ("bot", "components", "saved"):
        value = data.get(name, "")
        if not isinstance(value, str):
            raise BadRecord(Msg("error-record-field", {"field": raw(f"table.{name}")}))
        rest[name] = value
    number = data.get("round", 0)
    return Table(
        sorted(set(humans)),
        rest["bot"] or "random",
        rest["components"],
        number if isinstance(number, int) else 0,
        rest["saved"],
        data.get("over") is True,
        _hints(data.get("hints"), players),
    )


def _hints(data: object, players: int) -> list[int] | None:
    if not isinstance(data, list) or not all(isinstance(n, int) and n >= 0 for n in data):
        return None
    return (data + [0] * players)[:players]


def hints_in(path: Path) -> list[int]:
    """How often each seat took a hint, if the record says so."""
    return _hints(json.loads(path.read_text("utf-8", errors="replace")).get("hints"), 8) or []


def saved_games() -> list[Save]:
    """Games that are not over, the latest first; files that cannot be read are left out."""
    found: list[Save] = []
    for path in saves_folder().glob("*.json"):
        try:
            save = read(path)
        except (BadRecord, OSError):
            continue
        if not save.table.over:
            found.append(save)
    return sorted(found, key=lambda save: save.table.saved, reverse=True)
