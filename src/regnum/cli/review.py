"""`regnum review`: a finished game as the coach sees it, in lines of text."""

import json
import sys
from pathlib import Path
from typing import Final

from rich.text import Text

from regnum.ai.coach import Review, review
from regnum.ai.coach.reviewing import played_of
from regnum.ai.coach.said import Point, Turning, told
from regnum.cli import saves
from regnum.cli.coach import percent, reasons
from regnum.cli.marks import grid, right
from regnum.cli.usage import command
from regnum.cli.words import Words
from regnum.kernel.errors import BadRecord
from regnum.kernel.match import Match
from regnum.kernel.messages import Msg, text_key
from regnum.library import match_of

COLUMNS: Final = 64  # of the chart
STEPS: Final = 10  # rows of the chart, from 0 to 100 percent
TOGETHER: Final = "*"  # where several seats have the same chance


def run(file: str, seat: int | None, components: str, as_json: bool) -> int:
    """Review a record; what is not over, or of other rules, is refused with its reason."""
    save = saves.read(Path(file))
    components = components or save.table.components
    match = match_of(save.record, components or None)
    if not match.is_over:
        raise BadRecord(Msg("term-review-unfinished"))
    words = Words()
    words.catalog.name_seats(match.spec.seat_names(match.state))
    played = played_of(match.spec, match.tables, match.record())
    is_shown = sys.stderr.isatty() and not as_json
    seen = review(played, None if seat is None else [seat - 1], Progress(words) if is_shown else quiet)
    if as_json:
        print(json.dumps(told(seen), ensure_ascii=False))
    else:
        for line in review_lines(words, match, seen, file, saves.hints_in(Path(file))):
            print(line.plain.rstrip())
    return 0


def quiet(_: float) -> None:
    """Nobody watches."""


