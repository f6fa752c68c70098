"""Set-up [G1-G8]: cards, tokens, decrees, dice, servants; the first day begins without a morning."""

from regnum.games.gugong.box.box import Box
from regnum.games.gugong.const import BOARD_SET, DAY, DECK_SET, LOCATIONS, OPTION_BONUS, OPTION_EXPERT
from regnum.games.gugong.rules.days import DayStart, roll_dice
from regnum.games.gugong.rules.jade import house_prices
from regnum.games.gugong.rules.memory import see_set
from regnum.games.gugong.solo import meng
from regnum.games.gugong.state import Table, is_solo, turn_order
from regnum.kernel.agenda import push
from regnum.kernel.chance import below, shuffled
from regnum.kernel.state import Zone


def deal(box: Box, players: int, options: list[int], key: bytes) -> Table:
    """A new game with its agenda set."""
    g = Table.blank(box, players, players + 1 if players == 1 else players)
    g.options = options
    g.key = key
    g.day = 1
    g.phase = DAY
    g.active_seat = -1
    g.start = below(g, players)  # alone: the human, seat 0 [G100]
    g.houses = (1 << len(house_prices(g))) - 1
    for height, who in enumerate(turn_order(g)):  # the start player's marker at the bottom [G4]
        seat = g.seat(who)
        seat.arrived = g.clock = height
        seat.pool = box.start_pool
        seat.supply = box.servants - box.start_pool
    deal_gifts(g, meng.sets_in_play(g) if is_solo(g) else [place + 1 for place in range(players)])
    deal_tokens(g)
    deal_decrees(g)
    if is_solo(g):
        meng.set_up(g, players)
    roll_dice(g)
    push(g, DayStart(-1))
    return g


def gifts_of(box: Box, number: int) -> Zone:
    """The gift cards of a set."""
    return tuple([card for card, which in enumerate(box.gift_set) if which == number])


def deal_gifts(g: Table, sets: list[int]) -> None:
    """Each seat's set by its place in turn order, seven cards to the officials, the deck [G5, R-G01].

    In the expert variant the sets nobody has are shuffled among the others.
    """
    box = g.box
    for place, who in enumerate(turn_order(g)):
        me = g.seat(who)
        me.hand = gifts_of(box, sets[place])
        see_set(me)
    unused = tuple(card for n in range(1, DECK_SET) if n not in sets for card in gifts_of(box, n))
    if g.options[OPTION_EXPERT]:
        cards = shuffled(g, gifts_of(box, BOARD_SET) + gifts_of(box, DECK_SET) + unused)
        g.officials = cards[:LOCATIONS]
        g.gift_deck = cards[LOCATIONS:]
    else:
        g.officials = shuffled(g, gifts_of(box, BOARD_SET))
        g.gift_deck = shuffled(g, gifts_of(box, DECK_SET))
        g.gift_box = unused


def deal_tokens(g: Table) -> None:
    """One travel token face up on every city, the rest in the stacks [G2]."""
    box = g.box
    tokens: list[int] = []
    for kind, count in enumerate(box.token_count):
        if g.options[OPTION_BONUS] or not box.token_bonus[kind]:
            tokens.extend([kind] * count)
    dealt = shuffled(g, tuple(tokens))
    g.cities = dealt[: len(box.city_ids)]
    g.token_stack = dealt[len(box.city_ids) :]


def deal_decrees(g: Table) -> None:
    """Two decrees of each level [G6]."""
    box = g.box
    shown: Zone = ()
    left: Zone = ()
    for level in range(1, box.decree_levels + 1):
        tiles = shuffled(g, tuple(decree for decree, of in enumerate(box.decree_level) if of == level))
        shown += tiles[: box.decrees_drawn]
        left += tiles[box.decrees_drawn :]
    g.decrees = shown
    g.decree_box = tuple(sorted(left))
