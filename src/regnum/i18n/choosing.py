"""Which language somebody reads: what was asked for, against the languages there are.

Languages are named in many ways: by a browser `fa-AF,fa;q=0.9`, by a system `tr_TR.UTF-8`, by a person `Fa`.
Each is looked for as it stands, then without its region or script; the first that is there is taken.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from babel import Locale, UnknownLocaleError

from regnum.i18n import pseudo
from regnum.i18n.catalog import FALLBACK, languages

VARIABLE: Final = "REGNUM_LANG"
# As the C library looks for the language of messages; LANGUAGE is a list, which needs one of these beside it.
OF_THE_SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
NO_LOCALE: Final = ("", "C", "POSIX")
OPTION: Final = "--lang"
LONGEST_HEADER: Final = 200  # characters of what a browser asks for; the rest is not read


def chosen(wanted: Iterable[str], known: Sequence[str] | None = None) -> str:
    """The first wanted language that is there; English if none is."""
    there = languages() if known is None else known
    return next((found for name in wanted if (found := found_in(name, there))), FALLBACK)


def found_in(wanted: str, known: Sequence[str]) -> str:
    """What a name of a language means here: `fa_AF` is `fa`; nothing if it is not there."""
    parts = wanted.replace("_", "-").casefold().split("-")
    by_name = {name.casefold(): name for name in known}
    for length in range(len(parts), 0, -1):
        found = by_name.get("-".join(parts[:length]))
        if found is not None:
            return found
    return ""


def accepted(header: str) -> list[str]:
    """What a browser asks for with `Accept-Language`, best first; what it refuses (`q=0`) is left out."""
    found: list[tuple[float, str]] = []
    for part in header[:LONGEST_HEADER].split(","):
        name, _, weight = part.partition(";")
        match = re.fullmatch(r"\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*", weight)
        quality = float(match[1]) if match else 0.0 if weight.strip() else 1.0
        if name.strip() and quality > 0:
            found.append((quality, name.strip()))
    return [name for _, name in sorted(found, key=lambda pair: -pair[0])]


def of_browser(header: str) -> str:
    """The language of whoever sends this `Accept-Language`."""
    return chosen(accepted(header))


def of_system(environment: Mapping[str, str]) -> str:
    """The language of a terminal: our own variable, then what the system says of messages."""
    own = environment.get(VARIABLE, "")
    if own:
        return chosen([own])
    locale = next((environment[name] for name in OF_THE_SYSTEM if environment.get(name)), "")
    if plain_locale(locale) in NO_LOCALE:
        return FALLBACK
    wanted = [*environment.get("LANGUAGE", "").split(":"), locale]
    return chosen(plain_locale(name) for name in wanted)


def plain_locale(name: str) -> str:
    """A locale without its letters and variants: `tr_TR.UTF-8@euro` is `tr_TR`."""
    return re.split(r"[.@]", name)[0]


def taken_out(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language the arguments name, wherever they do (None: nowhere), and all other arguments.

    It is looked for before they are parsed, since the parser itself speaks.
    """
    wanted: str | None = None
    rest: list[str] = []
    given = list(arguments)
    while given:
        argument = given.pop(0)
        if argument == "--":
            return wanted, [*rest, argument, *given]
        if argument == OPTION:
            wanted = given.pop(0) if given and not given[0].startswith("-") else ""
        elif argument.startswith(OPTION + "="):
            wanted = argument.removeprefix(OPTION + "=")
        else:
            rest.append(argument)
    return wanted, rest


def direction_of(language: str) -> str:
    """Which way a language is written: `ltr` or `rtl`."""
    if language in pseudo.LOCALES:
        return pseudo.direction_of(language)
    try:
        return Locale.parse(language, sep="-").text_direction
    except (UnknownLocaleError, ValueError):
        return "ltr"


def is_plain(language: str) -> bool:
    """Whether texts need no isolation marks, where what is around them is written left to right."""
    return direction_of(language) == "ltr"
