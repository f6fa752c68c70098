"""Frameworks that may not be there: what is missing is said in words, with the extra that brings it."""

from collections.abc import Iterator
from contextlib import contextmanager

from regnum.kernel.messages import Msg, raw
from regnum.research.core.errors import MissingExtra

EXTRAS = {
    "numpy": "research",
    "gymnasium": "gymnasium",
    "pettingzoo": "pettingzoo",
    "pyarrow": "dataset",
    "pyspiel": "openspiel",
    "open_spiel": "openspiel",
}


@contextmanager
def needing(extra: str) -> Iterator[None]:
    """Import what an extra brings; raises MissingExtra if it is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing not in EXTRAS:
            raise
        args = {"module": raw(missing), "extra": raw(f"regnum[{extra}]")}
        raise MissingExtra(Msg("error-research-extra", args)) from None  # type: ignore[arg-type]
