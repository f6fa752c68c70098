"""Kept views are what a view made from scratch is: after every choice, undo and redo, for every observer."""

import json
import random
from typing import Any

import pytest
from tests.server.support import merged

from regnum import new_match
from regnum.games import GAMES, game
from regnum.kernel.match import Match
from regnum.kernel.sections import Section
from regnum.kernel.sight import redact
from regnum.kernel.spec import GameSpec, option_samples
from regnum.server.views import Known, Views

Json = dict[str, Any]


def from_scratch(spec: GameSpec, match: Match, observer: int) -> Json:
    g = match.state
    shown = g.clone() if match.is_over else redact(g, spec.layout(g), observer)
    told: Json = json.loads(json.dumps(spec.view(shown, observer)))
    return told


class Eyes:
    """Observers who keep what they were sent; some look seldom, as bystanders do."""

    def __init__(self, spec: GameSpec, match: Match) -> None:
        self.spec = spec
        self.match = match
        self.views = Views(spec, match.state)
        self.known = {observer: Known() for observer in range(-1, match.players)}
        self.view: dict[int, Json] = {observer: {} for observer in self.known}

    def look(self, chance: random.Random) -> None:
        match = self.match
        if match.is_over != self.views.is_open:
            self.views = Views(self.spec, match.state, match.is_over, self.views.number)
        self.views.look(match.state)
        for observer in self.known:
            if chance.random() < 0.3 or match.is_over:
                self.compare(observer)

    def compare(self, observer: int) -> None:
        found, self.known[observer] = self.views.changes(observer, self.known[observer])
        changes = [(path, json.loads(data)) for path, data in found]
        self.view[observer] = merged(self.view[observer], changes)
        expected = from_scratch(self.spec, self.match, observer)
        assert self.view[observer] == expected
        if len(self.match.choices) % 10 == 0:
            assert json.loads(self.views.whole(observer)) == expected


def play_and_look(spec: GameSpec, match: Match, chance: random.Random) -> None:
    """A random game with undo and redo, looked at after each of them."""
    eyes = Eyes(spec, match)
    eyes.look(chance)
    while not match.is_over:
        who = match.decider
        match.submit(who, chance.choice(match.state.legal))
        eyes.look(chance)
        if chance.random() < 0.2 and match.decider >= 0 and match.can_undo(who):
            (match.undo_turn if chance.random() < 0.3 else match.undo)(who)
            eyes.look(chance)
            while chance.random() < 0.5 and match.can_redo(match.decider):
                match.redo(match.decider)
                eyes.look(chance)


@pytest.mark.parametrize("name", list(GAMES))
def test_kept_views_are_the_views_from_scratch(name: str) -> None:
    spec = game(name)
    for players in range(spec.min_players, spec.max_players + 1):
        samples = option_samples(spec, players)
        for number, options in enumerate(samples[: 1 if players > 2 else 3]):
            seed = f"views {players} {number}"
            match = new_match(name, players=players, seed=seed, options=options)
            play_and_look(spec, match, random.Random(seed))


def test_a_missing_dependency_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = game("paladins")
    match = new_match("paladins", players=2, seed="views")
    honest = spec.sections(match.state)
    spoiled = [
        Section(s.path, s.make, " ".join(name for name in s.reads if name != "own.workers"), s.who)
        for s in honest
    ]
    monkeypatch.setattr(spec, "sections", lambda _g: spoiled)
    with pytest.raises(AssertionError):
        play_and_look(spec, match, random.Random("views"))


def test_what_only_hidden_things_changed_is_not_sent() -> None:
    spec = game("gugong")
    match = new_match("gugong", players=3, seed="views")
    views = Views(spec, match.state)
    _, known = views.changes(1, Known())
    g: Any = match.state.clone()
    g.seat(0).hand = tuple(reversed(g.seats[0].hand))
    views.look(g)
    assert views.changes(1, known)[0] == []
    assert views.changes(0, Known())[0]


def test_observers_share_what_they_see_alike() -> None:
    spec = game("paladins")
    match = new_match("paladins", players=2, seed="views")
    views = Views(spec, match.state)
    public = views.changes(-1, Known())[1].groups
    for seat in range(2):
        mine = views.changes(seat, Known())[1].groups
        assert any(group in public for group in mine)
        assert any(group not in public for group in mine)
