"""What an action brings besides its own reward: townsfolk of the crew and the paladin at work."""

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.state import Seat


def triggered(box: Box, me: Seat, action: int) -> tuple[int, ...]:
    """Rewards of the crew and of the paladin for doing this action.

    They are those of the moment the action is done: somebody hired by its reward comes too late
    (R-P13).
    """
    items: tuple[int, ...] = ()
    for card in me.crew:
        if box.townsfolk_trigger[card] == action:
            items += box.townsfolk_reward[card]
    if me.paladin and box.paladin_action[me.paladin[0]] == action:
        items += box.paladin_bonus[me.paladin[0]]
    return items
