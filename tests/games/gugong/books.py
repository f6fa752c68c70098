"""What the books of Gùgōng hold: every seat and the table, and where a state differs from them."""

from collections import Counter

from tests.games.ledger import Entries, different

from regnum.games.gugong import state as at
from regnum.games.gugong.const import (
    LOCKED,
    OPTION_DIFFICULTY,
    REWARDS,
    VP_SOURCES,
)
from regnum.games.gugong.state import OWN, PILES, SHIPS, tab
from regnum.kernel.flat import State

HAND = 0
DISCARDED = 1


class Seat:
    """What one seat has. The double servant is in no number, only in `double`."""

    def __init__(self, pool: int, supply: int) -> None:
        self.vp = [0] * VP_SOURCES
        self.final = 0  # points of the final scoring
        self.jade = 0
        self.pool = pool
        self.supply = supply
        self.double = LOCKED
        self.wall = 0
        self.decrees: set[int] = set()
        self.rewards = [0] * REWARDS
        self.ports = [0] * SHIPS  # 0 at home, else 1 + port
        self.loads = [0] * SHIPS
        self.cards = [0, 0]  # in the hand, in the discard pile
        self.tokens: list[int] = []  # on the player board or waiting for room there, oldest first
        self.active: list[tuple[int, int]] = []  # bonus tokens at work: token, location
        self.intrigue = 0
        self.envoy = 0
        self.audience = 0
        self.traveller = 0


class Books(Entries):
    """All seats and the table; ledger.py enters what happens."""

    def __init__(self, fresh: State) -> None:
        """The set-up as the tables say it; only what was drawn is read from the state."""
        super().__init__()
        t = self.tables = tab(fresh)
        self.meng = fresh.players if fresh.seats > fresh.players else -1
        self.seats = [Seat(t.start_pool, t.servants - t.start_pool) for _ in range(fresh.seats)]
        for who, seat in enumerate(self.seats):
            seat.cards[HAND] = len(fresh.piles[who * PILES + at.HAND])
        self.officials = list(fresh.decks[at.OFFICIALS])
        self.gift_deck = len(fresh.decks[at.GIFT_DECK])
        self.cities = list(fresh.decks[at.CITIES])
        self.token_stack = len(fresh.decks[at.TOKEN_STACK])
        self.gone: Counter[int] = Counter()
        self.dice = fresh.board[at.DICE : at.DICE + len(t.dice)]
        self.houses = set(range(len(t.house_prices[t.side_by_players[fresh.players]])))
        self.day = 1
        self.start = fresh.board[at.START]
        self.medal = 0
        # Who is higher in a stack of the intrigue track came later; at first the start player lies lowest.
        self.stacked = [(self.start + step) % fresh.seats for step in range(fresh.seats)]
        self.automa = [0, 0, 0]  # deck, today, earlier days
        self.claims = 0
        if self.meng >= 0:
            specials = t.difficulty_specials[fresh.options[OPTION_DIFFICULTY]]
            self.automa[0] = t.automa_special.count(False) + specials
        self.is_over = False

    # --- comparing -----------------------------------------------------------------------------------

    def differences(self, g: State) -> list[str]:
        """Where the state is not what the events add up to."""
        out = list(self.doubts)
        for who, seat in enumerate(self.seats):
            out += [f"seat {who}: {text}" for text in self._servants(g, who, seat)]
            out += [f"seat {who}: {text}" for text in self._rest(g, who, seat)]
        board, decks = g.board, g.decks
        out += different("day", (board[at.DAY_AT], board[at.START]), (self.day, self.start))
        out += different("medal", board[at.MEDAL], self.medal)
        out += different("dice", board[at.DICE : at.DICE + len(self.dice)], self.dice)
        houses = {house for house in range(16) if board[at.HOUSES] >> house & 1}
        out += different("houses with jade", houses, self.houses)
        out += different("officials", list(decks[at.OFFICIALS]), self.officials)
        out += different("gift deck", len(decks[at.GIFT_DECK]), self.gift_deck)
        out += different("cities", list(decks[at.CITIES]), self.cities)
        out += different("token stacks", len(decks[at.TOKEN_STACK]), self.token_stack)
        out += different("traded tokens", Counter(decks[at.TOKEN_GONE]), self.gone)
        automa = [len(decks[zone]) for zone in (at.AUTOMA_DECK, at.AUTOMA_TODAY, at.AUTOMA_GONE)]
        out += different("automa cards", automa, self.automa)
        out += different("Meng's claims", board[at.MENG_CLAIMS], self.claims)
        stacked = sorted(range(g.seats), key=lambda who: (self.seats[who].intrigue, self.stacked.index(who)))
        out += different("intrigue", at.from_lowest(g), stacked)
        ports = [0] * (at.MAX_ROUTES * at.ROUTE_PORTS)
        for who, seat in enumerate(self.seats):
            for ship, port in enumerate(seat.ports):
                if port:
                    ports[port - 1] = 1 + SHIPS * who + ship
        out += different("ports", board[at.PORTS : at.PORTS + len(ports)], ports)
        return out

    def _servants(self, g: State, who: int, seat: Seat) -> list[str]:
        own = g.own[who * OWN : who * OWN + OWN]
        out = different("pool and supply", (own[at.POOL], own[at.SUPPLY]), (seat.pool, seat.supply))
        out += different("double servant", own[at.DOUBLE], seat.double)
        out += different("wall", own[at.ON_WALL], seat.wall)
        out += different("decrees", own[at.DECREES_AT], sum(1 << decree for decree in seat.decrees))
        out += different("rewards", own[at.REWARD_AT : at.REWARD_AT + REWARDS], seat.rewards)
        out += different("ships", own[at.SHIP_PORT : at.SHIP_PORT + SHIPS], seat.ports)
        out += different("loads", own[at.SHIP_LOAD : at.SHIP_LOAD + SHIPS], seat.loads)
        return out

    def _rest(self, g: State, who: int, seat: Seat) -> list[str]:
        own = g.own[who * OWN : who * OWN + OWN]
        piles = g.piles[who * PILES : who * PILES + PILES]
        out = different("VP", (own[at.VP], own[at.VP_BY : at.JADE_AT]), (sum(seat.vp), seat.vp))
        out += different("jade", own[at.JADE_AT], seat.jade)
        tracks = (own[at.INTRIGUE_AT], own[at.ENVOY], own[at.AUDIENCE], own[at.TRAVELLER])
        out += different("tracks", tracks, (seat.intrigue, seat.envoy, seat.audience, seat.traveller))
        waiting = [own[at.WAITING] - 1] if own[at.WAITING] else []
        out += different("tokens", [*piles[at.STORED], *waiting], seat.tokens)
        active = [(at.token_of(token), at.place_of(token)) for token in piles[at.ACTIVE]]
        out += different("tokens at work", active, seat.active)
        return out + self._cards(piles, seat)

    def _cards(self, piles: list[tuple[int, ...]], seat: Seat) -> list[str]:
        """A card that was picked, and whose place is still to be chosen, is nobody's business yet."""
        cards = [len(piles[at.HAND]), len(piles[at.DISCARD])]
        picked = len(piles[at.CHOSEN])
        if picked:
            return different("gift cards", sum(cards) + picked, sum(seat.cards))
        return different("gift cards", cards, seat.cards)

    def totals(self) -> list[int]:
        """The scores as they were told, when the game is over."""
        return [sum(seat.vp) + seat.final for seat in self.seats]
