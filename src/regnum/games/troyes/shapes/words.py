"""The shape of what cards are called and do, in words: a part of the facts as clients get them."""

from typing import TypedDict

from regnum.kernel.shapes import Message


class CardWords(TypedDict):
    """A card in words: its name, and what it does, a sentence each."""

    name: Message
    does: list[Message]


class TroyesWords(TypedDict):
    """What cards do; some say more alone, and characters count otherwise with one and two players."""

    card: dict[str, CardWords]
    card_alone: dict[str, CardWords]
    event: dict[str, CardWords]
    character: dict[str, CardWords]
    character_two: dict[str, CardWords]
