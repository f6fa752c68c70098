"""What is told of a room, and to whom. Secret by default: of an entry only the fields it lists as told."""

from typing import Any, Literal, TypeVar, cast

import msgspec
from msgspec import Raw

from regnum.i18n.catalog import FALLBACK, Catalog
from regnum.i18n.choosing import is_plain
from regnum.kernel.agenda import Event, State
from regnum.kernel.errors import RegnumError
from regnum.kernel.match import Match
from regnum.kernel.messages import Arg, Msg, Seat, msg_to_json
from regnum.kernel.offer import asked, reasons
from regnum.kernel.sight import redact, redact_event
from regnum.kernel.spec import GameSpec
from regnum.server.entries.absence import can_return, vote_from, vote_wants
from regnum.server.entries.going_back import back_wants, can_go_back
from regnum.server.entries.rules import go_on_wants
from regnum.server.examples import example_told
from regnum.server.guiding import lesson_told, place_told
from regnum.server.kept import KeptHappening, KeptRoom
from regnum.server.names import called
from regnum.server.protocol import (
    ComponentsInfo,
    EntryInfo,
    EventInfo,
    HappeningInfo,
    Message,
    Offer,
    OldRules,
    OutcomeInfo,
    Problem,
    ProofInfo,
    Reasons,
    ScoreInfo,
    SeatInfo,
    TableInfo,
    encode,
)
from regnum.server.protocol.parts import Clock as ClockInfo
from regnum.server.protocol.socket import Cover
from regnum.server.refusal import rule_of
from regnum.server.room import Happening, Room
from regnum.server.seats import AUTOMA, Clock, Observer, TableSeat, colours_of, eyes, face_of
from regnum.server.store.base import TableRow

Told = TypeVar("Told", bound=HappeningInfo)
Said = dict[tuple[int, Event, bool], EventInfo]  # events in words: choice, event, whether it begins a beat


def message(msg: Msg) -> Message:
    told = msg_to_json(msg)
    return Message(key=msg.key, args=told["args"])  # type: ignore[arg-type]


def problem(error: RegnumError, names: list[str] | None = None, language: str = FALLBACK) -> Problem:
    """A refusal for programs, which have their own words for its message, and for people who read it bare."""
    text = Catalog(language, names, plain=is_plain(language)).text(error.msg)
    return Problem(msg=message(error.msg), text=text, rule=rule_of(error))


# --- the table -----------------------------------------------------------------------------------------


def seconds_left(room: Room, seat: TableSeat, now: float) -> float | None:
    if room.clock is None or not seat.is_human:
        return None
    return seat.left_at(room.clock, now)


def seat_info(room: Room, number: int, now: float) -> SeatInfo:
    seat = room.seats[number]
    return SeatInfo(
        seat=number,
        kind=seat.kind,
        level=seat.level,
        name=seat.name,
        called=message(called(room.config.game, seat, number)),
        colour=colours_of(room.seats)[number],
        face=face_of(seat, number),
        taken=seat.is_taken,
        stand_in=seat.stand_in,
        stand_in_why=seat.why,
        stand_in_level=seat.bot_level if seat.stand_in else "",
        stand_in_since=seat.since,
        can_return=can_return(room, number),
        away=bool(seat.away),
        away_since=seat.away,
        vote_from=vote_from(room, number),
        votes=seat.votes,
        vote_wants=vote_wants(room, number, now) if vote_from(room, number) else [],
        can_go_back=can_go_back(room, number),
        back_votes=seat.back_votes,
        back_wants=back_wants(room, number) if seat.back_votes else [],
        seconds_left=seconds_left(room, seat, now),
        ready=number in room.hosting.ready,
        muted=number in room.hosting.muted,
    )


def outcome_info(room: Room) -> OutcomeInfo | None:
    if isinstance(room, KeptRoom):
        return room.final.outcome
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


def clock_told(clock: Clock | None) -> ClockInfo | None:
    return ClockInfo(total=clock.total, bonus=clock.bonus, kind=clock.kind, out=clock.out) if clock else None


