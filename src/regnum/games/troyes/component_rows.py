"""The tables in readable rows with their provenance, to be checked against a box."""

from regnum.games.troyes import component_limits as box
from regnum.games.troyes import const
from regnum.games.troyes.tables import Tables
from regnum.kernel.component_rows import Fields, Rows, Section


def catalogue(tables: Tables) -> list[Section]:
    """All sections of the component file with rows (entry, "field: value", provenance).

    A field of the section itself has no entry. The provenance is the origin and, after ": ", what
    the file says about it: confidence, alternative, note, sources.
    """
    t = tables
    return [
        *_set_up(t),
        *_round(t),
        *_board(t),
        _activity_cards(t),
        *_events(t),
        _characters(t),
        *_solo(t),
    ]


def _numbers(numbers: list[int]) -> str:
    return ", ".join([str(n) for n in numbers])


def _spaces(t: Tables, spaces: tuple[int, ...]) -> str:
    return ", ".join([t.space_ids[space] for space in spaces])


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"


def goods_text(deniers: int, influence: int, vp: int) -> str:
    """What is gained or paid, in words: "1 vp, 2 denier"."""
    goods = ((vp, const.VP), (deniers, const.DENIERS), (influence, const.INFLUENCE))
    return ", ".join([f"{n} {const.GOOD_NAMES[good]}" for n, good in goods if n]) or "nothing"


def _set_up(t: Tables) -> list[Section]:
    rows = Rows(t, "set_up")
    rows.own("rounds", _numbers(t.rounds[1:]))
    rows.own("citizens", _numbers(t.citizens[1:]))
    rows.own("characters", _numbers(t.characters[1:]))
    rows.own("deniers", str(t.start_deniers))
    rows.own("influence", str(t.start_influence))
    rows.own("all_citizens", str(t.all_citizens))
    rows.own("neutral_citizens", str(t.neutral_citizens))
    rows.own("influence_max", str(t.influence_max))
    rows.own("colour_dice", str(t.colour_dice))
    rows.own("black_dice", str(t.black_dice))
    neutral = Rows(t, "neutral_placement")
    neutral.own("two_players", _spaces(t, t.neutral_spaces[2]))
    return [(rows.section, rows.rows), (neutral.section, neutral.rows)]


def _round(t: Tables) -> list[Section]:
    rows = Rows(t, "round")
    rows.own("income", str(t.income))
    rows.own("shortfall_vp", str(t.shortfall_vp))
    rows.own("black_vp", str(t.black_vp))
    rows.own("black_influence", str(t.black_influence))
    rows.own("pass_deniers", str(t.pass_deniers))
    rows.own("pass_later", str(t.pass_later))
    influence = Rows(t, "influence")
    influence.own("reroll", str(t.reroll_cost))
    influence.own("recruit", str(t.recruit_cost))
    influence.own("flip", str(t.flip_cost))
    influence.own("flip_dice", str(t.flip_max))
    influence.own("event_cube", str(t.event_influence))
    return [(rows.section, rows.rows), (influence.section, influence.rows)]


def _board(t: Tables) -> list[Section]:
    dice = Rows(t, "dice")
    dice.own("price", _numbers(t.die_price[1:]))
    buildings = Rows(t, "buildings")
    buildings.own("row_entry", const.ROW_ENTRY_NAMES[t.row_entry])
    for building, name in enumerate(const.BUILDING_NAMES):
        fields = [
            ("wage", str(t.salary[building])),
            ("row_length", str(t.row_length[building])),
            ("rows", _numbers([row + 1 for row in t.row_of_value[building]])),
        ]
        buildings.entry(name, fields)
    cathedral = Rows(t, "cathedral")
    cathedral.own("levels", str(t.cathedral_levels))
    cathedral.own("dice", const.COLOUR_NAMES[t.cathedral_colour])
    cathedral.own("vp", _numbers(t.cathedral_vp))
    cathedral.own("influence", _numbers(t.cathedral_influence))
    cathedral.own("missing_vp", str(t.cathedral_missing_vp))
    agriculture = Rows(t, "agriculture")
    agriculture.own("dice", const.COLOUR_NAMES[t.agriculture_colour])
    agriculture.own("divisor", str(t.agriculture_divisor))
    return [(rows.section, rows.rows) for rows in (dice, buildings, cathedral, agriculture)]


def _activity_cards(t: Tables) -> Section:
    rows = Rows(t, "activity_cards")
    for n, name in enumerate(t.card_ids):
        fields = [
            ("colour", const.COLOUR_NAMES[t.card_colour[n]]),
            ("age", str(t.card_age[n])),
            ("hire", str(t.card_hire[n])),
            ("divisor", str(t.card_divisor[n])),
            ("first_vp", str(t.card_slots[n][0])),
            ("second_vp", str(t.card_slots[n][1])),
            ("timing", "delayed" if t.card_delayed[n] else "immediate"),
            ("effect", const.EFFECT_NAMES[t.card_effect[n]]),
            *_effect(t, n),
        ]
        if t.card_bonus[n]:
            fields.append(("bonus", _yes(True)))
        if t.card_mixed[n]:
            fields.append(("mixed", _yes(True)))
        rows.entry(name, fields)
    return rows.section, rows.rows


