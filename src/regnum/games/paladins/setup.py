"""Set-up [P1-P3, P90]: decks, rows, boards; the free draft of townsfolk is the first decision."""

from collections.abc import Sized

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import FAITH, KINGS_FAVOUR
from regnum.games.paladins.rules.rounds import RoundStart
from regnum.games.paladins.rules.rows import SlideRow
from regnum.games.paladins.rules.townsfolk import SETUP, TakeTownsfolk
from regnum.games.paladins.solo.ai import ai_workshop
from regnum.games.paladins.state import Table
from regnum.kernel.agenda import push
from regnum.kernel.chance import below, shuffled


def deal(box: Box, players: int, options: list[int], key: bytes) -> Table:
    """A new game with its agenda set."""
    g = Table.blank(box, players, players + 1 if players == 1 else players)
    g.options = options
    g.key = key
    deal_table(g)
    for who in range(players):
        me = g.seat(who)
        me.silver = box.start_silver
        me.provision = box.start_provisions
        me.paladin_deck = shuffled(g, every(box.paladin_ids))
    if g.is_solo():
        set_up_ai(g, players, options[0])
    else:
        g.start = below(g, players)
    deal_kings_cards(g)
    push(g, RoundStart(-1))
    push(g, SlideRow(-1))
    for step in range(players):  # reverse turn order: the start player picks last [P3]
        push(g, TakeTownsfolk((g.start + step) % players, SETUP))
    return g


def every(cards: Sized) -> tuple[int, ...]:
    """One of each card of a list."""
    return tuple(range(len(cards)))


def deal_table(g: Table) -> None:
    """Decks, rows, tax supply and open spaces [P1]."""
    box = g.box
    places = len(box.row_silver)
    townsfolk = shuffled(g, every(box.townsfolk_ids))
    g.townsfolk_row = townsfolk[:places]
    g.townsfolk_deck = townsfolk[places:]
    outsiders = shuffled(g, every(box.outsider_ids))
    g.outsider_row = outsiders[: box.outsider_places]
    g.outsider_deck = outsiders[box.outsider_places :]
    g.wall_deck = shuffled(g, every(box.wall_ids))
    g.tavern_deck = shuffled(g, every(box.tavern_ids))
    g.suspicion_deck = shuffled(g, every(box.suspicion_tax))
    g.tax_supply = box.tax_supply[g.players]
    for space, region in enumerate(box.space_region):
        if g.is_open(space):
            g.region_free[region] += 1


def deal_kings_cards(g: Table) -> None:
    """Three King's Orders and five Favours face down, the rest unseen to the box [P1]."""
    box = g.box
    orders = shuffled(g, every(box.order_ids))
    g.order_deck = orders[: len(box.order_vp)]
    g.order_box = orders[len(box.order_vp) :]
    favours = shuffled(g, every(box.favour_ids))
    g.favour_deck = favours[: len(box.favour_round)]
    g.favour_box = favours[len(box.favour_round) :]


def set_up_ai(g: Table, who: int, difficulty: int) -> None:
    """The AI player: marker stack, schemes, and workshops by difficulty [P90]."""
    box = g.box
    for height, attribute in enumerate(box.ai_stack):
        g.ai_arrived[attribute - FAITH] = height
    g.ai_clock = len(box.ai_stack) - 1
    favours = tuple(i for i, action in enumerate(box.scheme_action) if action == KINGS_FAVOUR)
    others = tuple(i for i, action in enumerate(box.scheme_action) if action != KINGS_FAVOUR)
    g.scheme_aside = favours
    g.scheme_deck = shuffled(g, others)
    drawn = shuffled(g, every(box.order_ids))[: box.ai_difficulty_orders[difficulty]]
    for order in drawn:
        ai_workshop(g, who, box.order_action[order])
