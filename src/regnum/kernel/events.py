"""What happened, as codes and ints. A game declares its kinds; words come from the catalogue."""

from typing import Final

from regnum.kernel.agenda import Event

# What a field of an event says to clients: a number, a flag, a name or an element id, several of them, a
# thing with a number ["silver", 2]; None: nothing, or not for this observer.
Named = bool | int | str | list[int | str] | None


class EventKind:
    """One kind of event: its name and its fields.

    A field is "name:kind", or "name:kind:secret": secret fields are for the seat in the first field
    only. The kind says what the int is (a seat, a number, a card of some deck), so that clients and
    the catalogue can name it. The first field is always the seat it is about ("who:seat").
    """

    def __init__(self, name: str, *fields: str) -> None:
        self.name: Final = name
        names: list[str] = []
        kinds: list[str] = []
        secret = 0
        for i, field in enumerate(fields):
            parts = field.split(":")
            names.append(parts[0])
            kinds.append(parts[1])
            if len(parts) > 2:
                secret |= 1 << i
        self.names: Final = names
        self.kinds: Final = kinds
        self.secret: Final = secret


def event_to_json(event: Event, kinds: list[EventKind]) -> dict[str, object]:
    """A named form of a (redacted) event, for records, tests and clients."""
    kind = kinds[event[0]]
    out: dict[str, object] = {"event": kind.name}
    for name, value in zip(kind.names, event[1:], strict=True):
        out[name] = value
    return out
