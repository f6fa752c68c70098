"""The catalogue as the terminal uses it: a key and its arguments, text back."""

from collections.abc import Sequence
from typing import Any

from regnum.i18n.catalog import FALLBACK, SAID, Catalog, figure, in_digits
from regnum.i18n.choosing import is_plain
from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import Arg, Msg, msg_from_json


class _Spoken:
    """The language of this terminal, which is one person's: main.py sets it before anything is said."""

    language = FALLBACK


def speak(language: str) -> None:
    """From now on the terminal speaks this language."""
    _Spoken.language = language


def said(text: str) -> Msg:
    """A text inside another one. It may be one of the catalogue, which has isolates that must stay."""
    return Msg(SAID + text)


class Words:
    """All that the terminal says. `words("term-seed", seed="tea")` is a text of the catalogue."""

    def __init__(self, language: str = "", seat_names: Sequence[str | Msg] = ()) -> None:
        spoken = language or _Spoken.language
        self.catalog = Catalog(spoken, seat_names, plain=is_plain(spoken))
        self._fixed: dict[str, str] = {}  # texts without arguments never change

    def __call__(self, key: str, **args: Arg | str) -> str:
        if not args:
            if key not in self._fixed:
                self._fixed[key] = self.catalog.text(Msg(key))
            return self._fixed[key]
        given = {name: said(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
        return self.catalog.text(Msg(key, given))

    def list(self, texts: Sequence[str], kind: str = "list-and") -> str:
        """Texts as the language joins them; `list-or` for alternatives."""
        return self.catalog.text(Msg(kind, {"items": [said(text) for text in texts]}))

    def number(self, n: int) -> str:
        """A number by itself, in the digits of the language."""
        return self("term-number", n=n)

    def figure(self, value: float, decimals: int = 0) -> str:
        """A measured number with so many decimals."""
        return figure(value, decimals, self.catalog.language)

    def digits(self, text: str) -> str:
        """A date or the like in the digits of the language."""
        return in_digits(text, self.catalog.language)

    def text(self, msg: Msg) -> str:
        return self.catalog.text(msg)

    def told(self, message: dict[str, Any]) -> str:
        """A message as clients get it, such as the words of a card in the facts."""
        return self.text(msg_from_json(message))

    def seat(self, who: int) -> str:
        return self.catalog.seat(who)

    def error(self, error: RegnumError) -> str:
        """Why something was refused, with its rule if it names one."""
        rule = getattr(error, "rule", "")
        text = self.text(error.msg)
        return self("term-with-rule", text=text, rule=rule) if rule else text
