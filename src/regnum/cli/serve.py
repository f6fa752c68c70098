"""`regnum serve`: the game server, on this machine only unless told otherwise."""

import asyncio
import contextlib
import gc
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec
import uvicorn

from regnum.cli.usage import WrongUse
from regnum.cli.words import Words
from regnum.kernel.messages import Msg, raw
from regnum.server import logs
from regnum.server.app import Server
from regnum.server.catalogue import Offered
from regnum.server.processes import BotPool
from regnum.server.reach import local_url, qr_lines, urls_for_others
from regnum.server.settings import Settings
from regnum.server.store import RegnumStoreError, default_path, is_postgres, open_store
from regnum.server.store.one_server import Holder, InUse, served_alone
from regnum.server.web import web_config

PORT = 8765
PORTS = 50  # how many further ones are tried
THIS_MACHINE = "127.0.0.1"
WHOLE_NETWORK = "0.0.0.0"
STARTUP_FAILED = 3  # uvicorn's exit code
SWITCH = 0.001  # seconds after which the loop lets the thread that writes to SQLite have its turn
BROWSER = "browser"  # the thread that opens it
BROWSER_SECONDS = 10.0


def main(
    *,
    host: str = "",
    port: int = PORT,
    lan: bool = False,
    public_url: str = "",
    db: str = "",
    components: Sequence[str] = (),
    proxy_headers: bool = False,
    workers: int | None = None,
    settings_file: str = "",
    log: str = "",
    log_level: Literal["", "debug", "info", "warning", "error"] = "",
    metrics_port: int = 0,
    on_ready: Callable[[str], None] | None = None,
) -> int:
    """Serve until interrupted. `workers` processes think for the bots; `on_ready` gets the address.

    `lan`: for everybody in the network, if no `host` is given.
    """
    host = host or (WHOLE_NETWORK if lan else THIS_MACHINE)
    words = Words()
    settings = read_settings(settings_file)
    settings.log = log or settings.log
    settings.log_level = log_level or settings.log_level
    settings.metrics_port = metrics_port or settings.metrics_port
    logs.configure(settings.log, settings.log_level or None)
    settings.proxy_headers = settings.proxy_headers or proxy_headers
    settings.loopback_only = is_loopback(host) and not settings.proxy_headers
    settings.lan = settings.lan or lan
    settings.public_url = checked_url(public_url or settings.public_url)
    offered = Offered([Path(file) for file in components])
    db = db or str(default_path())
    try:
        with alone(db) as say, contextlib.closing(bind(host, port, words)) as listener:
            settings.addresses = urls_for_others(*listener.getsockname()[:2])
            address = local_url(*listener.getsockname()[:2])
            say(Holder(address, os.getpid(), for_others=not settings.loopback_only))
            return run_loop(serve(listener, db, offered, settings, workers, address, on_ready))
    except InUse as e:
        return open_running(e, lan, words, on_ready)
    except RegnumStoreError as e:
        print(e, file=sys.stderr)
        return 1


def alone(db: str) -> contextlib.AbstractContextManager[Callable[[Holder], None]]:
    """Hold a file for this server alone; any number of servers may share PostgreSQL."""
    return contextlib.nullcontext(lambda _: None) if is_postgres(db) else served_alone(db)


def open_running(error: InUse, lan: bool, words: Words, on_ready: Callable[[str], None] | None) -> int:
    """Show the server that runs already, to whoever wants to see one; else say why there is no second."""
    holder = error.holder
    if on_ready is None or not holder.address:
        print(error, file=sys.stderr)
        return 1
    print(words("server-running-already", address=holder.address), flush=True)
    if lan and not holder.for_others:
        print(words("server-running-here"), file=sys.stderr)
        return 1
    on_ready(holder.address)
    for thread in threading.enumerate():
        if thread.name == BROWSER:
            thread.join(BROWSER_SECONDS)
    return 0


async def serve(
    listener: socket.socket,
    db: str,
    offered: Offered,
    settings: Settings,
    workers: int | None,
    address: str,
    on_ready: Callable[[str], None] | None,
) -> int:
    """One process of the server, from start to stop."""
    store = open_store(db)
    async with BotPool(workers) as pool:
        server = Server(store, offered, pool, settings, is_shared=is_postgres(db))
        await server.open()  # here, not as uvicorn starts: what is wrong is told in one line
        web = Web(server, lambda: announce(address, settings, on_ready))
        spare_the_collector()
        sys.setswitchinterval(SWITCH)
        await web.serve(sockets=[listener])
    return STARTUP_FAILED if not web.started else 0


