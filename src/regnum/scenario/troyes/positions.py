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
    colour_of,
    value_of,
)
from regnum.games.troyes.log import FROM_CARD, FROM_LYING, FROM_RECRUIT, FROM_SPACE
from regnum.games.troyes.state import (
    BANK_PAID,
    DECKS,
    DENIERS_AT,
    DICE_ROLLED,
    DICE_USED,
    OWN,
    PILE_KINDS,
    PURSE,
    ROUND,
    START,
    card_at,
    citizens_standing,
    dice_of,
    district_name,
    set_dice,
    tab,
)
from regnum.games.troyes.words import place_name, target_name
from regnum.kernel.flat import State
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


def build(g: State, given: Fields, seats: list[str], has_steps: bool) -> None:
    Builder(g, given, seats, has_steps).build()


class Builder(PositionBuilder[State]):
    """Changes a freshly dealt game into the position of [given]."""

    def __init__(self, g: State, given: Fields, seats: list[str], has_steps: bool) -> None:
        super().__init__(g, given, seats, PHASES, TURN if has_steps else LOOK)
        self.kinds = Kinds(tab(g), g.options[0] == 1)
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
        most = tab(g).rounds[g.players]
        before = self.phase in (SETUP, ROUND_START)
        oldest = oldest_named(tab(g), self.given, self.wanted)
        default = min(max(1, oldest + (1 if self.phase == ROUND_START else 0)), most)
        self.round = self.given.integer("round", 1, most, default)
        if self.phase == SETUP and self.round != 1:
            self.given.problem("round", "set-up comes before round 1")
        g.board[ROUND] = self.round - 1 if before else self.round
        if self.as_dealt and self.given.has("start"):
            self.given.problem("start", "is decided already when Le Roy has begun to place")
        if not self.as_dealt:
            start = self.given.one_of("start", self.seats, self.seats[0])
            g.board[START] = self.seats.index(start)

    def _cards(self) -> None:
        g = self.g
        deal_activity_cards(g, self.given, self.wanted, min(g.board[ROUND], AGES))
        drawn = self.round - 1 if self.phase in (SETUP, ROUND_START, EVENTS) else self.round
        deal_events(g, self.given, self.tables, self.kinds, self.wanted, drawn)
        deal_characters(g, self.given, self.tables, self.kinds, self.wanted)

    def _citizens(self) -> None:
        """Those in the buildings, on cards and in the supplies."""
        g = self.g
        t = tab(g)
        table.set_citizens(
            g, self.given, self.owners, t.neutral_spaces[g.players] if self.phase == SETUP else ()
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
                default = max(0, t.citizens[g.players] - citizens_standing(g, who))
            seats.set_supply(g, seat, who, default)

    def _dice(self) -> None:
        g = self.g
        grey = table.read_dice(self.given, "grey_dice", tab(g).colour_dice)
        if grey and self.solo:
            self.given.problem("grey_dice", "the solo game has no grey district")
        set_dice(g, GREY, grey)
        for who, seat in enumerate(self.tables):
            seats.set_seat_dice(g, seat, who, self.phase == TURN)
        table.set_black(g, self.given, self.phase == BLACK)

    def _conserve(self) -> None:
        """What the rules count to see that nothing is lost."""
        g = self.g
        deniers = sum(g.own[who * OWN + DENIERS_AT] + g.own[who * OWN + PURSE] for who in range(g.seats))
        g.board[BANK_PAID] = deniers - tab(g).start_deniers * g.players
        owners = [owner for owner in range(OWNERS) if owner < g.seats or owner == GREY]
        g.board[DICE_ROLLED] = sum(len(dice_of(g, owner)) for owner in owners)
        g.board[DICE_USED] = 0


# --- words ------------------------------------------------------------------------------------------


def event_word(g: State, kind: str, value: int) -> str:
    """One field of an event in a word: ids for cards and places, `red:4` for a die."""
    t = tab(g)
    if kind in ("card", "event", "character", "space"):
        ids: list[str] = getattr(t, kind + "_ids")
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
        return f"{value // FACES + 1}_{value % FACES + 1}"
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


def source_word(g: State, source: int) -> str:
    """Where a citizen comes from: `supply`, `recruit`, `space:palace_3`, `lying:palace`, `card:merchant`."""
    t = tab(g)
    if source >= FROM_CARD:
        card = card_at(g, source - FROM_CARD)
        return "card:" + (t.card_ids[card] if card >= 0 else place_name(source - FROM_CARD))
    if source >= FROM_LYING:
        return "lying:" + BUILDING_NAMES[source - FROM_LYING]
    if source >= FROM_SPACE:
        return "space:" + t.space_ids[source - FROM_SPACE]
    return "recruit" if source == FROM_RECRUIT else "supply"


def card_names(g: State) -> CardNames:
    """The ids of the cards of each zone; dice have none."""
    t = tab(g)
    names: CardNames = {"cards": t.card_ids, "won": t.event_ids}
    for zone in DECKS:
        if zone.name.startswith("unseen"):
            names[zone.name] = t.card_ids
        elif zone.name.startswith(("red_", "white_", "yellow_", "event_")):
            names[zone.name] = t.event_ids
        elif zone.name.startswith("character"):
            names[zone.name] = t.character_ids
    for zone in PILE_KINDS:
        if zone.name.startswith("characters"):
            names[zone.name] = t.character_ids
    return names


FIXED_WORDS = (
    "target die dice cube reroll recruit flip pass yield beat space uses event done supply move lying card "
    "cathedral agriculture grey"
)


def words(g: State) -> set[str]:
    """Every word of a choice of Troyes."""
    t = tab(g)
    out = set(FIXED_WORDS.split()) | set(BUILDING_NAMES) | set(COLOUR_NAMES[:COLOURS])
    for ids in (t.card_ids, t.event_ids, t.character_ids, t.space_ids):
        out.update(ids)
    for owner in range(OWNERS):
        name = district_name(owner)
        for colour in COLOUR_NAMES[:COLOURS]:
            out.update(f"{name}:{colour}{value}" for value in range(1, FACES + 1))
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
