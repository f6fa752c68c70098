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
    colour_of,
)
from regnum.games.troyes.state import (
    BANK_PAID,
    BLACK_DICE,
    CARDS,
    CATHEDRAL,
    CATHEDRAL_COUNT,
    CHARACTER_BOX,
    CHARACTER_ROW,
    CHARACTERS,
    CHARACTERS_SHOWN,
    CUBES,
    DENIERS_AT,
    DICE_ROLLED,
    DICE_USED,
    EVENT_CUBES,
    EVENT_GONE,
    EVENT_ROW,
    GREY_SUPPLY,
    INFLUENCE_AT,
    LYING,
    OWN,
    PASSED,
    PILES,
    PURSE,
    RED_BOX,
    RED_DECK,
    RESERVE,
    ROUND,
    SPACE_COUNT,
    SPACES,
    SUPPLY,
    TRADESMAN,
    UNROLLED,
    UNSEEN,
    VP_AT,
    VP_OPEN,
    WHITE_DECK,
    WON,
    YELLOW_DECK,
    citizens_standing,
    cube_count,
    dice_of,
    event_cubes,
    tab,
    tradesmen_of,
)
from regnum.kernel.agenda import GAP
from regnum.kernel.flat import State


def problems_of(g: State) -> list[str]:
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


def card_problems(g: State) -> list[str]:
    """Every card is in exactly one place."""
    t = tab(g)
    bonus = g.options[0] == 1
    cards = [card for card in g.decks[CARDS] if card != GAP]
    for place in range(PLACES):
        cards.extend(g.decks[UNSEEN + place])
    events: list[int] = []
    for deck in (RED_DECK, WHITE_DECK, YELLOW_DECK, RED_BOX, EVENT_ROW, EVENT_GONE):
        events.extend(g.decks[deck])
    characters = list(g.decks[CHARACTER_BOX] + g.decks[CHARACTER_ROW])
    for who in range(g.seats):
        events.extend(g.piles[who * PILES + WON])
        characters.extend(g.piles[who * PILES + CHARACTERS] + g.piles[who * PILES + CHARACTERS_SHOWN])
    all_cards = [card for card in range(len(t.card_ids)) if bonus or not t.card_bonus[card]]
    all_events = [event for event in range(len(t.event_ids)) if bonus or not t.event_bonus[event]]
    found = lost_or_doubled("activity cards", cards, all_cards)
    found += lost_or_doubled("events", events, all_events)
    found += lost_or_doubled("characters", characters, list(range(len(t.character_ids))))
    for place, card in enumerate(g.decks[CARDS]):
        if card != GAP and t.card_colour[card] * 3 + t.card_age[card] - 1 != place:
            found.append(f"activity place {place} holds a card of another")
    return found


def dice_problems(g: State) -> list[str]:
    """Dice: as many as were rolled and not used, sorted, no more of a colour than there are."""
    t = tab(g)
    found: list[str] = []
    there = [0] * COLOURS
    for owner in range(OWNERS):
        if g.seats <= owner < GREY:
            continue
        dice = dice_of(g, owner)
        if list(dice) != sorted(dice):
            found.append(f"the dice of {owner} are not sorted")
        for code in dice:
            there[colour_of(code)] += 1
    if max(there) > t.colour_dice or len(g.decks[BLACK_DICE]) > t.black_dice:
        found.append("more dice than there are")
    if sum(there) != g.board[DICE_ROLLED] - g.board[DICE_USED]:
        found.append("dice lost or doubled")
    black = g.decks[BLACK_DICE]
    if list(black) != sorted(black, reverse=True) or any(not UNROLLED <= v <= FACES for v in black):
        found.append("black dice out of order")
    return found


