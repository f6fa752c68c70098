"""Who plays: bots in free seats, and beginning without those who did not come. The host decides."""

import msgspec

from regnum.ai.levels import LEVELS
from regnum.kernel.messages import raw
from regnum.kernel.spec import GameSpec
from regnum.server.entries.hosting import is_everybody_ready, require_host, require_open
from regnum.server.entries.seating import Started, keep_colours
from regnum.server.protocol.parts import Face, SeatNumber, Sent, Word
from regnum.server.refusal import NotPossible, Refused
from regnum.server.room import Entry, Room, SeatEntry
from regnum.server.seats import AUTOMA, BOT, FACES, HUMAN, Observer, SeatAsked, TableSeat

FEWEST = 2  # who plays alone has an automa: that is another game


def require_level(level: str, face: str = "") -> None:
    """Raise NotPossible for a bot nobody knows."""
    if level not in LEVELS:
        raise NotPossible("error-level", {"level": raw(level), "known": [raw(name) for name in LEVELS]})
    if face and face not in FACES:
        raise NotPossible("error-face", {"face": raw(face), "known": [raw(name) for name in FACES]})


# --- bots in free seats --------------------------------------------------------------------------------


class PutBot(Sent, tag="bot", kw_only=True):
    """The host: a bot plays in a free seat; without a level the seat is for somebody again."""

    seat: SeatNumber
    level: Word = ""
    face: Face = ""

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        host = require_host(room, seats)
        require_open(room)
        chosen = room.require_seat(self.seat)
        if chosen.is_human and chosen.hash:
            raise Refused("error-seat-taken", {"seat": self.seat + 1})
        if not self.level:
            return [] if chosen.is_human else [BotPut(seat=host, about=self.seat)]
        require_level(self.level, self.face)
        if (chosen.kind, chosen.level, chosen.face) == (BOT, self.level, self.face):
            return []
        return [BotPut(seat=host, about=self.seat, level=self.level, face=self.face)]


class BotPut(SeatEntry, frozen=True, tag="bot"):
    """A bot will play in a seat, or no longer. Whoever said ready said so of other company."""

    told = ("seat", "about", "level")
    changes_table = True
    spends = "signs"

    about: int
    level: str = ""
    face: str = ""

    def apply(self, room: Room, at: float) -> None:
        left = room.seats[self.about]
        if not self.level:
            room.seats[self.about] = TableSeat(HUMAN)
        else:
            is_other = left.kind != BOT or left.face != self.face
            name, colour = ("", left.colour) if is_other else (left.name, left.colour)
            room.seats[self.about] = TableSeat(BOT, self.level, name, colour, self.face)
        room.hosting.ready = []


# --- beginning -----------------------------------------------------------------------------------------


class Begin(Sent, tag="begin"):
    """The host: begin with those who are there; free seats are taken away."""

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        host = require_host(room, seats)
        require_open(room)
        kept = [number for number, seat in enumerate(room.seats) if seat.is_taken]
        players = sum(room.seats[number].kind != AUTOMA for number in kept)
        if players < max(FEWEST, room.spec.min_players):
            raise Refused("error-begin-few")
        hosting = room.hosting
        if hosting.needs_ready and not is_everybody_ready(room, [*hosting.ready, *seats], kept):
            raise Refused("error-begin-ready")
        if len(kept) == len(room.seats):
            return [Started(absent=True)]
        options = options_for(room.spec, players, room.config.options)
        return [Gathered(seat=host, kept=kept, options=options), Started(absent=True)]


def options_for(spec: GameSpec, players: int, options: dict[str, str]) -> dict[str, str]:
    """The options that a game of so many players has."""
    there = {option.name for option in spec.options if players in option.players}
    return {name: value for name, value in options.items() if name in there}


class Gathered(SeatEntry, frozen=True, tag="gather"):
    """Free seats are gone: the others, `kept`, move together and are counted anew."""

    told = ("seat", "kept")
    changes_table = True
    changes_owners = True

    kept: list[int]
    options: dict[str, str]

    def apply(self, room: Room, at: float) -> None:
        keep_colours(room)
        room.seats = [room.seats[number] for number in self.kept]
        asked = [SeatAsked(seat.kind, seat.level, seat.face) for seat in room.seats]
        room.config = msgspec.structs.replace(room.config, seats=asked, options=self.options)
        room.hosting.move(self.kept)
        moved = ((key.partition(":"), n) for key, n in room.spent.items())
        numbers = {str(old): new for new, old in enumerate(self.kept)}
        room.spent = {f"{numbers[who]}:{what}": n for (who, _, what), n in moved if who in numbers}
