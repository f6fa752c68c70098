"""Names and chat: harmless, and spelt as people spell them."""

import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.support import running

from regnum.server.names import DIRECTION_MARKS, clean, cut

ALI_REZA = "علی\u200cرضا"
FAMILY = "👩\u200d👩\u200d👧\u200d👦"
ENGLAND = "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"


@pytest.mark.parametrize(
    "name", [ALI_REZA, FAMILY, ENGLAND, "❤\ufe0f", "👍🏽", "क्षत्रिय", "e\u0301va", "🇮🇷🇹🇷", "Zoë", "\u200fשלום"]
)
def test_names_stay_as_they_are_spelt(name: str) -> None:
    assert clean(name, 40) == name


@pytest.mark.parametrize("mark", sorted(DIRECTION_MARKS | {"\0", "\x07", "\x7f", "\x9b", "\ud800"}))
def test_control_and_direction_marks_go(mark: str) -> None:
    assert clean(f"a{mark}b", 40) == "ab"


@pytest.mark.parametrize("nothing", ["", " \n ", "\u200d\u200c", "\u200b\ufeff\u2060", "\u2028"])
def test_a_name_nobody_can_see_is_none(nothing: str) -> None:
    assert clean(nothing, 40) == ""


@pytest.mark.parametrize(
    ("text", "limit", "left"),
    [
        ("ab" + FAMILY, 5, "ab"),
        (FAMILY + "ab", 7, FAMILY),
        ("a👍🏽", 2, "a"),
        ("🇮🇷🇹🇷", 3, "🇮🇷"),
        ("x🇮🇷🇹🇷", 3, "x🇮🇷"),
        ("e\u0301va", 1, "e"),  # one sign alone is longer than allowed
        ("xe\u0301", 2, "x"),
        ("क्ष", 2, "क्"),
        ("aक्ष", 3, "a"),
        ("abc", 2, "ab"),
        (ENGLAND + "x", 7, ENGLAND),
        ("x" + ENGLAND, 4, "x"),
        ("한", 3, "한"),
        ("x\u1112\u1161\u11ab", 3, "x"),
    ],
)
def test_a_cut_splits_nothing_that_is_seen_as_one(text: str, limit: int, left: str) -> None:
    assert cut(text, limit) == left


def test_a_cut_name_does_not_end_with_a_joiner() -> None:
    assert clean(ALI_REZA, 4) == "علی"


@given(st.text(), st.integers(1, 30))
def test_what_is_left_is_harmless_and_short(text: str, limit: int) -> None:
    left = clean(text, limit)
    assert len(left) <= limit
    assert clean(left, limit) == left
    assert not any(unicodedata.category(c) in ("Cc", "Cs", "Zl", "Zp") or c in DIRECTION_MARKS for c in left)
    left.encode()


@pytest.mark.anyio
async def test_seats_and_chat_keep_joiners(tmp_path: Path) -> None:
    async with running(str(tmp_path / "db")) as server:
        table = (await server.new_table())["id"]
        key = await server.claim(table, 0, name=ALI_REZA)
        shown = (await server.good("GET", f"/api/tables/{table}"))["table"]
        assert shown["seats"][0]["name"] == ALI_REZA
        async with server.watch(table, key) as me:
            assert (await me.ask("chat", text=f"سلام {FAMILY}"))["type"] == "done"
            said = [h["entry"] for h in me.happenings if h["entry"]["t"] == "chat"]
        assert [(entry["name"], entry["text"]) for entry in said] == [(ALI_REZA, f"سلام {FAMILY}")]
