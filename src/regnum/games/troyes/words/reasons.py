"""Why something is not offered: the one list of codes that predicates return (kernel/reasons.py)."""

from typing import Final

from regnum.kernel.agenda import Reason
from regnum.kernel.messages import Arg
from regnum.kernel.reasons import code_in, reason_in

SPACE_TAKEN: Final = 1
BLACK_MUST_FIGHT: Final = 2
BLACK_TOO_STRONG: Final = 3
BLACK_TOTAL: Final = 4
BLACK_NOT_HIGHEST: Final = 5
PROTECTED: Final = 6
BLACK_OWN_ONLY: Final = 7
BLACK_NO_CUBES: Final = 8
# actions (turn.py and what it calls)
CARD_CLOSED: Final = 9
NO_DICE: Final = 10
DENIERS_DICE: Final = 11
DENIERS_CARD: Final = 12
TOTAL_SHORT: Final = 13
BEST_SHORT: Final = 14
INFLUENCE_SHORT: Final = 15
OTHER_COLOUR: Final = 16
ONE_DIE: Final = 17
GROUP_FULL: Final = 18
NO_WINDOW: Final = 19
NO_WINDOW_LEFT: Final = 20
CUBE_NOT_HERE: Final = 21
CUBE_COLOUR: Final = 22
CUBE_CHANGES_NOTHING: Final = 23
CUBE_ONE_DIE: Final = 24
NOTHING_FREE: Final = 25
NO_CITIZEN: Final = 26
SAME_SPACE: Final = 27
SUPPLY_EMPTY: Final = 28
SUPPLY_THERE: Final = 29
RESERVE_EMPTY: Final = 30
NO_OWN_DICE: Final = 31
USES_DENIERS: Final = 32
USES_INFLUENCE: Final = 33
NO_ACTION: Final = 34
NO_CUBE_ACTION: Final = 35
FLAGS: Final = 36
ONE_CUBE: Final = 37
BEGUN: Final = 38
NOT_OWN_DIE: Final = 39
OTHER_BUILDING: Final = 40

# name of the message, rule
REASONS: Final = [
    ("ok", ""),
    ("space-taken", "T5"),
    ("black-must-fight", "T14"),
    ("black-too-strong", "T14"),
    ("black-total", "T14"),
    ("black-not-highest", "T14"),
    ("protected", "T52"),
    ("black-own-only", "T14"),
    ("black-no-cubes", "T33"),
    ("card-closed", "T10"),
    ("no-dice", "T20"),
    ("deniers-dice", "T20"),
    ("deniers-card", "T31"),
    ("total-short", "T30"),
    ("best-short", "T30"),
    ("influence-short", "T60"),
    ("other-colour", "T20"),
    ("one-die", "T50"),
    ("group-full", "T20"),
    ("no-window", "T40"),
    ("no-window-left", "T40"),
    ("cube-not-here", "T34"),
    ("cube-colour", "T34"),
    ("cube-changes-nothing", "T34"),
    ("cube-one-die", "T34"),
    ("nothing-free", "T34"),
    ("no-citizen", "T50"),
    ("same-space", "T50"),
    ("supply-empty", "T31"),
    ("supply-there", "T31"),
    ("reserve-empty", "T2"),
    ("no-own-dice", "T60"),
    ("uses-deniers", "T33"),
    ("uses-influence", "T33"),
    ("no-action", "T20"),
    ("no-cube-action", "T21"),
    ("flags", "T45"),
    ("one-cube", "T21"),
    ("begun", "T20"),
    ("not-own-die", "T60"),
    ("other-building", "T34"),
]


def reason(refusal: int, rule: str = "", more: dict[str, Arg] | None = None) -> Reason:
    """The refusal in words: `troyes-why-...` with $need, $have and whatever `more` adds."""
    name, usual = REASONS[code_in(refusal)]
    return reason_in(refusal, "troyes-why-" + name, rule or usual, more)
