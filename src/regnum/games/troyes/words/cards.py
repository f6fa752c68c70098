"""What the cards do, in words: terminal and browser have them from the facts, and say the same.

The texts belong to the kinds of effects and take their numbers from the tables, so they stay true for
any component file.
"""

from typing import Final

from regnum.games.troyes.box.box import Box
from regnum.games.troyes.const import (
    ANY_COLOUR,
    BUILDING_NAMES,
    COLLECT,
    COLOURS,
    EFFECT_NAMES,
    EVENT_EFFECT_NAMES,
    FREE_DICE,
    METRIC_NAMES,
    NO_EFFECT,
    NOT_CATHEDRAL,
    PER_DIE_IN_BEST,
    SET_EACH,
)
from regnum.games.troyes.rules.scoring import (
    TWO_PLAYERS,
    tiers_of,
)
from regnum.games.troyes.words.names import (
    building_msg,
    card_msg,
    character_msg,
    colour_msg,
    event_msg,
    goods_msg,
)
from regnum.kernel.messages import Arg, Msg, text_key, words_to_json

MORE_PLAYERS: Final = TWO_PLAYERS + 1


def words_of(t: Box) -> dict[str, object]:
    """Every card, event and character by name, with what it does."""
    out: dict[str, dict[str, object]] = {
        "card": {},
        "card_alone": {},
        "event": {},
        "character": {},
        "character_two": {},
    }
    for i, name in enumerate(t.card_ids):
        does = effect_msgs(t, i)
        out["card"][name] = words_to_json(card_msg(t, i), does)
        out["card_alone"][name] = words_to_json(card_msg(t, i), does + solo_msgs(t, i))
    for i, name in enumerate(t.event_ids):
        out["event"][name] = words_to_json(event_msg(t, i), event_effect_msgs(t, i))
    for i, name in enumerate(t.character_ids):
        called = character_msg(t, i)
        out["character"][name] = words_to_json(called, [character_effect_msg(t, i, MORE_PLAYERS)])
        out["character_two"][name] = words_to_json(called, [character_effect_msg(t, i, TWO_PLAYERS)])
    return {**out}


def effect_msgs(t: Box, card: int) -> list[Msg]:
    """An activity card's effect, then what else is to be known about it: a sentence each."""
    effect = t.card_effect[card]
    args: dict[str, Arg] = {"n": t.card_n[card]}
    args["pay"] = goods_msg(t.card_pay_deniers[card], t.card_pay_influence[card], 0)
    gain = goods_msg(t.card_gain_deniers[card], t.card_gain_influence[card], t.card_gain_vp[card])
    args["gain"] = gain
    if t.card_use_colour[card] < COLOURS:
        args["dice"] = colour_msg(t.card_use_colour[card])
    if t.card_as_colour[card] < COLOURS:
        args["as"] = colour_msg(t.card_as_colour[card])
    key = "troyes-effect-" + text_key(EFFECT_NAMES[effect])
    if t.card_use_colour[card] == ANY_COLOUR:  # these two say so without naming a colour
        key = "troyes-effect-set-each-any" if effect == SET_EACH else "troyes-effect-add-to-each-any"
    out = [Msg(key, args)]
    if t.card_not_for[card]:
        out.append(Msg("troyes-effect-not-for", {"places": _places(t.card_not_for[card])}))
    if t.card_mixed[card]:
        out.append(Msg("troyes-effect-mixed"))
    if t.card_delayed[card]:
        out.append(Msg("troyes-effect-delayed"))
    return out


def solo_msgs(t: Box, card: int) -> list[Msg]:
    """What is different about an activity card against Le Roy [T98]."""
    effect = t.card_effect[card]
    if effect == FREE_DICE:
        return [Msg("troyes-effect-solo-free-dice", {"n": t.card_solo_n[card]})]
    if effect == COLLECT:
        return [Msg("troyes-effect-solo-collect", {"gain": goods_msg(t.card_solo_n[card], 0, 0)})]
    if effect == PER_DIE_IN_BEST and t.card_solo_skips_king[card]:
        return [Msg("troyes-effect-solo-per-die-in-best")]
    return []


def _places(not_for: int) -> list[Msg]:
    found = [building_msg(building) for building in range(len(BUILDING_NAMES)) if not_for >> building & 1]
    if not_for & NOT_CATHEDRAL:
        found.append(Msg("troyes-target-cathedral"))
    return found


def event_effect_msgs(t: Box, event: int) -> list[Msg]:
    """What an event does every round: its black dice, and its text."""
    out: list[Msg] = []
    effect = t.event_effect[event]
    if t.event_black[event] or effect == NO_EFFECT:
        out.append(Msg("troyes-event-effect-none", {"n": t.event_black[event]}))
    if effect == NO_EFFECT:
        return out
    args: dict[str, Arg] = {"n": t.event_n[event]}
    if t.event_building[event] >= 0:
        args["building"] = building_msg(t.event_building[event])
    out.append(Msg("troyes-event-effect-" + text_key(EVENT_EFFECT_NAMES[effect]), args))
    return out


def character_effect_msg(t: Box, character: int, players: int) -> Msg:
    """What a character rewards with this number of players [T71]."""
    counts = Msg("troyes-character-counts-" + METRIC_NAMES[t.character_metric[character]])
    tiers = [
        Msg("troyes-character-tier", {"least": least, "vp": vp, "counts": counts})
        for least, vp in tiers_of(t, players, character)
    ]
    return Msg("troyes-character-effect", {"counts": counts, "tiers": tiers})
