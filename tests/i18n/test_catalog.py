"""The catalogue itself: arguments, lists, isolation, fallback, plurals, and what must never fail."""

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from regnum.i18n import Catalog, catalog, languages
from regnum.i18n.catalog import FIRST_STRONG_ISOLATE as FSI
from regnum.i18n.catalog import LONGEST_LIST, figure, in_digits, kept_whole
from regnum.i18n.catalog import POP_DIRECTIONAL_ISOLATE as PDI
from regnum.kernel.messages import Arg, Msg, Seat, raw

SCOUT = Msg("paladins-slot-scout", {"n": 1})
ANY = Msg("paladins-slot-any", {"n": 1})
CLERIC = Msg("paladins-slot-cleric", {"n": 1})

PERSIAN = """
seat-player = بازیکن { $n }
list-and-two = { $first } و { $last }
list-and-more = { $first }، { $rest }
paladins-reward-labourer = { $n ->
    [one] یک کارگر
   *[other] { $n } کارگر
}
paladins-outsider = { $people_id ->
    [paladins-people-viking] وایکینگ: { $name }
   *[other] { $name }
}
"""


@pytest.fixture
def persian(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A small second language, as a folder of its own would bring it."""
    real = catalog.sources
    kept = (catalog.places, catalog.resource_of, catalog.bundle_of)
    monkeypatch.setattr(catalog, "sources", lambda name: {"all.ftl": PERSIAN} if name == "fa" else real(name))
    monkeypatch.setattr(catalog, "languages", lambda: ("en", "fa"))
    for one in kept:
        one.cache_clear()
    yield
    for one in kept:
        one.cache_clear()


def plain(key: str, **args: Arg) -> str:
    words = Catalog("en", ["Ada", "Bo"], plain=True)
    text = words.text(Msg(key, args))
    assert not words.missing
    assert not words.broken
    return text


def test_only_the_files_that_are_needed_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    files = {
        "a.ftl": "one = { two } and { -three }\n",
        "b.ftl": "two = { four }\n",
        "c.ftl": "-three = III\nfive = V\n",
        "d.ftl": "four = IV\n",
        "e.ftl": "six = VI\n",
    }
    whole = {name: FluentResource(text) for name, text in files.items()}
    monkeypatch.setattr(catalog, "sources", lambda _: files)
    monkeypatch.setattr(catalog, "places", catalog.places.__wrapped__)

    def resource_of(_language: str, file: str) -> ftl.Resource:
        read.append(file)
        return whole[file]

    monkeypatch.setattr(catalog, "resource_of", resource_of)
    bundle = catalog.LocalBundle("en", isolating=False)
    assert not bundle.has_message("seven")
    assert read == []
    pattern = bundle.get_message("one").value
    assert pattern is not None
    assert bundle.format_values(pattern, {}) == ("IV and III", [])
    assert sorted(read) == ["a.ftl", "b.ftl", "c.ftl", "d.ftl"]
    assert bundle.has_message("five")
    assert len(read) == 4


def test_a_language_may_select_on_which_word_it_is_given(persian: None) -> None:
    words = Catalog("fa", plain=True)
    for people, text in (("viking", "وایکینگ: Bo"), ("saracen", "Bo")):
        args: dict[str, Arg] = {"name": raw("Bo"), "people": Msg("paladins-people-" + people)}
        assert words.text(Msg("paladins-outsider", args)) == text
    assert not words.broken


# --- arguments and lists -----------------------------------------------------------------------------


def test_numbers_choose_their_plural() -> None:
    assert plain("paladins-reward-labourer", n=1) == "1 labourer"
    assert plain("paladins-reward-labourer", n=2) == "2 labourers"
    assert plain("paladins-reward-provision", n=0) == "0 provisions"


def test_seats_are_named() -> None:
    assert plain("error-not-your-turn", who=Seat(1)) == "It is not your turn: Bo decides now."


def test_unnamed_seats_are_numbered() -> None:
    words = Catalog("en", ["Ada"], plain=True)
    assert words.seat(0) == "Ada"
    assert words.seat(2) == "Player 3"


def test_seats_may_be_named_by_messages() -> None:
    words = Catalog("en", plain=True)
    words.name_seats(["Ada", Msg("paladins-automa")])
    assert words.seat(1) == "AI player"


@pytest.mark.parametrize(
    ("items", "text"),
    [
        ([], "nothing"),
        ([SCOUT], "a scout"),
        ([SCOUT, ANY], "a scout and any worker"),
        ([SCOUT, ANY, CLERIC], "a scout, any worker and a cleric"),
    ],
)
def test_lists_are_joined(items: list[Msg], text: str) -> None:
    assert plain("paladins-opt-move-conspire", slots=items) == f"Conspire ({text})"
    assert plain("list-and", items=items) == text


def test_alternatives_are_joined() -> None:
    assert plain("list-or", items=[SCOUT, ANY, CLERIC]) == "a scout, any worker or a cleric"


def test_messages_nest() -> None:
    inner = Msg("paladins-ability-action", {"action": Msg("paladins-action-hunt"), "rewards": [SCOUT, ANY]})
    assert plain("paladins-opt-first", reward=inner) == "First: with every Hunt: a scout and any worker"


def test_long_lists_are_cut() -> None:
    items = [raw(f"c{i}") for i in range(LONGEST_LIST + 5)]
    text = plain("error-choice-unknown", choice=raw("x"), offered=items)
    assert f"c{LONGEST_LIST - 1} and 5 more." in text
    assert f"c{LONGEST_LIST}" not in text


def test_raw_is_shown_as_it_stands() -> None:
    assert plain("raw:xyz { $n } -> [one]") == "xyz { $n } -> [one]"
    assert plain("error-record-game", game=raw("gò")) == "The record is of another game: gò."


def test_endless_foreign_text_does_not_break_a_sentence() -> None:
    text = plain("error-state", what=raw("x" * 100_000))
    assert text.startswith("The stored position cannot be read: xxx")
    assert text.endswith("x….")


def test_foreign_text_brings_no_control_characters() -> None:
    words = Catalog("en", ["A\x1b[31md\u202ea\n b"], plain=True)
    assert words.seat(0) == "A[31mda b"
    assert words.text(raw("\x1b[2Jgone\u2066")) == "[2Jgone"


def test_a_text_inside_a_text_keeps_its_own_isolates_and_no_other_marks() -> None:
    assert kept_whole("\u2066+3\u2069 نقره") == "\u2066+3\u2069 نقره"
    assert kept_whole("\u2069a\u2066b\u2067c\u2069\u202ed\x1be") == "ab\u2067c\u2069de"


# --- never failing -------------------------------------------------------------------------------------


def test_a_missing_key_is_shown_and_counted() -> None:
    words = Catalog("en", plain=True)
    assert words.text(Msg("no-such-key", {"n": 1})) == "[no-such-key]"
    assert (
        words.text(Msg("error-game", {"game": Msg("no-such-key"), "games": []})).count("[no-such-key]") == 1
    )
    assert words.missing == {"no-such-key": 2}
    assert not words.broken


def test_a_missing_argument_is_counted() -> None:
    words = Catalog("en", plain=True)
    assert "who" in words.text(Msg("error-not-your-turn"))
    assert len(words.broken) == 1
    assert not words.missing


def test_an_unknown_language_is_english() -> None:
    words = Catalog("xx", plain=True)
    assert words.text(Msg("error-redo")) == plain("error-redo")


# --- isolation -----------------------------------------------------------------------------------------


def test_placeholders_are_isolated() -> None:
    words = Catalog("en", ["آدا"])
    text = words.text(Msg("paladins-log-tax-taken", {"who": Seat(0), "n": 2, "left": 3}))
    assert text.startswith(f"{FSI}آدا{PDI} takes {FSI}2{PDI} silver")


def test_each_item_of_a_list_is_isolated() -> None:
    text = Catalog("en").text(Msg("paladins-opt-pay", {"workers": [raw("آ"), raw("ب"), raw("c")]}))
    assert text == f"Place {FSI}{FSI}آ{PDI}, {FSI}ب{PDI} and {FSI}c{PDI}{PDI}"


def test_long_lists_do_not_nest_isolates() -> None:
    """Unicode knows 125 levels; a list adds two, however long it is."""
    depth = deepest = 0
    items = [raw(f"c{i}") for i in range(LONGEST_LIST + 5)]
    for c in Catalog("en").text(Msg("paladins-opt-pay", {"workers": items})):
        depth += (c == FSI) - (c == PDI)
        deepest = max(deepest, depth)
    assert depth == 0
    assert deepest == 2


def test_plain_texts_have_no_marks() -> None:
    text = plain("paladins-log-gained", who=Seat(0), reward=SCOUT)
    assert text == "Ada gains a scout."


# --- other languages -----------------------------------------------------------------------------------


def test_english_comes_first() -> None:
    assert languages()[0] == "en"


@pytest.mark.usefixtures("persian")
def test_a_key_that_a_language_lacks_is_english() -> None:
    words = Catalog("fa", plain=True)
    assert words.text(Msg("error-redo")) == plain("error-redo")
    assert words.seat(1) == "بازیکن ۲"
    assert not words.missing


@pytest.mark.usefixtures("persian")
def test_a_regional_language_falls_back_to_its_own() -> None:
    assert Catalog("fa-AF", plain=True).seat(0) == "بازیکن ۱"


@pytest.mark.usefixtures("persian")
@pytest.mark.parametrize(("n", "text"), [(0, "یک کارگر"), (1, "یک کارگر"), (12, "۱۲ کارگر")])
def test_plurals_and_digits_are_those_of_the_language(n: int, text: str) -> None:
    """In Persian the form "one" serves for 0 as well."""
    assert Catalog("fa", plain=True).text(Msg("paladins-reward-labourer", {"n": n})) == text


@pytest.mark.usefixtures("persian")
def test_an_english_sentence_takes_a_list_of_the_language() -> None:
    words = Catalog("fa", plain=True)
    workers: list[Msg] = [Msg("paladins-reward-labourer", {"n": n}) for n in (2, 3, 4)]
    assert words.text(Msg("paladins-opt-pay", {"workers": workers})) == "Place ۲ کارگر، ۳ کارگر و ۴ کارگر"


@pytest.mark.parametrize(
    ("language", "text"), [("en", "−75,124"), ("tr", "−75.124"), ("it", "−75.124"), ("fa", "−۷۵٬۱۲۴")]
)
def test_signs_of_numbers_are_those_of_the_language(language: str, text: str) -> None:
    assert Catalog(language, plain=True).text(Msg("term-number", {"n": -75124})) == text
    assert figure(-75124.26, 0, language) == text


def test_measured_numbers_and_dates_are_written_as_the_language_does() -> None:
    assert [figure(1234.56, 1, name) for name in ("en", "tr", "it", "fa", "qps")] == [
        "1,234.6",
        "1.234,6",
        "1.234,6",
        "۱٬۲۳۴٫۶",
        "1,234.6",
    ]
    assert in_digits("2026-07-09 21:45", "fa") == "۲۰۲۶-۰۷-۰۹ ۲۱:۴۵"
    assert in_digits("2026-07-09 21:45", "it") == "2026-07-09 21:45"
