"""`regnum replay`: a recorded game at one moment, and whether it is what it says it is."""

import json
from pathlib import Path

from regnum.cli import saves
from regnum.cli.painter import painter_for
from regnum.cli.words import Words
from regnum.kernel.errors import BadRecord
from regnum.kernel.events import event_to_json
from regnum.kernel.match import Match
from regnum.kernel.messages import Msg, raw
from regnum.kernel.offer import choices
from regnum.kernel.record import Record, loads
from regnum.library import match_of

WIDTH = 100


def run(file: str, at: int | None, components: str, as_json: bool) -> int:
    """Show the position after `at` choices. Exit code 1 if the record does not play as it says."""
    save = saves.read(Path(file))
    record = save.record
    components = components or save.table.components
    words = Words()
    try:
        whole = match_of(record, components or None)
    except BadRecord as e:
        told = words.error(e)
        print(json.dumps({"verified": False, "why": told}) if as_json else words("term-replay-bad", why=told))
        return 1
    total = len(record.choices)
    if at is not None and at > total:
        raise BadRecord(Msg("term-error-at", {"at": at, "choices": total}))
    match = whole if at is None else match_of(cut(whole.record(), at), components or None)
    words.catalog.name_seats(match.spec.seat_names(match.state))
    if as_json:
        print(json.dumps(to_json(match, words, total), ensure_ascii=False))
    else:
        print_text(match, words, total)
    return 0


def cut(record: Record, at: int) -> Record:
    """The record of the game as it stood after so many choices."""
    part = loads(record.dumps())
    part.choices = part.choices[:at]
    part.check = ""
    return part


def to_json(match: Match, words: Words, total: int) -> dict[str, object]:
    """Everything about the moment. A record holds no secrets, so the log is the whole log."""
    g = match.state
    offered = [] if match.is_over else [choice.text for choice in choices(g)]
    log = [
        {
            "choice": number,
            **event_to_json(event, match.spec.events),
            "text": words.text(match.spec.say(g, event)),
        }
        for number, event in match.log
    ]
    return {
        "verified": True,
        "game": match.spec.id,
        "seed": match.seed,
        "players": match.players,
        "options": match.options,
        "at": len(match.choices),
        "choices": total,
        "over": match.is_over,
        "decider": match.decider,
        "offered": offered,
        "view": match.spec.view(g, match.decider),
        "scores": match.spec.outcome(g).totals,
        "log": log,
    }


def print_text(match: Match, words: Words, total: int) -> None:
    """The log up to the moment, the table, every seat, and what is asked."""
    g = match.state
    painter = painter_for(match.spec.id, match.spec.told_facts(match.tables), words)
    view = match.spec.view(g, match.decider)
    for number, event in match.log:
        print(words("term-replay-log", n=number, text=words.text(match.spec.say(g, event))))
    print()
    print(painter.header(view))
    for line in painter.table(view, WIDTH):
        print(line.plain)
    for who in range(g.seat_count):
        print()
        print(words.seat(who))
        for line in painter.seat(view, who, WIDTH):
            print(line.plain)
    print()
    if match.is_over:
        print(words("term-over"))
    else:
        prompt = words.text(g.agenda[-1].prompt(g))
        print(words("term-turn-of", who=words.seat(match.decider), prompt=prompt))
        offered = [raw(choice.text) for choice in choices(g)]
        print(words("term-replay-offered", offered=offered))
    print(words("term-replay-verified", at=len(match.choices), choices=total))
