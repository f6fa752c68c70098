"""What the activity cards bring at once [T33, T34]: gains that need no further choice.

Dice are counted after the used ones have been taken away (R-T10). What asks for more (Miller's
buildings, cubes on events) is in activities_asking.py.
"""

from regnum.games.troyes.const import (
    CITY_HALL,
    COLLECT,
    CUBE_FOR_PAY,
    CUBE_ON_ROLL,
    CUBES_PER_DIE,
    EXCHANGE,
    GAIN,
    GREY,
    HIGHEST_SUM,
    MOST_DICE,
    PER_CATHEDRAL,
    PER_CITIZEN,
    PER_DIE,
    PER_DIE_IN_BEST,
    PER_EVENT,
)
from regnum.games.troyes.rules.activities_asking import Archer, ChooseBuilding, PlaceCube
from regnum.games.troyes.rules.buildings import citizens_in
from regnum.games.troyes.rules.cathedral import cathedral_cubes
from regnum.games.troyes.rules.dice import colour_of, districts, value_of
from regnum.games.troyes.rules.event_cubes import has_event_cube
from regnum.games.troyes.rules.goods import earn, gain_influence, gain_vp, pay_to, spend, spend_influence
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.log import NOTHING_GAINED, PAYS_LESS, USES
from regnum.kernel.agenda import emit, push


def use_card(g: Table, who: int, place: int, n: int) -> None:
    """The immediate effect of a card, n times."""
    box = g.box
    card = g.cards[place]
    effect = box.card_effect[card]
    emit(g, USES, who, card, n)
    # The price of all uses comes first; influence of the cubes it buys comes too late for it (R-T16).
    spend(g, who, n * box.card_pay_deniers[card])
    spend_influence(g, who, n * box.card_pay_influence[card])
    if effect == PER_CITIZEN:
        push(g, ChooseBuilding(who, place, n))
    elif effect == CUBE_ON_ROLL:
        push(g, Archer(who, place, n))
    elif effect == CUBE_FOR_PAY:
        push(g, PlaceCube(who, n))
    elif effect == CUBES_PER_DIE:
        cubes = n * dice_in(g, who, box.card_use_colour[card])
        if cubes:
            push(g, PlaceCube(who, cubes))
        else:
            emit(g, NOTHING_GAINED, who, card)
    elif effect == MOST_DICE or effect == HIGHEST_SUM:
        _reward_leaders(g, who, card, n)
    elif effect == COLLECT:
        _collect(g, who, card, n)
    else:
        _gain(g, who, card, n * times(g, who, card))


def times(g: Table, who: int, card: int) -> int:
    """How often a card's gain comes with one use: once, or as many as what it counts [T34]."""
    box = g.box
    effect = box.card_effect[card]
    if effect == GAIN or effect == EXCHANGE:
        return 1
    if effect == PER_CATHEDRAL:
        return cathedral_cubes(g, who) // box.card_n[card]
    if effect == PER_EVENT:
        return sum([1 for event in g.event_row if has_event_cube(g, event, who)])
    colour = box.card_use_colour[card]
    counts = [dice_in(g, owner, colour) for owner in districts(g) if not skipped(g, card, owner)]
    if effect == PER_DIE:
        return sum(counts)
    if effect == PER_DIE_IN_BEST:
        return max(counts)
    raise ValueError(effect)


def skipped(g: Table, card: int, owner: int) -> bool:
    """Whether a card does not look at Le Roy's dice [T98]."""
    return owner != GREY and g.is_king(owner) and g.box.card_solo_skips_king[card]


def dice_in(g: Table, owner: int, colour: int) -> int:
    """How many dice of a colour lie in a district."""
    n = 0
    for code in g.dice_of(owner):
        if colour_of(code) == colour:
            n += 1
    return n


def sum_in(g: Table, owner: int, colour: int) -> int:
    """The sum of the dice of a colour in a district."""
    total = 0
    for code in g.dice_of(owner):
        if colour_of(code) == colour:
            total += value_of(code)
    return total


def _gain(g: Table, who: int, card: int, n: int) -> None:
    box = g.box
    if not n:  # which is allowed (R-T04)
        emit(g, NOTHING_GAINED, who, card)
        return
    earn(g, who, n * box.card_gain_deniers[card])
    gain_influence(g, who, n * box.card_gain_influence[card])
    gain_vp(g, who, n * box.card_gain_vp[card])


def leaders(g: Table, card: int) -> list[int]:
    """Owners who lead in what a card compares: dice (Procession) or the sum of a colour (Joust)."""
    box = g.box
    owners = districts(g)
    if box.card_effect[card] == MOST_DICE:
        scores = [len(g.dice_of(owner)) for owner in owners]
    else:
        scores = [sum_in(g, owner, box.card_use_colour[card]) for owner in owners]
    most = max(scores)
    return [owner for i, owner in enumerate(owners) if scores[i] == most] if most else []


def _reward_leaders(g: Table, who: int, card: int, n: int) -> None:
    """Procession: whoever leads (R-T08). Joust: only if the activator is among them (R-T09)."""
    box = g.box
    ahead = leaders(g, card)
    if box.card_effect[card] == HIGHEST_SUM and who not in ahead:
        ahead = []
    players = [owner for owner in ahead if owner != GREY]
    if not players:
        emit(g, NOTHING_GAINED, who, card)
    for owner in players:
        gain_vp(g, owner, n * box.card_gain_vp[card])


def _collect(g: Table, who: int, card: int, n: int) -> None:
    """Tax Collector: every use anew, as far as the others can pay; the bank for grey and Le Roy (R-T18)."""
    box = g.box
    rate = box.card_gain_deniers[card]
    before = g.seats[who].deniers
    for owner in districts(g):
        if owner == who:
            continue
        due = n * rate * citizens_in(g, owner, CITY_HALL)
        if owner == GREY:
            earn(g, who, due)
        elif g.is_king(owner):
            earn(g, who, n * box.card_solo_n[card] * citizens_in(g, owner, CITY_HALL))
        else:
            have = g.seats[owner].deniers
            if have < due:
                emit(g, PAYS_LESS, owner, who, due, have)
            pay_to(g, owner, who, min(due, have))
    if g.seats[who].deniers == before:
        emit(g, NOTHING_GAINED, who, card)
