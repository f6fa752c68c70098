"""What a player of Troyes looks at, as whole numbers.

Spaces of a building are told as a pattern: a bit for each of its six spaces where the seat has a citizen.
A card is told by which card lies on its place, the seat's slot there and its delayed cubes (`card_code`).
"""

from typing import ClassVar, Final

from regnum.ai.features import Features
from regnum.games.troyes.const import (
    BUILDINGS,
    BY_CATHEDRAL,
    BY_CITIZENS,
    BY_DENIERS,
    BY_EVENTS,
    BY_INFLUENCE,
    FACES,
    GREY,
    PLACE_NAMES,
    PLACES,
    ROOM,
)
from regnum.games.troyes.rules.places import place_for
from regnum.games.troyes.state import Box, Table

# --- headings under which points are told -----------------------------------------------------------------
HEADINGS: Final = (
    "tokens",
    "citizens",
    "cathedral",
    "deniers",
    "influence",
    "cards",
    "events",
    "characters",
    "dice",
    "rivals",
    "under_way",
)
H_TOKENS: Final = 0
H_CITIZENS: Final = 1
H_CATHEDRAL: Final = 2
H_DENIERS: Final = 3
H_INFLUENCE: Final = 4
H_CARDS: Final = 5
H_EVENTS: Final = 6
H_CHARACTERS: Final = 7
H_DICE: Final = 8
H_RIVALS: Final = 9
H_UNDER_WAY: Final = 10

# --- what is looked at: the index of each number ------------------------------------------------------
DENIERS: Final = 0
PURSE: Final = 1  # deniers in the district
INFLUENCE: Final = 2
SUPPLY: Final = 3  # citizens at hand, or coming home
CITIZENS: Final = 4  # that stand in the buildings
IN_PALACE: Final = 5
IN_BISHOPRIC: Final = 6
IN_CITY_HALL: Final = 7
PATTERN: Final = 8  # of the palace; then of the bishopric and the city hall
LEVEL: Final = 11  # own cubes on the lowest level of the cathedral; then on the other two
WINDOWS: Final = 14  # own cubes in the cathedral
FREE_WINDOWS: Final = 15
CARD: Final = 16  # code of the first place (card_code); then those of the others
TRADESMEN: Final = 25
PRESENT: Final = 26  # events with an own cube
LEADING: Final = 27  # of these, where nobody has more
EVENT_CUBES: Final = 28  # own cubes on events
WON: Final = 29  # event cards taken
CHARACTER: Final = 30  # of each character: 0 if not known to be in play, else 1 + what it counts
RED_DICE: Final = 36
WHITE_DICE: Final = 37
YELLOW_DICE: Final = 38
PIPS: Final = 39  # of the red dice; then of the white and the yellow ones
OTHERS_CITIZENS: Final = 42  # of rivals in the buildings, grey ones not counted
OTHERS_DENIERS: Final = 43  # of all rivals together
OTHERS_DICE: Final = 44  # dice of rivals and grey ones, which can be bought
BLACK_DICE: Final = 45
KNOWN_CHARACTERS: Final = 46  # own ones; alone those that lie open
LAST_FREE: Final = 47  # free flags of the rightmost event
LAST_LEAD: Final = 48  # own cubes there less those of whoever else has most, 6 being as many
RIVAL_WON: Final = 49  # of the rival who has most: event cards
RIVAL_WINDOWS: Final = 50  # ...cubes in the cathedral, of all rivals
RIVAL_TRADESMEN: Final = 51  # ...tradesmen, of all rivals
NEXT_CHARACTER: Final = 52  # alone: 1 + the character that Le Roy scores next
OTHERS_BY_COLOUR: Final = 53  # red dice of others; then white and yellow ones
COUNT: Final = 56

MOST_DENIERS: Final = 60
MOST_PURSE: Final = 30
MOST_RIVALS_DENIERS: Final = 180
MOST_COUNTED: Final = 24  # of what a character counts
MOST_DICE: Final = 12
MOST_PIPS: Final = 50
MOST_CUBES: Final = 8  # delayed ones on one card
MOST_SLOTS: Final = 3  # the third is the picture
KINDS: Final = 4  # cards that may lie on one place
EVEN: Final = 6  # a lead of none

