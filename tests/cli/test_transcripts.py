"""Whole games in plain mode, read line by line for what a player would stumble over."""

import re
import sys
from collections.abc import Iterator
from random import Random

import pytest

from regnum.cli.plain import PlainGame
from regnum.cli.session import Session
from regnum.cli.start import Wanted, session_for
from regnum.games import game
from regnum.kernel.spec import usual_level

COMMANDS = ("?", "w", "b", "v", "s", "p", "c", "i", "1?")
THINGS = (
    "servants|deniers|provisions|workers|labourers|scouts|merchants|fighters|clerics|criminals|debts|cubes"
    "|uses|dice|VPs|steps|tokens|cards|moves|points|citizens|matches"
)
# What must not stand in any line, and why.
FORBIDDEN = {
    r"[−+] \d+ [a-z]": "a cost or a gain written as a sum",
    rf"(?<!Player )(?<![\d–,.])\b1 ({THINGS})\b": "one of several",
    r"[{}]": "a placeable",
    r"\bNone\b|\bTrue\b|\bFalse\b": "a value of the program",
    r"\.\.|,,|;;| [,;.](?: |$)|\( *\)": "punctuation that met",
    r"\[(?:term|web|paladins|troyes|gugong|error)-": "a message that is missing",
    r"\bregnum\b": "a command that was not typed",
}
LINES_OF_WORDS = re.compile(r"^(\* |\d+\. |Player \d:)")


class Typist:
    """Somebody who answers everything, and now and then asks for something else."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.random = Random(7)
        self.turn = 0

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        self.turn += 1
        if self.turn % 11 == 0:
            return COMMANDS[self.turn // 11 % len(COMMANDS)] + "\n"
        return f"{self.random.randrange(len(self.session.offered())) + 1}\n"


def lines_of(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> Iterator[str]:
    options = usual_level(game(name)) if players == 1 else {}
    session = session_for(
        Wanted(name, players, bots=players - 1, bot="random", options=options, seed="aloud")
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REGNUM_COMMAND", "./play")
        patch.setattr(sys, "stdin", Typist(session))
        assert PlainGame(session).run() == 0
    assert session.is_over
    assert session.words.catalog.missing == {}
    assert session.words.catalog.broken == {}
    yield from capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("players", [1, 3])
@pytest.mark.parametrize("name", ["paladins", "troyes", "gugong"])
def test_a_whole_game_read_aloud(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    found: dict[str, str] = {}
    for line in lines_of(name, players, capsys):
        for pattern, fault in FORBIDDEN.items():
            if re.search(pattern, line):
                found.setdefault(fault, line)
        if LINES_OF_WORDS.match(line) and "  " in line:
            found.setdefault("two spaces", line)
    assert found == {}


def test_the_patterns_find_what_they_are_for() -> None:
    bad = (
        "1. yellow 5, counting 12 − 12 deniers",
        "* Player 1 gains 1 servants.",
        "2. Watchman at place 1 + 1 silver",
        "* None passes.",
        "Saved. Go on with: regnum play",
        "* Player 1 passes..",
    )
    for line in bad:
        assert any(re.search(pattern, line) for pattern in FORBIDDEN), line
    assert not any(re.search(p, "* Player 1 gains 11 servants and 1 servant.") for p in FORBIDDEN)
