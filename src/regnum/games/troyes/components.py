"""Reads components.toml into the tables that the rules read, and refuses what cannot be played.

Every problem is collected; each names entry and field. `catalogue` is the way back, for people with
the box in front of them.
"""

from regnum.games.troyes import component_limits as box
from regnum.games.troyes import const
from regnum.games.troyes.component_cards import activity_cards, events
from regnum.games.troyes.component_rows import catalogue
from regnum.games.troyes.component_solo import solo
from regnum.games.troyes.component_words import words
from regnum.games.troyes.tables import Tables
from regnum.kernel.errors import ComponentError
from regnum.kernel.toml_reader import ComponentFile, Entry

__all__ = ["catalogue", "load"]


def load(text: str) -> Tables:
    """The tables of a component file; ComponentError, and nothing else, if it cannot be used."""
    file = ComponentFile(text, "troyes")
    t = Tables()
    _buildings(file, t)  # first: it names the spaces
    _set_up(file, t)
    _round(file, t)
    _board(file, t)
    activity_cards(file, t)
    events(file, t)
    _characters(file, t)
    solo(file, t)
    _check_numbers(file, t)
    file.close()
    if file.problems:
        raise ComponentError(file.problems)
    t.fingerprint = file.fingerprint()
    t.provenance = file.provenance
    t.notes = file.notes
    return t


