"""A table of Gùgōng that tests set as they like: one question at a time, answered by its text."""

from importlib.resources import files
from typing import cast

from regnum.games.gugong.const import DOUBLE_NAMES, LOCKED
from regnum.games.gugong.invariants import problems_of
from regnum.games.gugong.log import EVENTS
from regnum.games.gugong.spec import Gugong
from regnum.games.gugong.state import (
    ARRIVED,
    CITIES,
    CLOCK,
    DECREE_BOX,
    DECREES_AT,
    DECREES_SHOWN,
    DISCARD,
    DOUBLE,
    GIFT_BOX,
    GIFT_DECK,
    HAND,
    INTRIGUE_AT,
    ON_WALL,
    OWN,
    PILES,
    POOL,
    PORTS,
    REWARD_AT,
    SHIP_LOAD,
    SHIP_PORT,
    STORED,
    SUPPLY,
    TOKEN_GONE,
    TOKEN_STACK,
    TRAVELLER,
    parked,
)
from regnum.games.gugong.tables import Tables
from regnum.kernel.agenda import GAP, play, refused, settle
from regnum.kernel.flat import Frame
from regnum.kernel.offer import choices, find
from regnum.kernel.record import new_game

SPEC = Gugong()
TABLES = cast(
    Tables, SPEC.load((files("regnum.games.gugong") / "components.toml").read_text(encoding="utf-8"))
)


