"""Several people at one screen: secrets are covered, the board is not, and only where there are secrets."""

import json
import random
from pathlib import Path

import pytest
from tests.server.support import Client, Json, Running, merged, running
from tests.server.test_room import answer, started

from regnum.games import GAMES
from regnum.kernel.sight import PUBLIC, redact
from regnum.server.curtain import Screen, cover_of
from regnum.server.entries.choosing import seat_shown
from regnum.server.room import Room
from regnum.server.telling import offer_told, view_told

pytestmark = pytest.mark.anyio

SHARED = (0, 1, 2)
# How often the screen may have to change hands in a game of three. Paladins: once for each in each of seven
# drafts. Troyes asks about no secret. In Gùgōng every turn is played from a hand of cards.
PALADINS, TROYES = 7 * 3, 0


def public_view(room: Room, seat: int) -> Json:
    """The position as everybody may know it, with prices as they are for a seat."""
    g = room.require_match().state
    view: Json = json.loads(json.dumps(room.spec.view(redact(g, room.spec.layout(g), PUBLIC), seat)))
    return without_matches(view)


def without_matches(view: Json) -> Json:
    """Gùgōng: those of an empty discard pile are nobody's secret, and may be told or not."""
    return {**view, "seats": [{**seat, "matches": None} for seat in view["seats"]]}


async def shared(server: Running, game: str) -> tuple[str, str]:
    asked = {"game": game, "seats": [{"kind": "hotseat"}] * 3, "claim": {"seat": 0, "name": "Ada"}}
    made = await server.good("POST", "/api/tables", asked)
    return made["table"]["id"], made["secret"]


async def look(client: Client, seat: int, on: bool = True) -> None:
    offer = client.offer
    assert (await client.ask("uncover", seat=seat, on=on))["type"] == "done"
    await client.until(lambda: client.offer is not offer)


@pytest.mark.parametrize("compact", [True, False])
@pytest.mark.parametrize("game", GAMES)
async def test_nothing_secret_reaches_the_screen_before_its_owner_looks(
    game: str, compact: bool, tmp_path: Path
) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, secret = await shared(server, game)
        room = server.server.hub.live[table].room
        chance = random.Random(3)
        covers = set()
        async with server.watch(table, secret, compact=compact, curtain=True) as us:
            await us.asked()
            for _ in range(30):
                offer = us.offer
                seat = offer["seat"]
                covers.add(offer["covered"])
                if offer["covered"]:
                    assert without_matches(offer["view"]) == public_view(room, seat)
                if offer["covered"] == "question":
                    assert (offer["prompt"], offer["choices"], offer["refused"]) == (None, [], [])
                    looked = await us.ask(
                        "look", decision=offer["decision"], version=offer["version"], options=[0]
                    )
                    assert looked["previews"] == []
                    await look(us, seat)
                    offer = us.offer
                    assert offer["view"] == json.loads(json.dumps(view_told(room, seat)))
                    assert offer["covered"] == ""
                await us.choose(chance.choice(offer["choices"])["option"])
                await us.until(lambda o=offer: us.offer is not o)  # type: ignore[misc]
        assert covers <= {"paladins": {"question", "secrets", ""}, "troyes": {"secrets"}}.get(
            game, {"question", ""}
        )


async def test_one_can_look_at_ones_secrets_and_cover_them_again(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, secret = await shared(server, "troyes")
        async with server.watch(table, secret, compact=True, curtain=True) as us:
            await us.asked()
            seat = us.offer["seat"]
            assert us.offer["covered"] == "secrets"
            assert us.offer["choices"]  # nothing keeps them from playing on
            assert us.offer["view"]["seats"][seat]["vp"] is None
            await look(us, seat)
            assert us.offer["view"]["seats"][seat]["vp"] == 0
            await look(us, seat, on=False)
            assert us.offer["view"]["seats"][seat]["vp"] is None
            refused = await us.ask("uncover", seat=5)
            assert refused["error"]["msg"]["key"] == "error-not-your-seat"


async def test_previews_show_no_more_than_the_screen(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, secret = await shared(server, "troyes")
        async with server.watch(table, secret, compact=True, curtain=True) as us:
            await us.asked()
            chance = random.Random(1)
            for _ in range(25):
                offer = us.offer
                options = [choice["option"] for choice in offer["choices"][:8]]
                told = await us.ask(
                    "look", decision=offer["decision"], version=offer["version"], options=options
                )
                for preview in told["previews"]:
                    own = [path for path, _, _ in preview["changes"] if path[0] == "seats"]
                    assert not [path for path in own if path[-1] == "vp"]
                await us.choose(chance.choice(options))
                await us.until(lambda o=offer: us.offer is not o)  # type: ignore[misc]


async def test_looking_back_at_a_shared_screen_shows_what_is_public(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table, secret = await shared(server, "gugong")
        room = server.server.hub.live[table].room
        async with server.watch(table, secret) as us:
            await us.asked()
            for _ in range(4):
                offer = us.offer
                await us.choose(offer["choices"][0]["option"])
                await us.until(lambda o=offer: us.offer is not o)  # type: ignore[misc]
        then = await server.good("GET", f"/api/tables/{table}/history/{room.made}", secret=secret)
        assert without_matches(then["view"]) == public_view(room, then["seat"])
        told = await server.good("GET", f"/api/tables/{table}/stills/0/{room.made}", secret=secret)
        shown: Json = {}
        for still in told["stills"]:
            shown = merged(shown, still["changes"])
        assert (told["seat"], without_matches(shown)) == (then["seat"], public_view(room, then["seat"]))
        known = await server.good("GET", f"/api/tables/{table}/record", secret=secret)
        assert known["choices"] == []
        assert without_matches(known["view"]) == public_view(room, known["seat"])


def hands_over(game: str, seed: int) -> tuple[int, int]:
    """A whole game of three at one screen: how often it changes hands, and how often the decider changes."""
    room = started("sss", game=game, discreet=True)
    screen = Screen()
    screen.has_curtain = True
    chance = random.Random(seed)
    times = turns = 0
    last = -1
    while room.status == "playing":
        seat = seat_shown(room, SHARED)
        turns += seat != last
        last = seat
        cover = screen.cover(room, seat, is_shared=True)
        offer = offer_told(room, seat, cover=cover)
        assert offer is not None
        if cover == "question":
            times += 1
            assert not offer.choices
            screen.looking = seat
        answer(room, seat, chance)
    return times, turns


@pytest.mark.parametrize("game", GAMES)
def test_the_screen_changes_hands_only_for_secrets(game: str) -> None:
    times, turns = hands_over(game, 7)
    most = {"paladins": PALADINS, "troyes": TROYES}.get(game, turns)
    assert times <= most < max(turns, 1) + (game == "gugong")


def test_nobody_looks_away_when_there_is_nothing_to_see() -> None:
    room = started("sss", game="gugong", discreet=True)
    assert cover_of(room, seat_shown(room, SHARED)) == "question"
    assert cover_of(room, -1) == ""
    alone = started("hb", game="gugong")
    screen = Screen()
    screen.has_curtain = True
    assert screen.cover(alone, 0, is_shared=False) == ""
