"""`regnum doctor`: what it finds, in words, and its exit code."""

import json
import os
import sqlite3
import time
from pathlib import Path

import pytest

import regnum
from regnum.cli import doctor
from regnum.cli.main import main
from regnum.cli.words import Words
from regnum.server.bots import COMMAND
from regnum.server.settings import Settings
from regnum.server.store import open_store

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The worker takes a second to start: one test looks at it."""
    looks = tuple(look for look in doctor.LOOKS if look is not doctor.look_at_worker)
    monkeypatch.setattr(doctor, "LOOKS", looks)
    monkeypatch.setattr(doctor, "is_built", lambda: True)


async def made(path: Path) -> None:
    store = open_store(path)
    await store.open()
    await store.close()


async def test_a_sound_installation_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--db", str(tmp_path / "new" / "db")]) == 0
    assert "There is no database yet" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []  # nothing was made
    await made(tmp_path / "db")
    assert main(["doctor", "--db", str(tmp_path / "db")]) == 0
    told = capsys.readouterr().out
    assert "The database answers and can be written" in told
    assert "WRONG" not in told
    assert "A server has this file" not in told
    for process, is_told in ((os.getpid(), True), (0, False), (2**22 + 1, False)):
        (tmp_path / "db.lock").write_text(f'{{"address": "", "pid": {process}}}')
        assert main(["doctor", "--db", str(tmp_path / "db")]) == 0
        assert ("A server has this file already" in capsys.readouterr().out) is is_told


async def test_what_would_stop_a_server_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "text").write_text("no database at all, however long it may be " * 50)
    await made(tmp_path / "newer")
    with sqlite3.connect(tmp_path / "newer") as base:
        base.execute("INSERT INTO schema_steps VALUES (999, 'later', 0)")
    base.close()
    await made(tmp_path / "ahead")
    with sqlite3.connect(tmp_path / "ahead") as base:
        ahead = int((time.time() + 3600) * 1_000_000)
        base.execute(
            "INSERT INTO tables (id, code, game, listed, status, created, updated, version, summary, secret) "
            f"VALUES ('a', 'b', 'c', 0, 'open', 0, {ahead}, 1, '', '')"
        )
    base.close()
    (tmp_path / "settings").write_text('{"public_url": "https://games.example", "log": "/nowhere/log"}')
    (tmp_path / "bad").write_text('{"publicurl": "x"}')
    for arguments, words in (
        (["--db", str(tmp_path / "text")], "not a database"),
        (["--db", str(tmp_path / "newer")], "update Regnum"),
        (["--db", str(tmp_path / "ahead")], "The clock differs"),
        (["--db", str(tmp_path / "text" / "db")], "cannot be"),
        (["--db", "postgresql:///none?host=/nowhere"], "PostgreSQL database cannot be used"),
        (["--settings", str(tmp_path / "settings")], "Put a proxy in front"),
        (["--settings", str(tmp_path / "settings")], "The log cannot be written"),
        (["--settings", str(tmp_path / "bad")], "publicurl"),
    ):
        chosen = arguments if "--db" in arguments else [*arguments, "--db", str(tmp_path / "db")]
        assert main(["doctor", *chosen]) == 1, words
        told = capsys.readouterr().out
        assert words in told
        assert "Traceback" not in told


def test_what_is_unwise_is_a_note(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import resource

    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 4096))
    assert main(["doctor", "--db", str(tmp_path / "db"), "--host", "0.0.0.0"]) == 0
    told = capsys.readouterr().out
    assert "Only 256 files" in told
    assert "without TLS" in told
    assert main(["doctor", "--db", str(tmp_path / "db"), "--host", "0.0.0.0", "--proxy-headers"]) == 0
    told = capsys.readouterr().out
    assert "nobody but the proxy" in told
    assert "set public_url" in told


def test_the_worker_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    patient = doctor.Patient("", Settings(), "")
    assert [found.mark for found in doctor.look_at_worker(patient)] == ["good"]
    monkeypatch.setattr(doctor, "COMMAND", (COMMAND[0], "-c", "pass"))
    assert [found.mark for found in doctor.look_at_worker(patient)] == ["bad"]


@pytest.mark.skipif(regnum.is_compiled, reason="then there is nothing to explain")
def test_why_the_rules_run_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    patient = doctor.Patient("", Settings(), "")
    marks = {}
    for state in ("off", "compiler", "building", "stopped", "next", "packages", "room", "failed", "broken"):
        told = json.dumps({"state": state, "since": time.time() - 150, "log": "build/fast/log"})
        monkeypatch.setenv("REGNUM_RULES", told)
        (found,) = doctor.look_at_rules(patient)
        assert found.msg.key == f"doctor-rules-{state}"
        marks[state] = found.mark
        for language in ("en", "tr", "fa", "it"):
            words = Words(language).text(found.msg)
            assert ("build/fast/log" in words) is (state in ("packages", "room", "failed", "broken"))
        if state == "building":
            assert "for 2 minutes" in Words("en").text(found.msg)
    assert [state for state, mark in marks.items() if mark == "good"] == ["off"]
    monkeypatch.delenv("REGNUM_RULES")
    (found,) = doctor.look_at_rules(patient)  # an installed package, which ./play has not started
    assert found.msg.key == "doctor-interpreted"


def test_compiled_rules_are_good(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "is_compiled", True)
    (found,) = doctor.look_at_rules(doctor.Patient("", Settings(), ""))
    assert (found.mark, found.msg.key) == ("good", "doctor-compiled")
