"""Taking a seat, naming oneself, giving the seat up before the start; the start."""

from dataclasses import dataclass

from regnum.kernel.match import Match, match_from_record
from regnum.server.examples import example_match
from regnum.server.fairness import seed_from
from regnum.server.names import clean, named_apart, require_name, seat_names
from regnum.server.protocol.parts import NAME_LIMIT
from regnum.server.refusal import Refused
from regnum.server.room import Entry, Room, SeatEntry, hash_of
from regnum.server.seats import AUTOMA, Colour, Observer, TableSeat, colours_of

Named = tuple[int, str, Colour]  # a seat, and what it is called and shown in

# --- asking for it -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Claim:
    """Take a free seat; the game starts when the last one is taken."""

    seat: int
    name: str
    colour: Colour
    secret: str
    words: str  # for the seed
    is_host: bool = False  # whoever made the table
    company: tuple[Named, ...] = ()  # names and colours its maker gave to bots and to who shares the screen

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        chosen = room.require_seat(self.seat)
        if room.match is not None:
            raise Refused("error-table-started")
        if room.hosting.locked:
            raise Refused("error-table-locked")
        if chosen.is_taken:
            raise Refused("error-seat-taken", {"seat": self.seat + 1})
        require_colour(self.colour, room, self.seat)
        names = seat_names(room)
        claimed = Claimed(
            seat=self.seat,
            name=named_apart(names, self.seat, clean(self.name, NAME_LIMIT)),
            colour=self.colour or colours_of(room.seats)[self.seat],  # theirs from now on
            hash=hash_of(self.secret),
            words=self.words,
            host=self.is_host,
        )
        entries: list[Entry] = [claimed, *self._company(claimed, names)]
        begins = self._is_last(room) and not room.hosting.needs_ready
        return [*entries, Started(absent=True)] if begins else entries

    def _company(self, claimed: "Claimed", names: list[str]) -> list[Entry]:
        """What the maker of a table calls the others at this screen, and the bots."""
        names = list(names)
        names[self.seat] = claimed.name or names[self.seat]
        found: list[Entry] = []
        for seat, given, colour in self.company:
            name = named_apart(names, seat, clean(given, NAME_LIMIT))
            names[seat] = name or names[seat]
            if name or colour:
                found.append(Renamed(seat=seat, name=name, colour=colour))
        return found

    def _is_last(self, room: Room) -> bool:
        """Whether nobody else is waited for; who shares the screen comes along."""
        shared = room.sharing(self.seat)
        return all(seat.is_taken or i in shared for i, seat in enumerate(room.seats))


@dataclass(frozen=True)
class Rename:
    """Another name or colour for one's own seat."""

    seat: int
    name: str
    colour: Colour

    def plan(self, room: Room, seats: Observer, now: float) -> list[Entry]:
        room.require_seat(self.seat)
        if room.status == "over":  # the record tells who played
            raise Refused("error-rename-over")
        require_colour(self.colour, room, self.seat)
        name = clean(self.name, NAME_LIMIT)
        require_name(room, self.seat, name)
        return [Renamed(seat=self.seat, name=name, colour=self.colour)]


def require_colour(colour: Colour, room: Room, own: int) -> None:
    """Refuse a colour that another seat has.

    Before the game bots and free seats that chose none make way; during it nobody changes unasked.
    """
    for number, shown in enumerate(colours_of(room.seats)):
        seat = room.seats[number]
        is_held = seat.colour or (seat.is_human and seat.hash) or room.match is not None
        if number != own and shown == colour and is_held:
            raise Refused("error-colour-taken")


# --- what has happened ---------------------------------------------------------------------------------


class Claimed(SeatEntry, frozen=True, tag="claim"):
    """Somebody has sat down."""

    told = ("seat", "name", "colour")
    changes_table = True
    changes_owners = True

    name: str
    colour: Colour
    hash: str
    words: str
    host: bool = False

    def apply(self, room: Room, at: float) -> None:
        claimed = room.seats[self.seat]
        claimed.name = self.name
        claimed.colour = self.colour
        claimed.words = self.words
        for seat in room.sharing(self.seat):  # one link for all who share the screen
            room.seats[seat].hash = self.hash
        room.hosting.sit(self.seat, self.host)


class Renamed(SeatEntry, frozen=True, tag="rename"):
    """Somebody has another name or colour."""

    told = ("seat", "name", "colour")
    changes_table = True
    spends = "renames"

    name: str
    colour: Colour

    def apply(self, room: Room, at: float) -> None:
        if self.colour and room.match is not None:
            keep_colours(room)  # nobody else's changes by it
        seat = room.seats[self.seat]
        seat.name = self.name or seat.name
        seat.colour = self.colour or seat.colour


class Freed(SeatEntry, frozen=True, tag="free"):
    """Somebody has left before the start; who shares the screen leaves too."""

    told = ("seat",)
    changes_table = True
    changes_owners = True
    spends = "signs"

    def apply(self, room: Room, at: float) -> None:
        free_seat(room, self.seat)


def free_seat(room: Room, seat: int) -> None:
    """Somebody has gone, or had to: the seat can be taken again."""
    freed = room.sharing(seat)
    for i in freed:
        left = room.seats[i]
        room.seats[i] = TableSeat(left.kind, left.level)
    others = [i for i, other in enumerate(room.seats) if other.is_human and other.hash]
    room.hosting.stand_up(freed, others)


class Started(Entry, frozen=True, tag="start"):
    """The game has begun."""

    changes_table = True
    changes_play = True
    may_end = True  # an imported game may be over

    absent: bool = False  # whoever is there says so; who never came must not pass as present

    def apply(self, room: Room, at: float) -> None:
        room.match = first_match(room)
        if self.absent:
            for seat in room.seats:
                seat.away = at if seat.is_human else 0.0


def keep_colours(room: Room) -> None:
    """Everybody goes on in the colour they are shown in."""
    for seat, colour in zip(room.seats, colours_of(room.seats), strict=True):
        seat.colour = colour


def first_match(room: Room) -> Match:
    """The game as it begins: by its seed, as an example is laid out, or where an imported record ends."""
    config = room.config
    if config.example:
        return example_match(room)
    if config.record is not None:
        return match_from_record(room.spec, room.tables, config.record.record())
    players = sum(1 for seat in room.seats if seat.kind != AUTOMA)
    seed = config.seed or seed_from(*room.dealt_from)
    return Match(room.spec, room.tables, players, config.options, seed, discreet=config.discreet)
