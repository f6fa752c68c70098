"""Games from elsewhere, browsers above all, are the same games here."""

import json
from pathlib import Path

import pytest
from tests.server.support import play_out, running

from regnum.games import GAMES
from regnum.kernel.codec import checksum
from regnum.kernel.record import Record, loads
from regnum.research import Env, make, replay

GOLDEN = sorted((Path(__file__).parents[1] / "records").glob("*/*.json"))
EVERY = 8  # of the golden records one in so many: all of them are replayed by tests/games/test_golden.py


def by_ids(record: Record) -> Env:
    """The game of a record, every choice made by its action id."""
    env = make(record.game, record.players, record.seed, **record.options)
    for option in record.without_pauses().choices:
        frame = env.play.g.agenda[-1]
        env.step(env.actions.ids(frame)[option])
    return env


@pytest.mark.parametrize("path", GOLDEN[::EVERY], ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_recorded_games_have_action_ids(path: Path) -> None:
    record = loads(json.dumps(json.loads(path.read_text("utf-8"))["record"]))
    env = replay(record)
    assert checksum(env.table.spec, env.play.g, record.rules) == record.check
    assert by_ids(record).serialise() == env.serialise()


@pytest.mark.anyio
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
@pytest.mark.parametrize("game", GAMES)
async def test_a_game_played_over_the_line_replays_bit_for_bit(game: str, tmp_path: Path) -> None:
    """Two clients, as browsers are; the record is what their players download at the end."""
    async with running(str(tmp_path / "db")) as server:
        table, keys = await server.two_players(game=game)
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            await play_out([a, b])
        downloaded = await server.good("GET", f"/api/tables/{table}/record", secret=keys[0])
    text = json.dumps(downloaded)
    env = replay(text)
    assert env.is_over
    assert env.record().check == downloaded["check"]
    assert by_ids(loads(text)).serialise() == env.serialise()


def test_a_record_may_be_opened_half_way() -> None:
    record = loads(json.dumps(json.loads(GOLDEN[0].read_text("utf-8"))["record"]))
    half = replay(record, upto=10)
    assert half.steps == 10
    assert not half.is_over
    for option in record.choices[10:]:
        half.play.play(option)
    assert half.serialise() == replay(record).serialise()
