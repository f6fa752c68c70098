"""The kinds of events of Paladins. Fields name what an int is; secret ones are their seat's only."""

from typing import Final

from regnum.kernel.beats import Beats
from regnum.kernel.events import EventKind

ROUND_BEGAN: Final = 0
ORDER_SHOWN: Final = 1
FAVOUR_SHOWN: Final = 2
TAVERN_SHOWN: Final = 3
PALADINS_DRAWN: Final = 4
PALADIN_CHOSEN: Final = 5
PALADIN_SHOWN: Final = 6
TAVERN_TAKEN: Final = 7
ACTION: Final = 8
WORKERS_PLACED: Final = 9
PAID_OUT: Final = 10
GAINED: Final = 11
HIRED: Final = 12
DISCARDED: Final = 13
COMMISSIONED: Final = 14
GARRISONED: Final = 15
WALL_BUILT: Final = 16
JAR_PLACED: Final = 17
ATTACKED_ONE: Final = 18
CONVERTED_ONE: Final = 19
WORKSHOP_PLACED: Final = 20
CLEARED: Final = 21
SUSPICION_DRAWN: Final = 22
TAX_TAKEN: Final = 23
INQUISITION: Final = 24
ABILITY_USED: Final = 25
JUDGED: Final = 26
TAX_REFILLED: Final = 27
SUSPICION_LOST: Final = 28
DEBT_PAID: Final = 29
DEBT_DESTROYED: Final = 30
DEBT_TAKEN: Final = 31
PASSED_TURN: Final = 32
WORKERS_KEPT: Final = 33
TOWNSFOLK_LEFT: Final = 34
TOWNSFOLK_SHOWN: Final = 35
OUTSIDER_LEFT: Final = 36
OUTSIDER_SHOWN: Final = 37
FAVOUR_USED: Final = 38
DECLINED: Final = 39
GAME_OVER: Final = 40
AI_SCHEME: Final = 41
AI_CANNOT: Final = 42
AI_DOES: Final = 43
AI_SKIPS: Final = 44
AI_MARKER_MOVED: Final = 45
AI_WRAPPED: Final = 46
AI_SCHEMES_SHUFFLED: Final = 47
AI_WORKERS: Final = 48
AI_WORKSHOP: Final = 49
AI_TAX_RETURNED: Final = 50
AI_CLEARED: Final = 51
AI_JAR: Final = 52
DECK_RESHUFFLED: Final = 53
NO_SUSPICION_LEFT: Final = 54
WORKER_SENT_HOME: Final = 55
GAIN_CUT: Final = 56

# Which deck was shuffled anew, as the event `deck_reshuffled` names it.
TAVERN_DECK: Final = 7
SUSPICION_DECK: Final = 10
SCHEME_DECK: Final = 18
DECK_NAMES: Final = {TAVERN_DECK: "tavern", SUSPICION_DECK: "suspicion", SCHEME_DECK: "scheme"}

