"""What the activity cards bring at once [T33, T34]: gains that need no further choice.

Dice are counted after the used ones have been taken away (R-T10). What asks for more (Miller's
buildings, cubes on events) is in cards_asking.py.
"""

from regnum.games.troyes import cards_asking
from regnum.games.troyes.const import (
    BUILDINGS,
    CITY_HALL,
    COLLECT,
    CUBE_FOR_PAY,
    CUBE_ON_ROLL,
    CUBES_PER_DIE,
    EXCHANGE,
    FACES,
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
from regnum.games.troyes.goods import earn, gain_influence, gain_vp, pay_to, spend, spend_influence
from regnum.games.troyes.log import NOTHING_GAINED, PAYS_LESS, USES
from regnum.games.troyes.state import (
    CARDS,
    DENIERS_AT,
    EVENT_ROW,
    OWN,
    cathedral_cubes,
    citizens_in,
    dice_of,
    has_event_cube,
    is_king,
    tab,
)
from regnum.kernel.agenda import emit, push
from regnum.kernel.flat import State


def use_card(g: State, who: int, place: int, n: int) -> None:
    """The immediate effect of a card, n times."""
    t = tab(g)
    card = g.decks[CARDS][place]
    effect = t.card_effect[card]
    emit(g, USES, who, card, n)
    # The price of all uses comes first; influence of the cubes it buys comes too late for it (R-T16).
    spend(g, who, n * t.card_pay_deniers[card])
    spend_influence(g, who, n * t.card_pay_influence[card])
    if effect == PER_CITIZEN:
        push(g, cards_asking.ChooseBuilding(who, place, n))
    elif effect == CUBE_ON_ROLL:
        push(g, cards_asking.Archer(who, place, n))
    elif effect == CUBE_FOR_PAY:
        push(g, cards_asking.PlaceCube(who, n))
    elif effect == CUBES_PER_DIE:
        cubes = n * dice_in(g, who, t.card_use_colour[card])
        if cubes:
            push(g, cards_asking.PlaceCube(who, cubes))
        else:
            emit(g, NOTHING_GAINED, who, card)
    elif effect == MOST_DICE or effect == HIGHEST_SUM:
        _reward_leaders(g, who, card, n)
    elif effect == COLLECT:
        _collect(g, who, card, n)
    else:
        _gain(g, who, card, n * times(g, who, card))


def times(g: State, who: int, card: int) -> int:
    """How often a card's gain comes with one use: once, or as many as what it counts [T34]."""
    t = tab(g)
    effect = t.card_effect[card]
    if effect == GAIN or effect == EXCHANGE:
        return 1
    if effect == PER_CATHEDRAL:
        return cathedral_cubes(g, who) // t.card_n[card]
    if effect == PER_EVENT:
        return sum([1 for event in g.decks[EVENT_ROW] if has_event_cube(g, event, who)])
    colour = t.card_use_colour[card]
    counts = [dice_in(g, owner, colour) for owner in districts(g) if not skipped(g, card, owner)]
    if effect == PER_DIE:
        return sum(counts)
    if effect == PER_DIE_IN_BEST:
        return max(counts)
    raise ValueError(effect)


def districts(g: State) -> list[int]:
    """Owners of the districts: the seats, and grey."""
    return [*range(g.seats), GREY]


def skipped(g: State, card: int, owner: int) -> bool:
    """Whether a card does not look at Le Roy's dice [T98]."""
    return owner != GREY and is_king(g, owner) and tab(g).card_solo_skips_king[card]


def dice_in(g: State, owner: int, colour: int) -> int:
    """How many dice of a colour lie in a district."""
    n = 0
    for code in dice_of(g, owner):
        if code // FACES == colour:
            n += 1
    return n


def sum_in(g: State, owner: int, colour: int) -> int:
    """The sum of the dice of a colour in a district."""
    total = 0
    for code in dice_of(g, owner):
        if code // FACES == colour:
            total += code % FACES + 1
    return total


def _gain(g: State, who: int, card: int, n: int) -> None:
    t = tab(g)
    if not n:  # which is allowed (R-T04)
        emit(g, NOTHING_GAINED, who, card)
        return
    earn(g, who, n * t.card_gain_deniers[card])
    gain_influence(g, who, n * t.card_gain_influence[card])
    gain_vp(g, who, n * t.card_gain_vp[card])


def leaders(g: State, card: int) -> list[int]:
    """Owners who lead in what a card compares: dice (Procession) or the sum of a colour (Joust)."""
    t = tab(g)
    owners = districts(g)
    if t.card_effect[card] == MOST_DICE:
        scores = [len(dice_of(g, owner)) for owner in owners]
    else:
        scores = [sum_in(g, owner, t.card_use_colour[card]) for owner in owners]
    most = max(scores)
    return [owner for i, owner in enumerate(owners) if scores[i] == most] if most else []


def _reward_leaders(g: State, who: int, card: int, n: int) -> None:
    """Procession: whoever leads (R-T08). Joust: only if the activator is among them (R-T09)."""
    t = tab(g)
    ahead = leaders(g, card)
    if t.card_effect[card] == HIGHEST_SUM and who not in ahead:
        ahead = []
    players = [owner for owner in ahead if owner != GREY]
    if not players:
        emit(g, NOTHING_GAINED, who, card)
    for owner in players:
        gain_vp(g, owner, n * t.card_gain_vp[card])


def _collect(g: State, who: int, card: int, n: int) -> None:
    """Tax Collector: every use anew, as far as the others can pay; the bank for grey and Le Roy (R-T18)."""
    t = tab(g)
    rate = t.card_gain_deniers[card]
    before = g.own[who * OWN + DENIERS_AT]
    for owner in districts(g):
        if owner == who:
            continue
        due = n * rate * citizens_in(g, owner, CITY_HALL)
        if owner == GREY:
            earn(g, who, due)
        elif is_king(g, owner):
            earn(g, who, n * t.card_solo_n[card] * citizens_in(g, owner, CITY_HALL))
        else:
            have = g.own[owner * OWN + DENIERS_AT]
            if have < due:
                emit(g, PAYS_LESS, owner, who, due, have)
            pay_to(g, owner, who, min(due, have))
    if g.own[who * OWN + DENIERS_AT] == before:
        emit(g, NOTHING_GAINED, who, card)


assert CITY_HALL < BUILDINGS
