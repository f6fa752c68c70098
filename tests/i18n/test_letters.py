"""How languages are written: letters, digits, apostrophes, half-spaces; and how long short labels may be."""

import re
from collections import Counter

import pytest
from tests.i18n.held import anatomies, texts

from regnum.i18n import languages

OTHERS = [language for language in languages() if language != "en"]
PERSIAN = [language for language in OTHERS if language.split("-")[0] == "fa"]

# What stays in Latin letters within Persian: file names, commands, keys, addresses.
LATIN = re.compile(r"[A-Za-z./_:+#<>=-]*[A-Za-z][\w./_:+#<>=-]*(?: (?=[A-Za-z0-9-]))?")
NOT_PERSIAN = {
    "Arabic letters or digits": re.compile("[يكة٠-٩]"),
    "Latin digits": re.compile("[0-9]"),
    "Latin punctuation": re.compile("[,;?%]"),
    "a space beside a half-space": re.compile("\\s\u200c|\u200c\\s|\u200c$|^\u200c|\u200c\u200c"),
    "a half-space beside a mark": re.compile("\u200c[،؛؟.:!»)(«]|[،؛؟.:!»)(«]\u200c"),
}
STRAIGHT = re.compile("""['"]""")
# Signs of one letter or two: within a set they must differ.
SETS = ("term-letter-", "term-slot-", "term-troyes-die-")
# Labels in boxes that cannot grow: tabs, chips, heads of tables.
SHORT = re.compile(
    r"web-gugong-(note|port|short)-.*|web-troyes-fx-.*|web-(\w+-)?tab-.*|web-paladins-(round-short|from-players)"
    r"|term-(flags|people-.*|short-.*)"
)
LONGER = 1.5  # how much longer than English
AT_LEAST = 3  # letters more, however short the English one is

# Key: why its sign is right here.
ALLOWED: dict[str, str] = {}


def report(wrong: list[str], language: str) -> str:
    return "\n".join([f"{language}: {len(wrong)}", *wrong])


@pytest.mark.parametrize("language", PERSIAN)
def test_persian_is_written_with_its_own_letters(language: str) -> None:
    wrong = [
        f"{key}: {kind}: {text!r}"
        for key, text in texts(language)
        for kind, pattern in NOT_PERSIAN.items()
        if key not in ALLOWED and any(pattern.search(line) for line in LATIN.sub("", text).splitlines())
    ]
    assert not wrong, report(wrong, language)


@pytest.mark.parametrize("language", PERSIAN)
def test_the_persian_form_for_one_says_its_number(language: str) -> None:
    """It is taken for 0 as well: a text that says "one" is written with [0] and [1]."""
    wrong = [
        f"{key}: {found.without_number}" for key, found in anatomies(language).items() if found.without_number
    ]
    assert not wrong, report(wrong, language)


@pytest.mark.parametrize("language", OTHERS)
def test_apostrophes_and_quotation_marks_are_typographic(language: str) -> None:
    wrong = [f"{key}: {text!r}" for key, text in texts(language) if STRAIGHT.search(text)]
    assert not wrong, report(wrong, language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("start", SETS)
def test_letters_of_the_terminal_differ(language: str, start: str) -> None:
    signs = {key: text for key, text in texts(language) if key.startswith(start)}
    times = Counter(signs.values())
    assert [key for key, sign in signs.items() if times[sign] > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_short_labels_stay_short(language: str) -> None:
    english = dict(texts("en"))
    wrong = [
        f"{key}: {longest(text)} letters, {limit(english[key])} at most: {text!r} ({english[key]!r})"
        for key, text in texts(language)
        if SHORT.fullmatch(key) and key in english and longest(text) > limit(english[key])
    ]
    assert not wrong, report(wrong, language)


def longest(text: str) -> int:
    """How many letters the longest variant has; half-spaces take no room."""
    return max(len(line.replace("\u200c", "").strip()) for line in text.split("\n"))


def limit(english: str) -> int:
    return max(int(longest(english) * LONGER), longest(english) + AT_LEAST)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("كارت", "Arabic letters or digits"),
        ("۳، 4", "Latin digits"),
        ("چرا?", "Latin punctuation"),
        ("می \u200cشود", "a space beside a half-space"),
        ("کارت\u200c.", "a half-space beside a mark"),
    ],
)
def test_wrong_letters_would_be_found(text: str, kind: str) -> None:
    assert NOT_PERSIAN[kind].search(LATIN.sub("", text))
    assert not any(
        pattern.search(LATIN.sub("", "کلید Ctrl+C، می\u200cشود ۳.")) for pattern in NOT_PERSIAN.values()
    )
