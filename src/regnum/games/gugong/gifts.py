"""Gift cards apart from their exchange: what their own actions bring [G24], swaps, drawn cards [G73]."""

from typing import Final

import regnum.games.gugong.servants as servants
from regnum.games.gugong.const import GIFT_SERVANTS, GIFT_SWAP, LOCATION_NAMES, LOCATIONS
from regnum.games.gugong.log import GIFT_DRAWN, GIFT_SWAPPED, SKIPPED
from regnum.games.gugong.reasons import SUPPLY_EMPTY, reason
from regnum.games.gugong.state import (
    CHOSEN,
    DISCARD,
    GIFT_DECK,
    HAND,
    OFFICIALS,
    PILES,
    alike,
    distinct,
    replaced,
    tab,
    without,
)
from regnum.games.gugong.trades import SKIP, OwnFrame
from regnum.games.gugong.words import gift_effect, gift_msg, place_msg, servants_msg
from regnum.kernel.agenda import Choice, ChoiceArg, Refusal, emit, push
from regnum.kernel.flat import Frame, State
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import why

ZONES: Final = ("hand", "discard")
ZONE_STEP: Final = 64  # options of SwapCard: card number, + 64 for one of the discard pile


class GiftServants(OwnFrame):
    """Gain the servants a gift card brings, or leave them in the supply. a: how many; b: by whom."""

    def own_options(self, g: State) -> list[int]:
        return [0, SKIP] if servants.supply_count(g, self.who) else [SKIP]

    def apply(self, g: State, option: int) -> None:
        if option == SKIP:
            if servants.supply_count(g, self.who):
                emit(g, SKIPPED, self.who, GIFT_SERVANTS, self.b)
        else:
            servants.gain(g, self.who, self.a)

    def prompt(self, g: State) -> Msg:
        return Msg("gugong-prompt-gift-servants", {"n": self.a})

    def describe_own(self, g: State, option: int) -> Choice:
        if option == SKIP:
            return skipping(option)
        label = Msg("gugong-opt-take-servants", {"n": self.a})
        args: dict[str, ChoiceArg] = {"n": self.a, "double": False}
        return Choice(option, "take", label, [f"pool.{self.who}"], [], [servants_msg(self.a)], "take", args)

    def refused_own(self, g: State) -> list[Refusal]:
        if servants.supply_count(g, self.who):
            return []
        label = Msg("gugong-opt-take-servants", {"n": self.a})
        return [Refusal("take", label, [f"supply.{self.who}"], reason(why(SUPPLY_EMPTY)), "take")]


def skipping(option: int) -> Choice:
    """The way out of an action."""
    return Choice(option, "skip", Msg("gugong-opt-skip"), ["skip"], kind="skip")


# --- swaps [G24, R-G04] ------------------------------------------------------------------------------


def start_swap(g: State, who: int, by: int) -> None:
    """Let a seat swap a card of its hand or discard pile with one on the board, if it has any."""
    p = who * PILES
    if g.piles[p + HAND] or g.piles[p + DISCARD]:
        push(g, SwapCard(who, 0, by))


class SwapCard(OwnFrame):
    """Which own card is swapped; may be declined. b: by whom. The option is the card, + 64 if discarded."""

    def own_options(self, g: State) -> list[int]:
        p = self.who * PILES
        found = distinct(tab(g), g.piles[p + HAND])
        found.extend([ZONE_STEP + card for card in distinct(tab(g), g.piles[p + DISCARD])])
        found.append(SKIP)
        return found

    def apply(self, g: State, option: int) -> None:
        if option == SKIP:
            emit(g, SKIPPED, self.who, GIFT_SWAP, self.b)
            return
        zone, card = divmod(option, ZONE_STEP)
        p = self.who * PILES
        g.piles[p + zone] = without(g.piles[p + zone], card)
        g.piles[p + CHOSEN] = (card,)
        push(g, SwapWith(self.who, zone, self.b))

    def describe_own(self, g: State, option: int) -> Choice:
        if option == SKIP:
            return skipping(option)
        t = tab(g)
        zone, card = divmod(option, ZONE_STEP)
        name = t.gift_ids[card]
        label = Msg("gugong-opt-swap-" + ZONES[zone], {"gift": gift_msg(t, card)})
        cards = alike(t, g.piles[self.who * PILES + zone], card)
        elements = [f"{ZONES[zone]}.{t.gift_ids[other]}" for other in cards]
        args: dict[str, ChoiceArg] = {"pile": ZONES[zone], "gift": name}
        return Choice(option, f"swap {ZONES[zone]} {name}", label, elements, kind="swap", args=args)


class SwapWith(OwnFrame):
    """The location whose card is taken for the picked one. a: 0 it comes from the hand, 1 discarded.

    The option is 8 * card + location: only who knows the card can name it.
    """

    def own_options(self, g: State) -> list[int]:
        card = g.piles[self.who * PILES + CHOSEN][0]
        return [8 * card + place for place in range(LOCATIONS)]

    def apply(self, g: State, option: int) -> None:
        card, place = divmod(option, 8)
        p = self.who * PILES
        taken = g.decks[OFFICIALS][place]
        g.decks[OFFICIALS] = replaced(g.decks[OFFICIALS], place, card)
        g.piles[p + CHOSEN] = ()
        g.piles[p + self.a] += (taken,)  # the zone the old one left
        emit(g, GIFT_SWAPPED, self.who, card, place, taken, self.a)

    def prompt(self, g: State) -> Msg:
        card = g.piles[self.who * PILES + CHOSEN][0]
        return Msg("gugong-prompt-swap-with", {"gift": gift_msg(tab(g), card)})

    def describe_own(self, g: State, option: int) -> Choice:
        t = tab(g)
        place = option & 7
        there = g.decks[OFFICIALS][place]
        name = LOCATION_NAMES[place]
        label = Msg("gugong-opt-swap-with", {"place": place_msg(place), "gift": gift_msg(t, there)})
        effect = gift_effect(t, there)
        return Choice(
            option, "with " + name, label, ["location." + name], [], effect, "with", {"place": name}
        )


assert ZONES.index("hand") == HAND
assert ZONES.index("discard") == DISCARD


# --- drawing -----------------------------------------------------------------------------------------


class DrawGift(Frame):
    """The top card of the gift deck into the hand: one more card for the rest of the game [G73]."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: State, option: int) -> None:
        deck = g.decks[GIFT_DECK]
        if deck:
            g.decks[GIFT_DECK] = deck[:-1]
            g.piles[self.who * PILES + HAND] += (deck[-1],)
            g.reveals += 1
            emit(g, GIFT_DRAWN, self.who, deck[-1])
