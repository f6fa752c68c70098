"""One player's board and everything beside it, as JSON (view.py has the table)."""

from regnum.games.gugong.codes import place_of, token_of
from regnum.games.gugong.const import (
    ABOARD,
    BESIDE_BOARD,
    DOUBLE_NAMES,
    LOCATION_NAMES,
    REWARD_NAMES,
    REWARDS,
    TRADE_NAMES,
)
from regnum.games.gugong.rules.days import matches
from regnum.games.gugong.rules.decrees import is_on
from regnum.games.gugong.rules.palace import audience_points
from regnum.games.gugong.rules.ports import port_element, port_of, ship_element
from regnum.games.gugong.rules.servants import pool_value
from regnum.games.gugong.rules.trades import possible_trades, trade_in
from regnum.games.gugong.solo.rewards import markers
from regnum.games.gugong.state import Seat, Table, is_meng
from regnum.kernel.agenda import HIDDEN
from regnum.kernel.spec import ScorePart
from regnum.kernel.state import Zone

Json = dict[str, object]


def seat_view(g: Table, who: int, observer: int, score: list[ScorePart]) -> Json:
    """One seat for one observer; hidden cards have no id. score: as if the game ended now."""
    box = g.box
    seat = g.seats[who]
    inside, city = seat.audience, seat.traveller
    mine = who == observer
    return {
        "id": f"seat.{who}",
        "seat": who,
        "meng": is_meng(g, who),
        "vp": seat.vp,
        "jade": seat.jade,
        "pool": seat.pool,
        "supply": seat.supply,
        "double": DOUBLE_NAMES[seat.double],
        "pool_value": pool_value(seat),
        "intrigue": seat.intrigue,
        "envoy": seat.envoy,
        "audience": audience_points(g, inside) if 0 < inside <= len(box.audience_vp) else None,
        "traveller": box.city_ids[city - 1] if city else None,
        "hand": cards_view(g, "hand", seat.hand),
        "discard": cards_view(g, "discard", seat.discard),
        "chosen": chosen_view(g, seat.chosen),
        "tokens": token_view(g, seat),
        "active": [
            {
                "token": box.token_ids[token_of(token)],
                "place": None if place_of(token) == BESIDE_BOARD else LOCATION_NAMES[place_of(token)],
            }
            for token in seat.active
        ],
        "trades": trade_view(g, who),
        "rewards": [
            {
                "id": f"reward.{who}.{REWARD_NAMES[reward]}",
                "reward": REWARD_NAMES[reward],
                "taken": taken_rewards(g, who, reward),
                "limit": box.reward_limit[reward],
            }
            for reward in range(REWARDS)
        ],
        "ships": [own_ship_view(g, who, ship) for ship in range(box.ships)],
        "decrees": [name for decree, name in enumerate(box.decree_ids) if is_on(seat, decree)],
        "matches": matches(g, who) if mine and not is_meng(g, who) else None,
        "score": {part.name: part.points for part in score},
    }


def taken_rewards(g: Table, who: int, reward: int) -> int:
    """Markers beside a port reward; Meng's are not his own servants [G109]."""
    if is_meng(g, who):
        return markers(g, reward)
    return g.seats[who].rewards[reward]


def cards_view(g: Table, zone: str, cards: Zone) -> list[Json]:
    """Gift cards with their element ids; backs have neither face nor id."""
    names = g.box.gift_ids
    return [
        {"id": None, "card": None} if card == HIDDEN else {"id": f"{zone}.{names[card]}", "card": names[card]}
        for card in cards
    ]


def chosen_view(g: Table, chosen: Zone) -> object:
    """The card picked for an exchange or swap: None for none, False for one that is not shown."""
    for card in chosen:
        return False if card == HIDDEN else g.box.gift_ids[card]
    return None


def token_view(g: Table, seat: Seat) -> Json:
    """Travel tokens on the player board: face down but for double ones."""
    box = g.box
    stored, waiting = seat.stored, seat.waiting
    return {
        "stored": len(stored),
        "doubles": stored.count(box.token_double),
        "worth": sum(box.token_worth[token] for token in stored),
        "spaces": box.token_spaces,
        "waiting": box.token_ids[waiting - 1] if waiting else None,
    }


def trade_view(g: Table, who: int) -> list[Json]:
    """The trades of tokens and whether they could be made."""
    box = g.box
    possible = [trade_in(option) for option in possible_trades(g, who)]
    return [
        {
            "id": f"trade.{tokens}",
            "tokens": tokens,
            "kind": TRADE_NAMES[box.trade_kind[i]],
            "gain": box.trade_gain[i],
            "possible": i in possible,
        }
        for i, tokens in enumerate(box.trade_tokens)
    ]


def own_ship_view(g: Table, who: int, ship: int) -> Json:
    """A ship at home (at: None) or in a port."""
    seat = g.seats[who]
    port = port_of(seat, ship)
    return {
        "id": ship_element(who, ship),
        "at": port_element(port) if port >= 0 else None,
        "servants": seat.ship_load[ship],
        "double": seat.double == ABOARD + ship,
        "places": g.box.ship_places,
    }
