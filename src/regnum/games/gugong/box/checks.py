"""What only several fields of components.toml together can get wrong, and what is made of them.

The map and Meng have files of their own. Every problem is collected; each names entry and field.
"""

from regnum.components.file import ComponentFile, FileSection
from regnum.games.gugong import const
from regnum.games.gugong.box import limits
from regnum.games.gugong.box.box import Box


def check(file: ComponentFile, box: Box) -> None:
    """All sections but the map and Meng's."""
    _check_gifts(file, box)
    _check_tokens(file, box)
    _check_trades(file, box)
    _check_locations(file, box)
    _check_decrees(file, box)


def _check_gifts(file: ComponentFile, box: Box) -> None:
    """Each value has one gift, each card a gift of its value, each set its number of cards [G5]."""
    names: dict[int, str] = {}
    for entry in file.sections["gifts"].cards:
        value = entry.number("value")
        if value in names:
            entry.problem("value", f"{names[value]} has the value {value} too")
        names[value] = entry.name
    section = file.sections["gift_cards"]
    for entry in section.cards:
        value = entry.number("value")
        if names and value not in names:
            entry.problem("value", f"no gift of [gifts] has the value {value}")
        box.gift_names.append(names.get(value, ""))
    for word, code in limits.SETS.items():
        found = box.gift_set.count(code)
        expected = limits.SET_SIZES[code]
        if section.is_there and found != expected:
            section.problem("cards", f"expected {expected} of the set {word}, found {found}")


def _check_tokens(file: ComponentFile, box: Box) -> None:
    """Rules and clients name most travel tokens by their effect [G38, G39]."""
    section = file.sections["travel_tokens"]
    box.token_bonus = [effect in limits.BONUS_TOKENS for effect in box.token_effect]
    for word, code in limits.TOKEN_EFFECTS.items():
        found = box.token_effect.count(code)
        if section.is_there and (found != 1 if code in limits.TOKENS_OF_ONE_KIND else found < 1):
            section.problem("kinds", f"expected the effect {word} once, found {found}")
    in_all = sum(box.token_count)
    if in_all > limits.MOST_TOKENS:
        section.problem("kinds", f"expected at most {limits.MOST_TOKENS} tokens, found {in_all}")


def _check_trades(file: ComponentFile, box: Box) -> None:
    """Trades by number of tokens upward; a full storage must always allow one [G36, G37]."""
    section = file.sections["trades"]
    for entry in section.cards:
        if entry.name in limits.TRADES:
            box.trade_kind.append(limits.TRADES[entry.name])
        else:
            entry.problem("id", f"unknown trade; known trades: {', '.join(limits.TRADES)}")
    _each_more(section, "trades", box.trade_tokens, "tokens")
    if len(box.trade_kind) == len(box.trade_tokens) and const.TRADE_VP in box.trade_kind:
        # For points, which need no servant in supply.
        tokens = box.trade_tokens[box.trade_kind.index(const.TRADE_VP)]
        if tokens % 2 or tokens > box.token_spaces:
            section.problem(
                "trades",
                f"expected for vp an even number of tokens up to set_up.token_spaces, found {tokens}",
            )


def _each_more(section: FileSection, key: str, numbers: list[int], what: str) -> None:
    if sorted(set(numbers)) != numbers:
        section.problem(key, f"expected each with more {what} than the one before")


def _check_locations(file: ComponentFile, box: Box) -> None:
    """The other locations [G40-G73]."""
    section = file.sections["intrigue_benefits"]
    _each_more(section, "benefits", box.benefit_steps, "steps")
    for word, code in limits.BENEFITS.items():
        if section.is_there and code not in box.benefit_kind:
            section.problem("benefits", f"expected one of the kind {word}")
    if sorted(box.audience_vp, reverse=True) != box.audience_vp:
        file.sections["palace"].problem(
            "audience_vp", "expected numbers that do not rise: the best place first"
        )
    if box.reward_limit[const.REWARD_DOUBLE] > 1:
        file.sections["canal"].problem(
            "limits", "expected at most 1 for the double servant: there is only one"
        )


def _check_decrees(file: ComponentFile, box: Box) -> None:
    """Each effect stands on one tile, of its level [G66]."""
    section = file.sections["decrees"]
    for entry in section.cards:
        level, effect = entry.number("level"), entry.number("effect")
        if effect >= 0 and level != limits.level_of(effect):
            entry.problem("level", f"expected {limits.level_of(effect)} for this effect, found {level}")
        if level < limits.DECREE_LEVELS and "most" in entry.data:
            entry.problem("most", "only decrees of level 3 score at the end")
    for word, code in limits.DECREE_EFFECTS.items():
        found = box.decree_effect.count(code)
        if section.is_there and found != 1:
            section.problem("tiles", f"expected the effect {word} once, found {found}")
