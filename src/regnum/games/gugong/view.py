"""What a seat sees, as JSON with an element id on every thing that can be touched.

Built from a redacted state only (kernel/sight.py). It holds what changes during a game; what is
printed on cards and boards is in `facts.py`, once. Numbers a client would otherwise have to work
out (prices now, points now) come from the rules.
"""

import regnum.games.gugong.decrees as decrees
import regnum.games.gugong.jade as jade
import regnum.games.gugong.travel as travel
from regnum.games.gugong.const import (
    ABOARD,
    DIFFICULTY_NAMES,
    GIFT_ACTION_NAMES,
    LOCATION_NAMES,
    LOCATIONS,
    ON_THE_WALL,
    OPTION_BONUS,
    OPTION_DIFFICULTY,
    OPTION_EXPERT,
    PHASE_NAMES,
    REWARD_NAMES,
)
from regnum.games.gugong.exchange import FREE, NO_WAY, VERDICT_NAMES, is_free, verdict
from regnum.games.gugong.scoring import scores_of
from regnum.games.gugong.state import (
    ROUTE_PORTS,
    SHIPS,
    Table,
    from_lowest,
    is_meng,
    place_of,
    ship_value,
    token_of,
    wall_total,
    wall_value,
)
from regnum.games.gugong.view_seat import seat_view
from regnum.games.gugong.wall_benefits import Benefit, MengBenefit
from regnum.kernel.agenda import GAP, HIDDEN

Json = dict[str, object]


def view_of(g: Table, observer: int) -> Json:
    """The whole table for one observer; `g` is already redacted for it."""
    t = g.box
    active = g.active_seat
    medal = g.medal
    scores = scores_of(g)
    out: Json = {
        "day": g.day,
        "days": t.days,
        "phase": PHASE_NAMES[g.phase],
        "start": g.start,
        "active": active if active >= 0 else None,
        "players": g.players,
        "turn": g.turn,
        "side": t.side_by_players[g.players],
        "bonus": bool(g.options[OPTION_BONUS]),
        "expert": bool(g.options[OPTION_EXPERT]),
        "medal": {"id": "medal", "seat": medal - 1 if medal else None},
        "exchange": exchange_view(g),
        "dice": [{"id": f"die.{i + 1}", "face": g.dice[i]} for i in range(len(t.dice))],
        "locations": [location_view(g, place, observer) for place in range(LOCATIONS)],
        "map": map_view(g, observer),
        "wall": wall_view(g),
        "jade": jade_view(g, observer),
        "intrigue": intrigue_view(g),
        "palace": palace_view(g),
        "decrees": [decree_view(g, decree, observer) for decree in g.decrees],
        "canal": canal_view(g),
        "deck": len(g.gift_deck),
        "seats": [seat_view(g, who, observer, scores[who]) for who in range(g.seat_count)],
    }
    if g.seat_count > g.players:
        out["solo"] = solo_view(g)
    return out


# --- gift cards --------------------------------------------------------------------------------------


def exchange_view(g: Table) -> object:
    """The exchange of the running turn: both cards, seen by all as it happened."""
    if not g.given:
        return None
    t = g.box
    who = g.active_seat
    given, taken = g.given - 1, g.taken - 1
    return {
        "seat": who,
        "place": LOCATION_NAMES[g.exchanged_at - 1],
        "given": t.gift_ids[given],
        "taken": t.gift_ids[taken],
        "free": is_meng(g, who) or is_free(g, who, given, taken),
    }


def location_view(g: Table, place: int, observer: int) -> Json:
    """A location: its official's card, bonus tokens there, and which cards the observer could give."""
    t = g.box
    card = g.officials[place]
    tokens: list[Json] = []
    for who in range(g.seat_count):
        for token in g.seats[who].active:
            if place_of(token) == place:
                tokens.append({"seat": who, "token": t.token_ids[token_of(token)]})
    free: list[str] = []
    pay: list[str] = []
    tag: object = None
    if 0 <= observer < g.players:
        others = len(g.seats[observer].hand)
        for mine in g.seats[observer].hand:
            if mine != HIDDEN:
                found = verdict(g, observer, mine, card, others - 1)
                if found != NO_WAY:
                    (free if found == FREE else pay).append(t.gift_ids[mine])
        for mine in g.seats[observer].chosen:
            tag = VERDICT_NAMES[verdict(g, observer, mine, card, others)]
    return {
        "id": "location." + LOCATION_NAMES[place],
        "place": LOCATION_NAMES[place],
        "card": t.gift_ids[card],
        "value": t.gift_value[card],
        "action": GIFT_ACTION_NAMES[t.gift_action[card]],
        "free": free,
        "pay": pay,
        "tag": tag,
        "tokens": tokens,
    }


# --- the seven locations -----------------------------------------------------------------------------


