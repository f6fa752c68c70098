"""The table: gift cards, travel tokens, decrees, dice, houses, Meng's cards."""

from regnum.games.gugong.const import DIFFICULTY_NAMES, OPTION_DIFFICULTY
from regnum.games.gugong.rules.jade import square
from regnum.games.gugong.state import Table, is_solo
from regnum.kernel.agenda import GAP
from regnum.scenario.cards import WILD, Deal, Wanted
from regnum.scenario.errors import shown, suggestion
from regnum.scenario.fields import Fields, is_integer
from regnum.scenario.gugong.cards import Kinds
from regnum.scenario.gugong.names import AUTOMA_DECK, AUTOMA_TODAY, DECREES, GIFT_DECK, PLACES, TOKEN_STACK


class Given:
    """[given] and the tables inside it that name cards and tokens by their place."""

    def __init__(self, given: Fields) -> None:
        self.given = given
        self.officials = given.table("officials")
        self.cities = given.table("cities")

    def claim(self, g: Table, kinds: Kinds, wanted: Wanted) -> None:
        """All cards and tokens these fields ask for."""
        wanted.claim(kinds.gifts, self.given, *GIFT_DECK.fields().all())
        wanted.claim(kinds.gifts, self.officials, *PLACES)
        wanted.claim(kinds.tokens, self.given, *TOKEN_STACK.fields().all())
        for city in g.box.city_ids:
            wanted.claim(kinds.tokens, self.cities, city, gaps=True)
        if is_solo(g):
            wanted.claim(kinds.automa, self.given, *AUTOMA_DECK.fields().all(), AUTOMA_TODAY.name)

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


def deal_officials(g: Table, table: Given, deal: Deal, wanted: Wanted) -> None:
    """`officials = { jade = "pipa_board" }`; the others as dealt."""
    cards = [_one(table.officials, wanted, place) for place in PLACES]
    g.officials = deal.row(cards, g.officials)


def deal_gift_deck(g: Table, given: Fields, deal: Deal, wanted: Wanted) -> None:
    """The deck, when everything else has its cards; the box keeps what nobody asked for."""
    kept = tuple(card for card in g.gift_box if card not in deal.kind.claimed)
    g.gift_deck, more = deal.deck(given, GIFT_DECK.fields(), wanted)
    g.gift_box = kept + more


# --- travel tokens -----------------------------------------------------------------------------------


def deal_cities(g: Table, table: Given, kinds: Kinds, wanted: Wanted) -> Deal:
    """`cities = { xian = "servant", datong = "" }`; the others as dealt, none under a traveller."""
    box = g.box
    cities, stack = kinds.tokens.single(g.cities, g.token_stack)
    tokens = [_one(table.cities, wanted, city) for city in box.city_ids]
    for seat in g.seats:
        at = seat.traveller - 1
        if at >= 0 and tokens[at] not in (WILD, GAP):
            table.cities.problem(box.city_ids[at], "a traveller stands there: its token is gone")
        if at >= 0:
            tokens[at] = GAP
    deal = Deal(kinds.tokens, stack)
    g.cities = kinds.tokens.kinds(deal.row(tokens, cities))
    return deal


def deal_token_stack(g: Table, given: Fields, kinds: Kinds, deal: Deal, wanted: Wanted) -> None:
    stack, gone = deal.deck(given, TOKEN_STACK.fields(), wanted)
    g.token_stack = kinds.tokens.kinds(stack)
    g.token_gone = kinds.tokens.kinds(gone)


# --- decrees -----------------------------------------------------------------------------------------


def deal_decrees(g: Table, given: Fields, owned: list[str]) -> None:
    """`decrees = ["morning_ship"]`: these and those somebody stands on; the other places as dealt."""
    box = g.box
    asked: list[int] = []
    for name in given.texts(DECREES.name) + owned:
        if name not in box.decree_ids:
            given.problem(DECREES.name, f"{shown(name)} is no decree; {suggestion(name, box.decree_ids)}")
        elif box.decree_ids.index(name) not in asked:
            asked.append(box.decree_ids.index(name))
    tiles: list[int] = []
    for level in range(1, box.decree_levels + 1):
        here = [tile for tile in asked if box.decree_level[tile] == level]
        if len(here) > box.decrees_drawn:
            given.problem(
                DECREES.name, f"only {box.decrees_drawn} of level {level} are in play, not {len(here)}"
            )
        dealt = g.decrees + g.decree_box
        here += [tile for tile in dealt if box.decree_level[tile] == level and tile not in here]
        tiles += here[: box.decrees_drawn]
    g.decrees = tuple(tiles)
    g.decree_box = tuple(tile for tile in range(len(box.decree_ids)) if tile not in tiles)


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


def set_dice(g: Table, given: Fields) -> None:
    """`dice = [3, 3, 6]`."""
    box = g.box
    faces = _numbers(given, "dice")
    if faces is None:
        return
    if len(faces) != len(box.dice) or any(
        face not in die for face, die in zip(faces, box.dice, strict=False)
    ):
        known = " or ".join([str(face) for face in box.dice[0]])
        given.problem("dice", f"must be {len(box.dice)} numbers, each {known}; not {shown(faces)}")
        return
    g.dice = faces


def set_houses(g: Table, given: Fields) -> None:
    """`houses = [2, 3]`: those that still have their jade."""
    count = square(g)
    houses = _numbers(given, "houses")
    if houses is None:
        return
    g.houses = 0
    for house in houses:
        if 1 <= house <= count:
            g.houses |= 1 << house - 1
        else:
            given.problem("houses", f"there are houses 1 to {count}, not {shown(house)}")


def set_medal(g: Table, given: Fields, seats: list[str]) -> None:
    holder = given.one_of("medal", ["", *seats], "")
    g.medal = seats.index(holder) + 1 if holder else 0


# --- Meng --------------------------------------------------------------------------------------------


def deal_automa(g: Table, given: Fields, kinds: Kinds, wanted: Wanted) -> None:
    """The cards that are in play with this difficulty: deck, played today, played before."""
    dealt = g.automa_deck + g.automa_today + g.automa_gone
    absent = [card for card in kinds.automa.claimed if card not in dealt]
    deal = Deal(kinds.automa, dealt)
    for card in absent:  # an easy game has only one of the special cards: either may be named
        if not deal.left:
            break
        special = [c for c in deal.left if g.box.automa_special[c]]
        if g.box.automa_special[card] and special:
            deal.left.remove(special[0])
        else:
            name = g.box.automa_ids[card]
            level = DIFFICULTY_NAMES[g.options[OPTION_DIFFICULTY]]
            given.problem(AUTOMA_DECK.following, f"{shown(name)} is not in play in a game that is {level}")
    g.automa_today = deal.pile(given, AUTOMA_TODAY.name, wanted.get(given, AUTOMA_TODAY.name))
    g.automa_deck, g.automa_gone = deal.deck(given, AUTOMA_DECK.fields(), wanted)


def set_focus(g: Table, given: Fields) -> None:
    if given.has("focus"):
        g.focus = PLACES.index(given.one_of("focus", PLACES, PLACES[0])) + 1
