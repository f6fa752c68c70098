"""Honest copies remember what a seat has seen, and know nothing else (issue 17).

Whole random games are watched by books of their own, made of what each seat is told; and real positions
that differ only in what a seat cannot see must look alike to it in every respect.
"""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.gugong.games import Player as GugongPlayer
from tests.games.gugong.onlooker import DISCARD, Onlooker
from tests.games.machine import Player

from regnum.ai.levels import bot_of
from regnum.games.gugong.rules.exchange import Where
from regnum.games.gugong.rules.gifts import SwapWith
from regnum.kernel.agenda import State, options_of, pending
from regnum.kernel.codec import state_to_json
from regnum.kernel.events import event_to_json
from regnum.kernel.match import Match
from regnum.kernel.offer import honest_copy, offer
from regnum.kernel.sight import determinise
from regnum.library import new_match

COPIES = 6
HARD = {"difficulty": "hard"}


def decisions(match: Match, player: Player) -> Iterator[int]:
    """Play a game; answers at every decision how many events were told before it."""
    told = 0
    while not match.is_over:
        yield told
        told = len(match.log)
        match.submit(match.decider, player.pick(match.state))


def copies(match: Match, observer: int, first: int, count: int = COPIES) -> list[Any]:
    layout = match.spec.layout(match.state)
    return [determinise(match.state, layout, observer, first + seed) for seed in range(count)]


# --- Gùgōng -------------------------------------------------------------------------------------------


def piles_of(copy: Any, who: int) -> list[tuple[int, ...]]:
    """Hand and discard pile; a card that is laid aside for a moment counts where it comes from."""
    seat = copy.seats[who]
    frame = copy.agenda[-1]
    picked = frame.pile if isinstance(frame, SwapWith) else 0
    assert not seat.chosen or isinstance(frame, Where | SwapWith)
    return [seat.hand + seat.chosen * (picked == 0), seat.discard + seat.chosen * (picked == DISCARD)]


@pytest.mark.parametrize(
    ("players", "options", "seed"),
    [(1, {}, 2), (1, HARD, 5), (1, HARD, 8), (2, {}, 2), (3, {"expert": "yes"}, 5), (4, {"bonus": "yes"}, 8)]
    + [(2, {}, seed) for seed in (5, 11)]
    + [(5, {}, 4)],
)
def test_gugong_copies_lie_as_an_onlooker_knows(players: int, options: dict[str, str], seed: int) -> None:
    """[G5, G21, G24, G38, G73]: sets, gifts taken and given, and what cards were moved face down."""
    match = new_match("gugong", players=players, options=options, seed=f"watched {seed}")
    books = [
        Onlooker(match, observer, who)
        for observer in range(players)
        for who in range(match.state.seat_count)
        if who != observer
    ]
    found: Counter[str] = Counter()
    for told in decisions(match, GugongPlayer(seed)):
        for book in books:
            for event in match.heard(book.observer, told):
                book.hear(event)
            found["afloat"] += len(book.worlds) > 1
            possible, certain = book.possible(), [book.certain(0), book.certain(DISCARD)]
            for copy in copies(match, book.observer, len(match.choices)):
                piles = piles_of(copy, book.who)
                for pile, known in zip(piles, certain, strict=True):
                    assert known <= set(pile), "a card that was seen and cannot have left is elsewhere"
                assert book.told(*piles) in possible, "everybody can work out that it is not so"
    assert found["afloat"] > 0, "nobody has discarded a card face down"


# --- Paladins -----------------------------------------------------------------------------------------

OPEN = {"townsfolk": "townsfolk_deck", "outsider": "outsider_deck", "wall": "wall_deck"}
KINGS = {"order": ("order_deck", "order_box"), "favour": ("favour_deck", "favour_box")}


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_paladins_copies_lie_as_an_onlooker_knows(players: int, seed: int) -> None:
    """[P1, P11, P12, P16]: own paladins put back, paladins shown, and open cards, which never come back."""
    match = new_match("paladins", players=players, seed=f"watched {seed}")
    g: Any = match.state
    gone = {name: set[int]() for name in (*OPEN, *KINGS)}
    gone["townsfolk"].update(g.townsfolk_row)
    gone["outsider"].update(g.outsider_row)
    shown = [set[int]() for _ in range(players)]
    below: list[list[int]] = [[] for _ in range(players)]  # put back, by their owner
    for told in decisions(match, Player(seed)):
        for observer in range(players):
            for event in match.heard(observer, told):
                fields: Any = event_to_json(event, match.spec.events)
                if fields["who"] == observer and fields["event"] == "paladin_chosen":
                    below[observer].append(fields["bottom"])
                for name in gone:
                    if fields["event"] in (f"{name}_shown", f"{name}_built"):
                        gone[name].add(fields[name])
                if fields["event"] == "paladin_shown":
                    shown[fields["who"]].add(fields["paladin"])
            for copy in copies(match, observer, len(match.choices), 2):
                own, real = copy.seats[observer], match.state.seat_at(observer)
                assert own.paladin_top == real.paladin_top  # type: ignore[attr-defined]
                held = own.paladin_top + own.paladin_bottom + own.paladin_hand + own.paladin_chosen
                assert own.paladin_bottom == tuple(
                    below[observer][len(below[observer]) - len(own.paladin_bottom) :]
                )
                assert set(below[observer]) <= {*held, *own.paladin, *own.paladin_spent}
                for name, deck in OPEN.items():
                    assert not gone[name] & set(getattr(copy, deck)), name
                for name, decks in KINGS.items():
                    assert not gone[name] & {card for deck in decks for card in getattr(copy, deck)}, name
                for who, seen in enumerate(shown):
                    seat = copy.seats[who]
                    hidden = seat.paladin_top + seat.paladin_deck + seat.paladin_bottom
                    assert not seen & {*hidden, *seat.paladin_hand, *seat.paladin_chosen}


