"""One file, one server: the second says so or shows the first; a crash leaves nothing in the way."""

import os
import signal
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from tests.waiting import wait_until

from regnum.cli import serve
from regnum.cli.store_commands import backup, verify_store
from regnum.server.store.one_server import Holder, InUse, served_alone

COMMAND = [sys.executable, "-m", "regnum", "serve", "--port", "0", "--workers", "0", "--db"]

WAYS = ["text", "folder", "nowhere", *(["read-only"] if os.geteuid() else [])]  # root may write everywhere


def started(db: Path) -> tuple["subprocess.Popen[str]", str]:
    """A server of its own, and where it is."""
    process = subprocess.Popen([*COMMAND, str(db)], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().split()[-1]


def stopped(process: "subprocess.Popen[str]", how: signal.Signals = signal.SIGINT) -> None:
    process.send_signal(how)
    process.communicate(timeout=60)


def test_a_second_server_on_a_file_is_refused_until_the_first_is_gone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = tmp_path / "here" / "regnum.db"
    first, address = started(db)
    try:
        link = tmp_path / "link.db"
        link.symlink_to(db)
        assert serve.main(db=str(link), port=0) == 1
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert f"is served already at {address} (process {first.pid})" in said
        with pytest.raises(InUse) as error, served_alone(db):
            pass
        assert error.value.holder == Holder(address, first.pid, for_others=False)
        assert backup(str(tmp_path / "copy.db"), str(db)) == 0  # beside the server, as before
        assert verify_store(str(db)) == 0
    finally:
        stopped(first, signal.SIGKILL)
    with served_alone(db):  # a crash left no lock
        pass


def test_the_second_play_opens_the_running_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    with served_alone(tmp_path / "db") as say:
        say(Holder("http://127.0.0.1:8765/", 7))
        assert serve.main(db=str(tmp_path / "db"), port=0, on_ready=serve.open_browser) == 0
        assert opened == ["http://127.0.0.1:8765/"]
        assert "Regnum is running already, at http://127.0.0.1:8765/" in capsys.readouterr().out
        # Who wants others to join is not shown a server that nobody else can reach.
        assert serve.main(db=str(tmp_path / "db"), port=0, lan=True, on_ready=serve.open_browser) == 1
        assert "stop it first" in capsys.readouterr().err
        assert len(opened) == 1


def test_one_that_is_just_starting_is_waited_for(tmp_path: Path) -> None:
    found: list[Holder] = []

    def second() -> None:
        with pytest.raises(InUse) as error, served_alone(tmp_path / "db"):
            pass
        found.append(error.value.holder)

    with served_alone(tmp_path / "db") as say:
        thread = threading.Thread(target=second)
        thread.start()
        say(Holder("http://127.0.0.1:1/", 5))
        wait_until(lambda: bool(found))
        thread.join()
    assert found == [Holder("http://127.0.0.1:1/", 5)]
    lock = tmp_path / "db.lock"
    assert stat.S_IMODE(lock.stat().st_mode) == 0o600


@pytest.mark.parametrize("what", WAYS)
def test_a_database_that_cannot_be_opened_is_said_in_one_line(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    db = tmp_path / "db"
    if what == "text":
        db.write_text("not a database, whatever it is called\n" * 40)
    elif what == "folder":
        db.mkdir()
    elif what == "nowhere":
        db = Path("/proc/regnum/db")
    else:
        tmp_path.chmod(0o500)
    assert serve.main(db=str(db), port=0, workers=0) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1, said
    assert str(db) in said
    assert not caplog.records
