"""Values beside the print: every value can be entered, and a corrected file is a good component file."""

import tomllib
from functools import partial

import pytest

from regnum.components.checking import Known, corrected, known
from regnum.components.writing import dumps
from regnum.games import NAMES, game, opened
from regnum.library import components_of


def values(name: str) -> list[Known]:
    return known(opened(name, components_of(name)))


@pytest.mark.parametrize("name", NAMES)
def test_a_file_that_is_written_again_says_the_same(name: str) -> None:
    root = tomllib.loads(components_of(name))
    assert tomllib.loads(dumps(root, "Two\nlines")) == root


def test_texts_are_written_so_that_they_can_be_read() -> None:
    odd = {"game": 'a "b" \\ \x7f \t ü 𝄞', "section": {"no id!": {}, "prov": {"a.b": "memory"}}}
    assert tomllib.loads(dumps(odd)) == odd


@pytest.mark.parametrize("name", NAMES)
def test_every_value_has_a_place_a_form_and_an_origin(name: str) -> None:
    found = values(name)
    box = game(name).load(components_of(name))
    assert len({value.path for value in found}) == len(found)
    doubtful = {path for path, origin in box.provenance.items() if origin == "reconstructed"}
    for value in found:
        assert value.value is not None, value.path
        assert value.spec is not None, value.path
        if value.spec.origin == "reconstructed":
            paths = [f"{value.section}.{one}.{value.field}" for one in value.ids] or [value.path]
            doubtful -= {each for each in doubtful for path in paths if f"{each}.".startswith(f"{path}.")}
    assert doubtful == set(), "reconstructed, and nobody is asked for it"


@pytest.mark.parametrize("name", NAMES)
def test_confirming_everything_changes_no_value_and_leaves_no_doubt(name: str) -> None:
    text = components_of(name)
    done = corrected(text, {value.path: None for value in values(name)}, partial(opened, name))
    assert done.problems == []
    box = game(name).load(done.text)
    assert box.fingerprint == game(name).load(text).fingerprint
    assert set(box.provenance.values()) == {"printed"}


def test_a_correction_is_in_the_file_with_its_origin() -> None:
    text = components_of("paladins")
    answers = {"townsfolk.squire_3.reward": {"faith": 2}, "tax.supply": [4, 5, 6, 8]}
    done = corrected(text, answers, partial(opened, "paladins"))
    assert done.problems == []
    box = game("paladins").load(done.text)
    assert box.provenance["tax.supply"] == "printed"
    assert box.provenance["townsfolk.squire_3.reward"] == "printed"
    assert box.fingerprint != game("paladins").load(text).fingerprint
    assert box.provenance["workshops.gain"] == "reconstructed"


def test_what_belongs_to_another_value_comes_and_goes_with_it() -> None:
    text = components_of("gugong")
    card = "gift_cards.pipa_board"
    short = corrected(text, {f"{card}.action": "servants"}, partial(opened, "gugong"))
    assert [problem.partition(":")[0] for problem in short.problems] == [f"{card}.amount"]
    missing = next(value for value in known(short.reading) if value.path == f"{card}.amount")
    assert missing.value is None
    assert (missing.form.kind, missing.form.low) == ("number", 1)
    whole = corrected(text, {f"{card}.action": "servants", f"{card}.amount": 2}, partial(opened, "gugong"))
    assert whole.problems == []
    gone = corrected(text, {"gift_cards.tea_set_board.action": "none"}, partial(opened, "gugong"))
    assert gone.problems == []


@pytest.mark.parametrize(
    ("path", "value"),
    [("jade.houses_1", ["a"]), ("jade.nothing", 1), ("nowhere.at.all", 1), ("jade", 1), ("jade.prov", 1)],
)
def test_nonsense_is_named(path: str, value: object) -> None:
    done = corrected(components_of("gugong"), {path: value}, partial(opened, "gugong"))
    assert any(problem.startswith(f"{path}: ") for problem in done.problems)
