"""The table: decks, rows, King's cards, tax, spaces of the main board."""

from regnum.games.paladins.const import KINGS_FAVOUR, MONK, OUTPOST
from regnum.games.paladins.rules.spaces import token_code
from regnum.games.paladins.rules.workers import fits
from regnum.games.paladins.state import Table
from regnum.scenario.cards import WILD, Deal, Kind, Wanted
from regnum.scenario.errors import shown, suggestion
from regnum.scenario.fields import Fields
from regnum.scenario.paladins.cards import Kinds
from regnum.scenario.paladins.names import (
    FAVOURS,
    ORDERS,
    OUTSIDERS,
    SCHEMES,
    SUSPICION,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    WORKERS,
    KingsCards,
    TableCards,
    zone_of,
)

TOKENS = {"monk": MONK, "outpost": OUTPOST}


def claim_table(given: Fields, kinds: Kinds, wanted: Wanted, solo: bool) -> None:
    """All cards the fields of [given] itself ask for."""
    for kind, cards in (
        (kinds.townsfolk, TOWNSFOLK),
        (kinds.outsiders, OUTSIDERS),
        (kinds.walls, WALLS),
        (kinds.taverns, TAVERNS),
        (kinds.suspicion, SUSPICION),
    ):
        names = cards.names
        wanted.claim(kind, given, *names.all()[1:] if names.row else names.all())
        if names.row:
            wanted.claim(kind, given, names.row, gaps=cards is not TAVERNS)
    for kind, kings in ((kinds.orders, ORDERS), (kinds.favours, FAVOURS)):
        wanted.claim(kind, given, kings.name, kings.following)
    if solo:
        wanted.claim(kinds.schemes, given, *SCHEMES.names.all())


# --- rows and decks -------------------------------------------------------------------------------------


def deal_row(g: Table, given: Fields, deal: Deal, cards: TableCards, wanted: Wanted, places: int) -> None:
    """A row with a fixed number of places; places nobody speaks of are as dealt."""
    asked = wanted.get(given, cards.names.row) or []
    if len(asked) > places:
        given.problem(cards.names.row, f"has {places} places, not {len(asked)}")
        asked = asked[:places]
    row = deal.row(asked + [WILD] * (places - len(asked)), zone_of(g, cards.row))
    setattr(g, cards.row, row)


def deal_deck(g: Table, given: Fields, deal: Deal, cards: TableCards, wanted: Wanted) -> None:
    """Deck and discards, when the rest is known."""
    deck, gone = deal.deck(given, cards.names, wanted)
    setattr(g, cards.deck, deck)
    if cards.names.discards:
        setattr(g, cards.gone, gone)


def deal_taverns(g: Table, given: Fields, deal: Deal, wanted: Wanted, revealed: bool) -> None:
    """Taverns lie open only while they are chosen, unless the scenario says so."""
    cards = wanted.get(given, TAVERNS.names.row)
    if cards is None:
        cards = [WILD] * (g.players + 1) if revealed else []
    g.tavern_row = deal.row(cards, ())
    g.taverns_taken = 0
    for name in given.texts("taverns_taken"):
        found = deal.kind.candidates(name)
        if not found or found[0] not in g.tavern_row:
            known = [g.box.tavern_ids[card] for card in g.tavern_row]
            given.problem("taverns_taken", f"{shown(name)} is not on the table; {suggestion(name, known)}")
        else:
            g.taverns_taken |= 1 << g.tavern_row.index(found[0])
    deal_deck(g, given, deal, TAVERNS, wanted)


# --- King's Orders and Favours ------------------------------------------------------------------------------


def deal_orders(g: Table, given: Fields, kind: Kind, wanted: Wanted) -> None:
    """Revealed by round unless said; the others face down, the rest in the box."""
    _deal_kings(g, given, kind, wanted, ORDERS, g.box.order_round)


def deal_favours(g: Table, given: Fields, kind: Kind, wanted: Wanted) -> None:
    _deal_kings(g, given, kind, wanted, FAVOURS, g.box.favour_round)


