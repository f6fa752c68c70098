"""Targets, dice and cubes in words: what an action costs and brings, and why it cannot be done."""

from regnum.games.troyes.const import (
    COLOUR_NAMES,
    COLOURS,
    DENIERS,
    GAIN,
    INFLUENCE,
    TO_AGRICULTURE,
    TO_CATHEDRAL,
)
from regnum.games.troyes.rules.aims import building_of, event_of, is_building, is_card, is_event
from regnum.games.troyes.rules.buildings import row_of, row_start, who_falls
from regnum.games.troyes.rules.cathedral import window_influence, window_vp, windows_for
from regnum.games.troyes.rules.dice import Dice, colour_of, ref_code, ref_owner, ref_value, value_of
from regnum.games.troyes.rules.groups import bought_in, group_price
from regnum.games.troyes.rules.modifiers import cube_card, cubes_of, cubes_per_die, dice_colour, group_total
from regnum.games.troyes.rules.options import cube_option
from regnum.games.troyes.rules.places import age_at
from regnum.games.troyes.rules.targets import demand, divisor_of, hire_price, hires, use_price
from regnum.games.troyes.rules.uses import event_uses
from regnum.games.troyes.state import Table
from regnum.games.troyes.words.names import (
    building_msg,
    card_msg,
    cost_of,
    die_args,
    die_elements,
    die_msg,
    die_text,
    district_name,
    good_msg,
    goods_msg,
    owner_arg,
    target_element,
    target_msg,
    target_name,
    window_element,
)
from regnum.games.troyes.words.reasons import (
    DENIERS_CARD,
    DENIERS_DICE,
    INFLUENCE_SHORT,
    NO_CITIZEN,
    NO_CUBE_ACTION,
    ONE_CUBE,
    PROTECTED,
    reason,
)
from regnum.kernel.agenda import Choice, ChoiceArg, Reason, Refusal, refuse
from regnum.kernel.messages import Arg, Msg
from regnum.kernel.reasons import code_in, need_in, why

# --- names ---------------------------------------------------------------------------------------------


def target_label(g: Table, who: int, target: int) -> Msg:
    """What the action is: hire and activate, build, counter, place, farm."""
    if is_card(target) and g.cards[target] < 0:
        return Msg("troyes-opt-target-closed", {"round": age_at(target)})
    args: dict[str, Arg] = {"target": target_msg(g, target)}
    if is_event(target):
        args["place"] = g.event_row.index(event_of(target)) + 1
        return Msg("troyes-opt-target-event", args)
    if is_building(target):
        return Msg("troyes-opt-target-building", args)
    if is_card(target):
        return Msg("troyes-opt-target-hire" if hires(g, who, target) else "troyes-opt-target-card", args)
    return Msg("troyes-opt-target-" + target_name(g, target))


def cube_name(g: Table, cube: int) -> str:
    return "cube " + g.box.card_ids[g.cards[cube]]


def cube_label(g: Table, cube: int) -> Msg:
    return Msg("troyes-opt-cube", {"card": card_msg(g.box, g.cards[cube])})


def cube_element(g: Table, who: int, cube: int) -> str:
    return f"cubes.{g.box.card_ids[g.cards[cube]]}.{who}"


def dice_text(group: Dice) -> str:
    """`dice 0:yellow5+grey:yellow4`."""
    parts: list[str] = []
    for ref in group:
        code = ref_code(ref)
        owner = district_name(ref_owner(ref))
        parts.append(f"{owner}:{COLOUR_NAMES[colour_of(code)]}{value_of(code)}")
    return "dice " + "+".join(parts)


def dice_elements(g: Table, group: Dice) -> list[str]:
    """All dice that could be meant: equal ones are interchangeable."""
    out: list[str] = []
    for i, ref in enumerate(group):
        if ref not in group[:i]:
            out.extend(die_elements(g, ref_owner(ref), ref_code(ref)))
    return out


def dice_args(g: Table, group: Dice) -> dict[str, ChoiceArg]:
    """One element for each die: of equal ones the first."""
    ids = [
        die_elements(g, ref_owner(ref), ref_code(ref), group[:i].count(ref))[0] for i, ref in enumerate(group)
    ]
    return {"dice": ids}


def cube_args(g: Table, cube: int) -> dict[str, ChoiceArg]:
    return {"card": g.box.card_ids[g.cards[cube]]}


def ref_msg(who: int, ref: int) -> Msg:
    """A die, and whose it is if it is not one's own."""
    owner = ref_owner(ref)
    if owner == who:
        return die_msg(ref_code(ref))
    return Msg("troyes-die-of", {"die": die_msg(ref_code(ref)), "owner": owner_arg(owner)})


def ref_text(ref: int) -> str:
    return die_text(ref_owner(ref), ref_code(ref))


def ref_args(ref: int) -> dict[str, ChoiceArg]:
    return die_args(ref_owner(ref), ref_code(ref))


def dice_label(g: Table, who: int, group: Dice, cube: int) -> Msg:
    dice = [ref_msg(who, ref) for ref in group]
    return Msg("troyes-opt-dice", {"dice": dice, "total": group_total(g, group, cube)})


def describe_cube(g: Table, who: int, cube: int) -> Choice:
    """To use a cube of this place for the action."""
    elements = [cube_element(g, who, cube)]
    args = cube_args(g, cube)
    return Choice(
        cube_option(cube), cube_name(g, cube), cube_label(g, cube), elements, kind="cube", args=args
    )


# --- what it costs and brings --------------------------------------------------------------------------


def action_cost(g: Table, who: int, target: int, group: Dice, cube: int) -> list[tuple[str, int]]:
    """Deniers for the dice and the hire."""
    price = group_price(g, who, group, cube) + hire_price(g, who, target)
    return [cost_of(DENIERS, price)] if price else []


