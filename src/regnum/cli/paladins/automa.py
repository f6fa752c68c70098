"""The AI player's board in the solo game: its track, its schemes, its own row of actions, its cards."""

from typing import TYPE_CHECKING

from rich.text import Text

from regnum.cli.marks import DIM, HEADING, beside, grid, heading, joined
from regnum.cli.paladins.marks import Json
from regnum.kernel.messages import text_key

if TYPE_CHECKING:
    from regnum.cli.paladins.seat import SeatPainter

TWO_BLOCKS = 1000  # columns: the caller folds what is too long
RIGHT = ("commission", "fortify", "garrison", "absolve", "attack", "convert")


class AutomaPainter:
    """Lines of the AI player’s board [P90-P97]."""

    def __init__(self, seats: "SeatPainter") -> None:
        self.seats = seats
        self.facts = seats.facts
        self.marks = seats.marks
        self.words = seats.words

    def lines(self, view: Json, seat: Json) -> list[Text]:
        """All of it."""
        workers = sum(seat["workers"].values())
        figures = [Text(self.words("term-ai-workers", n=workers), "bold"), *self.seats.burdens(seat)]
        return [
            joined(figures, "   "),
            self.seats.attributes(seat),
            *self._track(view["ai"]),
            *self._schemes(view["ai"]),
            *beside(self._top_row(seat), self._right_side(seat), TWO_BLOCKS),
            *self._cards(seat),
        ]

    def _track(self, ai: Json) -> list[Text]:
        """The resource track, and the markers whose order breaks ties [P93]."""
        stack = [self.words("term-attribute-" + name) for name in reversed(ai["stack"])]
        return [
            self._titled(
                "term-ai-track", "term-ai-track-is", marker=ai["marker"], length=self.facts["ai"]["track"]
            ),
            self._titled(
                "term-ai-stack", "term-ai-stack-is", stack=self.words("term-stack-next").join(stack)
            ),
        ]

    def _titled(self, title: str, key: str, **args: str | int) -> Text:
        return Text.assemble((self.words(title) + " ", HEADING), self.words(key, **args))

    def _schemes(self, ai: Json) -> list[Text]:
        played = [self.words("paladins-action-" + text_key(action)) for action in ai["played"]]
        told = self.words.list(played) if played else self.words("term-ai-none-played")
        return [self._titled("term-ai-schemes", "term-ai-schemes-are", left=ai["schemes"], played=told)]

    def _top_row(self, seat: Json) -> list[Text]:
        """What it does when it cannot follow its scheme: the leftmost of these that is free."""
        used = {action["action"] for action in seat["actions"] if action["used"]}
        rows: list[list[Text]] = []
        for place, entry in enumerate(self.facts["ai"]["top_row"], 1):
            is_used = entry["action"] in used
            name = self.words("paladins-action-" + text_key(entry["action"]))
            told = self.words("term-ai-used" if is_used else "term-ai-needs", n=entry["workers"])
            rows.append([Text(f"{self.words.number(place)} {name}", DIM if is_used else ""), Text(told, DIM)])
        return [heading(self.words("term-ai-top-row")), *grid(rows, indent=1)]

    def _right_side(self, seat: Json) -> list[Text]:
        """Its workshops and workers on the right side, and how often each action was done."""
        rows: list[list[Text]] = []
        for action in seat["actions"]:
            if action["action"] not in RIGHT:
                continue
            slots = Text()
            workshops = 0
            for slot in action["slots"]:
                workshops += slot["workshop"]
                slots.append_text(self.marks.slot("any", slot["worker"], slot["workshop"]))
            name = Text(self.words("paladins-action-" + action["action"]), DIM if action["used"] else "bold")
            need = self.facts["ai"]["right_cost"][workshops]
            told = self.words("term-ai-used" if action["used"] else "term-ai-needs", n=need)
            done = self.words("term-times", n=self._done(seat, action["action"]))
            rows.append([name, slots, Text(done), Text(told, DIM)])
        return [heading(self.words("term-ai-right")), *grid(rows, gap=1, indent=1)]

    def _done(self, seat: Json, action: str) -> int:
        return len(seat["attacked"]) if action == "attack" else int(seat["done"].get(action, 0))

    def _cards(self, seat: Json) -> list[Text]:
        """Its walls and outsiders, by name."""
        return self.seats.cards({**seat, "jars": [], "crew": []})
