"""The parts of addresses, so that what cannot be one is not found before anybody looks for it."""

from starlette.convertors import Convertor, register_url_convertor

from regnum.server import protocol


class Pattern(Convertor[str]):
    """A text of a certain form."""

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


def register() -> None:
    """Make the forms known to Starlette."""
    letters = f"[{protocol.CODE_LETTERS}{protocol.CODE_LETTERS.lower()}]{{6}}"
    for name, regex in {
        "id": protocol.ID_PATTERN,
        "code": letters,
        "word": "[A-Za-z-]{1,40}",
        "day": protocol.DAY_PATTERN,
        "seat": "[0-7]",
        "point": "[0-9]{1,6}",
    }.items():
        bare = regex.removeprefix("^").removesuffix("$")
        register_url_convertor(name, type(name, (Pattern,), {"regex": bare})())
