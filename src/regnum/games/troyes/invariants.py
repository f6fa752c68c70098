"""What must hold in every position: nothing appears from or goes to nowhere."""

from regnum.games.troyes.const import (
    BUILDINGS,
    COLOURS,
    FACES,
    GREY,
    MARAUDING,
    NO_COLOUR,
    OWNERS,
    PLACES,
    WINDOWS,
)
from regnum.games.troyes.rules.buildings import citizens_standing, lies_in
from regnum.games.troyes.rules.dice import colour_of
from regnum.games.troyes.rules.event_cubes import cube_count, cubes_on
from regnum.games.troyes.rules.places import place_for
from regnum.games.troyes.state import UNROLLED, Table
from regnum.kernel.agenda import GAP


def problems_of(g: Table) -> list[str]:
    """Everything that is wrong with a position; empty for every position rules can reach."""
    return (
        card_problems(g)
        + dice_problems(g)
        + citizen_problems(g)
        + cathedral_problems(g)
        + event_problems(g)
        + seat_problems(g)
    )


def lost_or_doubled(name: str, found: list[int], expected: list[int]) -> list[str]:
    return [] if sorted(found) == sorted(expected) else [f"{name}: cards lost or doubled"]


def card_problems(g: Table) -> list[str]:
    """Every card is in exactly one place."""
    box = g.box
    bonus = g.options[0] == 1
    cards = [card for card in g.cards if card != GAP]
    for place in range(PLACES):
        cards.extend(g.unseen[place])
    events: list[int] = []
    for deck in (g.red_deck, g.white_deck, g.yellow_deck, g.red_box, g.event_row, g.event_gone):
        events.extend(deck)
    characters = list(g.character_box + g.character_row)
    for seat in g.seats:
        events.extend(seat.won)
        characters.extend(seat.characters + seat.characters_shown)
    all_cards = [card for card in range(len(box.card_ids)) if bonus or not box.card_bonus[card]]
    all_events = [event for event in range(len(box.event_ids)) if bonus or not box.event_bonus[event]]
    found = lost_or_doubled("activity cards", cards, all_cards)
    found += lost_or_doubled("events", events, all_events)
    found += lost_or_doubled("characters", characters, list(range(len(box.character_ids))))
    for place, card in enumerate(g.cards):
        if card != GAP and place_for(box, card) != place:
            found.append(f"activity place {place} holds a card of another")
    return found


def dice_problems(g: Table) -> list[str]:
    """Dice: as many as were rolled and not used, sorted, no more of a colour than there are."""
    box = g.box
    found: list[str] = []
    there = [0] * COLOURS
    for owner in range(OWNERS):
        if g.seat_count <= owner < GREY:
            continue
        dice = g.dice_of(owner)
        if list(dice) != sorted(dice):
            found.append(f"the dice of {owner} are not sorted")
        for code in dice:
            there[colour_of(code)] += 1
    if max(there) > box.colour_dice or len(g.black_dice) > box.black_dice:
        found.append("more dice than there are")
    if sum(there) != g.dice_rolled - g.dice_used:
        found.append("dice lost or doubled")
    black = g.black_dice
    if list(black) != sorted(black, reverse=True) or any(not UNROLLED <= v <= FACES for v in black):
        found.append("black dice out of order")
    return found


def citizen_problems(g: Table) -> list[str]:
    """Citizens: everybody has as many as at the start, wherever they are."""
    box = g.box
    found: list[str] = []
    for who in range(g.players):
        me = g.seats[who]
        total = me.supply + me.reserve + me.tradesmen() + citizens_on_board(g, who)
        if total != box.all_citizens or min(me.supply, me.reserve) < 0:
            found.append(f"seat {who}: citizens lost or doubled")
    if g.grey_supply < 0 or g.grey_supply + citizens_on_board(g, GREY) != box.neutral_citizens:
        found.append("neutral citizens lost or doubled")
    owners = {0, GREY + 1, *(who + 1 for who in range(g.seat_count))}
    if any(there not in owners for there in g.spaces):
        found.append("nobody's citizen stands in a building")
    for place, card in enumerate(g.cards):
        slots = [seat.tradesman[place] for seat in g.seats]
        most = len(box.card_slots[card]) if card != GAP else -1
        scoring = [slot for slot in slots if 0 < slot <= most]
        if max(slots) > most + 1 or len(set(scoring)) < len(scoring):
            found.append(f"tradesmen at place {place} out of order")
        delayed = card != GAP and box.card_delayed[card]
        if not delayed and any(seat.cubes[place] for seat in g.seats):
            found.append(f"cubes at place {place}, whose effect is not delayed")
    return found


def citizens_on_board(g: Table, owner: int) -> int:
    """How many citizens of an owner stand in the buildings or lie on them."""
    lying = sum(1 for building in range(BUILDINGS) if lies_in(g, owner, building))
    return citizens_standing(g, owner) + lying


def cathedral_problems(g: Table) -> list[str]:
    """No window stands on an empty one."""
    owners = {0, GREY + 1, *(who + 1 for who in range(g.seat_count))}
    windows = g.cathedral
    found = ["nobody's cube in the cathedral"] if any(w not in owners for w in windows) else []
    for window in range(FACES, WINDOWS):
        if windows[window] and not windows[window - FACES]:
            found.append(f"window {window} stands on nothing")
    return found


def event_problems(g: Table) -> list[str]:
    """The row begins with Marauding; cubes lie on events of the row only, and fill none."""
    box = g.box
    row = g.event_row
    found: list[str] = []
    if not row or row[0] != MARAUDING or any(box.event_colour[event] == NO_COLOUR for event in row[1:]):
        found.append("Marauding is not where it belongs")
    owners = {GREY, *range(g.seat_count)}
    for event, name in enumerate(box.event_ids):
        if g.event_cubes[event] and event not in row:
            found.append(f"cubes on {name}, which is not in the row")
        if cube_count(g, event) >= box.event_flags[event]:
            found.append(f"{name} is full and still there")
        if any(owner not in owners for owner in cubes_on(g, event)):
            found.append(f"nobody's cube on {name}")
    return found


def seat_problems(g: Table) -> list[str]:
    """Every seat: nothing negative, influence on the track, deniers conserved."""
    box = g.box
    found: list[str] = []
    deniers = 0
    for who, me in enumerate(g.seats):
        if min(me.deniers, me.influence, me.vp, me.vp_open, me.purse) < 0:
            found.append(f"seat {who}: something is negative")
        if min(me.cubes) < 0:
            found.append(f"seat {who}: a negative number of cubes")
        if me.influence > box.influence_max:
            found.append(f"seat {who}: influence is off the track")
        if me.purse and not me.passed:
            found.append(f"seat {who}: deniers in the district before passing")
        deniers += me.deniers + me.purse
    if deniers != box.start_deniers * g.players + g.bank_paid:
        found.append("deniers lost or doubled")
    if not 0 <= g.round <= box.rounds[g.players]:
        found.append("round out of range")
    return found
