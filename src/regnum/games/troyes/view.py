"""What a seat sees, as JSON with an element id on every thing that can be touched.

Built from a redacted state only (kernel/sight.py). It holds what changes during a game; what is
printed on cards and boards is in `facts.py`, once.
"""

from regnum.games.troyes.const import (
    BUILDING_NAMES,
    BUILDINGS,
    COLOUR_NAMES,
    GREY,
    OWNERS,
    PLACE_NAMES,
    PLACES,
    ROOM,
    WINDOWS,
)
from regnum.games.troyes.rules.black_dice import CounterBlack, chosen_total
from regnum.games.troyes.rules.buildings import lies_in
from regnum.games.troyes.rules.cathedral import level_of, number_of
from regnum.games.troyes.rules.choose_dice import ChooseDice
from regnum.games.troyes.rules.dice import against_black, colour_of, die_ref, ref_code, ref_owner, value_of
from regnum.games.troyes.rules.event_cubes import cubes_on, flags_left
from regnum.games.troyes.rules.group import Group
from regnum.games.troyes.rules.groups import die_prices
from regnum.games.troyes.rules.modifiers import group_total
from regnum.games.troyes.rules.places import age_at, colour_at
from regnum.games.troyes.rules.scoring import (
    TWO_PLAYERS,
)
from regnum.games.troyes.rules.source import Source
from regnum.games.troyes.rules.uses import Uses
from regnum.games.troyes.setup import PlaceFirst
from regnum.games.troyes.solo.leroy import ranked
from regnum.games.troyes.state import Table
from regnum.games.troyes.view_seat import seat_sections
from regnum.games.troyes.words.names import district_name, target_element
from regnum.kernel.agenda import GAP
from regnum.kernel.sections import Json, Section, table_section


def sections_for(players: int, seat_count: int) -> list[Section[Table]]:
    """The whole table, section by section, each with the fields it reads. Redacting is all that observers
    differ by."""
    parts = [
        table_section(round_view, "round start turn"),
        table_section(phase_view, "agenda black_dice"),
        *(card_section(place) for place in range(PLACES)),
        table_section(events_view, "event_row event_cubes event_gone red_deck white_deck yellow_deck"),
        *(building_section(building) for building in range(BUILDINGS)),
        table_section(cathedral_view, "cathedral"),
        table_section(district_views, "agenda grey_dice seats.dice seats.purse seats.passed"),
        table_section(group_view, "agenda cards grey_dice seats.dice"),
        table_section(target_view, "agenda cards event_row"),
        table_section(neutral_view, "grey_supply"),
    ]
    for who in range(seat_count):
        parts.extend(seat_sections(who))
    if seat_count > players:
        parts.append(table_section(king_view, "character_row seats.dice"))
    return parts


def card_section(place: int) -> Section[Table]:
    return Section(f"cards.{place}", lambda g, _: card_view(g, place), "cards seats.tradesman seats.cubes")


def building_section(building: int) -> Section[Table]:
    return Section(f"buildings.{building}", lambda g, _: building_view(g, building), "spaces lying")


def round_view(g: Table) -> Json:
    return {
        "round": g.round,
        "rounds": g.box.rounds[g.players],
        "start": g.start,
        "players": g.players,
        "tiers": "tiers_two" if g.players <= TWO_PLAYERS else "tiers",
        "turn": g.turn,
    }


def phase_view(g: Table) -> Json:
    black = [{"id": f"black.{i}", "value": value} for i, value in enumerate(g.black_dice)]
    return {"over": not g.agenda, "phase": phase_of(g), "black": black}


def events_view(g: Table) -> Json:
    """The row of events, how many are to come, and those that went away."""
    return {
        "events": [event_view(g, event) for event in g.event_row],
        "decks": {
            "red": len(g.red_deck),
            "white": len(g.white_deck),
            "yellow": len(g.yellow_deck),
        },
        "gone": [g.box.event_ids[event] for event in g.event_gone],
    }


def cathedral_view(g: Table) -> Json:
    return {"cathedral": [window_view(g, window) for window in range(WINDOWS)]}


def neutral_view(g: Table) -> Json:
    return {"neutral": {"supply": g.grey_supply}}


def king_view(g: Table) -> Json:
    """What the solo game adds: the characters, and Le Roy's dice."""
    characters = [g.box.character_ids[card] for card in g.character_row]
    return {"characters": characters, "ranking": king_ranking(g)}


def phase_of(g: Table) -> str:
    """What is going on, as far as anybody is asked: placement, black dice, actions."""
    if not g.agenda:
        return "over"
    if isinstance(g.agenda[-1], PlaceFirst):
        return "placement"
    return "black" if g.black_dice else "actions"


def owner_of(owner: int) -> object:
    """An owner for clients: the seat, "grey", or None for nobody (-1)."""
    if owner < 0:
        return None
    return "grey" if owner == GREY else owner


# --- cards and events --------------------------------------------------------------------------------


def card_view(g: Table, place: int) -> Json:
    """One place of the activity cards: its slots, who stands there, whose cubes lie there."""
    box = g.box
    card = g.cards[place]
    out: Json = {"colour": COLOUR_NAMES[colour_at(place)], "age": age_at(place)}
    if card == GAP:
        return {
            "id": "card." + PLACE_NAMES[place],
            "card": None,
            **out,
            "slots": [],
            "picture": [],
            "cubes": [],
        }
    name = box.card_ids[card]
    stands = [seat.tradesman[place] for seat in g.seats]  # 0, or 1 + slot
    slots: list[Json] = []
    for slot, vp in enumerate(box.card_slots[card]):
        there = stands.index(slot + 1) if slot + 1 in stands else None
        whose = f"free.{slot}" if there is None else str(there)
        slots.append({"id": f"slot.{name}.{whose}", "vp": vp, "seat": there})
    picture = len(box.card_slots[card]) + 1
    cubes = [seat.cubes[place] for seat in g.seats]
    return {
        "id": "card." + name,
        "card": name,
        **out,
        "slots": slots,
        "picture": [
            {"id": f"slot.{name}.{who}", "seat": who} for who, slot in enumerate(stands) if slot == picture
        ],
        "cubes": [{"id": f"cubes.{name}.{who}", "seat": who, "n": n} for who, n in enumerate(cubes) if n],
    }


