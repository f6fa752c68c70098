"""Colours of the client come from tokens: a palette is one table, light and dark side by side."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"
# Drawings are pictures: their pigments are their own, and mean nothing elsewhere.
DRAWINGS = frozenset(("art", "icons"))
HEX = r"#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b"
FUNCTION = r"(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\("
# Not all of CSS's 148 names: those that somebody writes without looking them up.
NAMES = "black white gr[ae]y silver red maroon orange gold yellow green lime teal blue navy purple pink brown"
NAME = rf"(?<![\w-])(?:{NAMES.replace(' ', '|')})(?![\w-])"
LITERAL = re.compile(f"{HEX}|{FUNCTION}", re.IGNORECASE)
LITERAL_OR_NAME = re.compile(f"{HEX}|{FUNCTION}|{NAME}", re.IGNORECASE)
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
# What stands between a property's colon and the end of its declaration.
VALUE = re.compile(r"^\s*[a-z-]+:([^;{]*);", re.MULTILINE)


def style_sheets() -> Iterator[Path]:
    return (path for path in sorted(SOURCES.rglob("*.css")) if path.name != "tokens.css")


def scripts() -> Iterator[Path]:
    found = sorted((*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.tsx")))
    return (path for path in found if not DRAWINGS & set(path.relative_to(SOURCES).parts))


def literals(css: str) -> list[str]:
    """The colours that a style sheet names outright."""
    return [
        found[0] for value in VALUE.findall(COMMENT.sub("", css)) for found in LITERAL_OR_NAME.finditer(value)
    ]


@pytest.mark.parametrize(
    ("css", "found"),
    [
        ("a {\n  color: #fff;\n}", ["#fff"]),
        ("a {\n  box-shadow:\n    0 0 0 1px Gold,\n    0 0 4px rgb(0 0 0 / 0.4);\n}", ["Gold", "rgb("]),
        ("a {\n  --on: light-dark(#12345678, var(--x));\n}", ["#12345678"]),
        ("/* #fff */ #abc .red {\n  color: var(--red);\n  background: transparent;\n}", []),
        ("a {\n  color: color-mix(in srgb, var(--gold) 40%, currentColor);\n}", []),
    ],
)
def test_literals_are_found(css: str, found: list[str]) -> None:
    assert literals(css) == found


def test_style_sheets_take_their_colours_from_tokens() -> None:
    assert {str(path): found for path in style_sheets() if (found := literals(path.read_text("utf-8")))} == {}


def test_scripts_take_their_colours_from_tokens() -> None:
    found = {str(path): LITERAL.findall(path.read_text("utf-8")) for path in scripts()}
    assert {path: colours for path, colours in found.items() if colours} == {}


def test_every_palette_is_a_table_of_tokens() -> None:
    """A tokens file dresses nothing itself: custom properties and the theme, nothing else."""
    for path in sorted(SOURCES.rglob("tokens.css")):
        names = re.findall(r"^\s*([a-z-]+):", COMMENT.sub("", path.read_text("utf-8")), re.MULTILINE)
        assert {name for name in names if not name.startswith("--")} <= {"color-scheme"}, path
