"""The manual of a game's scenarios: it names everything there is, and its examples hold."""

import re
from collections.abc import Iterable
from pathlib import Path

from regnum.kernel.events import EventKind
from regnum.scenario.command import run_text

DOCS = Path(__file__).resolve().parents[2] / "docs"


class Manual:
    """A page of docs/."""

    def __init__(self, page: str) -> None:
        self.text = (DOCS / page).read_text("utf-8")

    def missing(self, names: Iterable[str], phases: Iterable[str], events: list[EventKind]) -> list[str]:
        """Fields and reasons, phases and events with their details that the page does not name."""
        named = {*re.findall(r"`([\w-]+)`", self.text), *re.findall(r"\.([\w-]+)", self.text)}
        missing = [name for name in names if name not in named]
        missing += [phase for phase in phases if f'`"{phase}"`' not in self.text]
        for event in events:
            details = ", ".join(f"`{name}`" for name in event.names[1:])
            missing += [] if f"| `{event.name}` | {details} |" in self.text else [event.name]
        return missing

    def check_examples(self, count: int) -> None:
        """The whole scenarios of the page, of which there are so many, hold; parts are not run."""
        blocks = [block.partition("\n```")[0] for block in self.text.split("```toml\n")[1:]]
        whole = [block for block in blocks if block.startswith("title")]
        assert len(whole) == count
        for block in whole:
            result = run_text(block)
            assert result.passed, (result.failures, result.problems)
