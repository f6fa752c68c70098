"""Le Roy, the automa of the solo game [T90-T97]: dice in rank order, two black dice for every turn.

He has no money and no influence. Everything he does is told with its reason: what was rolled, which
row of his table that is, which dice he spends, and why a space or card is his choice.
"""

from typing import Final

from regnum.games.troyes.const import (
    FACES,
    KING_BLACK,
    KING_CATHEDRAL,
    KING_CHARACTER,
    KING_CITIZEN,
    KING_EVENT,
    KING_POINTS,
    KING_TRADESMAN,
    RED,
    ROOM,
    WHITE,
    YELLOW,
)
from regnum.games.troyes.rules.buildings import enter, entry_refused, row_of, who_falls
from regnum.games.troyes.rules.cathedral import window_vp
from regnum.games.troyes.rules.dice import Dice, colour_of, die, discard_die, value_of
from regnum.games.troyes.rules.event_cubes import flags_left, put_event_cube
from regnum.games.troyes.rules.goods import earn, gain_vp
from regnum.games.troyes.rules.passing import pass_turn
from regnum.games.troyes.rules.scoring import character_points
from regnum.games.troyes.rules.tradesmen import free_slot, slot_vp
from regnum.games.troyes.solo.choice import best_tradesman, best_window
from regnum.games.troyes.state import Box, Table
from regnum.games.troyes.words.log import (
    CATHEDRAL_BUILT,
    HIRED,
    KING_BEATS,
    KING_BUYS,
    KING_IDLE,
    KING_PLACES,
    KING_ROLLED,
    KING_SCORES_CHARACTER,
    KING_SET,
    KING_SET_UP_ROLLED,
    KING_SPENDS,
)
from regnum.kernel.agenda import Frame, emit
from regnum.kernel.chance import below

PLAYER: Final = 0  # the one who challenges him

# Why he places a citizen where he does, for the log.
BY_FREE_SPACE: Final = 0
BY_NUMBER: Final = 1  # it expels one of yours, at the number of his die
BY_ORDER: Final = 2  # it expels one of yours, elsewhere


def ranked(box: Box, dice: Dice) -> list[int]:
    """Dice, the best first: the higher value, among equals red before yellow before white [T93]."""
    return best_dice(box, dice, len(dice))


def best_dice(box: Box, dice: Dice, n: int) -> list[int]:
    """The best n of these dice, as many as there are."""
    out: list[int] = []
    n = min(n, len(dice))
    value = FACES
    while len(out) < n:
        for colour in box.king_colours:
            wanted = die(colour, value)
            for code in dice:
                if code == wanted and len(out) < n:
                    out.append(code)
        value -= 1
    return out


# --- set-up [T91] --------------------------------------------------------------------------------------


class KingPlaces(Frame[Table]):
    """Dice decide the buildings where he sets citizens before the first round, so many."""

    def __init__(self, who: int, citizens: int) -> None:
        super().__init__(who)
        self.citizens: Final = citizens

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        box = g.box
        rolled: list[int] = []
        sums = [0] * len(box.king_colours)
        for colour in box.king_colours:
            values = sorted([below(g, FACES) + 1 for _ in range(box.king_set_up_dice)], reverse=True)
            for value in values:
                rolled.append(die(colour, value))
                sums[colour] = 10 * sums[colour] + value
        emit(g, KING_SET_UP_ROLLED, self.who, sums[RED], sums[WHITE], sums[YELLOW])
        order = ranked(box, tuple(rolled))
        left = min(self.citizens, g.spaces.count(0))
        while left:  # once more if the only building with room has too few dice (R-T51)
            for code in order:
                space = best_free_space(g, colour_of(code))
                if left and space >= 0:  # a full building: the next highest die (R-T51)
                    g.spaces[space] = self.who + 1
                    emit(g, KING_SET, self.who, code, space)
                    left -= 1


def best_free_space(g: Table, building: int) -> int:
    """The first space in his order that nobody stands on, or -1."""
    for space in g.box.king_spaces[building]:
        if not g.spaces[space]:
            return space
    return -1


# --- black dice [T93] ----------------------------------------------------------------------------------


class KingBlack(Frame[Table]):
    """His strongest die removes the highest black die, whatever it shows (R-T52)."""

    def resolve(self, g: Table, option: int) -> None:
        dice = g.dice_of(self.who)
        if not dice:
            emit(g, KING_IDLE, self.who, KING_BLACK)
            return
        best = best_dice(g.box, dice, 1)[0]
        black = g.black_dice
        discard_die(g, self.who, best)
        g.black_dice = black[1:]
        emit(g, KING_BEATS, self.who, best, black[0])


# --- his turn [T95, T96] -------------------------------------------------------------------------------


