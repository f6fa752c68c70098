"""The round [T10-T16], from the activity cards to the start player card; and the end [T70]."""

from regnum.games.troyes.const import AGES, BUILDINGS, COLOURS, DENIERS, FACES, GREY, OWNERS, PLACES
from regnum.games.troyes.rules.buildings import citizens_in, lies_in
from regnum.games.troyes.rules.dice import any_dice, die, set_dice
from regnum.games.troyes.rules.events import Events
from regnum.games.troyes.rules.goods import lose_vp, take_from_seat
from regnum.games.troyes.rules.passing import pass_turn, skip_turn, take_purse
from regnum.games.troyes.rules.scoring import difference_of, grade_of
from regnum.games.troyes.rules.turn import Turn
from regnum.games.troyes.solo.leroy import KingTurn
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.log import (
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
from regnum.kernel.agenda import Frame, emit, push
from regnum.kernel.chance import below


class RoundStart(Frame[Table]):
    """Phases 0 to 2: activity cards, income and salaries, dice; then events, black dice, actions."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        g.round += 1
        start = g.start
        emit(g, ROUND_BEGAN, start, g.round)
        turn_up_cards(g)
        for step in range(g.seat_count):
            pay_salaries(g, (start + step) % g.seat_count)
        g.dice_rolled = 0
        g.dice_used = 0
        for step in range(g.seat_count):
            roll_dice(g, (start + step) % g.seat_count)
        if not g.is_solo():  # in the solo game there are no grey citizens [T90]
            roll_dice(g, GREY)
        push(g, RoundEnd(-1))
        push(g, FirstTurn(start))
        push(g, Events(-1))


def turn_up_cards(g: Table) -> None:
    """Phase 0: the activity cards of this round, one per colour [T10]."""
    age = g.round
    if age > AGES:
        return
    cards = list(g.cards)
    for place in range(age - 1, PLACES, AGES):
        unseen = g.unseen[place]
        cards[place] = unseen[0]
        g.unseen[place] = unseen[1:]
        g.reveals += 1
        emit(g, CARD_SHOWN, -1, unseen[0])
    g.cards = tuple(cards)


def salaries_of(g: Table, who: int) -> int:
    """What a seat's citizens are paid in a round [T11]."""
    due = 0
    for building in range(BUILDINGS):
        due += g.box.salary[building] * citizens_in(g, who, building)
    return due


def pay_salaries(g: Table, who: int) -> None:
    """Phase 1: income, then salaries; who cannot pay them all pays all and loses VP (R-T29) [T11]."""
    if g.is_king(who):
        return
    box = g.box
    take_from_seat(g, who, -box.income)
    emit(g, INCOME, who, box.income)
    due = salaries_of(g, who)
    if not due:
        return
    paid = min(due, g.seats[who].deniers)
    take_from_seat(g, who, paid)
    emit(g, SALARY, who, due, paid)
    if paid < due:
        emit(g, SHORT, who, DENIERS, due, paid)
        lose_vp(g, who, box.shortfall_vp)


def roll_dice(g: Table, owner: int) -> None:
    """Phase 2: a die per citizen in a building, of its colour [T12]."""
    dice: list[int] = []
    for colour in range(COLOURS):
        n = citizens_in(g, owner, colour)
        if n:
            values = [below(g, FACES) + 1 for _ in range(n)]
            values.sort()
            digits = 0  # the highest first
            for i in range(n):
                dice.append(die(colour, values[i]))
                digits = 10 * digits + values[n - 1 - i]
            emit(g, ROLLED, g.seat_of(owner), owner, colour, digits)
    set_dice(g, owner, tuple(dice))
    g.dice_rolled += len(dice)


# --- phase 4: turns [T15, T56] -----------------------------------------------------------------------


def is_round_over(g: Table) -> bool:
    """Whether all have passed or no die is left in any district [T16]."""
    if not any_dice(g):
        return True
    for who in range(g.seat_count):
        if not g.seats[who].passed:
            return False
    return True


class FirstTurn(Frame[Table]):
    """The start player acts first, if there is a die to act with (R-T31). who: the start player."""

    def resolve(self, g: Table, option: int) -> None:
        push(g, NextTurn((self.who - 1) % g.seat_count))


class NextTurn(Frame[Table]):
    """After an action: the next seat that has not passed, or the end of the round. who: who acted."""

    def resolve(self, g: Table, option: int) -> None:
        retire_king(g)
        if is_round_over(g):
            return
        for step in range(1, g.seat_count + 1):
            seat = (self.who + step) % g.seat_count
            if not g.seats[seat].passed:
                begin_turn(g, seat)
                return
            skip_turn(g, seat)


def retire_king(g: Table) -> None:
    """Le Roy has passed as soon as his last die is gone, whoever used it (R-T60)."""
    king = g.players
    if g.seat_count > king and not g.seats[king].passed and not g.dice_of(king) and any_dice(g):
        pass_turn(g, king)


def begin_turn(g: Table, who: int) -> None:
    g.turn += 1
    push(g, NextTurn(who))
    push(g, KingTurn(who) if g.is_king(who) else Turn(who, -1))


# --- phase 5 and the end [T16, T70] ------------------------------------------------------------------


class RoundEnd(Frame[Table]):
    """Dice go, deniers of the districts are taken, lying citizens go home, the start player changes."""

    def resolve(self, g: Table, option: int) -> None:
        emit(g, ROUND_ENDED, -1, g.round)
        for who in range(g.seat_count):
            set_dice(g, who, ())
            take_purse(g, who)
        set_dice(g, GREY, ())
        g.dice_rolled = 0
        g.dice_used = 0
        for building in range(BUILDINGS):
            send_home(g, building)
        if g.round >= g.box.rounds[g.players]:
            push(g, GameEnd(-1))
            return
        g.start = (g.start + 1) % g.seat_count
        emit(g, START_PASSED, g.start)
        push(g, RoundStart(-1))


def send_home(g: Table, building: int) -> None:
    """Citizens lying on a building return to the personal supply, neutral ones to the general one."""
    for owner in range(OWNERS):
        if not lies_in(g, owner, building):
            continue
        if owner == GREY:
            g.grey_supply += 1
        elif not g.is_king(owner):  # nobody counts Le Roy's (R-T63)
            g.seat(owner).supply += 1
        emit(g, CITIZEN_RETURNED, g.seat_of(owner), owner, building)
    g.lying[building] = 0


class GameEnd(Frame[Table]):
    """Characters and VP are shown; scoring.py says what everything is worth [T70]."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        for who in range(g.seat_count):
            me = g.seat(who)
            for character in me.characters:
                emit(g, CHARACTER_SHOWN, who, character)
            me.characters_shown += me.characters
            me.characters = ()
            me.vp_open += me.vp
            me.vp = 0
        g.reveals += 1
        if g.is_solo():
            difference = difference_of(g)
            emit(g, GRADED, 0, difference, grade_of(g.box, difference))
        emit(g, GAME_OVER, -1)
