"""Troyes at a table where anything is done in any order, with the books kept; and whole random games."""

from collections import Counter

import pytest
from tests.games.machine import COMPILED, Book, Options, Table, so_often
from tests.games.troyes.games import TABLES, Player
from tests.games.troyes.ledger import Ledger

from regnum.games.troyes import state as at
from regnum.games.troyes.const import GREY
from regnum.games.troyes.log import EVENTS
from regnum.kernel.flat import State
from regnum.library import new_match

GAMES = 30 if COMPILED else 6  # of every table


class TroyesTable(Table):
    """One match of Troyes."""

    game = "troyes"
    tables = TABLES
    ahead = (0, 10, 25, 45, 70, 110)

    def book(self, fresh: State) -> Book:
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
    fresh = match.state.clone()
    player = Player(1)
    for _ in range(30):
        match.submit(match.decider, player.pick(match.state))
    book = Ledger(fresh)
    book.hear(match.heard(-1))
    assert book.differences(match.state) == []
    unheard = (at.BANK_PAID, at.DICE_ROLLED, at.DICE_USED)  # for invariants.py only
    for place in range(at.EVENT_CUBES):
        g = match.state.clone()
        g.board[place] += 1 if place < at.LYING or place >= at.SPACES else 1 << GREY + 1
        assert bool(book.differences(g)) == (place not in unheard), place
    for place in range(len(match.state.own)):
        g = match.state.clone()
        g.own[place] += 1
        assert len(book.differences(g)) == 1, place
    for pile in range(len(match.state.piles)):
        g = match.state.clone()
        g.piles[pile] += (0,)
        assert bool(book.differences(g)) == (pile % at.PILES != at.CHARACTERS), pile
    for deck in (at.CARDS, at.EVENT_ROW, at.EVENT_GONE, at.GREY_DICE, at.BLACK_DICE, at.CHARACTER_ROW):
        g = match.state.clone()
        g.decks[deck] += (1,)
        assert book.differences(g), deck