def _effect(t: Tables, n: int) -> Fields:
    """The fields that this card's effect has."""
    effect = t.card_effect[n]
    fields: Fields = []
    if effect in box.PAYS:
        fields.append(("pay", goods_text(t.card_pay_deniers[n], t.card_pay_influence[n], 0)))
    if effect in box.GAINS:
        gain = goods_text(t.card_gain_deniers[n], t.card_gain_influence[n], t.card_gain_vp[n])
        fields.append(("gain", gain))
    if effect in box.NUMBERS:
        fields.append(("number", str(t.card_n[n])))
    if effect in box.DICE:
        fields.append(("dice", const.COLOUR_NAMES[t.card_use_colour[n]]))
    if effect in box.COUNT_AS:
        fields.append(("count_as", const.COLOUR_NAMES[t.card_as_colour[n]]))
    if effect in box.CHANGES_NUMBERS:
        places = [name for bit, name in enumerate(const.NOT_FOR_NAMES) if t.card_not_for[n] >> bit & 1]
        fields.append(("not_for", ", ".join(places) or "nothing"))
        fields.append(("on_mixed", _yes(t.card_on_mixed[n])))
    if effect in box.SOLO:
        fields.append(("solo_number", str(t.card_solo_n[n])))
    if effect == const.PER_DIE_IN_BEST:
        fields.append(("without_le_roy", _yes(t.card_solo_skips_king[n])))
    return fields


def _events(t: Tables) -> list[Section]:
    marauding = Rows(t, "marauding")
    for field, value in _to_counter(t, const.MARAUDING):
        marauding.own(field, value)
    rows = Rows(t, "events")
    rows.own("presence_vp", str(t.event_presence_vp))
    for n in range(1, len(t.event_ids)):
        effect = t.event_effect[n]
        fields = [
            ("name", t.event_names[n]),
            ("colour", const.COLOUR_NAMES[t.event_colour[n]]),
            ("effect", const.EVENT_EFFECT_NAMES[effect]),
        ]
        if effect in box.EVENT_NUMBERS:
            fields.append(("number", str(t.event_n[n])))
        if effect in box.EVENT_BUILDINGS:
            fields.append(("building", const.BUILDING_NAMES[t.event_building[n]]))
        fields.append(("dice", const.COLOUR_NAMES[t.event_dice[n]]))
        fields += _to_counter(t, n)
        if t.event_calls[n] != const.NO_COLOUR:
            fields.append(("calls", const.COLOUR_NAMES[t.event_calls[n]]))
        if t.event_bonus[n]:
            fields.append(("bonus", _yes(True)))
        rows.entry(t.event_ids[n], fields)
    return [(marauding.section, marauding.rows), (rows.section, rows.rows)]


def _to_counter(t: Tables, n: int) -> Fields:
    return [
        ("black", str(t.event_black[n])),
        ("divisor", str(t.event_divisor[n])),
        ("flags", str(t.event_flags[n])),
        ("first_vp", str(t.event_first[n])),
        ("second_vp", str(t.event_second[n])),
    ]


def _characters(t: Tables) -> Section:
    rows = Rows(t, "characters")
    for n, name in enumerate(t.character_ids):
        fields = [
            ("counts", const.METRIC_NAMES[t.character_metric[n]]),
            ("at_least", _numbers([bound for bound, _ in t.character_tiers[n]])),
            ("at_least_two", _numbers([bound for bound, _ in t.character_tiers_two[n]])),
            ("vp", _numbers([vp for _, vp in t.character_tiers[n]])),
            ("le_roy", _yes(t.character_king[n])),
        ]
        rows.entry(name, fields)
    return rows.section, rows.rows


def _solo(t: Tables) -> list[Section]:
    rows = Rows(t, "solo")
    rows.own("set_up_dice", str(t.king_set_up_dice))
    rows.own("le_roy_places", _numbers([his for his, _ in t.king_steps]))
    rows.own("player_places", _numbers([yours for _, yours in t.king_steps]))
    rows.own("colours", ", ".join([const.COLOUR_NAMES[colour] for colour in t.king_colours]))
    for building, name in enumerate(const.BUILDING_NAMES):
        rows.own(name, _spaces(t, t.king_spaces[building]))
    rows.own("cathedral_vp", str(t.king_cathedral_vp))
    rows.own("character_vp", str(t.king_character_vp))
    rows.own("builders_vp", str(t.king_builders_vp))
    rows.own("grades", _numbers(t.king_grades))
    table = Rows(t, "solo_table")
    for roll in range(2, 2 * const.FACES + 1):
        table.entry(f"roll_{roll}", _king_action(t, roll))
    return [(rows.section, rows.rows), (table.section, table.rows)]


def _king_action(t: Tables, roll: int) -> Fields:
    action = t.king_action[roll]
    fields = [("action", const.KING_NAMES[action])]
    if action != const.KING_EVENT:
        fields.append(("dice", str(t.king_dice[roll])))
    if action == const.KING_POINTS:
        fields.append(("vp", str(t.king_vp[roll])))
        fields.append(("bought", str(t.king_bought[roll])))
        if t.king_bought[roll]:
            fields.append(("price", str(t.king_price[roll])))
    if action == const.KING_CATHEDRAL:
        fields.append(("cubes", str(t.king_cubes[roll])))
    return fields
