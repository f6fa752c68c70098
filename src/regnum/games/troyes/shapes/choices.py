"""The kinds of choices in Troyes and the arguments each is told with.

A refusal has the kind and arguments of the choice it stands for, or none where no particular thing is meant.
"""

from typing import Final

from regnum.games.troyes.shapes.names import Building, Colour, Owner

CHOICES: Final[dict[str, dict[str, object]]] = {
    # an action
    "target": {"target": str},
    "die": {"owner": Owner, "colour": Colour, "value": int},
    "dice": {"dice": list[str]},  # element ids, one for each die of the group
    "cube": {"card": str},
    "uses": {"n": int},
    "event": {"event": str},
    "building": {"building": Building},
    # where a citizen comes from or goes to
    "space": {"space": str},
    "supply": {},
    "move": {"origin": str},  # element id
    # influence, black dice, passing
    "reroll": {"owner": Owner, "colour": Colour, "value": int},
    "recruit": {},
    "flip": {},
    "flip-die": {"owner": Owner, "colour": Colour, "value": int},
    "beat": {"values": list[int]},
    "yield": {},
    "pass": {},
    "done": {},
}
