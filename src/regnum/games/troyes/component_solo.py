"""Reads what Le Roy needs: his order of spaces, his table of actions, the grades [T90-T98]."""

from regnum.games.troyes import component_limits as box
from regnum.games.troyes import const
from regnum.games.troyes.component_words import all_once
from regnum.games.troyes.tables import Tables
from regnum.kernel.toml_reader import ComponentFile, Entry


def solo(file: ComponentFile, t: Tables) -> None:
    """The solo game."""
    section = file.section("solo")
    own = section.own
    t.king_set_up_dice = own.integer("set_up_dice", 1, const.FACES)
    his = own.integers("le_roy_places", box.KING_STEPS, 0, box.SPACES)
    yours = own.integers("player_places", box.KING_STEPS, 0, box.SPACES)
    t.king_steps = [(his[step], yours[step]) for step in range(box.KING_STEPS)]
    t.king_colours = list(all_once(own, "colours", box.COLOURS, "colour"))
    for building, name in enumerate(const.BUILDING_NAMES):
        first = building * const.ROOM
        spaces = {t.space_ids[n]: n for n in range(first, first + const.ROOM)}
        t.king_spaces.append(all_once(own, name, spaces, "space"))
    t.king_cathedral_vp = own.integer("cathedral_vp", 0, box.MOST)
    t.king_character_vp = own.integer("character_vp", 0, box.MOST)
    t.king_builders_vp = own.integer("builders_vp", 0, box.MOST)
    t.king_grades = own.integers("grades", box.GRADES, -box.MOST, box.MOST, rising=True)
    if max(his) > const.COLOURS * t.king_set_up_dice:
        own.problem("le_roy_places", "more citizens at once than there are dice for them")
    section.close()

    section = file.section("solo_table")
    t.king_action += [-1, -1]
    for table in (t.king_dice, t.king_bought, t.king_price, t.king_vp, t.king_cubes):
        table += [0, 0]
    for roll in range(2, 2 * const.FACES + 1):
        entry = section.entry(f"roll_{roll}")
        action = entry.one_of("action", box.KING_ACTIONS, "action")
        t.king_action.append(action)
        _costs(entry, t, action)
        t.king_vp.append(entry.integer("vp", 0, box.MOST) if action == const.KING_POINTS else 0)
        t.king_cubes.append(
            entry.integer("cubes", 1, box.MOST_GOODS) if action == const.KING_CATHEDRAL else 0
        )
        if action >= 0:  # else nobody knows which fields belong to it
            entry.close()
    section.close()


def _costs(entry: Entry, t: Tables, action: int) -> None:
    """How many dice an action costs him; only characters may cost none, or he would never be done."""
    dice, bought, price = 0, 0, 0
    if action != const.KING_EVENT:
        least = 0 if action == const.KING_CHARACTER else 1
        dice = entry.integer("dice", least, const.FACES)
    if action == const.KING_POINTS:
        bought = entry.integer("bought", 0, 1, 0)
        price = entry.integer("price", 0, box.MOST) if bought else 0
    t.king_dice.append(dice)
    t.king_bought.append(bought)
    t.king_price.append(price)
