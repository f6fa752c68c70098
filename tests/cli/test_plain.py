"""Plain mode: whole games from piped input, its commands, and what a kill leaves behind."""

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.waiting import wait_until

from regnum.cli import saves as saved
from regnum.cli.main import main
from regnum.cli.menu import entries
from regnum.cli.start import Wanted, session_for
from regnum.cli.words import Words
from regnum.kernel.agenda import refused
from regnum.library import match_of


def regnum(*arguments: str, text: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "regnum", *arguments]
    return subprocess.run(command, input=text, capture_output=True, encoding="utf-8", check=False)


def typed(lines: list[str], arguments: list[str], monkeypatch: pytest.MonkeyPatch) -> int:
    """Run in this process with these lines as the input."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
    return main(["play", *arguments])


# Whole games


@pytest.mark.parametrize(
    "arguments",
    [
        "paladins --solo easy",
        "--players 2",
        "--players 3 --bots 2",
        "troyes --solo",
        "troyes --players 2 --plain",
        "troyes --players 4 --bots 3 --bot random --option bonus=yes",
        "gugong --solo",
        "gugong --solo hard --option focus=wall --option sets=4-5",
        "gugong --players 2 --plain",
        "gugong --players 5 --bots 4 --bot random --option bonus=yes --option expert=yes",
    ],
)
def test_a_whole_game_from_piped_input(arguments: str, saves: Path) -> None:
    done = regnum("play", *arguments.split(), "--seed", "pipe", text="1\n" * 2000)
    assert done.stderr == ""
    assert done.returncode == 0
    assert "The game is over." in done.stdout
    assert re.search(r"^Total +−?\d+ +−?\d+", done.stdout, re.MULTILINE)
    assert re.search(r"\[(term|paladins|troyes|gugong)-", done.stdout) is None  # a message that is missing
    (file,) = saves.iterdir()
    save = saved.read(file)
    match = match_of(save.record)
    assert match.is_over
    assert save.table.over
    totals = match.spec.outcome(match.state).totals
    sheet = re.search(r"^Total +(.*)$", done.stdout, re.MULTILINE)
    assert sheet is not None
    assert [int(n.replace("−", "-")) for n in sheet[1].split()] == totals


def test_choices_by_their_text_form(saves: Path) -> None:
    session = session_for(Wanted(players=1, seed="text"))
    lines: list[str] = []
    for _ in range(10):
        lines.append(session.offered()[-1].text)
        session.choose(lines[-1])
    assert session.path is not None
    session.path.unlink()
    done = regnum("play", "--solo", "easy", "--seed", "text", text="\n".join(lines) + "\n")
    assert done.returncode == 0
    (file,) = saves.iterdir()
    assert saved.read(file).record.choices == session.match.choices
    assert f"regnum play --resume {file.name}" in done.stdout


# Commands


def test_letters_answer_questions(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], saves: Path
) -> None:
    lines = ["?", "c", "1?", "w", "b", "v", "s", "l", "p", "99", "fly", "99?", "u", "q"]
    assert typed(lines, ["--solo", "standard", "--seed", "1"], monkeypatch) == 0
    out = capsys.readouterr().out
    assert "undo" in out  # ?
    assert out.count("1. ") == 2  # the choices, and again after c
    assert "no number changes yet. " in out or "→" in out  # 1?
    assert "There is no way back after it." in out
    assert out.count("Townsfolk  ") >= 2  # b
    assert "AI player" in out  # v, s
    assert "Total" in out
    assert "You have no hidden cards now." in out
    assert "There is no choice “99” here." in out
    assert "There is no choice “fly” here." in out
    assert "nothing to take back" in out
    (file,) = saves.iterdir()
    assert saved.read(file).record.choices == []


def test_a_refused_text_gets_its_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = session_for(Wanted(players=1, seed="why"))
    lines: list[str] = []
    while not session.refused() or "pass" not in [choice.text for choice in session.offered()]:
        lines.append("1")
        session.choose(session.offered()[0].option)
    g = session.match.state
    refusal = refused(g, g.agenda[-1])[0]
    assert typed([*lines, refusal.text, "w", "q"], ["--solo", "easy", "--seed", "why"], monkeypatch) == 0
    out = capsys.readouterr().out
    reason = session.words.text(refusal.reason.msg)
    assert out.count(f"{reason} [{refusal.reason.rule}]") >= 2  # when it was typed, and in the list of w


def test_undo_and_redo(monkeypatch: pytest.MonkeyPatch, saves: Path) -> None:
    session = session_for(Wanted(players=2, seed="undo"))
    lines: list[str] = []
    while "trade 1" not in [choice.text for choice in session.offered()]:
        if session.hand_over_to >= 0:
            session.sit_down(session.hand_over_to)
        lines.append("1")
        session.choose(session.offered()[0].option)
    before = list(session.match.choices)
    assert session.path is not None
    session.path.unlink()
    for more, left in (
        (["discard"], 1),
        (["discard", "u"], 0),
        (["discard", "u", "r"], 1),
        (["discard", "t"], 0),
    ):
        assert typed([*lines, *more, "q"], ["--players", "2", "--seed", "undo"], monkeypatch) == 0
        (file,) = saves.iterdir()
        choices = saved.read(file).record.choices
        assert choices[: len(before)] == before
        assert len(choices) == len(before) + left
        file.unlink()


def test_the_menu_in_plain_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], saves: Path
) -> None:
    assert typed(["77", "1", "1", "1"], [], monkeypatch) == 0
    out = capsys.readouterr().out
    assert "Alone against the AI player, easy" in out
    assert "There is no choice “77” here." in out
    (file,) = saves.iterdir()
    save = saved.read(file)
    assert (save.record.players, save.record.options, len(save.record.choices)) == (
        1,
        {"difficulty": "easy"},
        2,
    )
    assert typed(["1", "1"], [], monkeypatch) == 0  # the first entry goes on with it
    assert "Go on with" in capsys.readouterr().out
    assert len(saved.read(file).record.choices) == 3


def test_the_menu_asks_how_strong_bots_are_and_says_how_they_play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], saves: Path
) -> None:
    labels = [entry.label for entry in entries(Words())]
    first = next(n for n, label in enumerate(labels, 1) if "Against" in label)
    assert typed([str(first), "9", "1", "q"], [], monkeypatch) == 0
    out = capsys.readouterr().out
    asked = out.index("How strong shall the bots be?")
    for name, words in (("Squire", "sees no further"), ("Knight", "a whole round"), ("Paladin", "learned")):
        assert f"{name}: " in out[asked:]
        assert words in " ".join(out[asked:].split())
    (file,) = saves.iterdir()
    assert saved.read(file).table.bot == "squire"


# Kill and resume


def test_a_killed_game_is_resumed_where_it_was(saves: Path) -> None:
    command = [sys.executable, "-m", "regnum", "play", "--solo", "hard", "--seed", "kill"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, encoding="utf-8")
    assert process.stdin is not None
    try:
        process.stdin.write("1\n1\n1\n")
        process.stdin.flush()
        wait_until(lambda: any(len(saved.read(file).record.choices) == 3 for file in saves.glob("*.json")))
    finally:
        process.kill()
        process.wait()
        process.stdin.close()
    (file,) = saves.glob("*.json")
    assert len(saved.read(file).record.choices) == 3
    done = regnum("play", "--resume", file.name, text="1\n" * 500)
    assert "The game is over." in done.stdout
    record = saved.read(file).record
    assert record.options == {"difficulty": "hard"}
    assert match_of(record).is_over


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("troyes --players 2", "Marauding  Every round it adds a black die."),
        ("gugong --players 2", "Tea set (5)  1 servant"),
        ("paladins --solo easy", "Watchman  with every Garrison: 1 silver"),
    ],
)
def test_what_the_cards_do_is_told_in_the_words_of_the_catalogue(
    arguments: str, sentence: str, saves: Path
) -> None:
    done = regnum("play", *arguments.split(), "--plain", "--seed", "x", text="i\nq\n")
    assert sentence in done.stdout