class Desk:
    """A game whose agenda holds only what a test asks."""

    def __init__(self, players: int = 2, bonus: bool = False) -> None:
        options = {"bonus": "yes"} if bonus else {}
        self.g = new_game(SPEC, TABLES, players, options, "desk", listen=True)
        self.g.agenda.clear()
        self.tokens()

    # --- setting the table -----------------------------------------------------------------------------

    def own(self, who: int, at: int) -> int:
        return self.g.own[who * OWN + at]

    def put(self, who: int, at: int, value: int) -> None:
        self.g.own[who * OWN + at] = value

    def pool(self, who: int, n: int, double: int | None = None) -> None:
        """So many ordinary servants in the pool, the rest in the supply."""
        if double is not None:
            self.put(who, DOUBLE, double)
            self.put(who, REWARD_AT + 2, 0 if double == LOCKED else 1)
        b = who * OWN
        own = self.g.own
        used = own[b + ON_WALL] + sum(own[b + SHIP_LOAD : b + SHIP_LOAD + 3])
        used += own[b + DECREES_AT].bit_count() + sum(own[b + REWARD_AT : b + REWARD_AT + 3])
        self.put(who, POOL, n)
        self.put(who, SUPPLY, TABLES.servants - n - used - parked(self.g, who))

    def wall(self, *servants: int) -> None:
        for who, n in enumerate(servants):
            self.put(who, SUPPLY, self.own(who, SUPPLY) + self.own(who, ON_WALL) - n)
            self.put(who, ON_WALL, n)

    def intrigue(self, *steps: int) -> None:
        """Markers on these steps; of equal ones a later seat is on top."""
        for who, step in enumerate(steps):
            self.g.board[CLOCK] += 1
            self.put(who, INTRIGUE_AT, step)
            self.put(who, ARRIVED, self.g.board[CLOCK])

    def ship(self, who: int, ship: int, port: int, load: int) -> None:
        """A ship in a port (route * 5 + place) with servants of the supply."""
        self.g.board[PORTS + port] = 1 + 3 * who + ship
        self.put(who, SHIP_PORT + ship, port + 1)
        self.put(who, SHIP_LOAD + ship, load)
        self.put(who, SUPPLY, self.own(who, SUPPLY) - load)

    def decree(self, who: int, name: str) -> None:
        """A servant of the supply on a decree, which is brought into the game if it is not there."""
        self.show_decree(name)
        number = TABLES.decree_ids.index(name)
        self.put(who, DECREES_AT, self.own(who, DECREES_AT) | 1 << number)
        self.put(who, SUPPLY, self.own(who, SUPPLY) - 1)

    def show_decree(self, name: str) -> None:
        number = TABLES.decree_ids.index(name)
        shown = list(self.g.decks[DECREES_SHOWN])
        if number not in shown:
            level = TABLES.decree_level[number]
            bought = 0
            for who in range(self.g.seat_count):
                bought |= self.own(who, DECREES_AT)
            at = next(
                i for i, d in enumerate(shown) if TABLES.decree_level[d] == level and not bought >> d & 1
            )
            box = list(self.g.decks[DECREE_BOX])
            box[box.index(number)] = shown[at]
            shown[at] = number
            self.g.decks[DECREES_SHOWN] = tuple(shown)
            self.g.decks[DECREE_BOX] = tuple(box)

    def tokens(self, **cities: str) -> None:
        """Exactly these tokens on the map, by kind; all others on the stacks."""
        stack = list(self.g.decks[TOKEN_STACK])
        stack.extend(token for token in self.g.decks[CITIES] if token != GAP)
        there = [GAP] * len(TABLES.city_ids)
        for city, name in cities.items():
            token = TABLES.token_ids.index(name)
            stack.remove(token)
            there[TABLES.city_ids.index(city)] = token
        self.g.decks[CITIES] = tuple(there)
        self.g.decks[TOKEN_STACK] = tuple(stack)

    def store(self, who: int, *names: str) -> None:
        stack = list(self.g.decks[TOKEN_STACK])
        found = [TABLES.token_ids.index(name) for name in names]
        for token in found:
            stack.remove(token)
        self.g.decks[TOKEN_STACK] = tuple(stack)
        self.g.piles[who * PILES + STORED] += tuple(found)

    def at_city(self, who: int, city: str) -> None:
        self.put(who, TRAVELLER, TABLES.city_ids.index(city) + 1)

    def cards(self, who: int, hand: list[str], discard: list[str]) -> None:
        """Hand and discard pile of exactly these cards; all others that hands hold go into the box."""
        g = self.g
        p = who * PILES
        for seat in range(g.seat_count):
            g.decks[GIFT_BOX] += g.piles[seat * PILES + HAND]
            g.piles[seat * PILES + HAND] = ()
        wanted = [TABLES.gift_ids.index(name) for name in hand + discard]
        for deck in (GIFT_BOX, GIFT_DECK):
            g.decks[deck] = tuple(card for card in g.decks[deck] if card not in wanted)
        g.piles[p + HAND] = tuple(wanted[: len(hand)])
        g.piles[p + DISCARD] = tuple(wanted[len(hand) :])

    # --- asking and answering ----------------------------------------------------------------------------

    def ask(self, *frames: Frame) -> "Desk":
        """Put frames on the agenda, the first one to be resolved first."""
        self.g.agenda.extend(reversed(frames))
        settle(self.g)
        self.sound()
        return self

    def offered(self) -> list[str]:
        return [choice.text for choice in choices(self.g)] if self.g.legal else []

    def refused(self) -> dict[str, str]:
        """Text and reason of everything refused: `servants-short`."""
        frame = self.g.agenda[-1]
        return {r.text: r.reason.msg.key.removeprefix("gugong-why-") for r in refused(self.g, frame)}

    def do(self, *texts: str) -> "Desk":
        for text in texts:
            play(self.g, find(self.g, text))
            self.sound()
        return self

    def who(self) -> int:
        return self.g.agenda[-1].who

    def question(self) -> str:
        return type(self.g.agenda[-1]).__name__ if self.g.agenda else ""

    def sound(self) -> None:
        assert problems_of(self.g) == []

    def told(self, name: str) -> list[tuple[int, ...]]:
        """The fields of all events of a kind, oldest first."""
        return [event[1:] for event in self.g.events or [] if EVENTS[event[0]].name == name]

    def double(self, who: int) -> str:
        return DOUBLE_NAMES[self.own(who, DOUBLE)]

    def gone(self) -> list[str]:
        return [TABLES.token_ids[token] for token in self.g.decks[TOKEN_GONE]]
