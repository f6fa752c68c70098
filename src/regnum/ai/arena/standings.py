"""What every entrant did over all games. Entrants of the same name are counted together, seat by seat."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from regnum.ai.arena.elo import Pair, pairs_of, ratings
from regnum.ai.arena.figures import Figure, mean_of, rate_of
from regnum.ai.arena.plan import Plan
from regnum.ai.arena.playing import GameResult
from regnum.ai.arena.times import Times

AUTOMA = "automa"


@dataclass
class Standing:
    """One entrant. Lists have an entry for every game of theirs, in the order of the games."""

    name: str
    seats: int = 0  # that they had in all games
    of_seats: int = 0  # that these games had; an automa is none
    won: int = 0  # games that anybody won
    wins: float = 0.0
    deals: list[int] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)  # of their seats on average
    rivals: list[float] = field(default_factory=list)  # the best of the others
    parts: dict[str, int] = field(default_factory=dict)
    chosen: dict[str, int] = field(default_factory=dict)
    decided: dict[str, int] = field(default_factory=dict)
    times: Times = field(default_factory=Times)
    elo: Figure | None = None

    def games(self) -> int:
        return len(self.scores)

    def rate(self) -> Figure:
        return rate_of(self.wins, self.games())

    def share(self) -> float:
        """What they would win if all were equally strong: of some games there is no winner (R-G45)."""
        return self.seats / max(1, self.of_seats) * self.won / max(1, self.games())

    def score(self) -> Figure:
        return self._mean(self.scores)

    def rival(self) -> Figure:
        return self._mean(self.rivals)

    def margin(self) -> Figure:
        return self._mean([mine - best for mine, best in zip(self.scores, self.rivals, strict=True)])

    def _mean(self, values: list[float]) -> Figure:
        """Games of one deal have the cards in common: a deal is one value, unless there is no other."""
        deals: dict[int, list[float]] = {}
        for deal, value in zip(self.deals, values, strict=True):
            deals.setdefault(deal, []).append(value)
        means = [sum(found) / len(found) for found in deals.values()]
        return mean_of(means if len(means) > 1 else values)

    def count(self, deal: int, result: GameResult, seats: list[int], players: int) -> None:
        """Add a game in which they had these seats."""
        others = [total for seat, total in enumerate(result.totals) if seat not in seats]
        self.seats += len(seats)
        self.of_seats += players
        self.won += int(0 in result.places)
        self.wins += sum(result.win(seat) for seat in seats)
        self.deals.append(deal)
        self.scores.append(sum(result.totals[seat] for seat in seats) / len(seats))
        self.rivals.append(float(max(others)))
        self.decided[result.decided] = self.decided.get(result.decided, 0) + 1
        for seat in seats:
            add_to(self.parts, result.parts[seat])
            if seat < players:
                add_to(self.chosen, result.chosen[seat])
                self.times.add(result.times[seat])


def add_to(sums: dict[str, int], more: Mapping[str, int]) -> None:
    for name, n in more.items():
        sums[name] = sums.get(name, 0) + n


def standings(plan: Plan, results: Mapping[int, GameResult]) -> list[Standing]:
    """Games added up by entrant, in the order of their numbers; an automa comes last."""
    names = list(dict.fromkeys(plan.names()))
    if plan.players() == 1:
        names.append(AUTOMA)
    found = [Standing(name) for name in names]
    deals: dict[int, list[Pair]] = {}
    for number in sorted(results):
        result = results[number]
        seating = plan.seating(number)
        groups = groups_of(plan, seating.seats, names, result)
        for group in dict.fromkeys(groups):
            seats = [seat for seat, other in enumerate(groups) if other == group]
            found[group].count(seating.deal, result, seats, plan.players())
        deals.setdefault(seating.deal, []).extend(pairs_of(groups, result.places))
    if deals and len(names) > 1:
        for standing, elo in zip(found, ratings(len(names), list(deals.values())), strict=True):
            standing.elo = elo
    return found


def groups_of(plan: Plan, seats: tuple[int, ...], names: list[str], result: GameResult) -> list[int]:
    """To which standing each seat belongs."""
    own = plan.names()
    groups = [names.index(own[entrant]) for entrant in seats]
    return groups + [len(names) - 1] * (len(result.totals) - len(groups))  # the automa is the last
