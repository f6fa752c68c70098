"""The seats: goods, workers, boards, cards of every player, and the AI player."""

from regnum.games.paladins.const import (
    ACTION_NAMES,
    ACTIONS,
    ANY,
    ATTRIBUTES,
    CRIMINAL,
    FAITH,
    LABOURER,
    REWARD_NAMES,
    RIGHT,
    WORKER_NAMES,
    WORKER_TYPES,
)
from regnum.games.paladins.state import (
    ABSOLVED,
    AI_ARRIVED,
    AI_CLOCK,
    AI_MARKER,
    ATTACKED,
    CONVERTED,
    CREW,
    DEVELOPED,
    FAITH_AT,
    JARS,
    OWN,
    PAID,
    PALADIN,
    PALADIN_BOTTOM,
    PALADIN_CHOSEN,
    PALADIN_DECK,
    PALADIN_SPENT,
    PALADIN_TOP,
    PASSED,
    PILES,
    PROVISION_AT,
    SILVER_AT,
    STANDING,
    SUSPICION,
    UNPAID,
    WALLS,
    WORKERS_AT,
    WORKSHOPS,
    is_ai,
    tab,
)
from regnum.games.paladins.workers import one
from regnum.kernel.flat import State
from regnum.scenario.errors import shown, suggestion
from regnum.scenario.fields import Fields, is_integer
from regnum.scenario.paladins.cards import Deal, Kind, Kinds, Wanted

GOODS = 99  # more of anything than a game brings
MANY_WORKERS = 20
DEBTS = 24
WORKERS = WORKER_NAMES[:WORKER_TYPES]
RIGHT_NAMES = ACTION_NAMES[RIGHT:ACTIONS]
LEFT_AND_RIGHT = ACTION_NAMES[:ACTIONS]
SLOTS = ("left", "middle")
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


def deal_seat(g: State, table: Fields, deals: SharedDeals, wanted: Wanted, who: int) -> None:
    """The seat's piles, but for its paladins."""
    vp = tab(g).wall_vp
    p = who * PILES

    def pile(deal: Deal, field: str) -> tuple[int, ...]:
        # Of walls that are not named, those without points first: they disturb no score.
        best = vp.__getitem__ if field == "walls" else None
        return deal.pile(table, field, wanted.get(table, field), best)

    g.piles[p + WALLS] = pile(deals.walls, "walls")
    g.piles[p + ATTACKED] = pile(deals.outsiders, "attacked")
    g.piles[p + CONVERTED] = pile(deals.outsiders, "converted")
    g.piles[p + SUSPICION] = pile(deals.suspicion, "suspicion")
    if not is_ai(g, who):
        g.piles[p + CREW] = pile(deals.townsfolk, "crew")
    for field, at, most in (
        ("walls", WALLS, tab(g).fortify_cost),
        ("converted", CONVERTED, tab(g).convert_cost),
    ):
        if len(g.piles[p + at]) > len(most):
            table.problem(field, f"has {len(most)} places, not {len(g.piles[p + at])}")


def deal_paladins(g: State, table: Fields, kind: Kind, wanted: Wanted, who: int, phase: str) -> None:
    """Paladins: at work, put back, spent; the hand is drawn by the rules when picking begins."""
    p = who * PILES
    deal = Deal(kind, g.piles[p + PALADIN_DECK])

    def pile(field: str, most: int) -> tuple[int, ...]:
        cards = deal.pile(table, field, wanted.get(table, field))
        if len(cards) > most:
            table.problem(field, f"at most {most}, not {len(cards)}")
        return cards

    work = pile("paladin", 1)
    # While taverns are taken, paladins still lie face down until their owner's turn [P13].
    g.piles[p + (PALADIN_CHOSEN if phase == "tavern" else PALADIN)] = work
    g.piles[p + PALADIN_TOP] = pile("paladin_top", 1)
    g.piles[p + PALADIN_BOTTOM] = pile("paladin_bottom", len(kind.ids))
    g.piles[p + PALADIN_SPENT] = pile("paladins_spent", len(kind.ids))
    hand = pile("paladin_hand", 3)
    if hand and phase != "paladins":
        table.problem("paladin_hand", 'there is a hand only in phase = "paladins"')
    if hand and g.piles[p + PALADIN_TOP]:
        table.problem("paladin_hand", "say either this or paladin_top: the top one would be in the hand")
    following = pile("next_paladins", len(kind.ids))
    g.piles[p + PALADIN_DECK] = tuple(deal.left) + following[::-1] + hand[::-1]
    left = len(deal.left) + len(following) + len(hand) + len(g.piles[p + PALADIN_TOP])
    if left + len(g.piles[p + PALADIN_BOTTOM]) < 3 and phase in ("paladins", "round_start", "setup"):
        table.problem("paladins_spent", "fewer than three paladins would be left to draw")


