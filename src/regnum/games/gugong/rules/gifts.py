"""Gift cards apart from their exchange: what their own actions bring [G24], swaps, drawn cards [G73]."""

from typing import Final

from regnum.games.gugong.box.box import Box
from regnum.games.gugong.codes import replaced, without
from regnum.games.gugong.const import (
    CANAL,
    DECREES,
    DISCARD,
    GIFT_SERVANTS,
    GIFT_SWAP,
    INTRIGUE,
    JADE,
    LOCATION_NAMES,
    PALACE,
    TRAVEL,
    WALL,
)
from regnum.games.gugong.rules.gains import gain_servants, leaves_supply
from regnum.games.gugong.rules.memory import see_draw, see_leave, see_take
from regnum.games.gugong.rules.servants import supply_count
from regnum.games.gugong.rules.trades import SKIP, Decision
from regnum.games.gugong.state import Seat, Table
from regnum.games.gugong.words.log import GIFT_DRAWN, GIFT_SWAPPED, SKIPPED
from regnum.games.gugong.words.names import gift_effect, gift_msg, place_msg, servants_msg
from regnum.games.gugong.words.reasons import SUPPLY_EMPTY, reason
from regnum.kernel.agenda import Choice, Frame, Refusal, emit, push
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import why
from regnum.kernel.state import Zone

# --- cards that look the same -------------------------------------------------------------------------


def distinct(box: Box, cards: Zone) -> list[int]:
    """The cards without those that look like an earlier one: equal cards are one option."""
    if len(cards) < 2:
        return list(cards)
    seen = 0
    found: list[int] = []
    for card in cards:
        face = box.gift_face[card]
        if not seen >> face & 1:
            seen |= 1 << face
            found.append(card)
    return found


def card_elements(box: Box, pile: str, cards: Zone, card: int) -> list[str]:
    """Elements of a card in a pile ("hand", "discard"), and of all in it that look just like it."""
    return [f"{pile}.{box.gift_ids[other]}" for other in cards if box.gift_face[other] == box.gift_face[card]]


# --- a card and the official it goes to ---------------------------------------------------------------
# Only who knows the card can name such an option.


def card_at(card: int, place: int) -> int:
    """The option to give a card to the official of a location."""
    return 8 * card + place


def card_in(option: int) -> int:
    return option >> 3


def place_in(option: int) -> int:
    return option & 7


def everywhere(card: int) -> list[int]:
    """A card to every official [G21]."""
    here = card_at(card, 0)
    return [
        here + TRAVEL,
        here + WALL,
        here + JADE,
        here + INTRIGUE,
        here + PALACE,
        here + DECREES,
        here + CANAL,
    ]


# --- servants -----------------------------------------------------------------------------------------


