"""The seats: goods, workers, boards, cards of every player, and the AI player."""

from regnum.games.paladins.const import (
    ANY,
    ATTRIBUTES,
    BOTH_SLOTS,
    FAITH,
    LABOURER,
    LEFT_SLOT,
    REWARD_NAMES,
    RIGHT,
    WORKER_NAMES,
)
from regnum.games.paladins.rules.workers import fits, open_places, some
from regnum.games.paladins.state import Table
from regnum.kernel.state import Zone
from regnum.scenario.cards import Deal, Kind, Wanted
from regnum.scenario.errors import shown, suggestion
from regnum.scenario.fields import Fields, is_integer
from regnum.scenario.paladins.cards import Kinds
from regnum.scenario.paladins.names import (
    EVERY_ACTION,
    GIVEN_NUMBERS,
    RIGHT_NAMES,
    SLOT_NAMES,
    WORKERS,
    pile_of,
    put_pile,
)

MANY_WORKERS = 20
PALADIN_FIELDS = (
    "paladin",
    "paladin_hand",
    "paladin_top",
    "paladin_bottom",
    "paladins_spent",
    "next_paladins",
)


def claim_seat(table: Fields, kinds: Kinds, wanted: Wanted, who: int, ai: bool) -> None:
    """All cards the fields of a seat ask for."""
    wanted.claim(kinds.walls, table, "walls")
    wanted.claim(kinds.outsiders, table, "attacked", "converted")
    wanted.claim(kinds.suspicion, table, "suspicion")
    if not ai:
        wanted.claim(kinds.townsfolk, table, "crew")
        wanted.claim(kinds.paladins[who], table, *PALADIN_FIELDS)


class SharedDeals:
    """The decks every seat takes cards from."""

    def __init__(self, townsfolk: Deal, outsiders: Deal, walls: Deal, suspicion: Deal) -> None:
        self.townsfolk = townsfolk
        self.outsiders = outsiders
        self.walls = walls
        self.suspicion = suspicion


def deal_seat(g: Table, table: Fields, deals: SharedDeals, wanted: Wanted, who: int) -> None:
    """The seat's piles, but for its paladins."""
    box = g.box
    me = g.seat(who)
    piles = [
        ("walls", deals.walls),
        ("attacked", deals.outsiders),
        ("converted", deals.outsiders),
        ("suspicion", deals.suspicion),
    ]
    if not g.is_ai(who):
        piles.append(("crew", deals.townsfolk))
    for name, deal in piles:
        # Of walls that are not named, those without points first: they disturb no score.
        best = box.wall_vp.__getitem__ if name == "walls" else None
        put_pile(me, name, deal.pile(table, name, wanted.get(table, name), best))
    for name, places in (("walls", len(box.fortify_cost)), ("converted", len(box.convert_cost))):
        held = len(pile_of(me, name))
        if held > places:
            table.problem(name, f"has {places} places, not {held}")


def deal_paladins(g: Table, table: Fields, kind: Kind, wanted: Wanted, who: int, phase: str) -> None:
    """Paladins: at work, put back, spent; the hand is drawn by the rules when picking begins."""
    me = g.seat(who)
    deal = Deal(kind, me.paladin_deck)

    def pile(field: str, most: int) -> Zone:
        cards = deal.pile(table, field, wanted.get(table, field))
        if len(cards) > most:
            table.problem(field, f"at most {most}, not {len(cards)}")
        return cards

    # While taverns are taken, paladins still lie face down until their owner's turn [P13].
    put_pile(me, "paladin_chosen" if phase == "tavern" else "paladin", pile("paladin", 1))
    put_pile(me, "paladin_top", pile("paladin_top", 1))
    put_pile(me, "paladin_bottom", pile("paladin_bottom", len(kind.ids)))
    put_pile(me, "paladins_spent", pile("paladins_spent", len(kind.ids)))
    hand = pile("paladin_hand", 3)
    if hand and phase != "paladins":
        table.problem("paladin_hand", 'there is a hand only in phase = "paladins"')
    if hand and me.paladin_top:
        table.problem("paladin_hand", "say either this or paladin_top: the top one would be in the hand")
    following = pile("next_paladins", len(kind.ids))
    me.paladin_deck = tuple(deal.left) + following[::-1] + hand[::-1]
    left = len(me.paladin_deck) + len(me.paladin_top) + len(me.paladin_bottom)
    if left < 3 and phase in ("paladins", "round_start", "setup"):
        table.problem("paladins_spent", "fewer than three paladins would be left to draw")


# --- numbers ------------------------------------------------------------------------------------------


def set_numbers(g: Table, table: Fields, who: int) -> None:
    """Goods, attributes, debts."""
    me = g.seat(who)
    for name, number in GIVEN_NUMBERS.items():
        if number.of_ai or not g.is_ai(who):
            value = table.integer(name, 0, number.most(g.box), number.usual(g.box))
            setattr(me, number.field, value)


def set_workers(g: Table, table: Fields, who: int, waiting: bool) -> None:
    """Workers to place. `waiting`: one labourer if nothing is said, so that the game stops there."""
    supply = 0
    if not table.has("workers"):
        supply = some(LABOURER, 1) if waiting else 0
    for name, n in table.counts("workers", WORKERS, MANY_WORKERS).items():
        supply += some(WORKERS.index(name), min(n, MANY_WORKERS))
    g.seat(who).workers = supply


