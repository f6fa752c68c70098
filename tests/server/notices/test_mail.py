"""Notices by mail: confirmed first, ended by a link in each, in words; no address in any log."""

import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.notices.browser import PostOffice, post_office
from tests.server.notices.test_turn_notices import Game, apart, new_game, rests, settings_for
from tests.server.support import Running, running
from tests.waiting import until, until_told

from regnum.server.notices.handlers import ADDRESS
from regnum.server.settings import Rate

pytestmark = pytest.mark.anyio

ANN = "ann@example.org"


@asynccontextmanager
async def with_mail(url: str, **changed: Any) -> AsyncIterator[tuple[Running, PostOffice]]:
    async with post_office() as office:
        given: dict[str, Any] = {
            "smtp_host": "127.0.0.1",
            "smtp_port": office.port,
            "smtp_tls": "none",
            "mail_from": "regnum@example.org",
            "public_url": "https://regnum.example/",
        }
        async with running(url, settings_for(**{**given, **changed})) as server:
            yield server, office


async def ask(game: Game, seat: int, address: str = ANN) -> dict[str, Any]:
    body = {"kind": "mail", "address": address, "language": "en"}
    return await game.server.good("POST", game.path(seat), body, game.keys[seat])


def link_of(text: str, use: str) -> str:
    """The address that the page behind a link calls."""
    found = re.search(rf"https://regnum\.example/#/notices/{use}/([\w-]+)/([\w-]+)", text)
    assert found, text
    return f"/api/notices/{found[1]}/{use}/{found[2]}"


def text_of(office: PostOffice, number: int) -> str:
    return str(office.mails[number][1].get_content())


async def test_nothing_is_sent_before_the_address_is_confirmed(store_url: str) -> None:
    async with with_mail(store_url) as (server, office):
        game = await new_game(server)
        first, other = await apart(game)
        reply = await ask(game, other)
        assert (reply["mail"], reply["notices"]) == (
            True,
            [{"id": reply["made"], "kind": "mail", "address": ANN, "confirmed": False}],
        )
        await until(lambda: len(office.mails) == 1)
        to, mail = office.mails[0]
        assert (to, mail["to"], mail["from"]) == ([ANN], ANN, "regnum@example.org")
        assert mail["subject"] == "Is this your address? (Gùgōng)"
        async with server.watch(game.table, game.keys[first]) as client:
            await rests(client)
            live = await server.server.hub.open(game.table)
            await until(lambda: live.seen_turns.get(other) == live.room.seats[other].turn)
        assert len(office.mails) == 1


async def test_a_turn_is_told_and_every_mail_can_end_them(store_url: str) -> None:
    async with with_mail(store_url) as (server, office):
        game = await new_game(server)
        first, other = await apart(game)
        await ask(game, other)
        await until(lambda: len(office.mails) == 1)
        confirm = link_of(text_of(office, 0), "confirm")
        await server.good("POST", confirm)
        assert (await server.good("GET", game.path(other), secret=game.keys[other]))["notices"][0][
            "confirmed"
        ]
        async with server.watch(game.table, game.keys[first]) as client:
            await rests(client)
            await until(lambda: len(office.mails) == 2)
        _, mail = office.mails[1]
        text = text_of(office, 1)
        assert mail["subject"] == "Your turn: Gùgōng"
        assert f"https://regnum.example/#/table/{game.table}" in text
        assert f"Player {first}" in text
        for secret in game.keys:
            assert secret not in mail.as_string()
        assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        assert mail["auto-submitted"] == "auto-generated"
        stop = link_of(text, "stop")
        assert mail["list-unsubscribe"] == f"<https://regnum.example{stop}>"
        wrong = stop[:-3] + ("AAA" if not stop.endswith("AAA") else "BBB")
        assert (await server.call("POST", wrong)).status_code == 404
        # As mail programs do it (RFC 8058): a form, and no page of ours around it.
        form = {"content-type": "application/x-www-form-urlencoded"}
        answer = await server.http.post(stop, content="List-Unsubscribe=One-Click", headers=form)
        assert answer.status_code == 200
        assert (await server.call("POST", stop)).status_code == 200  # twice is once
        assert await server.server.store.notices(game.table) == []
        assert (await server.call("POST", confirm)).status_code == 404


