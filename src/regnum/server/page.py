"""The page itself: the built client with the few words it needs before, or without, its scripts.

The client marks places with double braces (web/src/index.html); what stands there comes from the catalogue,
once for every language between the marks of a block.
"""

import html
import re
from functools import lru_cache
from pathlib import Path

from babel import Locale, UnknownLocaleError

from regnum.i18n.catalog import FALLBACK, Catalog, languages
from regnum.kernel.messages import Msg

BLOCK = re.compile(r"[ ]*<!-- each language -->\n(.*?)[ ]*<!-- end -->\n", re.S)
PLACE = re.compile(r"\{\{([a-z-]+)\}\}")

# What the page says by itself.
WORDS = (
    "start-failed",
    "start-failed-why",
    "start-failed-reset-why",
    "start-failed-again",
    "start-failed-reset",
    "start-failed-home",
    "start-no-script",
)


def page_of(folder: Path) -> str:
    """The page in a folder, in all languages there are; read again when the client has been built anew."""
    file = folder / "index.html"
    return page_at(file, file.stat().st_mtime_ns)


@lru_cache(maxsize=2)
def page_at(file: Path, _built: int) -> str:
    return filled(file.read_text("utf-8"), languages())


def filled(template: str, known: tuple[str, ...]) -> str:
    """A page with its words."""

    def block(found: re.Match[str]) -> str:
        return "".join(in_language(found[1], language) for language in known)

    whole = BLOCK.sub(block, template).replace("{{languages}}", " ".join(known))
    return in_language(whole, FALLBACK)


def in_language(template: str, language: str) -> str:
    catalog = Catalog(language, plain=True)
    given = {key: catalog.text(Msg(key)) for key in WORDS}
    given |= {"language": language, "direction": direction_of(language)}
    return PLACE.sub(lambda place: html.escape(given[place[1]]), template)


def direction_of(language: str) -> str:
    """Which way a language is written."""
    try:
        return Locale.parse(language, sep="-").text_direction
    except (UnknownLocaleError, ValueError):
        return "ltr"
