"""The solo game: Le Roy's table and dice, and the open row of characters. Nothing of it is secret."""

from rich.text import Text

from regnum.cli.marks import DIM, grid, heading, joined, seat_mark, tailed
from regnum.cli.troyes.marks import Json, Marks
from regnum.kernel.messages import text_key


def is_solo(view: Json) -> bool:
    """Whether Le Roy plays: then he sits at the last seat, and the characters lie open [T92]."""
    return "characters" in view


class KingPainter:
    """Lines that only the solo game has [T90-T96]."""

    def __init__(self, facts: Json, marks: Marks) -> None:
        self.facts = facts
        self.marks = marks
        self.words = marks.words

    def lines(self, view: Json, width: int) -> list[Text]:
        """The characters and Le Roy’s dice; nothing with other players."""
        if not is_solo(view):
            return []
        return [*self.characters(view, width), *self.dice(view)]

    def characters(self, view: Json, width: int) -> list[Text]:
        """The row, the next one first: what each counts, what it brings from where on, and to whom now."""
        if not view["characters"]:
            return []
        rows = [
            [Text(self.words("troyes-character-" + text_key(name)), "bold"), self._standing(view, name)]
            for name in view["characters"]
        ]
        tiers = [self._tiers(self.facts["characters"][name]) for name in view["characters"]]
        title = heading(self.words("term-troyes-character-row"))
        return [title, *tailed(grid(rows, indent=1), tiers, width)]

    def _tiers(self, card: Json) -> Text:
        """What a character counts, and from where on it brings how much; those for two hold alone (R-T50)."""
        counts = self.words("troyes-character-counts-" + text_key(card["metric"]))
        least, points = (
            self.words.list([self.words.number(tier[i]) for tier in card["tiers_two"]]) for i in (0, 1)
        )
        return Text(self.words("term-troyes-tiers", counts=counts, least=least, points=points), DIM)

    def _standing(self, view: Json, name: str) -> Text:
        """How much both have of it, and what it would bring them now."""
        standings = [
            Text.assemble(
                seat_mark(self.words, who),
                " " + self.words("term-troyes-standing", n=standing["n"], vp=standing["points"]),
            )
            for who, seat in enumerate(view["seats"])
            for standing in (seat["standing"][name],)
        ]
        return joined(standings, self.words("term-comma"))

    def dice(self, view: Json) -> list[Text]:
        """His dice from the best to the worst: he always spends the first ones."""
        found = {die["id"]: die for district in view["districts"] for die in district["dice"]}
        dice = [self.marks.die(found[name]["colour"], found[name]["value"]) for name in view["ranking"]]
        if not dice:
            return []
        return [Text.assemble(heading(self.words("term-troyes-ranking") + " "), self.marks.numbers(dice))]

    def table(self) -> list[Text]:
        """What he does for each sum of two black dice [T95]."""
        rows: dict[str, list[str]] = {}  # by what he does: the sums
        for row in self.facts["king"]["table"]:
            what = self.words("web-troyes-king-" + text_key(row["action"]), vp=row["vp"], cubes=row["cubes"])
            if row["action"] == "rightmost_event":
                dice = self.words("web-troyes-king-dice-flags")
            else:
                dice = self.words(
                    "web-troyes-king-dice", n=row["dice"], bought=row["bought"], price=row["price"]
                )
            key = "term-troyes-king-row-free" if row["action"] == "character" else "term-troyes-king-row"
            told = self.words(key, what=what, dice=dice)
            rows.setdefault(told, []).append(self.words.number(row["roll"]))
        lines = [
            Text.assemble((self.words.list(rolls, "list-or") + ": ", "bold"), told)
            for told, rolls in rows.items()
        ]
        return [
            Text.assemble(
                heading(self.words("web-troyes-king-table") + ": "),
                joined(lines, self.words("term-semicolon")),
            )
        ]
