"""Previews of a table: worked out when somebody asks, once for all who may see them, never of an older state.

A preview belongs to a seat, a decision and a state of play (the version of the last entry that changed
anything on the table). One is worked out per turn of the event loop, so nobody else waits for more than that.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence

from regnum.kernel.errors import IllegalChoice
from regnum.kernel.foresight import Foresight
from regnum.kernel.messages import Msg
from regnum.server.protocol import Look, PreviewInfo, Previews
from regnum.server.room import Room


def foresight_of(room: Room, seat: int) -> Foresight:
    """A look ahead for a seat that is asked; bots answer by themselves, so undo stops before them."""
    bots = tuple(i for i, other in enumerate(room.seats) if other.is_played_by_bot)
    return Foresight(room.spec, room.require_match().state, seat, bots)


class Desk:
    """What was worked out for one decision of a seat in one state of play."""

    def __init__(self, room: Room, seat: int, decision: int, played: int) -> None:
        self.decision = decision
        self.played = played
        self._foresight = foresight_of(room, seat)
        self._known: dict[int, PreviewInfo] = {}

    @property
    def options(self) -> list[int]:
        return self._foresight.options

    def missing(self, options: Sequence[int]) -> int:
        """How many of these are still to be worked out."""
        return len(set(options) - self._known.keys())

    def look(self, option: int) -> PreviewInfo:
        known = self._known.get(option)
        if known is None:
            seen = self._foresight.look(option)
            known = PreviewInfo(
                option=option,
                changes=seen.changes,  # type: ignore[arg-type]  # tuples are lists in JSON
                stop=seen.stop,  # type: ignore[arg-type]
                final=seen.is_final,
            )
            self._known[option] = known
        return known


class Previewer:
    """All previews of one table; the connections of a seat share them."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.played = room.version  # of the last entry that changed the state of play
        self._desks: dict[int, Desk] = {}  # seat -> its present decision

    def note(self, is_played: bool) -> None:
        """Entries were applied; is_played: what may be done has changed, so all that was seen is over."""
        if is_played:
            self.played = self.room.version
            self._desks.clear()

    def desk(self, seat: int, decision: int, version: int) -> Desk | None:
        """Where to look ahead from an offer of this version; None if it has passed."""
        if seat < 0 or decision < 0 or version < self.played or self.room.decision(seat) != decision:
            return None
        desk = self._desks.get(seat)
        if desk is None or desk.decision != decision:
            desk = self._desks[seat] = Desk(self.room, seat, decision, self.played)
        return desk

    def all_of(self, seat: int, version: int) -> Look | None:
        """What to ask for to look at everything an offer has; nothing if it asks nothing or has passed."""
        decision = self.room.decision(seat) if seat >= 0 else -1
        desk = self.desk(seat, decision, version)
        return None if desk is None else Look(decision=decision, version=version, options=desk.options)

    async def answer(self, seat: int, asked: Look, charge: Callable[[int], None]) -> Previews:
        """What somebody asked for; without any where the state of play has passed.

        `charge` is told how many are to be worked out, and may refuse. Raises IllegalChoice too.
        """
        desk = self.desk(seat, asked.decision, asked.version)
        found: list[PreviewInfo] = []
        if desk is not None:
            charge(desk.missing(asked.options))
            found = [preview async for preview in self.look(desk, asked.options)]
            if not self.is_present(desk):
                found = []
        return Previews(id=asked.id, version=asked.version, decision=asked.decision, previews=found)

    async def look(self, desk: Desk, options: Sequence[int]) -> AsyncIterator[PreviewInfo]:
        """These previews one after another, each in a turn of the loop; ends early when the state has passed.

        Raises IllegalChoice if one of them is not on offer.
        """
        for option in options:
            if option not in desk.options:
                raise IllegalChoice(Msg("error-choice-number", {"choice": option}))
        for option in options:
            if not self.is_present(desk):
                return
            worked = desk.missing([option])
            yield desk.look(option)
            if worked:
                await asyncio.sleep(0)

    def is_present(self, desk: Desk) -> bool:
        """Whether nothing has changed the state of play since."""
        return desk.played == self.played
