"""Events and who may hear what of them."""

import pytest
from tests.kernel.tools import go_to, start

from regnum.games.paladins.words.log import EVENTS, GAINED, PALADIN_CHOSEN, ROUND_BEGAN
from regnum.kernel.agenda import HIDDEN
from regnum.kernel.events import EventKind, event_to_json
from regnum.kernel.sight import PUBLIC, redact_event

KINDS = [
    EventKind("open", "who:seat", "n:num"),
    EventKind("shut", "who:seat", "n:num", "card:card:secret", "m:num", "other:card:secret"),
    EventKind("bare", "who:seat"),
]


def test_a_kind_knows_its_fields() -> None:
    kind = KINDS[1]
    assert kind.names == ["who", "n", "card", "m", "other"]
    assert kind.kinds == ["seat", "num", "card", "num", "card"]
    assert kind.secret == 0b10100
    assert KINDS[0].secret == 0


@pytest.mark.parametrize("observer", [PUBLIC, 1, 2])
def test_secret_fields_are_hidden_from_all_others(observer: int) -> None:
    assert redact_event((1, 0, 5, 6, 7, 8), KINDS, observer) == (1, 0, 5, HIDDEN, 7, HIDDEN)


def test_the_seat_it_is_about_hears_everything() -> None:
    assert redact_event((1, 0, 5, 6, 7, 8), KINDS, 0) == (1, 0, 5, 6, 7, 8)


def test_the_public_is_not_the_table() -> None:
    """An event about nobody (-1) is not about an observer who sits nowhere (-1)."""
    assert redact_event((1, -1, 5, 6, 7, 8), KINDS, PUBLIC) == (1, -1, 5, HIDDEN, 7, HIDDEN)


@pytest.mark.parametrize("observer", [PUBLIC, 0, 1])
def test_open_events_are_for_everybody(observer: int) -> None:
    assert redact_event((0, 1, 9), KINDS, observer) == (0, 1, 9)
    assert redact_event((2, 1), KINDS, observer) == (2, 1)


def test_json_names_the_fields() -> None:
    assert event_to_json((1, 0, 5, HIDDEN, 7, HIDDEN), KINDS) == {
        "event": "shut",
        "who": 0,
        "n": 5,
        "card": -1,
        "m": 7,
        "other": -1,
    }
    with pytest.raises(ValueError, match="zip"):
        event_to_json((2, 1, 99), KINDS)


def test_a_match_tells_each_seat_its_own_secrets_only() -> None:
    match = go_to(start(2), "PickPaladin")
    first = match.decider
    match.submit(first, match.state.legal[0])
    size = len(match.log)
    match.submit(match.decider, match.state.legal[0])
    second = 1 - first
    code, who, *cards = next(e for e in match.heard(second, size) if e[0] == PALADIN_CHOSEN)
    assert (code, who) == (PALADIN_CHOSEN, second)
    assert HIDDEN not in cards
    for observer in (PUBLIC, first):
        heard = match.heard(observer, size)
        assert (PALADIN_CHOSEN, second, HIDDEN, HIDDEN, HIDDEN) in heard
    assert match.heard(PUBLIC)[:size] == match.heard(PUBLIC, 0)[:size]


def test_the_log_numbers_the_choices() -> None:
    match = go_to(start(2), "Turn")
    assert [number for number, _ in match.log] == sorted(number for number, _ in match.log)
    assert match.log[0][0] == 1, "nothing happens before the first choice"
    assert any(event[0] == ROUND_BEGAN for _, event in match.log)
    assert any(event[0] == GAINED for _, event in match.log)


def test_fields_are_well_formed() -> None:
    for kind in EVENTS:
        assert kind.names[0] == "who", kind.name
        assert kind.kinds[0] == "seat", kind.name
        assert len(set(kind.names)) == len(kind.names), kind.name
        assert kind.secret & 1 == 0, f"{kind.name}: whose secret?"
    assert len({kind.name for kind in EVENTS}) == len(EVENTS)
