"""The language of the terminal: which one it is, and `regnum language`, which keeps a choice.

First what the command line says (`--lang fa`), then `REGNUM_LANG`, then the choice that was kept, then the
language of the system (LC_ALL, LC_MESSAGES, LANG); else English.
"""

import contextlib
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from babel import Locale, UnknownLocaleError

from regnum.cli.saves import saves_folder
from regnum.cli.usage import WrongUse
from regnum.cli.words import Words, speak
from regnum.i18n.catalog import languages
from regnum.i18n.choosing import VARIABLE, chosen, found_in, of_system, taken_out
from regnum.kernel.messages import Msg, raw

SYSTEM: Final = "system"  # for `regnum language`: no choice of our own
LONGEST: Final = 40  # characters of the file


def kept_file() -> Path:
    """Where a choice is kept: beside the saved games."""
    return saves_folder().parent / "language"


def kept() -> str:
    """The choice that was kept, or nothing."""
    with contextlib.suppress(OSError, UnicodeDecodeError):
        return kept_file().read_text("utf-8")[:LONGEST].strip()
    return ""


def language_for(
    arguments: Sequence[str], environment: Mapping[str, str] | None = None
) -> tuple[str, list[str]]:
    """The language to speak, and the arguments without it. Raises WrongUse for one that is not there."""
    wanted, rest = taken_out(arguments)
    if wanted is not None:
        return required(wanted), rest
    given = os.environ if environment is None else environment
    own = "" if given.get(VARIABLE) else found_in(kept(), languages())
    return own or of_system(given), rest


def required(wanted: str) -> str:
    """A language somebody has named; raises WrongUse if there is no such one."""
    found = found_in(wanted, languages())
    if not found:
        known = [raw(name) for name in languages()]
        raise WrongUse(Msg("term-lang-unknown", {"language": raw(wanted[:LONGEST]), "known": known}))
    return found


def run(wanted: str | None) -> int:
    """Keep a language, or forget the one that was kept; without any, show those there are."""
    if wanted == SYSTEM:
        kept_file().unlink(missing_ok=True)
        speak(of_system(os.environ))
    elif wanted is not None:
        language = required(wanted)
        kept_file().parent.mkdir(parents=True, exist_ok=True)
        kept_file().write_text(language + "\n", "utf-8")
        speak(language)
    words = Words()
    spoken = chosen([words.catalog.language])
    print(words("term-lang-spoken", name=own_name(spoken)))
    if wanted is None:
        for language in languages():
            print(words("term-lang-line", language=language, name=own_name(language)))
    return 0


def own_name(language: str) -> str:
    """What a language calls itself."""
    try:
        locale = Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return language
    return (locale.get_language_name(language) or language).title()
