"""Somebody who watches Gùgōng and thinks: all the ways in which gift cards may lie, from events alone.

It knows no state: only the sets [G5], who began, and what one seat is told. For every other seat it keeps all
pairs of hand and discard pile that agree with that; a card nobody has seen is a number below 0.
"""

from itertools import permutations
from typing import Any

from regnum.kernel.match import Match

World = tuple[tuple[int, ...], tuple[int, ...]]  # hand and discard pile; Meng's in order, others' sorted
DISCARD = 1


class Onlooker:
    """What one seat can know of the cards of one other seat."""

    def __init__(self, match: Match, observer: int, who: int) -> None:
        g: Any = match.state
        self.box = g.box
        self.kinds = match.spec.events
        self.observer = observer
        self.who = who
        self.is_meng = who >= match.players
        self.drawn = 0
        self.was_night = False
        sets = g.box.solo_sets[g.options[4]] if match.players == 1 else range(1, match.players + 1)
        number = sets[(who - g.start) % g.seat_count]
        cards = [card for card, which in enumerate(g.box.gift_set) if which == number]
        if self.is_meng:  # a hard game gives him an unseen card more [G101]
            cards += [self.unseen() for _ in range(g.box.difficulty_gifts[g.options[2]] - len(cards))]
        self.worlds: set[World] = set()
        self.begin(tuple(cards))

    def unseen(self) -> int:
        self.drawn += 1
        return -100 - self.drawn

    def begin(self, cards: tuple[int, ...]) -> None:
        orders = permutations(cards) if self.is_meng else [tuple(sorted(cards))]
        self.worlds = {(hand, ()) for hand in orders}

    # --- what is heard --------------------------------------------------------------------------------

    def hear(self, event: tuple[int, ...]) -> None:
        name, args = self.kinds[event[0]].name, event[1:]
        if name == "night_fell":
            self.was_night = True
        elif name == "dice_rolled" and self.was_night:  # a new morning: hands and discards are together [G29]
            self.was_night = False
            hand, discard = next(iter(self.worlds))
            self.begin(hand + discard)
        elif args[0] == self.who:
            kept = getattr(self, "on_" + name, None)
            if kept is not None:
                kept(*args[1:])
                assert self.worlds, "what is told contradicts itself"

    def on_gift_given(self, gift: int, place: int, taken: int) -> None:
        self.exchange(0, gift, DISCARD, taken)

    def on_gift_swapped(self, gift: int, place: int, taken: int, zone: int) -> None:
        self.exchange(zone, gift, zone, taken)

    def exchange(self, source: int, gift: int, target: int, taken: int) -> None:
        found: set[World] = set()
        for world in self.worlds:
            named = gift in world[0] + world[1]
            for at, card in enumerate(world[source]):
                if self.is_meng and at != len(world[source]) - 1:
                    continue  # he turns up the top one
                if card == gift or (card < 0 and not named):
                    piles = [list(world[0]), list(world[1])]
                    del piles[source][at]
                    piles[target].append(taken)
                    found.add(self.world(piles))
        self.worlds = found

    def world(self, piles: list[list[int]]) -> World:
        if not self.is_meng:
            piles = [sorted(pile) for pile in piles]
        return tuple(piles[0]), tuple(piles[1])

    def move(self, source: int, least: int) -> None:
        """Some card of this pile goes face down to the other one."""
        found: set[World] = set()
        for world in self.worlds:
            for at, card in enumerate(world[source]):
                if card < 0 or self.box.gift_value[card] >= least:
                    piles = [list(world[0]), list(world[1])]
                    piles[1 - source].append(piles[source].pop(at))
                    found.add(self.world(piles))
        self.worlds = found

    def on_gift_discarded(self, gift: int) -> None:
        assert gift < 0, "others are not told"
        self.move(0, 0)

    def on_discarded_for_jade(self, gift: int) -> None:
        assert gift < 0
        self.move(0, 7)

    def on_gift_taken_back(self, gift: int) -> None:
        assert gift < 0
        self.move(DISCARD, 0)

    def on_gift_drawn(self, gift: int) -> None:
        assert gift < 0
        card = self.unseen()
        self.worlds = {self.world([[*hand, card], list(discard)]) for hand, discard in self.worlds}

    # --- Meng -----------------------------------------------------------------------------------------

    def on_meng_drew(self, to_play: int) -> None:
        card = self.unseen()
        self.worlds = {
            ((card, *hand), discard) if to_play else (hand, (*discard, card)) for hand, discard in self.worlds
        }

    def on_meng_took_back(self) -> None:
        self.worlds = {((discard[-1], *hand), discard[:-1]) for hand, discard in self.worlds}

    def on_meng_discarded(self) -> None:
        self.worlds = {(hand[:-1], (*discard, hand[-1])) for hand, discard in self.worlds}

    # --- what follows ---------------------------------------------------------------------------------

    def named(self) -> set[int]:
        hand, discard = next(iter(self.worlds))
        return {card for card in hand + discard if card >= 0}

    def told(self, hand: tuple[int, ...], discard: tuple[int, ...]) -> World:
        """Piles of a copy as an onlooker tells them: -1 for every card that was not seen."""
        known = self.named()
        return self.world([[card if card in known else -1 for card in pile] for pile in (hand, discard)])

    def possible(self) -> set[World]:
        return {
            self.world([[max(card, -1) for card in pile] for pile in (hand, discard)])
            for hand, discard in self.worlds
        }

    def certain(self, pile: int) -> set[int]:
        """Cards that lie in this pile in all worlds."""
        return set.intersection(*[{card for card in world[pile] if card >= 0} for world in self.worlds])
