"""Troyes for scenarios: builds the position a file asks for, and reads positions back."""

from regnum.games.troyes.const import (
    AGES,
    BUILDING_NAMES,
    COLOUR_NAMES,
    COLOURS,
    FACES,
    GOOD_NAMES,
    GREY,
    KING_NAMES,
    OWNERS,
    PLACE_NAMES,
    WINDOW_NAMES,
)
from regnum.games.troyes.rules.buildings import citizens_standing
from regnum.games.troyes.rules.dice import colour_of, set_dice, value_of
from regnum.games.troyes.rules.sources import (
    building_in,
    is_tradesman,
    lies_on_building,
    place_in,
    space_in,
    stands_on_space,
)
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.log import FROM_RECRUIT
from regnum.games.troyes.words.names import district_name, target_name
from regnum.scenario.fields import Fields
from regnum.scenario.format import seat_names
from regnum.scenario.position import PositionBuilder, Positions
from regnum.scenario.raw import CardNames
from regnum.scenario.troyes import reading, seats, table
from regnum.scenario.troyes.cards import (
    Kinds,
    claim_cards,
    deal_activity_cards,
    deal_characters,
    deal_events,
    oldest_named,
)
from regnum.scenario.troyes.phases import (
    BLACK,
    EVENTS,
    LOOK,
    PHASES,
    ROUND_END,
    ROUND_START,
    SETUP,
    TURN,
    set_agenda,
)


def build(g: Table, given: Fields, seats: list[str], has_steps: bool) -> None:
    Builder(g, given, seats, has_steps).build()


class Builder(PositionBuilder[Table]):
    """Changes a freshly dealt game into the position of [given]."""

    def __init__(self, g: Table, given: Fields, seats: list[str], has_steps: bool) -> None:
        super().__init__(g, given, seats, PHASES, TURN if has_steps else LOOK)
        self.kinds = Kinds(g.box, g.options[0] == 1)
        self.owners = table.Owners(g, seats)
        self.as_dealt = self.phase == SETUP and self.solo  # Le Roy places in his own way

    def build(self) -> None:
        g = self.g
        if self.phase == SETUP and not {*self.given.data} - {"phase", "raw"}:
            return  # a new game as it is dealt
        claim_cards(self.given, self.tables, g.players, self.kinds, self.wanted)
        self._round()
        self._cards()
        if not self.as_dealt:
            self._citizens()
        table.set_cathedral(g, self.given, self.owners)
        table.set_event_cubes(g, self.given, self.owners)
        for who, seat in enumerate(self.tables):
            seats.set_goods(g, seat, who, self.phase == ROUND_END)
        self._dice()
        self._conserve()
        set_agenda(g, self.given, self.seats, self.phase)
        self.close()

    def _round(self) -> None:
        """Before a round begins, the board still shows the one before."""
        g = self.g
        most = g.box.rounds[g.players]
        before = self.phase in (SETUP, ROUND_START)
        oldest = oldest_named(g.box, self.given, self.wanted)
        default = min(max(1, oldest + (1 if self.phase == ROUND_START else 0)), most)
        self.round = self.given.integer("round", 1, most, default)
        if self.phase == SETUP and self.round != 1:
            self.given.problem("round", "set-up comes before round 1")
        g.round = self.round - 1 if before else self.round
        if self.as_dealt and self.given.has("start"):
            self.given.problem("start", "is decided already when Le Roy has begun to place")
        if not self.as_dealt:
            start = self.given.one_of("start", self.seats, self.seats[0])
            g.start = self.seats.index(start)

    def _cards(self) -> None:
        g = self.g
        deal_activity_cards(g, self.given, self.wanted, min(g.round, AGES))
        drawn = self.round - 1 if self.phase in (SETUP, ROUND_START, EVENTS) else self.round
        deal_events(g, self.given, self.tables, self.kinds, self.wanted, drawn)
        deal_characters(g, self.given, self.tables, self.kinds, self.wanted)

    def _citizens(self) -> None:
        """Those in the buildings, on cards and in the supplies."""
        g = self.g
        box = g.box
        table.set_citizens(
            g, self.given, self.owners, box.neutral_spaces[g.players] if self.phase == SETUP else ()
        )
        table.count_grey(g, self.given)
        seats.clear_cards(g)
        for who, seat in enumerate(self.tables):
            seats.set_named_slots(g, seat, who)
        for who, seat in enumerate(self.tables):
            seats.set_tradesmen(g, seat, who)
            seats.set_cubes(g, seat, who)
        for who, seat in enumerate(self.tables):
            default = 0
            if self.phase == SETUP:
                if seat.has("supply"):
                    seat.problem("supply", "follows from what is placed already")
                default = max(0, box.citizens[g.players] - citizens_standing(g, who))
            seats.set_supply(g, seat, who, default)

    def _dice(self) -> None:
        g = self.g
        grey = table.read_dice(self.given, "grey_dice", g.box.colour_dice)
        if grey and self.solo:
            self.given.problem("grey_dice", "the solo game has no grey district")
        set_dice(g, GREY, grey)
        for who, seat in enumerate(self.tables):
            seats.set_seat_dice(g, seat, who, self.phase == TURN)
        table.set_black(g, self.given, self.phase == BLACK)

    def _conserve(self) -> None:
        """What the rules count to see that nothing is lost."""
        g = self.g
        deniers = sum(g.seats[who].deniers + g.seats[who].purse for who in range(g.seat_count))
        g.bank_paid = deniers - g.box.start_deniers * g.players
        owners = [owner for owner in range(OWNERS) if owner < g.seat_count or owner == GREY]
        g.dice_rolled = sum(len(g.dice_of(owner)) for owner in owners)
        g.dice_used = 0


