"""Set-up [T1-T5]: decks, citizens, neutral citizens; placing the own ones is the first decision."""

from regnum.games.troyes.buildings import space_name
from regnum.games.troyes.const import (
    AGES,
    GREY,
    MARAUDING,
    NO_COLOUR,
    PLACES,
    RED,
    WHITE,
    YELLOW,
)
from regnum.games.troyes.flow import RoundStart
from regnum.games.troyes.leroy import KingPlaces
from regnum.games.troyes.log import CITIZEN_SET, NEUTRAL_SET
from regnum.games.troyes.reasons import SPACE_TAKEN, reason
from regnum.games.troyes.state import (
    CARDS,
    CHARACTER_BOX,
    CHARACTER_ROW,
    CHARACTERS,
    DECKS,
    DENIERS_AT,
    EVENT_CUBES,
    EVENT_ROW,
    GREY_SUPPLY,
    INFLUENCE_AT,
    OWN,
    PILES,
    RED_BOX,
    RED_DECK,
    RESERVE,
    SPACE_COUNT,
    SPACES,
    START,
    SUPPLY,
    UNSEEN,
    WHITE_DECK,
    YELLOW_DECK,
    tab,
)
from regnum.games.troyes.tables import Tables
from regnum.games.troyes.words import space_msg
from regnum.kernel.agenda import GAP, Choice, Refusal, emit, push, refuse
from regnum.kernel.chance import below, shuffled
from regnum.kernel.flat import Frame, State, blank
from regnum.kernel.messages import Msg
from regnum.kernel.reasons import why


def deal(t: Tables, players: int, options: list[int], key: bytes) -> State:
    """A new game with its agenda set."""
    g = blank()
    g.tables = t
    g.players = players
    g.seats = players + 1 if players == 1 else players  # alone: Le Roy [T90]
    g.options = options
    g.key = key
    g.board = [0] * (EVENT_CUBES + len(t.event_ids))
    g.own = [0] * (OWN * g.seats)
    g.decks = [()] * len(DECKS)
    g.piles = [()] * (PILES * g.seats)
    bonus = options[0] == 1
    deal_cards(g, t, bonus)
    deal_events(g, t, bonus)
    deal_seats(g, t)
    push(g, RoundStart(-1))
    if g.seats > players:
        plan_challenge(g, t)
        return g
    g.board[START] = below(g, players)
    push(g, FillSpaces(-1))
    for who in reversed(placing_order(g)):
        push(g, PlaceFirst(who))
    return g


def deal_cards(g: State, t: Tables, bonus: bool) -> None:
    """One activity card of each colour and age face down, bonus cards among them (R-T41) [T3]."""
    g.decks[CARDS] = (GAP,) * PLACES
    for place in range(PLACES):
        cards = [
            card
            for card in range(len(t.card_ids))
            if t.card_colour[card] * AGES + t.card_age[card] - 1 == place
            and (bonus or not t.card_bonus[card])
        ]
        g.decks[UNSEEN + place] = shuffled(g, tuple(cards))


def deal_events(g: State, t: Tables, bonus: bool) -> None:
    """Three decks of events; the red one is as long as the game [T4]."""
    decks: list[list[int]] = [[], [], []]
    for event, colour in enumerate(t.event_colour):
        if colour != NO_COLOUR and (bonus or not t.event_bonus[event]):
            decks[colour].append(event)
    red = shuffled(g, tuple(decks[RED]))
    g.decks[RED_DECK] = red[: t.rounds[g.players]]
    g.decks[RED_BOX] = red[t.rounds[g.players] :]
    g.decks[WHITE_DECK] = shuffled(g, tuple(decks[WHITE]))
    g.decks[YELLOW_DECK] = shuffled(g, tuple(decks[YELLOW]))
    g.decks[EVENT_ROW] = (MARAUDING,)


def deal_seats(g: State, t: Tables) -> None:
    """Deniers, influence, citizens and secret characters; neutral citizens that come first [T2, T5]."""
    characters = shuffled(g, tuple(range(len(t.character_ids))))
    each = t.characters[g.players]
    for who in range(g.players):
        b = who * OWN
        g.own[b + DENIERS_AT] = t.start_deniers
        g.own[b + INFLUENCE_AT] = t.start_influence
        g.own[b + SUPPLY] = t.citizens[g.players]
        g.own[b + RESERVE] = t.all_citizens - t.citizens[g.players]
        g.piles[who * PILES + CHARACTERS] = characters[who * each : who * each + each]
    g.decks[CHARACTER_BOX] = characters[g.players * each :]
    g.board[GREY_SUPPLY] = t.neutral_citizens
    for space in t.neutral_spaces[g.players]:
        g.board[SPACES + space] = GREY + 1
        g.board[GREY_SUPPLY] -= 1


def placing_order(g: State) -> list[int]:
    """Who sets a citizen: clockwise from the start player, then back from the last, and so on [T5]."""
    order: list[int] = []
    for turn in range(tab(g).citizens[g.players]):
        for step in range(g.players):
            seat = step if turn % 2 == 0 else g.players - 1 - step
            order.append((g.board[START] + seat) % g.players)
    return order


def plan_challenge(g: State, t: Tables) -> None:
    """Alone: all characters lie open [T92]; Le Roy and the player place by turns [T91]. You begin (R-T42)."""
    g.decks[CHARACTER_ROW] = g.decks[CHARACTER_BOX]
    g.decks[CHARACTER_BOX] = ()
    for his, yours in reversed(t.king_steps):
        for _ in range(yours):
            push(g, PlaceFirst(0))
        push(g, KingPlaces(1, his))


def space_refused(g: State, space: int) -> int:
    """0 if a citizen may be set there before the first round, or why not: gaps do not matter (R-T47) [T5]."""
    return why(SPACE_TAKEN) if g.board[SPACES + space] else 0


class PlaceFirst(Frame):
    """Before the first round: an own citizen onto any free space. The option is the space [T5]."""

    def options(self, g: State) -> list[int]:
        return [space for space in range(SPACE_COUNT) if not space_refused(g, space)]

    def resolve(self, g: State, option: int) -> None:
        g.own[self.who * OWN + SUPPLY] -= 1
        g.board[SPACES + option] = self.who + 1
        emit(g, CITIZEN_SET, self.who, option)

    def prompt(self, g: State) -> Msg:
        return Msg("troyes-prompt-place-first", {"n": g.own[self.who * OWN + SUPPLY]})

    def describe(self, g: State, option: int) -> Choice:
        t = tab(g)
        label = Msg("troyes-opt-space", {"space": space_msg(t, option)})
        name = t.space_ids[option]
        return Choice(
            option,
            "space " + space_name(t, option),
            label,
            ["space." + name],
            kind="space",
            args={"space": name},
        )

    def refused(self, g: State) -> list[Refusal]:
        out: list[Refusal] = []
        for space in range(SPACE_COUNT):
            refusal = space_refused(g, space)
            if refusal:
                out.append(refuse(self.describe(g, space), reason(refusal)))
        return out


class FillSpaces(Frame):
    """Neutral citizens onto every space still free [T5]."""

    def resolve(self, g: State, option: int) -> None:
        for space in range(SPACE_COUNT):
            if not g.board[SPACES + space] and g.board[GREY_SUPPLY]:
                g.board[SPACES + space] = GREY + 1
                g.board[GREY_SUPPLY] -= 1
                emit(g, NEUTRAL_SET, -1, space)
