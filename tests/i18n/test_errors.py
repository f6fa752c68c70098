"""Every refusal of the kernel, provoked and read: what is wrong, and what would be right."""

import json
from collections.abc import Callable

import pytest

from regnum.games import game
from regnum.i18n import Catalog
from regnum.kernel.agenda import Frame, State
from regnum.kernel.codec import frame_from_json, state_from_json, state_to_json
from regnum.kernel.errors import RegnumError
from regnum.kernel.match import Match
from regnum.kernel.offer import find
from regnum.kernel.record import loads, require_same
from regnum.library import match_of, new_match, tables_for


def fresh() -> Match:
    return new_match("paladins", players=2, seed="errors")


def record(**changes: object) -> str:
    """A record of a game with one choice, changed for the worse."""
    match = fresh()
    match.submit(match.decider, match.state.legal[0])
    return json.dumps({**match.record().to_json(), **changes})


def replay(**changes: object) -> None:
    match_of(loads(record(**changes)))


def stored(**changes: object) -> None:
    match = fresh()
    data = {**state_to_json(match.spec, match.state), **changes}
    state_from_json(match.spec, match.tables, data)


def wrong_seat() -> None:
    match = fresh()
    match.submit(1 - match.decider, match.state.legal[0])


def game_over() -> None:
    match = fresh()
    while not match.is_over:
        match.submit(match.decider, match.state.legal[-1])
    match.submit(0, 0)


REFUSALS: list[tuple[Callable[[], object], str, str]] = [
    (
        lambda: find(fresh().state, "fly away"),
        "error-choice-unknown",
        "“fly away” here. On offer: townsfolk ",
    ),
    (lambda: fresh().submit(fresh().decider, 77), "error-choice-number", "Option 77 is not on offer"),
    (wrong_seat, "error-not-your-turn", "Ada decides now"),
    (game_over, "error-over", "The game is over"),
    (lambda: fresh().undo(0), "error-undo-barrier", "nothing to take back"),
    (lambda: fresh().redo(fresh().decider), "error-redo", "nothing to do again"),
    (
        lambda: game("chess"),
        "error-game",
        "“chess”. There are: paladins, troyes and gugong.",
    ),
    (lambda: new_match("paladins", players=5), "error-players", "for 1 to 4 players, not for 5"),
    (lambda: new_match("paladins", players=1, options={"x": "y"}), "error-option", "are: difficulty."),
    (lambda: new_match("paladins", players=2, options={"x": "y"}), "error-option", "are: nothing."),
    (
        lambda: new_match("paladins", players=1, options={"difficulty": "odd"}),
        "error-option-value",
        "“difficulty” cannot be “odd”. It can be: easy, standard and hard.",
    ),
    (lambda: loads("{"), "error-record-json", "cannot be read as JSON"),
    (lambda: loads("[]"), "error-record-json", "cannot be read as JSON"),
    (lambda: replay(format=9), "error-record-format", "the format “9”"),
    (lambda: replay(seed=3), "error-record-field", "its field “seed”"),
    (lambda: replay(choices="no"), "error-record-field", "its field “choices”"),
    (lambda: replay(game="chess"), "error-game", "no game “chess”"),
    (lambda: replay(rules=99), "error-record-rules", "version 99 of the rules; this is version "),
    (lambda: replay(components="abc"), "error-record-components", "(fingerprint abc)"),
    (lambda: replay(choices=[99]), "error-record-choice", "choice 1 is option 99"),
    (lambda: replay(check="abc"), "error-record-checksum", "another position"),
    (lambda: stored(board="no"), "error-state", "cannot be read: board"),
    (lambda: stored(rules=99), "error-state-version", "paladins/99/"),
    (lambda: frame_from_json(game("paladins"), ["Nap", 0, 0, 0]), "error-state", "Nap"),
]


@pytest.mark.parametrize(
    ("provoke", "code", "part"), REFUSALS, ids=[f"{r[1]}-{i}" for i, r in enumerate(REFUSALS)]
)
def test_refusals_say_what_is_wrong(provoke: Callable[[], object], code: str, part: str) -> None:
    names = ["Ada", "Ada"]
    words = Catalog("en", names, plain=True)
    with pytest.raises(RegnumError) as raised:
        provoke()
    text = words.text(raised.value.msg)
    assert raised.value.code == code
    assert part in text
    assert text.endswith(".")
    assert not words.missing
    assert not words.broken


def test_the_record_of_another_game_is_named() -> None:
    """Only a second game can show it through the library: here the record is taken for another one."""
    spec = game("paladins")
    taken = loads(record())
    taken.game = "other"
    with pytest.raises(RegnumError) as raised:
        require_same(spec, tables_for("paladins"), taken)
    assert Catalog("en", plain=True).text(raised.value.msg) == "The record is of another game: other."


def test_an_option_without_words_has_a_number() -> None:
    match = fresh()
    choice = Frame[State](0).describe(match.state, 3)
    assert Catalog("en", plain=True).text(choice.label) == "Option 3"
