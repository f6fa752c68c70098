"""Nobody learns through the sockets what only another seat, or nobody, may know."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.support import Client, Json, Running, play_out, running
from tests.server.test_room import answer, started

from regnum.kernel.agenda import State
from regnum.kernel.fields import EVERYBODY, Layout, Place
from regnum.kernel.sight import determinise
from regnum.server.live import Live
from regnum.server.previews import Desk, foresight_of
from regnum.server.protocol import HappeningInfo, encode
from regnum.server.room import Happening, Room
from regnum.server.telling import happening_told, offer_told

pytestmark = pytest.mark.anyio

POOLS = {"townsfolk", "outsider", "wall", "tavern", "order", "favour"}


class Secrets:
    """What each observer could not know after each version, as words to search for."""

    def __init__(self) -> None:
        self.seen: set[str] = set()  # card ids that lay open at some time
        self.hidden: dict[int, set[str]] = {}  # version -> ids nobody has seen yet
        self.paladins: dict[int, list[set[str]]] = {}  # version -> what each seat may not know of others
        self.words: set[str] = set()  # never to be told before the end

    def note(self, live: Live, happenings: list[Happening]) -> None:
        room = live.room
        if room.match is None or room.status == "over":
            return
        g = room.match.state
        closed: set[str] = set()
        for zone in room.spec.layout(g).zones:
            ids = ids_of(room, zone)
            names = {ids[card] for card in zone.cards(g) if card >= 0} if ids else set()
            if zone.sight == EVERYBODY:
                self.seen |= names
            else:
                closed |= names
        self.hidden[room.version] = closed - self.seen
        self.paladins[room.version] = [self.unknown(room, seat) for seat in range(g.players)]
        self.paladins[room.version].append(self.unknown(room, -1))
        self.words |= {seat.hash for seat in room.seats if seat.hash} | {room.secret, g.key.hex()}
        self.words |= {room.match.seed} | {seat.words for seat in room.seats if seat.words}

    def unknown(self, room: Room, observer: int) -> set[str]:
        """Paladins that lie hidden from the observer and nowhere in its sight."""
        assert room.match is not None
        g = room.match.state
        hidden: set[int] = set()
        known: set[int] = set()
        own: set[int] = set()
        for zone in room.spec.layout(g).zones:
            if is_paladins(zone):
                (known if zone.seen_by(observer) else hidden).update(zone.cards(g))
                own.update(zone.cards(g) if zone.owner == observer else ())
        t: Any = room.tables
        # A paladin of one's own deck may be in one's own prompt; those of others never are.
        return {t.paladin_ids[card] for card in hidden - known - own}


def is_paladins(zone: Place) -> bool:
    return zone.name.startswith("paladin")


def ids_of(room: Room, zone: Place) -> list[str]:
    """The names of the cards that lie in a zone; none for those that have no name, and for paladins."""
    kinds = {"crew": "townsfolk", "attacked": "outsider", "converted": "outsider"}
    kind = kinds.get(zone.name) or zone.name.removesuffix("s").split("_")[0]
    ids: list[str] = getattr(room.tables, kind + "_ids") if kind in POOLS else []
    return ids


def search(client: Client, seat: int, secrets: Secrets, last: int) -> int:
    """Look through all a client was told before the end; return how many messages were searched."""
    searched = 0
    for message, text in zip(client.messages, client.texts, strict=True):
        if message["type"] == "table" and message["table"]["status"] == "over":
            break
        version = message.get("version") or message.get("table", {}).get("version", 0)
        if version >= last:
            break
        for word in secrets.words:
            assert word not in text, (message["type"], word)
        if version in secrets.hidden and message["type"] in ("happening", "offer", "previews"):
            searched += 1
            quoted = set(ids_in(message))
            assert not quoted & secrets.hidden[version], quoted & secrets.hidden[version]
            check_others(message, seat)
        if seat < 0 and version in secrets.paladins and message["type"] == "happening":
            told = set(ids_in(message))
            assert not told & secrets.paladins[version][-1] - shown_paladins(message)
    return searched


def ids_in(value: Any) -> list[str]:
    """Every word of a message, element ids and message keys taken apart."""
    if isinstance(value, dict):
        return [word for pair in value.items() for part in pair for word in ids_in(part)]
    if isinstance(value, list):
        return [word for item in value for word in ids_in(item)]
    if not isinstance(value, str):
        return []
    bare = value.replace("-", "_")
    return [value, *value.split("."), *value.split(), *(bare.split("_", 1)[1:]), *(bare.split("_", 2)[2:])]


def shown_paladins(message: Json) -> set[str]:
    return {w for e in message["events"] if e["event"] == "paladin_shown" for w in ids_in(e)}


def check_others(message: Json, seat: int) -> None:
    """Other seats' hidden cards are backs in views, and hidden in events."""
    for row in message.get("view", {}).get("seats", []):
        if row["seat"] != seat:
            for zone in ("hand", "chosen", "top", "bottom"):
                assert all(card is None for card in row["paladins"][zone]), (seat, row)
    for event in message.get("events", []):
        if event["event"] in ("paladins_drawn", "paladin_chosen") and event["fields"]["who"] != seat:
            told = [value for name, value in event["fields"].items() if name != "who"]
            assert told == [None, None, None]
            assert event["msg"]["key"].endswith("-hidden")
    entry = message.get("entry", {})
    if entry.get("t") == "choose" and entry["seat"] != seat:
        assert "option" not in entry
        assert "text" not in entry


