"""The solo sections of components.toml: Meng's numbers, sets and cards [G100-G111]."""

from regnum.components.file import ComponentFile, FileSection
from regnum.games.gugong import const
from regnum.games.gugong.box import limits
from regnum.games.gugong.box.box import Box


def check_solo(file: ComponentFile, box: Box) -> None:
    """The sections `meng`, `meng_sets` and `automa_cards`; Meng's way is checked with the map."""
    _check_meng(file.sections["meng"], box)
    _pair_sets(file.sections["meng_sets"], box)
    _check_automa(file.sections["automa_cards"], box)


def _check_meng(section: FileSection, box: Box) -> None:
    least_gifts, most_gifts = limits.SET_SIZES[1], limits.MOST_MENG_GIFTS
    for name in const.DIFFICULTY_NAMES:
        specials, gifts = section.own.numbers(name)
        if section.is_there and not (1 <= specials <= limits.SPECIALS and gifts >= least_gifts):
            wanted = f"{least_gifts} to {most_gifts} gift cards"
            section.problem(name, f"expected 1 to {limits.SPECIALS} special and {wanted}")
    for field, rewards in (("rewards", box.meng_rewards), ("rewards_hard", box.meng_rewards_hard)):
        if rewards[-1] == const.REWARD_CARD:
            section.problem(field, "expected vp at the end: it is for all further ships")


def _pair_sets(section: FileSection, box: Box) -> None:
    for entry in section.cards:
        pair = (entry.number("human"), entry.number("meng"))
        if pair not in limits.SET_PAIRS or pair in box.solo_sets:
            known = ", ".join([f"{human}-{meng}" for human, meng in limits.SET_PAIRS])
            entry.problem("meng", f"expected each of {known} once, found {pair[0]}-{pair[1]}")
        box.solo_sets.append(pair)


def _check_automa(section: FileSection, box: Box) -> None:
    box.automa_special = [top == const.FOCUS_LOCATION for top in box.automa_top]
    for word, code in limits.AUTOMA_TOPS.items():
        found = box.automa_top.count(code)
        least, most = limits.AUTOMA_COUNTS.get(code, (1, limits.AUTOMA_CARDS))
        if section.is_there and not least <= found <= most:
            wanted = str(least) if least == most else f"{least} or more"
            section.problem("cards", f"expected {wanted} with the location {word}, found {found}")
