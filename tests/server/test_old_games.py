"""New rules close no game: unfinished ones go on, or stand still until all agree."""

import json
import random
from pathlib import Path

import pytest
from tests.server.other_rules import (
    OURS,
    TABLE,
    Change,
    bought_at,
    entries_of,
    more_jade,
    newer,
    no_jade,
    other_deal,
    played,
    room_choices,
    row_of,
    silent_jade,
)
from tests.server.store.helpers import opened
from tests.server.support import asked_of, quick_settings, running
from tests.server.test_room import answer, refusal, state_of

from regnum.cli.store_commands import verify_table
from regnum.kernel.codec import checksum
from regnum.kernel.record import replay
from regnum.server import snapshot
from regnum.server.catalogue import Offered
from regnum.server.entries.absence import NotePresence
from regnum.server.entries.choosing import Choose
from regnum.server.entries.rules import CountAgain, GoOn, RulesCut
from regnum.server.entries.undoing import Undo
from regnum.server.hub import Hub
from regnum.server.past import pieces_after
from regnum.server.protocol import HappeningInfo
from regnum.server.replaying import replayed
from regnum.server.room import Room
from regnum.server.store import Store
from regnum.server.store.base import Piece
from regnum.server.telling import happening_told, offer_told, table_info

pytestmark = pytest.mark.anyio


def shown(room: Room, with_snapshot: bool = False, numbers: bool = True) -> Room:
    """The room as it is opened now; `numbers`: with those that are stored with choices."""
    entries = entries_of(room)
    for entry in entries:
        if not numbers:
            entry.pop("seen", None)
    kept = (room.version, SNAPSHOTS[id(room)]) if with_snapshot else None
    return replayed(row_of(room), Offered(), entries, kept, told=PIECES[id(room)] if with_snapshot else ())


SNAPSHOTS: dict[int, bytes] = {}
PIECES: dict[int, list[Piece]] = {}


def with_snapshot(room: Room) -> Room:
    """Of then: it must be taken before the rules change."""
    SNAPSHOTS[id(room)] = snapshot.dump(room)
    PIECES[id(room)] = pieces_after(room, 0)
    return room


# --- where it stands still -----------------------------------------------------------------------------


@pytest.mark.parametrize("change", [newer, no_jade, more_jade, silent_jade])
def test_a_game_the_change_does_not_touch_goes_on(change: Change, monkeypatch: pytest.MonkeyPatch) -> None:
    room = played(choices=10)
    change(monkeypatch)
    again = shown(room)
    assert again.halt is None
    assert room_choices(again) == room_choices(room)