def table_info(room: Room, row: TableRow, now: float) -> TableInfo:
    """The table as everybody may see it."""
    config = room.config
    proof = room.proof(now)
    return TableInfo(
        id=room.id,
        code=row.code,
        game=config.game,
        rules=config.rules,
        status=room.status,
        listed=row.listed,
        version=room.version,
        created=row.created,
        now=now,
        options=level(room) | config.options,
        components=ComponentsInfo(
            name=config.components, fingerprint=room.tables.fingerprint, brought=bool(config.file)
        ),
        seats=[seat_info(room, i, now) for i in range(len(room.seats))],
        waiting=room.waiting(),
        made=room.made,
        clock=clock_told(room.clock),
        away=config.away,
        daily=config.daily,
        practice=config.practice,
        imported=config.record is not None,
        commit=room.commit,
        proof=ProofInfo(commit=proof.commit, secret=proof.secret, words=proof.words) if proof else None,
        outcome=outcome_info(room),
        host=room.hosting.host,
        locked=room.hosting.locked,
        needs_ready=room.hosting.needs_ready,
        spectators=not room.hosting.closed,
        lesson=place_told(room),
        example=config.example,
        rematch=room.rematch,
        hints=room.hosting.hints,
        hints_taken=hints_taken(room) if room.hosting.hints else [],
        old=old_rules(room, now),
    )


def hints_taken(room: Room, what: Literal["hints", "explained"] = "hints") -> list[int]:
    """How often each seat has asked the coach."""
    return [room.spent.get(f"{seat}:{what}", 0) for seat in range(len(room.seats))]


def old_rules(room: Room, now: float) -> OldRules | None:
    """Why a game of other rules or components is only shown, and what can be done about it."""
    ours = room.spec.rules_version
    if isinstance(room, KeptRoom):
        final = room.final
        return OldRules(
            kind="kept", rules=final.rules, ours=ours, told_by=final.told_by, why=message(room.why)
        )
    halt = room.halt
    if halt is None:
        return None
    kind = halt.why if halt.seat >= 0 else "end"
    args: dict[str, Arg] = {
        "rules": halt.rules,
        "ours": ours,
        "n": room.made + 1,
        "who": Seat(max(0, halt.seat)),
    }
    why = Msg(f"rules-differ-{kind}", args)
    return OldRules(
        kind="differs",
        rules=halt.rules,
        ours=ours,
        told_by=ours,
        why=message(why),
        seat=halt.seat,
        can_go_on=not halt.is_over,
        agreed=halt.agreed,
        wants=[] if halt.is_over else go_on_wants(room, now),
    )


def level(room: Room) -> dict[str, str]:
    """How hard the automa is where nobody has chosen: the first value, as for every option."""
    players = sum(seat.kind != AUTOMA for seat in room.seats)
    named = (
        option for option in room.spec.options if option.name == "difficulty" and players in option.players
    )
    return {option.name: option.values[0] for option in named}


# --- what happened -------------------------------------------------------------------------------------


def entry_told(room: Room, happening: Happening, observer: Observer) -> EntryInfo:
    """What of an entry somebody may know: what it lists as told, nothing else."""
    entry = happening.entry
    fields = ("t", *entry.told)
    if room.status == "over" or (entry.who >= 0 and eyes(observer) == entry.who):
        fields += entry.told_to_owner
    known = msgspec.to_builtins(entry)
    return cast(EntryInfo, {name: known[name] for name in fields if name in known})


def event_told(
    room: Room,
    n: int,
    event: Event,
    seat: int,
    said: Said | None = None,
    beat: bool = False,
) -> EventInfo:
    """An event as a seat may hear it (-1: the public); after the end nothing is hidden."""
    g = room.require_match().state
    if room.status != "over":
        event = redact_event(event, room.spec.events, seat)
    found = said.get((n, event, beat)) if said is not None else None
    if found is None:
        found = event_said(room.spec, g, n, event, None, beat)
        if said is not None:
            said[n, event, beat] = found
    return found


def event_said(
    spec: GameSpec, g: State, n: int, event: Event, seat: int | None, beat: bool = False
) -> EventInfo:
    """An event in words; seat None: there is nothing to hide, or it is hidden already."""
    if seat is not None:
        event = redact_event(event, spec.events, seat)
    return EventInfo(
        n=n,
        event=spec.events[event[0]].name,
        fields=spec.fields(g, event),
        msg=message(spec.say(g, event)),
        beat=beat,
    )


def happening_told(
    room: Room,
    happening: Happening,
    observer: Observer,
    form: type[Told],
    said: Said | None = None,
) -> Told:
    """A happening as an observer may know it. `said`: events in words, kept for those who hear the same."""
    said = {} if said is None else said
    return form(
        version=happening.version,
        at=happening.at,
        made=happening.made,
        entry=entry_told(room, happening, observer),
        events=events_told(room, happening, eyes(observer), said),
        aside=happening.is_aside,
    )


