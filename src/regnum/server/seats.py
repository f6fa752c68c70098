"""The seats of a table: who sits there, who plays for them, and how much time they have left."""

from typing import Final, Literal

import msgspec

from regnum.kernel.sight import PUBLIC

SeatKind = Literal["human", "hotseat", "bot", "automa"]
HUMAN: Final = "human"
HOTSEAT: Final = "hotseat"
BOT: Final = "bot"
AUTOMA: Final = "automa"

Colour = Literal["", "lily", "mullet", "crescent", "trefoil", "rose"]  # player colours by their symbol
COLOURS: Final = ("lily", "mullet", "crescent", "trefoil", "rose")

# The seats somebody holds: none for spectators, several for hot-seat players, who share a screen and are
# therefore told in common only what is public.
Observer = tuple[int, ...]


def eyes(observer: Observer) -> int:
    """The seat whose secrets may be told in the stream: only if there is exactly one."""
    return observer[0] if len(observer) == 1 else PUBLIC


class SeatAsked(msgspec.Struct, frozen=True):
    """A seat as it is asked for when a table is made."""

    kind: SeatKind
    level: str


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """Thinking time: so many seconds in all, and a bonus for every choice."""

    total: int
    bonus: int = 0


class TableSeat(msgspec.Struct):
    """A seat as it is now."""

    kind: SeatKind
    level: str = "simple"
    name: str = ""
    colour: Colour = ""
    hash: str = ""  # of the seat's secret; the secret itself is never stored
    words: str = ""  # for the seed (fairness.py)
    stand_in: bool = False  # a bot plays for its owner, who may come back
    why: Literal["", "left", "clock", "vote"] = ""  # it does
    since: float = 0.0  # when it began to
    back: int = -1  # choices that stood then, until the owner chooses again; -1: no such point
    votes: list[int] = []  # seats that agree to a stand-in
    back_votes: list[int] = []  # seats that agree to go back to that point
    away: float = 0.0  # since when nobody is connected for it; 0 while somebody is
    asked: float = 0.0  # since when it has a question before it; 0 without one
    used: float = 0.0  # seconds thought
    choices: int = 0

    @property
    def is_human(self) -> bool:
        return self.kind in (HUMAN, HOTSEAT)

    @property
    def is_taken(self) -> bool:
        return not self.is_human or bool(self.hash)

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == BOT or self.stand_in

    def left(self, clock: Clock) -> float:
        return clock.total + clock.bonus * self.choices - self.used

    def left_at(self, clock: Clock, now: float) -> float:
        """What will be left if the seat goes on thinking until then; nothing runs while a bot stands in."""
        running = now - self.asked if self.asked and not self.stand_in else 0.0
        return max(0.0, self.left(clock) - max(0.0, running))

    def spend(self, at: float) -> None:
        """Charge the time since the seat was asked; nothing while a bot stands in."""
        if self.asked and not self.stand_in:
            self.used += max(0.0, at - self.asked)
        self.asked = 0.0
