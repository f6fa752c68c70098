"""What clients are told is what games/<game>/shapes and the box declare: views, facts, choices, events."""

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import jsonschema_rs
import pytest
from tests.games.shapes import differences, of_fields, shapes_of

from regnum.games import GAMES
from regnum.kernel.agenda import State, describe, options_of, pending, refused
from regnum.kernel.match import Match
from regnum.kernel.offer import choices
from regnum.kernel.sight import redact
from regnum.kernel.spec import option_samples
from regnum.library import new_match, tables_for
from shape_types import typescript

ROOT = Path(__file__).resolve().parent.parent.parent
STRIDE = 7  # every so many positions: neighbours look alike
PLAYERS = [
    pytest.param(name, players, id=f"{name}-{players}")
    for name, spec in GAMES.items()
    for players in range(spec.min_players, spec.max_players + 1)
]


def walked(name: str, players: int, seed: int) -> Iterator[Match]:
    """A game of options taken at random; the ways out at the end of a list are seldom taken."""
    chance = random.Random(seed)
    options = chance.choice(option_samples(GAMES[name], players))
    match = new_match(name, players=players, seed=f"shapes {seed}", options=options)
    while not match.is_over:
        yield match
        legal = match.state.legal
        some = legal[:-1] if chance.random() < 0.9 else legal
        match.submit(match.decider, chance.choice(some))
    yield match


def views(name: str, g: State) -> Iterator[dict[str, object]]:
    """A position as everybody sees it, as the public does, and with nothing hidden."""
    spec = GAMES[name]
    layout = spec.layout(g)
    for observer in range(-1, g.seat_count):
        yield spec.view(redact(g, layout, observer), observer)
    yield spec.view(g.clone(), 0)


@pytest.mark.parametrize(("name", "players"), PLAYERS)
def test_views_have_their_shape(name: str, players: int) -> None:
    shape = shapes_of(name).View
    looked = 0
    for i, match in enumerate(walked(name, players, players)):
        if i % STRIDE == 0 or match.is_over:
            for view in views(name, match.state):
                assert differences(view, shape) == []
                looked += 1
    assert looked > 30


@pytest.mark.parametrize("name", GAMES)
def test_facts_have_their_shape(name: str) -> None:
    facts = json.loads(json.dumps(GAMES[name].facts(tables_for(name))))
    schema = jsonschema_rs.Draft202012Validator(GAMES[name].facts_schema())
    assert [str(error) for error in schema.iter_errors(facts)] == []
    assert differences(GAMES[name].words(tables_for(name)), shapes_of(name).Words) == []


@pytest.mark.parametrize(("name", "players"), PLAYERS)
def test_choices_and_refusals_are_told_by_kind_and_arguments(name: str, players: int) -> None:
    kinds = shapes_of(name).CHOICES
    for match in walked(name, players, players + 10):
        for frame in pending(match.state):
            for option in options_of(match.state, frame):
                choice = describe(match.state, frame, option)
                assert choice.kind in kinds, choice.text
                assert of_fields(choice.args, kinds[choice.kind], choice.text) == []
            for refusal in refused(match.state, frame):
                assert refusal.kind in kinds, refusal.text
                if refusal.args:  # without them no particular thing is meant
                    assert of_fields(refusal.args, kinds[refusal.kind], refusal.text) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_choice_occurs(name: str) -> None:
    wanted = set(shapes_of(name).CHOICES)
    spec = GAMES[name]
    for seed in range(40):
        for match in walked(name, seed % spec.max_players + 1, 100 + seed):
            wanted -= {choice.kind for choice in choices(match.state)} if not match.is_over else set()
        if not wanted:
            return
    assert wanted == set()


@pytest.mark.parametrize(("name", "players"), PLAYERS)
def test_events_are_told_by_names(name: str, players: int) -> None:
    spec, kinds = GAMES[name], shapes_of(name).FIELDS
    match = list(walked(name, players, players + 20))[-1]
    for observer in range(-1, players):
        for event in match.heard(observer):
            kind = spec.events[event[0]]
            shape = {field: kinds[of] for field, of in zip(kind.names, kind.kinds, strict=True)}
            assert of_fields(spec.fields(match.state, event), shape, kind.name) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_field_has_a_shape(name: str) -> None:
    assert {kind for event in GAMES[name].events for kind in event.kinds} == set(shapes_of(name).FIELDS)


@pytest.mark.parametrize("name", GAMES)
def test_the_clients_types_are_those_of_the_shapes(name: str) -> None:
    events = {event.name: dict(zip(event.names, event.kinds, strict=True)) for event in GAMES[name].events}
    wanted = typescript(ROOT / "src" / "regnum" / "games" / name / "shapes", name, events)
    there = (ROOT / "web" / "src" / "games" / name / "shapes.ts").read_text("utf-8")
    assert there == wanted, "run scripts/web_types"


def test_a_key_too_many_and_a_key_too_few_are_found() -> None:
    shape = {"n": int, "names": list[str]}
    assert of_fields({"n": 1, "names": ["a"]}, shape) == []
    assert of_fields({"n": 1}, shape) == [".names: missing"]
    assert of_fields({"n": 1, "names": [], "m": 2}, shape) == [".m: not declared"]
    assert of_fields({"n": True, "names": [2]}, shape) == [".n: True is no int", ".names.0: 2 is no str"]


# What the client once did because it was told too little.
TAKES_APART = re.compile(
    r"\btext\.(split|slice|startsWith|match|replace)\(|\.(exec|test)\(\w*\.?text\)|as unknown as"
)


def test_the_client_takes_no_text_form_apart_and_casts_nothing_through_unknown() -> None:
    # Messages of the server and of the catalogue are texts: `i18n/` may look at their letters.
    sources = (ROOT / "web" / "src").rglob("*.ts*")
    files = [path for path in sources if path.name != "messages.ts" and path.parent.name != "i18n"]
    assert len(files) > 200
    found = {str(path.relative_to(ROOT)): TAKES_APART.findall(path.read_text("utf-8")) for path in files}
    assert {path: hits for path, hits in found.items() if hits} == {}
