"""What a seat sees, as JSON with an element id on every thing that can be touched.

Built from a redacted state only (kernel/sight.py). It holds what changes during a game; what is
printed on cards and boards is in `facts.py`, once. Numbers a client would otherwise have to work
out (prices now, points now) come from the rules.
"""

from regnum.games.gugong.codes import owner_of, place_of, port_at, ship_of, token_of
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
from regnum.games.gugong.rules.benefits import Benefit, MengBenefit
from regnum.games.gugong.rules.decrees import decree_price, is_on
from regnum.games.gugong.rules.exchange import FREE, NO_WAY, VERDICT_NAMES, is_free, verdict, verdicts
from regnum.games.gugong.rules.intrigue import from_lowest
from regnum.games.gugong.rules.jade import has_jade, house_price, house_prices, square
from regnum.games.gugong.rules.ports import places_left, port_element, routes_of, ship_element
from regnum.games.gugong.rules.travel import reachable
from regnum.games.gugong.rules.wall import wall_total, wall_value
from regnum.games.gugong.state import Table, is_meng
from regnum.games.gugong.view_seat import seat_sections
from regnum.kernel.agenda import GAP, HIDDEN
from regnum.kernel.sections import Json, Section, fields_of, table_section


def sections_for(players: int, seat_count: int) -> list[Section[Table]]:
    """The whole table for one observer, section by section, each with the fields it reads."""
    parts = [
        table_section(day_view, "day phase start active_seat turn medal dice gift_deck"),
        table_section(exchange_view, "given taken exchanged_at active_seat seats.active seats.decrees"),
        *(location_section(place) for place in range(LOCATIONS)),
        Section("", map_view, "cities token_stack token_gone seats.traveller mine.traveller"),
        table_section(wall_view, "agenda seats.on_wall seats.double"),
        Section("", jade_view, "houses mine.decrees"),
        table_section(intrigue_view, "seats.intrigue seats.arrived"),
        table_section(palace_view, "seats.audience"),
        Section("", decrees_view, "decrees seats.decrees mine.decrees"),
        table_section(canal_view, "ports seats.ship_port seats.ship_load seats.double"),
    ]
    for who in range(seat_count):
        parts.extend(seat_sections(who))
    if seat_count > players:
        parts.append(table_section(solo_view, "focus day meng_claims automa_deck automa_today automa_gone"))
    return parts


def location_section(place: int) -> Section[Table]:
    return Section(
        f"locations.{place}",
        lambda g, observer: location_view(g, place, observer),
        # of agenda and token_gone a trade tried on a copy reads only what it has put there itself
        "officials seats.active " + fields_of("mine", "hand chosen decrees pool supply double stored active"),
    )


def day_view(g: Table) -> Json:
    box = g.box
    return {
        "day": g.day,
        "days": box.days,
        "phase": PHASE_NAMES[g.phase],
        "start": g.start,
        "active": g.active_seat if g.active_seat >= 0 else None,
        "players": g.players,
        "turn": g.turn,
        "side": box.side_by_players[g.players],
        "bonus": bool(g.options[OPTION_BONUS]),
        "expert": bool(g.options[OPTION_EXPERT]),
        "medal": {"id": "medal", "seat": g.medal - 1 if g.medal else None},
        "dice": [{"id": f"die.{i + 1}", "face": face} for i, face in enumerate(g.dice)],
        "deck": len(g.gift_deck),
    }


# --- gift cards --------------------------------------------------------------------------------------


def exchange_view(g: Table) -> Json:
    return {"exchange": exchange_of(g)}


def exchange_of(g: Table) -> Json | None:
    """The exchange of the running turn: both cards, seen by all as it happened."""
    if not g.given:
        return None
    box = g.box
    who = g.active_seat
    given, taken = g.given - 1, g.taken - 1
    return {
        "seat": who,
        "place": LOCATION_NAMES[g.exchanged_at - 1],
        "given": box.gift_ids[given],
        "taken": box.gift_ids[taken],
        "free": is_meng(g, who) or is_free(g, who, given, taken),
    }


def location_view(g: Table, place: int, observer: int) -> Json:
    """A location: its official's card, bonus tokens there, and which cards the observer could give."""
    box = g.box
    card = g.officials[place]
    tokens: list[Json] = []
    for who, seat in enumerate(g.seats):
        for active in seat.active:
            if place_of(active) == place:
                tokens.append({"seat": who, "token": box.token_ids[token_of(active)]})
    free: list[str] = []
    pay: list[str] = []
    tag: object = None
    if 0 <= observer < g.players:
        me = g.seats[observer]
        others = len(me.hand)
        hand = tuple(mine for mine in me.hand if mine != HIDDEN)
        for mine, found in zip(hand, verdicts(g, observer, hand, card, others - 1), strict=True):
            if found != NO_WAY:
                (free if found == FREE else pay).append(box.gift_ids[mine])
        for mine in me.chosen:
            if mine == HIDDEN:
                continue
            tag = VERDICT_NAMES[verdict(g, observer, mine, card, others)]
    return {
        "id": "location." + LOCATION_NAMES[place],
        "place": LOCATION_NAMES[place],
        "card": box.gift_ids[card],
        "value": box.gift_value[card],
        "action": GIFT_ACTION_NAMES[box.gift_action[card]],
        "free": free,
        "pay": pay,
        "tag": tag,
        "tokens": tokens,
    }