def set_jars(g: Table, table: Fields, who: int) -> None:
    """`jars = ["jar_debt_1"]`, or how many: the first ones."""
    me = g.seat(who)
    ids = g.box.jar_ids
    most = len(g.box.absolve_cost)
    is_number = is_integer(table.get("jars"))
    names = ids[: table.integer("jars", 0, most, 0)] if is_number else table.texts("jars")
    me.jars = 0
    for name in names:
        full = name if name in ids else "jar_" + name
        if full not in ids:
            table.problem("jars", f"{shown(name)} is no jar space; {suggestion(name, ids)}")
        elif me.has_jar(ids.index(full)):
            table.problem("jars", f"{shown(name)} is named twice")
        else:
            me.jars |= 1 << ids.index(full)
    me.absolved = me.jars.bit_count()
    if me.absolved > most:
        table.problem("jars", f"there are {most} jars, not {me.absolved}")


# --- the board of a player ---------------------------------------------------------------------------


def set_workshops(g: Table, table: Fields, who: int) -> None:
    """`workshops = { commission = ["left"] }`; the AI player's are numbers."""
    me = g.seat(who)
    inner = table.table("workshops")
    for i, name in enumerate(RIGHT_NAMES):
        covered = 0
        if is_integer(inner.get(name)):
            covered = (0, LEFT_SLOT, BOTH_SLOTS)[inner.integer(name, 0, 2, 0)]
        else:
            for slot in inner.texts(name):
                if slot not in SLOT_NAMES:
                    inner.problem(name, f"{shown(slot)} is not a place; {suggestion(slot, list(SLOT_NAMES))}")
                else:
                    covered |= 1 << SLOT_NAMES.index(slot)
        me.workshops[i] = covered
    inner.close()
    me.developed = sum(covered.bit_count() for covered in me.workshops)
    most = len(g.box.workshop_gain)
    if me.developed > most and not g.is_ai(who):
        table.problem("workshops", f"there are {most} workshops, not {me.developed}")


def set_standing(g: Table, table: Fields, who: int) -> None:
    """Workers on action spaces: `standing` names them, `used` takes whoever fits."""
    inner = table.table("standing")
    for name in inner.data:
        if name in EVERY_ACTION and not g.is_ai(who):
            _stand(g, inner, name, who, inner.texts(name))
        else:
            inner.problem(name, f"is no action here; {suggestion(name, list(EVERY_ACTION))}")
    for name in table.texts("used"):
        if name not in EVERY_ACTION:
            table.problem("used", f"{shown(name)} is no action; {suggestion(name, list(EVERY_ACTION))}")
        elif name in inner.data:
            table.problem("used", f"{shown(name)} stands in `standing` already")
        else:
            _use(g, name, who)


def _use(g: Table, name: str, who: int) -> None:
    """Somebody who fits on every open slot of an action; of the AI player one on the left side [P96]."""
    me = g.seat(who)
    action = EVERY_ACTION.index(name)
    for place in open_places(g.box.slots[action], me.covered(action)):
        slot = g.box.slots[action][place]
        me.stand(action, place, LABOURER if slot == ANY or g.is_ai(who) else slot)
        if g.is_ai(who) and action < RIGHT:
            return


def _stand(g: Table, table: Fields, name: str, who: int, workers: list[str]) -> None:
    """Put workers on the slots of an action that no workshop covers, left to right."""
    me = g.seat(who)
    action = EVERY_ACTION.index(name)
    slots = g.box.slots[action]
    places = open_places(g.box.slots[action], me.covered(action))
    least = len(places) if action >= RIGHT else 1
    if not least <= len(workers) <= len(places):
        many = f"{least} or {len(places)}" if least < len(places) else str(least)
        table.problem(name, f"needs {many} workers, left to right; workshops need nobody")
        return
    for place, worker in zip(places, workers, strict=False):
        if worker not in WORKERS:
            table.problem(name, f"{shown(worker)} is no worker; {suggestion(worker, list(WORKERS))}")
            continue
        if not fits(WORKERS.index(worker), slots[place]):
            wanted = WORKER_NAMES[slots[place]]
            table.problem(name, f"a {worker} may not stand on place {place + 1}, which is for a {wanted}")
        me.stand(action, place, WORKERS.index(worker))


# --- the AI player ------------------------------------------------------------------------------------------


def set_ai(g: Table, table: Fields, who: int, workers: int) -> None:
    """What only the AI player has: marker, stack, jars as a number, workers of one kind."""
    box = g.box
    me = g.seat(who)
    g.ai_marker = table.integer("marker", 1, box.ai_track, 1) - 1
    stack = table.texts("stack") or [REWARD_NAMES[attribute] for attribute in box.ai_stack]
    names = [REWARD_NAMES[attribute] for attribute in ATTRIBUTES]
    if sorted(stack) != sorted(names):
        table.problem("stack", "must name faith, strength and influence once each, the lowest marker first")
        stack = names
    for height, name in enumerate(stack):
        g.ai_arrived[REWARD_NAMES.index(name) - FAITH] = height
    g.ai_clock = len(stack) - 1
    me.absolved = table.integer("absolved", 0, len(box.absolve_cost), 0)
    me.workers = some(LABOURER, table.integer("workers", 0, MANY_WORKERS, workers))


def set_passed(g: Table, table: Fields, who: int, default: bool) -> None:
    g.seat(who).passed = 1 if table.flag("passed", default) else 0
