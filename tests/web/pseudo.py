"""A made-up Persian: the English catalogue in Persian letters and digits.

So pages can be looked at from right to left, whatever has been translated; and what is not in these
letters on the page does not come from the catalogue.
"""

from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

import regnum

PACKAGE = Path(regnum.__file__).parent
LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyz0123456789,;?",
    "ابکدهفگحیجکلمنوپقرستویوخیز۰۱۲۳۴۵۶۷۸۹،؛؟",
)
AS_THEY_ARE = ("search-stop", "-leads")  # read by the search, not by people


class _Persian(Transformer):
    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802 - Fluent's name
        node.value = node.value.lower().translate(LETTERS)
        return node


def persian(source: str) -> str:
    """A file of messages in made-up Persian."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ftl.Message) and not entry.id.name.endswith(AS_THEY_ARE):
            _Persian().visit(entry)
    return FluentSerializer().serialize(resource)


def sources_with_persian(folder: Path) -> Path:
    """A place to import the package from that has this language beside its own."""
    package = folder / "regnum"
    words = package / "i18n"
    words.mkdir(parents=True)
    for path in PACKAGE.iterdir():
        if path.name not in ("i18n", "__pycache__"):
            (package / path.name).symlink_to(path)
    for path in (PACKAGE / "i18n").iterdir():
        if path.name not in ("fa", "__pycache__"):
            (words / path.name).symlink_to(path)
    (words / "fa").mkdir()
    for path in (PACKAGE / "i18n" / "en").glob("*.ftl"):
        (words / "fa" / path.name).write_text(persian(path.read_text("utf-8")), "utf-8")
    return folder
