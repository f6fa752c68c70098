"""What a hand of Gùgōng holds is not told by what its owner is asked, or not asked."""

import json
import random
from collections.abc import Callable
from typing import Any, cast

import msgspec
import pytest
from tests.server.support import play_out, running
from tests.server.test_room import SECRET, act, do, started

from regnum.games import game
from regnum.games.gugong.rules.exchange import Exchange
from regnum.games.gugong.rules.tokens import DiscardForJade
from regnum.games.gugong.state import Table
from regnum.kernel.agenda import PAUSE, State, decider, play_as, settle_as
from regnum.kernel.offer import find, legal_of
from regnum.kernel.record import loads, replay
from regnum.kernel.sight import determinise
from regnum.library import match_of
from regnum.server import snapshot
from regnum.server.entries.choosing import Choose, plan_choice
from regnum.server.entries.undoing import Redo, Undo
from regnum.server.protocol import HappeningInfo
from regnum.server.room import Room
from regnum.server.telling import happening_told, offer_told

ME, OTHER = 0, 1


def table_of(room: Room) -> Table:
    assert room.match is not None
    return cast(Table, room.match.state)


def give(g: Table, who: int, hand: list[str]) -> None:
    """Put these cards into a hand, and what was there where they were: nothing is lost or doubled."""
    wanted = [g.box.gift_ids.index(name) for name in hand]
    places = [
        place for place in game("gugong").layout(g).zones if place.name in ("hand", "discard", "chosen")
    ]
    for i, card in enumerate(wanted):
        mine = g.seats[who].hand[i]
        swap = {mine: card, card: mine}
        for place in places:
            place.put(g, tuple(swap.get(one, one) for one in place.cards(g)))
        for name in ("gift_box", "officials"):
            setattr(g, name, tuple(swap.get(one, one) for one in getattr(g, name)))


def with_token(hand: list[str]) -> Room:
    """A discreet table at which the first seat has just taken the token that brings jade for a card."""
    room = started("hhh", game="gugong", discreet=True)
    g = table_of(room)
    give(g, ME, hand)
    token = g.box.token_ids.index("discard_for_jade")
    g.agenda.append(DiscardForJade(ME, token))
    settle_as(g, discreet=True)
    return room


def told_to(room: Room, seat: int, since: int) -> list[Any]:
    """What a seat is told of happenings, and its offer; without its own secrets nothing differs."""
    observer = (seat,) if seat >= 0 else ()
    stream = [happening_told(room, h, observer, HappeningInfo) for h in room.stream[since:]]
    told: list[Any] = json.loads(msgspec.json.encode([stream, offer_told(room, seat), room.waiting()]))
    return told


RICH = ["necklace_1", "fruit_bowl_1", "go_stones_1", "tea_set_1"]
POOR = ["bonsai_3", "fruit_bowl_1", "go_stones_1", "tea_set_1"]


def decline(room: Room) -> None:
    choice = find(table_of(room), "decline")
    act(room, Choose(decision=room.decision(ME), choice=choice), ME)


@pytest.mark.parametrize("observer", [OTHER, -1])
def test_who_declines_and_who_has_nothing_to_discard_look_alike(observer: int) -> None:
    rooms = [with_token(RICH), with_token(POOR)]
    since = len(rooms[0].stream)
    told = [told_to(room, observer, since) for room in rooms]
    assert told[0] == told[1]
    for room in rooms:
        decline(room)
    told = [told_to(room, observer, since) for room in rooms]
    assert told[0] == told[1]
    for room in rooms:
        act(room, Undo(), ME)
    told = [told_to(room, observer, since) for room in rooms]
    assert told[0] == told[1]


def test_the_owner_is_told_why_nothing_can_be_discarded() -> None:
    offer = offer_told(with_token(POOR), ME)
    assert offer is not None
    (choice,) = json.loads(msgspec.json.encode(offer.choices))
    assert (choice["option"], choice["text"]) == (PAUSE, "decline")
    refused = json.loads(msgspec.json.encode(offer.refused))
    assert [one["kind"] for one in refused].count("discard") == len(POOR)


def test_the_card_discarded_for_jade_is_its_owners_secret() -> None:
    room = with_token(RICH)
    since = len(room.stream)
    act(room, Choose(decision=room.decision(ME), choice="discard necklace_1"), ME)
    for observer in (ME, OTHER, -1):
        (event,) = [
            event
            for told in told_to(room, observer, since)[0]
            for event in told["events"]
            if event["event"] == "discarded_for_jade"
        ]
        assert (event["fields"]["gift"] == "necklace_1") == (observer == ME)
        assert event["msg"]["key"].endswith("-hidden") == (observer != ME)


