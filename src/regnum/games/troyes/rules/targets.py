"""What an action asks for at its target [T30, T40, T45, T50, T55]: dice, a total, deniers, a citizen."""

from typing import Final

from regnum.games.troyes.const import TO_AGRICULTURE, TO_CATHEDRAL
from regnum.games.troyes.rules.aims import building_of, event_of, is_building, is_card, is_event
from regnum.games.troyes.rules.citizens import NO_ROW, any_source_refusal
from regnum.games.troyes.rules.places import age_at
from regnum.games.troyes.rules.tradesmen import must_hire
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.reasons import CARD_CLOSED, DENIERS_CARD, DENIERS_DICE, INFLUENCE_SHORT
from regnum.kernel.reasons import OK, why

MIXED: Final = 4  # a demand: dice of any colours together (Pilgrimage); after the colours and ANY_COLOUR


def demand(g: Table, target: int) -> int:
    """The colour of dice a target asks for: a colour, ANY_COLOUR (of one colour) or MIXED."""
    box = g.box
    if is_event(target):
        return box.event_dice[event_of(target)]
    if is_card(target):
        card = g.cards[target]
        return MIXED if box.card_mixed[card] else box.card_colour[card]
    if is_building(target):
        return building_of(target)
    return box.cathedral_colour if target == TO_CATHEDRAL else box.agriculture_colour


def divisor_of(g: Table, target: int) -> int:
    """What a total is divided by there [T30, T45, T55]."""
    if is_event(target):
        return g.box.event_divisor[event_of(target)]
    if target == TO_AGRICULTURE:
        return g.box.agriculture_divisor
    return g.box.card_divisor[g.cards[target]]


# --- what it costs besides the dice ------------------------------------------------------------------------


def hires(g: Table, who: int, target: int) -> bool:
    """Whether a tradesman must be hired first [T31]."""
    return is_card(target) and must_hire(g, who, target)


def needs_citizen(g: Table, who: int, target: int) -> bool:
    return is_building(target) or hires(g, who, target)


def hire_price(g: Table, who: int, target: int) -> int:
    return g.box.card_hire[g.cards[target]] if hires(g, who, target) else 0


def use_price(g: Table, target: int) -> int:
    """Deniers that one use costs."""
    return g.box.card_pay_deniers[g.cards[target]] if is_card(target) else 0


def deniers_for_dice(g: Table, who: int, target: int) -> int:
    """What is left for dice when the hire and one use are paid (R-T06, R-T07); may be below 0."""
    me = g.seats[who]
    if not is_card(target):
        return me.deniers
    box, card = g.box, g.cards[target]
    left = me.deniers - box.card_pay_deniers[card]
    return left if me.tradesman[target] else left - box.card_hire[card]


def money_refusal(g: Table, who: int, target: int, price: int) -> int:
    """Dice at this price are too dear, with the hire and one use counted."""
    have = g.seats[who].deniers
    other = have - deniers_for_dice(g, who, target)
    return why(DENIERS_CARD if other else DENIERS_DICE, price + other, have)


def base_refusal(g: Table, who: int, target: int) -> int:
    """What forbids a target whatever the dice: a closed card, no money for the hire, no citizen."""
    if not is_card(target):
        return OK
    card = g.cards[target]
    if card < 0:
        return why(CARD_CLOSED, age_at(target))
    me, cost = g.seats[who], g.box.card_pay_influence[card]
    if cost > me.influence:
        return why(INFLUENCE_SHORT, cost, me.influence)
    if deniers_for_dice(g, who, target) < 0:
        return money_refusal(g, who, target, 0)
    return any_source_refusal(g, who, target, NO_ROW) if not me.tradesman[target] else OK
