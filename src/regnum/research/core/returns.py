"""What a finished game is worth to every seat: three measures, none of them shaped by anybody's taste."""

from typing import Final

from regnum.kernel.spec import Outcome

WIN: Final = "win"  # 1 to who wins, shared equally; 0 to all others (to all, if nobody wins)
RANK: Final = "rank"  # 1 for the first place, -1 for the last, evenly between; shared places share; sum is 0
MARGIN: Final = "margin"  # final points, less those of the best other seat
MEASURES: Final = (RANK, WIN, MARGIN)


def returns_of(outcome: Outcome, measure: str) -> list[float]:
    """The return of every seat, the automa among them, if the game ended like this."""
    if measure == WIN:
        return won(outcome)
    if measure == RANK:
        return ranked(outcome)
    return margins(outcome)


def won(outcome: Outcome) -> list[float]:
    winners = outcome.winners()
    return [1.0 / len(winners) if who in winners else 0.0 for who in range(len(outcome.places))]


def ranked(outcome: Outcome) -> list[float]:
    """How many seats stand below less how many above, per other seat."""
    places = outcome.places
    others = len(places) - 1
    if others == 0:
        return [0.0]
    return [
        (sum(1 for p in places if p > place) - sum(1 for p in places if p < place)) / others
        for place in places
    ]


def margins(outcome: Outcome) -> list[float]:
    totals = outcome.totals
    return [
        float(total - max([other for i, other in enumerate(totals) if i != who], default=0))
        for who, total in enumerate(totals)
    ]
