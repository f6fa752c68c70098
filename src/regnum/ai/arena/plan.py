"""What is to be played. Every game follows from the plan and its number, whoever plays it and when.

Games come deal by deal: each table of each deal is played once for every seating, so that nobody has better
cards or a better seat than the others. More games of the same plan begin with the same games.
"""

from dataclasses import dataclass, field
from itertools import combinations
from typing import Any
from zlib import crc32

from regnum.ai.arena.entrants import Entrant, read_entrant
from regnum.games import game
from regnum.kernel.errors import BadOptions, RegnumError
from regnum.kernel.messages import Msg, raw
from regnum.kernel.spec import read_options
from regnum.library import tables_for

Json = dict[str, Any]

FORM = 1  # of the stored games


class BadPlan(RegnumError):
    """Nothing that could be played."""


@dataclass(frozen=True)
class Seating:
    """One game of a plan: the deal, and which entrant sits in which seat."""

    deal: int
    seats: tuple[int, ...]  # places in `Plan.entrants`


@dataclass(frozen=True)
class Plan:
    """A contest: in a mirror the first entrant has all the seats, and is told apart by its places."""

    game: str
    entrants: tuple[Entrant, ...]
    games: int  # of every table, at least
    seed: str = "arena"
    options: dict[str, str] = field(default_factory=dict)
    seats: int = 0  # at a table; 0: one for every entrant; 1: alone against the automa
    mirror: bool = False

    def players(self) -> int:
        return self.seats or len(self.entrants)

    def tables(self) -> list[tuple[int, ...]]:
        """Who meets: everybody, or every group that fits a table."""
        return list(combinations(range(len(self.entrants)), self.players()))

    def deals(self) -> int:
        """How many: whole rounds of seatings, so it may be some games more than were asked for."""
        return -(-self.games // self.players())

    def total(self) -> int:
        return self.deals() * len(self.tables()) * self.players()

    def seating(self, number: int) -> Seating:
        """Who sits where in a game: everybody moves on by one seat while the deal is the same."""
        players = self.players()
        tables = self.tables()
        place, turned = divmod(number, players)
        deal, at = divmod(place, len(tables))
        table = tables[at]
        return Seating(deal, tuple(table[(seat - turned) % players] for seat in range(players)))

    def deal_seed(self, deal: int) -> str:
        return f"{self.seed}/{deal}"

    def bot_seed(self, number: int, entrant: int) -> int:
        """Chance of a bot: another one in every game, so that a mirror is not the same game again."""
        return crc32(f"{self.seed}/{number}/{entrant}".encode())

    def names(self) -> list[str]:
        """What entrants are called: those that are called the same are counted together."""
        if self.mirror:
            return [f"{entrant.name()}#{n + 1}" for n, entrant in enumerate(self.entrants)]
        return [entrant.name() for entrant in self.entrants]

    def as_json(self) -> Json:
        """All that decides how a game goes. Not how many there are: a plan may be made longer."""
        spec = game(self.game)
        return {
            "form": FORM,
            "game": self.game,
            "players": [entrant.name() for entrant in self.entrants],
            "seats": self.players(),
            "seed": self.seed,
            "options": dict(sorted(self.options.items())),
            "mirror": self.mirror,
            "rules": spec.rules_version,
            "components": tables_for(self.game).fingerprint,
        }


def plan_of(
    name: str,
    players: list[str],
    games: int,
    seed: str = "arena",
    options: dict[str, str] | None = None,
    seats: int = 0,
    mirror: bool = False,
) -> Plan:
    """A plan that can be played; raises UnknownGame, BadEntrant, BadPlan or BadOptions."""
    spec = game(name)
    entrants = [read_entrant(text) for text in players if text.strip()]
    if not entrants:
        raise BadPlan(Msg("arena-nobody"))
    if mirror:
        entrants = [entrants[0]] * len(entrants)
    elif len(entrants) > 1 and len(set(entrants)) == 1:
        raise BadPlan(Msg("arena-same", {"entrant": raw(entrants[0].name())}))
    count = seats or len(entrants)
    if count > len(entrants):
        raise BadPlan(Msg("arena-seats", {"seats": count, "entrants": len(entrants)}))
    if count == 1 and seats != 1:
        raise BadPlan(Msg("arena-alone", {"entrant": raw(entrants[0].name())}))
    if not spec.min_players <= count <= spec.max_players:
        limits = {"players": count, "min": spec.min_players, "max": spec.max_players}
        raise BadOptions(Msg("error-players", {**limits}))
    read_options(spec, count, options or {})
    return Plan(spec.id, tuple(entrants), games, seed, options or {}, count, mirror)


def plan_from(told: Json) -> Plan:
    """The plan that `as_json` tells of, for another process; it needs no number of games."""
    entrants = tuple(read_entrant(text) for text in told["players"])
    return Plan(told["game"], entrants, 0, told["seed"], told["options"], told["seats"], told["mirror"])
