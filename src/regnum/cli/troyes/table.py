"""The board: events, districts with their dice, buildings, cathedral, activity cards."""

from typing import Any

from rich.text import Text

from regnum.cli.marks import DIM, WARN, beside, folded, grid, heading, seat_title, tailed
from regnum.cli.troyes.king import KingPainter
from regnum.cli.troyes.marks import COLOUR_STYLES, Json, Marks
from regnum.kernel.messages import Msg, text_key

ANY_COLOUR = ("add_to_each", "set_each")  # effects that some cards have for dice of every colour


class TablePainter:
    """Lines of everything that lies in the middle."""

    def __init__(self, facts: Json, marks: Marks) -> None:
        self.facts = facts
        self.marks = marks
        self.words = marks.words
        self.king = KingPainter(facts, marks)

    def lines(self, view: Json, width: int) -> list[Text]:
        """The whole table."""
        lines = [
            *self.events(view, width),
            *self.districts(view),
            *beside(self.buildings(view), self.cathedral(view), width),
            *self.cards(view, width),
            *self.king.lines(view, width),
        ]
        return folded(lines, width)

    # --- events ------------------------------------------------------------------------------------------

    def events(self, view: Json, width: int) -> list[Text]:
        """The row of events from the left: its number, colour, name, dice, VP, flags, effect."""
        decks = view["decks"]
        title = self.words(
            "term-troyes-events", red=decks["red"], white=decks["white"], yellow=decks["yellow"]
        )
        rows = [
            [Text(self.words.number(place), DIM), *self._event(entry)]
            for place, entry in enumerate(view["events"], 1)
        ]
        effects = [
            Text(self.event_effect(self.facts["events"][entry["event"]]), DIM) for entry in view["events"]
        ]
        return [heading(title), *tailed(grid(rows, indent=1), effects, width)]

    def _event(self, entry: Json) -> list[Text]:
        card = self.facts["events"][entry["event"]]
        points = self.words("term-troyes-first-second", first=card["first"], second=card["second"])
        dice = self.words("term-troyes-divisor", n=card["divisor"])
        return [
            self.marks.estate(card["colour"]),
            Text(self.marks.event_name(entry["event"]), COLOUR_STYLES[card["colour"]]),
            Text.assemble(self.dice(card["dice"]), " " + dice),
            Text(points),
            self.marks.flags([*entry["cubes"], *[None] * entry["left"]]),
        ]

    def dice(self, colour: str) -> Text:
        """Which dice: `red dice`."""
        key = "troyes-dice-one-colour" if colour == "any" else "troyes-dice-" + colour
        return Text(self.words(key), COLOUR_STYLES[colour])

    def event_effect(self, card: Json) -> str:
        """What an event does to the players every round, in a few words."""
        told = [self.words("term-troyes-black", n=card["black"])] if card["black"] else []
        if card["effect"] != "none":
            building = card["building"]
            name = Msg("troyes-building-" + text_key(building)) if building else ""
            told.append(
                self.words("term-troyes-effect-" + text_key(card["effect"]), n=card["n"], building=name)
            )
        return self.words.list(told) if told else ""

    # --- dice --------------------------------------------------------------------------------------------

    def districts(self, view: Json) -> list[Text]:
        """Everybody's dice, and the black ones while there are any."""
        rows: list[list[Text]] = []
        for district in view["districts"]:
            owner = district["owner"]
            if isinstance(owner, int):
                name = seat_title(self.words, owner)
            else:
                name = Text(self.words("troyes-grey"), DIM)
            dice = [self.marks.die(die["colour"], die["value"], die["chosen"]) for die in district["dice"]]
            shown = self.marks.numbers(dice) if dice else Text(self.words("term-nothing"), DIM)
            if district.get("passed"):
                shown.append("  " + self.words("term-troyes-purse", n=district["purse"]), WARN)
            rows.append([name, shown])
        if view["black"]:
            black = [self.marks.die("black", die["value"]) for die in view["black"]]
            rows.append([Text(self.words("term-troyes-black-dice"), WARN), self.marks.numbers(black)])
        lines = [heading(self.words("term-troyes-square")), *grid(rows, indent=1)]
        group = view["group"]
        if group:
            text = self.words("term-troyes-group", total=group["total"], price=group["price"])
            lines.append(Text(" " + text, "bold"))
        return lines

    # --- buildings and cathedral -------------------------------------------------------------------------

    def buildings(self, view: Json) -> list[Text]:
        """Rows by the values that lead there; who lies on the building."""
        lines = [heading(self.words("term-troyes-buildings"))]
        rows: list[list[Text]] = []
        for building in view["buildings"]:
            name = Text(self.words("troyes-building-" + text_key(building["building"])), "bold")
            for i, row in enumerate(reversed(building["rows"])):
                values = row[0]["values"]
                if len(values) > 1:
                    label = self.words("term-span", first=values[0], last=values[-1])
                else:
                    label = self.words.number(values[0])
                owners = self.marks.numbers(
                    [self.marks.space(place, space["owner"]) for place, space in enumerate(row, 1)]
                )
                rows.append([name if i == 0 else Text(), Text(label, DIM), owners])
            if building["lying"]:
                lying = self.marks.numbers([self.marks.owner(one["owner"]) for one in building["lying"]])
                rows.append([Text(), Text(self.words("term-troyes-lying"), DIM), lying])
        return [*lines, *grid(self._palace_in_a_row(rows, view), indent=1)]

    def _palace_in_a_row(self, rows: list[list[Text]], view: Json) -> list[list[Text]]:
        """Rows of one space each fit on one line: `1:P2 2:· 3:P1`."""
        out: list[list[Text]] = []
        single = [b for b in view["buildings"] if all(len(row) == 1 for row in b["rows"])]
        skip = sum(len(b["rows"]) for b in single)
        for building in single:
            spaces = [self.marks.space(row[0]["values"][0], row[0]["owner"]) for row in building["rows"]]
            name = Text(self.words("troyes-building-" + text_key(building["building"])), "bold")
            out.append([name, Text(), self.marks.numbers(spaces)])
        return [*out, *rows[skip:]]

    def cathedral(self, view: Json) -> list[Text]:
        """Levels from the top, numbers from the left."""
        levels: dict[int, list[Text]] = {}
        for window in view["cathedral"]:
            number = len(levels.setdefault(window["level"], [])) + 1
            levels[window["level"]].append(self.marks.space(number, window["owner"]))
        rows = [
            [Text(self.words("term-troyes-level", n=level), DIM), *levels[level]]
            for level in sorted(levels, reverse=True)
        ]
        return [heading(self.words("term-troyes-cathedral")), *grid(rows, gap=1, indent=1)]

    # --- activity cards ----------------------------------------------------------------------------------

    def cards(self, view: Json, width: int) -> list[Text]:
        """Cards that lie open: colour, price, dice, slots, cubes, effect; the others only counted."""
        open_cards = [place for place in view["cards"] if place["card"] is not None]
        hidden = len(view["cards"]) - len(open_cards)
        rows = grid([self._card(place) for place in open_cards], indent=1)
        effects = [Text(self.card_effect(self.facts["cards"][place["card"]]), DIM) for place in open_cards]
        lines = [heading(self.words("term-troyes-cards")), *tailed(rows, effects, width)]
        if hidden:
            lines.append(Text(" " + self.words("term-troyes-face-down", n=hidden), DIM))
        return lines

    def _card(self, place: Json) -> list[Text]:
        card = self.facts["cards"][place["card"]]
        slots = [self.marks.slot(slot["seat"], slot["vp"]) for slot in place["slots"]]
        slots += [Text.assemble("(", self.marks.owner(one["seat"]), ")") for one in place["picture"]]
        cubes = [self.marks.cubes(pile["seat"], pile["n"]) for pile in place["cubes"]]
        shown = self.marks.slots(slots)
        if cubes:
            shown.append_text(Text.assemble(" ", self.marks.numbers(cubes)))
        dice = Text(self.words("term-troyes-divisor", n=card["divisor"]))
        if card["mixed"]:
            dice = Text.assemble(self.words("troyes-dice-any") + " ", dice)
        return [
            self.marks.estate(card["colour"]),
            Text(self.marks.card_name(place["card"]), COLOUR_STYLES[card["colour"]]),
            Text(self.words("term-troyes-hire", n=card["hire"])),
            dice,
            shown,
        ]

    def card_effect(self, card: Json) -> str:
        """What one use does, in a few words; a mark for effects that come later."""
        key = "term-troyes-use-" + text_key(card["effect"])
        if card["use_colour"] == "any" and card["effect"] in ANY_COLOUR:
            key += "-any"
        args: dict[str, Any] = {
            "gain": self.marks.goods(card["gain"]),
            "pay": self.marks.goods(card["pay"]),
            "n": card["n"],
        }
        for name, colour in (("dice", card["use_colour"]), ("other", card["as_colour"])):
            if colour != "none":
                args[name] = Msg("troyes-colour-" + colour)
        text = self.words(key, **args)
        return self.words("term-troyes-delayed", text=text) if card["delayed"] else text
