"""New rules close no game: finished ones are kept as they ended, and stay readable and exportable."""

import json
import zlib
from pathlib import Path
from typing import Any

import pytest
from tests.server.other_rules import (
    OURS,
    TABLE,
    Change,
    entries_of,
    finished,
    more_jade,
    more_points,
    newer,
    no_jade,
    other_deal,
    row_of,
)
from tests.server.store.helpers import opened
from tests.server.support import Json, Running, play_out, quick_settings, running
from tests.waiting import until

from regnum.cli.store_commands import verify_table
from regnum.games import game
from regnum.server import finals, snapshot
from regnum.server.catalogue import Offered
from regnum.server.ending import final_of
from regnum.server.entries.rules import RulesMoved
from regnum.server.hub import Hub
from regnum.server.kept import KeptRoom, no_steps
from regnum.server.loading import kept_end
from regnum.server.old_ends import keep_old_ends
from regnum.server.room import Room
from regnum.server.store import Store
from regnum.server.store.backup import backup, restore
from regnum.server.telling import outcome_info

pytestmark = pytest.mark.anyio


async def told_at(server: Running, table: str, secret: str) -> Json:
    """Everything of a finished table that a player can ask for."""
    found: Json = {}
    for name in ("", "/record", "/curve"):
        found[name] = await server.good("GET", f"/api/tables/{table}{name}")
    found["mine"] = await server.good("POST", "/api/mine", {"secrets": [f"{secret}"]})
    for who, key in (("player", secret), ("spectator", "")):
        async with server.watch(table, key) as client:
            await client.until(lambda c=client: bool(c.offer))  # type: ignore[misc]
            found[who] = {"happenings": client.happenings, "offer": client.offer}
    return found


def without_times(told: Json) -> Json:
    """What may differ from one asking to the next, and that it is of old rules, left out."""
    copy: Json = json.loads(json.dumps(told))
    tables = [copy[""]["table"], *(mine["table"] for mine in copy["mine"]["tables"])]
    for table in tables:
        table.pop("now")
        table.pop("old")
    return copy


async def over_the_wire(server: Running) -> tuple[str, list[str]]:
    """A whole game of two players."""
    table, keys = await server.two_players(game="gugong")
    async with server.watch(table, keys[0]) as ada, server.watch(table, keys[1]) as bo:
        await play_out([ada, bo])
        await ada.ask("chat", text="well played")
    hub = server.server.hub
    await until(lambda: not hub._tasks)  # the end is kept
    return table, keys


async def forget(server: Running, table: str) -> None:
    await server.server.hub.evict(await server.server.hub.open(table))


# --- kept when it ends ---------------------------------------------------------------------------------