_NAMES_AND_MOSTS: Final = (
    ("deniers", MOST_DENIERS, H_DENIERS),
    ("purse", MOST_PURSE, H_DENIERS),
    ("influence", 20, H_INFLUENCE),
    ("supply", 12, H_CITIZENS),
    ("citizens", 12, H_CITIZENS),
    ("in_palace", ROOM, H_CITIZENS),
    ("in_bishopric", ROOM, H_CITIZENS),
    ("in_city_hall", ROOM, H_CITIZENS),
    ("pattern_palace", 63, H_CITIZENS),
    ("pattern_bishopric", 63, H_CITIZENS),
    ("pattern_city_hall", 63, H_CITIZENS),
    ("level_1", FACES, H_CATHEDRAL),
    ("level_2", FACES, H_CATHEDRAL),
    ("level_3", FACES, H_CATHEDRAL),
    ("windows", 18, H_CATHEDRAL),
    ("free_windows", 18, H_CATHEDRAL),
    *((f"card_{name}", KINDS * (MOST_SLOTS + 1) * (MOST_CUBES + 1), H_CARDS) for name in PLACE_NAMES),
    ("tradesmen", PLACES, H_CARDS),
    ("present", 12, H_EVENTS),
    ("leading", 12, H_EVENTS),
    ("event_cubes", 20, H_EVENTS),
    ("won", 12, H_EVENTS),
    *((f"character_{i}", MOST_COUNTED + 1, H_CHARACTERS) for i in range(6)),
    ("red_dice", MOST_DICE, H_DICE),
    ("white_dice", MOST_DICE, H_DICE),
    ("yellow_dice", MOST_DICE, H_DICE),
    ("red_pips", MOST_PIPS, H_DICE),
    ("white_pips", MOST_PIPS, H_DICE),
    ("yellow_pips", MOST_PIPS, H_DICE),
    ("others_citizens", 18, H_RIVALS),
    ("others_deniers", MOST_RIVALS_DENIERS, H_RIVALS),
    ("others_dice", 18, H_DICE),
    ("black_dice", 6, H_DICE),
    ("known_characters", 6, H_CHARACTERS),
    ("last_free", 8, H_EVENTS),
    ("last_lead", 2 * EVEN, H_EVENTS),
    ("rival_won", 12, H_RIVALS),
    ("rival_windows", 18, H_RIVALS),
    ("rival_tradesmen", 27, H_RIVALS),
    ("next_character", 6, H_CHARACTERS),
    ("others_red", MOST_DICE, H_DICE),
    ("others_white", MOST_DICE, H_DICE),
    ("others_yellow", MOST_DICE, H_DICE),
)

# --- how far the game is: rounds left after this one (three or more are one), whether the seat still acts -
STAGES: Final = 4


def card_code(kind: int, slot: int, cubes: int) -> int:
    """Which card of its place, the slot taken there (0: none) and the delayed cubes on it; never 0."""
    slot = min(slot, MOST_SLOTS)
    return 1 + (kind * (MOST_SLOTS + 1) + slot) * (MOST_CUBES + 1) + min(cubes, MOST_CUBES)


