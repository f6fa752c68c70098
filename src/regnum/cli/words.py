"""The catalogue as the terminal uses it: a key and its arguments, text back."""

from collections.abc import Sequence
from typing import Any

from regnum.i18n.catalog import Catalog
from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import Arg, Msg, msg_from_json, raw


class Words:
    """All that the terminal says. `words("term-seed", seed="tea")` is a text of the catalogue."""

    def __init__(self, language: str = "en", seat_names: Sequence[str | Msg] = ()) -> None:
        self.catalog = Catalog(language, seat_names, plain=True)
        self._fixed: dict[str, str] = {}  # texts without arguments never change

    def __call__(self, key: str, **args: Arg | str) -> str:
        if not args:
            if key not in self._fixed:
                self._fixed[key] = self.catalog.text(Msg(key))
            return self._fixed[key]
        given = {name: raw(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
        return self.catalog.text(Msg(key, given))

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