async def test_a_finished_game_stays_what_it_was(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(store_url) as server:
        table, keys = await over_the_wire(server)
        before = await told_at(server, table, keys[0])
        await forget(server, table)
        other_deal(monkeypatch)
    async with running(store_url) as server:  # a restart
        after = await told_at(server, table, keys[0])
        assert without_times(after) == without_times(before)
        assert after["/record"]["rules"] == OURS
        assert after["/record"]["fairness"]["secret"]
        assert after["mine"]["tables"][0]["table"]["outcome"] == before[""]["table"]["outcome"]
        old = after[""]["table"]["old"]
        assert (old["kind"], old["rules"], old["ours"], old["told_by"]) == ("kept", OURS, OURS + 1, OURS)
        assert old["why"]["key"] == "error-rules-moved"
        await nothing_can_be_done(server, table, keys[0], before)


async def nothing_can_be_done(server: Running, table: str, secret: str, before: Json) -> None:
    made = before[""]["table"]["made"]
    told = (await server.call("GET", f"/api/tables/{table}/history/{made - 1}")).json()
    assert told["error"]["msg"] == {"key": "error-kept-steps", "args": {"rules": OURS, "ours": OURS + 1}}
    last = await server.good("GET", f"/api/tables/{table}/history/{made}")
    assert last["view"] == before["spectator"]["offer"]["view"]
    assert last["events"]
    async with server.watch(table, secret) as ada:
        for kind, fields in (("choose", {"decision": 1, "choice": 1}), ("undo", {}), ("chat", {"text": "?"})):
            refused = await ada.ask(kind, **fields)
            assert refused["error"]["msg"]["key"] == "error-kept"
        assert (await ada.ask("ping"))["type"] == "pong"
    path = f"/api/tables/{table}/seats/0"
    assert (await server.call("PATCH", path, {"name": "Eve"}, secret)).status_code == 409
    assert (await server.call("GET", f"/api/tables/{table}", None, "wrong")).status_code == 200
    wrong = await server.call("GET", f"/api/tables/{table}/record", None, f"{table}.wrong")
    assert wrong.status_code == 401


async def test_where_only_the_points_are_others_it_is_kept_too(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every choice is possible and leads where it led: the score sheet alone tells the difference."""
    room = finished()
    outcome = outcome_info(room)
    async with opened(store_url) as store:
        await put(store, room, with_final=True)
        more_points(monkeypatch)
        hub = Hub(store, Offered(), quick_settings())
        info = (await hub.open(TABLE)).info()
        assert info.old is not None
        assert info.outcome == outcome


async def test_a_finished_game_that_is_the_same_can_be_stepped_through(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await over_the_wire(server)
        await forget(server, table)
        newer(monkeypatch)
        told = await server.good("GET", f"/api/tables/{table}")
        assert told["table"]["old"] is None
        assert told["table"]["rules"] == OURS + 1
        await server.good("GET", f"/api/tables/{table}/history/3", secret=keys[0])
        live = await server.server.hub.open(table)
        assert isinstance(live.room.stream[-1].entry, RulesMoved)


async def test_the_end_survives_a_dump(
    store_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A dump has no snapshots: what it holds of the end must be enough."""
    room = finished()
    async with opened(store_url) as store:
        await put(store, room, with_final=True)
    await backup(store_url, tmp_path / "dump.jsonl")
    more_jade(monkeypatch)
    await restore(tmp_path / "dump.jsonl", tmp_path / "other.db")
    async with opened(str(tmp_path / "other.db")) as store:
        hub = Hub(store, Offered(), quick_settings())
        found = (await hub.open(TABLE)).room
        assert isinstance(found, KeptRoom)
        row = await store.table(TABLE)
        assert row is not None
        assert await verify_table(store, row, Offered()) == room.version


async def put(store: Store, room: Room, with_final: bool = False, with_snapshot: bool = False) -> None:
    await store.create_table(row_of(room), entries_of(room))
    if with_final:
        await store.save_final(TABLE, finals.dump(final_of(room, room.stream)))
    if with_snapshot:
        await store.save_snapshot(TABLE, room.version, snapshot.dump(room))


# --- games that ended before ends were kept ------------------------------------------------------------


async def test_old_ends_are_kept_when_the_server_starts(tmp_path: Path) -> None:
    room = finished()
    url = str(tmp_path / "db")
    async with opened(url) as store:
        await put(store, room)
        await store.create_table(row_of(room, id="d" * 22, code="DDDDDD"), [{"t": "?", "at": 1.0}])
    async with running(url) as server:
        store = server.server.hub.store
        while await store.final(TABLE) is None:
            await until(lambda: not server.server.hub._tasks)
        await until(lambda: TABLE not in server.server.hub.live)
        final = await kept_end(store, TABLE)
        assert final is not None
        assert final.outcome == outcome_info(room)
        assert (await server.call("GET", "/api/health")).status_code == 200


@pytest.mark.parametrize("change", [other_deal, more_jade])
async def test_of_an_old_end_the_snapshot_tells(
    change: Change, store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was saved when the game was over: the position is that of then, the words are ours."""
    room = finished()
    outcome = outcome_info(room)
    record = room.record().to_json()
    async with opened(store_url) as store:
        await put(store, room, with_snapshot=True)
        change(monkeypatch)
        hub = Hub(store, Offered(), quick_settings())
        await keep_old_ends(hub, 0)
        await hub.close()
        for _ in range(2):
            hub = Hub(store, Offered(), quick_settings())
            live = await hub.open(TABLE)
            assert isinstance(live.room, KeptRoom)
            info = live.info()
            assert info.outcome == outcome
            assert info.old is not None
            assert (info.old.rules, info.old.told_by) == (OURS, OURS + 1)
            assert live.room.record().to_json() == {**record, "check": ""}
            await hub.close()
        assert await store.without_final("", 9) == []


async def test_without_anything_kept_it_is_shown_as_far_as_it_goes(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = finished()
    async with opened(store_url) as store:
        await put(store, room)
        no_jade(monkeypatch)
        hub = Hub(store, Offered(), quick_settings())
        live = await hub.open(TABLE)
        old = live.info().old
        assert old is not None
        assert (old.kind, old.can_go_on) == ("differs", False)
        row = await store.table(TABLE)
        assert row is not None
        assert row.status == "over"


# --- rules of tomorrow, components of yesterday ----------------------------------------------------------


async def test_a_finished_game_of_newer_rules_can_be_read(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after going back to an older program: it may have stored kinds of entries nobody knows here."""
    monkeypatch.setattr(game("gugong"), "rules_version", OURS + 1)
    room = finished()
    async with opened(store_url) as store:
        await put(store, room, with_final=True)
        await store.append(TABLE, room.version, [{"t": "applause", "at": 2.0}])
        monkeypatch.setattr(game("gugong"), "rules_version", OURS)
        hub = Hub(store, Offered(), quick_settings())
        live = await hub.open(TABLE)
        old = live.info().old
        assert old is not None
        assert (old.kind, old.rules, old.ours) == ("kept", OURS + 1, OURS)
        assert old.why.key == "error-rules-newer"
        told = live.welcome((), 0, 1000).happenings
        assert [happening.version for happening in told] == list(range(1, room.version + 2))
        assert told[-1].entry["t"] == "unknown"


async def test_a_finished_game_of_components_that_are_gone_can_be_read(store_url: str) -> None:
    room = finished()
    async with opened(store_url) as store:
        entries = entries_of(room)
        entries[0]["fingerprint"] = "0" * 16
        await store.create_table(row_of(room, summary={"components": "0" * 16}), entries)
        await store.save_final(TABLE, finals.dump(final_of(room, room.stream)))
        hub = Hub(store, Offered(), quick_settings())
        live = await hub.open(TABLE)
        old = live.info().old
        assert old is not None
        assert old.why.key == "error-components-gone"
        assert isinstance(live.room, KeptRoom)
        assert no_steps(live.room).code == "error-kept-components"


async def test_a_damaged_end_is_passed_over(tmp_path: Path) -> None:
    room = finished()
    good = finals.dump(final_of(room, room.stream))
    for data in (b"", good[:-9], b"\0" + good, finals.dump(changed(room, format=99))):
        with pytest.raises(ValueError, match="end of a game"):
            finals.load(data)
    async with opened(str(tmp_path / "db")) as store:
        await put(store, room)
        await store.save_final(TABLE, good[:-9])
        assert await kept_end(store, TABLE) is None


def changed(room: Room, **fields: Any) -> finals.Final:
    final = final_of(room, room.stream)
    for name, value in fields.items():
        setattr(final, name, value)
    return final


def test_nothing_people_wrote_is_in_it() -> None:
    """Names, words and chat are in the entries, once: whoever deletes them there has deleted them."""
    room = finished()
    text = zlib.decompress(finals.dump(final_of(room, room.stream))).decode()
    for word in ("P0", "words0", "hello", "secret0", room.seats[0].hash, room.secret):
        assert word not in text
