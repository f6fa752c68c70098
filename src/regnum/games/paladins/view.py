"""What a seat sees, as JSON with an element id on every thing that can be touched.

Built from a redacted state only (kernel/sight.py). It holds what changes during a game; what is
printed on cards and boards is in `facts.py`, once. Numbers a client would otherwise have to work
out (costs now, points now) come from the rules.
"""

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
    RIGHT,
    WORKER_NAMES,
    WORKER_TYPES,
)
from regnum.games.paladins.costs import attack_cost, limit_of, provision_cost, silver_cost, townsfolk_cost
from regnum.games.paladins.scoring import completed_orders, convert_points, score_seat
from regnum.games.paladins.state import (
    AI_ARRIVED,
    AI_MARKER,
    ATTACKED,
    CONVERTED,
    CREW,
    FAVOUR_DECK,
    FAVOUR_WORKER,
    FAVOURS,
    JARS,
    MONK,
    ORDERS,
    OUTSIDER_DECK,
    OUTSIDER_ROW,
    OWN,
    PAID,
    PALADIN_BOTTOM,
    PALADIN_CHOSEN,
    PALADIN_DECK,
    PALADIN_HAND,
    PALADIN_SPENT,
    PALADIN_TOP,
    PASSED,
    PILES,
    PROVISION_AT,
    REGIONS,
    ROUND,
    SCHEME_DECK,
    SCHEME_GONE,
    SILVER_AT,
    SPACES,
    STANDING,
    START,
    SUSPICION,
    SUSPICION_DECK,
    SUSPICION_GONE,
    TAVERN_DECK,
    TAVERN_ROW,
    TAVERNS_TAKEN,
    TAX_SUPPLY,
    TOWNSFOLK_DECK,
    TOWNSFOLK_ROW,
    UNPAID,
    WALL_DECK,
    WALLS,
    WORKERS_AT,
    WORKSHOPS,
    attribute_of,
    done,
    is_ai,
    is_used,
    paladin_of,
    tab,
    track,
)
from regnum.games.paladins.workers import TAKES, count
from regnum.kernel.agenda import GAP, HIDDEN
from regnum.kernel.flat import State

Json = dict[str, object]


def view_of(g: State, observer: int) -> Json:
    """The whole table for one observer; `g` is already redacted for it."""
    t = tab(g)
    out: Json = {
        "round": g.board[ROUND],
        "rounds": t.rounds,
        "start": g.board[START],
        "players": g.players,
        "turn": g.turn,
        "tax": {"id": "tax", "now": g.board[TAX_SUPPLY], "full": t.tax_supply[g.players]},
        "townsfolk": townsfolk_view(g, observer),
        "outsiders": outsider_view(g, observer),
        "regions": [region_view(g, region) for region in range(REGIONS)],
        "orders": order_view(g),
        "favours": favour_view(g),
        "taverns": tavern_view(g),
        "decks": deck_view(g),
        "seats": [seat_view(g, who) for who in range(g.seats)],
    }
    if g.seats > g.players:
        out["ai"] = ai_view(g)
    return out


# --- the main board ----------------------------------------------------------------------------------


def townsfolk_view(g: State, observer: int) -> list[Json]:
    """The row, left to right, with what a place costs the observer."""
    t = tab(g)
    out: list[Json] = []
    for place, card in enumerate(g.decks[TOWNSFOLK_ROW]):
        there = card != GAP
        silver = t.row_silver[place]
        if 0 <= observer < g.players:
            silver = townsfolk_cost(g, observer, place)
        out.append(
            {
                "id": f"townsfolk.{t.townsfolk_ids[card]}" if there else f"townsfolk.place.{place + 1}",
                "card": t.townsfolk_ids[card] if there else None,
                "silver": silver,
                "debt": t.row_debt[place],
            }
        )
    return out


def outsider_view(g: State, observer: int) -> list[Json]:
    """The row, left to right, with the silver an attack would cost the observer."""
    t = tab(g)
    out: list[Json] = []
    for place, card in enumerate(g.decks[OUTSIDER_ROW]):
        there = card != GAP
        entry: Json = {
            "id": f"outsider.{t.outsider_ids[card]}" if there else f"outsider.place.{place + 1}",
            "card": t.outsider_ids[card] if there else None,
        }
        if 0 <= observer < g.players:
            entry["attack_silver"] = attack_cost(g, observer, place)
        out.append(entry)
    return out


