"""Keys and arguments in, text out; per key the English text where a language has none."""

import re
import unicodedata
from collections import Counter
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from babel import Locale, UnknownLocaleError
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

from regnum.i18n import pseudo
from regnum.kernel.messages import Arg, Msg, Seat

FALLBACK = "en"
RAW = "raw:"
SAID = "said:"  # a text that has come from a catalogue already
FIRST_STRONG_ISOLATE = "\u2068"
POP_DIRECTIONAL_ISOLATE = "\u2069"
# Marks that change the direction of what follows: never let in from outside.
DIRECTION_MARKS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
ISOLATES = "\u2066\u2067\u2068"  # each of them ends with the mark above
LONGEST_LIST = 24  # what comes after is counted instead: nobody reads on
NAMED = re.compile(r"(?m)^(-?[A-Za-z][\w-]*) *=")  # what a file holds, found without parsing it
REFERENCE = re.compile(r"\{\s*(-?[a-z][\w-]*)")  # messages and terms that a text names
LONGEST_PART = 2000  # characters of one placeholder; Fluent gives up on a sentence beyond 2500


# --- numbers ----------------------------------------------------------------------------------------

# Babel knows that Persian has digits of its own, but does not write them.
DIGITS = {"arabext": "۰۱۲۳۴۵۶۷۸۹", "arab": "٠١٢٣٤٥٦٧٨٩"}
MINUS = "−"  # as wide as a digit, and no line is broken behind it


@cache
def _figures(locale: Locale) -> dict[int, str]:
    """What a language writes instead of the signs that Babel writes."""
    system = locale.default_numbering_system
    digits = DIGITS.get(system)
    if not digits:
        return str.maketrans({"-": MINUS})
    symbols = locale.number_symbols[system]
    marks = {"-": MINUS, ",": symbols["group"], ".": symbols["decimal"]}
    return str.maketrans({**marks, **dict(zip("0123456789", digits, strict=True))})


class LocalInt(FluentInt):
    """A number that is written in the digits of the language."""

    def format(self, locale: Locale) -> str:
        return super().format(locale).translate(_figures(locale))


def locale_of(language: str) -> Locale:
    """What Babel knows of a language; English where it knows nothing (pseudo.py)."""
    try:
        return Locale.parse(language, sep="-")
    except (UnknownLocaleError, ValueError):
        return Locale.parse(FALLBACK)


def figure(value: float, decimals: int, language: str) -> str:
    """A measured number, with so many decimals, as the language writes it."""
    locale = locale_of(language)
    pattern = "#,##0" + ("." + "0" * decimals if decimals else "")
    return format_decimal(value, pattern, locale).translate(_figures(locale))


def in_digits(text: str, language: str) -> str:
    """A date, a time or the like with the digits of the language; its signs stay."""
    digits = DIGITS.get(locale_of(language).default_numbering_system)
    return text.translate(str.maketrans("0123456789", digits)) if digits else text


Value = LocalInt | str


# --- files ------------------------------------------------------------------------------------------


@cache
def sources(language: str) -> dict[str, str]:
    """The files of a language by name, in the order of their names; none if there is no such one."""
    if language in pseudo.LOCALES and pseudo.is_on():
        return {name: pseudo.pseudo_source(text) for name, text in sources(FALLBACK).items()}
    folder = files("regnum.i18n") / language
    if not folder.is_dir():
        return {}
    found = sorted((f for f in folder.iterdir() if f.name.endswith(".ftl")), key=lambda f: f.name)
    return {f.name: f.read_text("utf-8") for f in found}


@cache
def places(language: str) -> dict[str, str]:
    """In which file of a language each message is, and each term with its dash."""
    return {name: file for file, text in reversed(sources(language).items()) for name in NAMED.findall(text)}


