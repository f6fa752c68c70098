"""The glossary is whole, and labels of a whole language are its words."""

import re

import pytest
from tests.i18n.held import COMPLETE, anatomies

import term_check
from regnum.i18n.glossary import ORIGINS, data_of, glossary, groups

LANGUAGES = ("tr", "fa", "it")  # that have a glossary
NOT_PERSIAN = re.compile("[يكة٠-٩0-9]| \u200c|\u200c |\u200c$|^\u200c|[,;?]")
MAY_BE_LATIN = re.compile(r"Ctrl\+C|µs")


@pytest.mark.parametrize("group", groups())
def test_every_term_has_a_word_and_an_origin_in_every_language(group: str) -> None:
    wrong = []
    for entry in data_of(group)["term"]:
        for part in [entry, *entry.get("label", [])]:
            wrong += [
                f"{part.get('en')}: no {lang}"
                for lang in ("en", *LANGUAGES)
                if not part.get(lang, "").strip()
            ]
        wrong += [
            f"{entry['en']}: {lang}_from" for lang in LANGUAGES if entry.get(f"{lang}_from") not in ORIGINS
        ]
        if "en_pl" in entry:
            wrong += [f"{entry['en']}: no {lang}_pl" for lang in LANGUAGES if f"{lang}_pl" not in entry]
    assert wrong == []


def test_persian_words_are_written_as_persian_is() -> None:
    words = [word for term in glossary("fa") for word in (term.word, term.plural, term.other)]
    assert [word for word in words if NOT_PERSIAN.search(MAY_BE_LATIN.sub("", word))] == []


@pytest.mark.parametrize("language", [language for language in COMPLETE if language in LANGUAGES])
def test_labels_are_the_words_of_the_glossary(language: str) -> None:
    wrong = term_check.labels(language)
    assert not wrong, "\n".join(map(str, wrong))


@pytest.mark.parametrize("language", LANGUAGES)
def test_exceptions_are_for_messages_that_exist(language: str) -> None:
    assert term_check.allowed(language).keys() - anatomies("en").keys() == set()
    assert all(reason.strip() for reason in term_check.allowed(language).values())


def test_another_word_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    term = next(term for term in glossary("it") if term.keys and term.english == "player")
    good, bad = term.keys[:2]
    said = {"it": {good: "Giocatori", bad: "Concorrenti"}, "en": {good: "Players", bad: "Players"}}
    monkeypatch.setattr(term_check, "messages", said.__getitem__)
    assert [finding.key for finding in term_check.labels("it")] == [bad]


def test_inflected_words_count_as_used() -> None:
    worker = next(term for term in glossary("tr") if term.english == "worker")
    assert term_check.uses("İşçilerinizi yerleştirin", worker)
    assert not term_check.uses("Kartınızı yerleştirin", worker)
