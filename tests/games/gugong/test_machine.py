"""Gùgōng at a table where anything is done in any order, with the books kept; and whole random games."""

from collections import Counter
from typing import Any

import pytest
from tests.games.gugong.games import TABLES, Player
from tests.games.gugong.ledger import Ledger
from tests.games.machine import COMPILED, Book, Options, Table, so_often

from regnum.games.gugong.words.log import EVENTS
from regnum.library import new_match

GAMES = 30 if COMPILED else 3  # of every table


class GugongTable(Table):
    """One match of Gùgōng."""

    game = "gugong"
    tables = TABLES
    ahead = (0, 10, 25, 45, 70, 110)

    def book(self, fresh: Any) -> Book:
        return Ledger(fresh)

    def player(self, taste: int) -> Player:
        return Player(taste)


TestTable = GugongTable.TestCase
TestTable.settings = so_often(60)


def test_the_ledger_knows_every_kind_of_event() -> None:
    assert Ledger.unknown() == []


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_events_account_for_every_servant_card_token_and_ship(players: int, options: Options) -> None:
    for number in range(GAMES):
        match = new_match("gugong", players=players, options=options, seed=f"ledger {number}")
        book = Ledger(match.state)
        player = Player(number)
        size = 0
        while True:
            book.hear(match.heard(-1, size))  # what everybody knows
            assert book.differences(match.state) == [], match.record().dumps()
            if match.is_over:
                break
            size = len(match.log)
            match.submit(match.decider, player.pick(match.state))
        assert book.is_over
        assert book.totals() == match.spec.outcome(match.state).totals


def test_random_games_hear_nearly_every_kind_of_event() -> None:
    """Tests that play at random are worth what they reach."""
    heard: Counter[str] = Counter()
    doubles: Counter[str] = Counter()  # events in which the double servant moved
    for number in range(6 * len(TABLES)):
        players, options = TABLES[number % len(TABLES)]
        match = new_match("gugong", players=players, options=options, seed=f"heard {number}")
        player = Player(number // len(TABLES))
        while not match.is_over:
            match.submit(match.decider, player.pick(match.state))
        for _, event in match.log:
            kind = EVENTS[event[0]]
            heard[kind.name] += 1
            if "double" in kind.names and event[1 + kind.names.index("double")]:
                doubles[kind.name] += 1
    rare = {"tokens_shuffled", "token_lost", "move_lost", "meng_keeps", "meng_route", "meng_idle_decree"}
    rare.add("intrigue_cut")
    assert {kind.name for kind in EVENTS} - set(heard) <= rare
    assert {"servants_gained", "servants_paid", "wall_placed", "ship_loaded"} <= set(doubles)


@pytest.mark.parametrize(("players", "options"), TABLES[7::3], ids=str)
def test_the_ledger_notices_what_no_event_tells(players: int, options: Options) -> None:
    match = new_match("gugong", players=players, options=options, seed="smuggled")
    fresh = match.state.clone()
    player = Player(1)
    for _ in range(30):
        match.submit(match.decider, player.pick(match.state))
    book = Ledger(fresh)
    book.hear(match.heard(-1))
    assert book.differences(match.state) == []
    # What no player counts: the phase, whose turn it is, the clock of the stacks, the exchange of the turn.
    unheard = ("phase", "active_seat", "arrivals", "clock", "focus", "given", "taken", "exchanged_at")
    layout = match.spec.layout(match.state)
    for number in layout.numbers:
        if number.name == "arrived":  # only the order in a stack counts
            continue
        g = match.state.clone()
        number.put(g, number.number(g) + 1)
        assert bool(book.differences(g)) == (number.name not in unheard), number.name
    for zone in layout.zones:
        if zone.owner >= 0:
            g = match.state.clone()
            zone.put(g, (*zone.cards(g), 0))
            assert book.differences(g), zone.name
