"""What a judge of positions is: it speaks in final points, under headings that a player knows."""

from collections.abc import Callable
from typing import Final, Generic

from regnum.ai.effort import Effort, Skill
from regnum.ai.features import Features, G
from regnum.kernel.agenda import State


class Judge(Generic[G]):
    """The judgement of one game, with its tables worked out once.

    A game's own judge says at least what a position is worth, heading by heading; all else has an answer
    that is right for a game nobody has thought about.
    """

    def __init__(
        self,
        features: Features[G],
        headings: tuple[str, ...] = ("points",),
        effort: Effort | None = None,
        skill: Skill | None = None,
    ) -> None:
        self.features: Final = features
        self.headings: Final = headings  # under which its points are told
        self.effort: Final = effort if effort is not None else Effort()
        self.skill: Final = skill if skill is not None else Skill()

    def worth(self, g: G, seat: int, f: list[int]) -> list[float]:
        """Points by heading, from a position and the features that were read of it."""
        raise NotImplementedError

    def total(self, g: G, seat: int, f: list[int]) -> float:
        """All of it together."""
        total = 0.0
        for part in self.worth(g, seat, f):
            total += part
        return total

    def automa_worth(self, g: G, f: list[int]) -> float:
        """Points of the automa, where somebody plays alone: `f` was read for the player."""
        raise NotImplementedError

    def parts(self, g: G, seat: int) -> list[float]:
        """Final points the seat may expect, by heading; the exact score once the game is over."""
        return self.worth(g, seat, self.features.read(g, seat))

    def value(self, g: G, seat: int) -> float:
        """Final points the seat may expect: all parts together."""
        return self.total(g, seat, self.features.read(g, seat))

    def automa_points(self, g: G) -> float:
        """Final points the automa may expect, where somebody plays alone."""
        return self.automa_worth(g, self.features.read(g, 0))

    def ahead(self, g: G, seat: int) -> float:
        """Points by which the seat may expect to be ahead of the automa; the features are read once."""
        f = self.features.read(g, seat)
        return self.total(g, seat, f) - self.automa_worth(g, f)

    def aim(self, g: G, seat: int) -> float:
        """What the seat is after: its points, or against an automa those it is ahead, if the game is so."""
        if self.skill.aims_ahead and g.seat_count > g.players:
            return self.ahead(g, seat)
        return self.value(g, seat)

    def unseen(self, g: G, who: int) -> float:
        """Points of a seat that others cannot see, and that an honest copy for them lacks: what to expect."""
        return 0.0

    def is_settled(self, g: G, seat: int) -> bool:
        """Whether the seat decides nothing more: its points are known, and nothing learned improves them."""
        return not g.agenda

    def go_on(self, g: G, seat: int) -> bool:
        """Let the seat act again as if the others stood still, to see what its next turns may bring.

        Changes `g`, a copy whose turn is over, so that the seat decides next; False if it cannot.
        """
        return False

    def rests(self, g: G, seat: int) -> bool:
        """Whether a position within a turn can be judged as it is, so that `go_on` takes it up from there."""
        return False

    def begins(self, g: G, seat: int) -> bool:
        """Whether a turn of the seat begins here: what is decided then matters most and is worth time."""
        return self.rests(g, seat)

    def tries(self, g: G, options: list[int]) -> list[int]:
        """The options that are worth looking at, at least one."""
        return options


class FunctionJudge(Judge[State]):
    """Somebody's own judgement, a function, which sees no further than the turn. It need not be compiled."""

    def __init__(self, ask: Callable[[State, int], float]) -> None:
        super().__init__(Features())
        self.ask: Final = ask

    def worth(self, g: State, seat: int, f: list[int]) -> list[float]:
        return [self.ask(g, seat)]
