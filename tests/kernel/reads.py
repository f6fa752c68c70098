"""Positions that note which of their fields are read: what a section of a view really depends on."""

from typing import Any

from regnum.kernel.state import State


class Noted:
    """What was read: fields of the table by name, fields of seats as `number.name`."""

    def __init__(self) -> None:
        self.names: set[str] = set()


def noting(g: State, fields: tuple[set[str], set[str]]) -> tuple[Any, Noted]:
    """A copy of a position that notes what is read of it. For interpreted rules only."""
    noted = Noted()
    table_fields, seat_fields = fields
    copy: Any = g.clone()

    class NotingTable(type(copy)):  # type: ignore[misc]
        """A table that is watched."""

        def clone(self) -> Any:
            """Copying reads nothing of what it copies; the copy is watched again."""
            known = set(noted.names)
            found = super().clone()
            noted.names.intersection_update(known)
            return found

        def __getattribute__(self, name: str) -> Any:
            if name == "over":  # all it reads of the agenda
                noted.names.add(name)
                return not super().__getattribute__("agenda")
            if name in table_fields:
                noted.names.add(name)
            return super().__getattribute__(name)

    for who in range(g.seat_count):
        seat: Any = copy.seat(who)

        class NotingSeat(type(seat)):  # type: ignore[misc]
            """A seat that is watched."""

            number = who

            def copy(self) -> Any:
                """Copying reads nothing of what it copies; the copy is watched again."""
                known = set(noted.names)
                found = super().copy()
                noted.names.intersection_update(known)
                return found

            def __getattribute__(self, name: str) -> Any:
                if name in seat_fields:
                    noted.names.add(f"{type(self).number}.{name}")
                return super().__getattribute__(name)

        seat.__class__ = NotingSeat
    copy.__class__ = NotingTable
    noted.names.clear()
    return copy, noted
