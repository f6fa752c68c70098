"""Phase 3 [T13]: two new events, then all of the row from left to right; then come the black dice."""

from typing import Final

from regnum.games.troyes.const import (
    ADD_CATHEDRAL,
    ADD_CUBES,
    DENIERS,
    FACES,
    GREY,
    INFLUENCE,
    LOSE_DENIERS,
    LOSE_INFLUENCE,
    NEUTRAL_CITIZEN,
    NO_COLOUR,
    NO_EFFECT,
    PAY_PER_CITIZEN,
    PUSH,
    RED,
    REMOVE_CATHEDRAL,
    RESIST,
    WHITE,
    WINDOWS,
    YELLOW,
)
from regnum.games.troyes.rules.black_dice import RollBlack, take_black
from regnum.games.troyes.rules.buildings import citizens_in, enter, entry_refused, row_of, row_start
from regnum.games.troyes.rules.event_cubes import put_event_cube
from regnum.games.troyes.rules.goods import gain_vp, suffer
from regnum.games.troyes.state import Box, Table
from regnum.games.troyes.words.log import (
    CALLED,
    CATHEDRAL_EMPTY,
    CATHEDRAL_FULL,
    CUBE_REMOVED,
    EVENT_APPLIES,
    NEUTRAL_CITIZEN_ROLLED,
    NEUTRAL_WINDOW,
    NO_NEUTRAL_LEFT,
    NO_ROOM,
    RED_SHOWN,
)
from regnum.kernel.agenda import Frame, Zone, emit, push
from regnum.kernel.chance import below

RED_BOX: Final = 3  # a deck beside those of the three colours: red events left in the box
NO_DECK: Final = -1


class Events(Frame[Table]):
    """New events enter the row; every event of the row is put on the agenda, then the black dice."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        turn_up_events(g)
        box = g.box
        push(g, RollBlack(-1))
        for event in reversed(g.event_row):
            if box.event_black[event] or box.event_effect[event] not in (NO_EFFECT, RESIST):
                push(g, ApplyEvent(-1, event, int(box.event_effect[event] == NEUTRAL_CITIZEN)))


def turn_up_events(g: Table) -> None:
    """A red event, and the one it calls; Resistance calls a red one from the box, which calls on [T80]."""
    red = draw_event(g, RED)
    if red < 0:
        return
    emit(g, RED_SHOWN, -1, red)
    by = red
    deck = deck_called(g.box, by)
    while deck != NO_DECK:
        called = draw_event(g, deck)
        if called < 0:
            return
        emit(g, CALLED, -1, by, called)
        by = called
        deck = deck_called(g.box, by)


def deck_called(box: Box, event: int) -> int:
    """The deck an event calls a card from as it enters, or NO_DECK."""
    if box.event_effect[event] == RESIST:
        return RED_BOX
    colour = box.event_calls[event]
    return NO_DECK if colour == NO_COLOUR else colour


def draw_event(g: Table, deck: int) -> int:
    """The next event of a deck to the right end of the row, or -1 if the deck is empty (R-T39)."""
    if deck == RED:
        event, g.red_deck = top_of(g.red_deck)
    elif deck == WHITE:
        event, g.white_deck = top_of(g.white_deck)
    elif deck == YELLOW:
        event, g.yellow_deck = top_of(g.yellow_deck)
    else:
        event, g.red_box = top_of(g.red_box)
    if event >= 0:
        g.event_row += (event,)
        g.reveals += 1
    return event


def top_of(deck: Zone) -> tuple[int, Zone]:
    """The next card of a deck, or -1, and the deck without it."""
    return (deck[-1], deck[:-1]) if deck else (-1, deck)


class ApplyEvent(Frame[Table]):
    """One event of the row takes effect. a: the event; b: 1 if a die is rolled for it."""

    def __init__(self, who: int, event: int, rolls: int) -> None:
        super().__init__(who)
        self.event: Final = event
        self.rolls: Final = rolls

    def is_chance(self) -> bool:
        return self.rolls == 1

    def resolve(self, g: Table, option: int) -> None:
        event = self.event
        box = g.box
        emit(g, EVENT_APPLIES, -1, event)
        take_black(g, box.event_black[event])
        effect = box.event_effect[event]
        if effect == NEUTRAL_CITIZEN:
            add_neutral_citizen(g, event)
        elif effect == REMOVE_CATHEDRAL:
            remove_window(g, event)
        elif effect == ADD_CATHEDRAL:
            add_neutral_window(g, event)
        elif effect == ADD_CUBES:
            support(g, event)
        else:
            harm_players(g, event)


def add_neutral_citizen(g: Table, event: int) -> None:
    """Roll for the row; the neutral citizen enters at its beginning and pushes right [T13, T51]."""
    box = g.box
    owner = g.neutral()
    if owner == GREY and not g.grey_supply:  # lying ones are in play (R-T38); Le Roy: no limit (R-T63)
        emit(g, NO_NEUTRAL_LEFT, -1, event)
        return
    building = box.event_building[event]
    roll = below(g, FACES) + 1
    row = row_of(box, building, roll)
    emit(g, NEUTRAL_CITIZEN_ROLLED, -1, owner, roll, row_start(box, building, row))
    if entry_refused(g, building, row):
        # Cannot happen with the printed cards: nobody lies down before (R-T37).
        emit(g, NO_ROOM, -1, event)
        return
    if owner == GREY:
        g.grey_supply -= 1
    # Up to a gap, if there is one (R-T02); who falls lies down, Le Roy's own too (R-T65).
    enter(g, owner, building, row, PUSH)


def remove_window(g: Table, event: int) -> None:
    """The highest level's cube of the highest number goes, whosever it is: Le Roy's too (R-T25, R-T53)."""
    for window in range(WINDOWS - 1, -1, -1):
        owner = g.cathedral[window] - 1
        if owner >= 0:
            g.cathedral[window] = 0
            emit(g, CUBE_REMOVED, g.seat_of(owner), owner, window)
            return
    emit(g, CATHEDRAL_EMPTY, -1, event)


def add_neutral_window(g: Table, event: int) -> None:
    """A neutral cube on the lowest level, there on the lowest free number."""
    owner = g.neutral()
    for window in range(WINDOWS):
        if not g.cathedral[window]:
            g.cathedral[window] = owner + 1
            emit(g, NEUTRAL_WINDOW, -1, owner, window)
            if owner != GREY:  # the cube is Le Roy's, and he has a VP from it [T98] (R-T61)
                gain_vp(g, owner, g.box.king_builders_vp)
            return
    emit(g, CATHEDRAL_FULL, -1, event)


def support(g: Table, event: int) -> None:
    """A neutral cube on each of the events just to the left, the left one first (R-T26)."""
    row = g.event_row
    at = row.index(event)
    for other in row[max(0, at - g.box.event_n[event]) : at]:
        put_event_cube(g, g.neutral(), other, 1)


def harm_players(g: Table, event: int) -> None:
    """Everybody loses deniers or influence, in turn order; Le Roy does not feel it [T90] (R-T53)."""
    box = g.box
    effect = box.event_effect[event]
    n = box.event_n[event]
    for step in range(g.seat_count):
        who = (g.start + step) % g.seat_count
        if who >= g.players:
            continue
        if effect == LOSE_DENIERS:
            suffer(g, who, DENIERS, n)
        elif effect == LOSE_INFLUENCE:
            suffer(g, who, INFLUENCE, n)
        elif effect == PAY_PER_CITIZEN:
            suffer(g, who, DENIERS, n * citizens_in(g, who, box.event_building[event]))
