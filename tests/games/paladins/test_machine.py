"""A table where anything is done in any order: choose, take back, save, load, look at honest copies.

Hypothesis looks for a sequence that breaks an invariant and then for the shortest such sequence.
"""

import json

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.games.paladins.games import COMPILED, TABLES, Player
from tests.games.paladins.ledger import Ledger

from regnum.kernel.agenda import State
from regnum.kernel.checks_sight import check_sight
from regnum.kernel.checks_tools import Picker
from regnum.kernel.codec import checksum, state_from_json, state_to_json
from regnum.kernel.match import Match
from regnum.kernel.offer import choices
from regnum.kernel.record import loads
from regnum.kernel.sight import determinise
from regnum.library import match_of, new_match


class Table(RuleBasedStateMachine):
    """One match and what is known of it."""

    def __init__(self) -> None:
        super().__init__()
        self.match: Match = new_match("paladins")
        self.fresh: State = self.match.state.clone()
        self.sums: dict[int, str] = {}  # by number of choices: the state must be this one again
        self.is_real = True  # until the match goes on from an honest copy

    @initialize(
        table=st.sampled_from(TABLES),
        seed=st.integers(0, 999),
        ahead=st.sampled_from([0, 20, 60, 120, 200, 300]),
        taste=st.integers(0, 99),
    )
    def deal(self, table: tuple[int, dict[str, str]], seed: int, ahead: int, taste: int) -> None:
        self.match = new_match("paladins", players=table[0], options=table[1], seed=seed)
        self.fresh = self.match.state.clone()
        player = Player(taste)
        for _ in range(ahead):
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
        copy = determinise(old.state, old.spec.layout(old.tables), old.decider, seed)
        assert copy.agenda[-1].options(copy) == old.state.legal
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
        book = Ledger(self.fresh)
        book.hear(self.match.heard(-1))
        assert book.differences(self.match.state) == []

    @invariant()
    def the_options_are_those_of_the_frame(self) -> None:
        g = self.match.state
        assert bool(g.legal) == bool(g.agenda)
        if g.agenda:
            assert g.legal == g.agenda[-1].options(g)
            assert 0 <= self.match.decider < self.match.players

    @invariant()
    def scores_add_up(self) -> None:
        g = self.match.state
        parts = [sum(part.points for part in seat) for seat in self.match.spec.score(g)]
        assert parts == self.match.spec.outcome(g).totals


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=200 if COMPILED else 40,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,  # the same on every machine: what it finds is not found by chance
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
