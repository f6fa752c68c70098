"""A host of files whose contents change and which goes away: copies of the built site, in a sub-path."""

import functools
import hashlib
import json
import os
import shutil
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

BELOW = "a/b"


class Plain(SimpleHTTPRequestHandler):
    """Python's file server, quiet."""

    def log_message(self, *_: Any) -> None:
        """Nothing."""


class Host:
    """A copy of a folder behind an address; it can be stopped and started again at the same one."""

    def __init__(self, source: Path, root: Path) -> None:
        self.root = root
        self.folder = root / BELOW
        # Files are shared with the build: whoever changes one puts another in its place.
        shutil.copytree(source, self.folder, copy_function=os.link)
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/{BELOW}/"

    def start(self) -> None:
        handler = functools.partial(Plain, directory=str(self.root))
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.server.daemon_threads = True
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.unlink(missing_ok=True)
        path.write_text(text, "utf-8")

    def publish(self, version: str, **files: str) -> None:
        """Another version of the site, in which these files have other contents."""
        page = (self.folder / "index.html").read_text("utf-8")
        files["index.html"] = page.replace(self.version, version)
        for name, text in files.items():
            self.write(name, text)
        first, _, rest = (self.folder / "sw.js").read_text("utf-8").partition("\n")
        site = self.site | {"version": version}
        site["files"] = {name: file_hash(self.folder / name) for name in site["files"]}
        assert first.startswith("self.SITE=")
        self.write("sw.js", f"self.SITE={json.dumps(site)};\n{rest}")

    @property
    def site(self) -> dict[str, Any]:
        """What the service worker is told: the version and its files."""
        first = (self.folder / "sw.js").read_text("utf-8").partition("\n")[0]
        told: dict[str, Any] = json.loads(first.removeprefix("self.SITE=").removesuffix(";"))
        return told

    @property
    def version(self) -> str:
        version: str = self.site["version"]
        return version


def file_hash(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()
