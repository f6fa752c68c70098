"""What the fields of events say, by their kind; which fields an event has is in words/log.py."""

from typing import Final

from regnum.games.paladins.shapes.names import Attribute, Item, Worker

FIELDS: Final[dict[str, object]] = {
    "seat": int,  # -1: the table
    "num": int,
    "flag": bool,
    "action": str,
    "attribute": Attribute,
    "deck": str,
    "favour": str,
    "jar": str,
    "order": str,
    "outsider": str,
    "paladin": str | None,  # null: hidden
    "reward": Item,
    "space": str,
    "tavern": str,
    "townsfolk": str,
    "wall": str,
    "why": str,
    "worker": Worker,
    "workers": list[Worker],
}
