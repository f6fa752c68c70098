"""Many whole games: no exception, no broken invariant, nothing that comes from nowhere."""

from collections import Counter
from typing import cast

import pytest
from tests.games.paladins.games import COMPILED, TABLES, Player, table
from tests.games.paladins.ledger import CARDS, MOVES_NOTHING, NUMBERS, Ledger

from regnum.games import game
from regnum.games.paladins.box.box import Box
from regnum.games.paladins.words.log import EVENTS
from regnum.kernel.agenda import play
from regnum.kernel.record import new_game
from regnum.library import new_match, tables_for

BOX = cast(Box, tables_for("paladins"))
SPACE = BOX.space_ids[0]
GAMES = 10_000 if COMPILED else 300
LEDGERS = 300 if COMPILED else 36
SHARES = 12  # so that the workers of pytest-xdist can share the games out
LONGEST = 2_000  # choices; the longest of 10,000 random games has about a third of this


@pytest.mark.parametrize("share", range(SHARES))
def test_games_come_to_a_sound_end(share: int) -> None:
    spec, tables = game("paladins"), BOX
    played = 0
    for number in range(share, GAMES, SHARES):
        players, options = TABLES[number // SHARES % len(TABLES)]
        g = new_game(spec, tables, players, options, f"random {number}")
        player = Player(number // 7)
        for _ in range(LONGEST):
            if not g.legal:
                break
            play(g, player.pick(g))
        assert not g.agenda, f"game {number} does not end"
        assert spec.period(g) == tables.rounds
        assert spec.problems(g) == [], f"game {number}"
        parts = [sum(part.points for part in seat) for seat in spec.score(g)]
        assert spec.outcome(g).totals == parts
        played += 1
    assert played == len(range(share, GAMES, SHARES))


@pytest.mark.parametrize("share", range(SHARES))
def test_events_account_for_every_worker_coin_card_and_token(share: int) -> None:
    for number in range(share, LEDGERS, SHARES):
        players, options = TABLES[number // SHARES % len(TABLES)]
        match = new_match("paladins", players=players, options=options, seed=f"ledger {number}")
        assert match.log == [], "something happens before the first choice: the ledger starts too late"
        book = Ledger(table(match))
        player = Player(number)
        while not match.is_over:
            size = len(match.log)
            match.submit(match.decider, player.pick(match.state))
            book.hear(match.heard(-1, size))  # what everybody knows
            assert book.differences(table(match)) == [], match.record().dumps()


def test_the_ledger_knows_every_kind_of_event() -> None:
    for kind in EVENTS:
        assert (kind.name in MOVES_NOTHING) != hasattr(Ledger, "on_" + kind.name), kind.name


@pytest.mark.parametrize("players", TABLES, ids=str)
def test_the_ledger_notices_what_no_event_tells(players: tuple[int, dict[str, str]]) -> None:
    match = new_match("paladins", players=players[0], options=players[1], seed="smuggled")
    book = Ledger(table(match))
    player = Player(1)
    for _ in range(50):
        match.submit(match.decider, player.pick(match.state))
    book.hear(match.heard(-1))
    assert book.differences(table(match)) == []
    counted = [*NUMBERS, "workers", "standing_0_0", "tax_supply", f"space_{SPACE}", "ai_marker"]
    layout = match.spec.layout(match.state)
    places = [place for place in layout.numbers if place.name in counted]
    assert len(places) == (len(NUMBERS) + 2) * match.state.seat_count + 3
    for place in places:
        g = table(match).clone()
        place.put(g, place.number(g) + 1)
        assert len(book.differences(g)) == 1, place.name
    piles = [place for place in layout.zones if place.owner >= 0 and place.name in (*CARDS, "suspicion")]
    assert len(piles) == (len(CARDS) + 1) * match.state.seat_count
    for place in piles:
        g = table(match).clone()
        place.put(g, (*place.cards(g), 0))
        assert len(book.differences(g)) == 1, place.name


def test_random_games_ask_every_kind_of_question() -> None:
    """Tests that play at random are worth what they reach."""
    spec, tables = game("paladins"), tables_for("paladins")
    asked: Counter[str] = Counter()
    for number in range(60):
        players, options = TABLES[number % len(TABLES)]
        g = new_game(spec, tables, players, options, f"asked {number}")
        player = Player(number // 5)
        while g.legal:
            asked[type(g.agenda[-1]).__name__] += 1
            play(g, player.pick(g))
    questions = {
        *("TakeTownsfolk", "PickPaladin", "TakeTavern", "Turn", "PayWorkers", "PlaceToken", "KeepWorkers"),
        *("ChooseReward", "Clear", "PlaceJar", "RemoveSuspicion", "UseFavour", "PlaceWorkshop"),
        *("TakeOutsider", "SettleDebt", "Rewards", "Abilities", "KeepFewer"),
    }
    assert set(asked) == questions
