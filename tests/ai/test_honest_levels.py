"""Bots know what their seat may know: positions that are one to a seat bring the same decisions (issue 17).

The pairs differ in every kind of thing that is hidden: cards of rivals and of decks, points nobody shows, and
the key that later draws come from. A decision is the bot's for one deal of the honest copy, and the
distribution is that of several deals and seeds, taken in the same order for both positions.
"""

import random
from collections import Counter

import pytest
from tests.ai.support import played
from tests.ai.test_levels import MAKERS

from regnum.ai.levels import OFFERED
from regnum.games import NAMES
from regnum.kernel.agenda import State
from regnum.kernel.match import Match
from regnum.kernel.offer import honest_copy
from regnum.kernel.sight import determinise

PLACES = (4, 12, 20)  # turns of the table, at the least, before a position is taken
DEALS = 2
LIMITS = {"squire": 3, "knight": 1, "paladin": 1}  # seeds of the bot


def position(game: str, players: int, turn: int) -> Match:
    return played(game, players, f"honest {turn}", lambda g: g.turn >= turn and len(g.legal) > 2)


def twin(match: Match, seat: int, luck: random.Random) -> State:
    """Another real position, as good as this one to the seat, in which all that is hidden is another."""
    layout = match.spec.layout(match.state)
    found = determinise(match.state, layout, seat, luck.randrange(1 << 30))
    found.key = luck.randbytes(32)
    found.draws = luck.randrange(99)
    for place in layout.secret_numbers:
        if not place.seen_by(seat):
            holder = found.seat(place.owner) if place.owner >= 0 else found
            setattr(holder, place.name, luck.randrange(40))
    return found


def differences(match: Match, other: State, seat: int) -> set[str]:
    """The kinds of hidden things in which two positions differ."""
    layout = match.spec.layout(match.state)
    for place in layout.secret_zones:
        if place.seen_by(seat):
            assert place.cards(other) == place.cards(match.state), "the seat would see it"
    found = {place.name for place in layout.secret_zones if place.cards(other) != place.cards(match.state)}
    if other.key != match.state.key:
        found.add("key")
    return found


def decided(match: Match, g: State, seat: int, level: str) -> list[int]:
    """What bots of a level choose, for every deal of the copy and every seed."""
    return [
        MAKERS[level](seed).choose(match.spec, honest_copy(match.spec, g, seat, deal), seat)
        for seed in range(LIMITS[level])
        for deal in range(DEALS)
    ]


@pytest.mark.parametrize("level", OFFERED)
@pytest.mark.parametrize("game", NAMES)
def test_the_distribution_of_decisions_is_the_same_whatever_is_hidden(game: str, level: str) -> None:
    luck = random.Random(17)
    kinds: set[str] = set()
    for players, turn in zip((1, 2, 3), PLACES, strict=True):
        match = position(game, players, turn)
        seat = match.decider
        other = twin(match, seat, luck)
        kinds |= differences(match, other, seat)
        ours, theirs = decided(match, match.state, seat, level), decided(match, other, seat, level)
        assert Counter(theirs) == Counter(ours)
        assert theirs == ours, "one by one, too: every deal of the copies is the same"
    assert len(kinds) > 2, "the pairs hardly differ"


@pytest.mark.parametrize("game", NAMES)
def test_pairs_differ_for_whoever_could_look(game: str) -> None:
    """The test above can fail: given the real positions instead of copies, bots see different things."""
    luck = random.Random(17)
    match = position(game, 3, PLACES[-1])
    seat = match.decider
    pairs = [twin(match, seat, luck) for _ in range(4)]
    assert len({tuple(map(str, g.contents())) for g in (match.state, *pairs)}) == 5
    for g in pairs:
        ours, theirs = honest_copy(match.spec, match.state, seat, 1), honest_copy(match.spec, g, seat, 1)
        assert theirs.contents() == ours.contents()
        assert theirs.key == ours.key