# --- words ------------------------------------------------------------------------------------------


def event_word(g: Table, kind: str, value: int) -> str:
    """One field of an event in a word: ids for cards and places, `red:4` for a die."""
    box = g.box
    if kind in ("card", "event", "character", "space"):
        ids: list[str] = getattr(box, kind + "_ids")
        return ids[value] if value >= 0 else ""
    if kind == "owner":
        return table.owner_name(seat_names(g.players), value)
    if kind == "die":
        return f"{COLOUR_NAMES[colour_of(value)]}:{value_of(value)}"
    if kind == "colour":
        return COLOUR_NAMES[value]
    if kind == "building":
        return BUILDING_NAMES[value]
    if kind == "window":
        return WINDOW_NAMES[value]
    if kind == "good":
        return GOOD_NAMES[value]
    if kind == "king":
        return KING_NAMES[value]
    if kind == "target":
        return target_name(g, value)
    if kind == "source":
        return source_word(g, value)
    if kind == "flag":
        return "yes" if value else "no"
    return str(value)


def source_word(g: Table, source: int) -> str:
    """Where a citizen comes from: `supply`, `recruit`, `space:palace_3`, `lying:palace`, `card:merchant`."""
    box = g.box
    if is_tradesman(source):
        card = g.cards[place_in(source)]
        return "card:" + (box.card_ids[card] if card >= 0 else PLACE_NAMES[place_in(source)])
    if lies_on_building(source):
        return "lying:" + BUILDING_NAMES[building_in(source)]
    if stands_on_space(source):
        return "space:" + box.space_ids[space_in(source)]
    return "recruit" if source == FROM_RECRUIT else "supply"


def card_names(g: Table) -> CardNames:
    """The ids of the cards of each zone; dice have none."""
    box = g.box
    names: CardNames = {"cards": box.card_ids}
    names.update({f"unseen_{place}": box.card_ids for place in PLACE_NAMES})
    for zone in ("red_deck", "white_deck", "yellow_deck", "red_box", "event_row", "event_gone", "won"):
        names[zone] = box.event_ids
    for zone in ("character_box", "character_row", "characters", "characters_shown"):
        names[zone] = box.character_ids
    return names


FIXED_WORDS = (
    "target die dice cube reroll recruit flip pass yield beat space uses event done supply move lying card "
    "cathedral agriculture grey"
)


def words(g: Table) -> set[str]:
    """Every word of a choice of Troyes."""
    box = g.box
    out = set(FIXED_WORDS.split()) | set(BUILDING_NAMES) | set(COLOUR_NAMES[:COLOURS])
    for ids in (box.card_ids, box.event_ids, box.character_ids, box.space_ids):
        out.update(ids)
    for owner in range(OWNERS):
        name = district_name(owner)
        for colour in COLOUR_NAMES[:COLOURS]:
            out.update(f"{name}:{colour}{value}" for value in range(1, FACES + 1))
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