def test_a_hand_of_equal_cards_is_asked_like_any_other() -> None:
    """Else the one who played before would see a card picked, and could undo after looking."""
    told = []
    for second in ("tea_set_1", "necklace_2"):
        room = started("hhh", game="gugong", discreet=True)
        g = table_of(room)
        give(g, ME, ["necklace_1", second])
        me = g.seat(ME)
        me.hand, me.discard = me.hand[:2], me.hand[2:]
        g.agenda[-1] = Exchange(ME)
        settle_as(g, discreet=True)
        watcher, since = 2, len(room.stream)
        told.append([told_to(room, watcher, since)])
        assert all(row["chosen"] is None for row in told[-1][0][1]["view"]["seats"])
        do(room, plan_choice(room, ME, room.decision(ME), g.legal[0]))
        told[-1].append(told_to(room, watcher, since))
    assert told[0] == told[1]


def test_a_pause_is_kept_by_snapshots_undone_redone_and_left_out_of_records() -> None:
    room = with_token(POOR)
    loaded = snapshot.load("t", room.tables, SECRET, snapshot.dump(room))
    for each in (room, loaded):
        assert table_of(each).legal == [PAUSE]
        decline(each)
        assert each.match is not None
        assert each.match.choices == [PAUSE]
        assert each.record().without_pauses().choices == []
        act(each, Undo(), ME)
        assert table_of(each).legal == [PAUSE]
        act(each, Redo(), ME)
        assert each.match.choices == [PAUSE]
    assert room.record().check == loaded.record().check


def answered(room: Room, seed: int, look: Callable[[], None] = lambda: None) -> None:
    """Play a table out at random."""
    chance = random.Random(seed)
    while room.status == "playing":
        look()
        seat = room.waiting()[0]
        option = chance.choice(table_of(room).legal)
        do(room, plan_choice(room, seat, room.decision(seat), option))


def test_a_whole_discreet_game_is_the_same_game_without_its_pauses() -> None:
    paused = 0
    for seed in range(40):
        room = started("hhh", game="gugong", discreet=True, options={"bonus": "yes"})
        answered(room, seed)
        record = room.record()
        state = replay(room.spec, room.tables, record)
        plain = match_of(loads(record.without_pauses().dumps()))
        assert plain.is_over
        assert match_of(loads(record.dumps())).choices == plain.choices  # they are passed over
        assert plain.record().check == record.check
        assert replay(room.spec, room.tables, record, discreet=True).turn == state.turn
        paused += PAUSE in record.choices
        if paused:
            return
    raise AssertionError("no game had a pause: the test shows nothing")


@pytest.mark.parametrize(("name", "games"), [("gugong", 4), ("troyes", 1), ("paladins", 1)])
def test_what_is_asked_next_does_not_depend_on_what_is_hidden(name: str, games: int) -> None:
    """The same choice, with everything hidden from an observer dealt anew, leads to a question of the same
    seat by the same frame; compared wherever nothing is turned up and the choice is possible."""
    compared = 0
    for seed in range(games):
        room = started("hhh", game=name, discreet=True)
        chance = random.Random(seed)
        while room.status == "playing":
            compared += compare(room, chance)
            seat = chance.choice(room.waiting())
            legal = legal_of(position(room), room.require_match().question(seat))
            do(room, plan_choice(room, seat, room.decision(seat), chance.choice(legal[:-1] or legal)))
    assert compared > 100 * games


def position(room: Room) -> State:
    return room.require_match().state


def compare(room: Room, chance: random.Random) -> int:
    """One choice in worlds that look alike to another seat; how many could be compared."""
    g = position(room)
    if len(room.waiting()) > 1 or g.legal == [PAUSE]:
        return 0
    compared = 0
    layout, observer = room.spec.layout(g), (decider(g) + 1) % 3
    option = chance.choice(g.legal)
    real = g.clone()
    play_as(real, option, discreet=True)
    for deal in range(3):
        other = determinise(g, layout, observer, deal)
        other.draws, other.reveals = g.draws, g.reveals
        settle_as(other, discreet=True)
        if other.agenda[-1] is not g.agenda[-1] or option not in other.legal:
            continue
        play_as(other, option, discreet=True)
        if {(g.draws, g.reveals)} == {(each.draws, each.reveals) for each in (real, other)}:
            assert asked(other) == asked(real)
            compared += 1
    return compared


def asked(g: State) -> list[object]:
    return [type(frame).__name__ for frame in g.agenda[-1:]] + [decider(g)]


@pytest.mark.anyio
async def test_tables_of_several_people_are_discreet_and_others_are_not(tmp_path: Any) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players(game="gugong")
        live = await server.server.hub.open(table)
        assert live.room.config.discreet
        async with server.watch(table, keys[0], previews=True) as a, server.watch(table, keys[1]) as b:
            await play_out([a, b], seed=5)
        made = live.room.happenings(0)[-1].made
        record = await server.good("GET", f"/api/tables/{table}/record")
        assert match_of(loads(json.dumps(record))).is_over
        for n in (0, made // 2, made):
            assert (await server.good("GET", f"/api/tables/{table}/history/{n}"))["made"] == made
        alone = await server.new_table(game="gugong", seats=[{"kind": "human"}, {"kind": "bot"}])
        assert not (await server.server.hub.open(alone["id"])).room.config.discreet
