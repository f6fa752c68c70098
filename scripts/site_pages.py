"""Files of the site that the server knows how to make: the page with its words, and answers alike for all.

Runs in the environment, from site_build.py: `site_pages.py CLIENT DIR` fills in the page of a built client
and writes the answers of the server's own endpoints into DIR/static-api.
"""

import asyncio
import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from starlette.applications import Starlette

from regnum.games import NAMES
from regnum.i18n.catalog import FALLBACK, languages
from regnum.server.app import Server
from regnum.server.catalogue import Offered
from regnum.server.page import filled
from regnum.server.processes import BotPool
from regnum.server.store import open_store
from regnum.server.words import PARTS

# What the page says with its name; icons lie beside it (web/src/icons).
MANIFEST = {
    "name": "Regnum",
    "short_name": "Regnum",
    "start_url": "./",
    "scope": "./",
    "id": "./",
    "display": "standalone",
    "background_color": "#f4ecdd",
    "theme_color": "#7b1e2b",
    "icons": [
        {"src": "icons/icon.svg", "sizes": "any", "type": "image/svg+xml"},
        {"src": "icons/icon-192.png", "sizes": "192x192", "type": "image/png"},
        {"src": "icons/icon-512.png", "sizes": "512x512", "type": "image/png"},
        {"src": "icons/maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
    ],
}


def addresses() -> Iterator[str]:
    """What is answered alike to everybody, at any time."""
    yield "games"
    for game in NAMES:
        yield from (f"games/{game}/facts", f"games/{game}/examples")
    for language in languages():
        yield f"messages/{language}.ftl"
        yield from (f"messages/{language}/{part}.ftl" for part in PARTS)
        yield f"terms/{language}"


def file_of(address: str) -> str:
    """Where the answer lies; web/src/net/statics.ts looks there."""
    return f"static-api/{address}" + ("" if address.endswith(".ftl") else ".json")


async def answer(app: Starlette, path: str) -> bytes:
    """What the application answers to a request for an address."""
    scope: dict[str, Any] = {
        "type": "http",
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "headers": [],
        "server": ("localhost", 80),
    }
    said: list[Any] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        said.append(message)

    await app(scope, receive, send)
    if said[0]["status"] != 200:
        raise RuntimeError(f"{path}: {said[0]['status']}")
    return b"".join(message.get("body", b"") for message in said[1:])


async def write_answers(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        server = Server(open_store(Path(place) / "regnum.db"), Offered(), BotPool())
        app = Starlette(routes=server.routes())
        for address in addresses():
            file = folder / file_of(address)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(await answer(app, f"/api/{address}"))


def main(client: str, folder: str) -> None:
    page = (Path(client) / "index.html").read_text("utf-8")
    out = Path(folder)
    (out / "index.html").write_text(filled(page, languages(), FALLBACK), "utf-8")
    (out / "manifest.webmanifest").write_text(json.dumps(MANIFEST, indent=2) + "\n", "utf-8")
    asyncio.run(write_answers(out))


if __name__ == "__main__":
    main(*sys.argv[1:])
