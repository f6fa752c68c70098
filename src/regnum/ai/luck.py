"""Other luck for the same position: what a bot tries a draw on, so that it never foresees one."""

from random import Random

from regnum.kernel.agenda import State
from regnum.kernel.fields import NOBODY
from regnum.kernel.spec import GameSpec


class Luck:
    """Cuts the face-down decks of honest copies of one game and rolls other dice."""

    def __init__(self, spec: GameSpec, honest: State, chance: Random) -> None:
        zones = spec.layout(honest).secret_zones
        self.decks = [zone for zone in zones if zone.sight == NOBODY and zone.owner < 0]
        self.chance = chance

    def other(self, g: State) -> State:
        """The same position with other luck.

        The decks of an honest copy are shuffled already, so a cut makes every card as likely.
        """
        copy = g.clone()
        copy.key = self.chance.randbytes(16)
        for place in self.decks:
            deck = place.cards(copy)
            if len(deck) > 1:
                at = self.chance.randrange(len(deck))
                place.put(copy, deck[at:] + deck[:at])
        return copy
