"""What a player of Paladins should be told before a choice: an Inquisition, workers that go home."""

from typing import Any

from regnum.games.paladins.rules.inquisition import Inquisition, Suspect
from regnum.games.paladins.rules.passing import can_carry
from regnum.games.paladins.rules.workers import total
from regnum.games.paladins.state import Table
from regnum.kernel.agenda import Frame
from regnum.kernel.messages import Msg


def warnings(before: Table, after: Table, seat: int, met: list[Frame[Any]]) -> list[Msg]:
    out: list[Msg] = []
    if any(isinstance(frame, Inquisition) and frame.who == seat for frame in met):
        out.append(Msg("paladins-warn-inquisition"))
    elif any(isinstance(frame, Suspect) and frame.who == seat and may_empty(after, frame.n) for frame in met):
        out.append(Msg("paladins-warn-suspicion", {"left": after.tax_supply}))
    left = unused(before, after, seat)
    if left:
        out.append(Msg("paladins-warn-workers", {"n": left}))
    return out


def may_empty(g: Table, cards: int) -> bool:
    """Whether suspicion that is drawn now may take the last of the tax [P60-P62]."""
    return 0 < g.tax_supply <= cards * max(g.box.suspicion_tax)


def unused(before: Table, after: Table, seat: int) -> int:
    """How many workers a player who passes cannot keep [P70]."""
    if before.seats[seat].passed or not after.seats[seat].passed:
        return 0
    kept = before.box.carry_over if can_carry(before) else 0
    return max(0, total(before.seats[seat].workers) - kept)
