"""The message catalogue as the browser gets it: a language, and English where it lacks something."""

import hashlib
import re
from functools import cache
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from regnum.games import NAMES
from regnum.i18n.catalog import FALLBACK, NAMED, sources

# How the names of files begin that no page shows.
NOT_FOR_PAGES = ("arena", "cli", "dataset", "terminal", "bench", "doctor", "notices")
RULES: Final = "rules"
PARTS: Final = (RULES, *NAMES)  # what comes apart, when it is asked for
LACKING = f"### fallback: {FALLBACK}"  # what comes after this line is English
COMMENTS = re.compile(r"(?m)^#.*\n?|^[ \t]*\n")  # and empty lines: for those who translate
HASH_LENGTH: Final = 12


@cache
def catalogue_text(language: str, part: str = "") -> str:
    """The messages of a language, then in English those it lacks, but for those no page shows.

    Most of them are only read at a table of one game, or on the page of the rules: these parts come apart, so
    that the first page is light.
    """
    own = texts_of(language, part)
    if language == FALLBACK or names_in(texts_of(FALLBACK, part)) <= names_in(own):
        return own  # a whole language, as the tests hold ours to be: reading it takes seconds
    others = [texts_of(FALLBACK, other) for other in ("", *PARTS) if other != part]
    return with_fallback(own, texts_of(FALLBACK, part), "\n".join(others))


@cache
def catalogue_hash(language: str) -> str:
    """What changes whenever anything of a language does: an address with it can be kept for ever.

    Of the sources, not of what is made of them: the first page asks for the hashes of all languages.
    """
    texts = (texts_of(name, part) for name in (language, FALLBACK) for part in ("", *PARTS))
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:HASH_LENGTH]


def part_of(name: str) -> str:
    """Where a file belongs: with the rules, with the tables of a game, or with what every page needs.

    `gugong.ftl` has what is said of a game before it is played; so have its cards, which name options.
    """
    words = name.removesuffix(".ftl").split("-")
    if words[-1] == RULES:
        return RULES
    game = next((game for game in NAMES if game in words), "")
    return "" if name in (f"{game}.ftl", f"{game}-cards.ftl") else game


def texts_of(language: str, part: str) -> str:
    """The files of a part, one after another, without what is not for readers."""
    shown = {name: text for name, text in sources(language).items() if not name.startswith(NOT_FOR_PAGES)}
    return COMMENTS.sub("", "\n".join(text for name, text in shown.items() if part_of(name) == part))


def with_fallback(own: str, english: str, elsewhere: str = "") -> str:
    """A language's messages, and after a line that says so the English ones it lacks.

    What these refer to comes with them, also from elsewhere: English sentences are made of English words.
    """
    there = entries_of(own)
    source = f"{english}\n{elsewhere}"
    all_english = entries_of(source)
    wanted = [name for name in entries_of(english) if name not in there]
    for name in wanted:  # grows while it is read
        known = [other for other in references_of(all_english[name]) if other in all_english]
        wanted += [other for other in known if other not in wanted]
    if not wanted:
        return own
    chosen = set(wanted)
    lacking = [text_of(source, entry) for name, entry in all_english.items() if name in chosen]
    return "\n".join([own, LACKING, *lacking, ""])


def names_in(text: str) -> set[str]:
    """What a text seems to name, without reading it."""
    return set(NAMED.findall(text))


Named = ftl.Message | ftl.Term


def entries_of(text: str) -> dict[str, Named]:
    """Messages, and terms with their dash, that can be read; the first of a name counts."""
    found: dict[str, Named] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message) and entry.value is not None:
            found.setdefault(entry.id.name, entry)
        elif isinstance(entry, ftl.Term):
            found.setdefault("-" + entry.id.name, entry)
    return found


def text_of(source: str, entry: Named) -> str:
    assert entry.span is not None
    return source[entry.span.start : entry.span.end].rstrip()


class _References(Visitor):
    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.names.append(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802 - Fluent's name
        self.names.append("-" + node.id.name)


def references_of(entry: Named) -> list[str]:
    references = _References()
    references.visit(entry)
    return references.names
