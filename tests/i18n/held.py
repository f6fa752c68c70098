"""Which languages the tests hold to be whole, and the parts of their messages that are looked at."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from tests.i18n.reading import declared, entries, placeholders

from regnum.i18n.catalog import FALLBACK

# A folder below src/regnum/i18n is in one of these. A whole language has every message; one that is still
# being written is checked in all that it has, and shows the rest in English.
COMPLETE = ("en", "fa", "it", "tr")
UNFINISHED: tuple[str, ...] = ()

CATEGORIES = ("zero", "one", "two", "few", "many", "other")


@dataclass
class Anatomy(Visitor):
    """A message taken apart. `numbers` are chosen by, by their plural; `words` by name, with the names."""

    texts: list[str] = field(default_factory=list)
    variables: set[str] = field(default_factory=set)
    numbers: set[str] = field(default_factory=set)
    words: dict[str, set[str]] = field(default_factory=dict)
    references: set[str] = field(default_factory=set)
    without_number: list[str] = field(default_factory=list)  # selectors whose [one] does not show the number

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - Fluent's name
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        inner = Anatomy()
        inner.visit(node.selector)
        for name in inner.variables:
            self._chosen_by(name, node)
        self.generic_visit(node)

    def _chosen_by(self, name: str, node: ftl.SelectExpression) -> None:
        keys = [variant.key for variant in node.variants]
        named = {key.name for key in keys if isinstance(key, ftl.Identifier) and key.name not in CATEGORIES}
        if named:
            self.words.setdefault(name, set()).update(named)
            return
        self.numbers.add(name)
        for variant in node.variants:
            if isinstance(variant.key, ftl.Identifier) and variant.key.name == "one":
                told = Anatomy()
                told.visit(variant.value)
                if name not in told.variables:
                    self.without_number.append(name)


@cache
def anatomies(language: str) -> dict[str, Anatomy]:
    """Every message of a language, taken apart."""
    found: dict[str, Anatomy] = {}
    for _, entry in entries(language):
        if isinstance(entry, ftl.Message) and entry.value is not None:
            found[entry.id.name] = Anatomy()
            found[entry.id.name].visit(entry.value)
    return found


@cache
def files_of_keys(language: str) -> dict[str, str]:
    """In which file each message stands: it decides with which part of the page the message comes."""
    return {entry.id.name: file for file, entry in entries(language) if isinstance(entry, ftl.Message)}


@cache
def given() -> dict[str, set[str]]:
    """What each message may use: what English uses, what its comment names, and ids of texts."""
    found = {key: names | declared()[key] for key, names in placeholders(FALLBACK).items()}
    return {key: names | {name + "_id" for name in names} for key, names in found.items()}


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Key and words of every message, without what is filled in; the variants one after another."""
    for key, anatomy in anatomies(language).items():
        yield key, "\n".join(anatomy.texts)
