"""Component files as text: the other way round than `values.parse`, one line for every card.

TOML is written here and nowhere else. Comments of the file it came from are not kept.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Final, cast

from regnum.components.values import is_id

WIDEST: Final = 100  # lists of tables that are longer have a line for each


def dumps(root: Mapping[str, object], remark: str = "") -> str:
    """A component file; `remark` stands above it as a comment."""
    lines = [f"# {line}" for line in remark.splitlines()]
    lines += [_line(key, value) for key, value in root.items() if not isinstance(value, dict)]
    for name, value in root.items():
        if isinstance(value, dict):
            lines += ["", f"[{_key(name)}]", *_section(value)]
            if "prov" in value:
                lines += ["", f"[{_key(name)}.prov]", *_lines(cast(Mapping[str, object], value["prov"]))]
    return "\n".join(lines) + "\n"


def _section(table: Mapping[str, object]) -> list[str]:
    return _lines({key: value for key, value in table.items() if key != "prov"})


def _lines(table: Mapping[str, object]) -> list[str]:
    return [_line(key, value) for key, value in table.items()]


def _line(key: str, value: object) -> str:
    line = f"{_key(key)} = {_value(value)}"
    if isinstance(value, list) and len(line) > WIDEST:
        rows = "".join(f"  {_value(row)},\n" for row in value)
        return f"{_key(key)} = [\n{rows}]"
    return line


def _key(key: str) -> str:
    return key if is_id(key) else _text(key)


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, dict):
        inner = _joined(f"{_key(key)} = {_value(one)}" for key, one in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    return f"[{_joined(_value(one) for one in cast(Iterable[object], value))}]"


def _joined(parts: Iterable[str]) -> str:
    return ", ".join(parts)


def _text(text: str) -> str:
    """A basic string of TOML is one of JSON, but for a sign that JSON lets stand."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
