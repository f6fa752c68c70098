"""Gùgōng for scenarios: builds the position a file asks for, and reads positions back."""

from regnum.games.gugong.const import (
    BY_NAMES,
    DUSK_NAMES,
    GIFT_ACTION_NAMES,
    LOCATION_NAMES,
    REWARD_NAMES,
    TRADE_NAMES,
    VP_NAMES,
)
from regnum.games.gugong.rules.scoring import PART_NAMES
from regnum.games.gugong.state import Table
from regnum.games.gugong.words.reasons import REASONS
from regnum.scenario.cards import Deal
from regnum.scenario.fields import Fields
from regnum.scenario.gugong import phases, reading, seats, ships, table
from regnum.scenario.gugong.cards import Kinds
from regnum.scenario.position import PositionBuilder, Positions
from regnum.scenario.raw import CardNames


def build(g: Table, given: Fields, seats: list[str], has_steps: bool) -> None:
    Builder(g, given, seats, has_steps).build()


class Builder(PositionBuilder[Table]):
    """Changes a freshly dealt game into the position of [given]."""

    def __init__(self, g: Table, given: Fields, seats: list[str], has_steps: bool) -> None:
        super().__init__(g, given, seats, phases.PHASES, phases.TURN if has_steps else phases.LOOK)
        self.table = table.Given(given)
        self.kinds = Kinds(g)

    def build(self) -> None:
        g = self.g
        g.turn = 1
        active = self._claim()
        self._numbers()
        self._cards()
        for who, seat in enumerate(self.tables):
            aboard = ships.set_ships(g, seat, who)
            seats.set_servants(g, seat, who, active[who], aboard)
        phases.set_agenda(g, self.given, self.seats, self.phase)
        self.table.close()
        self.close()

    def _claim(self) -> list[list[int]]:
        """Cards and tokens asked for by name come first; answers the bonus tokens at work by seat."""
        self.table.claim(self.g, self.kinds, self.wanted)
        return [seats.claim_seat(self.g, seat, self.kinds, self.wanted) for seat in self.tables]

    def _numbers(self) -> None:
        g = self.g
        given = self.given
        phases.set_day(g, given, self.phase)
        dealt_to = g.start
        g.start = self.seats.index(given.one_of("start", self.seats, self.seats[0]))
        if not self.solo:  # alone the sets are chosen, whoever starts
            seats.turn_hands(g, dealt_to)
        table.set_medal(g, given, self.seats)
        table.set_dice(g, given)
        table.set_houses(g, given)
        if self.solo:
            table.set_focus(g, given)
        for who, seat in enumerate(self.tables):
            seats.set_numbers(g, seat, who)
            seats.set_decrees(g, seat, who)
        seats.set_tracks(g, given, self.tables, self.seats)

    def _cards(self) -> None:
        g = self.g
        gifts = Deal(self.kinds.gifts, g.gift_deck)
        table.deal_officials(g, self.table, gifts, self.wanted)
        tokens = table.deal_cities(g, self.table, self.kinds, self.wanted)
        for who, seat in enumerate(self.tables):
            seats.deal_gifts(g, seat, gifts, self.wanted, who)
            seats.deal_tokens(g, seat, self.kinds, tokens, self.wanted, who)
        table.deal_gift_deck(g, self.given, gifts, self.wanted)
        table.deal_token_stack(g, self.given, self.kinds, tokens, self.wanted)
        owned = [name for seat in self.tables for name in seats.owned_decrees(seat)]
        table.deal_decrees(g, self.given, owned)
        if self.solo:
            table.deal_automa(g, self.given, self.kinds, self.wanted)


# --- words -------------------------------------------------------------------------------------------

NAMED = {
    "action": GIFT_ACTION_NAMES,
    "by": BY_NAMES,
    "dusk": DUSK_NAMES,
    "part": PART_NAMES,
    "place": LOCATION_NAMES,
    "reward": REWARD_NAMES,
    "source": VP_NAMES,
    "variant": ("a", "b"),
    "zone": ("hand", "discard"),
}
COUNTED_FROM_1 = ("die", "house", "ship")  # as in the texts of choices


def event_word(g: Table, kind: str, value: int) -> str:
    """One field of an event in a word: ids for cards and places, numbers as choices count them."""
    box = g.box
    if kind in NAMED:
        return NAMED[kind][value]
    if kind in ("gift", "token", "decree", "city", "automa"):
        ids: list[str] = getattr(box, kind + "_ids")
        return ids[value]
    if kind == "why":
        return REASONS[value][0]
    if kind == "trade":
        return TRADE_NAMES[box.trade_kind[value]]
    if kind == "benefit":
        return str(box.benefit_steps[value])
    if kind == "port":
        return ships.port_text(value)
    if kind == "flag":
        return "yes" if value else "no"
    return str(value + 1 if kind in COUNTED_FROM_1 else value)


def card_names(g: Table) -> CardNames:
    """The ids of the cards and tokens of each zone."""
    box = g.box
    names: CardNames = {"cities": box.token_ids, "stored": box.token_ids}
    for zone in ("officials", "gift_deck", "gift_box", "hand", "discard", "chosen"):
        names[zone] = box.gift_ids
    for zone in ("token_stack", "token_gone"):
        names[zone] = box.token_ids
    for zone in ("decrees", "decree_box"):
        names[zone] = box.decree_ids
    for zone in ("automa_deck", "automa_today", "automa_gone"):
        names[zone] = box.automa_ids
    return names


FIXED_WORDS = (
    "give at servants double discard no-action take skip swap hand with done trade servant vp jade use a b "
    "go decline back place wall pay-double place-double extra benefit die house square decree load new move "
    "claim card any"
)


def words(g: Table) -> set[str]:
    """Every word of a choice of Gùgōng; of `2double` the number is not looked at."""
    box = g.box
    out = set(FIXED_WORDS.split()) | set(LOCATION_NAMES) | {"2double", "3double"}
    for ids in (box.gift_ids, box.token_ids, box.decree_ids, box.city_ids, box.automa_ids):
        out.update(ids)
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
