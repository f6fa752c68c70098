"""By which address others reach this server, and links as QR codes."""

import io
import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from regnum.server.protocol import AddressReply
from regnum.server.security import host_of, is_here
from regnum.server.settings import Settings

# An address in each private network, and one of nobody's: the system says which of its own it would use to
# get there. Nothing is sent.
PROBES = (
    (socket.AF_INET, "192.168.255.254"),
    (socket.AF_INET, "10.255.255.254"),
    (socket.AF_INET, "172.31.255.254"),
    (socket.AF_INET, "192.0.2.254"),
    (socket.AF_INET6, "2001:db8::1"),
)
WILDCARDS = ("0.0.0.0", "::", "")


def own_addresses() -> list[str]:
    """The addresses of this machine in its networks, IPv4 first; none without a network."""
    found: list[str] = []
    for family, target in PROBES:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((target, 9))
                found.append(str(probe.getsockname()[0]))
            except OSError:  # no way there
                continue
    return [address for address in dict.fromkeys(found) if is_given_away(address)]


def is_given_away(address: str) -> bool:
    """Whether others can use an address: not this machine's name for itself, not one of a single cable."""
    ip = ipaddress.ip_address(address)
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified)


def url_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def local_url(host: str, port: int) -> str:
    """Where the server is found from this machine."""
    if host in WILDCARDS:
        host = "127.0.0.1"
    return url_of(host, port)


def urls_for_others(host: str, port: int) -> list[str]:
    """Where a server that listens at a host is found from other machines, best first."""
    if host not in WILDCARDS:
        return [url_of(host, port)] if not is_here(host) else []
    return [url_of(own, port) for own in own_addresses() if host == "::" or ":" not in own]


def address_told(headers: Headers, scheme: str, settings: Settings) -> AddressReply:
    """The address somebody can give to others, and how far it reaches."""
    if settings.public_url:
        return AddressReply(url=settings.public_url, reach="network")
    host = host_of(headers, settings)
    if settings.proxy_headers:
        scheme = headers.get("x-forwarded-proto", scheme).split(",")[-1].strip().lower()
    came_by = f"{'https' if scheme == 'https' else 'http'}://{host}/"
    if not is_here(urlsplit(came_by).hostname or ""):
        return AddressReply(url=came_by, reach="network")
    if settings.addresses:
        return AddressReply(url=settings.addresses[0], reach="network")
    return AddressReply(url=came_by, reach="here")


# --- QR codes ------------------------------------------------------------------------------------------


def qr_svg(link: str) -> bytes:
    """A link as a picture: black on white in every theme, with the margin that cameras need."""
    import segno  # only now: who never shows a code needs no painter of codes

    out = io.BytesIO()
    segno.make(link, micro=False).save(
        out, kind="svg", border=4, dark="#000", light="#fff", xmldecl=False, svgclass=None, lineclass=None
    )
    return out.getvalue()


def qr_lines(link: str) -> list[str]:
    """A link for a terminal with a dark ground: two rows of squares in a line of text."""
    import segno

    out = io.StringIO()
    segno.make(link, micro=False).terminal(out, border=2, compact=True)
    return out.getvalue().rstrip("\n").splitlines()
