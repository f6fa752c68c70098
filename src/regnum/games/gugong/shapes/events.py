"""What the fields of events say, by their kind; which fields an event has is in games/gugong/log.py."""

from typing import Final, Literal

from regnum.games.gugong.shapes.names import Pile, Place, PortReward, Variant

FIELDS: Final[dict[str, object]] = {
    "seat": int,  # -1: the table
    "num": int,
    "flag": bool,
    "action": str,  # of a gift card
    "automa": str,
    "benefit": str,  # element id
    "by": Literal["card", "location", "follow"],
    "city": str,
    "decree": str,
    "die": int,
    "dusk": Place | Literal["free_travel"],
    "gift": str | None,  # null: hidden
    "house": str,  # from "1", or "square"
    "part": str,
    "place": Place | Literal["board"],
    "port": str | None,  # element id
    "reward": PortReward,
    "ship": int,
    "source": str,
    "token": str,
    "trade": str,  # element id
    "variant": Variant,
    "why": str,
    "zone": Pile,
}
