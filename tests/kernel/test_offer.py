"""What a seat is offered: choices, reasons, and previews of what would follow."""

import json
from typing import Any

import pytest
from tests.kernel.tools import SPEC, ended, go_to, start, sum_of, texts, top

from regnum.kernel.agenda import decider, pending, play
from regnum.kernel.fields import NOBODY
from regnum.kernel.foresight import passes_barrier, preview
from regnum.kernel.offer import frame_for, offer
from regnum.library import new_match


def offered(match: Any, seat: int) -> dict[str, Any]:
    return json.loads(json.dumps(offer(SPEC, match.state, seat)))  # type: ignore[no-any-return]


def test_the_deciding_seat_gets_all_options_and_a_prompt() -> None:
    match = go_to(start(), "Turn")
    data = offered(match, match.decider)
    assert [entry["text"] for entry in data["choices"]] == texts(match)
    assert [entry["option"] for entry in data["choices"]] == match.state.legal
    assert data["prompt"]["key"]
    assert data["decider"] == match.decider
    assert data["waiting"] == [match.decider]
    assert data["refused"]
    assert all(entry["reason"]["rule"] for entry in data["refused"])


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_nobody_else_is_offered_anything(seat: int) -> None:
    match = go_to(start(3), "Turn")
    data = offered(match, seat)
    if seat != match.decider:
        assert (data["choices"], data["refused"]) == ([], [])
        assert "prompt" not in data
        assert frame_for(match.state, seat) is None
    assert data["view"]


def test_all_who_choose_at_once_see_their_options() -> None:
    match = go_to(start(3), "PickPaladin")
    hands = []
    for seat in range(3):
        data = offered(match, seat)
        assert len(data["choices"]) == 6
        assert data["waiting"] == [frame.who for frame in pending(match.state)]
        hands.append({entry["text"] for entry in data["choices"]})
    assert len({frozenset(hand) for hand in hands}) == 3, "everybody sees the own hand"
    assert offered(match, -1)["choices"] == []


def test_the_end_offers_nothing() -> None:
    match = ended()
    for seat in (-1, 0, 1):
        data = offered(match, seat)
        assert (data["choices"], data["waiting"], data["decider"]) == ([], [], -1)


def test_a_preview_tells_what_the_choice_changes() -> None:
    match = go_to(start(), "PayWorkers")
    seat = match.decider
    before = sum_of(match)
    for option in match.state.legal:
        changes, stop = preview(SPEC, match.state, seat, option)
        assert stop in ("choice", "other", "chance", "end")
        assert changes, "paying workers changes the view"
        assert all(old != new for _, old, new in changes)
        assert [path for path, _, _ in changes] == sorted(path for path, _, _ in changes)
    assert sum_of(match) == before


def test_a_preview_does_not_look_at_hidden_cards() -> None:
    """Two games that differ only in the order of a deck have the same previews."""
    match = go_to(start(), "Turn")
    g = match.state
    other = g.clone()
    for zone in SPEC.layout(g).secret_zones:
        if zone.sight == NOBODY:
            zone.put(other, zone.cards(g)[::-1])
    other.key = bytes(32)
    for option in g.legal:
        assert preview(SPEC, g, decider(g), option) == preview(SPEC, other, decider(g), option)


def test_a_preview_is_what_comes_where_chance_is_silent() -> None:
    """Where neither chance nor another decision follows, the preview is the whole truth."""
    match = go_to(start(4, "truth"), "PickPaladin")
    seat = match.decider
    changes, stop = preview(SPEC, match.state, seat, match.state.legal[0])
    assert stop == "other"
    before = flat(offered(match, seat)["view"])
    match.submit(seat, match.state.legal[0])
    after = flat(offered(match, seat)["view"])
    paths = {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}
    assert {path for path, _, _ in changes} == paths
    for path, old, new in changes:
        assert (before.get(path), after.get(path)) == (old, new)


def flat(value: Any, path: tuple[str, ...] = ()) -> dict[tuple[str, ...], object]:
    """A view as paths; entries of lists go by their element id where they have one."""
    if isinstance(value, dict):
        pairs = [(str(name), inner) for name, inner in value.items()]
    elif isinstance(value, list):
        pairs = [
            (str(inner.get("id", i)) if isinstance(inner, dict) else str(i), inner)
            for i, inner in enumerate(value)
        ]
    else:
        return {path: value}
    out: dict[tuple[str, ...], object] = {}
    for name, inner in pairs:
        out |= flat(inner, (*path, name))
    return out


def test_previews_stop_before_chance() -> None:
    match = go_to(start(1), "PickPaladin")
    _, stop = preview(SPEC, match.state, match.decider, match.state.legal[0])
    assert stop == "chance"  # the paladin is turned up


def test_whether_undo_would_stop_is_known_beforehand() -> None:
    match = start(2)
    seen = set()
    for _ in range(60):
        option = match.state.legal[0]
        seat = match.decider
        expected = passes_barrier(match.state, option)
        match.submit(seat, option)
        assert match.can_undo(seat) != expected
        seen.add(expected)
    assert seen == {True, False}


def test_the_frame_of_a_seat() -> None:
    match = go_to(start(2), "TakeTavern")
    frame = frame_for(match.state, match.decider)
    assert frame is match.state.agenda[-1]
    copy = match.state.clone()
    play(copy, copy.legal[0])
    assert top(match) == "TakeTavern"


def test_a_choice_that_a_bot_would_answer_at_once_passes_the_barrier() -> None:
    match = new_match("paladins", players=2, seed="bots")
    found = 0
    while not match.is_over and not found:
        seat = match.decider
        for option in match.state.legal:
            copy = match.state.clone()
            play(copy, option)
            if not passes_barrier(match.state, option) and decider(copy) == 1 - seat:
                assert passes_barrier(match.state, option, (1 - seat,))
                assert not passes_barrier(match.state, option, (seat,))
                found += 1
        match.submit(seat, match.state.legal[0])
    assert found
