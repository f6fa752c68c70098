"""What a seat sees, as JSON with an element id on every thing that can be touched.

Built from a redacted state only (kernel/sight.py). It holds what changes during a game; what is
printed on cards and boards is in `facts.py`, once. Numbers a client would otherwise have to work
out (costs now, points now) come from the rules.
"""

from regnum.games.paladins.const import ACTION_NAMES, ATTRIBUTES, FAITH, MONK, REWARD_NAMES, WORKER_NAMES
from regnum.games.paladins.rules.costs import attack_cost, townsfolk_cost
from regnum.games.paladins.rules.progress import times_done
from regnum.games.paladins.rules.scoring import completed_orders
from regnum.games.paladins.rules.spaces import token_kind, token_owner
from regnum.games.paladins.rules.workers import takers
from regnum.games.paladins.state import Table
from regnum.games.paladins.view_seat import DONE, seat_sections
from regnum.kernel.agenda import GAP
from regnum.kernel.sections import Json, Section, fields_of, table_section

REGIONS = 6  # as many as the table has `region_free`


def sections_for(players: int, seat_count: int) -> list[Section[Table]]:
    """The whole table for one observer, section by section, each with the fields it reads."""
    parts = [
        table_section(round_view, "round start turn tax_supply"),
        Section("", townsfolk_view, "townsfolk_row mine.paladin"),
        Section("", outsider_view, "outsider_row mine.paladin mine.strength"),
        *(region_section(region) for region in range(REGIONS)),
        table_section(order_view, "orders " + fields_of("seats", DONE)),
        table_section(favour_view, "favours favour_worker"),
        table_section(tavern_view, "tavern_row taverns_taken"),
        table_section(
            deck_view,
            "townsfolk_deck outsider_deck wall_deck tavern_deck suspicion_deck suspicion_gone favour_deck",
        ),
    ]
    for who in range(seat_count):
        parts.extend(seat_sections(who))
    if seat_count > players:
        parts.append(table_section(ai_view, "ai_marker ai_arrived scheme_deck scheme_gone"))
    return parts


def region_section(region: int) -> Section[Table]:
    return Section(f"regions.{region}", lambda g, _: region_view(g, region), "spaces")


def round_view(g: Table) -> Json:
    box = g.box
    return {
        "round": g.round,
        "rounds": box.rounds,
        "start": g.start,
        "players": g.players,
        "turn": g.turn,
        "tax": {"id": "tax", "now": g.tax_supply, "full": box.tax_supply[g.players]},
    }


def is_player(g: Table, observer: int) -> bool:
    return 0 <= observer < g.players


def townsfolk_view(g: Table, observer: int) -> Json:
    """The row, left to right, with what a place costs the observer."""
    box = g.box
    out: list[Json] = []
    for place, card in enumerate(g.townsfolk_row):
        name = None if card == GAP else box.townsfolk_ids[card]
        silver = box.row_silver[place]
        if is_player(g, observer):
            silver = townsfolk_cost(box, g.seats[observer], place)
        out.append(
            {
                "id": f"townsfolk.{name or f'place.{place + 1}'}",
                "card": name,
                "silver": silver,
                "debt": box.row_debt[place],
            }
        )
    return {"townsfolk": out}


def outsider_view(g: Table, observer: int) -> Json:
    """The row, left to right, with the silver an attack would cost the observer."""
    box = g.box
    out: list[Json] = []
    for place, card in enumerate(g.outsider_row):
        name = None if card == GAP else box.outsider_ids[card]
        entry: Json = {"id": f"outsider.{name or f'place.{place + 1}'}", "card": name}
        if is_player(g, observer):
            entry["attack_silver"] = attack_cost(box, g.seats[observer], place)
        out.append(entry)
    return {"outsiders": out}


def region_view(g: Table, region: int) -> Json:
    """One region: its flags and its spaces with whatever stands there."""
    box = g.box
    spaces: list[Json] = []
    for space, name in enumerate(box.space_ids):
        if box.space_region[space] != region:
            continue
        code = g.spaces[space]
        spaces.append(
            {
                "id": f"space.{name}",
                "closed": not g.is_open(space),
                "seat": token_owner(code) if code else None,
                "token": ("monk" if token_kind(code) == MONK else "outpost") if code else None,
            }
        )
    return {
        "id": f"region.{region + 1}",
        "faith": box.region_faith[region],
        "strength": box.region_strength[region],
        "spaces": spaces,
    }


def order_view(g: Table) -> Json:
    """The King's Orders: revealed ones with everybody's progress, hidden ones as their backs."""
    box = g.box
    done_by = [completed_orders(g, seat) for seat in g.seats]
    out: list[Json] = []
    for place, vp in enumerate(box.order_vp):
        entry: Json = {
            "id": f"order.place.{place + 1}",
            "card": None,
            "vp": vp,
            "round": box.order_round[place],
        }
        if place < len(g.orders):
            card = g.orders[place]
            entry["id"] = f"order.{box.order_ids[card]}"
            entry["card"] = box.order_ids[card]
            entry["progress"] = [times_done(seat, box.order_action[card]) for seat in g.seats]
            entry["completed"] = [place in places for places in done_by]
        out.append(entry)
    return {"orders": out}


def favour_view(g: Table) -> Json:
    """The King's Favours: revealed ones with the worker on them, and who may stand there."""
    box = g.box
    out: list[Json] = []
    for place, number in enumerate(box.favour_round):
        entry: Json = {
            "id": f"favour.place.{place + 1}",
            "card": None,
            "round": number,
            "worker": None,
            "takes": [],
        }
        if place < len(g.favours):
            card = g.favours[place]
            entry["id"] = f"favour.{box.favour_ids[card]}"
            entry["card"] = box.favour_ids[card]
            worker = g.favour_worker[place]
            entry["worker"] = WORKER_NAMES[worker - 1] if worker else None
            entry["takes"] = takers(box.favour_worker[card])
        out.append(entry)
    return {"favours": out}


def tavern_view(g: Table) -> Json:
    names = [g.box.tavern_ids[card] for card in g.tavern_row]
    taverns = [
        {"id": f"tavern.{name}", "card": name, "taken": g.is_tavern_taken(place)}
        for place, name in enumerate(names)
    ]
    return {"taverns": taverns}


def deck_view(g: Table) -> Json:
    """How many cards each deck has left."""
    return {
        "decks": {
            "townsfolk": len(g.townsfolk_deck),
            "outsiders": len(g.outsider_deck),
            "walls": len(g.wall_deck),
            "taverns": len(g.tavern_deck),
            "suspicion": len(g.suspicion_deck),
            "suspicion_gone": len(g.suspicion_gone),
            "favours": len(g.favour_deck),
        }
    }


def ai_view(g: Table) -> Json:
    """The AI player's track, marker stack (bottom to top) and schemes played."""
    stack = sorted(ATTRIBUTES, key=lambda attribute: g.ai_arrived[attribute - FAITH])
    return {
        "ai": {
            "marker": g.ai_marker + 1,
            "stack": [REWARD_NAMES[attribute] for attribute in stack],
            "schemes": len(g.scheme_deck),
            "played": [ACTION_NAMES[g.box.scheme_action[card]] for card in g.scheme_gone],
        }
    }