def _buildings(file: ComponentFile, t: Tables) -> None:
    section = file.section("buildings")
    for building, name in enumerate(const.BUILDING_NAMES):
        entry = section.entry(name)
        t.salary.append(entry.integer("wage", 0, box.MOST))
        length = entry.integer("row_length", 1, const.ROOM)
        if length not in box.ROW_LENGTHS:
            entry.problem("row_length", f"expected 1, 2, 3 or 6, found {length}")
            length = 1
        t.row_length.append(length)
        t.row_of_value.append(_rows(entry, const.ROOM // length))
        entry.close()
        for space in range(const.ROOM):
            t.space_ids.append(space_id(building, length, space))
    t.row_entry = section.own.one_of("row_entry", box.ROW_ENTRY, "way")
    section.close()


def _rows(entry: Entry, count: int) -> tuple[int, ...]:
    """The row of each number, from 0; every row must have one."""
    rows = entry.integers("rows", const.FACES, 1, count, rising=True)
    if entry.is_there and len(set(rows)) != count:
        entry.problem("rows", f"expected each row from 1 to {count} at least once")
    return tuple([row - 1 for row in rows])


def space_id(building: int, length: int, space: int) -> str:
    """palace_3 (its number), bishopric_2_1 (row and place, from 1)."""
    row, place = space // length + 1, space % length + 1
    name = const.BUILDING_NAMES[building]
    return f"{name}_{row}" if length == 1 else f"{name}_{row}_{place}"


def _set_up(file: ComponentFile, t: Tables) -> None:
    section = file.section("set_up")
    own = section.own
    t.rounds = [0, *own.integers("rounds", box.PLAYERS, 1, box.EVENTS[const.RED])]
    t.citizens = [0, *own.integers("citizens", box.PLAYERS, 1, box.SPACES)]
    t.characters = [0, *own.integers("characters", box.PLAYERS, 0, box.CHARACTERS)]
    t.start_deniers = own.integer("deniers", 0, box.MOST)
    t.start_influence = own.integer("influence", 0, box.MOST)
    t.all_citizens = own.integer("all_citizens", 1, box.MOST)
    t.neutral_citizens = own.integer("neutral_citizens", 0, box.MOST)
    t.influence_max = own.integer("influence_max", 1, box.MOST)
    t.colour_dice = own.integer("colour_dice", box.LEAST_COLOUR_DICE, box.MOST)
    t.black_dice = own.integer("black_dice", 1, box.MOST_BLACK_DICE)
    section.close()

    section = file.section("neutral_placement")
    spaces = {name: number for number, name in enumerate(t.space_ids)}
    t.neutral_spaces = [(), (), words(section.own, "two_players", spaces, "space"), (), ()]
    section.close()


def _round(file: ComponentFile, t: Tables) -> None:
    section = file.section("round")
    own = section.own
    t.income = own.integer("income", 0, box.MOST)
    t.shortfall_vp = own.integer("shortfall_vp", 0, box.MOST)
    t.black_vp = own.integer("black_vp", 0, box.MOST)
    t.black_influence = own.integer("black_influence", 0, box.MOST)
    t.pass_deniers = own.integer("pass_deniers", 0, box.MOST)
    t.pass_later = own.integer("pass_later", 0, box.MOST)
    section.close()

    section = file.section("influence")
    own = section.own
    t.reroll_cost = own.integer("reroll", 1, box.MOST)
    t.recruit_cost = own.integer("recruit", 1, box.MOST)
    t.flip_cost = own.integer("flip", 1, box.MOST)
    t.flip_max = own.integer("flip_dice", 1, box.MOST)
    t.event_influence = own.integer("event_cube", 0, box.MOST)
    section.close()


def _board(file: ComponentFile, t: Tables) -> None:
    section = file.section("dice")
    t.die_price = [0, *section.own.integers("price", box.GROUP, 0, box.MOST, rising=True)]
    t.group_max = box.GROUP
    section.close()

    section = file.section("cathedral")
    own = section.own
    t.cathedral_levels = own.integer("levels", box.LEVELS, box.LEVELS)
    t.cathedral_colour = own.one_of("dice", box.COLOURS, "colour")
    t.cathedral_vp = own.integers("vp", const.FACES, 0, box.MOST)
    t.cathedral_influence = own.integers("influence", const.FACES, 0, box.MOST)
    t.cathedral_missing_vp = own.integer("missing_vp", 0, box.MOST)
    section.close()

    section = file.section("agriculture")
    t.agriculture_colour = section.own.one_of("dice", box.COLOURS, "colour")
    t.agriculture_divisor = section.own.integer("divisor", 1, box.MOST)
    section.close()


def _characters(file: ComponentFile, t: Tables) -> None:
    section = file.section("characters")
    for entry in section.entries("cards"):
        t.character_ids.append(entry.single_id())
        t.character_metric.append(entry.one_of("counts", box.METRICS, "count"))
        vp = entry.integers("vp", box.TIERS, 0, box.MOST, rising=True)
        t.character_tiers.append(_tiers(entry, "at_least", vp))
        t.character_tiers_two.append(_tiers(entry, "at_least_two", vp))
        t.character_king.append(entry.flag("le_roy"))
        entry.close()
    section.close(box.CHARACTERS)


def _tiers(entry: Entry, field: str, vp: list[int]) -> tuple[tuple[int, int], ...]:
    bounds = entry.integers(field, box.TIERS, 0, box.MOST, rising=True)
    return tuple([(bound, vp[tier]) for tier, bound in enumerate(bounds)])


def _check_numbers(file: ComponentFile, t: Tables) -> None:
    """What only several sections together can get wrong."""
    if file.problems:
        return
    for players in range(2, box.PLAYERS + 1):
        free = box.SPACES - players * t.citizens[players] - len(t.neutral_spaces[players])
        with_players = f"with {players} players"
        if free < 0:
            file.problem("set_up.citizens", f"{with_players} there are {-free} more citizens than spaces")
        elif free + len(t.neutral_spaces[players]) > t.neutral_citizens:
            file.problem("set_up.citizens", f"{with_players} the neutral citizens do not fill the buildings")
        if players * t.characters[players] > box.CHARACTERS:
            file.problem("set_up.characters", f"{with_players} there are more than {box.CHARACTERS}")
    if max(t.citizens) > t.all_citizens:
        file.problem("set_up.all_citizens", f"expected {max(t.citizens)} or more: that many are placed")
    if t.start_influence > t.influence_max:
        file.problem("set_up.influence", f"expected {t.influence_max} or less, found {t.start_influence}")
    if sum([step[1] for step in t.king_steps]) != t.citizens[1]:
        file.problem("solo.player_places", f"expected {t.citizens[1]} in all, as in set_up.citizens")
    if sum([step[0] + step[1] for step in t.king_steps]) != box.SPACES:
        file.problem("solo.le_roy_places", f"expected {box.SPACES} citizens in all with the player's")
