"""Every message of a language, filled in with few and many, long names and every word it chooses by."""

import re
from collections.abc import Iterator
from itertools import product

from tests.i18n.held import Anatomy, anatomies

from regnum.i18n.catalog import FALLBACK, LocalInt, Value, bundle_of, chain_of

NUMBERS = (0, 1, 2, 5, 11)
# Names as people type them: neither they nor lists that are filled in hold digits or marks of their own.
NAMES = {
    "en": "Maximiliana Featherstonehaugh",
    "tr": "Şükriye Gülümseroğlu",
    "fa": "زهرا ابراهیم‌زاده",
    "it": "Domenica Delle Piane",
}
MARKS = ".,:;!?…،؛؟"
# What may not stand in a text, whatever is filled in.
WRONG = {
    "a brace": re.compile(r"[{}]"),
    "two spaces": re.compile(r"[^\n ] {2,}[^\n ]"),
    # A path begins with a dot; the question mark is also a key of the keyboard.
    "a space before a mark": re.compile(rf"[^\W\d] ([{MARKS}](?![\w/.… ])|[{MARKS.replace('?', '')}] )"),
    "a mark twice": re.compile(rf"([{MARKS}])\s*\1|[,،;؛:] *[.,،;؛](?!/)"),
    "an unknown message": re.compile(r"\[[a-z]+(-[a-z0-9]+)+\]"),
}
LATIN_WORD = re.compile(r"[A-Za-z./_:+#-]*[A-Za-z][\w./_:+#-]*")
LATIN_DIGIT = re.compile(r"[0-9]")


def fillings(language: str, key: str) -> Iterator[dict[str, Value]]:
    """What a message may be given: each number and a name for everything, and every word it chooses by."""
    parts = [*with_references(language, key), *with_references(FALLBACK, key)]
    variables = set().union(*(part.variables for part in parts))
    numbers = set().union(*(part.numbers for part in parts))
    words: dict[str, set[str]] = {}
    for part in parts:
        for name, found in part.words.items():
            words.setdefault(name, set()).update(found)
    name = NAMES.get(language, NAMES[FALLBACK])
    for chosen in product(*([(word, each) for each in sorted(found)] for word, found in words.items())):
        for n in NUMBERS if variables else NUMBERS[:1]:
            # What is no number for sure is tried as a name and as a number.
            for others in (name, n) if variables - numbers else (n,):
                filled: dict[str, Value] = {
                    variable: LocalInt(n) if variable in numbers or isinstance(others, int) else others
                    for variable in variables
                }
                yield filled | dict(chosen)


def with_references(language: str, key: str) -> Iterator[Anatomy]:
    """A message and those it names, which are filled in with what it is given."""
    own = anatomies(language).get(key)
    if own is not None:
        yield own
        for name in own.references:
            yield from with_references(language, name)


def rendered(language: str, key: str) -> Iterator[tuple[str, list[Exception]]]:
    """The texts of a message, each with what was wrong in making it."""
    bundle = bundle_of(language, False)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    for filled in fillings(language, key):
        yield bundle.format_values(pattern, filled)


def faults(language: str) -> list[str]:
    """What is wrong with the messages of a language, once for each message and kind."""
    found: dict[tuple[str, str], str] = {}
    for key in anatomies(language):
        if lacks_a_part(language, key):
            continue
        for text, errors in rendered(language, key):
            for kind in kinds_of_faults(language, text):
                if kind == "empty" and is_empty_in_english(key):
                    continue
                found.setdefault((key, kind), f"{key}: {kind}: {text!r}")
            for error in errors:
                found.setdefault((key, str(error)), f"{key}: {error}")
    return list(found.values())


def lacks_a_part(language: str, key: str) -> bool:
    """Whether it names a message that is still to be translated: that it is missing is told elsewhere."""
    return any(
        name not in anatomies(language) and name in anatomies(FALLBACK)
        for part in with_references(language, key)
        for name in part.references
    )


def is_empty_in_english(key: str) -> bool:
    """Whether there is nothing to say in some case."""
    return key in anatomies(FALLBACK) and any(not text.strip() for text, _ in rendered(FALLBACK, key))


def kinds_of_faults(language: str, text: str) -> Iterator[str]:
    if not text.strip(" \u2066\u2067\u2068\u2069"):
        yield "empty"
    for kind, pattern in WRONG.items():
        # English sets three dots apart, other languages do not.
        if pattern.search(text.replace(" …", "") if language == FALLBACK else text):
            yield kind
    if chain_of(language)[:1] == ("fa",) and LATIN_DIGIT.search(LATIN_WORD.sub("", text)):
        yield "a Latin digit"