class GiftServants(Decision):
    """Gain the servants a gift card brings, or leave them in the supply. by: why (const.BY_...)."""

    def __init__(self, who: int, n: int, by: int) -> None:
        super().__init__(who)
        self.n: Final = n
        self.by: Final = by

    def options(self, g: Table) -> list[int]:
        return [0, SKIP] if supply_count(g.seats[self.who]) else [SKIP]

    def resolve(self, g: Table, option: int) -> None:
        if option != SKIP:
            gain_servants(g, self.who, self.n)
        elif supply_count(g.seats[self.who]):
            emit(g, SKIPPED, self.who, GIFT_SERVANTS, self.by)

    def prompt(self, g: Table) -> Msg:
        return Msg("gugong-prompt-gift-servants", {"n": self.n})

    def describe(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            return skipping(option)
        label, elements = Msg("gugong-opt-take-servants", {"n": self.n}), [f"pool.{self.who}"]
        effect = [servants_msg(self.n)]
        return Choice(option, "take", label, elements, [], effect, "take", {"n": self.n, "double": False})

    def sensible(self, g: Table) -> int | None:
        """Servants of the pool can do everything; only those of an empty supply could be missed [G26]."""
        return 0 if leaves_supply(g, self.who, self.n) else None

    def refused(self, g: Table) -> list[Refusal]:
        if supply_count(g.seats[self.who]):
            return []
        label = Msg("gugong-opt-take-servants", {"n": self.n})
        return [Refusal("take", label, [f"supply.{self.who}"], reason(why(SUPPLY_EMPTY)), "take")]


def skipping(option: int) -> Choice:
    """The way out of an action."""
    return Choice(option, "skip", Msg("gugong-opt-skip"), ["skip"], kind="skip")


# --- swaps [G24, R-G04] -------------------------------------------------------------------------------

PILE_NAMES: Final = ("hand", "discard")
DISCARDED: Final = 64  # the option of a discarded card is so much higher than that of a hand card


def cards_of(me: Seat, pile: int) -> Zone:
    return me.discard if pile == DISCARD else me.hand


def start_swap(g: Table, who: int, by: int) -> None:
    """Let a seat swap a card of its hand or discard pile with one on the board, if it has any."""
    if g.seats[who].hand or g.seats[who].discard:
        push(g, SwapCard(who, by))


class SwapCard(Decision):
    """Which own card is swapped; may be declined. The option is a hand card, or a DISCARDED one."""

    def __init__(self, who: int, by: int) -> None:
        super().__init__(who)
        self.by: Final = by

    def options(self, g: Table) -> list[int]:
        me = g.seats[self.who]
        found = distinct(g.box, me.hand)
        found.extend([DISCARDED + card for card in distinct(g.box, me.discard)])
        found.append(SKIP)
        return found

    def resolve(self, g: Table, option: int) -> None:
        if option == SKIP:
            emit(g, SKIPPED, self.who, GIFT_SWAP, self.by)
            return
        me = g.seat(self.who)
        pile, card = divmod(option, DISCARDED)
        if pile == DISCARD:
            me.discard = without(me.discard, card)
        else:
            me.hand = without(me.hand, card)
        me.chosen = (card,)
        push(g, SwapWith(self.who, pile, self.by))

    def describe(self, g: Table, option: int) -> Choice:
        if option == SKIP:
            return skipping(option)
        box = g.box
        pile, card = divmod(option, DISCARDED)
        name, gift = PILE_NAMES[pile], box.gift_ids[card]
        label = Msg("gugong-opt-swap-" + name, {"gift": gift_msg(box, card)})
        elements = card_elements(box, name, cards_of(g.seats[self.who], pile), card)
        text = f"swap {name} {gift}"
        return Choice(option, text, label, elements, kind="swap", args={"pile": name, "gift": gift})


class SwapWith(Decision):
    """The location whose card is taken for the picked one. pile: HAND or DISCARD, where it comes from.

    The option is the card at a location.
    """

    def __init__(self, who: int, pile: int, by: int) -> None:
        super().__init__(who)
        self.pile: Final = pile
        self.by: Final = by

    def options(self, g: Table) -> list[int]:
        return everywhere(g.seats[self.who].chosen[0])

    def resolve(self, g: Table, option: int) -> None:
        card, place = card_in(option), place_in(option)
        taken = g.officials[place]
        g.officials = replaced(g.officials, place, card)
        me = g.seat(self.who)
        me.chosen = ()
        if self.pile == DISCARD:
            me.discard += (taken,)
        else:
            me.hand += (taken,)
        see_leave(me, self.pile, card)
        see_take(me, self.pile, taken)
        emit(g, GIFT_SWAPPED, self.who, card, place, taken, self.pile)

    def prompt(self, g: Table) -> Msg:
        card = g.seats[self.who].chosen[0]
        return Msg("gugong-prompt-swap-with", {"gift": gift_msg(g.box, card)})

    def describe(self, g: Table, option: int) -> Choice:
        place = place_in(option)
        there = g.officials[place]
        name = LOCATION_NAMES[place]
        label = Msg("gugong-opt-swap-with", {"place": place_msg(place), "gift": gift_msg(g.box, there)})
        elements, effect = ["location." + name], gift_effect(g.box, there)
        return Choice(option, "with " + name, label, elements, [], effect, "with", {"place": name})


# --- drawing ------------------------------------------------------------------------------------------


class DrawGift(Frame[Table]):
    """The top card of the gift deck into the hand: one more card for the rest of the game [G73]."""

    def is_chance(self) -> bool:
        return True

    def resolve(self, g: Table, option: int) -> None:
        if g.gift_deck:
            card = g.gift_deck[-1]
            g.gift_deck = g.gift_deck[:-1]
            me = g.seat(self.who)
            me.hand += (card,)
            see_draw(me)
            g.reveals += 1
            emit(g, GIFT_DRAWN, self.who, card)
