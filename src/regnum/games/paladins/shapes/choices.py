"""The kinds of choices in Paladins and the arguments each is told with.

A refusal has the kind and arguments of the choice it stands for, or none where no particular thing is meant.
"""

from typing import Final

from regnum.games.paladins.shapes.names import Action, Item, Worker

CHOICES: Final[dict[str, dict[str, object]]] = {
    # a round begins
    "paladin": {"keep": str, "top": str, "bottom": str},
    "tavern": {"tavern": str},
    # a turn
    "action": {"action": Action, "move": str},  # move: "hire" or "discard", "hunt 1" or "hunt 2"
    "favour": {"favour": str},
    "pass": {"fewer": bool},
    "keep": {"workers": list[Worker]},
    # paying: workers and the spaces they stand on (element ids) in the same order
    "pay": {"action": Action, "workers": list[Worker], "spaces": list[str]},
    "pay-favour": {"favour": str, "workers": list[Worker], "spaces": list[str]},
    # an action
    "workshop": {"action": Action, "slot": str},
    "townsfolk": {"townsfolk": str, "debt": bool},
    "space": {"space": str},
    "jar": {"jar": str},
    "outsider": {"outsider": str},
    "clear": {"action": Action},
    # rewards and the Inquisition
    "first": {"reward": str, "n": int},
    "choose": {"rewards": list[Item]},
    "remove": {"n": int},
    "pay_debt": {"n": int},
    "destroy_debt": {"n": int},
    "decline": {"reward": str, "n": int},
    "use": {"townsfolk": str},
    "done": {},
}
