"""The address that is given to others, the names a server answers to, QR codes, and what is printed."""

import io
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import segno
from starlette.datastructures import Headers
from tests.server.support import quick_settings, running

from regnum.cli import serve
from regnum.cli.usage import WrongUse
from regnum.server import reach
from regnum.server.refusal import Forbidden
from regnum.server.security import require_host, require_origin

LAN = ["http://192.168.1.5:8765/", "http://10.0.0.7:8765/"]


# --- the address ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "settings", "told"),
    [
        ("127.0.0.1:8765", {}, ("http://127.0.0.1:8765/", "here")),
        ("localhost:8765", {}, ("http://localhost:8765/", "here")),
        ("0.0.0.0:8765", {}, ("http://0.0.0.0:8765/", "here")),
        ("[::1]:8765", {}, ("http://[::1]:8765/", "here")),
        ("127.0.0.1:8765", {"addresses": LAN}, (LAN[0], "network")),
        ("10.0.0.7:8765", {"addresses": LAN}, (LAN[1], "network")),
        ("pc.local:8765", {"addresses": LAN}, ("http://pc.local:8765/", "network")),
        ("127.0.0.1:8765", {"public_url": "https://g.example/"}, ("https://g.example/", "network")),
        ("g.example", {"proxy_headers": True}, ("https://g.example/", "network")),
        ("g.example", {}, ("http://g.example/", "network")),
    ],
)
def test_the_address_to_give_away(host: str, settings: dict[str, Any], told: tuple[str, str]) -> None:
    headers = Headers({"host": host, "x-forwarded-proto": "https"})
    found = reach.address_told(headers, "http", quick_settings(**settings))
    assert (found.url, found.reach) == told


@pytest.mark.anyio
async def test_a_table_has_its_link_as_a_qr_code(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db"), quick_settings(addresses=LAN)) as server:
        assert await server.good("GET", "/api/address") == {"url": LAN[0], "reach": "network"}
        code = (await server.new_table())["code"]
        answer = await server.call("GET", f"/api/codes/{code.lower()}/qr.svg")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert path_of(answer.content) == path_of(svg(f"{LAN[0]}#/join/{code}"))
        assert path_of(answer.content) != path_of(svg(f"{LAN[0]}#/join/{code[::-1]}x"))
        assert (await server.call("GET", "/api/codes/BBBBBB/qr.svg")).status_code == 404


def svg(text: str) -> bytes:
    out = io.BytesIO()
    segno.make_qr(text).save(out, kind="svg", border=4)
    return out.getvalue()


def path_of(picture: bytes) -> str:
    """The dark squares of a QR code."""
    found = re.search(r' d="(M4 4[^"]*)"', picture.decode())
    assert found is not None
    return found[1]


# --- names ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "is_ours"),
    [
        ("192.168.1.5:8765", True),
        ("127.0.0.1:8765", True),
        ("[fd00::2]:8765", True),
        ("localhost", True),
        ("pc:8765", True),
        ("pc.local:8765", True),
        ("games.example", True),  # the public address
        ("evil.example:8765", False),  # a name of the world may be pointed at this machine
        ("192.168.1.5.evil.example", False),
        ("", False),
    ],
)
def test_in_a_home_network_only_names_of_the_home_count(host: str, is_ours: bool) -> None:
    settings = quick_settings(loopback_only=False, lan=True, public_url="https://games.example/")
    if is_ours:
        require_host(Headers({"host": host}), settings)
    else:
        with pytest.raises(Forbidden):
            require_host(Headers({"host": host}), settings)


def test_pages_of_the_public_address_are_ours() -> None:
    settings = quick_settings(public_url="https://games.example/")
    headers = {"host": "127.0.0.1:8765", "origin": "https://games.example"}
    require_host(Headers(headers), settings)
    require_origin(Headers(headers), settings)
    require_origin(Headers({"host": "192.168.1.5:8765", "origin": "http://192.168.1.5:8765"}), settings)
    for origin in ("https://games.example:444", "https://evil.example", "http://"):
        with pytest.raises(Forbidden):
            require_origin(Headers({**headers, "origin": origin}), settings)
        with pytest.raises(Forbidden):
            require_origin(Headers({**headers, "origin": origin}), quick_settings())


# --- starting ------------------------------------------------------------------------------------------


def test_addresses_are_those_others_can_use(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "own_addresses", lambda: ["192.168.1.5", "fd00::2"])
    assert reach.urls_for_others("0.0.0.0", 1) == ["http://192.168.1.5:1/"]
    assert reach.urls_for_others("::", 1) == ["http://192.168.1.5:1/", "http://[fd00::2]:1/"]
    assert reach.urls_for_others("192.168.9.9", 1) == ["http://192.168.9.9:1/"]
    assert reach.urls_for_others("127.0.0.1", 1) == []
    assert reach.local_url("0.0.0.0", 1) == "http://127.0.0.1:1/"
    assert reach.local_url("192.168.9.9", 1) == "http://192.168.9.9:1/"


def test_own_addresses_are_real_ones() -> None:
    assert all(reach.is_given_away(address) for address in reach.own_addresses())
    assert not any(map(reach.is_given_away, ("127.0.0.1", "::1", "169.254.3.4", "fe80::1", "0.0.0.0")))


@pytest.mark.parametrize(
    "url", ["ftp://x", "games.example", "https://", "https://x/path", "http://x:y", "http://["]
)
def test_what_cannot_be_a_public_address(url: str) -> None:
    with pytest.raises(WrongUse):
        serve.checked_url(url)


def test_a_public_address_ends_with_a_slash() -> None:
    assert serve.checked_url("https://games.example") == "https://games.example/"
    assert serve.checked_url("http://10.0.0.7:99/") == "http://10.0.0.7:99/"
    assert serve.checked_url("") == ""


def said(capsys: pytest.CaptureFixture[str], **settings: Any) -> str:
    serve.announce("http://127.0.0.1:8765/", quick_settings(**settings), None)
    return capsys.readouterr().out


def test_what_is_said_at_the_start(capsys: pytest.CaptureFixture[str]) -> None:
    alone = said(capsys)
    assert "Others" not in alone
    network = said(capsys, loopback_only=False, lan=True, addresses=LAN)
    assert all(f"Others open {address}" in network for address in LAN)
    assert "\n".join(reach.qr_lines(LAN[0])) in network
    assert "No network was found" in said(capsys, loopback_only=False, lan=True)
    public = said(capsys, loopback_only=False, addresses=LAN)
    assert "can be reached from other machines" in public
    assert "█" not in public
    assert "Others open https://g.example/" in said(capsys, public_url="https://g.example/")


def test_a_terminal_without_such_letters_gets_no_qr_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding="ascii"))
    serve.announce(
        "http://127.0.0.1:8765/", quick_settings(loopback_only=False, lan=True, addresses=LAN), None
    )
    sys.stdout.seek(0)
    assert LAN[0] in sys.stdout.read()


def test_serve_lan_listens_in_the_network(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "regnum", "serve", "--lan", "--port", "0", "--workers", "0"]
    with subprocess.Popen(
        [*command, "--db", str(tmp_path / "db")], stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        assert process.stdout is not None
        lines: list[str] = []
        for line in process.stdout:
            lines.append(line)
            if "Ctrl+C" in line:
                break
        process.terminate()
    text = "".join(lines)
    assert re.search(r"running at http://127\.0\.0\.1:\d+/", text)
    assert "0.0.0.0" not in text
    assert ("Others open http://" in text) or ("No network was found" in text)
