"""What happened, as messages for the log: `gugong-log-...` with the fields of the event by name.

The kind of a field says what its int is (log.py), and that decides how it is told. The state is
asked for its tables only, so any state of the game will do.
"""

from collections.abc import Callable
from typing import Final

from regnum.games.gugong.box.box import Box
from regnum.games.gugong.const import BESIDE_BOARD, BY_NAMES, VP_NAMES
from regnum.games.gugong.rules.scoring import PART_NAMES
from regnum.games.gugong.state import Table, is_meng
from regnum.games.gugong.words.log import (
    EVENTS,
    GIFT_SWAPPED,
    INTRIGUE_MOVED,
    JADE_BOUGHT,
    MATCHED,
    MENG_CARDS,
    MENG_CHOOSES,
    SCORED,
    SERVANTS_GAINED,
    SERVANTS_PAID,
    SHIP_LOADED,
    TOKEN_ACTIVE,
    WALL_PLACED,
)
from regnum.games.gugong.words.names import (
    action_msg,
    automa_msg,
    benefit_msg,
    city_msg,
    decree_msg,
    dusk_msg,
    gift_msg,
    place_msg,
    port_msg,
    reward_msg,
    ship_msg,
    token_msg,
    trade_msg,
)
from regnum.games.gugong.words.reasons import REASONS
from regnum.kernel.agenda import HIDDEN, Event
from regnum.kernel.messages import Arg, Msg, Seat, text_key


def say(g: Table, event: Event) -> Msg:
    """An event, redacted for whoever reads it, as a line of the log."""
    box = g.box
    kind = EVENTS[event[0]]
    key = "gugong-log-" + text_key(kind.name)
    args: dict[str, Arg] = {}
    for i, name in enumerate(kind.names):
        value = event[i + 1]
        if kind.secret >> i & 1 and value == HIDDEN:
            return Msg(key + "-hidden", {"who": Seat(event[1])})
        if kind.kinds[i] == "seat":
            if value >= 0:  # the table itself has no name
                args[name] = Seat(value)
        elif kind.kinds[i] == "num" or kind.kinds[i] == "flag":
            args[name] = value
        else:
            args[name] = WORDS[kind.kinds[i]](box, value)
            if kind.kinds[i] == "trade":
                args["tokens"] = box.trade_tokens[value]
    why = args.get("why")
    if isinstance(why, Msg):
        args["why"] = Msg(why.key, {"need": args["need"], "have": args["have"]})
    return Msg(shade(g, event) or key, args)


def shade(g: Table, event: Event) -> str:
    """What makes a kind of event a line of its own: the double servant, a loss, the square; or nothing."""
    box = g.box
    code = event[0]
    key = ""
    if code == SERVANTS_GAINED and event[3]:
        key = "gugong-log-servants-gained-double"
    elif code == SERVANTS_PAID and event[3]:
        key = "gugong-log-servants-paid-double"
    elif code == WALL_PLACED and event[3]:
        key = "gugong-log-wall-placed-double"
    elif code == WALL_PLACED and event[4]:
        key = "gugong-log-wall-placed-supply"
    elif code == SHIP_LOADED and event[4]:
        key = "gugong-log-ship-loaded-double"
    elif code == SHIP_LOADED and event[5]:
        key = "gugong-log-ship-loaded-supply"
    elif code == GIFT_SWAPPED and event[5]:
        key = "gugong-log-gift-swapped-discard"
    elif code == SCORED and event[2] < 0:
        key = "gugong-log-scored-lost"
    elif code == INTRIGUE_MOVED and event[2] < 0:
        key = "gugong-log-intrigue-moved-lost"
    elif code == JADE_BOUGHT and event[2] >= len(box.house_prices[box.side_by_players[g.players]]):
        key = "gugong-log-jade-bought-square"
    elif code == TOKEN_ACTIVE and event[3] == BESIDE_BOARD:
        key = "gugong-log-token-active-board"
    return key or shade_of_meng(g, event)


def shade_of_meng(g: Table, event: Event) -> str:
    """The same for lines about Meng: a special card, another level of decrees, his matches."""
    code = event[0]
    key = ""
    if code == MENG_CARDS and g.box.automa_special[event[2]]:
        key = "gugong-log-meng-cards-special"
    elif code == MENG_CHOOSES and event[3] != event[4]:
        key = "gugong-log-meng-chooses-other"
    elif code == MATCHED and is_meng(g, event[1]):
        key = "gugong-log-matched-meng"
    return key


# --- one function for each kind of field ---------------------------------------------------------------


def _action(_box: Box, value: int) -> Arg:
    return action_msg(value)


def _by(_box: Box, value: int) -> Arg:
    return Msg("gugong-by-" + BY_NAMES[value])


def _die(_box: Box, value: int) -> Arg:
    return value + 1


def _dusk(_box: Box, value: int) -> Arg:
    return dusk_msg(value)


def _house(_box: Box, value: int) -> Arg:
    return value + 1


def _part(_box: Box, value: int) -> Arg:
    return Msg("gugong-score-" + text_key(PART_NAMES[value]))


def _place(_box: Box, value: int) -> Arg:
    return place_msg(value)


def _port(_box: Box, value: int) -> Arg:
    return port_msg(value)


def _ship(_box: Box, value: int) -> Arg:
    return ship_msg(value)


def _source(_box: Box, value: int) -> Arg:
    return Msg("gugong-source-" + VP_NAMES[value])


def _variant(_box: Box, value: int) -> Arg:
    return Msg("gugong-variant-" + ("a", "b")[value])


def _why(_box: Box, value: int) -> Arg:
    """Why Meng leaves something out; its numbers are in the event."""
    return Msg("gugong-meng-why-" + REASONS[value][0])


def _zone(_box: Box, value: int) -> Arg:
    return value  # the hand or the discard pile: each has a line of its own


WORDS: Final[dict[str, Callable[[Box, int], Arg]]] = {
    "action": _action,
    "automa": automa_msg,
    "benefit": benefit_msg,
    "by": _by,
    "city": city_msg,
    "decree": decree_msg,
    "die": _die,
    "dusk": _dusk,
    "gift": gift_msg,
    "house": _house,
    "part": _part,
    "place": _place,
    "port": _port,
    "reward": reward_msg,
    "ship": _ship,
    "source": _source,
    "token": token_msg,
    "trade": trade_msg,
    "variant": _variant,
    "why": _why,
    "zone": _zone,
}
