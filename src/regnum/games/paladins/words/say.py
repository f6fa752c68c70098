"""What happened, as messages for the log: `paladins-log-...` with the fields of the event by name.

The kind of a field says what its int is (log.py), and that decides how it is told; a few events
say more than their fields. The state is asked for its tables only, so any state of the game will do.
"""

from collections.abc import Callable
from typing import Final

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import ATTACK, CONVERT, KINGS_FAVOUR, RECRUIT, item
from regnum.games.paladins.rules.payment import worker_msgs
from regnum.games.paladins.rules.workers import NOBODY
from regnum.games.paladins.state import Table
from regnum.games.paladins.words.log import (
    AI_MARKER_MOVED,
    AI_SKIPS,
    DECK_NAMES,
    EVENTS,
    FAVOUR_SHOWN,
    PALADIN_SHOWN,
    WORKERS_KEPT,
)
from regnum.games.paladins.words.names import (
    action_msg,
    attribute_msg,
    favour_msg,
    jar_msg,
    one_of,
    order_msg,
    outsider_msg,
    paladin_effect,
    paladin_msg,
    reward_msg,
    rewards_msg,
    slots_msg,
    space_msg,
    townsfolk_msg,
    wall_msg,
    workers_msg,
)
from regnum.games.paladins.words.reasons import REASONS
from regnum.kernel.agenda import HIDDEN, Event
from regnum.kernel.messages import Arg, Msg, Seat, text_key


def say(g: Table, event: Event) -> Msg:
    """An event, redacted for whoever reads it, as a line of the log."""
    box = g.box
    kind = EVENTS[event[0]]
    key = "paladins-log-" + text_key(kind.name)
    args: dict[str, Arg] = {}
    for i, name in enumerate(kind.names):
        value = event[i + 1]
        if kind.secret >> i & 1 and value == HIDDEN:
            return Msg(key + "-hidden", {"who": Seat(event[1])})
        if kind.kinds[i] == "seat":
            if value >= 0:  # the table itself has no name
                args[name] = Seat(value)
        else:
            tell(box, args, name, kind.kinds[i], value)
    tell_more(box, args, event)
    if event[0] == AI_MARKER_MOVED and event[2] == event[3]:
        key += "-around"
    elif event[0] == WORKERS_KEPT and event[2] == NOBODY:
        key += "-none"
    return Msg(key, args)


def tell(box: Box, args: dict[str, Arg], name: str, kind: str, value: int) -> None:
    """Add one field to the arguments, as what it is."""
    if kind == "num" or kind == "flag":
        args[name] = value
    elif kind == "space":  # a place is told by its numbers
        args.update(space_msg(box, value).args)
    elif kind == "jar":
        args.update(jar_msg(box, value).args)
    else:
        args[name] = WORDS[kind](box, value)


def tell_more(box: Box, args: dict[str, Arg], event: Event) -> None:
    """What an event says besides its fields: the effect of a card, the row or the reason meant."""
    code = event[0]
    if code == PALADIN_SHOWN:
        args["effect"] = paladin_effect(box, event[2])
    elif code == FAVOUR_SHOWN:
        card = event[2]
        args["slots"] = slots_msg((box.favour_worker[card],))
        args["cost"] = rewards_msg(box.favour_cost[card])
        args["costs"] = len(box.favour_cost[card])
        args["effect"] = one_of(box.favour_choices[card])
    elif code == AI_SKIPS:
        args["row"] = Msg("paladins-row-" + ROWS[event[2]])
    why = args.get("why")
    if isinstance(why, Msg):
        args["why"] = Msg(why.key, {"need": args["need"], "have": args["have"]})


ROWS: Final = {RECRUIT: "townsfolk", ATTACK: "outsiders", CONVERT: "outsiders", KINGS_FAVOUR: "favours"}


# --- one function for each kind of field ---------------------------------------------------------------


def _action(_box: Box, value: int) -> Arg:
    return action_msg(value)


def _attribute(_box: Box, value: int) -> Arg:
    return attribute_msg(value)


def _deck(_box: Box, value: int) -> Arg:
    return Msg("paladins-deck-" + DECK_NAMES[value])


def _reward(_box: Box, value: int) -> Arg:
    return reward_msg(value)


def _tavern(box: Box, value: int) -> Arg:
    return workers_msg(box.tavern_workers[value])


def _why(_box: Box, value: int) -> Arg:
    return Msg("paladins-ai-why-" + REASONS[value][0])


def _worker(_box: Box, value: int) -> Arg:
    return reward_msg(item(value, 1))


def _workers(_box: Box, value: int) -> Arg:
    return worker_msgs(value)


WORDS: Final[dict[str, Callable[[Box, int], Arg]]] = {
    "action": _action,
    "attribute": _attribute,
    "deck": _deck,
    "favour": favour_msg,
    "order": order_msg,
    "outsider": outsider_msg,
    "paladin": paladin_msg,
    "reward": _reward,
    "tavern": _tavern,
    "townsfolk": townsfolk_msg,
    "wall": wall_msg,
    "why": _why,
    "worker": _worker,
    "workers": _workers,
}
