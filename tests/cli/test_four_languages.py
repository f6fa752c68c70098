"""The terminal in all languages: legends that match the boards, digits, columns, and what may be typed."""

import io
import re
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from regnum.cli.main import main
from regnum.cli.marks import right
from regnum.cli.menu import entries, further
from regnum.cli.plain import in_latin
from regnum.cli.session import Session
from regnum.cli.sheets import score_lines
from regnum.cli.start import Wanted, session_for
from regnum.cli.words import Words, speak
from regnum.i18n import languages

GAMES = ("paladins", "troyes", "gugong")


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    speak("en")


def begun(name: str, language: str, players: int = 2) -> Session:
    speak(language)
    return session_for(Wanted(name, players, bots=players - 1, bot="random", seed="four"))


def shown(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


# --- legends ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_samples_of_troyes_look_like_its_board(language: str) -> None:
    session = begun("troyes", language)
    while not any(one["card"] for one in session.view()["cards"]):
        session.choose(session.offered()[0].option)
    view = session.view()
    event = next(entry for entry in view["events"] if len(entry["cubes"]) + entry["left"] >= 3)
    event["left"] = 2
    event["cubes"] = [0]
    place = next(one for one in view["cards"] if one["card"] is not None)
    place["slots"] = [{"seat": 0, "vp": 2}, {"seat": None, "vp": 1}]
    place["cubes"] = [{"seat": 0, "n": 2}]
    samples = samples_of(session)
    table = shown(session.painter.table(view, 500))
    for text in ("flags", "slots", "cubes"):
        assert samples["term-troyes-legend-" + text] in table


@pytest.mark.parametrize("language", languages())
def test_the_ship_of_the_legend_looks_like_one_on_the_canal(language: str) -> None:
    session = begun("gugong", language)
    view = session.view()
    view["canal"]["routes"][0]["ports"][1]["ship"] = {"seat": 1, "ship": 1, "servants": 2, "double": True}
    assert samples_of(session)["term-gugong-legend-ship"] in shown(session.painter.table(view, 500))


def samples_of(session: Session) -> dict[str, str]:
    """The marks of the legend by the key of their explanation."""
    found: dict[str, str] = {}
    for line in session.painter.legend():
        for name in (
            "troyes-legend-flags",
            "troyes-legend-slots",
            "troyes-legend-cubes",
            "gugong-legend-ship",
        ):
            told = session.words("term-" + name)
            if line.plain.endswith(told):
                found["term-" + name] = line.plain.removesuffix(told).strip()
    return found


# --- digits ----------------------------------------------------------------------------------------------

LATIN_DIGIT = re.compile(r"[0-9]")
# What keeps Latin digits: rules in brackets, and the file to go on with.
CODE = re.compile(r"\[\u2068?[A-Z]+(-[A-Z]+)?[0-9]+\u2069?\]|--resume \S+")


@pytest.mark.parametrize("game", ["paladins --solo", "troyes --solo", "gugong --solo", "troyes", "gugong"])
def test_persian_plain_mode_has_persian_digits(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["؟", "w", "b", "v", "s", "i", *["۱"] * 30, "b", "v", "s", "l", "w", "۱؟", "i", "۹۹", "q"]
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
    bots = [] if "--solo" in game else ["--players", "3", "--bots", "2", "--bot", "random"]
    assert main(["play", *game.split(), *bots, "--plain", "--seed", "digits", "--lang", "fa"]) == 0
    out = capsys.readouterr().out
    assert Words("fa")("term-plain-help") in out  # by the question mark of Persian
    assert Words("fa")("term-plain-unknown", typed="۹۹") in out
    assert out.count("۱") > 100
    assert [line for line in out.splitlines() if LATIN_DIGIT.search(CODE.sub("", line))] == []


def test_digits_and_the_question_mark_of_other_keyboards_may_be_typed() -> None:
    assert in_latin("۱۲؟") == "12?"
    assert in_latin("٣") == "3"
    assert in_latin("trade ۲") == "trade 2"
    assert in_latin("u²") == "u²"


# --- columns ---------------------------------------------------------------------------------------------


def test_a_cell_is_as_wide_as_it_looks() -> None:
    assert right(Text("\u2068۱۲\u2069"), "نام‌ها").plain == "   \u2068۱۲\u2069"
    assert right(Text("12345"), "Bo").plain == "12345"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_numbers_of_the_score_sheet_end_below_the_end_of_the_names(game: str, language: str) -> None:
    session = begun(game, language, 1)
    head, *rows = (line.plain for line in score_lines(session))
    end = cell_len(head.rstrip())
    numbers = rows[: len(session.scores())]
    assert [cell_len(row.rstrip()) for row in numbers] == [end] * len(numbers)


# --- texts inside texts ----------------------------------------------------------------------------------


def test_a_sign_and_its_number_stay_together_inside_another_text() -> None:
    words = Words("fa")
    inner: Any = words("term-times", n=2)
    assert inner == "\u2066×\u2068۲\u2069\u2069"
    assert inner in words("term-plain-log", text=inner)
    assert inner in words.list([inner, "ب"])


# --- the words of each game ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "day", "meng"),
    [
        ("en", " · day 1 · ", "Alone against Meng, easy"),
        ("tr", " · 1. gün · ", "Tek başınıza (rakip: Meng), kolay"),
        ("it", " · giornata 1 · ", "In solitario contro Meng (facile)"),
        ("fa", " · روز ۱ · ", "به‌تنهایی در برابر مِنگ، آسان"),
    ],
)
def test_the_menu_says_day_and_meng_where_they_are_played(language: str, day: str, meng: str) -> None:
    session = begun("gugong", language, 1)
    session.choose(session.offered()[0].option)
    labels = [without_isolates(entry.label) for entry in entries(Words())]
    assert day in labels[0]
    assert meng in labels
    assert sum(without_isolates(Words()("troyes-automa")) in label for label in labels) == 1


@pytest.mark.parametrize("language", ["en", "tr", "it", "fa"])
def test_every_level_says_in_every_language_how_it_plays_every_game(language: str) -> None:
    begun("gugong", language, 1)
    words = Words()
    told = [entry.label for game in GAMES for entry in further(words, Wanted(game, 2, bots=1))]
    assert len(set(told)) == 3 * len(GAMES)
    assert not any("bot-" in label for label in told)
    assert further(words, Wanted("gugong", 2)) == []


def without_isolates(text: str) -> str:
    return re.sub("[\u2066-\u2069]", "", text)


def test_a_saved_game_is_not_resumed_with_the_name_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "troyes", "--resume", "x.json"]) == 2
    assert "--resume goes without “troyes”" in capsys.readouterr().err
    assert main(["play", "--resume", "x.json", "--seed", "1"]) == 2
    assert "--resume goes without --seed" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "193 values: rulebook"),
        ("tr", "193 değer: kural kitabı"),
        ("it", "193 valori: regolamento"),
        ("fa", "۱۹۳ مقدار: کتاب قوانین"),
    ],
)
def test_components_say_where_values_are_from(
    language: str, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["components", "gugong", "--lang", language]) == 0
    assert line in without_isolates(capsys.readouterr().out)
