"""Names and effects of the cards of Troyes, and its rules pages: all there, none idle."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from tests.i18n.reading import entries, placeholders

from regnum.games.troyes import const
from regnum.games.troyes.box.box import Box
from regnum.games.troyes.box.load import load
from regnum.games.troyes.words.cards import (
    character_effect_msg,
    effect_msgs,
    event_effect_msgs,
    solo_msgs,
)
from regnum.games.troyes.words.names import card_msg, character_msg, event_msg
from regnum.i18n import Catalog
from regnum.kernel.messages import Msg

TEXT = (files("regnum.games.troyes.box") / "components.toml").read_text(encoding="utf-8")
TABLES = load(TEXT)
ROOT = Path(__file__).parents[2]


def messages(t: Box) -> list[Msg]:
    """Everything that can be said about the cards of a component file."""
    out: list[Msg] = []
    for card in range(len(t.card_ids)):
        out += [card_msg(t, card), *effect_msgs(t, card), *solo_msgs(t, card)]
    for event in range(len(t.event_ids)):
        out += [event_msg(t, event), *event_effect_msgs(t, event)]
    for character in range(len(t.character_ids)):
        out += [character_msg(t, character), *(character_effect_msg(t, character, n) for n in (1, 2, 3, 4))]
    return out


def keys_in(msg: Msg) -> set[str]:
    found = {msg.key}
    for arg in msg.args.values():
        for inner in arg if isinstance(arg, list) else [arg]:
            found |= keys_in(inner) if isinstance(inner, Msg) else set()
    return found


def of_file(name: str) -> set[str]:
    return {e.id.name for file, e in entries("en") if file == name and isinstance(e, ftl.Message)}


def test_everything_can_be_told() -> None:
    words = Catalog("en", plain=True)
    texts = [words.text(msg) for msg in messages(TABLES)]
    assert not words.missing
    assert not words.broken
    assert not any("{" in text or "[" in text for text in texts)
    assert all(text.endswith(".") for text in texts if len(text) > 30)


def test_no_text_is_idle() -> None:
    used = {key for msg in messages(TABLES) for key in keys_in(msg)}
    # The printed cards show these colours only as "any".
    kept = {"troyes-effect-set-each"}
    assert of_file("troyes-cards.ftl") - used == kept
    assert "set_each" in const.EFFECT_NAMES


@pytest.mark.parametrize(
    ("card", "part"),
    [
        ("merchant", "2 deniers"),
        ("goldsmith", "2 deniers and 1 VP"),
        ("priest", "City Hall"),
        ("monk", "3 yellow dice"),
        ("tithe", "one yellow die"),
        ("glassblower", "every 2 cubes"),
        ("archer", "from 3 up"),
        ("pilgrimage", "different colours"),
    ],
)
def test_numbers_come_from_the_components(card: str, part: str) -> None:
    words = Catalog("en", plain=True)
    told = effect_msgs(TABLES, TABLES.card_ids.index(card))
    assert part in " ".join(words.text(msg) for msg in told)


def test_another_component_file_is_told_with_its_numbers() -> None:
    t = load(
        TEXT.replace('effect = "gain", gain = { denier = 2 } }', 'effect = "gain", gain = { denier = 7 } }')
    )
    words = Catalog("en", plain=True)
    assert "7 deniers" in words.text(effect_msgs(t, t.card_ids.index("merchant"))[0])
    t = load(
        TEXT.replace('number = 5, dice = "any", not_for', 'number = 5, dice = "red", not_for').replace(
            '"cathedral"], on_mixed = true },\n  { id = "templar"', '"cathedral"] },\n  { id = "templar"'
        )
    )
    assert "red group into a 5" in words.text(effect_msgs(t, t.card_ids.index("apprenticeship"))[0])


# --- rules pages ------------------------------------------------------------------------------------------


def test_every_rule_and_ruling_has_its_text() -> None:
    told = of_file("troyes-rules.ftl")
    source = (ROOT / "web" / "src" / "home" / "rules.ts").read_text("utf-8")
    chapters = source[source.index("troyes: [") : source.index("gugong: [")]
    rules = set(re.findall(r"\bT\d+\b", chapters))
    rulings = re.findall(
        r"^\| (R-T\d+) \|", (ROOT / "docs" / "rulings" / "troyes.md").read_text("utf-8"), re.M
    )
    assert len(rules) > 40
    assert rulings == [f"R-T{n:02}" for n in range(1, len(rulings) + 1)]
    wanted = {f"troyes-rule-{name.lower()}" for name in (*rules, *rulings)}
    wanted |= {f"troyes-rules-{name}" for name in ("rulings", *re.findall(r'\["([a-z]+)"', chapters))}
    assert told == wanted


def test_the_texts_ask_for_nothing() -> None:
    asked = {key: names for key, names in placeholders("en").items() if key.startswith("troyes-rule")}
    assert asked
    assert not any(asked.values())
