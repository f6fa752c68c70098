"""What is printed on the cards and boards, as JSON for clients: it never changes during a game."""

from regnum.games.gugong.const import (
    BENEFIT_NAMES,
    DECREE_EFFECT_NAMES,
    DIFFICULTY_NAMES,
    FOCUS_LOCATION,
    FREE_TRAVEL,
    GIFT_ACTION_NAMES,
    LOCATION_NAMES,
    LOCATIONS,
    REWARD_NAMES,
    REWARDS,
    SET_NAMES,
    TOKEN_EFFECT_NAMES,
    TRADE_NAMES,
)
from regnum.games.gugong.tables import Tables

Json = dict[str, object]


def facts_of(t: Tables) -> Json:
    """Every component by id, with the provenance of its values."""
    return {
        "fingerprint": t.fingerprint,
        "days": t.days,
        "sides": t.side_by_players,
        "gifts": gift_facts(t),
        "exchange": {"servants": t.exchange_servants, "low": t.low_gift, "high": t.high_gift},
        "dice": [list(faces) for faces in t.dice],
        "destiny": {"servants": t.match_servants, "vp": t.destiny_vp, "envoy": t.destiny_envoy},
        "tokens": token_facts(t),
        "token_spaces": t.token_spaces,
        "trades": [
            {"tokens": t.trade_tokens[i], "kind": TRADE_NAMES[t.trade_kind[i]], "gain": t.trade_gain[i]}
            for i in range(len(t.trade_tokens))
        ],
        "map": map_facts(t),
        "locations": location_facts(t),
        "decrees": decree_facts(t),
        "benefits": [
            {
                "steps": t.benefit_steps[i],
                "kind": BENEFIT_NAMES[t.benefit_kind[i]],
                "amount": t.benefit_amount[i],
            }
            for i in range(len(t.benefit_steps))
        ],
        "servants": {"all": t.servants, "pool": t.start_pool, "by_day": t.day_servants},
        "jade_vp": t.jade_vp,
        "jade_more_vp": t.jade_more_vp,
        "solo": solo_facts(t),
        "provenance": t.provenance,
        "notes": t.notes,
    }


def gift_facts(t: Tables) -> Json:
    return {
        name: {
            "name": t.gift_names[i],
            "value": t.gift_value[i],
            "action": GIFT_ACTION_NAMES[t.gift_action[i]],
            "amount": t.gift_amount[i],
            "set": SET_NAMES[t.gift_set[i]],
        }
        for i, name in enumerate(t.gift_ids)
    }


def token_facts(t: Tables) -> Json:
    return {
        name: {
            "effect": TOKEN_EFFECT_NAMES[t.token_effect[i]],
            "amount": t.token_amount[i],
            "need": t.token_need[i],
            "worth": t.token_worth[i],
            "count": t.token_count[i],
            "bonus": t.token_bonus[i],
        }
        for i, name in enumerate(t.token_ids)
    }


def map_facts(t: Tables) -> Json:
    """Cities in thousandths of the map, roads once each, Meng's round."""
    names = t.city_ids
    cities: Json = {
        name: {"name": t.city_names[i], "x": t.city_x[i], "y": t.city_y[i], "ring": i in t.meng_path}
        for i, name in enumerate(names)
    }
    roads = [[names[a], names[b]] for a, near in enumerate(t.roads) for b in near if a < b]
    return {"cities": cities, "roads": roads, "ring": [names[city] for city in t.meng_path]}


def location_facts(t: Tables) -> Json:
    """What the actions of the seven locations cost and bring."""
    return {
        "travel": {"b_cost": t.travel_b_cost, "moves": list(t.travel_moves)},
        "wall": {
            "b_cost": t.wall_b_cost,
            "place": list(t.wall_place),
            "size": t.wall_size,
            "vp": t.wall_vp,
            "envoy": t.wall_envoy,
        },
        "jade": {"houses": [list(prices) for prices in t.house_prices], "square": t.square_price},
        "intrigue": {"b_cost": t.intrigue_b_cost, "steps": list(t.intrigue_steps), "top": t.intrigue_top},
        "palace": {
            "b_cost": t.palace_b_cost,
            "steps": list(t.palace_steps),
            "b_intrigue": t.palace_b_intrigue,
            "top": t.palace_top,
            "step_vp": t.palace_step_vp,
            "audience_vp": t.audience_vp,
        },
        "decrees": {"drawn": t.decrees_drawn, "levels": t.decree_levels, "rival_cost": t.decree_rival_cost},
        "canal": {
            "b_cost": t.canal_b_cost,
            "place": list(t.canal_place),
            "routes": t.routes_by_players,
            "ports": [REWARD_NAMES[reward] for reward in t.port_reward],
            "ships": t.ships,
            "places": t.ship_places,
            "reward_vp": t.reward_vp,
            "limits": {REWARD_NAMES[reward]: t.reward_limit[reward] for reward in range(REWARDS)},
        },
    }


def decree_facts(t: Tables) -> Json:
    return {
        name: {
            "level": t.decree_level[i],
            "cost": t.decree_cost[i],
            "vp": t.decree_vp[i],
            "effect": DECREE_EFFECT_NAMES[t.decree_effect[i]],
            "amount": t.decree_amount[i],
            "per": t.decree_per[i],
            "max": t.decree_max[i],
        }
        for i, name in enumerate(t.decree_ids)
    }


def solo_facts(t: Tables) -> Json:
    """Meng's automa cards and what the difficulties change."""
    cards: Json = {
        name: {
            "top": "focus" if t.automa_top[i] == FOCUS_LOCATION else LOCATION_NAMES[t.automa_top[i]],
            "bottom": "free_travel"
            if t.automa_bottom[i] == FREE_TRAVEL
            else LOCATION_NAMES[t.automa_bottom[i]],
            "special": t.automa_special[i],
        }
        for i, name in enumerate(t.automa_ids)
    }
    return {
        "automa": cards,
        "sets": [list(pair) for pair in t.solo_sets],
        "matches": t.meng_matches,
        "difficulty": {
            name: {"specials": t.difficulty_specials[i], "gifts": t.difficulty_gifts[i]}
            for i, name in enumerate(DIFFICULTY_NAMES)
        },
        "dusk": {
            LOCATION_NAMES[place]: {
                "pay": t.meng_dusk_cost[place],
                "gain": t.meng_dusk_gain[place],
                "intrigue": t.meng_dusk_intrigue[place],
            }
            for place in range(LOCATIONS)
        },
    }
