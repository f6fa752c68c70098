"""A table where anything is done in any order: choose, take back, save, load, look at honest copies.

Hypothesis looks for a sequence that breaks an invariant and then for the shortest such sequence. A
game's test_machine.py says which game, with which players and options, and who keeps the books.
"""

import json
import os
import random
from collections.abc import Iterable
from typing import Any, ClassVar, Protocol

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from regnum.conformance.sight import check_sight
from regnum.conformance.tools import Picker
from regnum.games import GAMES
from regnum.kernel.agenda import Event, options_of
from regnum.kernel.codec import checksum, state_from_json, state_to_json
from regnum.kernel.match import Match
from regnum.kernel.offer import choices
from regnum.kernel.record import loads
from regnum.kernel.sight import determinise
from regnum.kernel.spec import option_samples
from regnum.library import match_of, new_match

COMPILED = os.environ.get("REGNUM_EXPECT_COMPILED") == "1"
Options = dict[str, str]


def tables_of(game: str) -> list[tuple[int, Options]]:
    """Every number of players with its options: all sets of them if they are few, else every value."""
    spec = GAMES[game]
    return [
        (players, options)
        for players in range(spec.min_players, spec.max_players + 1)
        for options in option_samples(spec, players)
    ]


class Book(Protocol):
    """What is kept from events alone."""

    def hear(self, events: Iterable[Event]) -> None: ...

    def differences(self, g: Any) -> list[str]: ...


