"""Paladins for scenarios: builds the position a file asks for, and reads positions back."""

from regnum.games.paladins.const import (
    ACTION_NAMES,
    MONK,
    OUTPOST,
    REWARD_NAMES,
    WORKER_NAMES,
    code_of,
    n_of,
)
from regnum.games.paladins.rules.workers import workers_text
from regnum.games.paladins.state import Seat, Table
from regnum.games.paladins.words.log import DECK_NAMES
from regnum.games.paladins.words.reasons import REASONS
from regnum.kernel.fields import Field
from regnum.scenario.cards import Deal
from regnum.scenario.fields import Fields
from regnum.scenario.paladins import reading, seats, table
from regnum.scenario.paladins.cards import Kinds
from regnum.scenario.paladins.names import OUTSIDERS, SEAT_PILES, SUSPICION, TOWNSFOLK, WALLS, card_ids
from regnum.scenario.paladins.phases import (
    LOOK,
    PALADINS,
    PHASES,
    ROUND_END,
    ROUND_START,
    SETUP,
    TAVERN,
    TURN,
    set_agenda,
)
from regnum.scenario.position import PositionBuilder, Positions
from regnum.scenario.raw import CardNames


def build(g: Table, given: Fields, seats: list[str], has_steps: bool) -> None:
    Builder(g, given, seats, has_steps).build()


class Builder(PositionBuilder[Table]):
    """Changes a freshly dealt game into the position of [given]."""

    def __init__(self, g: Table, given: Fields, seats: list[str], has_steps: bool) -> None:
        super().__init__(g, given, seats, PHASES, TURN if has_steps else LOOK)
        self.kinds = Kinds(g.box, len(seats))

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
        return self.g.is_ai(who)

    def _numbers(self) -> None:
        g = self.g
        self.round = self.given.integer("round", 1, g.box.rounds, 1)
        if self.phase == SETUP and self.round != 1:
            self.given.problem("round", "set-up comes before round 1")
        # Before a round begins, the board still shows the one before.
        g.round = self.round - 1 if self.phase in (SETUP, ROUND_START) else self.round
        start = self.given.one_of("start", self.seats[: g.players], self.seats[0])
        g.start = self.seats.index(start)
        most = g.box.tax_supply[g.players]
        g.tax_supply = self.given.integer("tax", 0, most, most)

    def _cards(self) -> None:
        g = self.g
        given, wanted, kinds = self.given, self.wanted, self.kinds
        townsfolk = Deal(kinds.townsfolk, g.townsfolk_deck)
        outsiders = Deal(kinds.outsiders, g.outsider_deck)
        walls = Deal(kinds.walls, g.wall_deck)
        suspicion = Deal(kinds.suspicion, g.suspicion_deck)
        table.deal_row(g, given, townsfolk, TOWNSFOLK, wanted, len(g.box.row_silver))
        table.deal_row(g, given, outsiders, OUTSIDERS, wanted, g.box.outsider_places)
        shared = seats.SharedDeals(townsfolk, outsiders, walls, suspicion)
        for who, seat in enumerate(self.tables):
            seats.deal_seat(g, seat, shared, wanted, who)
            if not self._is_ai(who):
                seats.deal_paladins(g, seat, kinds.paladins[who], wanted, who, self.phase)
        table.deal_deck(g, given, townsfolk, TOWNSFOLK, wanted)
        table.deal_deck(g, given, outsiders, OUTSIDERS, wanted)
        table.deal_deck(g, given, walls, WALLS, wanted)
        table.deal_deck(g, given, suspicion, SUSPICION, wanted)
        are_revealed = self.phase in (PALADINS, TAVERN)
        table.deal_taverns(g, given, Deal(kinds.taverns, g.tavern_deck), wanted, are_revealed)
        table.deal_orders(g, given, kinds.orders, wanted)
        table.deal_favours(g, given, kinds.favours, wanted)
        table.place_favour_workers(g, given)
        if self.solo:
            table.deal_schemes(g, given, kinds.schemes, wanted)

    def _seat(self, seat: Fields, who: int) -> None:
        g = self.g
        seats.set_numbers(g, seat, who)
        passed = seat.flag("passed", self.phase == ROUND_END)
        if self._is_ai(who):
            # A round gives the AI player its number and three more [P96].
            has_begun = self.phase in (PALADINS, TAVERN, TURN)
            seats.set_ai(g, seat, who, self.round + g.box.ai_workers_base if has_begun else 0)
        else:
            seats.set_workers(g, seat, who, self.phase == TURN and not passed)
            seats.set_jars(g, seat, who)
        if not self._is_ai(who) or self.phase != SETUP or seat.has("workshops"):
            seats.set_workshops(g, seat, who)
        seats.set_standing(g, seat, who)
        seats.set_passed(g, seat, who, self.phase == ROUND_END)


# --- words ------------------------------------------------------------------------------------------


CARD_FIELDS = ("townsfolk", "outsider", "wall", "tavern", "paladin", "order", "favour")


def event_word(g: Table, kind: str, value: int) -> str:
    """One field of an event in a word: ids for cards and places, `silver:2` for rewards."""
    if kind in (*CARD_FIELDS, "space", "jar"):
        return card_ids(g.box, kind)[value]
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
        return DECK_NAMES[value] + "_deck"
    if kind == "flag":
        return "yes" if value else "no"
    return str(value)


def card_names(g: Table) -> CardNames:
    """The ids of the cards of each zone; suspicion cards have none."""
    piles = {pile.field: pile.kind for pile in SEAT_PILES.values()}
    names: CardNames = {}
    for field in Table.FIELDS + Seat.FIELDS:
        kind = piles.get(field.name) or _kind_of(field)
        if kind and kind != "suspicion":
            names[field.name] = card_ids(g.box, kind)
    return names


def _kind_of(field: Field) -> str:
    """The kind of cards in a zone, by the first word of its name: `tavern_row`."""
    kind = field.name.removesuffix("s").split("_")[0]
    is_known = not field.is_number() and kind in (*CARD_FIELDS, "scheme")
    return kind if is_known else ""


FIXED_WORDS = (
    "pay keep top bottom tavern townsfolk debt space jar outsider workshop left middle clear decline "
    "first remove choose use done favour pass fewer discard hire nobody pay_debt destroy_debt"
)


def words(g: Table) -> set[str]:
    """Every word of a choice of Paladins."""
    out = set(FIXED_WORDS.split()) | set(REWARD_NAMES) | set(ACTION_NAMES) | set(WORKER_NAMES)
    for kind in (*CARD_FIELDS, "space", "jar"):
        out.update(card_ids(g.box, kind))
    return out


POSITIONS = Positions[Table](
    build,
    reading.seat_fact,
    reading.table_fact,
    reading.place_fact,
    reading.names_after,
    event_word,
    card_names,
    words,
)