# --- numbers ------------------------------------------------------------------------------------------


def set_numbers(g: State, table: Fields, who: int) -> None:
    """Goods, attributes, debts."""
    t = tab(g)
    b = who * OWN
    if not is_ai(g, who):
        g.own[b + SILVER_AT] = table.integer("silver", 0, GOODS, t.start_silver)
        g.own[b + PROVISION_AT] = table.integer("provisions", 0, GOODS, t.start_provisions)
    for attribute in ATTRIBUTES:
        at = b + FAITH_AT + attribute - FAITH
        g.own[at] = table.integer(REWARD_NAMES[attribute], 0, t.attribute_max, 0)
    g.own[b + UNPAID] = table.integer("unpaid", 0, DEBTS, 0)
    g.own[b + PAID] = table.integer("paid", 0, DEBTS, 0)


def set_workers(g: State, table: Fields, who: int, waiting: bool) -> None:
    """Workers to place. `waiting`: one labourer if nothing is said, so that the game stops there."""
    supply = 0
    if not table.has("workers"):
        supply = one(LABOURER) if waiting else 0
    for name, n in table.counts("workers", WORKERS, MANY_WORKERS).items():
        supply += min(n, MANY_WORKERS) * one(WORKER_NAMES.index(name))
    g.own[who * OWN + WORKERS_AT] = supply


def set_jars(g: State, table: Fields, who: int) -> None:
    """`jars = ["jar_debt_1"]`, or how many: the first ones."""
    t = tab(g)
    value = table.get("jars")
    names = t.jar_ids[: table.integer("jars", 0, len(t.absolve_cost), 0)] if is_integer(value) else []
    if not is_integer(value):
        names = table.texts("jars")
    bits = 0
    for name in names:
        full = name if name in t.jar_ids else "jar_" + name
        if full not in t.jar_ids:
            table.problem("jars", f"{shown(name)} is no jar space; {suggestion(name, t.jar_ids)}")
        elif bits >> t.jar_ids.index(full) & 1:
            table.problem("jars", f"{shown(name)} is named twice")
        else:
            bits |= 1 << t.jar_ids.index(full)
    if bits.bit_count() > len(t.absolve_cost):
        table.problem("jars", f"there are {len(t.absolve_cost)} jars, not {bits.bit_count()}")
    g.own[who * OWN + JARS] = bits
    g.own[who * OWN + ABSOLVED] = bits.bit_count()


# --- the board of a player ---------------------------------------------------------------------------


def set_workshops(g: State, table: Fields, who: int) -> None:
    """`workshops = { commission = ["left"] }`; the AI player's are numbers."""
    inner = table.table("workshops")
    b = who * OWN
    total = 0
    for i, name in enumerate(RIGHT_NAMES):
        bits = 0
        if is_integer(inner.get(name)):
            bits = (0, 1, 3)[inner.integer(name, 0, 2, 0)]
        else:
            for slot in inner.texts(name):
                if slot not in SLOTS:
                    inner.problem(name, f"{shown(slot)} is not a place; {suggestion(slot, list(SLOTS))}")
                else:
                    bits |= 1 << SLOTS.index(slot)
        g.own[b + WORKSHOPS + i] = bits
        total += bits.bit_count()
    inner.close()
    most = len(tab(g).workshop_gain)
    if total > most and not is_ai(g, who):
        table.problem("workshops", f"there are {most} workshops, not {total}")
    g.own[b + DEVELOPED] = total


