"""What is worked out from the components, once, so that the rules need not look for it."""

from regnum.games.gugong.box import limits
from regnum.games.gugong.box.box import Box
from regnum.games.gugong.const import DECREE_EFFECTS, TOKEN_DOUBLE


def derive(box: Box) -> None:
    """Fill the attributes that are made of others."""
    box.decree_levels = limits.DECREE_LEVELS
    box.ports = len(box.port_reward)
    box.effect_decrees = [0] * DECREE_EFFECTS
    box.effect_amount = [0] * DECREE_EFFECTS
    for decree, effect in enumerate(box.decree_effect):
        box.effect_decrees[effect] |= 1 << decree
        box.effect_amount[effect] = box.decree_amount[decree]
    looks = list(zip(box.gift_value, box.gift_action, box.gift_amount, strict=True))
    box.gift_face = [looks.index(look) for look in looks]
    box.token_double = box.token_effect.index(TOKEN_DOUBLE) if TOKEN_DOUBLE in box.token_effect else -1
