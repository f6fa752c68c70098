"""The golden data of the tests: boxes, playthroughs, recorded games, perft; `scripts/golden` writes them.

They say what the rules did when the files were made, so that a change nobody meant shows. After a
change that was meant, remake them and look through the difference.
"""

import json
import re
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

from regnum.conformance.tools import Picker
from regnum.games import GAMES
from regnum.kernel.agenda import State, describe, play, refused
from regnum.kernel.errors import BadRecord
from regnum.kernel.events import event_to_json
from regnum.kernel.match import Match
from regnum.kernel.offer import choices, offer
from regnum.kernel.perft import perft
from regnum.kernel.record import loads
from regnum.kernel.spec import GameSpec, option_samples
from regnum.library import match_of, new_match, tables_for

TESTS = Path(__file__).resolve().parent.parent / "tests"
PLAYTHROUGH = 80  # decisions of a playthrough
# Recorded games of a number of players, shared out among its option sets.
RECORDS = {"paladins": 6, "troyes": 20, "gugong": 20}
PERFT_STARTS = (0, 25, 60)  # choices made before the counting begins
FEW = 3  # option sets that are all counted; of more, the first and the last
# Nodes that the interpreted tests count in a moment, and nodes for the compiled ones.
PERFT_SMALL = 12_000
PERFT_LARGE = {"paladins": 150_000, "troyes": 30_000, "gugong": 30_000}


def options_text(options: dict[str, str]) -> str:
    return ",".join(f"{name}={value}" for name, value in options.items()) or "-"


# --- what is in the box: as clients are told it, and as the catalogue shows it ------------------------------


def box_lines(name: str) -> Iterator[str]:
    spec = GAMES[name]
    tables = tables_for(name)
    yield "# facts"
    facts = spec.facts(tables)
    sums = {key: sum_of(facts.pop(key)) for key in ("provenance", "notes")}
    yield from sorted(leaves(facts | sums, ""))
    yield "# catalogue"
    for section, rows in spec.catalogue(tables):
        for entry, text, origin in rows:
            yield f"{section}: {entry}: {text} [{origin.partition(':')[0]}]"


def sum_of(texts: object) -> str:
    return sha256(json.dumps(texts, sort_keys=True).encode()).hexdigest()[:16]


def leaves(facts: object, path: str) -> Iterator[str]:
    """Every value with its path."""
    if not isinstance(facts, dict):
        yield f"{path} {json.dumps(facts, ensure_ascii=False, sort_keys=True)}"
        return
    for key, value in facts.items():
        yield from leaves(value, f"{path}.{key}" if path else key)


# --- playthroughs: every answer of the engine along one game -----------------------------------------------


def playthrough(name: str, players: int, options: dict[str, str], seed: str) -> str:
    """The first decisions of a game: who is asked what, the options, the events, the views' sums."""
    match = new_match(name, players=players, options=options, seed=seed)
    picker = Picker(1)
    lines = [f"# {name}, {players} players, options {options_text(options)}, seed {seed}"]
    size = 0
    while not match.is_over and len(match.choices) < PLAYTHROUGH:
        lines += ["", *decision(match, size)]
        size = len(match.log)
        option = picker.pick(match.state.legal)
        lines.append("> " + describe(match.state, match.state.agenda[-1], option).text)
        match.submit(match.decider, option)
    return "\n".join(lines) + "\n"


def decision(match: Match, since: int) -> Iterator[str]:
    """One decision: what happened before it, then what is asked."""
    g = match.state
    for event in match.heard(-1, since):
        name, *fields = event_to_json(event, match.spec.events).values()
        yield " ".join(["-", str(name), *map(str, fields)])
    prompt = g.agenda[-1].prompt(g)
    yield f"{len(match.choices)}: seat {match.decider} {prompt.key}"
    for choice in choices(g):
        yield f"  {choice.text}"
    for refusal in refused(g, g.agenda[-1]):
        yield f"  not {refusal.text}: {refusal.reason.msg.key} {refusal.reason.rule}"
    yield "  views " + " ".join(view_sum(match.spec, g, seat) for seat in range(-1, g.seat_count))


def view_sum(spec: GameSpec, g: State, seat: int) -> str:
    view = offer(spec, g, seat)["view"]
    return sha256(json.dumps(view, separators=(",", ":"), sort_keys=True).encode()).hexdigest()[:8]


# --- recorded games with their results ----------------------------------------------------------------------


def recorded(name: str, players: int, options: dict[str, str], seed: str, number: int) -> str:
    """A whole game and its exact result, a list to a line."""
    match = new_match(name, players=players, options=options, seed=seed)
    picker = Picker(number)
    while not match.is_over:
        match.submit(match.decider, pick(match, picker, number))
    return written(match.record().to_json(), result(match))


def written(record: dict[str, object], outcome: dict[str, object]) -> str:
    """The text of a recorded game."""
    data = {"record": record, "result": outcome}
    text = json.dumps(data, indent=1, ensure_ascii=False)
    text = re.sub(r"([\[{])\n {3,}|\n {2,}([]}])", r"\1\2", text)
    return re.sub(r"\n {3,}", " ", text) + "\n"


