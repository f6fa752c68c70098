"""What the scenarios of Troyes must cover."""

from tests.scenario.expected.lists import Covered, numbered

from regnum.games.troyes.words.reasons import REASONS

RULES = [
    *numbered("T", 1, 5),  # set-up
    *numbered("T", 10, 16),  # the round
    *numbered("T", 20, 21),  # groups of dice, one cube
    *numbered("T", 30, 34),  # activity cards
    "T40",  # the cathedral
    *numbered("T", 45, 48),  # countering events
    *numbered("T", 50, 52),  # placing a citizen
    *numbered("T", 55, 56),  # agriculture, passing
    "T60",  # influence
    *numbered("T", 70, 71),  # scoring
    "T80",  # bonus cards
    *numbered("T", 90, 98),  # solo
]

# Every worked example of the rulebook in its order: what it shows, the file, a rule it must cite.
EXAMPLES = [
    ("the initial placement of four families", "setup/placement_of_four_families.toml", "T5"),
    ("their salaries", "round/salaries_after_the_placement.toml", "T11"),
    ("their workforce", "round/workforce_of_four_families.toml", "T12"),
    ("War and Theological Conflict", "events/war_calls_theological_conflict.toml", "T13"),
    ("black dice 6, 4 and 1", "black/six_four_one.toml", "T14"),
    ("16 with a bought 5", "activate/merchant_for_sixteen.toml", "T20"),
    ("the white pair that was possible instead", "dice/white_pair_for_four.toml", "T20"),
    ("the Merchant hired and used 8 times", "activate/merchant_for_sixteen.toml", "T31"),
    ("the Priest's three cubes", "activate/priest_three_cubes.toml", "T33"),
    ("the cathedral with 5, 2 and 4", "cathedral/five_two_four.toml", "T40"),
    ("Succession Conflict with a tie", "counter/succession_conflict_tie.toml", "T46"),
    ("an own citizen expelled in the city hall", "place/expelling_and_protection.toml", "T51"),
    ("a citizen expelled in the palace", "place/expelling_and_protection.toml", "T50"),
    ("a die rolled again, turned over, on Marauding", "influence/reroll_then_flip_on_marauding.toml", "T60"),
    ("Tithe: a die of each of two players", "activate/tithe_from_two_players.toml", "T34"),
    ("Joust twice", "activate/joust_twice.toml", "T30"),
]

# Reasons no scenario can show, and why.
EXEMPT = {
    "ok": "it is no refusal",
}
AUTOMA_ONLY: set[str] = set()  # Le Roy tells no reasons: what he cannot do he does not try
WITH_NUMBERS = {
    "black-must-fight",
    "black-too-strong",
    "black-total",
    "black-not-highest",
    "deniers-dice",
    "deniers-card",
    "total-short",
    "best-short",
    "influence-short",
    "uses-deniers",
    "uses-influence",
    "flags",
    "one-die",
    "group-full",
    "cube-one-die",
    "no-window",
    "supply-there",
    "reserve-empty",
}

TROYES = Covered("troyes", "T", REASONS, RULES, EXAMPLES, EXEMPT, AUTOMA_ONLY, WITH_NUMBERS)
