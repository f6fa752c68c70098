"""The shape of what cards are called and do, in words: a part of the facts as clients get them."""

from typing import TypedDict

from regnum.kernel.shapes import Message


class CardWords(TypedDict):
    """A card in words: its name, and what it does, a sentence each."""

    name: Message
    does: list[Message]


class PaladinsWords(TypedDict):
    """What cards do."""

    paladin: dict[str, CardWords]
    townsfolk: dict[str, CardWords]
    outsider: dict[str, CardWords]  # what it is worth at the end
