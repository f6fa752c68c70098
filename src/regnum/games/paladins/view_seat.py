"""What is seen of one seat: the player board and everything beside it (part of view.py)."""

from collections.abc import Callable

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
from regnum.games.paladins.state import Table
from regnum.kernel.agenda import HIDDEN
from regnum.kernel.sections import Json, Section, fields_of, seat_section

# What a seat has done counts for prices, limits, King's Orders and points: times_done reads these.
DONE = "monks outposts absolved developed walls attacked converted crew"
# Points, of converted outsiders too, look at these.
SCORED = f"{DONE} faith strength influence paid unpaid suspicion"


def seat_sections(who: int) -> list[Section[Table]]:
    """One player's board and everything beside it."""

    def section(
        make: Callable[[Table, int], Json], own: str, more: str = "", follows: bool = False
    ) -> Section[Table]:
        return seat_section(who, make, f"{fields_of('own', own)} {more}", follows)

    return [
        section(purse_view, "passed silver provision unpaid paid suspicion"),
        section(attribute_view, "faith strength influence paladin"),
        section(worker_view, "workers"),
        section(action_views, f"standing workshops paladin {DONE}", follows=True),
        section(done_view, DONE),
        section(jar_view, "jars"),
        section(
            paladin_view,
            "paladin paladin_hand paladin_chosen paladin_top paladin_deck paladin_bottom paladin_spent",
        ),
        section(score_view, f"{SCORED} silver provision", "orders", follows=True),
        section(crew_view, "crew walls attacked"),
        section(converted_view, SCORED, "orders"),
    ]


def purse_view(g: Table, who: int) -> Json:
    me = g.seats[who]
    return {
        "id": f"seat.{who}",
        "seat": who,
        "ai": g.is_ai(who),
        "passed": bool(me.passed),
        "silver": me.silver,
        "provisions": me.provision,
        "unpaid": me.unpaid,
        "paid": me.paid,
        "suspicion": [g.box.suspicion_tax[card] for card in me.suspicion],
    }


def worker_view(g: Table, who: int) -> Json:
    workers = g.seats[who].workers
    return {"workers": {WORKER_NAMES[w]: count(workers, w) for w in range(WORKER_TYPES)}}


def action_views(g: Table, who: int) -> Json:
    return {"actions": [action_view(g, who, action) for action in range(ACTIONS)]}


def done_view(g: Table, who: int) -> Json:
    me = g.seats[who]
    counted = (DEVELOP, COMMISSION, FORTIFY, GARRISON, ABSOLVE, CONVERT)
    return {"done": {ACTION_NAMES[action]: times_done(me, action) for action in counted}}


def score_view(g: Table, who: int) -> Json:
    return {"score": {part.name: part.points for part in score_seat(g, who)}}


def attribute_view(g: Table, who: int) -> Json:
    """Track, with the boost, and the points of the track."""
    box, me = g.box, g.seats[who]
    attributes = {
        REWARD_NAMES[attribute]: {
            "track": track(me, attribute),
            "now": attribute_of(box, me, attribute),
            "vp": box.attribute_vp[track(me, attribute)],
        }
        for attribute in ATTRIBUTES
    }
    return {"attributes": attributes}


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


def jar_view(g: Table, who: int) -> Json:
    me = g.seats[who]
    jars = [
        {"id": f"jar.{who}.{name}", "jar": name, "filled": me.has_jar(jar)}
        for jar, name in enumerate(g.box.jar_ids)
    ]
    return {"jars": jars}


def crew_view(g: Table, who: int) -> Json:
    """Crew, walls and outsiders that were attacked."""
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
    }


def converted_view(g: Table, who: int) -> Json:
    """Outsiders that were converted, with what they are worth now."""
    box = g.box
    converted = [
        {
            "id": f"converted.{who}.{box.outsider_ids[card]}",
            "card": box.outsider_ids[card],
            "points": convert_points(g, who, card),
        }
        for card in g.seats[who].converted
    ]
    return {"converted": converted}


def paladin_view(g: Table, who: int) -> Json:
    """The paladin at work, and the piles: faces only where the observer may see them."""
    box, me = g.box, g.seats[who]
    paladins = {
        "now": box.paladin_ids[me.paladin[0]] if me.paladin else None,
        "hand": paladin_names(box, me.paladin_hand),
        "chosen": paladin_names(box, me.paladin_chosen),
        "top": paladin_names(box, me.paladin_top),
        "deck": len(me.paladin_deck),
        "bottom": paladin_names(box, me.paladin_bottom),
        "spent": paladin_names(box, me.paladin_spent),
    }
    return {"paladins": paladins}


def paladin_names(box: Box, cards: tuple[int, ...]) -> list[object]:
    """Names, or None for a card back."""
    return [None if card == HIDDEN else box.paladin_ids[card] for card in cards]
