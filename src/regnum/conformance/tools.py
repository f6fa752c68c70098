"""What the conformance walk picks and plays with."""

from regnum.kernel.agenda import State, options_of, resolve, settle
from regnum.kernel.fields import NOBODY, Layout

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
MASK = (1 << 64) - 1


class Picker:
    """A small generator of its own: a walk must be the same on every machine, and never secret."""

    def __init__(self, seed: int) -> None:
        self.keen = seed % 2 == 1
        self.state = (seed * INCREMENT + MULTIPLIER) & MASK

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.state = (self.state * MULTIPLIER + INCREMENT) & MASK
        return (self.state >> 33) % n

    def pick(self, legal: list[int]) -> int:
        """One of the options; a keen picker takes the last one, often the way out, less often.

        In an honest copy somebody else's hand may leave a single option.
        """
        if self.keen and len(legal) > 1 and self.below(8):
            return legal[self.below(len(legal) - 1)]
        return legal[self.below(len(legal))]


def careful_play(g: State, option: int) -> list[str]:
    """Play an option as `agenda.play` does; what only announced frames may do is noted.

    Previews stop before frames that say they draw or reveal: no other frame may.
    """
    problems: list[str] = []
    chosen = option
    while g.agenda:
        frame = g.agenda.pop()
        draws, reveals = g.draws, g.reveals
        resolve(g, frame, chosen)
        if (g.draws, g.reveals) != (draws, reveals) and not frame.is_chance():
            problems.append(f"{type(frame).__name__} draws or reveals without saying so")
        if not g.agenda:
            break
        legal = options_of(g, g.agenda[-1])
        if not legal:
            problems.append(f"{type(g.agenda[-1]).__name__} has no option")
            break
        if len(legal) > 1:
            break
        chosen = legal[0]
    settle(g)
    return problems


def hidden_cards(layout: Layout, g: State) -> tuple[int, int]:
    """How many cards nobody sees, and how many somebody does not see."""
    nobody = 0
    somebody = 0
    for place in layout.secret_zones:
        size = len(place.cards(g))
        nobody += size if place.sight == NOBODY else 0
        somebody += size
    return nobody, somebody
