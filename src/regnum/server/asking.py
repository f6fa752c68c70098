"""What is asked for when a table is made: checked, and put into the form in which it is kept."""

from regnum.kernel.errors import BadRecord
from regnum.kernel.messages import Msg, raw
from regnum.kernel.record import Record
from regnum.server.entries.seating import Named
from regnum.server.protocol import ClockRequest, CreateRequest
from regnum.server.refusal import NotFound, Refused
from regnum.server.room import StoredRecord, stored_record
from regnum.server.seats import AUTOMA, BOT, HOTSEAT, HUMAN, Clock, SeatAsked


def company_of(asked: CreateRequest) -> tuple[Named, ...]:
    """What the maker of a table calls bots and those who share the screen; others name themselves."""
    return tuple(
        (number, seat.name, seat.colour)
        for number, seat in enumerate(asked.seats)
        if seat.kind in (BOT, HOTSEAT) and asked.claim is not None and number != asked.claim.seat
    )


def require_colours(asked: CreateRequest) -> None:
    """Refuse a table at which two would have the same colour."""
    own = [asked.claim.colour] if asked.claim is not None else []
    chosen = [colour for colour in (*own, *(colour for _, _, colour in company_of(asked))) if colour]
    if len(set(chosen)) < len(chosen):
        raise Refused("error-colour-taken")


def require_claim(asked: CreateRequest, seats: list[SeatAsked]) -> None:
    """Say that nobody can sit there before there is a table."""
    if asked.claim is not None:
        claimed = asked.claim.seat
        if claimed >= len(seats) or seats[claimed].kind in (BOT, AUTOMA):
            raise NotFound("error-no-seat", {"seat": claimed + 1})


def clock_asked(asked: ClockRequest | None) -> Clock | None:
    """A clock as it is kept; over days nothing plays for anybody unless that is wished."""
    if asked is None:
        return None
    out = asked.out or ("bot" if asked.kind == "choices" else "vote")
    bonus = 0 if asked.kind == "each" else asked.bonus
    return Clock(asked.total, bonus, asked.kind, out)


def needs_ready(asked: CreateRequest, seats: list[SeatAsked]) -> bool:
    """Whether a game waits until everybody is ready: by default where strangers may sit down.

    Only with a maker who sits there, and who therefore can say it; never at a single screen.
    """
    screens = sum(seat.kind == HUMAN for seat in seats) + any(seat.kind == HOTSEAT for seat in seats)
    if screens < 2:
        return False
    return (asked.listed and asked.claim is not None) if asked.ready is None else asked.ready


def checked(record: Record) -> StoredRecord:
    """A record as it is kept in a table's first entry; raises BadRecord if nothing can prove it."""
    if record.choices and not record.check:
        raise BadRecord(Msg("error-record-field", {"field": raw("check")}))
    return stored_record(record)
