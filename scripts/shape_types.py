"""TypeScript of the shapes of a game (src/regnum/games/<game>/shapes), read from their source.

The source, not the types at run time: it has the names of types and the comments, which the client's
reader needs as much as ours.
"""

import ast
import io
import tokenize
from pathlib import Path

import fact_types

PARTS = ("names", "view", "words", "choices", "events")
PLAIN = {"int": "number", "str": "string", "bool": "boolean", "None": "null"}
HEAD = """// Written by scripts/web_types from src/regnum/games/{game} (shapes, box/schema.py): do not edit.

import type {{ Message }} from "../../net/messages.ts";
"""


class Source:
    """One file of shapes with the comments at the ends of its lines."""

    def __init__(self, path: Path) -> None:
        text = path.read_text("utf-8")
        self.tree = ast.parse(text)
        tokens = tokenize.generate_tokens(io.StringIO(text).readline)
        self.comments = {
            token.start[0]: token.string.lstrip("# ")
            for token in tokens
            if token.type == tokenize.COMMENT and token.line.split("#")[0].strip()
        }

    def comment(self, node: ast.stmt | ast.expr) -> str:
        found = self.comments.get(node.end_lineno or node.lineno, "")
        return f" // {found}" if found else ""


def typescript(folder: Path, game: str, events: dict[str, dict[str, str]]) -> str:
    """All shapes of a game, and its facts; `events` has the kinds of the fields of every event by name."""
    out = [HEAD.format(game=game)]
    for part in PARTS:
        source = Source(folder / f"{part}.py")
        for node in source.tree.body:
            out += written(node, source, game.capitalize(), events)
    return "\n".join([*out, fact_types.typescript(game)])


def written(node: ast.stmt, source: Source, prefix: str, events: dict[str, dict[str, str]]) -> list[str]:
    """A statement of the source, if it declares something."""
    if isinstance(node, ast.ClassDef):
        return record(node, source)
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return alias(node.targets[0].id, node.value, source.comment(node))
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        assert isinstance(node.value, ast.Dict)
        table = by_name(node.value)
        if node.target.id == "CHOICES":
            return choices(prefix, table, source)
        return fields(prefix, {name: type_of(value) for name, value in table.items()}, events)
    return []


def record(node: ast.ClassDef, source: Source) -> list[str]:
    """A TypedDict as an interface."""
    lines = [f"/** {line} */" for line in [ast.get_docstring(node)] if line]
    lines.append(f"export interface {node.name} {{")
    for field in node.body:
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            kind, mark = field.annotation, ""
            if is_call_of(kind, "NotRequired"):
                assert isinstance(kind, ast.Subscript)
                kind, mark = kind.slice, "?"
            lines.append(f"  {field.target.id}{mark}: {type_of(kind)};{source.comment(field)}")
    return [*lines, "}", ""]


def alias(name: str, value: ast.expr, comment: str) -> list[str]:
    """A named type; fixed sets of names are lists too, so that the client can go through them."""
    if not is_call_of(value, "Literal"):
        return [f"export type {name} = {type_of(value)};{comment}", ""]
    names = type_of(value).replace(" | ", ", ")
    constant = plural(name)
    return [
        f"export const {constant} = [{names}] as const;{comment}",
        f"export type {name} = (typeof {constant})[number];",
        "",
    ]


def plural(name: str) -> str:
    """`PortReward` as `PORT_REWARDS`."""
    words = "".join(f"_{letter}" if letter.isupper() and i else letter for i, letter in enumerate(name))
    return words.upper() + "S"


def choices(prefix: str, table: dict[str, ast.expr], source: Source) -> list[str]:
    """The arguments of every kind of choice."""
    lines = ["/** The arguments of choices, by their kind. */", f"export interface {prefix}Args {{"]
    for kind, args in table.items():
        assert isinstance(args, ast.Dict)
        inside = "; ".join(f"{name}: {type_of(value)}" for name, value in by_name(args).items())
        shape = f"{{ {inside} }}" if inside else "Record<string, never>"
        lines.append(f"  {key(kind)}: {shape};{source.comment(args)}")
    return [*lines, "}", ""]


def fields(prefix: str, kinds: dict[str, str], events: dict[str, dict[str, str]]) -> list[str]:
    """The fields of every event."""
    lines = ["/** The fields of events, by their names. */", f"export interface {prefix}Fields {{"]
    for event, named in events.items():
        inside = "; ".join(f"{key(name)}: {kinds[kind]}" for name, kind in named.items())
        lines.append(f"  {key(event)}: {{ {inside} }};")
    return [*lines, "}", ""]


def by_name(table: ast.Dict) -> dict[str, ast.expr]:
    """The entries of a dict with plain names as keys."""
    found = {}
    for name, value in zip(table.keys, table.values, strict=True):
        assert isinstance(name, ast.Constant)
        found[str(name.value)] = value
    return found


def key(name: str) -> str:
    return name if name.isidentifier() else f'"{name}"'


def is_call_of(node: ast.expr, name: str) -> bool:
    """Whether this is `name[...]`."""
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name) and node.value.id == name


def type_of(node: ast.expr) -> str:
    """An annotation in TypeScript."""
    if isinstance(node, ast.BinOp):  # a | b
        return f"{type_of(node.left)} | {type_of(node.right)}"
    if isinstance(node, ast.Name):
        return PLAIN.get(node.id, node.id)
    if isinstance(node, ast.Constant):
        if node.value is None:
            return "null"
        return f'"{node.value}"' if isinstance(node.value, str) else str(node.value).lower()
    assert isinstance(node, ast.Subscript)
    assert isinstance(node.value, ast.Name)
    return generic(node.value.id, node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice])


def generic(name: str, of: list[ast.expr]) -> str:
    """`list[...]`, `dict[...]`, `tuple[...]`, `Literal[...]`."""
    inner = [type_of(each) for each in of]
    if name == "list":
        return f"({inner[0]})[]" if "|" in inner[0] else f"{inner[0]}[]"
    if name == "dict":
        return f"Record<{inner[0]}, {inner[1]}>"
    if name == "tuple":
        return f"[{', '.join(inner)}]"
    assert name == "Literal", name
    return " | ".join(inner)
