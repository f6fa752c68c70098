"""What everybody at the table knows of the gift cards a seat holds; nobody is shown it again [G21].

Others may not look into a hand or a discard pile, but most cards in them they have seen: the sets are
marked [G5], and what is taken from an official lay open. `held_seen` are the cards a seat is known to hold,
HIDDEN for one that nobody else has seen [G73]; these come first. `held_ways` are all ways in which they may
lie, with a bit for each card that is in the discard pile: more than one after somebody has discarded a card
face down or taken one back. All functions are called when the cards themselves have moved, and read nothing
but what everybody is told. A seat without ways is one of which nothing is remembered.

Two things could be worked out that are not remembered, both of a card that nobody has seen: what the number
of matches tells of it by night [G27], and what value it must have had to be discarded for jade [G38].
"""

from regnum.games.gugong.box.box import Box
from regnum.games.gugong.codes import without
from regnum.games.gugong.state import Seat
from regnum.kernel.state import GAP, HIDDEN, Zone

# --- players ------------------------------------------------------------------------------------------


def see_set(me: Seat) -> None:
    """The cards of a set are marked: everybody knows who has which [G5]."""
    me.held_seen = me.hand
    me.held_ways = (0,)


def see_backs(me: Seat) -> None:
    """Cards of which nobody knows how they came here: only how many there are."""
    me.held_seen = (HIDDEN,) * (len(me.hand) + len(me.discard))
    me.held_ways = ((1 << len(me.discard)) - 1,)
    me.hand_seen = me.discard_seen = ()


def see_leave(me: Seat, pile: int, card: int) -> None:
    """A card of a pile is shown and leaves the seat [G21, G24]. One not known before was an unseen one."""
    held = me.held_seen
    known = card if card in held else HIDDEN
    ways: set[int] = set()
    for i, each in enumerate(held):
        if each == known:
            below = (1 << i) - 1
            for way in me.held_ways:
                if way >> i & 1 == pile:
                    ways.add(way & below | way >> 1 & ~below)
    me.held_seen = without(held, known) if ways else ()
    me.held_ways = tuple(sorted(ways))


def see_take(me: Seat, pile: int, card: int) -> None:
    """An open card comes from the board to a pile."""
    bit = pile << len(me.held_seen)
    me.held_ways = tuple([way | bit for way in me.held_ways])
    if me.held_ways:
        me.held_seen = (*me.held_seen, card)


def see_draw(me: Seat) -> None:
    """A card comes unseen from the deck to the hand [G73]."""
    me.held_ways = tuple([way << 1 for way in me.held_ways])
    if me.held_ways:
        me.held_seen = (HIDDEN, *me.held_seen)


def see_move(box: Box, me: Seat, pile: int, least: int = 0) -> None:
    """A card of at least this value goes face down from this pile to the other one [G21, G38]."""
    ways: set[int] = set()
    for i, card in enumerate(me.held_seen):
        if card == HIDDEN or box.gift_value[card] >= least:
            for way in me.held_ways:
                if way >> i & 1 == pile:
                    ways.add(way ^ 1 << i)
    me.held_ways = tuple(sorted(ways))


def see_night(me: Seat) -> None:
    """The discard pile joins the hand: whatever was moved, it is there now [G29]."""
    if me.held_ways:
        me.held_ways = (0,)


# --- Meng ---------------------------------------------------------------------------------------------
# His piles have an order, and what is done with them is seen [G102, R-G47]. `hand_seen` and `discard_seen`
# say from the bottom up which card it is, GAP for one of `held_seen`; so are all above. He needs no ways.


def see_shuffle(me: Seat) -> None:
    """All his cards in an order that nobody knows."""
    cards = me.hand_seen + me.discard_seen + me.held_seen
    me.hand_seen = me.discard_seen = me.held_ways = ()
    me.held_seen = tuple([card for card in cards if card != GAP])


def padded(seen: Zone, size: int) -> Zone:
    """What is known of so many cards from the bottom up."""
    return seen[:size] + (GAP,) * (size - len(seen))


def top_seen(seen: Zone, size: int) -> int:
    """What is known of the top one of so many cards."""
    return seen[-1] if len(seen) == size else GAP


def see_top(me: Seat, card: int) -> None:
    """The top one of his cards to play is turned up, and goes to an official."""
    size = len(me.hand) + 1
    if top_seen(me.hand_seen, size) == GAP:
        shown = card if card in me.held_seen else HIDDEN
        if shown in me.held_seen:
            me.held_seen = without(me.held_seen, shown)
    me.hand_seen = me.hand_seen[: size - 1]


def see_on_discards(me: Seat, card: int) -> None:
    """A card, or HIDDEN or GAP, comes on top of his discards."""
    me.discard_seen = (*padded(me.discard_seen, len(me.discard) - 1), card)


def see_top_discarded(me: Seat) -> None:
    """The top one of his cards to play comes face down on top of his discards."""
    size = len(me.hand) + 1
    see_on_discards(me, top_seen(me.hand_seen, size))
    me.hand_seen = me.hand_seen[: size - 1]


def see_taken_back(me: Seat) -> None:
    """His top discard goes under the cards he still has to play."""
    size = len(me.discard) + 1
    see_below(me, top_seen(me.discard_seen, size))
    me.discard_seen = me.discard_seen[: size - 1]


def see_below(me: Seat, card: int) -> None:
    """A card, or HIDDEN or GAP, comes under the cards he still has to play."""
    me.hand_seen = (card, *me.hand_seen)
