"""The kinds of events of Gùgōng. Fields name what an int is; secret ones are their seat's only.

Kinds of fields: seat, num, flag, gift (card), place (location), by (const.BY_...), token (kind), city,
trade, benefit, decree, reward, source (const.VP_...), route, port, ship, die, variant, part, zone,
automa (card), dusk (const.DUSK_NAMES), why (a code of reasons.py).
"""

from typing import Final

from regnum.kernel.beats import Beats
from regnum.kernel.events import EventKind

DAY_BEGAN: Final = 0
START_PLAYER: Final = 1
CITY_FILLED: Final = 2
TOKENS_SHUFFLED: Final = 3
DICE_ROLLED: Final = 4
MORNING_USED: Final = 5
MORNING_DECLINED: Final = 6
SERVANTS_GAINED: Final = 7
SERVANTS_PAID: Final = 8
GIFT_GIVEN: Final = 9
GIFT_DISCARDED: Final = 10
NO_ACTION: Final = 11
GIFT_SWAPPED: Final = 12
GIFT_TAKEN_BACK: Final = 13
DISCARDED_FOR_JADE: Final = 14
ACTION: Final = 15
SKIPPED: Final = 16
TRAVELLED: Final = 17
TOKEN_TAKEN: Final = 18
TOKEN_USED: Final = 19
TOKEN_DECLINED: Final = 20
TOKEN_LOST: Final = 21
TRADED: Final = 22
TOKEN_ACTIVE: Final = 23
TOKEN_DONE: Final = 24
TOLL: Final = 25
FOLLOWED: Final = 26
WALL_PLACED: Final = 27
WALL_SCORED: Final = 28
WALL_HOME: Final = 29
BENEFIT_TAKEN: Final = 30
BENEFIT_DECLINED: Final = 31
DIE_TURNED: Final = 32
JADE_BOUGHT: Final = 33
JADE_GAINED: Final = 34
INTRIGUE_MOVED: Final = 35
MEDAL_TAKEN: Final = 36
ENVOY_MOVED: Final = 37
AUDIENCE_GAINED: Final = 38
SCORED: Final = 39
DECREE_ENACTED: Final = 40
SHIP_LAUNCHED: Final = 41
SHIP_LOADED: Final = 42
SHIP_MOVED: Final = 43
SHIP_LOST: Final = 44
REWARD_CLAIMED: Final = 45
GIFT_DRAWN: Final = 46
MATCHED: Final = 47
DESTINY_WON: Final = 48
NIGHT_FELL: Final = 49
FINAL_PART: Final = 50
NOT_ADMITTED: Final = 51
GAME_OVER: Final = 52
NO_MATCHES: Final = 53
MOVE_LOST: Final = 54
TOKEN_UNUSED: Final = 55
# of the solo game
MENG_FOCUS: Final = 56
AUTOMA_SHUFFLED: Final = 57
MENG_CARDS: Final = 58
MENG_INSTEAD: Final = 59
MENG_TOKEN_INSTEAD: Final = 60
MENG_CANNOT: Final = 61
MENG_ROUTE: Final = 62
MENG_CHOOSES: Final = 63
MENG_IDLE_DECREE: Final = 64
MENG_DREW: Final = 65
MENG_TOOK_BACK: Final = 66
MENG_DISCARDED: Final = 67
MENG_NO_BENEFIT: Final = 68
MENG_KEEPS: Final = 69
DUSK_FELL: Final = 70
MENG_DUSK: Final = 71
SERVANTS_LACK: Final = 72
INTRIGUE_CUT: Final = 73

