"""Phase 3 [T13]: two new events, then all of the row from left to right. Black dice are black.py's."""

from regnum.games.troyes.black import RollBlack, take_black
from regnum.games.troyes.buildings import enter, entry_refused, row_of, row_start
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
    REMOVE_CATHEDRAL,
    RESIST,
    WHITE,
)
from regnum.games.troyes.counter import put_event_cube
from regnum.games.troyes.goods import gain_vp, suffer
from regnum.games.troyes.log import (
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
from regnum.games.troyes.state import (
    CATHEDRAL,
    CATHEDRAL_COUNT,
    EVENT_ROW,
    GREY_SUPPLY,
    RED_BOX,
    RED_DECK,
    START,
    WHITE_DECK,
    YELLOW_DECK,
    citizens_in,
    neutral,
    tab,
)
from regnum.games.troyes.tables import Tables
from regnum.kernel.agenda import emit, push
from regnum.kernel.chance import below
from regnum.kernel.flat import Frame, State


class Events(Frame):
    """New events enter the row; every event of the row is put on the agenda, then the black dice."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: State, option: int) -> None:
        turn_up_events(g)
        t = tab(g)
        push(g, RollBlack(-1))
        for event in reversed(g.decks[EVENT_ROW]):
            if t.event_black[event] or t.event_effect[event] not in (NO_EFFECT, RESIST):
                push(g, ApplyEvent(-1, event, int(t.event_effect[event] == NEUTRAL_CITIZEN)))


def turn_up_events(g: State) -> None:
    """A red event, and the one it calls; Resistance calls a red one from the box, which calls on [T80]."""
    red = draw_event(g, RED_DECK)
    if red < 0:
        return
    emit(g, RED_SHOWN, -1, red)
    by = red
    deck = deck_called(tab(g), by)
    while deck >= 0:
        called = draw_event(g, deck)
        if called < 0:
            return
        emit(g, CALLED, -1, by, called)
        by = called
        deck = deck_called(tab(g), by)


def deck_called(t: Tables, event: int) -> int:
    """The deck an event calls a card from as it enters, or -1."""
    if t.event_effect[event] == RESIST:
        return RED_BOX
    colour = t.event_calls[event]
    if colour == NO_COLOUR:
        return -1
    return WHITE_DECK if colour == WHITE else YELLOW_DECK


def draw_event(g: State, deck: int) -> int:
    """The next event of a deck to the right end of the row, or -1 if the deck is empty (R-T39)."""
    if not g.decks[deck]:
        return -1
    event = g.decks[deck][-1]
    g.decks[deck] = g.decks[deck][:-1]
    g.decks[EVENT_ROW] += (event,)
    g.reveals += 1
    return event


class ApplyEvent(Frame):
    """One event of the row takes effect. a: the event; b: 1 if a die is rolled for it."""

    def is_chance(self) -> bool:
        return self.b == 1

    def resolve(self, g: State, option: int) -> None:
        event = self.a
        t = tab(g)
        emit(g, EVENT_APPLIES, -1, event)
        take_black(g, t.event_black[event])
        effect = t.event_effect[event]
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


def add_neutral_citizen(g: State, event: int) -> None:
    """Roll for the row; the neutral citizen enters at its beginning and pushes right [T13, T51]."""
    t = tab(g)
    owner = neutral(g)
    if owner == GREY and not g.board[GREY_SUPPLY]:  # lying ones are in play (R-T38); Le Roy: no limit (R-T63)
        emit(g, NO_NEUTRAL_LEFT, -1, event)
        return
    building = t.event_building[event]
    roll = below(g, FACES) + 1
    row = row_of(t, building, roll)
    emit(g, NEUTRAL_CITIZEN_ROLLED, -1, owner, roll, row_start(t, building, row))
    if entry_refused(g, building, row):
        # Cannot happen with the printed cards: nobody lies down before (R-T37).
        emit(g, NO_ROOM, -1, event)
        return
    if owner == GREY:
        g.board[GREY_SUPPLY] -= 1
    # Up to a gap, if there is one (R-T02); who falls lies down, Le Roy's own too (R-T65).
    enter(g, owner, building, row, PUSH)


def remove_window(g: State, event: int) -> None:
    """The highest level's cube of the highest number goes, whosever it is: Le Roy's too (R-T25, R-T53)."""
    for window in range(CATHEDRAL_COUNT - 1, -1, -1):
        owner = g.board[CATHEDRAL + window] - 1
        if owner >= 0:
            g.board[CATHEDRAL + window] = 0
            emit(g, CUBE_REMOVED, owner if owner < g.seats else -1, owner, window)
            return
    emit(g, CATHEDRAL_EMPTY, -1, event)


def add_neutral_window(g: State, event: int) -> None:
    """A neutral cube on the lowest level, there on the lowest free number."""
    owner = neutral(g)
    for window in range(CATHEDRAL_COUNT):
        if not g.board[CATHEDRAL + window]:
            g.board[CATHEDRAL + window] = owner + 1
            emit(g, NEUTRAL_WINDOW, -1, owner, window)
            if owner != GREY:  # the cube is Le Roy's, and he has a VP from it [T98] (R-T61)
                gain_vp(g, owner, tab(g).king_builders_vp)
            return
    emit(g, CATHEDRAL_FULL, -1, event)


def support(g: State, event: int) -> None:
    """A neutral cube on each of the events just to the left, the left one first (R-T26)."""
    row = g.decks[EVENT_ROW]
    at = row.index(event)
    for other in row[max(0, at - tab(g).event_n[event]) : at]:
        put_event_cube(g, neutral(g), other, 1)


def harm_players(g: State, event: int) -> None:
    """Everybody loses deniers or influence, in turn order; Le Roy does not feel it [T90] (R-T53)."""
    t = tab(g)
    effect = t.event_effect[event]
    n = t.event_n[event]
    for step in range(g.seats):
        who = (g.board[START] + step) % g.seats
        if who >= g.players:
            continue
        if effect == LOSE_DENIERS:
            suffer(g, who, DENIERS, n)
        elif effect == LOSE_INFLUENCE:
            suffer(g, who, INFLUENCE, n)
        elif effect == PAY_PER_CITIZEN:
            suffer(g, who, DENIERS, n * citizens_in(g, who, t.event_building[event]))
