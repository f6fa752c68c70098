"""What is said when something cannot be done: every kind of refusal, with its HTTP status.

A refusal has changed nothing. Its message says why; its class says of which kind it is, over HTTP
(`status`) and where it ends a WebSocket (`close_code`; those from 4000 on are our own).
"""

from typing import ClassVar

from regnum.kernel.errors import BadOptions, BadRecord, IllegalChoice, RegnumError, UnknownGame
from regnum.kernel.messages import Arg, Msg, raw


class Refused(RegnumError):
    """A command that is not allowed now."""

    status: ClassVar[int] = 409
    close_code: ClassVar[int] = 4400

    def __init__(self, key: str, args: dict[str, Arg] | None = None, rule: str = "") -> None:
        super().__init__(Msg(key, args))
        self.rule = rule


class NotUnderstood(Refused):
    """Not what the protocol says."""

    status = 400


class WrongSecret(Refused):
    """A secret that opens no seat here, or none where one is needed."""

    status = 401

    def __init__(self) -> None:
        super().__init__("error-secret")


class Forbidden(Refused):
    """Not for this caller, not from there, or not yet."""

    status = 403
    close_code = 4403


class NotFound(Refused):
    """There is no such thing."""

    status = 404
    close_code = 4404


class WrongMethod(Refused):
    """It is there and cannot be used in this way."""

    status = 405

    def __init__(self) -> None:
        super().__init__("error-method")


class Stale(Refused):
    """An answer to a question that is not asked any more."""

    def __init__(self, decision: int, now: int) -> None:
        super().__init__("error-stale", {"decision": decision, "now": now})


class TooLarge(Refused):
    """More bytes than allowed."""

    status = 413
    close_code = 1009

    def __init__(self, limit: int) -> None:
        super().__init__("error-too-large", {"limit": limit})


class UrlTooLong(Refused):
    """An address nothing of ours has."""

    status = 414

    def __init__(self, limit: int) -> None:
        super().__init__("error-url-long", {"limit": limit})


class HeadTooLarge(Refused):
    """More header than allowed."""

    status = 431

    def __init__(self, limit: int) -> None:
        super().__init__("error-head-large", {"limit": limit})


class TooSlow(Refused):
    """A request that did not come to its end in time."""

    status = 408

    def __init__(self) -> None:
        super().__init__("error-request-slow")


class NotPossible(Refused):
    """Understood, and never possible."""

    status = 422


class TooMany(Refused):
    """Faster than allowed; trying again later helps."""

    status = 429
    close_code = 4429

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, round(seconds + 0.5))
        super().__init__("error-too-fast", {"seconds": self.seconds})


class Failed(Refused):
    """A bug: told as such, without anything from inside."""

    status = 500
    close_code = 1011

    def __init__(self) -> None:
        super().__init__("error-internal")


class Damaged(Refused):
    """A table that cannot be made again from what is stored: no bug, and nothing a player can mend.

    `why` is for the log.
    """

    close_code = 1011

    def __init__(self, code: str, why: str) -> None:
        self.why = why
        super().__init__("error-table-damaged", {"code": raw(code)})


class Full(Refused):
    """A quota is used up."""

    status = 503

    def __init__(self) -> None:
        super().__init__("error-server-full")


class TooManyUnplayed(Refused):
    """An address has made tables and begun no game at them."""

    status = 429

    def __init__(self, limit: int) -> None:
        super().__init__("error-unplayed", {"limit": limit})


class StoreAway(Refused):
    """The storage does not answer; asked by those who watch over the server."""

    status = 503

    def __init__(self) -> None:
        super().__init__("error-store-away")


class StorageFull(Refused):
    """There is no room to store it: it was not done."""

    status = 507

    def __init__(self) -> None:
        super().__init__("error-storage-full")


class Busy(Refused):
    """The storage did not answer, or others were always faster."""

    status = 503

    def __init__(self) -> None:
        super().__init__("error-busy")


def status_of(error: RegnumError) -> int:
    """The HTTP status of any refusal; the rules know nothing of HTTP."""
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, UnknownGame):
        return NotFound.status
    return NotPossible.status if isinstance(error, BadOptions | BadRecord) else Refused.status


def close_code_of(error: RegnumError) -> int:
    """The code a WebSocket is closed with."""
    return error.close_code if isinstance(error, Refused) else Refused.close_code


def rule_of(error: RegnumError) -> str:
    """The rule a refusal comes from, or nothing."""
    return error.rule if isinstance(error, IllegalChoice | Refused) else ""
