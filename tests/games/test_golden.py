"""What is in the box and what the rules did is as it was: facts, playthroughs, recorded games.

`scripts/golden` remakes the files after a change that was meant.
"""

import json
from pathlib import Path

import pytest

import golden_data
from regnum.games import GAMES
from regnum.kernel.errors import BadRecord
from regnum.kernel.spec import option_samples

TESTS = Path(__file__).parents[1]
PLAYTHROUGHS = sorted((TESTS / "golden").glob("*.txt"))
RECORDS = sorted((TESTS / "records").glob("*/*.json"))
REMAKE = "; if that was meant, run scripts/golden and look through the difference"


@pytest.mark.parametrize("name", GAMES)
def test_facts_and_catalogue_say_what_they_said(name: str) -> None:
    path = TESTS / "golden" / "box" / f"{name}.txt"
    assert list(golden_data.box_lines(name)) == path.read_text("utf-8").splitlines(), path.name + REMAKE


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_the_engine_answers_as_it_did(path: Path) -> None:
    name, players = path.stem.split("-")
    told = path.read_text("utf-8").splitlines()
    options = option_samples(GAMES[name], int(players))[-1]
    now = golden_data.playthrough(name, int(players), options, "golden").splitlines()
    for number, (old, new) in enumerate(zip(told, now, strict=False), 1):
        assert old == new, f"{path.name}:{number}" + REMAKE
    assert len(told) == len(now)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_recorded_games_end_as_they_did(path: Path) -> None:
    try:
        told, now = golden_data.replayed(path.read_text("utf-8"))
    except BadRecord as error:
        pytest.fail(f"{path.name} does not replay: {error.code}{REMAKE}")
    assert told == now, path.name + REMAKE


@pytest.mark.parametrize(("older", "code"), [(1, "error-record-moved"), (0, "error-record-checksum")])
def test_a_recorded_game_must_end_in_the_very_same_state(older: int, code: str) -> None:
    data = json.loads(RECORDS[0].read_text("utf-8"))
    spec = GAMES[data["record"]["game"]]
    record = data["record"] | {"rules": spec.rules_version - older, "check": "0" * 16}
    with pytest.raises(BadRecord) as caught:
        golden_data.replayed(json.dumps(data | {"record": record}))
    assert caught.value.code == code


@pytest.mark.parametrize("name", GAMES)
def test_every_way_to_play_has_its_golden_files(name: str) -> None:
    spec = GAMES[name]
    counts = range(spec.min_players, spec.max_players + 1)
    assert {path.stem for path in PLAYTHROUGHS} >= {f"{name}-{players}" for players in counts}
    seen = [json.loads(path.read_text("utf-8"))["record"] for path in RECORDS if path.parent.name == name]
    for players in counts:
        assert sum(1 for record in seen if record["players"] == players) >= golden_data.RECORDS[name]
        for options in option_samples(spec, players):
            assert any((r["players"], r["options"]) == (players, options) for r in seen)
