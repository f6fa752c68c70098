"""What only several fields of components.toml together can get wrong, and what is made of them.

Every problem is collected; each names entry and field.
"""

from regnum.components.file import ComponentFile, Entry, FileSection
from regnum.games.troyes import const
from regnum.games.troyes.box import limits
from regnum.games.troyes.box.box import Box

Tiers = tuple[tuple[int, int], ...]


def check(file: ComponentFile, box: Box) -> None:
    """All sections, each for itself and then together."""
    _check_cards(file, box)
    _check_events(file, box)
    _make_tiers(file, box)
    _check_solo(file.sections["solo"], box)
    _check_numbers(file, box)


def name_spaces(file: ComponentFile, box: Box) -> None:
    """The rows of the buildings, and the ids of their spaces, which other sections speak of [T50]."""
    for building, name in enumerate(const.BUILDING_NAMES):
        entry = file.sections["buildings"].entry(name)
        length = entry.number("row_length")
        if length not in limits.ROW_LENGTHS:
            entry.problem("row_length", f"expected 1, 2, 3 or 6, found {length}")
            length = box.row_length[building] = 1
        rows = const.ROOM // length
        if entry.is_there and len(set(entry.numbers("rows"))) != rows:
            entry.problem("rows", f"expected each row from 1 to {rows} at least once")
        for space in range(const.ROOM):
            box.space_ids.append(space_id(name, length, space))


def space_id(building: str, length: int, space: int) -> str:
    """palace_3 (its number), bishopric_2_1 (row and place, from 1)."""
    row, place = space // length + 1, space % length + 1
    return f"{building}_{row}" if length == 1 else f"{building}_{row}_{place}"


# --- activity cards [T30-T34] ----------------------------------------------------------------------------


def _check_cards(file: ComponentFile, box: Box) -> None:
    """Each card for itself, then how many there are of each colour and age."""
    section = file.sections["activity_cards"]
    for entry in section.cards:
        _check_vp(entry)
        _check_effect(entry)
        box.card_slots.append((entry.number("first_vp"), entry.number("second_vp")))
    if sorted(box.card_bonus) != box.card_bonus:
        section.problem("cards", "expected the bonus cards after all others")
    if not section.is_there or -1 in box.card_colour:
        return
    kinds = list(zip(box.card_colour, box.card_age, box.card_bonus, strict=True))
    for colour in range(const.COLOURS):
        for age in range(1, const.AGES + 1):
            found = kinds.count((colour, age, False))
            if found != limits.CARDS_OF_AGE:
                what = f"{const.COLOUR_NAMES[colour]} cards of age {age}"
                section.problem("cards", f"expected {limits.CARDS_OF_AGE} {what}, found {found}")


def _check_vp(entry: Entry) -> None:
    if entry.number("first_vp") < entry.number("second_vp"):
        entry.problem("second_vp", "expected no more than first_vp")


def _check_effect(entry: Entry) -> None:
    effect, dice = entry.number("effect"), entry.number("dice")
    if effect >= 0 and bool(entry.values["timing"]) != (effect in limits.DELAYED):
        kind = "delayed" if effect in limits.DELAYED else "immediate"
        entry.problem("timing", f"the effect {const.EFFECT_NAMES[effect]} is {kind}")
    if effect == const.RECOLOUR and entry.number("count_as") == dice >= 0:
        entry.problem("count_as", "expected another colour than that of the dice")
    if entry.values["on_mixed"] and dice != const.ANY_COLOUR:
        entry.problem("on_mixed", "only a card for dice of any colour can have it")


# --- events [T4, T13, T45] and characters [T71] ------------------------------------------------------------


def _check_events(file: ComponentFile, box: Box) -> None:
    """Marauding, then the red, the white and the yellow events, the bonus event last."""
    section = file.sections["events"]
    for entry in (file.sections["marauding"].own, *section.cards):
        _check_vp(entry)
    for entry in section.cards:
        if entry.number("effect") == const.RESIST and entry.number("colour") != const.RED:
            entry.problem("effect", "only a red event can call another red one")
    if not section.is_there or -1 in box.event_colour:
        return
    kinds = list(zip(box.event_bonus, box.event_colour, strict=True))[1:]
    if sorted(kinds) != kinds:
        section.problem("cards", "expected red, white, yellow and then bonus events, in this order")
    for colour, expected in enumerate(limits.EVENTS):
        found = kinds.count((False, colour))
        if found != expected:
            name = const.COLOUR_NAMES[colour]
            section.problem("cards", f"expected {expected} {name} events, found {found}")
    if box.event_effect.count(const.RESIST) > 1:
        section.problem("cards", "expected one event at most that calls another red one")


def _make_tiers(file: ComponentFile, box: Box) -> None:
    """What a character is worth: at least so many, VP."""
    for entry in file.sections["characters"].cards:
        box.character_tiers.append(_tiers(entry, "at_least"))
        box.character_tiers_two.append(_tiers(entry, "at_least_two"))


def _tiers(entry: Entry, bounds: str) -> Tiers:
    return tuple(zip(entry.numbers(bounds), entry.numbers("vp"), strict=True))


# --- the solo game, and numbers of several sections --------------------------------------------------------


def _check_solo(section: FileSection, box: Box) -> None:
    """How Le Roy and the player place their citizens in turn [T91]."""
    his, yours = section.own.numbers("le_roy_places"), section.own.numbers("player_places")
    box.king_steps = list(zip(his, yours, strict=True))
    if max(his) > const.COLOURS * box.king_set_up_dice:
        section.problem("le_roy_places", "more citizens at once than there are dice for them")


def _check_numbers(file: ComponentFile, box: Box) -> None:
    """What only several sections together can get wrong."""
    if file.problems:
        return
    for players in range(2, limits.PLAYERS + 1):
        free = limits.SPACES - players * box.citizens[players] - len(box.neutral_spaces[players])
        with_players = f"with {players} players"
        if free < 0:
            file.problem("set_up.citizens", f"{with_players} there are {-free} more citizens than spaces")
        elif free + len(box.neutral_spaces[players]) > box.neutral_citizens:
            file.problem("set_up.citizens", f"{with_players} the neutral citizens do not fill the buildings")
        if players * box.characters[players] > limits.CHARACTERS:
            file.problem("set_up.characters", f"{with_players} there are more than {limits.CHARACTERS}")
    if max(box.citizens) > box.all_citizens:
        file.problem("set_up.all_citizens", f"expected {max(box.citizens)} or more: that many are placed")
    if box.start_influence > box.influence_max:
        file.problem("set_up.influence", f"expected {box.influence_max} or less, found {box.start_influence}")
    if sum([yours for _, yours in box.king_steps]) != box.citizens[1]:
        file.problem("solo.player_places", f"expected {box.citizens[1]} in all, as in set_up.citizens")
    if sum([his + yours for his, yours in box.king_steps]) != limits.SPACES:
        file.problem("solo.le_roy_places", f"expected {limits.SPACES} citizens in all with the player's")
