"""What the lesson of a game must teach: its kinds of choices, the most important ones one by one.

A kind is told apart by one of its arguments where that makes another action of it: `action hunt`.
"""

from importlib import import_module
from typing import Any, Final, get_args

from regnum.games.gugong.shapes.names import Place
from regnum.games.paladins.shapes.names import LeftAction, RightAction
from regnum.games.troyes.box.box import Box
from regnum.games.troyes.shapes.names import Building
from regnum.kernel.agenda import Choice
from regnum.library import tables_for

# The argument that makes different actions of one kind, and the values that must all be taught.
APART: Final[dict[str, dict[str, tuple[str, tuple[str, ...]]]]] = {
    "paladins": {"action": ("action", (*get_args(LeftAction), *get_args(RightAction)))},
    "troyes": {"target": ("target", ("card", "event", "building", "cathedral", "agriculture"))},
    "gugong": {"at": ("place", get_args(Place))},
}

# Kinds a first game may leave to the moment when they come up: they ask a detail of something else.
LEFT_OUT: Final[dict[str, set[str]]] = {
    "paladins": {"pay-favour", "keep", "first", "choose", "decline", "use", "done"},
    "troyes": {"event", "building"},  # where Archer and Miller put what they bring
    "gugong": {
        "swap",
        "with",
        "take-back",
        "place-token",  # of the bonus tokens
        "extra",
        "die",
        "decline",
        "skip",
        "done",
    },
}

# Kinds that may be explained without being chosen on the way (`tells`), because they come late or seldom.
MAY_BE_TOLD: Final[dict[str, set[str]]] = {
    "paladins": {"favour", "pay_debt"},
    "troyes": {"yield", "move"},
    "gugong": {"servants", "discard", "no-action", "move"},
}


def kinds(game: str) -> dict[str, Any]:
    """The kinds of choices of a game, and their arguments."""
    found: dict[str, Any] = import_module(f"regnum.games.{game}.shapes.choices").CHOICES
    return found


def subjects(game: str) -> set[str]:
    """Everything that must be taught."""
    found: set[str] = set()
    for kind in kinds(game).keys() - LEFT_OUT[game]:
        _, values = APART[game].get(kind, ("", ()))
        found |= {f"{kind} {value}" for value in values} or {kind}
    return found


def subject(game: str, choice: Choice) -> str:
    """What a choice teaches."""
    argument, _ = APART[game].get(choice.kind, ("", ()))
    if not argument:
        return choice.kind
    value = str(choice.args[argument])
    return f"{choice.kind} {sort_of_target(value) if choice.kind == 'target' else value}"


def sort_of_target(name: str) -> str:
    """What dice are for in Troyes: one card is taught for all of them, one event, one building."""
    box = tables_for("troyes")
    assert isinstance(box, Box)
    if name in get_args(Building):
        return "building"
    if name in box.event_ids:
        return "event"
    return "card" if name in box.card_ids else name
