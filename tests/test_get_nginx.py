"""The test command finds nginx, installs it where it may, and otherwise says what is missing."""

import os
import shutil
from pathlib import Path

import pytest

import get_nginx
from compiled import Failure, Skip


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without nginx; `installed` has what apt-get was asked for."""
    monkeypatch.setattr(get_nginx, "DEBIAN", tmp_path / "nginx")
    monkeypatch.setattr(get_nginx, "POLICY", tmp_path / "policy-rc.d")
    monkeypatch.setattr(shutil, "which", lambda name: f"/bin/{name}" if name == "apt-get" else None)
    monkeypatch.delenv("CI", raising=False)
    return tmp_path


def test_it_is_installed_without_its_service(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, ...]] = []

    def apt_get(*command: str) -> None:
        asked.append(command)
        assert (machine / "policy-rc.d").read_text() == get_nginx.NEVER
        if "install" in command:
            (machine / "nginx").touch()

    monkeypatch.setattr(get_nginx, "apt_get", apt_get)
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert get_nginx.ensure_nginx() == str(machine / "nginx")
    assert asked == [("update",), ("install", "-y", "nginx-light")]
    assert not (machine / "policy-rc.d").exists()


def test_a_policy_of_the_machine_stays(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (machine / "policy-rc.d").write_text("its own")
    monkeypatch.setattr(get_nginx, "apt_get", lambda *_: None)
    get_nginx.install_nginx()
    assert (machine / "policy-rc.d").read_text() == "its own"


def test_who_may_not_install_is_told_what_is_missing(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(Skip, match="nginx-light"):
        get_nginx.ensure_nginx()
    monkeypatch.setenv("CI", "1")
    with pytest.raises(Failure, match="nginx-light"):
        get_nginx.ensure_nginx()
