"""The public site of compose.yaml: its parts fit together, and run from the very files, without an engine."""

import asyncio
import contextlib
import json
import os
import re
import shutil
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest
import yaml  # type: ignore[import-untyped]
from tests.server.postgres import Cluster
from tests.server.support import Client, Json, play_some
from tests.waiting import PATIENCE, until_told, wait_until
from websockets.asyncio.client import connect

import get_nginx
from regnum.cli.serve import read_settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
NAME = "regnum.example"
PORT = "8765"

pytestmark = pytest.mark.anyio


def compose() -> Json:
    told: Json = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
    return told


# --- the files fit together -------------------------------------------------------------------------------


def test_the_parts_know_each_other() -> None:
    services = compose()["services"]
    assert set(services) == {"db", "server-1", "server-2", "web"}
    proxy = (DEPLOY / "nginx.conf").read_text("utf-8")
    settings = read_settings(str(DEPLOY / "settings.json"))
    assert re.findall(r"server (server-\d):(\d+)", proxy) == [("server-1", PORT), ("server-2", PORT)]
    for name in ("server-1", "server-2"):
        server = services[name]
        assert server["command"][:3] == ["serve", "--host", "0.0.0.0"]
        assert server["command"][-2:] == ["--settings", "deploy/settings.json"]
        assert (ROOT / server["build"]["dockerfile"]).is_file()
        url = server["command"][server["command"].index("--db") + 1]
        db = services["db"]["environment"]
        assert url == f"postgresql://{db['POSTGRES_USER']}@db/{db['POSTGRES_DB']}"
        assert server["environment"]["PGPASSWORD"] == db["POSTGRES_PASSWORD"]
        assert server["healthcheck"]["test"][-1] == f"http://localhost:{PORT}/api/health"
        assert (ROOT / server["healthcheck"]["test"][2]).is_file()
        assert server["networks"] == ["inside"]  # the world does not reach it
        assert "ports" not in server
    assert compose()["networks"]["inside"]["internal"]
    assert all("healthcheck" in service for service in services.values())
    assert services["web"]["ports"] == ["80:80", "443:443"]
    assert {"listen 80;", "listen 443 ssl;"} <= {line.strip() for line in proxy.splitlines()}
    assert settings.proxy_headers
    assert settings.public_url == f"https://{NAME}/"
    assert f"server_name {NAME} localhost;" in proxy
    assert "localhost" in settings.hosts  # of the health checks
    waits = re.search(r"keepalive_timeout (\d+)s; # less than", proxy)
    assert waits is not None
    assert int(waits[1]) < settings.keep_alive
    for mounted in services["web"]["volumes"]:
        source, target, mode = mounted.split(":")
        assert mode == "ro"
        assert (ROOT / source).exists() or source == "./deploy/tls"
        assert target == "/etc/nginx/nginx.conf" or f"{target}/fullchain.pem" in proxy


def test_images_have_short_names_and_the_image_is_made_from_the_locks() -> None:
    images = [service["image"] for service in compose()["services"].values()]
    recipe = (DEPLOY / "Dockerfile").read_text("utf-8")
    images += re.findall(r"^FROM (\S+)", recipe, re.M)
    assert all(re.fullmatch(r"[a-z]+(:[\w.-]+)?", image) for image in images)
    assert "RUN python3 scripts/prepare" in recipe
    assert (ROOT / "scripts" / "prepare").is_file()
    (entry,) = re.findall(r"^ENTRYPOINT (.+)$", recipe, re.M)
    assert json.loads(entry) == [".venv/bin/python", "-P", "-m", "regnum"]


# --- the parts run ----------------------------------------------------------------------------------------


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Site:
    """The processes of compose.yaml on this machine: its commands and files, with other addresses."""

    def __init__(self, folder: Path, nginx: Path, db: str) -> None:
        self.folder = folder
        self.db = db
        self.https, self.http = free_port(), free_port()
        self.ports = [free_port(), free_port()]
        self.processes = [self.start_server(place) for place in range(2)]
        for place in range(2):
            wait_until(lambda place=place: self.is_healthy(place))  # type: ignore[misc]
        self.make_certificate()
        self.nginx = self.start_nginx(nginx)
        wait_until(self.is_listening)

    def start_server(self, place: int) -> subprocess.Popen[bytes]:
        command: list[str] = list(compose()["services"][f"server-{place + 1}"]["command"])
        settings: Json = json.loads((DEPLOY / "settings.json").read_text("utf-8"))
        settings["metrics_port"] = 0  # they share one machine here
        file = self.folder / "settings.json"
        file.write_text(json.dumps(settings))
        other = {"0.0.0.0": "127.0.0.1", "deploy/settings.json": str(file)}
        other[command[command.index("--db") + 1]] = self.db
        called = [other.get(word, word) for word in command]
        with (self.folder / f"server-{place + 1}.log").open("ab") as log:
            here = ("--port", str(self.ports[place]), "--workers", "1")
            return subprocess.Popen(
                [sys.executable, "-P", "-m", "regnum", *called, *here],
                cwd=ROOT, env=os.environ, stdout=log, stderr=log, stdin=subprocess.DEVNULL,
            )  # fmt: skip

    def is_healthy(self, place: int) -> bool:
        log = (self.folder / f"server-{place + 1}.log").read_text()
        assert self.processes[place].poll() is None, log
        check: list[str] = compose()["services"][f"server-{place + 1}"]["healthcheck"]["test"]
        url = check[-1].replace(PORT, str(self.ports[place]))
        called = [sys.executable, check[2], url]
        return subprocess.run(called, cwd=ROOT, capture_output=True, check=False).returncode == 0

    def make_certificate(self) -> None:
        self.tls = self.folder / "tls"
        self.tls.mkdir()
        subprocess.run(
            ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}",
             "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", "privkey.pem", "-out", "fullchain.pem"],
            cwd=self.tls, check=True, capture_output=True,
        )  # fmt: skip

    def start_nginx(self, nginx: Path) -> subprocess.Popen[bytes]:
        text = (DEPLOY / "nginx.conf").read_text("utf-8")
        for ours, theirs in (
            *((f"server-{n + 1}:{PORT}", f"127.0.0.1:{port}") for n, port in enumerate(self.ports)),
            ("listen 80", f"listen 127.0.0.1:{self.http}"),
            ("listen 443", f"listen 127.0.0.1:{self.https}"),
            ("/etc/nginx/tls", str(self.tls)),
            ("/var/run/nginx.pid", str(self.folder / "nginx.pid")),
            ("/dev/stdout", str(self.folder / "access.log")),
            ("worker_processes auto", "worker_processes 1"),
        ):
            assert ours in text, ours
            text = text.replace(ours, theirs)
        file = self.folder / "nginx.conf"
        file.write_text(text)
        with (self.folder / "nginx.log").open("ab") as log:
            return subprocess.Popen(
                [nginx, "-e", "stderr", "-p", self.folder, "-c", file, "-g", "daemon off;"],
                stdout=log, stderr=log, stdin=subprocess.DEVNULL,
            )  # fmt: skip

    def is_listening(self) -> bool:
        assert self.nginx.poll() is None, (self.folder / "nginx.log").read_text()
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.https), 1):
            return True
        return False

    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.tls / "fullchain.pem"))

    def close(self) -> None:
        processes = [getattr(self, "nginx", None), *getattr(self, "processes", [])]
        for process in processes:
            if process is not None and process.poll() is None:
                process.send_signal(signal.SIGTERM)
        for process in processes:
            if process is not None:
                process.wait(PATIENCE)


