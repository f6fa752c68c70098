"""Set-up [T1-T5]: decks, citizens, neutral citizens; placing the own ones is the first decision."""

from regnum.games.troyes.const import (
    GREY,
    MARAUDING,
    NO_COLOUR,
    PLACES,
    RED,
    SPACES,
    WHITE,
    YELLOW,
)
from regnum.games.troyes.rules.buildings import space_name
from regnum.games.troyes.rules.places import place_for
from regnum.games.troyes.rules.rounds import RoundStart
from regnum.games.troyes.solo.leroy import KingPlaces
from regnum.games.troyes.state import Box, Table
from regnum.games.troyes.words.log import CITIZEN_SET, NEUTRAL_SET
from regnum.games.troyes.words.names import space_msg
from regnum.games.troyes.words.reasons import SPACE_TAKEN, reason
from regnum.kernel.agenda import GAP, Choice, Frame, Refusal, emit, push, refuse
from regnum.kernel.chance import below, shuffled
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import why


def deal(box: Box, players: int, options: list[int], key: bytes) -> Table:
    """A new game with its agenda set."""
    g = Table.blank(box, players, players + 1 if players == 1 else players)  # alone: Le Roy [T90]
    g.options = options
    g.key = key
    bonus = options[0] == 1
    deal_cards(g, box, bonus)
    deal_events(g, box, bonus)
    deal_seats(g, box)
    push(g, RoundStart(-1))
    if g.seat_count > players:
        plan_challenge(g, box)
        return g
    g.start = below(g, players)
    push(g, FillSpaces(-1))
    for who in reversed(placing_order(g)):
        push(g, PlaceFirst(who))
    return g


def deal_cards(g: Table, box: Box, bonus: bool) -> None:
    """One activity card of each colour and age face down, bonus cards among them (R-T41) [T3]."""
    g.cards = (GAP,) * PLACES
    for place in range(PLACES):
        cards = [
            card
            for card in range(len(box.card_ids))
            if place_for(box, card) == place and (bonus or not box.card_bonus[card])
        ]
        g.unseen[place] = shuffled(g, tuple(cards))


def deal_events(g: Table, box: Box, bonus: bool) -> None:
    """Three decks of events; the red one is as long as the game [T4]."""
    decks: list[list[int]] = [[], [], []]
    for event, colour in enumerate(box.event_colour):
        if colour != NO_COLOUR and (bonus or not box.event_bonus[event]):
            decks[colour].append(event)
    red = shuffled(g, tuple(decks[RED]))
    g.red_deck = red[: box.rounds[g.players]]
    g.red_box = red[box.rounds[g.players] :]
    g.white_deck = shuffled(g, tuple(decks[WHITE]))
    g.yellow_deck = shuffled(g, tuple(decks[YELLOW]))
    g.event_row = (MARAUDING,)


def deal_seats(g: Table, box: Box) -> None:
    """Deniers, influence, citizens and secret characters; neutral citizens that come first [T2, T5]."""
    characters = shuffled(g, tuple(range(len(box.character_ids))))
    each = box.characters[g.players]
    for who in range(g.players):
        me = g.seat(who)
        me.deniers = box.start_deniers
        me.influence = box.start_influence
        me.supply = box.citizens[g.players]
        me.reserve = box.all_citizens - me.supply
        me.characters = characters[who * each : who * each + each]
    g.character_box = characters[g.players * each :]
    g.grey_supply = box.neutral_citizens
    for space in box.neutral_spaces[g.players]:
        g.spaces[space] = GREY + 1
        g.grey_supply -= 1


def placing_order(g: Table) -> list[int]:
    """Who sets a citizen: clockwise from the start player, then back from the last, and so on [T5]."""
    order: list[int] = []
    for turn in range(g.box.citizens[g.players]):
        for step in range(g.players):
            seat = step if turn % 2 == 0 else g.players - 1 - step
            order.append((g.start + seat) % g.players)
    return order


def plan_challenge(g: Table, box: Box) -> None:
    """Alone: all characters lie open [T92]; Le Roy and the player place by turns [T91]. You begin (R-T42)."""
    g.character_row = g.character_box
    g.character_box = ()
    for his, yours in reversed(box.king_steps):
        for _ in range(yours):
            push(g, PlaceFirst(0))
        push(g, KingPlaces(1, his))


def space_refused(g: Table, space: int) -> int:
    """0 if a citizen may be set there before the first round, or why not: gaps do not matter (R-T47) [T5]."""
    return why(SPACE_TAKEN) if g.spaces[space] else 0


class PlaceFirst(Frame[Table]):
    """Before the first round: an own citizen onto any free space. The option is the space [T5]."""

    def options(self, g: Table) -> list[int]:
        return [space for space in range(SPACES) if not space_refused(g, space)]

    def resolve(self, g: Table, option: int) -> None:
        g.seat(self.who).supply -= 1
        g.spaces[option] = self.who + 1
        emit(g, CITIZEN_SET, self.who, option)

    def prompt(self, g: Table) -> Msg:
        return Msg("troyes-prompt-place-first", {"n": g.seats[self.who].supply})

    def describe(self, g: Table, option: int) -> Choice:
        box = g.box
        label = Msg("troyes-opt-space", {"space": space_msg(box, option)})
        name = box.space_ids[option]
        return Choice(
            option,
            "space " + space_name(box, option),
            label,
            ["space." + name],
            kind="space",
            args={"space": name},
        )

    def refused(self, g: Table) -> list[Refusal]:
        out: list[Refusal] = []
        for space in range(SPACES):
            refusal = space_refused(g, space)
            if refusal:
                out.append(refuse(self.describe(g, space), reason(refusal)))
        return out


class FillSpaces(Frame[Table]):
    """Neutral citizens onto every space still free [T5]."""

    def resolve(self, g: Table, option: int) -> None:
        for space in range(SPACES):
            if not g.spaces[space] and g.grey_supply:
                g.spaces[space] = GREY + 1
                g.grey_supply -= 1
                emit(g, NEUTRAL_SET, -1, space)
