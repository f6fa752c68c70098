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
COLOURS: Final[tuple[Colour, ...]] = ("lily", "mullet", "crescent", "trefoil", "rose")

FACES: Final = ("fox", "owl", "hare", "badger", "raven", "hedgehog")  # of bots; drawn and named by clients

# The seats somebody holds: none for spectators, several for hot-seat players, who share a screen and are
# therefore told in common only what is public.
Observer = tuple[int, ...]


def eyes(observer: Observer) -> int:
    """The seat whose secrets may be told in the stream: only if there is exactly one."""
    return observer[0] if len(observer) == 1 else PUBLIC


class SeatAsked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as it is asked for when a table is made."""

    kind: SeatKind
    level: str
    face: str = ""  # of a bot; empty: by the number of the seat


# What thinking time is counted by: seconds in all with a bonus for every choice, or with one for every turn;
# or so many anew for each turn.
ClockKind = Literal["choices", "turns", "each"]
# What happens when it has run out: a bot plays on, the others may vote for one, nothing.
TimeOut = Literal["bot", "vote", "wait"]


class Clock(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Thinking time. Clocks that count turns are for games over days, in which nobody sits and waits."""

    total: int
    bonus: int = 0
    kind: ClockKind = "choices"
    out: TimeOut = "bot"

    @property
    def is_slow(self) -> bool:
        return self.kind != "choices"


class TableSeat(msgspec.Struct):
    """A seat as it is now."""

    kind: SeatKind
    level: str = "simple"
    name: str = ""
    colour: Colour = ""
    face: str = ""  # of a bot
    hash: str = ""  # of the seat's secret; the secret itself is never stored
    words: str = ""  # for the seed (fairness.py)
    stand_in: bool = False  # a bot plays for its owner, who may come back
    why: Literal["", "left", "clock", "vote"] = ""  # it does
    since: float = 0.0  # when it began to
    stand_level: str = ""  # of that bot; empty at tables of before, where the level of the seat counted
    back: int = -1  # choices that stood then, until the owner chooses again; -1: no such point
    votes: list[int] = []  # seats that agree to a stand-in
    back_votes: list[int] = []  # seats that agree to go back to that point
    away: float = 0.0  # since when nobody is connected for it; 0 while somebody is
    asked: float = 0.0  # since when it has a question before it; 0 without one
    used: float = 0.0  # seconds thought
    choices: int = 0  # that stand and brought the clock's bonus (bonuses.py)
    turns: int = 0  # that stand, of a clock that counts them
    turn: float = 0.0  # when the present turn began, or the last one did
    used_before: float = 0.0  # seconds thought before it
    is_on_turn: bool = False  # it has not ended
    has_played: bool = True  # in it

    @property
    def is_human(self) -> bool:
        return self.kind in (HUMAN, HOTSEAT)

    @property
    def is_taken(self) -> bool:
        return not self.is_human or bool(self.hash)

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == BOT or self.stand_in

    @property
    def bot_level(self) -> str:
        """How well the bot plays that answers for the seat."""
        return (self.stand_level if self.stand_in else "") or self.level

    def left(self, clock: Clock) -> float:
        if clock.kind == "each":
            return clock.total - max(0.0, self.used - self.used_before)
        return clock.total + clock.bonus * (self.turns if clock.is_slow else self.choices) - self.used

    def runs_out(self, clock: Clock) -> float:
        """When the time will have run out if the seat goes on thinking; 0: none is running."""
        return self.asked + max(0.0, self.left(clock)) if self.asked and not self.stand_in else 0.0

    def left_at(self, clock: Clock, now: float) -> float:
        """What will be left if the seat goes on thinking until then; nothing runs while a bot stands in."""
        running = now - self.asked if self.asked and not self.stand_in else 0.0
        return max(0.0, self.left(clock) - max(0.0, running))

    def begin_turn(self, at: float, is_again: bool) -> None:
        """The seat has a question before it, and had none.

        It is still the same turn where the one before was taken back (`is_again`), or somebody else had
        taken theirs back before the seat did anything.
        """
        if not self.turn or (self.has_played and not is_again):
            self.turn = at
            self.used_before = self.used
            self.has_played = False
        self.is_on_turn = True

    def spend(self, at: float) -> float:
        """Charge the time since the seat was asked, and return it; nothing while a bot stands in."""
        spent = max(0.0, at - self.asked) if self.asked and not self.stand_in else 0.0
        self.used += spent
        self.asked = 0.0
        return spent


def face_of(seat: TableSeat, number: int) -> str:
    """The face of a bot; empty for everybody else."""
    if seat.kind != BOT:
        return ""
    return seat.face or FACES[(number - 1) % len(FACES)]


def colours_of(seats: list[TableSeat]) -> list[Colour]:
    """The colour each seat is shown in: what it chose, else that of its number, else one that is left."""
    chosen = {seat.colour for seat in seats if seat.colour}
    left = [colour for colour in COLOURS if colour not in chosen]
    shown: list[Colour] = []
    for number, seat in enumerate(seats):
        colour = seat.colour
        if not colour:
            usual = COLOURS[number % len(COLOURS)]
            colour = usual if usual in left else (left or [usual])[0]
            if colour in left:
                left.remove(colour)
        shown.append(colour)
    return shown
