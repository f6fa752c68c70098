"""How Turn, Group and CounterBlack number their options: all alike, so that a number says what it is.

A target, a die with its district, a cube by the place of its card, a power of influence, and the rest.
"""

from regnum.games.troyes.const import (
    OPT_BEAT,
    OPT_CUBE,
    OPT_DIE,
    OPT_FLIP,
    OPT_REROLL,
    OPT_TARGET,
)


def aims(option: int) -> bool:
    """A target is chosen."""
    return option < OPT_DIE


def target_option(target: int) -> int:
    return OPT_TARGET + target


def target_in(option: int) -> int:
    return option - OPT_TARGET


def takes_die(option: int) -> bool:
    """A die is chosen."""
    return OPT_DIE <= option < OPT_CUBE


def die_option(ref: int) -> int:
    return OPT_DIE + ref


def die_in(option: int) -> int:
    """The reference of the die."""
    return option - OPT_DIE


def uses_cube(option: int) -> bool:
    """A delayed cube is chosen."""
    return OPT_CUBE <= option < OPT_REROLL


def cube_option(place: int) -> int:
    return OPT_CUBE + place


def cube_in(option: int) -> int:
    """The place of its card."""
    return option - OPT_CUBE


def uses_influence(option: int) -> bool:
    """A power of influence is chosen: a re-roll, a citizen, turning dice over."""
    return OPT_REROLL <= option <= OPT_FLIP


def reroll_option(code: int) -> int:
    return OPT_REROLL + code


def rerolled_in(option: int) -> int:
    """The code of the die."""
    return option - OPT_REROLL


def beats(option: int) -> bool:
    """Black dice are countered."""
    return option >= OPT_BEAT


def beat_option(mask: int) -> int:
    """mask: a bit per black die, the highest die lowest."""
    return OPT_BEAT + mask


def beaten_in(option: int) -> int:
    """The black dice as bits, the highest one lowest."""
    return option - OPT_BEAT