def _deal_kings(
    g: Table, given: Fields, kind: Kind, wanted: Wanted, kings: KingsCards, rounds: list[int]
) -> None:
    """`rounds`: when the card of each place is revealed."""
    places = len(rounds)
    cards = wanted.get(given, kings.name)
    if cards is None:
        cards = [WILD] * sum(1 for number in rounds if number <= g.round)
    if len(cards) > places:
        given.problem(kings.name, f"has {places} places, not {len(cards)}")
        cards = cards[:places]
    deal = Deal(kind, zone_of(g, kings.box) + zone_of(g, kings.deck))
    setattr(g, kings.row, deal.row(cards, ()))
    hidden = places - len(cards)
    following = wanted.get(given, kings.following) or []
    if len(following) > hidden:
        given.problem(kings.following, f"only {hidden} are still face down")
        following = following[:hidden]
    top = deal.row(following, ())
    rest = hidden - len(top)
    setattr(g, kings.deck, tuple(deal.left[len(deal.left) - rest :]) + top[::-1])
    setattr(g, kings.box, tuple(deal.left[: len(deal.left) - rest]))


def place_favour_workers(g: Table, given: Fields) -> None:
    """`favour_workers = { favour_pray = "scout" }`."""
    box = g.box
    table = given.table("favour_workers")
    open_names = [box.favour_ids[card] for card in g.favours]
    for name in table.data:
        full = name if name in open_names else "favour_" + name
        worker = table.one_of(name, WORKERS, WORKERS[0])
        if full not in open_names:
            table.problem(name, f"is no revealed King's Favour; {suggestion(full, open_names)}")
            continue
        place = open_names.index(full)
        code = WORKERS.index(worker)
        if not fits(code, box.favour_worker[g.favours[place]]):
            table.problem(name, f"a {worker} may not stand there")
        g.favour_worker[place] = code + 1


def deal_schemes(g: Table, given: Fields, kind: Kind, wanted: Wanted) -> None:
    """King's Favour schemes lie on the hidden favours; those of revealed ones have joined [P91]."""
    favours = [card for card, action in enumerate(g.box.scheme_action) if action == KINGS_FAVOUR]
    hidden = len(favours) - len(g.favours)
    aside = [card for card in favours if card not in kind.claimed][: max(0, hidden)]
    joined = tuple(card for card in favours if card not in aside)
    deal = Deal(kind, tuple(card for card in g.scheme_deck if card not in favours))
    free = tuple(card for card in joined if card not in kind.claimed)
    if given.has(SCHEMES.names.discards):
        deal.give_back(free)
        free = ()
    g.scheme_aside = tuple(aside)
    deal_deck(g, given, deal, SCHEMES, wanted)
    g.scheme_gone += free


# --- the main board ----------------------------------------------------------------------------------


def place_tokens(g: Table, given: Fields, seats: list[str]) -> None:
    """`spaces = { r2_3 = "A monk" }`."""
    box = g.box
    table = given.table("spaces")
    for name in table.data:
        words = table.text(name).split()
        if name not in box.space_ids:
            table.problem(name, f"is no space of the main board; {suggestion(name, box.space_ids)}")
            continue
        space = box.space_ids.index(name)
        if len(words) != 2 or words[0] not in seats or words[1] not in TOKENS:
            table.problem(name, f'must say whose token it is, like "{seats[-1]} monk" or "A outpost"')
        elif not g.is_open(space):
            table.problem(name, f"is open only with {box.space_players[space]} players or more")
        else:
            g.spaces[space] = token_code(seats.index(words[0]), TOKENS[words[1]])


def add_tokens(g: Table, table: Fields, field: str, who: int, token: int) -> None:
    """`monks = 4`: so many altogether; those not named in `spaces` from the far right leftwards."""
    code = token_code(who, token)
    placed = g.spaces.count(code)
    most = len(g.box.commission_cost if token == MONK else g.box.garrison_cost)
    wanted = table.integer(field, 0, most, placed)
    if wanted < placed:
        table.problem(field, f"{placed} are on the main board already, in [given.spaces]")
    free = [space for space, held in enumerate(g.spaces) if not held and g.is_open(space)]
    for _ in range(wanted - placed):
        if not free:
            table.problem(field, "the main board has no more free spaces")
            return
        g.spaces[free.pop()] = code


def count_tokens(g: Table) -> None:
    """Counters that follow from the spaces."""
    g.region_free = [0] * len(g.region_free)
    for space, region in enumerate(g.box.space_region):
        if g.is_open(space) and not g.spaces[space]:
            g.region_free[region] += 1
    for who in range(g.seat_count):
        me = g.seat(who)
        me.monks = g.spaces.count(token_code(who, MONK))
        me.outposts = g.spaces.count(token_code(who, OUTPOST))
