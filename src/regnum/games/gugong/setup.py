"""Set-up [G1-G8]: cards, tokens, decrees, dice, servants; the first day begins without a morning."""

import regnum.games.gugong.meng as meng
from regnum.games.gugong.const import BOARD_SET, DAY, DECK_SET, LOCATIONS, OPTION_BONUS, OPTION_EXPERT
from regnum.games.gugong.flow import DayStart, roll_dice
from regnum.games.gugong.state import Table, turn_order
from regnum.games.gugong.tables import Tables
from regnum.kernel.agenda import push
from regnum.kernel.chance import below, shuffled


def deal(t: Tables, players: int, options: list[int], key: bytes) -> Table:
    """A new game with its agenda set."""
    g = Table.blank(t, players, players + 1 if players == 1 else players)
    g.options = options
    g.key = key
    g.day = 1
    g.phase = DAY
    g.active_seat = -1
    g.start = below(g, players)  # alone: the human, seat 0 [G100]
    g.houses = (1 << len(t.house_prices[t.side_by_players[players]])) - 1
    for height, who in enumerate(turn_order(g)):  # the start player's marker at the bottom [G4]
        g.seat(who).arrived = g.clock = height
        g.seat(who).pool = t.start_pool
        g.seat(who).supply = t.servants - t.start_pool
    solo = g.seat_count > players
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


def deal_gifts(g: Table, t: Tables, sets: list[int]) -> None:
    """Each seat's set by its place in turn order, seven cards to the officials, the deck [G5, R-G01].

    In the expert variant the sets nobody has are shuffled among the others.
    """
    for place, who in enumerate(turn_order(g)):
        g.seat(who).hand = gifts_of(t, sets[place])
    unused = tuple(card for n in range(1, DECK_SET) if n not in sets for card in gifts_of(t, n))
    if g.options[OPTION_EXPERT]:
        cards = shuffled(g, gifts_of(t, BOARD_SET) + gifts_of(t, DECK_SET) + unused)
        g.officials = cards[:LOCATIONS]
        g.gift_deck = cards[LOCATIONS:]
    else:
        g.officials = shuffled(g, gifts_of(t, BOARD_SET))
        g.gift_deck = shuffled(g, gifts_of(t, DECK_SET))
        g.gift_box = unused


def deal_tokens(g: Table, t: Tables) -> None:
    """One travel token face up on every city, the rest in the stacks [G2]."""
    tokens: list[int] = []
    for kind, count in enumerate(t.token_count):
        if g.options[OPTION_BONUS] or not t.token_bonus[kind]:
            tokens.extend([kind] * count)
    dealt = shuffled(g, tuple(tokens))
    g.cities = dealt[: len(t.city_ids)]
    g.token_stack = dealt[len(t.city_ids) :]


def deal_decrees(g: Table, t: Tables) -> None:
    """Two decrees of each level [G6]."""
    shown: tuple[int, ...] = ()
    box: tuple[int, ...] = ()
    for level in range(1, t.decree_levels + 1):
        tiles = shuffled(g, tuple(d for d, of in enumerate(t.decree_level) if of == level))
        shown += tiles[: t.decrees_drawn]
        box += tiles[t.decrees_drawn :]
    g.decrees = shown
    g.decree_box = tuple(sorted(box))
