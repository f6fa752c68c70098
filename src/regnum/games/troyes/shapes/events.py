"""What the fields of events say, by their kind; which fields an event has is in games/troyes/log.py."""

from typing import Final

from regnum.games.troyes.shapes.names import Building, Colour, Good, Owner

FIELDS: Final[dict[str, object]] = {
    "seat": int,  # -1: the table, or told without a name
    "num": int,
    "flag": bool,
    "building": Building,
    "card": str | None,
    "character": str,
    "colour": Colour,
    "die": tuple[Colour, int],
    "digits": list[int],  # values of dice, the highest first
    "event": str,
    "good": Good,
    "king": str,  # an action of Le Roy
    "owner": Owner | None,
    "source": str,  # "supply", "reserve", "card" (the one beside it), or an element id
    "space": str,
    "target": str | None,  # element id; null: the card beside it
    "window": str,  # element id
}
