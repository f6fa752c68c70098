"""Short marks for workers, rewards and tokens: a letter or a word first, a colour on top of it."""

from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from regnum.cli.words import Words
from regnum.kernel.messages import text_key

Json = dict[str, Any]
Reward = list[Any]  # [name, number]

WORKERS = ("labourer", "scout", "merchant", "fighter", "cleric", "criminal")
ATTRIBUTES = ("faith", "strength", "influence")

WORKER_STYLES = {
    "labourer": "black on #d8d4c8",
    "scout": "white on #2e7d4f",
    "merchant": "white on #2f62b8",
    "fighter": "white on #b03434",
    "cleric": "white on #55525c",
    "criminal": "white on #8a3fb0",
}
SLOT_STYLES = {
    "scout": "#6fcf97",
    "merchant": "#7fb0ff",
    "fighter": "#ff8a80",
    "cleric": "#c8c4d0",
    "criminal": "#d9a0ff",
    "any": "#a8a296",
}
REWARD_STYLES = {
    "faith": "bold #e8e2d0",
    "strength": "bold #ff8a80",
    "influence": "bold #7fb0ff",
    "silver": "#d9dce3",
    "provision": "#e6b566",
    "tax": "#f0d060",
    "gain_debt": "#ff9a6b",
}
SEAT_STYLES = ("bold #6fb7ff", "bold #ffb35c", "bold #86d98a", "bold #e58fd0", "bold #ff8a80")
HEADING = "bold #e0b860"
DIM = "#8d887c"
GOOD = "#86d98a"
WARN = "#ffb35c"
MEASURE = Console()  # only to break lines with


class Marks:
    """Everything small: letters of workers, words of rewards, tokens on the map."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def letter(self, worker: str) -> str:
        return self.words("term-letter-" + worker)

    def worker(self, worker: str) -> Text:
        """A worker: its letter on its colour."""
        return Text(self.letter(worker), WORKER_STYLES[worker])

    def slot(self, needed: str, worker: str | None, workshop: bool) -> Text:
        """A place of an action: what it needs, who stands there in brackets, or a workshop."""
        if workshop:
            return Text.assemble("[", (self.words("term-mark-workshop"), HEADING), "]")
        if worker is not None:
            return Text.assemble("[", self.worker(worker), "]")
        return Text.assemble(" ", (self.letter(needed).lower(), SLOT_STYLES[needed]), " ")

    def rewards(self, rewards: list[Reward]) -> Text:
        """Rewards, short: workers as letters, the rest in a word or two."""
        if not rewards:
            return Text(self.words("term-nothing"), DIM)
        groups: list[Text] = []
        workers = [self.worker(name) for name, n in rewards if name in WORKER_STYLES for _ in range(n)]
        if workers:
            groups.append(joined(workers, " "))
        groups.extend(self.goods(name, n) for name, n in rewards if name not in WORKER_STYLES)
        return joined(groups, self.words("term-comma"))

    def one_of(self, choices: list[list[Reward]]) -> Text:
        return joined([self.rewards(choice) for choice in choices], self.words("term-or"))

    def goods(self, name: str, n: int) -> Text:
        """One kind of reward or cost that is not a worker."""
        return Text(self.words("term-short-" + text_key(name), n=n), REWARD_STYLES.get(name, ""))

    def token(self, token: str, seat: int) -> Text:
        """A monk or an outpost of a seat."""
        return Text(self.words("term-mark-" + token, n=seat + 1), SEAT_STYLES[seat])


def heading(text: str) -> Text:
    return Text(text, HEADING)


def joined(items: list[Text], between: str, style: str = "") -> Text:
    """Items with something between them, which alone has the style."""
    return Text.assemble((between, style)).join(items)


def hanging(text: Text, width: int, indent: int) -> Text:
    """The text in lines of this width, all but the first one indented."""
    lines = text.wrap(MEASURE, max(8, width - indent))
    for line in lines:
        line.rstrip()
    return Text("\n" + " " * indent).join(lines)


def grid(rows: list[list[Text]], gap: int = 2, indent: int = 0) -> list[Text]:
    """Rows with their columns aligned; the last column is as long as it likes."""
    if not rows:
        return []
    columns = max(len(row) for row in rows)
    widths = [
        max((cell_len(row[i].plain) for row in rows if i < len(row) - 1), default=0) for i in range(columns)
    ]
    out: list[Text] = []
    for row in rows:
        line = Text(" " * indent)
        for i, cell in enumerate(row):
            line.append_text(cell)
            if i < len(row) - 1:
                line.append(" " * (widths[i] - cell_len(cell.plain) + gap))
        out.append(line)
    return out


def beside(left: list[Text], right: list[Text], width: int, gap: int = 3) -> list[Text]:
    """Two blocks next to each other if there is room, else one below the other."""
    wide = max((cell_len(line.plain) for line in left), default=0)
    if wide + gap + max((cell_len(line.plain) for line in right), default=0) > width:
        return [*left, *right]
    out: list[Text] = []
    for i in range(max(len(left), len(right))):
        line = left[i].copy() if i < len(left) else Text()
        if i < len(right):
            line.append(" " * (wide - cell_len(line.plain) + gap))
            line.append_text(right[i])
        out.append(line)
    return out