# --- Troyes -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "seed"), [(1, 1), (2, 2), (3, 3), (4, 4)])
def test_troyes_copies_lie_as_an_onlooker_knows(players: int, seed: int) -> None:
    """[T2-T4, T13]: own characters, and cards and events turned up, which never come back."""
    options = {"bonus": "yes"} if seed % 2 else {}
    match = new_match("troyes", players=players, options=options, seed=f"watched {seed}")
    cards: set[int] = set()
    events: set[int] = set()
    for told in decisions(match, Player(seed)):
        for event in match.heard(-1, told):
            kind = match.spec.events[event[0]].name
            if kind == "card_shown":
                cards.add(event[-1])
            elif kind in ("red_shown", "called"):
                events.add(event[-1])
        for observer in range(players):
            own: Any = match.state.seat_at(observer)
            for copy in copies(match, observer, len(match.choices), 2):
                assert not cards & {card for zone in copy.unseen for card in zone}
                decks = copy.red_deck + copy.white_deck + copy.yellow_deck + copy.red_box
                assert not events & set(decks)
                others = [
                    card for who, seat in enumerate(copy.seats) if who != observer for card in seat.characters
                ]
                assert not set(own.characters) & {*others, *copy.character_box}
    assert cards
    assert events


# --- pairs of positions -------------------------------------------------------------------------------


def same(match: Match, g: State, other: State, seat: int, seed: int) -> None:
    """Two positions are one to a seat: what it sees, what it may do, what it may look ahead on."""
    spec = match.spec
    assert offer(spec, other, seat) == offer(spec, g, seat)
    ours, theirs = honest_copy(spec, g, seat, seed), honest_copy(spec, other, seat, seed)
    assert state_to_json(spec, theirs) == state_to_json(spec, ours)
    assert theirs.legal == ours.legal == options_of(ours, ours.agenda[-1])


@pytest.mark.parametrize("name", ["gugong", "paladins", "troyes"])
@pytest.mark.parametrize("players", [1, 2, 3])
def test_positions_that_differ_only_in_what_a_seat_cannot_see_are_one_to_it(name: str, players: int) -> None:
    match = new_match(name, players=players, seed=f"pairs {players}")
    layout = match.spec.layout(match.state)
    luck = random.Random(players)
    differing = 0
    for told in decisions(match, GugongPlayer(players) if name == "gugong" else Player(players)):
        if told and luck.random() > 0.4:
            continue
        for seat in [frame.who for frame in pending(match.state)]:
            other = determinise(match.state, layout, seat, luck.randrange(1 << 30))
            other.key, other.draws, other.reveals = bytes(32), luck.randrange(99), match.state.reveals
            if any(place.cards(other) != place.cards(match.state) for place in layout.secret_zones):
                differing += 1
            same(match, match.state, other, seat, luck.randrange(1 << 30))
    assert differing > 10


@pytest.mark.parametrize("name", ["gugong", "paladins", "troyes"])
def test_the_simple_bot_decides_alike_in_positions_that_are_one_to_it(name: str) -> None:
    """For every seed of the copy: so the distribution of its decisions is the same."""
    match = new_match(name, players=2, seed="decides alike")
    layout = match.spec.layout(match.state)
    luck = random.Random(7)
    for n, _ in enumerate(decisions(match, Player(7))):
        if n % 25 != 20 or len(match.state.legal) < 2:
            continue
        seat = match.decider
        other = determinise(match.state, layout, seat, luck.randrange(1 << 30))
        for seed in range(2):
            taken = [
                bot_of("simple", seed).choose(match.spec, honest_copy(match.spec, g, seat, seed), seat)
                for g in (match.state, other)
            ]
            assert taken[0] == taken[1]