def event_view(g: Table, event: int) -> Json:
    """One event of the row with the cubes on its flags, in the order they were placed."""
    box = g.box
    return {
        "id": "event." + box.event_ids[event],
        "event": box.event_ids[event],
        "cubes": [owner_of(owner) for owner in cubes_on(g, event)],
        "flags": box.event_flags[event],
        "left": flags_left(g, event),
    }


# --- buildings, cathedral, dice ----------------------------------------------------------------------


def building_view(g: Table, building: int) -> Json:
    """Rows from the lowest values up, spaces from the left, and who lies there."""
    box = g.box
    name = BUILDING_NAMES[building]
    length = box.row_length[building]
    rows: list[list[Json]] = []
    for row in range(ROOM // length):
        values = [i + 1 for i, there in enumerate(box.row_of_value[building]) if there == row]
        first = building * ROOM + row * length
        rows.append(
            [
                {
                    "id": "space." + box.space_ids[space],
                    "owner": owner_of(g.spaces[space] - 1),
                    "values": values,
                }
                for space in range(first, first + length)
            ]
        )
    return {
        "id": "building." + name,
        "building": name,
        "colour": COLOUR_NAMES[building],
        "rows": rows,
        "lying": [
            {"id": f"lying.{name}.{district_name(owner)}", "owner": owner_of(owner)}
            for owner in range(OWNERS)
            if lies_in(g, owner, building)
        ],
    }


def window_view(g: Table, window: int) -> Json:
    level, number = level_of(window) + 1, number_of(window)
    owner = owner_of(g.cathedral[window] - 1)
    return {"id": f"window.{level}.{number}", "level": level, "number": number, "owner": owner}


def district_views(g: Table) -> Json:
    """Every seat's district and the grey one, if there are grey citizens."""
    owners = list(range(g.seat_count))
    if not g.is_solo():
        owners.append(GREY)
    return {"districts": [district_view(g, owner) for owner in owners]}


def district_view(g: Table, owner: int) -> Json:
    name = district_name(owner)
    chosen = list(chosen_dice(g))
    dice: list[Json] = []
    for i, code in enumerate(g.dice_of(owner)):
        ref = die_ref(owner, code)
        taken = ref in chosen
        if taken:
            chosen.remove(ref)
        colour = COLOUR_NAMES[colour_of(code)]
        dice.append({"id": f"die.{name}.{i}", "colour": colour, "value": value_of(code), "chosen": taken})
    out: Json = {"id": "district." + name, "owner": owner_of(owner), "dice": dice}
    if owner != GREY:
        out["purse"] = g.seats[owner].purse
        out["passed"] = g.seats[owner].passed == 1
    return out


def chosen_dice(g: Table) -> tuple[int, ...]:
    """Dice chosen one by one so far, as references."""
    if g.agenda and isinstance(g.agenda[-1], (CounterBlack, Group, Source)):
        return g.agenda[-1].dice
    return ()


def group_view(g: Table) -> Json:
    return {"group": group_of(g)}


def group_of(g: Table) -> Json | None:
    """The dice chosen so far with total and prices, or None. counts: what each counts without a cube."""
    frame = g.agenda[-1] if chosen_dice(g) else None
    if not isinstance(frame, (CounterBlack, Group, Source)):
        return None
    taken: dict[int, int] = {}
    ids: list[str] = []
    for ref in frame.dice:
        owner, code = ref_owner(ref), ref_code(ref)
        index = g.dice_of(owner).index(code) + taken.get(ref, 0)
        taken[ref] = taken.get(ref, 0) + 1
        ids.append(f"die.{district_name(owner)}.{index}")
    out: Json = {"who": frame.who, "dice": ids, "price": 0, "prices": [0] * len(ids), "cube": None}
    if isinstance(frame, CounterBlack):
        out["counts"] = [against_black(ref_code(ref)) for ref in frame.dice]
        out["total"] = chosen_total(frame.dice)
        return out
    prices = die_prices(g, frame.who, frame.dice, frame.cube)
    out["total"] = group_total(g, frame.dice, frame.cube)
    out["counts"] = [value_of(ref_code(ref)) for ref in frame.dice]
    out["price"] = sum(prices)
    out["prices"] = prices
    out["cube"] = g.box.card_ids[g.cards[frame.cube]] if frame.cube >= 0 else None
    return out


def target_view(g: Table) -> Json:
    return {"target": target_of(g)}


def target_of(g: Table) -> str | None:
    """The element of the target that was chosen before what is asked now, or None."""
    frame = g.agenda[-1] if g.agenda else None
    if isinstance(frame, (ChooseDice, Source, Uses)):
        return target_element(g, frame.target)
    return target_element(g, frame.aimed - 1) if isinstance(frame, Group) and frame.aimed else None


def king_ranking(g: Table) -> list[str]:
    """The elements of Le Roy's dice in the order in which he uses them [T93]."""
    who = g.players
    dice = g.dice_of(who)
    places = list(range(len(dice)))
    out: list[str] = []
    for code in ranked(g.box, dice):
        place = next(i for i in places if dice[i] == code)
        places.remove(place)
        out.append(f"die.{district_name(who)}.{place}")
    return out
