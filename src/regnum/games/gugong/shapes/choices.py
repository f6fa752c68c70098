"""The kinds of choices in Gùgōng and the arguments each is told with.

A refusal has the kind and arguments of the choice it stands for, or none where no particular thing is meant.
"""

from typing import Final

from regnum.games.gugong.shapes.names import Pile, Place, PortReward, TradeKind, Variant

CHOICES: Final[dict[str, dict[str, object]]] = {
    # the exchange
    "give": {"gift": str},
    "at": {"place": Place},
    "servants": {"n": int, "double": bool},
    "discard": {"gift": str},
    "no-action": {"place": Place},
    # gift cards and tokens
    "take": {"n": int, "double": bool},
    "swap": {"pile": Pile, "gift": str},
    "with": {"place": Place},
    "take-back": {"gift": str},
    "use-token": {"token": str, "double": bool},
    "place-token": {"token": str, "place": Place, "double": bool},
    "trade": {"tokens": int, "gain": TradeKind, "doubles": int},
    # the locations
    "variant": {"place": Place, "variant": Variant, "double": bool},
    "build": {
        "place": Place,
        "variant": Variant,
        "servants": int,
        "pay_double": bool,
        "place_double": bool,
    },
    "extra": {"double": bool},
    "benefit": {"steps": int},
    "die": {"die": int, "face": int},
    "house": {"house": str, "double": bool},
    "decree": {"decree": str, "double": bool},
    "use-decree": {"decree": str},
    "go": {"city": str},
    "load": {"ship": int, "double": bool},
    "new": {"route": int, "double": bool},
    "move": {"ship": int},
    "claim": {"ship": int, "reward": PortReward},
    # enough
    "decline": {},
    "skip": {},
    "done": {},
}
