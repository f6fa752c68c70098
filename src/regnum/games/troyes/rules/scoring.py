"""Scoring [T70, T71]: every point with its source; equal totals share the victory."""

from typing import Final

from regnum.games.troyes.const import (
    BY_CATHEDRAL,
    BY_CITIZENS,
    BY_DENIERS,
    BY_EVENTS,
    BY_INFLUENCE,
    PLACES,
)
from regnum.games.troyes.rules.buildings import citizens_standing
from regnum.games.troyes.rules.cathedral import cathedral_cubes, level_windows
from regnum.games.troyes.rules.event_cubes import has_event_cube
from regnum.games.troyes.rules.tradesmen import slot_vp
from regnum.games.troyes.state import Box, Table
from regnum.kernel.spec import Outcome, ScorePart


def event_points(g: Table, who: int) -> int:
    """For each uncountered event with an own cube, Marauding too."""
    present = sum(1 for event in g.event_row if has_event_cube(g, event, who))
    return g.box.event_presence_vp * present


def tradesman_points(g: Table, who: int) -> int:
    """The slots of one's tradesmen."""
    return sum(slot_vp(g, who, place) for place in range(PLACES))


def cathedral_points(g: Table, who: int) -> int:
    """A loss for each level without an own cube."""
    box = g.box
    missing = 0
    for level in range(box.cathedral_levels):
        if who + 1 not in level_windows(g, level):
            missing += 1
    return -box.cathedral_missing_vp * missing


# --- characters ----------------------------------------------------------------------------------------


def measure(g: Table, who: int, metric: int, ended: bool = False) -> int:
    """How much a seat has of what a character counts [T71]. ended: as if the game ended now."""
    if metric == BY_CATHEDRAL:
        return cathedral_cubes(g, who)
    if metric == BY_CITIZENS:
        return citizens_standing(g, who)
    if metric == BY_INFLUENCE:
        return g.seats[who].influence
    if metric == BY_DENIERS:
        # Deniers in the district are taken before the end [T16]; until then nobody counts them (R-T49).
        return g.seats[who].deniers + (g.seats[who].purse if ended else 0)
    if metric == BY_EVENTS:
        return len(g.seats[who].won)
    return g.seats[who].tradesmen()


TWO_PLAYERS: Final = 2  # up to so many, characters have tiers of their own (R-T45, R-T50)


def tiers_of(box: Box, players: int, character: int) -> tuple[tuple[int, int], ...]:
    """The thresholds of a character (R-T45): others for two players, and for one (R-T50)."""
    return box.character_tiers_two[character] if players <= TWO_PLAYERS else box.character_tiers[character]


def character_points(g: Table, who: int, character: int, ended: bool = False) -> int:
    """What a character gives a seat, now or if the game ended now.

    Nothing to Le Roy for deniers and influence [T96].
    """
    box = g.box
    if g.is_king(who) and not box.character_king[character]:
        return 0
    amount = measure(g, who, box.character_metric[character], ended)
    points = 0
    for least, vp in tiers_of(box, g.players, character):
        if amount >= least:
            points = vp
    return points


def characters_in_play(g: Table) -> list[int]:
    """All characters that will score: everybody's, and the open row of the solo game."""
    found = list(g.character_row)
    for who in range(g.seat_count):
        found.extend(g.seats[who].characters)
        found.extend(g.seats[who].characters_shown)
    return found


# --- totals --------------------------------------------------------------------------------------------


def score_seat(g: Table, who: int) -> list[ScorePart]:
    """Points by source, as if the game ended now; always the same sources in the same order."""
    in_play = characters_in_play(g)
    parts = [
        ScorePart("tokens", g.seats[who].tokens()),
        ScorePart("events", event_points(g, who)),
        ScorePart("tradesmen", tradesman_points(g, who)),
        ScorePart("cathedral", cathedral_points(g, who)),
    ]
    for character, name in enumerate(g.box.character_ids):
        points = character_points(g, who, character, True) if character in in_play else 0
        parts.append(ScorePart(name, points))
    return parts


def total_of(g: Table, who: int) -> int:
    total = 0
    for part in score_seat(g, who):
        total += part.points
    return total


def difference_of(g: Table) -> int:
    """The result of the solo game: the player's VP less Le Roy's [T97]."""
    return total_of(g, 0) - total_of(g, 1)


def grade_of(box: Box, difference: int) -> int:
    """The grade of that difference, 0 the lowest; a difference of 0 has the second one (R-T62)."""
    return len([least for least in box.king_grades if difference >= least])


def outcome_of(g: Table) -> Outcome:
    """Most VP wins; there is no tie-break (R-T44) [T70]. Alone the result has a grade [T97]."""
    totals = [total_of(g, who) for who in range(g.seat_count)]
    places = [sum(1 for other in totals if other > total) for total in totals]
    return Outcome(totals, places, f"grade-{grade_of(g.box, difference_of(g))}" if g.is_solo() else "")
