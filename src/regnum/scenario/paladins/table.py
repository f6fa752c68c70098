"""The table: decks, rows, King's cards, tax, spaces of the main board."""

from regnum.games.paladins.const import KINGS_FAVOUR, WORKER_NAMES, WORKER_TYPES
from regnum.games.paladins.state import (
    FAVOUR_BOX,
    FAVOUR_DECK,
    FAVOUR_WORKER,
    FAVOURS,
    MONK,
    MONKS,
    ORDER_BOX,
    ORDER_DECK,
    ORDERS,
    OUTPOST,
    OUTPOSTS,
    OUTSIDER_DECK,
    OUTSIDER_GONE,
    OUTSIDER_ROW,
    OWN,
    REGION_FREE,
    REGIONS,
    SCHEME_ASIDE,
    SCHEME_DECK,
    SCHEME_GONE,
    SPACES,
    TAVERN_DECK,
    TAVERN_GONE,
    TAVERN_ROW,
    TAVERNS_TAKEN,
    TOWNSFOLK_DECK,
    TOWNSFOLK_GONE,
    TOWNSFOLK_ROW,
    tab,
)
from regnum.games.paladins.workers import MULTISETS, fills
from regnum.kernel.agenda import GAP
from regnum.kernel.flat import State
from regnum.scenario.errors import shown, suggestion
from regnum.scenario.fields import Fields
from regnum.scenario.paladins.cards import (
    OUTSIDERS,
    SCHEMES,
    SUSPICION,
    TAVERNS,
    TOWNSFOLK,
    WALLS,
    WILD,
    Deal,
    DeckFields,
    Kind,
    Kinds,
    Wanted,
)

TOKENS = {"monk": MONK, "outpost": OUTPOST}


def claim_table(given: Fields, kinds: Kinds, wanted: Wanted, solo: bool) -> None:
    """All cards the fields of [given] itself ask for."""
    for kind, names in (
        (kinds.townsfolk, TOWNSFOLK),
        (kinds.outsiders, OUTSIDERS),
        (kinds.walls, WALLS),
        (kinds.taverns, TAVERNS),
        (kinds.suspicion, SUSPICION),
    ):
        wanted.claim(kind, given, *names.all()[1:] if names.row else names.all())
        if names.row:
            wanted.claim(kind, given, names.row, gaps=names is not TAVERNS)
    wanted.claim(kinds.orders, given, "orders", "next_orders")
    wanted.claim(kinds.favours, given, "favours", "next_favours")
    if solo:
        wanted.claim(kinds.schemes, given, *SCHEMES.all())


# --- rows and decks -------------------------------------------------------------------------------------


def deal_row(
    g: State, given: Fields, deal: Deal, names: DeckFields, wanted: Wanted, row: int, places: int
) -> None:
    """A row with a fixed number of places; places nobody speaks of are as dealt."""
    cards = wanted.get(given, names.row)
    cards = [] if cards is None else cards
    if len(cards) > places:
        given.problem(names.row, f"has {places} places, not {len(cards)}")
        cards = cards[:places]
    g.decks[row] = deal.row(cards + [WILD] * (places - len(cards)), g.decks[row])


def deal_townsfolk_row(g: State, given: Fields, deal: Deal, wanted: Wanted) -> None:
    deal_row(g, given, deal, TOWNSFOLK, wanted, TOWNSFOLK_ROW, len(tab(g).row_silver))


def deal_outsider_row(g: State, given: Fields, deal: Deal, wanted: Wanted) -> None:
    deal_row(g, given, deal, OUTSIDERS, wanted, OUTSIDER_ROW, tab(g).outsider_places)


def deal_taverns(g: State, given: Fields, deal: Deal, wanted: Wanted, revealed: bool) -> None:
    """Taverns lie open only while they are chosen, unless the scenario says so."""
    cards = wanted.get(given, TAVERNS.row)
    if cards is None:
        cards = [WILD] * (g.players + 1) if revealed else []
    g.decks[TAVERN_ROW] = deal.row(cards, ())
    taken = 0
    for name in given.texts("taverns_taken"):
        found = deal.kind.candidates(name)
        if not found or found[0] not in g.decks[TAVERN_ROW]:
            known = [tab(g).tavern_ids[card] for card in g.decks[TAVERN_ROW]]
            given.problem("taverns_taken", f"{shown(name)} is not on the table; {suggestion(name, known)}")
        else:
            taken |= 1 << g.decks[TAVERN_ROW].index(found[0])
    g.board[TAVERNS_TAKEN] = taken
    g.decks[TAVERN_DECK], g.decks[TAVERN_GONE] = deal.deck(given, TAVERNS, wanted)


def deal_decks(g: State, given: Fields, townsfolk: Deal, outsiders: Deal, wanted: Wanted) -> None:
    g.decks[TOWNSFOLK_DECK], g.decks[TOWNSFOLK_GONE] = townsfolk.deck(given, TOWNSFOLK, wanted)
    g.decks[OUTSIDER_DECK], g.decks[OUTSIDER_GONE] = outsiders.deck(given, OUTSIDERS, wanted)


# --- King's Orders and Favours ------------------------------------------------------------------------------


def deal_orders(g: State, given: Fields, kind: Kind, wanted: Wanted, round_shown: int) -> None:
    """Revealed by round unless said; the others face down, the rest in the box."""
    t = tab(g)
    open_now = sum(1 for number in t.order_round if number <= round_shown)
    zones = (ORDER_DECK, ORDERS, ORDER_BOX)
    _deal_kings(g, given, kind, wanted, "orders", (open_now, len(t.order_vp)), zones)


