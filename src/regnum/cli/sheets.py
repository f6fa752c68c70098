"""Pages of both kinds of screen: the score sheet."""

from rich.text import Text

from regnum.cli.marks import DIM, grid, right
from regnum.cli.session import Session


def score_lines(session: Session) -> list[Text]:
    """Points by source, one column for every seat; places when the game is over."""
    words = session.words
    if session.has_secret_scores and not session.is_over:
        return [Text(words("term-score-secret"), DIM)]
    outcome = session.outcome()
    seats = range(len(outcome.totals))
    names = [words.seat(who) for who in seats]
    rows = [[Text(), *(Text(name, "bold") for name in names), Text()]]

    def row(title: str, points: list[int], style: str) -> None:
        cells = [
            right(Text(words.number(n), style if n else DIM), names[who]) for who, n in enumerate(points)
        ]
        rows.append([Text(title, style), *cells, Text()])

    for title, points in session.scores():
        row(title, points, "")
    row(words("term-total"), outcome.totals, "bold")
    if session.is_over:
        places = [
            right(Text(words("term-place", n=p + 1)), names[who]) for who, p in enumerate(outcome.places)
        ]
        rows.append([Text(words("term-place-title")), *places, Text()])
    return [*grid(rows, gap=3), Text(), *verdict(session)]


def verdict(session: Session) -> list[Text]:
    """Who has won and by what, or that these are only the points so far."""
    words = session.words
    if not session.is_over:
        return [Text(words("term-score-so-far"), DIM)]
    outcome = session.outcome()
    winners = [words.seat(who) for who in outcome.winners()]
    told = words("term-winner", who=words.list(winners), n=len(winners))
    lines = [Text(told, "bold")] if winners else []
    if outcome.tie_break:
        lines.append(Text(words(f"{session.match.spec.id}-tie-{outcome.tie_break}")))
    taken = [(seat, n) for seat, n in enumerate(session.hints or []) if n]
    lines += [Text(words("term-coach-taken", who=words.seat(seat), n=n), DIM) for seat, n in taken]
    return lines