def region_view(g: State, region: int) -> Json:
    """One region: its flags and its spaces with whatever stands there."""
    t = tab(g)
    spaces: list[Json] = []
    for space, name in enumerate(t.space_ids):
        if t.space_region[space] != region:
            continue
        token = g.board[SPACES + space]
        spaces.append(
            {
                "id": f"space.{name}",
                "closed": t.space_players[space] > g.players,
                "seat": (token - 1) // 2 if token else None,
                "token": ("monk" if token % 2 == MONK else "outpost") if token else None,
            }
        )
    return {
        "id": f"region.{region + 1}",
        "faith": t.region_faith[region],
        "strength": t.region_strength[region],
        "spaces": spaces,
    }


def order_view(g: State) -> list[Json]:
    """The King's Orders: revealed ones with everybody's progress, hidden ones as their backs."""
    t = tab(g)
    done_by = [completed_orders(g, who) for who in range(g.seats)]
    out: list[Json] = []
    for place, vp in enumerate(t.order_vp):
        entry: Json = {
            "id": f"order.place.{place + 1}",
            "card": None,
            "vp": vp,
            "round": t.order_round[place],
        }
        if place < len(g.decks[ORDERS]):
            card = g.decks[ORDERS][place]
            entry["id"] = f"order.{t.order_ids[card]}"
            entry["card"] = t.order_ids[card]
            entry["progress"] = [done(g, who, t.order_action[card]) for who in range(g.seats)]
            entry["completed"] = [place in places for places in done_by]
        out.append(entry)
    return out


def favour_view(g: State) -> list[Json]:
    """The King's Favours: revealed ones with the worker on them."""
    t = tab(g)
    out: list[Json] = []
    for place, number in enumerate(t.favour_round):
        entry: Json = {
            "id": f"favour.place.{place + 1}",
            "card": None,
            "round": number,
            "worker": None,
            "takes": [],
        }
        if place < len(g.decks[FAVOURS]):
            card = g.decks[FAVOURS][place]
            entry["id"] = f"favour.{t.favour_ids[card]}"
            entry["card"] = t.favour_ids[card]
            worker = g.board[FAVOUR_WORKER + place]
            entry["worker"] = WORKER_NAMES[worker - 1] if worker else None
            entry["takes"] = TAKES[t.favour_worker[card]]
        out.append(entry)
    return out


def tavern_view(g: State) -> list[Json]:
    t = tab(g)
    return [
        {
            "id": f"tavern.{t.tavern_ids[card]}",
            "card": t.tavern_ids[card],
            "taken": bool(g.board[TAVERNS_TAKEN] >> i & 1),
        }
        for i, card in enumerate(g.decks[TAVERN_ROW])
    ]


def deck_view(g: State) -> Json:
    """How many cards each deck has left."""
    return {
        "townsfolk": len(g.decks[TOWNSFOLK_DECK]),
        "outsiders": len(g.decks[OUTSIDER_DECK]),
        "walls": len(g.decks[WALL_DECK]),
        "taverns": len(g.decks[TAVERN_DECK]),
        "suspicion": len(g.decks[SUSPICION_DECK]),
        "suspicion_gone": len(g.decks[SUSPICION_GONE]),
        "favours": len(g.decks[FAVOUR_DECK]),
    }


# --- a seat ------------------------------------------------------------------------------------------


def seat_view(g: State, who: int) -> Json:
    """One player's board and everything beside it."""
    b = who * OWN
    out: Json = {
        "id": f"seat.{who}",
        "seat": who,
        "ai": is_ai(g, who),
        "passed": bool(g.own[b + PASSED]),
        "silver": g.own[b + SILVER_AT],
        "provisions": g.own[b + PROVISION_AT],
        "unpaid": g.own[b + UNPAID],
        "paid": g.own[b + PAID],
        "attributes": attribute_view(g, who),
        "workers": {WORKER_NAMES[w]: count(g.own[b + WORKERS_AT], w) for w in range(WORKER_TYPES)},
        "suspicion": [tab(g).suspicion_tax[card] for card in g.piles[who * PILES + SUSPICION]],
        "actions": [action_view(g, who, action) for action in range(ACTIONS)],
        "done": {
            ACTION_NAMES[action]: done(g, who, action)
            for action in (DEVELOP, COMMISSION, FORTIFY, GARRISON, ABSOLVE, CONVERT)
        },
        "jars": jar_view(g, who),
        "paladins": paladin_view(g, who),
        "score": {part.name: part.points for part in score_seat(g, who)},
    }
    out.update(card_view(g, who))
    return out


