"""The test command takes the quicker Chromium, installs it where it may, and else says what is missing."""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import get_chromium
from compiled import Failure, Skip


class Machine:
    """A machine of which we say what is on it and what apt-get can install."""

    def __init__(self, *there: str, packages: tuple[str, ...] = (get_chromium.SHELL, "chromium")) -> None:
        self.there = {"apt-get", *there}
        self.packages = packages
        self.asked: list[str] = []

    def which(self, name: str) -> str | None:
        return f"/bin/{name}" if name in self.there else None

    def run(self, command: list[str], **_: Any) -> "subprocess.CompletedProcess[bytes]":
        if "install" not in command:
            return subprocess.CompletedProcess(command, 0)
        wanted = command[-1]
        self.asked.append(wanted)
        if wanted not in self.packages:
            return subprocess.CompletedProcess(command, 100)
        self.there.add(wanted)
        return subprocess.CompletedProcess(command, 0)


@pytest.fixture
def put(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Put the checks on such a machine, as root."""

    def on(machine: Machine) -> Machine:
        monkeypatch.setattr(shutil, "which", machine.which)
        monkeypatch.setattr(subprocess, "run", machine.run)
        return machine

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delenv("REGNUM_CHROMIUM", raising=False)
    return on


def test_where_both_are_nothing_is_installed(put: Any) -> None:
    machine = put(Machine(get_chromium.SHELL, "chromium"))
    assert get_chromium.ensure_chromium() == f"/bin/{get_chromium.SHELL}"
    assert get_chromium.find_whole() == "/bin/chromium"
    assert machine.asked == []


@pytest.mark.parametrize("there", [(), ("chromium",), (get_chromium.SHELL,)])
def test_what_is_missing_is_installed(put: Any, there: tuple[str, ...]) -> None:
    machine = put(Machine(*there))
    assert get_chromium.ensure_chromium() == f"/bin/{get_chromium.SHELL}"
    assert get_chromium.find_whole() == "/bin/chromium"
    assert machine.asked == ["chromium", get_chromium.SHELL]


def test_where_there_is_no_shell_the_browser_serves(put: Any) -> None:
    put(Machine(packages=("chromium",)))
    assert get_chromium.ensure_chromium() == "/bin/chromium"


def test_a_named_browser_is_taken_as_it_is(put: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    machine = put(Machine())
    monkeypatch.setenv("REGNUM_CHROMIUM", str(tmp_path / "mine"))
    assert get_chromium.ensure_chromium() == str(tmp_path / "mine")
    assert machine.asked == []


def test_who_may_not_install_is_told_what_is_missing(put: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    put(Machine())
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    with pytest.raises(Skip, match="apt-get install chromium"):
        get_chromium.ensure_chromium()
    monkeypatch.setenv("CI", "1")
    with pytest.raises(Failure, match="apt-get install chromium"):
        get_chromium.ensure_chromium()
