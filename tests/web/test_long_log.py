"""A log longer than what is told at once: the rest comes when it is asked for, in order."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.conftest import OpenPage, wait_for
from websockets.sync.client import ClientConnection, connect

from browser.served import SETTINGS, Served

PAGE = 12
CHOICES = 30


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that tells little at once."""
    server = Served(tmp_path_factory.mktemp("server"))
    settings = {**json.loads(SETTINGS), "past_page": PAGE}
    (server.folder / "settings.json").write_text(json.dumps(settings), "utf-8")
    server.start()
    yield server
    server.stop()


def next_of(socket: ClientConnection, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(socket.recv())
        if message["type"] == kind:
            return message


def test_the_log_goes_back_page_by_page(open_page: OpenPage, served: Served) -> None:
    page = open_page()
    asked = {
        "game": "gugong",
        "seats": [{"kind": "hotseat"}, {"kind": "hotseat"}],
        "claim": {"seat": 0, "name": "Ann"},
    }
    made = page.request.post("/api/tables", data=asked).json()
    table = made["table"]["id"]
    with connect(f"{served.address.replace('http', 'ws')}/ws/tables/{table}") as socket:
        socket.send(json.dumps({"type": "hello", "secret": made["secret"], "since": -1}))
        for number in range(1, CHOICES + 1):
            offer = next_of(socket, "offer")
            choice = offer["choices"][0]["option"]
            sent = {"type": "choose", "id": number, "decision": offer["decision"], "choice": choice}
            socket.send(json.dumps(sent))
        next_of(socket, "offer")
    page.goto(f"/#/table/{table}")
    lines = page.locator(".tf-lines .tf-entry-text")
    expect(lines.first).to_be_attached()
    earlier = page.get_by_role("button", name="What was before")
    told = lines.all_inner_texts()
    pages = 1
    while earlier.count():
        pages += 1
        before = len(told)
        earlier.click()
        wait_for(lambda before=before: lines.count() > before or not earlier.count())  # type: ignore[misc]
        longer = lines.all_inner_texts()
        # What was there is still there, below; only its first action may have begun on the page before.
        assert longer[len(longer) - before + 1 :] == told[1:]
        told = longer
    assert pages > 2  # an action takes several happenings: there are fewer lines than those
    assert "begins" in told[0]
    page.reload()
    expect(earlier).to_be_visible()