def attribute_view(g: State, who: int) -> Json:
    """Track, with the boost, and the points of the track."""
    t = tab(g)
    return {
        REWARD_NAMES[a]: {
            "track": track(g, who, a),
            "now": attribute_of(g, who, a),
            "vp": t.attribute_vp[track(g, who, a)],
        }
        for a in ATTRIBUTES
    }


def action_view(g: State, who: int, action: int) -> Json:
    """An action space: its slots with workers and workshops, and what it costs now."""
    t = tab(g)
    name = ACTION_NAMES[action]
    shops = g.own[who * OWN + WORKSHOPS + action - RIGHT] if action >= RIGHT else 0
    slots: list[Json] = []
    for i in range(len(t.slots[action])):
        worker = g.own[who * OWN + STANDING + 3 * action + i]
        slots.append(
            {
                "id": f"slot.{who}.{name}.{i}",
                "worker": WORKER_NAMES[worker - 1] if worker else None,
                "workshop": bool(shops >> i & 1),
                "takes": TAKES[t.slots[action][i]],
            }
        )
    out: Json = {
        "id": f"action.{who}.{name}",
        "action": name,
        "used": is_used(g, who, action),
        "slots": slots,
    }
    limit = limit_of(g, action)
    if not is_ai(g, who) and (limit == 0 or done(g, who, action) < limit):
        out["silver"] = silver_cost(g, who, action)
        out["provisions"] = provision_cost(g, who, action)
    return out


def jar_view(g: State, who: int) -> list[Json]:
    jars = g.own[who * OWN + JARS]
    return [
        {"id": f"jar.{who}.{name}", "jar": name, "filled": bool(jars >> i & 1)}
        for i, name in enumerate(tab(g).jar_ids)
    ]


def card_view(g: State, who: int) -> Json:
    """Crew, walls and outsiders of a seat."""
    t = tab(g)
    p = who * PILES
    return {
        "crew": [
            {"id": f"crew.{who}.{t.townsfolk_ids[card]}", "card": t.townsfolk_ids[card]}
            for card in g.piles[p + CREW]
        ],
        "walls": [
            {"id": f"wall.{who}.{i + 1}", "card": t.wall_ids[card]}
            for i, card in enumerate(g.piles[p + WALLS])
        ],
        "attacked": [t.outsider_ids[card] for card in g.piles[p + ATTACKED]],
        "converted": [
            {
                "id": f"converted.{who}.{t.outsider_ids[card]}",
                "card": t.outsider_ids[card],
                "points": convert_points(g, who, card),
            }
            for card in g.piles[p + CONVERTED]
        ],
    }


def paladin_view(g: State, who: int) -> Json:
    """The paladin at work, and the piles: faces only where the observer may see them."""
    p = who * PILES
    card = paladin_of(g, who)
    return {
        "now": tab(g).paladin_ids[card] if card >= 0 else None,
        "hand": paladin_names(g, g.piles[p + PALADIN_HAND]),
        "chosen": paladin_names(g, g.piles[p + PALADIN_CHOSEN]),
        "top": paladin_names(g, g.piles[p + PALADIN_TOP]),
        "deck": len(g.piles[p + PALADIN_DECK]),
        "bottom": paladin_names(g, g.piles[p + PALADIN_BOTTOM]),
        "spent": paladin_names(g, g.piles[p + PALADIN_SPENT]),
    }


def paladin_names(g: State, cards: tuple[int, ...]) -> list[object]:
    """Names, or None for a card back."""
    return [None if card == HIDDEN else tab(g).paladin_ids[card] for card in cards]


def ai_view(g: State) -> Json:
    """The AI player's track, marker stack (bottom to top) and schemes played."""
    t = tab(g)
    stack = sorted(ATTRIBUTES, key=lambda a: g.board[AI_ARRIVED + a - ATTRIBUTES[0]])
    return {
        "marker": g.board[AI_MARKER] + 1,
        "stack": [REWARD_NAMES[a] for a in stack],
        "schemes": len(g.decks[SCHEME_DECK]),
        "played": [ACTION_NAMES[t.scheme_action[card]] for card in g.decks[SCHEME_GONE]],
    }
