"""The runner: a scenario that is wrong must fail, and say what differs and where."""

import json
from pathlib import Path

import pytest

from regnum.cli.main import main as regnum
from regnum.scenario.command import describe, main, run_text

HEAD = 'title = "Trade"\nrule = ["P32"]\ngame = "paladins"\nplayers = 2\n'
GIVEN = "[given.A]\nsilver = 3\nworkers = { labourer = 1, merchant = 1, scout = 1 }\n"
TRADE = '[[step]]\ndo = ["A: trade 2", "pay labourer+merchant"]\n'
GOOD = HEAD + GIVEN + TRADE + 'expect = { "A.silver" = 6 }\n'
BAD = HEAD + GIVEN + TRADE + 'expect = { "A.silver" = 7, "A.workers" = { scout = 1 } }\n'


def failures(text: str) -> list[str]:
    result = run_text(HEAD + text)
    assert result.problems == []
    return [str(failure) for failure in result.failures]


def test_a_true_scenario_passes() -> None:
    assert failures(GIVEN + TRADE + 'expect = { "A.silver" = 6, decider = "B", over = false }') == []


@pytest.mark.parametrize(
    ("expectation", "difference"),
    [
        ('"A.silver" = 7', "step 1, A.silver: expected 7; got 6"),
        ('"A.silver" = "6"', 'step 1, A.silver: expected "6"; got 6'),
        ('"A.passed" = 0', "step 1, A.passed: expected 0; got false"),
        ("over = 0", "step 1, over: expected 0; got false"),
        ('"A.workers" = { scout = 2 }', "step 1, A.workers: expected { scout = 2 }; got { scout = 1 }"),
        ('"A.workers" = {}', "step 1, A.workers: expected {}; got { scout = 1 }"),
        ('"A.workers" = ["cleric"]', 'step 1, A.workers: expected ["cleric"]; got { scout = 1 }'),
        ('"A.used" = []', 'step 1, A.used: expected []; got ["trade"]'),
        ('"A.used" = 2', 'step 1, A.used: expected 2; got 1: ["trade"]'),
        ('"A.crew" = ["abbot_1"]', 'step 1, A.crew: expected ["abbot_1"]; got []'),
        ("A.suspicion = [1]", "step 1, A.suspicion: expected [1]; got []"),
        ('decider = "A"', 'step 1, decider: expected "A"; got "B"'),
        ('spaces.r1_1 = "A monk"', 'step 1, spaces.r1_1: expected "A monk"; got ""'),
        ("score.A.total = 5", "step 1, score.A.total: expected 5; got 2"),
        ("raw.board.tax_supply = 0", "step 1, raw.board.tax_supply: expected 0; got 6"),
        ('winner = ["A", "B"]', 'step 1, winner: expected ["A", "B"]; got ["A"]'),
        ("place.B = 1", "step 1, place.B: expected 1; got 2"),
    ],
)
def test_a_wrong_expectation_fails_with_the_difference(expectation: str, difference: str) -> None:
    assert failures(GIVEN + TRADE + "[step.expect]\n" + expectation) == [difference]


