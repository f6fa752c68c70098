"""`regnum site`: the game as a folder of plain files that plays by itself; scripts/site_build.py makes it."""

import contextlib
import functools
import os
import shutil
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from regnum.cli.serve import PORTS, THIS_MACHINE
from regnum.cli.usage import WrongUse
from regnum.cli.words import Words
from regnum.kernel.messages import Msg, raw

BUILT = "REGNUM_SITE"  # set by ./play: the folder it has built
PACKAGE = "REGNUM_SITE_PACKAGE"  # and the package
MARKS = ({"engine.json", "sw.js"}, {"engine.json", "package.json"})  # how an older site or package is known


def main(*, out: str, package: str, serve: bool, port: int) -> int:
    """Put the built site where it is wanted, or show it."""
    if not (out or package or serve):
        raise WrongUse(Msg("cli-site-nothing"))
    words = Words()
    if out:
        put(built(BUILT), Path(out))
        print(words("cli-site-made", folder=raw(out)))
    if package:
        put(built(PACKAGE), Path(package))
        print(words("cli-site-packed", folder=raw(package)))
    if serve:
        show(built(BUILT), port, words)
    return 0


def built(variable: str) -> Path:
    """What ./play has built; an installed command has no sources to build it from."""
    folder = os.environ.get(variable, "")
    if not folder:
        raise WrongUse(Msg("cli-site-sources"))
    return Path(folder)


def put(source: Path, target: Path) -> None:
    """Copy a folder; one that holds something else is left alone."""
    there = {path.name for path in target.iterdir()} if target.is_dir() else set()
    is_other = bool(there) and not any(mark <= there for mark in MARKS)
    if is_other or (target.exists() and not target.is_dir()):
        raise WrongUse(Msg("cli-site-taken", {"folder": raw(str(target))}))
    if there:
        shutil.rmtree(target)
    shutil.copytree(source, target, dirs_exist_ok=True)


class Files(SimpleHTTPRequestHandler):
    """Plain files, with the types a browser wants to hear."""

    extensions_map = {  # noqa: RUF012 - the name and the kind are the library's
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".ftl": "text/plain; charset=utf-8",
    }

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the library's name
        """Nobody reads who asked for what."""


def show(folder: Path, port: int, words: Words) -> None:
    """Serve it on this machine until interrupted."""
    with listening(folder, port) as server:
        print(words("cli-site-shown", url=raw(f"http://localhost:{server.server_port}/")), flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            server.serve_forever()


def listening(folder: Path, port: int) -> ThreadingHTTPServer:
    """At this port, or the next free one."""
    handler = functools.partial(Files, directory=str(folder))
    for tried in range(port, port + PORTS):
        with contextlib.suppress(OSError):
            return ThreadingHTTPServer((THIS_MACHINE, tried), handler)
    raise WrongUse(Msg("cli-site-ports", {"port": raw(str(port))}))
