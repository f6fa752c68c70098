"""The glossary of a language over HTTP."""

from typing import Literal

from regnum.server.protocol.parts import Reply


class TermInfo(Reply):
    """A term of the glossary in one language, and where its word is from: a rulebook, an edition, or ours."""

    group: str  # a game, or common
    english: str
    sense: str
    word: str
    plural: str
    origin: Literal["seed", "published", "ours"]
    other: str  # another good word
    note: str


class TermsReply(Reply):
    """The glossary of a language: empty for English, and for a language that has none yet."""

    language: str
    terms: list[TermInfo]
