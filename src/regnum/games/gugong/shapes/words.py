"""The shape of what cards are called and do, in words: a part of the facts as clients get them."""

from typing import TypedDict

from regnum.kernel.shapes import Message


class CardWords(TypedDict):
    """A card in words: its name, and what it does, a sentence each."""

    name: Message
    does: list[Message]


class GugongWords(TypedDict):
    """What cards, tokens and decrees do; tokens, decrees and benefits are called by what they do."""

    gift: dict[str, CardWords]
    token: dict[str, CardWords]
    decree: dict[str, CardWords]
    benefit: dict[str, CardWords]  # by steps
    city: dict[str, CardWords]
    automa: dict[str, CardWords]