class KingTurn(Frame[Table]):
    """Two black dice name his action; without dice of his own he has passed (R-T60)."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        who = self.who
        if not g.dice_of(who):  # in a position put up like that; else rounds.retire_king has seen to it
            pass_turn(g, who)
            return
        box = g.box
        one, two = below(g, FACES) + 1, below(g, FACES) + 1
        roll = one + two
        action = box.king_action[roll]
        emit(g, KING_ROLLED, who, one, two, action, box.king_dice[roll])
        if action == KING_POINTS:
            spend_dice(g, who, box.king_dice[roll], box.king_bought[roll], box.king_price[roll])
            gain_vp(g, who, box.king_vp[roll])
        elif action == KING_CITIZEN:
            place_citizen(g, who)
        elif action == KING_EVENT:
            counter_event(g, who)
        elif action == KING_TRADESMAN:
            spend_dice(g, who, box.king_dice[roll])
            hire(g, who)
        elif action == KING_CATHEDRAL:
            spend_dice(g, who, box.king_dice[roll])
            build(g, who, box.king_cubes[roll])
        elif action == KING_CHARACTER:
            score_character(g, who)


def spend_dice(g: Table, who: int, n: int, bought: int = 0, price: int = 0) -> None:
    """His best dice, of which some are bought from the player; as many as there are (R-T59)."""
    box = g.box
    for _ in range(bought):
        yours = best_dice(box, g.dice_of(PLAYER), 1)
        if yours and n:
            n -= 1
            discard_die(g, PLAYER, yours[0])
            emit(g, KING_BUYS, who, yours[0], price)
            earn(g, PLAYER, price)  # the bank pays for him
    for code in best_dice(box, g.dice_of(who), n):
        discard_die(g, who, code)
        emit(g, KING_SPENDS, who, code)


def place_citizen(g: Table, who: int) -> None:
    """His best die names the building; he expels one of yours if he can (R-T55)."""
    box = g.box
    code = best_dice(box, g.dice_of(who), 1)[0]
    spend_dice(g, who, 1)
    building = colour_of(code)
    own_row = row_of(box, building, value_of(code))
    length = box.row_length[building]
    rows = [own_row, *((space - building * ROOM) // length for space in box.king_spaces[building])]
    for i, row in enumerate(rows):
        if who_falls(g, building, row) == PLAYER and not entry_refused(g, building, row):
            space = enter(g, who, building, row, box.row_entry)
            emit(g, KING_PLACES, who, space, BY_NUMBER if i == 0 else BY_ORDER)
            return
    space = best_free_space(g, building)
    if space < 0:
        emit(g, KING_IDLE, who, KING_CITIZEN)
        return
    g.spaces[space] = who + 1
    emit(g, KING_PLACES, who, space, BY_FREE_SPACE)


def counter_event(g: Table, who: int) -> None:
    """The rightmost event, be it Marauding: a die and a cube for every free flag (R-T56)."""
    event = g.event_row[-1]
    cubes = flags_left(g, event)
    spend_dice(g, who, cubes)
    put_event_cube(g, who, event, cubes)


def hire(g: Table, who: int) -> None:
    """A tradesman where most VP are to be had (R-T57)."""
    place = best_tradesman(g, who)
    if place < 0:
        emit(g, KING_IDLE, who, KING_TRADESMAN)
        return
    g.seat(who).tradesman[place] = free_slot(g, place) + 1
    emit(g, HIRED, who, g.cards[place], 0, slot_vp(g, who, place))


def build(g: Table, who: int, cubes: int) -> None:
    """Cubes on the best windows of the lowest level; VP if the cathedral is full (R-T58)."""
    box = g.box
    if best_window(g) < 0:
        emit(g, KING_IDLE, who, KING_CATHEDRAL)
        gain_vp(g, who, box.king_cathedral_vp)
        return
    for _ in range(cubes):
        window = best_window(g)
        if window >= 0:
            g.cathedral[window] = who + 1
            vp = window_vp(g, window)
            emit(g, CATHEDRAL_BUILT, who, window, vp, 0)
            gain_vp(g, who, vp)


def score_character(g: Table, who: int) -> None:
    """The next character scores for both and leaves; VP for him if none is left [T96]."""
    row = g.character_row
    if not row:
        emit(g, KING_IDLE, who, KING_CHARACTER)
        gain_vp(g, who, g.box.king_character_vp)
        return
    character = row[0]
    yours, his = character_points(g, PLAYER, character), character_points(g, who, character)
    emit(g, KING_SCORES_CHARACTER, who, character, his, yours)
    gain_vp(g, PLAYER, yours)
    gain_vp(g, who, his)
    g.character_row = row[1:]
    g.character_box += (character,)
