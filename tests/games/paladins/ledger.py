"""Bookkeeping from events alone: what every seat and the table must have by what was told publicly.

If a worker, coin, card or token appears or goes without an event that says so, the ledger and the
state disagree at the next decision.
"""

from collections import Counter
from collections.abc import Iterable

from regnum.games.paladins import const
from regnum.games.paladins.const import MONK, OUTPOST
from regnum.games.paladins.rules.spaces import token_code
from regnum.games.paladins.rules.workers import MULTISETS, all_workers
from regnum.games.paladins.state import Table
from regnum.games.paladins.words.log import EVENTS
from regnum.kernel.agenda import GAP, Event

# Fields of a seat that the ledger keeps under the same names.
NUMBERS = (
    *("silver", "provision", "faith", "strength", "influence", "unpaid", "paid"),
    *("developed", "monks", "outposts", "absolved"),
)
CARDS = ("crew", "walls", "attacked", "converted")
# Events that tell of something but move nothing the ledger counts.
MOVES_NOTHING = {
    *("tavern_shown", "paladins_drawn", "paladin_chosen", "paladin_shown", "tavern_taken", "action"),
    *("inquisition", "ability_used", "judged", "declined", "favour_used", "deck_reshuffled"),
    *("no_suspicion_left", "ai_scheme", "ai_cannot", "ai_skips", "ai_schemes_shuffled"),
}


def standing_in(row: tuple[int, ...]) -> Counter[int]:
    """The cards of a row, which has gaps."""
    return Counter(card for card in row if card != GAP)


class Seat:
    """What one seat has."""

    def __init__(self) -> None:
        self.numbers: Counter[str] = Counter()
        self.workers: Counter[int] = Counter()  # not yet placed
        self.standing: dict[int, Counter[int]] = {}  # by action
        self.cards: dict[str, list[int]] = {name: [] for name in CARDS}
        self.suspicion = 0


