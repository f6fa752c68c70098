"""One of a thing is told as one, and questions say only what holds there."""

import re

from tests.i18n.reading import placeholders

from regnum.i18n import Catalog
from regnum.kernel.messages import Msg

SEVERAL = "deniers|servants|dice|cubes|citizens|tokens|moves|steps|cards|tradesmen|events|times"
ONE = re.compile(rf"\b1 ({SEVERAL})\b")

# Here the number is printed and not one (prices of groups and variants, sizes), or stands for a colour.
NEVER_ONE = """
    gugong-log-traded gugong-opt-travel-b gugong-opt-travel-b-double gugong-opt-intrigue-b
    gugong-opt-intrigue-b-double gugong-why-ship-not-full gugong-prompt-pay gugong-opt-trade
    gugong-why-servants-short gugong-why-tokens-uneven troyes-effect-add-to-total troyes-effect-recolour
    troyes-effect-multiply troyes-effect-free-dice troyes-effect-highest-sum troyes-prompt-group
    troyes-prompt-group-cube troyes-prompt-group-target troyes-prompt-uses-card troyes-why-deniers-dice
    troyes-why-group-full troyes-why-reserve-empty troyes-why-flags web-gugong-help-place-travel
    web-gugong-help-place-jade web-gugong-help-place-palace web-gugong-help-place-canal
    web-gugong-help-tag-pay web-gugong-help-trade-what web-gugong-trade-words web-troyes-help-die-foreign
    web-troyes-help-building web-troyes-help-influence-buys web-troyes-lock-group-full
    web-troyes-lock-reserve-empty web-troyes-king-dice
"""


def words(key: str, **args: int) -> str:
    return Catalog("en", plain=True).text(Msg(key, {**args}))


def test_one_is_not_several() -> None:
    wrong = [
        f"{key}: {text}"
        for key, names in placeholders("en").items()
        if re.match("(web-)?(gugong|troyes)-", key) and key not in NEVER_ONE.split()
        for text in [words(key, **dict.fromkeys(names, 1))]
        if ONE.search(text)
    ]
    assert wrong == []


def test_a_question_begins_with_a_capital_letter() -> None:
    asked = Msg(
        "troyes-prompt-choose-dice", {"target": Msg("troyes-target-cathedral"), "colour": Msg("list-none")}
    )
    assert Catalog("en").text(asked).startswith("Choose")


def test_the_palace_has_no_rows() -> None:
    assert "row" not in words("troyes-prompt-source-expel", building=1, owner=1, row=1)
    assert "row" in words("troyes-prompt-source-expel", building=1, owner=1, row=2)


def test_servants_that_are_short_are_counted() -> None:
    assert "there is 1 in your pool" in words("gugong-why-servants-short", need=2, have=1)
    assert "there are 2 in your pool" in words("gugong-why-servants-short", need=3, have=2)
    assert "there is none in your pool" in words("gugong-why-servants-short", need=1, have=0)