class TroyesFeatures(Features[Table]):
    """Reads a position once, for the hand-made judge and the learned one."""

    names: ClassVar[tuple[str, ...]] = tuple([entry[0] for entry in _NAMES_AND_MOSTS])
    mosts: ClassVar[tuple[int, ...]] = tuple([entry[1] for entry in _NAMES_AND_MOSTS])
    headings: ClassVar[tuple[int, ...]] = tuple([entry[2] for entry in _NAMES_AND_MOSTS])
    clocks: ClassVar[int] = 2 * STAGES + 1  # and the set-up

    def __init__(self, box: Box) -> None:
        self.box = box
        self.kinds: list[int] = []  # by card: which of its place it is
        seen = [0] * PLACES
        for card in range(len(box.card_ids)):
            place = place_for(box, card)
            self.kinds.append(min(seen[place], KINDS - 1))
            seen[place] += 1

    def clock(self, g: Table, seat: int) -> int:
        if not g.round:
            return 2 * STAGES
        left = min(self.box.rounds[g.players] - g.round, STAGES - 1)
        return 2 * left + (1 if g.seats[seat].passed or len(g.agenda) <= 1 else 0)

    def read(self, g: Table, seat: int) -> list[int]:
        f = [0] * COUNT
        me = g.seats[seat]
        f[DENIERS] = min(me.deniers, MOST_DENIERS)
        f[PURSE] = min(me.purse, MOST_PURSE)
        f[INFLUENCE] = me.influence
        f[BLACK_DICE] = min(len(g.black_dice), 6)
        f[WON] = min(len(me.won), 12)
        supply = me.supply
        for building in range(BUILDINGS):
            supply += g.lying[building] >> seat & 1  # they come home [T16]
        f[SUPPLY] = min(supply, 12)
        self._dice(g, seat, f)
        self._citizens(g, seat, f)
        self._cathedral(g, seat, f)
        self._cards(g, seat, f)
        self._events(g, seat, f)
        self._characters(g, seat, f)
        self._others(g, seat, f)
        return f

    def _dice(self, g: Table, seat: int, f: list[int]) -> None:
        self._others_dice(g.grey_dice, f)
        for who in range(g.seat_count):
            if who != seat:
                self._others_dice(g.seats[who].dice, f)
        f[OTHERS_DICE] = min(f[OTHERS_DICE], 18)
        for code in g.seats[seat].dice:
            colour = code // FACES
            f[RED_DICE + colour] += 1
            f[PIPS + colour] += code - colour * FACES + 1

    def _others_dice(self, dice: tuple[int, ...], f: list[int]) -> None:
        f[OTHERS_DICE] += len(dice)
        for code in dice:
            f[OTHERS_BY_COLOUR + code // FACES] += 1

    def _citizens(self, g: Table, seat: int, f: list[int]) -> None:
        mine = seat + 1
        others = 0
        spaces = g.spaces
        space = 0
        for building in range(BUILDINGS):
            pattern = 0
            n = 0
            for bit in range(ROOM):
                owner = spaces[space]
                if owner == mine:
                    pattern |= 1 << bit
                    n += 1
                elif 0 < owner <= GREY:
                    others += 1
                space += 1
            f[IN_PALACE + building] = n
            f[PATTERN + building] = pattern
            f[CITIZENS] += n
        f[OTHERS_CITIZENS] = others

    def _cathedral(self, g: Table, seat: int, f: list[int]) -> None:
        mine = seat + 1
        free = others = total = 0
        window = 0
        for level in range(self.box.cathedral_levels):
            n = 0
            for _ in range(FACES):
                owner = g.cathedral[window]
                if owner == mine:
                    n += 1
                elif not owner:
                    free += 1
                elif owner <= GREY:
                    others += 1
                window += 1
            f[LEVEL + level] = n
            total += n
        f[WINDOWS] = total
        f[FREE_WINDOWS] = free
        f[RIVAL_WINDOWS] = others

    def _cards(self, g: Table, seat: int, f: list[int]) -> None:
        me = g.seats[seat]
        tradesmen = 0
        for place in range(PLACES):
            slot = me.tradesman[place]
            if slot:
                tradesmen += 1
            cubes = me.cubes[place]
            if slot or cubes:
                f[CARD + place] = card_code(self.kinds[g.cards[place]], slot, cubes)
        f[TRADESMEN] = tradesmen

    def _events(self, g: Table, seat: int, f: list[int]) -> None:
        mine = seat + 1
        present = leading = all_mine = 0
        free = 0
        lead = EVEN
        for event in g.event_row:
            packed = g.event_cubes[event]
            free = self.box.event_flags[event]
            lead = EVEN
            if not packed:
                continue
            own = most = 0
            counts = 0  # four bits an owner
            while packed:
                owner = packed & 7
                packed >>= 3
                free -= 1
                if owner == mine:
                    own += 1
                else:
                    counts += 1 << 4 * owner
                    most = max(most, counts >> 4 * owner & 15)
            lead = max(0, min(EVEN + own - most, 2 * EVEN))
            if own:
                present += 1
                all_mine += own
                if own >= most:
                    leading += 1
        f[PRESENT] = min(present, 12)
        f[LEADING] = min(leading, 12)
        f[EVENT_CUBES] = min(all_mine, 20)
        f[LAST_FREE] = min(free, 8)
        f[LAST_LEAD] = lead

    def _characters(self, g: Table, seat: int, f: list[int]) -> None:
        me = g.seats[seat]
        known = me.characters + g.character_row
        f[KNOWN_CHARACTERS] = min(len(known), 6)
        if g.character_row:
            f[NEXT_CHARACTER] = 1 + min(g.character_row[0], 5)
        for character in known:
            if character < 6:
                f[CHARACTER + character] = 1 + min(self.counted(f, character), MOST_COUNTED)

    def counted(self, f: list[int], character: int) -> int:
        """How much the seat has of what a character counts, from what was read."""
        metric = self.box.character_metric[character]
        if metric == BY_CATHEDRAL:
            return f[WINDOWS]
        if metric == BY_CITIZENS:
            return f[CITIZENS]
        if metric == BY_INFLUENCE:
            return f[INFLUENCE]
        if metric == BY_DENIERS:
            return min(f[DENIERS] + f[PURSE], MOST_DENIERS)
        return f[WON] if metric == BY_EVENTS else f[TRADESMEN]

    def _others(self, g: Table, seat: int, f: list[int]) -> None:
        deniers = won = tradesmen = 0
        for who in range(g.seat_count):
            if who == seat:
                continue
            other = g.seats[who]
            deniers += other.deniers
            won = max(won, len(other.won))
            tradesmen += other.tradesmen()
        f[OTHERS_DENIERS] = min(deniers, MOST_RIVALS_DENIERS)
        f[RIVAL_WON] = min(won, 12)
        f[RIVAL_TRADESMEN] = min(tradesmen, 27)
