"""What cards and choices say: words that would mislead a player, held against the rules."""

from typing import cast

from regnum.games import game
from regnum.games.paladins.box.box import Box
from regnum.games.paladins.const import DESTROY_DEBT, PAY_DEBT, PRAYER, REMOVE_SUSPICION, item
from regnum.games.paladins.rules.alternatives import idle_words, set_words
from regnum.games.paladins.rules.rewards import declining
from regnum.games.paladins.state import Table
from regnum.games.paladins.words.names import outsider_scoring, space_msg
from regnum.i18n import Catalog
from regnum.kernel.messages import Msg
from regnum.kernel.record import new_game
from regnum.library import tables_for

CATALOG = Catalog("en", plain=True)


def tables() -> Box:
    found = tables_for("paladins")
    assert isinstance(found, Box)
    return found


def said(msg: Msg) -> str:
    return CATALOG.text(msg)


def start() -> Table:
    return cast(Table, new_game(game("paladins"), tables_for("paladins"), 2, {}, "words"))


def test_the_hunter_counts_the_crew() -> None:
    """Not how often one has recruited: discards are recruited too [P81, R-P18]."""
    t = tables()
    hunters = [card for card, name in enumerate(t.outsider_names) if name == "hunter"]
    assert hunters
    for card in hunters:
        words = said(outsider_scoring(t, card))
        assert "townsfolk in the crew" in words
        assert "Recruit" not in words


def test_regions_are_named_as_the_board_names_them() -> None:
    t = tables()
    names = [said(space_msg(t, t.space_region.index(region))).split(",")[0] for region in range(6)]
    assert names == ["Region I", "Region II", "Region III", "Region IV", "Region V", "Region VI"]


def test_choices_are_plain_english() -> None:
    assert said(declining(0, item(PRAYER, 1)).label) == "Decline: a space cleared"
    assert said(set_words((item(PAY_DEBT, 1),))[1]) == "Reward: 1 debt paid"


def test_a_reward_without_use_says_so() -> None:
    """It may be chosen all the same (R-P05)."""
    me = start().seat(0)
    for code, word in (
        (PAY_DEBT, "debt"),
        (DESTROY_DEBT, "debt"),
        (REMOVE_SUSPICION, "suspicion"),
        (PRAYER, "workers"),
    ):
        (note,) = [said(msg) for msg in idle_words(me, (item(code, 1),))]
        assert note.startswith("brings nothing")
        assert word in note
    me.unpaid = 1
    assert not idle_words(me, (item(PAY_DEBT, 1),))