def spare_the_collector() -> None:
    """Let the collector of cycles leave alone what stays, and come seldom: our tables make few.

    By default it takes a tenth of the processor of a busy server.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 50)


def run_loop(work: Coroutine[Any, Any, int]) -> int:
    """Run on uvloop where there is one: a third more choices a second."""
    try:
        import uvloop
    except ImportError:  # Windows
        return asyncio.run(work)
    return uvloop.run(work)


class Web(uvicorn.Server):
    """The web server; says so when it can be reached."""

    def __init__(self, server: Server, on_ready: Callable[[], None]) -> None:
        super().__init__(web_config(server))
        self.on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.on_ready()


def announce(address: str, settings: Settings, on_ready: Callable[[str], None] | None) -> None:
    """Say where the server is found, from here and from elsewhere."""
    words = Words()
    print(words("server-running", address=address), flush=True)
    if not settings.loopback_only or settings.public_url:
        invite(words, settings)
    print(words("server-stop"), flush=True)
    if on_ready is not None:
        on_ready(address)


def invite(words: Words, settings: Settings) -> None:
    """The addresses that can be given away; for a home network also for the camera of a phone."""
    given = [settings.public_url] if settings.public_url else settings.addresses
    for address in given:
        print(words("server-others", address=address), flush=True)
    if not given:
        print(words("server-no-network"), flush=True)
    elif settings.lan:
        show_qr(words, given[0])
    if not settings.loopback_only and not settings.lan:
        print(words("server-public"), flush=True)


def show_qr(words: Words, address: str) -> None:
    """The address as a QR code, where the terminal can show one; it has been printed anyway."""
    lines = qr_lines(address)
    if sys.stdout.isatty():  # white on black, whatever the colours of the terminal are
        lines = [f"\x1b[97;40m{line}\x1b[0m" for line in lines]
    with contextlib.suppress(UnicodeEncodeError):
        "".join(lines).encode(sys.stdout.encoding or "ascii")
        print(words("server-scan"), *lines, sep="\n", flush=True)


def open_browser(address: str) -> None:
    """Show the game, where there is a screen; the address has been printed anyway."""
    threading.Thread(target=webbrowser.open, args=(address,), name=BROWSER, daemon=True).start()


def read_settings(file: str) -> Settings:
    """The settings of a JSON file; raises WrongUse."""
    if not file:
        return Settings()
    try:
        return msgspec.json.decode(Path(file).read_bytes(), type=Settings)
    except OSError as e:
        raise WrongUse(Msg("error-settings", {"file": raw(file), "why": raw(e.strerror or "")})) from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as e:
        raise WrongUse(Msg("error-settings", {"file": raw(file), "why": raw(str(e))})) from None


def checked_url(url: str) -> str:
    """An address to give away, ending with a slash; raises WrongUse for what is none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise WrongUse(Msg("error-public-url", {"url": raw(url)})) from None
    bare = parts.path in ("", "/") and not (parts.query or parts.fragment or parts.username)
    if url and (parts.scheme not in ("http", "https") or not parts.hostname or not bare or port == 0):
        raise WrongUse(Msg("error-public-url", {"url": raw(url)}))
    return f"{parts.scheme}://{parts.netloc}/" if url else ""


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def bind(host: str, port: int, words: Words) -> socket.socket:
    """A listening socket at the port, or the next free one; raises WrongUse."""
    try:
        family, _, _, _, _ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (socket.gaierror, OverflowError):
        raise WrongUse(Msg("error-bind", {"host": raw(host), "port": raw(str(port))})) from None
    for candidate in [port] if port == 0 else range(port, min(port + PORTS, 65536)):
        # The protocol must be named, or asyncio leaves delayed sending on: 40 ms for every choice.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(1024)
        except OSError:
            listener.close()
            continue
        if candidate != port:
            print(words("server-port-taken", port=str(port), other=str(candidate)), file=sys.stderr)
        return listener
    raise WrongUse(Msg("error-bind", {"host": raw(host), "port": raw(str(port))}))
