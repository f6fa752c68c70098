"""What the ints of an event stand for, by the kind of their field (log.py): names and element ids.

Clients are told these; the words for people are in say.py. The shapes are in shapes/events.py.
"""

from collections.abc import Callable
from typing import Final

from regnum.games.gugong.const import (
    BY_NAMES,
    DUSK_NAMES,
    GIFT_ACTION_NAMES,
    LOCATION_NAMES,
    REWARD_NAMES,
    VP_NAMES,
)
from regnum.games.gugong.reasons import REASONS
from regnum.games.gugong.scoring import PART_NAMES
from regnum.games.gugong.state import ROUTE_PORTS, tab
from regnum.games.gugong.tables import Tables
from regnum.kernel.events import Named
from regnum.kernel.flat import State


def named(g: State, kind: str, value: int) -> Named:
    t = tab(g)
    if kind == "house":  # the number after the last house is the square
        houses = len(t.house_prices[t.side_by_players[g.players]])
        return "square" if value >= houses else str(value + 1)
    return NAMES[kind](t, value)


def _action(_t: Tables, value: int) -> Named:
    return GIFT_ACTION_NAMES[value]


def _automa(t: Tables, value: int) -> Named:
    return t.automa_ids[value]


def _benefit(t: Tables, value: int) -> Named:
    return f"benefit.{t.benefit_steps[value]}"


def _by(_t: Tables, value: int) -> Named:
    return BY_NAMES[value]


def _city(t: Tables, value: int) -> Named:
    return t.city_ids[value]


def _decree(t: Tables, value: int) -> Named:
    return t.decree_ids[value]


def _dusk(_t: Tables, value: int) -> Named:
    return DUSK_NAMES[value]


def _gift(t: Tables, value: int) -> Named:
    return t.gift_ids[value]


def _part(_t: Tables, value: int) -> Named:
    return PART_NAMES[value]


def _place(_t: Tables, value: int) -> Named:
    return LOCATION_NAMES[value]


def _port(_t: Tables, value: int) -> Named:
    return f"port.{value // ROUTE_PORTS + 1}.{value % ROUTE_PORTS + 1}"


def _reward(_t: Tables, value: int) -> Named:
    return REWARD_NAMES[value]


def _source(_t: Tables, value: int) -> Named:
    return VP_NAMES[value]


def _from_one(_t: Tables, value: int) -> Named:
    """Ships of a seat and dice are counted from 1 wherever people see them."""
    return value + 1


def _token(t: Tables, value: int) -> Named:
    return t.token_ids[value]


def _trade(t: Tables, value: int) -> Named:
    return f"trade.{t.trade_tokens[value]}"


def _variant(_t: Tables, value: int) -> Named:
    return ("a", "b")[value]


def _why(_t: Tables, value: int) -> Named:
    return REASONS[value][0]


def _zone(_t: Tables, value: int) -> Named:
    return ("hand", "discard")[value]


NAMES: Final[dict[str, Callable[[Tables, int], Named]]] = {
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
