"""`regnum components`: every card and space as it is in the component file, with its source."""

import json
from collections import Counter

from regnum.cli.words import Words
from regnum.games import game as game_of
from regnum.kernel.box import CatalogueSection
from regnum.library import tables_for

RECONSTRUCTED = "reconstructed"
ORIGIN = "term-components-origin-"  # and what the component file says


def run(game: str, components: str, as_json: bool) -> int:
    """Print all sections."""
    spec = game_of(game)
    tables = tables_for(game, components or None)
    sections = spec.catalogue(tables)
    if as_json:
        print(json.dumps(to_json(game, tables.fingerprint, sections), ensure_ascii=False))
    else:
        print_text(tables.fingerprint, sections)
    return 0


def told_origin(words: Words, origin: str, note: str) -> str:
    """Where a value is from, in words; notes are those of the component file."""
    if not note:
        return words("term-components-from", origin=words(ORIGIN + origin))
    return words("term-components-from-note", origin=words(ORIGIN + origin), note=note)


def to_json(game: str, fingerprint: str, sections: list[CatalogueSection]) -> dict[str, object]:
    """The same rows, taken apart."""
    out: list[dict[str, object]] = []
    for name, rows in sections:
        values: list[dict[str, str]] = []
        for entry, text, provenance in rows:
            title, _, value = text.partition(": ")
            origin, _, note = provenance.partition(": ")
            values.append({"entry": entry, "field": title, "value": value, "origin": origin, "note": note})
        out.append({"section": name, "rows": values})
    return {"game": game, "fingerprint": fingerprint, "sections": out}


def print_text(fingerprint: str, sections: list[CatalogueSection]) -> None:
    """Readable: entry by entry, reconstructed values with a mark in front."""
    words = Words()
    origins: Counter[str] = Counter()
    print(words("term-components-title", fingerprint=fingerprint))
    for name, rows in sections:
        print()
        print(name)
        last = ""
        for entry, text, provenance in rows:
            if entry != last:
                print(f"  {entry}")
                last = entry
            origin, _, note = provenance.partition(": ")
            origins[origin] += 1
            mark = words("term-components-mark") if origin == RECONSTRUCTED else " "
            print(f"  {mark} {'  ' if entry else ''}{text}  {told_origin(words, origin, note)}")
    print()
    for origin, n in origins.most_common():
        print(words("term-components-count", n=n, origin=words(ORIGIN + origin)))
    print(words("term-components-legend", mark=words("term-components-mark")))
