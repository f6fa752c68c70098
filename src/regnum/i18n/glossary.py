"""The glossary: for every term of the games and of the pages its word in each language, and where it is from.

Files lie in `terms/`: one for each game, which goes before `common.toml`. docs/languages.md says how an entry
is written. The browser shows them (`#/terms`), `scripts/terms` looks for translations that use another word.
"""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, get_args

FOLDER: Final = "terms"
COMMON: Final = "common"
Origin = Literal["seed", "published", "ours"]
ORIGINS: Final = get_args(Origin)


@dataclass(frozen=True)
class Term:
    """A term in one language. `group`: the game it belongs to, or `common`."""

    group: str
    english: str
    english_plural: str
    sense: str
    word: str
    plural: str
    origin: Origin  # seed: the rulebook's word; published: of a published edition; ours
    other: str  # another good word, for native readers to decide
    short: str
    note: str
    also: tuple[str, ...]  # other English wordings of the same label
    keys: tuple[str, ...]  # messages that are nothing but this term


@cache
def groups() -> tuple[str, ...]:
    """The files there are, the common one first."""
    found = (f.name for f in (files("regnum.i18n") / FOLDER).iterdir())
    names = (name.removesuffix(".toml") for name in found if name.endswith(".toml"))
    return tuple(sorted(names, key=lambda name: (name != COMMON, name)))


def data_of(name: str) -> dict[str, Any]:
    text = (files("regnum.i18n") / FOLDER / f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


@cache
def glossary(language: str) -> tuple[Term, ...]:
    """The terms of a language, those all games share first; none for one that has no glossary, as English."""
    found: list[Term] = []
    for name in groups():
        for entry in data_of(name)["term"]:
            if f"{language}_from" in entry:
                found.append(_term(name, entry, language))
                found += [_label(found[-1], label, language) for label in entry.get("label", [])]
    return tuple(found)


def _term(group: str, entry: dict[str, Any], language: str) -> Term:
    return Term(
        group=group,
        english=entry["en"],
        english_plural=entry.get("en_pl", ""),
        sense=entry.get("sense", ""),
        word=entry[language],
        plural=entry.get(f"{language}_pl", ""),
        origin=entry[f"{language}_from"],
        other=entry.get(f"{language}_alt", ""),
        short=entry.get("short", {}).get(language, ""),
        note=entry.get("note", ""),
        also=tuple(entry.get("also", [])),
        keys=tuple(entry.get("keys", [])),
    )


def _label(of: Term, label: dict[str, Any], language: str) -> Term:
    """A label whose translation is not simply the term."""
    return Term(
        group=of.group,
        english=label["en"],
        english_plural="",
        sense=of.english,
        word=label[language],
        plural="",
        origin=of.origin,
        other="",
        short="",
        note=label.get("note", ""),
        also=tuple(label.get("also", [])),
        keys=tuple(label.get("keys", [])),
    )


@cache
def untranslated() -> frozenset[str]:
    """Labels that stay as they are in every language: signs, keys of the keyboard, names of programs."""
    return frozenset(word for name in groups() for word in data_of(name).get("untranslated", []))
