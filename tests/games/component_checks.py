"""A component file under the hands of a test: its text, its tables, changes and what is said of them."""

from collections.abc import Callable
from importlib.resources import files
from typing import Generic, TypeVar

import pytest

from regnum.kernel.errors import ComponentError

ORIGINS = {"rulebook", "source", "memory", "reconstructed"}

Tables = TypeVar("Tables")


class ComponentFile(Generic[Tables]):
    """The component file of a game, as `load` reads it."""

    def __init__(self, game: str, load: Callable[[str], Tables]) -> None:
        self.load = load
        self.text = (files(f"regnum.games.{game}.box") / "components.toml").read_text(encoding="utf-8")
        self.tables = load(self.text)

    def changed(self, old: str, new: str) -> str:
        """The text with one place changed, which must be the only one of its kind."""
        assert self.text.count(old) == 1, f"{self.text.count(old)} times in the file: {old}"
        return self.text.replace(old, new)

    def problems(self, text: str) -> list[str]:
        """Why a text is refused."""
        with pytest.raises(ComponentError) as caught:
            self.load(text)
        assert caught.value.problems
        return caught.value.problems

    def load_or_refuse(self, text: str) -> Tables | None:
        """The tables, or None when the text is refused with at least one problem. Nothing else may come."""
        found: list[str] = []
        try:
            return self.load(text)
        except ComponentError as error:
            found = error.problems
        assert found
        return None
