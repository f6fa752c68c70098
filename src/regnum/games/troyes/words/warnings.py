"""What a player of Troyes should be told before a choice: dice that nobody will use."""

from regnum.games.troyes.state import Table
from regnum.kernel.messages import Msg


def warnings(before: Table, after: Table, seat: int) -> list[Msg]:
    """Who passes has no more actions in this round [T56], whatever dice are left."""
    passes = after.seats[seat].passed and not before.seats[seat].passed
    n = len(before.seats[seat].dice) if passes else 0
    return [Msg("troyes-warn-dice", {"n": n})] if n else []
