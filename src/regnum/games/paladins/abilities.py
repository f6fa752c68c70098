"""What an action brings besides its own reward: townsfolk of the crew and the paladin at work."""

from regnum.games.paladins.state import CREW, PILES, paladin_of, tab
from regnum.kernel.flat import State


def triggered(g: State, who: int, action: int) -> tuple[int, ...]:
    """Rewards of the crew and of the paladin for doing this action.

    They are those of the moment the action is done: somebody hired by its reward comes too late
    (R-P13).
    """
    t = tab(g)
    items: tuple[int, ...] = ()
    for card in g.piles[who * PILES + CREW]:
        if t.townsfolk_trigger[card] == action:
            items += t.townsfolk_reward[card]
    paladin = paladin_of(g, who)
    if paladin >= 0 and t.paladin_action[paladin] == action:
        items += t.paladin_bonus[paladin]
    return items
