"""Bytes as arrays, without a copy. The one place of the core that needs numpy, and only when it is called."""

from typing import TYPE_CHECKING

from regnum.research.extras import needing

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def as_vector(data: bytearray) -> "NDArray[np.int16]":
    """An observation."""
    with needing("research"):
        import numpy as np
    return np.frombuffer(data, np.int16)


def as_mask(data: bytearray) -> "NDArray[np.int8]":
    """A mask: 1 where an id is on offer."""
    with needing("research"):
        import numpy as np
    return np.frombuffer(data, np.int8)
