"""Troyes in lines of text: the table, the seats, previews, the legend."""

from rich.text import Text

from regnum.cli.marks import (
    DIM,
    HEADING,
    all_but,
    folded,
    grid,
    heading,
    joined,
    number_changes,
    own_changes,
    seat_title,
    styled,
)
from regnum.cli.troyes.king import is_solo
from regnum.cli.troyes.marks import BUILDINGS, COLOURS, Json, Marks
from regnum.cli.troyes.table import TablePainter
from regnum.cli.words import Words
from regnum.kernel.foresight import Change
from regnum.kernel.messages import Msg, Seat, text_key

NUMBERS = ("deniers", "influence", "vp", "supply", "reserve", "purse", "tradesmen", "cathedral")


class TroyesPainter:
    """See regnum.cli.painter.Painter."""

    def __init__(self, facts: Json, words: Words) -> None:
        self.facts = facts
        self.words = words
        self.marks = Marks(facts, words)
        self.tables = TablePainter(facts, self.marks)

    def round(self, view: Json) -> int:
        return int(view["round"])

    def header(self, view: Json) -> str:
        phase = self.words("term-troyes-phase-" + view["phase"])
        now = max(1, view["round"])
        start = Seat(view["start"])
        return self.words("term-troyes-header", round=now, rounds=view["rounds"], phase=phase, who=start)

    def table(self, view: Json, width: int) -> list[Text]:
        return self.tables.lines(view, width)

    def cards(self, view: Json, who: int) -> list[Json]:
        """Events, activity cards and the characters this seat may see."""
        words = self.facts["words"]
        cards = words["card_alone" if is_solo(view) else "card"]
        characters = words["character_two" if view["tiers"] == "tiers_two" else "character"]
        own = [card["character"] for card in view["seats"][who]["characters"]]
        return [
            *(words["event"][entry["event"]] for entry in view["events"]),
            *(cards[place["card"]] for place in view["cards"] if place["card"]),
            *(characters[name] for name in (*own, *view.get("characters", [])) if name),
        ]

    # --- seats -------------------------------------------------------------------------------------------

    def seat(self, view: Json, who: int, width: int) -> list[Text]:
        return folded([*self._lines(view["seats"][who]), *self.secrets(view, who)], width)

    def goods(self, seat: Json) -> Text:
        """Deniers, influence, VP (if they may be seen), what lies in the district."""
        vp = Text(self.words("term-troyes-vp-hidden"), DIM)
        if seat["vp"] is not None:
            vp = Text(self.words("troyes-good-vp", n=seat["vp"]), "bold")
        parts = [
            Text(self.words("troyes-good-denier", n=seat["deniers"]), "bold"),
            Text(self.words("troyes-good-influence", n=seat["influence"]), "bold"),
            vp,
        ]
        if seat["purse"]:
            parts.append(Text(self.words("term-troyes-purse", n=seat["purse"]), DIM))
        return joined(parts, "  ")

    def people(self, seat: Json) -> Text:
        """The supply, and what stands on the board."""
        supply = Text(self.words("term-troyes-supply", n=seat["supply"], reserve=seat["reserve"]))
        return joined([supply, *self.placed(seat)], "  ")

    def placed(self, seat: Json) -> list[Text]:
        """Citizens by place, tradesmen and their VP, cubes in the cathedral."""
        return [
            *(
                Text(
                    self.words(
                        "term-troyes-citizens",
                        building=self.words("troyes-building-" + text_key(name)),
                        n=seat["citizens"][name],
                    )
                )
                for name in BUILDINGS
            ),
            Text(self.words("term-troyes-tradesmen", n=seat["tradesmen"], vp=seat["tradesmen_vp"])),
            Text(self.words("term-troyes-windows", n=seat["cathedral"])),
        ]

    def rivals(self, view: Json, who: int, width: int) -> list[Text]:
        return folded(all_but(who, len(view["seats"]), lambda other: self._rival(view, other)), width)

    def _rival(self, view: Json, who: int) -> list[Text]:
        seat = view["seats"][who]
        name = seat_title(self.words, who)
        if seat["passed"]:
            name = styled(self.words, "term-passed", DIM, name=name)
        if is_solo(view) and who == len(view["seats"]) - 1:
            return [name, *self._king(seat)]
        return [name, *self._lines(seat)]

    def _king(self, seat: Json) -> list[Text]:
        """Le Roy: neither money nor influence nor a supply [T90], but a table he acts by."""
        vp = Text(self.words("troyes-good-vp", n=seat["vp"]), "bold")
        lines = [joined([vp, *self.placed(seat)], "  ")]
        if seat["won"]:
            lines.append(
                self._line("term-troyes-won", [self.marks.event_name(event) for event in seat["won"]])
            )
        return [*lines, *self.tables.king.table()]

    def _lines(self, seat: Json) -> list[Text]:
        """What everybody sees of a seat."""
        lines = [self.goods(seat), self.people(seat)]
        if seat["won"]:
            names = [self.marks.event_name(event) for event in seat["won"]]
            lines.append(self._line("term-troyes-won", names))
        return lines

    def secrets(self, view: Json, who: int) -> list[Text]:
        """The characters this seat knows, with what they would bring it now."""
        two = len(view["seats"]) == 2
        lines: list[Text] = []
        for entry in view["seats"][who]["characters"]:
            if entry["character"] is not None:
                lines.append(self._character(entry, two))
        return lines

    def _character(self, entry: Json, two: bool) -> Text:
        card = self.facts["characters"][entry["character"]]
        counts = Msg("troyes-character-counts-" + text_key(card["metric"]))
        tiers = [
            Msg("troyes-character-tier", {"least": least, "vp": vp, "counts": counts})
            for least, vp in card["tiers_two" if two else "tiers"]
        ]
        effect = self.words("troyes-character-effect", counts=counts, tiers=tiers)
        name = self.words("troyes-character-" + text_key(entry["character"]))
        now = self.words("term-troyes-now", n=entry["points"])
        return Text.assemble(heading(name), f" {effect} ", (now, "bold"))

    def _line(self, key: str, names: list[str]) -> Text:
        return Text.assemble(heading(self.words(key) + " "), self.words.list(names))

    # --- choices -----------------------------------------------------------------------------------------

    def price(self, name: str, n: int) -> str:
        return self.words("troyes-good-" + ("denier" if name == "deniers" else text_key(name)), n=n)

    def changes(self, view: Json, who: int, changes: list[Change]) -> list[str]:
        """The numbers of one's own that a choice moves."""
        named = [(name, self.words("term-troyes-number-" + name)) for name in NUMBERS]
        for name in BUILDINGS:
            named.append(("citizens." + name, self.words("troyes-building-" + text_key(name))))
        return number_changes(self.words, own_changes(who, changes), named)

    # --- help --------------------------------------------------------------------------------------------

    def legend(self) -> list[Text]:
        """What the letters and marks stand for."""
        rows = [
            [self.marks.die(colour, 5), Text(self.words("term-troyes-legend-die-" + colour))]
            for colour in COLOURS
        ]
        samples = (
            (self.marks.owner(0), "owner"),
            (self.marks.owner("grey"), "neutral"),
            (self.marks.owner(None), "nobody"),
            (self.marks.space(2, 0), "space"),
            (self.marks.flags([0, None, None]), "flags"),
            (self.marks.slots([self.marks.slot(0, 2), self.marks.slot(None, 1)]), "slots"),
            (self.marks.cubes(0, 2), "cubes"),
            (Text(self.words("term-troyes-divisor", n=4), HEADING), "divisor"),
        )
        rows += [[mark, Text(self.words("term-troyes-legend-" + name))] for mark, name in samples]
        return grid(rows)


PAINTER = TroyesPainter
