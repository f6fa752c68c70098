"""What the tests of the catalogue read: message files, and the messages that the sources ask for."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import regnum
from regnum.kernel.messages import Msg

SOURCES = Path(str(files(regnum)))
LISTS = ("list-and", "list-or")  # joined by the catalogue itself, with the messages it names


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.names.add(node.id.name)


def entries(language: str) -> Iterator[tuple[str, ftl.EntryType]]:
    """Every entry of a language with the name of its file."""
    for path in sorted((SOURCES / "i18n" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            yield path.name, entry


@cache
def placeholders(language: str) -> dict[str, set[str]]:
    """The keys of a language, each with the arguments its text asks for."""
    out: dict[str, set[str]] = {}
    for _, entry in entries(language):
        if isinstance(entry, ftl.Message):
            variables = _Variables()
            variables.visit(entry)
            out[entry.id.name] = variables.names
    return out


@cache
def declared() -> dict[str, set[str]]:
    """The keys of English, each with the arguments that its own comment names: `# $n (number) - how many.`"""
    out: dict[str, set[str]] = {}
    for _, entry in entries("en"):
        if isinstance(entry, ftl.Message):
            comment = entry.comment.content if entry.comment and entry.comment.content else ""
            out[entry.id.name] = set(re.findall(r"\$([a-z][a-z0-9_]*)", comment))
    return out


@cache
def given_by_sources() -> dict[str, set[str]]:
    """What messages are given wherever they stand in the sources with all of their arguments."""
    out: dict[str, set[str]] = {}
    for _, key, args in literal_messages():
        if args is not None:
            out[key] = out[key] & args if key in out else args
    return out


def not_given(file: re.Pattern[str], heard: dict[str, set[str]]) -> dict[str, set[str]]:
    """What comments promise that neither a whole game nor the sources have shown to be given, by message."""
    out: dict[str, set[str]] = {}
    for name, entry in entries("en"):
        if file.fullmatch(name) and isinstance(entry, ftl.Message):
            key = entry.id.name
            given = heard.get(key, given_by_sources().get(key, set())) | placeholders("en")[key]
            if declared()[key] - given:
                out[key] = declared()[key] - given
    return out


def literal_messages() -> Iterator[tuple[str, str, set[str] | None]]:
    """Where and what: each `Msg("...")` in the sources, with its arguments where they stand there."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Msg"):
                continue
            key = node.args[0] if node.args else None
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield f"{path.name}:{node.lineno}", key.value, _argument_names(node)


def _argument_names(call: ast.Call) -> set[str] | None:
    """The names in a literal dict of arguments; None if they are put together elsewhere."""
    if len(call.args) < 2:
        return set()
    given = call.args[1]
    if not isinstance(given, ast.Dict):
        return None
    names = [key.value for key in given.keys if isinstance(key, ast.Constant)]
    return {str(name) for name in names} if len(names) == len(given.keys) else None


@cache
def string_constants() -> set[str]:
    """Every text that stands in the sources: a key among them is used."""
    found: set[str] = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def parts(msg: Msg) -> Iterator[Msg]:
    """A message and all messages within its arguments."""
    yield msg
    for arg in msg.args.values():
        for inner in arg if isinstance(arg, list) else [arg]:
            if isinstance(inner, Msg):
                yield from parts(inner)
