"""Previews are worked out when they are asked for, once, and never of a state that has passed."""

import asyncio
import itertools
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.support import Client, Json, Running, asked_of, play_some, quick_settings, running
from tests.server.test_room import answer, started

from regnum.kernel.foresight import Foresight
from regnum.server import previews
from regnum.server.entries.choosing import Choose
from regnum.server.previews import Previewer, foresight_of
from regnum.server.refusal import Refused
from regnum.server.room import Room
from regnum.server.settings import Rate

pytestmark = pytest.mark.anyio


async def look(client: Client, *options: int, **changed: Any) -> Json:
    """Ask for previews of the newest offer."""
    offer = client.offer
    asked = {"decision": offer["decision"], "version": offer["version"], "options": options, **changed}
    return await client.ask("look", **asked)


def options_of(client: Client) -> list[int]:
    return [choice["option"] for choice in client.offer["choices"]]


async def one_screen(server: Running) -> tuple[str, str]:
    """A table whose players share a screen: its id, and the secret of whoever is asked."""
    table = (await server.new_table(seats=[{"kind": "hotseat"}] * 2))["id"]
    return table, await server.claim(table, 0)


# --- over the wire -------------------------------------------------------------------------------------


async def test_exactly_what_was_asked_for_is_told_and_nothing_unasked(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            await play_some([a, b], 6)
            asked = a if a.is_asked() else b
            last, first = options_of(asked)[-1], options_of(asked)[0]
            told = await look(asked, last, first)
            assert [each["option"] for each in told["previews"]] == [last, first]
            assert (told["decision"], told["version"]) == (asked.offer["decision"], asked.offer["version"])
            room = server.server.hub.live[table].room
            foresight = foresight_of(room, asked.offer["seat"])
            for each in told["previews"]:
                seen = foresight.look(each["option"])
                assert each["changes"] == [[list(path), old, new] for path, old, new in seen.changes]
                assert (each["stop"], each["final"]) == (seen.stop, seen.is_final)
            assert sum(m["type"] == "previews" for m in [*a.messages, *b.messages]) == 1


async def test_what_has_passed_is_not_previewed(tmp_path: Path) -> None:
    """Both are asked at once. After one answers, the other's decision is the same and its state is not."""
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            await asked_of(a, b)
            while len(a.offer["waiting"]) < 2:
                await play_some([a, b], 1)
            before = a.offer
            assert (await look(a, before["choices"][0]["option"]))["previews"]
            await b.choose(b.offer["choices"][0]["option"])
            await a.until(lambda: a.offer is not before)
            assert a.offer["decision"] == before["decision"]
            told = await look(a, before["choices"][0]["option"], version=before["version"])
            assert told["previews"] == []
            assert (await look(a, before["choices"][0]["option"]))["previews"]
            old = await look(a, 0, decision=before["decision"] + 7)
            assert old["previews"] == []


async def test_chat_is_no_other_state_of_play(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, key = await one_screen(server)
        async with server.watch(table, key) as a:
            await a.asked()
            await a.ask("chat", text="one moment")
            assert (await look(a, options_of(a)[0]))["previews"]


async def test_tabs_share_what_was_worked_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = CountedLooks(monkeypatch)
    async with running(str(tmp_path / "db")) as server:
        table, key = await one_screen(server)
        async with server.watch(table, key) as tab, server.watch(table, key) as other:
            await tab.asked()
            await other.asked()
            one, two, *_ = options_of(tab)
            first = await look(tab, one)
            assert (await look(other, one, two))["previews"][0] == first["previews"][0]
            await look(tab, two, one)
    assert counted.looks == [one, two]


@pytest.mark.parametrize(
    ("asked", "error"),
    [
        ({"options": [10**6]}, "error-choice-number"),
        ({"options": []}, "error-request"),
        ({"options": list(range(9))}, "error-request"),
    ],
)
async def test_other_looks_are_refused(tmp_path: Path, asked: Json, error: str) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, key = await one_screen(server)
        async with server.watch(table, key) as a:
            await a.asked()
            assert (await look(a, **asked))["error"]["msg"]["key"] == error


async def test_spectators_have_nothing_to_look_at(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, _ = await server.two_players()
        async with server.watch(table) as spectator:
            await spectator.until(lambda: bool(spectator.offer))
            told = await look(spectator, 0, decision=0)
            assert told["error"]["msg"]["key"] == "error-spectator"


async def test_looks_are_limited_by_what_they_cost(tmp_path: Path) -> None:
    """What is known already costs nothing."""
    async with running(str(tmp_path / "db"), quick_settings(looks=Rate(0.001, 2))) as server:
        table, key = await one_screen(server)
        async with server.watch(table, key) as a:
            await a.asked()
            one, two, three, *_ = options_of(a)
            for _ in range(5):
                assert (await look(a, one, two))["previews"]
            assert (await look(a, three))["error"]["msg"]["key"] == "error-too-fast"


# --- on the event loop ---------------------------------------------------------------------------------


def both_asked() -> Room:
    """Two players who choose at the same time."""
    room = started()
    while len(room.waiting()) < 2:
        answer(room, room.waiting()[0], random.Random(1))
    return room


class CountedLooks:
    """Which options were worked out, in order."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.looks: list[int] = []
        monkeypatch.setattr(previews, "foresight_of", self.foresight)

    def foresight(self, room: Room, seat: int, seen: Any, dealer: Any) -> Any:
        inner = foresight_of(room, seat, seen, dealer)
        counted = self

        class Counted:
            """A foresight that notes what it was asked."""

            options = inner.options

            def look(self, option: int) -> Any:
                counted.looks.append(option)
                return inner.look(option)

        return Counted()


async def test_others_have_their_turn_between_two_previews() -> None:
    room = both_asked()
    previewer = Previewer(room)
    desk = previewer.desk(0, room.decision(0), room.version)
    assert desk is not None
    order: list[str] = []

    async def others() -> None:
        while len(order) < 12:
            order.append("other")
            await asyncio.sleep(0)

    task = asyncio.create_task(others())
    async for _ in previewer.look(desk, desk.options[:4]):
        order.append("look")
    await task
    looks = [i for i, each in enumerate(order) if each == "look"]
    assert len(looks) == 4
    assert all(b > a + 1 for a, b in itertools.pairwise(looks))


async def test_looking_stops_when_another_seat_has_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The decision of the seat is still the same one: only the version tells."""
    counted = CountedLooks(monkeypatch)
    room = both_asked()
    previewer = Previewer(room)
    decision = room.decision(0)
    desk = previewer.desk(0, decision, room.version)
    assert desk is not None
    async for _ in previewer.look(desk, desk.options):
        if len(counted.looks) == 1:
            answer(room, 1, random.Random(1))
            previewer.note(is_played=True)
            assert room.decision(0) == decision
    assert len(counted.looks) == 1
    assert not previewer.is_present(desk)
    assert previewer.desk(0, decision, room.version) is not desk


# --- choosing without having looked --------------------------------------------------------------------


async def test_what_cannot_be_taken_back_is_asked_back_about() -> None:
    room = started()
    chance = random.Random(3)
    met: set[bool] = set()
    while room.status == "playing" and len(met) < 2:
        seat = room.waiting()[0]
        decision = room.decision(seat)
        foresight: Foresight = foresight_of(room, seat)
        for option in foresight.options:
            choice = Choose(decision=decision, choice=option, undoable=True)
            met.add(foresight.look(option).is_final)
            if foresight.look(option).is_final:
                with pytest.raises(Refused, match="error-final"):
                    choice.plan(room, (seat,), 0.0)
            else:
                assert choice.plan(room, (seat,), 0.0)
            assert Choose(decision=decision, choice=option).plan(room, (seat,), 0.0)
        answer(room, seat, chance)
    assert met == {True, False}


async def test_a_repeat_of_what_was_confirmed_is_one_answer() -> None:
    room = started()
    seat, decision = room.waiting()[0], room.decision(room.waiting()[0])
    option = foresight_of(room, seat).options[0]
    for entry in Choose(decision=decision, choice=option).plan(room, (seat,), 0.0):
        room.apply(entry, 0.0)
    assert Choose(decision=decision, choice=option, undoable=True).plan(room, (seat,), 0.0) == []
