"""A dataset: a folder of shards, and a file that says what they are and how they came about.

A shard is written when its games are over, and then the file about it: whatever ends the program, what is
named there is whole. The same source gives the same shards, whoever plays the games.
"""

import json
from collections.abc import Callable, Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

from regnum.ai.crew import Crew
from regnum.kernel.messages import Msg, raw
from regnum.research.core.errors import BadInput
from regnum.research.dataset.shards import NPZ, Shard, damaged, read_shard, shard_of, write_shard
from regnum.research.dataset.source import FORMAT, Json, Source

ABOUT_FILE = "dataset.json"
AHEAD = 8  # shards whose games are under way at once: memory holds no more


class Dataset:
    """The shards of a folder in order, each read when it is its turn."""

    def __init__(self, folder: Path, about: Json) -> None:
        self.folder = folder
        self.about = about

    def __len__(self) -> int:
        """How many shards."""
        return len(self.about["shards"])

    @property
    def rows(self) -> int:
        return sum(int(one["rows"]) for one in self.about["shards"])

    def __iter__(self) -> Iterator[Shard]:
        return (self[place] for place in range(len(self)))

    def __getitem__(self, place: int) -> Shard:
        """A shard; raises BadInput if its file is not the one that was written."""
        one = self.about["shards"][place]
        path = self.folder / one["file"]
        if not is_whole(path, one):
            raise damaged(path)
        return read_shard(path)


def read_dataset(folder: Path | str) -> Dataset:
    """A dataset that `regnum dataset` has written; raises BadInput for anything else."""
    path = Path(folder) / ABOUT_FILE
    try:
        about = json.loads(path.read_text("utf-8"))
        if about["made"]["format"] != FORMAT:
            raise ValueError
        if not isinstance(about["provenance"], list):
            raise ValueError
        for one in about["shards"]:
            if Path(str(one["file"])).name != one["file"]:
                raise ValueError
            int(one["rows"]), str(one["sha256"]), str(one["key"])
    except OSError:
        raise BadInput(Msg("error-research-file", {"file": raw(str(path))})) from None
    except (ValueError, KeyError, TypeError, RecursionError):
        raise damaged(path) from None
    return Dataset(Path(folder), about)


def digest(path: Path) -> str:
    with path.open("rb") as file:
        taken = sha256()
        while block := file.read(1 << 20):
            taken.update(block)
    return taken.hexdigest()


def is_whole(path: Path, one: Json) -> bool:
    return path.is_file() and digest(path) == one["sha256"]


# --- writing --------------------------------------------------------------------------------------------


class Making:
    """A dataset being made: what is there already is kept, the rest is played."""

    def __init__(
        self, folder: Path, source: Source, size: int, kind: str = NPZ, provenance: Json | None = None
    ) -> None:
        """Look at the folder; raises BadInput if it holds another dataset, or something else."""
        self.folder = folder
        self.source = source
        self.kind = kind
        self.about = {**source.about(), "file_format": kind, "games_in_shard": size}
        self.runs: list[Json] = []  # what was there before was made by
        self.pieces = [range(at, min(at + size, source.total)) for at in range(0, source.total, size)]
        self.shards: dict[int, Json] = self._found()
        if len(self.shards) < len(self.pieces):
            self.runs.append(provenance or {})

    def _found(self) -> dict[int, Json]:
        """The shards that are there and whole."""
        if not (self.folder / ABOUT_FILE).exists():
            if self.folder.exists() and any(self.folder.iterdir()):
                raise BadInput(Msg("dataset-not-empty", {"folder": raw(str(self.folder))}))
            return {}
        known = read_dataset(self.folder)
        for name, value in self.about.items():
            if known.about["made"].get(name) != value:
                args = {"folder": raw(str(self.folder)), "what": raw(name)}
                raise BadInput(Msg("dataset-other", {**args}))
        self.runs = list(known.about["provenance"])
        files = {one["file"]: one for one in known.about["shards"]}
        found: dict[int, Json] = {}
        for place, piece in enumerate(self.pieces):
            one = files.get(self.name_of(place))
            fits = one is not None and one["key"] == self.source.key(piece)
            if one is not None and fits and is_whole(self.folder / one["file"], one):
                found[place] = one
        return found

    def name_of(self, place: int) -> str:
        return f"shard-{place:05}.{self.kind}"

    def done(self) -> int:
        """Games that are in shards."""
        return sum(int(one["games"]) for one in self.shards.values())

    def run(self, crew: Crew, step: Callable[[], None] = lambda: None) -> None:
        """Make what is missing; `step` is called after every game. Raises WorkFailed or BadInput."""
        self.folder.mkdir(parents=True, exist_ok=True)
        todo = [place for place in range(len(self.pieces)) if place not in self.shards]
        # Records go along with the work, so no more of them than needed.
        ahead = AHEAD if self.source.plan is not None else 1
        for at in range(0, len(todo), ahead):
            self._make(crew, todo[at : at + ahead], step)
        self._tell()

    def _make(self, crew: Crew, places: list[int], step: Callable[[], None]) -> None:
        numbers = [number for place in places for number in self.pieces[place]]
        whose = {number: place for place in places for number in self.pieces[place]}
        games: dict[int, dict[int, Json]] = {place: {} for place in places}
        with closing(crew.run(self.source.told(numbers), numbers)) as done:
            for number, told in done:
                place = whose[number]
                games[place][number] = told
                step()
                if len(games[place]) == len(self.pieces[place]):
                    self._write(place, games.pop(place))

    def _write(self, place: int, games: dict[int, Json]) -> None:
        shard = shard_of(self.about, sorted(games.items()))
        path = self.folder / self.name_of(place)
        write_shard(shard, path, self.kind)
        self.shards[place] = {
            "file": path.name,
            "games": len(games),
            "rows": len(shard),
            "key": self.source.key(self.pieces[place]),
            "sha256": digest(path),
        }
        self._tell()

    def _tell(self) -> None:
        told = {
            "made": self.about,
            "provenance": self.runs,
            "shards": [self.shards[place] for place in sorted(self.shards)],
        }
        path = self.folder / ABOUT_FILE
        part = path.with_name(path.name + ".part")
        part.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
        part.replace(path)
