"""Set-up [G1-G8]: cards, tokens, decrees, dice, servants; the first day begins without a morning."""

import regnum.games.gugong.meng as meng
from regnum.games.gugong.const import BOARD_SET, DAY, DECK_SET, LOCATIONS, OPTION_BONUS, OPTION_EXPERT
from regnum.games.gugong.flow import DayStart, roll_dice
from regnum.games.gugong.state import (
    ACTIVE_SEAT,
    ARRIVED,
    BOARD,
    CITIES,
    CLOCK,
    DAY_AT,
    DECKS,
    DECREE_BOX,
    DECREES_SHOWN,
    GIFT_BOX,
    GIFT_DECK,
    HAND,
    HOUSES,
    OFFICIALS,
    OWN,
    PHASE,
    PILES,
    POOL,
    START,
    SUPPLY,
    TOKEN_STACK,
    turn_order,
)
from regnum.games.gugong.tables import Tables
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
    g.board = [0] * BOARD
    g.own = [0] * (OWN * g.seats)
    g.decks = [()] * len(DECKS)
    g.piles = [()] * (PILES * g.seats)
    g.board[DAY_AT] = 1
    g.board[PHASE] = DAY
    g.board[ACTIVE_SEAT] = -1
    g.board[START] = below(g, players)  # alone: the human, seat 0 [G100]
    g.board[HOUSES] = (1 << len(t.house_prices[t.side_by_players[players]])) - 1
    for height, who in enumerate(turn_order(g)):  # the start player's marker at the bottom [G4]
        b = who * OWN
        g.own[b + ARRIVED] = g.board[CLOCK] = height
        g.own[b + POOL] = t.start_pool
        g.own[b + SUPPLY] = t.servants - t.start_pool
    solo = g.seats > players
    deal_gifts(g, t, meng.sets_in_play(g) if solo else [place + 1 for place in range(players)])
    deal_tokens(g, t)
    deal_decrees(g, t)
    if solo:
        meng.set_up(g, t, players)
    roll_dice(g)
    push(g, DayStart(-1))
    return g


def gifts_of(t: Tables, number: int) -> tuple[int, ...]:
    """The gift cards of a set."""
    return tuple(card for card, which in enumerate(t.gift_set) if which == number)


def deal_gifts(g: State, t: Tables, sets: list[int]) -> None:
    """Each seat's set by its place in turn order, seven cards to the officials, the deck [G5, R-G01].

    In the expert variant the sets nobody has are shuffled among the others.
    """
    for place, who in enumerate(turn_order(g)):
        g.piles[who * PILES + HAND] = gifts_of(t, sets[place])
    unused = tuple(card for n in range(1, DECK_SET) if n not in sets for card in gifts_of(t, n))
    if g.options[OPTION_EXPERT]:
        cards = shuffled(g, gifts_of(t, BOARD_SET) + gifts_of(t, DECK_SET) + unused)
        g.decks[OFFICIALS] = cards[:LOCATIONS]
        g.decks[GIFT_DECK] = cards[LOCATIONS:]
    else:
        g.decks[OFFICIALS] = shuffled(g, gifts_of(t, BOARD_SET))
        g.decks[GIFT_DECK] = shuffled(g, gifts_of(t, DECK_SET))
        g.decks[GIFT_BOX] = unused


def deal_tokens(g: State, t: Tables) -> None:
    """One travel token face up on every city, the rest in the stacks [G2]."""
    tokens: list[int] = []
    for kind, count in enumerate(t.token_count):
        if g.options[OPTION_BONUS] or not t.token_bonus[kind]:
            tokens.extend([kind] * count)
    dealt = shuffled(g, tuple(tokens))
    g.decks[CITIES] = dealt[: len(t.city_ids)]
    g.decks[TOKEN_STACK] = dealt[len(t.city_ids) :]


def deal_decrees(g: State, t: Tables) -> None:
    """Two decrees of each level [G6]."""
    shown: tuple[int, ...] = ()
    box: tuple[int, ...] = ()
    for level in range(1, t.decree_levels + 1):
        tiles = shuffled(g, tuple(d for d, of in enumerate(t.decree_level) if of == level))
        shown += tiles[: t.decrees_drawn]
        box += tiles[t.decrees_drawn :]
    g.decks[DECREES_SHOWN] = shown
    g.decks[DECREE_BOX] = tuple(sorted(box))