class Progress:
    """How far it is, in one line that is written over."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def __call__(self, share: float) -> None:
        told = self.words("term-review-thinking", percent=percent(self.words, share))
        print(f"\r{told}", end="\r\n" if share >= 1 else "", file=sys.stderr, flush=True)


def review_lines(words: Words, match: Match, seen: Review, file: str, hints: list[int]) -> list[Text]:
    """All of it."""
    game = Msg(match.spec.id + "-title")
    title = words("term-review-title", game=game, n=len(match.choices))
    return [
        Text(title),
        Text(),
        Text(words("term-review-curve")),
        *chart(words, seen.curve),
        *rounds(words, match, seen.curve),
        Text(),
        Text(words("term-review-turning")),
        *(line for one in seen.turning for line in turning_lines(words, match, one, file)),
        *([] if seen.turning else [Text(words("term-review-no-turning"))]),
        Text(),
        Text(words("term-review-moves")),
        *tally_lines(words, seen, hints),
        Text(),
        Text(words("term-review-points")),
        *source_lines(words, match, seen),
    ]


# --- the race --------------------------------------------------------------------------------------------


def chart(words: Words, curve: list[Point]) -> list[Text]:
    """Every seat a digit, over the turns of the game; rows are tenths."""
    columns = sampled(curve)
    seats = range(len(curve[0].chances))
    lines: list[Text] = []
    for step in range(STEPS, -1, -1):
        row = "".join(mark_at(point, step, words) for point in columns)
        label = Text(words.number(step * (100 // STEPS)))
        lines.append(Text.assemble(right(label, "100"), " |", row))
    marks = [words("term-review-mark", mark=mark(words, seat), who=words.seat(seat)) for seat in seats]
    return [*lines, Text(words.list(marks))]


def sampled(curve: list[Point]) -> list[Point]:
    """As many points as there are columns; the last one among them."""
    if len(curve) <= COLUMNS:
        return curve
    return [curve[round(k * (len(curve) - 1) / (COLUMNS - 1))] for k in range(COLUMNS)]


def mark(words: Words, seat: int) -> str:
    return words.number(seat + 1)


def mark_at(point: Point, step: int, words: Words) -> str:
    here = [seat for seat, chance in enumerate(point.chances) if round(chance * STEPS) == step]
    if not here:
        return " "
    return mark(words, here[0]) if len(here) == 1 else TOGETHER


def rounds(words: Words, match: Match, curve: list[Point]) -> list[Text]:
    """The chances when each round began, and at the end, in numbers: for those who cannot see the chart."""
    firsts = {point.round: point for point in reversed(curve[:-1])}
    names = [words.seat(seat) for seat in range(len(curve[0].chances))]
    rows = [[Text(), *(Text(name) for name in names), Text()]]
    for number in sorted(firsts):
        title = words("term-review-period", period=Msg("raw:" + match.spec.period_name), n=number)
        rows.append(chances_row(words, title, firsts[number], names))
    rows.append(chances_row(words, words("term-review-end"), curve[-1], names))
    return [Text(), *grid(rows, gap=3)]


def chances_row(words: Words, title: str, point: Point, names: list[str]) -> list[Text]:
    told = [percent(words, chance) for chance in point.chances]
    return [Text(title), *(right(Text(one), name) for one, name in zip(told, names, strict=True)), Text()]


# --- turning points --------------------------------------------------------------------------------------


def turning_lines(words: Words, match: Match, one: Turning, file: str) -> list[Text]:
    """A choice that cost much, what was better, and why."""
    game = match.spec.id
    when = words("term-review-period", period=Msg("raw:" + match.spec.period_name), n=one.round)
    cost = words("term-review-cost", chance=percent(words, one.chance), points=words.figure(one.points, 1))
    lines = [
        words("term-review-point", n=one.n, when=when, who=words.seat(one.seat)),
        "   " + words.text(one.asked),
        "   " + words("term-review-chosen", move=words.text(one.chosen.label)),
        "   " + words("term-review-better", move=words.text(one.better.label)),
        "   " + cost,
    ]
    if one.reasons:
        lines.append("   " + words("term-review-brings", reasons=reasons(words, game, one.reasons)))
    lines.append("   " + words("term-review-look", command=command(), file=file, n=Msg(f"raw:{one.n - 1}")))
    return [Text(line) for line in lines]


def tally_lines(words: Words, seen: Review, hints: list[int]) -> list[Text]:
    """How everybody's moves were, and who had help."""
    lines = [
        words(
            "term-review-tally",
            who=words.seat(one.seat),
            best=one.best,
            moves=one.moves,
            lost=words.figure(one.lost, 1),
        )
        for one in seen.seats
    ]
    lines += [
        words("term-coach-taken", who=words.seat(seat), n=taken) for seat, taken in enumerate(hints) if taken
    ]
    return [Text(line) for line in lines]


# --- points ----------------------------------------------------------------------------------------------


def source_lines(words: Words, match: Match, seen: Review) -> list[Text]:
    """For every seat a table: what each source brought in each round, and in all."""
    lines: list[Text] = []
    for seat in range(len(seen.sources[-1].totals)):
        lines += [Text(), Text(words.seat(seat)), *source_table(words, match, seen, seat)]
    return lines


def source_table(words: Words, match: Match, seen: Review, seat: int) -> list[Text]:
    steps = [point.parts[seat] for point in seen.sources]
    names = list(steps[-1])
    period = Msg("raw:" + match.spec.period_name)
    heads = [words("term-review-period", period=period, n=point.round) for point in seen.sources]
    heads.append(words("term-total"))
    rows = [[Text(words("term-review-source")), *(Text(head) for head in heads), Text()]]
    for name in names:
        sums = [step.get(name, 0) for step in steps]
        if any(sums):
            title = words(f"{match.spec.id}-score-{text_key(name)}")
            rows.append(points_row(words, title, sums, heads))
    totals = [point.totals[seat] for point in seen.sources]
    rows.append(points_row(words, words("term-total"), totals, heads))
    return grid(rows, gap=2)


def points_row(words: Words, title: str, sums: list[int], heads: list[str]) -> list[Text]:
    """What was gained in each round, and the sum of it."""
    gained = [after - before for before, after in zip([0, *sums], sums, strict=False)]
    told = [words.number(points) for points in gained] + [words.number(sums[-1])]
    return [Text(title), *(right(Text(one), head) for one, head in zip(told, heads, strict=True)), Text()]
