"""The catalogue as the terminal uses it: a key and its arguments, text back."""

from collections.abc import Sequence
from typing import Any

from regnum.i18n.catalog import FALLBACK, Catalog
from regnum.i18n.choosing import is_plain
from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import Arg, Msg, msg_from_json, raw


class _Spoken:
    """The language of this terminal, which is one person's: main.py sets it before anything is said."""

    language = FALLBACK


def speak(language: str) -> None:
    """From now on the terminal speaks this language."""
    _Spoken.language = language


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
        given = {name: raw(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
        return self.catalog.text(Msg(key, given))

    def list(self, texts: Sequence[str], kind: str = "list-and") -> str:
        """Texts as the language joins them; `list-or` for alternatives."""
        return self.catalog.text(Msg(kind, {"items": [raw(text) for text in texts]}))

    def number(self, n: int) -> str:
        """A number by itself, in the digits of the language."""
        return self("term-number", n=n)

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
