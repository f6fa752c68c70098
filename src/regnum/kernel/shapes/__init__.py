"""Shapes that the games share: what messages look like to clients."""

from typing import TypedDict


class Message(TypedDict):
    """A key of the message catalogue and its arguments; the client has it from the server's protocol."""

    key: str
    args: dict[str, object]
