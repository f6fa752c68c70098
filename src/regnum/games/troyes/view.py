"""What a seat sees, as JSON with an element id on every thing that can be touched.

Built from a redacted state only (kernel/sight.py). It holds what changes during a game; what is
printed on cards and boards is in `facts.py`, once.
"""

from regnum.games.troyes.black import CounterBlack, chosen_total
from regnum.games.troyes.choose_dice import ChooseDice
from regnum.games.troyes.const import (
    AGES,
    BUILDING_NAMES,
    BUILDINGS,
    COLOUR_NAMES,
    FACES,
    GREY,
    OWNERS,
    PLACES,
    ROOM,
    colour_of,
    die_ref,
    red_doubled,
    ref_code,
    ref_owner,
    value_of,
)
from regnum.games.troyes.group import Group
from regnum.games.troyes.groups import die_prices
from regnum.games.troyes.leroy import ranked
from regnum.games.troyes.modifiers import group_total
from regnum.games.troyes.scoring import (
    TWO_PLAYERS,
    character_points,
    characters_in_play,
    measure,
    score_seat,
    tradesman_points,
)
from regnum.games.troyes.setup import PlaceFirst
from regnum.games.troyes.source import Source
from regnum.games.troyes.state import (
    BLACK_DICE,
    CATHEDRAL,
    CATHEDRAL_COUNT,
    CHARACTER_ROW,
    CHARACTERS,
    CHARACTERS_SHOWN,
    CUBES,
    DENIERS_AT,
    EVENT_GONE,
    EVENT_ROW,
    GREY_SUPPLY,
    INFLUENCE_AT,
    OWN,
    PASSED,
    PILES,
    PURSE,
    RED_DECK,
    RESERVE,
    ROUND,
    SPACES,
    START,
    SUPPLY,
    TRADESMAN,
    VP_AT,
    VP_OPEN,
    WHITE_DECK,
    WON,
    YELLOW_DECK,
    card_at,
    cathedral_cubes,
    citizens_in,
    dice_of,
    district_name,
    event_cubes,
    flags_left,
    lies_in,
    tab,
    tradesmen_of,
)
from regnum.games.troyes.uses import Uses
from regnum.games.troyes.words import place_name, target_element
from regnum.kernel.agenda import GAP, HIDDEN
from regnum.kernel.flat import State

Json = dict[str, object]


def view_of(g: State) -> Json:
    """The whole table for one observer; `g` is already redacted for it, which is all that matters."""
    t = tab(g)
    out: Json = {
        "round": g.board[ROUND],
        "rounds": t.rounds[g.players],
        "start": g.board[START],
        "players": g.players,
        "tiers": "tiers_two" if g.players <= TWO_PLAYERS else "tiers",
        "turn": g.turn,
        "over": not g.agenda,
        "phase": phase_of(g),
        "cards": [card_view(g, place) for place in range(PLACES)],
        "events": [event_view(g, event) for event in g.decks[EVENT_ROW]],
        "decks": {
            "red": len(g.decks[RED_DECK]),
            "white": len(g.decks[WHITE_DECK]),
            "yellow": len(g.decks[YELLOW_DECK]),
        },
        "gone": [t.event_ids[event] for event in g.decks[EVENT_GONE]],
        "buildings": [building_view(g, building) for building in range(BUILDINGS)],
        "cathedral": [window_view(g, window) for window in range(CATHEDRAL_COUNT)],
        "districts": district_views(g),
        "black": [{"id": f"black.{i}", "value": value} for i, value in enumerate(g.decks[BLACK_DICE])],
        "group": group_view(g),
        "target": target_view(g),
        "neutral": {"supply": g.board[GREY_SUPPLY]},
        "seats": [seat_view(g, who) for who in range(g.seats)],
    }
    if g.seats > g.players:
        out["characters"] = [t.character_ids[card] for card in g.decks[CHARACTER_ROW]]
        out["ranking"] = king_ranking(g)
    return out


def phase_of(g: State) -> str:
    """What is going on, as far as anybody is asked: placement, black dice, actions."""
    if not g.agenda:
        return "over"
    if isinstance(g.agenda[-1], PlaceFirst):
        return "placement"
    return "black" if g.decks[BLACK_DICE] else "actions"


def owner_of(owner: int) -> object:
    """An owner for clients: the seat, "grey", or None for nobody (-1)."""
    if owner < 0:
        return None
    return "grey" if owner == GREY else owner


# --- cards and events --------------------------------------------------------------------------------