def set_standing(g: State, table: Fields, who: int) -> None:
    """Workers on action spaces: `standing` names them, `used` takes whoever fits."""
    inner = table.table("standing")
    for name in inner.data:
        if name in LEFT_AND_RIGHT and not is_ai(g, who):
            _stand(g, inner, name, who, inner.texts(name))
        else:
            inner.problem(name, f"is no action here; {suggestion(name, list(LEFT_AND_RIGHT))}")
    for name in table.texts("used"):
        if name not in LEFT_AND_RIGHT:
            table.problem("used", f"{shown(name)} is no action; {suggestion(name, list(LEFT_AND_RIGHT))}")
        elif name in inner.data:
            table.problem("used", f"{shown(name)} stands in `standing` already")
        else:
            _stand(g, table, name, who, None)


def _stand(g: State, table: Fields, name: str, who: int, workers: list[str] | None) -> None:
    """Put workers on the slots of an action that no workshop covers, left to right."""
    action = LEFT_AND_RIGHT.index(name)
    at = who * OWN + STANDING + 3 * action
    slots = tab(g).slots[action]
    covered = g.own[who * OWN + WORKSHOPS + action - RIGHT] if action >= RIGHT else 0
    places = [i for i in range(len(slots)) if not covered >> i & 1]
    if is_ai(g, who) and action < RIGHT:
        places = places[:1]
    if workers is None:
        for i in places:
            plain = slots[i] == ANY or is_ai(g, who)
            g.own[at + i] = (LABOURER if plain else slots[i]) + 1
        return
    least = len(places) if action >= RIGHT else 1
    if not least <= len(workers) <= len(places):
        many = f"{least} or {len(places)}" if least < len(places) else str(least)
        table.problem(name, f"needs {many} workers, left to right; workshops need nobody")
        return
    for i, worker in zip(places, workers, strict=False):
        if worker not in WORKERS:
            table.problem(name, f"{shown(worker)} is no worker; {suggestion(worker, list(WORKERS))}")
            continue
        code = WORKERS.index(worker)
        if slots[i] not in (ANY, code) and code != CRIMINAL:
            table.problem(
                name, f"a {worker} may not stand on place {i + 1}, which is for a {WORKER_NAMES[slots[i]]}"
            )
        g.own[at + i] = code + 1


# --- the AI player ------------------------------------------------------------------------------------------


def set_ai(g: State, table: Fields, who: int, workers: int) -> None:
    """What only the AI player has: marker, stack, jars as a number, workers of one kind."""
    t = tab(g)
    g.board[AI_MARKER] = table.integer("marker", 1, t.ai_track, 1) - 1
    stack = table.texts("stack") or [REWARD_NAMES[a] for a in t.ai_stack]
    names = [REWARD_NAMES[a] for a in ATTRIBUTES]
    if sorted(stack) != sorted(names):
        table.problem("stack", "must name faith, strength and influence once each, the lowest marker first")
        stack = names
    for height, name in enumerate(stack):
        g.board[AI_ARRIVED + names.index(name)] = height
    g.board[AI_CLOCK] = len(stack) - 1
    g.own[who * OWN + ABSOLVED] = table.integer("absolved", 0, len(t.absolve_cost), 0)
    g.own[who * OWN + WORKERS_AT] = table.integer("workers", 0, MANY_WORKERS, workers) * one(LABOURER)


def set_passed(g: State, table: Fields, who: int, default: bool) -> None:
    g.own[who * OWN + PASSED] = 1 if table.flag("passed", default) else 0
