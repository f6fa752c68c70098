"""The seats of a table: who sits there, who plays for them, and how much time they have left."""

import msgspec

HUMAN = "human"
HOTSEAT = "hotseat"
BOT = "bot"
AUTOMA = "automa"
KINDS = (HUMAN, HOTSEAT, BOT, AUTOMA)

COLOURS = ("lily", "mullet", "crescent", "trefoil", "rose")  # player colours by their symbol


class SeatPlan(msgspec.Struct, forbid_unknown_fields=True):
    """A seat as asked for when a table is created."""

    kind: str
    level: str = "simple"


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """Thinking time: so many seconds in all, and a bonus for every choice."""

    total: int
    bonus: int = 0


class Seat(msgspec.Struct):
    """A seat as it is now."""

    kind: str
    level: str = "simple"
    name: str = ""
    colour: str = ""
    hash: str = ""  # of the seat's secret; the secret itself is never stored
    words: str = ""  # for the seed (fairness.py)
    stand_in: bool = False  # a bot plays for its owner, who may come back
    why: str = ""  # it does: left, clock, vote
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
