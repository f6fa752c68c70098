"""The test command finds PostgreSQL, installs it where it may, and otherwise says what is missing."""

import os
import shutil
from pathlib import Path

import pytest

import get_postgres
from compiled import Failure, Skip

DEFAULTS = b"#create_main_cluster = true\n"


@pytest.fixture
def debian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without PostgreSQL; programs appear in this folder when they are installed."""
    monkeypatch.setattr(get_postgres, "DEBIAN", tmp_path / "lib")
    monkeypatch.setattr(get_postgres, "DEBIAN_DEFAULTS", tmp_path / "createcluster.conf")
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}" if name == "apt-get" else None)
    monkeypatch.delenv("CI", raising=False)
    return tmp_path


def put_programs(folder: Path) -> None:
    folder.mkdir(parents=True)
    for name in ("initdb", "postgres"):
        (folder / name).touch()


def test_the_newest_complete_version_is_found(debian: Path) -> None:
    assert get_postgres.find_postgres() is None
    (debian / "lib" / "17" / "bin").mkdir(parents=True)  # the client's programs only
    for version in ("9", "15"):
        put_programs(debian / "lib" / version / "bin")
    assert get_postgres.find_postgres() == debian / "lib" / "15" / "bin"


def test_programs_on_the_path_count(debian: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put_programs(debian / "own")
    monkeypatch.setattr(shutil, "which", lambda name: str(debian / "own" / name))
    assert get_postgres.find_postgres() == debian / "own"


def test_root_gets_it_installed_without_a_cluster(debian: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []

    def apt_get(*command: str) -> None:
        asked.append(command)
        if command[-1] == "postgresql-common":
            get_postgres.DEBIAN_DEFAULTS.write_bytes(DEFAULTS)
        if command[-1] == "postgresql":
            last = get_postgres.DEBIAN_DEFAULTS.read_text().splitlines()[-1]
            assert last == "create_main_cluster = false"
            put_programs(debian / "lib" / "15" / "bin")

    monkeypatch.setattr(get_postgres, "apt_get", apt_get)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert get_postgres.ensure_postgres() == str(debian / "lib" / "15" / "bin")
    install = ("install", "-y")
    assert asked == [("update",), (*install, "postgresql-common"), (*install, "postgresql")]
    assert get_postgres.DEBIAN_DEFAULTS.read_bytes() == DEFAULTS  # as it was
    get_postgres.ensure_postgres()
    assert len(asked) == 3


@pytest.mark.parametrize("user", [0, 1000])
def test_what_is_missing_is_said_and_fails_only_in_ci(
    debian: Path, monkeypatch: pytest.MonkeyPatch, user: int
) -> None:
    asked: list[tuple[str, ...]] = []
    monkeypatch.setattr(get_postgres, "apt_get", lambda *command: asked.append(command))
    monkeypatch.setattr(os, "geteuid", lambda: user)
    with pytest.raises(Skip, match="no PostgreSQL server was found: install one"):
        get_postgres.ensure_postgres()
    monkeypatch.setenv("CI", "true")
    with pytest.raises(Failure, match="no PostgreSQL server was found: install one"):
        get_postgres.ensure_postgres()
    assert bool(asked) is (user == 0)
