"""Requests and replies about notices: being told that it is one's turn."""

from typing import Annotated, Literal

from msgspec import Meta

from regnum.server.protocol.parts import Reply, Request, Secret, Word


class NoticeRequest(Request):
    """Be told when it is one's turn: `address` is the endpoint of a browser with its keys, or one of mail."""

    kind: Literal["push", "mail"]
    address: Annotated[str, Meta(min_length=3, max_length=1000)]
    p256dh: Annotated[str, Meta(max_length=120)] = ""
    auth: Annotated[str, Meta(max_length=40)] = ""
    language: Word = "en"


class NoticeInfo(Reply):
    """One way in which somebody is told; of browsers the address is not shown."""

    id: str
    kind: Literal["push", "mail"]
    address: str
    confirmed: bool  # nothing is sent before


class NoticesReply(Reply):
    """What a seat has asked for, and what this server can do. `made`: what was asked for just now."""

    push: bool
    mail: bool
    notices: list[NoticeInfo]
    made: str = ""


class PushReply(Reply):
    """The server's public key for subscriptions of browsers."""

    key: str


class NoticeDoneReply(Reply):
    """The link of a mail has done what it was for."""

    id: str


class TurnsRequest(Request):
    """The seat secrets a browser keeps: where somebody is waited for."""

    secrets: Annotated[list[Secret], Meta(max_length=100)]


class TurnsReply(Reply):
    """The places in the request of those secrets whose seats are to play."""

    waiting: list[int]
