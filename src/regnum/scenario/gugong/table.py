"""The table: gift cards, travel tokens, decrees, dice, houses, Meng's cards."""

from regnum.games.gugong.const import DIFFICULTY_NAMES, LOCATION_NAMES, LOCATIONS, OPTION_DIFFICULTY
from regnum.games.gugong.state import (
    AUTOMA_DECK,
    AUTOMA_GONE,
    AUTOMA_TODAY,
    CITIES,
    DECREE_BOX,
    DECREES_SHOWN,
    DICE,
    FOCUS,
    GIFT_BOX,
    GIFT_DECK,
    HOUSES,
    MEDAL,
    OFFICIALS,
    OWN,
    TOKEN_GONE,
    TOKEN_STACK,
    TRAVELLER,
    tab,
)
from regnum.kernel.agenda import GAP
from regnum.kernel.flat import State
from regnum.scenario.cards import WILD, Deal, Wanted
from regnum.scenario.errors import shown, suggestion
from regnum.scenario.fields import Fields, is_integer
from regnum.scenario.gugong.cards import AUTOMA, GIFTS, TOKENS, Kinds

PLACES = list(LOCATION_NAMES[:LOCATIONS])


class Table:
    """[given] and the tables inside it that name cards and tokens by their place."""

    def __init__(self, given: Fields) -> None:
        self.given = given
        self.officials = given.table("officials")
        self.cities = given.table("cities")

    def claim(self, g: State, kinds: Kinds, wanted: Wanted) -> None:
        """All cards and tokens these fields ask for."""
        wanted.claim(kinds.gifts, self.given, *GIFTS.all())
        wanted.claim(kinds.gifts, self.officials, *PLACES)
        wanted.claim(kinds.tokens, self.given, *TOKENS.all())
        for city in tab(g).city_ids:
            wanted.claim(kinds.tokens, self.cities, city, gaps=True)
        if g.seats > g.players:
            wanted.claim(kinds.automa, self.given, *AUTOMA.all(), "automa_today")

    def close(self) -> None:
        self.officials.close()
        self.cities.close()


def _one(table: Fields, wanted: Wanted, field: str) -> int:
    """The one card a place asks for; WILD if it does not speak of it."""
    cards = wanted.get(table, field)
    if cards is None:
        return WILD
    if len(cards) != 1:
        table.problem(field, f"must be one name, not {len(cards)}")
        return WILD
    return cards[0]


# --- gift cards --------------------------------------------------------------------------------------


def deal_officials(g: State, table: Table, deal: Deal, wanted: Wanted) -> None:
    """`officials = { jade = "pipa_board" }`; the others as dealt."""
    cards = [_one(table.officials, wanted, place) for place in PLACES]
    g.decks[OFFICIALS] = deal.row(cards, g.decks[OFFICIALS])


def deal_gift_deck(g: State, given: Fields, deal: Deal, wanted: Wanted) -> None:
    """The deck, when everything else has its cards; the box keeps what nobody asked for."""
    box = tuple(card for card in g.decks[GIFT_BOX] if card not in deal.kind.claimed)
    g.decks[GIFT_DECK], more = deal.deck(given, GIFTS, wanted)
    g.decks[GIFT_BOX] = box + more


# --- travel tokens -----------------------------------------------------------------------------------


def deal_cities(g: State, table: Table, kinds: Kinds, wanted: Wanted) -> Deal:
    """`cities = { xian = "servant", datong = "" }`; the others as dealt, none under a traveller."""
    t = tab(g)
    cities, stack = kinds.tokens.single(g.decks[CITIES], g.decks[TOKEN_STACK])
    tokens = [_one(table.cities, wanted, city) for city in t.city_ids]
    for who in range(g.seats):
        at = g.own[who * OWN + TRAVELLER] - 1
        if at >= 0 and tokens[at] not in (WILD, GAP):
            table.cities.problem(t.city_ids[at], "a traveller stands there: its token is gone")
        if at >= 0:
            tokens[at] = GAP
    deal = Deal(kinds.tokens, stack)
    g.decks[CITIES] = kinds.tokens.kinds(deal.row(tokens, cities))
    return deal


def deal_token_stack(g: State, given: Fields, kinds: Kinds, deal: Deal, wanted: Wanted) -> None:
    stack, gone = deal.deck(given, TOKENS, wanted)
    g.decks[TOKEN_STACK] = kinds.tokens.kinds(stack)
    g.decks[TOKEN_GONE] = kinds.tokens.kinds(gone)


