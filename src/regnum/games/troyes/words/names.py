"""What things are called, as messages: for choices, reasons and the log. And their text forms.

Text forms are for records, scenarios and element ids: short, stable, English, never translated.
"""

from regnum.games.troyes.const import (
    BUILDING_NAMES,
    COLOUR_NAMES,
    DENIERS,
    GOOD_NAMES,
    GREY,
    INFLUENCE,
    PALACE,
    PLACE_NAMES,
    ROOM,
    TO_CATHEDRAL,
    VP,
)
from regnum.games.troyes.rules.aims import building_of, event_of, is_building, is_card, is_event
from regnum.games.troyes.rules.buildings import building_with
from regnum.games.troyes.rules.cathedral import level_of, number_of
from regnum.games.troyes.rules.dice import colour_of, value_of
from regnum.games.troyes.rules.sources import building_in, is_tradesman, lies_on_building, space_in
from regnum.games.troyes.state import Box, Table
from regnum.games.troyes.words.log import FROM_RECRUIT, FROM_SUPPLY
from regnum.kernel.agenda import ChoiceArg
from regnum.kernel.messages import Arg, Msg, Seat, kept, text_key

# --- names -------------------------------------------------------------------------------------------


@kept
def card_msg(box: Box, card: int) -> Msg:
    return Msg("troyes-card-" + text_key(box.card_ids[card]))


@kept
def event_msg(box: Box, event: int) -> Msg:
    return Msg("troyes-event-" + text_key(box.event_names[event]))


@kept
def character_msg(box: Box, character: int) -> Msg:
    return Msg("troyes-character-" + text_key(box.character_ids[character]))


@kept
def colour_msg(colour: int) -> Msg:
    return Msg("troyes-colour-" + COLOUR_NAMES[colour])


@kept
def building_msg(building: int) -> Msg:
    return Msg("troyes-building-" + text_key(BUILDING_NAMES[building]))


@kept
def space_msg(box: Box, space: int) -> Msg:
    """A space of a building: in the palace by its number, elsewhere by the values of its row."""
    building = building_with(space)
    row, column = divmod(space % ROOM, box.row_length[building])
    if building == PALACE:
        return Msg("troyes-space-palace", {"n": row + 1})
    values = [i + 1 for i, there in enumerate(box.row_of_value[building]) if there == row]
    args: dict[str, Arg] = {"building": building_msg(building), "place": column + 1}
    args["from"] = values[0]
    args["to"] = values[-1]
    return Msg("troyes-space-row", args)


def window_element(window: int) -> str:
    return f"window.{level_of(window) + 1}.{number_of(window)}"


@kept
def window_msg(window: int) -> Msg:
    """A space of the cathedral."""
    return Msg("troyes-window", {"level": level_of(window) + 1, "number": number_of(window)})


@kept
def die_msg(code: int) -> Msg:
    return Msg("troyes-die", {"colour": colour_msg(colour_of(code)), "value": value_of(code)})


@kept
def black_msg(value: int) -> Msg:
    return Msg("troyes-black-die", {"value": value})


def owner_arg(owner: int) -> Arg:
    """A player's name, or the neutral player's."""
    return Msg("troyes-grey") if owner == GREY else Seat(owner)


def district_name(owner: int) -> str:
    """As texts and element ids say it: the seat number, or `grey`."""
    return "grey" if owner == GREY else str(owner)


def die_elements(g: Table, owner: int, code: int, skip: int = 0) -> list[str]:
    """Element ids of all dice of this code in a district but the first `skip`: those chosen already."""
    name = district_name(owner)
    ids = [f"die.{name}.{i}" for i, there in enumerate(g.dice_of(owner)) if there == code]
    return ids[skip:]


# --- deniers, influence, VP --------------------------------------------------------------------------


@kept
def good_msg(good: int, n: int) -> Msg:
    return Msg("troyes-good-" + GOOD_NAMES[good], {"n": n})


def goods_msg(deniers: int, influence: int, vp: int) -> list[Msg]:
    """What is gained or paid, without what is not."""
    pairs = ((DENIERS, deniers), (INFLUENCE, influence), (VP, vp))
    return [good_msg(good, n) for good, n in pairs if n]


def cost_of(good: int, n: int) -> tuple[str, int]:
    """An entry of a choice's cost."""
    return ("deniers" if good == DENIERS else GOOD_NAMES[good], n)


# --- targets and sources -----------------------------------------------------------------------------


@kept
def told_target(box: Box, card: int, target: int) -> Msg:
    """A target in words; `card` is the activity card if the target is a place."""
    if is_card(target):
        return card_msg(box, card)
    if is_event(target):
        return event_msg(box, event_of(target))
    if is_building(target):
        return building_msg(building_of(target))
    return Msg("troyes-target-cathedral" if target == TO_CATHEDRAL else "troyes-target-agriculture")


def target_msg(g: Table, target: int) -> Msg:
    """A target of this position in words."""
    return told_target(g.box, g.cards[target] if is_card(target) else -1, target)


def target_name(g: Table, target: int) -> str:
    """A target as texts say it: `merchant`, `cathedral`, `agriculture`, `palace`, `war`."""
    if is_card(target):
        card = g.cards[target]
        return g.box.card_ids[card] if card >= 0 else PLACE_NAMES[target]
    if is_event(target):
        return g.box.event_ids[event_of(target)]
    if is_building(target):
        return BUILDING_NAMES[building_of(target)]
    return "cathedral" if target == TO_CATHEDRAL else "agriculture"


def target_element(g: Table, target: int) -> str:
    """The element id of a target."""
    name = target_name(g, target)
    if is_card(target):
        return "card." + name
    if is_event(target):
        return "event." + name
    return "building." + name if is_building(target) else name


def die_text(owner: int, code: int) -> str:
    """`die 0 yellow 5`, `die grey red 3`."""
    return f"die {district_name(owner)} {COLOUR_NAMES[colour_of(code)]} {value_of(code)}"


def die_args(owner: int, code: int) -> dict[str, ChoiceArg]:
    """A die by name: whose, which colour, which value."""
    whose: int | str = "grey" if owner == GREY else owner
    return {"owner": whose, "colour": COLOUR_NAMES[colour_of(code)], "value": value_of(code)}


@kept
def source_msg(box: Box, source: int, card: int) -> Msg:
    """Where a citizen comes from; `card` is the activity card if it is a tradesman."""
    if source == FROM_SUPPLY:
        return Msg("troyes-source-supply")
    if source == FROM_RECRUIT:
        return Msg("troyes-source-recruit")
    if is_tradesman(source):
        return Msg("troyes-source-card", {"card": card_msg(box, card)})
    if lies_on_building(source):
        return Msg("troyes-source-lying", {"building": building_msg(building_in(source))})
    return Msg("troyes-source-space", {"space": space_msg(box, space_in(source))})
