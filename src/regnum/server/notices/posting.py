"""A request to an address that a stranger named: https, to the world outside only, one answer.

Names are looked up here and the connection goes to the very address that was checked, so a name cannot point
elsewhere a moment later. Redirects are not followed, of the answer only the status is read.
"""

import contextlib
import ipaddress
import socket
import threading
from collections.abc import Mapping
from typing import Final
from urllib.parse import SplitResult, urlsplit

SECONDS: Final = 10.0  # for each step
IN_ALL: Final = 20.0
LONGEST_URL: Final = 1000
HTTPS: Final = 443


class BadAddress(ValueError):
    """Nothing that we would send anything to."""


def checked(url: str, trusted: list[str]) -> SplitResult:
    """An address by its form; `trusted` names may be anywhere and without TLS. Raises BadAddress."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress("address") from None
    host = parts.hostname or ""
    is_plain = url.isascii() and url.isprintable() and " " not in url and len(url) <= LONGEST_URL
    if not is_plain or not host or parts.username is not None or parts.fragment:
        raise BadAddress("address")
    if host in trusted:
        if parts.scheme not in ("http", "https"):
            raise BadAddress("scheme")
    elif parts.scheme != "https" or port not in (None, HTTPS) or not is_world_name(host):
        raise BadAddress("scheme")
    return parts


def is_world_name(host: str) -> bool:
    """Whether this can be a name of the world outside; an address is one only if it is."""
    try:
        return is_world_address(host)
    except ValueError:
        return "." in host.strip(".") and not host.endswith(
            (".local", ".lan", ".internal", ".localhost", ".arpa")
        )


def is_world_address(address: str) -> bool:
    """Whether an address is of the world outside; raises ValueError if it is none."""
    ip = ipaddress.ip_address(address)
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is not None or ip in ipaddress.ip_network("64:ff9b::/96"):
            return False
    return ip.is_global and not ip.is_multicast


def addresses_of(host: str, port: int, trusted: list[str]) -> list[str]:
    """Where a name leads; raises BadAddress if one of the places is not outside, OSError if there is none."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = [str(where[0]) for *_, where in found]
    if host not in trusted and not all(is_world_address(address) for address in addresses):
        raise BadAddress("private")
    return addresses


def post(url: str, body: bytes, headers: Mapping[str, str], trusted: list[str]) -> int:
    """Send and return the status; raises BadAddress, OSError, http.client.HTTPException. Blocks."""
    import http.client  # only now: a page posts nothing, and has no TLS of its own
    import ssl

    parts = checked(url, trusted)
    is_safe = parts.scheme == "https"
    port = parts.port or (HTTPS if is_safe else 80)
    host = parts.hostname or ""
    address = addresses_of(host, port, trusted)[0]
    connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
    line = socket.create_connection((address, port), SECONDS)
    if is_safe:
        trust = ssl.create_default_context()
        line = trust.wrap_socket(line, server_hostname=host, do_handshake_on_connect=False)
    connection.sock = line
    end = threading.Timer(IN_ALL, hang_up, (line,))
    end.start()
    try:
        if isinstance(line, ssl.SSLSocket):
            line.do_handshake()
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, body, dict(headers))
        return connection.getresponse().status
    finally:
        end.cancel()
        line.close()
        connection.close()


def hang_up(line: socket.socket) -> None:
    """Whoever answers drop by drop holds nobody up: each drop is in time, all of them are not."""
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)
