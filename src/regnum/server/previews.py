"""Previews of a table: worked out when somebody asks, once for all who may see them, never of an older state.

A preview belongs to a seat, a decision and a state of play (the version of the last entry that changed
anything on the table). One is worked out per turn of the event loop, so nobody else waits for more than that.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence

from regnum.kernel.errors import IllegalChoice
from regnum.kernel.foresight import PREVIEW_SEED, Foresight
from regnum.kernel.messages import Msg, msg_to_json
from regnum.kernel.sections import Json
from regnum.kernel.sight import Dealer, seat_of
from regnum.server.protocol import Look, Message, PreviewInfo, Previews
from regnum.server.room import Room

Charge = Callable[[int], None]


def foresight_of(
    room: Room, eye: int, seen: list[Json] | None = None, dealer: Dealer | None = None
) -> Foresight:
    """A look ahead for a seat that is asked; bots answer by themselves, so undo stops before them.

    `eye` is the seat, or who is shown what is public for it; `seen`: the sections of that view, where they
    are made; `dealer` makes the honest copies of the seat.
    """
    bots = tuple(i for i, other in enumerate(room.seats) if other.is_played_by_bot)
    return Foresight(room.spec, room.require_match().state, eye, bots, True, seen, dealer)


def told(msg: Msg) -> Message:
    return Message(key=msg.key, args=msg_to_json(msg)["args"])  # type: ignore[arg-type]


def told_of(asked: Look, found: list[PreviewInfo]) -> Previews:
    return Previews(id=asked.id, version=asked.version, decision=asked.decision, previews=found)


class Desk:
    """What was worked out for one decision of a seat in one state of play."""

    def __init__(self, foresight: Foresight, decision: int, played: int) -> None:
        self.decision = decision
        self.played = played
        self._foresight = foresight
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
                ends=seen.ends_turn,
                warnings=[told(each) for each in seen.warnings],
            )
            self._known[option] = known
        return known


class Previewer:
    """All previews of one table; the connections of a seat share them.

    `sections` gives those of a seat's view of the present position, if they are kept.
    """

    def __init__(self, room: Room, sections: Callable[[int], list[Json] | None] = lambda _: None) -> None:
        self.room = room
        self._sections = sections
        self.played = room.version  # of the last entry that changed the state of play
        self._desks: dict[int, Desk] = {}  # observer -> the present decision of its seat
        self._dealers: dict[int, Dealer] = {}

    def note(self, is_played: bool) -> None:
        """Entries were applied; is_played: what may be done has changed, so all that was seen is over."""
        if is_played:
            self.played = self.room.version
            self._desks.clear()

    def desk(self, eye: int, decision: int, version: int) -> Desk | None:
        """Where to look ahead from an offer of this version; None if it has passed."""
        seat = seat_of(eye)
        if seat < 0 or decision < 0 or version < self.played or self.room.decision(seat) != decision:
            return None
        desk = self._desks.get(eye)
        if desk is None or desk.decision != decision:
            foresight = foresight_of(self.room, eye, self._sections(eye), self._dealer(seat))
            desk = self._desks[eye] = Desk(foresight, decision, self.played)
        return desk

    def _dealer(self, seat: int) -> Dealer:
        """Who makes the honest copies of a seat: what lies face down seldom changes."""
        dealer = self._dealers.get(seat)
        if dealer is None:
            room = self.room
            layout = room.spec.layout(room.require_match().state)
            dealer = self._dealers[seat] = Dealer(layout, seat, PREVIEW_SEED)
        return dealer

    def all_of(self, eye: int, version: int) -> Look | None:
        """What to ask for to look at everything an offer has; nothing if it asks nothing or has passed."""
        seat = seat_of(eye)
        decision = self.room.decision(seat) if seat >= 0 else -1
        desk = self.desk(eye, decision, version)
        return None if desk is None else Look(decision=decision, version=version, options=desk.options)

    async def answer(self, eye: int, asked: Look, charge: Charge) -> Previews:
        """What somebody asked for; without any where the state of play has passed.

        `charge` is told how many are to be worked out, and may refuse. Raises IllegalChoice too.
        """
        desk = self._charged(eye, asked, charge)
        found: list[PreviewInfo] = []
        if desk is not None:
            found = [preview async for preview in self.look(desk, asked.options)]
            if not self.is_present(desk):
                found = []
        return told_of(asked, found)

    def answer_one(self, eye: int, asked: Look, charge: Charge) -> Previews:
        """The same for a single option: at once."""
        desk = self._charged(eye, asked, charge)
        return told_of(asked, [] if desk is None else [desk.look(option) for option in asked.options])

    def _charged(self, eye: int, asked: Look, charge: Charge) -> Desk | None:
        """Where to look ahead, once that is allowed."""
        desk = self.desk(eye, asked.decision, asked.version)
        if desk is not None:
            for option in asked.options:
                if option not in desk.options:
                    raise IllegalChoice(Msg("error-choice-number", {"choice": option}))
            charge(desk.missing(asked.options))
        return desk

    async def look(self, desk: Desk, options: Sequence[int]) -> AsyncIterator[PreviewInfo]:
        """These previews one after another, each in a turn of the loop, as long as the state is the same."""
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
