"""What belongs to a seat: goods, citizens, dice, tradesmen, cubes."""

from regnum.games.troyes.const import BUILDINGS, PLACES, WHITE, die
from regnum.games.troyes.state import (
    CARDS,
    CUBES,
    DENIERS_AT,
    INFLUENCE_AT,
    OWN,
    PASSED,
    PURSE,
    RESERVE,
    SUPPLY,
    TRADESMAN,
    VP_AT,
    VP_OPEN,
    citizens_standing,
    free_slot,
    is_king,
    lies_in,
    set_dice,
    tab,
    tradesmen_of,
)
from regnum.kernel.agenda import GAP
from regnum.kernel.flat import State
from regnum.scenario.errors import shown, suggestion
from regnum.scenario.fields import Fields
from regnum.scenario.troyes.table import read_dice

MANY = 999
MANY_CUBES = 99
PICTURE = "picture"
KEEPS_THE_ROUND_GOING = (die(WHITE, 1),)


def set_goods(g: State, table: Fields, who: int, passed: bool) -> None:
    """Deniers, influence, VP; whether the seat has passed, and what lies in its district."""
    t = tab(g)
    b = who * OWN
    if not is_king(g, who):
        g.own[b + DENIERS_AT] = table.integer("deniers", 0, MANY, t.start_deniers)
        g.own[b + INFLUENCE_AT] = table.integer("influence", 0, t.influence_max, t.start_influence)
    vp = table.integer("vp", 0, MANY, 0)
    g.own[b + (VP_OPEN if g.seats > g.players else VP_AT)] = vp
    g.own[b + PASSED] = 1 if table.flag("passed", passed) else 0
    if not is_king(g, who):
        default = t.pass_deniers if g.own[b + PASSED] else 0
        g.own[b + PURSE] = table.integer("purse", 0, MANY, default)
        if g.own[b + PURSE] and not g.own[b + PASSED]:
            table.problem("purse", "only who has passed has deniers in the district")


def set_seat_dice(g: State, table: Fields, who: int, default: bool) -> None:
    """The dice of the district; who is not mentioned has one, so that the round goes on."""
    dice = read_dice(table, "dice", tab(g).colour_dice)
    set_dice(g, who, KEEPS_THE_ROUND_GOING if default and not table.has("dice") else dice)


def set_supply(g: State, table: Fields, who: int, default: int) -> None:
    """Citizens in the personal supply; those who are nowhere else are in the general one."""
    if is_king(g, who):
        return  # nobody counts his (R-T63)
    t = tab(g)
    b = who * OWN
    placed = citizens_standing(g, who) + tradesmen_of(g, who)
    placed += sum(1 for building in range(BUILDINGS) if lies_in(g, who, building))
    g.own[b + SUPPLY] = table.integer("supply", 0, t.all_citizens, default)
    g.own[b + RESERVE] = t.all_citizens - g.own[b + SUPPLY] - placed
    if g.own[b + RESERVE] < 0:
        many = f"{placed} on the board and {g.own[b + SUPPLY]} in the supply"
        table.problem("supply", f"a player has {t.all_citizens} citizens, not {many}")


# --- activity cards -----------------------------------------------------------------------------------


def _place(g: State, table: Fields, name: str) -> int:
    """The place of an open card of this name; -1, with a problem noted, if there is none."""
    t = tab(g)
    lying_open = {t.card_ids[card]: place for place, card in enumerate(g.decks[CARDS]) if card != GAP}
    if name not in lying_open:
        table.problem(name, f"is no open activity card; {suggestion(name, list(lying_open))}")
        return -1
    return lying_open[name]


def set_named_slots(g: State, table: Fields, who: int) -> None:
    """`tradesmen = { merchant = 1, priest = "picture" }`: these slots come before all others."""
    value = table.get("tradesmen")
    if value is None or isinstance(value, list | str):
        return
    inner = table.table("tradesmen")
    for name in inner.data:
        place = _place(g, inner, name)
        if place < 0:
            continue
        slots = len(tab(g).card_slots[g.decks[CARDS][place]])
        slot = slots if inner.get(name) == PICTURE else inner.integer(name, 1, slots, 1) - 1
        taken = [g.own[other * OWN + TRADESMAN + place] for other in range(g.seats)]
        if slot < slots and slot + 1 in taken:
            inner.problem(name, f"slot {slot + 1} is taken")
        g.own[who * OWN + TRADESMAN + place] = slot + 1


def set_tradesmen(g: State, table: Fields, who: int) -> None:
    """`tradesmen = ["merchant"]`: each on the best slot that is free."""
    value = table.get("tradesmen")
    if not isinstance(value, list | str):
        return
    for name in table.texts("tradesmen"):
        inner = Fields({}, f"{table.name}.tradesmen", table.problems)
        place = _place(g, inner, name)
        if place < 0:
            continue
        if g.own[who * OWN + TRADESMAN + place]:
            table.problem("tradesmen", f"{shown(name)} is named twice")
        g.own[who * OWN + TRADESMAN + place] = free_slot(g, place) + 1


def set_cubes(g: State, table: Fields, who: int) -> None:
    """`cubes = { priest = 2 }`: delayed cubes."""
    inner = table.table("cubes")
    t = tab(g)
    for name in inner.data:
        place = _place(g, inner, name)
        if place < 0:
            continue
        if not t.card_delayed[g.decks[CARDS][place]]:
            inner.problem(name, "has an immediate effect: no cubes lie there")
        g.own[who * OWN + CUBES + place] = inner.integer(name, 0, MANY_CUBES, 0)


def clear_cards(g: State) -> None:
    """Nobody on any card, before scenarios put them there."""
    for who in range(g.seats):
        for place in range(PLACES):
            g.own[who * OWN + TRADESMAN + place] = 0
            g.own[who * OWN + CUBES + place] = 0
