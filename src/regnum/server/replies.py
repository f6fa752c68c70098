"""Answers over HTTP: JSON from the types of the protocol, and refusals with their status."""

from typing import Any, TypeVar

import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Scope

from regnum.i18n.catalog import FALLBACK
from regnum.i18n.choosing import of_browser
from regnum.kernel.errors import RegnumError
from regnum.kernel.messages import raw
from regnum.server.protocol import ErrorReply, encode
from regnum.server.refusal import NotUnderstood, TooMany, status_of
from regnum.server.telling import problem

T = TypeVar("T")


def json_reply(data: Any, status: int = 200) -> Response:
    return Response(encode(data), status, media_type="application/json")


def language_of(scope: Scope) -> str:
    """The language of whoever has sent a request or opened a line."""
    return of_browser(Headers(scope=scope).get("accept-language", ""))


def error_response(error: RegnumError, language: str = FALLBACK) -> Response:
    status = status_of(error)
    response = json_reply(ErrorReply(error=problem(error, language=language)), status)
    response.headers["vary"] = "accept-language"
    if isinstance(error, TooMany):
        response.headers["retry-after"] = str(error.seconds)
    if status == 401:
        response.headers["www-authenticate"] = "Bearer"
    return response


async def body_of(request: Request, form: type[T]) -> T:
    """The body of a request as what it must be; raises NotUnderstood."""
    try:
        return msgspec.json.decode(await request.body(), type=form)
    except msgspec.ValidationError as e:
        raise NotUnderstood("error-request", {"what": raw(str(e)[:200])}) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise NotUnderstood("error-json") from None


def bearer_of(request: Request) -> str:
    """The seat secret of a request, or nothing."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return secret.strip()[:100] if scheme.lower() == "bearer" else ""
