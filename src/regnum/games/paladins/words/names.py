"""What things are called and what they do, as messages: for choices, reasons and the log.

Every text is built from the tables, so it stays true with a corrected component file.
"""

from typing import Final

from regnum.games.paladins.box.box import Box, Items
from regnum.games.paladins.const import (
    ACTION_NAMES,
    ACTIONS,
    ALWAYS,
    FAITH,
    NOTHING,
    ON_INQUISITION,
    ON_PAY_DEBT,
    PEOPLE_NAMES,
    PER_FAITH,
    PER_INFLUENCE,
    PER_MERCENARY,
    PER_ORDER,
    PER_PAID_DEBT,
    PER_SARACEN,
    PER_SUSPICION,
    PER_UNPAID_DEBT,
    PER_VIKING,
    RECRUIT,
    REWARD_NAMES,
    SUSPECTED,
    WORKER_NAMES,
    code_of,
    n_of,
)
from regnum.games.paladins.rules.workers import worker_items
from regnum.kernel.messages import Arg, Msg, kept, text_key

# --- names --------------------------------------------------------------------------------------------


@kept
def action_msg(action: int) -> Msg:
    return Msg("paladins-action-" + text_key(ACTION_NAMES[action]))


@kept
def attribute_msg(attribute: int) -> Msg:
    return Msg("paladins-attribute-" + REWARD_NAMES[attribute])


@kept
def paladin_msg(box: Box, card: int) -> Msg:
    return Msg("paladins-paladin-" + text_key(box.paladin_ids[card]))


@kept
def townsfolk_msg(box: Box, card: int) -> Msg:
    return Msg("paladins-townsfolk-" + text_key(box.townsfolk_names[card]))


@kept
def outsider_msg(box: Box, card: int) -> Msg:
    """Name and people: a name is not enough, since several peoples have an Archer."""
    name = Msg("paladins-outsider-" + text_key(box.outsider_names[card]))
    return Msg("paladins-outsider", {"name": name, "people": people_msg(box.outsider_people[card])})


@kept
def people_msg(people: int) -> Msg:
    return Msg("paladins-people-" + PEOPLE_NAMES[people])


@kept
def favour_msg(box: Box, card: int) -> Msg:
    return Msg("paladins-" + text_key(box.favour_ids[card]))


@kept
def order_msg(box: Box, card: int) -> Msg:
    return Msg("paladins-order", {"action": action_msg(box.order_action[card]), "n": box.order_needed[card]})


@kept
def space_msg(box: Box, space: int) -> Msg:
    """A space of the main board, by its number in its region and by what it gives."""
    region = box.space_region[space]
    place = sum(1 for i in range(space + 1) if box.space_region[i] == region)
    args: dict[str, Arg] = {"region": region + 1, "place": place}
    args["rewards"] = rewards_msg(box.space_reward[space])
    return Msg("paladins-space", args)


@kept
def jar_msg(box: Box, jar: int) -> Msg:
    return Msg("paladins-jar", {"place": jar + 1, "rewards": rewards_msg(box.jar_reward[jar])})


@kept
def wall_msg(box: Box, wall: int) -> Msg:
    """A wall by what it gives: all of its rewards, one of its choices, points."""
    args: dict[str, Arg] = {"rewards": rewards_msg(box.wall_reward[wall]), "vp": box.wall_vp[wall]}
    if box.wall_choices[wall]:
        args["choice"] = one_of(box.wall_choices[wall])
        return Msg("paladins-wall-choice", args)
    return Msg("paladins-wall", args)


# --- workers and rewards --------------------------------------------------------------------------------


@kept
def reward_msg(it: int) -> Msg:
    """One reward item as a message: `paladins-reward-silver` with $n."""
    name = REWARD_NAMES[code_of(it)].replace("_", "-")
    return Msg("paladins-reward-" + name, {"n": n_of(it)})


def rewards_msg(items: tuple[int, ...]) -> list[Msg]:
    return [reward_msg(it) for it in items]


