"""Messages: what clients get of them."""

import json

import pytest

from regnum.kernel.errors import IllegalChoice, RegnumError
from regnum.kernel.messages import Msg, Seat, arg_to_json, msg_to_json, raw, text_key


def test_every_kind_of_argument_has_its_json() -> None:
    inner = Msg("inner", {"n": 1})
    msg = Msg("outer", {"n": -3, "who": Seat(2), "what": inner, "list": [inner, raw("x")], "none": []})
    assert json.loads(json.dumps(msg_to_json(msg))) == {
        "key": "outer",
        "args": {
            "n": -3,
            "who": {"seat": 2},
            "what": {"key": "inner", "args": {"n": 1}},
            "list": [{"key": "inner", "args": {"n": 1}}, {"key": "raw:x", "args": {}}],
            "none": [],
        },
    }


def test_a_message_without_arguments() -> None:
    assert msg_to_json(Msg("plain")) == {"key": "plain", "args": {}}
    assert Msg("a").args is not Msg("b").args


def test_raw_text_is_kept_as_it_is() -> None:
    assert raw("{ $x } raw: \u202e").key == "raw:{ $x } raw: \u202e"
    assert arg_to_json(raw("")) == {"key": "raw:", "args": {}}


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("PayWorkers", "pay-workers"),
        ("debt_collector", "debt-collector"),
        ("space.1.a", "space-1-a"),
        ("Turn", "turn"),
        ("plain", "plain"),
        ("", ""),
    ],
)
def test_names_as_parts_of_keys(name: str, key: str) -> None:
    assert text_key(name) == key


def test_a_message_can_be_read_in_a_traceback() -> None:
    assert repr(Msg("key", {"n": 1})) == "Msg('key', {'n': 1})"


def test_errors_carry_their_message_code_and_rule() -> None:
    error = IllegalChoice(Msg("why", {"n": 1}), "P40")
    assert isinstance(error, RegnumError)
    assert (error.code, error.msg.args, error.rule) == ("why", {"n": 1}, "P40")
    assert IllegalChoice(Msg("why")).rule == ""
    assert "why" in str(error)
