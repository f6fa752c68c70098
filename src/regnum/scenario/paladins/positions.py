"""Paladins for scenarios: builds the position a file asks for, and reads positions back."""

from regnum.games.paladins.const import (
    ACTION_NAMES,
    REWARD_NAMES,
    WORKER_NAMES,
    code_of,
    n_of,
)
from regnum.games.paladins.reasons import REASONS
from regnum.games.paladins.state import (
    DECKS,
    MONK,
    OUTPOST,
    OUTSIDER_DECK,
    PILE_KINDS,
    ROUND,
    START,
    SUSPICION_DECK,
    SUSPICION_GONE,
    TAVERN_DECK,
    TAX_SUPPLY,
    TOWNSFOLK_DECK,
    WALL_DECK,
    tab,
)
from regnum.games.paladins.workers import workers_text
from regnum.kernel.flat import State
from regnum.scenario.fields import Fields
from regnum.scenario.paladins import reading, seats, table
from regnum.scenario.paladins.cards import SUSPICION, WALLS, Deal, Kinds
from regnum.scenario.paladins.phases import LOOK, PHASES, ROUND_END, ROUND_START, SETUP, TURN, set_agenda
from regnum.scenario.position import PositionBuilder, Positions
from regnum.scenario.raw import CardNames


def build(g: State, given: Fields, seats: list[str], has_steps: bool) -> None:
    Builder(g, given, seats, has_steps).build()


class Builder(PositionBuilder[State]):
    """Changes a freshly dealt game into the position of [given]."""

    def __init__(self, g: State, given: Fields, seats: list[str], has_steps: bool) -> None:
        super().__init__(g, given, seats, PHASES, TURN if has_steps else LOOK)
        self.kinds = Kinds(tab(g), len(seats))

    def build(self) -> None:
        g = self.g
        g.turn = 1
        self._claim()
        self._numbers()
        self._cards()
        for who, seat in enumerate(self.tables):
            self._seat(seat, who)
        table.place_tokens(g, self.given, self.seats)
        for who, seat in enumerate(self.tables):
            table.add_tokens(g, seat, "monks", who, MONK)
            table.add_tokens(g, seat, "outposts", who, OUTPOST)
        table.count_tokens(g)
        set_agenda(g, self.given, self.seats, self.phase)
        self.close()

    def _claim(self) -> None:
        """Cards asked for by name come first; whatever is left fills the rest."""
        table.claim_table(self.given, self.kinds, self.wanted, self.solo)
        for who, seat in enumerate(self.tables):
            seats.claim_seat(seat, self.kinds, self.wanted, who, self._is_ai(who))

    def _is_ai(self, who: int) -> bool:
        return who >= self.g.players

    def _numbers(self) -> None:
        g = self.g
        t = tab(g)
        self.round = self.given.integer("round", 1, t.rounds, 1)
        if self.phase == SETUP and self.round != 1:
            self.given.problem("round", "set-up comes before round 1")
        # Before a round begins, the board still shows the one before.
        g.board[ROUND] = self.round - 1 if self.phase in (SETUP, ROUND_START) else self.round
        start = self.given.one_of("start", self.seats[: g.players], self.seats[0])
        g.board[START] = self.seats.index(start)
        most = t.tax_supply[g.players]
        g.board[TAX_SUPPLY] = self.given.integer("tax", 0, most, most)

    def _cards(self) -> None:
        g = self.g
        kinds = self.kinds
        townsfolk = Deal(kinds.townsfolk, g.decks[TOWNSFOLK_DECK])
        outsiders = Deal(kinds.outsiders, g.decks[OUTSIDER_DECK])
        walls = Deal(kinds.walls, g.decks[WALL_DECK])
        suspicion = Deal(kinds.suspicion, g.decks[SUSPICION_DECK])
        table.deal_townsfolk_row(g, self.given, townsfolk, self.wanted)
        table.deal_outsider_row(g, self.given, outsiders, self.wanted)
        shared = seats.SharedDeals(townsfolk, outsiders, walls, suspicion)
        for who, seat in enumerate(self.tables):
            seats.deal_seat(g, seat, shared, self.wanted, who)
            if not self._is_ai(who):
                seats.deal_paladins(g, seat, kinds.paladins[who], self.wanted, who, self.phase)
        table.deal_decks(g, self.given, townsfolk, outsiders, self.wanted)
        g.decks[WALL_DECK], _ = walls.deck(self.given, WALLS, self.wanted)
        g.decks[SUSPICION_DECK], g.decks[SUSPICION_GONE] = suspicion.deck(self.given, SUSPICION, self.wanted)
        taverns = Deal(kinds.taverns, g.decks[TAVERN_DECK])
        revealed = self.phase in ("paladins", "tavern")
        table.deal_taverns(g, self.given, taverns, self.wanted, revealed)
        table.deal_orders(g, self.given, kinds.orders, self.wanted, g.board[ROUND])
        table.deal_favours(g, self.given, kinds.favours, self.wanted, g.board[ROUND])
        table.place_favour_workers(g, self.given)
        if self.solo:
            table.deal_schemes(g, self.given, kinds.schemes, self.wanted)

    def _seat(self, seat: Fields, who: int) -> None:
        g = self.g
        seats.set_numbers(g, seat, who)
        passed = seat.flag("passed", self.phase == ROUND_END)
        if self._is_ai(who):
            # A round gives the AI player its number and three more [P96].
            workers = self.round + tab(g).ai_workers_base if self.phase in (TURN, "tavern", "paladins") else 0
            seats.set_ai(g, seat, who, workers)
        else:
            seats.set_workers(g, seat, who, self.phase == TURN and not passed)
            seats.set_jars(g, seat, who)
        if not self._is_ai(who) or self.phase != SETUP or seat.has("workshops"):
            seats.set_workshops(g, seat, who)
        seats.set_standing(g, seat, who)
        seats.set_passed(g, seat, who, self.phase == ROUND_END)


