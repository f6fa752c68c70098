"""A seat: its own board in full, or a few lines about a rival."""

from rich.text import Text

from regnum.cli.marks import DIM, WARN, beside, folded, grid, heading, joined, seat_title, styled
from regnum.cli.paladins.automa import AutomaPainter
from regnum.cli.paladins.marks import ATTRIBUTES, REWARD_STYLES, WORKERS, Json, Marks
from regnum.cli.paladins.table import TablePainter
from regnum.kernel.messages import text_key

LEFT_SIDE = 6  # actions of the left side of the board; the others stand on the right


class SeatPainter:
    """Lines of a seat."""

    def __init__(self, facts: Json, marks: Marks) -> None:
        self.facts = facts
        self.marks = marks
        self.words = marks.words
        self.table = TablePainter(facts, marks)
        self.automa = AutomaPainter(self)

    def lines(self, view: Json, who: int, width: int) -> list[Text]:
        """A player's own board and cards, in full."""
        seat = view["seats"][who]
        if seat["ai"]:  # it has a board of its own kind
            return folded(self.summary(view, who), width)
        boards = beside(
            self.actions(seat, seat["actions"][:LEFT_SIDE]),
            self.actions(seat, seat["actions"][LEFT_SIDE:]),
            width,
        )
        lines = [
            self.paladin(seat),
            self.attributes(seat),
            self.workers(seat),
            self.goods(seat),
            *boards,
            *self.cards(seat),
        ]
        return folded(lines, width)

    # --- numbers -------------------------------------------------------------------------------------------

    def paladin(self, seat: Json) -> Text:
        """The paladin at work, its boost and its ability."""
        name = seat["paladins"]["now"]
        label = heading(self.words("term-paladin") + " ")
        if name is None:
            return Text.assemble(label, (self.words("term-no-paladin"), DIM))
        return Text.assemble(label, self.paladin_card(name))

    def paladin_card(self, name: str) -> Text:
        """One paladin: name, boosts, ability."""
        card = self.facts["paladins"][name]
        boosts = [[a, n] for a, n in zip(ATTRIBUTES, card["boost"], strict=True) if n]
        told = self.facts["words"]["paladin"][name]
        ability = " ".join(self.words.told(each) for each in told["does"])
        return Text.assemble(
            (self.words.told(told["name"]), "bold"), "  ", self.marks.rewards(boosts), "  ", ability
        )

    def attributes(self, seat: Json) -> Text:
        """Track, boost and points of the three attributes."""
        shown: list[Text] = []
        for name in ATTRIBUTES:
            value = seat["attributes"][name]
            boost = value["now"] - value["track"]
            key = "term-attribute-boosted" if boost else "term-attribute"
            text = self.words(key, track=value["track"], boost=boost, now=value["now"])
            title = (self.words("term-attribute-" + name) + " ", REWARD_STYLES[name])
            points = (" " + self.words("term-vp-bracket", n=value["vp"]), DIM)
            shown.append(Text.assemble(title, text, points))
        return joined(shown, "   ")

    def workers(self, seat: Json) -> Text:
        """Unplaced workers of every kind, with their letters and names."""
        line = Text.assemble(heading(self.words("term-workers")), " ")
        for worker in WORKERS:
            n = seat["workers"][worker]
            line.append_text(self.marks.worker(worker))
            line.append(f" {self.words.number(n)}  ", "bold" if n else DIM)
        return line

    def goods(self, seat: Json) -> Text:
        """Silver, provisions, suspicion, debts, points."""
        parts = [
            Text(self.words("term-silver", n=seat["silver"]), "bold"),
            Text(self.words("term-provisions", n=seat["provisions"]), "bold"),
            *self.burdens(seat),
        ]
        return joined(parts, "  ")

    def burdens(self, seat: Json) -> list[Text]:
        """Suspicion, debts, and the points so far."""
        debts = self.words("term-debts", unpaid=seat["unpaid"], paid=seat["paid"])
        return [
            Text(self.words("term-suspicion", n=len(seat["suspicion"])), WARN if seat["suspicion"] else ""),
            Text(debts, WARN if seat["unpaid"] else ""),
            Text(self.words("term-points", n=sum(seat["score"].values())), "bold"),
        ]

    # --- the board -----------------------------------------------------------------------------------------

    def actions(self, seat: Json, actions: list[Json]) -> list[Text]:
        """Action spaces: slots with workers and workshops, costs, how often done."""
        rows: list[list[Text]] = []
        for action in actions:
            name = action["action"]
            needed = self.facts["board"]["slots"][name]
            slots = Text()
            for need, slot in zip(needed, action["slots"], strict=True):
                slots.append_text(self.marks.slot(need, slot["worker"], slot["workshop"]))
            title = Text(self.words("paladins-action-" + name), DIM if action["used"] else "bold")
            rows.append([title, slots, self._price(seat, action)])
        return grid(rows, gap=1)

    def _price(self, seat: Json, action: Json) -> Text:
        """What an action costs and needs now, and how often it was done."""
        name = action["action"]
        done = seat["done"].get(name)
        out: list[Text] = []
        if done is not None:
            out.append(Text(self.words("term-times", n=done), DIM))
        if action.get("silver"):
            out.append(self.marks.goods("silver", action["silver"]))
        if action.get("provisions"):
            out.append(self.marks.goods("provision", action["provisions"]))
        needs = self.facts["board"].get(f"{name}_need")
        if needs and done is not None and done < len(needs) and needs[done]:
            out.append(Text(self.words("term-needs-influence", n=needs[done]), DIM))
        if "silver" not in action:
            out.append(Text(self.words("term-no-more"), DIM))
        return joined(out, " ")

    # --- cards ---------------------------------------------------------------------------------------------

    def cards(self, seat: Json) -> list[Text]:
        """Crew, walls, jars, outsiders: each on a line of its own, if there are any."""
        lines = [
            self.line("term-crew", [self._crew_card(entry["card"]) for entry in seat["crew"]]),
            self.line("term-walls", self._walls(seat)),
            self.line("term-jars", self._jars(seat)),
            self.line("term-attacked", [self._outsider(name) for name in seat["attacked"]]),
            self.line("term-converted", [self._convert(entry) for entry in seat["converted"]]),
        ]
        return [line for line in lines if line is not None]

    def line(self, key: str, items: list[Text]) -> Text | None:
        if not items:
            return None
        return Text.assemble(heading(self.words(key) + " "), joined(items, self.words("term-semicolon")))

    def _crew_card(self, name: str) -> Text:
        card = self.facts["townsfolk"][name]
        title = self.words("paladins-townsfolk-" + text_key(card["name"]))
        return Text.assemble(title + " (", self.table.ability(card), ")")

    def _walls(self, seat: Json) -> list[Text]:
        """How many walls were built, and their points."""
        built = len(seat["walls"])
        points = sum(self.facts["walls"][entry["card"]]["vp"] for entry in seat["walls"])
        return [Text(self.words("term-walls-built", n=built, vp=points))] if built else []

    def _jars(self, seat: Json) -> list[Text]:
        """How many jars were placed, and what the free spaces would bring, by their numbers."""
        rewards = self.facts["board"]["jars"]
        free = [
            Text.assemble((self.words("term-space", n=n), DIM), self.marks.rewards(rewards[jar["jar"]]))
            for n, jar in enumerate(seat["jars"], 1)
            if not jar["filled"]
        ]
        placed = len(seat["jars"]) - len(free)
        if not placed:
            return []
        title = self.words("term-jars-placed", n=placed)
        return [Text.assemble(title + " ", joined(free, self.words("term-comma")))]

    def _outsider(self, name: str) -> Text:
        return Text(self.table.outsider_name(self.facts["outsiders"][name]))

    def _convert(self, entry: Json) -> Text:
        points = Text(" " + self.words("term-vp-bracket", n=entry["points"]), DIM)
        return Text.assemble(self._outsider(entry["card"]), points)

    # --- rivals --------------------------------------------------------------------------------------------

    def summary(self, view: Json, who: int) -> list[Text]:
        """A rival in a few lines."""
        seat = view["seats"][who]
        name = self.title(view, who)
        if seat["ai"]:
            return [name, *self.automa.lines(view, seat)]
        first = Text.assemble(name, "  ", self._paladin_name(seat))
        lines = [first, self.attributes(seat), self.workers(seat), self.goods(seat)]
        counts = self.counts(seat)
        if counts.plain:
            lines.append(counts)
        crew = [
            Text(self.words("paladins-townsfolk-" + text_key(self.facts["townsfolk"][e["card"]]["name"])))
            for e in seat["crew"]
        ]
        line = self.line("term-crew", crew)
        return [*lines, line] if line is not None else lines

    def title(self, view: Json, who: int) -> Text:
        """Mark and name, and whether the seat has passed."""
        name = seat_title(self.words, who)
        if view["seats"][who]["passed"]:
            return styled(self.words, "term-passed", DIM, name=name)
        return name

    def _paladin_name(self, seat: Json) -> Text:
        name = seat["paladins"]["now"]
        return self.paladin_card(name) if name is not None else Text()

    def counts(self, seat: Json) -> Text:
        """How often each counted action was done, but for those that never were."""
        done = {**seat["done"], "attack": len(seat["attacked"])}
        parts = [
            Text.assemble(
                (self.words("paladins-action-" + action) + " ", DIM), (self.words.number(n), "bold")
            )
            for action, n in done.items()
            if n
        ]
        return joined(parts, "  ")
