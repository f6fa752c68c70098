"""The page itself: the built client with the few words it needs before, or without, its scripts.

The client marks places with double braces (web/src/index.html); what stands there comes from the catalogue,
once for every language between the marks of a block.
"""

import html
import re
from functools import lru_cache
from pathlib import Path

from regnum.i18n.catalog import FALLBACK, Catalog, languages
from regnum.i18n.choosing import direction_of
from regnum.kernel.messages import Msg
from regnum.server.words import catalogue_hash

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


def page_of(folder: Path, language: str = FALLBACK) -> str:
    """The page in a folder, in a language; read again when the client has been built anew.

    What it says when its scripts do not come is there in all languages: somebody may have chosen another one.
    """
    file = folder / "index.html"
    return page_at(file, file.stat().st_mtime_ns, language)


@lru_cache(maxsize=16)
def page_at(file: Path, _built: int, language: str) -> str:
    return filled(file.read_text("utf-8"), languages(), language)


def filled(template: str, known: tuple[str, ...], language: str = FALLBACK) -> str:
    """A page with its words."""

    def block(found: re.Match[str]) -> str:
        return "".join(in_language(found[1], each) for each in known)

    hashes = " ".join(f"{name}={catalogue_hash(name)}" for name in known)
    whole = BLOCK.sub(block, template).replace("{{languages}}", " ".join(known)).replace("{{hashes}}", hashes)
    return in_language(whole, language)


def in_language(template: str, language: str) -> str:
    catalog = Catalog(language, plain=True)
    given = {key: catalog.text(Msg(key)) for key in WORDS}
    given |= {"language": language, "direction": direction_of(language)}
    return PLACE.sub(lambda place: html.escape(given[place[1]]), template)
