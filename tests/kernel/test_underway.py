"""What is underway: the answers given for the sake of the question that is asked now."""

import json
from pathlib import Path

import pytest

from regnum import new_match
from regnum.games import GAMES
from regnum.kernel.match import Match
from regnum.library import tables_for

RECORDS = Path(__file__).parents[1] / "records"


def answers(match: Match) -> list[str]:
    return [answer.described().text for answer in match.trail]


def test_what_was_answered_stays_until_it_is_done() -> None:
    match = new_match("gugong", players=3, seed="tea")
    assert answers(match) == []
    match.submit(0, "give tea_set_1")
    assert answers(match) == ["give tea_set_1"]
    match.submit(0, "at wall")
    assert answers(match) == ["give tea_set_1", "at wall"]
    while match.decider == 0 and answers(match):
        assert answers(match)[:2] == ["give tea_set_1", "at wall"]
        match.submit(0, match.state.legal[0])
    assert answers(match) == []


def test_undo_takes_it_back_too() -> None:
    match = new_match("gugong", players=3, seed="tea")
    match.submit(0, "give tea_set_1")
    match.submit(0, "at wall")
    match.undo(0)
    assert answers(match) == ["give tea_set_1"]
    match.undo(0)
    assert answers(match) == []
    match.redo(0)
    assert answers(match) == ["give tea_set_1"]


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_is_of_the_seat_that_is_asked_and_of_its_turn(name: str) -> None:
    spec, box = GAMES[name], tables_for(name)
    longest = 0
    for path in sorted((RECORDS / name).glob("*.json"))[::15]:
        record = json.loads(path.read_text("utf-8"))["record"]
        match = Match(spec, box, record["players"], record["options"], record["seed"])
        for option in record["choices"]:
            for answer in match.trail:
                assert answer.frame.who == match.decider
                assert answer.state.turn == match.state.turn
            longest = max(longest, len(match.trail))
            match.submit(match.decider, option)
    assert longest > 1


def test_a_new_round_begins_without() -> None:
    """Passing is done when the next round begins, though no turn lies between."""
    spec, box = GAMES["paladins"], tables_for("paladins")
    path = sorted((RECORDS / "paladins").glob("*.json"))[0]
    record = json.loads(path.read_text("utf-8"))["record"]
    match = Match(spec, box, record["players"], record["options"], record["seed"])
    for option in record["choices"]:
        if type(match.state.agenda[-1]).__name__ == "PickPaladin":
            assert answers(match) == []
        match.submit(match.decider, option)
