"""What the server would tell about some tables of a game, as JSON for the client's tests.

For each table: the view of a seat at a late moment, and all log lines up to it, as that seat hears
them. Standard library and the rules only, so that any Python that can run Regnum can run it.
"""

import json
import random
import sys
from collections import Counter

from regnum.kernel.match import Match
from regnum.kernel.messages import msg_to_json
from regnum.kernel.sight import redact, redact_event
from regnum.library import new_match

# Players and choices of each table, by game.
TABLES = {
    "paladins": [(1, 150), (2, 190), (4, 300)],
    "troyes": [(2, 60), (3, 80), (4, 110)],
    "gugong": [(1, 40), (3, 130), (5, 220)],
}


def played(game: str, players: int, choices: int) -> Match:
    """A random game up to so many choices; passing is rare, so that much is on the table."""
    match = new_match(game, players=players, seed=f"client {players}")
    dice = random.Random(players)
    while not match.is_over and len(match.choices) < choices:
        legal = match.state.legal
        match.submit(match.decider, dice.choice(legal[:-1] if dice.random() < 0.9 else legal))
    return match


def told(match: Match, seat: int) -> dict[str, object]:
    lines: list[dict[str, object]] = []
    begins = match.spec.beats.begins(match.log)
    counts: Counter[int] = Counter()
    for (n, event), beat in zip(match.log, begins, strict=True):
        heard = redact_event(event, match.spec.events, seat)
        name = match.spec.events[heard[0]].name
        fields = match.spec.fields(match.state, heard)
        msg = msg_to_json(match.spec.say(match.state, heard))
        line = {"version": n, "n": n, "who": heard[1], "event": name, "fields": fields, "msg": msg}
        lines.append({**line, "beat": beat, "i": counts[n]})
        counts[n] += 1
    seen = redact(match.state, match.spec.layout(match.state), seat)
    return {"view": match.spec.view(seen, seat), "lines": lines}


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "paladins"
    matches = [played(game, players, choices) for players, choices in TABLES[game]]
    facts = matches[0].spec.told_facts(matches[0].tables)
    json.dump({"facts": facts, "tables": [told(match, 0) for match in matches]}, sys.stdout)


if __name__ == "__main__":
    main()
