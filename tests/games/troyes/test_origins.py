"""What brought the VP tokens is told: nothing is left over, and nothing is made up."""

import pytest
from tests.games.troyes.games import TABLES, Player

from regnum.games.troyes.rules.origins import LOSSES, NAMES, origins_of
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.log import EVENTS
from regnum.kernel.agenda import Event
from regnum.library import new_match

CHARACTER = next(code for code, kind in enumerate(EVENTS) if kind.name == "king_scores_character")


def played(players: int, options: dict[str, str], seed: int) -> tuple[Table, list[Event]]:
    """A whole game and all its events."""
    match = new_match("troyes", players=players, seed=f"origins {seed}", options=options)
    player = Player(seed)
    while not match.is_over:
        match.submit(match.decider, player.pick(match.state))
    assert isinstance(match.state, Table)
    return match.state, [event for _, event in match.log]


@pytest.mark.parametrize("seed", range(12))
def test_every_token_has_an_origin(seed: int) -> None:
    players, options = TABLES[seed % len(TABLES)]
    g, events = played(players, options, seed)
    origins = origins_of(g.box, events)
    for who in range(g.seat_count):
        assert sum(each.points for each in origins if each.who == who) == g.seats[who].tokens()
    assert {each.part for each in origins} <= {"tokens"}
    assert {each.source for each in origins} <= {*NAMES, *g.box.character_ids}
    assert all((each.points < 0) == (each.source == LOSSES) for each in origins)


def test_alone_characters_that_scored_during_the_game_have_their_points() -> None:
    found = 0
    for seed in range(20, 26):
        g, events = played(1, {}, seed)
        origins = origins_of(g.box, events)
        for event in events:
            if event[0] != CHARACTER:
                continue
            _, king, card, his, yours = event
            name = g.box.character_ids[card]
            told = {
                who: sum(o.points for o in origins if o.source == name and o.who == who) for who in (0, king)
            }
            assert told == {0: yours, king: his}
            found += bool(yours)
    assert found
