"""The `regnum` command: every sub-command, what it prints, and its exit codes."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from tests.i18n.reading import entries, string_constants

from regnum import new_match
from regnum.cli.main import COMMANDS, build_parser, main
from regnum.cli.play import wanted_from
from regnum.cli.words import Words
from regnum.kernel.match import Match

ROOT = Path(__file__).parents[2]
COMPONENTS = ROOT / "src/regnum/games/paladins/box/components.toml"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game of a few choices, on disk."""
    match = new_match("paladins", players=2, seed="record")
    for _ in range(12):
        match.submit(match.decider, match.state.legal[0])
    path = tmp_path / "game.json"
    path.write_text(match.record().dumps())
    return path


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    """The one line on the error stream; nothing else was printed."""
    out, err = capsys.readouterr()
    assert out == ""
    assert err.endswith("\n")
    assert err.count("\n") == 1
    return err


def exit_code(arguments: list[str]) -> object:
    """What the shell gets; argparse leaves by an exception."""
    try:
        return main(arguments)
    except SystemExit as e:
        return e.code


# Being called wrongly


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "COMMAND"),
        (["fly"], "fly"),
        (["play", "chess"], "paladins"),
        (["play", "--players", "0"], "--players"),
        (["play", "--players", "5"], "1 to 4"),
        (["play", "--players", "two"], "two"),
        (["play", "--solo", "brutal"], "brutal"),
        (["play", "--solo", "hard", "--players", "3"], "one player"),
        (["play", "troyes", "--solo", "hard"], "Troyes has only one difficulty"),
        (["play", "--bots", "2"], "bots"),
        (["play", "--bots", "-1"], "--bots"),
        (["play", "--bot", "clever"], "clever"),
        (["play", "--resume", "nowhere.json"], "nowhere.json"),
        (["play", "--resume", "x.json", "--seed", "1"], "--seed"),
        (["play", "--components", "nowhere.toml"], "nowhere.toml"),
        (["replay"], "FILE"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["perft", "chess", "--depth", "2"], "paladins"),
        (["perft", "paladins"], "--depth"),
        (["perft", "paladins", "--depth", "0"], "--depth"),
        (["perft", "paladins", "--depth", "1", "--players", "9"], "1 to 4"),
        (["selftest", "chess"], "paladins"),
        (["selftest", "paladins", "--games", "0"], "--games"),
        (["selftest", "paladins", "--players", "9"], "1 to 4"),
        (["components", "chess"], "paladins"),
        (["components", "paladins", "--components", "nowhere.toml"], "nowhere.toml"),
        (["scenario"], "PATH"),
        (["bench", "--game", "chess"], "chess"),
        (["arena", "chess", "--players", "random,simple"], "paladins"),
        (["arena", "gugong"], "--players"),
        (["arena", "gugong", "--players", "random,wizard"], "wizard"),
        (["arena", "gugong", "--players", "simple"], "--solo"),
        (["arena", "gugong", "--players", "random,random"], "--mirror"),
        (["arena", "gugong", "--players", "random,simple", "--games", "0"], "--games"),
        (["arena", "gugong", "--players", "random,simple", "--seats", "3"], "3 seats"),
        (["arena", "gugong", "--players", "random", "--solo", "brutal"], "brutal"),
        (["arena", "troyes", "--players", "random", "--solo", "hard"], "Troyes has only one difficulty"),
        (["arena", "gugong", "--players", "random", "--solo", "--mirror"], "--mirror"),
        (["arena", "gugong", "--players", "random,simple", "--option", "weather=rain"], "weather"),
        (["arena", "gugong", "--players", "random,simple", "--ray", "local", "--workers", "2"], "--workers"),
    ],
)
def test_wrong_arguments_get_one_line_and_exit_code_2(
    arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert exit_code(arguments) == 2
    assert says in complaint(capsys)


def test_a_component_file_with_mistakes_is_named_with_the_first_of_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(COMPONENTS.read_text("utf-8").replace("rounds = 7", 'rounds = "seven"'), "utf-8")
    assert main(["play", "--components", str(file)]) == 2
    text = complaint(capsys)
    assert "mine.toml" in text
    assert "rounds" in text


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--help"], ["play", "--help"], ["--version"]):
        with pytest.raises(SystemExit) as e:
            main(arguments)
        assert e.value.code == 0
    out = capsys.readouterr().out
    for name in ("play", "replay", "perft", "selftest", "components", "scenario", "bench"):
        assert name in out


@pytest.mark.parametrize("start", ["./play", "regnum"])
def test_hints_name_the_command_that_was_typed(
    start: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    other = {"./play": "regnum ", "regnum": "./play"}[start]
    if start == "./play":
        monkeypatch.setenv("REGNUM_COMMAND", "./play")
    else:
        monkeypatch.delenv("REGNUM_COMMAND", raising=False)
    for arguments in (["--help"], ["play", "--help"], ["fly"], ["play", "chess"], ["scenario", "nowhere"]):
        exit_code(arguments)
        out, err = capsys.readouterr()
        assert f"{start} " in out + err or f"{start}:" in out + err, arguments
        assert other not in out + err, arguments
    monkeypatch.setattr(sys, "stdin", io.StringIO("q\n"))
    assert main(["play", "--solo", "--plain"]) == 0
    assert f"Go on with: {start} play --resume paladins-" in capsys.readouterr().out


def test_play_tells_how_it_was_called(tmp_path: Path) -> None:
    """./play hands its own name on, as it was typed."""
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    for called, shown in (("./play", "./play"), (str(ROOT / "play"), str(ROOT / "play"))):
        done = subprocess.run(
            [called, "play", "--help"],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        assert done.stdout.startswith(f"usage: {shown} play ")


def test_every_command_explains_itself_in_the_words_of_the_catalogue(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = Words()
    parser = build_parser(words)
    for name in COMMANDS:
        with pytest.raises(SystemExit):
            parser.parse_args([name, "--help"])
        assert "[cli-" not in capsys.readouterr().out
    assert words.catalog.missing == {}
    assert words.catalog.broken == {}
    ours = {e.id.name for file, e in entries("en") if file == "cli.ftl" and isinstance(e, ftl.Message)}
    assert len(ours) > 60
    assert ours - string_constants() - {"cli-command-" + name for name in COMMANDS} == set()


def test_the_help_lists_all_difficulties(capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(["play", "--help"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "paladins (easy, standard and hard; usually standard)" in told
    assert "gugong (easy, normal and hard; usually normal)" in told
    assert "troyes (no levels)" in told


@pytest.mark.parametrize("name", ["paladins", "troyes", "gugong"])
def test_one_player_and_solo_are_the_same_game(name: str) -> None:
    def options(*arguments: str) -> tuple[int, dict[str, str]]:
        wanted = wanted_from(build_parser().parse_args(["play", name, *arguments]))
        return wanted.players, wanted.options

    assert options("--players", "1") == options("--solo")
    level = {"paladins": "standard", "gugong": "normal"}.get(name)
    assert options("--solo")[1].get("difficulty") == level


def test_solo_alone_is_a_game_and_no_menu(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert main(["play", "--solo", "--plain"]) == 0
    assert "Round 1 of 7" in capsys.readouterr().out


# replay


def test_replay_shows_the_end_or_a_moment(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record)]) == 0
    assert "Verified: after choice 12 of 12." in capsys.readouterr().out
    assert main(["replay", str(record), "--at", "0"]) == 0
    out = capsys.readouterr().out
    assert "Verified: after choice 0 of 12." in out
    assert "Before the first round" in out
    assert "On offer: townsfolk" in out


def test_replay_as_json(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--at", "5", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["verified"] is True
    assert (found["at"], found["choices"], found["game"]) == (5, 12, "paladins")
    again = new_match("paladins", players=2, seed="record")
    for _ in range(5):
        again.submit(again.decider, again.state.legal[0])
    assert found["decider"] == again.decider
    assert len(found["offered"]) == len(again.state.legal)
    assert len(found["log"]) == len(again.log)
    assert all(entry["text"] for entry in found["log"])
    assert found["view"]["round"] == 1


def test_a_record_that_does_not_hold_is_exit_code_1(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = json.loads(record.read_text())
    record.write_text(json.dumps({**data, "choices": [*data["choices"][:-1], 999]}))
    assert main(["replay", str(record)]) == 1
    assert "999" in capsys.readouterr().out
    record.write_text(json.dumps({**data, "check": "0" * len(data["check"])}))
    assert main(["replay", str(record), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["verified"] is False


def test_replay_beyond_the_end_or_of_something_else(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(record), "--at", "13"]) == 2
    assert "12" in complaint(capsys)
    record.write_text("no record")
    assert main(["replay", str(record)]) == 2
    complaint(capsys)


# perft, selftest


@pytest.mark.parametrize(("name", "players"), [("paladins", 2), ("troyes", 1), ("gugong", 2)])
def test_perft_counts_what_can_be_played(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    def by_hand(choices: list[int], depth: int) -> int:
        match = new_match(name, players=players, seed="7")
        for choice in choices:
            match.submit(match.decider, choice)
        if depth == 0:
            return 1
        return sum(by_hand([*choices, option], depth - 1) for option in match.state.legal)

    depths = (1, 2, 3) if name != "troyes" else (1, 2)  # before the first round nearly every space is free
    asked = ["perft", name, "--seed", "7", "--players", str(players), "--depth"]
    assert main([*asked, str(depths[-1]), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["by_depth"] == [by_hand([], depth) for depth in depths]
    assert found["nodes"] == found["by_depth"][-1]
    assert main([*asked, "2"]) == 0
    assert capsys.readouterr().out == f"depth 1: {found['by_depth'][0]}\ndepth 2: {found['by_depth'][1]}\n"


def test_selftest_goes_through_all_counts_and_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selftest", "paladins", "--games", "6"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 7
    assert lines[-1] == "6 passed, 0 failed"
    assert [line.split(":")[0] for line in lines[:3]] == [
        f"1 player, difficulty {level}" for level in ("easy", "standard", "hard")
    ]


@pytest.mark.parametrize(
    ("name", "games", "first", "last"),
    [
        ("troyes", 8, "1 player, bonus no", "4 players, bonus yes"),
        (
            "gugong",
            12,
            "1 player, difficulty normal, focus random, sets 1-2",
            "2 players, bonus yes, expert yes",
        ),
    ],
)
def test_selftest_of_the_other_games(
    name: str, games: int, first: str, last: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["selftest", name, "--games", str(games)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == f"{games} passed, 0 failed"
    played = [line.split(":")[0] for line in lines if ": 1 passed" in line]
    assert (len(played), played[0], played[-1]) == (games, first, last)


def test_selftest_as_json_and_with_a_broken_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["selftest", "paladins", "--games", "2", "--players", "2", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["passed"], found["failed"]) == (2, 0)
    assert found["sets"][0]["decisions"] > 100

    def forgets_to_undo(match: Match, seat: int) -> None:
        match.choices.pop()

    monkeypatch.setattr(Match, "undo", forgets_to_undo)
    assert main(["selftest", "paladins", "--games", "1", "--players", "2"]) == 1
    out = capsys.readouterr().out
    assert out.endswith("0 passed, 1 failed\n")
    assert "undo does not restore the state" in out


# components


@pytest.mark.parametrize(("name", "values"), [("paladins", 500), ("troyes", 500), ("gugong", 400)])
def test_components_in_words_with_what_is_reconstructed_marked(
    name: str, values: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["components", name, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    rows = [row for section in found["sections"] for row in section["rows"]]
    reconstructed = [row for row in rows if row["origin"] == "reconstructed"]
    assert len(rows) > values
    assert reconstructed
    assert {row["origin"] for row in rows} <= {"rulebook", "source", "memory", "reconstructed"}
    assert main(["components", name]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum(1 for line in lines if line.startswith("  ? ")) == len(reconstructed)
    assert f"{len(reconstructed)} values: reconstructed" in lines


def test_components_of_a_corrected_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(COMPONENTS.read_text("utf-8").replace("start_silver = 3", "start_silver = 4"), "utf-8")
    assert main(["components", "paladins", "--components", str(file)]) == 0
    assert "start_silver: 4" in capsys.readouterr().out


# scenario, bench


def test_scenario_hands_over_to_the_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(tmp_path / "nowhere")]) == 2
    assert "nowhere" in capsys.readouterr().err
    broken = tmp_path / "broken.toml"
    broken.write_text("game = 1")
    assert main(["scenario", str(broken), "--json"]) != 0
    assert json.loads(capsys.readouterr().out)["passed"] == 0


# Streams


def regnum(*arguments: str, text: str = "") -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "regnum", *arguments]
    return subprocess.run(command, input=text, capture_output=True, encoding="utf-8", check=False)


def test_a_reader_who_has_seen_enough_is_no_error() -> None:
    command = f"'{sys.executable}' -m regnum components paladins | head -1"
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, encoding="utf-8", check=False)
    assert done.stdout.startswith("Component file")
    assert done.stderr == ""


def test_an_interrupt_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("regnum.cli.perft.perft", interrupted)
    assert main(["perft", "paladins", "--depth", "2"]) == 130
    assert capsys.readouterr().err == ""


def test_the_command_runs_as_a_module() -> None:
    done = regnum("perft", "paladins", "--depth", "1", "--seed", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("depth 1: ")
