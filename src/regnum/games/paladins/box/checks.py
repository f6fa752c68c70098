"""What only several fields of components.toml together can get wrong, and what is made of them.

Every problem is collected; each names entry and field.
"""

from typing import cast

from regnum.components.file import ComponentFile, Entry, FileSection
from regnum.games.paladins import const
from regnum.games.paladins.box import limits
from regnum.games.paladins.box.box import Box, Items


def check(file: ComponentFile, box: Box) -> None:
    """All sections, in the order of the file."""
    _check_suspicion(file.sections["suspicion"], box)
    _check_townsfolk(file, box)
    _check_walls(file.sections["walls"])
    _score_outsiders(box)
    _check_orders(file.sections["kings_orders"], box)
    _check_main_board(file, box)
    _check_paladins(file.sections["paladins"])
    _check_ai(file, box)


def _rewards(entry: Entry, field: str) -> Items:
    return cast(Items, entry.values[field])


def _rises(section: FileSection, field: str, numbers: list[int]) -> None:
    if sorted(numbers) != numbers:
        section.problem(field, "expected numbers that do not fall from left to right")


def _check_suspicion(section: FileSection, box: Box) -> None:
    """One card for each: so many bring no silver, so many one, so many two."""
    for tax, n in enumerate(section.own.numbers("cards")):
        box.suspicion_tax += [tax] * n
    found = len(box.suspicion_tax)
    if section.is_there and found != limits.SUSPICIONS:
        section.problem("cards", f"expected {limits.SUSPICIONS} cards together, found {found}")


# --- cards -----------------------------------------------------------------------------------------------


def _check_townsfolk(file: ComponentFile, box: Box) -> None:
    """Trigger and condition of a card are those of its name [P63]."""
    for name, entry in file.sections["townsfolk_abilities"].named.items():
        ability = box.ability_ids.index(name)
        asks = box.ability_condition[ability] > const.ALWAYS
        if asks and box.ability_trigger[ability] != const.ON_INQUISITION:
            entry.problem("condition", "only abilities of the inquisition have one")
    triggers = dict(zip(box.ability_ids, box.ability_trigger, strict=True))
    conditions = dict(zip(box.ability_ids, box.ability_condition, strict=True))
    for entry in file.sections["townsfolk"].cards:
        trigger = triggers.get(str(entry.values["name"]))
        if trigger == const.ON_INQUISITION and not _fits_inquisition(_rewards(entry, "reward")):
            entry.problem("reward", "abilities of the inquisition bring workers, attributes or goods")
    box.townsfolk_trigger = [triggers.get(name, const.NO_ACTION) for name in box.townsfolk_names]
    box.townsfolk_condition = [conditions.get(name, const.ALWAYS) for name in box.townsfolk_names]


def _fits_inquisition(reward: Items) -> bool:
    """An Inquisition ability brings nothing that asks or reveals; a conspirator removes suspicion."""
    codes = [const.code_of(it) for it in reward]
    return all(
        code == const.REMOVE_SUSPICION or (code <= const.PROVISION and code != const.CRIMINAL)
        for code in codes
    )


def _check_walls(section: FileSection) -> None:
    """A wall has no choice, or one among several [P41]."""
    for entry in section.cards:
        if len(_rewards(entry, "choices")) == 1:
            entry.problem("choices", "one choice is none: add it to `reward`")


def _score_outsiders(box: Box) -> None:
    """The end scoring of a card is that of its name [P81]."""
    numbers = {name: n for n, name in enumerate(box.scoring_ids)}
    for name in box.outsider_names:
        if name in numbers:
            n = numbers[name]
            box.outsider_counts.append(box.scoring_counts[n])
            box.outsider_base.append(box.scoring_base[n])
            box.outsider_per.append(box.scoring_per[n])
            box.outsider_vp.append(box.scoring_vp[n])


def _check_orders(section: FileSection, box: Box) -> None:
    """Each King's Order names an action of its own [P11]."""
    if len(set(box.order_action)) != len(box.order_action):
        section.problem("cards", "two orders name the same action")


def _check_paladins(section: FileSection) -> None:
    """An ability waives a cost, or makes something cheaper, or brings something [P14]."""
    for entry in section.cards:
        kinds = [kind for kind in ("waive", "discount", "bonus") if kind in entry.data]
        if len(kinds) != 1:
            entry.problem("action", f"expected one of waive, discount, bonus; found {len(kinds)} of them")


# --- the boards ------------------------------------------------------------------------------------------


def _check_main_board(file: ComponentFile, box: Box) -> None:
    """Regions from the left to the right, and spaces that the AI player can rank [P40, P98]."""
    regions, spaces = file.sections["regions"], file.sections["spaces"]
    _rises(regions, "faith", box.region_faith)
    _rises(regions, "strength", box.region_strength)
    for entry in spaces.cards:
        reward = _rewards(entry, "reward")
        if reward and not _is_ai_kind(reward):
            known = ", ".join(const.AI_SPACE_NAMES)
            entry.problem("reward", f"expected what the AI player can rank: {known}")
    _rises(spaces, "places", box.space_region)


def _is_ai_kind(reward: Items) -> bool:
    """Whether a space's reward is of a kind that the AI player's list has [P98]."""
    codes = [const.code_of(it) for it in reward]
    if all(code < const.WORKER_TYPES for code in codes):
        return sum(const.n_of(it) for it in reward) <= 2
    return len(codes) == 1 and codes[0] in const.AI_SPACE_NAMES.values()


def _check_ai(file: ComponentFile, box: Box) -> None:
    """The AI player's top row and schemes [P90-P99]."""
    if len(set(box.ai_top_row)) != len(box.ai_top_row):
        file.sections["ai_top_row"].problem("places", "two places have the same action")
    schemes = file.sections["schemes"]
    favours = box.scheme_action.count(const.KINGS_FAVOUR)
    if schemes.is_there and favours != limits.FAVOUR_PLACES:
        schemes.problem("cards", f"expected {limits.FAVOUR_PLACES} of kings_favour, found {favours}")
