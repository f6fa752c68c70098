"""Gùgōng in lines of text: the table, the seats, previews, the legend."""

from rich.text import Text

from regnum.cli.gugong.marks import Json, Marks
from regnum.cli.gugong.table import TablePainter, phase_key
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
)
from regnum.cli.words import Words
from regnum.kernel.foresight import Change
from regnum.kernel.messages import Seat, text_key

SAID = ("placed", "gift", "intrigue")  # costs that the label of every such choice names
NUMBERS = ("vp", "pool", "supply", "jade", "intrigue", "envoy", "matches")


class GugongPainter:
    """See regnum.cli.painter.Painter."""

    def __init__(self, facts: Json, words: Words) -> None:
        self.facts = facts
        self.words = words
        self.marks = Marks(facts, words)
        self.tables = TablePainter(facts, self.marks)

    def round(self, view: Json) -> int:
        return int(view["day"])

    def header(self, view: Json) -> str:
        dice = " ".join(self.words.number(die["face"]) for die in view["dice"])
        return self.words(
            "term-gugong-header",
            day=max(1, view["day"]),
            days=view["days"],
            phase=self.words(phase_key(view)),
            dice=dice,
            who=Seat(view["start"]),
        )

    def table(self, view: Json, width: int) -> list[Text]:
        return self.tables.lines(view, width)

    def cards(self, view: Json, who: int) -> list[Json]:
        """The officials' cards and this seat's own, the tokens of the cities, the decrees, Meng's cards."""
        words = self.facts["words"]
        held = [card["card"] for card in view["seats"][who]["hand"]]
        gifts = [*(location["card"] for location in view["locations"]), *held]
        tokens = [city["token"] for city in view["map"]["cities"]]
        return [
            *(words["gift"][name] for name in gifts if name),
            *(words["token"][name] for name in tokens if name),
            *(words["decree"][entry["decree"]] for entry in view["decrees"]),
            *(words["automa"][name] for name in view.get("solo", {}).get("today", [])),
        ]

    # --- seats -------------------------------------------------------------------------------------------

    def seat(self, view: Json, who: int, width: int) -> list[Text]:
        return folded([*self._lines(view, who), *self.secrets(view, who)], width)

    def rivals(self, view: Json, who: int, width: int) -> list[Text]:
        return folded(all_but(who, len(view["seats"]), lambda other: self._rival(view, other)), width)

    def _rival(self, view: Json, who: int) -> list[Text]:
        lines = [seat_title(self.words, who), *self._lines(view, who)]
        return [*lines, *self._meng(view, who)] if view["seats"][who]["meng"] else lines

    def _meng(self, view: Json, who: int) -> list[Text]:
        """What Meng plays by: his cards, his focus, what he is credited with at night [G100-G106]."""
        solo = view["solo"]
        hand = len(view["seats"][who]["hand"])
        level = self.words("gugong-option-difficulty-" + solo["difficulty"])
        lines = [
            Text(self.words("term-gugong-meng-level", level=level)),
            Text(self.words("web-gugong-meng-night", n=solo["matches"], claims=solo["claims"])),
            Text(self.words("web-gugong-meng-cards", hand=hand, deck=solo["automa"], gone=len(solo["gone"]))),
        ]
        if solo["focus"]:
            lines.append(Text(self.words("web-gugong-meng-focus", place=self.marks.location(solo["focus"]))))
        lines.append(heading(self.words("term-gugong-today")))
        lines.extend(Text(" " + self.marks.automa(card)) for card in solo["today"])
        if not solo["today"]:
            lines.append(Text(" " + self.words("term-gugong-today-none"), DIM))
        return lines

    def _lines(self, view: Json, who: int) -> list[Text]:
        """What everybody sees of a seat."""
        seat = view["seats"][who]
        lines = [self._goods(seat), self._tokens(seat)]
        ships = [
            Text.assemble((self.words("term-space", n=n), DIM), self._ship(ship))
            for n, ship in enumerate(seat["ships"], 1)
        ]
        lines.append(
            Text.assemble(
                heading(self.words("term-gugong-ships") + " "), joined(ships, self.words("term-semicolon"))
            )
        )
        taken = [
            self.words("term-gugong-reward", reward=self.marks.reward(r["reward"]), n=r["taken"])
            for r in seat["rewards"]
            if r["taken"]
        ]
        if taken:
            lines.append(self._line("term-gugong-rewards", taken))
        if seat["decrees"]:
            lines.append(self._line("term-gugong-decrees", [self.marks.decree(d) for d in seat["decrees"]]))
        return lines

    def _goods(self, seat: Json) -> Text:
        hand, discard = len(seat["hand"]), len(seat["discard"])
        parts = [
            Text(self.words("term-vp", n=seat["vp"]), "bold"),
            Text(self.words("term-gugong-pool", n=seat["pool"], supply=seat["supply"]), "bold"),
            Text(self.words("term-gugong-double-" + text_key(seat["double"])), DIM),
            Text(self.words("gugong-gain-jade", n=seat["jade"])),
            Text(self.words("term-gugong-cards", hand=hand, discard=discard)),
        ]
        return joined(parts, "  ")

    def _tokens(self, seat: Json) -> Text:
        tokens = seat["tokens"]
        text = self.words(
            "term-gugong-tokens", n=tokens["stored"], spaces=tokens["spaces"], doubles=tokens["doubles"]
        )
        active = [self.marks.token(token["token"]) for token in seat["active"]]
        trades = [self._trade(trade) for trade in seat["trades"] if trade["possible"]]
        return Text(self.words("term-semicolon").join([text, *active, *trades]))

    def _trade(self, trade: Json) -> str:
        gain = self.marks.gain(trade["kind"], trade["gain"])
        return self.words("term-gugong-trade", tokens=trade["tokens"], gain=gain)

    def _ship(self, ship: Json) -> Text:
        if ship["at"] is None:
            return Text(self.words("term-gugong-at-home"), DIM)
        route, port = ship["at"].split(".")[1:]
        load = ship["servants"] + (2 if ship["double"] else 0)
        places = ship["places"]
        return Text(
            self.words("term-gugong-at-port", route=int(route), port=int(port), n=load, places=places)
        )

    def _line(self, key: str, names: list[str]) -> Text:
        return Text.assemble(heading(self.words(key) + " "), self.words("term-semicolon").join(names))

    def secrets(self, view: Json, who: int) -> list[Text]:
        """Hand and discard pile, as far as they may be seen."""
        seat = view["seats"][who]
        lines: list[Text] = []
        for zone in ("hand", "discard"):
            cards = [self.marks.gift(entry["card"]) for entry in seat[zone] if entry["card"] is not None]
            if cards:
                lines.append(heading(self.words("term-gugong-" + zone)))
                lines.extend(Text.assemble(" ", card) for card in cards)
        if seat["matches"] is not None:
            lines.append(Text(self.words("term-gugong-matches", n=seat["matches"]), DIM))
        return lines

    # --- choices -----------------------------------------------------------------------------------------

    def price(self, name: str, n: int) -> str:
        if name in SAID:
            return ""
        if name == "servants":
            return self.words("gugong-gain-servant", n=n)
        return self.words("term-gugong-cost-" + text_key(name), n=n)

    def changes(self, view: Json, who: int, changes: list[Change]) -> list[str]:
        """The numbers of one's own that a choice moves."""
        named = [(name, self.words("term-gugong-number-" + name)) for name in NUMBERS]
        named.append(("tokens.stored", self.words("term-gugong-number-tokens")))
        return number_changes(self.words, own_changes(who, changes), named)

    # --- help --------------------------------------------------------------------------------------------

    def legend(self) -> list[Text]:
        """What the marks stand for."""
        samples = (
            (self.marks.seat(0), "seat"),
            (self.marks.ship(1, number=1, servants=2, double=True), "ship"),
            (Text(self.words("term-gugong-reachable"), HEADING), "reachable"),
        )
        rows = [[mark, Text(self.words("term-gugong-legend-" + name))] for mark, name in samples]
        return [*grid(rows), Text(self.words("term-gugong-legend-variants"), DIM)]


PAINTER = GugongPainter
