"""What a seat may do besides choosing, and how often: nobody can fill a table up and so end its game.

Choices, the start, who is there and bots that stand in are never refused for lack of room. A game is
finite, so they are too, once only so much can be taken back.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

from regnum.server.refusal import Refused
from regnum.server.settings import Settings

if TYPE_CHECKING:
    from regnum.server.room import Entry, Room

Budget = Literal["", "undos", "chats", "renames", "signs", "hints", "explained"]

REFUSALS: Final = {
    "undos": "error-limit-undos",
    "chats": "error-limit-chats",
    "renames": "error-limit-renames",
    "signs": "error-limit-signs",
    "hints": "error-limit-hints",
    "explained": "error-limit-hints",
}
# Refused when the table as a whole is full; votes, leaving and returning never are.
BESIDE_THE_GAME: Final = ("undos", "chats", "renames", "hints", "explained")


def limits_of(settings: Settings) -> dict[str, int]:
    return {
        "undos": settings.undos_per_seat,
        "chats": settings.chats_per_seat,
        "renames": settings.renames_per_seat,
        "signs": settings.signs_per_seat,
        "hints": settings.hints_per_seat,
        "explained": settings.hints_per_seat,
    }


def require_room(room: "Room", entries: Sequence["Entry"], settings: Settings) -> None:
    """Raise Refused if entries are more than their seat may have, or than the table holds beside its game."""
    limits = limits_of(settings)
    for entry in entries:
        kind = entry.budget
        if not kind:
            continue
        if room.spent.get(key_of(entry), 0) >= limits[kind]:
            raise Refused(REFUSALS[kind], {"limit": limits[kind]})
        if kind in BESIDE_THE_GAME and room.version + len(entries) > settings.entries_limit:
            raise Refused("error-table-full")


def spend(room: "Room", entry: "Entry", taken_back: int) -> None:
    """Note what an entry has used; taking a whole turn back counts by its choices."""
    if entry.budget:
        key = key_of(entry)
        room.spent[key] = room.spent.get(key, 0) + max(1, taken_back)


def key_of(entry: "Entry") -> str:
    return f"{entry.who}:{entry.budget}"
