"""The words of the browser client: every key it asks for is there, every one there is asked for."""

import re
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import ast as ftl
from tests.i18n.reading import LISTS, SOURCES, entries, placeholders

from regnum.ai.levels import LEVELS
from regnum.games import GAMES
from regnum.games.paladins import const
from regnum.games.paladins.words.say import ROWS

ROOT = Path(__file__).parents[2]
ALL = ("paladins", "troyes", "gugong")
CLIENT = ROOT / "web" / "src"
GAME = "|".join(ALL)
OF_THE_CLIENT = re.compile(rf"web.*\.ftl|({GAME})-rules\.ftl")


@cache
def from_the_server() -> set[str]:
    """Names that come from the server and are put into keys: games, levels, options, cards, what counts."""
    found = {*ALL, *LEVELS, *const.ACTION_NAMES, *const.REWARD_NAMES, *ROWS.values()}
    for spec in GAMES.values():
        found |= {option.name for option in spec.options}
        found |= {value for option in spec.options for value in option.values}
    for path in sorted([*SOURCES.glob("games/*/**/*"), *SOURCES.glob("examples/*.toml")]):
        if path.suffix in (".py", ".toml"):
            found |= set(re.findall(r"[a-z0-9]+(?:[_-][a-z0-9]+)*", path.read_text("utf-8")))
    return {name.replace("_", "-") for name in found}


@cache
def source() -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(CLIENT.rglob("*.ts*")))


@cache
def literals() -> set[str]:
    return set(re.findall(r'"([^"\n]*)"', source()))


@cache
def templates() -> list[re.Pattern[str]]:
    """Texts with gaps, each gap as a group; a bare dash between two gaps would match anything."""
    found = {text for text in re.findall(r"`([^`\n]*)`", source()) if "${" in text}
    gaps = [re.split(r"\$\{[^`]*?\}", text) for text in found]
    return [
        re.compile("([a-z0-9-]+)".join(map(re.escape, parts))) for parts in gaps if len("".join(parts)) > 3
    ]


@cache
def words() -> set[str]:
    """Everything that could be a name in the sources, and the rulings, whose ids are counted there."""
    told = set(re.findall(r"[a-z0-9_]+(?:-[a-z0-9_]+)*", source().lower()))
    for path in sorted((ROOT / "docs" / "rulings").glob("*.md")):
        told |= {name.lower() for name in re.findall(r"R-[PTG]\d+", path.read_text("utf-8"))}
    return {word.replace("_", "-") for word in told} | from_the_server()


def is_asked_for(key: str, depth: int = 3) -> bool:
    """Whether it stands in the sources, or can be put together from a template and names there."""
    if key in literals():
        return True
    matches = (pattern.fullmatch(key) for pattern in templates())
    return depth > 0 and any(
        all(gap in words() or is_asked_for(gap, depth - 1) for gap in found.groups())
        for found in matches
        if found
    )


def test_every_key_the_client_names_exists() -> None:
    known = placeholders("en").keys()
    asked = {text for text in literals() if re.fullmatch(rf"(web|{GAME})-[a-z0-9-]*[a-z0-9]", text)}
    assert len(asked) > 150
    assert asked - known - set(LISTS) == set()


def test_no_text_of_the_client_is_idle() -> None:
    ours = {
        entry.id.name
        for file, entry in entries("en")
        if OF_THE_CLIENT.fullmatch(file) and isinstance(entry, ftl.Message)
    }
    assert len(ours) > 400
    assert {key for key in ours if not is_asked_for(key)} == set()


def test_an_idle_text_would_be_found() -> None:
    assert is_asked_for("web-paladins-help-price")
    assert is_asked_for("paladins-rule-p40")
    assert not is_asked_for("web-paladins-help-nobody-asks-for-this")
    assert not is_asked_for("paladins-rule-p47")
    assert (SOURCES / "i18n" / "en" / "web.ftl").exists()


def test_combined_keys_exist() -> None:
    """What the client puts together from names of the rules: help for each action, words for options."""
    wanted = [f"web-paladins-help-action-{const.ACTION_NAMES[a]}" for a in range(const.ACTIONS)]
    pairs = product(("paladins-option-difficulty-",), const.DIFFICULTY_NAMES)
    wanted += [start + end for start, end in pairs]
    assert set(wanted) - placeholders("en").keys() == set()
