"""Where the VP tokens of a seat came from, by what was told: the position only keeps how many there are."""

from typing import Final

from regnum.games.troyes.const import VP
from regnum.games.troyes.state import Box
from regnum.games.troyes.words.log import (
    CATHEDRAL_BUILT,
    EVENT_REWARD,
    GAINED,
    KING_IDLE,
    KING_ROLLED,
    KING_SCORES_CHARACTER,
    LOST,
    NEUTRAL_WINDOW,
    USES,
)
from regnum.kernel.agenda import Event
from regnum.kernel.spec import Origin

TOKENS: Final = "tokens"  # the part of the score that is told apart here
LOSSES: Final = "losses"
# What brings VP is told before them.
SOURCES: Final = {
    EVENT_REWARD: "won_events",
    CATHEDRAL_BUILT: "windows",
    NEUTRAL_WINDOW: "windows",
    USES: "activities",
    KING_ROLLED: "king_rolls",
    KING_IDLE: "king_rolls",
}
NAMES: Final = (*dict.fromkeys(SOURCES.values()), LOSSES)  # in the order of the score sheet


def origins_of(box: Box, events: list[Event]) -> list[Origin]:
    """Every gain and loss of VP tokens; what nobody can tell stays in the sum."""
    found: list[Origin] = []
    source = ""
    for event in events:
        code = event[0]
        if code == KING_SCORES_CHARACTER:  # alone: its own line, as for those that score at the end
            source = box.character_ids[event[2]]
        elif code in SOURCES:
            source = SOURCES[code]
        elif code == LOST and event[2] == VP and event[3]:
            found.append(Origin(event[1], TOKENS, LOSSES, -event[3]))
        elif code == GAINED and event[2] == VP and source:
            found.append(Origin(event[1], TOKENS, source, event[3]))
    return found
