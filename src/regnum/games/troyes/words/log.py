"""The kinds of events of Troyes. Fields name what an int is.

Kinds of fields: seat (-1: the table, or told without a name), owner (a seat or GREY), num, flag, card
(activity card), event (event card), character, die (a code), colour, digits (values of dice as decimal
digits, highest first), space (of a building), building, window (space of the cathedral), good (denier,
influence, VP), king (an action of Le Roy, const.KING_...), target (const.TO_...; an activity place is
told by the card beside it), source (of a citizen, see SOURCES). A card of -1 is none.
"""

from typing import Final

from regnum.kernel.beats import Beats
from regnum.kernel.events import EventKind

# set-up and the frame of the round
CITIZEN_SET: Final = 0
NEUTRAL_SET: Final = 1
ROUND_BEGAN: Final = 2
CARD_SHOWN: Final = 3
INCOME: Final = 4
SALARY: Final = 5
ROLLED: Final = 6
RED_SHOWN: Final = 7
CALLED: Final = 8
EVENT_APPLIES: Final = 9
BLACK_ROLLED: Final = 10
NEUTRAL_CITIZEN_ROLLED: Final = 11
NO_NEUTRAL_LEFT: Final = 12
EXPELLED: Final = 13
CUBE_REMOVED: Final = 14
CATHEDRAL_EMPTY: Final = 15
NEUTRAL_WINDOW: Final = 16
CATHEDRAL_FULL: Final = 17
LOST: Final = 18
SHORT: Final = 19
BLACK_DIE_SPENT: Final = 20
BLACK_BEATEN: Final = 21
BLACK_UNBEATEN: Final = 22
PURSE_GREW: Final = 23
ROUND_ENDED: Final = 24
PURSE_TAKEN: Final = 25
CITIZEN_RETURNED: Final = 26
START_PASSED: Final = 27
CHARACTER_SHOWN: Final = 28
GAME_OVER: Final = 29
# gains and payments
GAINED: Final = 30
PAID: Final = 31
PAID_TO: Final = 32
# influence [T60]
REROLLED: Final = 33
RECRUITED: Final = 34
FLIPPED: Final = 35
# actions
ACTS: Final = 36
DIE_TAKEN: Final = 37
CUBE_USED: Final = 38
HIRED: Final = 39
CITIZEN_FROM: Final = 40
USES: Final = 41
CUBES_PLACED: Final = 42
CATHEDRAL_BUILT: Final = 43
EVENT_CUBE: Final = 44
EVENT_COUNTERED: Final = 45
EVENT_REWARD: Final = 46
EVENT_TAKEN: Final = 47
EVENT_DISCARDED: Final = 48
EVENT_REOPENED: Final = 49
LAST_CUBE_REMOVED: Final = 50
CITIZEN_PLACED: Final = 51
ARCHER_ROLLED: Final = 52
PASSED: Final = 53
NOTHING_GAINED: Final = 54
NO_ROOM: Final = 55
# Le Roy [T90-T97]
KING_SET_UP_ROLLED: Final = 56
KING_SET: Final = 57
KING_ROLLED: Final = 58
KING_SPENDS: Final = 59
KING_BUYS: Final = 60
KING_PLACES: Final = 61
KING_BEATS: Final = 62
KING_SCORES_CHARACTER: Final = 63
KING_IDLE: Final = 64
GRADED: Final = 65
GAIN_CUT: Final = 66
PAYS_LESS: Final = 67

# Sources of a citizen [T31, T50]: an option of the Source frame and a field of CITIZEN_FROM.
FROM_SUPPLY: Final = 0
FROM_RECRUIT: Final = 1
FROM_SPACE: Final = 2  # + space 0-17
FROM_LYING: Final = 20  # + building
FROM_CARD: Final = 23  # + place 0-8
SOURCES: Final = 32