# --- decrees -----------------------------------------------------------------------------------------


def deal_decrees(g: State, given: Fields, owned: list[str]) -> None:
    """`decrees = ["morning_ship"]`: these and those somebody stands on; the other places as dealt."""
    t = tab(g)
    asked: list[int] = []
    for name in given.texts("decrees") + owned:
        if name not in t.decree_ids:
            given.problem("decrees", f"{shown(name)} is no decree; {suggestion(name, t.decree_ids)}")
        elif t.decree_ids.index(name) not in asked:
            asked.append(t.decree_ids.index(name))
    tiles: list[int] = []
    for level in range(1, t.decree_levels + 1):
        here = [tile for tile in asked if t.decree_level[tile] == level]
        if len(here) > t.decrees_drawn:
            given.problem("decrees", f"only {t.decrees_drawn} of level {level} are in play, not {len(here)}")
        dealt = g.decks[DECREES_SHOWN] + g.decks[DECREE_BOX]
        here += [tile for tile in dealt if t.decree_level[tile] == level and tile not in here]
        tiles += here[: t.decrees_drawn]
    g.decks[DECREES_SHOWN] = tuple(tiles)
    g.decks[DECREE_BOX] = tuple(tile for tile in range(len(t.decree_ids)) if tile not in tiles)


# --- dice, houses, medal -----------------------------------------------------------------------------


def _numbers(given: Fields, field: str) -> list[int] | None:
    """A list of whole numbers; None if the field is not there."""
    value = given.get(field)
    if value is None:
        return None
    if isinstance(value, list) and all(is_integer(n) for n in value):
        return list(value)
    given.problem(field, f"must be a list of whole numbers, not {shown(value)}")
    return None


def set_dice(g: State, given: Fields) -> None:
    """`dice = [3, 3, 6]`."""
    t = tab(g)
    faces = _numbers(given, "dice")
    if faces is None:
        return
    if len(faces) != len(t.dice) or any(face not in die for face, die in zip(faces, t.dice, strict=False)):
        known = " or ".join([str(face) for face in t.dice[0]])
        given.problem("dice", f"must be {len(t.dice)} numbers, each {known}; not {shown(faces)}")
        return
    for i, face in enumerate(faces):
        g.board[DICE + i] = face


def set_houses(g: State, given: Fields) -> None:
    """`houses = [2, 3]`: those that still have their jade."""
    t = tab(g)
    count = len(t.house_prices[t.side_by_players[g.players]])
    houses = _numbers(given, "houses")
    if houses is None:
        return
    g.board[HOUSES] = 0
    for house in houses:
        if 1 <= house <= count:
            g.board[HOUSES] |= 1 << house - 1
        else:
            given.problem("houses", f"there are houses 1 to {count}, not {shown(house)}")


def set_medal(g: State, given: Fields, seats: list[str]) -> None:
    holder = given.one_of("medal", ["", *seats], "")
    g.board[MEDAL] = seats.index(holder) + 1 if holder else 0


# --- Meng --------------------------------------------------------------------------------------------


def deal_automa(g: State, given: Fields, kinds: Kinds, wanted: Wanted) -> None:
    """The cards that are in play with this difficulty: deck, played today, played before."""
    dealt = g.decks[AUTOMA_DECK] + g.decks[AUTOMA_TODAY] + g.decks[AUTOMA_GONE]
    absent = [card for card in kinds.automa.claimed if card not in dealt]
    deal = Deal(kinds.automa, dealt)
    for card in absent:  # an easy game has only one of the special cards: either may be named
        if not deal.left:
            break
        special = [c for c in deal.left if tab(g).automa_special[c]]
        if tab(g).automa_special[card] and special:
            deal.left.remove(special[0])
        else:
            name = tab(g).automa_ids[card]
            level = DIFFICULTY_NAMES[g.options[OPTION_DIFFICULTY]]
            given.problem("next_automa", f"{shown(name)} is not in play in a game that is {level}")
    g.decks[AUTOMA_TODAY] = deal.pile(given, "automa_today", wanted.get(given, "automa_today"))
    g.decks[AUTOMA_DECK], g.decks[AUTOMA_GONE] = deal.deck(given, AUTOMA, wanted)


def set_focus(g: State, given: Fields) -> None:
    if given.has("focus"):
        g.board[FOCUS] = PLACES.index(given.one_of("focus", PLACES, PLACES[0])) + 1
