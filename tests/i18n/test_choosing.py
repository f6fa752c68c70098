"""Which language somebody reads: browsers, systems and people name languages in many ways."""

import pytest

from regnum.i18n.choosing import (
    accepted,
    chosen,
    direction_of,
    found_in,
    is_plain,
    of_browser,
    of_system,
    taken_out,
)

KNOWN = ("en", "fa", "it", "tr", "zh-Hant")


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("fa", "fa"),
        ("fa-AF", "fa"),
        ("FA_ir", "fa"),
        ("zh-Hant-TW", "zh-Hant"),
        ("zh", ""),
        ("far", ""),
        ("", ""),
        ("*", ""),
    ],
)
def test_a_name_is_found_without_its_region(wanted: str, found: str) -> None:
    assert found_in(wanted, KNOWN) == found


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fa-AF,fa;q=0.9,en;q=0.8", "fa"),
        ("de,it;q=0.4,tr;q=0.7", "tr"),
        ("de-DE,de;q=0.9", "en"),
        ("tr;q=0,it;q=0.1", "it"),
        ("tr;q=x", "en"),
        ("", "en"),
        ("*", "en"),
        ("," * 5000 + "tr", "en"),
    ],
)
def test_a_browser_asks_with_weights(header: str, language: str) -> None:
    assert chosen(accepted(header), KNOWN) == language


def test_weights_of_the_same_size_keep_their_order() -> None:
    assert accepted("it, tr;q=1, fa;q=0.5") == ["it", "tr", "fa"]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "tr_TR.UTF-8"}, "tr"),
        ({"LANG": "tr_TR.UTF-8", "LC_MESSAGES": "it_IT@euro"}, "it"),
        ({"LANG": "tr_TR.UTF-8", "LC_MESSAGES": "it_IT", "LC_ALL": "fa_AF"}, "fa"),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "de:fa:tr"}, "fa"),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fa"}, "en"),
        ({"LC_ALL": "POSIX", "LANG": "tr_TR"}, "en"),
        ({"LC_ALL": "", "LANG": "tr_TR"}, "tr"),
        ({"REGNUM_LANG": "it", "LC_ALL": "fa_AF"}, "it"),
        ({"REGNUM_LANG": "xx", "LC_ALL": "fa_AF"}, "en"),
    ],
)
def test_a_terminal_follows_our_variable_and_then_the_system(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regnum.i18n.choosing.languages", lambda: KNOWN)
    assert of_system(environment) == language


@pytest.mark.parametrize(
    ("arguments", "wanted", "rest"),
    [
        (["play", "gugong"], None, ["play", "gugong"]),
        (["--lang", "fa", "play"], "fa", ["play"]),
        (["play", "--lang=tr", "gugong"], "tr", ["play", "gugong"]),
        (["play", "--lang"], "", ["play"]),
        (["--lang", "--help"], "", ["--help"]),
        (["play", "--", "--lang", "fa"], None, ["play", "--", "--lang", "fa"]),
    ],
)
def test_the_option_may_stand_anywhere(arguments: list[str], wanted: str | None, rest: list[str]) -> None:
    assert taken_out(arguments) == (wanted, rest)


def test_persian_is_written_from_right_to_left() -> None:
    assert [direction_of(name) for name in ("en", "tr", "it", "fa", "fa-AF", "qps", "qpm", "xx")] == [
        *("ltr", "ltr", "ltr", "rtl", "rtl", "ltr", "rtl", "ltr")
    ]
    assert is_plain("tr")
    assert not is_plain("fa")


def test_a_language_nobody_has_is_english() -> None:
    assert of_browser("xx-XX, x;q=0.3") == "en"