EVENTS: Final = [
    EventKind("citizen_set", "who:seat", "space:space"),
    EventKind("neutral_set", "who:seat", "space:space"),
    EventKind("round_began", "who:seat", "round:num"),
    EventKind("card_shown", "who:seat", "card:card"),
    EventKind("income", "who:seat", "n:num"),
    EventKind("salary", "who:seat", "due:num", "paid:num"),
    EventKind("rolled", "who:seat", "owner:owner", "colour:colour", "dice:digits"),
    EventKind("red_shown", "who:seat", "event:event"),
    EventKind("called", "who:seat", "by:event", "event:event"),
    EventKind("event_applies", "who:seat", "event:event"),
    EventKind("black_rolled", "who:seat", "dice:digits"),
    EventKind("neutral_citizen_rolled", "who:seat", "owner:owner", "roll:num", "space:space"),
    EventKind("no_neutral_left", "who:seat", "event:event"),
    EventKind("expelled", "who:seat", "owner:owner", "building:building"),
    EventKind("cube_removed", "who:seat", "owner:owner", "window:window"),
    EventKind("cathedral_empty", "who:seat", "event:event"),
    EventKind("neutral_window", "who:seat", "owner:owner", "window:window"),
    EventKind("cathedral_full", "who:seat", "event:event"),
    EventKind("lost", "who:seat", "good:good", "n:num"),
    EventKind("short", "who:seat", "good:good", "due:num", "paid:num"),
    EventKind("black_die_spent", "who:seat", "die:die"),
    EventKind("black_beaten", "who:seat", "black:digits", "total:num"),
    EventKind("black_unbeaten", "who:seat", "value:num", "total:num"),
    EventKind("purse_grew", "who:seat", "n:num"),
    EventKind("round_ended", "who:seat", "round:num"),
    EventKind("purse_taken", "who:seat", "n:num"),
    EventKind("citizen_returned", "who:seat", "owner:owner", "building:building"),
    EventKind("start_passed", "who:seat"),
    EventKind("character_shown", "who:seat", "character:character"),
    EventKind("game_over", "who:seat"),
    EventKind("gained", "who:seat", "good:good", "n:num"),
    EventKind("paid", "who:seat", "good:good", "n:num"),
    EventKind("paid_to", "who:seat", "to:seat", "n:num"),
    EventKind("rerolled", "who:seat", "die:die", "now:num"),
    EventKind("recruited", "who:seat"),
    EventKind("flipped", "who:seat", "die:die", "now:num"),
    EventKind("acts", "who:seat", "target:target", "card:card"),
    EventKind("die_taken", "who:seat", "owner:owner", "die:die", "price:num"),
    EventKind("cube_used", "who:seat", "card:card"),
    EventKind("hired", "who:seat", "card:card", "deniers:num", "vp:num"),
    EventKind("citizen_from", "who:seat", "source:source", "card:card"),
    EventKind("uses", "who:seat", "card:card", "n:num"),
    EventKind("cubes_placed", "who:seat", "card:card", "n:num"),
    EventKind("cathedral_built", "who:seat", "window:window", "vp:num", "influence:num"),
    EventKind("event_cube", "who:seat", "owner:owner", "event:event", "n:num"),
    EventKind("event_countered", "who:seat", "event:event"),
    EventKind("event_reward", "who:seat", "event:event", "vp:num"),
    EventKind("event_taken", "who:seat", "event:event"),
    EventKind("event_discarded", "who:seat", "event:event"),
    EventKind("event_reopened", "who:seat", "event:event"),
    EventKind("last_cube_removed", "who:seat", "owner:owner", "event:event"),
    EventKind("citizen_placed", "who:seat", "space:space"),
    EventKind("archer_rolled", "who:seat", "roll:num", "hit:flag"),
    EventKind("passed", "who:seat", "n:num"),
    EventKind("nothing_gained", "who:seat", "card:card"),
    EventKind("no_room", "who:seat", "event:event"),
    EventKind("king_set_up_rolled", "who:seat", "red:digits", "white:digits", "yellow:digits"),
    EventKind("king_set", "who:seat", "die:die", "space:space"),
    EventKind("king_rolled", "who:seat", "one:num", "two:num", "action:king", "dice_asked:num"),
    EventKind("king_spends", "who:seat", "die:die"),
    EventKind("king_buys", "who:seat", "die:die", "price:num"),
    EventKind("king_places", "who:seat", "space:space", "why:num"),
    EventKind("king_beats", "who:seat", "die:die", "value:num"),
    EventKind("king_scores_character", "who:seat", "character:character", "his:num", "yours:num"),
    EventKind("king_idle", "who:seat", "action:king"),
    EventKind("graded", "who:seat", "difference:num", "grade:num"),
    EventKind("gain_cut", "who:seat", "good:good", "n:num"),
    EventKind("pays_less", "who:seat", "to:seat", "due:num", "paid:num"),
]

# What is told as one action (kernel/beats.py): an action with its dice, Le Roy's roll with all he does,
# income, everybody's dice, the new events, each event that takes effect, the black dice one by one.
BEATS: Final = Beats(
    EVENTS,
    always="""citizen_set neutral_set round_began event_applies black_rolled black_unbeaten round_ended acts
        passed king_set_up_rolled king_rolled king_beats character_shown game_over""",
    unless={
        "income": "income",
        "rolled": "rolled",
        "red_shown": "red_shown called",
        "called": "red_shown called",
        "black_die_spent": "black_die_spent",
    },
)
