"""Datasets: decisions of recorded games or of bots as arrays, with where they come from (docs/research.md).

`source.py` says which games, `playing.py` makes one of them from its number alone, here or elsewhere,
`shards.py` is one file of them, `folder.py` all of them. The command is `regnum dataset`.
"""

from regnum.research.dataset.folder import Dataset, read_dataset
from regnum.research.dataset.shards import Shard, read_shard

__all__ = ["Dataset", "Shard", "read_dataset", "read_shard"]
