"""Scoring [T70, T71]: every point with its source; equal totals share the victory."""

from typing import Final

from regnum.games.troyes.const import (
    BY_CATHEDRAL,
    BY_CITIZENS,
    BY_DENIERS,
    BY_EVENTS,
    BY_INFLUENCE,
    FACES,
    PLACES,
)
from regnum.games.troyes.goods import deniers_of, influence_of
from regnum.games.troyes.state import (
    CATHEDRAL,
    CHARACTER_ROW,
    CHARACTERS,
    CHARACTERS_SHOWN,
    EVENT_ROW,
    OWN,
    PILES,
    PURSE,
    WON,
    cathedral_cubes,
    citizens_standing,
    has_event_cube,
    is_king,
    slot_vp,
    tab,
    tradesmen_of,
    vp_of,
)
from regnum.games.troyes.tables import Tables
from regnum.kernel.flat import State
from regnum.kernel.spec import Outcome, ScorePart


def event_points(g: State, who: int) -> int:
    """For each uncountered event with an own cube, Marauding too."""
    present = sum(1 for event in g.decks[EVENT_ROW] if has_event_cube(g, event, who))
    return tab(g).event_presence_vp * present


def tradesman_points(g: State, who: int) -> int:
    """The slots of one's tradesmen."""
    return sum(slot_vp(g, who, place) for place in range(PLACES))


def cathedral_points(g: State, who: int) -> int:
    """A loss for each level without an own cube."""
    t = tab(g)
    missing = 0
    for level in range(t.cathedral_levels):
        at = CATHEDRAL + level * FACES
        if who + 1 not in g.board[at : at + FACES]:
            missing += 1
    return -t.cathedral_missing_vp * missing


# --- characters ----------------------------------------------------------------------------------------


def measure(g: State, who: int, metric: int, ended: bool = False) -> int:
    """How much a seat has of what a character counts [T71]. ended: as if the game ended now."""
    if metric == BY_CATHEDRAL:
        return cathedral_cubes(g, who)
    if metric == BY_CITIZENS:
        return citizens_standing(g, who)
    if metric == BY_INFLUENCE:
        return influence_of(g, who)
    if metric == BY_DENIERS:
        # Deniers in the district are taken before the end [T16]; until then nobody counts them (R-T49).
        return deniers_of(g, who) + (g.own[who * OWN + PURSE] if ended else 0)
    if metric == BY_EVENTS:
        return len(g.piles[who * PILES + WON])
    return tradesmen_of(g, who)


TWO_PLAYERS: Final = 2  # up to so many, characters have tiers of their own (R-T45, R-T50)


def tiers_of(t: Tables, players: int, character: int) -> tuple[tuple[int, int], ...]:
    """The thresholds of a character (R-T45): others for two players, and for one (R-T50)."""
    return t.character_tiers_two[character] if players <= TWO_PLAYERS else t.character_tiers[character]


def character_points(g: State, who: int, character: int, ended: bool = False) -> int:
    """What a character gives a seat, now or if the game ended now.

    Nothing to Le Roy for deniers and influence [T96].
    """
    t = tab(g)
    if is_king(g, who) and not t.character_king[character]:
        return 0
    amount = measure(g, who, t.character_metric[character], ended)
    points = 0
    for least, vp in tiers_of(t, g.players, character):
        if amount >= least:
            points = vp
    return points


def characters_in_play(g: State) -> list[int]:
    """All characters that will score: everybody's, and the open row of the solo game."""
    found = list(g.decks[CHARACTER_ROW])
    for who in range(g.seats):
        found.extend(g.piles[who * PILES + CHARACTERS])
        found.extend(g.piles[who * PILES + CHARACTERS_SHOWN])
    return found


# --- totals --------------------------------------------------------------------------------------------


def score_seat(g: State, who: int) -> list[ScorePart]:
    """Points by source, as if the game ended now; always the same sources in the same order."""
    in_play = characters_in_play(g)
    parts = [
        ScorePart("tokens", vp_of(g, who)),
        ScorePart("events", event_points(g, who)),
        ScorePart("tradesmen", tradesman_points(g, who)),
        ScorePart("cathedral", cathedral_points(g, who)),
    ]
    for character, name in enumerate(tab(g).character_ids):
        points = character_points(g, who, character, True) if character in in_play else 0
        parts.append(ScorePart(name, points))
    return parts


def total_of(g: State, who: int) -> int:
    return sum(part.points for part in score_seat(g, who))


def difference_of(g: State) -> int:
    """The result of the solo game: the player's VP less Le Roy's [T97]."""
    return total_of(g, 0) - total_of(g, 1)


def grade_of(g: State) -> int:
    """The grade of that difference, 0 the lowest; a difference of 0 has the second one (R-T62)."""
    difference = difference_of(g)
    return sum(1 for least in tab(g).king_grades if difference >= least)


def outcome_of(g: State) -> Outcome:
    """Most VP wins; there is no tie-break (R-T44) [T70]. Alone the result has a grade [T97]."""
    totals = [total_of(g, who) for who in range(g.seats)]
    places = [sum(1 for other in totals if other > total) for total in totals]
    return Outcome(totals, places, f"grade-{grade_of(g)}" if g.seats > g.players else "")
