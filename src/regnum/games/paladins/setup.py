"""Set-up [P1-P3, P90]: decks, rows, boards; the free draft of townsfolk is the first decision."""

from regnum.games.paladins.const import FAITH, KINGS_FAVOUR
from regnum.games.paladins.flow import RoundStart, SlideRow
from regnum.games.paladins.recruit import SETUP, TakeTownsfolk
from regnum.games.paladins.solo import ai_workshop
from regnum.games.paladins.state import (
    AI_ARRIVED,
    AI_CLOCK,
    DECKS,
    FAVOUR_BOX,
    FAVOUR_DECK,
    ORDER_BOX,
    ORDER_DECK,
    OUTSIDER_DECK,
    OUTSIDER_ROW,
    OWN,
    PALADIN_DECK,
    PILES,
    PROVISION_AT,
    REGION_FREE,
    SCHEME_ASIDE,
    SCHEME_DECK,
    SILVER_AT,
    SPACES,
    START,
    SUSPICION_DECK,
    TAVERN_DECK,
    TAX_SUPPLY,
    TOWNSFOLK_DECK,
    TOWNSFOLK_ROW,
    WALL_DECK,
)
from regnum.games.paladins.tables import Tables
from regnum.kernel.agenda import push
from regnum.kernel.chance import below, shuffled
from regnum.kernel.flat import State, blank


def deal(t: Tables, players: int, options: list[int], key: bytes) -> State:
    """A new game with its agenda set."""
    g = blank()
    g.tables = t
    g.players = players
    g.seats = players + 1 if players == 1 else players
    g.options = options
    g.key = key
    g.board = [0] * (SPACES + len(t.space_ids))
    g.own = [0] * (OWN * g.seats)
    g.decks = [()] * len(DECKS)
    g.piles = [()] * (PILES * g.seats)
    deal_table(g, t)
    for seat in range(players):
        g.own[seat * OWN + SILVER_AT] = t.start_silver
        g.own[seat * OWN + PROVISION_AT] = t.start_provisions
        g.piles[seat * PILES + PALADIN_DECK] = shuffled(g, tuple(range(len(t.paladin_ids))))
    if g.seats > players:
        set_up_ai(g, t, players, options[0])
    else:
        g.board[START] = below(g, players)
    deal_kings_cards(g, t)
    push(g, RoundStart(-1))
    push(g, SlideRow(-1))
    for step in range(players):  # reverse turn order: the start player picks last [P3]
        push(g, TakeTownsfolk((g.board[START] + step) % players, SETUP))
    return g


def deal_table(g: State, t: Tables) -> None:
    """Decks, rows, tax supply and open spaces [P1]."""
    places = len(t.row_silver)
    townsfolk = shuffled(g, tuple(range(len(t.townsfolk_ids))))
    g.decks[TOWNSFOLK_ROW] = townsfolk[:places]
    g.decks[TOWNSFOLK_DECK] = townsfolk[places:]
    outsiders = shuffled(g, tuple(range(len(t.outsider_ids))))
    g.decks[OUTSIDER_ROW] = outsiders[: t.outsider_places]
    g.decks[OUTSIDER_DECK] = outsiders[t.outsider_places :]
    g.decks[WALL_DECK] = shuffled(g, tuple(range(len(t.wall_ids))))
    g.decks[TAVERN_DECK] = shuffled(g, tuple(range(len(t.tavern_ids))))
    g.decks[SUSPICION_DECK] = shuffled(g, tuple(range(len(t.suspicion_tax))))
    g.board[TAX_SUPPLY] = t.tax_supply[g.players]
    for space, region in enumerate(t.space_region):
        if t.space_players[space] <= g.players:
            g.board[REGION_FREE + region] += 1


def deal_kings_cards(g: State, t: Tables) -> None:
    """Three King's Orders and five Favours face down, the rest unseen to the box [P1]."""
    orders = shuffled(g, tuple(range(len(t.order_ids))))
    g.decks[ORDER_DECK] = orders[: len(t.order_vp)]
    g.decks[ORDER_BOX] = orders[len(t.order_vp) :]
    favours = shuffled(g, tuple(range(len(t.favour_ids))))
    g.decks[FAVOUR_DECK] = favours[: len(t.favour_round)]
    g.decks[FAVOUR_BOX] = favours[len(t.favour_round) :]


def set_up_ai(g: State, t: Tables, who: int, difficulty: int) -> None:
    """The AI player: marker stack, schemes, and workshops by difficulty [P90]."""
    for height, attribute in enumerate(t.ai_stack):
        g.board[AI_ARRIVED + attribute - FAITH] = height
    g.board[AI_CLOCK] = len(t.ai_stack) - 1
    favours = tuple(i for i, action in enumerate(t.scheme_action) if action == KINGS_FAVOUR)
    others = tuple(i for i, action in enumerate(t.scheme_action) if action != KINGS_FAVOUR)
    g.decks[SCHEME_ASIDE] = favours
    g.decks[SCHEME_DECK] = shuffled(g, others)
    drawn = shuffled(g, tuple(range(len(t.order_ids))))[: t.ai_difficulty_orders[difficulty]]
    for order in drawn:
        ai_workshop(g, who, t.order_action[order])
