"""What bench/load.py has found, in words and tables, with the goals beside the figures."""

import os
import platform
import textwrap
import time
from dataclasses import dataclass
from typing import Any

FLAT_FILE = "boardgame.io, FlatFile"
GOALS = {"SQLite, interpreted": 3.0, "SQLite, compiled": 4.0, "PostgreSQL, 2 processes": 4.0}
FLAT = 1.2  # a late choice may take so many times the processor of an early one
SPECTATOR = 0.1  # of what a player costs

Json = dict[str, Any]


@dataclass(frozen=True)
class Found:
    """One run of the bench."""

    version: str  # of the yardstick
    rates: dict[str, Json]
    lengths: dict[str, dict[str, float]]  # game -> moves made -> milliseconds a choice
    watched: Json
    idle: Json
    memory: Json


def report(found: Found, tables: int, seconds: float, games: str) -> str:
    rounds = len(next(iter(found.rates.values()))["rates"])
    looks = found.rates["SQLite, interpreted"]["looks"]
    head = f"""`python bench/load.py`, {time.strftime("%Y-%m-%d")}, {os.cpu_count()} cores shared with the
        clients, load {os.getloadavg()[0]:.1f} at the end, Python {platform.python_version()}, boardgame.io
        {found.version}. {tables} tables of two clients each in lock step for {seconds:g} s. Regnum plays
        {games.replace(",", ", ")}; the clients behave as the page does and ask for {looks:.1f} previews a
        decision. The yardstick is a game of three small lists. A choice counts when it is acknowledged;
        ours are then on disk (SQLite synchronous=FULL, PostgreSQL fsync on), boardgame.io's FlatFile writes
        files without waiting for the disk. The middle of {rounds} rounds that took turns."""
    parts = [wrapped(head), rate_table(found.rates), length_table(found.lengths), wrapped(tail(found))]
    return "\n\n".join(parts)


def rate_table(rates: dict[str, Json]) -> str:
    base = rates[FLAT_FILE]["rate"]
    lines = [
        "| | choices/s | all rounds | p50 ms | p99 ms | processor ms | times FlatFile | goal |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name, row in rates.items():
        all_rounds = ", ".join(f"{rate:.0f}" for rate in row["rates"])
        cells = [name, f"{row['rate']:.0f}", all_rounds, f"{row['p50']:.0f}", f"{row['p99']:.0f}"]
        cells += [f"{row['processor']:.2f}", f"{row['rate'] / base:.1f}"]
        cells += [f"{GOALS[name]:g}" if name in GOALS else ""]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def length_table(lengths: dict[str, dict[str, float]]) -> str:
    marks = list(next(iter(lengths.values())))
    lines = [
        f"| processor a choice, ms | {' | '.join(f'choice {mark}' for mark in marks)} | times | goal |",
        "|---" * (len(marks) + 3) + "|",
    ]
    for game, found in lengths.items():
        cells = [game, *(f"{found[mark]:.2f}" for mark in marks)]
        lines.append(f"| {' | '.join(cells)} | {found[marks[-1]] / found[marks[0]]:.2f} | {FLAT:g} |")
    return "\n".join(lines)


def tail(found: Found) -> str:
    memory, watched, idle = found.memory, found.watched, found.idle
    share = watched["spectator"] / (watched["alone"] / 2)
    told = [
        f"A spectator costs {watched['spectator']:.3f} ms of processor a choice, {share:.2f} of one of",
        f"the two players (goal {SPECTATOR:g}). {idle['tables']} started tables with nobody there take",
        f"{100 * (idle['started'] - idle['empty']):.1f} % of a core (goal 0); the server alone takes",
        f"{100 * idle['empty']:.1f} %. Memory: the server alone {memory['server'] / 1024:.0f} MB;",
        f"a table that nobody plays at {memory['idle']:.1f} kB,",
        f"one in play with two connections {memory['active']:.0f} kB",
        "(both leave the memory when nobody has looked for two minutes; a stored table costs none).",
        f"{memory['held']} tables were held, {memory['rooms']} of them in memory;",
        f"{memory['per_second']:.0f} new tables a second by one client.",
    ]
    return " ".join(told)


# --- what follows from it for whoever runs a server ------------------------------------------------------

PACE = 5.0  # seconds between two choices of a table where people think
SHARE = 0.5  # of a core that may be used on the average, so that there is room for a busy evening
PLAYERS = 2  # of a table
BUILDS = {"interpreted": "SQLite, interpreted", "compiled": "SQLite, compiled"}


def sizing(found: Found) -> str:
    """Tables and players for each core and each GB of memory."""
    memory = found.memory
    builds = {build: name for build, name in BUILDS.items() if name in found.rates}
    spent = [found.rates[name]["processor"] for name in builds.values()]
    tables = [SHARE * 1000 / each * PACE for each in spent]
    lines = [
        f"| a core, half busy | {' | '.join(f'rules {build}' for build in builds)} |",
        "|---" * (len(builds) + 1) + "|",
        row("processor a choice with its previews, ms", [f"{each:.2f}" for each in spent]),
        row(f"tables being played, a choice every {PACE:g} s", [rounded(each) for each in tables]),
        row(f"players, {PLAYERS} a table", [rounded(PLAYERS * each) for each in tables]),
    ]
    playing = (1 << 20) - memory["server"]
    spectator = found.watched["spectator"]
    text = f"""Memory: {memory["server"] / 1024:.0f} MB for the server; a GB holds
        {rounded(playing / memory["active"])} tables in play with their connections, or
        {rounded(playing / memory["idle"])} open ones that wait. A spectator takes
        {spectator:.3f} ms of processor for every choice of the table
        ({100 * spectator / found.watched["alone"]:.0f} % of what its players take together)."""
    return "\n".join(lines) + "\n\n" + wrapped(text)


def row(name: str, cells: list[str]) -> str:
    return f"| {name} | {' | '.join(cells)} |"


def rounded(number: float) -> str:
    """Two figures that count: more would be a promise."""
    return f"{int(float(f'{number:.2g}')):,}"


BEGIN, END = "<!-- written by bench/load.py -->", "<!-- end -->"


def renewed(page: str, text: str) -> str:
    """A page with other text between its marks."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{text}\n\n{END}{after}"


def wrapped(text: str) -> str:
    return textwrap.fill(" ".join(text.split()), 100)
