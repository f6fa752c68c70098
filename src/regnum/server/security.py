"""What every request passes: host and origin, sizes, rates, headers, and logs without secrets."""

import ipaddress
import time
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from regnum.kernel.errors import RegnumError
from regnum.server import logs
from regnum.server.figures import Figures
from regnum.server.limits import Buckets
from regnum.server.refusal import Forbidden, TooLarge
from regnum.server.replies import error_response, language_of
from regnum.server.settings import Settings

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SERVICE_WORKER = "/sw.js"
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE_METHODS, "POST", "PUT", "PATCH", "DELETE")
LOOPBACK_NAMES = ("localhost", "127.0.0.1", "::1")
# Endings that no stranger can own: a page elsewhere cannot point such a name at this machine.
HOME_NAMES = (".local", ".lan", ".home.arpa", ".internal")


def address_of(scope: Scope, settings: Settings) -> str:
    """Who is calling, for limits: the address, of IPv6 the network; a proxy's word only when told."""
    client = scope.get("client")
    address = client[0] if client else "?"
    if settings.proxy_headers:
        forwarded = Headers(scope=scope).get("x-forwarded-for", "")
        address = forwarded.split(",")[-1].strip() or address
    return network_of(address)


def network_of(address: str) -> str:
    """By what an address is counted: of IPv6 everybody has a whole network."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if ip.version == 6:
        return str(ipaddress.ip_network((ip, 64), strict=False))
    return str(ip)


def host_of(headers: Headers, settings: Settings) -> str:
    """The host a client believes to talk to, with its port."""
    if settings.proxy_headers and headers.get("x-forwarded-host"):
        return headers["x-forwarded-host"].split(",")[-1].strip().lower()
    return headers.get("host", "").lower()


def require_host(headers: Headers, settings: Settings) -> None:
    """Refuse names that are not ours: a page elsewhere may point its own name at this machine."""
    try:
        name = urlsplit("//" + host_of(headers, settings)).hostname or ""
    except ValueError:
        name = ""
    if not is_our_name(name, settings):
        raise Forbidden("error-host")


def is_our_name(name: str, settings: Settings) -> bool:
    """Whether the server may be called so."""
    if settings.public_url and name == urlsplit(settings.public_url).hostname:
        return True
    if settings.hosts:
        return name in settings.hosts
    if settings.loopback_only:
        return name in LOOPBACK_NAMES
    return not settings.lan or is_home_name(name)


def is_home_name(name: str) -> bool:
    """Whether a name can only be one of this machine or its network: an address, or no name of the world."""
    return is_address(name) or (name != "" and "." not in name) or name.endswith(HOME_NAMES)


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_here(name: str) -> bool:
    """Whether a name means the very machine it is used on."""
    if not is_address(name):
        return name == "localhost" or name.endswith(".localhost")
    ip = ipaddress.ip_address(name)
    return ip.is_loopback or ip.is_unspecified


def require_origin(headers: Headers, settings: Settings) -> None:
    """Refuse pages of other sites. Programs send no Origin; browsers always do."""
    origin = headers.get("origin")
    if origin is None:
        return
    try:
        parts = urlsplit(origin.lower())
    except ValueError:
        raise Forbidden("error-origin") from None
    ours = (host_of(headers, settings), urlsplit(settings.public_url.lower()).netloc)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.netloc not in ours:
        raise Forbidden("error-origin")


FILE_COST: Final = 0.2  # of a request, for what lies there as it is


class Guard:
    """Outermost: checks every request before anything else sees it."""

    def __init__(self, app: ASGIApp, settings: Settings, figures: Figures, routes: Mapping[Any, str]) -> None:
        """`routes`: the pattern of the address of every handler."""
        self.app = app
        self.settings = settings
        self.figures = figures
        self.routes = routes
        self.requests = Buckets(settings.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        else:  # WebSocket checks are made where it is accepted (play.py); lifespan needs none
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.monotonic()
        status, size = 500, 0
        is_begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal status, size, is_begun
            if message["type"] == "http.response.start":
                is_begun = True
                status = message["status"]
                add_headers(MutableHeaders(scope=message), scope["path"], status)
            else:
                size += len(message.get("body", b""))
            await send(message)

        try:
            headers = Headers(scope=scope)
            self._check(scope, headers)
            limited = Limited(receive, self.settings.body_limit)
            await self.app(scope, limited, send_with_headers)
        except RegnumError as e:
            scope["refusal"] = e.code
            await error_response(e, language_of(scope))(scope, receive, send_with_headers)
        except Exception:
            # Starlette has answered and app.py has logged it; uvicorn need not do so again.
            if not is_begun:
                raise
        finally:
            self._note(scope, status, size, time.monotonic() - began)

    def _note(self, scope: Scope, status: int, size: int, seconds: float) -> None:
        """Count and log a request: neither its path, query, headers nor body, which may hold a secret."""
        route = self._route(scope)
        self.figures.request(known_method(scope["method"]), route, status, seconds)
        why = scope.get("refusal", "")
        values: dict[str, Any] = {"method": known_method(scope["method"]), "route": route, "status": status}
        values |= {"ms": round(seconds * 1000, 1), "bytes": size}
        if "table_code" in scope:
            values["table"] = scope["table_code"]
        if why:
            self.figures.refusal(why)
            values["why"] = why
        logs.write(logs.access, values)
        if status in logs.REFUSED:
            refused(scope, self.settings, why, route)

    def _route(self, scope: Scope) -> str:
        """The pattern of an address: what stands in its places is nobody's business."""
        found = self.routes.get(scope.get("endpoint"))
        if found is not None:
            return found
        first = scope["path"].split("/")[1]
        return f"/{first}/*" if first in ("api", "assets") else "/*"

    def _check(self, scope: Scope, headers: Headers) -> None:
        # The files of the page are many and cheap: several people of one house open it at once.
        cost = 1.0 if scope["path"].startswith("/api") else FILE_COST
        self.requests.take(address_of(scope, self.settings), cost)
        require_host(headers, self.settings)
        if scope["method"] not in SAFE_METHODS:
            require_origin(headers, self.settings)
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length) > self.settings.body_limit:
            raise TooLarge(self.settings.body_limit)


class Limited:
    """A body that may not grow beyond a limit, whatever its header said."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self.receive = receive
        self.limit = limit
        self.seen = 0

    async def __call__(self) -> Message:
        message = await self.receive()
        if message["type"] == "http.request":
            self.seen += len(message.get("body", b""))
            if self.seen > self.limit:
                raise TooLarge(self.limit)
        return message


def add_headers(headers: MutableHeaders, path: str, status: int) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if path.startswith("/api/"):
        headers.setdefault("cache-control", "no-store")
    elif path == SERVICE_WORKER:
        headers.setdefault("cache-control", "no-cache")
    elif path.startswith("/assets/") and status == 200:
        # Their names change with their contents.
        headers.setdefault("cache-control", "public, max-age=31536000, immutable")


def known_method(method: str) -> str:
    """A method as one of a few words: strangers may send any."""
    return method if method in METHODS else "?"


def refused(scope: Scope, settings: Settings, why: str, route: str) -> None:
    """A line about somebody who was turned away."""
    values = {"event": "refused", "why": why, "route": route, "address": address_of(scope, settings)}
    logs.write(logs.security, values)
