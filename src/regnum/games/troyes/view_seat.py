"""What is seen of one seat of Troyes: possessions, citizens, characters and points (part of view.py)."""

from collections.abc import Callable

from regnum.games.troyes.const import BUILDING_NAMES, BUILDINGS
from regnum.games.troyes.rules.buildings import citizens_in, lies_in
from regnum.games.troyes.rules.cathedral import cathedral_cubes
from regnum.games.troyes.rules.scoring import (
    character_points,
    characters_in_play,
    measure,
    score_seat,
    tradesman_points,
)
from regnum.games.troyes.state import Table
from regnum.kernel.agenda import HIDDEN
from regnum.kernel.sections import Json, Section, seat_section

# What characters may count of a seat.
COUNTED = "cards spaces lying cathedral own.deniers own.influence own.tradesman own.won own.purse"
# What every other source of points looks at, and which characters are known to be in play.
SCORED = "over event_row event_cubes own.vp own.vp_open seats.characters seats.characters_shown character_row"


def seat_sections(who: int) -> list[Section[Table]]:
    """One player's possessions; VP and characters only where the observer may see them."""

    def section(make: Callable[[Table, int], Json], reads: str) -> Section[Table]:
        return seat_section(who, make, reads)

    return [
        section(
            purse_view,
            "over lying own.deniers own.influence own.vp own.vp_open own.supply own.reserve own.passed"
            " own.purse own.won",
        ),
        section(citizen_view, "cards spaces lying cathedral own.tradesman"),
        section(character_views, f"{COUNTED} own.characters own.characters_shown"),
        seat_section(who, standing_view, COUNTED, follows=True),
        seat_section(who, score_view, f"{COUNTED} {SCORED}", follows=True),
    ]


def purse_view(g: Table, who: int) -> Json:
    me = g.seats[who]
    vp: int | None = me.vp_open  # all there is after the end, and in the solo game
    if not g.over and not g.is_solo():
        vp = None if me.vp == HIDDEN else me.vp
    return {
        "id": f"seat.{who}",
        "deniers": me.deniers,
        "influence": me.influence,
        "vp": vp,
        "supply": me.supply,
        "reserve": me.reserve,
        "lying": sum(1 for building in range(BUILDINGS) if lies_in(g, who, building)),
        "passed": me.passed == 1,
        "purse": me.purse,
        "won": [g.box.event_ids[event] for event in me.won],
    }


def citizen_view(g: Table, who: int) -> Json:
    """Where the citizens are, and the cubes in the cathedral."""
    return {
        "citizens": {BUILDING_NAMES[i]: citizens_in(g, who, i) for i in range(BUILDINGS)},
        "tradesmen": g.seats[who].tradesmen(),
        "tradesmen_vp": tradesman_points(g, who),
        "cathedral": cathedral_cubes(g, who),
    }


def score_view(g: Table, who: int) -> Json:
    """Points as far as they are known; `score_secret`: what is missing there is not to be known yet."""
    return {"score": known_score(g, who), "score_secret": not g.over and not g.is_solo()}


def known_score(g: Table, who: int) -> Json:
    """Points by source as far as the observer knows them: no VP or characters of others [T2, T70]."""
    box = g.box
    parts: Json = {part.name: part.points for part in score_seat(g, who)}
    if g.over or g.is_solo():
        return parts
    if g.seats[who].vp == HIDDEN:
        del parts["tokens"]
    known = characters_in_play(g)  # face down ones are not named in it
    for card, name in enumerate(box.character_ids):
        if card not in known:
            del parts[name]
    return parts


def character_views(g: Table, who: int) -> Json:
    """A seat's characters: faces and what they would give that seat now, or backs."""
    box, me = g.box, g.seats[who]
    out: list[Json] = []
    for i, card in enumerate(me.characters + me.characters_shown):
        if card == HIDDEN:
            out.append({"id": f"character.{who}.{i}", "character": None, "points": None})
        else:
            name = box.character_ids[card]
            out.append(
                {
                    "id": f"character.{who}.{name}",
                    "character": name,
                    "points": character_points(g, who, card, scored_at_end(g)),
                }
            )
    return {"characters": out}


def scored_at_end(g: Table) -> bool:
    """Whether characters look at the seats only when the game is over; alone, any of Le Roy's turns may."""
    return not g.is_solo()


def standing_view(g: Table, who: int) -> Json:
    """What each character counts of a seat and would give it now. No secret: everybody can count it."""
    box = g.box
    ended = scored_at_end(g)
    standing = {
        name: {
            "n": measure(g, who, box.character_metric[card], ended),
            "points": character_points(g, who, card, ended),
        }
        for card, name in enumerate(box.character_ids)
    }
    return {"standing": standing}
