"""The commands around the server, and the examples of docs/protocol.md."""

import asyncio
import re
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.support import play_out, play_some, quick_settings, running

from regnum.cli.serve import bind, is_loopback, read_settings
from regnum.cli.store_commands import _verify_store, backup
from regnum.cli.usage import WrongUse
from regnum.cli.words import Words

ROOT = Path(__file__).resolve().parents[2]
DOCS = (ROOT / "docs" / "protocol.md").read_text("utf-8")


def example(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", DOCS, re.S)
    assert found is not None
    return found[1]


@pytest.mark.anyio
async def test_the_python_client_of_the_documentation_plays_a_game(tmp_path: Path) -> None:
    script = tmp_path / "client.py"
    script.write_text(example("python"))
    assert len(example("python").strip().splitlines()) <= 36
    async with running(str(tmp_path / "db")) as server:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, script, f"http://127.0.0.1:{server.port}"), stdout=subprocess.PIPE
        )
        out, _ = await asyncio.wait_for(process.communicate(), 60)
        assert process.returncode == 0
        assert re.fullmatch(r"\[-?\d+, -?\d+\]", out.decode().strip().splitlines()[-1])


@pytest.mark.anyio
@pytest.mark.skipif(shutil.which("curl") is None, reason="curl is not installed")
async def test_the_curl_example_of_the_documentation_works(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        script = example("sh").replace("127.0.0.1:8765", f"127.0.0.1:{server.port}")
        script = "set -eu\n" + script.replace("curl -s ", "curl -sS --fail ").replace(
            "python3", sys.executable
        )
        process = await asyncio.create_subprocess_exec(
            "sh", "-c", script, cwd=tmp_path, stdout=subprocess.PIPE
        )
        out, _ = await asyncio.wait_for(process.communicate(), 60)
        assert process.returncode == 0
        assert b'"view"' in out


@pytest.mark.anyio
async def test_a_good_store_replays_and_a_changed_one_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = tmp_path / "regnum.db"
    async with running(str(db), quick_settings(snapshot_every=10)) as server:
        table, keys = await server.two_players()
        async with server.watch(table, keys[0]) as a, server.watch(table, keys[1]) as b:
            await play_out([a, b])
        other, keys = await server.two_players()
        async with server.watch(other, keys[0]) as a, server.watch(other, keys[1]) as b:
            await play_some([a, b], 12)
        await server.new_table()
        await server.good("POST", "/api/daily/paladins", {"browser": "a-word-of-this-browser"})
    assert await _verify_store(str(db), []) == 0
    assert "4 tables" in capsys.readouterr().out
    assert await asyncio.to_thread(backup, str(tmp_path / "copy.db"), str(db)) == 0
    assert await _verify_store(str(tmp_path / "copy.db"), []) == 0
    with sqlite3.connect(db) as connection:  # another option than the one that was chosen
        row = connection.execute(
            'SELECT seq, data FROM entries WHERE data LIKE \'%"t":"choose"%\' AND table_id = ? LIMIT 1',
            (table,),
        ).fetchone()
        changed = re.sub(r'"option":\d+', '"option":999', row[1])
        assert changed != row[1]
        connection.execute(
            "UPDATE entries SET data = ? WHERE seq = ? AND table_id = ?", (changed, row[0], table)
        )
    connection.close()
    capsys.readouterr()
    assert await _verify_store(str(db), []) == 1
    assert table in capsys.readouterr().err


def test_the_next_free_port_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    first = bind("127.0.0.1", 0, Words())
    port = first.getsockname()[1]
    second = bind("127.0.0.1", port, Words())
    try:
        assert second.getsockname()[1] > port
        assert str(port) in capsys.readouterr().err
        with pytest.raises(WrongUse):
            bind("256.1.1.1.example.invalid", 1, Words())
    finally:
        first.close()
        second.close()


def test_settings_files_are_checked(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"bot_delay": 0, "tables": 5}')
    assert read_settings(str(file)).tables == 5
    for wrong in ('{"tables": 0}', '{"colour": 1}', "x"):
        file.write_text(wrong)
        with pytest.raises(WrongUse):
            read_settings(str(file))
    with pytest.raises(WrongUse):
        read_settings(str(tmp_path / "none.json"))
    assert is_loopback("127.0.0.1")
    assert is_loopback("::1")
    assert not is_loopback("0.0.0.0")
