"""A table of Gùgōng that tests set as they like: one question at a time, answered by its text."""

from importlib.resources import files
from typing import cast

from regnum.games.gugong.box.box import Box
from regnum.games.gugong.const import DOUBLE_NAMES, LOCKED, REWARD_DOUBLE
from regnum.games.gugong.invariants import problems_of
from regnum.games.gugong.rules.bonus_tokens import parked
from regnum.games.gugong.spec import Gugong
from regnum.games.gugong.state import Seat, Table
from regnum.games.gugong.words.log import EVENTS
from regnum.kernel.agenda import GAP, Frame, play, refused, settle
from regnum.kernel.offer import choices, find
from regnum.kernel.record import new_game

SPEC = Gugong()
TABLES = cast(
    Box, SPEC.load((files("regnum.games.gugong.box") / "components.toml").read_text(encoding="utf-8"))
)


class Desk:
    """A game whose agenda holds only what a test asks."""

    def __init__(self, players: int = 2, bonus: bool = False) -> None:
        options = {"bonus": "yes"} if bonus else {}
        self.g = cast(Table, new_game(SPEC, TABLES, players, options, "desk", listen=True))
        self.g.agenda.clear()
        self.tokens()

    # --- setting the table -----------------------------------------------------------------------------

    def seat(self, who: int) -> Seat:
        return self.g.seat(who)

    def pool(self, who: int, n: int, double: int | None = None) -> None:
        """So many ordinary servants in the pool, the rest in the supply."""
        seat = self.seat(who)
        if double is not None:
            seat.double = double
            seat.rewards[REWARD_DOUBLE] = 0 if double == LOCKED else 1
        used = seat.on_wall + sum(seat.ship_load) + seat.decrees.bit_count() + sum(seat.rewards)
        seat.pool = n
        seat.supply = TABLES.servants - n - used - parked(seat)

    def wall(self, *servants: int) -> None:
        for who, n in enumerate(servants):
            self.seat(who).supply += self.seat(who).on_wall - n
            self.seat(who).on_wall = n

    def intrigue(self, *steps: int) -> None:
        """Markers on these steps; of equal ones a later seat is on top."""
        for who, step in enumerate(steps):
            self.g.clock += 1
            self.seat(who).intrigue = step
            self.seat(who).arrived = self.g.clock

    def ship(self, who: int, ship: int, port: int, load: int) -> None:
        """A ship in a port (route * 5 + place) with servants of the supply."""
        self.g.ports[port] = 1 + 3 * who + ship
        self.seat(who).ship_port[ship] = port + 1
        self.seat(who).ship_load[ship] = load
        self.seat(who).supply -= load

    def decree(self, who: int, name: str) -> None:
        """A servant of the supply on a decree, which is brought into the game if it is not there."""
        self.show_decree(name)
        number = TABLES.decree_ids.index(name)
        self.seat(who).decrees = self.seat(who).decrees | 1 << number
        self.seat(who).supply = self.seat(who).supply - 1

    def show_decree(self, name: str) -> None:
        number = TABLES.decree_ids.index(name)
        shown = list(self.g.decrees)
        if number not in shown:
            level = TABLES.decree_level[number]
            bought = 0
            for who in range(self.g.seat_count):
                bought |= self.seat(who).decrees
            at = next(
                i for i, d in enumerate(shown) if TABLES.decree_level[d] == level and not bought >> d & 1
            )
            box = list(self.g.decree_box)
            box[box.index(number)] = shown[at]
            shown[at] = number
            self.g.decrees = tuple(shown)
            self.g.decree_box = tuple(box)

    def tokens(self, **cities: str) -> None:
        """Exactly these tokens on the map, by kind; all others on the stacks."""
        stack = list(self.g.token_stack)
        stack.extend(token for token in self.g.cities if token != GAP)
        there = [GAP] * len(TABLES.city_ids)
        for city, name in cities.items():
            token = TABLES.token_ids.index(name)
            stack.remove(token)
            there[TABLES.city_ids.index(city)] = token
        self.g.cities = tuple(there)
        self.g.token_stack = tuple(stack)

    def store(self, who: int, *names: str) -> None:
        stack = list(self.g.token_stack)
        found = [TABLES.token_ids.index(name) for name in names]
        for token in found:
            stack.remove(token)
        self.g.token_stack = tuple(stack)
        self.g.seat(who).stored += tuple(found)

    def at_city(self, who: int, city: str) -> None:
        self.seat(who).traveller = TABLES.city_ids.index(city) + 1

    def cards(self, who: int, hand: list[str], discard: list[str]) -> None:
        """Hand and discard pile of exactly these cards; all others that hands hold go into the box."""
        g = self.g
        for seat in range(g.seat_count):
            g.gift_box += g.seats[seat].hand
            g.seat(seat).hand = ()
        wanted = [TABLES.gift_ids.index(name) for name in hand + discard]
        g.gift_box = tuple(card for card in g.gift_box if card not in wanted)
        g.gift_deck = tuple(card for card in g.gift_deck if card not in wanted)
        g.seat(who).hand = tuple(wanted[: len(hand)])
        g.seat(who).discard = tuple(wanted[len(hand) :])

    # --- asking and answering ----------------------------------------------------------------------------

    def ask(self, *frames: Frame[Table]) -> "Desk":
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
        return DOUBLE_NAMES[self.seat(who).double]

    def gone(self) -> list[str]:
        return [TABLES.token_ids[token] for token in self.g.token_gone]
