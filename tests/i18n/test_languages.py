"""Every language against English: nothing is missing, nothing is idle, nothing asks for what is not given."""

import pytest
from tests.i18n.held import COMPLETE, UNFINISHED, files_of_keys, given
from tests.i18n.reading import placeholders

from regnum.i18n import languages


def test_every_language_is_known_to_the_tests() -> None:
    """A new folder is listed in held.py: as whole, or as one that is still being written."""
    assert sorted(languages()) == sorted(COMPLETE + UNFINISHED)


@pytest.mark.parametrize("language", COMPLETE)
def test_a_whole_language_lacks_nothing(language: str) -> None:
    missing = placeholders("en").keys() - placeholders(language).keys()
    assert not missing, f"{language} lacks {len(missing)} messages: {sorted(missing)[:20]}"


@pytest.mark.parametrize("language", languages())
def test_no_translation_is_idle(language: str) -> None:
    idle = placeholders(language).keys() - placeholders("en").keys()
    assert not idle, f"{language} has messages English does not have: {sorted(idle)}"


@pytest.mark.parametrize("language", languages())
def test_translations_stand_in_the_same_files(language: str) -> None:
    """The name of a file says with which part of the page it comes: elsewhere a message may come too late."""
    english = files_of_keys("en")
    moved = [
        f"{key} stands in {file}, in English in {english[key]}"
        for key, file in files_of_keys(language).items()
        if english.get(key, file) != file
    ]
    assert moved == []


@pytest.mark.parametrize("language", languages())
def test_translations_ask_only_for_what_they_are_given(language: str) -> None:
    wrong = [
        f"{key} asks for {sorted(names - given()[key])}"
        for key, names in placeholders(language).items()
        if key in given() and names - given()[key]
    ]
    assert wrong == []
