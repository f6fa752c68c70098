"""What the host of a table has decided, and who is ready to begin."""

import msgspec


class Hosting(msgspec.Struct):
    """Who may decide about a table, and what holds there; tables of before have no host."""

    host: int = -1  # the seat of whoever made the table
    is_hosted: bool = False  # it had a host: should all have left, the next to sit down is
    locked: bool = False  # no seat can be taken
    needs_ready: bool = False  # the game begins when everybody said so
    closed: bool = False  # nobody may watch the game
    ready: list[int] = []
    muted: list[int] = []
    hints: bool = False  # the coach may be asked while the game runs

    def sit(self, seat: int, is_host: bool) -> None:
        """Somebody new is there: whoever said ready said so of other company."""
        self.ready = []
        if is_host or (self.is_hosted and self.host < 0):
            self.host = seat
            self.is_hosted = True

    def move(self, kept: list[int]) -> None:
        """Seats were taken away: those kept have new numbers."""
        numbers = {old: new for new, old in enumerate(kept)}
        self.host = numbers.get(self.host, -1)
        self.ready = [numbers[seat] for seat in self.ready if seat in numbers]
        self.muted = [numbers[seat] for seat in self.muted if seat in numbers]

    def stand_up(self, seats: list[int], others: list[int]) -> None:
        """Seats are free again; if the host's is among them, the first of the others is host."""
        self.ready = [seat for seat in self.ready if seat not in seats]
        self.muted = [seat for seat in self.muted if seat not in seats]
        if self.host in seats:
            self.host = others[0] if others else -1
        if self.host < 0:
            self.locked = False  # nobody could open it again
