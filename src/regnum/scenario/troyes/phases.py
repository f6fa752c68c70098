"""Where in a round a position is: the agenda, built as the rules build it."""

from regnum.games.troyes.rules.black_dice import NextBlack
from regnum.games.troyes.rules.buildings import citizens_standing
from regnum.games.troyes.rules.dice import any_dice
from regnum.games.troyes.rules.events import Events
from regnum.games.troyes.rules.rounds import FirstTurn, RoundEnd, RoundStart, begin_turn
from regnum.games.troyes.setup import FillSpaces, PlaceFirst, placing_order
from regnum.games.troyes.state import Table
from regnum.kernel.agenda import push
from regnum.scenario.fields import Fields

SETUP = "setup"
ROUND_START = "round_start"
EVENTS = "events"
BLACK = "black"
TURN = "turn"
ROUND_END = "round_end"
LOOK = "look"
PHASES = (SETUP, ROUND_START, EVENTS, BLACK, TURN, ROUND_END, LOOK)


def set_agenda(g: Table, given: Fields, seats: list[str], phase: str) -> None:
    """All that is still to come, last things first."""
    turn = _turn(g, given, seats, phase)
    if phase == SETUP and g.is_solo():
        return  # alone: as dealt, since Le Roy has his own way of placing [T91]
    g.agenda = []
    g.legal = []
    if phase == SETUP:
        _placement(g, given)
    elif phase == ROUND_START:
        push(g, RoundStart(-1))
    elif phase in (EVENTS, BLACK):
        push(g, RoundEnd(-1))
        push(g, FirstTurn(g.start))
        push(g, Events(-1) if phase == EVENTS else NextBlack(turn))
    elif phase == TURN:
        push(g, RoundEnd(-1))
        begin_turn(g, turn)
        g.turn = 1
        if not any_dice(g):
            given.problem("turn", "no district has a die: the round would be over")
    elif phase == ROUND_END:
        push(g, RoundEnd(-1))


def _turn(g: Table, given: Fields, seats: list[str], phase: str) -> int:
    """Whose turn it is: the start player's, or the next one's who has not passed."""
    order = [(g.start + step) % g.seat_count for step in range(g.seat_count)]
    waiting = [who for who in order if not g.seats[who].passed]
    default = seats[waiting[0] if waiting and phase == TURN else g.start]
    who = seats.index(given.one_of("turn", seats, default))
    if given.has("turn") and phase not in (TURN, BLACK):
        given.problem("turn", f'has a meaning only in phase = "{TURN}" and phase = "{BLACK}"')
    if phase == TURN and who not in waiting:
        given.problem("turn", f"{seats[who]} has passed: it must be the turn of somebody who has not")
    return who


def _placement(g: Table, given: Fields) -> None:
    """The rest of the initial placement: there and back from the start player [T5]."""
    order = placing_order(g)
    placed = [citizens_standing(g, who) for who in range(g.players)]
    done, to_come = order[: sum(placed)], order[sum(placed) :]
    if [done.count(who) for who in range(g.players)] != placed:
        given.problem("spaces", "the citizens there are not those of the first turns of placing")
        return
    for who in range(g.players):
        g.seat(who).supply = to_come.count(who)
    push(g, RoundStart(-1))
    push(g, FillSpaces(-1))
    for who in reversed(to_come):
        push(g, PlaceFirst(who))
