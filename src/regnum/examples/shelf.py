"""The worked examples of a game: which there are, the position each begins with, and what is played in it.

`<game>.toml` names them in the order of the rules; the positions and choices are those of the scenario
files, which stay the only place where they are written down. Their words are `<game>-example-<id>` in the
catalogue: the title, what to look at (`-look`), and what came of it (`-then`).
"""

import hashlib
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from regnum.kernel.agenda import State
from regnum.kernel.match import Match
from regnum.scenario.format import read
from regnum.scenario.runner import Run, prepare

# They belong to the sources, beside the package; where only the package is installed there are no examples.
# The archive of a page has those that are listed inside (scripts/site_pack.py).
BESIDE = Path(__file__).resolve().parents[3] / "scenarios"
INSIDE = Path(__file__).resolve().parent / "scenarios"
SCENARIOS = INSIDE if INSIDE.is_dir() else BESIDE


@dataclass(frozen=True)
class Example:
    """One line of the list: where it belongs, and which file shows it."""

    game: str
    id: str
    rule: str  # beside which it stands
    file: str  # below the folder of the game
    show: tuple[str, ...]  # elements to look at before anything is chosen

    @property
    def path(self) -> Path:
        return SCENARIOS / self.game / self.file


@dataclass(frozen=True)
class Laid:
    """An example laid out: the position, and the choices that are shown in it."""

    example: Example
    digest: str  # of the file: a table says by it which edition it was made of
    players: int
    options: dict[str, str]
    seed: str
    opening: State  # nothing settled; never written, only copied
    script: tuple[tuple[int, int], ...]  # seat and option


@cache
def examples_of(game: str) -> dict[str, Example]:
    """The examples of a game by their ids, in the order of its rules; none without the scenario files."""
    file = files("regnum.examples") / f"{game}.toml"
    if not file.is_file():
        return {}
    rows = tomllib.loads(file.read_text("utf-8"))["example"]
    found = [Example(game, row["id"], row["rule"], row["file"], tuple(row.get("show", ()))) for row in rows]
    return {example.id: example for example in found if example.path.is_file()}


@cache
def laid(game: str, name: str) -> Laid | None:
    """An example laid out, once for all tables; None if there is none of this name."""
    example = examples_of(game).get(name)
    if example is None:
        return None
    text = example.path.read_text("utf-8")
    run = prepare(read(text))
    scenario = run.scenario
    return Laid(
        example=example,
        digest=hashlib.sha256(text.encode()).hexdigest()[:24],
        players=scenario.players,
        options=scenario.options,
        seed=scenario.seed,
        opening=run.g.clone(),
        script=script_of(run),
    )


def script_of(run: Run) -> tuple[tuple[int, int], ...]:
    """What the scenario chooses, as seats and options."""
    begun = run.match
    given = (begun.players, begun.options, begun.seed)
    match = Match(begun.spec, begun.tables, *given, opening=run.g)
    seats: list[int] = []
    for step in run.scenario.steps:
        for choice in step.do:
            seats.append(run.seats.index(choice.seat))
            match.submit(seats[-1], choice.text)
    return tuple(zip(seats, match.choices, strict=True))
