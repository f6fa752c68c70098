"""What the cards do, in words: terminal and browser have them from the facts, and say the same."""

from regnum.games.paladins.tables import Tables
from regnum.games.paladins.words import (
    outsider_msg,
    outsider_scoring,
    paladin_ability,
    paladin_msg,
    townsfolk_ability,
    townsfolk_msg,
)
from regnum.kernel.messages import words_to_json


def words_of(t: Tables) -> dict[str, object]:
    """Every paladin, townsfolk and outsider by name, with what it does."""
    return {
        "paladin": {
            name: words_to_json(paladin_msg(t, i), [paladin_ability(t, i)])
            for i, name in enumerate(t.paladin_ids)
        },
        "townsfolk": {
            name: words_to_json(townsfolk_msg(t, i), [townsfolk_ability(t, i)])
            for i, name in enumerate(t.townsfolk_ids)
        },
        "outsider": {
            name: words_to_json(outsider_msg(t, i), [outsider_scoring(t, i)])
            for i, name in enumerate(t.outsider_ids)
        },
    }