def citizen_problems(g: State) -> list[str]:
    """Citizens: everybody has as many as at the start, wherever they are."""
    t = tab(g)
    found: list[str] = []
    for who in range(g.players):
        b = who * OWN
        total = g.own[b + SUPPLY] + g.own[b + RESERVE] + citizens_standing(g, who) + tradesmen_of(g, who)
        total += sum(g.board[LYING + building] >> who & 1 for building in range(BUILDINGS))
        if total != t.all_citizens or min(g.own[b + SUPPLY], g.own[b + RESERVE]) < 0:
            found.append(f"seat {who}: citizens lost or doubled")
    lying = sum(g.board[LYING + building] >> GREY & 1 for building in range(BUILDINGS))
    if g.board[GREY_SUPPLY] < 0 or g.board[GREY_SUPPLY] + citizens_standing(g, GREY) + lying != (
        t.neutral_citizens
    ):
        found.append("neutral citizens lost or doubled")
    owners = {0, GREY + 1, *(who + 1 for who in range(g.seats))}
    if any(there not in owners for there in g.board[SPACES : SPACES + SPACE_COUNT]):
        found.append("nobody's citizen stands in a building")
    for place, card in enumerate(g.decks[CARDS]):
        slots = [g.own[who * OWN + TRADESMAN + place] for who in range(g.seats)]
        most = len(t.card_slots[card]) if card != GAP else -1
        scoring = [slot for slot in slots if 0 < slot <= most]
        if max(slots) > most + 1 or len(set(scoring)) < len(scoring):
            found.append(f"tradesmen at place {place} out of order")
        delayed = card != GAP and t.card_delayed[card]
        if not delayed and any(g.own[who * OWN + CUBES + place] for who in range(g.seats)):
            found.append(f"cubes at place {place}, whose effect is not delayed")
    return found


def cathedral_problems(g: State) -> list[str]:
    """No window stands on an empty one."""
    owners = {0, GREY + 1, *(who + 1 for who in range(g.seats))}
    windows = g.board[CATHEDRAL : CATHEDRAL + CATHEDRAL_COUNT]
    found = ["nobody's cube in the cathedral"] if any(w not in owners for w in windows) else []
    for window in range(FACES, CATHEDRAL_COUNT):
        if windows[window] and not windows[window - FACES]:
            found.append(f"window {window} stands on nothing")
    return found


def event_problems(g: State) -> list[str]:
    """The row begins with Marauding; cubes lie on events of the row only, and fill none."""
    t = tab(g)
    row = g.decks[EVENT_ROW]
    found: list[str] = []
    if not row or row[0] != MARAUDING or any(t.event_colour[event] == NO_COLOUR for event in row[1:]):
        found.append("Marauding is not where it belongs")
    owners = {GREY, *range(g.seats)}
    for event, name in enumerate(t.event_ids):
        if g.board[EVENT_CUBES + event] and event not in row:
            found.append(f"cubes on {name}, which is not in the row")
        if cube_count(g, event) >= t.event_flags[event]:
            found.append(f"{name} is full and still there")
        if any(owner not in owners for owner in event_cubes(g, event)):
            found.append(f"nobody's cube on {name}")
    return found


def seat_problems(g: State) -> list[str]:
    """Every seat: nothing negative, influence on the track, deniers conserved."""
    t = tab(g)
    found: list[str] = []
    deniers = 0
    for who in range(g.seats):
        b = who * OWN
        if min(g.own[b + at] for at in (DENIERS_AT, INFLUENCE_AT, VP_AT, VP_OPEN, PURSE)) < 0:
            found.append(f"seat {who}: something is negative")
        if min(g.own[b + CUBES + place] for place in range(PLACES)) < 0:
            found.append(f"seat {who}: a negative number of cubes")
        if g.own[b + INFLUENCE_AT] > t.influence_max:
            found.append(f"seat {who}: influence is off the track")
        if g.own[b + PURSE] and not g.own[b + PASSED]:
            found.append(f"seat {who}: deniers in the district before passing")
        deniers += g.own[b + DENIERS_AT] + g.own[b + PURSE]
    if deniers != t.start_deniers * g.players + g.board[BANK_PAID]:
        found.append("deniers lost or doubled")
    if not 0 <= g.board[ROUND] <= t.rounds[g.players]:
        found.append("round out of range")
    return found
