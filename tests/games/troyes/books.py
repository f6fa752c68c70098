"""What the books of Troyes hold: every seat and the board, and where a state differs from them."""

from collections import Counter

from tests.games.ledger import Entries, different

from regnum.games.troyes.const import (
    BUILDINGS,
    GOOD_NAMES,
    GREY,
    MARAUDING,
    PLACES,
    SPACES,
    VP,
    WINDOWS,
)
from regnum.games.troyes.rules.event_cubes import cubes_on
from regnum.games.troyes.state import Table
from regnum.kernel.agenda import GAP

EMPTY = -1


class Seat:
    """What one seat has."""

    def __init__(self) -> None:
        self.goods: Counter[str] = Counter()  # deniers, influence, VP
        self.purse = 0
        self.passed = 0
        self.supply = 0
        self.reserve = 0
        self.slots = [0] * PLACES  # tradesmen: 0, or 1 + slot
        self.cubes = [0] * PLACES
        self.won: list[int] = []
        self.shown: list[int] = []


class Books(Entries):
    """All seats and the table; ledger.py enters what happens."""

    def __init__(self, fresh: Table) -> None:
        """The set-up as the tables say it; only what was drawn is read from the state."""
        super().__init__()
        box = self.tables = fresh.box
        self.players = fresh.players
        self.king = fresh.players if fresh.is_solo() else -1
        self.seats = [Seat() for _ in range(fresh.seat_count)]
        for seat in self.seats[: fresh.players]:
            seat.goods["denier"] = box.start_deniers
            seat.goods["influence"] = box.start_influence
            seat.supply = box.citizens[fresh.players]
            seat.reserve = box.all_citizens - seat.supply
        neutral = box.neutral_spaces[fresh.players]
        self.spaces = [GREY if space in neutral else EMPTY for space in range(SPACES)]
        self.grey_supply = box.neutral_citizens - len(neutral)
        self.lying: set[tuple[int, int]] = set()  # building, owner
        self.cathedral = [EMPTY] * WINDOWS
        self.row = [MARAUDING]
        self.events: dict[int, list[int]] = {MARAUDING: []}  # owners of the cubes, oldest first
        self.discarded: list[int] = []
        self.cards = [GAP] * PLACES
        self.dice: dict[int, Counter[int]] = {owner: Counter() for owner in (*range(fresh.seat_count), GREY)}
        self.black: list[int] = []
        self.round = 0
        self.start = fresh.start
        self.characters = list(fresh.character_row)
        self.fell: list[tuple[int, int]] = []  # by pushing here
        self.expelled: list[tuple[int, int]] = []  # as was told
        self.in_hand = 0  # citizens taken from somewhere and not put down yet
        self.is_over = False

    # --- comparing -----------------------------------------------------------------------------------

    def differences(self, g: Table) -> list[str]:
        """Where the state is not what the events add up to."""
        out = list(self.doubts)
        for who, seat in enumerate(self.seats):
            out += [f"seat {who}: {text}" for text in self._seat(g, who, seat)]
        out += different("who fell", self.fell, self.expelled)
        out += different("citizens on their way", self.in_hand, 0)
        out += different("spaces", self._owners(g.spaces), self.spaces)
        out += different("cathedral", self._owners(g.cathedral), self.cathedral)
        lying = {(b, owner) for b in range(BUILDINGS) for owner in range(8) if g.lying[b] >> owner & 1}
        out += different("lying", lying, self.lying)
        out += different("neutral citizens left", g.grey_supply, self.grey_supply)
        out += different("events", list(g.event_row), self.row)
        out += different("event cubes", {e: cubes_on(g, e) for e in g.event_row}, self.events)
        out += different("discarded events", list(g.event_gone), self.discarded)
        out += different("cards", list(g.cards), self.cards)
        for owner, dice in self.dice.items():
            out += different(f"dice of {owner}", Counter(g.dice_of(owner)), +dice)
        out += different("black dice", list(g.black_dice), self.black)
        out += different("round and start", (g.round, g.start), (self.round, self.start))
        out += different("open characters", list(g.character_row), self.characters)
        return out

    def _owners(self, cells: list[int]) -> list[int]:
        return [cell - 1 for cell in cells]

    def _seat(self, g: Table, who: int, seat: Seat) -> list[str]:
        me = g.seats[who]
        goods = (me.deniers, me.influence)
        out = different("goods", goods, (seat.goods["denier"], seat.goods["influence"]))
        # Points are secret until the end; in the solo game they are open (R-T43).
        vp = seat.goods[GOOD_NAMES[VP]]
        is_open = self.is_over or self.king >= 0
        out += different("VP", (me.vp, me.vp_open), (0, vp) if is_open else (vp, 0))
        out += different("passed", (me.passed, me.purse), (seat.passed, seat.purse))
        out += different("citizens", (me.supply, me.reserve), (seat.supply, seat.reserve))
        out += different("tradesmen", me.tradesman, seat.slots)
        out += different("cubes", me.cubes, seat.cubes)
        out += different("events won", list(me.won), seat.won)
        out += different("characters shown", list(me.characters_shown), seat.shown)
        return out
