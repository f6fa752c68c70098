"""Whatever comes in from outside: it is understood, or refused with a reason; nothing else happens."""

import copy
import json
import os
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st
from tests.kernel.tools import SPEC, TABLES, go_to, start, sum_of, texts

from regnum.kernel.codec import checksum, state_from_json, state_to_json
from regnum.kernel.errors import BadOptions, BadRecord, BadState, IllegalChoice
from regnum.kernel.match import Match, match_from_record
from regnum.kernel.offer import choices_of, find
from regnum.kernel.record import loads, replay
from regnum.library import new_match

COMPILED = os.environ.get("REGNUM_EXPECT_COMPILED") == "1"
SETTINGS = settings(
    max_examples=600 if COMPILED else 250,
    deadline=None,
    derandomize=True,  # the same on every machine: what it finds is not found by chance
    suppress_health_check=[HealthCheck.too_slow],
)

NUMBERS = st.one_of(
    st.integers(-3, 70),
    st.sampled_from([-(1 << 70), -1, 255, 4096, 1 << 15, (1 << 16) - 1, (1 << 60) - 1, 1 << 60, 1 << 100]),
    st.integers(),
)
LEAVES = st.one_of(st.none(), st.booleans(), NUMBERS, st.floats(), st.text(max_size=20))
ANYTHING = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
)

MATCHES = [
    go_to(start(1, "fuzz"), "Turn"),
    go_to(start(2, "fuzz"), "PickPaladin"),
    go_to(start(3, "fuzz"), "TakeTavern"),
    go_to(start(4, "fuzz"), "PayWorkers"),
]
RECORDS = [match.record().dumps() for match in MATCHES]
STATES = [json.dumps(state_to_json(SPEC, match.state)) for match in MATCHES]


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything in a JSON value."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, inner in data.items():
            found += places(inner, (*path, key))
    elif isinstance(data, list):
        for index, inner in enumerate(data):
            found += places(inner, (*path, index))
    return found


def spoil(data: Any, draw: st.DrawFn, values: st.SearchStrategy[Any]) -> None:
    """Put something else at one place, or take it away, or double it."""
    path = draw(st.sampled_from(places(data)))
    holder = data
    for step in path[:-1]:
        holder = holder[step]
    what = draw(st.integers(0, 3))
    if what == 0:
        del holder[path[-1]]
    elif what == 1 and isinstance(holder, list):
        holder.insert(path[-1], copy.deepcopy(holder[path[-1]]))
    else:
        holder[path[-1]] = draw(values)


@st.composite
def spoilt(draw: st.DrawFn, sources: list[str], values: st.SearchStrategy[Any]) -> Any:
    """A sound JSON text with one to three things in it changed."""
    data = json.loads(draw(st.sampled_from(sources)))
    for _ in range(draw(st.integers(1, 3))):
        spoil(data, draw, values)
    return data


def read_record(text: str) -> None:
    try:
        record = loads(text)
        state = replay(SPEC, TABLES, record)
    except BadRecord:
        return
    again = loads(record.dumps())
    assert again.to_json() == record.to_json()
    assert SPEC.problems(state) == []
    assert checksum(SPEC, match_from_record(SPEC, TABLES, record).state) == checksum(SPEC, state)


@SETTINGS
@given(st.text())
@example("[" * 100_000)
@example('{"format":' + "[" * 900 + "]" * 900 + "}")
@example('{"format":1' + "0" * 5000 + "}")
@example("\ud800")
def test_any_text_as_a_record(text: str) -> None:
    read_record(text)


@SETTINGS
@given(ANYTHING)
def test_any_json_as_a_record(data: Any) -> None:
    read_record(json.dumps(data))


@SETTINGS
@given(spoilt(RECORDS, ANYTHING))
def test_spoilt_records(data: Any) -> None:
    read_record(json.dumps(data))


@SETTINGS
@given(st.sampled_from(RECORDS), st.integers(0, 3000), st.integers(0, 3000), st.text(max_size=5))
def test_records_with_letters_lost_or_changed(text: str, start: int, end: int, inserted: str) -> None:
    read_record(text[:start] + inserted + text[end:])


def read_state(data: Any) -> None:
    try:
        state = state_from_json(SPEC, TABLES, data)
    except BadState:
        return
    assert len(state.legal) != 1
    json.dumps(state_to_json(SPEC, state))


@SETTINGS
@given(ANYTHING)
def test_any_json_as_a_state(data: Any) -> None:
    read_state(data)


@SETTINGS
@given(spoilt(STATES, ANYTHING))
def test_spoilt_states(data: Any) -> None:
    read_state(data)


@SETTINGS
@given(spoilt(STATES, NUMBERS))
def test_states_with_other_numbers(data: Any) -> None:
    read_state(data)


FRAMES = st.lists(
    st.builds(
        lambda name, ints: [name, *ints],
        st.sampled_from([kind.__name__ for kind in SPEC.frames]),
        st.lists(NUMBERS | st.integers(0, 600), min_size=3, max_size=7),
    ),
    min_size=1,
    max_size=3,
)


@SETTINGS
@given(st.sampled_from(STATES), FRAMES)
def test_states_with_frames_of_any_content(text: str, frames: list[Any]) -> None:
    data = json.loads(text)
    data["agenda"] += frames
    read_state(data)


def submit(match: Match, seat: int, choice: int | str) -> None:
    """Either it is one of the options of a seat that is asked, or nothing happens."""
    before = (sum_of(match), list(match.choices), list(match.log))
    offered: list[object] = []
    for _, frame in match.questions():
        if frame.who == seat:
            known = choices_of(match.state, frame)
            offered = [c.option if isinstance(choice, int) else c.text for c in known]
    wanted = choice if isinstance(choice, int) else " ".join(choice.split())
    first = match.decider
    try:
        match.submit(seat, choice)
    except IllegalChoice:
        assert wanted not in offered
    else:
        assert wanted in offered
        if seat == first:
            assert len(match.choices) == len(before[1]) + 1
            return
        assert list(match.early) == [seat]
    assert (sum_of(match), match.choices, match.log) == before


WORDS = sorted({word for match in MATCHES for text in texts(match) for word in text.split()})
TEXTS = st.text() | st.lists(st.sampled_from(WORDS), max_size=5).map("  ".join)


@SETTINGS
@given(st.sampled_from(MATCHES), st.integers(-2, 5), NUMBERS | TEXTS)
def test_any_choice_by_anybody(match: Match, seat: int, choice: int | str) -> None:
    submit(match_from_record(SPEC, TABLES, match.record()), seat, choice)


@SETTINGS
@given(st.sampled_from(MATCHES), TEXTS)
@example(MATCHES[0], "\ud800")
@example(MATCHES[0], "x" * 100_000)
def test_any_text_is_found_or_refused(match: Match, text: str) -> None:
    before = sum_of(match)
    offered = dict(zip(texts(match), match.state.legal, strict=True))
    wanted = " ".join(text.split())
    if wanted in offered:
        assert find(match.state, text) == offered[wanted]
    else:
        with pytest.raises(IllegalChoice):
            find(match.state, text)
    assert sum_of(match) == before


@SETTINGS
@given(NUMBERS, st.dictionaries(st.sampled_from(["difficulty", "x"]) | st.text(), st.text()), st.text())
@example(2, {}, "\ud800")
def test_any_options_and_seed(players: int, options: dict[str, str], seed: str) -> None:
    try:
        match = new_match("paladins", players=players, options=options, seed=seed)
    except BadOptions:
        return
    assert sum_of(match_from_record(SPEC, TABLES, loads(match.record().dumps()))) == sum_of(match)
