"""Short words for gifts, tokens, decrees and pieces of Gùgōng."""

from typing import Any

from rich.text import Text

from regnum.cli.marks import DIM, joined, seat_mark, styled
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

    def ship(self, seat: int, number: int, servants: int, double: bool) -> Text:
        """A ship of a seat and its load, one letter for each servant: `[P2/1:ooD]`."""
        load = self.words("term-gugong-servant") * servants
        load += self.words("term-gugong-double") if double else ""
        piece = self.seat(seat)
        return styled(self.words, "term-gugong-ship", seat=piece, number=number, load=load)

    def location(self, place: str) -> str:
        return self.words("gugong-location-" + place)

    def gift(self, card: str) -> Text:
        """`5 Tea set (Canal)`."""
        facts = self.facts["gifts"][card]
        name = self.words("gugong-gift-" + text_key(facts["name"]))
        return Text.assemble(
            (self.words.number(facts["value"]), "bold"), f" {name} ", (self.gift_action(card), DIM)
        )

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
        return self.words.told(self.facts["words"]["automa"][card]["name"])

    def token(self, token: str) -> str:
        return self.words.told(self.facts["words"]["token"][token]["name"])

    def decree(self, decree: str) -> str:
        return self.words.told(self.facts["words"]["decree"][decree]["name"])

    def reward(self, reward: str) -> str:
        return self.words("gugong-reward-" + reward, n=self.facts["locations"]["canal"]["reward_vp"])

    def gain(self, kind: str, n: int) -> str:
        return self.words("gugong-gain-" + kind, n=n)
