"""Positions of Troyes: what may be asked for, what is refused and why, and that both name the same."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.scenario.manual import Manual

from regnum.games.troyes.words.log import EVENTS
from regnum.games.troyes.words.reasons import REASONS
from regnum.scenario.command import run_text
from regnum.scenario.result import Result
from regnum.scenario.troyes import phases, reading

HEAD = 'title = "x"\nrule = ["T1"]\ngame = "troyes"\nplayers = 3\n'
LOOK = "[then]\nround = 1\n"
MANUAL = Manual("scenarios-troyes.md")


def run(given: str, rest: str = "[[step]]\nexpect = {}\noffered = ['pass']\n") -> Result:
    return run_text(HEAD + given + "\n" + rest)


FULL_OF_GREY = "palace = [" + "'grey', " * 6 + "]\nbishopric = [" + "'grey', " * 3 + "]"

# --- what is refused ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("round = 6", "[given] round: must be a whole number from 1 to 5, not 6"),
        ('phase = "blak"', '[given] phase: "blak" is not known; did you mean black'),
        ('turn = "D"', '[given] turn: "D" is not known'),
        ('phase = "look"\nturn = "B"', "[given] turn: has a meaning only in phase"),
        ('cards = ["marchant"]', '[given] cards: "marchant" is not a activity card; did you mean merchant'),
        ('cards = ["merchant", "artisan"]', '"merchant" and "artisan" have the same place'),
        ('round = 1\ncards = ["joust"]', '[given] cards: "joust" (red, age 3) is still face down'),
        ('cards = ["baker"]', '"baker" is used already in the bonus cards, which need options'),
        ("cards = 2", "[given] cards: must be a list of names"),
        ('next_cards = ["merchant"]', '[given] next_cards: "merchant": the card (yellow, age 1) lies open'),
        ('row = ["war", "war"]', '"war" is used already in [given] row'),
        ('row = ["marauding"]', '"marauding" is used already in the board, where it is printed'),
        ('next_red = ["support"]', '[given] next_red: "support" is not a red event'),
        ('round = 5\nnext_red = ["war"]', "[given] next_red: only 0 red events are still to come"),
        ('cubes = { war = ["A"] }', "[given.cubes] war: is no event of the row"),
        ('cubes = { marauding = ["A", "A", "A"] }', "[given.cubes] marauding: has room for 2, not 3"),
        ('cubes = { marauding = ["D"] }', '[given.cubes] marauding: "D" is nobody\'s name here'),
        ("cubes = { marauding = 2 }", "[given.cubes] marauding: must be a list of owners (A, B, C, grey)"),
        ('palace = ["A", "", "", "", "", "", "A"]', "[given] palace: has room for 6, not 7"),
        ('spaces = { palace_7 = "A" }', "[given.spaces] palace_7: is no space of a building"),
        (
            'palace = ["A"]\nspaces = { palace_1 = "B" }',
            "[given.spaces] palace_1: somebody else stands there",
        ),
        ('lying = { palace = ["A", "A"] }', "[given.lying] palace: of one owner only one can lie"),
        ('lying = { chapel = ["A"] }', "[given.lying] chapel: there is no such field"),
        (FULL_OF_GREY, "[given] spaces: there are 8 grey citizens, not 9"),
        ('cathedral = { level_2 = ["A"] }', "[given.cathedral] level_2: number 1 is not built on the level"),
        ('cathedral = { level_4 = ["A"] }', "[given.cathedral] level_4: there is no such field"),
        ("grey_dice = { red = [7] }", "[given.grey_dice] red: must be a list of numbers from 1 to 6"),
        ("grey_dice = { blue = [1] }", "[given.grey_dice] blue: there is no such field"),
        ("black = [6]", '[given] black: has a meaning only in phase = "black"'),
        ('phase = "black"', "[given] black: is missing"),
        ('phase = "black"\nblack = []', "[given] black: must be 1 to 6 dice, not 0"),
        ("[given.A]\ndice = {}\n[given.B]\ndice = {}\n[given.C]\ndice = {}", "no district has a die"),
        ("[given.A]\ndeniers = -1", "[given.A] deniers: must be a whole number from 0 to 999"),
        ("[given.A]\ninfluence = 21", "[given.A] influence: must be a whole number from 0 to 20, not 21"),
        ("[given.A]\nsupply = 13", "[given.A] supply: must be a whole number from 0 to 12"),
        (
            'palace = ["A"]\n[given.A]\nsupply = 12',
            "[given.A] supply: a player has 12 citizens, not 1 on the",
        ),
        ("[given.A]\ndice = { red = [1, 1, 1, 1, 1, 1, 1] }", "[given.A.dice] red: there are 6 dice of a"),
        ('[given.A]\ntradesmen = ["joust"]', "[given.A.tradesmen] joust: is no open activity card"),
        ('cards = ["priest"]\n[given.A]\ntradesmen = ["priest", "priest"]', '"priest" is named twice'),
        (
            "cards = ['tithe']\n[given.A]\ntradesmen = { tithe = 1 }\n[given.B]\ntradesmen = { tithe = 1 }",
            "[given.B.tradesmen] tithe: slot 1 is taken",
        ),
        ('cards = ["archer"]\n[given.A]\ncubes = { archer = 1 }', "[given.A.cubes] archer: has an immediate"),
        (
            '[given.A]\ncharacters = ["henry_i", "urbain_iv"]',
            "[given.A] characters: every player has 1, not 2",
        ),
        ('[given.A]\nwon = ["war"]\n[given.B]\nwon = ["war"]', '"war" is used already in [given.A] won'),
        ("[given.A]\npurse = 3", "[given.A] purse: only who has passed has deniers in the district"),
        ("[given.A]\npassed = true\n[given.B]\npassed = true\n[given.C]\npassed = true", "A has passed"),
        ("[given.D]\ndeniers = 1", "[given] D: there is no such field"),
        ("[given.raw]\nown.A.deniers = 99", "this position cannot be: deniers lost or doubled"),
    ],
)
def test_what_is_wrong_is_told(given: str, expected: str) -> None:
    result = run("[given]\n" + given)
    assert any(expected in problem for problem in result.problems), (result.problems, result.failures)


def test_placing_out_of_turn() -> None:
    result = run('[given]\nphase = "setup"\npalace = ["B"]')
    assert any("not those of the first turns" in problem for problem in result.problems)
    result = run('[given]\nphase = "setup"\n[given.A]\nsupply = 3')
    assert any("[given.A] supply: follows from" in problem for problem in result.problems)


# --- what is asked for is there --------------------------------------------------------------------------

TABLE = """
round = 3
start = "B"
cards = ["merchant", "priest", "captain"]
row = ["war", "support"]
gone = ["heresy"]
next_red = ["brigands_1", "normans_attack"]
next_white = ["migrant_workers"]
next_yellow = ["drought"]
next_box = ["skirmishes_1"]
palace = ["A", "", "B", "", "", "grey"]
city_hall = ["C", "C", "A", "", "", ""]
"""
CUBES = 'war = ["A", "grey", "A"]\nmarauding = ["B"]\n'
CATHEDRAL = 'level_1 = ["A", "", "B", "grey", "", ""]\nlevel_2 = ["C", "", "", "", "", ""]\n'
SEAT = """
deniers = 17
influence = 11
vp = 6
supply = 2
dice = { red = [4, 4], yellow = [6] }
tradesmen = { merchant = 2, captain = "picture" }
cubes = { priest = 3 }
won = ["civil_war"]
characters = ["henry_i"]
"""


def test_given_is_what_is_expected() -> None:
    grey = "grey_dice = { white = [1, 6] }\nlying = { bishopric = ['C', 'grey'] }\n"
    position = f"[given]\n{TABLE}{grey}[given.cubes]\n{CUBES}[given.cathedral]\n{CATHEDRAL}[given.A]\n{SEAT}"
    position += "[given.B]\npassed = true\npurse = 4\ndice = {}\n[given.C]\ntradesmen = ['merchant']\n"
    then = TABLE.replace('cards = ["merchant", "priest", "captain"]\n', "cards = 9\n")
    then = f"[then]\n{then}{grey}grey_supply = 6\n[then.cubes]\n{CUBES}[then.cathedral]\n{CATHEDRAL}"
    then += f"[then.A]\n{SEAT}reserve = 6\ncitizens = 2\ncathedral = 1\npassed = false\n"
    then += "[then.B]\npassed = true\npurse = 4\ndice = 0\n"
    then += "[then.C]\ntradesmen.merchant = 1\ncitizens.city_hall = 2\ndice = 0\n"
    result = run(position, then)
    assert result.passed, (result.failures, result.problems)


def test_other_values_are_not_there() -> None:
    wrong = {
        "A.deniers": "6",
        "A.vp": "1",
        "A.dice": "['white 2']",
        "A.dice.white": "[1, 1]",
        "A.tradesmen": "['merchant']",
        "A.tradesmen.merchant": "1",
        "A.cubes.priest": "1",
        "A.citizens.palace": "1",
        "A.won": "['war']",
        "palace": "['A']",
        "lying.palace": "['A']",
        "cathedral.level_1": "['A', '', '', '', '', '']",
        "cubes.marauding": "['A']",
        "row": "['war']",
        "black": "[6]",
        "next_red": "['marauding']",
    }
    lines = "\n".join(f'"{name}" = {value}' for name, value in wrong.items())
    result = run(
        '[given]\ncards = ["merchant", "priest"]', f"[[step]]\nexpect.decider = 'A'\n[then]\n{lines}\n"
    )
    assert not result.problems
    assert [failure.what for failure in result.failures] == list(wrong)


def test_the_row_of_cards_follows_the_round() -> None:
    for number, open_cards in ((1, 3), (2, 6), (3, 9), (5, 9)):
        assert run(f"[given]\nround = {number}", f"[then]\ncards = {open_cards}\n").passed
    assert run('[given]\ncards = ["joust"]', "[then]\nround = 3\n").passed
    assert run('[given]\nphase = "round_start"', "[[step]]\nexpect = { cards = 3, round = 1 }\n").passed


def test_the_red_deck_is_as_long_as_the_rounds_left() -> None:
    assert run("[given]\nround = 2", "[then]\nraw.decks.red_deck = 3\n").passed
    assert run('[given]\nphase = "events"\nround = 2', "[[step]]\nexpect = { round = 2, row = 2 }\n").passed


@pytest.mark.parametrize(
    ("given", "rest"),
    [
        ('phase = "setup"\npalace = ["A"]', "[[step]]\nexpect.decider = 'B'\n"),
        ('phase = "setup"\npalace = ["A", "B", "C", "C"]', "[[step]]\nexpect.decider = 'B'\n"),
        ('phase = "setup"\nstart = "C"', "[[step]]\nexpect = { decider = 'C', 'A.supply' = 5 }\n"),
        ('phase = "black"\nblack = [3]\nturn = "C"\n[given.C]\ndice = { red = [2] }', None),
        ('turn = "B"', "[[step]]\nexpect.decider = 'B'\n"),
        ("start = 'C'", "[[step]]\nexpect.decider = 'C'\n"),
        ("[given.A]\npassed = true", "[[step]]\nexpect = { decider = 'B', 'A.purse' = 2 }\n"),
        ('phase = "round_end"\nround = 5', "[[step]]\nexpect = { over = true }\n"),
    ],
)
def test_phases(given: str, rest: str | None) -> None:
    result = run("[given]\n" + given, rest or "[[step]]\nexpect.decider = 'C'\n")
    assert result.passed, (result.failures, result.problems)


# --- alone ------------------------------------------------------------------------------------------------


def run_alone(given: str, rest: str) -> Result:
    return run_text(HEAD.replace("players = 3", "players = 1") + given + "\n" + rest)


@pytest.mark.parametrize(
    ("given", "rest"),
    [
        ('phase = "setup"', "[[step]]\nexpect = { decider = 'A', 'A.supply' = 6, 'AI.citizens' = 3 }\n"),
        ("[given.AI]\ndice = {}", "[[step]]\nexpect = { decider = 'A', characters = 6, 'A.dice' = 1 }\n"),
        ('turn = "AI"\n[given.AI]\ndice = { red = [6] }', "[[step]]\nevents = ['king_rolled AI']\n"),
        ('characters = ["henry_i"]', "[[step]]\nexpect = { characters = ['henry_i'] }\n"),
        (
            "phase = 'black'\nblack = [6, 4]\n[given.A]\ndice.yellow = [6, 5]\n[given.AI]\ndice.red = [1]",
            "[[step]]\ndo = ['A: die 0 yellow 6', 'beat 6']\nevents = ['king_beats AI die=red:1 value=4']\n",
        ),
    ],
)
def test_alone(given: str, rest: str) -> None:
    result = run_alone("[given]\n" + given, rest)
    assert result.passed, (result.failures, result.problems)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ('phase = "setup"\nstart = "A"', "[given] start: is decided already"),
        ("grey_dice = { red = [1] }", "[given] grey_dice: the solo game has no grey district"),
        ('palace = ["grey"]', '[given] palace: "grey" is nobody\'s name here'),
        ("[given.AI]\ndeniers = 3", "[given.AI] deniers: there is no such field"),
        ('[given.A]\ncharacters = ["henry_i"]', "[given.A] characters: there is no such field"),
    ],
)
def test_what_is_wrong_alone(given: str, expected: str) -> None:
    result = run_alone("[given]\n" + given, "[[step]]\noffered = ['pass']\n")
    assert any(expected in problem for problem in result.problems), (result.problems, result.failures)


# --- the manual --------------------------------------------------------------------------------------------


def test_the_manual_names_everything() -> None:
    names = [*reading.TABLE_NAMES, *reading.SEAT_NAMES, *(name for name, _ in REASONS[1:])]
    assert MANUAL.missing(names, phases.PHASES, EVENTS) == []


def test_the_examples_of_the_manual_hold() -> None:
    MANUAL.check_examples(1)


# --- anything else is refused, nothing crashes ------------------------------------------------------------

VALUES = (
    *("0", "3", "-1", "99999999999999999999", "true", "1.5", '""', '"A"', '"AI"', '"war"', '"*"', "[]", "{}"),
    *('["A", "grey"]', '["merchant"]', "[[1]]", "[6, 1]", "{ red = [1] }", "{ war = ['A'] }", '"look"'),
    *("{ palace = ['B'] }", "{ merchant = 1 }", "{ level_1 = ['A'] }", '"events"', '"setup"', '"round_end"'),
)
NAMES = ("phase", "turn", "start", "round", *reading.TABLE_NAMES)


@settings(max_examples=80, deadline=None)
@given(st.integers(0, 2**32))
def test_any_field_with_any_value(seed: int) -> None:
    pick = random.Random(seed)
    lines = [f"{name} = {pick.choice(VALUES)}" for name in pick.sample(NAMES, pick.randint(0, 4))]
    for seat in ("A", "B"):
        lines.append(f"[given.{seat}]")
        names = pick.sample(reading.SEAT_NAMES, pick.randint(0, 3))
        lines += [f"{name} = {pick.choice(VALUES)}" for name in names]
    result = run("[given]\n" + "\n".join(dict.fromkeys(lines)))
    assert all(failure.what != "crash" for failure in result.failures), (result.failures, lines)
