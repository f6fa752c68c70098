"""Where in a round a position is: the agenda, built as the rules build it."""

from regnum.games.paladins.rules.paladins import PickPaladin, ShowPaladin, draw_paladins
from regnum.games.paladins.rules.rounds import NextTurn, RoundEnd, RoundStart
from regnum.games.paladins.rules.rows import SlideRow
from regnum.games.paladins.rules.taverns import TakeTavern
from regnum.games.paladins.rules.townsfolk import SETUP as SETUP_RECRUIT
from regnum.games.paladins.rules.townsfolk import TakeTownsfolk
from regnum.games.paladins.rules.turn import Turn
from regnum.games.paladins.solo.ai import AiTavern, AiTurn
from regnum.games.paladins.state import Table
from regnum.kernel.agenda import GAP, push
from regnum.scenario.fields import Fields

SETUP = "setup"
ROUND_START = "round_start"
PALADINS = "paladins"
TAVERN = "tavern"
TURN = "turn"
ROUND_END = "round_end"
LOOK = "look"
PHASES = (SETUP, ROUND_START, PALADINS, TAVERN, TURN, ROUND_END, LOOK)


def set_agenda(g: Table, given: Fields, seats: list[str], phase: str) -> None:
    """All that is still to come, last things first."""
    g.agenda = []
    g.legal = []
    turn = _turn(g, given, seats, phase)
    if phase == SETUP:
        _before_round_1(g, given)
    elif phase == ROUND_START:
        push(g, RoundStart(-1))
    elif phase == ROUND_END:
        push(g, RoundEnd(-1))
    elif phase == TURN:
        push(g, RoundEnd(-1))
        push(g, NextTurn(turn))
        push(g, AiTurn(turn) if g.is_ai(turn) else Turn(turn))
    elif phase != LOOK:
        _before_turns(g, given, turn, phase)


def _turn(g: Table, given: Fields, seats: list[str], phase: str) -> int:
    """Whose turn it is: the start player's, or the next one's who has not passed."""
    waiting = [who for who in _order(g, g.seat_count) if not g.seats[who].passed]
    default = seats[waiting[0] if waiting and phase == TURN else g.start]
    allowed = seats if phase == TURN else seats[: g.players]
    who = seats.index(given.one_of("turn", allowed, default))
    if given.has("turn") and phase not in (TURN, TAVERN):
        given.problem("turn", f'has a meaning only in phase = "{TURN}" and phase = "{TAVERN}"')
    if phase == TURN and who not in waiting:
        given.problem("turn", f"{seats[who]} has passed: it must be the turn of somebody who has not")
    return who


def _order(g: Table, count: int) -> list[int]:
    """Seats clockwise from the start player; the AI player always acts after the human [P91]."""
    return [(g.start + step) % count for step in range(count)]


def _before_round_1(g: Table, given: Fields) -> None:
    """The free draft, in reverse turn order [P3]."""
    if sum(1 for card in g.townsfolk_row if card != GAP) < g.players:
        given.problem("townsfolk", "set-up needs at least one townsfolk for every player")
    push(g, RoundStart(-1))
    push(g, SlideRow(-1))
    for who in _order(g, g.players):
        push(g, TakeTownsfolk(who, SETUP_RECRUIT))


def _before_turns(g: Table, given: Fields, turn: int, phase: str) -> None:
    """Picking paladins, and taking taverns, in turn order [P12, P13]."""
    push(g, RoundEnd(-1))
    push(g, NextTurn((g.start - 1) % g.seat_count))
    if g.is_solo():
        push(g, AiTavern(g.players))
    order = _order(g, g.players)
    to_come = order[order.index(turn) :] if phase == TAVERN else order
    left = len(g.tavern_row) - g.taverns_taken.bit_count()
    if left < len(to_come):
        given.problem("taverns", f"{len(to_come)} players still take one, but only {left} are there")
    for who in reversed(to_come):
        push(g, TakeTavern(who))
        if phase == PALADINS or g.seats[who].paladin_chosen:
            push(g, ShowPaladin(who))
    if phase == PALADINS:
        for who in reversed(order):
            draw_paladins(g, who)
            push(g, PickPaladin(who))