def action_elements(g: Table, target: int, group: Dice, cube: int) -> list[str]:
    """The target, and the spaces that the dice lead to."""
    box = g.box
    out = [target_element(g, target)]
    if is_building(target) and len(group) == 1:
        building = building_of(target)
        row = row_of(box, building, ref_value(group[0]))
        first = row_start(box, building, row)
        out += ["space." + box.space_ids[first + i] for i in range(box.row_length[building])]
    elif target == TO_CATHEDRAL:
        for window in windows_for(g, group, cubes_per_die(g, cube)):
            out.append(window_element(window))
    return out


def action_effect(g: Table, target: int, group: Dice, cube: int) -> list[Msg]:
    """What a group does there."""
    if target == TO_CATHEDRAL:
        windows = windows_for(g, group, cubes_per_die(g, cube))
        vp = sum([window_vp(g, window) for window in windows])
        influence = sum([window_influence(g, window) for window in windows])
        return [Msg("troyes-gives-windows", {"n": len(windows)}), *goods_msg(0, influence, vp)]
    if is_building(target):
        return placing_effect(g, target, group[0])
    return quotient_effect(g, target, group_total(g, group, cube) // divisor_of(g, target))


def quotient_effect(g: Table, target: int, quotient: int) -> list[Msg]:
    """What so many uses are there: cubes on an event, deniers, uses of a card."""
    box = g.box
    if target == TO_AGRICULTURE:
        return [good_msg(DENIERS, quotient)]
    if is_event(target):
        n = event_uses(g, event_of(target), quotient)
        return [Msg("troyes-gives-event-cubes", {"n": n}), good_msg(INFLUENCE, n * box.event_influence)]
    card = g.cards[target]
    if box.card_delayed[card]:
        return [Msg("troyes-gives-delayed-cubes", {"n": quotient})]
    uses = Msg("troyes-gives-uses", {"n": quotient})
    if box.card_effect[card] != GAIN:
        return [uses]
    gains = (box.card_gain_deniers[card], box.card_gain_influence[card], box.card_gain_vp[card])
    return [uses, *goods_msg(*[quotient * gain for gain in gains])]


def placing_effect(g: Table, target: int, ref: int) -> list[Msg]:
    """Whom a citizen placed with this die expels, if anybody."""
    building = building_of(target)
    row = row_of(g.box, building, ref_value(ref))
    falls = who_falls(g, building, row)
    if falls < 0:
        return [Msg("troyes-gives-places")]
    return [Msg("troyes-gives-expels", {"owner": owner_arg(falls)})]


# --- why not ------------------------------------------------------------------------------------------


def target_rule(target: int) -> str:
    """The rule of an action."""
    if is_event(target):
        return "T45"
    if is_building(target):
        return "T50"
    if target == TO_AGRICULTURE:
        return "T55"
    return "T40" if target == TO_CATHEDRAL else "T30"


ACTION_REASONS = ("no-dice", "other-colour", "total-short", "best-short")


def explain(g: Table, who: int, target: int, group: Dice, cube: int, refusal: int) -> Reason:
    """Why an action cannot be done, with all numbers: what is needed, what is there."""
    code = code_in(refusal)
    card = cube_card(g, cube)
    more: dict[str, Arg] = {}
    if card >= 0:
        more["card"] = card_msg(g.box, card)
    if code == DENIERS_CARD:
        more["hire"] = hire_price(g, who, target)
        more["use"] = use_price(g, target)
        more["dice"] = need_in(refusal) - hire_price(g, who, target) - use_price(g, target)
    elif code == DENIERS_DICE:
        more.update(price_args(g, who, group, cube))
    elif code == PROTECTED:
        more["building"] = building_msg(building_of(target))
    if not is_card(target) or g.cards[target] >= 0:
        more["colour"] = colours_msg(dice_colour(g.box, card, demand(g, target)))
    hiring = code == INFLUENCE_SHORT or (code == NO_CITIZEN and is_card(target))
    out = reason(refusal, "T31" if hiring else "", more)
    if out.msg.key.removeprefix("troyes-why-") in ACTION_REASONS:
        return Reason(out.msg, target_rule(target))
    return out


def price_args(g: Table, who: int, group: Dice, cube: int) -> dict[str, Arg]:
    """How the price of a group comes about: its size, and how many are bought at which price each.

    No group (size 0): the price is that of the cheapest dice that would do.
    """
    if not group:
        return {"size": 0, "bought": 0, "price": 0}
    bought = bought_in(g, who, group, cube)
    return {"size": len(group), "bought": bought, "price": g.box.die_price[len(group)]}


def colours_msg(colour: int) -> Msg:
    """The dice a target takes: of a colour, of any one colour, of any colours."""
    if colour < COLOURS:
        return Msg("troyes-dice-" + COLOUR_NAMES[colour])
    return Msg("troyes-dice-one-colour" if colour == COLOURS else "troyes-dice-any")


def refused_target(g: Table, target: int, label: Msg, because: Reason) -> Refusal:
    name = target_name(g, target)
    return Refusal("target " + name, label, [target_element(g, target)], because, "target", {"target": name})


def refused_cubes(g: Table, who: int, used: int, offered: list[int]) -> list[Refusal]:
    """Own cubes that cannot be used: one modifies this action already, or no action goes with it."""
    out: list[Refusal] = []
    for cube in cubes_of(g, who):
        if cube_option(cube) not in offered:
            card = card_msg(g.box, g.cards[cube if used < 0 else used])
            because = reason(why(NO_CUBE_ACTION if used < 0 else ONE_CUBE), more={"card": card})
            out.append(refuse(describe_cube(g, who, cube), because))
    return out
