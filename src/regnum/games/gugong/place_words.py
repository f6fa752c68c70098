"""What the locations bring, and things on their boards, in words."""

from regnum.kernel.messages import Msg


def intrigue_msg(n: int) -> Msg:
    """Steps of the intrigue marker."""
    return Msg("gugong-gain-intrigue", {"n": n})


def envoy_msg(n: int) -> Msg:
    """Steps of the envoy."""
    return Msg("gugong-gain-envoy", {"n": n})


def vp_msg(n: int) -> Msg:
    return Msg("gugong-gain-vp", {"n": n})


def jade_msg(n: int) -> Msg:
    return Msg("gugong-gain-jade", {"n": n})


def house_msg(house: int, houses: int) -> Msg:
    """A house of the Jade location, or the square after them."""
    return Msg("gugong-house", {"n": house + 1}) if house < houses else Msg("gugong-square")