EVENTS: Final = [
    EventKind("round_began", "who:seat", "round:num"),
    EventKind("order_shown", "who:seat", "order:order", "vp:num"),
    EventKind("favour_shown", "who:seat", "favour:favour"),
    EventKind("tavern_shown", "who:seat", "tavern:tavern"),
    EventKind("paladins_drawn", "who:seat", "a:paladin:secret", "b:paladin:secret", "c:paladin:secret"),
    EventKind(
        "paladin_chosen", "who:seat", "keep:paladin:secret", "top:paladin:secret", "bottom:paladin:secret"
    ),
    EventKind("paladin_shown", "who:seat", "paladin:paladin"),
    EventKind("tavern_taken", "who:seat", "tavern:tavern"),
    EventKind("action", "who:seat", "action:action"),
    EventKind("workers_placed", "who:seat", "action:action", "workers:workers"),
    EventKind("paid_out", "who:seat", "silver:num", "provisions:num"),
    EventKind("gained", "who:seat", "reward:reward"),
    EventKind("hired", "who:seat", "townsfolk:townsfolk", "silver:num", "debt:flag"),
    EventKind("discarded", "who:seat", "townsfolk:townsfolk", "silver:num", "debt:flag"),
    EventKind("commissioned", "who:seat", "space:space"),
    EventKind("garrisoned", "who:seat", "space:space"),
    EventKind("wall_built", "who:seat", "wall:wall"),
    EventKind("jar_placed", "who:seat", "jar:jar"),
    EventKind("attacked", "who:seat", "outsider:outsider", "silver:num"),
    EventKind("converted", "who:seat", "outsider:outsider"),
    EventKind("workshop_placed", "who:seat", "action:action", "slot:num"),
    EventKind("cleared", "who:seat", "action:action"),
    EventKind("suspicion_drawn", "who:seat", "tax:num"),
    EventKind("tax_taken", "who:seat", "n:num", "left:num"),
    EventKind("inquisition", "who:seat"),
    EventKind("ability_used", "who:seat", "townsfolk:townsfolk"),
    EventKind("judged", "who:seat", "suspicion:num", "returned:num"),
    EventKind("tax_refilled", "who:seat", "n:num"),
    EventKind("suspicion_lost", "who:seat", "n:num"),
    EventKind("debt_paid", "who:seat"),
    EventKind("debt_destroyed", "who:seat"),
    EventKind("debt_taken", "who:seat"),
    EventKind("passed", "who:seat"),
    EventKind("workers_kept", "who:seat", "workers:workers"),
    EventKind("townsfolk_left", "who:seat", "townsfolk:townsfolk"),
    EventKind("townsfolk_shown", "who:seat", "townsfolk:townsfolk"),
    EventKind("outsider_left", "who:seat", "outsider:outsider"),
    EventKind("outsider_shown", "who:seat", "outsider:outsider"),
    EventKind("favour_used", "who:seat", "favour:favour"),
    EventKind("declined", "who:seat", "reward:reward"),
    EventKind("game_over", "who:seat"),
    EventKind("ai_scheme", "who:seat", "action:action"),
    EventKind("ai_cannot", "who:seat", "action:action", "why:why", "need:num", "have:num"),
    EventKind("ai_does", "who:seat", "action:action", "workers:num", "instead:flag"),
    EventKind("ai_skips", "who:seat", "action:action", "place:num", "why:why", "need:num", "have:num"),
    EventKind("ai_marker_moved", "who:seat", "from:num", "to:num"),
    EventKind("ai_wrapped", "who:seat", "attribute:attribute", "value:num"),
    EventKind("ai_schemes_shuffled", "who:seat"),
    EventKind("ai_workers", "who:seat", "n:num", "now:num"),
    EventKind("ai_workshop", "who:seat", "action:action"),
    EventKind("ai_tax_returned", "who:seat", "n:num", "left:num"),
    EventKind("ai_cleared", "who:seat"),
    EventKind("ai_jar", "who:seat", "n:num"),
    EventKind("deck_reshuffled", "who:seat", "deck:deck"),
    EventKind("no_suspicion_left", "who:seat"),
    EventKind("worker_sent_home", "who:seat", "worker:worker"),
    EventKind("gain_cut", "who:seat", "reward:reward"),
]

# What is told as one action (kernel/beats.py): a scheme of the automa with all it thinks and does, a player's
# action, the rows filled up, a new round.
_ROWS: Final = "townsfolk_left townsfolk_shown outsider_left outsider_shown"

BEATS: Final = Beats(
    EVENTS,
    always="""round_began paladin_chosen paladin_shown tavern_taken action favour_used ai_scheme passed
        inquisition game_over""",
    unless=dict.fromkeys(_ROWS.split(), _ROWS) | {"debt_paid": "action favour_used ai_scheme inquisition"},
    others="suspicion_drawn",
)