def map_view(g: Table, observer: int) -> Json:
    """Cities with tokens and travellers; where the observer's traveller could go now."""
    t = g.box
    near: list[int] = travel.reachable(g, observer) if 0 <= observer < g.players else []
    cities: list[Json] = []
    for city, token in enumerate(g.cities):
        cities.append(
            {
                "id": "city." + t.city_ids[city],
                "city": t.city_ids[city],
                "token": None if token == GAP else t.token_ids[token],
                "travellers": [who for who in range(g.seat_count) if g.seats[who].traveller == city + 1],
                "reachable": city in near,
            }
        )
    left = len(g.token_stack)
    return {"cities": cities, "stacks": [left - left // 2, left // 2], "gone": len(g.token_gone)}


def wall_view(g: Table) -> Json:
    """Servants on the wall by seat, and what they count; who is still asked about a benefit, in order."""
    servants: list[Json] = []
    for who in range(g.seat_count):
        if wall_value(g.seats[who]):
            servants.append(
                {
                    "seat": who,
                    "n": g.seats[who].on_wall,
                    "double": g.seats[who].double == ON_THE_WALL,
                    "counts": wall_value(g.seats[who]),
                }
            )
    return {
        "id": "wall",
        "size": g.box.wall_size[g.players],
        "total": wall_total(g),
        "servants": servants,
        "asked": [frame.who for frame in reversed(g.agenda) if isinstance(frame, Benefit | MengBenefit)],
    }


def jade_view(g: Table, observer: int) -> Json:
    """The houses and the square, with printed prices and those of the observer."""
    t = g.box
    who = observer if 0 <= observer < g.players else -1
    prices = t.house_prices[t.side_by_players[g.players]]
    houses: list[Json] = []
    for house, price in enumerate(prices):
        houses.append(
            {
                "id": f"house.{house + 1}",
                "price": price,
                "now": jade.house_price(g, who, house),
                "jade": bool(g.houses >> house & 1),
            }
        )
    square: Json = {
        "id": "house.square",
        "price": t.square_price,
        "now": jade.house_price(g, who, len(prices)),
        "open": g.houses == 0,
    }
    return {"houses": houses, "square": square}


def intrigue_view(g: Table) -> Json:
    """Occupied steps with their stacks from the bottom up, and the order of all markers."""
    order = from_lowest(g)
    steps: list[Json] = []
    for step in range(g.box.intrigue_top + 1):
        seats = [who for who in order if g.seats[who].intrigue == step]
        if seats:
            steps.append({"step": step, "seats": seats})
    return {"top": g.box.intrigue_top, "steps": steps, "order": order[::-1]}


def palace_view(g: Table) -> Json:
    """The places inside, best first, and who has them."""
    t = g.box
    places: list[Json] = []
    for i, vp in enumerate(t.audience_vp):
        inside = [who for who in range(g.seat_count) if g.seats[who].audience == i + 1]
        places.append({"id": f"audience.{i + 1}", "vp": vp, "seat": inside[0] if inside else None})
    return {"top": t.palace_top, "places": places}


def decree_view(g: Table, decree: int, observer: int) -> Json:
    """A decree with everybody on it, its printed price and what it costs the observer now."""
    t = g.box
    who = observer if 0 <= observer < g.players else -1
    return {
        "id": "decree." + t.decree_ids[decree],
        "decree": t.decree_ids[decree],
        "level": t.decree_level[decree],
        "seats": [seat for seat in range(g.seat_count) if g.seats[seat].decrees >> decree & 1],
        "price": t.decree_cost[decree],
        "now": decrees.decree_price(g, who, decree),
    }


def canal_view(g: Table) -> Json:
    """The routes with their ports and ships."""
    t = g.box
    routes: list[Json] = []
    for route in range(t.routes_by_players[g.players]):
        ports: list[Json] = []
        for port in range(t.ports):
            ship = g.ports[route * ROUTE_PORTS + port] - 1
            ports.append(
                {
                    "id": f"port.{route + 1}.{port + 1}",
                    "reward": REWARD_NAMES[t.port_reward[port]],
                    "ship": ship_view(g, ship // SHIPS, ship % SHIPS) if ship >= 0 else None,
                }
            )
        routes.append({"id": f"route.{route + 1}", "ports": ports})
    return {"routes": routes}


def ship_view(g: Table, who: int, ship: int) -> Json:
    return {
        "id": f"ship.{who}.{ship + 1}",
        "seat": who,
        "ship": ship + 1,
        "servants": g.seats[who].ship_load[ship],
        "double": g.seats[who].double == ABOARD + ship,
        "full": ship_value(g.seats[who], ship) >= g.box.ship_places,
    }


def solo_view(g: Table) -> Json:
    """Meng's focus and automa cards."""
    t = g.box
    return {
        "focus": LOCATION_NAMES[g.focus - 1] if g.focus else None,
        "difficulty": DIFFICULTY_NAMES[g.options[OPTION_DIFFICULTY]],
        "matches": t.meng_matches[g.day],
        "claims": g.meng_claims,
        "automa": len(g.automa_deck),
        "today": [t.automa_ids[card] for card in g.automa_today],
        "gone": [t.automa_ids[card] for card in g.automa_gone],
    }
