"""One player's board and everything beside it, as JSON (view.py has the table)."""

from collections.abc import Callable

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
from regnum.games.gugong.rules.scoring import as_ended, score_seat
from regnum.games.gugong.rules.servants import pool_value
from regnum.games.gugong.rules.trades import possible_trades, trade_in
from regnum.games.gugong.solo.rewards import markers
from regnum.games.gugong.state import Table, is_meng
from regnum.kernel.agenda import HIDDEN
from regnum.kernel.sections import Json, Section, fields_of, seat_section
from regnum.kernel.state import Zone

# What the end looks at, and what it changes before it is scored: the wall is scored once more.
SCORED = "vp vp_by jade decrees rewards audience envoy intrigue arrived on_wall double supply"


def seat_sections(who: int) -> list[Section[Table]]:
    """One seat for one observer; hidden cards have no id."""

    def section(make: Callable[[Table, int], Json], reads: str) -> Section[Table]:
        return seat_section(who, make, reads)

    return [
        section(
            purse_view,
            "own.vp own.jade own.pool own.supply own.double own.intrigue own.envoy own.audience own.traveller"
            " own.decrees",
        ),
        section(hand_view, "own.hand own.discard own.chosen"),
        Section(
            f"seats.{who}",
            lambda g, observer: {"matches": known_matches(g, who) if observer == who < g.players else None},
            "dice own.discard",
            who,
        ),
        section(token_view, "own.stored own.waiting own.active"),
        section(trade_view, fields_of("own", "stored pool supply double decrees active")),
        section(reward_view, "own.rewards meng_claims"),
        section(ships_view, "own.ship_port own.ship_load own.double"),
        seat_section(
            who, score_view, "phase arrivals meng_claims " + fields_of("seats", SCORED), follows=True
        ),
    ]


def known_matches(g: Table, who: int) -> int | None:
    """Matches so far; None where the discard pile is covered."""
    return None if HIDDEN in g.seats[who].discard else matches(g, who)


def purse_view(g: Table, who: int) -> Json:
    box = g.box
    seat = g.seats[who]
    inside, city = seat.audience, seat.traveller
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
        "decrees": [name for decree, name in enumerate(box.decree_ids) if is_on(seat, decree)],
    }


def hand_view(g: Table, who: int) -> Json:
    seat = g.seats[who]
    return {
        "hand": cards_view(g, "hand", seat.hand),
        "discard": cards_view(g, "discard", seat.discard),
        "chosen": chosen_view(g, seat.chosen),
    }


def reward_view(g: Table, who: int) -> Json:
    rewards = [
        {
            "id": f"reward.{who}.{REWARD_NAMES[reward]}",
            "reward": REWARD_NAMES[reward],
            "taken": taken_rewards(g, who, reward),
            "limit": g.box.reward_limit[reward],
        }
        for reward in range(REWARDS)
    ]
    return {"rewards": rewards}


def ships_view(g: Table, who: int) -> Json:
    return {"ships": [own_ship_view(g, who, ship) for ship in range(g.box.ships)]}


def score_view(g: Table, who: int) -> Json:
    """Points as if the game ended now."""
    return {"score": {part.name: part.points for part in score_seat(as_ended(g), who)}}


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


def token_view(g: Table, who: int) -> Json:
    """Travel tokens on the player board, face down but for double ones, and those at work."""
    box = g.box
    seat = g.seats[who]
    stored, waiting = seat.stored, seat.waiting
    tokens = {
        "stored": len(stored),
        "doubles": stored.count(box.token_double),
        "worth": sum(box.token_worth[token] for token in stored),
        "spaces": box.token_spaces,
        "waiting": box.token_ids[waiting - 1] if waiting else None,
    }
    active = [
        {
            "token": box.token_ids[token_of(token)],
            "place": None if place_of(token) == BESIDE_BOARD else LOCATION_NAMES[place_of(token)],
        }
        for token in seat.active
    ]
    return {"tokens": tokens, "active": active}


def trade_view(g: Table, who: int) -> Json:
    """The trades of tokens and whether they could be made."""
    box = g.box
    possible = [trade_in(option) for option in possible_trades(g, who)]
    trades = [
        {
            "id": f"trade.{tokens}",
            "tokens": tokens,
            "kind": TRADE_NAMES[box.trade_kind[i]],
            "gain": box.trade_gain[i],
            "possible": i in possible,
        }
        for i, tokens in enumerate(box.trade_tokens)
    ]
    return {"trades": trades}


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
