"""Short marks for workers, rewards and tokens: a letter or a word first, a colour on top of it."""

from typing import Any

from rich.text import Text

from regnum.cli.marks import DIM, HEADING, SEAT_STYLES, joined, listed
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


class Marks:
    """Everything small: letters of workers, words of rewards, tokens on the map."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def letter(self, worker: str) -> str:
        return self.words("term-letter-" + worker)

    def needed(self, worker: str) -> str:
        """Whom an empty place is for: a sign of its own, since not every script has small letters."""
        return self.words("term-slot-" + worker)

    def worker(self, worker: str) -> Text:
        """A worker: its letter on its colour."""
        return Text(self.letter(worker), WORKER_STYLES[worker])

    def slot(self, needed: str, worker: str | None, workshop: bool) -> Text:
        """A place of an action: what it needs, who stands there in brackets, or a workshop."""
        if workshop:
            return Text.assemble("[", (self.words("term-mark-workshop"), HEADING), "]")
        if worker is not None:
            return Text.assemble("[", self.worker(worker), "]")
        return Text.assemble(" ", (self.needed(needed), SLOT_STYLES[needed]), " ")

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
        return listed(self.words, [self.rewards(choice) for choice in choices], "list-or")

    def goods(self, name: str, n: int) -> Text:
        """One kind of reward or cost that is not a worker."""
        return Text(self.words("term-short-" + text_key(name), n=n), REWARD_STYLES.get(name, ""))

    def token(self, token: str, seat: int) -> Text:
        """A monk or an outpost of a seat."""
        return Text(self.words("term-mark-" + token, n=seat + 1), SEAT_STYLES[seat])
