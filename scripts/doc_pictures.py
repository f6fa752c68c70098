"""Which pictures the docs show."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
LINK = re.compile(r"(?:docs/)?pictures/([\w-]+\.\w+)")


def shown() -> set[str]:
    """The names of all pictures in README, CONTRIBUTING and docs."""
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    return {name for page in pages for name in LINK.findall(page.read_text("utf-8"))}
