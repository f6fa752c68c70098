"""Short marks for dice, owners and goods: a letter or a word first, a colour on top of it."""

from typing import Any

from rich.text import Text

from regnum.cli.marks import DIM, joined, seat_mark
from regnum.cli.words import Words
from regnum.kernel.messages import text_key

Json = dict[str, Any]

COLOURS = ("red", "white", "yellow")
BUILDINGS = ("palace", "bishopric", "city_hall")
DIE_STYLES = {
    "red": "white on #a51c27",
    "white": "black on #f0ead8",
    "yellow": "black on #e0ae1e",
    "black": "white on #34333b",
}
COLOUR_STYLES = {
    "red": "bold #ff8a80",
    "white": "bold #e8e2d0",
    "yellow": "bold #f0c850",
    "any": "bold",
    "none": "bold",
}


class Marks:
    """Everything small of Troyes."""

    def __init__(self, facts: Json, words: Words) -> None:
        self.facts = facts
        self.words = words

    def die(self, colour: str, value: int, chosen: bool = False) -> Text:
        """`R5`, in brackets if it has been chosen."""
        letter = self.words("term-troyes-die-" + colour)
        mark = self.words("term-troyes-die", letter=letter, n=value)
        return Text(f"[{mark}]" if chosen else mark, DIE_STYLES[colour])

    def owner(self, owner: object) -> Text:
        """A citizen or cube: the mark of its player, a letter for neutral ones, a dot for nobody."""
        if owner is None:
            return Text(self.words("term-troyes-nobody"), DIM)
        if isinstance(owner, int):
            return seat_mark(self.words, owner)
        return Text(self.words("term-troyes-neutral"), DIM)

    def colour(self, colour: str) -> Text:
        return Text(self.words("troyes-colour-" + colour), COLOUR_STYLES[colour])

    def estate(self, colour: str) -> Text:
        """The colour of a card as a word; Marauding has none."""
        return self.colour(colour) if colour in COLOURS else Text(self.words("term-nothing"), DIM)

    def card_name(self, card: str) -> str:
        return self.words("troyes-card-" + text_key(card))

    def event_name(self, event: str) -> str:
        return self.words("troyes-event-" + text_key(self.facts["events"][event]["name"]))

    def goods(self, goods: Json) -> str:
        """Deniers, influence and VP in a row, as far as there are any."""
        names = (("deniers", "denier"), ("influence", "influence"), ("vp", "vp"))
        told = [self.words("troyes-good-" + key, n=goods[name]) for name, key in names if goods.get(name)]
        return self.words.list(told) if told else ""

    def flags(self, owners: list[object]) -> Text:
        """The flags of an event with who has a cube there: `[P1 · ·]`."""
        return Text.assemble("[", self.numbers([self.owner(owner) for owner in owners]), "]")

    def slots(self, slots: list[Text]) -> Text:
        """The slots of an activity card: `[P1|1 VP]`."""
        return Text.assemble("[", joined(slots, "|"), "]")

    def slot(self, seat: int | None, vp: int) -> Text:
        """A slot: what it is worth while it is free, then whose it is."""
        return Text(self.words("term-vp", n=vp), DIM) if seat is None else self.owner(seat)

    def cubes(self, seat: int, n: int) -> Text:
        """So many cubes of a seat on a card: `P1×2`."""
        return Text.assemble(self.owner(seat), (self.words("term-times", n=n), DIM))

    def space(self, number: int, owner: object) -> Text:
        """A place by its number, and who is there: `2:P1`."""
        return Text.assemble((self.words("term-space", n=number), DIM), self.owner(owner))

    def numbers(self, items: list[Text]) -> Text:
        return joined(items, " ")