def card_view(g: State, place: int) -> Json:
    """One place of the activity cards: its slots, who stands there, whose cubes lie there."""
    t = tab(g)
    card = card_at(g, place)
    out: Json = {"colour": COLOUR_NAMES[place // AGES], "age": place % AGES + 1}
    if card == GAP:
        return {
            "id": "card." + place_name(place),
            "card": None,
            **out,
            "slots": [],
            "picture": [],
            "cubes": [],
        }
    name = t.card_ids[card]
    there = {g.own[who * OWN + TRADESMAN + place]: who for who in range(g.seats)}
    slots: list[Json] = []
    for slot, vp in enumerate(t.card_slots[card]):
        seat = there.get(slot + 1)
        who = f"free.{slot}" if seat is None else str(seat)
        slots.append({"id": f"slot.{name}.{who}", "vp": vp, "seat": seat})
    picture = len(t.card_slots[card]) + 1
    cubes = [(who, g.own[who * OWN + CUBES + place]) for who in range(g.seats)]
    return {
        "id": "card." + name,
        "card": name,
        **out,
        "slots": slots,
        "picture": [
            {"id": f"slot.{name}.{who}", "seat": who}
            for who in range(g.seats)
            if g.own[who * OWN + TRADESMAN + place] == picture
        ],
        "cubes": [{"id": f"cubes.{name}.{who}", "seat": who, "n": n} for who, n in cubes if n],
    }


def event_view(g: State, event: int) -> Json:
    """One event of the row with the cubes on its flags, in the order they were placed."""
    t = tab(g)
    return {
        "id": "event." + t.event_ids[event],
        "event": t.event_ids[event],
        "cubes": [owner_of(owner) for owner in event_cubes(g, event)],
        "flags": t.event_flags[event],
        "left": flags_left(g, event),
    }


# --- buildings, cathedral, dice ----------------------------------------------------------------------


def building_view(g: State, building: int) -> Json:
    """Rows from the lowest values up, spaces from the left, and who lies there."""
    t = tab(g)
    name = BUILDING_NAMES[building]
    length = t.row_length[building]
    rows: list[list[Json]] = []
    for row in range(ROOM // length):
        values = [i + 1 for i, there in enumerate(t.row_of_value[building]) if there == row]
        first = building * ROOM + row * length
        rows.append(
            [
                {
                    "id": "space." + t.space_ids[space],
                    "owner": owner_of(g.board[SPACES + space] - 1),
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


def window_view(g: State, window: int) -> Json:
    level, number = window // FACES + 1, window % FACES + 1
    owner = owner_of(g.board[CATHEDRAL + window] - 1)
    return {"id": f"window.{level}.{number}", "level": level, "number": number, "owner": owner}


def district_views(g: State) -> list[Json]:
    """Every seat's district and the grey one, if there are grey citizens."""
    owners = list(range(g.seats))
    if g.seats == g.players:
        owners.append(GREY)
    return [district_view(g, owner) for owner in owners]


def district_view(g: State, owner: int) -> Json:
    name = district_name(owner)
    chosen = list(chosen_dice(g))
    dice: list[Json] = []
    for i, code in enumerate(dice_of(g, owner)):
        ref = die_ref(owner, code)
        taken = ref in chosen
        if taken:
            chosen.remove(ref)
        colour = COLOUR_NAMES[colour_of(code)]
        dice.append({"id": f"die.{name}.{i}", "colour": colour, "value": value_of(code), "chosen": taken})
    out: Json = {"id": "district." + name, "owner": owner_of(owner), "dice": dice}
    if owner != GREY:
        out["purse"] = g.own[owner * OWN + PURSE]
        out["passed"] = g.own[owner * OWN + PASSED] == 1
    return out


def chosen_dice(g: State) -> tuple[int, ...]:
    """Dice chosen one by one so far, as references."""
    if g.agenda and isinstance(g.agenda[-1], (CounterBlack, Group)):
        return g.agenda[-1].items
    return ()


def group_view(g: State) -> Json | None:
    """The dice chosen so far with total and prices, or None. counts: what each counts without a cube."""
    frame = g.agenda[-1] if chosen_dice(g) else None
    if not isinstance(frame, (CounterBlack, Group)):
        return None
    taken: dict[int, int] = {}
    ids: list[str] = []
    for ref in frame.items:
        owner, code = ref_owner(ref), ref_code(ref)
        index = dice_of(g, owner).index(code) + taken.get(ref, 0)
        taken[ref] = taken.get(ref, 0) + 1
        ids.append(f"die.{district_name(owner)}.{index}")
    out: Json = {"who": frame.who, "dice": ids, "price": 0, "prices": [0] * len(ids), "cube": None}
    if isinstance(frame, CounterBlack):
        out["counts"] = [red_doubled(ref_code(ref)) for ref in frame.items]
        out["total"] = chosen_total(frame.items)
        return out
    prices = die_prices(g, frame.who, frame.items, frame.a)
    out["total"] = group_total(g, frame.items, frame.a)
    out["counts"] = [value_of(ref_code(ref)) for ref in frame.items]
    out["price"] = sum(prices)
    out["prices"] = prices
    out["cube"] = tab(g).card_ids[card_at(g, frame.a)] if frame.a >= 0 else None
    return out


def target_view(g: State) -> str | None:
    """The element of the target that was chosen before what is asked now, or None."""
    frame = g.agenda[-1] if g.agenda else None
    if isinstance(frame, (ChooseDice, Source, Uses)):
        return target_element(g, frame.a)
    return target_element(g, frame.b - 1) if isinstance(frame, Group) and frame.b else None


def king_ranking(g: State) -> list[str]:
    """The elements of Le Roy's dice in the order in which he uses them [T93]."""
    who = g.players
    dice = dice_of(g, who)
    places = list(range(len(dice)))
    out: list[str] = []
    for code in ranked(tab(g), dice):
        place = next(i for i in places if dice[i] == code)
        places.remove(place)
        out.append(f"die.{district_name(who)}.{place}")
    return out


# --- seats -------------------------------------------------------------------------------------------


def seat_view(g: State, who: int) -> Json:
    """One player's possessions; VP and characters only where the observer may see them."""
    t = tab(g)
    b = who * OWN
    secret = g.own[b + VP_AT]
    is_over = not g.agenda
    vp: int | None = g.own[b + VP_OPEN]  # all there is after the end, and in the solo game
    if not is_over and g.seats == g.players:
        vp = None if secret == HIDDEN else secret
    return {
        "id": f"seat.{who}",
        "deniers": g.own[b + DENIERS_AT],
        "influence": g.own[b + INFLUENCE_AT],
        "vp": vp,
        "supply": g.own[b + SUPPLY],
        "reserve": g.own[b + RESERVE],
        "lying": sum(1 for building in range(BUILDINGS) if lies_in(g, who, building)),
        "passed": g.own[b + PASSED] == 1,
        "purse": g.own[b + PURSE],
        "won": [t.event_ids[event] for event in g.piles[who * PILES + WON]],
        "characters": character_views(g, who),
        "citizens": {BUILDING_NAMES[i]: citizens_in(g, who, i) for i in range(BUILDINGS)},
        "tradesmen": tradesmen_of(g, who),
        "tradesmen_vp": tradesman_points(g, who),
        "cathedral": cathedral_cubes(g, who),
        "standing": standing_view(g, who),
        "score": known_score(g, who),
        "score_secret": not is_over and g.seats == g.players,  # what is missing there is not to be known yet
    }


def known_score(g: State, who: int) -> Json:
    """Points by source as far as the observer knows them: no VP or characters of others [T2, T70]."""
    t = tab(g)
    parts: Json = {part.name: part.points for part in score_seat(g, who)}
    if not g.agenda or g.seats > g.players:
        return parts
    if g.own[who * OWN + VP_AT] == HIDDEN:
        del parts["tokens"]
    known = characters_in_play(g)  # face down ones are not named in it
    for card, name in enumerate(t.character_ids):
        if card not in known:
            del parts[name]
    return parts


def character_views(g: State, who: int) -> list[Json]:
    """A seat's characters: faces and what they would give that seat now, or backs."""
    t = tab(g)
    out: list[Json] = []
    for i, card in enumerate(g.piles[who * PILES + CHARACTERS] + g.piles[who * PILES + CHARACTERS_SHOWN]):
        if card == HIDDEN:
            out.append({"id": f"character.{who}.{i}", "character": None, "points": None})
        else:
            name = t.character_ids[card]
            out.append(
                {
                    "id": f"character.{who}.{name}",
                    "character": name,
                    "points": character_points(g, who, card, scored_at_end(g)),
                }
            )
    return out


def scored_at_end(g: State) -> bool:
    """Whether characters look at the seats only when the game is over; alone, any of Le Roy's turns may."""
    return g.seats == g.players


def standing_view(g: State, who: int) -> Json:
    """What each character counts of a seat and would give it now. No secret: everybody can count it."""
    t = tab(g)
    ended = scored_at_end(g)
    return {
        name: {
            "n": measure(g, who, t.character_metric[card], ended),
            "points": character_points(g, who, card, ended),
        }
        for card, name in enumerate(t.character_ids)
    }