@pytest.mark.parametrize(
    ("step", "difference"),
    [
        ('offered = ["develop"]', 'step 1, offered "develop": expected offered; got refused: silver (need 4'),
        ('offered = ["dance"]', 'step 1, offered "dance": expected offered; got A is offered "discard"'),
        ('offered_only = ["pass"]', 'step 1, offered_only: expected ["pass"]; got ["conspire", "discard"'),
        ('not_offered = ["hunt 1"]', 'step 1, not_offered "hunt 1": expected not offered; got offered'),
        ('refused = ["hunt 1"]', 'step 1, refused "hunt 1": expected refused; got offered'),
        ('refused = ["dance"]', 'step 1, refused "dance": expected refused; got nothing of this name here'),
        (
            'refused = { develop = "used" }',
            'step 1, refused "develop": expected used; got silver (need 4, have 3)',
        ),
        (
            "refused = { develop = { need = 5 } }",
            "expected refused (need 5); got silver (need 4, have 3) [P30]",
        ),
        (
            'refused = { develop = { rule = "P1" } }',
            "expected refused [P1]; got silver (need 4, have 3) [P30]",
        ),
        (
            'do = "A: develop"',
            'step 1, choice: expected "A: develop"; got refused: silver (need 4, have 3) [P30]; A',
        ),
        ('do = "A: trade 3"', 'step 1, choice: expected "A: trade 3"; got A is offered'),
        ('do = "B: pass"', 'step 1, choice: expected "B: pass"; got A is offered'),
    ],
)
def test_what_is_offered_is_compared(step: str, difference: str) -> None:
    (found,) = failures(GIVEN + "[[step]]\n" + step)
    assert difference in found


@pytest.mark.parametrize(
    ("events", "difference"),
    [
        (
            'events = ["gained B"]',
            'step 1, events: expected "gained B"; got action A action=trade; workers_placed',
        ),
        ('events = ["gained A reward=silver:2"]', "; gained A reward=silver:3"),
        ('events = ["gained A", "action A"]', 'step 1, events: expected "action A"; got nothing'),
        ('no_events = ["gained A reward=silver"]', 'expected no "gained A reward=silver"; got gained A'),
    ],
)
def test_events_are_compared(events: str, difference: str) -> None:
    (found,) = failures(GIVEN + TRADE + events)
    assert difference in found


def test_events_of_one_step_are_not_those_of_another() -> None:
    assert (
        failures(GIVEN + TRADE + '[[step]]\ndo = "B: pass"\nevents = ["passed B"]\nno_events = ["gained"]')
        == []
    )
    assert failures(GIVEN + TRADE + '[[step]]\ndo = "B: pass"\nevents = ["gained A"]') != []
    assert failures(GIVEN + TRADE + '[then]\nevents = ["action A", "gained A"]') == []
    assert failures(GIVEN + TRADE + '[then]\nno_events = ["gained A"]') != []


def test_after_an_impossible_choice_nothing_more_is_compared() -> None:
    text = GIVEN + '[[step]]\ndo = "A: dance"\nexpect = { "A.silver" = 9 }\n[then]\n"A.silver" = 9'
    assert len(failures(text)) == 1


