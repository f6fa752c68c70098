"""Bad scenario files: every message names the table and the field, and what would be right."""

import pytest
from tests.scenario.manual import Manual

from regnum.scenario.command import run_text

HEAD = 'title = "x"\nrule = ["P1"]\ngame = "paladins"\nplayers = 2\n'
MANUAL = Manual("scenarios.md")
STEP = '[[step]]\ndo = "A: pass"\n'


def problems(text: str) -> list[str]:
    return run_text(text).problems


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("title = ", "not a TOML file"),
        ("", "game: is missing; allowed: paladins"),
        ('game = "palladins"', 'game: "palladins" is not known; allowed: paladins'),
        ("game = 3", "game: must be a text in quotes, not 3"),
        ('game = "paladins"\n' + STEP, "title: is missing"),
        ('game = "paladins"\n' + STEP, "rule: is missing"),
        (HEAD.replace('"P1"', '"rule 1"') + STEP, 'rule: "rule 1" is no rule id'),
        (HEAD.replace("= 2", "= 5") + STEP, "players: must be a whole number from 1 to 4, not 5"),
        (HEAD + "seed = [1]\n" + STEP, "seed: must be a text or a whole number, not [1]"),
        (HEAD + 'options = { difficulty = "hard" }\n' + STEP, "[options] difficulty: there is no such field"),
        (HEAD + "sede = 1\n" + STEP, "sede: there is no such field; did you mean seed?"),
        (HEAD, "nothing is checked"),
        (HEAD + "given = 3\n" + STEP, "given: must be a table, not 3"),
        (HEAD + "[step]\n", "step: every step begins with a line [[step]]"),
        (HEAD + "[[step]]\n", "[step 1] is empty"),
        (HEAD + '[[step]]\ndo = "pass"\n', '[step 1] do: "pass" must begin with who chooses (A, B)'),
        (HEAD + '[[step]]\ndo = "C: pass"\n', '[step 1] do: "C: pass" must begin with who chooses (A, B)'),
        (HEAD + '[[step]]\ndo = "A: "\n', "says who, but not what"),
        (HEAD + "[[step]]\ndo = [1]\n", "[step 1] do: must be a text or a list of texts, not [1]"),
        (HEAD + "[[step]]\nrefused = { hire = 3 }\n", "[step 1.refused] hire: must be a reason"),
        (
            HEAD + "[[step]]\nrefused = { hire = { wy = 'x' } }\n",
            "[step 1.refused.hire] wy: there is no such",
        ),
        (HEAD + "[[step]]\nexpct = {}\n", "[step 1] expct: there is no such field; did you mean expect?"),
        (HEAD + ".".join("abcdefghijk") + " = 1\n", "tables in each other"),
        ("x = " + "[" * 5000 + "]" * 5000, "brackets"),
        ("x = " + "9" * 6000, "not a TOML file"),
    ],
)
def test_what_every_game_has_in_common(text: str, expected: str) -> None:
    found = problems(text)
    assert any(expected in problem for problem in found), found


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("round = 8", "[given] round: must be a whole number from 1 to 7, not 8"),
        ("round = true", "[given] round: must be a whole number from 1 to 7, not true"),
        ("tax = 9", "[given] tax: must be a whole number from 0 to 6, not 9"),
        ('phase = "tun"', '[given] phase: "tun" is not known; did you mean turn'),
        ('turn = "AI"', '[given] turn: "AI" is not known; allowed: A, B'),
        ('townsfolk = ["abbot_9"]', '[given] townsfolk: "abbot_9" is not a townsfolk; did you mean'),
        ('townsfolk = ["abbot_1", "abbot_1"]', '"abbot_1" is used already in [given] townsfolk'),
        ('townsfolk = ["", "", "", "", "", ""]', "[given] townsfolk: has 5 places, not 6"),
        ("townsfolk = 2.5", "[given] townsfolk: must be a list of names, or how many, not 2.5"),
        ('outsiders = [["a"]]', '[given] outsiders: ["a"] is not the name of a card'),
        ("next_suspicion = [3]", '[given] next_suspicion: "3" is not a suspicion'),
        ("next_walls = 25", "[given] next_walls: there are only 24 of these cards"),
        ('wall_deck = []\nnext_walls = ["wall_vp2"]', "[given] next_walls: say either this or wall_deck"),
        ("wall_deck = []", "[given] wall_deck: 24 wall cards would be nowhere"),
        ('orders = ["fortify", "attack", "absolve", "convert"]', "[given] orders: has 3 places, not 4"),
        ("next_orders = ['fortify', 'attack', 'absolve']", "[given] next_orders: only 2 are still face down"),
        ('favour_workers = { favour_pray = "scout" }', "favour_pray: is no revealed King's Favour"),
        ('round=3\nfavours=["labour"]\nfavour_workers={labour="scout"}', "a scout may not stand there"),
        ('taverns_taken = ["tavern_01"]', '[given] taverns_taken: "tavern_01" is not on the table'),
        ('spaces = { r9_1 = "A monk" }', "[given.spaces] r9_1: is no space of the main board"),
        ('spaces = { r1_3 = "A monk" }', "[given.spaces] r1_3: is open only with 3 players or more"),
        ('spaces = { r1_1 = "A mnk" }', "[given.spaces] r1_1: must say whose token it is"),
        ("[given.C]\nsilver = 1", "[given] C: there is no such field"),
        ("[given.raw]\nboard.tax = 1", "[given.raw] board.tax: there is nothing of this name; did you mean"),
        ("[given.raw]\nown.A.silver = 'x'", '[given.raw] own.A.silver: must be a whole number, not "x"'),
        ("[given.raw]\nown.A.silver = -1", "[given] this position cannot be: seat 0: something is negative"),
        ('[given.raw]\npiles.A.crew = ["nobody"]', '[given.raw] piles.A.crew: "nobody" is no card'),
        ("[given.raw]\npiles.A.crew = [0]", "[given] this position cannot be: townsfolk: cards lost or"),
    ],
)
def test_the_table(given: str, expected: str) -> None:
    found = problems(HEAD + "[given]\n" + given + "\n" + STEP)
    assert any(expected in problem for problem in found), found


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("silver = -1", "[given.A] silver: must be a whole number from 0 to 99, not -1"),
        ('silver = "three"', '[given.A] silver: must be a whole number from 0 to 99, not "three"'),
        ("faith = 13", "[given.A] faith: must be a whole number from 0 to 12, not 13"),
        ("workers = { scot = 1 }", "[given.A.workers] scot: is not known; did you mean scout?"),
        ('workers = ["scout", 3]', "[given.A] workers: 3 is not known"),
        ("workers = 3", "[given.A] workers: must be like { labourer = 2 }"),
        ('crew = ["abbot"]', '[given.A] crew: "abbot" is not a townsfolk; did you mean abbot_'),
        ('walls = ["wall_vp2", "wall_vp2", "wall_vp2"]', 'all 2 of "wall_vp2" are used already'),
        ("walls = 8", "[given.A] walls: has 7 places, not 8"),
        ('jars = ["jar_1"]', '[given.A] jars: "jar_1" is no jar space'),
        ('jars = ["jar_faith", "jar_faith"]', '[given.A] jars: "jar_faith" is named twice'),
        ('workshops = { commission = ["right"] }', '[given.A.workshops] commission: "right" is not a place'),
        ("workshops = { hunt = 1 }", "[given.A.workshops] hunt: there is no such field"),
        ("workshops = { commission=2, fortify=2, garrison=2, absolve=2, attack=1 }", "there are 8 workshops"),
        ('standing = { absolve = ["cleric"] }', "[given.A.standing] absolve: needs 3 workers"),
        ('standing = { hunt = ["cleric", "cleric"] }', "a cleric may not stand on place 2"),
        ('standing = { hunt = ["monk"] }', '"monk" is no worker'),
        ('standing = { rest = ["scout"] }', "[given.A.standing] rest: is no action here"),
        ('used = ["hnt"]', '[given.A] used: "hnt" is no action; did you mean hunt?'),
        ('used = ["hunt"]\nstanding = { hunt = ["scout"] }', '"hunt" stands in `standing` already'),
        ("passed = 1", "[given.A] passed: must be true or false, not 1"),
        ("passed = true\n[given.B]\npassed = true", "has passed: it must be the turn of somebody who has"),
        ("monks = 8", "[given.A] monks: must be a whole number from 0 to 7, not 8"),
        ('paladin = ["roland", "oliver"]', "[given.A] paladin: at most 1, not 2"),
        ('paladin_hand = ["roland"]', "[given.A] paladin_hand: there is a hand only in phase"),
        ("marker = 1", "[given.A] marker: there is no such field"),
    ],
)
def test_the_seats(given: str, expected: str) -> None:
    found = problems(HEAD + "[given.A]\n" + given + "\n" + STEP)
    assert any(expected in problem for problem in found), found


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        (
            'expect = { "A.silvr" = 1 }',
            '[step 1.expect] A.silvr: nothing is called "silvr" here; did you mean',
        ),
        ("expect = { A = 1 }", "[step 1.expect] A: must be a table, not 1"),
        (
            "expect = { score = { E = 1 } }",
            '[step 1.expect] score.E: nothing is called "E" here; allowed: A, B',
        ),
        ("expect = { 'raw.board.tax' = 1 }", '[step 1.expect] raw.board.tax: nothing is called "tax" here'),
        ('not_offered = ["fortfy"]', '[step 1] not_offered: no choice has the word "fortfy"'),
        ('events = ["debt_pad A"]', '[step 1] events: "debt_pad" is no event; did you mean debt_paid'),
        ('no_events = [""]', '[step 1] no_events: "" is no event'),
        (
            'events = ["hired A card=abbot_1"]',
            '[step 1] events: "card=abbot_1" in "hired A card=abbot_1" is not',
        ),
        ('events = ["hired E"]', "allowed: a seat (A, B), townsfolk=..."),
    ],
)
def test_slips_of_the_pen_that_could_never_fail(step: str, expected: str) -> None:
    found = problems(HEAD + "[[step]]\n" + step + "\n")
    assert any(expected in problem for problem in found), found


def test_all_problems_are_listed_at_once() -> None:
    text = HEAD + "[given]\nround = 9\ntax = 99\n[given.A]\nsilver = -1\n[given.B]\nfaith = 99\n" + STEP
    assert len(problems(text)) == 4


def test_the_manual_names_everything() -> None:
    """docs/scenarios.md speaks of every field, phase, reason and event, and its examples hold."""
    from regnum.games.paladins.words.log import EVENTS
    from regnum.games.paladins.words.reasons import REASONS
    from regnum.scenario.paladins import phases, reading, seats

    names = [*reading.TABLE_NAMES, *reading.SEAT_NAMES, *reading.AI_NAMES, *seats.PALADIN_FIELDS]
    names += [name for name, _ in REASONS[1:]]
    assert MANUAL.missing(names, phases.PHASES, EVENTS) == []


def test_the_examples_of_the_manual_hold() -> None:
    MANUAL.check_examples(3)
