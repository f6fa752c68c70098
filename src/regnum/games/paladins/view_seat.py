"""What is seen of one seat: the player board and everything beside it (part of view.py)."""

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import (
    ABSOLVE,
    ACTION_NAMES,
    ACTIONS,
    ATTRIBUTES,
    COMMISSION,
    CONVERT,
    DEVELOP,
    FORTIFY,
    GARRISON,
    REWARD_NAMES,
    SLOTS,
    WORKER_NAMES,
    WORKER_TYPES,
)
from regnum.games.paladins.rules.costs import provision_cost, silver_cost
from regnum.games.paladins.rules.progress import attribute_of, times_done, track
from regnum.games.paladins.rules.scoring import convert_points, score_seat
from regnum.games.paladins.rules.workers import count, takers
from regnum.games.paladins.state import Seat, Table
from regnum.kernel.agenda import HIDDEN

Json = dict[str, object]


def seat_view(g: Table, who: int) -> Json:
    """One player's board and everything beside it."""
    box = g.box
    me = g.seats[who]
    out: Json = {
        "id": f"seat.{who}",
        "seat": who,
        "ai": g.is_ai(who),
        "passed": bool(me.passed),
        "silver": me.silver,
        "provisions": me.provision,
        "unpaid": me.unpaid,
        "paid": me.paid,
        "attributes": attribute_view(box, me),
        "workers": {WORKER_NAMES[w]: count(me.workers, w) for w in range(WORKER_TYPES)},
        "suspicion": [box.suspicion_tax[card] for card in me.suspicion],
        "actions": [action_view(g, who, action) for action in range(ACTIONS)],
        "done": {
            ACTION_NAMES[action]: times_done(me, action)
            for action in (DEVELOP, COMMISSION, FORTIFY, GARRISON, ABSOLVE, CONVERT)
        },
        "jars": jar_view(box, me, who),
        "paladins": paladin_view(box, me),
        "score": {part.name: part.points for part in score_seat(g, who)},
    }
    out.update(card_view(g, who))
    return out


def attribute_view(box: Box, me: Seat) -> Json:
    """Track, with the boost, and the points of the track."""
    return {
        REWARD_NAMES[attribute]: {
            "track": track(me, attribute),
            "now": attribute_of(box, me, attribute),
            "vp": box.attribute_vp[track(me, attribute)],
        }
        for attribute in ATTRIBUTES
    }


def action_view(g: Table, who: int, action: int) -> Json:
    """An action space: its slots with workers and workshops, and what it costs now."""
    box = g.box
    me = g.seats[who]
    name = ACTION_NAMES[action]
    slots: list[Json] = []
    for place, slot in enumerate(box.slots[action]):
        worker = me.standing[SLOTS * action + place]
        slots.append(
            {
                "id": f"slot.{who}.{name}.{place}",
                "worker": WORKER_NAMES[worker - 1] if worker else None,
                "workshop": me.has_workshop(action, place),
                "takes": takers(slot),
            }
        )
    out: Json = {
        "id": f"action.{who}.{name}",
        "action": name,
        "used": me.is_used(action),
        "slots": slots,
    }
    limit = box.limits[action]
    if not g.is_ai(who) and (limit == 0 or times_done(me, action) < limit):
        out["silver"] = silver_cost(box, me, action)
        out["provisions"] = provision_cost(box, me, action)
    return out


def jar_view(box: Box, me: Seat, who: int) -> list[Json]:
    return [
        {"id": f"jar.{who}.{name}", "jar": name, "filled": me.has_jar(jar)}
        for jar, name in enumerate(box.jar_ids)
    ]


def card_view(g: Table, who: int) -> Json:
    """Crew, walls and outsiders of a seat."""
    box = g.box
    me = g.seats[who]
    return {
        "crew": [
            {"id": f"crew.{who}.{box.townsfolk_ids[card]}", "card": box.townsfolk_ids[card]}
            for card in me.crew
        ],
        "walls": [
            {"id": f"wall.{who}.{place + 1}", "card": box.wall_ids[card]}
            for place, card in enumerate(me.walls)
        ],
        "attacked": [box.outsider_ids[card] for card in me.attacked],
        "converted": [
            {
                "id": f"converted.{who}.{box.outsider_ids[card]}",
                "card": box.outsider_ids[card],
                "points": convert_points(g, who, card),
            }
            for card in me.converted
        ],
    }


def paladin_view(box: Box, me: Seat) -> Json:
    """The paladin at work, and the piles: faces only where the observer may see them."""
    return {
        "now": box.paladin_ids[me.paladin[0]] if me.paladin else None,
        "hand": paladin_names(box, me.paladin_hand),
        "chosen": paladin_names(box, me.paladin_chosen),
        "top": paladin_names(box, me.paladin_top),
        "deck": len(me.paladin_deck),
        "bottom": paladin_names(box, me.paladin_bottom),
        "spent": paladin_names(box, me.paladin_spent),
    }


def paladin_names(box: Box, cards: tuple[int, ...]) -> list[object]:
    """Names, or None for a card back."""
    return [None if card == HIDDEN else box.paladin_ids[card] for card in cards]
