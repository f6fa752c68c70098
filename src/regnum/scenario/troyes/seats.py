"""What belongs to a seat: goods, citizens, dice, tradesmen, cubes."""

from regnum.games.troyes.const import BUILDINGS, PLACES, WHITE
from regnum.games.troyes.rules.buildings import citizens_standing, lies_in
from regnum.games.troyes.rules.dice import die, set_dice
from regnum.games.troyes.rules.tradesmen import free_slot
from regnum.games.troyes.state import Table
from regnum.kernel.agenda import GAP
from regnum.scenario.errors import shown, suggestion
from regnum.scenario.fields import Fields
from regnum.scenario.troyes.names import DENIERS, INFLUENCE, MANY, PURSE, SUPPLY
from regnum.scenario.troyes.table import read_dice

MANY_CUBES = 99
PICTURE = "picture"
KEEPS_THE_ROUND_GOING = (die(WHITE, 1),)


def set_goods(g: Table, table: Fields, who: int, passed: bool) -> None:
    """Deniers, influence, VP; whether the seat has passed, and what lies in its district."""
    box, me = g.box, g.seat(who)
    if not g.is_king(who):
        DENIERS.set(me, table, box)
        INFLUENCE.set(me, table, box)
    vp = table.integer("vp", 0, MANY, 0)
    if g.is_solo():
        me.vp_open = vp
    else:
        me.vp = vp
    me.passed = 1 if table.flag("passed", passed) else 0
    if not g.is_king(who):
        PURSE.set(me, table, box, box.pass_deniers if me.passed else 0)
        if me.purse and not me.passed:
            table.problem("purse", "only who has passed has deniers in the district")


def set_seat_dice(g: Table, table: Fields, who: int, default: bool) -> None:
    """The dice of the district; who is not mentioned has one, so that the round goes on."""
    dice = read_dice(table, "dice", g.box.colour_dice)
    set_dice(g, who, KEEPS_THE_ROUND_GOING if default and not table.has("dice") else dice)


def set_supply(g: Table, table: Fields, who: int, default: int) -> None:
    """Citizens in the personal supply; those who are nowhere else are in the general one."""
    if g.is_king(who):
        return  # nobody counts his (R-T63)
    box, me = g.box, g.seat(who)
    placed = citizens_standing(g, who) + me.tradesmen()
    placed += sum(1 for building in range(BUILDINGS) if lies_in(g, who, building))
    SUPPLY.set(me, table, box, default)
    me.reserve = box.all_citizens - me.supply - placed
    if me.reserve < 0:
        many = f"{placed} on the board and {me.supply} in the supply"
        table.problem("supply", f"a player has {box.all_citizens} citizens, not {many}")


# --- activity cards -----------------------------------------------------------------------------------


def _place(g: Table, table: Fields, name: str) -> int:
    """The place of an open card of this name; -1, with a problem noted, if there is none."""
    box = g.box
    lying_open = {box.card_ids[card]: place for place, card in enumerate(g.cards) if card != GAP}
    if name not in lying_open:
        table.problem(name, f"is no open activity card; {suggestion(name, list(lying_open))}")
        return -1
    return lying_open[name]


def set_named_slots(g: Table, table: Fields, who: int) -> None:
    """`tradesmen = { merchant = 1, priest = "picture" }`: these slots come before all others."""
    value = table.get("tradesmen")
    if value is None or isinstance(value, list | str):
        return
    inner = table.table("tradesmen")
    for name in inner.data:
        place = _place(g, inner, name)
        if place < 0:
            continue
        slots = len(g.box.card_slots[g.cards[place]])
        slot = slots if inner.get(name) == PICTURE else inner.integer(name, 1, slots, 1) - 1
        taken = [g.seats[other].tradesman[place] for other in range(g.seat_count)]
        if slot < slots and slot + 1 in taken:
            inner.problem(name, f"slot {slot + 1} is taken")
        g.seat(who).tradesman[place] = slot + 1


def set_tradesmen(g: Table, table: Fields, who: int) -> None:
    """`tradesmen = ["merchant"]`: each on the best slot that is free."""
    value = table.get("tradesmen")
    if not isinstance(value, list | str):
        return
    for name in table.texts("tradesmen"):
        inner = Fields({}, f"{table.name}.tradesmen", table.problems)
        place = _place(g, inner, name)
        if place < 0:
            continue
        if g.seats[who].tradesman[place]:
            table.problem("tradesmen", f"{shown(name)} is named twice")
        g.seat(who).tradesman[place] = free_slot(g, place) + 1


def set_cubes(g: Table, table: Fields, who: int) -> None:
    """`cubes = { priest = 2 }`: delayed cubes."""
    inner = table.table("cubes")
    box = g.box
    for name in inner.data:
        place = _place(g, inner, name)
        if place < 0:
            continue
        if not box.card_delayed[g.cards[place]]:
            inner.problem(name, "has an immediate effect: no cubes lie there")
        g.seat(who).cubes[place] = inner.integer(name, 0, MANY_CUBES, 0)


def clear_cards(g: Table) -> None:
    """Nobody on any card, before scenarios put them there."""
    for who in range(g.seat_count):
        for place in range(PLACES):
            g.seat(who).tradesman[place] = 0
            g.seat(who).cubes[place] = 0
