"""Where in a day a position is: the agenda, built as the rules build it."""

from regnum.games.gugong.const import BY_LOCATION, DAY, LOCATION_NAMES, LOCATIONS, MORNING, NIGHT
from regnum.games.gugong.rules import days
from regnum.games.gugong.rules.locations import location_action
from regnum.games.gugong.rules.trades import EndTurn
from regnum.games.gugong.state import Table, is_meng, turn_order
from regnum.kernel.agenda import push
from regnum.scenario.errors import suggestion
from regnum.scenario.fields import Fields

MORNING_PHASE = "morning"
DECREES_PHASE = "morning_decrees"
SERVANTS_PHASE = "day_servants"
TURN = "turn"
ACTION = "action"
DAY_END = "day_end"
NIGHT_PHASE = "night"
SHIPS_PHASE = "ships"
END_PHASE = "end"
LOOK = "look"
PHASES = (
    MORNING_PHASE,
    DECREES_PHASE,
    SERVANTS_PHASE,
    TURN,
    ACTION,
    DAY_END,
    NIGHT_PHASE,
    SHIPS_PHASE,
    END_PHASE,
    LOOK,
)
BEFORE_DAY = (MORNING_PHASE, DECREES_PHASE, SERVANTS_PHASE)
IN_TURN = (TURN, ACTION)


def set_day(g: Table, given: Fields, phase: str) -> None:
    """`day = 2`; before the morning the marker still stands on the day before."""
    days = g.box.days
    first = 2 if phase in BEFORE_DAY else 1
    day = given.integer("day", first, days, days if phase == END_PHASE else first)
    if phase == END_PHASE and day != days:
        given.problem("day", f"the game ends after day {days}")
    g.day = day - 1 if phase == MORNING_PHASE else day
    if phase in BEFORE_DAY:
        g.phase = MORNING
    elif phase in (NIGHT_PHASE, SHIPS_PHASE, END_PHASE):
        g.phase = NIGHT
    else:
        g.phase = DAY


def set_agenda(g: Table, given: Fields, seats: list[str], phase: str) -> None:
    """All that is still to come, last things first."""
    g.agenda = []
    g.legal = []
    turn = _turn(g, given, seats, phase)
    place = _place(given, phase)
    if phase == MORNING_PHASE:
        push(g, days.Morning(-1))
    elif phase in BEFORE_DAY:
        push(g, days.DayStart(-1))
        push(g, days.Income(-1))
        if phase == DECREES_PHASE:
            days.push_decrees(g)
    elif phase == TURN:
        push(g, days.DayEnd(-1))
        push(g, days.NextTurn((turn - 1) % g.seat_count))
    elif phase == ACTION:
        g.active_seat = turn
        push(g, days.DayEnd(-1))
        push(g, days.NextTurn(turn))
        push(g, EndTurn(turn))
        push(g, location_action(turn, place, BY_LOCATION))
    elif phase == DAY_END:
        push(g, days.DayEnd(-1))
    elif phase == NIGHT_PHASE:
        push(g, days.Night(-1))
    elif phase == SHIPS_PHASE:
        push(g, days.NightShips(-1))
    elif phase == END_PHASE:
        push(g, days.NightEnd(-1))


def _turn(g: Table, given: Fields, seats: list[str], phase: str) -> int:
    """Whose turn it is: the start player's, or the next one's who has a card."""
    waiting = [who for who in turn_order(g) if g.seats[who].hand]
    default = waiting[0] if waiting and phase == TURN else g.start
    who = seats.index(given.one_of("turn", seats, seats[default]))
    if given.has("turn") and phase not in IN_TURN:
        given.problem("turn", f'has a meaning only in phase = "{TURN}" and phase = "{ACTION}"')
    if phase == TURN and waiting and who not in waiting:
        given.problem("turn", f"{seats[who]} has no card in hand: it must be the turn of somebody who has")
    if phase == ACTION and is_meng(g, who):
        given.problem("turn", 'Meng\'s actions follow from his cards: use phase = "turn"')
    return who


def _place(given: Fields, phase: str) -> int:
    """`location = "wall"`: what is performed in phase = "action"."""
    names = LOCATION_NAMES[:LOCATIONS]
    if given.has("location") and phase != ACTION:
        given.problem("location", f'has a meaning only in phase = "{ACTION}"')
    if not given.has("location") and phase == ACTION:
        given.problem("location", f"is missing: which action is performed; {suggestion('', list(names))}")
    return names.index(given.one_of("location", names, names[0]))
