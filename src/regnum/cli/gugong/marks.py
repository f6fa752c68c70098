"""Short words for gifts, tokens, decrees and pieces of Gùgōng."""

from typing import Any

from rich.text import Text

from regnum.cli.marks import DIM, joined, seat_mark
from regnum.cli.words import Words
from regnum.kernel.messages import text_key

Json = dict[str, Any]
LOCATION_ACTIONS = ("travel", "wall", "jade", "intrigue", "palace", "decrees", "canal")


class Marks:
    """Everything small."""

    def __init__(self, facts: Json, words: Words) -> None:
        self.facts = facts
        self.words = words

    def seat(self, who: int) -> Text:
        """A piece: the mark of its player."""
        return seat_mark(self.words, who)

    def seats(self, seats: list[int]) -> Text:
        return joined([self.seat(who) for who in seats], " ")

    def location(self, place: str) -> str:
        return self.words("gugong-location-" + place)

    def gift(self, card: str) -> Text:
        """`5 Tea set (Canal)`."""
        facts = self.facts["gifts"][card]
        name = self.words("gugong-gift-" + text_key(facts["name"]))
        return Text.assemble((str(facts["value"]), "bold"), f" {name} ", (self.gift_action(card), DIM))

    def gift_action(self, card: str) -> str:
        """What a gift card lets its giver do."""
        facts = self.facts["gifts"][card]
        action = facts["action"]
        if action == "none":
            return ""
        if action in LOCATION_ACTIONS:
            return f"({self.location(action)})"
        if action == "servants":
            return f"({self.words('gugong-gain-servant', n=facts['amount'])})"
        return f"({self.words('gugong-action-' + text_key(action))})"

    def automa(self, card: str) -> str:
        """Both halves of one of Meng’s cards: where he goes by day, what he does at dusk."""
        facts = self.facts["solo"]["automa"][card]
        focus = facts["top"] == "focus"
        top = self.words("gugong-automa-focus") if focus else self.location(facts["top"])
        bottom = self.words("gugong-dusk-" + text_key(facts["bottom"]))
        return self.words("gugong-automa-card", top=top, bottom=bottom)

    def token(self, token: str) -> str:
        facts = self.facts["tokens"][token]
        return self.words("gugong-token-" + text_key(facts["effect"]), n=facts["amount"], need=facts["need"])

    def decree(self, decree: str) -> str:
        facts = self.facts["decrees"][decree]
        key = "gugong-decree-" + text_key(facts["effect"])
        return self.words(key, n=facts["amount"], per=facts["per"], max=facts["max"])

    def reward(self, reward: str) -> str:
        return self.words("gugong-reward-" + reward, n=self.facts["locations"]["canal"]["reward_vp"])

    def gain(self, kind: str, n: int) -> str:
        return self.words("gugong-gain-" + kind, n=n)
