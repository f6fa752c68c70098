"""Any text is a scenario or is refused with a reason: nothing else ever comes out."""

import random
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from regnum.scenario.command import run_text
from regnum.scenario.paladins import reading

FOLDER = Path(__file__).resolve().parents[2] / "scenarios"
TEXTS = [file.read_text("utf-8") for file in sorted(FOLDER.rglob("*.toml"))]
HEAD = 'title = "x"\nrule = ["P1"]\ngame = "paladins"\n'
VALUES = (
    "0",
    "-1",
    "3",
    "99999999999999999999999",
    "true",
    "1.5",
    "nan",
    "1979-05-27",
    '""',
    '"*"',
    '"A"',
    '"abbot_1"',
    '"A monk"',
    "[]",
    "{}",
    '["abbot_1", "abbot_1"]',
    "[[1]]",
    '["", 2, true]',
    "{ scout = 1 }",
    '{ A = "x" }',
    "{ commission = 1 }",
    "24",
    '["left"]',
    '"look"',
    '"round_end"',
    '"tavern"',
    '"setup"',
    '"paladins"',
)


def check(text: str) -> None:
    """Run it: problems and failures are fine, exceptions and crashes of the rules are not."""
    result = run_text(text)
    assert all(failure.what != "crash" for failure in result.failures), (result.failures, text)
    assert all(problem for problem in result.problems)


@settings(max_examples=150, deadline=None)
@given(st.text(max_size=200))
def test_any_text(text: str) -> None:
    check(text)
    check(HEAD + text)
    check(HEAD + "[given]\n" + text)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 2**32))
def test_changed_scenarios(seed: int) -> None:
    """Lines lost, doubled, swapped, and values replaced by others."""
    pick = random.Random(seed)
    lines = pick.choice(TEXTS).splitlines()
    for _ in range(pick.randint(1, 4)):
        at = pick.randrange(len(lines))
        what = pick.randrange(5)
        name, equals, _ = lines[at].partition(" = ")
        if what == 0:
            lines[at] = ""
        elif what == 1:
            lines.insert(at, pick.choice(lines))
        elif what == 2 and equals:
            lines[at] = f"{name} = {pick.choice(VALUES)}"
        elif what == 3 and lines[at]:
            cut = pick.randrange(len(lines[at]))
            lines[at] = lines[at][:cut] + pick.choice('"[]{}=.,#\\ A1') + lines[at][cut + 1 :]
        else:
            other = pick.choice(pick.choice(TEXTS).splitlines())
            lines.insert(at, other)
    check("\n".join(lines))


TOP_FIELDS = [*reading.TABLE_NAMES, "phase", "turn", "raw"]
SEAT_FIELDS = [*reading.SEAT_NAMES, *reading.AI_NAMES]


@settings(max_examples=200, deadline=None)
@given(
    st.integers(1, 4),
    st.dictionaries(st.sampled_from(TOP_FIELDS), st.sampled_from(VALUES), max_size=4),
    st.dictionaries(st.sampled_from(SEAT_FIELDS), st.sampled_from(VALUES), max_size=4),
    st.sampled_from(("A", "B", "AI")),
    st.sampled_from(('[[step]]\nexpect = { "A.silver" = 3 }', "[then]\ntax = 1", '[[step]]\ndo = "A: pass"')),
)
def test_any_value_in_any_field(
    players: int, top: dict[str, str], own: dict[str, str], seat: str, end: str
) -> None:
    lines = [HEAD, f"players = {players}", "[given]"]
    lines += [f"{name} = {value}" for name, value in top.items()]
    lines += [f"[given.{seat}]"] + [f"{name} = {value}" for name, value in own.items()]
    check("\n".join([*lines, end]))
