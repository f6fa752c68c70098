"""What the books of Gùgōng hold: every seat and the table, and where a state differs from them."""

from collections import Counter
from typing import Any

from tests.games.ledger import Entries, different

from regnum.games.gugong.codes import place_of, token_of
from regnum.games.gugong.const import LOCKED, OPTION_DIFFICULTY, REWARDS, VP_SOURCES
from regnum.games.gugong.rules.intrigue import from_lowest
from regnum.games.gugong.state import MAX_ROUTES, ROUTE_PORTS, SHIPS, Table
from regnum.games.gugong.state import Seat as StateSeat

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

    def __init__(self, fresh: Any) -> None:
        """The set-up as the tables say it; only what was drawn is read from the state."""
        super().__init__()
        t = self.tables = fresh.box
        self.meng = fresh.players if fresh.seat_count > fresh.players else -1
        self.seats = [Seat(t.start_pool, t.servants - t.start_pool) for _ in range(fresh.seat_count)]
        for who, seat in enumerate(self.seats):
            seat.cards[HAND] = len(fresh.seats[who].hand)
        self.officials = list(fresh.officials)
        self.gift_deck = len(fresh.gift_deck)
        self.cities = list(fresh.cities)
        self.token_stack = len(fresh.token_stack)
        self.gone: Counter[int] = Counter()
        self.dice = list(fresh.dice)
        self.houses = set(range(len(t.house_prices[t.side_by_players[fresh.players]])))
        self.day = 1
        self.start = fresh.start
        self.medal = 0
        # Who is higher in a stack of the intrigue track came later; at first the start player lies lowest.
        self.stacked = [(self.start + step) % fresh.seat_count for step in range(fresh.seat_count)]
        self.automa = [0, 0, 0]  # deck, today, earlier days
        self.claims = 0
        if self.meng >= 0:
            specials = t.difficulty_specials[fresh.options[OPTION_DIFFICULTY]]
            self.automa[0] = t.automa_special.count(False) + specials
        self.is_over = False

    # --- comparing -----------------------------------------------------------------------------------

    def differences(self, g: Any) -> list[str]:
        """Where the state is not what the events add up to."""
        out = list(self.doubts)
        for who, seat in enumerate(self.seats):
            out += [f"seat {who}: {text}" for text in self._servants(g, who, seat)]
            out += [f"seat {who}: {text}" for text in self._rest(g, who, seat)]
        out += different("day", (g.day, g.start), (self.day, self.start))
        out += different("medal", g.medal, self.medal)
        out += different("dice", g.dice, self.dice)
        houses = {house for house in range(16) if g.houses >> house & 1}
        out += different("houses with jade", houses, self.houses)
        out += different("officials", list(g.officials), self.officials)
        out += different("gift deck", len(g.gift_deck), self.gift_deck)
        out += different("cities", list(g.cities), self.cities)
        out += different("token stacks", len(g.token_stack), self.token_stack)
        out += different("traded tokens", Counter(g.token_gone), self.gone)
        automa = [len(zone) for zone in (g.automa_deck, g.automa_today, g.automa_gone)]
        out += different("automa cards", automa, self.automa)
        out += different("Meng's claims", g.meng_claims, self.claims)
        stacked = sorted(
            range(g.seat_count), key=lambda who: (self.seats[who].intrigue, self.stacked.index(who))
        )
        out += different("intrigue", from_lowest(g), stacked)
        ports = [0] * (MAX_ROUTES * ROUTE_PORTS)
        for who, seat in enumerate(self.seats):
            for ship, port in enumerate(seat.ports):
                if port:
                    ports[port - 1] = 1 + SHIPS * who + ship
        out += different("ports", g.ports, ports)
        return out

    def _servants(self, g: Table, who: int, seat: Seat) -> list[str]:
        own = g.seats[who]
        out = different("pool and supply", (own.pool, own.supply), (seat.pool, seat.supply))
        out += different("double servant", own.double, seat.double)
        out += different("wall", own.on_wall, seat.wall)
        out += different("decrees", own.decrees, sum(1 << decree for decree in seat.decrees))
        out += different("rewards", own.rewards, seat.rewards)
        out += different("ships", own.ship_port, seat.ports)
        out += different("loads", own.ship_load, seat.loads)
        return out

    def _rest(self, g: Table, who: int, seat: Seat) -> list[str]:
        own = g.seats[who]
        out = different("VP", (own.vp, own.vp_by), (sum(seat.vp), seat.vp))
        out += different("jade", own.jade, seat.jade)
        tracks = (own.intrigue, own.envoy, own.audience, own.traveller)
        out += different("tracks", tracks, (seat.intrigue, seat.envoy, seat.audience, seat.traveller))
        waiting = [own.waiting - 1] if own.waiting else []
        out += different("tokens", [*own.stored, *waiting], seat.tokens)
        active = [(token_of(token), place_of(token)) for token in own.active]
        out += different("tokens at work", active, seat.active)
        return out + self._cards(own, seat)

    def _cards(self, own: StateSeat, seat: Seat) -> list[str]:
        """A card that was picked, and whose place is still to be chosen, is nobody's business yet."""
        cards = [len(own.hand), len(own.discard)]
        picked = len(own.chosen)
        if picked:
            return different("gift cards", sum(cards) + picked, sum(seat.cards))
        return different("gift cards", cards, seat.cards)

    def totals(self) -> list[int]:
        """The scores as they were told, when the game is over."""
        return [sum(seat.vp) + seat.final for seat in self.seats]