def workers_msg(workers: tuple[int, ...]) -> list[Msg]:
    """Workers in words, equal ones counted: 2 clerics, 1 scout."""
    return rewards_msg(worker_items(workers))


def slots_msg(slots: tuple[int, ...]) -> list[Msg]:
    """Who may stand on these slots, left to right, equal ones together: a scout, any 2 workers."""
    return [slot_msg(slot, slots.count(slot)) for i, slot in enumerate(slots) if slot not in slots[:i]]


@kept
def slot_msg(slot: int, n: int) -> Msg:
    return Msg("paladins-slot-" + WORKER_NAMES[slot], {"n": n})


@kept
def one_of(choices: tuple[Items, ...]) -> Msg:
    """Alternatives in words; each may be several rewards."""
    sets = [Msg("list-and", {"items": rewards_msg(items)}) for items in choices]
    return sets[0] if len(sets) == 1 else Msg("list-or", {"items": sets})


# --- what cards do ----------------------------------------------------------------------------------------


def paladin_effect(box: Box, card: int) -> list[Msg]:
    """The boosts and the ability of a paladin [P14]."""
    boosts = [
        Msg("paladins-boost", {"n": n, "attribute": attribute_msg(FAITH + i)})
        for i, n in enumerate(box.paladin_boost[card])
        if n
    ]
    return [*boosts, paladin_ability(box, card)]


@kept
def paladin_ability(box: Box, card: int) -> Msg:
    """What a paladin does for its action [P14]."""
    args: dict[str, Arg] = {"action": action_msg(box.paladin_action[card])}
    if box.paladin_waive[card] != NOTHING:
        return Msg("paladins-ability-no-" + REWARD_NAMES[box.paladin_waive[card]], args)
    if box.paladin_discount[card]:
        args["n"] = box.paladin_discount[card]
        return Msg("paladins-ability-discount", args)
    args["rewards"] = rewards_msg(box.paladin_bonus[card])
    return Msg("paladins-ability-action", args)


@kept
def townsfolk_ability(box: Box, card: int) -> Msg:
    """When a townsfolk of the crew brings something, and what [P31, P63, P64]."""
    trigger = box.townsfolk_trigger[card]
    args: dict[str, Arg] = {"rewards": rewards_msg(box.townsfolk_reward[card])}
    if trigger == ON_PAY_DEBT:
        return Msg("paladins-ability-pay-debt", args)
    if trigger != ON_INQUISITION:
        args["action"] = action_msg(trigger)
        return Msg("paladins-ability-action", args)
    condition = box.townsfolk_condition[card]
    if condition == ALWAYS:
        return Msg("paladins-ability-inquisition", args)
    return Msg("paladins-ability-suspected" if condition == SUSPECTED else "paladins-ability-innocent", args)


@kept
def outsider_scoring(box: Box, card: int) -> Msg:
    """What a converted outsider is worth at the end [P81]."""
    counted = box.outsider_counts[card]
    args: dict[str, Arg] = {
        "base": box.outsider_base[card],
        "per": box.outsider_per[card],
        "vp": box.outsider_vp[card],
    }
    if counted == RECRUIT:  # those who stay, not those discarded (R-P18)
        return Msg("paladins-scoring-crew", args)
    if counted < ACTIONS:
        args["action"] = action_msg(counted)
        return Msg("paladins-scoring-action", args)
    if PER_FAITH <= counted <= PER_INFLUENCE:
        args["attribute"] = attribute_msg(FAITH + counted - PER_FAITH)
        return Msg("paladins-scoring-attribute", args)
    if PER_SARACEN <= counted <= PER_VIKING:
        args["people"] = people_msg(counted - PER_SARACEN)
        return Msg("paladins-scoring-people", args)
    return Msg("paladins-scoring-" + SCORING_KEYS[counted], args)


SCORING_KEYS: Final = {
    PER_ORDER: "order",
    PER_MERCENARY: "mercenary",
    PER_PAID_DEBT: "paid-debt",
    PER_SUSPICION: "suspicion",
    PER_UNPAID_DEBT: "unpaid-debt",
}
