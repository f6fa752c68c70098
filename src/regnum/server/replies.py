"""Answers over HTTP: JSON from the types of the protocol, and refusals with their status."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from regnum.kernel.errors import BadOptions, BadRecord, RegnumError, UnknownGame
from regnum.kernel.messages import raw
from regnum.server.protocol import ErrorReply, encode
from regnum.server.room import Refused
from regnum.server.telling import problem

T = TypeVar("T")

# Refusals by the key of their message; everything else that is refused is a conflict (409).
STATUS = {
    "error-no-table": 404,
    "error-no-code": 404,
    "error-no-page": 404,
    "error-no-language": 404,
    "error-no-point": 404,
    "error-day": 404,
    "error-no-daily": 404,
    "error-game": 404,
    "error-components-unknown": 404,
    "error-method": 405,
    "error-secret": 401,
    "error-not-your-seat": 403,
    "error-lines-later": 403,
    "error-practice-later": 403,
    "error-host": 403,
    "error-origin": 403,
    "error-too-large": 413,
    "error-too-fast": 429,
    "error-server-full": 503,
    "error-busy": 503,
    "error-request": 400,
    "error-json": 400,
    "error-seats": 422,
    "error-level": 422,
    "error-no-seat": 404,
    "error-internal": 500,
}


def json_reply(data: Any, status: int = 200) -> Response:
    return Response(encode(data), status, media_type="application/json")


def status_of(error: RegnumError) -> int:
    known = STATUS.get(error.code)
    if known is not None:
        return known
    return 422 if isinstance(error, BadOptions | BadRecord | UnknownGame) else 409


def error_response(error: RegnumError) -> Response:
    status = status_of(error)
    response = json_reply(ErrorReply(error=problem(error)), status)
    seconds = getattr(error, "seconds", None)
    if seconds is not None:
        response.headers["retry-after"] = str(seconds)
    if status == 401:
        response.headers["www-authenticate"] = "Bearer"
    return response


async def body_of(request: Request, form: type[T]) -> T:
    """The body of a request as what it must be; raises Refused."""
    try:
        return msgspec.json.decode(await request.body(), type=form)
    except msgspec.ValidationError as e:
        raise Refused("error-request", {"what": raw(str(e)[:200])}) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("error-json") from None


def bearer_of(request: Request) -> str:
    """The seat secret of a request, or nothing."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip()[:100] if scheme.lower() == "bearer" else ""