@pytest.fixture
def site(tmp_path: Path, postgres: Cluster) -> Iterator[Site]:
    nginx = get_nginx.find_nginx()
    if nginx is None or shutil.which("openssl") is None:
        if os.environ.get("CI"):
            pytest.fail(get_nginx.MISSING)
        pytest.skip(get_nginx.MISSING)
    site = Site.__new__(Site)
    try:
        site.__init__(tmp_path, nginx, postgres.new_url())  # type: ignore[misc]
        yield site
    finally:
        site.close()


class Visitor(Client):
    """A browser far away: through TLS and the balancer, as if the name led here."""

    def __init__(self, site: Site, table: str, secret: str, since: int = 0) -> None:
        super().__init__(0, table, {"secret": secret, "since": since})
        self.site = site

    async def __aenter__(self) -> "Visitor":
        self.socket = await connect(
            self.url.replace("ws://127.0.0.1:0", f"wss://{NAME}"),
            host="127.0.0.1",
            port=self.site.https,
            ssl=self.site.trust(),
            origin=f"https://{NAME}",  # type: ignore[arg-type]
            max_size=None,
        )
        await self.send({"type": "hello", **self.hello})
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda: bool(self.messages) or self.closed is not None)
        return self


async def test_a_game_through_the_balancer_outlives_a_server(site: Site) -> None:
    headers = {"host": NAME, "origin": f"https://{NAME}"}
    base = f"https://127.0.0.1:{site.https}"
    async with httpx.AsyncClient(base_url=base, verify=False, headers=headers, timeout=PATIENCE) as http:

        async def post(path: str, body: Any) -> Json:
            reply = await http.post(path, json=body)
            assert reply.status_code < 300, reply.text
            told: Json = reply.json()
            return told

        reply = await http.get("/api/games")
        assert reply.status_code == 200
        assert "max-age" in reply.headers["strict-transport-security"]
        assert "default-src 'none'" in reply.headers["content-security-policy"]
        refused = await http.post("/api/tables", json={}, headers={"origin": "https://evil.example"})
        assert refused.status_code == 403
        with pytest.raises(httpx.HTTPError):
            await http.get("/api/games", headers={"host": "evil.example"})
        assert (await http.get("/api/address")).json()["url"] == f"https://{NAME}/"
        seats = [{"kind": "human"}, {"kind": "human"}]
        made = await post("/api/tables", {"game": "gugong", "seats": seats})
        table = made["table"]["id"]
        keys = [(await post(f"/api/tables/{table}/claim", {"seat": n}))["secret"] for n in range(2)]
        async with Visitor(site, table, keys[0]) as one, Visitor(site, table, keys[1]) as two:
            await play_some([one, two], 6)
            made_before = one.offer["made"]
        site.processes[0].send_signal(signal.SIGTERM)
        site.processes[0].wait(PATIENCE)

        async def answers() -> bool:
            return (await http.get("/api/games")).status_code == 200

        await until_told(answers)
        async with Visitor(site, table, keys[0]) as one, Visitor(site, table, keys[1]) as two:
            await one.until(lambda: bool(one.offer))
            assert one.offer["made"] == made_before
            await play_some([one, two], 4)
    plain = httpx.AsyncClient(base_url=f"http://127.0.0.1:{site.http}", headers={"host": NAME})
    async with plain:
        moved = await plain.get("/api/games")
        assert moved.headers["location"] == f"https://{NAME}/api/games"
    log = (site.folder / "access.log").read_text() + (site.folder / "server-2.log").read_text()
    assert not any(key.split(".")[1] in log for key in keys)
    assert '"route": "/api/tables/{table}/claim"' in log
