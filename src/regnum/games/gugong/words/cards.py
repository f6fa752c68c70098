"""What cards and tokens do, in words: terminal and browser have them from the facts, and say the same."""

from regnum.games.gugong.box.box import Box
from regnum.games.gugong.words.names import (
    automa_msg,
    benefit_msg,
    city_msg,
    decree_msg,
    gift_action_msg,
    gift_name_msg,
    token_msg,
)
from regnum.kernel.messages import words_to_json


def words_of(t: Box) -> dict[str, object]:
    """Everything by name, with what it does; tokens, decrees and benefits are called by what they do."""
    return {
        "gift": {
            name: words_to_json(gift_name_msg(t, i), [gift_action_msg(t, i)])
            for i, name in enumerate(t.gift_ids)
        },
        "token": {name: words_to_json(token_msg(t, i), []) for i, name in enumerate(t.token_ids)},
        "decree": {name: words_to_json(decree_msg(t, i), []) for i, name in enumerate(t.decree_ids)},
        "benefit": {
            str(steps): words_to_json(benefit_msg(t, i), []) for i, steps in enumerate(t.benefit_steps)
        },
        "city": {name: words_to_json(city_msg(t, i), []) for i, name in enumerate(t.city_ids)},
        "automa": {name: words_to_json(automa_msg(t, i), []) for i, name in enumerate(t.automa_ids)},
    }