async def test_a_link_that_confirms_ends_nothing_and_the_other_way_round(store_url: str) -> None:
    async with with_mail(store_url) as (server, office):
        game = await new_game(server)
        await ask(game, 0)
        await until(lambda: len(office.mails) == 1)
        confirm = link_of(text_of(office, 0), "confirm")
        assert (await server.call("POST", confirm.replace("/confirm/", "/stop/"))).status_code == 404
        assert len(await server.server.store.notices(game.table)) == 1


async def test_too_many_mails_are_not_sent(store_url: str) -> None:
    async with with_mail(store_url, mails_each=Rate(0.0001, 2)) as (server, office):
        game = await new_game(server)
        for _ in range(4):
            await ask(game, 0)
        await ask(game, 0, "bo@example.org")
        await until(lambda: any(to == ["bo@example.org"] for to, _ in office.mails))
        teller = server.server.teller
        await until(lambda: len(teller._tasks) <= 1)
        assert [to for to, _ in office.mails].count([ANN]) == 2


async def test_nobody_is_pestered_by_who_names_their_address(tmp_path: Path) -> None:
    async with with_mail(str(tmp_path / "db")) as (server, office):
        for _ in range(3):
            game = await new_game(server)
            for seat in (0, 1):
                await ask(game, seat)
        await ask(game, 0, "bo@example.org")
        await until(lambda: any(to == ["bo@example.org"] for to, _ in office.mails))
        await until(lambda: len(server.server.teller._tasks) <= 1)
        assert [to for to, _ in office.mails].count([ANN]) == 3


async def test_an_address_that_is_not_there_is_forgotten(store_url: str) -> None:
    async with with_mail(store_url) as (server, office):
        game = await new_game(server)
        first, other = await apart(game)
        await ask(game, other)
        await until(lambda: len(office.mails) == 1)
        await server.good("POST", link_of(text_of(office, 0), "confirm"))
        office.answers = ["550 no such box"]
        async with server.watch(game.table, game.keys[first]) as client:
            await rests(client)
            store = server.server.store

            async def is_gone() -> bool:
                return await store.notices(game.table) == []

            await until_told(is_gone)


async def test_deleting_ones_name_deletes_the_address(store_url: str) -> None:
    async with with_mail(store_url) as (server, _):
        game = await new_game(server)
        await ask(game, 0)
        await server.good("POST", f"/api/tables/{game.table}/seats/0/forget", secret=game.keys[0])
        assert await server.server.store.notices(game.table) == []


async def test_a_mail_server_that_is_away_stops_nothing_and_no_log_has_the_address(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    async with with_mail(str(tmp_path / "db"), smtp_port=1) as (server, _):
        game = await new_game(server)
        await ask(game, 0)
        await until(lambda: "mail could not be sent" in caplog.text)
        assert (await server.call("GET", game.path(0), secret=game.keys[0])).status_code == 200
    for secret in (ANN, *game.keys):
        assert secret not in caplog.text


@pytest.mark.parametrize("address", ["a@b.c", "Ann.B+x@mail.example.org"])
def test_addresses(address: str) -> None:
    assert ADDRESS.fullmatch(address)


@pytest.mark.parametrize(
    "address",
    ["", "a", "a@b", "a@b.c\nbcc: d@e.f", "a b@c.d", "a@b.c, d@e.f", "<a@b.c>", '"a"@b.c', "ä@b.c", "a@b..c"],
)
async def test_what_is_no_address(tmp_path: Path, address: str) -> None:
    assert not ADDRESS.fullmatch(address)
    async with with_mail(str(tmp_path / "db")) as (server, office):
        game = await new_game(server)
        body = {"kind": "mail", "address": address}
        answer = await server.call("POST", game.path(0), body, game.keys[0])
        assert answer.status_code in (400, 422)
        assert office.mails == []
