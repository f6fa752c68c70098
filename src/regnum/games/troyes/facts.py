"""What is printed on the cards and boards, as JSON for clients: it never changes during a game."""

from regnum.games.troyes.const import (
    BUILDING_NAMES,
    BUILDINGS,
    COLOUR_NAMES,
    EFFECT_NAMES,
    EVENT_EFFECT_NAMES,
    KING_NAMES,
    METRIC_NAMES,
    NOT_FOR_NAMES,
    ROOM,
    ROW_ENTRY_NAMES,
)
from regnum.games.troyes.tables import Tables

Json = dict[str, object]


def facts_of(t: Tables) -> Json:
    """Every component by id, with the provenance of its values."""
    return {
        "fingerprint": t.fingerprint,
        "set_up": set_up_facts(t),
        "cards": {name: card_facts(t, card) for card, name in enumerate(t.card_ids)},
        "events": {name: event_facts(t, event) for event, name in enumerate(t.event_ids)},
        "characters": {name: character_facts(t, i) for i, name in enumerate(t.character_ids)},
        "buildings": {BUILDING_NAMES[b]: building_facts(t, b) for b in range(BUILDINGS)},
        "row_entry": ROW_ENTRY_NAMES[t.row_entry],
        "board": board_facts(t),
        "king": king_facts(t),
        "provenance": t.provenance,
        "notes": t.notes,
    }


def set_up_facts(t: Tables) -> Json:
    """By number of players; the first place of each list is unused."""
    return {
        "rounds": t.rounds,
        "citizens": t.citizens,
        "characters": t.characters,
        "neutral_spaces": [[t.space_ids[space] for space in spaces] for spaces in t.neutral_spaces],
        "deniers": t.start_deniers,
        "influence": t.start_influence,
        "all_citizens": t.all_citizens,
        "neutral_citizens": t.neutral_citizens,
    }


def card_facts(t: Tables, card: int) -> Json:
    not_for = [name for bit, name in enumerate(NOT_FOR_NAMES) if t.card_not_for[card] >> bit & 1]
    return {
        "colour": COLOUR_NAMES[t.card_colour[card]],
        "age": t.card_age[card],
        "bonus": t.card_bonus[card],
        "hire": t.card_hire[card],
        "divisor": t.card_divisor[card],
        "mixed": t.card_mixed[card],
        "delayed": t.card_delayed[card],
        "slots": list(t.card_slots[card]),
        "effect": EFFECT_NAMES[t.card_effect[card]],
        "pay": {"deniers": t.card_pay_deniers[card], "influence": t.card_pay_influence[card]},
        "gain": {
            "deniers": t.card_gain_deniers[card],
            "influence": t.card_gain_influence[card],
            "vp": t.card_gain_vp[card],
        },
        "n": t.card_n[card],
        "use_colour": COLOUR_NAMES[t.card_use_colour[card]],
        "as_colour": COLOUR_NAMES[t.card_as_colour[card]],
        "not_for": not_for,
        "on_mixed": t.card_on_mixed[card],
        "solo_n": t.card_solo_n[card],
    }


def event_facts(t: Tables, event: int) -> Json:
    building = t.event_building[event]
    return {
        "name": t.event_names[event],
        "colour": COLOUR_NAMES[t.event_colour[event]],
        "bonus": t.event_bonus[event],
        "black": t.event_black[event],
        "effect": EVENT_EFFECT_NAMES[t.event_effect[event]],
        "n": t.event_n[event],
        "building": BUILDING_NAMES[building] if building >= 0 else None,
        "dice": COLOUR_NAMES[t.event_dice[event]],
        "divisor": t.event_divisor[event],
        "flags": t.event_flags[event],
        "first": t.event_first[event],
        "second": t.event_second[event],
        "calls": COLOUR_NAMES[t.event_calls[event]],
    }


def character_facts(t: Tables, character: int) -> Json:
    return {
        "metric": METRIC_NAMES[t.character_metric[character]],
        "tiers": [list(tier) for tier in t.character_tiers[character]],
        "tiers_two": [list(tier) for tier in t.character_tiers_two[character]],
        "king": t.character_king[character],
    }


def building_facts(t: Tables, building: int) -> Json:
    length = t.row_length[building]
    values = t.row_of_value[building]
    return {
        "colour": COLOUR_NAMES[building],
        "salary": t.salary[building],
        "row_length": length,
        "rows": [
            [value + 1 for value, there in enumerate(values) if there == row] for row in range(ROOM // length)
        ],
    }


def board_facts(t: Tables) -> Json:
    """Prices, gains and losses that are the same for everybody."""
    return {
        "income": t.income,
        "die_price": t.die_price,
        "group_max": t.group_max,
        "black_dice": t.black_dice,
        "black_vp": t.black_vp,
        "black_influence": t.black_influence,
        "shortfall_vp": t.shortfall_vp,
        "pass_deniers": t.pass_deniers,
        "pass_later": t.pass_later,
        "reroll_cost": t.reroll_cost,
        "recruit_cost": t.recruit_cost,
        "flip_cost": t.flip_cost,
        "flip_max": t.flip_max,
        "influence_max": t.influence_max,
        "agriculture_divisor": t.agriculture_divisor,
        "agriculture_colour": COLOUR_NAMES[t.agriculture_colour],
        "event_influence": t.event_influence,
        "event_presence_vp": t.event_presence_vp,
        "cathedral_levels": t.cathedral_levels,
        "cathedral_vp": t.cathedral_vp,
        "cathedral_influence": t.cathedral_influence,
        "cathedral_missing_vp": t.cathedral_missing_vp,
        "cathedral_colour": COLOUR_NAMES[t.cathedral_colour],
    }


def king_facts(t: Tables) -> Json:
    """Le Roy's table by the sum of two dice, and the grades of the result [T95, T97]."""
    rolls = [roll for roll, action in enumerate(t.king_action) if action >= 0]
    return {
        "table": [
            {
                "roll": roll,
                "action": KING_NAMES[t.king_action[roll]],
                "dice": t.king_dice[roll],
                "bought": t.king_bought[roll],
                "price": t.king_price[roll],
                "vp": t.king_vp[roll],
                "cubes": t.king_cubes[roll],
            }
            for roll in rolls
        ],
        "spaces": [[t.space_ids[space] for space in spaces] for spaces in t.king_spaces],
        "colours": [COLOUR_NAMES[colour] for colour in t.king_colours],
        "grades": t.king_grades,
    }
