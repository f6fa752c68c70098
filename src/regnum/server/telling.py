"""What is told of a room, and to whom. Secret by default: fields are told only if they are listed here.

An observer is the list of seats a connection holds: empty for spectators, several for hot-seat
players, who share a screen and are therefore told in common only what is public.
"""

from typing import Any, TypeVar

from regnum.i18n.catalog import Catalog
from regnum.kernel.agenda import Event, options_of
from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import Msg, msg_to_json
from regnum.kernel.offer import frame_for, passes_barrier, preview
from regnum.kernel.offer import offer as kernel_offer
from regnum.kernel.sight import PUBLIC, determinise, redact_event
from regnum.server.fairness import commitment
from regnum.server.protocol import (
    ComponentsInfo,
    EventInfo,
    HappeningInfo,
    Message,
    Offer,
    OutcomeInfo,
    PreviewInfo,
    Problem,
    ProofInfo,
    ScoreInfo,
    SeatInfo,
    TableInfo,
)
from regnum.server.room import Happening, Room, refusal_of
from regnum.server.seats import AUTOMA, Seat
from regnum.server.store.base import TableRow

Observer = tuple[int, ...]
Told = TypeVar("Told", bound=HappeningInfo)

# What everybody may know of an entry, and what only its own seat may know before the end.
TOLD: dict[str, tuple[str, ...]] = {
    "create": (),
    "claim": ("seat", "name", "colour"),
    "rename": ("seat", "name", "colour"),
    "free": ("seat",),
    "start": (),
    "choose": ("seat", "decision", "by"),
    "retract": ("seat",),
    "undo": ("seat", "turn"),
    "redo": ("seat",),
    "chat": ("seat", "name", "text"),
    "away": ("seat",),
    "here": ("seat",),
    "stand_in": ("seat", "why"),
    "vote": ("seat", "about"),
    "unvote": ("seat", "about"),
    "return": ("seat",),
    "back_vote": ("seat", "about"),
    "back_refused": ("seat", "about"),
    "back": ("seat", "to"),
    "rules": ("from", "to"),
}
OWN = {"choose": ("option",)}


def eyes(observer: Observer) -> int:
    """The seat whose secrets may be told in the stream: only if there is exactly one."""
    return observer[0] if len(observer) == 1 else PUBLIC


def message(msg: Msg) -> Message:
    told = msg_to_json(msg)
    return Message(key=msg.key, args=told["args"])  # type: ignore[arg-type]


def problem(error: RegnumError, names: list[str] | None = None) -> Problem:
    """A refusal for programs and people."""
    msg, rule = refusal_of(error)
    text = Catalog("en", names, plain=True).text(msg)
    return Problem(msg=message(msg), text=text, rule=rule)


# --- the table -----------------------------------------------------------------------------------------


def called(game: str, seat: Seat, number: int) -> Msg:
    """What a seat is called until a player gives a name."""
    return Msg(f"{game}-automa") if seat.kind == AUTOMA else Msg("seat-player", {"n": number + 1})


def seat_names(room: Room) -> list[str]:
    """The names for English texts of errors."""
    words = Catalog("en", plain=True)
    return [
        seat.name or words.text(called(room.config["game"], seat, i)) for i, seat in enumerate(room.seats)
    ]


def seconds_left(room: Room, seat: Seat, now: float) -> float | None:
    if room.clock is None or not seat.is_human:
        return None
    running = now - seat.asked if seat.asked and not seat.stand_in else 0.0
    return max(0.0, seat.left(room.clock) - max(0.0, running))


def seat_info(room: Room, number: int, now: float) -> SeatInfo:
    seat = room.seats[number]
    return SeatInfo(
        seat=number,
        kind=seat.kind,  # type: ignore[arg-type]
        level=seat.level,
        name=seat.name,
        called=message(called(room.config["game"], seat, number)),
        colour=seat.colour,  # type: ignore[arg-type]
        taken=seat.is_taken,
        stand_in=seat.stand_in,
        stand_in_why=seat.why,  # type: ignore[arg-type]
        away=bool(seat.away),
        away_since=seat.away,
        vote_from=room.vote_from(number),
        votes=seat.votes,
        vote_wants=room.vote_wants(number, now) if room.vote_from(number) else [],
        can_go_back=room.can_go_back(number),
        back_votes=seat.back_votes,
        back_wants=room.back_wants(number) if seat.back_votes else [],
        seconds_left=seconds_left(room, seat, now),
    )


def outcome_info(room: Room) -> OutcomeInfo | None:
    if room.match is None or room.status != "over":
        return None
    g = room.match.state
    outcome = room.spec.outcome(g)
    parts = room.spec.score(g)
    return OutcomeInfo(
        scores=[
            ScoreInfo(
                total=outcome.totals[who],
                place=outcome.places[who],
                parts={part.name: part.points for part in parts[who]},
            )
            for who in range(g.seat_count)
        ],
        tie_break=outcome.tie_break,
    )