# --- the seven locations -----------------------------------------------------------------------------


def map_view(g: Table, observer: int) -> Json:
    """Cities with tokens and travellers; where the observer's traveller could go now."""
    box = g.box
    near: list[int] = reachable(g, observer) if 0 <= observer < g.players else []
    cities: list[Json] = []
    for city, token in enumerate(g.cities):
        cities.append(
            {
                "id": "city." + box.city_ids[city],
                "city": box.city_ids[city],
                "token": None if token == GAP else box.token_ids[token],
                "travellers": [who for who, seat in enumerate(g.seats) if seat.traveller == city + 1],
                "reachable": city in near,
            }
        )
    left = len(g.token_stack)
    stacks = [left - left // 2, left // 2]
    return {"map": {"cities": cities, "stacks": stacks, "gone": len(g.token_gone)}}


def wall_view(g: Table) -> Json:
    """Servants on the wall by seat, and what they count; who is still asked about a benefit, in order."""
    servants: list[Json] = []
    for who, seat in enumerate(g.seats):
        if wall_value(seat):
            double = seat.double == ON_THE_WALL
            servants.append({"seat": who, "n": seat.on_wall, "double": double, "counts": wall_value(seat)})
    wall = {
        "id": "wall",
        "size": g.box.wall_size[g.players],
        "total": wall_total(g),
        "servants": servants,
        "asked": [frame.who for frame in g.agenda[::-1] if isinstance(frame, Benefit | MengBenefit)],
    }
    return {"wall": wall}


def jade_view(g: Table, observer: int) -> Json:
    """The houses and the square, with printed prices and those of the observer."""
    who = observer if 0 <= observer < g.players else -1
    houses: list[Json] = []
    for house, price in enumerate(house_prices(g)):
        houses.append(
            {
                "id": f"house.{house + 1}",
                "price": price,
                "now": house_price(g, who, house),
                "jade": has_jade(g, house),
            }
        )
    at_the_square = {
        "id": "house.square",
        "price": g.box.square_price,
        "now": house_price(g, who, square(g)),
        "open": g.houses == 0,
    }
    return {"jade": {"houses": houses, "square": at_the_square}}


def intrigue_view(g: Table) -> Json:
    """Occupied steps with their stacks from the bottom up, and the order of all markers."""
    order = from_lowest(g)
    steps: list[Json] = []
    for step in range(g.box.intrigue_top + 1):
        seats = [who for who in order if g.seats[who].intrigue == step]
        if seats:
            steps.append({"step": step, "seats": seats})
    return {"intrigue": {"top": g.box.intrigue_top, "steps": steps, "order": order[::-1]}}


def palace_view(g: Table) -> Json:
    """The places inside, best first, and who has them."""
    box = g.box
    places: list[Json] = []
    for i, vp in enumerate(box.audience_vp):
        inside = [who for who, seat in enumerate(g.seats) if seat.audience == i + 1]
        places.append({"id": f"audience.{i + 1}", "vp": vp, "seat": inside[0] if inside else None})
    return {"palace": {"top": box.palace_top, "places": places}}


def decrees_view(g: Table, observer: int) -> Json:
    return {"decrees": [decree_view(g, decree, observer) for decree in g.decrees]}


def decree_view(g: Table, decree: int, observer: int) -> Json:
    """A decree with everybody on it, its printed price and what it costs the observer now."""
    box = g.box
    payer = observer if 0 <= observer < g.players else -1
    return {
        "id": "decree." + box.decree_ids[decree],
        "decree": box.decree_ids[decree],
        "level": box.decree_level[decree],
        "seats": [who for who, seat in enumerate(g.seats) if is_on(seat, decree)],
        "price": box.decree_cost[decree],
        "now": decree_price(g, payer, decree),
    }


def canal_view(g: Table) -> Json:
    """The routes with their ports and ships."""
    box = g.box
    routes: list[Json] = []
    for route in range(routes_of(g)):
        ports: list[Json] = []
        for stop in range(box.ports):
            port = port_at(route, stop)
            mark = g.ports[port]
            ports.append(
                {
                    "id": port_element(port),
                    "reward": REWARD_NAMES[box.port_reward[stop]],
                    "ship": ship_view(g, owner_of(mark), ship_of(mark)) if mark else None,
                }
            )
        routes.append({"id": f"route.{route + 1}", "ports": ports})
    return {"canal": {"routes": routes}}


def ship_view(g: Table, who: int, ship: int) -> Json:
    seat = g.seats[who]
    return {
        "id": ship_element(who, ship),
        "seat": who,
        "ship": ship + 1,
        "servants": seat.ship_load[ship],
        "double": seat.double == ABOARD + ship,
        "full": places_left(g, seat, ship) <= 0,
    }


def solo_view(g: Table) -> Json:
    """Meng's focus and automa cards."""
    box = g.box
    solo = {
        "focus": LOCATION_NAMES[g.focus - 1] if g.focus else None,
        "difficulty": DIFFICULTY_NAMES[g.options[OPTION_DIFFICULTY]],
        "matches": box.meng_matches[g.day],
        "claims": g.meng_claims,
        "automa": len(g.automa_deck),
        "today": [box.automa_ids[card] for card in g.automa_today],
        "gone": [box.automa_ids[card] for card in g.automa_gone],
    }
    return {"solo": solo}
