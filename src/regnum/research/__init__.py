"""Regnum for research: three games with hidden information, real chance and long horizons.

    from regnum.research import aec_env, gym_env, make, openspiel_game

`make` needs numpy (the extra `research`) for arrays only; the others need an extra of their own:
`regnum[pettingzoo]`, `regnum[gymnasium]`, `regnum[openspiel]`. docs/research.md tells the whole.
"""

from regnum.research.core.errors import (
    BadInput,
    BadSetting,
    IllegalAction,
    MissingExtra,
    OutsideSpace,
    ResearchError,
)
from regnum.research.entry import aec_env, gym_env, make, openspiel_game, read_dataset, read_shard, vector_env
from regnum.research.env import Env, deserialise, replay

__all__ = [
    "BadInput",
    "BadSetting",
    "Env",
    "IllegalAction",
    "MissingExtra",
    "OutsideSpace",
    "ResearchError",
    "aec_env",
    "deserialise",
    "gym_env",
    "make",
    "openspiel_game",
    "read_dataset",
    "read_shard",
    "replay",
    "vector_env",
]
