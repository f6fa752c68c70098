"""One player's board and everything beside it, as JSON (view.py has the table)."""

import regnum.games.gugong.meng_rewards as meng_rewards
from regnum.games.gugong.const import (
    ABOARD,
    BESIDE_BOARD,
    DOUBLE_NAMES,
    LOCATION_NAMES,
    REWARD_NAMES,
    REWARDS,
    TRADE_NAMES,
)
from regnum.games.gugong.flow import matches
from regnum.games.gugong.state import ROUTE_PORTS, Table, is_meng, place_of, pool_value, token_of
from regnum.games.gugong.trades import TRADE, possible_trades
from regnum.kernel.agenda import HIDDEN
from regnum.kernel.spec import ScorePart

Json = dict[str, object]


def seat_view(g: Table, who: int, observer: int, score: list[ScorePart]) -> Json:
    """One seat for one observer; hidden cards have no id. score: as if the game ended now."""
    t = g.box
    inside = g.seats[who].audience
    city = g.seats[who].traveller
    mine = who == observer
    return {
        "id": f"seat.{who}",
        "seat": who,
        "meng": is_meng(g, who),
        "vp": g.seats[who].vp,
        "jade": g.seats[who].jade,
        "pool": g.seats[who].pool,
        "supply": g.seats[who].supply,
        "double": DOUBLE_NAMES[g.seats[who].double],
        "pool_value": pool_value(g.seats[who]),
        "intrigue": g.seats[who].intrigue,
        "envoy": g.seats[who].envoy,
        "audience": t.audience_vp[inside - 1] if 0 < inside <= len(t.audience_vp) else None,
        "traveller": t.city_ids[city - 1] if city else None,
        "hand": cards_view(g, "hand", g.seats[who].hand),
        "discard": cards_view(g, "discard", g.seats[who].discard),
        "chosen": chosen_view(g, who),
        "tokens": token_view(g, who),
        "active": [
            {
                "token": t.token_ids[token_of(token)],
                "place": None if place_of(token) == BESIDE_BOARD else LOCATION_NAMES[place_of(token)],
            }
            for token in g.seats[who].active
        ],
        "trades": trade_view(g, who),
        "rewards": [
            {
                "id": f"reward.{who}.{REWARD_NAMES[reward]}",
                "reward": REWARD_NAMES[reward],
                "taken": taken_rewards(g, who, reward),
                "limit": t.reward_limit[reward],
            }
            for reward in range(REWARDS)
        ],
        "ships": [own_ship_view(g, who, ship) for ship in range(t.ships)],
        "decrees": [t.decree_ids[d] for d in range(len(t.decree_ids)) if g.seats[who].decrees >> d & 1],
        "matches": matches(g, who) if mine and not is_meng(g, who) else None,
        "score": {part.name: part.points for part in score},
    }


def taken_rewards(g: Table, who: int, reward: int) -> int:
    """Markers beside a port reward; Meng's are not his own servants [G109]."""
    if is_meng(g, who):
        return meng_rewards.markers(g, reward)
    return g.seats[who].rewards[reward]


def cards_view(g: Table, zone: str, cards: tuple[int, ...]) -> list[Json]:
    """Gift cards with their element ids; backs have neither face nor id."""
    names = g.box.gift_ids
    return [
        {"id": None, "card": None} if card == HIDDEN else {"id": f"{zone}.{names[card]}", "card": names[card]}
        for card in cards
    ]


def chosen_view(g: Table, who: int) -> object:
    """The card picked for an exchange or swap: None for none, False for one that is not shown."""
    for card in g.seats[who].chosen:
        return False if card == HIDDEN else g.box.gift_ids[card]
    return None


def token_view(g: Table, who: int) -> Json:
    """Travel tokens on the player board: face down but for double ones."""
    t = g.box
    stored = g.seats[who].stored
    waiting = g.seats[who].waiting
    return {
        "stored": len(stored),
        "doubles": stored.count(t.token_double),
        "worth": sum(t.token_worth[token] for token in stored),
        "spaces": t.token_spaces,
        "waiting": t.token_ids[waiting - 1] if waiting else None,
    }


def trade_view(g: Table, who: int) -> list[Json]:
    """The trades of tokens and whether they could be made."""
    t = g.box
    possible = [(option - TRADE) >> 2 for option in possible_trades(g, who)]
    return [
        {
            "id": f"trade.{tokens}",
            "tokens": tokens,
            "kind": TRADE_NAMES[t.trade_kind[i]],
            "gain": t.trade_gain[i],
            "possible": i in possible,
        }
        for i, tokens in enumerate(t.trade_tokens)
    ]


def own_ship_view(g: Table, who: int, ship: int) -> Json:
    """A ship at home (at: None) or in a port."""
    at = g.seats[who].ship_port[ship]
    port = f"port.{(at - 1) // ROUTE_PORTS + 1}.{(at - 1) % ROUTE_PORTS + 1}"
    return {
        "id": f"ship.{who}.{ship + 1}",
        "at": port if at else None,
        "servants": g.seats[who].ship_load[ship],
        "double": g.seats[who].double == ABOARD + ship,
        "places": g.box.ship_places,
    }
