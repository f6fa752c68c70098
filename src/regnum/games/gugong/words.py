"""Components in words: messages that name a card, a place, a token."""

from regnum.games.gugong.const import (
    BENEFIT_NAMES,
    BESIDE_BOARD,
    DECREE_EFFECT_NAMES,
    DUSK_NAMES,
    GIFT_ACTION_NAMES,
    GIFT_NONE,
    GIFT_SERVANTS,
    LOCATION_NAMES,
    LOCATIONS,
    REWARD_NAMES,
    TOKEN_EFFECT_NAMES,
    TRADE_NAMES,
)
from regnum.games.gugong.state import ROUTE_PORTS
from regnum.games.gugong.tables import Tables
from regnum.kernel.messages import Arg, Msg, raw, text_key


def gift_msg(t: Tables, card: int) -> Msg:
    """A gift card with its value and action: `Go stones (3, 2 servants)`."""
    if t.gift_action[card] == GIFT_NONE:
        return gift_name_msg(t, card)
    name = Msg("gugong-gift-" + text_key(t.gift_names[card]))
    args: dict[str, Arg] = {"name": name, "value": t.gift_value[card], "action": gift_action_msg(t, card)}
    return Msg("gugong-gift-acting", args)


def gift_name_msg(t: Tables, card: int) -> Msg:
    """A gift card with its value: `Go stones (3)`."""
    name = Msg("gugong-gift-" + text_key(t.gift_names[card]))
    return Msg("gugong-gift", {"name": name, "value": t.gift_value[card]})


def gift_action_msg(t: Tables, card: int) -> Msg:
    """What a gift card lets its giver do."""
    return action_msg(t.gift_action[card], t.gift_amount[card])


def action_msg(action: int, amount: int = 0) -> Msg:
    """An action of a gift card or a location by its code."""
    if action < LOCATIONS:
        return place_msg(action)
    if action == GIFT_SERVANTS and amount:
        return servants_msg(amount)
    return Msg("gugong-action-" + GIFT_ACTION_NAMES[action])


def gift_effect(t: Tables, card: int) -> list[Msg]:
    """The card's action as an effect; empty if it has none."""
    return [] if t.gift_action[card] == GIFT_NONE else [gift_action_msg(t, card)]


def place_msg(place: int) -> Msg:
    """A location, or the place beside one's own board."""
    return Msg("gugong-location-" + LOCATION_NAMES[min(place, BESIDE_BOARD)])


def token_msg(t: Tables, token: int) -> Msg:
    """A travel token by what it brings, with its numbers."""
    key = "gugong-token-" + text_key(TOKEN_EFFECT_NAMES[t.token_effect[token]])
    return Msg(key, {"n": t.token_amount[token], "need": t.token_need[token]})


def decree_msg(t: Tables, decree: int) -> Msg:
    """A decree by what it brings, with its numbers."""
    key = "gugong-decree-" + text_key(DECREE_EFFECT_NAMES[t.decree_effect[decree]])
    return Msg(key, {"n": t.decree_amount[decree], "per": t.decree_per[decree], "max": t.decree_max[decree]})


def automa_msg(t: Tables, card: int) -> Msg:
    """Both halves of an automa card: where Meng goes by day, and what he does at dusk."""
    top = Msg("gugong-automa-focus") if t.automa_special[card] else place_msg(t.automa_top[card])
    return Msg("gugong-automa-card", {"top": top, "bottom": dusk_msg(t.automa_bottom[card])})


def dusk_msg(dusk: int) -> Msg:
    return Msg("gugong-dusk-" + text_key(DUSK_NAMES[dusk]))


def city_msg(t: Tables, city: int) -> Msg:
    """A city by the name on the board, which is the same in every language of ours."""
    return raw(t.city_names[city])


def reward_msg(t: Tables, reward: int) -> Msg:
    """A port reward."""
    return Msg("gugong-reward-" + REWARD_NAMES[reward], {"n": t.reward_vp})


def port_msg(port: int) -> Msg:
    """A port by its index in the list of ports: route and number."""
    return Msg("gugong-port", {"route": port // ROUTE_PORTS + 1, "n": port % ROUTE_PORTS + 1})


def ship_msg(ship: int) -> Msg:
    return Msg("gugong-ship", {"n": ship + 1})


def trade_msg(t: Tables, trade: int) -> Msg:
    """What a trade brings."""
    return Msg("gugong-gain-" + TRADE_NAMES[t.trade_kind[trade]], {"n": t.trade_gain[trade]})


def servants_msg(n: int) -> Msg:
    return Msg("gugong-gain-servant", {"n": n})


def benefit_msg(t: Tables, benefit: int) -> Msg:
    """An intrigue benefit with its price in steps."""
    key = "gugong-benefit-" + BENEFIT_NAMES[t.benefit_kind[benefit]]
    return Msg(key, {"n": t.benefit_amount[benefit], "steps": t.benefit_steps[benefit]})
