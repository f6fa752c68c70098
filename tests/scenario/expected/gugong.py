"""What the scenarios of Gùgōng must cover."""

from tests.scenario.expected.lists import Covered, numbered

from regnum.games.gugong.words.reasons import REASONS

RULES = [
    *numbered("G", 1, 8),  # set-up
    *numbered("G", 10, 14),  # morning
    *numbered("G", 20, 26),  # exchange, gift cards, servants
    *numbered("G", 27, 29),  # night
    *numbered("G", 30, 32),  # travel
    *numbered("G", 36, 39),  # trades and tokens
    *numbered("G", 40, 43),  # Great Wall
    "G50",  # Jade
    *numbered("G", 55, 57),  # Intrigue
    *numbered("G", 60, 62),  # Palace of Heavenly Purity
    *numbered("G", 65, 67),  # Decrees
    *numbered("G", 70, 73),  # Grand Canal
    "G80",  # the double servant
    "G83",
    "G90",  # the end
    *numbered("G", 100, 111),  # solo
]

# Every worked example of the rulebook in its order: what it shows, the file, a rule it must cite.
EXAMPLES = [
    ("two owners of the ship decree", "examples/ex10-morning-decree-fills-a-ship.toml", "G13"),
    ("a gift of 3 for one of 8, and a jade", "examples/ex01-jade-with-card-bonus.toml", "G21"),
    ("two moves, two tokens, two jade", "examples/ex02-travel-twice.toml", "G30"),
    ("a wall of 6 with a tie", "examples/ex03-wall-scoring.toml", "G42"),
    ("the third envoy inside", "examples/ex04-palace-third-to-arrive.toml", "G61"),
    ("a decree with two rivals", "examples/ex05-decree-with-rivals.toml", "G65"),
    ("two servants on two ships", "examples/ex06-two-servants-two-ships.toml", "G70"),
    ("the ship's second turn", "examples/ex06-second-turn-of-a-ship.toml", "G71"),
    ("the double servant on the wall", "examples/ex07-double-servant-on-the-wall.toml", "G80"),
    ("the double servant pays two", "examples/ex08-double-servant-pays-two.toml", "G80"),
    ("dice 3, 3 and 6", "examples/ex09-destiny.toml", "G27"),
]

# Reasons no scenario can show, and why.
EXEMPT = {
    "ok": "it is no refusal",
    "tokens-uneven": (
        "all trades take an even number of tokens, so whoever has enough can always pay exactly; only "
        "another component file could show it (tests/games/gugong/test_trade_reasons.py)"
    ),
    "no-double-token": (
        "a trade is refused as a whole, never for one choice of tokens; with enough tokens there is always "
        "one that is possible (tests/games/gugong/test_trade_reasons.py)"
    ),
    "pile-empty": (
        "with an empty discard pile nothing is left to choose, so the token is stored without a question "
        "(rulings/r-g19-no-card-to-take-back.toml)"
    ),
}
# Reasons that only Meng has: he tells them in events, which know no rule.
AUTOMA_ONLY: set[str] = set()
WITH_NUMBERS = {
    "houses-left",
    "servants-short",
    "tokens-short",
    "decree-short",
    "ship-full",
    "ship-not-full",
    "steps-short",
    "value-short",
}

# The way past a token is refused with the cities that lie nearer, so it has no code of its own.
ALL_REASONS = [*REASONS.values(), ("token-before", "G31")]

GUGONG = Covered("gugong", "G", ALL_REASONS, RULES, EXAMPLES, EXEMPT, AUTOMA_ONLY, WITH_NUMBERS)