class Player:
    """Picks options at random: uniformly, or keenly, seldom taking the way out at the end of the list."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.keen = seed % 3 > 0

    def pick(self, g: Any) -> int:
        legal: list[int] = g.legal[:-1] if self.keen and self.random.random() < 0.9 else g.legal
        return legal[int(self.random.random() * len(legal))]


class Table(RuleBasedStateMachine):
    """One match and what is known of it."""

    game: ClassVar[str]
    tables: ClassVar[list[tuple[int, Options]]]
    ahead: ClassVar[tuple[int, ...]] = (0, 20, 60, 120, 200, 300)  # choices made before the first step

    def __init__(self) -> None:
        super().__init__()
        self.match: Match = new_match(self.game)
        self.fresh: Any = self.match.state.clone()
        self.sums: dict[int, str] = {}  # by number of choices: the state must be this one again
        self.is_real = True  # until the match goes on from an honest copy

    def book(self, fresh: Any) -> Book:
        """A book that begins with a state in which nothing has been chosen yet."""
        raise NotImplementedError

    def player(self, taste: int) -> Player:
        return Player(taste)

    @initialize(
        table=st.integers(0, 59), seed=st.integers(0, 999), ahead=st.integers(0, 59), taste=st.integers(0, 99)
    )
    def deal(self, table: int, seed: int, ahead: int, taste: int) -> None:
        players, options = self.tables[table % len(self.tables)]
        self.match = new_match(self.game, players=players, options=options, seed=seed)
        self.fresh = self.match.state.clone()
        player = self.player(taste)
        for _ in range(self.ahead[ahead % len(self.ahead)]):
            if not self.match.is_over:
                self.match.submit(self.match.decider, player.pick(self.match.state))
        self.remember()

    # --- helpers -------------------------------------------------------------------------------------

    def sum(self) -> str:
        return checksum(self.match.spec, self.match.state)

    def remember(self) -> None:
        """This is the state after so many choices; what came later is another future."""
        number = len(self.match.choices)
        self.sums = {n: known for n, known in self.sums.items() if n < number}
        self.sums[number] = self.sum()

    def compare(self) -> None:
        """Back at a number of choices that was seen before: the same state."""
        known = self.sums.get(len(self.match.choices))
        assert known is None or known == self.sum()

    def undoers(self) -> list[int]:
        return [seat for seat in range(self.match.players) if self.match.can_undo(seat)]

    # --- what can be done ----------------------------------------------------------------------------

    @precondition(lambda self: not self.match.is_over)
    @rule(index=st.integers(0, 99))
    def choose(self, index: int) -> None:
        legal = self.match.state.legal
        self.match.submit(self.match.decider, legal[index % len(legal)])
        self.remember()

    @precondition(lambda self: not self.match.is_over)
    @rule(index=st.integers(0, 99))
    def choose_by_text(self, index: int) -> None:
        offered = choices(self.match.state)
        self.match.submit(self.match.decider, offered[index % len(offered)].text)
        self.remember()

    @precondition(lambda self: self.undoers() != [])
    @rule()
    def undo(self) -> None:
        before = len(self.match.choices)
        self.match.undo(self.undoers()[0])
        assert len(self.match.choices) == before - 1
        self.compare()

    @precondition(lambda self: self.undoers() != [])
    @rule()
    def undo_turn(self) -> None:
        seat = self.undoers()[0]
        before = len(self.match.choices)
        self.match.undo_turn(seat)
        assert len(self.match.choices) < before
        assert self.match.decider == seat
        self.compare()

    @precondition(lambda self: self.match.can_redo(self.match.decider))
    @rule()
    def redo(self) -> None:
        self.match.redo(self.match.decider)
        self.compare()
        self.sums.setdefault(len(self.match.choices), self.sum())

    @rule()
    def save_and_load_the_state(self) -> None:
        match = self.match
        text = json.dumps(state_to_json(match.spec, match.state))
        legal = match.state.legal
        match.state = state_from_json(match.spec, match.tables, json.loads(text))
        match.state.events = []
        assert match.state.legal == legal
        self.compare()

    @precondition(lambda self: self.is_real)
    @rule()
    def save_and_load_the_record(self) -> None:
        log = self.match.log
        self.match = match_of(loads(self.match.record().dumps()))
        assert self.match.log == log
        assert self.undoers() == []
        self.compare()

    @precondition(lambda self: not self.match.is_over)
    @rule(seed=st.integers(0, 1000))
    def go_on_from_an_honest_copy(self, seed: int) -> None:
        """A match of its own, with the story so far; no record leads there."""
        old = self.match
        layout = old.spec.layout(old.state)
        copy = determinise(old.state, layout, old.decider, seed)
        assert options_of(copy, copy.agenda[-1]) == old.state.legal
        # Secret numbers are forgotten in the copy; but events told them, and the books remember.
        for number in layout.secret_numbers:
            number.put(copy, number.number(old.state))
        self.match = Match(old.spec, old.tables, old.players, old.options, old.seed, copy)
        self.match.choices, self.match.log = list(old.choices), list(old.log)
        self.is_real = False
        self.sums = {}
        self.remember()

    @precondition(lambda self: not self.match.is_over)
    @rule(seed=st.integers(0, 1000))
    def look_from_every_seat(self, seed: int) -> None:
        assert check_sight(self.match.spec, self.match.state, Picker(seed)).problems == []

    # --- what must hold ------------------------------------------------------------------------------

    @invariant()
    def nothing_is_lost_or_doubled(self) -> None:
        assert self.match.spec.problems(self.match.state) == []

    @invariant()
    def events_account_for_everything(self) -> None:
        book = self.book(self.fresh)
        book.hear(self.match.heard(-1))  # what everybody knows
        assert book.differences(self.match.state) == []

    @invariant()
    def the_options_are_those_of_the_frame(self) -> None:
        g = self.match.state
        assert bool(g.legal) == bool(g.agenda)
        if g.agenda:
            assert g.legal == options_of(g, g.agenda[-1])
            assert 0 <= self.match.decider < self.match.players

    @invariant()
    def scores_add_up(self) -> None:
        g = self.match.state
        parts = [sum(part.points for part in seat) for seat in self.match.spec.score(g)]
        assert parts == self.match.spec.outcome(g).totals


def so_often(examples: int) -> settings:
    """So many tables, five times as many when the game is compiled."""
    return settings(
        max_examples=5 * examples if COMPILED else examples,
        stateful_step_count=40,
        deadline=None,
        derandomize=True,  # the same on every machine: what it finds is not found by chance
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )
