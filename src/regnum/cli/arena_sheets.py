"""The result of a contest for people: the same tables in the terminal and in Markdown."""

import os
import platform
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from typing import Any

from rich.console import Console
from rich.table import Table

from regnum.cli.words import Words
from regnum.kernel.messages import Msg, raw
from regnum.library import is_compiled

Json = dict[str, Any]

WIDTH = 100
GRADE = "grade-"  # how results of a game alone begin that has grades (Outcome.tie_break)


@dataclass
class Sheet:
    """A table: what its columns are called, the first one of words and the others of figures."""

    columns: list[str]
    rows: list[list[str]]


def as_text(found: Json, words: Words) -> str:
    """The tables for a terminal."""
    console = Console(width=WIDTH, highlight=False, color_system=None)
    with console.capture() as capture:
        console.print(headline(found, words), markup=False)
        for sheet in sheets(found, words):
            table = Table(box=None, pad_edge=False)
            table.add_column(sheet.columns[0])
            for name in sheet.columns[1:]:
                table.add_column(name, justify="right", no_wrap=True)
            for row in sheet.rows:
                table.add_row(*row)
            console.print()
            console.print(table, markup=False)
        console.print("", *remarks(found, words), sep="\n", markup=False)
    return "\n".join(line.rstrip() for line in capture.get().splitlines())


def as_markdown(found: Json, command: str, words: Words) -> str:
    """The same as a section of a document, with the command that made it, when and where."""
    lines = [f"### {headline(found, words)}", "", f"    {command}"]
    for sheet in sheets(found, words):
        lines += [
            "",
            "| " + " | ".join(sheet.columns) + " |",
            "|---" + "|--:" * (len(sheet.columns) - 1) + "|",
        ]
        lines += ["| " + " | ".join(row) + " |" for row in sheet.rows]
    taken = words(
        "arena-taken",
        date=words.digits(date.today().isoformat()),
        python=platform.python_version(),
        cores=os.cpu_count() or 1,
        build=words("bench-build-compiled" if is_compiled else "bench-build-interpreted"),
    )
    return "\n".join([*lines, "", *(f"- {line}" for line in [*remarks(found, words), taken])])


# --- sentences ------------------------------------------------------------------------------------------


def headline(found: Json, words: Words) -> str:
    """What was played: game, players, options, games, seed."""
    plan = found["plan"]
    args: dict[str, Msg | int] = {
        "game": Msg(plan["game"] + "-title"),
        "games": plan["games"],
        "deals": plan["deals"],
        "seed": raw(plan["seed"]),
    }
    if plan["seats"] == 1:
        text = words("arena-headline-alone", automa=Msg(plan["game"] + "-automa"), **args)
    else:
        text = words("arena-headline", players=plan["seats"], **args)
    if not plan["options"]:
        return text
    options = words.list([f"{name}={value}" for name, value in plan["options"].items()])
    return words("arena-headline-options", headline=text, options=options)


def remarks(found: Json, words: Words) -> list[str]:
    """How the figures are to be read, and whether a mirror is one."""
    lines = [words("arena-best-score", score=number(found["best_score"], 1, words)), words("arena-intervals")]
    entrants = found["entrants"]
    if entrants[0]["elo"] is not None:
        lines.append(words("arena-elo", last=name_of(found, entrants[-1], words)))
    if found["plan"]["mirror"]:
        wrong = [entrant["entrant"] for entrant in entrants if not entrant["fits"]]
        lines.append(
            words("arena-mirror-off", who=words.list(wrong)) if wrong else words("arena-mirror-fits")
        )
    return lines


# --- tables ---------------------------------------------------------------------------------------------


def sheets(found: Json, words: Words) -> Iterator[Sheet]:
    yield wins(found, words)
    yield points(found, words)
    if any(name.startswith(GRADE) for entrant in found["entrants"] for name in entrant["decided"]):
        yield grades(found, words)
    yield parts(found, words)
    yield timing(found, words)


