"""One file of a dataset: the decisions of some games, column by column, and what they are.

`legal` holds the ids that were on offer of all rows one after another, those of row i from `legal_start[i]`
to `legal_start[i + 1]`; in Parquet it is a list for each row.
"""

import json
import zipfile
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from regnum.kernel.messages import Msg, raw
from regnum.research.core.errors import BadInput
from regnum.research.core.returns import MEASURES
from regnum.research.dataset.source import FORMAT, Json
from regnum.research.extras import needing

NPZ, PARQUET = "npz", "parquet"
FORMATS = (NPZ, PARQUET)
ABOUT = "about"
COLUMNS: dict[str, Any] = {
    "observation": np.int16,
    "legal": np.int32,
    "legal_start": np.int64,
    "action": np.int32,
    "seat": np.int8,
    "step": np.int32,
    "game": np.int64,
    **dict.fromkeys(MEASURES, np.float32),
}
Columns = dict[str, NDArray[Any]]


@dataclass(frozen=True)
class Shard:
    """Decisions as arrays, a row each."""

    about: Json
    observation: NDArray[np.int16]  # of the decider
    legal: NDArray[np.int32]
    legal_start: NDArray[np.int64]
    action: NDArray[np.int32]
    seat: NDArray[np.int8]
    step: NDArray[np.int32]  # how many decisions came before it in its game
    game: NDArray[np.int64]  # its number
    rank: NDArray[np.float32]  # what the end was worth to the decider
    win: NDArray[np.float32]
    margin: NDArray[np.float32]

    def __len__(self) -> int:
        return len(self.action)

    def mask(self, rows: slice | NDArray[Any] | None = None) -> NDArray[np.int8]:
        """1 for every id that was on offer, of all rows or of some."""
        picked = np.arange(len(self))[slice(None) if rows is None else rows]
        made = np.zeros((len(picked), int(self.about["actions_size"])), np.int8)
        sizes = np.diff(self.legal_start)[picked]
        first = np.repeat(self.legal_start[picked] - (np.cumsum(sizes) - sizes), sizes)
        ids = self.legal[first + np.arange(sizes.sum())]
        made[np.repeat(np.arange(len(picked)), sizes), ids] = 1
        return made


def shard_of(about: Json, games: Sequence[tuple[int, Json]]) -> Shard:
    """Put games together: pairs of a number and what `make_game` made of it."""
    parts: dict[str, list[NDArray[Any]]] = {name: [] for name in COLUMNS}
    sizes: list[NDArray[Any]] = [np.zeros(1, np.int64)]
    for number, told in games:
        seats = np.frombuffer(told["seat"], np.int8)
        rows = len(seats)
        parts["observation"].append(np.frombuffer(told["observation"], np.int16).reshape(rows, -1))
        parts["legal"].append(np.frombuffer(told["legal"], np.int32))
        sizes.append(np.frombuffer(told["sizes"], np.int32))
        parts["action"].append(np.frombuffer(told["action"], np.int32))
        parts["seat"].append(seats)
        parts["step"].append(np.arange(rows, dtype=np.int32))
        parts["game"].append(np.full(rows, number, np.int64))
        for measure in MEASURES:
            parts[measure].append(np.array(told["returns"][measure], np.float32)[seats])
    parts["legal_start"] = [np.cumsum(np.concatenate(sizes), dtype=np.int64)]
    return Shard(about, **{name: np.concatenate(found) for name, found in parts.items()})


def write_shard(shard: Shard, path: Path, kind: str) -> None:
    """Write one file, whole or not at all. The same decisions are the same bytes."""
    part = path.with_name(path.name + ".part")
    if kind == PARQUET:
        write_parquet(shard, part)
    else:
        columns: Any = {name: getattr(shard, name) for name in COLUMNS}
        with part.open("wb") as file:
            np.savez_compressed(file, about=np.array(json.dumps(shard.about)), **columns)
    part.replace(path)


def read_shard(path: Path | str) -> Shard:
    """A file of a dataset; raises BadInput for a foreign or damaged one."""
    file = Path(path)
    try:
        about, columns = read_parquet(file) if file.suffix == "." + PARQUET else read_npz(file)
    except OSError:
        raise BadInput(Msg("error-research-file", {"file": raw(str(file))})) from None
    except (ValueError, KeyError, TypeError, EOFError, AttributeError, zipfile.BadZipFile, zlib.error):
        raise damaged(file) from None
    check(about, columns, file)
    return Shard(about, **columns)


def damaged(file: Path) -> BadInput:
    return BadInput(Msg("dataset-damaged", {"file": raw(str(file))}))


def check(about: object, columns: Columns, file: Path) -> None:
    """Kinds and lengths are what they should be; raises BadInput."""
    if not isinstance(about, dict) or about.get("format") != FORMAT:
        raise damaged(file)
    rows = len(columns["action"])
    shapes: dict[str, tuple[int, ...]] = dict.fromkeys(COLUMNS, (rows,))
    shapes["observation"] = (rows, about["observation_size"])
    shapes["legal_start"] = (rows + 1,)
    starts = columns["legal_start"]
    shapes["legal"] = (int(starts[-1]) if starts.ndim == 1 and len(starts) else -1,)
    for name, kind in COLUMNS.items():
        if columns[name].dtype != kind or columns[name].shape != shapes[name]:
            raise damaged(file)
    ids = (columns["legal"], columns["action"])
    if (np.diff(starts) < 0).any() or any(((x < 0) | (x >= about["actions_size"])).any() for x in ids):
        raise damaged(file)


def read_npz(file: Path) -> tuple[Json, Columns]:
    # opened here, so that it is closed also if numpy finds nothing in it
    with file.open("rb") as stream, np.load(stream, allow_pickle=False) as found:
        return json.loads(str(found[ABOUT])), {name: found[name] for name in COLUMNS}


# --- Parquet --------------------------------------------------------------------------------------------


def write_parquet(shard: Shard, path: Path) -> None:
    with needing("dataset"):
        import pyarrow as pa
        import pyarrow.parquet as pq
    size = int(shard.about["observation_size"])
    offsets = pa.array(shard.legal_start.astype(np.int32))
    made = {
        "observation": pa.FixedSizeListArray.from_arrays(pa.array(shard.observation.ravel()), size),
        "legal": pa.ListArray.from_arrays(offsets, pa.array(shard.legal)),
    }
    for name in COLUMNS:
        if name not in ("observation", "legal", "legal_start"):
            made[name] = pa.array(getattr(shard, name))
    table = pa.table(made).replace_schema_metadata({b"regnum": json.dumps(shard.about).encode()})
    pq.write_table(table, path)


def read_parquet(file: Path) -> tuple[Json, Columns]:
    with needing("dataset"):
        import pyarrow as pa
        import pyarrow.parquet as pq
    with file.open("rb") as stream:
        try:
            table = pq.read_table(stream)
        except (pa.ArrowException, OSError):  # whatever it found in there
            raise damaged(file) from None
    about: Json = json.loads(table.schema.metadata[b"regnum"])
    legal = table["legal"].combine_chunks()
    seen = table["observation"].combine_chunks()
    columns: Columns = {
        "observation": seen.flatten().to_numpy().reshape(len(seen), about["observation_size"]),
        "legal": legal.flatten().to_numpy(),
        "legal_start": legal.offsets.to_numpy().astype(np.int64),
    }
    for name in COLUMNS:
        if name not in columns:
            columns[name] = table[name].combine_chunks().to_numpy()
    return about, columns
