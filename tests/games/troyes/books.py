"""What the books of Troyes hold: every seat and the board, and where a state differs from them."""

from collections import Counter

from tests.games.ledger import Entries, different

from regnum.games.troyes import state as at
from regnum.games.troyes.const import (
    BUILDINGS,
    GOOD_NAMES,
    GREY,
    MARAUDING,
    PLACES,
    VP,
)
from regnum.games.troyes.state import OWN, PILES, dice_of, event_cubes, tab
from regnum.kernel.agenda import GAP
from regnum.kernel.flat import State

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

    def __init__(self, fresh: State) -> None:
        """The set-up as the tables say it; only what was drawn is read from the state."""
        super().__init__()
        t = self.tables = tab(fresh)
        self.players = fresh.players
        self.king = fresh.players if fresh.seats > fresh.players else -1
        self.seats = [Seat() for _ in range(fresh.seats)]
        for seat in self.seats[: fresh.players]:
            seat.goods["denier"] = t.start_deniers
            seat.goods["influence"] = t.start_influence
            seat.supply = t.citizens[fresh.players]
            seat.reserve = t.all_citizens - seat.supply
        neutral = t.neutral_spaces[fresh.players]
        self.spaces = [GREY if space in neutral else EMPTY for space in range(at.SPACE_COUNT)]
        self.grey_supply = t.neutral_citizens - len(neutral)
        self.lying: set[tuple[int, int]] = set()  # building, owner
        self.cathedral = [EMPTY] * at.CATHEDRAL_COUNT
        self.row = [MARAUDING]
        self.events: dict[int, list[int]] = {MARAUDING: []}  # owners of the cubes, oldest first
        self.discarded: list[int] = []
        self.cards = [GAP] * PLACES
        self.dice: dict[int, Counter[int]] = {owner: Counter() for owner in (*range(fresh.seats), GREY)}
        self.black: list[int] = []
        self.round = 0
        self.start = fresh.board[at.START]
        self.characters = list(fresh.decks[at.CHARACTER_ROW])
        self.fell: list[tuple[int, int]] = []  # by pushing here
        self.expelled: list[tuple[int, int]] = []  # as was told
        self.in_hand = 0  # citizens taken from somewhere and not put down yet
        self.is_over = False

    # --- comparing -----------------------------------------------------------------------------------

    def differences(self, g: State) -> list[str]:
        """Where the state is not what the events add up to."""
        out = list(self.doubts)
        for who, seat in enumerate(self.seats):
            out += [f"seat {who}: {text}" for text in self._seat(g, who, seat)]
        board = g.board
        out += different("who fell", self.fell, self.expelled)
        out += different("citizens on their way", self.in_hand, 0)
        out += different("spaces", self._owners(board[at.SPACES : at.SPACES + at.SPACE_COUNT]), self.spaces)
        out += different("cathedral", self._owners(board[at.CATHEDRAL : at.EVENT_CUBES]), self.cathedral)
        lying = {
            (b, owner) for b in range(BUILDINGS) for owner in range(8) if board[at.LYING + b] >> owner & 1
        }
        out += different("lying", lying, self.lying)
        out += different("neutral citizens left", board[at.GREY_SUPPLY], self.grey_supply)
        out += different("events", list(g.decks[at.EVENT_ROW]), self.row)
        out += different("event cubes", {e: event_cubes(g, e) for e in g.decks[at.EVENT_ROW]}, self.events)
        out += different("discarded events", list(g.decks[at.EVENT_GONE]), self.discarded)
        out += different("cards", list(g.decks[at.CARDS]), self.cards)
        for owner, dice in self.dice.items():
            out += different(f"dice of {owner}", Counter(dice_of(g, owner)), +dice)
        out += different("black dice", list(g.decks[at.BLACK_DICE]), self.black)
        out += different("round and start", (board[at.ROUND], board[at.START]), (self.round, self.start))
        out += different("open characters", list(g.decks[at.CHARACTER_ROW]), self.characters)
        return out

    def _owners(self, cells: list[int]) -> list[int]:
        return [cell - 1 for cell in cells]

    def _seat(self, g: State, who: int, seat: Seat) -> list[str]:
        own = g.own[who * OWN : who * OWN + OWN]
        piles = g.piles[who * PILES : who * PILES + PILES]
        goods = (own[at.DENIERS_AT], own[at.INFLUENCE_AT])
        out = different("goods", goods, (seat.goods["denier"], seat.goods["influence"]))
        # Points are secret until the end; in the solo game they are open (R-T43).
        vp = seat.goods[GOOD_NAMES[VP]]
        is_open = self.is_over or self.king >= 0
        out += different("VP", (own[at.VP_AT], own[at.VP_OPEN]), (0, vp) if is_open else (vp, 0))
        out += different("passed", (own[at.PASSED], own[at.PURSE]), (seat.passed, seat.purse))
        out += different("citizens", (own[at.SUPPLY], own[at.RESERVE]), (seat.supply, seat.reserve))
        out += different("tradesmen", own[at.TRADESMAN : at.CUBES], seat.slots)
        out += different("cubes", own[at.CUBES : OWN], seat.cubes)
        out += different("events won", list(piles[at.WON]), seat.won)
        out += different("characters shown", list(piles[at.CHARACTERS_SHOWN]), seat.shown)
        return out
