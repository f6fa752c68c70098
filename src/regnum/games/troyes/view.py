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
from regnum.games.troyes.rules.buildings import citizens_in, lies_in
from regnum.games.troyes.rules.cathedral import cathedral_cubes, level_of, number_of
from regnum.games.troyes.rules.choose_dice import ChooseDice
from regnum.games.troyes.rules.dice import against_black, colour_of, die_ref, ref_code, ref_owner, value_of
from regnum.games.troyes.rules.event_cubes import cubes_on, flags_left
from regnum.games.troyes.rules.group import Group
from regnum.games.troyes.rules.groups import die_prices
from regnum.games.troyes.rules.modifiers import group_total
from regnum.games.troyes.rules.places import age_at, colour_at
from regnum.games.troyes.rules.scoring import (
    TWO_PLAYERS,
    character_points,
    characters_in_play,
    measure,
    score_seat,
    tradesman_points,
)
from regnum.games.troyes.rules.source import Source
from regnum.games.troyes.rules.uses import Uses
from regnum.games.troyes.setup import PlaceFirst
from regnum.games.troyes.solo.leroy import ranked
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.names import district_name, target_element
from regnum.kernel.agenda import GAP, HIDDEN

Json = dict[str, object]


def view_of(g: Table) -> Json:
    """The whole table for one observer; `g` is already redacted for it, which is all that matters."""
    box = g.box
    out: Json = {
        "round": g.round,
        "rounds": box.rounds[g.players],
        "start": g.start,
        "players": g.players,
        "tiers": "tiers_two" if g.players <= TWO_PLAYERS else "tiers",
        "turn": g.turn,
        "over": not g.agenda,
        "phase": phase_of(g),
        "cards": [card_view(g, place) for place in range(PLACES)],
        "events": [event_view(g, event) for event in g.event_row],
        "decks": {
            "red": len(g.red_deck),
            "white": len(g.white_deck),
            "yellow": len(g.yellow_deck),
        },
        "gone": [box.event_ids[event] for event in g.event_gone],
        "buildings": [building_view(g, building) for building in range(BUILDINGS)],
        "cathedral": [window_view(g, window) for window in range(WINDOWS)],
        "districts": district_views(g),
        "black": [{"id": f"black.{i}", "value": value} for i, value in enumerate(g.black_dice)],
        "group": group_view(g),
        "target": target_view(g),
        "neutral": {"supply": g.grey_supply},
        "seats": [seat_view(g, who) for who in range(g.seat_count)],
    }
    if g.is_solo():
        out["characters"] = [box.character_ids[card] for card in g.character_row]
        out["ranking"] = king_ranking(g)
    return out


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


def district_views(g: Table) -> list[Json]:
    """Every seat's district and the grey one, if there are grey citizens."""
    owners = list(range(g.seat_count))
    if not g.is_solo():
        owners.append(GREY)
    return [district_view(g, owner) for owner in owners]


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
    if g.agenda and isinstance(g.agenda[-1], (CounterBlack, Group)):
        return g.agenda[-1].dice
    return ()


def group_view(g: Table) -> Json | None:
    """The dice chosen so far with total and prices, or None. counts: what each counts without a cube."""
    frame = g.agenda[-1] if chosen_dice(g) else None
    if not isinstance(frame, (CounterBlack, Group)):
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


def target_view(g: Table) -> str | None:
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


# --- seats -------------------------------------------------------------------------------------------


def seat_view(g: Table, who: int) -> Json:
    """One player's possessions; VP and characters only where the observer may see them."""
    box = g.box
    me = g.seats[who]
    is_over = not g.agenda
    vp: int | None = me.vp_open  # all there is after the end, and in the solo game
    if not is_over and not g.is_solo():
        vp = None if me.vp == HIDDEN else me.vp
    return {
        "id": f"seat.{who}",
        "deniers": me.deniers,
        "influence": me.influence,
        "vp": vp,
        "supply": me.supply,
        "reserve": me.reserve,
        "lying": sum(1 for building in range(BUILDINGS) if lies_in(g, who, building)),
        "passed": me.passed == 1,
        "purse": me.purse,
        "won": [box.event_ids[event] for event in me.won],
        "characters": character_views(g, who),
        "citizens": {BUILDING_NAMES[i]: citizens_in(g, who, i) for i in range(BUILDINGS)},
        "tradesmen": me.tradesmen(),
        "tradesmen_vp": tradesman_points(g, who),
        "cathedral": cathedral_cubes(g, who),
        "standing": standing_view(g, who),
        "score": known_score(g, who),
        "score_secret": not is_over and not g.is_solo(),  # what is missing there is not to be known yet
    }


def known_score(g: Table, who: int) -> Json:
    """Points by source as far as the observer knows them: no VP or characters of others [T2, T70]."""
    box = g.box
    parts: Json = {part.name: part.points for part in score_seat(g, who)}
    if not g.agenda or g.is_solo():
        return parts
    if g.seats[who].vp == HIDDEN:
        del parts["tokens"]
    known = characters_in_play(g)  # face down ones are not named in it
    for card, name in enumerate(box.character_ids):
        if card not in known:
            del parts[name]
    return parts


def character_views(g: Table, who: int) -> list[Json]:
    """A seat's characters: faces and what they would give that seat now, or backs."""
    box, me = g.box, g.seats[who]
    out: list[Json] = []
    for i, card in enumerate(me.characters + me.characters_shown):
        if card == HIDDEN:
            out.append({"id": f"character.{who}.{i}", "character": None, "points": None})
        else:
            name = box.character_ids[card]
            out.append(
                {
                    "id": f"character.{who}.{name}",
                    "character": name,
                    "points": character_points(g, who, card, scored_at_end(g)),
                }
            )
    return out


def scored_at_end(g: Table) -> bool:
    """Whether characters look at the seats only when the game is over; alone, any of Le Roy's turns may."""
    return not g.is_solo()


def standing_view(g: Table, who: int) -> Json:
    """What each character counts of a seat and would give it now. No secret: everybody can count it."""
    box = g.box
    ended = scored_at_end(g)
    return {
        name: {
            "n": measure(g, who, box.character_metric[card], ended),
            "points": character_points(g, who, card, ended),
        }
        for card, name in enumerate(box.character_ids)
    }