def test_a_crash_of_the_rules_is_told_and_not_thrown(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("lost")

    monkeypatch.setattr("regnum.scenario.runner.settle", broken)
    (found,) = failures(GIVEN + TRADE)
    assert found.startswith("given, crash: expected no error; got KeyError: 'lost' (broken, line ")


# --- positions ---------------------------------------------------------------------------------------------


POSITIONS = {
    "set-up": """
        [given]
        phase = "setup"
        start = "B"
        [[step]]
        expect = { decider = "A", round = 0 }
    """,
    "start of a round": """
        [given]
        phase = "round_start"
        round = 3
        next_favours = ["pray"]
        [[step]]
        events = ["round_began B round=3", "favour_shown favour=favour_pray"]
    """,
    "picking paladins": """
        [given]
        phase = "paladins"
        [given.A]
        paladin_hand = ["anseis", "roland", "oliver"]
        [[step]]
        do = "A: keep roland top anseis bottom oliver"
        expect = { "A.paladin_chosen" = "roland" }
    """,
    "taking taverns": """
        [given]
        phase = "tavern"
        taverns = ["01", "03", "07"]
        turn = "B"
        [given.B]
        paladin = "oliver"
        [[step]]
        do = "B: tavern tavern_01"
        expect = { "B.paladin" = "oliver", "B.workers" = { cleric = 3, labourer = 2, scout = 1 } }
    """,
    "end of the game": """
        [given]
        phase = "round_end"
        round = 7
        [then]
        over = true
        events = ["game_over"]
    """,
    "orders": """
        [given]
        orders = ["attack"]
        next_orders = ["convert"]
        [then]
        orders = ["order_attack"]
        next_orders = ["order_convert"]
    """,
    "a whole deck": """
        [given]
        suspicion_deck = [2]
        [then]
        suspicion_deck = 1
        suspicion_discards = 23
    """,
    "tokens": """
        [given]
        spaces = { r1_1 = "B monk" }
        [given.B]
        monks = 3
        [then]
        B.monks = 3
        spaces.r6_1 = "B monk"
    """,
    "a short deck, a row with gaps, any crew": """
        [given]
        townsfolk_deck = ["abbot_1"]
        townsfolk = ["", "", "abbot_2"]
        [given.A]
        crew = 3
        [then]
        townsfolk_deck = ["abbot_1"]
        townsfolk_discards = 25
    """,
    "raw": """
        [given.raw]
        board.tax_supply = 3
        [then]
        tax = 3
    """,
}


@pytest.mark.parametrize("name", list(POSITIONS))
def test_positions(name: str) -> None:
    assert failures(POSITIONS[name]) == []


def test_the_automa_acts_before_the_first_step() -> None:
    text = GOOD.replace("players = 2", 'players = 1\noptions = { difficulty = "hard" }')
    text = text[: text.index("[given.A]")] + '[given]\nturn = "AI"\nround = 4\nnext_schemes = ["trade"]\n'
    text += "[given.AI]\nmarker = 5\n[[step]]\n"
    text += 'expect = { "AI.marker" = 1, "AI.strength" = 1, "AI.workers" = 6, "AI.used" = ["trade"] }'
    result = run_text(text)
    assert result.passed, describe(result)


def test_a_seed_decides_what_is_not_mentioned() -> None:
    text = GIVEN + "[[step]]\nexpect = { townsfolk = ['?', '?', '?', '?', '?'] }"
    first, again, other = (failures(f'seed = "{seed}"\n' + text) for seed in ("a", "a", "b"))
    assert first == again != other


# --- the command -------------------------------------------------------------------------------------


def test_exit_codes_and_last_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deep" / "er").mkdir(parents=True)
    good = tmp_path / "deep" / "er" / "good.toml"
    good.write_text(GOOD)
    (tmp_path / "readme.txt").write_text("not a scenario")
    assert main([tmp_path]) == 0
    assert capsys.readouterr().out == "1 passed, 0 failed\n"
    (tmp_path / "bad.toml").write_text(BAD)
    (tmp_path / "broken.toml").write_bytes(b"\xff\xfe")
    assert main([tmp_path, good]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        f"FAILED {tmp_path}/bad.toml: Trade [P32]",
        "  step 1, A.silver: expected 7; got 6",
        f"FAILED {tmp_path}/broken.toml",
        f"  {tmp_path}/broken.toml: not a text file (UTF-8)",
        "1 passed, 2 failed",
    ]


def test_unreadable_paths(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "good.toml").write_text(GOOD)
    (tmp_path / "empty").mkdir()
    assert main([tmp_path / "nothing", tmp_path / "empty", "a\0b", tmp_path / "good.toml"]) == 2
    out, err = capsys.readouterr()
    assert out == "1 passed, 0 failed\n"
    assert [line.partition(str(tmp_path))[2] for line in err.splitlines()] == [
        "/nothing: No such file or directory",
        "/empty: no scenario files (*.toml) in this folder",
        "",
    ]
    assert "Traceback" not in err


def test_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "bad.toml").write_text(BAD)
    assert regnum(["scenario", "--json", str(tmp_path)]) == 1
    data = json.loads(capsys.readouterr().out)
    assert (data["passed"], data["failed"], data["unreadable"]) == (0, 1, [])
    assert data["scenarios"][0]["rules"] == ["P32"]
    assert data["scenarios"][0]["failures"] == [
        {"where": "step 1", "what": "A.silver", "expected": "7", "got": "6"}
    ]
