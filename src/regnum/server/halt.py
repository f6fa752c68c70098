"""A game of older rules that goes another way under ours: it stands still where both still agree."""

from typing import Literal

import msgspec

from regnum.kernel.record import Record


class Halt(msgspec.Struct):
    """Where a game stands still and why, until all who play agree to go on from there."""

    rules: int  # it was played under
    ours: int
    after: int  # the last entry whose result is the same under both
    seat: int  # whose choice, undo or redo came next; -1: nobody's
    why: Literal["choice", "result", "deal"]  # it is not possible any more, leads elsewhere, began otherwise
    moves: int  # beyond every number a decision ever had
    record: Record | None = None  # of an imported game that differs itself: what of it is left
    is_over: bool = False  # it was played to its end: there is nothing to go on with
    agreed: list[int] = []  # seats
    asked: float = 0.0  # when the first of them agreed
