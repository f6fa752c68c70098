"""Paladins of the West Kingdom in lines of text: the table, the seats, previews, the legend."""

from typing import Any

from rich.text import Text

from regnum.cli.marks import DIM, HEADING, all_but, folded, grid, heading, own_changes, seat_mark
from regnum.cli.paladins.marks import ATTRIBUTES, WORKERS, Json, Marks
from regnum.cli.paladins.seat import SeatPainter
from regnum.cli.paladins.table import TablePainter
from regnum.cli.words import Words
from regnum.kernel.foresight import Change
from regnum.kernel.messages import text_key


class PaladinsPainter:
    """See regnum.cli.painter.Painter."""

    def __init__(self, facts: Json, words: Words) -> None:
        self.facts = facts
        self.words = words
        self.marks = Marks(words)
        self.tables = TablePainter(facts, self.marks)
        self.seats = SeatPainter(facts, self.marks)

    def round(self, view: Json) -> int:
        return int(view["round"])

    def header(self, view: Json) -> str:
        tax = view["tax"]
        now = max(1, view["round"])
        return self.words("term-header", round=now, rounds=view["rounds"], tax=tax["now"], full=tax["full"])

    def table(self, view: Json, width: int) -> list[Text]:
        return self.tables.lines(view, width)

    def cards(self, view: Json, who: int) -> list[Json]:
        """The rows of townsfolk and outsiders, this seat's crew and converts, its paladin."""
        words, seat = self.facts["words"], view["seats"][who]
        shown = {
            "townsfolk": [one["card"] for one in (*view["townsfolk"], *seat["crew"])],
            "outsider": [one["card"] for one in (*view["outsiders"], *seat["converted"])],
            "paladin": [seat["paladins"]["now"]],
        }
        return [words[kind][name] for kind, names in shown.items() for name in names if name]

    def seat(self, view: Json, who: int, width: int) -> list[Text]:
        return self.seats.lines(view, who, width)

    def rivals(self, view: Json, who: int, width: int) -> list[Text]:
        return folded(all_but(who, len(view["seats"]), lambda other: self.seats.summary(view, other)), width)

    def secrets(self, view: Json, who: int) -> list[Text]:
        paladins = view["seats"][who]["paladins"]
        lines: list[Text] = []
        for pile in ("hand", "chosen", "top", "bottom"):
            names = [name for name in paladins[pile] if name is not None]
            if names:
                lines.append(heading(self.words("term-pile-" + pile)))
                lines.extend(self.seats.paladin_card(name) for name in names)
        return lines

    def price(self, name: str, n: int) -> str:
        if name in WORKERS:
            return ""
        kind = "paladins-reward-" if name in ("silver", "provision") else "term-short-"
        return self.words(kind + text_key(name), n=n)

    # --- previews ------------------------------------------------------------------------------------------

    def changes(self, view: Json, who: int, changes: list[Change]) -> list[str]:
        """The numbers of one's own that a choice moves, and the tax supply."""
        found = own_changes(who, changes)
        lines: list[str] = []
        for path, key in (("silver", "silver"), ("provisions", "provision")):
            self._number(lines, found.get(path), "term-goods-" + key)
        for name in ATTRIBUTES:
            self._number(lines, found.get(f"attributes.{name}.track"), "term-attribute-" + name)
        for name in WORKERS:
            self._number(lines, found.get("workers." + name), "paladins-worker-" + name)
        held = len(view["seats"][who]["suspicion"])
        moved = [pair for path, pair in found.items() if path.startswith("suspicion.")]
        more = sum(1 for old, _ in moved if old is None) - sum(1 for _, new in moved if new is None)
        self._number(lines, (held, held + more), "term-goods-suspicion")
        self._number(lines, found.get("unpaid"), "term-goods-unpaid")
        self._number(lines, found.get("paid"), "term-goods-paid")
        points = sum(view["seats"][who]["score"].values())
        gained = sum(_int(new) - _int(old) for path, (old, new) in found.items() if path.startswith("score."))
        self._number(lines, (points, points + gained), "term-goods-points")
        tax = next(((old, new) for path, old, new in changes if path == ("tax", "now")), None)
        self._number(lines, tax, "term-goods-tax")
        return lines

    def _number(self, lines: list[str], pair: tuple[Any, Any] | None, key: str) -> None:
        if pair is not None and pair[0] != pair[1]:
            lines.append(
                self.words("term-change", what=self.words(key), old=_int(pair[0]), new=_int(pair[1]))
            )

    # --- help ----------------------------------------------------------------------------------------------

    def legend(self) -> list[Text]:
        """What the letters and marks stand for."""
        rows = [
            [
                Text.assemble("[", self.marks.worker(worker), "]"),
                Text(self.words("paladins-worker-" + worker)),
            ]
            for worker in WORKERS
        ]
        rows.append([seat_mark(self.words, 0), Text(self.words("term-legend-seat"))])
        for mark in ("any", "coloured", "workshop", "monk", "outpost", "met", "space", "times"):
            rows.append([Text(self._sample(mark), HEADING), Text(self.words("term-legend-" + mark))])
        return [*grid(rows), Text(self.words("term-legend-short"), DIM)]

    def _sample(self, mark: str) -> str:
        if mark == "any":
            return f" {self.marks.needed('any')} "
        if mark == "coloured":
            return f" {self.marks.needed('scout')} "
        if mark == "workshop":
            return f"[{self.words('term-mark-workshop')}]"
        return self.words("term-mark-" + mark, n=1)


def _int(value: object) -> int:
    return value if isinstance(value, int) else 0


PAINTER = PaladinsPainter
