"""The component files of all games: whatever is done to them, a file is read or refused with reasons."""

import re
import tomllib
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from tests.games.component_checks import ORIGINS, ComponentFile

from regnum.games import GAMES
from regnum.kernel.box import BaseBox

FILES = {name: ComponentFile[BaseBox](name, spec.load) for name, spec in GAMES.items()}
EVERY_GAME = pytest.mark.parametrize("file", list(FILES.values()), ids=list(FILES))
AnyFile = ComponentFile[BaseBox]

PIECES = [
    *("=", "{", "}", "[", "]", ",", '"', "'", "0", "-1", "true", "1e400", "nan", "1979-05-27"),
    *("\ud800", "\0", "\n", "#"),
]
VALUES = [
    *("{}", "[]", "''", "-1", "0x" + "f" * 5000, "9" * 5000, "inf", "false", "[[]]", "[{}]"),
    *("{ origin = 1 }", "['palace_1']"),
]
DEEP = ["[" * 5000, "a = " + "[" * 5000, "a = " + "{a=" * 5000, "a." * 5000 + "a = 1"]


# --- what is told -------------------------------------------------------------------------------------


@EVERY_GAME
def test_syntax_errors_name_the_line(file: AnyFile) -> None:
    number = re.search(r"^\w+ = \d+$", file.text, re.MULTILINE)
    assert number is not None
    wrong = number[0].replace(" = ", " = = ")
    (problem,) = file.problems(file.text[: number.start()] + wrong + file.text[number.end() :])
    line = file.text[: number.start()].count("\n") + 1
    assert problem.startswith("not valid TOML")
    assert f"line {line}" in problem


@EVERY_GAME
def test_all_sections_that_are_missing_are_told(file: AnyFile) -> None:
    assert len(file.problems("")) > 15


@pytest.mark.parametrize("text", DEEP)
@EVERY_GAME
def test_deep_nesting_is_refused(file: AnyFile, text: str) -> None:
    assert file.problems(text)


# --- nothing but ComponentError -----------------------------------------------------------------------


@EVERY_GAME
@settings(deadline=None)
@given(st.text())
@example("\ud800 = 1")
def test_random_text(file: AnyFile, text: str) -> None:
    assert file.load_or_refuse(text) is None


@EVERY_GAME
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_random_edits(file: AnyFile, data: st.DataObject) -> None:
    text = file.text
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 30))
        middle = data.draw(st.one_of(st.just(""), st.sampled_from(PIECES), st.text(max_size=5)))
        text = text[:start] + middle + text[start + length :]
    file.load_or_refuse(text)


@EVERY_GAME
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_lines_left_out_or_doubled(file: AnyFile, data: st.DataObject) -> None:
    lines = file.text.splitlines(keepends=True)
    numbers = data.draw(st.lists(st.integers(0, len(lines) - 1), min_size=1, max_size=4))
    times = data.draw(st.sampled_from([0, 2]))
    for number in numbers:
        lines[number] = lines[number] * times
    file.load_or_refuse("".join(lines))


@EVERY_GAME
@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_any_value_in_any_place(file: AnyFile, data: st.DataObject) -> None:
    lines = file.text.splitlines(keepends=True)
    starts = [number for number, line in enumerate(lines) if " = " in line and not line.startswith("#")]
    number = data.draw(st.sampled_from(starts))
    parts = lines[number].split(" = ")
    place = data.draw(st.integers(1, len(parts) - 1))
    new = data.draw(st.sampled_from(VALUES))
    rest = parts[place].lstrip('"[{ abcdefghijklmnopqrstuvwxyz_0123456789.-')
    lines[number] = " = ".join([*parts[:place], new + rest, *parts[place + 1 :]])
    file.load_or_refuse("".join(lines))


# --- the catalogue ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(GAMES))
def test_catalogue_shows_every_entry_with_its_provenance(name: str) -> None:
    sections = GAMES[name].catalogue(FILES[name].tables)
    names = [section for section, _ in sections]
    parsed: dict[str, Any] = tomllib.loads(FILES[name].text)
    assert set(names) == set(parsed) - {"game", "format", "sources"}
    assert len(set(names)) == len(names)
    for section, rows in sections:
        assert rows
        for _, value, provenance in rows:
            assert ": " in value
            assert provenance.split(":")[0] in ORIGINS, (section, value)
    shown = {f"{section}.{entry}" for section, rows in sections for entry, _, _ in rows}
    written = {
        f"{section}.{entry['id']}"
        for section, data in parsed.items()
        for listed in (data.values() if isinstance(data, dict) else [])
        for entry in (listed if isinstance(listed, list) else [])
        if isinstance(entry, dict) and "id" in entry
    }
    assert len(written) > 30
    assert written <= shown
