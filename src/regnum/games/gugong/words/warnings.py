"""What a player of Gùgōng should be told before a choice: the last card goes, and with it the day."""

from typing import Any

from regnum.games.gugong.rules.exchange import Exchange
from regnum.games.gugong.state import Table
from regnum.kernel.agenda import Frame
from regnum.kernel.messages import Msg


def warnings(before: Table, after: Table, seat: int, asked: Frame[Any]) -> list[Msg]:
    """Who has no card left passes (R-G07). To give the last one is plain enough; to discard it is not."""
    if isinstance(asked, Exchange) or not before.seats[seat].hand or after.seats[seat].hand:
        return []
    return [Msg("gugong-warn-last-card")] if after.day == before.day else []
