"""Gift cards apart from their exchange: what their own actions bring [G24], swaps, drawn cards [G73]."""

from typing import Final

import regnum.games.gugong.servants as servants
from regnum.games.gugong.const import GIFT_SERVANTS, GIFT_SWAP, LOCATION_NAMES, LOCATIONS
from regnum.games.gugong.log import GIFT_DRAWN, GIFT_SWAPPED, SKIPPED
from regnum.games.gugong.reasons import SUPPLY_EMPTY, reason
from regnum.games.gugong.state import Table, alike, distinct, replaced, without
from regnum.games.gugong.trades import SKIP, OwnFrame
from regnum.games.gugong.words import gift_effect, gift_msg, place_msg, servants_msg
from regnum.kernel.agenda import Choice, ChoiceArg, Frame, Refusal, emit, push
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import why

ZONES: Final = ("hand", "discard")
HAND: Final = 0
DISCARD: Final = 1
ZONE_STEP: Final = 64  # options of SwapCard: card number, + 64 for one of the discard pile


class GiftServants(OwnFrame):
    """Gain the servants a gift card brings, or leave them in the supply. a: how many; b: by whom."""

    def __init__(self, who: int, n: int, by: int) -> None:
        super().__init__(who)
        self.n: Final = n
        self.by: Final = by

    def own_options(self, g: Table) -> list[int]:
        return [0, SKIP] if servants.supply_count(g, self.who) else [SKIP]

    def apply(self, g: Table, option: int) -> None:
        if option == SKIP:
            if servants.supply_count(g, self.who):
                emit(g, SKIPPED, self.who, GIFT_SERVANTS, self.by)
        else:
            servants.gain(g, self.who, self.n)

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-gift-servants", {"n": self.n})

    def describe_own(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            return skipping(option)
        label = Msg("gugong-opt-take-servants", {"n": self.n})
        return Choice(option, "take", label, [f"pool.{self.who}"], [], [servants_msg(self.n)])

    def refused_own(self, g: Table) -> list[Refusal]:
        if servants.supply_count(g, self.who):
            return []
        label = Msg("gugong-opt-take-servants", {"n": self.n})
        return [Refusal("take", label, [f"supply.{self.who}"], reason(why(SUPPLY_EMPTY)))]


def skipping(option: int) -> Choice:
    """The way out of an action."""
    return Choice(option, "skip", Msg("gugong-opt-skip"), ["skip"], kind="skip")


# --- swaps [G24, R-G04] ------------------------------------------------------------------------------


def start_swap(g: Table, who: int, by: int) -> None:
    """Let a seat swap a card of its hand or discard pile with one on the board, if it has any."""
    if g.seats[who].hand or g.seats[who].discard:
        push(g, SwapCard(who, by))


class SwapCard(OwnFrame):
    """Which own card is swapped; may be declined. b: by whom. The option is the card, + 64 if discarded."""

    def __init__(self, who: int, by: int) -> None:
        super().__init__(who)
        self.by: Final = by

    def own_options(self, g: Table) -> list[int]:
        found = distinct(g.box, g.seats[self.who].hand)
        found.extend([ZONE_STEP + card for card in distinct(g.box, g.seats[self.who].discard)])
        found.append(SKIP)
        return found

    def apply(self, g: Table, option: int) -> None:
        if option == SKIP:
            emit(g, SKIPPED, self.who, GIFT_SWAP, self.by)
            return
        zone, card = divmod(option, ZONE_STEP)
        me = g.seat(self.who)
        if zone == DISCARD:
            me.discard = without(me.discard, card)
        else:
            me.hand = without(me.hand, card)
        g.seat(self.who).chosen = (card,)
        push(g, SwapWith(self.who, zone, self.by))

    def describe_own(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            return skipping(option)
        t = g.box
        zone, card = divmod(option, ZONE_STEP)
        name = t.gift_ids[card]
        label = Msg("gugong-opt-swap-" + ZONES[zone], {"gift": gift_msg(t, card)})
        cards = alike(t, g.seats[self.who].discard if zone == DISCARD else g.seats[self.who].hand, card)
        elements = [f"{ZONES[zone]}.{t.gift_ids[other]}" for other in cards]
        args: dict[str, ChoiceArg] = {"pile": ZONES[zone], "gift": name}
        return Choice(option, f"swap {ZONES[zone]} {name}", label, elements, kind="swap", args=args)


class SwapWith(OwnFrame):
    """The location whose card is taken for the picked one. a: 0 it comes from the hand, 1 discarded.

    The option is 8 * card + location: only who knows the card can name it.
    """

    def __init__(self, who: int, pile: int, by: int) -> None:
        super().__init__(who)
        self.pile: Final = pile
        self.by: Final = by

    def own_options(self, g: Table) -> list[int]:
        card = g.seats[self.who].chosen[0]
        return [8 * card + place for place in range(LOCATIONS)]

    def apply(self, g: Table, option: int) -> None:
        card, place = divmod(option, 8)
        taken = g.officials[place]
        g.officials = replaced(g.officials, place, card)
        g.seat(self.who).chosen = ()
        me = g.seat(self.who)
        if self.pile == DISCARD:  # the zone the old one left
            me.discard += (taken,)
        else:
            me.hand += (taken,)
        emit(g, GIFT_SWAPPED, self.who, card, place, taken, self.pile)

    def prompt(self, g: Table) -> Msg:
        card = g.seats[self.who].chosen[0]
        return Msg("gugong-prompt-swap-with", {"gift": gift_msg(g.box, card)})

    def describe_own(self, g: Table, option: int) -> Choice:
        t = g.box
        place = option & 7
        there = g.officials[place]
        name = LOCATION_NAMES[place]
        label = Msg("gugong-opt-swap-with", {"place": place_msg(place), "gift": gift_msg(t, there)})
        effect = gift_effect(t, there)
        return Choice(
            option, "with " + name, label, ["location." + name], [], effect, "with", {"place": name}
        )


assert ZONES.index("discard") == DISCARD


# --- drawing -----------------------------------------------------------------------------------------


class DrawGift(Frame[Table]):
    """The top card of the gift deck into the hand: one more card for the rest of the game [G73]."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        deck = g.gift_deck
        if deck:
            g.gift_deck = deck[:-1]
            g.seat(self.who).hand += (deck[-1],)
            g.reveals += 1
            emit(g, GIFT_DRAWN, self.who, deck[-1])