def wins(found: Json, words: Words) -> Sheet:
    alone = found["plan"]["seats"] == 1
    share = [] if alone else ["share", "times"]
    columns = [
        words(f"arena-column-{name}") for name in ("entrant", "games", "wins", "sure", *share, "elo", "sure")
    ]
    rows = []
    for entrant in found["entrants"]:
        row = [name_of(found, entrant, words), words.figure(entrant["games"])]
        row += [percent(entrant["wins"]["mean"], words), percents(entrant["wins"], words)]
        if not alone:
            times = entrant["times_share"]  # none if nobody ever won
            row += [percent(entrant["share"], words), words.figure(times["mean"], 2) if times else ""]
        rows.append(row + elo_cells(entrant["elo"], words))
    return Sheet(columns, rows)


def elo_cells(elo: Json | None, words: Words) -> list[str]:
    """The last one is where the others are measured from: there is nothing to be unsure of."""
    if elo is None:
        return ["", ""]
    return [number(elo["mean"], 0, words), between(elo, 0, words) if elo["low"] < elo["high"] else ""]


def points(found: Json, words: Words) -> Sheet:
    names = ("entrant", "score", "sure", "best-other", "margin", "sure")
    rows = [
        [
            name_of(found, entrant, words),
            number(entrant["score"]["mean"], 1, words),
            between(entrant["score"], 1, words),
            number(entrant["best_other"]["mean"], 1, words),
            number(entrant["margin"]["mean"], 1, words),
            between(entrant["margin"], 1, words),
        ]
        for entrant in found["entrants"]
    ]
    return Sheet([words(f"arena-column-{name}") for name in names], rows)


def grades(found: Json, words: Words) -> Sheet:
    """How often each result of a game alone came about."""
    players = [entrant for entrant in found["entrants"] if not entrant["automa"]]
    names = sorted({name for entrant in players for name in entrant["decided"] if name.startswith(GRADE)})
    rows = [
        [
            words(f"{found['plan']['game']}-tie-{name}"),
            *(percent(entrant["decided"].get(name, 0) / entrant["games"], words) for entrant in players),
        ]
        for name in names
    ]
    return Sheet([words("arena-column-result"), *(entrant["entrant"] for entrant in players)], rows)


def parts(found: Json, words: Words) -> Sheet:
    """Where the points came from, source by source; sources that gave nobody anything are left out."""
    entrants = found["entrants"]
    rows = []
    for name in entrants[0]["score_parts"]:
        values = [entrant["score_parts"].get(name, 0) for entrant in entrants]
        if any(values):
            title = words(f"{found['plan']['game']}-score-{name.replace('_', '-')}")
            rows.append([title, *(number(value, 1, words) for value in values)])
    return Sheet(
        [words("arena-column-source"), *(name_of(found, entrant, words) for entrant in entrants)], rows
    )


def timing(found: Json, words: Words) -> Sheet:
    names = ("entrant", "decisions", "per-second", "mean-ms", "most-ms", "max-ms")
    rows = [
        [
            name,
            words.figure(times["decisions"]),
            words.figure(times["per_second"]),
            *(words.figure(times[key], 1) for key in ("mean_ms", "p95_ms", "max_ms")),
        ]
        for name, times in found["timing"].items()
    ]
    return Sheet([words(f"arena-column-{name}") for name in names], rows)


# --- cells ----------------------------------------------------------------------------------------------


def name_of(found: Json, entrant: Json, words: Words) -> str:
    return words(found["plan"]["game"] + "-automa") if entrant["automa"] else str(entrant["entrant"])


def number(value: float, decimals: int, words: Words) -> str:
    """A figure that may be a little below zero, without a sign when it is shown as zero."""
    return words.figure(round(value, decimals) + 0.0, decimals)


def percent(share: float, words: Words) -> str:
    return words("arena-percent", n=words.figure(100 * share))


def percents(figure: Json, words: Words) -> str:
    return words(
        "arena-between", low=words.figure(100 * figure["low"]), high=words.figure(100 * figure["high"])
    )


def between(figure: Json, decimals: int, words: Words) -> str:
    low, high = (number(figure[name], decimals, words) for name in ("low", "high"))
    return words("arena-between", low=low, high=high)
