"""The round [T10-T16], from the activity cards to the start player card; and the end [T70]."""

from regnum.games.troyes.const import AGES, BUILDINGS, COLOURS, DENIERS, FACES, GREY, OWNERS, PLACES, die
from regnum.games.troyes.events import Events
from regnum.games.troyes.goods import lose_vp, take_from_seat
from regnum.games.troyes.leroy import KingTurn
from regnum.games.troyes.log import (
    CARD_SHOWN,
    CHARACTER_SHOWN,
    CITIZEN_RETURNED,
    GAME_OVER,
    GRADED,
    INCOME,
    ROLLED,
    ROUND_BEGAN,
    ROUND_ENDED,
    SALARY,
    SHORT,
    START_PASSED,
)
from regnum.games.troyes.passing import pass_turn, skip_turn, take_purse
from regnum.games.troyes.scoring import difference_of, grade_of
from regnum.games.troyes.state import (
    CARDS,
    CHARACTERS,
    CHARACTERS_SHOWN,
    DENIERS_AT,
    DICE_ROLLED,
    DICE_USED,
    GREY_SUPPLY,
    LYING,
    OWN,
    PASSED,
    PILES,
    ROUND,
    START,
    SUPPLY,
    UNSEEN,
    VP_AT,
    VP_OPEN,
    any_dice,
    citizens_in,
    dice_of,
    is_king,
    lies_in,
    set_dice,
    tab,
)
from regnum.games.troyes.turn import Turn
from regnum.kernel.agenda import emit, push
from regnum.kernel.chance import below
from regnum.kernel.flat import Frame, State


class RoundStart(Frame):
    """Phases 0 to 2: activity cards, income and salaries, dice; then events, black dice, actions."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: State, option: int) -> None:
        g.board[ROUND] += 1
        start = g.board[START]
        emit(g, ROUND_BEGAN, start, g.board[ROUND])
        turn_up_cards(g)
        for step in range(g.seats):
            pay_salaries(g, (start + step) % g.seats)
        g.board[DICE_ROLLED] = 0
        g.board[DICE_USED] = 0
        for step in range(g.seats):
            roll_dice(g, (start + step) % g.seats)
        if g.seats == g.players:  # in the solo game there are no grey citizens [T90]
            roll_dice(g, GREY)
        push(g, RoundEnd(-1))
        push(g, FirstTurn(start))
        push(g, Events(-1))


def turn_up_cards(g: State) -> None:
    """Phase 0: the activity cards of this round, one per colour [T10]."""
    age = g.board[ROUND]
    if age > AGES:
        return
    cards = list(g.decks[CARDS])
    for place in range(age - 1, PLACES, AGES):
        unseen = g.decks[UNSEEN + place]
        cards[place] = unseen[0]
        g.decks[UNSEEN + place] = unseen[1:]
        g.reveals += 1
        emit(g, CARD_SHOWN, -1, unseen[0])
    g.decks[CARDS] = tuple(cards)


def salaries_of(g: State, who: int) -> int:
    """What a seat's citizens are paid in a round [T11]."""
    salary = tab(g).salary
    return sum(salary[building] * citizens_in(g, who, building) for building in range(BUILDINGS))


def pay_salaries(g: State, who: int) -> None:
    """Phase 1: income, then salaries; who cannot pay them all pays all and loses VP (R-T29) [T11]."""
    if is_king(g, who):
        return
    t = tab(g)
    take_from_seat(g, who, -t.income)
    emit(g, INCOME, who, t.income)
    due = salaries_of(g, who)
    if not due:
        return
    paid = min(due, g.own[who * OWN + DENIERS_AT])
    take_from_seat(g, who, paid)
    emit(g, SALARY, who, due, paid)
    if paid < due:
        emit(g, SHORT, who, DENIERS, due, paid)
        lose_vp(g, who, t.shortfall_vp)


