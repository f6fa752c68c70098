"""Troyes at a table where anything is done in any order, with the books kept; and whole random games."""

from collections import Counter
from typing import cast

import pytest
from tests.games.machine import COMPILED, Book, Options, so_often
from tests.games.machine import Table as AnyTable
from tests.games.troyes.games import TABLES, Player
from tests.games.troyes.ledger import Ledger

from regnum.games.troyes.const import GREY
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.log import EVENTS
from regnum.kernel.fields import EVERYBODY
from regnum.kernel.match import Match
from regnum.library import new_match

GAMES = 30 if COMPILED else 6  # of every table


class TroyesTable(AnyTable):
    """One match of Troyes."""

    game = "troyes"
    tables = TABLES
    ahead = (0, 10, 25, 45, 70, 110)

    def book(self, fresh: Table) -> Book:
        return Ledger(fresh)

    def player(self, taste: int) -> Player:
        return Player(taste)


TestTable = TroyesTable.TestCase
TestTable.settings = so_often(60)


def test_the_ledger_knows_every_kind_of_event() -> None:
    assert Ledger.unknown() == []


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_events_account_for_every_denier_citizen_cube_and_die(players: int, options: Options) -> None:
    for number in range(GAMES):
        match = new_match("troyes", players=players, options=options, seed=f"ledger {number}")
        book = Ledger(position(match))
        player = Player(number)
        size = 0
        while True:
            book.hear(match.heard(-1, size))  # what everybody knows
            assert book.differences(position(match)) == [], match.record().dumps()
            if match.is_over:
                break
            size = len(match.log)
            match.submit(match.decider, player.pick(match.state))
        totals = match.spec.outcome(match.state).totals
        if players == 1:
            assert book.difference == totals[0] - totals[1]


def test_random_games_hear_nearly_every_kind_of_event() -> None:
    """Tests that play at random are worth what they reach."""
    heard: Counter[str] = Counter()
    for number in range(5 * len(TABLES)):
        players, options = TABLES[number % len(TABLES)]
        match = new_match("troyes", players=players, options=options, seed=f"heard {number}")
        player = Player(number // len(TABLES))
        while not match.is_over:
            match.submit(match.decider, player.pick(match.state))
        heard.update(EVENTS[event[0]].name for _, event in match.log)
    rare = {"cathedral_full", "no_room", "last_cube_removed", "no_neutral_left", "king_buys"}
    rare |= {"gain_cut", "pays_less"}
    assert {kind.name for kind in EVENTS} - set(heard) <= rare


@pytest.mark.parametrize(("players", "options"), TABLES, ids=str)
def test_the_ledger_notices_what_no_event_tells(players: int, options: Options) -> None:
    match = new_match("troyes", players=players, options=options, seed="smuggled")
    fresh = copy_of(match)
    player = Player(1)
    for _ in range(30):
        match.submit(match.decider, player.pick(match.state))
    book = Ledger(fresh)
    book.hear(match.heard(-1))
    assert book.differences(position(match)) == []
    layout = match.spec.layout(match.state)
    for place in layout.numbers:
        g = copy_of(match)
        # Of those who lie somewhere the next bit, a seat nobody has.
        place.put(g, place.number(g) + (1 << GREY + 1 if place.name.startswith("lying_") else 1))
        if place.owner >= 0:
            assert len(book.differences(g)) == 1, place.name
        elif not place.name.startswith("cubes_"):
            assert bool(book.differences(g)) == (place.name not in FOR_INVARIANTS), place.name
    for zone in layout.zones:
        g = copy_of(match)
        if zone.owner >= 0:
            zone.put(g, (*zone.cards(g), 0))
            assert bool(book.differences(g)) == (zone.name != "characters"), zone.name
        elif zone.sight == EVERYBODY:
            zone.put(g, (*zone.cards(g), 1))
            assert book.differences(g), zone.name


FOR_INVARIANTS = ("bank_paid", "dice_rolled", "dice_used")  # no event tells them


def position(match: Match) -> Table:
    return cast(Table, match.state)


def copy_of(match: Match) -> Table:
    """A copy of the position to spoil."""
    return cast(Table, match.state.clone())
