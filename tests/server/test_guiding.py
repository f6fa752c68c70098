"""Guided tables: the voice is told to the learner alone, follows undo, can be left and found again."""

import json
from typing import Any

import pytest
from tests.server.support import Client, Json, Running, running

from regnum.guided.lesson import lesson_of, lessons

pytestmark = pytest.mark.anyio

GAME = lessons()[0]


async def begun(server: Running, **asked: Any) -> tuple[str, str]:
    """A guided table: its id and the secret of the learner."""
    wanted = {"game": GAME, "seats": [{"kind": "human"}], "guided": True, "claim": {"seat": 0}, **asked}
    reply = await server.good("POST", "/api/tables", wanted)
    return reply["table"]["id"], reply["secret"]


async def follow(client: Client, steps: int) -> Json:
    """Do what the voice recommends first, so many times."""
    for _ in range(steps):
        await client.asked()
        offer = client.offer
        answer = await client.choose(offer["lesson"]["good"][0]["option"])
        assert answer["type"] == "done", answer
        await client.until(lambda o=offer: client.offer is not o)  # type: ignore[misc]
    told: Json = client.offer["lesson"]
    return told


def other(offer: Json) -> int:
    """A choice that is not recommended."""
    good = {one["option"] for one in offer["lesson"]["good"]}
    return next(int(choice["option"]) for choice in offer["choices"] if choice["option"] not in good)


async def test_a_lesson_is_played_like_any_game(store_url: str) -> None:
    async with running(store_url) as server:
        table, secret = await begun(server, options={"nonsense": "x"}, components="none")
        async with server.watch(table, secret) as client:
            await client.asked()
            first = client.offer["lesson"]
            assert (first["step"], first["n"], first["off"]) == (lesson_of(GAME).first.id, 1, False)
            assert client.table["options"] == lesson_of(GAME).options
            later = await follow(client, 4)
            assert later["n"] > 1
            assert client.table["lesson"]["of"] >= later["n"]


async def test_undo_takes_the_voice_along(store_url: str) -> None:
    async with running(store_url) as server:
        table, secret = await begun(server)
        async with server.watch(table, secret) as client:
            for _ in range(12):
                before = (await follow(client, 0))["step"], client.offer["lesson"]["made"]
                await follow(client, 1)
                if client.offer["can_undo"]:
                    offer = client.offer
                    assert (await client.ask("undo"))["type"] == "done"
                    await client.until(lambda o=offer: client.offer is not o)  # type: ignore[misc]
                    assert (client.offer["lesson"]["step"], client.offer["lesson"]["made"]) == before
                    return
        raise AssertionError("nothing could be undone")


async def test_only_the_learner_hears_the_voice_and_nobody_the_seed(store_url: str) -> None:
    async with running(store_url) as server:
        table, secret = await begun(server)
        async with server.watch(table, secret) as client, server.watch(table) as spectator:
            await follow(client, 3)
            await spectator.until(lambda: spectator.offer["made"] == client.offer["made"])
            assert spectator.offer["lesson"] is None
            texts = [*client.texts, *spectator.texts]
            assert not any(lesson_of(GAME).seed in text for text in texts)
            for path in (f"/api/tables/{table}", f"/api/tables/{table}/record"):
                told = await server.good("GET", path, secret=secret)
                assert lesson_of(GAME).seed not in json.dumps(told)
            assert (await spectator.ask("lesson_back"))["type"] == "refused"
            assert (await spectator.ask("lesson", on=False))["type"] == "refused"


async def test_who_leaves_the_path_goes_back_past_every_barrier(store_url: str) -> None:
    async with running(store_url) as server:
        table, secret = await begun(server)
        async with server.watch(table, secret) as client:
            place = await follow(client, 3)
            for _ in range(6):  # so far that undo alone would not reach
                await client.asked()
                offer = client.offer
                await client.choose(
                    other(offer) if not offer["lesson"]["off"] else offer["choices"][0]["option"]
                )
                await client.until(lambda o=offer: client.offer is not o)  # type: ignore[misc]
            assert client.offer["lesson"]["off"]
            assert client.offer["lesson"]["step"] == place["step"]
            offer = client.offer
            assert (await client.ask("lesson_back"))["type"] == "done"
            await client.until(lambda: client.offer is not offer)
            assert client.offer["lesson"] == place
            assert client.offer["made"] == 3
            assert (await follow(client, 1))["off"] is False


async def test_a_lesson_is_left_and_found_again(store_url: str) -> None:
    """Also by a server that has just started: what is stored is the game, and that the lesson was left."""
    async with running(store_url) as server:
        table, secret = await begun(server)
        async with server.watch(table, secret) as client:
            place = await follow(client, 5)
            assert (await client.ask("lesson", on=False))["type"] == "done"
            await client.until(lambda: client.offer["lesson"]["left"])
            mine = await server.good("POST", "/api/mine", {"secrets": [secret]})
            assert mine["tables"][0]["table"]["lesson"] is None
    async with running(store_url) as server, server.watch(table, secret) as client:
        await client.asked()
        assert client.offer["lesson"] == {**place, "left": True}
        assert (await client.ask("lesson_back"))["type"] == "done"
        await client.until(lambda: client.offer["lesson"] == place)
        mine = await server.good("POST", "/api/mine", {"secrets": [secret]})
        assert mine["tables"][0]["table"]["lesson"] == {"n": place["n"], "of": place["of"]}


async def test_other_tables_have_no_lesson(store_url: str) -> None:
    async with running(store_url) as server:
        solo = {"game": GAME, "seats": [{"kind": "human"}], "claim": {"seat": 0}}
        reply = await server.good("POST", "/api/tables", solo)
        async with server.watch(reply["table"]["id"], reply["secret"]) as client:
            await client.asked()
            assert client.offer["lesson"] is None
            assert (await client.ask("lesson_back"))["error"]["msg"]["key"] == "error-no-lesson"
        wrong = await server.call("POST", "/api/tables", {**solo, "guided": True, "claim": {"seat": 1}})
        assert wrong.status_code == 404
