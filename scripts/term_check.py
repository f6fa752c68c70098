"""Whether translations use the words of the glossary (src/regnum/i18n/terms); `scripts/terms` prints it.

Strict for labels: a message that is nothing but a term is the word of the glossary, or one of its forms. Text
that runs is only reported: languages inflect, so a term counts as used if its words begin so in the text.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from regnum.i18n.catalog import FALLBACK, sources
from regnum.i18n.glossary import COMMON, Term, glossary, groups

ROOT = Path(__file__).resolve().parent.parent
ALLOWED = ROOT / "scripts" / "terms_allowed.toml"
SHORTEST_STEM = 3
STEM = 0.6  # of a word, from its beginning: what inflection leaves as it is in our languages
IGNORED = str.maketrans("", "", "\u2066\u2067\u2068\u2069\u200c")


@dataclass(frozen=True)
class Finding:
    """A message that uses another word than the glossary."""

    key: str
    term: str
    wanted: str
    found: str

    def __str__(self) -> str:
        return f"{self.key}: {self.term!r} is {self.wanted!r} here, not {self.found!r}"


class _Texts(Visitor):
    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - Fluent's name
        self.parts.append(node.value)


def messages(language: str) -> dict[str, str]:
    """The words of every message, without what is filled in."""
    found: dict[str, str] = {}
    for source in sources(language).values():
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                texts = _Texts()
                texts.visit(entry.value)
                found[entry.id.name] = " ".join(" ".join(texts.parts).split())
    return found


def allowed(language: str) -> dict[str, str]:
    """Messages that may use another word, each with the reason."""
    reasons: dict[str, str] = tomllib.loads(ALLOWED.read_text("utf-8")).get(language, {})
    return reasons


def plain(text: str) -> str:
    """A label without capitals, marks at its end and what cannot be seen. Turkish i is kept apart from ı."""
    small = text.replace("İ", "i").replace("I", "i").translate(IGNORED).casefold().replace("ı", "i")
    return " ".join(small.replace("’", "'").split()).rstrip(".:…?! ")


def labels(language: str) -> list[Finding]:
    """Labels that are not the word of their term."""
    own, english = messages(language), messages(FALLBACK)
    wrong = []
    by_key: dict[str, list[Term]] = {}
    for term in glossary(language):
        for key in term.keys:
            if not is_label_of(english.get(key, ""), term):
                continue  # it says more than the term by now, or names another message
            by_key.setdefault(key, []).append(term)
    for key, terms in by_key.items():
        good = {
            plain(form) for term in terms for form in (term.word, term.plural, term.short, term.other) if form
        }
        if key in own and plain(own[key]) not in good and key not in allowed(language):
            wrong.append(Finding(key, terms[0].english, terms[0].word, own[key]))
    return wrong


def is_label_of(text: str, term: Term) -> bool:
    """Whether an English message is nothing but the term."""
    return bool(text) and plain(text) in map(plain, (term.english, term.english_plural, *term.also))


def unknown_keys() -> list[str]:
    """Keys of the glossary that the catalogue does not have (any more)."""
    known = messages(FALLBACK).keys()
    named = {key for language in ("tr", "fa", "it") for term in glossary(language) for key in term.keys}
    return sorted(named - known)


# --- running text ---------------------------------------------------------------------------------------


def stems(word: str) -> list[str]:
    """How the words of a term begin, whatever their endings."""
    return [part[: max(SHORTEST_STEM, int(len(part) * STEM))] for part in plain(word).split()]


def uses(text: str, term: Term) -> bool:
    """Whether some form of the term stands in a text."""
    told = plain(text)
    forms = (term.word, term.plural, term.other, term.short)
    return any(all(stem in told for stem in stems(form)) for form in forms if form)


def game_of(key: str) -> str:
    return next((group for group in groups() if group in key.split("-")), COMMON)


def running(language: str) -> Iterator[Finding]:
    """Messages whose English has a term, and whose translation has none of its forms. Reported only."""
    own, english = messages(language), messages(FALLBACK)
    terms: dict[str, dict[str, list[Term]]] = {group: {} for group in groups()}
    for term in glossary(language):
        for form in filter(None, (term.english, term.english_plural)):
            terms[term.group].setdefault(form.casefold(), []).append(term)
    for key, text in english.items():
        if key not in own or key in allowed(language):
            continue
        known = terms[COMMON] | terms[game_of(key)]
        for form, senses in known.items():
            if re.search(rf"\b{re.escape(form)}\b", text.casefold()) and not any(
                uses(own[key], term) for term in senses
            ):
                yield Finding(key, form, senses[0].word, own[key])
