"""The language of the terminal: the option, the variable, the choice that was kept, the system."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from regnum.cli.language import language_for
from regnum.cli.words import Words, speak
from regnum.i18n.catalog import Catalog
from regnum.kernel.messages import Msg

ROOT = Path(__file__).parents[2]


def regnum(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """The command as somebody types it. The languages for tests stand for those of players."""
    unset = ("REGNUM_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")
    environment = {name: value for name, value in os.environ.items() if name not in unset}
    environment |= {"REGNUM_PSEUDO": "1", "PYTHONUTF8": "1", **variables}
    command = [sys.executable, "-m", "regnum", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=environment, check=False)


def english(key: str) -> str:
    return Catalog("en", plain=True).text(Msg(key))


def test_the_option_speaks_also_in_the_help() -> None:
    told = regnum("--help", "--lang", "qps").stdout
    assert "ķéé" in told  # "keep the language of the terminal"
    assert "keep the" not in told
    assert "keep the" in regnum("--help").stdout


def test_an_unknown_language_is_called_wrongly() -> None:
    done = regnum("play", "--lang", "xx")
    assert done.returncode == 2
    assert "“xx”" in done.stderr
    assert "qps" in done.stderr  # says which there are
    assert done.stderr.count("\n") == 1


def test_a_choice_is_kept_until_it_is_forgotten(saves: Path) -> None:
    assert regnum("language").stdout.startswith("The terminal speaks English.")
    assert regnum("language", "qps").returncode == 0
    kept = saves.parent / "language"
    assert kept.read_text("utf-8") == "qps\n"
    assert regnum("language").stdout.startswith("Ţĥé ţ")
    assert regnum("language", REGNUM_LANG="en").stdout.startswith("The terminal")
    assert regnum("language", LANG="en_GB.UTF-8").stdout.startswith("Ţĥé ţ")  # chosen here goes before
    assert regnum("--lang", "en", "language").stdout.startswith("The terminal")
    assert regnum("language", "system").stdout.startswith("The terminal")
    assert not kept.exists()


def test_the_kept_choice_may_be_anything(saves: Path) -> None:
    saves.parent.mkdir(parents=True)
    for content in (b"", b"xx\n", b"\xff\xfe", b"en" * 5000):
        (saves.parent / "language").write_bytes(content)
        assert language_for(["play"], {"LANG": "C"}) == ("en", ["play"])


@pytest.fixture
def _spoken() -> object:
    yield
    speak("en")


@pytest.mark.usefixtures("_spoken")
def test_words_are_isolated_where_the_language_is_written_from_the_right() -> None:
    speak("fa")
    assert "\u2068" in Words()("term-seed", seed="tea")
    speak("tr")
    assert "\u2068" not in Words()("term-seed", seed="tea")
    assert "\u2068" in Words("fa")("term-seed", seed="tea")


def test_a_refusal_is_told_in_the_language() -> None:
    done = regnum("play", "nonsense", REGNUM_LANG="qps")
    assert done.returncode == 2
    assert english("error-game").split()[0] not in done.stderr
