"""Carrying an action out once target, dice, cube and citizen are known (R-T07).

Everything was checked before (`groups.group_refusal`), and nothing is paid until all is known: hire
and citizen first, then the dice, then what the action brings.
"""

from typing import Final

from regnum.games.troyes.const import GREY, TO_AGRICULTURE, TO_CATHEDRAL
from regnum.games.troyes.rules.aims import building_of, event_of, is_building, is_card, is_event
from regnum.games.troyes.rules.buildings import enter, row_of
from regnum.games.troyes.rules.cathedral import build
from regnum.games.troyes.rules.citizens import take_citizen
from regnum.games.troyes.rules.dice import Dice, discard_die, ref_code, ref_owner, ref_value
from regnum.games.troyes.rules.goods import earn, pay_to, spend
from regnum.games.troyes.rules.groups import die_prices
from regnum.games.troyes.rules.modifiers import NO_CUBE, cube_card, cubes_per_die, group_total
from regnum.games.troyes.rules.targets import divisor_of, hire_price, hires
from regnum.games.troyes.rules.tradesmen import free_slot, slot_vp
from regnum.games.troyes.rules.uses import Uses, card_uses, event_uses
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.log import ACTS, CITIZEN_PLACED, CUBE_USED, DIE_TAKEN, HIRED
from regnum.kernel.agenda import emit, push

NO_SOURCE: Final = -1  # no citizen is needed


def carry_out(g: Table, who: int, target: int, group: Dice, cube: int, source: int) -> None:
    """The whole action; what it asks further (uses and their choices) is left on the agenda."""
    emit(g, ACTS, who, target, g.cards[target] if is_card(target) else -1)
    total = group_total(g, group, cube)
    if cube != NO_CUBE:
        g.seat(who).cubes[cube] -= 1
        emit(g, CUBE_USED, who, cube_card(g, cube))
    if hires(g, who, target):
        hire(g, who, target, source)
    elif is_building(target):
        take_citizen(g, who, source)
    take_dice(g, who, group, cube)
    if is_building(target):
        place_citizen(g, who, building_of(target), ref_value(group[0]))
    elif target == TO_CATHEDRAL:
        build(g, who, group, cubes_per_die(g, cube))
    else:
        bring(g, who, target, total // divisor_of(g, target))


def bring(g: Table, who: int, target: int, quotient: int) -> None:
    """What a total brings when it is divided: cubes on an event, deniers, uses of a card [T30, T45, T55]."""
    if is_event(target):
        push(g, Uses(who, target, event_uses(g, event_of(target), quotient), quotient))
    elif target == TO_AGRICULTURE:
        earn(g, who, quotient)
    else:
        push(g, Uses(who, target, card_uses(g, who, target, quotient), quotient))


def hire(g: Table, who: int, place: int, source: int) -> None:
    """A tradesman onto the best free slot (R-T36)."""
    price = hire_price(g, who, place)
    slot = free_slot(g, place)
    spend(g, who, price)
    take_citizen(g, who, source)
    g.seat(who).tradesman[place] = slot + 1
    emit(g, HIRED, who, g.cards[place], price, slot_vp(g, who, place))


def take_dice(g: Table, who: int, group: Dice, cube: int) -> None:
    """Foreign dice are paid to their owners, also to who has passed (R-T33), grey ones to the bank [T20]."""
    prices = die_prices(g, who, group, cube)
    for i, ref in enumerate(group):
        owner = ref_owner(ref)
        discard_die(g, owner, ref_code(ref))
        emit(g, DIE_TAKEN, who, owner, ref_code(ref), prices[i])
        if owner == GREY:
            spend(g, who, prices[i])
        else:
            pay_to(g, who, owner, prices[i])


def place_citizen(g: Table, who: int, building: int, value: int) -> None:
    """The citizen taken before enters the row of the die's number, as `row_entry` says [T51, R-T01]."""
    box = g.box
    space = enter(g, who, building, row_of(box, building, value), box.row_entry)
    emit(g, CITIZEN_PLACED, who, space)