@cache
def resource_of(language: str, file: str) -> ast.Resource:
    """One file of a language, parsed."""
    return FluentResource(sources(language)[file])


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, English first."""
    folders = (f for f in files("regnum.i18n").iterdir() if f.is_dir())
    found = [f.name for f in folders if any(one.name.endswith(".ftl") for one in f.iterdir())]
    there = tuple(sorted(found, key=lambda name: (name != FALLBACK, name)))
    return (*there, *pseudo.LOCALES) if pseudo.is_on() else there


class LocalBundle(FluentBundle):
    """The texts of a language, read file by file as they are asked for: all of them take half a second.

    Arguments are `Value`s: `format_pattern` would forget their class.
    """

    def __init__(self, language: str, isolating: bool) -> None:
        # A language nobody knows the plurals of (pseudo.py) has those of English, not those of the machine.
        super().__init__([language, FALLBACK], use_isolating=isolating)
        self._language = language
        self._read: set[str] = set()  # files

    def has_message(self, message_id: str) -> bool:
        self._read_for(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        self._read_for(message_id)
        return super().get_message(message_id)

    def _read_for(self, name: str) -> None:
        """Read the file of a message, and those of everything that file refers to."""
        wanted = [name]
        for each in wanted:  # grows while it is read
            file = places(self._language).get(each)
            if file is not None and file not in self._read:
                self.add_resource(resource_of(self._language, file))
                self._read.add(file)  # only now: another thread may be looking for it too
                wanted += REFERENCE.findall(sources(self._language)[file])

    def format_values(self, pattern: Pattern, args: dict[str, Value]) -> tuple[str, list[Exception]]:
        """The text, and what was wrong with it; like `format_pattern`."""
        errors: list[Exception] = []
        env = ResolverEnvironment(context=self, current=CurrentEnvironment(args=args), errors=errors)
        try:
            return str(pattern(env)), errors
        except ValueError as e:  # too long for Fluent
            return "{???}", [*errors, e]


@cache
def bundle_of(language: str, isolating: bool) -> LocalBundle:
    return LocalBundle(language, isolating)


def chain_of(language: str) -> tuple[str, ...]:
    """Where to look for a key, best first: `fa-AF`, `fa`, `en`."""
    wanted = (language, language.split("-")[0], FALLBACK)
    known = languages()
    return tuple(name for i, name in enumerate(wanted) if name in known and name not in wanted[:i])


# --- texts ------------------------------------------------------------------------------------------


def clean(text: str) -> str:
    """Foreign text without control characters and direction marks: it can garble nothing around it."""
    return "".join(
        c for c in text if c == "\n" or (unicodedata.category(c) != "Cc" and c not in DIRECTION_MARKS)
    )


def kept_whole(text: str) -> str:
    """A text of the catalogue inside another one: like `clean`, but isolates that end in it stay.

    They reach no further than the text, so nothing bad can come in this way either.
    """
    out: list[str] = []
    begun: list[int] = []  # where isolates begin that have not ended yet
    for c in text:
        if c in ISOLATES:
            begun.append(len(out))
            out.append(c)
        elif c != POP_DIRECTIONAL_ISOLATE:
            out.append(clean(c))
        elif begun:
            begun.pop()
            out.append(c)
    for place in begun:
        out[place] = ""
    return "".join(out)


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST_PART else text[:LONGEST_PART] + "…"


def id_of(msg: Msg) -> str:
    """What a text may select on where its words would have to bend: `troyes-colour-red` for "red"."""
    return msg.key.removeprefix(RAW).removeprefix(SAID)


class Catalog:
    """The words of one language, for one table with the names of its seats."""

    def __init__(
        self,
        language: str = FALLBACK,
        seat_names: Sequence[str | Msg] | None = None,
        *,
        plain: bool = False,
    ) -> None:
        """`plain`: no isolation marks, for terminals and tests that write left to right only."""
        self.language = language
        self.plain = plain
        self.missing: Counter[str] = Counter()  # keys that no language has
        self.broken: Counter[str] = Counter()  # keys whose text asks for what was not given
        self._chain = chain_of(language)
        self.seat_names: list[str] = []
        self.name_seats(seat_names or [])

    def name_seats(self, names: Sequence[str | Msg]) -> None:
        """What the seats are called: what players typed, or messages (`GameSpec.seat_names`)."""
        texts = [self.text(name) if isinstance(name, Msg) else clean(name) for name in names]
        self.seat_names = [" ".join(text.split()) for text in texts]

    def text(self, msg: Msg) -> str:
        """The message in words. Never fails: an unknown key is shown in brackets and counted."""
        if msg.key.startswith(RAW):
            return clean(msg.key[len(RAW) :])
        if msg.key.startswith(SAID):
            return kept_whole(msg.key[len(SAID) :])
        if msg.key in ("list-and", "list-or"):
            items = msg.args.get("items")
            return self._joined(items if isinstance(items, list) else [], msg.key)
        args = {name: self._value(arg) for name, arg in msg.args.items()}
        args |= {name + "_id": id_of(arg) for name, arg in msg.args.items() if isinstance(arg, Msg)}
        return self._formatted(msg.key, args, not self.plain)

    def seat(self, who: int) -> str:
        """The name of a seat."""
        if 0 <= who < len(self.seat_names):
            return self.seat_names[who]
        return self.text(Msg("seat-player", {"n": who + 1}))

    def _value(self, arg: Arg) -> Value:
        if isinstance(arg, int):
            return LocalInt(arg)
        if isinstance(arg, Seat):
            return shortened(self.seat(arg.who))
        if isinstance(arg, Msg):
            return shortened(self.text(arg))
        return shortened(self._joined(arg, "list-and"))

    def _joined(self, items: list[Msg], kind: str) -> str:
        """A list as the language writes it. Items are isolated one by one, whatever joins them."""
        if not items:
            return self._formatted("list-none", {}, False)
        shown = [str(self._value(item)) for item in items[:LONGEST_LIST]]
        if len(shown) == 1:
            return shown[0]
        if not self.plain:
            shown = [FIRST_STRONG_ISOLATE + item + POP_DIRECTIONAL_ISOLATE for item in shown]
        if len(items) > LONGEST_LIST:
            shown.append(self._formatted("list-cut", {"n": LocalInt(len(items) - LONGEST_LIST)}, False))
        text = self._formatted(kind + "-two", {"first": shown[-2], "last": shown[-1]}, False)
        for item in reversed(shown[:-2]):
            text = self._formatted(kind + "-more", {"first": item, "rest": shortened(text)}, False)
        return text

    def _formatted(self, key: str, args: dict[str, Value], isolating: bool) -> str:
        for language in self._chain:
            bundle = bundle_of(language, isolating)
            pattern = bundle.get_message(key).value if bundle.has_message(key) else None
            if pattern is None:
                continue
            text, errors = bundle.format_values(pattern, args)
            for error in errors:
                self.broken[f"{language} {key}: {error}"] += 1
            return text
        self.missing[key] += 1
        return f"[{key}]"
