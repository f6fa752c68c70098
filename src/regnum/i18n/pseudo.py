"""Languages for tests: English with accents, a third longer; `qpm` is also written from right to left.

What is not accented on a page did not come from the catalogue; what is cut had too little room. They are made
from the English messages when they are asked for, and are there only where `REGNUM_PSEUDO` is set: players
are not offered them.
"""

import os
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

VARIABLE: Final = "REGNUM_PSEUDO"
MIRRORED: Final = "qpm"
LOCALES: Final = ("qps", MIRRORED)  # private use: no language has these codes

PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED: Final = "åƀçđéƒĝĥîĵķļɱñöþɋřšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞɊŘŠŢÛṼŴẊÝŽ"
ACCENTS: Final = str.maketrans(PLAIN, ACCENTED)
GROWS: Final = 0.3  # how much longer a text becomes


def is_on() -> bool:
    """Whether this process serves them."""
    return os.environ.get(VARIABLE, "") not in ("", "0")


def direction_of(language: str) -> str:
    return "rtl" if language == MIRRORED else "ltr"


def accented(text: str) -> str:
    """A text with accents, and letters doubled here and there: as many as make it a third longer."""
    out: list[str] = []
    owed = 0.0
    for letter in text:
        out.append(letter.translate(ACCENTS))
        owed += GROWS
        if owed >= 1 and letter in PLAIN:
            out.append(letter.lower().translate(ACCENTS))
            owed -= 1
    return "".join(out)


class _Accents(Transformer):
    """Changes texts, and nothing that is filled in or chosen by."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:  # noqa: N802 - Fluent's name
        return ftl.TextElement(accented(node.value))


def pseudo_source(english: str) -> str:
    """A file of messages, accented. Comments are left out: a browser need not carry them."""
    body = [_Accents().visit(entry) for entry in FluentParser().parse(english).body]
    kept: list[ftl.EntryType] = []
    for entry in body:
        if isinstance(entry, ftl.Message | ftl.Term):
            entry.comment = None
            kept.append(entry)
    return FluentSerializer().serialize(ftl.Resource(kept))