# --- words ------------------------------------------------------------------------------------------


def event_word(g: State, kind: str, value: int) -> str:
    """One field of an event in a word: ids for cards and places, `silver:2` for rewards."""
    t = tab(g)
    if kind in ("townsfolk", "outsider", "wall", "tavern", "paladin", "order", "favour", "space", "jar"):
        ids: list[str] = getattr(t, kind + "_ids")
        return ids[value]
    if kind == "reward":
        return f"{REWARD_NAMES[code_of(value)]}:{n_of(value)}"
    if kind == "workers":
        return workers_text(value)
    if kind == "action":
        return ACTION_NAMES[value]
    if kind == "attribute":
        return REWARD_NAMES[value]
    if kind == "worker":
        return WORKER_NAMES[value]
    if kind == "why":
        return REASONS[value][0]
    if kind == "deck":
        return DECKS[value].name
    if kind == "flag":
        return "yes" if value else "no"
    return str(value)


def card_names(g: State) -> CardNames:
    """The ids of the cards of each zone; suspicion cards have none."""
    t = tab(g)
    names: CardNames = {"crew": t.townsfolk_ids, "walls": t.wall_ids}
    names["attacked"] = names["converted"] = t.outsider_ids
    for zone in DECKS:
        for kind in ("townsfolk", "outsider", "wall", "tavern", "order", "favour", "scheme"):
            if zone.name.startswith(kind):
                names[zone.name] = getattr(t, kind + "_ids")
    for zone in PILE_KINDS:
        if zone.name.startswith("paladin"):
            names[zone.name] = t.paladin_ids
    return names


FIXED_WORDS = (
    "pay keep top bottom tavern townsfolk debt space jar outsider workshop left middle clear decline "
    "first remove choose use done favour pass fewer discard hire nobody pay_debt destroy_debt"
)


def words(g: State) -> set[str]:
    """Every word of a choice of Paladins."""
    t = tab(g)
    out = set(FIXED_WORDS.split()) | set(REWARD_NAMES) | set(ACTION_NAMES) | set(WORKER_NAMES)
    for ids in (t.townsfolk_ids, t.outsider_ids, t.wall_ids, t.tavern_ids, t.paladin_ids):
        out.update(ids)
    for ids in (t.favour_ids, t.order_ids, t.space_ids, t.jar_ids):
        out.update(ids)
    return out


POSITIONS = Positions[State](
    build,
    reading.seat_fact,
    reading.table_fact,
    reading.place_fact,
    reading.names_after,
    event_word,
    card_names,
    words,
)
