"""No message of English is idle: each is named in the sources, or can be put together from names there."""

import ast
import re
from collections.abc import Iterator
from functools import cache

from tests.i18n import test_client_words as client
from tests.i18n.held import anatomies
from tests.i18n.reading import LISTS, SOURCES, string_constants

# The client puts them together from the values of an option, which are no names.
MADE = {f"gugong-option-sets-{sets}" for sets in ("2-3", "4-5")}
GAP = "([a-z0-9_-]+)"


@cache
def patterns() -> list[re.Pattern[str]]:
    """Texts with gaps in the sources of Python: f"paladins-{name}", "paladins-" + name, beginnings."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            found |= set(gapped(node))
    found |= {re.escape(text) + GAP for text in string_constants() if re.fullmatch(r"[a-z][a-z0-9-]+-", text)}
    return [re.compile(text) for text in found if len(text.replace(GAP, "")) > 3]


def gapped(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.JoinedStr):
        yield "".join(part_of(part) for part in node.values)
    elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        yield part_of(node)


def part_of(node: ast.AST) -> str:
    """A piece of a text: itself if it stands there, else a gap."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return part_of(node.left) + part_of(node.right)
    if isinstance(node, ast.JoinedStr):
        return "".join(part_of(part) for part in node.values)
    return GAP


@cache
def names() -> set[str]:
    """Every name a key may be put together from: texts of the sources that are names, words of data files."""
    found = {text for text in string_constants() if re.fullmatch(r"[a-z0-9_ -]+", text)}
    for path in SOURCES.rglob("*.toml"):
        found |= set(re.findall(r"[a-z0-9]+(?:[_-][a-z0-9]+)*", path.read_text("utf-8")))
    kinds = {re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower() for name in classes()}
    return {re.sub("[_ ]", "-", name).strip("-") for name in found} | kinds


@cache
def classes() -> set[str]:
    """Names of classes: a question is called after its frame."""
    texts = (path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    return {name for text in texts for name in re.findall(r"^class (\w+)", text, re.M)}


def is_named(gap: str) -> bool:
    """A name, or two of them: `hunt-1`, `travel-b`."""
    cuts = [i for i, letter in enumerate(gap) if letter == "-"]
    return gap in names() or any(gap[:i] in names() and gap[i + 1 :] in names() for i in cuts)


def is_used(key: str, depth: int = 2) -> bool:
    if key in string_constants() or client.is_asked_for(key):
        return True
    matches = (pattern.fullmatch(key) for pattern in patterns())
    return depth > 0 and any(
        all(is_named(gap) or is_used(gap, depth - 1) for gap in found.groups()) for found in matches if found
    )


def test_no_message_is_idle() -> None:
    referred = set().union(*(anatomy.references for anatomy in anatomies("en").values()))
    joined = {f"{kind}-{end}" for kind in LISTS for end in ("two", "more")}
    idle = [key for key in anatomies("en") if key not in referred | joined | MADE and not is_used(key)]
    assert idle == []


def test_an_idle_message_would_be_found() -> None:
    assert is_used("term-menu-resume")
    assert is_used("paladins-difficulty-hard")
    assert not is_used("term-menu-nobody-says-this")
    assert not is_used("error-nobody-says-this")
