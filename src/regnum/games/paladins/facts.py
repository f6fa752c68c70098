"""What is printed on the cards and boards, as JSON for clients: it never changes during a game."""

from regnum.games.paladins.const import (
    ABSOLVE,
    ACTION_NAMES,
    ACTIONS,
    COMMISSION,
    CONDITION_NAMES,
    CONSPIRE,
    GARRISON,
    PEOPLE_NAMES,
    REWARD_NAMES,
    SCORING_NAMES,
    WORKER_NAMES,
    code_of,
    n_of,
)
from regnum.games.paladins.tables import Tables

Json = dict[str, object]


def facts_of(t: Tables) -> Json:
    """Every component by id, with the provenance of its values."""
    return {
        "fingerprint": t.fingerprint,
        "rounds": t.rounds,
        "paladins": paladin_facts(t),
        "townsfolk": townsfolk_facts(t),
        "outsiders": outsider_facts(t),
        "walls": wall_facts(t),
        "taverns": {
            name: [WORKER_NAMES[w] for w in t.tavern_workers[i]] for i, name in enumerate(t.tavern_ids)
        },
        "orders": {
            name: {"action": ACTION_NAMES[t.order_action[i]], "needed": t.order_needed[i]}
            for i, name in enumerate(t.order_ids)
        },
        "favours": favour_facts(t),
        "spaces": {
            name: {"reward": named(t.space_reward[i]), "players": t.space_players[i]}
            for i, name in enumerate(t.space_ids)
        },
        "board": board_facts(t),
        "ai": ai_facts(t),
        "provenance": t.provenance,
        "notes": t.notes,
    }


def named(items: tuple[int, ...]) -> list[list[object]]:
    """Rewards as [name, number] pairs."""
    return [[REWARD_NAMES[code_of(it)], n_of(it)] for it in items]


def paladin_facts(t: Tables) -> Json:
    return {
        name: {
            "workers": [WORKER_NAMES[w] for w in t.paladin_workers[i]],
            "boost": list(t.paladin_boost[i]),
            "action": ACTION_NAMES[t.paladin_action[i]],
            "waive": REWARD_NAMES[t.paladin_waive[i]],
            "discount": t.paladin_discount[i],
            "bonus": named(t.paladin_bonus[i]),
        }
        for i, name in enumerate(t.paladin_ids)
    }


def townsfolk_facts(t: Tables) -> Json:
    return {
        name: {
            "name": t.townsfolk_names[i],
            "discard": named(t.townsfolk_discard[i]),
            "immediate": named(t.townsfolk_immediate[i]),
            "trigger": ACTION_NAMES[t.townsfolk_trigger[i]],
            "condition": CONDITION_NAMES[t.townsfolk_condition[i]],
            "reward": named(t.townsfolk_reward[i]),
        }
        for i, name in enumerate(t.townsfolk_ids)
    }


def outsider_facts(t: Tables) -> Json:
    counted = {code: name for name, code in SCORING_NAMES.items()}
    return {
        name: {
            "name": t.outsider_names[i],
            "people": PEOPLE_NAMES[t.outsider_people[i]],
            "attack": named(t.outsider_attack[i]),
            "convert": named(t.outsider_convert[i]),
            "counts": counted[t.outsider_counts[i]],
            "base": t.outsider_base[i],
            "per": t.outsider_per[i],
            "vp": t.outsider_vp[i],
        }
        for i, name in enumerate(t.outsider_ids)
    }


def wall_facts(t: Tables) -> Json:
    return {
        name: {
            "reward": named(t.wall_reward[i]),
            "choices": [named(choice) for choice in t.wall_choices[i]],
            "vp": t.wall_vp[i],
        }
        for i, name in enumerate(t.wall_ids)
    }


def favour_facts(t: Tables) -> Json:
    return {
        name: {
            "worker": WORKER_NAMES[t.favour_worker[i]],
            "cost": named(t.favour_cost[i]),
            "choices": [named(choice) for choice in t.favour_choices[i]],
        }
        for i, name in enumerate(t.favour_ids)
    }


def board_facts(t: Tables) -> Json:
    """The player board: slots, costs, needs, workshops, jars, points."""
    return {
        "slots": {
            ACTION_NAMES[action]: [WORKER_NAMES[slot] for slot in t.slots[action]]
            for action in range(ACTIONS)
        },
        "gains": {
            ACTION_NAMES[CONSPIRE]: named(t.conspire_gain),
            ACTION_NAMES[COMMISSION]: named(t.commission_gain),
            ACTION_NAMES[GARRISON]: named(t.garrison_gain),
            ACTION_NAMES[ABSOLVE]: named(t.absolve_gain),
        },
        "commission_cost": t.commission_cost,
        "fortify_cost": t.fortify_cost,
        "fortify_need": t.fortify_need,
        "garrison_cost": t.garrison_cost,
        "absolve_cost": t.absolve_cost,
        "absolve_need": t.absolve_need,
        "convert_cost": t.convert_cost,
        "develop_silver": t.develop_silver,
        "pray_silver": t.pray_silver,
        "hunt": list(t.hunt_gain),
        "trade": list(t.trade_gain),
        "attack_step": t.attack_step,
        "workshops": [WORKER_NAMES[w] for w in t.workshop_gain],
        "jars": {name: named(t.jar_reward[i]) for i, name in enumerate(t.jar_ids)},
        "attribute_vp": t.attribute_vp,
        "action_vp": {ACTION_NAMES[a]: list(t.action_vp[a]) for a in range(ACTIONS) if t.action_vp[a]},
        "goods_per_vp": t.goods_per_vp,
        "unpaid_vp": t.unpaid_vp,
        "paid_vp": t.paid_vp,
        "carry_over": t.carry_over,
    }


def ai_facts(t: Tables) -> Json:
    """The AI player's board: its track, its top row, what the right side costs it."""
    return {
        "track": t.ai_track,
        "top_row": [
            {"action": ACTION_NAMES[action], "workers": t.ai_top_cost[i]}
            for i, action in enumerate(t.ai_top_row)
        ],
        "right_cost": t.ai_right_cost,
    }