def deal_favours(g: State, given: Fields, kind: Kind, wanted: Wanted, round_shown: int) -> None:
    t = tab(g)
    open_now = sum(1 for number in t.favour_round if number <= round_shown)
    zones = (FAVOUR_DECK, FAVOURS, FAVOUR_BOX)
    _deal_kings(g, given, kind, wanted, "favours", (open_now, len(t.favour_round)), zones)


def _deal_kings(
    g: State,
    given: Fields,
    kind: Kind,
    wanted: Wanted,
    field: str,
    sizes: tuple[int, int],
    zones: tuple[int, int, int],
) -> None:
    deck, row, box = zones
    open_now, places = sizes
    cards = wanted.get(given, field)
    cards = [WILD] * open_now if cards is None else cards
    if len(cards) > places:
        given.problem(field, f"has {places} places, not {len(cards)}")
        cards = cards[:places]
    deal = Deal(kind, g.decks[box] + g.decks[deck])
    g.decks[row] = deal.row(cards, ())
    hidden = places - len(cards)
    following = wanted.get(given, "next_" + field) or []
    if len(following) > hidden:
        given.problem("next_" + field, f"only {hidden} are still face down")
        following = following[:hidden]
    top = deal.row(following, ())
    rest = hidden - len(top)
    g.decks[deck] = tuple(deal.left[len(deal.left) - rest :]) + top[::-1]
    g.decks[box] = tuple(deal.left[: len(deal.left) - rest])


def place_favour_workers(g: State, given: Fields) -> None:
    """`favour_workers = { favour_pray = "scout" }`."""
    t = tab(g)
    table = given.table("favour_workers")
    open_names = [t.favour_ids[card] for card in g.decks[FAVOURS]]
    for name in table.data:
        full = name if name in open_names else "favour_" + name
        worker = table.one_of(name, WORKER_NAMES[:WORKER_TYPES], WORKER_NAMES[0])
        if full not in open_names:
            table.problem(name, f"is no revealed King's Favour; {suggestion(full, open_names)}")
            continue
        place = open_names.index(full)
        code = WORKER_NAMES.index(worker)
        if (code,) not in [MULTISETS[n] for n in fills((t.favour_worker[g.decks[FAVOURS][place]],))]:
            table.problem(name, f"a {worker} may not stand there")
        g.board[FAVOUR_WORKER + place] = code + 1


def deal_schemes(g: State, given: Fields, kind: Kind, wanted: Wanted) -> None:
    """King's Favour schemes lie on the hidden favours; those of revealed ones have joined [P91]."""
    t = tab(g)
    favours = [i for i, action in enumerate(t.scheme_action) if action == KINGS_FAVOUR]
    hidden = len(favours) - len(g.decks[FAVOURS])
    aside = [card for card in favours if card not in kind.claimed][: max(0, hidden)]
    joined = tuple(card for card in favours if card not in aside)
    deal = Deal(kind, tuple(card for card in g.decks[SCHEME_DECK] if card not in favours))
    free = tuple(card for card in joined if card not in kind.claimed)
    if given.has(SCHEMES.discards):
        deal.give_back(free)
        free = ()
    g.decks[SCHEME_ASIDE] = tuple(aside)
    g.decks[SCHEME_DECK], gone = deal.deck(given, SCHEMES, wanted)
    g.decks[SCHEME_GONE] = gone + free


# --- the main board ----------------------------------------------------------------------------------


def place_tokens(g: State, given: Fields, seats: list[str]) -> None:
    """`spaces = { r2_3 = "A monk" }`."""
    t = tab(g)
    table = given.table("spaces")
    for name in table.data:
        words = table.text(name).split()
        if name not in t.space_ids:
            table.problem(name, f"is no space of the main board; {suggestion(name, t.space_ids)}")
        elif len(words) != 2 or words[0] not in seats or words[1] not in TOKENS:
            table.problem(name, f'must say whose token it is, like "{seats[-1]} monk" or "A outpost"')
        elif t.space_players[t.space_ids.index(name)] > g.players:
            least = t.space_players[t.space_ids.index(name)]
            table.problem(name, f"is open only with {least} players or more")
        else:
            token = 2 * seats.index(words[0]) + TOKENS[words[1]]
            g.board[SPACES + t.space_ids.index(name)] = token


def add_tokens(g: State, table: Fields, field: str, who: int, token: int) -> None:
    """`monks = 4`: so many altogether; those not named in `spaces` from the far right leftwards."""
    t = tab(g)
    code = 2 * who + token
    at = [i for i in range(len(t.space_ids)) if t.space_players[i] <= g.players]
    placed = sum(1 for i in at if g.board[SPACES + i] == code)
    most = len(t.commission_cost if token == MONK else t.garrison_cost)
    wanted = table.integer(field, 0, most, placed)
    if wanted < placed:
        table.problem(field, f"{placed} are on the main board already, in [given.spaces]")
    free = [i for i in at if not g.board[SPACES + i]]
    for _ in range(wanted - placed):
        if not free:
            table.problem(field, "the main board has no more free spaces")
            return
        g.board[SPACES + free.pop()] = code


def count_tokens(g: State) -> None:
    """Counters that follow from the spaces."""
    t = tab(g)
    for region in range(REGIONS):
        g.board[REGION_FREE + region] = sum(
            1
            for i, where in enumerate(t.space_region)
            if where == region and t.space_players[i] <= g.players and not g.board[SPACES + i]
        )
    for who in range(g.seats):
        for token, counter in ((MONK, MONKS), (OUTPOST, OUTPOSTS)):
            placed = sum(1 for i in range(len(t.space_ids)) if g.board[SPACES + i] == 2 * who + token)
            g.own[who * OWN + counter] = placed


def row_names(ids: list[str], row: tuple[int, ...]) -> list[str]:
    """A row by name, "" for a gap."""
    return ["" if card == GAP else ids[card] for card in row]
