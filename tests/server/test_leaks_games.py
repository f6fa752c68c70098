"""What Troyes and Gùgōng hide stays hidden in whole games over the sockets, until they are over."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from tests.server.support import Client, Json, play_out, running

from regnum.games.troyes.state import Table as TroyesTable
from regnum.server.live import Live
from regnum.server.room import Happening

pytestmark = pytest.mark.anyio

SPECTATOR = -1


class Secrets:
    """The cards that each observer may name after each version; of all others no message may speak."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.names: set[str] = set()
        self.open: dict[tuple[int, int], set[str]] = {}  # version, observer -> names
        self.last_open: set[str] = set()  # what everybody could name before the last choice

    def note(self, live: Live, happenings: list[Happening]) -> None:
        room = live.room
        if room.match is None or room.status == "over":
            return
        t: Any = room.tables
        g: Any = room.match.state
        ids = t.character_ids if self.game == "troyes" else t.gift_ids
        self.names = set(ids)
        for observer in range(SPECTATOR, g.players):
            if self.game == "troyes":
                cards = [] if observer < 0 else list(cast(TroyesTable, g).seats[observer].characters)
            else:
                cards = [*g.officials, *g.gift_box]
                cards += [card - 1 for card in (g.given, g.taken) if card]
                if observer >= 0:
                    me = g.seats[observer]
                    cards += me.hand + me.discard + me.chosen
            self.open[room.version, observer] = {ids[card] for card in cards}
        self.last_open = self.open[room.version, SPECTATOR]


def told_before_the_end(client: Client) -> Iterator[tuple[int, Json]]:
    """Versions and messages up to the last choice."""
    last = client.table["version"]
    for message in client.messages:
        version = message.get("version") or message.get("table", {}).get("version", 0)
        if version >= last:
            return
        yield version, message


def words_in(value: Any) -> Iterator[str]:
    """Every word of a message. Left out is `standing` of Troyes: all characters, the same for all seats."""
    if isinstance(value, dict):
        for name, part in value.items():
            if name != "standing":
                yield from words_in(name)
                yield from words_in(part)
    elif isinstance(value, list) and "standing" not in value:  # a path of a preview
        for part in value:
            yield from words_in(part)
    elif isinstance(value, str) and ".standing." not in value:
        yield from re.findall(r"[a-z0-9_]+", value)


def search(client: Client, seat: int, secrets: Secrets) -> int:
    """How many views, previews and happenings were looked through for what is hidden."""
    searched = 0
    for version, message in told_before_the_end(client):
        if message["type"] in ("offer", "previews") and (version, seat) in secrets.open:
            named = set(words_in(message)) & secrets.names
            assert named <= secrets.open[version, seat], named - secrets.open[version, seat]
            searched += 1
        searched += message["type"] == "happening"
        for event in message.get("events", []):
            check_event(event, seat)
        entry = message.get("entry", {})
        assert ("option" in entry) == (entry.get("t") == "choose" and entry["seat"] == seat)
        if message["type"] == "offer":
            for who, row in enumerate(message["view"]["seats"]):
                (check_troyes if secrets.game == "troyes" else check_gugong)(row, seat == who)
    return searched


def check_event(event: Json, seat: int) -> None:
    """Events with a secret card are told to its owner only; of characters nothing is told at all."""
    assert event["event"] != "character_shown"
    if event["event"] in ("gift_discarded", "gift_taken_back", "gift_drawn", "discarded_for_jade"):
        fields = event["fields"]
        assert (fields["gift"] is None) == (fields["who"] != seat)
        assert event["msg"]["key"].endswith("-hidden") == (fields["who"] != seat)


def check_troyes(row: Json, own: bool) -> None:
    """Victory points and characters: only one's own; of the score what follows from these and the board."""
    assert (row["vp"] is not None) == own
    assert row["score_secret"]
    assert {"events", "tradesmen", "cathedral"} <= set(row["score"])
    assert row["score"].get("tokens") == row["vp"]
    assert len(row["standing"]) == 6
    for character in row["characters"]:
        assert (character["character"] is not None) == own
        assert (character["points"] is not None) == own


def check_gugong(row: Json, own: bool) -> None:
    """Hand and discard pile: backs to others, as many as there are."""
    for card in row["hand"] + row["discard"]:
        assert (card["id"] is not None) == (card["card"] is not None) == own
    assert own or row["chosen"] in (None, False)
    assert (row["matches"] is not None) == own


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("troyes", {"bonus": "no"}),
        ("gugong", {"bonus": "yes", "expert": "no"}),
        ("gugong", {"bonus": "no", "expert": "yes"}),
    ],
)
async def test_whole_games_tell_nobody_what_they_may_not_know(
    game: str, options: dict[str, str], tmp_path: Path
) -> None:
    async with running(str(tmp_path / "db")) as server:
        secrets = Secrets(game)
        server.server.hub.on_change.append(secrets.note)
        table, keys = await server.two_players(game=game, options=options)
        async with (
            server.watch(table, keys[0], previews=True) as a,
            server.watch(table, keys[1]) as b,
            server.watch(table) as spectator,
        ):
            await play_out([a, b], keen=True)
            for client, seat in ((a, 0), (b, 1), (spectator, SPECTATOR)):
                await client.until(lambda c=client: c.table["status"] == "over" and c.is_over())  # type: ignore[misc]
                assert search(client, seat, secrets) > 80
            # After the end everything is told: the search would find it.
            assert len(set(words_in(spectator.offer)) & secrets.names - secrets.last_open) > 2
            assert all(row["score"] for row in spectator.offer["view"]["seats"])