@pytest.mark.parametrize("snap", [False, True])
@pytest.mark.parametrize(
    ("change", "why"), [(no_jade, "choice"), (more_jade, "result"), (silent_jade, "result")]
)
def test_a_game_it_touches_stands_still_just_before(
    change: Change, why: str, snap: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = with_snapshot(played())
    made = bought_at(room)
    record = room.record()
    before = checksum(room.spec, replay(room.spec, room.tables, record, made), 1)
    change(monkeypatch)
    again = shown(room, snap)
    assert again.halt is not None
    assert again.halt.why == why
    assert room_choices(again) == record.choices[:made]
    assert again.match is not None
    assert checksum(again.spec, again.match.state, 1) == before
    assert again.version == room.version
    assert again.waiting() == []
    aside = [happening for happening in again.stream if happening.is_aside]
    assert len(aside) == len(record.choices) - made
    told = [again.spec.events[event[0]].name for happening in aside for _, event in happening.events]
    assert ("jade_bought" in told) == snap  # what was told of it then, as far as that is kept


def test_without_numbers_what_was_told_shows_where_it_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    room = with_snapshot(played())
    made = bought_at(room)
    more_jade(monkeypatch)
    again = shown(room, with_snapshot=True, numbers=False)
    assert len(room_choices(again)) == made
    assert shown(room, numbers=False).halt is None  # with nothing to compare, possible is enough


def test_without_numbers_and_untold_nobody_knows_where(monkeypatch: pytest.MonkeyPatch) -> None:
    room = with_snapshot(played())
    silent_jade(monkeypatch)
    again = shown(room, with_snapshot=True, numbers=False)
    assert again.halt is not None
    assert room_choices(again) == []


def test_where_the_deal_is_another_nothing_is_left_but_the_beginning(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    room = played()
    other_deal(monkeypatch)
    again = shown(room)
    assert again.halt is not None
    assert room_choices(again) == []


def test_what_is_told_says_which_choice_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    room = played()
    made = bought_at(room)
    no_jade(monkeypatch)
    again = shown(room)
    old = table_info(again, row_of(room), 2.0).old
    assert old is not None
    assert (old.kind, old.rules, old.ours, old.can_go_on) == ("differs", OURS, OURS + 1, True)
    assert old.why.key == "rules-differ-choice"
    assert old.why.args["n"] == made + 1
    assert (old.agreed, old.wants) == ([], [0, 1])
    for seat in (-1, 0, 1):
        offer = offer_told(again, seat)
        assert offer is not None
        assert (offer.decision, offer.choices, offer.can_undo, offer.can_redo) == (-1, [], False, False)
    past = [happening_told(again, h, (0,), HappeningInfo) for h in again.stream]
    assert [h.aside for h in past].count(True) == len(room_choices(room)) - made
    assert all("seen" not in h.entry for h in past)


# --- all agree -----------------------------------------------------------------------------------------


async def stored(store: Store, room: Room) -> None:
    await store.create_table(row_of(room), entries_of(room))


async def hub_of(store: Store) -> Hub:
    return Hub(store, Offered(), quick_settings())


async def test_it_goes_on_when_all_agree(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    room = with_snapshot(played())
    made = bought_at(room)
    async with opened(store_url) as store:
        await stored(store, room)
        await store.save_snapshot(TABLE, room.version, SNAPSHOTS[id(room)])
        more_jade(monkeypatch)
        hub = await hub_of(store)
        live = await hub.open(TABLE)
        seat = room.waiting()[0]
        for command in (Choose(decision=room.decision(seat), choice=0), Undo()):
            with pytest.raises(Exception, match="error-rules-differ"):
                await hub.act(TABLE, command, (seat,))
        await hub.act(TABLE, GoOn(), (0,))
        await hub.act(TABLE, GoOn(agree=False), (0,))
        await hub.act(TABLE, GoOn(), (1,))
        await hub.evict(live)  # a halted room leaves no snapshot behind: the old one is still there
        assert await store.snapshot(TABLE) == (room.version, SNAPSHOTS[id(room)])
        hub = await hub_of(store)  # after a restart
        live = await hub.open(TABLE)
        old = live.info().old
        assert old is not None
        assert (old.agreed, old.wants) == ([1], [0])
        await hub.act(TABLE, GoOn(), (0,))
        assert live.room.halt is None
        assert live.info().old is None
        assert live.info().rules == OURS + 1
        await play_on(hub, made)
        for _ in range(2):  # from the entries, then from a snapshot of ours
            hub = await hub_of(store)
            again = (await hub.open(TABLE)).room
            assert len(room_choices(again)) == made + 3
            assert [h.is_aside for h in again.stream].count(True) == len(room_choices(room)) - made
            await hub.evict(hub.live[TABLE])
            row = await store.table(TABLE)
            assert row is not None
            assert await verify_table(store, row, Offered()) == row.version


async def play_on(hub: Hub, made: int) -> None:
    """Undo stops at the cut, numbers go on behind all that were given, and the game can be played."""
    room = hub.live[TABLE].room
    given = [h.entry.decision for h in room.stream if h.entry.plays]  # type: ignore[attr-defined]
    for seat in (0, 1):
        with pytest.raises(Exception, match="error-undo-barrier"):
            await hub.act(TABLE, Undo(), (seat,))
    for _ in range(3):
        seat = room.waiting()[0]
        assert room.decision(seat) > max(given)
        assert room.match is not None
        await hub.act(TABLE, Choose(decision=room.decision(seat), choice=room.match.state.legal[0]), (seat,))
    assert len(room_choices(room)) == made + 3
    replay(room.spec, room.tables, room.record())


async def test_another_process_counts_the_same_voices(
    store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = played()
    async with opened(store_url) as store:
        await stored(store, room)
        more_jade(monkeypatch)
        here, there = await hub_of(store), await hub_of(store)
        await here.open(TABLE)
        await there.open(TABLE)
        await here.act(TABLE, GoOn(), (0,))
        await there.act(TABLE, GoOn(), (1,))  # it reads on first
        assert there.live[TABLE].room.halt is None
        await here._follow(here.live[TABLE])
        assert state_of(here.live[TABLE].room) == state_of(there.live[TABLE].room)
        for hub in (here, there):
            await hub.close()


async def test_rules_after_a_cut_go_on_from_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was set aside is not compared again, even where it began otherwise."""
    room = with_snapshot(played())
    other_deal(monkeypatch)
    again = shown(room, with_snapshot=True)
    for seat in (0, 1):
        for entry in GoOn().plan(again, (seat,), 2.0):
            again.apply(entry, 2.0)
    for _ in range(9):
        answer(again, again.waiting()[0], random.Random(5))
    kept = (again.version, snapshot.dump(again))
    newer(monkeypatch)
    third = replayed(row_of(again), Offered(), entries_of(again), kept)
    assert third.halt is None
    assert room_choices(third) == room_choices(again)


async def test_later_rules_may_cut_before_an_earlier_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    room = played()
    more_jade(monkeypatch)
    again = shown(room)
    for command, seat in ((GoOn(), 0), (GoOn(), 1)):
        for entry in command.plan(again, (seat,), 2.0):
            again.apply(entry, 2.0)
    assert isinstance(again.stream[-1].entry, RulesCut)
    entries = entries_of(again)
    other_deal(monkeypatch)
    third = replayed(row_of(again), Offered(), entries)
    assert third.halt is not None
    assert (third.halt.rules, third.halt.ours) == (OURS + 1, OURS + 2)
    assert third.halt.agreed == []  # they agreed to something else
    assert room_choices(third) == []
    for seat in (0, 1):
        for entry in GoOn().plan(third, (seat,), 3.0):
            third.apply(entry, 3.0)
    assert third.halt is None
    fourth = replayed(row_of(third), Offered(), entries_of(third))
    assert fourth.halt is None
    assert room_choices(fourth) == []
    assert fourth.moves == third.moves


@pytest.mark.parametrize("kinds", ["hb", "ss", "ha"])
def test_one_voice_is_enough_where_one_plays(kinds: str, monkeypatch: pytest.MonkeyPatch) -> None:
    room = played(kinds, choices=20)
    other_deal(monkeypatch)
    again = shown(room)
    assert again.halt is not None
    planned = GoOn().plan(again, tuple(again.seats_of("secret0")), 2.0)
    assert isinstance(planned[-1], RulesCut)


def test_who_has_been_away_for_long_has_no_say(monkeypatch: pytest.MonkeyPatch) -> None:
    room = played(away=300)
    more_jade(monkeypatch)
    again = shown(room)
    for entry in NotePresence(0, is_here=True).plan(again, (), 1000.0):  # the other one since the start
        again.apply(entry, 1000.0)
    for entry in GoOn().plan(again, (0,), 1001.0):
        again.apply(entry, 1001.0)
    assert again.halt is not None
    assert CountAgain().plan(again, (), 1300.0) == []  # they may still come and object
    assert isinstance(CountAgain().plan(again, (), 1301.0)[0], RulesCut)
    assert isinstance(GoOn().plan(again, (0,), 1301.0)[0], RulesCut)
    for entry in NotePresence(1, is_here=True).plan(again, (), 1300.0):
        again.apply(entry, 1300.0)
    assert CountAgain().plan(again, (), 1301.0) == []
    assert refusal(GoOn().plan, room, (0,), 1.0) == "error-go-on"


# --- over the wire -------------------------------------------------------------------------------------


async def test_two_players_go_on_together(store_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    room = played()
    made = bought_at(room)
    async with running(store_url) as server:
        await stored(server.server.hub.store, room)
        no_jade(monkeypatch)
        async with (
            server.watch(TABLE, "secret0") as ada,
            server.watch(TABLE, "secret1") as bo,
            server.watch(TABLE) as spectator,
        ):
            assert ada.table["old"]["kind"] == "differs"
            assert ada.table["old"]["wants"] == [0, 1]
            assert (await ada.ask("choose", decision=0, choice=0))["error"]["msg"] == {
                "key": "error-rules-differ",
                "args": {"rules": OURS, "ours": OURS + 1},
            }
            assert (await spectator.ask("go_on"))["error"]["msg"]["key"] == "error-spectator"
            assert (await ada.ask("go_on"))["type"] == "done"
            await bo.until(lambda: bo.table["old"]["agreed"] == [0])
            record = await server.good("GET", f"/api/tables/{TABLE}/record", secret="secret0")
            assert record["table"]["made"] == made
            point = await server.good("GET", f"/api/tables/{TABLE}/history/{made - 1}", secret="secret0")
            assert point["made"] == made
            assert (await bo.ask("go_on"))["type"] == "done"
            await ada.until(lambda: ada.table["old"] is None)
            kinds = [h["entry"]["t"] for h in spectator.happenings]
            assert kinds[-3:] == ["go_on", "go_on", "rules_cut"]
            client = await asked_of(ada, bo)
            assert (await client.choose(client.offer["choices"][0]["option"]))["type"] == "done"


# --- imported games ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("change", "left"), [(no_jade, True), (more_jade, False), (newer, None)])
async def test_an_imported_game_is_treated_likewise(
    change: Change, left: bool | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a record only the end is known: where that is another, its beginning is what is left."""
    room = played()
    made = bought_at(room)
    record = room.record().to_json()
    async with running(str(tmp_path / "db")) as server:
        reply = await server.good("POST", "/api/import", {"record": record})
        table = reply["table"]["id"]
        await server.server.hub.evict(await server.server.hub.open(table))
        change(monkeypatch)
        live = await server.server.hub.open(table)
        expected = {True: made, False: 0, None: len(room_choices(room))}[left]
        assert live.room.made == expected
        assert (live.room.halt is None) == (left is None)
        if left is None:
            return
        async with server.watch(table, reply["secret"]) as ada:
            assert (await ada.ask("go_on"))["type"] == "done"
            await ada.asked()
            assert (await ada.choose(ada.offer["choices"][0]["option"]))["type"] == "done"
        await server.server.hub.evict(live)
        again = (await server.server.hub.open(table)).room
        assert again.made == expected + 1
        assert again.config.rules == OURS + 1


async def test_a_record_says_where_it_differs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = played()
    made = bought_at(room)
    record = json.loads(room.record().dumps())
    no_jade(monkeypatch)
    async with running(str(tmp_path / "db")) as server:
        told = (await server.call("POST", "/api/import", {"record": record})).json()
    assert told["error"]["msg"] == {
        "key": "error-record-differs",
        "args": {"n": made + 1, "rules": OURS, "ours": OURS + 1},
    }
