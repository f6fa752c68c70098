"""Components in words: messages that name a card, a place, a token, and what is gained."""

from typing import Final

from regnum.games.gugong.box.box import Box
from regnum.games.gugong.codes import route_of, stop_of
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
from regnum.kernel.messages import Arg, Msg, kept, raw, text_key

# The cities that the catalogue has names of, as our component file calls them.
CITIES: Final = {
    "hangzhou": "Hangzhou",
    "nanjing": "Nanjing",
    "shenyang": "Shenyang",
    "datong": "Datong",
    "ningxia": "Ningxia",
    "lanzhou": "Lanzhou",
    "chengdu": "Chengdu",
    "guangzhou": "Guangzhou",
    "taiyuan": "Taiyuan",
    "xian": "Xi’an",
    "kaifeng": "Kaifeng",
    "wuchang": "Wuchang",
}


@kept
def gift_msg(box: Box, card: int) -> Msg:
    """A gift card with its value and action: `Go stones (3, 2 servants)`."""
    if box.gift_action[card] == GIFT_NONE:
        return gift_name_msg(box, card)
    name = Msg("gugong-gift-" + text_key(box.gift_names[card]))
    args: dict[str, Arg] = {"name": name, "value": box.gift_value[card], "action": gift_action_msg(box, card)}
    return Msg("gugong-gift-acting", args)


@kept
def gift_name_msg(box: Box, card: int) -> Msg:
    """A gift card with its value: `Go stones (3)`."""
    name = Msg("gugong-gift-" + text_key(box.gift_names[card]))
    return Msg("gugong-gift", {"name": name, "value": box.gift_value[card]})


@kept
def gift_action_msg(box: Box, card: int) -> Msg:
    """What a gift card lets its giver do."""
    return action_msg(box.gift_action[card], box.gift_amount[card])


@kept
def action_msg(action: int, amount: int = 0) -> Msg:
    """An action of a gift card or a location by its code."""
    if action < LOCATIONS:
        return place_msg(action)
    if action == GIFT_SERVANTS and amount:
        return servants_msg(amount)
    return Msg("gugong-action-" + GIFT_ACTION_NAMES[action])


def gift_effect(box: Box, card: int) -> list[Msg]:
    """The card's action as an effect; empty if it has none."""
    return [] if box.gift_action[card] == GIFT_NONE else [gift_action_msg(box, card)]


@kept
def place_msg(place: int) -> Msg:
    """A location, or the place beside one's own board."""
    return Msg("gugong-location-" + LOCATION_NAMES[min(place, BESIDE_BOARD)])


@kept
def token_msg(box: Box, token: int) -> Msg:
    """A travel token by what it brings, with its numbers."""
    key = "gugong-token-" + text_key(TOKEN_EFFECT_NAMES[box.token_effect[token]])
    return Msg(key, {"n": box.token_amount[token], "need": box.token_need[token]})


@kept
def decree_msg(box: Box, decree: int) -> Msg:
    """A decree by what it brings, with its numbers."""
    key = "gugong-decree-" + text_key(DECREE_EFFECT_NAMES[box.decree_effect[decree]])
    return Msg(
        key, {"n": box.decree_amount[decree], "per": box.decree_per[decree], "max": box.decree_max[decree]}
    )


@kept
def automa_msg(box: Box, card: int) -> Msg:
    """Both halves of an automa card: where Meng goes by day, and what he does at dusk."""
    top = Msg("gugong-automa-focus") if box.automa_special[card] else place_msg(box.automa_top[card])
    return Msg("gugong-automa-card", {"top": top, "bottom": dusk_msg(box.automa_bottom[card])})


@kept
def dusk_msg(dusk: int) -> Msg:
    return Msg("gugong-dusk-" + text_key(DUSK_NAMES[dusk]))


@kept
def city_msg(box: Box, city: int) -> Msg:
    """A city by the name on the board, in the letters of the language.

    A name that a component file has changed is shown as it stands there: no language knows it.
    """
    name = box.city_names[city]
    known = CITIES.get(box.city_ids[city]) == name
    return Msg("gugong-city-" + box.city_ids[city]) if known else raw(name)


@kept
def reward_msg(box: Box, reward: int) -> Msg:
    """A port reward."""
    return Msg("gugong-reward-" + REWARD_NAMES[reward], {"n": box.reward_vp})


@kept
def port_msg(port: int) -> Msg:
    """A port by its index in the list of ports: route and number."""
    return Msg("gugong-port", {"route": route_of(port) + 1, "n": stop_of(port) + 1})


@kept
def ship_msg(ship: int) -> Msg:
    return Msg("gugong-ship", {"n": ship + 1})


@kept
def trade_msg(box: Box, trade: int) -> Msg:
    """What a trade brings."""
    return Msg("gugong-gain-" + TRADE_NAMES[box.trade_kind[trade]], {"n": box.trade_gain[trade]})


@kept
def house_msg(house: int, houses: int) -> Msg:
    """A house of the Jade location, or the square after them."""
    return Msg("gugong-house", {"n": house + 1}) if house < houses else Msg("gugong-square")


@kept
def benefit_msg(box: Box, benefit: int) -> Msg:
    """An intrigue benefit with its price in steps."""
    key = "gugong-benefit-" + BENEFIT_NAMES[box.benefit_kind[benefit]]
    return Msg(key, {"n": box.benefit_amount[benefit], "steps": box.benefit_steps[benefit]})


# --- what is gained -----------------------------------------------------------------------------------


@kept
def servants_msg(n: int) -> Msg:
    return Msg("gugong-gain-servant", {"n": n})


@kept
def intrigue_msg(n: int) -> Msg:
    """Steps of the intrigue marker."""
    return Msg("gugong-gain-intrigue", {"n": n})


@kept
def envoy_msg(n: int) -> Msg:
    """Steps of the envoy."""
    return Msg("gugong-gain-envoy", {"n": n})


@kept
def vp_msg(n: int) -> Msg:
    return Msg("gugong-gain-vp", {"n": n})


@kept
def jade_msg(n: int) -> Msg:
    return Msg("gugong-gain-jade", {"n": n})
