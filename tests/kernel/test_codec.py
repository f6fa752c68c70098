"""States as JSON: what comes back, and what is refused."""

import json
from typing import Any

import pytest
from tests.kernel.tools import SPEC, TABLES, ended, go_to, start, table

from regnum.games.paladins.rules.alternatives import OF_FAVOUR, ChooseReward
from regnum.kernel.agenda import Frame
from regnum.kernel.codec import (
    checksum,
    frame_from_json,
    frame_to_json,
    shape_of,
    state_from_json,
    state_to_json,
)
from regnum.kernel.errors import BadState

STATE = table(go_to(start(2, "codec"), "Turn"))
DATA: dict[str, Any] = json.loads(json.dumps(state_to_json(SPEC, STATE)))


def changed(**fields: object) -> dict[str, Any]:
    return {**DATA, **fields}


def refused(data: object) -> BadState:
    with pytest.raises(BadState) as caught:
        state_from_json(SPEC, TABLES, data)
    return caught.value


def test_a_state_comes_back_with_its_options_and_its_future() -> None:
    again = state_from_json(SPEC, TABLES, DATA)
    assert checksum(SPEC, again) == checksum(SPEC, STATE)
    assert again.legal == STATE.legal
    assert again.key == STATE.key
    assert again.events is None


def test_a_finished_game_comes_back_finished() -> None:
    over = ended(1, "codec").state
    again = state_from_json(SPEC, TABLES, state_to_json(SPEC, over))
    assert checksum(SPEC, again) == checksum(SPEC, over)
    assert again.legal == []


def test_the_checksum_sees_everything() -> None:
    """Each part of a state changes its fingerprint, also what no rule looks at just now."""
    seen = {checksum(SPEC, STATE)}
    for change in range(9):
        g = STATE.clone()
        if change == 0:
            g.spaces[-1] += 1
        elif change == 1:
            g.seat(1).standing[-1] += 1
        elif change == 2:
            g.townsfolk_deck = g.townsfolk_deck[::-1]
        elif change == 3:
            g.seat(0).paladin_deck = g.seats[0].paladin_deck[::-1]
        elif change == 4:
            g.agenda.pop()
        elif change == 5:
            g.key = bytes(32)
        elif change == 6:
            g.draws += 1
        elif change == 7:
            g.reveals += 1
        else:
            g.turn += 1
        seen.add(checksum(SPEC, g))
    assert len(seen) == 10


def test_the_checksum_is_short_hexadecimal() -> None:
    assert len(checksum(SPEC, STATE)) == 16
    int(checksum(SPEC, STATE), 16)


@pytest.mark.parametrize("data", [None, [], 1, "x", {}, {"game": "paladins"}, [DATA]])
def test_what_is_no_state(data: object) -> None:
    assert refused(data).code in ("error-state", "error-state-version")


@pytest.mark.parametrize(
    "fields",
    [{"game": "chess"}, {"game": None}, {"rules": -1}, {"rules": "1"}, {"components": ""}, {"game": [[[]]]}],
)
def test_states_of_something_else(fields: dict[str, object]) -> None:
    assert refused(changed(**fields)).code == "error-state-version"


@pytest.mark.parametrize(
    "field",
    [
        "players",
        "seats",
        "options",
        "board",
        "own",
        "decks",
        "piles",
        "agenda",
        "key",
        "draws",
        "reveals",
        "turn",
    ],
)
@pytest.mark.parametrize("value", [None, True, "x", 1.5, [None], [[True]], [["x"]], {}, 10**30, [10**30]])
def test_wrong_fields(field: str, value: object) -> None:
    assert refused(changed(**{field: value})).code == "error-state"


@pytest.mark.parametrize(
    "fields",
    [
        {"players": 0},
        {"players": 5},
        {"players": -1},
        {"seats": 0},
        {"seats": 99},
        {"players": 1, "seats": 1},
        {"options": []},
        {"options": [7]},
        {"options": [-1]},
        {"board": []},
        {"own": DATA["own"][:-1]},
        {"decks": DATA["decks"] + [[]]},
        {"piles": []},
        {"draws": -1},
        {"key": "zz"},
        {"key": "0"},
        {"key": "00" * 10_000},
    ],
)
def test_shapes_that_do_not_fit(fields: dict[str, object]) -> None:
    assert refused(changed(**fields)).code == "error-state"


@pytest.mark.parametrize(
    "frame",
    [
        None,
        [],
        ["Turn"],
        ["Turn", 0, 0],
        ["Nap", 0, 0, 0],
        [["Turn"], 0, 0, 0],
        [1, 0, 0, 0],
        ["Turn", "0", 0, 0],
        ["Turn", 0, 0, 0, None],
        ["Turn", 0, 1 << 16, 0],
        ["PayWorkers", 0, 99, 0],
        ["Rewards", 0, 0, 0, 60000],
        ["TakeTownsfolk", 9, 0, 0],
        ["Turn", -2, 0, 0],
    ],
)
def test_frames_that_are_none(frame: object) -> None:
    assert refused(changed(agenda=[*DATA["agenda"], frame])).code == "error-state"


def test_a_frame_by_its_name() -> None:
    frame = frame_from_json(SPEC, ["ChooseReward", 1, OF_FAVOUR, 3, 4, 5])
    assert isinstance(frame, ChooseReward)
    assert (frame.who, frame.source, frame.card, frame.more) == (1, OF_FAVOUR, 3, (4, 5))


@pytest.mark.parametrize("kind", SPEC.frames, ids=lambda kind: kind.__name__)
def test_every_frame_is_told_and_read_again(kind: type[Frame[Any]]) -> None:
    """Its numbers in their order, zeros up to the third, then its tuple."""
    shape = shape_of(kind)
    numbers = list(range(1, len(shape.numbers) + 1))
    told = [kind.__name__, *numbers, *[0] * (3 - len(numbers)), *([7, 8] if shape.tuple else [])]
    frame = frame_from_json(SPEC, told)
    assert [getattr(frame, name) for name in shape.numbers] == numbers
    assert frame_to_json(SPEC, frame) == told


def test_cards_must_all_be_there() -> None:
    decks = [list(zone) for zone in DATA["decks"]]
    decks[0], lost = decks[0][1:], decks[0][0]
    assert refused(changed(decks=decks)).code == "error-state"
    decks[0] = [decks[0][0], *decks[0]]
    error = refused(changed(decks=decks))
    assert "lost or doubled" in getattr(error.msg.args["what"], "key", "")
    decks[0][0] = lost
    assert state_from_json(SPEC, TABLES, changed(decks=decks)).legal == STATE.legal
