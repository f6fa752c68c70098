"""Addresses that strangers name: nothing is sent to this machine, its network, or without TLS."""

import contextlib
import http.client
import socket
import threading
from typing import Any

import pytest

from regnum.server.notices import posting
from regnum.server.notices.posting import BadAddress, addresses_of, checked, is_world_address, post


@pytest.mark.parametrize(
    "url",
    [
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com:443/QaBc?x=1",
        "https://93.184.216.34/x",
    ],
)
def test_push_services_of_the_world_are_taken(url: str) -> None:
    assert checked(url, []).scheme == "https"


@pytest.mark.parametrize(
    "url",
    [
        "",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "ftp://fcm.googleapis.com/x",
        "https://user@fcm.googleapis.com/x",
        "https://fcm.googleapis.com/x#y",
        "https://fcm.googleapis.com/x y",
        "https://fcm.googleapis.com/x\r\nhost:evil",
        "https://füm.example/x",
        "https://localhost/x",
        "https://router.lan/x",
        "https://printer.local/x",
        "https://db.internal/x",
        "https://intranet/x",
        "https://127.0.0.1/x",
        "https://10.1.2.3/x",
        "https://169.254.169.254/latest",
        "https://[::1]/x",
        "https://[::ffff:10.0.0.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://0.0.0.0/x",
        "https://224.0.0.1/x",
        "https://[fe80::1]/x",
        "https://[fd00::1]/x",
        "https://push.example:99999/x",
        "https://push.example/" + "x" * 1000,
    ],
)
def test_everything_else_is_refused(url: str) -> None:
    with pytest.raises(BadAddress):
        checked(url, [])


def test_who_runs_the_server_may_trust_a_service_of_their_own() -> None:
    assert checked("http://127.0.0.1:9/x", ["127.0.0.1"]).port == 9
    for url in ("http://127.0.0.2:9/x", "file://127.0.0.1/x"):
        with pytest.raises(BadAddress):
            checked(url, ["127.0.0.1"])


@pytest.mark.parametrize(
    "address", ["127.0.0.1", "10.0.0.1", "::1", "::ffff:1.2.3.4", "2002:7f00:1::", "100.64.0.1"]
)
def test_addresses_of_here_are_not_of_the_world(address: str) -> None:
    assert not is_world_address(address)


def test_whoever_answers_drop_by_drop_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(posting, "IN_ALL", 0.3)
    over = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as server:

        def drip() -> None:
            line, _ = server.accept()
            with line, contextlib.suppress(OSError):
                line.sendall(b"HTTP/1.1 201 X\r\n")
                while not over.wait(0.02):
                    line.sendall(b"x")

        thread = threading.Thread(target=drip)
        thread.start()
        url = f"http://127.0.0.1:{server.getsockname()[1]}/x"
        try:
            with contextlib.suppress(OSError, http.client.HTTPException):
                post(url, b"", {}, ["127.0.0.1"])
            assert not over.is_set()  # it would drip on for ever
        finally:
            over.set()
            thread.join()


def test_a_name_that_leads_here_gets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of its addresses is enough: which one would be used is the attacker's to choose."""

    def found(host: str, port: int, **_: Any) -> list[Any]:
        return [(0, 0, 0, "", (address, port)) for address in ("93.184.216.34", "192.168.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(BadAddress):
        addresses_of("push.example", 443, [])
    with pytest.raises(BadAddress):
        post("https://push.example/x", b"", {}, [])