async def table_with_words(server: Running) -> tuple[str, list[str]]:
    table = (await server.new_table())["id"]
    return table, [
        await server.claim(table, i, name=f"P{i}", words=f"only-{i}-knows-these-words") for i in range(2)
    ]


async def test_whole_games_tell_nobody_what_they_may_not_know(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        secrets = Secrets()
        server.server.hub.on_change.append(secrets.note)
        for seed in range(2):
            table, keys = await table_with_words(server)
            secrets.words |= set(keys)
            async with (
                server.watch(table, keys[0], previews=True) as a,
                server.watch(table, keys[1]) as b,
                server.watch(table) as spectator,
            ):
                await play_out([a, b], seed)
                await spectator.until(lambda s=spectator: s.table["status"] == "over")  # type: ignore[misc]
                last = spectator.table["version"]
                for client, seat in ((a, 0), (b, 1), (spectator, -1)):
                    assert search(client, seat, secrets, last) > 50
            secrets = Secrets()
            server.server.hub.on_change[-1] = secrets.note


async def test_what_was_secret_is_told_after_the_end(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, keys = await table_with_words(server)
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            await play_out([a, b])
        async with server.watch(table) as late:
            told = json.dumps(late.happenings)
            assert '"option"' in told
            assert "-hidden" not in told
            assert late.table["proof"]["words"] == [f"only-{i}-knows-these-words" for i in range(2)]


@pytest.mark.parametrize("seat", [0, 1, -1])
@pytest.mark.parametrize(
    ("game", "options"),
    [("paladins", {}), ("troyes", {"bonus": "yes"}), ("gugong", {"bonus": "yes", "expert": "yes"})],
)
async def test_states_that_differ_only_in_secrets_are_told_alike(
    game: str, options: dict[str, str], seat: int
) -> None:
    """The bytes on the wire are the same when all the seat cannot know is dealt anew."""
    room = started(game=game, options=options)
    chance = random.Random(7)
    assert room.match is not None
    compared = 0
    while room.status == "playing":
        answer(room, chance.choice(room.waiting()), chance)
        match = room.match
        if room.version % 5 or match.is_over:
            continue
        real = match.state
        told = [encode(offer_told(room, seat)), previews(room, seat), stream(room, seat)]
        other = determinise(real, room.spec.layout(real), seat, room.version)
        change_numbers(other, room.spec.layout(real), seat)
        other.events, other.draws, other.reveals = [], real.draws, real.reveals
        match.state = other
        assert [encode(offer_told(room, seat)), previews(room, seat), stream(room, seat)] == told
        match.state = real
        compared += 1
    assert compared > 15


def change_numbers(g: State, layout: Layout, seat: int) -> None:
    """Other numbers too where the seat may not see them: they are dealt to nobody."""
    for place in layout.secret_numbers:
        if not place.seen_by(seat):
            place.put(g, place.number(g) + 7)


def previews(room: Room, seat: int) -> bytes:
    if seat < 0 or room.decision(seat) < 0:
        return b""
    desk = Desk(foresight_of(room, seat), room.decision(seat), room.version)
    return encode([desk.look(option) for option in desk.options[:3]])


def stream(room: Room, seat: int) -> bytes:
    observer = (seat,) if seat >= 0 else ()
    return encode([happening_told(room, h, observer, HappeningInfo) for h in room.stream[-5:]])
