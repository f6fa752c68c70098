"""What the cards do, in words: terminal and browser have them from the facts, and say the same."""

from regnum.games.paladins.box.box import Box
from regnum.games.paladins.words.names import (
    outsider_msg,
    outsider_scoring,
    paladin_ability,
    paladin_msg,
    townsfolk_ability,
    townsfolk_msg,
)
from regnum.kernel.messages import words_to_json


def words_of(box: Box) -> dict[str, object]:
    """Every paladin, townsfolk and outsider by name, with what it does."""
    return {
        "paladin": {
            name: words_to_json(paladin_msg(box, i), [paladin_ability(box, i)])
            for i, name in enumerate(box.paladin_ids)
        },
        "townsfolk": {
            name: words_to_json(townsfolk_msg(box, i), [townsfolk_ability(box, i)])
            for i, name in enumerate(box.townsfolk_ids)
        },
        "outsider": {
            name: words_to_json(outsider_msg(box, i), [outsider_scoring(box, i)])
            for i, name in enumerate(box.outsider_ids)
        },
    }
