"""What a seat is in the middle of: the answers it has given for what is asked now.

"Which citizen becomes your tradesman?" is a question about an action that was begun some answers ago, with a
target, dice and a price. Nothing of that has to be kept in positions: what is underway are the answers since
the first one whose consequences still lie on the agenda.
"""

from typing import Any, Final

from regnum.kernel.agenda import BESIDE, PAUSE, Choice, Frame, State, describe
from regnum.kernel.offer import choice_to_json


class Answer:
    """One answer that was given: the position before it, and what was chosen there."""

    def __init__(self, state: State, option: int) -> None:
        self.state: Final = state  # nobody changes it any more
        self.option: Final = option
        self._told: dict[str, object] | None = None

    @property
    def frame(self) -> Frame[Any]:
        return self.state.agenda[-1]

    def described(self) -> Choice:
        """What was chosen, as it was offered."""
        return describe(self.state, self.frame, self.option)

    def told(self) -> dict[str, object]:
        """The same for clients; made once, for it is told with every question that follows."""
        if self._told is None:
            self._told = choice_to_json(self.described())
        return self._told


Trail = tuple[Answer, ...]


def trail_after(trail: Trail, before: State, option: int, g: State) -> Trail:
    """The answers that still have consequences, after one more that led from `before` to `g`."""
    if option == PAUSE or option >= BESIDE:  # no step of what is underway: that is asked again
        return trail if is_underway(trail, g) else ()
    longer = (*trail, Answer(before, option))
    return longer if is_underway(longer, g) else ()


def is_underway(trail: Trail, g: State) -> bool:
    """Whether what the first answer began is not done yet.

    It is done when something that lay below it on the agenda has been touched, when another turn or another
    seat has come, or when the same question is asked again in the same place.
    """
    if not trail or not g.agenda:
        return False
    first = trail[0]
    agenda = first.state.agenda
    top = g.agenda[-1]
    if g.turn != first.state.turn or top.who != first.frame.who or len(g.agenda) < len(agenda):
        return False
    for below, frame in enumerate(agenda[:-1]):
        if g.agenda[below] is not frame:
            return False
    return len(g.agenda) > len(agenda) or type(top) is not type(first.frame)
