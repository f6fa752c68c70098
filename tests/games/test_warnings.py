"""What is said before a choice: it is true, and what it is about does not come unsaid."""

import random
from collections import Counter
from functools import cache

import pytest

from regnum.kernel.foresight import Foresight, Preview
from regnum.kernel.match import Match
from regnum.library import new_match

GAMES = [("paladins", 2), ("paladins", 1), ("troyes", 2), ("gugong", 2), ("gugong", 1)]
CHOICES = 260


class Chosen:
    """One choice: what was foreseen, who made it, and what came of it."""

    def __init__(self, match: Match, preview: Preview, seat: int, before: int, turn: int) -> None:
        self.preview = preview
        self.seat = seat
        self.is_turn_over = match.state.turn != turn
        self.keys = {warning.key for warning in preview.warnings}
        self.events = [(match.spec.events[event[0]].name, event[1]) for _, event in match.log[before:]]


@cache
def chosen(game: str, players: int) -> list[Chosen]:
    """Choices of a random game that passes now and then, as people do."""
    out: list[Chosen] = []
    for seed in range(3):
        match = new_match(game, players=players, seed=f"warned {seed}")
        rng = random.Random(seed)
        while not match.is_over and len(match.choices) < CHOICES:
            seat, before, turn = match.decider, len(match.log), match.state.turn
            option = rng.choice(match.state.legal)
            preview = Foresight(match.spec, match.state, seat).look(option)
            match.submit(seat, option)
            out.append(Chosen(match, preview, seat, before, turn))
    return out


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_warnings_are_rare(game: str, players: int) -> None:
    """Said at every turn's end they would mean nothing."""
    found = chosen(game, players)
    assert sum(1 for each in found if each.keys) < len(found) / 5


def test_an_inquisition_does_not_come_unsaid() -> None:
    counted: Counter[str] = Counter()
    for each in [*chosen("paladins", 2), *chosen("paladins", 1)]:
        comes = ("inquisition", each.seat) in each.events
        counted.update(each.keys)
        if "paladins-warn-inquisition" in each.keys:
            assert comes
        if comes and each.preview.stop != "chance":
            assert "paladins-warn-inquisition" in each.keys
        if comes and ("suspicion_drawn", each.seat) in each.events:
            counted["after suspicion"] += 1
            counted["and said"] += bool(each.keys & {"paladins-warn-suspicion", "paladins-warn-inquisition"})
    assert counted["paladins-warn-inquisition"]
    assert counted["paladins-warn-suspicion"]
    assert counted["and said"] >= counted["after suspicion"] * 0.8 > 0


def test_who_passes_with_workers_left_is_told() -> None:
    passing = [each for each in chosen("paladins", 2) if ("passed", each.seat) in each.events]
    assert any("paladins-warn-workers" in each.keys for each in passing)
    others = [each for each in chosen("paladins", 2) if ("passed", each.seat) not in each.events]
    assert not any("paladins-warn-workers" in each.keys for each in others)


def test_who_passes_with_dice_left_is_told() -> None:
    for each in chosen("troyes", 2):
        if "troyes-warn-dice" in each.keys:
            assert ("passed", each.seat) in each.events
    assert any(each.keys for each in chosen("troyes", 2))


def test_the_last_card_is_not_discarded_unsaid() -> None:
    warned = [each for each in chosen("gugong", 2) if "gugong-warn-last-card" in each.keys]
    assert warned
    for each in warned:
        names = [name for name, who in each.events if who == each.seat]
        assert "gift_given" not in names


@pytest.mark.parametrize(("game", "players"), [("paladins", 2), ("troyes", 2), ("gugong", 2)])
def test_the_end_of_a_turn_is_foreseen(game: str, players: int) -> None:
    found = [
        each for each in chosen(game, players) if each.preview.stop != "chance"
    ]  # what is drawn may decide
    assert {each.preview.ends_turn for each in found} == {True, False}
    assert [each.preview.ends_turn for each in found] == [each.is_turn_over for each in found]