EVENTS: Final = [
    EventKind("day_began", "who:seat", "day:num"),
    EventKind("start_player", "who:seat"),
    EventKind("city_filled", "who:seat", "city:city", "token:token"),
    EventKind("tokens_shuffled", "who:seat", "n:num"),
    EventKind("dice_rolled", "who:seat", "a:num", "b:num", "c:num"),
    EventKind("morning_used", "who:seat", "decree:decree"),
    EventKind("morning_declined", "who:seat", "decree:decree"),
    EventKind("servants_gained", "who:seat", "n:num", "double:flag"),
    EventKind("servants_paid", "who:seat", "n:num", "double:flag"),
    EventKind("gift_given", "who:seat", "gift:gift", "place:place", "taken:gift"),
    EventKind("gift_discarded", "who:seat", "gift:gift:secret"),
    EventKind("no_action", "who:seat"),
    EventKind("gift_swapped", "who:seat", "gift:gift", "place:place", "taken:gift", "zone:zone"),
    EventKind("gift_taken_back", "who:seat", "gift:gift:secret"),
    EventKind("discarded_for_jade", "who:seat", "gift:gift:secret"),
    EventKind("action", "who:seat", "place:place", "variant:variant", "by:by"),
    EventKind("skipped", "who:seat", "action:action", "by:by"),
    EventKind("travelled", "who:seat", "city:city"),
    EventKind("token_taken", "who:seat", "token:token"),
    EventKind("token_used", "who:seat", "token:token"),
    EventKind("token_declined", "who:seat", "token:token"),
    EventKind("token_lost", "who:seat", "token:token"),
    EventKind("traded", "who:seat", "trade:trade", "doubles:num"),
    EventKind("token_active", "who:seat", "token:token", "place:place", "double:flag"),
    EventKind("token_done", "who:seat", "token:token"),
    EventKind("toll", "who:seat", "payer:seat", "place:place", "lost:num"),
    EventKind("followed", "who:seat", "place:place", "leader:seat"),
    EventKind("wall_placed", "who:seat", "n:num", "double:flag", "supply:flag", "total:num"),
    EventKind("wall_scored", "who:seat", "n:num"),
    EventKind("wall_home", "who:seat", "n:num"),
    EventKind("benefit_taken", "who:seat", "benefit:benefit"),
    EventKind("benefit_declined", "who:seat"),
    EventKind("die_turned", "who:seat", "die:die", "from:num", "face:num"),
    EventKind("jade_bought", "who:seat", "house:house", "price:num"),
    EventKind("jade_gained", "who:seat", "n:num", "now:num"),
    EventKind("intrigue_moved", "who:seat", "n:num", "now:num"),
    EventKind("medal_taken", "who:seat"),
    EventKind("envoy_moved", "who:seat", "n:num", "now:num"),
    EventKind("audience_gained", "who:seat", "vp:num"),
    EventKind("scored", "who:seat", "n:num", "source:source"),
    EventKind("decree_enacted", "who:seat", "decree:decree", "price:num", "supply:flag"),
    EventKind("ship_launched", "who:seat", "ship:ship", "port:port"),
    EventKind("ship_loaded", "who:seat", "ship:ship", "n:num", "double:flag", "supply:flag", "total:num"),
    EventKind("ship_moved", "who:seat", "ship:ship", "from:port", "to:port"),
    EventKind("ship_lost", "who:seat", "ship:ship", "n:num"),
    EventKind("reward_claimed", "who:seat", "ship:ship", "port:port", "reward:reward"),
    EventKind("gift_drawn", "who:seat", "gift:gift:secret"),
    EventKind("matched", "who:seat", "n:num"),
    EventKind("destiny_won", "who:seat", "n:num"),
    EventKind("night_fell", "who:seat", "day:num"),
    EventKind("final_part", "who:seat", "part:part", "n:num"),
    EventKind("not_admitted", "who:seat", "vp:num"),
    EventKind("game_over", "who:seat"),
    EventKind("no_matches", "who:seat"),
    EventKind("move_lost", "who:seat"),
    EventKind("token_unused", "who:seat", "token:token"),
    EventKind("meng_focus", "who:seat", "place:place"),
    EventKind("automa_shuffled", "who:seat", "n:num"),
    EventKind("meng_cards", "who:seat", "automa:automa", "gift:gift", "place:place"),
    EventKind("meng_instead", "who:seat", "n:num"),
    EventKind("meng_token_instead", "who:seat", "token:token", "n:num"),
    EventKind("meng_cannot", "who:seat", "action:action", "why:why", "need:num", "have:num"),
    EventKind("meng_route", "who:seat", "back:flag"),
    EventKind("meng_chooses", "who:seat", "decree:decree", "level:num", "wanted:num", "reason:num"),
    EventKind("meng_idle_decree", "who:seat", "decree:decree"),
    EventKind("meng_drew", "who:seat", "to_play:flag"),
    EventKind("meng_took_back", "who:seat"),
    EventKind("meng_discarded", "who:seat"),
    EventKind("meng_no_benefit", "who:seat", "have:num"),
    EventKind("meng_keeps", "who:seat", "n:num"),
    EventKind("dusk_fell", "who:seat", "day:num"),
    EventKind("meng_dusk", "who:seat", "dusk:dusk"),
    EventKind("servants_lack", "who:seat", "n:num", "have:num"),
    EventKind("intrigue_cut", "who:seat", "n:num"),
]

# What is told as one action (kernel/beats.py): an exchange, each action it brings, each card of the dusk, the
# matches of the night, the ships, the morning, somebody's points at the end.
_MORNING: Final = "start_player city_filled tokens_shuffled dice_rolled"

BEATS: Final = Beats(
    EVENTS,
    always="""day_began action skipped no_action meng_cards morning_used morning_declined dusk_fell meng_dusk
        night_fell wall_scored game_over""",
    unless=dict.fromkeys(_MORNING.split(), _MORNING)
    | {
        "gift_given": "meng_cards",
        "traded": "action meng_cards meng_dusk morning_used",
    },
    after={"ship_moved": "night_fell"},
    others="benefit_taken benefit_declined final_part not_admitted",
)
