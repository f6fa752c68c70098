"""What the ints of an event stand for, by the kind of their field (log.py): names and element ids.

Clients are told these; the words for people are in say.py. The shapes are in shapes/events.py.
"""

from collections.abc import Callable
from typing import Final

from regnum.games.gugong.box.box import Box
from regnum.games.gugong.const import (
    BY_NAMES,
    DUSK_NAMES,
    GIFT_ACTION_NAMES,
    LOCATION_NAMES,
    REWARD_NAMES,
    VP_NAMES,
)
from regnum.games.gugong.rules.jade import square
from regnum.games.gugong.rules.ports import port_element
from regnum.games.gugong.rules.scoring import PART_NAMES
from regnum.games.gugong.state import Table
from regnum.games.gugong.words.reasons import REASONS
from regnum.kernel.events import Named


def named(g: Table, kind: str, value: int) -> Named:
    if kind == "house":  # the number after the last house is the square
        return "square" if value >= square(g) else str(value + 1)
    return NAMES[kind](g.box, value)


def _action(_box: Box, value: int) -> Named:
    return GIFT_ACTION_NAMES[value]


def _automa(box: Box, value: int) -> Named:
    return box.automa_ids[value]


def _benefit(box: Box, value: int) -> Named:
    return f"benefit.{box.benefit_steps[value]}"


def _by(_box: Box, value: int) -> Named:
    return BY_NAMES[value]


def _city(box: Box, value: int) -> Named:
    return box.city_ids[value]


def _decree(box: Box, value: int) -> Named:
    return box.decree_ids[value]


def _dusk(_box: Box, value: int) -> Named:
    return DUSK_NAMES[value]


def _gift(box: Box, value: int) -> Named:
    return box.gift_ids[value]


def _part(_box: Box, value: int) -> Named:
    return PART_NAMES[value]


def _place(_box: Box, value: int) -> Named:
    return LOCATION_NAMES[value]


def _port(_box: Box, value: int) -> Named:
    return port_element(value)


def _reward(_box: Box, value: int) -> Named:
    return REWARD_NAMES[value]


def _source(_box: Box, value: int) -> Named:
    return VP_NAMES[value]


def _from_one(_box: Box, value: int) -> Named:
    """Ships of a seat and dice are counted from 1 wherever people see them."""
    return value + 1


def _token(box: Box, value: int) -> Named:
    return box.token_ids[value]


def _trade(box: Box, value: int) -> Named:
    return f"trade.{box.trade_tokens[value]}"


def _variant(_box: Box, value: int) -> Named:
    return ("a", "b")[value]


def _why(_box: Box, value: int) -> Named:
    return REASONS[value][0]


def _zone(_box: Box, value: int) -> Named:
    return ("hand", "discard")[value]


NAMES: Final[dict[str, Callable[[Box, int], Named]]] = {
    "action": _action,
    "automa": _automa,
    "benefit": _benefit,
    "by": _by,
    "city": _city,
    "decree": _decree,
    "die": _from_one,
    "dusk": _dusk,
    "gift": _gift,
    "part": _part,
    "place": _place,
    "port": _port,
    "reward": _reward,
    "ship": _from_one,
    "source": _source,
    "token": _token,
    "trade": _trade,
    "variant": _variant,
    "why": _why,
    "zone": _zone,
}
