"""Positions of Gùgōng: what may be asked for, what is refused and why, and that both name the same."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.scenario.manual import Manual

from regnum.games.gugong.words.log import EVENTS
from regnum.games.gugong.words.reasons import REASONS
from regnum.kernel.reasons import OK
from regnum.scenario.command import run_text
from regnum.scenario.gugong import phases, reading
from regnum.scenario.result import Result

HEAD = 'title = "x"\nrule = ["G1"]\ngame = "gugong"\nplayers = 3\n'
LOOK = "[then]\nday = 1\n"
FOUR = "players = 4\n"
BONUS = 'options = { bonus = "yes" }\n'
MANUAL = Manual("scenarios-gugong.md")


def run(given: str, rest: str = LOOK, head: str = "") -> Result:
    top = HEAD.replace("players = 3\n", head) if "players" in head else HEAD + head
    return run_text(top + "[given]\n" + given + "\n" + rest)


# --- what is refused ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        ("day = 5", "[given] day: must be a whole number from 1 to 4, not 5"),
        ('phase = "morning"\nday = 1', "[given] day: must be a whole number from 2 to 4, not 1"),
        ('phase = "end"\nday = 3', "[given] day: the game ends after day 4"),
        ('phase = "nite"', '[given] phase: "nite" is not known; did you mean night'),
        ('start = "D"', '[given] start: "D" is not known'),
        ('turn = "B"', "[given] turn: has a meaning only in phase"),
        ('phase = "turn"\nturn = "B"\n[given.B]\nhand = []', "[given] turn: B has no card in hand"),
        ('phase = "action"', "[given] location: is missing: which action is performed"),
        ('location = "wall"', '[given] location: has a meaning only in phase = "action"'),
        ('phase = "action"\nlocation = "wal"', '[given] location: "wal" is not known; did you mean wall'),
        ('medal = "X"', '[given] medal: "X" is not known'),
        ("dice = [3, 3]", "[given] dice: must be 3 numbers, each 3 or 4 or 5 or 6 or 7 or 8"),
        ("dice = [3, 3, 9]", "[given] dice: must be 3 numbers"),
        ("dice = 3", "[given] dice: must be a list of whole numbers, not 3"),
        ("houses = [5]", "[given] houses: there are houses 1 to 4, not 5"),
        ('officials = { wal = "pipa_board" }', "[given.officials] wal: there is no such field; did you mean"),
        ('officials = { wall = "pipa" }', '[given.officials] wall: "pipa" is not a gift card; did you mean'),
        (
            'officials = { wall = ["pipa_board", "vase_3"] }',
            "[given.officials] wall: must be one name, not 2",
        ),
        (
            'officials = { wall = "pipa_board", jade = "pipa_board" }',
            '[given.officials] jade: "pipa_board" is used already in [given.officials] wall',
        ),
        ('cities = { xi = "servant" }', "[given.cities] xi: there is no such field; did you mean xian"),
        ('cities = { xian = "servants" }', '[given.cities] xian: "servants" is not a travel token'),
        ('cities = { xian = "toll" }', '[given.cities] xian: "toll" is not a travel token'),
        (
            'cities = { xian = "servant" }\n[given.A]\ntraveller = "xian"',
            "[given.cities] xian: a traveller stands there: its token is gone",
        ),
        ('decrees = ["tax"]', '[given] decrees: "tax" is no decree'),
        (
            'decrees = ["morning_ship", "morning_swap"]\n[given.A]\ndecrees = ["morning_envoy"]',
            "[given] decrees: only 2 of level 1 are in play, not 3",
        ),
        ('palace = ["A", "A"]', '[given] palace: "A" is named twice'),
        ('palace = ["D"]', '[given] palace: "D" is no seat'),
        ('palace = ["A"]\n[given.A]\nenvoy = 3', "[given.A] envoy: is in the palace, so it stands on step 8"),
        ('intrigue_stack = ["Z"]', '[given] intrigue_stack: "Z" is no seat'),
        ('focus = "wall"', "[given] focus: there is no such field"),
        ('gift_deck = []\nnext_gifts = ["pipa_deck_1"]', "[given] next_gifts: say either this or gift_deck"),
        ("[given.A]\npool = 13", "[given.A] pool: must be a whole number from 0 to 12, not 13"),
        ("[given.A]\npool = 4\nsupply = 4", "[given.A] supply: pool and supply together are 12: 0 servants"),
        (
            '[given.A]\nwall = 12\ndecrees = ["vp_at_end"]',
            "[given.A] wall: 13 servants are placed, but there are 12",
        ),
        ('[given.A]\nships = ["1.2"]', '[given.A] ships: "1.2" must be like "1.2:2" (route, port, servants)'),
        ('[given.A]\nships = ["2.2:1"]', '[given.A] ships: "2.2:1": there are 1 routes with 5 ports'),
        ('[given.A]\nships = ["1.2:4"]', '[given.A] ships: "1.2:4": a ship carries 1 to 3'),
        ('[given.A]\nships = ["1.2:2+double"]', '[given.A] ships: "1.2:2+double": a ship carries 1 to 3'),
        ('[given.A]\nships = ["1.2:0"]', '[given.A] ships: "1.2:0": a ship carries 1 to 3'),
        ('[given.A]\nships = ["1.2:1", "1.2:1"]', '[given.A] ships: "1.2:1": a ship is there already'),
        ('[given.A]\nships = ["1.1:double", "1.2:double"]', "[given.A] ships: there is only one double"),
        ('[given.A]\nships = ["home", "home", "home", "home"]', "[given.A] ships: there are 3 ships, not 4"),
        ('[given.A]\ndouble = "ship"', "[given.A] double: a double servant on a ship is named there"),
        (
            '[given.A]\nships = ["1.1:double"]\ndouble = "pool"',
            "[given.A] double: a double servant on a ship",
        ),
        ('[given.A]\ndouble = "parked"', "[given.A] double: there is no bonus token in `active`"),
        ('[given.A]\ndouble = "pool"\nrewards = { double = 0 }', "[given.A.rewards] double: is 1 if the"),
        ("[given.A]\nrewards = { card = 3 }", "[given.A.rewards] card: must be a whole number from 0 to 2"),
        ("[given.A]\nrewards = { jade = 1 }", "[given.A.rewards] jade: there is no such field"),
        ("[given.A]\ntokens = 7", "[given.A] tokens: there are 6 spaces, not 7"),
        ('[given.A]\nactive = ["toll wall"]', '[given.A] active: "toll" is not a travel token'),
        ("[given.A]\nvp = { luck = 1 }", "[given.A.vp] luck: there is no such field"),
        ("[given.A]\nintrigue = 15", "[given.A] intrigue: must be a whole number from 0 to 14"),
        ('[given.A]\ntraveller = "beijing"', '[given.A] traveller: "beijing" is not known'),
        ("[given.A]\nclaims = 1", "[given.A] claims: there is no such field"),
        ("[given.D]\npool = 3", "[given] D: there is no such field"),
        ("raw = { own = { A = { pool = 11 } } }", "this position cannot be: seat 0: servants"),
    ],
)
def test_mistakes_are_told(given: str, expected: str) -> None:
    found = "\n".join(run(given).problems)
    assert expected in found, found


@pytest.mark.parametrize(
    ("active", "expected"),
    [
        ('["servant wall"]', '[given.A] active: "servant" is no bonus token'),
        ('["toll"]', '[given.A] active: "toll" must say at which location'),
        (
            '["toll wal"]',
            '[given.A] active: "toll wal" must say at which location, like toll wall; did you mean',
        ),
        ('["plus wall"]', '[given.A] active: "plus wall": this token lies at no location'),
        ('[""]', '[given.A] active: "" is not a travel token'),
    ],
)
def test_mistakes_about_bonus_tokens_are_told(active: str, expected: str) -> None:
    found = "\n".join(run(f"[given.A]\nactive = {active}", head=BONUS).problems)
    assert expected in found, found


# --- what is built is what is read -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "then"),
    [
        ("day = 3", "day = 3"),
        ('start = "C"', 'start = "C"\nintrigue_stack = ["C", "A", "B"]'),
        ('medal = "B"', 'medal = "B"'),
        ("", "medal = ''\nphase = 'day'\nhouses = [1, 2, 3, 4]\nwall = 0\npalace = []"),
        ("dice = [3, 8, 5]", "dice = [3, 8, 5]"),
        ("houses = [4, 2]", "houses = [2, 4]"),
        ('officials = { canal = "vase_5" }', 'officials.canal = "vase_5"'),
        ('cities = { xian = "double", datong = "" }', 'cities = { xian = "double", datong = "" }'),
        ('decrees = ["vp_at_end", "morning_swap"]', "decrees = 6"),
        ('next_gifts = ["statue_deck_2", "vase_3"]', 'next_gifts = ["statue_deck_2", "vase_3"]'),
        ("gift_deck = []", "gift_deck = []\ngift_box = 19"),
        ('next_tokens = ["wall", "servant"]', 'next_tokens = ["wall", "servant"]'),
        ('token_stack = ["wall"]', 'token_stack = ["wall"]\ntoken_discards = 13'),
        ("token_stack = []\n[given.A]\ntokens = 3", "token_stack = []\ntoken_discards = 11\nA.tokens = 3"),
        ('intrigue_stack = ["B"]\n[given.A]\nintrigue = 1', 'intrigue_stack = ["C", "B", "A"]'),
        ('palace = ["B", "A"]', 'palace = ["B", "A"]\nA = { envoy = 8, audience = 2 }\nC.audience = 0'),
        ("[given.C]\nenvoy = 8", 'palace = ["C"]'),
        ("[given.A]\npool = 2", "A = { pool = 2, supply = 10 }"),
        ("[given.A]\nsupply = 0", "A = { pool = 12, supply = 0 }"),
        ("[given.A]\nwall = 9", "A = { pool = 3, supply = 0, wall = 9 }\nwall = 9"),
        ('[given.A]\ndouble = "wall"\nwall = 1', "A.rewards.double = 1\nwall = 3\nA.wall = 1"),
        ("[given.A]\nrewards = { double = 1, vp = 3 }", 'A.double = "pool"\nA.supply = 2'),
        (
            '[given.A]\nships = ["1.2:2", "home", "1.4:1+double"]',
            'A.ships = ["1.2:2", "home", "1.4:1+double"]\nA.double = "ship"\nports.1 = { 2 = "A 1", 3 = "" }',
        ),
        ('[given.B]\nships = ["1.5:double"]', 'B.ships = ["1.5:double", "home", "home"]'),
        (
            '[given.A]\nhand = ["vase_5"]\ndiscard = ["vase_4"]',
            'A = { hand = ["vase_5"], discard = ["vase_4"] }',
        ),
        ("[given.A]\nhand = 2\ndiscard = 5", "A = { hand = 2, discard = 5 }"),
        ("", 'A.hand = ["fruit_bowl_1", "go_stones_1", "tea_set_1", "necklace_1"]'),
        ('start = "B"', 'A.hand = ["paper_fan_3", "bonsai_3", "tea_set_3", "vase_3"]'),
        ('[given.B]\nhand = ["fruit_bowl_1"]', 'A.hand = ["go_stones_1", "tea_set_1", "necklace_1"]'),
        ('[given.A]\ntokens = ["double", "swap"]', 'A.tokens = ["swap", "double"]'),
        ('[given.A]\ndecrees = ["morning_ship", "vp_at_end"]', 'A.decrees = ["vp_at_end", "morning_ship"]'),
        (
            "[given.A]\nvp = 12",
            "A.vp = 12\nscore.A.travel = 12\nscore.A.outside = -12\nA.vp_from.travel = 12",
        ),
        ("[given.A]\nvp = { wall = 3, tolls = -1 }", "A.vp = 2\nscore.A.wall = 3\nscore.A.tolls = -1"),
        ("[given.A]\njade = 6", "score.A.jade = 17"),
        ('[given.A]\ntraveller = "xian"', 'A.traveller = "xian"\ncities.xian = ""'),
        ("[given.A]\nintrigue = 14\nenvoy = 7", "A = { intrigue = 14, envoy = 7, waiting = '' }"),
    ],
)
def test_what_is_given_is_there(given: str, then: str) -> None:
    result = run(given, "[then]\n" + then + "\n")
    assert result.passed, (result.failures, result.problems)


def test_five_players_and_two_routes() -> None:
    given = '[given.E]\nships = ["2.5:3"]\n[given.A]\nships = ["1.5:1"]'
    result = run(given, '[then]\nports.2.5 = "E 1"\nE.hand = 4\nhouses = 6\n', "players = 5\n")
    assert result.passed, (result.failures, result.problems)


def test_bonus_tokens_at_work() -> None:
    given = '[given.A]\nactive = ["toll wall", "plus"]\ndouble = "parked"\ntokens = ["follow"]'
    then = (
        '[then]\nA = { active = ["plus", "toll wall"], double = "parked", tokens = ["follow"], supply = 4 }\n'
    )
    result = run(given, then, BONUS)
    assert result.passed, (result.failures, result.problems)


# --- phases ------------------------------------------------------------------------------------------

OUT = "hand = []\n"


@pytest.mark.parametrize(
    ("given", "step"),
    [
        ('phase = "turn"', "expect = { decider = 'A', turn = 'A' }\noffered = ['give go_stones_1']"),
        ('turn = "C"', "expect.decider = 'C'"),
        ('start = "B"\n[given.B]\nhand = []', "expect.decider = 'C'"),
        ('phase = "action"\nlocation = "palace"\nturn = "B"', "do = 'B: a'\nexpect = { 'B.envoy' = 1 }"),
        ('phase = "morning"\nday = 3\nmedal = "C"', "expect = { day = 3, start = 'C', decider = 'C' }"),
        (
            'phase = "morning_decrees"\ndice = [3, 4, 5]\n[given.B]\ndecrees = ["morning_swap"]',
            "expect = { decider = 'B', dice = [3, 4, 5], day = 2 }\noffered = ['use morning_swap', 'done']",
        ),
        ('phase = "day_servants"\n[given.A]\npool = 1', "expect = { 'A.pool' = 5, day = 2, decider = 'A' }"),
        ('phase = "day_end"\n[given.A]\nhand = []', "events = ['night_fell day=1', 'day_began day=2']"),
        (
            'phase = "night"\ndice = [7, 7, 7]\n[given.A]\ndiscard = ["necklace_1"]',
            "events = ['matched A n=3']",
        ),
        (
            'phase = "ships"\n[given.A]\nships = ["1.2:1"]',
            "expect = { 'A.ships' = ['1.3:1', 'home', 'home'] }",
        ),
        ('phase = "end"\npalace = ["B"]', "expect = { over = true, winner = 'B', 'score.A.total' = 0 }"),
    ],
)
def test_phases(given: str, step: str) -> None:
    result = run(given, "[[step]]\n" + step + "\n")
    assert result.passed, (result.failures, result.problems)


# --- the manual --------------------------------------------------------------------------------------


def test_the_manual_names_everything() -> None:
    reasons = [name for code, (name, _) in REASONS.items() if code != OK]
    names = [*reading.TABLE_NAMES, *reading.SEAT_NAMES, reading.CLAIMS, *reasons]
    assert MANUAL.missing(names, phases.PHASES, EVENTS) == []


def test_the_examples_of_the_manual_hold() -> None:
    MANUAL.check_examples(1)


# --- anything else is refused, nothing crashes -------------------------------------------------------

VALUES = (
    *(
        "0",
        "3",
        "-1",
        "99999999999999999999",
        "true",
        "1.5",
        '""',
        '"A"',
        '"AI"',
        '"wall"',
        '"*"',
        "[]",
        "{}",
    ),
    *('["A", "B"]', '["vase_3"]', "[[1]]", "[3, 3, 6]", "{ wall = 'vase_3' }", "{ xian = 'swap' }", '"look"'),
    *('["1.2:2", "home"]', '["1.1:double"]', "{ vp = 1 }", '["toll wall"]', '"night"', '"end"', '"morning"'),
    *('["morning_ship"]', '"pool"', '"xian"', "12", '["servant", "double"]', '"action"', '"parked"', '["*"]'),
)
NAMES = ("phase", "turn", "start", "day", "location", *reading.TABLE_NAMES)


@settings(max_examples=80, deadline=None)
@given(st.integers(0, 2**32))
def test_any_field_with_any_value(seed: int) -> None:
    pick = random.Random(seed)
    lines = [f"{name} = {pick.choice(VALUES)}" for name in pick.sample(NAMES, pick.randint(0, 4))]
    for seat in ("A", "B"):
        lines.append(f"[given.{seat}]")
        names = pick.sample(reading.SEAT_NAMES, pick.randint(0, 3))
        lines += [f"{name} = {pick.choice(VALUES)}" for name in names]
    head = pick.choice(["", BONUS, FOUR])
    result = run("\n".join(lines), "[[step]]\nexpect = { over = false }\n", head)
    assert all(failure.what != "crash" for failure in result.failures), (result.failures, lines)