def pick(match: Match, picker: Picker, number: int) -> int:
    """Some games are played at random, most by players who hardly ever pass or decline."""
    g = match.state
    legal = g.legal
    if number % 3 and len(legal) > 2:
        acting = [o for o in legal if describe(g, g.agenda[-1], o).text.split()[0] != "pass"]
        legal = acting if acting and len(acting) < len(legal) else legal[:-1]
    return picker.pick(legal)


def result(match: Match) -> dict[str, object]:
    """What a replay has to reproduce."""
    outcome = match.spec.outcome(match.state)
    return {
        "totals": outcome.totals,
        "places": outcome.places,
        "tie_break": outcome.tie_break,
        "parts": [{part.name: part.points for part in seat} for seat in match.spec.score(match.state)],
        "events": len(match.log),
    }


def replayed(text: str) -> tuple[dict[str, object], dict[str, object]]:
    """The result a file states, and the result its record leads to under the rules of today.

    A game of an older rules version counts if it ends in the very same state (kernel/record.py).
    """
    data = json.loads(text)
    return data["result"], result(match_of(loads(json.dumps(data["record"]))))


def still_true(path: Path) -> str:
    """A recorded game that is still played as it was: it is kept, as a witness of its rules version.

    Only the number of its events follows what is told today. Empty if there is no such game.
    """
    if not path.is_file():
        return ""
    text = path.read_text("utf-8")
    try:
        told, now = replayed(text)
    except BadRecord:
        return ""
    same = {**told, "events": 0} == {**now, "events": 0}
    return written(json.loads(text)["record"], now) if same else ""


# --- perft --------------------------------------------------------------------------------------------------


def perft_lines(name: str) -> Iterator[str]:
    spec = GAMES[name]
    yield "# players options seed choices-before depth nodes"
    for players in range(spec.min_players, spec.max_players + 1):
        sets = option_samples(spec, players)
        for options in sets if len(sets) <= FEW else [sets[0], sets[-1]]:
            for before in PERFT_STARTS:
                seed = f"perft-{before}"
                g = position(name, players, options, seed, before)
                for depth, nodes in perft_depths(g, PERFT_LARGE[name]):
                    yield f"{players} {options_text(options)} {seed} {before} {depth} {nodes}"


def position(name: str, players: int, options: dict[str, str], seed: str, before: int) -> State:
    """A position some choices into a game; the choices follow a rule that anybody can follow."""
    g = new_match(name, players=players, options=options, seed=seed).state.clone()
    for number in range(before):
        if not g.legal:
            break
        play(g, g.legal[number % len(g.legal)])
    return g


def perft_depths(g: State, most: int) -> Iterator[tuple[int, int]]:
    """The deepest count that is small, and the deepest that is large."""
    if not g.legal:
        return
    counts = [perft(g, 1), perft(g, 2)]
    while counts[-1] * counts[-1] // counts[-2] <= most:  # as many again for each
        deeper = capped(g, len(counts) + 1, most)
        if deeper > most or deeper == counts[-1]:  # too much, or every game is over
            break
        counts.append(deeper)
    for limit in (PERFT_SMALL, most):
        fitting = [(depth, nodes) for depth, nodes in enumerate(counts, 1) if nodes <= limit]
        if fitting:
            yield fitting[-1]


def capped(g: State, depth: int, most: int) -> int:
    """Perft that gives up when it is certain to be too much."""
    if depth <= 2 or not g.legal:
        return perft(g, depth)
    total = 0
    for option in g.legal:
        copy = g.clone()
        play(copy, option)
        total += capped(copy, depth - 1, most - total)
        if total > most:
            break
    return total


# --- files --------------------------------------------------------------------------------------------------


def all_files(games: Iterable[str]) -> Iterator[tuple[Path, str]]:
    """Golden files of these games with what belongs in them; recorded games that are still true stay."""
    for name in games:
        spec = GAMES[name]
        yield TESTS / "golden" / "box" / f"{name}.txt", "\n".join(box_lines(name)) + "\n"
        yield TESTS / "perft" / f"{name}.txt", "\n".join(dict.fromkeys(perft_lines(name))) + "\n"
        for players in range(spec.min_players, spec.max_players + 1):
            sets = option_samples(spec, players)
            text = playthrough(name, players, sets[-1], "golden")
            yield TESTS / "golden" / f"{name}-{players}.txt", text
            for number in range(RECORDS[name]):
                options = sets[number % len(sets)]
                file = "-".join([str(players), *options.values(), str(number)]) + ".json"
                path = TESTS / "records" / name / file
                kept = still_true(path)
                yield path, kept or recorded(name, players, options, f"record {number}", number)


def main() -> int:
    """Write the files that are not up to date and name them; of the games given, or of all."""
    for path, text in all_files(sys.argv[1:] or GAMES):
        old = path.read_text("utf-8") if path.is_file() else ""
        if text != old:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
            print(path.relative_to(TESTS.parent).as_posix())
    return 0


if __name__ == "__main__":
    sys.exit(main())
