"""Activity cards, events and characters asked for by name; whatever is left fills the rest."""

from regnum.games.troyes.const import COLOUR_NAMES, MARAUDING, PLACES
from regnum.games.troyes.rules.places import age_at, colour_at, place_for
from regnum.games.troyes.state import Box, Table
from regnum.kernel.agenda import GAP
from regnum.scenario.cards import WILD, Deal, Kind, Wanted
from regnum.scenario.errors import shown
from regnum.scenario.fields import Fields
from regnum.scenario.troyes.names import EVENT_DECKS, NEXT_BOX, NEXT_RED, NEXT_WHITE, NEXT_YELLOW, EventDeck

BONUS = 'the bonus cards, which need options = { bonus = "yes" }'


class Kinds:
    """All kinds of cards, and which of them a game without bonus cards lacks."""

    def __init__(self, box: Box, bonus: bool) -> None:
        self.cards = Kind("activity card", box.card_ids)
        self.events = Kind("event", box.event_ids, copies=True)
        self.characters = Kind("character", box.character_ids)
        self.events.claimed[MARAUDING] = "the board, where it is printed"
        if not bonus:
            self.cards.claimed.update(
                {card: BONUS for card, is_bonus in enumerate(box.card_bonus) if is_bonus}
            )
            self.events.claimed.update({n: BONUS for n, is_bonus in enumerate(box.event_bonus) if is_bonus})


def claim_cards(given: Fields, seats: list[Fields], players: int, kinds: Kinds, wanted: Wanted) -> None:
    """All cards that any field names: they come first."""
    wanted.claim(kinds.cards, given, "cards", "next_cards")
    wanted.claim(kinds.events, given, "row", "gone", *EVENT_DECKS)
    for who, seat in enumerate(seats):
        wanted.claim(kinds.events, seat, "won")
        if who < players and len(seats) == players:
            wanted.claim(kinds.characters, seat, "characters")
    if len(seats) > players:
        wanted.claim(kinds.characters, given, "characters")


# --- activity cards -----------------------------------------------------------------------------------


def oldest_named(box: Box, given: Fields, wanted: Wanted) -> int:
    """The highest age among the cards that are to lie open."""
    return max((box.card_age[card] for card in wanted.get(given, "cards") or [] if card >= 0), default=0)


def deal_activity_cards(g: Table, given: Fields, wanted: Wanted, ages: int) -> None:
    """Cards of the ages so far lie open, the others face down, in the places they belong to."""
    box = g.box
    lying_open = _by_place(box, given, "cards", wanted)
    face_down = _by_place(box, given, "next_cards", wanted)
    cards: list[int] = []
    for place in range(PLACES):
        unseen = list(g.unseen[place])
        name = f"{COLOUR_NAMES[colour_at(place)]}, age {age_at(place)}"
        is_open = age_at(place) <= ages
        if place in lying_open and not is_open:
            given.problem("cards", f"{shown(box.card_ids[lying_open[place]])} ({name}) is still face down")
        if place in face_down and is_open:
            given.problem(
                "next_cards", f"{shown(box.card_ids[face_down[place]])}: the card ({name}) lies open"
            )
        first = lying_open.get(place, face_down.get(place, unseen[0]))
        unseen.remove(first)
        cards.append(first if is_open else GAP)
        g.unseen[place] = tuple(unseen if is_open else [first, *unseen])
    g.cards = tuple(cards)


def _by_place(box: Box, given: Fields, field: str, wanted: Wanted) -> dict[int, int]:
    found: dict[int, int] = {}
    for card in named(given, field, wanted):
        place = place_for(box, card)
        if place in found:
            both = f"{shown(box.card_ids[found[place]])} and {shown(box.card_ids[card])}"
            given.problem(field, f"{both} have the same place")
        found[place] = card
    return found


# --- events -------------------------------------------------------------------------------------------


def deal_events(
    g: Table, given: Fields, seats: list[Fields], kinds: Kinds, wanted: Wanted, drawn: int
) -> None:
    """The row, what was won and discarded; the rest in their decks, red ones as far as rounds are left."""
    box = g.box
    reds = Deal(kinds.events, g.red_box + g.red_deck)
    g.event_row = (MARAUDING, *named(given, "row", wanted))
    g.event_gone = tuple(named(given, "gone", wanted))
    for who, seat in enumerate(seats):
        g.seat(who).won = tuple(named(seat, "won", wanted))
    top = _next(box, given, NEXT_RED, wanted)
    size = max(box.rounds[g.players] - drawn, 0)
    if len(top) > size:
        given.problem(NEXT_RED.name, f"only {size} red events are still to come")
        top = top[:size]
    cut = max(len(reds.left) - (size - len(top)), 0)
    NEXT_RED.set(g, reds.left[cut:], top)
    NEXT_BOX.set(g, reds.left[:cut], _next(box, given, NEXT_BOX, wanted))
    for deck in (NEXT_WHITE, NEXT_YELLOW):
        deck.set(g, Deal(kinds.events, deck.get(g)).left, _next(box, given, deck, wanted))


def named(table: Fields, field: str, wanted: Wanted) -> list[int]:
    """The cards of a field; "some card" has no meaning where every card is told apart."""
    cards = wanted.get(table, field) or []
    if WILD in cards and not table.problems:
        table.problem(field, "must be a list of names")
    return [card for card in cards if card >= 0]


def _next(box: Box, given: Fields, deck: EventDeck, wanted: Wanted) -> list[int]:
    cards = named(given, deck.name, wanted)
    for card in cards:
        if box.event_colour[card] != deck.colour:
            given.problem(deck.name, f"{shown(box.event_ids[card])} is not a {deck.colour_name()} event")
    return cards


# --- characters ------------------------------------------------------------------------------------------


def deal_characters(g: Table, given: Fields, seats: list[Fields], kinds: Kinds, wanted: Wanted) -> None:
    """Everybody's own; a shorter list names the first ones. Alone: the open row, the next one first."""
    left = Deal(kinds.characters, g.character_box)
    if g.is_solo():
        row = wanted.get(given, "characters")
        if row is not None:
            whole = Deal(kinds.characters, g.character_box + g.character_row)
            g.character_row = tuple(named(given, "characters", wanted))
            g.character_box = tuple(whole.left)
        return
    each = g.box.characters[g.players]
    for who, seat in enumerate(seats):
        cards = wanted.get(seat, "characters") or []
        if len(cards) > each:
            seat.problem("characters", f"every player has {each}, not {len(cards)}")
            cards = cards[:each]
        me = g.seat(who)
        me.characters = left.row(cards + [WILD] * (each - len(cards)), me.characters)
    g.character_box = tuple(left.left)
