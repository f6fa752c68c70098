"""Which games a dataset is made of: those of a plan of the arena, or records."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from regnum import __version__
from regnum.ai.arena.plan import Plan
from regnum.games import game
from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import Arg, Msg, raw
from regnum.kernel.record import RECORD_LIMIT, Record, loads
from regnum.library import tables_for
from regnum.research.core.errors import BadInput
from regnum.research.core.play import Table
from regnum.research.settings import table_of

Json = dict[str, Any]
FORMAT = 1  # of datasets
ENDING = ".json"  # of the records in a folder


@dataclass(frozen=True)
class Source:
    """Games by number. `told` is what another process needs to make some of them."""

    table: Table
    total: int  # games
    plan: Plan | None = None
    records: tuple[tuple[str, str], ...] = ()  # files and texts

    def told(self, numbers: Sequence[int]) -> Json:
        if self.plan is not None:
            return {"plan": self.plan.as_json()}
        return {"records": {number: self.records[number] for number in numbers}}

    def about(self) -> Json:
        """All that decides what is in the arrays. Not how many games: a dataset may be made longer."""
        table = self.table
        from_where: Json = {"plan": self.plan.as_json()} if self.plan is not None else {"records": True}
        return {
            "format": FORMAT,
            "regnum": __version__,
            "game": table.spec.id,
            "players": table.players,
            "seats": table.seats,
            "rules": table.spec.rules_version,
            "components": table.box.fingerprint,
            "observation": table.layout.version,
            "observation_size": table.layout.size,
            "actions": table.actions.version,
            "actions_size": table.actions.size,
            **from_where,
        }

    def key(self, numbers: Sequence[int]) -> str:
        """Equal for the same games: those of records are told apart by what is in them."""
        texts = [self.records[number][1] for number in numbers] if self.records else []
        named = repr((list(numbers), texts))
        return sha256(named.encode()).hexdigest()


def played_by(plan: Plan) -> Source:
    """The games of a plan; raises BadSetting."""
    return Source(table_of(plan.game, plan.players(), plan.options), plan.total(), plan)


def recorded_in(name: str, paths: Sequence[Path]) -> Source:
    """The games of records: files, or all of a folder by name; raises BadInput, UnknownGame."""
    spec = game(name)
    files = [file for path in paths for file in files_of(path)]
    if not files:
        raise BadInput(Msg("dataset-no-records"))
    found: list[tuple[str, str]] = []
    first: Record | None = None
    for file in files:
        record = record_in(file)
        first = first or record
        if record.game != spec.id or record.players != first.players:
            raise foreign(file, record, spec.id, first.players)
        if record.rules != spec.rules_version or record.components != tables_for(spec.id).fingerprint:
            raise BadInput(Msg("dataset-other-rules", {"file": raw(str(file))}))
        found.append((str(file), record.dumps()))
    assert first is not None
    return Source(table_of(spec.id, first.players, first.options), len(found), None, tuple(found))


def foreign(file: Path, record: Record, name: str, players: int) -> BadInput:
    there: dict[str, Arg] = {"there": raw(record.game), "seats": record.players}
    here: dict[str, Arg] = {"here": raw(name), "players": players}
    return BadInput(Msg("dataset-other-game", {"file": raw(str(file)), **there, **here}))


def files_of(path: Path) -> list[Path]:
    return sorted(path.glob("*" + ENDING)) if path.is_dir() else [path]


def record_in(file: Path) -> Record:
    """The record of a file; raises BadInput."""
    try:
        if file.stat().st_size > RECORD_LIMIT:
            raise BadInput(Msg("dataset-bad-record", {"file": raw(str(file))}))
        return loads(file.read_text("utf-8")).without_pauses()
    except (RegnumError, UnicodeDecodeError):
        raise BadInput(Msg("dataset-bad-record", {"file": raw(str(file))})) from None
    except OSError:
        raise BadInput(Msg("error-research-file", {"file": raw(str(file))})) from None
