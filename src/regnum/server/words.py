"""The message catalogue as the browser gets it: a language, and English where it lacks something."""

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from regnum.i18n.catalog import FALLBACK

TERMINAL_ONLY = ("terminal", "bench")  # how the names of such files begin
RULE_BOOK = "-rules.ftl"
LACKING = f"### fallback: {FALLBACK}"  # what comes after this line is English


@cache
def catalogue_text(language: str, rules: bool) -> str:
    """The messages of a language, then in English those it lacks, but for those only a terminal shows.

    The rule books are a third of them and only read on a page of their own: they come apart.
    """
    own = texts_of(language, rules)
    return own if language == FALLBACK else with_fallback(own, texts_of(FALLBACK, rules))


def texts_of(language: str, rules: bool) -> str:
    """The files of a language, one after another."""
    folder = files("regnum.i18n") / language
    texts = [f for f in folder.iterdir() if f.name.endswith(".ftl") and not f.name.startswith(TERMINAL_ONLY)]
    found = sorted((f for f in texts if f.name.endswith(RULE_BOOK) == rules), key=lambda f: f.name)
    return "\n".join(f.read_text("utf-8") for f in found)


def with_fallback(own: str, english: str) -> str:
    """A language's messages, and after a line that says so the English ones it lacks.

    What these refer to comes with them: English sentences are made of English words.
    """
    there = entries_of(own)
    all_english = entries_of(english)
    wanted = [name for name in all_english if name not in there]
    for name in wanted:  # grows while it is read
        wanted += [other for other in references_of(all_english[name]) if other not in wanted]
    if not wanted:
        return own
    chosen = set(wanted)
    lacking = [text_of(english, entry) for name, entry in all_english.items() if name in chosen]
    return "\n".join([own, LACKING, *lacking, ""])


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
