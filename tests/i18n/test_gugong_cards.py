"""Names of the cards, tokens and places of Gùgōng, and its rules pages: all there, none idle."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from tests.i18n.reading import entries, placeholders

from regnum.games import game
from regnum.games.gugong import const
from regnum.games.gugong.box import limits
from regnum.games.gugong.box.box import Box
from regnum.games.gugong.box.load import load
from regnum.games.gugong.rules.scoring import PART_NAMES
from regnum.games.gugong.words.names import (
    CITIES,
    action_msg,
    benefit_msg,
    city_msg,
    decree_msg,
    gift_action_msg,
    gift_msg,
    place_msg,
    port_msg,
    reward_msg,
    ship_msg,
    token_msg,
    trade_msg,
)
from regnum.i18n import Catalog
from regnum.kernel.messages import Msg, text_key

TEXT = (files("regnum.games.gugong.box") / "components.toml").read_text(encoding="utf-8")
TABLES = load(TEXT)
ROOT = Path(__file__).parents[2]


def messages(t: Box) -> list[Msg]:
    """Everything that can be named, from a component file."""
    out = [place_msg(place) for place in range(const.BESIDE_BOARD + 1)]
    out += [action_msg(action) for action in range(len(const.GIFT_ACTION_NAMES))]
    for card in range(len(t.gift_ids)):
        out += [gift_msg(t, card), gift_action_msg(t, card)]
    out += [token_msg(t, token) for token in range(len(t.token_ids))]
    out += [decree_msg(t, decree) for decree in range(len(t.decree_ids))]
    out += [benefit_msg(t, benefit) for benefit in range(len(t.benefit_steps))]
    out += [reward_msg(t, reward) for reward in range(len(const.REWARD_NAMES))]
    out += [trade_msg(t, trade) for trade in range(len(t.trade_kind))]
    out += [city_msg(t, city) for city in range(len(t.city_ids))]
    return [*out, port_msg(6), ship_msg(0)]


def keys_in(msg: Msg) -> set[str]:
    found = {msg.key}
    for arg in msg.args.values():
        for inner in arg if isinstance(arg, list) else [arg]:
            found |= keys_in(inner) if isinstance(inner, Msg) else set()
    return found


def of_file(name: str) -> set[str]:
    return {e.id.name for file, e in entries("en") if file == name and isinstance(e, ftl.Message)}


def composed() -> set[str]:
    """Keys that the rules, the terminal and the browser put together from names."""
    found = {f"gugong-phase-{name}" for name in const.PHASE_NAMES}
    found |= {f"gugong-score-{text_key(name)}" for name in (*const.VP_NAMES, *PART_NAMES, "outside")}
    found |= {f"gugong-option-{option.name}" for option in game("gugong").options}
    found |= {f"gugong-dusk-{text_key(name)}" for name in limits.AUTOMA_BOTTOMS}
    return found | {"gugong-title", "gugong-tie-intrigue", "gugong-automa-card", "gugong-automa-focus"}


def test_everything_can_be_named() -> None:
    words = Catalog("en", plain=True)
    texts = [words.text(msg) for msg in messages(TABLES)]
    assert not words.missing
    assert not words.broken
    assert not any("{" in text or "[" in text for text in texts)


def test_no_name_is_missing_or_idle() -> None:
    used = {key for msg in messages(TABLES) for key in keys_in(msg)} | composed()
    assert used - placeholders("en").keys() == set()
    assert of_file("gugong-cards.ftl") - used == set()


def test_different_tokens_and_decrees_are_named_differently() -> None:
    words = Catalog("en", plain=True)
    for named in (
        [words.text(token_msg(TABLES, n)) for n in range(len(TABLES.token_ids))],
        [words.text(decree_msg(TABLES, n)) for n in range(len(TABLES.decree_ids))],
        [words.text(benefit_msg(TABLES, n)) for n in range(len(TABLES.benefit_steps))],
    ):
        assert len(set(named)) == len(named)


@pytest.mark.parametrize(
    ("old", "new", "decree", "told"),
    [
        (
            'effect = "vp_at_end", amount = 8',
            'effect = "vp_at_end", amount = 9',
            "vp_at_end",
            "9 VP at the end",
        ),
        ("amount = 2, most = 10", "amount = 3", "vp_per_jade", "at the end 3 VP for every jade"),
        ("", "", "vp_per_vp", "at the end 1 VP for every 3 VP, at most 10"),
        ("", "", "morning_envoy", "1 envoy step each morning"),
    ],
)
def test_numbers_come_from_the_components(old: str, new: str, decree: str, told: str) -> None:
    t = load(TEXT.replace(old, new)) if old else TABLES
    assert Catalog("en", plain=True).text(decree_msg(t, t.decree_ids.index(decree))) == told


# --- rules pages -------------------------------------------------------------------------------------


def test_every_rule_and_ruling_has_its_text() -> None:
    told = of_file("gugong-rules.ftl")
    source = (ROOT / "web" / "src" / "home" / "rules.ts").read_text("utf-8")
    chapters = source[source.index("gugong: [") :]
    chapters = chapters[: chapters.index("\n  ],")]
    rules = set(re.findall(r"\bG\d+\b", chapters))
    document = (ROOT / "docs" / "rulings" / "gugong.md").read_text("utf-8")
    rulings = re.findall(r"^\| (R-G\d+) \|", document, re.MULTILINE)
    assert len(rules) > 60
    names = (ROOT / "web" / "src" / "games" / "names.ts").read_text("utf-8")
    assert re.findall(r"R-G\d+", names) == rulings, "the client shows those of the document"
    assert rulings == [f"R-G{n:02}" for n in range(1, len(rulings) + 1)]
    wanted = {f"gugong-rule-{name.lower()}" for name in (*rules, *rulings)}
    wanted |= {f"gugong-rules-{name}" for name in ("rulings", *re.findall(r'\["([a-z]+)"', chapters))}
    assert told == wanted


def test_the_texts_ask_for_nothing() -> None:
    asked = {key: names for key, names in placeholders("en").items() if key.startswith("gugong-rule")}
    assert asked
    assert not any(asked.values())


def test_cities_are_called_as_they_are_printed() -> None:
    words = Catalog("en", plain=True)
    assert dict(zip(TABLES.city_ids, TABLES.city_names, strict=True)) == CITIES
    for i, city in enumerate(TABLES.city_ids):
        named = city_msg(TABLES, i)
        assert named.key == "gugong-city-" + city
        assert words.text(named) == TABLES.city_names[i]


def test_a_city_renamed_by_a_component_file_keeps_that_name() -> None:
    corrected = load(TEXT.replace('name = "Wuchang"', 'name = "Wuhan"'))
    named = city_msg(corrected, corrected.city_ids.index("wuchang"))
    assert Catalog("en", plain=True).text(named) == "Wuhan"
