"""The clock's bonus belongs to choices that stand: taken back with them, by undo and by going back.

What a choice did to its owner's clock is kept beside it. A bot's choices do nothing to it.
"""

import msgspec

from regnum.server.seats import TableSeat

NOBODY = -1  # a bot's choice, or one of an imported game


class Earned(msgspec.Struct, array_like=True, frozen=True):
    """What one choice did to a clock: whose bonus it brought, and how long its owner had thought."""

    seat: int
    spent: float


BY_NOBODY = Earned(NOBODY, 0.0)


class Bonuses(msgspec.Struct):
    """What the choices that stand, and the early answers whose turn has not come, did to the clocks."""

    made: list[Earned] = []
    early: dict[int, Earned] = {}

    def give(self, seats: list[TableSeat], seat: int, spent: float) -> None:
        """Somebody has answered: as an early answer, until it is known to be made."""
        seats[seat].choices += 1
        self.early[seat] = Earned(seat, spent)

    def note_made(self, makers: list[int]) -> None:
        """These seats' answers were made, in this order."""
        self.made += [self.early.pop(seat, BY_NOBODY) for seat in makers]

    def count_turns(self, seats: list[TableSeat]) -> None:
        """How many turns of each seat stand: choices that follow one another are of one turn."""
        makers = [earned.seat for earned in self.made]
        begun = [maker for maker, before in zip(makers, [NOBODY, *makers], strict=False) if maker != before]
        for number, seat in enumerate(seats):
            seat.turns = begun.count(number)

    def keep_only(self, seats: list[TableSeat], made: int, early: dict[int, int]) -> list[Earned]:
        """Take the bonuses of everything else back; return what it had done to the clocks."""
        gone = self.made[made:]
        del self.made[made:]
        self.made += [BY_NOBODY] * (made - len(self.made))
        gone += [self.early.pop(seat) for seat in set(self.early) - early.keys()]
        for earned in gone:
            if earned.seat != NOBODY:
                seats[earned.seat].choices -= 1
        return gone
