"""Records: what rebuilds a game, and what is refused."""

import json

import pytest
from tests.kernel.tools import SPEC, TABLES, ended, go_to, start, sum_of

from regnum.kernel.codec import checksum
from regnum.kernel.errors import BadRecord
from regnum.kernel.match import match_from_record
from regnum.kernel.record import loads, replay

GAME = go_to(start(2, "record"), "Turn")
TEXT = GAME.record().dumps()


def refused(text: str) -> BadRecord:
    """The refusal of a text, wherever it is found out."""
    with pytest.raises(BadRecord) as caught:
        replay(SPEC, TABLES, loads(text))
    return caught.value


def changed(**fields: object) -> str:
    return json.dumps({**json.loads(TEXT), **fields})


def without(field: str) -> str:
    data = json.loads(TEXT)
    del data[field]
    return json.dumps(data)


def test_a_record_is_small_and_read_again() -> None:
    text = ended(4, "size").record().dumps()
    assert len(text) < 3000
    assert loads(text).to_json() == json.loads(text)


def test_a_record_rebuilds_the_state_and_every_state_before() -> None:
    record = loads(TEXT)
    assert checksum(SPEC, replay(SPEC, TABLES, record)) == sum_of(GAME)
    match = start(2, "record")
    for number, choice in enumerate(record.choices):
        assert checksum(SPEC, replay(SPEC, TABLES, record, number)) == sum_of(match)
        match.submit(match.decider, choice)


@pytest.mark.parametrize("text", ["", "no", "[]", "1", "null", '"x"', "{", "\ufeff{}", "[" * 100_000, "NaN"])
def test_what_is_no_json_object(text: str) -> None:
    assert refused(text).code == "error-record-json"


@pytest.mark.parametrize("value", [0, 2, "1", True, None, 1.5, [1], {}, 10**30])
def test_another_format(value: object) -> None:
    assert refused(changed(format=value)).code == "error-record-format"


WRONG: dict[str, list[object]] = {
    "rules": ["1", None, True, 1.5, [], 10**20],
    "players": ["2", None, True, 2.0, {}, -(10**20)],
    "game": [1, None, [], "x" * 1001, "\ud800"],
    "seed": [1, None, ["x"], "x" * 1001, "\ud800"],
    "components": [1, None],
    "check": [1, None, {}],
    "options": [None, [], "x", {"difficulty": 1}],
    "choices": [None, "x", {}, [1.0], ["1"], [True], [None], [10**30], [[1]]],
}


@pytest.mark.parametrize(("field", "value"), [(name, value) for name in WRONG for value in WRONG[name]])
def test_wrong_fields(field: str, value: object) -> None:
    error = refused(changed(**{field: value}))
    assert error.code == "error-record-field"
    name = error.msg.args["field"]
    assert getattr(name, "key", "") == "raw:" + field


@pytest.mark.parametrize(
    "field", ["rules", "components", "players", "options", "seed", "choices", "check", "game"]
)
def test_missing_fields(field: str) -> None:
    assert refused(without(field)).code == "error-record-field"


def test_a_text_beyond_all_measure_is_not_even_parsed() -> None:
    assert refused(TEXT + " " * (1 << 20)).code == "error-record-field"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"game": "chess"}, "error-record-game"),
        ({"rules": 0}, "error-record-rules"),
        ({"rules": SPEC.rules_version + 1}, "error-record-rules"),
        ({"components": ""}, "error-record-components"),
        ({"players": 5}, "error-players"),
        ({"players": -2}, "error-players"),
        ({"options": {"colour": "red"}}, "error-option"),
        ({"options": {"difficulty": "easy"}}, "error-option"),  # two players have no such option
        ({"check": "0123456789abcdef"}, "error-record-checksum"),
        ({"seed": "another"}, "error-record-checksum"),
    ],
)
def test_records_of_something_else(fields: dict[str, object], code: str) -> None:
    error = refused(changed(**fields))
    # Another seed may fail sooner: some choice is no longer offered.
    assert error.code == code or (code, error.code) == ("error-record-checksum", "error-record-choice")
    with pytest.raises(BadRecord):
        match_from_record(SPEC, TABLES, loads(changed(**fields)))


@pytest.mark.parametrize("at", [0, 1, 3])
def test_a_choice_that_was_not_offered(at: int) -> None:
    choices = [*GAME.choices]
    choices[at] = 62
    error = refused(changed(choices=choices))
    assert error.code == "error-record-choice"
    assert error.msg.args == {"n": at + 1, "choice": 62}


def test_choices_after_the_end() -> None:
    record = ended(1, "over").record()
    record.choices.append(0)
    with pytest.raises(BadRecord) as caught:
        replay(SPEC, TABLES, record)
    assert caught.value.code == "error-record-choice"


def test_a_record_without_a_checksum_is_replayed() -> None:
    assert checksum(SPEC, replay(SPEC, TABLES, loads(changed(check="")))) == sum_of(GAME)


# --- records of older rules ----------------------------------------------------------------------------


def older(monkeypatch: pytest.MonkeyPatch, **fields: object) -> str:
    """The record of this game, and from here on the rules are one version newer."""
    text = changed(**fields)
    monkeypatch.setattr(SPEC, "rules_version", SPEC.rules_version + 1)
    return text


def test_an_older_record_counts_if_it_ends_where_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    record = loads(older(monkeypatch))
    assert checksum(SPEC, replay(SPEC, TABLES, record), record.rules) == record.check
    again = match_from_record(SPEC, TABLES, record).record()
    assert (again.rules, again.choices) == (SPEC.rules_version, record.choices)
    assert again.check != record.check  # signed under the rules it was replayed with
    match_from_record(SPEC, TABLES, again)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"check": "0123456789abcdef"}, "error-record-moved"),
        ({"choices": [62]}, "error-record-differs"),
        ({"check": ""}, "error-record-unproven"),
    ],
)
def test_an_older_record_that_goes_another_way_names_both_versions(
    monkeypatch: pytest.MonkeyPatch, fields: dict[str, object], code: str
) -> None:
    error = refused(older(monkeypatch, **fields))
    assert error.code == code
    where = {"n": 1} if code == "error-record-differs" else {}
    assert error.msg.args == {"rules": SPEC.rules_version - 1, "ours": SPEC.rules_version, **where}