def events_told(room: Room, happening: Happening, seat: int, said: Said | None = None) -> list[EventInfo]:
    """The events of a happening as a seat may hear them."""
    if isinstance(happening, KeptHappening):
        return with_beats(room.spec, happening.told)
    said = {} if said is None else said
    begins = room.spec.beats.begins(happening.events)
    return [
        event_told(room, n, event, seat, said, beat)
        for (n, event), beat in zip(happening.events, begins, strict=True)
    ]


def with_beats(spec: GameSpec, told: list[EventInfo]) -> list[EventInfo]:
    """Events as they were told once, with the beats our rules see in them; unknown ones begin none."""
    codes = spec.beats.codes
    known = [event for event in told if event.event in codes]
    begins = spec.beats.begins([(event.n, (codes[event.event], seat_in(event))) for event in known])
    beats = {id(event) for event, beat in zip(known, begins, strict=True) if beat}
    return [msgspec.structs.replace(event, beat=id(event) in beats) for event in told]


def seat_in(event: EventInfo) -> int:
    who = event.fields.get("who")
    return who if isinstance(who, int) else -1


# --- what may be done ----------------------------------------------------------------------------------


class Shown:
    """What an offer shows of the view: the whole of it, or where it differs from what was sent before."""

    def __init__(self, view: Raw | None, changes: list[tuple[str, Raw]] | None = None) -> None:
        self.view = view
        self.changes = changes


def offer_told(room: Room, seat: int, shown: Shown | None = None, cover: Cover = "") -> Offer | None:
    """View, prompt and choices of a seat, as far as they are not covered; None while there is no game.

    Reasons go with a whole view; where only changes are shown they follow by themselves.
    """
    match = room.match
    if isinstance(room, KeptRoom):
        return last_offer(room, seat)
    if match is None:
        return None
    g = match.state
    decision = room.decision(seat)
    if shown is None:
        shown = Shown(Raw(encode(view_told(room, seat))))
    is_told = decision >= 0 and cover != "question"
    told: dict[str, Any] = asked(g, seat) if is_told else {}
    mine = room.sharing(seat)
    lesson = lesson_told(room, seat)
    example = example_told(room, seat)
    is_taught = (lesson is not None and not lesson.left) or example is not None
    return Offer(
        version=room.version,
        seat=seat,
        decision=decision,
        made=len(match.choices),
        decider=match.decider,
        waiting=room.waiting(),
        view=cast(Any, shown.view),
        changes=cast(Any, shown.changes),
        prompt=told.get("prompt"),
        choices=told.get("choices", []),
        refused=cast(Any, reasons(g, seat)) if is_told and shown.view is not None else [],
        can_undo=not match.is_over and any(match.can_undo(one) for one in mine),
        can_redo=any(match.can_redo(one) for one in mine),
        sensible=told.get("sensible") if not is_taught else None,  # nothing goes by itself
        leads=told.get("leads", {}),
        underway=cast(Any, underway(match, seat)) if is_told else [],
        lesson=lesson,
        covered=cover,
        example=example,
    )


def underway(match: Match, seat: int) -> list[dict[str, object]]:
    """What a seat that is asked has answered for the sake of this question."""
    if not match.trail or match.decider != seat:
        return []
    return [answer.told() for answer in match.trail]


def last_offer(room: KeptRoom, seat: int, is_compact: bool = False) -> Offer:
    """What everybody sees of a game that is kept as it ended."""
    view = room.view(seat)
    return Offer(
        version=room.version,
        seat=seat,
        decision=-1,
        made=room.made,
        decider=-1,
        waiting=[],
        view=None if is_compact else cast(Any, view),
        changes=[("", view)] if is_compact else None,
        prompt=None,
        choices=[],
        refused=[],
        can_undo=False,
        can_redo=False,
    )


def view_told(room: Room, seat: int) -> dict[str, object]:
    """The view of a seat, made from scratch; after the end nothing is hidden any more."""
    g = room.require_match().state
    shown = g.clone() if room.status == "over" else redact(g, room.spec.layout(g), seat)
    return room.spec.view(shown, seat)


def reasons_told(room: Room, seat: int) -> Reasons:
    """Why a seat is not offered what it might expect."""
    found = reasons(room.require_match().state, seat)
    return Reasons(decision=room.decision(seat), refused=cast(Any, found))