def roll_dice(g: State, owner: int) -> None:
    """Phase 2: a die per citizen in a building, of its colour [T12]."""
    dice: list[int] = []
    for colour in range(COLOURS):
        values = sorted([below(g, FACES) + 1 for _ in range(citizens_in(g, owner, colour))])
        if values:
            dice.extend([die(colour, value) for value in values])
            digits = 0
            for value in reversed(values):
                digits = 10 * digits + value
            emit(g, ROLLED, owner if owner < g.seats else -1, owner, colour, digits)
    set_dice(g, owner, tuple(dice))
    g.board[DICE_ROLLED] += len(dice)


# --- phase 4: turns [T15, T56] -----------------------------------------------------------------------


def is_round_over(g: State) -> bool:
    """Whether all have passed or no die is left in any district [T16]."""
    if not any_dice(g):
        return True
    for who in range(g.seats):
        if not g.own[who * OWN + PASSED]:
            return False
    return True


class FirstTurn(Frame):
    """The start player acts first, if there is a die to act with (R-T31). who: the start player."""

    def resolve(self, g: State, option: int) -> None:
        push(g, NextTurn((self.who - 1) % g.seats))


class NextTurn(Frame):
    """After an action: the next seat that has not passed, or the end of the round. who: who acted."""

    def resolve(self, g: State, option: int) -> None:
        retire_king(g)
        if is_round_over(g):
            return
        for step in range(1, g.seats + 1):
            seat = (self.who + step) % g.seats
            if not g.own[seat * OWN + PASSED]:
                begin_turn(g, seat)
                return
            skip_turn(g, seat)


def retire_king(g: State) -> None:
    """Le Roy has passed as soon as his last die is gone, whoever used it (R-T60)."""
    king = g.players
    if g.seats > king and not g.own[king * OWN + PASSED] and not dice_of(g, king) and any_dice(g):
        pass_turn(g, king)


def begin_turn(g: State, who: int) -> None:
    g.turn += 1
    push(g, NextTurn(who))
    push(g, KingTurn(who) if is_king(g, who) else Turn(who, -1))


# --- phase 5 and the end [T16, T70] ------------------------------------------------------------------


class RoundEnd(Frame):
    """Dice go, deniers of the districts are taken, lying citizens go home, the start player changes."""

    def resolve(self, g: State, option: int) -> None:
        emit(g, ROUND_ENDED, -1, g.board[ROUND])
        for who in range(g.seats):
            set_dice(g, who, ())
            take_purse(g, who)
        set_dice(g, GREY, ())
        g.board[DICE_ROLLED] = 0
        g.board[DICE_USED] = 0
        for building in range(BUILDINGS):
            send_home(g, building)
        if g.board[ROUND] >= tab(g).rounds[g.players]:
            push(g, GameEnd(-1))
            return
        g.board[START] = (g.board[START] + 1) % g.seats
        emit(g, START_PASSED, g.board[START])
        push(g, RoundStart(-1))


def send_home(g: State, building: int) -> None:
    """Citizens lying on a building return to the personal supply, neutral ones to the general one."""
    for owner in range(OWNERS):
        if not lies_in(g, owner, building):
            continue
        if owner == GREY:
            g.board[GREY_SUPPLY] += 1
        elif not is_king(g, owner):  # nobody counts Le Roy's (R-T63)
            g.own[owner * OWN + SUPPLY] += 1
        emit(g, CITIZEN_RETURNED, owner if owner < g.seats else -1, owner, building)
    g.board[LYING + building] = 0


class GameEnd(Frame):
    """Characters and VP are shown; scoring.py says what everything is worth [T70]."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: State, option: int) -> None:
        for who in range(g.seats):
            p = who * PILES
            for character in g.piles[p + CHARACTERS]:
                emit(g, CHARACTER_SHOWN, who, character)
            g.piles[p + CHARACTERS_SHOWN] += g.piles[p + CHARACTERS]
            g.piles[p + CHARACTERS] = ()
            g.own[who * OWN + VP_OPEN] += g.own[who * OWN + VP_AT]
            g.own[who * OWN + VP_AT] = 0
        g.reveals += 1
        if g.seats > g.players:
            emit(g, GRADED, 0, difference_of(g), grade_of(g))
        emit(g, GAME_OVER, -1)