def table_info(room: Room, row: TableRow, now: float) -> TableInfo:
    """The table as everybody may see it."""
    config = room.config
    proof = room.proof()
    own_seed = not (config.get("seed") or config.get("record"))
    return TableInfo(
        id=room.id,
        code=row.code,
        game=config["game"],
        rules=config["rules"],
        status=room.status,  # type: ignore[arg-type]
        listed=row.listed,
        version=room.version,
        created=row.created,
        now=now,
        options=level(room) | config["options"],
        components=ComponentsInfo(name=config["components"], fingerprint=room.tables.fingerprint),
        seats=[seat_info(room, i, now) for i in range(len(room.seats))],
        waiting=room.waiting(),
        made=len(room.match.choices) if room.match is not None else 0,
        clock=room.clock,
        away=config["away"],
        daily=config.get("daily", ""),
        practice=config.get("practice", False),
        imported=bool(config.get("record")),
        commit=commitment(room.secret) if own_seed else "",
        proof=ProofInfo(commit=proof.commit, secret=proof.secret, words=proof.words) if proof else None,
        outcome=outcome_info(room),
    )


def level(room: Room) -> dict[str, str]:
    """How hard the automa is where nobody has chosen: the first value, as for every option."""
    players = sum(seat.kind != "automa" for seat in room.seats)
    named = (
        option for option in room.spec.options if option.name == "difficulty" and players in option.players
    )
    return {option.name: option.values[0] for option in named}


def summary(room: Room) -> dict[str, Any]:
    """What the list of open tables shows without opening them."""
    return {
        "options": room.config["options"],
        "seats": [
            {"kind": seat.kind, "name": seat.name, "colour": seat.colour, "taken": seat.is_taken}
            for seat in room.seats
        ],
    }


# --- what happened -------------------------------------------------------------------------------------


def entry_told(room: Room, happening: Happening, observer: Observer) -> dict[str, Any]:
    entry = happening.entry
    kind = entry["t"]
    fields = ("t", *TOLD[kind])
    if kind in OWN and (room.status == "over" or eyes(observer) == entry["seat"]):
        fields += OWN[kind]
    return {name: entry[name] for name in fields if name in entry}


def event_told(room: Room, n: int, event: Event, seat: int) -> EventInfo:
    """An event as a seat may hear it (-1: the public); after the end nothing is hidden."""
    match = room.match
    assert match is not None
    if room.status != "over":
        event = redact_event(event, room.spec.events, seat)
    kind = room.spec.events[event[0]]
    return EventInfo(
        n=n,
        event=kind.name,
        fields=dict(zip(kind.names, event[1:], strict=True)),
        msg=message(room.spec.say(match.state, event)),
    )


def happening_told(room: Room, happening: Happening, observer: Observer, form: type[Told]) -> Told:
    seat = eyes(observer)
    return form(
        version=happening.version,
        at=happening.at,
        made=happening.made,
        entry=entry_told(room, happening, observer),
        events=[event_told(room, n, event, seat) for n, event in happening.events],
    )


# --- what may be done ----------------------------------------------------------------------------------


def seat_shown(room: Room, observer: Observer) -> int:
    """Whose view a connection gets: of several seats the one that decides, or decided last."""
    if len(observer) <= 1:
        return eyes(observer)
    for seat in room.waiting():
        if seat in observer:
            return seat
    for happening in reversed(room.stream):
        if happening.entry["t"] == "choose" and happening.entry["seat"] in observer:
            return int(happening.entry["seat"])
    return observer[0]


def offer_told(room: Room, seat: int) -> Offer | None:
    """View, prompt and choices of a seat; None while the game has not begun."""
    match = room.match
    if match is None:
        return None
    g = match.state
    decision = room.decision(seat)
    told: dict[str, Any] = kernel_offer(room.spec, g, seat)
    if room.status == "over":  # nothing is hidden any more
        told["view"] = room.spec.view(g.clone(), seat)
    asked = decision >= 0
    mine = room.sharing(seat)
    return Offer(
        version=room.version,
        seat=seat,
        decision=decision,
        made=len(match.choices),
        decider=match.decider,
        waiting=room.waiting(),
        view=told["view"],
        prompt=told.get("prompt") if asked else None,
        choices=told["choices"] if asked else [],
        refused=told["refused"] if asked else [],
        can_undo=not match.is_over and any(one in room.early or match.can_undo(one) for one in mine),
        can_redo=any(one not in room.early and match.can_redo(one) for one in mine),
    )


class Previewer:
    """Previews of one decision, one option at a time, on an honest copy of its own."""

    def __init__(self, room: Room, seat: int) -> None:
        assert room.match is not None
        g = room.match.state
        self.spec = room.spec
        self.seat = seat
        self.bots = tuple(i for i, other in enumerate(room.seats) if other.is_played_by_bot)
        self.honest = determinise(g, room.spec.layout(g), seat, 0)
        frame = frame_for(self.honest, seat)
        if frame is not None and frame is not self.honest.agenda[-1]:  # answered out of order
            self.honest.agenda.remove(frame)
            self.honest.agenda.append(frame)
        self.options = options_of(self.honest, frame) if frame is not None else []

    def look(self, option: int) -> PreviewInfo:
        changes, stop = preview(self.spec, self.honest, self.seat, option)
        final = passes_barrier(self.honest, option, self.bots)
        return PreviewInfo(option=option, changes=changes, stop=stop, final=final)  # type: ignore[arg-type]