class Ledger:
    """All seats and the table, kept up to date by `hear`; `differences` compares with a state."""

    def __init__(self, fresh: Table) -> None:
        """Read the set-up, which no event tells, from a state nothing has happened in yet."""
        self.box = fresh.box
        self.ai = fresh.players if fresh.is_solo() else -1
        self.seats = [Seat() for _ in fresh.seats]
        for who in range(fresh.players):
            self.seats[who].numbers["silver"] = self.box.start_silver
            self.seats[who].numbers["provision"] = self.box.start_provisions
        if self.ai >= 0:  # one workshop for each order drawn at set-up [P90]
            drawn = self.box.ai_difficulty_orders[fresh.options[0]]
            self.seats[self.ai].numbers["developed"] = drawn
        self.tax = self.box.tax_supply[fresh.players]
        self.spaces: dict[int, int] = {}
        self.townsfolk = standing_in(fresh.townsfolk_row)
        self.outsiders = standing_in(fresh.outsider_row)
        self.orders: list[int] = []
        self.favours: list[int] = []
        self.marker = 0
        self.going_home = -1  # a worker on its way from under a workshop
        self.problems: list[str] = []

    def hear(self, events: Iterable[Event]) -> None:
        """Enter what happened: each kind of event has a method of its name."""
        for event in events:
            kind = EVENTS[event[0]]
            if kind.name not in MOVES_NOTHING:
                entry = getattr(self, "on_" + kind.name)
                entry(event[1], *event[2:])

    def add(self, who: int, name: str, n: int) -> None:
        self.seats[who].numbers[name] += n
        if self.seats[who].numbers[name] < 0:
            self.problems.append(f"seat {who} gave up {name} it has not got")

    def take_workers(self, who: int, workers: Iterable[int]) -> None:
        for worker in workers:
            self.seats[who].workers[worker] -= 1
            if self.seats[who].workers[worker] < 0:
                self.problems.append(f"seat {who} placed a worker it has not got")

    # --- gains and costs ----------------------------------------------------------------------------

    def on_gained(self, who: int, reward: int) -> None:
        code, n = const.code_of(reward), const.n_of(reward)
        if code <= const.CRIMINAL:
            self.seats[who].workers[code] += n
        elif code <= const.INFLUENCE:
            name = const.REWARD_NAMES[code]
            room = self.box.attribute_max - self.seats[who].numbers[name]
            if not 0 < n <= room:
                self.problems.append(f"seat {who} cannot gain {n} {name}: there is room for {room}")
            self.add(who, name, n)
        else:
            self.add(who, const.REWARD_NAMES[code], n)

    def on_gain_cut(self, who: int, reward: int) -> None:
        name = const.REWARD_NAMES[const.code_of(reward)]
        if self.seats[who].numbers[name] != self.box.attribute_max:
            self.problems.append(f"seat {who} has {name} cut before the end of the track")

    def on_workers_placed(self, who: int, action: int, workers: int) -> None:
        self.take_workers(who, MULTISETS[workers])
        if action != const.KINGS_FAVOUR:  # those stand on the main board
            if self.seats[who].standing.get(action):
                self.problems.append(f"seat {who} used an action that was in use")
            self.seats[who].standing[action] = Counter(MULTISETS[workers])

    def on_paid_out(self, who: int, silver: int, provisions: int) -> None:
        self.add(who, "silver", -silver)
        self.add(who, "provision", -provisions)

    def on_tax_taken(self, who: int, n: int, left: int) -> None:
        self.add(who, "silver", n)
        self.on_ai_tax_returned(who, n, left)

    def on_ai_tax_returned(self, who: int, n: int, left: int) -> None:
        self.tax -= min(n, self.tax)
        if self.tax != left:
            self.problems.append(f"tax supply: {self.tax} by the events before, told {left}")

    def on_tax_refilled(self, who: int, n: int) -> None:
        self.tax += n

    def on_suspicion_drawn(self, who: int, tax: int) -> None:
        self.seats[who].suspicion += 1

    def on_suspicion_lost(self, who: int, n: int) -> None:
        self.seats[who].suspicion -= n

    def on_debt_taken(self, who: int) -> None:
        self.add(who, "unpaid", 1)

    def on_debt_paid(self, who: int) -> None:
        self.add(who, "unpaid", -1)
        self.add(who, "paid", 1)

    def on_debt_destroyed(self, who: int) -> None:
        self.add(who, "unpaid", -1)

    # --- cards and tokens ---------------------------------------------------------------------------

    def on_hired(self, who: int, card: int, silver: int, debt: int) -> None:
        self.on_discarded(who, card, silver, debt)
        self.seats[who].cards["crew"].append(card)

    def on_discarded(self, who: int, card: int, silver: int, debt: int) -> None:
        self.on_townsfolk_left(who, card)
        self.add(who, "silver", -silver)

    def on_attacked(self, who: int, card: int, silver: int) -> None:
        self.on_outsider_left(who, card)
        self.add(who, "silver", -silver)
        self.seats[who].cards["attacked"].append(card)

    def on_converted(self, who: int, card: int) -> None:
        self.on_outsider_left(who, card)
        self.seats[who].cards["converted"].append(card)

    def on_commissioned(self, who: int, space: int) -> None:
        self.token(who, "monks", space, MONK)

    def on_garrisoned(self, who: int, space: int) -> None:
        self.token(who, "outposts", space, OUTPOST)

    def token(self, who: int, name: str, space: int, kind: int) -> None:
        if space in self.spaces:
            self.problems.append(f"space {space} was taken twice")
        self.spaces[space] = token_code(who, kind)
        self.add(who, name, 1)

    def on_wall_built(self, who: int, wall: int) -> None:
        self.seats[who].cards["walls"].append(wall)

    def on_jar_placed(self, who: int, jar: int) -> None:
        self.add(who, "absolved", 1)

    def on_worker_sent_home(self, who: int, worker: int) -> None:
        self.going_home = worker

    def on_workshop_placed(self, who: int, action: int, slot: int) -> None:
        self.add(who, "developed", 1)
        if self.going_home >= 0:
            self.seats[who].standing[action][self.going_home] -= 1
            self.going_home = -1

    def on_cleared(self, who: int, action: int) -> None:
        self.seats[who].standing.pop(action)

    def on_passed(self, who: int) -> None:
        if who != self.ai:  # the AI's board is cleared at the end of the round
            self.seats[who].standing.clear()

    def on_workers_kept(self, who: int, workers: int) -> None:
        kept = Counter(MULTISETS[workers])
        if kept - self.seats[who].workers:
            self.problems.append(f"seat {who} kept a worker it has not got")
        self.seats[who].workers = kept

    # --- the table ----------------------------------------------------------------------------------

    def on_round_began(self, who: int, number: int) -> None:
        """The AI player carries no worker over and leaves none on its board [P96]."""
        if self.ai >= 0:
            self.seats[self.ai].workers.clear()
            self.seats[self.ai].standing.clear()

    def on_game_over(self, who: int) -> None:
        self.on_round_began(who, 0)

    def on_order_shown(self, who: int, order: int, vp: int) -> None:
        self.orders.append(order)

    def on_favour_shown(self, who: int, favour: int) -> None:
        self.favours.append(favour)

    def on_townsfolk_left(self, who: int, card: int) -> None:
        self.townsfolk.subtract([card])

    def on_townsfolk_shown(self, who: int, card: int) -> None:
        self.townsfolk.update([card])

    def on_outsider_left(self, who: int, card: int) -> None:
        self.outsiders.subtract([card])

    def on_outsider_shown(self, who: int, card: int) -> None:
        self.outsiders.update([card])

    # --- the AI player ------------------------------------------------------------------------------

    def on_ai_workers(self, who: int, n: int, now: int) -> None:
        self.seats[who].workers[const.LABOURER] += n
        if self.seats[who].workers.total() != now:
            self.problems.append(f"the AI has {self.seats[who].workers.total()} workers, told {now}")

    def on_ai_does(self, who: int, action: int, workers: int, instead: int) -> None:
        self.take_workers(who, [const.LABOURER] * workers)
        if action not in (const.KINGS_FAVOUR, const.REST):
            # On a top-row space one marker stands for all that were placed there.
            standing = workers if action >= const.RIGHT else 1
            self.seats[who].standing[action] = Counter({const.LABOURER: standing})

    def on_ai_cleared(self, who: int) -> None:
        standing = self.seats[who].standing
        self.seats[who].standing = {a: workers for a, workers in standing.items() if a < const.RIGHT}

    def on_ai_wrapped(self, who: int, attribute: int, value: int) -> None:
        name = const.REWARD_NAMES[attribute]
        if value - self.seats[who].numbers[name] not in (0, 1):
            self.problems.append(f"the AI's {name} jumped")
        self.seats[who].numbers[name] = value

    def on_ai_marker_moved(self, who: int, start: int, end: int) -> None:
        if start != self.marker + 1:
            self.problems.append("the AI's marker jumped")
        self.marker = end - 1

    def on_ai_workshop(self, who: int, action: int) -> None:
        self.add(who, "developed", 1)

    def on_ai_jar(self, who: int, n: int) -> None:
        self.add(who, "absolved", 1)
        if self.seats[who].numbers["absolved"] != n:
            self.problems.append("the AI's jars were miscounted")

    # --- comparing ----------------------------------------------------------------------------------

    def differences(self, g: Table) -> list[str]:
        """Where the state is not what the events add up to."""
        out = list(self.problems)
        for who, seat in enumerate(self.seats):
            out += [f"seat {who}: {text}" for text in self._seat(g, who, seat)]
        if g.tax_supply != self.tax:
            out.append(f"tax supply: {g.tax_supply}, told {self.tax}")
        spaces = {i: held for i, held in enumerate(g.spaces) if held}
        if spaces != self.spaces:
            out.append(f"map: {spaces}, told {self.spaces}")
        if +self.townsfolk != standing_in(g.townsfolk_row):
            out.append("townsfolk row is not what was told")
        if +self.outsiders != standing_in(g.outsider_row):
            out.append("outsider row is not what was told")
        if (tuple(self.orders), tuple(self.favours)) != (g.orders, g.favours):
            out.append("King's cards are not what was told")
        if self.marker != g.ai_marker:
            out.append("the AI's marker is not where it was told")
        return out

    def _seat(self, g: Table, who: int, seat: Seat) -> list[str]:
        out: list[str] = []
        me = g.seats[who]
        for name in NUMBERS:
            if getattr(me, name) != seat.numbers[name]:
                out.append(f"{name} {getattr(me, name)}, told {seat.numbers[name]}")
        for name in CARDS:
            if list(getattr(me, name)) != seat.cards[name]:
                out.append(f"{name} {getattr(me, name)}, told {seat.cards[name]}")
        workers = Counter(all_workers(me.workers))
        if workers != +seat.workers:
            out.append(f"workers {workers}, told {+seat.workers}")
        if len(me.suspicion) != seat.suspicion:
            out.append(f"suspicion {len(me.suspicion)}, told {seat.suspicion}")
        for action in range(const.ACTIONS):
            first = const.SLOTS * action
            there = Counter(worker - 1 for worker in me.standing[first : first + const.SLOTS] if worker)
            if there != +seat.standing.get(action, Counter()):
                out.append(f"{const.ACTION_NAMES[action]}: {there}, told {seat.standing.get(action)}")
        if g.is_ai(who) != (who == self.ai):
            out.append("is not who it was")
        return out
