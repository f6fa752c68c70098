"""What happened, as messages for the log: `troyes-log-...` with the fields of the event by name.

The kind of a field says what its int is (log.py), and that decides how it is told. The state is asked
for its tables only, so any state of the game will do.
"""

from typing import Final

from regnum.games.troyes.const import KING_NAMES, PLACES, VP
from regnum.games.troyes.rules.aims import is_card
from regnum.games.troyes.state import Box, Table
from regnum.games.troyes.words.log import (
    ACTS,
    BLACK_BEATEN,
    CITIZEN_FROM,
    CITIZEN_RETURNED,
    CUBE_REMOVED,
    DIE_TAKEN,
    EVENT_CUBE,
    EVENTS,
    EXPELLED,
    HIRED,
    KING_BUYS,
    KING_IDLE,
    KING_PLACES,
    KING_SCORES_CHARACTER,
    KING_SET_UP_ROLLED,
    LAST_CUBE_REMOVED,
    LOST,
    ROLLED,
    SALARY,
)
from regnum.games.troyes.words.names import (
    black_msg,
    building_msg,
    card_msg,
    character_msg,
    colour_msg,
    die_msg,
    event_msg,
    good_msg,
    owner_arg,
    source_msg,
    space_msg,
    told_target,
    window_msg,
)
from regnum.kernel.agenda import Event
from regnum.kernel.messages import Arg, Msg, Seat, text_key


def say(g: Table, event: Event) -> Msg:
    """An event, redacted for whoever reads it, as a line of the log."""
    box = g.box
    kind = EVENTS[event[0]]
    args: dict[str, Arg] = {}
    for i, name in enumerate(kind.names):
        value = event[i + 1]
        field = kind.kinds[i]
        if field == "seat":
            if value >= 0:  # the table itself has no name
                args[name] = Seat(value)
        elif field == "good":  # "3 deniers": the number follows it
            args[name] = good_msg(value, event[i + 2])
        elif field != "card" or value >= 0:
            args[name] = tell(box, field, value)
    tell_more(box, args, event)
    return Msg("troyes-log-" + key_of(event), args)


def tell(box: Box, field: str, value: int) -> Arg:
    """One field as what it is."""
    if field == "owner":
        return owner_arg(value)
    if field == "card":
        return card_msg(box, value)
    if field == "event":
        return event_msg(box, value)
    if field == "character":
        return character_msg(box, value)
    if field == "colour":
        return colour_msg(value)
    if field == "die":
        return die_msg(value)
    if field == "space":
        return space_msg(box, value)
    if field == "building":
        return building_msg(value)
    if field == "king":
        return Msg("troyes-king-" + text_key(KING_NAMES[value]))
    if field == "window":
        return window_msg(value)
    return value  # num, flag, digits, target, source


def tell_more(box: Box, args: dict[str, Arg], event: Event) -> None:
    """What cannot be told field by field."""
    code = event[0]
    if "dice" in args or "black" in args:
        name = "black" if "black" in args else "dice"
        packed = args[name]
        assert isinstance(packed, int)
        digits = [int(digit) for digit in str(packed)]
        args["n"] = len(digits)
        if code == BLACK_BEATEN:
            args[name] = [black_msg(value) for value in digits]
        else:
            args[name] = [Msg("troyes-value", {"n": value}) for value in digits]
    elif code == KING_SET_UP_ROLLED:
        for name, packed in zip(("red", "white", "yellow"), event[2:], strict=True):
            args[name] = [Msg("troyes-value", {"n": int(digit)}) for digit in str(packed)]
    elif code == ACTS:
        args["target"] = told_target(box, event[3], event[2])
    elif code in AGAINST_THE_PLAYER:
        args["player"] = Seat(PLAYER)
    elif code == CITIZEN_FROM:
        args["source"] = source_msg(box, event[2], event[3])


def key_of(event: Event) -> str:
    """The name of the message: some events are told in more than one way."""
    code = event[0]
    if code == ACTS and not is_card(event[2]):
        return ACTS_KEYS[min(event[2] - PLACES, len(ACTS_KEYS) - 1)]
    if code == LOST and event[2] == VP and event[3] == 0:
        return "lost-nothing"
    if code == SALARY and event[3] < event[2]:
        return "salary-short"
    if code == DIE_TAKEN and event[2] == event[1]:
        return "die-taken-own"
    if code == KING_PLACES:
        return KING_PLACES_KEYS[event[3]]
    if code == KING_IDLE:
        return "king-idle-" + text_key(KING_NAMES[event[2]])
    if code == HIRED and event[4] == 0:
        return "hired-picture"
    if event[1] < 0 and code in NEUTRAL_KEYS:
        return NEUTRAL_KEYS[code]
    return text_key(EVENTS[code].name)


# What Le Roy does to whoever plays against him, who has the first seat.
PLAYER: Final = 0
AGAINST_THE_PLAYER: Final = (KING_BUYS, KING_PLACES, KING_SCORES_CHARACTER)
# By target: the cathedral, agriculture, three buildings, then events.
ACTS_KEYS: Final = (
    "acts-cathedral",
    "acts-agriculture",
    "acts-place",
    "acts-place",
    "acts-place",
    "acts-event",
)
# Why Le Roy places a citizen there (leroy.BY_...).
KING_PLACES_KEYS: Final = ("king-places", "king-places-expelling", "king-places-elsewhere")
# What is told of the neutral player, who has no seat.
NEUTRAL_KEYS: Final = {
    ROLLED: "rolled-neutral",
    EXPELLED: "expelled-neutral",
    CUBE_REMOVED: "cube-removed-neutral",
    CITIZEN_RETURNED: "citizen-returned-neutral",
    EVENT_CUBE: "event-cube-neutral",
    LAST_CUBE_REMOVED: "last-cube-removed-neutral",
}
