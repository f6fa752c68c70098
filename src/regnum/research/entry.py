"""The entry points, which stay as they are. A framework is imported when its entry point is called."""

from typing import TYPE_CHECKING, Any

from regnum.research.env import Env
from regnum.research.extras import needing
from regnum.research.settings import table_of

if TYPE_CHECKING:
    from pathlib import Path

    from regnum.research.adapters.aec import RegnumAEC
    from regnum.research.adapters.gym import RegnumGym
    from regnum.research.adapters.vectorised import VectorEnv
    from regnum.research.dataset import Dataset, Shard


def make(
    game: str, players: int = 2, seed: object = None, *, returns: str = "rank", **options: object
) -> Env:
    """One game for programs of your own; raises BadSetting for a game, number or option there is not."""
    return Env(table_of(game, players, options), seed, returns)


def aec_env(
    game: str,
    players: int = 2,
    seed: object = None,
    *,
    returns: str = "rank",
    render_mode: str | None = None,
    **options: object,
) -> "RegnumAEC":
    """A PettingZoo AEC environment (the extra `pettingzoo`)."""
    with needing("pettingzoo"):
        from regnum.research.adapters.aec import RegnumAEC
    return RegnumAEC(make(game, players, seed, returns=returns, **options), seed, render_mode)


def gym_env(
    game: str,
    players: int = 2,
    opponents: str | list[str] = "random",
    seed: object = None,
    *,
    seat: int | None = None,
    returns: str = "rank",
    render_mode: str | None = None,
    **options: object,
) -> "RegnumGym":
    """A Gymnasium environment of one seat (the extra `gymnasium`).

    `opponents` is a level of bots (`random`, `squire`, `knight`, ...) for all other seats, or a list with one
    for each. With one player the opponent is the official automa. `seat` is drawn anew for each game if None.
    """
    with needing("gymnasium"):
        from regnum.research.adapters.gym import RegnumGym
    env = make(game, players, seed, returns=returns, **options)
    return RegnumGym(env, opponents, seat, render_mode)


def vector_env(
    game: str, players: int = 2, count: int = 8, workers: int = 2, seed: object = 0, **options: object
) -> "VectorEnv":
    """Many games at once in worker processes, in shared memory (the extra `research`)."""
    with needing("research"):
        from regnum.research.adapters.vectorised import VectorEnv
    return VectorEnv(game, players, count, workers, seed, options)


def openspiel_game(game: str, players: int = 2, **parameters: object) -> Any:
    """The game as an OpenSpiel `Game` (the extra `openspiel`); `pyspiel.load_game` knows it afterwards."""
    with needing("openspiel"):
        from regnum.research.adapters.openspiel import load
    return load(game, players, parameters)


def read_dataset(folder: "Path | str") -> "Dataset":
    """What `regnum dataset` has written (the extra `research`, for Parquet `dataset`); raises BadInput."""
    with needing("research"):
        from regnum.research.dataset.folder import read_dataset as read
    return read(folder)


def read_shard(path: "Path | str") -> "Shard":
    """One file of a dataset; raises BadInput."""
    with needing("research"):
        from regnum.research.dataset.shards import read_shard as read
    return read(path)
