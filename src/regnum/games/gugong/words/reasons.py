"""Why something is not offered: the one list of codes that predicates return (kernel/reasons.py)."""

from typing import Final

from regnum.kernel.agenda import Reason
from regnum.kernel.reasons import OK, code_in, reason_in

SERVANTS_SHORT: Final = 1  # need servants in the pool, have
SUPPLY_EMPTY: Final = 2  # no servant left in the general supply
NO_OTHER_CARD: Final = 3  # no other card in hand to discard
TOKENS_SHORT: Final = 4  # need tokens for a trade, have
TOKENS_UNEVEN: Final = 5  # enough, but not this exact sum with these tokens
NO_DOUBLE: Final = 6  # the double servant is not there
NO_DOUBLE_TOKEN: Final = 8  # no such double token
NO_CARD_TO_SWAP: Final = 9
# of the locations
NOTHING_IN_REACH: Final = 20  # no city with a token can be reached
NO_TOKEN_HERE: Final = 21  # an empty city
TRAVELLER_HERE: Final = 22  # a city where a traveller stands: its token is gone
HOUSE_EMPTY: Final = 23  # the house has no jade any more
HOUSES_LEFT: Final = 24  # the square is closed while houses (have) hold jade
TRACK_END: Final = 25  # the intrigue marker stands on the last step
DECREE_OWNED: Final = 26  # each decree once
DECREE_SHORT: Final = 27  # need servants: the price and one to place, have
SHIP_FULL: Final = 28  # need free places on the ship, have
NO_SHIP: Final = 29  # no ship at home
ROUTE_FULL: Final = 30  # every port of the route is taken
NO_PORT_AHEAD: Final = 31  # no free port ahead of the ship
SHIP_AT_HOME: Final = 32  # the ship is not on the canal
NO_ROOM_FOR_TWO: Final = 33  # two servants find no room on the ships
NO_ROOM_FOR_SECOND: Final = 34  # so loaded, the second servant would find no room
NOTHING_ON_CANAL: Final = 35  # nothing to place, to move or to claim
SHIP_NOT_FULL: Final = 36  # need servants aboard to claim, have
NO_REWARD_HERE: Final = 37  # a port without reward
REWARD_LIMIT: Final = 38  # claimed as often (need) as it may be
DECK_EMPTY: Final = 39  # no gift card left to draw
STEPS_SHORT: Final = 40  # need steps of intrigue to go down, have
FACE_SHOWN: Final = 41  # the die shows this face (need) already
VALUE_SHORT: Final = 42  # need a card of at least this value, have this
PILE_EMPTY: Final = 43  # the discard pile is empty

# code: name of the message, rule
REASONS: Final = {
    OK: ("ok", ""),
    SERVANTS_SHORT: ("servants-short", "G21"),
    SUPPLY_EMPTY: ("supply-empty", "G26"),
    NO_OTHER_CARD: ("no-other-card", "G21"),
    TOKENS_SHORT: ("tokens-short", "G36"),
    TOKENS_UNEVEN: ("tokens-uneven", "G36"),
    NO_DOUBLE: ("no-double", "G80"),
    NO_DOUBLE_TOKEN: ("no-double-token", "G36"),
    NO_CARD_TO_SWAP: ("no-card-to-swap", "G24"),
    NOTHING_IN_REACH: ("nothing-in-reach", "G31"),
    NO_TOKEN_HERE: ("no-token-here", "G31"),
    TRAVELLER_HERE: ("traveller-here", "G31"),
    HOUSE_EMPTY: ("house-empty", "G50"),
    HOUSES_LEFT: ("houses-left", "G50"),
    TRACK_END: ("track-end", "G56"),
    DECREE_OWNED: ("decree-owned", "G65"),
    DECREE_SHORT: ("decree-short", "G65"),
    SHIP_FULL: ("ship-full", "G71"),
    NO_SHIP: ("no-ship", "G71"),
    ROUTE_FULL: ("route-full", "G71"),
    NO_PORT_AHEAD: ("no-port-ahead", "G71"),
    SHIP_AT_HOME: ("ship-at-home", "G70"),
    NO_ROOM_FOR_TWO: ("no-room-for-two", "G70"),
    NO_ROOM_FOR_SECOND: ("no-room-for-second", "G70"),
    NOTHING_ON_CANAL: ("nothing-on-canal", "G70"),
    SHIP_NOT_FULL: ("ship-not-full", "G72"),
    NO_REWARD_HERE: ("no-reward-here", "G73"),
    REWARD_LIMIT: ("reward-limit", "G73"),
    DECK_EMPTY: ("deck-empty", "G73"),
    STEPS_SHORT: ("steps-short", "G43"),
    FACE_SHOWN: ("face-shown", "G43"),
    VALUE_SHORT: ("value-short", "G38"),
    PILE_EMPTY: ("pile-empty", "G38"),
}


def reason(refusal: int, rule: str = "") -> Reason:
    """The refusal in words: `gugong-why-...` with $need and $have."""
    name, usual = REASONS[code_in(refusal)]
    return reason_in(refusal, "gugong-why-" + name, rule or usual)
